"""The moves of the Mouse trap by the families of Theorem 5 of the star paper."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.game import Position
from chromdocs.games.mousetrap import M_0
from chromdocs.games.mousetrap import MOVES as TRAP


def family(move: Position) -> str:
    """Return the family of a move of the Mouse trap, by Theorem 5 with m ≤ 2n − 1 in M_1.

    >>> [family(move) for move in ((4, 7), (7, 13), (9, 9), (9, 16), (0, 5))]
    ['M_0', 'M_1', 'M_2', 'M_3', 'M_4']
    """
    low, high = sorted(move)
    if not TRAP.contains((low, high)):
        raise ValueError(f"{move} is no move of the Mouse trap")
    if low == 0:
        return "M_4"
    if (low, high) in M_0:
        return "M_0"
    if low % 3 == 1:
        return "M_1"
    return "M_3" if high % 3 else "M_2"


def is_printed(move: Position) -> bool:
    """Tell whether Theorem 5 lists a move of the Mouse trap as printed, with m < 2n − 1 in M_1.

    >>> is_printed((7, 10)), is_printed((7, 13))
    (True, False)
    """
    low, high = sorted(move)
    return family(move) != "M_1" or high < 2 * low - 1


def moves_by_smaller() -> Iterator[Position]:
    """Yield the moves that take from both heaps, smaller number first, sorted.

    >>> from itertools import islice
    >>> list(islice(moves_by_smaller(), 5))
    [(1, 1), (3, 3), (3, 4), (4, 4), (4, 7)]
    """
    for low in count(1):
        yield from ((low, high) for high in range(low, 2 * low) if TRAP.contains((low, high)))
