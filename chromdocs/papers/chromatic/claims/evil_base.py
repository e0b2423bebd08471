r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 6, where the induction in the proof of Theorem 14 begins.
"""

import re
from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.binary import is_evil, spite, tail
from chromdocs.papers.chromatic.claims.formulas_digits import begins
from chromdocs.papers.chromatic.conventions import INDEX
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 15
SECTION = Section(PAPER, "Section 6")


def _base(bound: int, first: int, ones: int) -> Iterator[Case]:
    """Look whether n - 1, for odious and vile n, has the form that an evil dopey number has."""
    for n in range(first, bound + 1):
        if (spite(n), tail(n)) == ("odious", "vile") and tail(n - 1) == "dopey":
            found = re.fullmatch(r"(1[01]*1)0(00)*", f"{n - 1:b}")
            has = found is not None and found[1].count("1") % 2 == ones
            yield Case(f"n = {n}, n - 1 in binary {n - 1:b}", True, has)


@SECTION.claim(
    "thm-14/proof-base",
    "Where the induction begins",
    bound=5000,
    uses=["chromatic/thm-14/proof-neighbours"],
    repaired={"first": 2},
)
def thm_14_base(bound: int, first: int = INDEX.first) -> Iterator[Case]:
    r"""Case 4 of the proof, $n \ge 1$ odious and vile: if $n-1$ is evil and dopey, its binary form
    is a part that begins and ends with 1 and has an even number of ones, then an odd number of
    zeros.

    Every such $n$ up to the bound. The induction has no base of its own, so the step from 0 to 1 is
    of this case; 0 is evil, and dopey to the letter, as it is written with one zero.
    """
    yield from _base(bound, first, 0)


@SECTION.corrected(
    "thm-14/proof-base",
    went_wrong=r"""
    For $n=1$ it fails: 0 has no ones, and no such form. The theorem stands, as what the case needs
    of $n-1=0$ is true: $b_0=0=2\cdot0$, and the levels 1, 2 and 3 are green, green and red, so that
    $a_1=1$ and $b_1=3$.
    """,
    severity="small case",
    proof="learn/evil-chromatic-nim/#the-closed-form",
    perturbed=[{"first": 1}, {"ones": 1}, {"pair": (2, 3)}],
)
def thm_14_base_corrected(
    bound: int, first: int = 2, ones: int = 0, pair: tuple[int, int] = (1, 3)
) -> Iterator[Case]:
    r"""$(a_1,b_1)=(1,3)$, which begins the induction. If $n \ge 2$ is odious and vile and $n-1$
    evil and dopey, the binary form of $n-1$ is a part that begins and ends with 1 and has an even
    number of ones, then an odd number of zeros.

    The first green level and the first red one are found by listing; then every such $n$.
    """
    green, red = (next(k for k in range(1, 9) if is_evil(k) == evil) for evil in (False, True))
    yield Case("n = 1", pair, (green, red))
    yield from _base(bound, first, ones)


SECTION.decided(
    "thm-14/proof-base",
    begins(),
    how="The first green and the first red level, and a pattern of binary digits.",
    wrong=[begins(least=1), begins(second=5), begins(form="(10*10*)*10(00)*")],
)
