"""What the tables of open questions share: pairs of two piles, found from the rules."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import count

from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.tables.table import Row


def walk(
    board: Callable[[Position], bool], to: int, diagonals: bool = False
) -> list[tuple[int, int]]:
    """Return the P-positions on the board of two-pile nim, or of Wythoff nim if *diagonals*.

    No two of them have a pile in common, or with *diagonals* a difference, so that in every row
    the first place that no earlier one reaches is the only one.

    >>> walk(lambda position: True, 7, diagonals=True)
    [(0, 0), (1, 2), (2, 1), (3, 5), (4, 7), (5, 3), (7, 4)]
    """
    found: list[tuple[int, int]] = []
    columns: set[int] = set()
    lines: set[int] = set()
    for x in range(to + 1):
        for y in range(to + 1):
            if y in columns or not board((x, y)) or (diagonals and x - y in lines):
                continue
            found.append((x, y))
            columns.add(y)
            lines.add(x - y)
            break
    return found


@cache
def partners(name: str, to: int) -> dict[int, int]:
    """Return for each level of the first pile the level that makes it a P-position, up to *to*.

    >>> partners("blackwhite:beta=3", 9)
    {0: 0, 1: 3, 2: 6, 3: 1, 4: 9, 6: 2, 9: 4}
    """
    return dict(walk(game(name).board, to))


def partner_rows(names: tuple[str, ...], first: int = 0) -> Iterator[Row]:
    """Yield k, from *first* on, and its partner in each of several games that give it one.

    >>> next(partner_rows(("blackwhite:beta=3", "blackwhite:black=evil"), 1))
    (1, 3, 3)
    """
    to = 64
    for k in count(first):
        while not all(k in partners(name, to) for name in names):
            to *= 2
        yield k, *(partners(name, to)[k] for name in names)


def listed(pairs: Sequence[Position], most: int = 6) -> str:
    """Write the first pairs in one cell.

    >>> listed([(0, 0), (1, 2), (3, 5)], 2)
    '(0, 0) (1, 2)'
    """
    return " ".join(f"({x}, {y})" for x, y in pairs[:most])
