r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 3, steps in the proof of Theorem 2, cases (vii) and (viii), and of Corollary 2.
"""

from collections.abc import Iterator, Sequence

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Position
from chromdocs.numbers.zeckendorf import PHI, fibonacci, trailing_zeros, zeckendorf
from chromdocs.papers.star.claims.formulas_steps import CASE_VIII, answers, moves_left, neighbours
from chromdocs.papers.star.claims.lemma_steps import read
from chromdocs.papers.star.claims.theorem_2 import PROOF
from chromdocs.papers.star.claims.theorem_2_steps import NEAR, corners, left_over
from chromdocs.papers.star.claims.theorem_2_steps_iv import Answer, answers_of, shifted
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 2
SECTION = Section(PAPER, "Section 3")
FIRST, SECOND = ((1, 2), (3, 5), (4, 7)), ((2, 1), (5, 3), (7, 4))


def _three(bound: int, said: Sequence[Position], plus: int) -> Iterator[Case]:
    """Compare the moves that are left in case (vii), and see that each leaves an odd ending."""
    for n, found in left_over(bound, 3, plus, 1):
        fit = [move for move in said if move[0] < fibonacci(2 * n - 1) + plus]
        yield Case(f"n = {n}", fit, found, "moves that leave a slope below φ")
    for n, f, _ in corners(bound, 3):
        for b, _ in SECOND:
            coding = zeckendorf(f + plus - b)
            yield Case((f"n = {n}", f"F + {plus} - {b}"), 1, trailing_zeros(coding) % 2, coding)


@SECTION.claim(
    "thm-2-vii/proof-moves",
    "Which moves are left in case (vii)",
    place="Proof of Theorem 2 (vii)",
    bound=NEAR,
    unit="heaps of",
    uses=["lem-4", "cor-1"],
    repaired={"said": SECOND},
)
def moves_vii(bound: int, said: Sequence[Position] = FIRST) -> Iterator[Case]:
    r"""For $n \ge 3$ the only moves from $(F_{2n-1}+4,\,F_{2n}-1)$ that need a look are $(1,2)$,
    $(3,5)$ and $(4,7)$. For $F_{2n}-1=\dots10101=\dots01201=\dots01112$, and if 10, 1000 or 1010 is
    taken from this, an odd number of zeros is at the end.

    The moves that leave a slope below $\phi$, all others being settled. Then the codings.
    """
    chain = ("10101", "01201", "01112")
    yield Case(" = ".join(chain), [12] * 3, [*map(read, chain)])
    yield from _three(bound, said, 4)


@SECTION.corrected(
    "thm-2-vii/proof-moves",
    severity="proof step",
    proof=PROOF,
    went_wrong=r"""
    The moves that are left are the mirror images, $(2,1)$, $(5,3)$ and $(7,4)$. The calculation in
    the preprint is right, and treats the first kind of moves, which Lemma 2 had settled. Those of
    the second kind leave $F_{2n-1}+2$, $F_{2n-1}-1$ and $F_{2n-1}-3$ in the first heap, which end
    in an odd number of zeros too. Theorem 2 stands.
    """,
    perturbed=[{"said": FIRST}, {"said": SECOND[:2]}, {"plus": 6}],
)
def moves_vii_corrected(
    bound: int, said: Sequence[Position] = SECOND, plus: int = 4
) -> Iterator[Case]:
    r"""For $n \ge 3$ the only moves from $(F_{2n-1}+4,\,F_{2n}-1)$ that need a look are $(2,1)$,
    $(5,3)$ and $(7,4)$. They leave a first heap that ends in an odd number of zeros.

    As for the form in the preprint.
    """
    yield from _three(bound, said, plus)


VIII = (((1, 2), (14, 14)), ((3, 5), shifted(3, 3, 1)), ((6, 10), (1, 1)))
VIII_CORRECTED = (((2, 1), (14, 14)), ((5, 3), shifted(3, 3, 1)), ((10, 6), (1, 1)))


def _four(
    bound: int, solve: Solve, answers: Sequence[tuple[Position, Answer]], third: int
) -> Iterator[Case]:
    """Answer three moves of case (viii); after the fourth the first heap has an odd ending."""
    for n, f, _ in corners(bound, 4):
        coding = zeckendorf(f + 6 - third)
        yield Case((f"n = {n}", f"F + 6 - {third}"), 1, trailing_zeros(coding) % 2, coding)
    yield from answers_of(bound, solve, 4, (6, 1), answers)


@SECTION.claim(
    "thm-2-viii/proof-moves",
    "Four answers in case (viii)",
    place="Proof of Theorem 2 (viii)",
    bound=NEAR,
    unit="heaps of",
    uses=["thm-2-vi", "cor-1"],
    repaired={"answers": VIII_CORRECTED, "third": 7},
)
def moves_viii(
    bound: int, solve: Solve, answers: Sequence[tuple[Position, Answer]] = VIII, third: int = 4
) -> Iterator[Case]:
    r"""For $n \ge 4$, four options of $(F_{2n-1}+6,\,F_{2n}-1)$ are N. After $(1,2)$ there is a
    move to the P-position $(14,14)$, after $(3,5)$ one to $(F_{2n-3}+3,\,F_{2n-2}-1)$, after
    $(6,10)$ one to $(1,1)$; and after $(4,7)$ the first heap ends in an odd number of zeros.

    As for case (iv); the last by its coding.
    """
    yield from _four(bound, solve, answers, third)


@SECTION.corrected(
    "thm-2-viii/proof-moves",
    severity="proof step",
    proof=PROOF,
    went_wrong=r"""
    The four moves are named rightly at first, $(2,1)$, $(5,3)$, $(7,4)$ and $(10,6)$, and then the
    wrong way round. For $n=4$ there is no move from $(26,31)$, after $(1,2)$, to $(14,14)$: it
    would be $(12,17)$. With the mirror images the three answers are right. After $(4,7)$ the first
    heap is $F_{2n-1}+2$, coded $10^{2t}+10$ in the text; after $(7,4)$ it is $F_{2n-1}-1$, which
    ends in an odd number of zeros as well. Theorem 2 stands.
    """,
    perturbed=[{"answers": VIII}, {"third": 6}, {"answers": VIII[1:]}, {"answers": VIII[2:]}],
)
def moves_viii_corrected(
    bound: int,
    solve: Solve,
    answers: Sequence[tuple[Position, Answer]] = VIII_CORRECTED,
    third: int = 7,
) -> Iterator[Case]:
    r"""For $n \ge 4$, four options of $(F_{2n-1}+6,\,F_{2n}-1)$ are N. After $(2,1)$ there is a
    move to the P-position $(14,14)$, after $(5,3)$ one to $(F_{2n-3}+3,\,F_{2n-2}-1)$, after
    $(10,6)$ one to $(1,1)$; and after $(7,4)$ the first heap ends in an odd number of zeros.

    As for the form in the preprint.
    """
    yield from _four(bound, solve, answers, third)


@SECTION.claim(
    "cor-2/proof-fibonacci",
    "Fibonacci numbers as a P-position of Wythoff nim",
    bound=400,
    uses=["lem-1"],
    proof="authors",
    perturbed=[{"shift": 0}, {"shift": 2}],
)
def fibonacci_pairs(bound: int, shift: int = 1) -> Iterator[Case]:
    r"""For all $n \ge 1$, $(F_{2n-1},F_{2n})$ is a P-position of Wythoff nim.

    It is $(A_i,B_i)$ with $i=F_{2n-2}$, computed exactly; by Lemma 1 it must be so, as the codings
    are $10^{2n-2}$ and $10^{2n-1}$.
    """
    for n in range(NATURALS.first, bound + 1):
        x, y = fibonacci(2 * n - shift), fibonacci(2 * n - shift + 1)
        yield Case(f"n = {n}", x, PHI.floor_times(y - x))


_LEFT = ((2, 1), (5, 3), (7, 4))

SECTION.decided(
    "thm-2-vii/proof-moves",
    moves_left(8, 4, 1, _LEFT, "odd(f + 2) and odd(f - 1) and odd(f - 3)"),
    how=r"""The moves that need a look are those that leave a slope below $\phi$.""",
    wrong=[moves_left(8, 4, 1, _LEFT[:2]), moves_left(8, 4, 1, _LEFT, "odd(f + 1)")],
)

SECTION.decided(
    "thm-2-viii/proof-moves",
    answers(
        21,
        *CASE_VIII,
        also=" and (forall f: odd_f(f) and f >= 21 implies odd(f + 6 - 7))\n"
        "and pair(2, 1) and pair(5, 3) and pair(7, 4) and pair(10, 6)",
    ),
    how=r"""With $f=F_{2n-1}$ and $g=F_{2n}$, $F_{2n-3}$ is $2f-g$ and $F_{2n-2}$ is $g-f$. What
    is reached is in the set of P-positions of Theorem 2, or has an odd ending, which Corollary 1
    is about.""",
    wrong=[answers(8, *CASE_VIII), answers(3, *CASE_VIII)],
)

SECTION.decided(
    "cor-2/proof-fibonacci",
    neighbours(),
    how=r"""$F_{2n}$ is the next of even index after $F_{2n-1}$, and both are a pair; the pairs
    are the P-positions of Wythoff nim.""",
    wrong=[neighbours("pair(f, g + 1)"), neighbours("pair(g, g)")],
)
