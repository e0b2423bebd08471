"""The Grundy values of an invariant game on two heaps, with whole numbers as bit sets.

The standard library is enough, so that it runs in the reader's browser. What was seen on each
line of a ray is a number with a bit for each value, as in `chromdocs.solve.boards`.
"""

from collections.abc import Collection
from operator import or_

from chromdocs.games.game import Position
from chromdocs.solve.rays import Ray, outside, rays
from chromdocs.solve.solver import ColumnsDone, refuse_large, refuse_long

ADD, ADD_TOKEN = 2e-7, 4e-11  # seconds to add a value to what was seen, and for each token


def grundy_columns(
    moves: Collection[Position],
    top: Position,
    symmetric: bool,
    report: ColumnsDone = lambda column: None,
) -> list[list[int]]:
    """Return the Grundy values of the positions up to *top*, by columns.

    What was seen on each line is a number with a bit for each value. The lines of a ray through a
    column are a list, which moves on with the column. Mirror images are made in squares only.

    >>> grundy_columns([(0, 1), (0, 2), (1, 0), (2, 0)], (2, 2), True)
    [[0, 1, 2], [1, 0, 3], [2, 3, 0]]
    """
    if top[0] < top[1]:  # short columns have few lines, with long numbers
        board = grundy_columns([move[::-1] for move in moves], top[::-1], False, report)
        return list(map(list, zip(*board, strict=True)))
    symmetric = symmetric and top[0] == top[1]
    found, left = outside(*rays(moves, top, symmetric))
    size = (top[0] + 1) * (top[1] + 1)
    refuse_large("the board of Grundy values", sum(top) ** 2 // 16 + 8 * size)
    once = size / (1 + symmetric) * (ADD + ADD_TOKEN * sum(top))
    refuse_long("the board of Grundy values with bit sets", once * (len(found) + len(left) / 6))
    up = [ray for ray in found if not ray.first[0]]
    beside = [(ray, [[0]] * ray.step[0]) for ray in found if ray.first[0]]
    bits = [1 << value for value in range(sum(top) + 1)]
    board = []
    for x in range(top[0] + 1):
        column = [before[x] for before in board] if symmetric else []  # mirror images
        low = len(column)
        seen = [0] * (top[1] + 1 - low)
        for ray, lines in beside:
            (ox, oy), (a, b) = ray.first, ray.step
            start = low if a >= b else 0  # flat rays never come from below the diagonal
            if not 0 < a <= x:
                line = [0] * (top[1] + 1 - start)
            else:
                line = lines[x % a][a - b :] if start else [*([0] * b), *lines[x % a]]
            if ox <= x:
                _add(line, start, board[x - ox], oy, bits)
            if a:
                lines[x % a] = line = line[: top[1] + 1 - start]
            else:
                for y in range(b, top[1] + 1):
                    line[y] |= line[y - b]
            seen = list(map(or_, seen, line[low - start :]))
        for dx, dy in left:
            if 0 < dx <= x:
                _add(seen, low, board[x - dx], dy, bits)
        _climb(column, seen, up, [dy for dx, dy in left if not dx], bits)
        board.append(column)
        report(x + 1)
    return board


def _add(line: list[int], low: int, values: list[int], shift: int, bits: list[int]) -> None:
    """Add to what was seen, in rows from *low* up, the values of a column that is shifted up."""
    first = max(low, shift)
    pairs = zip(line[first - low :], values[first - shift :], strict=False)
    line[first - low :] = [seen | bits[value] for seen, value in pairs]


def _climb(
    column: list[int], seen: list[int], up: list[Ray], lone: list[int], bits: list[int]
) -> None:
    """Find the values of a column from below, whose first are known, with the moves inside it."""
    kept = [[0] * ray.step[1] for ray in up]
    for y in range(len(column)):
        for ray, lines in zip(up, kept, strict=True):
            if y >= ray.first[1]:
                lines[y % ray.step[1]] |= bits[column[y - ray.first[1]]]
    if not lone and up == [Ray((0, 1), (0, 1))]:  # as in nim: nothing of the column comes again
        below = kept[0][0] | (bits[column[-1]] if column else 0)
        for here in seen:
            here |= below
            bit = ~here & here + 1
            below |= bit
            column.append(bit.bit_length() - 1)
        return
    for y, here in enumerate(seen, len(column)):
        for ray, lines in zip(up, kept, strict=True):
            if y >= ray.first[1]:
                lines[y % ray.step[1]] |= bits[column[y - ray.first[1]]]
            here |= lines[y % ray.step[1]]
        for dy in lone:
            if dy <= y:
                here |= bits[column[y - dy]]
        column.append((~here & here + 1).bit_length() - 1)
