"""Tables of U. Larsson, *Black & white Nim games*."""

from chromdocs.games.levels import beatty_levels
from chromdocs.numbers.certified import Number
from chromdocs.papers.blackwhite.paper import PAPER
from chromdocs.tables.pairs import columns, pair_rows
from chromdocs.tables.table import Table

ORDER = 1


def beta_table(id: str, beta: Number | str, named: str, how: str, claims: tuple[str, ...]) -> Table:
    """Return the table of the P-positions on two piles for any β > 1 with exact floors.

    >>> made = beta_table("7/3", "7/3", "7/3", "", ("blackwhite/q-rational",))
    >>> [row[1:3] for row in made.rows(5).rows]
    [(0, 0), (1, 2), (3, 4), (5, 7), (6, 9)]
    """
    return Table(
        id=id,
        title=f"The P-positions of black & white nim with β = {named}",
        definition=(
            f"Two piles of tokens, black at the levels ⌊βk⌋, k = 1, 2, ..., with β = {named}, and "
            "white at the others. A pile has the colour of its top token, and an empty pile is "
            "black. A move takes tokens from one pile and may not leave both piles white; who "
            "cannot move loses. (a, b) is the n-th P-position with a black pile, smaller pile "
            f"first; (0, 0) is number 0. {how}"
        ),
        columns=columns(str(beta), "the smaller pile", "the larger pile, a black level"),
        source=lambda: pair_rows(beatty_levels(beta)),
        shown=60,
        sequence="b",
        claims=claims,
        paper=PAPER,
    )


TABLES = (
    beta_table(
        "blackwhite-2-p-positions",
        2,
        "2",
        "The pairs are (2n − 1, 2n). Theorem 1 as printed leaves out (0, 0) and (1, 2).",
        ("blackwhite/thm-1",),
    ),
    beta_table(
        "blackwhite-3-p-positions",
        3,
        "3",
        "Theorem 1 as it should read gives a = 3m + t and b = 3(2m + t) for m ≥ 0 and t = 1, 2; "
        "as printed it has b = 3(m + t) and m ≥ 1, and every pair is wrong.",
        ("blackwhite/thm-1",),
    ),
    beta_table(
        "blackwhite-golden-p-positions",
        "(3+sqrt(5))/2",
        "φ²",
        "Here φ = (1 + √5)/2, so that φ² = (3 + √5)/2. Theorem 2 gives a = ⌊φn⌋ and b = ⌊φ²n⌋, the "
        "P-positions of Wythoff nim.",
        ("blackwhite/thm-2",),
    ),
)
