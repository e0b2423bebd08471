"""The P-positions and Grundy values of an invariant game on two heaps, with numpy alone.

The same answers as `chromdocs.solve.compiled` gives, in the same form, slower. One column is
solved after the other, and all sums of a P-position and a move that lie in it are made at once.
"""

from collections import defaultdict
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from chromdocs.solve.vectors import ColumnsDone, Rows, Vectors, refuse_above_most

CHUNK = 1_000_000  # sums of a P-position and a move that are made at once
FEW = 4  # moves in a column up to which a table of them pays

Free = NDArray[np.bool_]
Numbers = NDArray[np.int64]
# take from column x what a move brings to one of the P-positions (xs, ys) in columns before it
Strike = Callable[[Free, Numbers, Numbers, int], None]


def p_columns(
    moves: Vectors,
    symmetric: bool,
    floors: Rows,
    jobs: int = 1,
    report: ColumnsDone = lambda column: None,
) -> Vectors:
    """Return the P-positions of the game with these moves, in the same square.

    In column x, rows below ``floors[x]`` are taken to be N, whatever the moves. All is done on
    one core, whatever *jobs* says.

    >>> moves = Vectors.of([(1, 1), (2, 2)], 4)
    >>> p_columns(moves, True, np.zeros(5, np.int32)).cut(2).pairs().tolist()
    [[0, 0], [0, 1], [0, 2], [1, 0], [2, 0]]
    """
    to = moves.to
    strike = _strike_by_table(moves) or _strike_by_list(moves)
    up = moves.column(0)
    xs = np.empty(4 * to + 64, np.int64)
    ys = np.empty_like(xs)
    n = first = 0
    images: dict[int, list[int]] = defaultdict(list)
    for x in range(to + 1):
        low = max(x if symmetric else 0, int(floors[x]))
        free = np.ones(2 * to + 2, np.bool_)  # the upper half takes what lies above the square
        free[:low] = False
        strike(free, xs[:first], ys[:first], x)  # column 0 often leaves nothing, or little
        if free[: to + 1].any():
            strike(free, xs[first:n], ys[first:n], x)
        mirrored = images.pop(x, [])
        for y in mirrored:
            free[y + up] = False
        column = [*mirrored, *_climb(free[: to + 1], up)]
        if len(xs) < n + len(column):
            xs, ys = (np.concatenate([a, np.empty(len(a) + to, np.int64)]) for a in (xs, ys))
        xs[n : n + len(column)] = x
        ys[n : n + len(column)] = column
        n += len(column)
        refuse_above_most(n)
        first = first or n
        if symmetric:
            for y in column[len(mirrored) :]:
                if y > x:
                    images[y].append(x)
        report(x + 1)
    return Vectors.at(xs[:n], ys[:n], to)


def _strike_by_table(moves: Vectors) -> Strike | None:
    """Return a way to strike if no column has more than a `FEW` moves."""
    counts = np.diff(moves.starts)
    if counts[1:].max(initial=0) > FEW:
        return None
    tables = np.full((int(counts[1:].max(initial=0)), moves.to + 1), moves.to + 1)
    for i, table in enumerate(tables):
        has = np.flatnonzero(counts > i)
        table[has] = moves.rows[moves.starts[has] + i]

    def strike(free: Free, xs: Numbers, ys: Numbers, x: int) -> None:
        distances = x - xs
        for table in tables:
            free[ys + table[distances]] = False

    return strike


def _strike_by_list(moves: Vectors) -> Strike:
    """Return a way to strike, whatever the moves."""
    counts = np.diff(moves.starts)

    def strike(free: Free, xs: Numbers, ys: Numbers, x: int) -> None:
        each = counts[x - xs]
        ends = np.cumsum(each)
        first = 0
        while first < len(xs):
            done = ends[first] - each[first]
            last = max(first + 1, int(np.searchsorted(ends, done + CHUNK, "right")))
            some, many = slice(first, last), each[first:last]
            # the moves of a P-position stand side by side, from where their column starts
            starts = moves.starts[x - xs[some]] - (ends[some] - many - done)
            taken = moves.rows[np.repeat(starts, many) + np.arange(int(many.sum()))]
            free[np.repeat(ys[some], many) + taken] = False
            first = last

    return strike


def _climb(free: Free, up: Rows) -> list[int]:
    """Return the P-positions of a column from below, where moves up from each strike others."""
    if not len(up):
        return [int(y) for y in np.flatnonzero(free)]
    found = []
    y = int(np.argmax(free))
    while free[y]:
        found.append(y)
        free[y] = False
        above = y + up
        free[above[above < len(free)]] = False
        y += int(np.argmax(free[y:]))
    return found


def grundy_board(
    moves: Vectors, symmetric: bool, report: ColumnsDone = lambda column: None
) -> NDArray[np.int32]:
    """Return the Grundy value of each position (x, y) of the square.

    >>> nim = Vectors.of([(0, 1), (0, 2), (1, 0), (2, 0)], 2)
    >>> grundy_board(nim, True).tolist()
    [[0, 1, 2], [1, 0, 3], [2, 3, 0]]
    """
    to = moves.to
    board = np.zeros((to + 1, to + 1), np.int32)
    columns, rows = moves.columns(), moves.rows
    for x in range(to + 1):
        end = moves.starts[x + 1]
        for y in range(x if symmetric else 0, to + 1):
            fit = np.flatnonzero(rows[:end] <= y)
            values = board[x - columns[fit], y - rows[fit]]
            seen = np.zeros(len(values) + 1, np.bool_)
            seen[values[values < len(seen)]] = True
            seen[-1] = False  # so many options cannot have all values up to their number
            board[x, y] = np.argmin(seen)
            if symmetric:
                board[y, x] = board[x, y]
        report(x + 1)
    return board
