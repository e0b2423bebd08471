"""How far the ⋆-iterates of a permutation game agree with their limit, by iteration."""

from collections.abc import Iterable, Iterator
from itertools import count

from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.permutation import permutation
from chromdocs.games.star import power
from chromdocs.tables.table import Column, Row, Table

SLOW = ((5, 2, 1, 7, 4, 6, 3), (3, 1, 5, 2, 4), (3, 4, 2, 1))  # images that repeat in blocks


def iterate(game: Invariant, times: int, to: int) -> frozenset[Position]:
    """Return the moves of G with ⋆ applied *times* times that fit into (*to*, *to*).

    >>> from chromdocs.games.nim import nim
    >>> sorted(iterate(nim(), 1, 3))
    [(1, 1), (2, 2), (3, 3)]
    """
    return frozenset((power(game, times) if times else game).moves.within((to, to)))


def radius(first: Iterable[Position], second: Iterable[Position], to: int) -> int:
    """Return the largest heap up to which two sets of moves agree, *to* if they do throughout.

    >>> radius({(1, 1), (2, 5)}, {(1, 1), (4, 3)}, 9)
    3
    """
    return min((max(move) - 1 for move in {*first} ^ {*second}), default=to)


def agreed_up_to(game: Invariant, to: int) -> list[int]:
    """Return how far G, G⋆⋆, G⋆⋆⋆⋆, … agree with their limit on a board, until they do throughout.

    >>> agreed_up_to(permutation([2, 3, 1], "repeat"), 40)
    [2, 22, 40]
    """
    powers = [iterate(game, 0, to)]
    while (after := _twice(powers[-1], to)) != powers[-1]:
        powers.append(after)
    return [radius(moves, powers[-1], to) for moves in powers]


def _twice(moves: frozenset[Position], to: int) -> frozenset[Position]:
    """Return the moves up to *to* after two more applications of ⋆."""
    return iterate(invariant("listed", "Take a listed move.", 2, Moves.listed(moves)), 2, to)


def _agreement() -> Iterator[Row]:
    games = [permutation(images, "repeat") for images in SLOW]
    to = 64
    found = [agreed_up_to(game, to)[:-1] for game in games]
    for k in count():
        while any(k >= len(values) for values in found):
            to *= 2
            found = [agreed_up_to(game, to)[:-1] for game in games]
        yield k, *(values[k] for values in found)


AGREEMENT = Table(
    id="star-agreement-radius",
    title="How far the ⋆-iterates of three permutation games agree with their limit",
    definition=(
        "A permutation game has one move in each row and column from 1 on. The three games here "
        "have the moves (x, image of x), where the images of 1, 2, 3, ... are 5, 2, 1, 7, 4, 6, 3, "
        "or 3, 1, 5, 2, 4, or 3, 4, 2, 1, and repeat in blocks. ⋆ makes the P-positions, without "
        "(0, 0), moves of the next game. If it is applied 2k times, the games converge to a limit "
        "as k grows (Theorem 4). The table tells for how large heaps the moves agree with the "
        "limit: for both heaps up to the number given, and not for one more."
    ),
    columns=(
        Column("k", "k", "half the number of times that ⋆ is applied"),
        Column("first", "", "for the images 5, 2, 1, 7, 4, 6, 3"),
        Column("second", "", "for the images 3, 1, 5, 2, 4"),
        Column("third", "", "for the images 3, 4, 2, 1"),
    ),
    rows=_agreement,
    shown=8,
    sequence="first",
    claims=("star/thm-3", "star/thm-4"),
    paper="star",
    endless=True,
    most=16,
)

TABLES = (AGREEMENT,)
