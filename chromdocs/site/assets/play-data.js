// The data of a board: positions by their place in a box, outcomes, and moves, which came with the
// board or are asked of the library. No rule of any game is written here.

/**
 * Return the place of a position in the box of a board: the last heap runs fastest.
 * @param {Board} board
 * @param {number[]} heaps
 */
function placeOf({ top }, heaps) {
  return heaps.reduce((place, heap, i) => place * (top[i] + 1) + heap, 0);
}

/**
 * Return the position at a place of the box.
 * @param {Board} board
 * @param {number} place
 */
function heapsAt({ top }, place) {
  let rest = place;
  return top.toReversed().map((most) => {
    const heap = rest % (most + 1);
    rest = (rest - heap) / (most + 1);
    return heap;
  }).reverse();
}

/**
 * Tell whether a position is in the box, and one of the game.
 * @param {Board} board
 * @param {number[]} heaps
 */
function isIn(board, heaps) {
  return heaps.length === board.top.length
    && heaps.every((heap, i) => Number.isInteger(heap) && heap >= 0 && heap <= board.top[i])
    && board.outcomes[placeOf(board, heaps)] !== "-";
}

/**
 * Return the letter of a position: P, N, D, L or R.
 * @param {Board} board
 * @param {number[]} heaps
 */
function outcomeAt(board, heaps) { return board.outcomes[placeOf(board, heaps)]; }

/**
 * @param {number[]} a
 * @param {number[]} b
 */
function sameHeaps(a, b) { return String(a) === String(b); }

/**
 * Tell whether a position is in a list.
 * @param {number[][]} list
 * @param {number[]} heaps
 */
function holds(list, heaps) { return list.some((other) => sameHeaps(other, heaps)); }

/**
 * Write a position as a sentence has it.
 * @param {number[]} heaps
 */
function named(heaps) { return heaps.length > 1 ? `(${heaps.join(", ")})` : `${heaps[0]}`; }

/**
 * Return a function that gives the moves from a position, written out: those that came with the
 * board, or what the library says; each is asked for once.
 * @param {Board} board
 * @returns {(heaps: number[]) => Promise<Moves>}
 */
function movesOf(board) {
  /** @type {Map<string, Promise<Moves>>} */
  const known = new Map();
  const { moves, blocks } = board;
  /** @param {number[]} places */
  const out = (places) => places.map((place) => heapsAt(board, place));
  /**
   * @param {number[]} heaps
   * @returns {Promise<Moves>}
   */
  const found = async (heaps) => {
    if (!moves) return ask("moves", { game: board.game, at: heaps, misere: board.misere });
    const place = placeOf(board, heaps);
    const own = blocks?.[place];
    return {
      moves: moves.map((of) => out(of[place])),
      ...(own ? { blocks: { most: own.most, from: out(own.from), besides: out(own.besides) } } : {}),
    };
  };
  return (heaps) => {
    const key = String(heaps);
    const asked = known.get(key) ?? found(heaps);
    known.set(key, asked);
    asked.catch(() => known.delete(key)); // another time it may be there
    return asked;
  };
}

/**
 * Return the box of a board and where play begins: what the page has, if the position is in it;
 * else what the library answers.
 * @param {Board} board - that the page has
 * @param {Wanted} wanted
 * @returns {Promise<Board>}
 */
async function boardFor(board, { game, start, misere }) {
  const same = game === board.game && misere === board.misere && isIn(board, start);
  return same ? { ...board, start } : ask("board", { game, start, misere });
}
