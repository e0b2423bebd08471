"""How far the ⋆-iterates of a permutation game agree with their limit, by iteration."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.permutation import permutation
from chromdocs.games.star_iterates import agreed_up_to
from chromdocs.papers.star.paper import PAPER
from chromdocs.tables.table import Column, Row, Table

ORDER = 3
SLOW = ((5, 2, 1, 7, 4, 6, 3), (3, 1, 5, 2, 4), (3, 4, 2, 1))  # images that repeat in blocks


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
    source=_agreement,
    shown=8,
    sequence="first",
    claims=("star/thm-3", "star/thm-4"),
    paper=PAPER,
    endless=True,
    most=16,
)

TABLES = (AGREEMENT,)
