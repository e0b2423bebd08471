// Where reasons come from: what was prepared with a board, what the library says, what answers there are.
const reasons = (() => {
  const MANY = 60; // moves whose answers are told

  /**
   * Return the reason for a position.
   * @param {Board} board
   * @param {number[]} at
   * @param {string} prepared - the script with the reasons of this board, if there is one
   * @returns {Promise<Why>}
   */
  const why = async (board, at, prepared) => {
    const found = prepared ? /** @type {(Why | null)[]} */ (await fetched(prepared))[placeOf(board, at)] : null;
    return found ?? ask("why", { game: board.game, at, misere: board.misere });
  };

  /**
   * Return each move from a position that is not forbidden, and what wins against it.
   * @param {Board} board
   * @param {number[]} at
   * @param {number} mine - the side that moves
   * @param {number[][]} off - what is forbidden
   * @param {(heaps: number[]) => Promise<Moves>} nodeOf
   * @returns {Promise<{ wins: number, draws: number, total: number, shown: Answered[] }>} - all that win, and some others
   */
  const answers = async (board, at, mine, off, nodeOf) => {
    const { moves } = await nodeOf(at);
    const free = (moves[mine] ?? moves[0]).filter((leave) => !holds(off, leave));
    const [wins, draws, loses] = [match.WINS, match.DRAWS, match.LOSES].map((worth) =>
      free.filter((leave) => match.worth(board, leave, mine) === worth));
    const shown = await Promise.all([...wins, ...draws, ...loses].slice(0, MANY).map(async (leave) => {
      const worth = /** @type {const} */ (["loses", "draws", "wins"])[match.worth(board, leave, mine)];
      if (worth !== "loses") return { move: leave, worth, answer: null };
      const next = await nodeOf(leave);
      const forbidden = match.forbids(board, next, 1 - mine);
      const left = (next.moves[1 - mine] ?? next.moves[0]).filter((heaps) => !holds(forbidden, heaps));
      return { move: leave, worth, answer: match.best(board, left, 1 - mine).moves[0] ?? null };
    }));
    return { wins: wins.length, draws: draws.length, total: free.length, shown };
  };

  return { why, answers };
})();
