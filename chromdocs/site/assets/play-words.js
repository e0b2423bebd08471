// What is said on a board: sentences about a match, made of what the library has found.
const words = (() => {
  const { LOSES, DRAWS, WINS } = match;
  /** @param {string} text */
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  /** @param {number[][]} list */
  const either = (list) => list.map(named).join(" or ");
  /** @param {Settings} settings */
  const both = ({ people }) => people === 2;

  /**
   * Return what a player is called in the middle of a sentence.
   * @param {Playing} playing
   * @param {number} player
   */
  const who = ({ board, settings, played }, player) => {
    if (!both(settings)) return ["you", "the opponent"][player];
    if (board.partizan) return ["Left", "Right"][played.sides[player]];
    return player === settings.first ? "the first player" : "the second player";
  };

  /**
   * Return the beginning of a sentence: who does something.
   * @param {Playing} playing
   * @param {number} player
   * @param {string} verb
   */
  const does = (playing, player, verb) => {
    const name = who(playing, player);
    return `${capital(name)} ${verb}${name === "you" ? "" : "s"}`;
  };

  /**
   * Say what to do at the beginning.
   * @param {Playing} playing
   * @param {boolean} answers - whether the first move answers an exercise
   */
  const intro = ({ board, settings }, answers) => [
    board.partizan && !both(settings) ? `You are ${["Left", "Right"][settings.side]}.` : "",
    board.lines ? "Follow an arc." : "Choose a token: it goes, with all above it.",
    `Whoever cannot move ${board.misere ? "wins" : "loses"}.`,
    answers ? "Your first move is your answer." : "",
  ].filter(Boolean).join(" ");

  /**
   * Say whose turn it is.
   * @param {Playing} playing
   */
  const call = (playing) => {
    const { played } = playing;
    const name = who(playing, match.mover(played));
    const off = match.forbidden(played);
    return `${name === "you" ? "Your move." : `${capital(name)} is to move.`}${off.length ? ` Not to ${either(off)}, which ${off.length > 1 ? "are" : "is"} forbidden now.` : ""}`;
  };

  /**
   * Say why one move takes from one stack.
   * @param {Board} board
   * @param {number[]} at
   */
  const oneOnly = (board, at) => {
    const red = at.flatMap((size, i) => (board.alone && board.colours[i][size - 1] === "red" ? [i + 1] : []));
    if (!red.length) return "one move takes from one stack";
    return `${red.length > 1 ? `stacks ${red.join(" and ")} show` : `stack ${red[0]} shows`} a red token on top, and then a move takes from one stack only`;
  };

  /**
   * Say what would be left by the move that is being prepared.
   * @param {Playing} playing
   * @param {number[]} chosen
   * @param {number[][]} from - the options
   * @param {number[]} dropped - stacks that were chosen before, and are not any more
   * @param {boolean} several - some move takes from several
   */
  const wouldLeave = ({ board, played }, chosen, from, dropped, several) => {
    const at = match.at(played);
    const others = at.length > 2 ? "other stacks" : "the other stack";
    const more = several && chosen.some((size, i) => size && size === at[i]);
    const kept = dropped.length ? ` Stack ${dropped.map((i) => i + 1).join(" and ")} stays as it was: ${oneOnly(board, at)}.` : "";
    if (holds(from, chosen)) return `You would leave ${named(chosen)}. Press Take.${kept}${more ? ` You may be able to take from ${others} too.` : ""}`;
    if (sameHeaps(chosen, at)) return "Choose a token.";
    if (holds(match.forbidden(played), chosen)) return `You may not leave ${named(chosen)} now: it is forbidden.${kept}`;
    return `To leave ${named(chosen)} is no move.${kept}${more ? ` Take from ${others} too, or choose` : " Choose"} another token; press a chosen one again to keep it.`;
  };

  /**
   * Say what may be forbidden.
   * @param {Moves} node
   */
  const limit = ({ blocks }) => `${blocks?.most === 1 ? "one of the moves" : `up to ${blocks?.most ?? 0} of the moves`} shown${
    blocks?.besides.length ? `, and ${either(blocks.besides)} besides` : ""}`;

  /**
   * Give a hint, in two steps: is there a winning move, and which?
   * @param {Board} board
   * @param {{ worth: number, moves: number[][] }} best
   * @param {boolean} first
   */
  const hint = (board, { worth, moves }, first) => {
    if (worth === LOSES) return `No move wins from here against perfect play.${board.lines ? "" : " Take little and hope."}`;
    if (first) return `${worth === WINS ? "There is a winning move" : "No move wins, but one keeps the draw"}. Press Hint again to see which.`;
    const [move] = moves;
    if (worth === DRAWS) return `Leave ${named(move)}: nobody wins from there.`;
    const last = !board.misere && move.every((heap) => heap === 0);
    return `Leave ${named(move)}: ${last ? "nothing is left then" : "from there every answer can be met"}.`;
  };

  /**
   * Give a hint to one who may forbid moves: does one of them win, and which?
   * @param {number[][]} off - what is best forbidden
   * @param {boolean} first
   */
  const forbidHint = (off, first) => {
    if (!off.length) return "None of these moves wins: forbid what you like.";
    return first ? "There is a move to be feared. Press Hint again to see which." : `Forbid ${off.map(named).join(" and ")}.`;
  };

  /**
   * Say what was missed in a slip.
   * @param {string} name - of the player
   * @param {Judged} slip
   */
  const slip = (name, { better, could, missed }) => {
    if (missed.length) return `here ${missed.map(named).join(" and ")} should have been forbidden`;
    return could === WINS ? `here ${name} could have won: ${either(better.slice(0, 3))}` : `here a draw could be kept: ${either(better.slice(0, 3))}`;
  };

  /**
   * Say how a game has ended; *told* is what has happened last.
   * @param {Playing} playing
   * @param {number} winner
   * @param {string} told
   */
  const result = (playing, winner, told) => {
    if (!playing.played.cursor) return `No move leads from ${named(playing.played.start)}, so there is nothing to play.`;
    if (winner < 0) return "The same position for the third time: nobody wins.";
    const stuck = match.mover(playing.played);
    const left = told || `${does(playing, 1 - stuck, "leave")} ${named(match.at(playing.played))}.`;
    const name = who(playing, winner);
    const cannot = `${capital(who(playing, stuck))} cannot move${playing.board.misere ? ", and in misère play that wins" : ""}`;
    return `${left} ${cannot}: ${name === "you" ? "you win!" : `${name} wins.`}`;
  };

  /**
   * Say what a single move is worth that counts as the answer to an exercise.
   * @param {Judged} verdict
   * @param {number[]} before - where it was made
   * @param {number[][]} answers - the best ones of the friend's
   */
  const answer = ({ leave, got, could }, before, answers) => {
    if (got === WINS) return `Right: you leave ${named(leave)}, and ${answers.length ? "every answer can be met" : "your friend cannot move"}.`;
    if (got === DRAWS) return `You leave ${named(leave)}: nobody wins from there.${could > DRAWS ? " There is better." : ""}`;
    const told = answers.length ? `Legal, but then ${named(answers[0])} wins for your friend.` : "Legal, but then your friend cannot move, and that wins.";
    return could === LOSES ? `${told} From ${named(before)} every move has such an answer.` : told;
  };

  return { both, who, does, intro, call, either, wouldLeave, limit, hint, forbidHint, slip, result, answer };
})();

/**
 * Say what wins against a move from the start of a board, in any order of the heaps; nothing if it
 * is no move. An answer with more or fewer numbers than heaps was not meant as one.
 * @param {Board} board
 * @param {number[]} heaps
 */
async function refuted(board, heaps) {
  if (heaps.length !== board.start.length) return "";
  const nodeOf = movesOf(board);
  const before = await nodeOf(board.start);
  const begun = match.begin(board);
  const leave = [heaps, heaps.toReversed()].find((order) => holds(match.options(begun, before), order));
  if (!leave) return `${named(heaps)} is no move from ${named(board.start)}.`;
  return (await lastJudged(match.move(begun, leave), nodeOf)).said;
}

/**
 * Say what the last move of a match was worth, as the answer to an exercise; and what may follow.
 * @param {Match} played
 * @param {(heaps: number[]) => Promise<Moves>} nodeOf
 */
async function lastJudged(played, nodeOf) {
  const from = match.at(match.to(played, played.cursor - 1));
  const [before, after] = await Promise.all([nodeOf(from), nodeOf(match.at(played))]);
  const answers = match.best(played.board, match.options(played, after), match.side(played)).moves;
  return { said: words.answer(match.judge(played, played.cursor - 1, before, after), from, answers), after };
}
