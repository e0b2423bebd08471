// Boards for tests of Play, small enough to be worked out by hand or in a line.
const plain = { called: "", rule: "", family: "", misere: false, colours: [], alone: "", loopy: false, lines: false, names: [],
  claims: [], partizan: false, blocking: false };

/** Return a board whose outcomes a function of the heaps gives. */
export function boardOf(game, top, outcome, more = {}) {
  const all = top.reduce((list, most) => list.flatMap((heaps) => Array.from({ length: most + 1 }, (_, i) => [...heaps, i])), [[]]);
  return { ...plain, game, called: game, family: game, heaps: top.length, top, start: top, parts: [top.length], names: [game],
    rounds: top.map(() => false), outcomes: all.map((heaps) => outcome(...heaps)).join(""), ...more };
}

export const nim = (...top) => boardOf("nim", top, (...heaps) => (heaps.reduce((a, b) => a ^ b, 0) ? "N" : "P"));
export const takeTwo = boardOf("subtraction", [12], (n) => (n % 3 ? "N" : "P"), { lines: true, names: ["Take 1 or 2"] });
export const sum = boardOf("mark + nim", [6, 40], (a, b) => ((a % 3) ^ b ? "N" : "P"), {
  lines: true, parts: [1, 1], names: ["MARK", "Nim"], rounds: [false, true] });
export const mixed = boardOf("odd", [12, 6], (a, b) => "PNDLR-"[(a + 2 * b) % 6], { partizan: true });

/** What is seen of a board, unless a test says otherwise. */
export const seenOf = (board, more = {}) => ({ board, at: board.start, chosen: board.start, options: [], crossed: [], pickable: [],
  map: false, placing: false, side: 0, last: null, ...more });
