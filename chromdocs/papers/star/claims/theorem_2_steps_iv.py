r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 3, steps in the proof of Theorem 2, cases (iv) to (vi). As there, f is F_(2n-1)
and g is F_2n.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Position
from chromdocs.numbers.zeckendorf import PHI, fibonacci, trailing_zeros, zeckendorf
from chromdocs.papers.star.claims.board import STAR, second_road, wythoff_pairs
from chromdocs.papers.star.claims.formulas_steps import (
    CASE_VI,
    ITEM_A,
    ITEM_B,
    ITEM_C,
    answers,
    ends,
    later_slopes,
)
from chromdocs.papers.star.claims.theorem_2 import PROOF
from chromdocs.papers.star.claims.theorem_2_steps import NEAR, answered, corners
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 2
SECTION = Section(PAPER, "Section 3")
Answer = Position | Callable[[int], Position]


def answers_of(
    bound: int,
    solve: Solve,
    start: int,
    family: tuple[int, int],
    answers: Sequence[tuple[Position, Answer]],
) -> Iterator[Case]:
    """Answer each move from (f + d, g - m) by one to the P-position that is said."""
    solver = solve(STAR)
    d, m = family
    for n, f, g in corners(bound, start):
        for taken, answer in answers:
            to = answer(n) if callable(answer) else answer
            yield answered(solver, bound, n, (f + d, g - m), taken, to)
    yield from second_road(solver, bound)


def shifted(down: int, plus: int, minus: int) -> Callable[[int], Position]:
    """Return the position (F_(2n-down) + plus, F_(2n-down+1) - minus) as a function of n."""
    return lambda n: (fibonacci(2 * n - down) + plus, fibonacci(2 * n - down + 1) - minus)


def _inspected(bound: int, inverted: bool, least: int) -> Iterator[Case]:
    for n, f, g in corners(bound, 4):
        for i, (a, b) in enumerate(wythoff_pairs(bound), NATURALS.first):
            if i >= least and b < f and a < g - 9:
                v, w = f - b, g - 9 - a
                ratio = Fraction(v, w) if inverted else Fraction(w, v)
                yield Case((f"n = {n}", f"i = {i}"), True, ratio > PHI, f"the quotient is {ratio}")


@SECTION.claim(
    "thm-2-iv/proof-slopes",
    "Which moves are left in case (iv)",
    place="Proof of Theorem 2 (iv)",
    bound=NEAR,
    unit="heaps of",
    uses=["lem-4"],
    repaired={"inverted": False},
)
def slopes(bound: int, inverted: bool = True) -> Iterator[Case]:
    r"""For all $i \ge 4$, $\frac{F_{2n-1}-B_i}{F_{2n}-9-A_i}>\phi$.

    Exact, for $n \ge 4$ and all $i$ for which both parts are positive.
    """
    yield from _inspected(bound, inverted, 4)


@SECTION.corrected(
    "thm-2-iv/proof-slopes",
    severity="misprint",
    proof=PROOF,
    went_wrong="The quotient is upside down: for $n=4$ and $i=4$ it is $11/19$.",
    perturbed=[{"inverted": True}, {"least": 3}],
)
def slopes_corrected(bound: int, inverted: bool = False, least: int = 4) -> Iterator[Case]:
    r"""For all $i \ge 4$ for which both heaps are positive,
    $\frac{F_{2n}-9-A_i}{F_{2n-1}-B_i}>\phi$.

    As for the form in the preprint.
    """
    yield from _inspected(bound, inverted, least)


@SECTION.claim(
    "thm-2-iv/proof-item-a",
    "The answer to (2, 1) in case (iv)",
    place="Proof of Theorem 2 (iv)",
    bound=NEAR,
    unit="heaps of",
    repaired={"answer": (11, 11)},
)
def item_a(bound: int, solve: Solve, answer: Position = (6, 6)) -> Iterator[Case]:
    r"""Item A: for $n \ge 4$, $(F_{2n-1}-2,\,F_{2n}-10)$ has the P-position $(6,6)$ as an option.

    What must be taken is looked for among Wythoff's pairs, and $(6,6)$ among the P-positions.
    """
    yield from answers_of(bound, solve, 4, (0, 9), [((2, 1), answer)])


@SECTION.corrected(
    "thm-2-iv/proof-item-a",
    severity="misprint",
    proof=PROOF,
    went_wrong=r"""
    It is $(11,11)$, and the codings in the preprint are those of 11, with $n$ one less than in the
    theorem. To $(6,6)$ there is no move: for $n=4$ it would be $(13,18)$. Theorem 2 stands.
    """,
    perturbed=[{"answer": (6, 6)}, {"answer": (8, 8)}, {"taken": (1, 2)}],
)
def item_a_corrected(
    bound: int, solve: Solve, answer: Position = (11, 11), taken: Position = (2, 1)
) -> Iterator[Case]:
    r"""For $n \ge 4$, $(F_{2n-1}-2,\,F_{2n}-10)$ has the P-position $(11,11)$ as an option.

    As for the form in the preprint.
    """
    yield from answers_of(bound, solve, 4, (0, 9), [(taken, answer)])


@SECTION.claim(
    "thm-2-iv/proof-item-b",
    "The answer to (5, 3) in case (iv)",
    place="Proof of Theorem 2 (iv)",
    bound=NEAR,
    unit="heaps of",
    uses=["thm-2-iii"],
    repaired={"down": 3},
)
def item_b(bound: int, solve: Solve, down: int = 2) -> Iterator[Case]:
    r"""Item B: for $n \ge 4$, $(F_{2n-1}-5,\,F_{2n}-12)$ has the option
    $(F_{2n-2},\,F_{2n-1}-4)$, which is P by case (ii).

    As for item A: the move, and whether the option is P.
    """
    yield from answers_of(bound, solve, 4, (0, 9), [((5, 3), shifted(down, 0, 4))])


@SECTION.corrected(
    "thm-2-iv/proof-item-b",
    severity="proof step",
    proof=PROOF,
    went_wrong=r"""
    The move that the preprint calculates is one, but it does not win: $F_{2n-2}=10^{2n-3}$ ends in
    an odd number of zeros, so by Corollary 1 this option is N; for $n=4$ it is $(13,17)$. Indices
    must be one less, and then it is P by case (iii), not (ii). Theorem 2 stands.
    """,
    perturbed=[{"down": 2}, {"minus": 9}, {"taken": (3, 5)}],
)
def item_b_corrected(
    bound: int, solve: Solve, down: int = 3, minus: int = 4, taken: Position = (5, 3)
) -> Iterator[Case]:
    r"""For $n \ge 4$, $(F_{2n-1}-5,\,F_{2n}-12)$ has the option $(F_{2n-3},\,F_{2n-2}-4)$, which is
    P by case (iii).

    As for the form in the preprint.
    """
    yield from answers_of(bound, solve, 4, (0, 9), [(taken, shifted(down, 0, minus))])


@SECTION.claim(
    "thm-2-iv/proof-item-c",
    "The answer to (7, 4) in case (iv)",
    place="Proof of Theorem 2 (iv)",
    bound=NEAR,
    unit="heaps of",
    proof="authors",
    perturbed=[{"answer": (4, 4)}, {"taken": (4, 7)}],
)
def item_c(
    bound: int, solve: Solve, answer: Position = (3, 3), taken: Position = (7, 4)
) -> Iterator[Case]:
    r"""Item C: for $n \ge 4$, $(F_{2n-1}-7,\,F_{2n}-13)$ has the P-position $(3,3)$ as an option.

    As for item A: the move, and whether the option is P.
    """
    yield from answers_of(bound, solve, 4, (0, 9), [(taken, answer)])


def _ending(bound: int, down: int, zeros: int, start: int) -> Iterator[Case]:
    for n in range(start, bound + 1):
        number = fibonacci(2 * n - down) - 1
        coding = zeckendorf(number)
        yield Case(f"n = {n}", zeros, trailing_zeros(coding) if number else None, f"it is {coding}")


@SECTION.claim(
    "thm-2-v/proof-ending",
    "Why the answer to (2, 1) is N in case (v)",
    place="Proof of Theorem 2 (v)",
    bound=60,
    repaired={"down": 1},
)
def ending(bound: int, down: int = 2) -> Iterator[Case]:
    r"""For $n \ge 2$, $F_{2n-2}-1=1010\dots10$ ends in precisely one zero.

    The Zeckendorf coding, for each $n$ up to the bound.
    """
    yield from _ending(bound, down, 1, 2)


@SECTION.corrected(
    "thm-2-v/proof-ending",
    severity="misprint",
    proof="authors",
    went_wrong=r"""
    All indices in this case are one too small: the position is $(F_{2n-1}+1,\,F_{2n}-1)$, and
    $F_{2n-2}-1=(10)^{n-2}1$ ends in a one. The codings in the preprint are those of $F_{2n-1}-1$.
    """,
    perturbed=[{"down": 2}, {"zeros": 3}, {"start": 1}],
)
def ending_corrected(bound: int, down: int = 1, zeros: int = 1, start: int = 2) -> Iterator[Case]:
    r"""For $n \ge 2$, $F_{2n-1}-1=(10)^{n-1}$ ends in precisely one zero.

    As for the form in the preprint.
    """
    yield from _ending(bound, down, zeros, start)


VI = (((1, 2), (11, 11)), ((3, 5), shifted(3, 0, 1)))
VI_CORRECTED = (((2, 1), (6, 6)), ((5, 3), shifted(3, 0, 1)))


@SECTION.claim(
    "thm-2-vi/proof-moves",
    "Two answers in case (vi)",
    place="Proof of Theorem 2 (vi)",
    bound=NEAR,
    unit="heaps of",
    uses=["thm-2-ii"],
    repaired={"answers": VI_CORRECTED},
)
def moves_vi(
    bound: int, solve: Solve, answers: Sequence[tuple[Position, Answer]] = VI
) -> Iterator[Case]:
    r"""For $n \ge 3$, $(F_{2n-1}+3,\,F_{2n}-1) \ominus (1,2) \ominus (11,11)$ and
    $(F_{2n-1}+3,\,F_{2n}-1) \ominus (3,5) \ominus (F_{2n-3},\,F_{2n-2}-1)$ are moves, and what is
    subtracted last is P.

    As for case (iv): the moves, and whether what they lead to is P.
    """
    yield from answers_of(bound, solve, 3, (3, 1), answers)


@SECTION.corrected(
    "thm-2-vi/proof-moves",
    severity="misprint",
    proof=PROOF,
    went_wrong=r"""
    The moves $(1,2)$ and $(3,5)$ are of the first kind, which was settled before; $(2,1)$ and
    $(5,3)$ are left. The answer to $(2,1)$ is $(6,6)$: this and $(11,11)$ in case (iv) have changed
    places. As it stands, the first is no move for $n=3$ only, and the second is one for $n=3$ only:
    it is $(F_{2n-2},\,F_{2n-1}-5)$. Theorem 2 stands.
    """,
    perturbed=[{"answers": VI}, {"answers": (((2, 1), (11, 11)),)}, {"answers": VI[1:]}],
)
def moves_vi_corrected(
    bound: int, solve: Solve, answers: Sequence[tuple[Position, Answer]] = VI_CORRECTED
) -> Iterator[Case]:
    r"""For $n \ge 3$, $(F_{2n-1}+3,\,F_{2n}-1) \ominus (2,1) \ominus (6,6)$ and
    $(F_{2n-1}+3,\,F_{2n}-1) \ominus (5,3) \ominus (F_{2n-3},\,F_{2n-2}-1)$ are moves, and what is
    subtracted last is P.

    As for the form in the preprint.
    """
    yield from answers_of(bound, solve, 3, (3, 1), answers)


SECTION.decided(
    "thm-2-iv/proof-slopes",
    later_slopes(),
    how=r"""A slope $y/x$ is above $\phi$ if $y>\lfloor\phi x\rfloor$.""",
    wrong=[later_slopes(first=3), later_slopes(minus=12)],
)

_ANSWER = r"""With $f=F_{2n-1}$ and $g=F_{2n}$, $F_{2n-3}$ is $2f-g$ and $F_{2n-2}$ is $g-f$.
What is reached is in the set of P-positions of Theorem 2."""
for _name, _item in (("a", ITEM_A), ("b", ITEM_B), ("c", ITEM_C)):
    SECTION.decided(
        f"thm-2-iv/proof-item-{_name}",
        answers(21, _item),
        how=_ANSWER,
        wrong=[answers(8, _item), answers(3, _item)],
    )

SECTION.decided(
    "thm-2-v/proof-ending",
    ends("odd_f(f) and f >= 3", 'f - 1 follows "10(10)*"'),
    how=r"""$F_{2n-1}-1$ lies between $F_{2n-2}$ and $F_{2n-1}$ and has $2n-2$ digits.""",
    wrong=[ends(f"{_f}_f(f)", 'f - 1 follows "10(10)*"') for _f in ("odd", "even")],
)

SECTION.decided(
    "thm-2-vi/proof-moves",
    answers(8, *CASE_VI),
    how=_ANSWER,
    wrong=[answers(3, *CASE_VI), answers(1, *CASE_VI)],
)
