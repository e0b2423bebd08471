r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 3, steps towards Theorem 2 and in the proof of its cases (ii) to (iv). As there, f is
F_(2n-1) and g is F_2n.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import count, takewhile

from chromdocs.claims.claim import Case, Section, Solve, Solver
from chromdocs.games.game import Position, subtract
from chromdocs.numbers.certified import Real
from chromdocs.numbers.zeckendorf import PHI, fibonacci
from chromdocs.papers.star.claims import theorem_2
from chromdocs.papers.star.claims.board import STAR, is_p, lost, second_road, wythoff_pairs
from chromdocs.papers.star.claims.formulas import decide_cases, moves_of_first_kind, steep
from chromdocs.papers.star.claims.formulas_steps import moves_left
from chromdocs.papers.star.claims.lemma_steps import read
from chromdocs.papers.star.claims.theorem_2 import PROOF
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 2
SECTION = Section(PAPER, "Section 3")
NEAR = 5_000  # heaps, as in Figure 1: n up to 9
FAMILIES = {  # what is added to f and taken from g
    "ii": (0, 1),
    "iii": (0, 4),
    "iv": (0, 9),
    "v": (1, 1),
    "vi": (3, 1),
    "vii": (4, 1),
    "viii": (6, 1),
}
A_MOVE = "a move to a P-position"


def corners(bound: int, start: int) -> Iterator[tuple[int, int, int]]:
    """Yield n, F_(2n-1) and F_2n, n >= start, as far as both are on the board.

    >>> list(corners(20, 2))
    [(2, 3, 5), (3, 8, 13)]
    """
    found = ((n, fibonacci(2 * n - 1), fibonacci(2 * n)) for n in count(start))
    return takewhile(lambda corner: corner[2] <= bound, found)


def answered(
    solver: Solver, bound: int, n: int, position: Position, taken: Position, answer: Position
) -> Case:
    """Return the case that after *taken* a move of W⋆ leads to *answer*, which is P."""
    left = subtract(position, taken)
    x, y = sorted(subtract(left, answer))
    is_move = 0 < x < y and PHI.floor_times(y - x) == x
    if not is_move:
        found = "no move"
    else:
        lower, upper = sorted(answer)
        is_lost = (lower, upper) in lost(solver, bound)
        found = A_MOVE if is_lost else "a move to an N-position"
    return Case((f"n = {n}", f"from {left} to {answer}"), A_MOVE, found, f"it takes {(x, y)}")


@SECTION.claim(
    "sec-3-first-kind",
    "Moves of the first kind lead to N",
    kind="claim",
    place="Equation (4)",
    bound=NEAR,
    unit="heaps of",
    uses=["lem-2", "lem-3", "cor-1"],
    proof="authors",
    perturbed=[{"plus": 1}, {"plus": -1}],
)
def first_kind(bound: int, solve: Solve, plus: int = 0) -> Iterator[Case]:
    r"""Let $(X,Y)$ be of one of the forms (ii) to (viii) of Theorem 2. If $(X-A_i,\,Y-B_i)$ is an
    option, it is N. So only options $(X-B_i,\,Y-A_i)$ are left to look at.

    Every $n \ge 1$ for which both heaps are positive, and every $i$; the options are looked up
    among the P-positions that the solver finds.
    """
    solver = solve(STAR)
    pairs = list(wythoff_pairs(bound))
    for n, f, g in corners(bound, NATURALS.first):
        for name, (d, m) in FAMILIES.items():
            x, y = f + d, g - m + plus
            for a, b in ((a, b) for a, b in pairs if a <= x and b <= y):
                yield is_p(solver, bound, f"({name}), n = {n}", (x - a, y - b), expected=False)
    yield from second_road(solver, bound)


@SECTION.claim(
    "thm-2-ii/proof-slope",
    "Theorem 1 (iii) with the constant φ",
    place="Proof of Theorem 2 (ii)",
    bound=NEAR,
    unit="heaps of",
    uses=["thm-1-iii"],
    repaired={"most": Fraction(2)},
)
def slope(bound: int, most: Real | Fraction = PHI) -> Iterator[Case]:
    r"""By Theorem 1 (iii) a position of $W^\star$ with two full heaps and $y/x>\phi$ is N; that is,
    $B_i/A_i \le \phi$ for all $i \ge 1$, as the theorem demands.

    The quotients themselves, exactly.
    """
    for i, (a, b) in enumerate(wythoff_pairs(bound), NATURALS.first):
        yield Case(f"i = {i}", True, Fraction(b, a) <= most, f"B/A = {b}/{a}")


@SECTION.corrected(
    "thm-2-ii/proof-slope",
    severity="proof step",
    proof="learn/star/#slope",
    went_wrong=r"""
    All quotients $B_i/A_i$ are greater than $\phi$, and $B_1/A_1=2$: so Theorem 1 (iii) gives
    $y/x \le 2$ only. But its proof gives more, $y<B_i$ for $x=A_i$, and from this $y/x<\phi$
    follows. Theorem 2 stands.
    """,
    perturbed=[{"most": Fraction(3, 2)}, {"most": Fraction(1)}],
)
def slope_corrected(bound: int, solve: Solve, most: Real | Fraction = PHI) -> Iterator[Case]:
    r"""A position $(x,y)$ of $W^\star$ with $0<x \le y$ and $y/x>\phi$ is N.

    The P-positions that the solver finds: $y/x<\phi$ in all of them.
    """
    solver = solve(STAR)
    for x, y in sorted(lost(solver, bound)):
        if x:
            yield Case((x, y), True, Fraction(y, x) < most)
    yield from second_road(solver, bound)


def left_over(bound: int, start: int, d: int, m: int) -> Iterator[tuple[int, list[Position]]]:
    """Yield n, and the moves (B_i, A_i) from (f + d, g - m) that leave a slope below phi."""
    pairs = list(wythoff_pairs(bound))
    for n, f, g in corners(bound, start):
        x, y = f + d, g - m
        fit = ((a, b) for a, b in pairs if b < x and a < y)
        yield n, [(b, a) for a, b in fit if Fraction(y - a, x - b) < PHI]


@SECTION.claim(
    "thm-2-iii/proof-only-move",
    "One move is left in case (iii)",
    place="Proof of Theorem 2 (iii)",
    bound=NEAR,
    unit="heaps of",
    uses=["lem-4"],
    repaired={"to_the_letter": False},
)
def only_move(bound: int, to_the_letter: bool = True) -> Iterator[Case]:
    r"""The only move $(B_i,A_i)$ that satisfies the condition of (7) in Lemma 4, with $r=B_i$ and
    $s=A_i$, is $(2,1)$.

    The condition is $0 \le \phi s \le r$; all $i$ are tried.
    """
    if to_the_letter:
        for a, b in wythoff_pairs(bound):
            yield Case((b, a), (b, a) == (2, 1), PHI * a <= b, f"r = {b}, s = {a}")
    else:
        for n, found in left_over(bound, 3, 0, 4):
            yield Case(f"n = {n}", [(2, 1)], found)


@SECTION.corrected(
    "thm-2-iii/proof-only-move",
    severity="proof step",
    proof=PROOF,
    went_wrong=r"""
    Taken to the letter all moves do, as $\phi A_i<B_i$: the next is $(5,3)$. What is meant is (5):
    $(2,1)$ is the only one of these moves after which the slope is below $\phi$. That follows from
    (6), with $r=A_i+4$ and $s=B_i$. Theorem 2 stands.
    """,
    perturbed=[{"minus": 9}, {"minus": 1}, {"plus": 1}],
)
def only_move_corrected(
    bound: int, minus: int = 4, plus: int = 0, start: int = 3
) -> Iterator[Case]:
    r"""For $n \ge 3$ the only move $(B_i,A_i)$ from $(F_{2n-1},\,F_{2n}-4)$ that leaves a slope
    below $\phi$ is $(2,1)$.

    All moves of this kind are tried.
    """
    for n, found in left_over(bound, start, plus, minus):
        yield Case(f"n = {n}", [(2, 1)], found)


def _thirds(bound: int, start: int) -> Iterator[Case]:
    """Read the codings (10)^(t-3)100210 and (10)^(t-3)1002100."""
    for t in range(start, bound + 1):
        codings = [("10" * (t - 3) + end) if t >= 3 else "none" for end in ("100210", "1002100")]
        said = [fibonacci(2 * t + 1), fibonacci(2 * t + 2)]
        found = [coding if coding == "none" else read(coding) for coding in codings]
        yield Case(f"t = {t}", said, found, f"(10)^{t - 3} is no string" if t < 3 else "")


@SECTION.claim(
    "thm-2-iii/proof-codings",
    "Two codings of Fibonacci numbers",
    place="Proof of Theorem 2 (iii)",
    bound=30,
    unit="t",
    repaired={"start": 3},
)
def codings(bound: int, start: int = 2) -> Iterator[Case]:
    r"""For $t \ge 2$, $10^{2t}=(10)^{t-3}100210$ and $10^{2t+1}=(10)^{t-3}1002100$.

    The codings are read, where there are any.
    """
    yield from _thirds(bound, start)


@SECTION.corrected(
    "thm-2-iii/proof-codings",
    severity="small case",
    proof="authors",
    went_wrong=r"""
    For $t=2$ the exponent is $-1$. This is the case $n=3$; there the move is $(3,5)$, and all is
    well. Theorem 2 stands.
    """,
    perturbed=[{"start": 2}, {"least": 4}],
)
def codings_corrected(bound: int, start: int = 3, least: int = 3) -> Iterator[Case]:
    r"""For $t \ge 3$, $10^{2t}=(10)^{t-3}100210$ and $10^{2t+1}=(10)^{t-3}1002100$; for $t=2$ the
    move of which this is said is $(3,5)$.

    As for the form in the preprint. From $t$ to $t+1$ both sides grow by $F_{2t+2}$, or $F_{2t+3}$.
    """
    yield Case("t = 2", (3, 5), (fibonacci(2 * least - 1) - 5, fibonacci(2 * least) - 8))
    yield from _thirds(bound, start)


decide_cases(theorem_2.SECTION)  # here, as its own module is long

SECTION.decided(
    "sec-3-first-kind",
    moves_of_first_kind(),
    how=r"""As for Theorem 2: from what such a move leaves, a move leads to an empty heap or to
    the set with answers. All $n$ for which both heaps are positive are in the formula.""",
    wrong=[moves_of_first_kind("s + 1, t"), moves_of_first_kind("s, t + 1")],
)

SECTION.decided(
    "thm-2-ii/proof-slope",
    steep(),
    how=r"""$y/x>\phi$ means $y>\lfloor\phi x\rfloor$. A move leads to a position with an empty
    heap, from which there is none.""",
    wrong=[steep(less=1), steep(less=2)],
)


SECTION.decided(
    "thm-2-iii/proof-only-move",
    moves_left(8, 0, 4, ((2, 1),)),
    how=r"""A slope $y/x$ is below $\phi$ if $y \le \lfloor\phi x\rfloor$.""",
    wrong=[moves_left(8, 0, 4, ((5, 3),)), moves_left(8, 0, 9, ((2, 1),))],
)
