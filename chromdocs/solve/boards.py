"""The Grundy values of an invariant game on two heaps, by compiled code (numba).

What was seen on each line of a ray is kept as bits, one for each value, with the first word that
is not full. A position takes the union of the lines that meet in it: its value is the first bit
that is missing. Values never exceed the number of tokens, as every move takes one at least.
"""

from collections.abc import Collection

import numpy as np
from numpy.typing import NDArray

from chromdocs.games.game import Position
from chromdocs.solve.kernels import BLOCK, grundy_columns
from chromdocs.solve.rays import rays
from chromdocs.solve.solver import ColumnsDone, refuse_large, refuse_long

ON_A_RAY, ALONE = 9e-8, 2e-9  # seconds for a position, for each ray and each other move

Board = NDArray[np.int16] | NDArray[np.int32]


def grundy_board(
    moves: Collection[Position],
    top: Position,
    symmetric: bool,
    report: ColumnsDone = lambda column: None,
) -> Board:
    """Return the Grundy value of each position (x, y) up to *top*.

    >>> grundy_board([(0, 1), (0, 2), (1, 0), (2, 0)], (2, 2), True).tolist()
    [[0, 1, 2], [1, 0, 3], [2, 3, 0]]
    """
    if top[0] < top[1]:  # fewer lines go through a short column
        return grundy_board([move[::-1] for move in moves], top[::-1], False, report).T
    symmetric = symmetric and top[0] == top[1]
    found, left = rays(moves, top, symmetric)
    height, words = top[1] + 1, sum(top) // 64 + 2
    lines = [ray.step[0] * height or ray.step[1] for ray in found]
    _refuse(top, len(found), len(left), sum(lines) * words)
    starts = [sum(lines[:i]) for i in range(len(found))]
    # first and step of each ray, where its lines start, and which ray is its mirror image
    table = [
        (*ray.first, *ray.step, start, found.index(ray.mirror) if symmetric else 0)
        for ray, start in zip(found, starts, strict=True)
    ]
    board = np.zeros((top[0] + 1, height), np.int16 if sum(top) < 2**15 else np.int32)
    arrays = (
        np.array(table, np.int64).reshape(-1, 6),
        np.array(sorted(left), np.int64).reshape(-1, 2),
        board,
        np.zeros((sum(lines), words), np.uint64),  # what was seen on each line
        np.zeros(sum(lines), np.int64),  # the first of its words that is not full
        np.zeros(words, np.uint64),  # what other moves lead to
        *np.zeros((3, len(found)), np.int64),
    )
    for start in range(0, top[0] + 1, BLOCK):
        stop = min(start + BLOCK, top[0] + 1)
        grundy_columns(start, stop, symmetric, *arrays)
        report(stop)
    return board


def _refuse(top: Position, on_rays: int, alone: int, words: int) -> None:
    """Raise ValueError before much time or memory is spent on a board."""
    size = (top[0] + 1) * (top[1] + 1)
    what = "the board of Grundy values"
    refuse_large(what, 8 * words + (2 if sum(top) < 2**15 else 4) * size)
    refuse_long(what, size / 2 * (ON_A_RAY * (on_rays + 1) + ALONE * alone))
