"""Rows of Grundy values of an invariant game with few moves on two heaps, and their period.

The values in column y of the first rows follow from those in as many columns before it as the
largest second number of a move: the rest of the board has no bearing on them. So when that many
columns come again, all that follows comes again.
"""

from collections.abc import Sequence

from chromdocs.games.game import Position
from chromdocs.numbers.periods import NoPeriod, Period, proved

LOOKUPS = 4_000_000  # options that are looked at before a search is given up: some seconds
FIRST = 64  # columns of the first strip


def strip(moves: Sequence[Position], rows: int, to: int) -> list[list[int]]:
    """Return the Grundy values of (x, y) for x < *rows*, y <= *to*: a list for each row.

    >>> strip([(1, 2), (2, 1), (3, 3)], 2, 6)
    [[0, 0, 0, 0, 0, 0, 0], [0, 0, 1, 1, 1, 1, 1]]
    """
    found = [[0] * (to + 1) for _ in range(rows)]
    for y in range(to + 1):
        for x in range(rows):
            seen = 0
            for dx, dy in moves:
                if dx <= x and dy <= y:
                    seen |= 1 << found[x - dx][y - dy]
            found[x][y] = (~seen & seen + 1).bit_length() - 1
    return found


def strip_period(
    moves: Sequence[Position], rows: int
) -> tuple[list[list[int]], list[Period] | list[NoPeriod]]:
    """Return the first rows until their columns come again, and the period of each, proved.

    If that takes too long, each is said to have none as far as it was followed.

    >>> found, periods = strip_period([(1, 2), (2, 1), (3, 3)], 2)
    >>> periods[1]
    <Period: period 1 from 2 on (proved: columns 2 to 4 of these rows come again from 3 on)>
    """
    window = max(1, *(dy for _, dy in moves))
    to = max(FIRST, 3 * window)
    while True:
        found = strip(moves, rows, to)
        columns = list(zip(*found, strict=True))
        whole = proved(columns, window)
        if isinstance(whole, Period):
            first = whole.start
            why = f"columns {first:,} to {first + window - 1:,} of these rows come again "
            why += f"from {first + whole.length:,} on"
            return found, [_own(row, whole, why) for row in found]
        if rows * 2 * to * len(moves) > LOOKUPS:
            return found, [NoPeriod(to)] * rows
        to *= 2


def _own(row: Sequence[int], whole: Period, why: str) -> Period:
    """Return the shortest period of one row, which divides that of all rows together."""
    start, length = whole.start, whole.length
    once = row[start : start + length]
    own = next(d for d in range(1, length + 1) if length % d == 0 and _repeats(once, d))
    while start and row[start - 1] == row[start - 1 + own]:
        start -= 1
    return Period(start, own, 0, len(row) - 1, why)


def _repeats(once: Sequence[int], length: int) -> bool:
    return all(once[i] == once[i % length] for i in range(len(once)))
