"""The P-positions of an invariant game on two heaps, by compiled code (numba) on several cores.

One column of the board is solved after the other. The P-positions of the columns before it,
shifted by the moves, are the positions that a move takes to a P-position: those are N, and what
stays unmarked is P. So memory is needed for the P-positions only, and one column of marks, a byte
each, stays in the cache.

A pair of lists, the P-positions of one column and the moves between two, is added up one by one
where both are short, and 64 rows at a time, as bits, where one is long.

Nothing is taken from theorems on special games. But column 0 goes first, and only rows below the
highest one that it leaves are looked at; with rows from the diagonal up, where the order of heaps
does not matter, this is the strip of Theorem 1 of the star paper for the games it speaks of, and
nothing at all in columns that Theorem 1 finds empty.
"""

from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext

import numpy as np
from numpy.typing import NDArray

from chromdocs.solve.kernels import (
    BELOW,
    BLOCK,
    finish_columns,
    pull_columns,
    set_bits,
)
from chromdocs.solve.solver import ColumnsDone, refuse_above_most
from chromdocs.solve.vectors import MOST, Rows, Starts, Vectors

SHARED = 300_000  # additions in a block from which on more cores pay

Bits = NDArray[np.uint64]


class Lists:
    """Columns as the compiled code reads them: lists in one array, with `BELOW` entries between.

    The list of column x ends before ``ends[x + 1]``. Long columns have their bits too, in the
    line ``slots[x]`` of ``bits``, behind a word of zeros; ``slots[x]`` is -1 for the others.
    """

    def __init__(self, to: int, room: int) -> None:
        self.nothing = -to - 1
        self.ends: Starts = np.zeros(to + 2, np.int64)
        self.rows: Rows = np.full(room + BELOW * (to + 2), self.nothing, np.int32)
        self.tops: Rows = np.full(to + 1, 2 * self.nothing, np.int32)
        self.slots: Rows = np.full(to + 1, -1, np.int32)
        self.bits: Bits = np.zeros((2, to // 64 + 2), np.uint64)
        self.long = to // 128 + 2  # rows from which on a column is kept as bits as well

    @classmethod
    def of(cls, vectors: Vectors) -> "Lists":
        """Return the columns of a set."""
        self = cls(vectors.to, len(vectors))
        counts = np.diff(vectors.starts)
        self.ends[:] = vectors.starts + BELOW * np.arange(vectors.to + 2)
        self.rows[np.arange(len(vectors)) + BELOW * (vectors.columns() + 1)] = vectors.rows
        filled = np.flatnonzero(counts)
        self.tops[filled] = self.rows[self.ends[filled + 1] - 1]
        long = np.flatnonzero(counts >= self.long)
        self.slots[long] = np.arange(len(long))
        self.bits = np.zeros((len(long) + 1, vectors.to // 64 + 2), np.uint64)
        for slot, x in enumerate(long.tolist()):
            set_bits(self.bits[slot], vectors.column(x))
        return self

    def grow(self, used: int, lines: int) -> None:
        """Let another column fit, however many rows it will have."""
        if len(self.rows) < used + len(self.ends) + BELOW:
            self.rows = np.concatenate([self.rows, np.full_like(self.rows, self.nothing)])
        if len(self.bits) < lines + 1:
            self.bits = np.concatenate([self.bits, np.zeros_like(self.bits)])

    @property
    def arrays(self) -> tuple[Starts, Rows, Rows, Rows, Bits]:
        return self.ends, self.rows, self.tops, self.slots, self.bits


def p_columns(
    moves: Vectors,
    symmetric: bool,
    floors: Rows,
    jobs: int,
    most: int = MOST,
    report: ColumnsDone = lambda column: None,
) -> Vectors:
    """Return the P-positions of the game with these moves, in the same square.

    In column x, rows below ``floors[x]`` are taken to be N, whatever the moves. There may be
    *most* P-positions.
    """
    to = moves.to
    given = Lists.of(moves)
    found = Lists(to, 4 * to + 64)
    marks = np.zeros((BLOCK, 2 * to + 2), np.uint8)  # row y at y + to + 1
    bits = np.zeros((BLOCK, to // 64 + 1), np.uint64)
    highs = np.full(BLOCK, to, np.int32)
    # mirror images that wait for their column: the last of each, then those before it
    last: Rows = np.full(to + 1, -1, np.int32)
    waiting: Rows = np.empty((2, 2 * to + 64), np.int32)
    state = np.zeros(3, np.int64)  # rows, mirror images and slots in use
    with ThreadPoolExecutor(jobs) if jobs > 1 else nullcontext() as threads:
        for start in range(0, to + 1, BLOCK):
            stop = min(start + BLOCK, to + 1)

            def pull(first: int, step: int, start: int = start, stop: int = stop) -> None:
                pull_columns(
                    first, stop, step, start, symmetric, floors, marks, bits, highs,
                    *given.arrays, *found.arrays,
                )  # fmt: skip

            if threads and state[0] * BLOCK > SHARED:
                list(threads.map(pull, range(start, start + jobs), [jobs] * jobs))
            else:
                pull(start, 1)
            done = start
            while done < stop:
                refuse_above_most(int(state[0]) - BELOW * done, most)
                found.grow(state[0], state[2])
                if waiting.shape[1] < state[1] + to + 1:
                    waiting = np.concatenate([waiting, np.empty_like(waiting)], axis=1)
                done = finish_columns(
                    done, stop, start, symmetric, floors, marks, bits, highs, last, waiting,
                    state, found.long, *given.arrays, *found.arrays,
                )  # fmt: skip
            report(stop)
    rows = found.rows[: state[0]]
    return Vectors(to, found.ends - BELOW * np.arange(to + 2), rows[rows >= 0])
