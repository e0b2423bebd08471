r"""Claims of U. Larsson, *Black & white Nim games*.

Section 2, steps in the proof of Theorem 2, on Beatty nim.
"""

from collections.abc import Iterator, Sequence

from chromdocs.claims.claim import Case, Section
from chromdocs.games.beatty_formulas import WITHIN, at_each
from chromdocs.games.game import Position
from chromdocs.numbers.beatty import partner
from chromdocs.numbers.certified import Real
from chromdocs.numbers.real import real
from chromdocs.papers.blackwhite.claims import formulas
from chromdocs.papers.blackwhite.claims.background import IRRATIONAL
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 5
SECTION = Section(PAPER, "Section 2")
GOLDEN = ("(1+sqrt(5))/2",)


def _indices(number: Real, bound: int) -> dict[int, int]:
    """Return for each floor of a multiple up to *bound*, 0 among them, which multiple it is."""
    floors = (number.floor_times(n) for n in range(bound + 1))
    return {floor: n for n, floor in enumerate(floors) if floor <= bound}


def _in_cases(a: dict[int, int], b: dict[int, int], at: Position, least: int) -> set[int]:
    """Return the cases of the proof of Theorem 2 that a position with these heaps falls under."""
    found = set()
    for x, y in (at, at[::-1]):
        if x in a and y in b and a[x] > b[y]:
            found.add(1)
        if x in a and y in a:
            found.add(2)
        if x in a and y in b and b[y] > a[x]:
            found.add(3)
        if x in b and y in b and b[x] >= b[y] >= least:
            found.add(4)
    return found


@SECTION.claim(
    "thm-2/proof-cases",
    "Four cases, and three of them legal",
    bound=60,
    unit="heaps of",
    proof="authors",
    uses=["sec-2-beatty"],
    perturbed=[{"least": 0}, {"betas": ("7/3",)}],
)
def thm_2_proof_cases(
    bound: int, least: int = 1, betas: Sequence[str] = IRRATIONAL
) -> Iterator[Case]:
    r"""If $(x,y)$ is not of the form $(\lfloor\alpha n\rfloor,\lfloor\beta n\rfloor)$, there are
    integers $m \ge n \ge 0$ such that it is one of (1)
    $(\lfloor\alpha m\rfloor,\lfloor\beta n\rfloor)$, $m > n$; (2)
    $(\lfloor\alpha m\rfloor,\lfloor\alpha n\rfloor)$; (3)
    $(\lfloor\alpha n\rfloor,\lfloor\beta m\rfloor)$, $m > n$; (4)
    $(\lfloor\beta m\rfloor,\lfloor\beta n\rfloor)$, $n > 0$. Cases (1), (3) and (4) are legal
    positions, and none of them is of that form.

    For eight $\beta$ and every position with heaps up to the bound, heaps in either order.
    """
    for text in betas:
        a, b = (_indices(number, bound) for number in (partner(text), real(text)))
        for x in range(bound + 1):
            for y in range(x, bound + 1):
                found = _in_cases(a, b, (x, y), least)
                is_pair = a.get(x, -1) == b.get(y, -2) or a.get(y, -1) == b.get(x, -2)
                at = f"beta = {text}, {(x, y)}"
                if not is_pair:
                    yield Case((at, "some case"), True, bool(found))
                if found - {2}:
                    is_legal = 0 in (x, y) or x in b or y in b
                    yield Case((at, "legal, and no pair"), True, is_legal and not is_pair)


def _case_2(bound: int, least: int) -> Iterator[Case]:
    """Look which positions (⌊αm⌋, ⌊αn⌋), m ≥ n, are legal, (0, 0) apart."""
    for text in IRRATIONAL:
        alpha, black = partner(text), _indices(real(text), 2 * bound)
        for m in range(1, bound + 1):
            for n in range(least, m + 1):
                at = (alpha.floor_times(m), alpha.floor_times(n))
                found = "legal" if any(heap in black for heap in at) else "not legal"
                yield Case(f"beta = {text}, {at}", "not legal", found)


@SECTION.claim(
    "thm-2/proof-case-2",
    "Case 2 is not legal",
    bound=40,
    unit="m",
    repaired={"least": 1},
)
def thm_2_proof_case_2(bound: int, least: int = 0) -> Iterator[Case]:
    r"""Case 2 is excluded: positions $(\lfloor\alpha m\rfloor,\lfloor\alpha n\rfloor)$, $m \ge n
    \ge 0$, other than $(0,0)$, are not legal.

    For eight $\beta$ and $m$ up to the bound: a heap is black if it is 0 or
    $\lfloor\beta i\rfloor$.
    """
    yield from _case_2(bound, least)


@SECTION.corrected(
    "thm-2/proof-case-2",
    went_wrong=r"""
    With $n=0$ the second heap is empty, so it is black, and the position is legal. It does no harm:
    with $\lfloor\beta\cdot0\rfloor$ for the empty heap the same position is one of Case 1, and the
    theorem stands.
    """,
    severity="small case",
    proof="authors",
    perturbed=[{"least": 0}],
)
def thm_2_proof_case_2_corrected(bound: int, least: int = 1) -> Iterator[Case]:
    r"""Positions $(\lfloor\alpha m\rfloor,\lfloor\alpha n\rfloor)$ with $m \ge n \ge 1$ are not
    legal.

    The same $\beta$ and $m$ as for the printed form.
    """
    yield from _case_2(bound, least)


@SECTION.claim(
    "thm-2/proof-moves",
    "The moves of Cases 1, 3 and 4",
    bound=60,
    unit="m",
    proof="authors",
    perturbed=[{"betas": GOLDEN}, {"least": 0}],
)
def thm_2_proof_moves(
    bound: int, betas: Sequence[str] = IRRATIONAL, least: int = 1
) -> Iterator[Case]:
    r"""If $\frac1\alpha+\frac1\beta=1$ and $\beta > 2$, then $1 < \alpha < 2 < \beta$. So in Case 1
    the heap $x$ can be lowered to $\lfloor\alpha n\rfloor$, in Case 3 the heap $y$ to
    $\lfloor\beta n\rfloor$, since $\lfloor\beta m\rfloor > \lfloor\beta n\rfloor$, and in Case 4
    the heap $x$ to $\lfloor\alpha n\rfloor$, since
    $\lfloor\beta m\rfloor \ge \lfloor\beta n\rfloor > \lfloor\alpha n\rfloor$ for $n > 0$. Each
    time $(\lfloor\alpha n\rfloor,\lfloor\beta n\rfloor)$ is left.

    For eight $\beta$ and all $n \le m$ up to the bound, with exact floors.
    """
    for text in betas:
        alpha, beta = partner(text), real(text)
        yield Case(f"beta = {text}", True, 1 < alpha < 2 < beta)
        a, b = ([number.floor_times(n) for n in range(bound + 1)] for number in (alpha, beta))
        for m in range(bound + 1):
            for n in range(m + 1):
                at = f"beta = {text}, m = {m}, n = {n}"
                if m > n:
                    yield Case((at, "Cases 1 and 3"), (True, True), (a[m] > a[n], b[m] > b[n]))
                if n >= least:
                    yield Case((at, "Case 4"), True, b[m] >= b[n] > a[n])


SECTION.decided(
    "thm-2/proof-cases",
    at_each(formulas.cases),
    how="The statement itself, with heaps in either order.",
    wrong=[
        formulas.cases("(3+sqrt(5))/2", least=0),
        formulas.cases("(3+sqrt(5))/2", least=2),
    ],
    within=WITHIN,
)
SECTION.decided(
    "thm-2/proof-case-2",
    at_each(formulas.case_2),
    how="The statement itself: neither heap is black.",
    wrong=[formulas.case_2("(3+sqrt(5))/2", least=0), formulas.case_2("2+sqrt(2)", least=0)],
    within=WITHIN,
)
SECTION.decided(
    "thm-2/proof-moves",
    at_each(formulas.lowered),
    how=r"""
    The inequalities between floors; as $\lfloor\alpha\rfloor=1$ and $\lfloor\beta\rfloor \ge 2$,
    those between the moduli hold.
    """,
    wrong=[formulas.lowered("(3+sqrt(5))/2", least=0), formulas.lowered("(1+sqrt(5))/2")],
    within=WITHIN,
)
