"""The pair game: an involution game, whose moves are {a_n, b_n} of two Beatty sequences.

The star of this game has its moves and 0 as P-positions, by (13) of the star paper. That tells
who wins there but not how: the winning moves are P-positions of the game itself, which is not
solved.
"""

from chromdocs.games.complementary import Candidates, alpha_text
from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, invariant
from chromdocs.parameters import Parameter, checked

ORDER = 12


def pair(alpha: str = "(1+sqrt(5))/2") -> Invariant:
    """Return the involution game with the moves {floor(n·alpha), floor(n·beta)}, n = 1, 2, ...

    Here *alpha* is irrational, between 1 and 2, and 1/alpha + 1/beta = 1.

    >>> sorted(pair("sqrt(2)").moves.within((6, 6)))
    [(1, 3), (2, 6), (3, 1), (6, 2)]
    """
    number = checked("pair", "alpha", alpha_text, alpha)
    return invariant(
        f"pair:alpha={number}",
        "Take ⌊nα⌋ tokens from one heap and ⌊nβ⌋ from the other, for one of n = 1, 2, ...; "
        f"here α = {number} and 1/α + 1/β = 1.",
        2,
        Candidates(number).moves(),
        title=f"the pair game of α = {number}",
        symmetric=True,
    )


FAMILY = Family(
    name="pair",
    title="games of complementary Beatty sequences",
    paper="star",
    make=pair,
    parameters={"alpha": Parameter("the moves are {⌊nα⌋, ⌊nβ⌋}, 1/α + 1/β = 1", alpha_text)},
    examples=("pair:alpha=(1+sqrt(5))/2", "pair:alpha=pi/2"),
    claims=("star/thm-1-i", "star/thm-1-ii", "star/thm-1-iii", "star/main-theorem", "star/rem-2"),
)
