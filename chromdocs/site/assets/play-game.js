// A match: what was played, whose turn it is, and what each move was worth. Players are 0, the
// reader, and 1, the opponent or a second reader; sides are 0, Left or anybody, and 1, Right.
// Letters of positions and lists of moves come from the library; nothing here knows a page.
const match = (() => {
  const [LOSES, DRAWS, WINS] = [0, 1, 2];
  const SLIPS = 1 / 3; // of the moves of an opponent who errs now and then
  const THRICE = 3; // as often a position may come with the same player to move

  /** @param {number[]} heaps */
  const total = (heaps) => heaps.reduce((a, b) => a + b, 0);

  /**
   * Begin a match.
   * @param {Board} board
   * @param {{ first?: number, sides?: [number, number] }} [options]
   * @returns {Match}
   */
  const begin = (board, { first = 0, sides = [0, 1] } = {}) => ({
    board, first, sides, start: board.start, opening: [], steps: [], cursor: 0,
  });

  /** @param {Match} played */
  const at = ({ start, steps, cursor }) => (cursor ? steps[cursor - 1].leave : start);
  /** @param {Match} played */
  const forbidden = ({ opening, steps, cursor }) => (cursor ? steps[cursor - 1].forbid : opening);
  /** @param {Match} played */
  const mover = ({ first, cursor }) => (first + cursor) % 2;
  /** @param {Match} played */
  const side = (played) => played.sides[mover(played)];

  /**
   * Return the match after a move; what was taken back before is forgotten.
   * @param {Match} played
   * @param {number[]} leave
   * @param {number[][]} [forbid]
   * @returns {Match}
   */
  const move = (played, leave, forbid = []) => {
    const steps = [...played.steps.slice(0, played.cursor), { leave, forbid }];
    return { ...played, steps, cursor: steps.length };
  };

  /**
   * Return the match before an earlier move, or after moves that were taken back.
   * @param {Match} played
   * @param {number} cursor
   * @returns {Match}
   */
  const to = (played, cursor) => ({ ...played, cursor: Math.max(0, Math.min(cursor, played.steps.length)) });

  /**
   * Return where undoing or redoing leads: to the next turn, of the reader's if there is an opponent; or -1.
   * @param {Match} played
   * @param {boolean} both - both players are readers
   * @param {number} by - 1 to redo, -1 to undo
   */
  const turn = ({ first, steps, cursor }, both, by) => {
    for (let there = cursor + by; there >= 0 && there <= steps.length; there += by) {
      if (both || (first + there) % 2 === 0 || (by > 0 && there === steps.length)) return there;
    }
    return -1;
  };

  /**
   * Return what a player may leave.
   * @param {Match} played
   * @param {Moves} node - the moves from here
   */
  const options = (played, { moves }) =>
    (moves[side(played)] ?? moves[0]).filter((heaps) => !holds(forbidden(played), heaps));

  /**
   * Return what leaving a position is worth to the side that leaves it.
   * @param {Board} board
   * @param {number[]} heaps
   * @param {number} whose
   */
  const worth = (board, heaps, whose) => {
    const letter = outcomeAt(board, heaps);
    if (letter === "D") return DRAWS;
    return letter === "P" || letter === "LR"[whose] ? WINS : LOSES;
  };

  /**
   * Return the best that a side can get out of some options, and the options that give it.
   * @param {Board} board
   * @param {number[][]} from
   * @param {number} whose
   */
  const best = (board, from, whose) => {
    const most = Math.max(LOSES, ...from.map((heaps) => worth(board, heaps, whose)));
    return { worth: most, moves: from.filter((heaps) => worth(board, heaps, whose) === most) };
  };

  /**
   * Return the move of an opponent: perfect, one who slips, or a random one.
   * @param {Board} board
   * @param {number[][]} from
   * @param {number} whose
   * @param {string} level
   * @param {() => number} random
   */
  const choice = (board, from, whose, level, random) => {
    const any = () => from[Math.floor(random() * from.length)];
    if (level === "random" || (level === "slips" && random() < SLIPS)) return any();
    const found = best(board, from, whose);
    if (found.worth > LOSES) return found.moves[0];
    return from.reduce((a, b) => (total(b) > total(a) ? b : a)); // a lost game is made long
  };

  /**
   * Return what a player who does not err forbids: moves that win, as many as may be.
   * @param {Board} board
   * @param {Moves} node - the moves of the other player
   * @param {number} whose - the other player's side
   */
  const forbids = (board, { blocks }, whose) => {
    if (!blocks) return [];
    /** @param {number[]} heaps */
    const wins = (heaps) => worth(board, heaps, whose) === WINS;
    return [...blocks.from.filter(wins).slice(0, blocks.most), ...blocks.besides.filter(wins)];
  };

  /**
   * Tell whether some options may be forbidden together.
   * @param {Moves} node
   * @param {number[][]} chosen
   */
  const mayForbid = ({ blocks }, chosen) => {
    const counted = chosen.filter((heaps) => !holds(blocks?.besides ?? [], heaps));
    return counted.length <= (blocks?.most ?? 0) && counted.every((heaps) => holds(blocks?.from ?? [], heaps));
  };

  /**
   * Judge a move: what it was worth, what could be had, and how.
   * @param {Match} played
   * @param {number} i - the number of the move
   * @param {Moves} before - the moves from where it was made
   * @param {Moves} [after] - those of the other player then, where some may be forbidden
   * @returns {Judged}
   */
  const judge = (played, i, before, after) => {
    const then = to(played, i);
    const { leave, forbid } = played.steps[i];
    const { board } = played;
    const whose = side(then);
    const could = best(board, options(then, before), whose);
    const got = worth(board, leave, whose);
    if (got < could.worth) return { by: mover(then), leave, got, could: could.worth, better: could.moves, missed: [] };
    const other = played.sides[1 - mover(then)];
    const missed = got === WINS && after?.blocks
      ? (after.moves[other] ?? after.moves[0])
        .filter((heaps) => worth(board, heaps, other) === WINS && !holds(forbid, heaps))
      : [];
    return { by: mover(then), leave, got: missed.length ? LOSES : got, could: could.worth, better: [], missed };
  };

  /**
   * Return the last slip of player 0, with the match before it and, if only what was forbidden
   * then was wrong, the position that was left; undefined if there was none.
   * @param {Match} played
   * @param {Judged[]} verdicts - on all moves
   */
  const lastSlip = (played, verdicts) => {
    const i = verdicts.slice(0, played.cursor).findLastIndex(({ by, got, could }) => by === 0 && got < could);
    const slip = verdicts[i];
    return slip && { slip, then: to(played, i), left: slip.missed.length ? slip.leave : null };
  };

  /**
   * Return the moves that should have been forbidden before the first move, and were not.
   * @param {Match} played
   * @param {Moves} node - the moves from the start
   */
  const unbarred = ({ board, start, opening, sides, first }, node) => {
    if (worth(board, start, sides[1 - first]) !== WINS) return [];
    return (node.moves[sides[first]] ?? node.moves[0])
      .filter((heaps) => worth(board, heaps, sides[first]) === WINS && !holds(opening, heaps));
  };

  /**
   * Return who has won: a player; -1 if nobody, as play goes round; undefined while it goes on.
   * @param {Match} played
   * @param {Moves} node
   */
  const winner = (played, node) => {
    const who = mover(played);
    if (!options(played, node).length) return played.board.misere ? who : 1 - who;
    const here = at(played);
    const before = [played.start, ...played.steps.slice(0, played.cursor).map(({ leave }) => leave)];
    const times = before.filter((heaps, i) => sameHeaps(heaps, here) && (played.cursor - i) % 2 === 0).length;
    return played.board.loopy && times >= THRICE ? -1 : undefined;
  };

  /**
   * Return what is chosen once a reader has set one heap to a new height: several heaps together
   * if some move does that, else this heap alone; `dropped` are the heaps that are let go.
   * @param {number[][]} from - the options
   * @param {number[]} here
   * @param {number[]} chosen
   * @param {number} i
   * @param {number} height
   * @param {boolean} [raises] - a move may raise another heap, which is then no heap to take from
   */
  const pick = (from, here, chosen, i, height, raises) => {
    const fit = raises ? from.filter((heaps) => heaps[i] === height) : [];
    if (fit.length === 1) return { chosen: [...fit[0]], dropped: [], several: false };
    const together = chosen.map((size, j) => (i === j ? height : size));
    const alone = here.map((size, j) => (i === j ? height : size));
    const several = from.some((heaps) => heaps.filter((size, j) => size < here[j]).length > 1);
    if (several || holds(from, together)) return { chosen: together, dropped: [], several };
    const dropped = chosen.flatMap((size, j) => (j !== i && size < here[j] ? [j] : []));
    return { chosen: alone, dropped, several };
  };

  /**
   * Write the moves for an address: "4,7;2,5!1,2"; after a "!" stands what was forbidden then.
   * @param {Match} played
   */
  const written = ({ opening, steps, cursor }) => {
    /** @param {number[][]} list */
    const off = (list) => list.map((heaps) => `!${heaps}`).join("");
    const moves = steps.slice(0, cursor).map(({ leave, forbid }) => `${leave}${off(forbid)}`);
    return [...(opening.length ? [off(opening)] : []), ...moves].join(";");
  };

  /**
   * Read moves from an address; what is no list of positions is refused.
   * @param {string} text
   * @returns {{ opening: number[][], steps: Step[] } | undefined}
   */
  const read = (text) => {
    if (!/^(!?\d+(,\d+)*(!\d+(,\d+)*)*)?(;\d+(,\d+)*(!\d+(,\d+)*)*)*$/.test(text)) return undefined;
    const parts = text ? text.split(";").map((part) => part.split("!").map((heaps) => heaps.split(",").map(Number))) : [];
    const opening = text.startsWith("!") ? (parts.shift() ?? []).slice(1) : [];
    return { opening, steps: parts.map(([leave, ...forbid]) => ({ leave, forbid })) };
  };

  return {
    LOSES, DRAWS, WINS, SLIPS, begin, at, forbidden, mover, side, move, to, turn, options, worth, best, choice, forbids, mayForbid,
    judge, lastSlip, unbarred, winner, pick, written, read,
  };
})();
