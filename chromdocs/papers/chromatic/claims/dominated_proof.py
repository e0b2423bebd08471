r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 5, the proof of Lemma 3.
"""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section
from chromdocs.papers.chromatic.claims import formulas_colours as formulas
from chromdocs.papers.chromatic.claims.colourings import (
    EVERY,
    dominates,
    every,
    nth,
    own,
    shown,
    top,
)
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 7
SECTION = Section(PAPER, "Section 5")


@SECTION.claim(
    "lem-3/proof-cases",
    "The cases of the proof",
    bound=EVERY,
    unit="stacks of",
    uses=["sec-5-dominated"],
)
def lem_3_cases(bound: int) -> Iterator[Case]:
    r"""A position that is not of the form in the lemma has two green stacks, or a green stack with
    $g$ green tokens and a red one with $r>g$ red tokens, or two red stacks. In the first case one
    can move to $(0,0)$. In the second one can lower the red stack so that the numbers are equal. In
    the third, the stack with no fewer red tokens has as many green tokens as the other has red
    ones, and can be lowered to that green one.

    Every green-dominated colouring of up to so many levels: each position is looked for among the
    cases, and the move must be there. An empty stack is green; taking the red stack beside it makes
    both numbers 0.
    """
    yield from _lemma_3_cases(bound, ("GG", "r > g", "RR"))


@SECTION.corrected(
    "lem-3/proof-cases",
    went_wrong=r"""
    A case is missing: a green stack and a red one with $g>r$. The text goes on with "hence only the
    case for two red heaps remains". The lemma stands: the green stack can be lowered to its $r$-th
    green token, as Proposition 4 says.
    """,
    severity="proof step",
    proof="learn/chromatic-nim/#green-dominated",
    perturbed=[{"cases": ("GG", "r > g", "g > r")}, {"ahead": 1}],
)
def lem_3_cases_corrected(
    bound: int, cases: tuple[str, ...] = ("GG", "r > g", "g > r", "RR"), ahead: int = 0
) -> Iterator[Case]:
    r"""A position that is not of the form in the lemma has two green stacks, or a green stack with
    $g$ green tokens and a red one with $r>g$ or $r<g$ red tokens, or two red stacks. In the first
    case one can move to $(0,0)$. In the second and third one can lower the stack with the larger
    number so that the numbers are equal. In the fourth, the stack with no fewer red tokens has as
    many green tokens as the other has red ones, and can be lowered to that green one.

    The same colourings and positions as for the printed form.
    """
    yield from _lemma_3_cases(bound, cases, ahead)


def _lemma_3_cases(bound: int, cases: tuple[str, ...], ahead: int = 0) -> Iterator[Case]:
    for height in range(1, bound + 1):
        for colours in every(height):
            if dominates(colours, "G", ahead):
                for low in range(height + 1):
                    case, move = _case(colours, low, height)
                    if case != "r = g":
                        at = f"{(low, height)}, {shown(colours)}"
                        found = move if case in cases else f"no such case: {case}"
                        yield Case(at, "a move", found)


def _case(colours: str, low: int, high: int) -> tuple[str, str]:
    """Return the case that a position is in, and whether there is the move that the proof makes."""
    tops = top(colours, low) + top(colours, high)
    a, b = own(colours, low), own(colours, high)
    if tops == "GG":
        return tops, "a move"
    if tops == "RR":
        green = nth(colours, "G", a)
        return tops, "a move" if green is not None and green < high else "no move"
    r, g = (a, b) if tops == "RG" else (b, a)
    red, green = (low, high) if tops == "RG" else (high, low)
    if r == g:
        return "r = g", ""
    after = (nth(colours, "R", g) or 0) if r > g else nth(colours, "G", r)
    lowered = after is not None and after < (red if r > g else green)
    return "r > g" if r > g else "g > r", "a move" if lowered else "no move"


SECTION.decided(
    "lem-3/proof-cases",
    {name: formulas.moves(chosen) for name, chosen in formulas.DOMINATED.items()},
    how="""
    The rules are in the formula. The $i$-th green level is paired with the $i$-th red one, so that
    numbers are compared by comparing a stack with the partner of the other.
    """,
    wrong=[
        formulas.moves(formulas.EVIL, least=0),
        formulas.moves(formulas.EVIL, both="pair(t, y)"),
        formulas.moves(formulas.SHIFTED),
    ],
    within=formulas.SETS,
)
