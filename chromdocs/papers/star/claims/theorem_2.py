r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 3, Theorem 2: eight families of P-positions of W⋆, the star of Wythoff nim. The Fibonacci
numbers start with F_0 = F_1 = 1, and F_24 - 1 = 75024 is beyond the bound, so n goes up to 11.
"""

from collections.abc import Iterator
from itertools import count

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.numbers.zeckendorf import fibonacci
from chromdocs.papers.star.claims.board import FAR, STAR, is_p, second_road
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 2
SECTION = Section(PAPER, "Section 3")
PROOF = "learn/star/#proof-of-theorem-2"


def _family(
    bound: int, solve: Solve, shift: int, plus: int, minus: int, start: int
) -> Iterator[Case]:
    """Ask about (F_(2n-shift) + plus, F_2n - minus) for n >= start, if both are positive."""
    solver = solve(STAR)
    for n in count(start):
        position = fibonacci(2 * n - shift) + plus, fibonacci(2 * n) - minus
        if max(position) > bound:
            break
        if min(position) > 0:
            yield is_p(solver, bound, f"n = {n}", position)
    yield from second_road(solver, bound)


@SECTION.claim(
    "thm-2-i",
    "P-positions (F₂ₙ − 1, F₂ₙ − 1) of W⋆",
    place="Theorem 2 (i)",
    bound=FAR,
    unit="heaps of",
    proof="authors",
    uses=["lem-1", "lem-2", "cor-1"],
    perturbed=[{"less": 0}, {"less": 3}, {"shift": 1}],
)
def thm_2_i(bound: int, solve: Solve, less: int = 1, shift: int = 0) -> Iterator[Case]:
    r"""For all $n$ for which $F_{2n}-1$ is positive, $(F_{2n}-1,\,F_{2n}-1)$ is a P-position of
    $W^\star$.

    The solver finds the P-positions of $W^\star$ with heaps up to the bound from its moves, and
    each member of the family is looked up, $n=1$ the first. Up to heaps of 400 the P-positions are
    found a second time here, by marking what a move can win, and both lists are compared.
    """
    yield from _family(bound, solve, shift, -less, less, NATURALS.first)


@SECTION.claim(
    "thm-2-ii",
    "P-positions (F₂ₙ₋₁, F₂ₙ − 1) of W⋆",
    place="Theorem 2 (ii)",
    bound=FAR,
    unit="heaps of",
    proof=PROOF,
    uses=["thm-1-iii", "lem-1", "lem-2", "lem-4", "cor-1"],
    perturbed=[{"minus": 2}, {"minus": 0}, {"plus": -1}, {"plus": 2}],
)
def thm_2_ii(bound: int, solve: Solve, plus: int = 0, minus: int = 1) -> Iterator[Case]:
    r"""For all $n$ for which both heaps are positive, $(F_{2n-1},\,F_{2n}-1)$ and its mirror image
    are P-positions of $W^\star$.

    As for (i): each member of the family, from $n=1$ on, is looked up in the solver's list; the
    mirror image is the same position to the solver. $F_{-1}$ is not defined in the paper; if the
    recursion is carried on downwards it is 0, so $n=0$ gives nothing.
    """
    yield from _family(bound, solve, 1, plus, minus, NATURALS.first)


@SECTION.claim(
    "thm-2-iii",
    "P-positions (F₂ₙ₋₁, F₂ₙ − 4) of W⋆",
    place="Theorem 2 (iii)",
    bound=FAR,
    unit="heaps of",
    proof=PROOF,
    uses=["thm-1-iii", "lem-2", "lem-3", "lem-4", "cor-1"],
    repaired={"start": 3},
)
def thm_2_iii(bound: int, solve: Solve, start: int = NATURALS.first) -> Iterator[Case]:
    r"""For all $n$ for which both heaps are positive, $(F_{2n-1},\,F_{2n}-4)$ and its mirror
    image are P-positions of $W^\star$.

    Every $n \ge 1$ is tried, since no other start is given; for how, see (i).
    """
    yield from _family(bound, solve, 1, 0, 4, start)


@SECTION.corrected(
    "thm-2-iii",
    severity="small case",
    went_wrong=r"""
    A missing start: for $n=2$ the family has $(3,1)$, both heaps positive, and the move $(2,1)$
    leads to the terminal position $(1,0)$. The proof asks for $n-1 \ge 2$ on its way. From $n=3$ on
    all is well.
    """,
    perturbed=[{"minus": 3}, {"minus": 5}, {"plus": 2}, {"start": 2}],
)
def thm_2_iii_corrected(
    bound: int, solve: Solve, plus: int = 0, minus: int = 4, start: int = 3
) -> Iterator[Case]:
    r"""For all $n \ge 3$, $(F_{2n-1},\,F_{2n}-4)$ and its mirror image are P-positions of
    $W^\star$.

    Each member of the family is looked up in the solver's list; see (i).
    """
    yield from _family(bound, solve, 1, plus, minus, start)


@SECTION.claim(
    "thm-2-iv",
    "P-positions (F₂ₙ₋₁, F₂ₙ − 9) of W⋆",
    place="Theorem 2 (iv)",
    bound=FAR,
    unit="heaps of",
    proof=PROOF,
    uses=["thm-1-iii", "thm-2-iii", "lem-2", "lem-3", "lem-4", "cor-1"],
    repaired={"start": 4},
)
def thm_2_iv(bound: int, solve: Solve, start: int = NATURALS.first) -> Iterator[Case]:
    r"""For all $n$ for which both heaps are positive, $(F_{2n-1},\,F_{2n}-9)$ and its mirror
    image are P-positions of $W^\star$.

    Every $n \ge 1$ is tried, since no other start is given; for how, see (i).
    """
    yield from _family(bound, solve, 1, 0, 9, start)


@SECTION.corrected(
    "thm-2-iv",
    severity="small case",
    went_wrong=r"""
    A missing start: for $n=3$ the family has $(8,4)$, and the move $(7,4)$ leads to the terminal
    position $(1,0)$. From $n=4$ on all is well.
    """,
    perturbed=[{"minus": 8}, {"minus": 10}, {"plus": 2}, {"start": 3}],
)
def thm_2_iv_corrected(
    bound: int, solve: Solve, plus: int = 0, minus: int = 9, start: int = 4
) -> Iterator[Case]:
    r"""For all $n \ge 4$, $(F_{2n-1},\,F_{2n}-9)$ and its mirror image are P-positions of
    $W^\star$.

    Each member of the family is looked up in the solver's list; see (i).
    """
    yield from _family(bound, solve, 1, plus, minus, start)


@SECTION.claim(
    "thm-2-v",
    "P-positions (F₂ₙ₋₁ + 1, F₂ₙ − 1) of W⋆",
    place="Theorem 2 (v)",
    bound=FAR,
    unit="heaps of",
    proof=PROOF,
    uses=["thm-1-iii", "lem-2", "lem-3", "lem-4", "cor-1"],
    repaired={"start": 2},
)
def thm_2_v(bound: int, solve: Solve, start: int = NATURALS.first) -> Iterator[Case]:
    r"""For all $n$ for which both heaps are positive, $(F_{2n-1}+1,\,F_{2n}-1)$ and its mirror
    image are P-positions of $W^\star$.

    Every $n \ge 1$ is tried, since no other start is given; for how, see (i).
    """
    yield from _family(bound, solve, 1, 1, 1, start)


@SECTION.corrected(
    "thm-2-v",
    severity="small case",
    went_wrong=r"""
    A missing start: for $n=1$ the family has $(2,1)$, which is itself a move. From $n=2$ on all is
    well.
    """,
    perturbed=[{"plus": 2}, {"minus": 2}, {"start": 1}],
)
def thm_2_v_corrected(
    bound: int, solve: Solve, plus: int = 1, minus: int = 1, start: int = 2
) -> Iterator[Case]:
    r"""For all $n \ge 2$, $(F_{2n-1}+1,\,F_{2n}-1)$ and its mirror image are P-positions of
    $W^\star$.

    Each member of the family is looked up in the solver's list; see (i).
    """
    yield from _family(bound, solve, 1, plus, minus, start)


@SECTION.claim(
    "thm-2-vi",
    "P-positions (F₂ₙ₋₁ + 3, F₂ₙ − 1) of W⋆",
    place="Theorem 2 (vi)",
    bound=FAR,
    unit="heaps of",
    proof=PROOF,
    uses=["thm-1-iii", "thm-2-ii", "lem-2", "lem-3", "lem-4", "cor-1"],
    repaired={"start": 3},
)
def thm_2_vi(bound: int, solve: Solve, start: int = NATURALS.first) -> Iterator[Case]:
    r"""For all $n$ for which both heaps are positive, $(F_{2n-1}+3,\,F_{2n}-1)$ and its mirror
    image are P-positions of $W^\star$.

    Every $n \ge 1$ is tried, since no other start is given; for how, see (i).
    """
    yield from _family(bound, solve, 1, 3, 1, start)


@SECTION.corrected(
    "thm-2-vi",
    severity="small case",
    went_wrong=r"""
    A missing start: for $n=1$ and $n=2$ the family has $(4,1)$ and $(6,4)$, from which the
    moves $(2,1)$ and $(5,3)$ win. From $n=3$ on all is well.
    """,
    perturbed=[{"plus": 2}, {"minus": 2}, {"start": 2}],
)
def thm_2_vi_corrected(
    bound: int, solve: Solve, plus: int = 3, minus: int = 1, start: int = 3
) -> Iterator[Case]:
    r"""For all $n \ge 3$, $(F_{2n-1}+3,\,F_{2n}-1)$ and its mirror image are P-positions of
    $W^\star$.

    Each member of the family is looked up in the solver's list; see (i).
    """
    yield from _family(bound, solve, 1, plus, minus, start)


@SECTION.claim(
    "thm-2-vii",
    "P-positions (F₂ₙ₋₁ + 4, F₂ₙ − 1) of W⋆",
    place="Theorem 2 (vii)",
    bound=FAR,
    unit="heaps of",
    proof=PROOF,
    uses=["thm-1-iii", "lem-2", "lem-3", "lem-4", "cor-1"],
    repaired={"start": 3},
)
def thm_2_vii(bound: int, solve: Solve, start: int = NATURALS.first) -> Iterator[Case]:
    r"""For all $n$ for which both heaps are positive, $(F_{2n-1}+4,\,F_{2n}-1)$ and its mirror
    image are P-positions of $W^\star$.

    Every $n \ge 1$ is tried, since no other start is given; for how, see (i).
    """
    yield from _family(bound, solve, 1, 4, 1, start)


@SECTION.corrected(
    "thm-2-vii",
    severity="small case",
    went_wrong=r"""
    A missing start: for $n=1$ and $n=2$ the family has $(5,1)$ and $(7,4)$. From the first the
    move $(2,1)$ wins; the second is itself a move. From $n=3$ on all is well.
    """,
    perturbed=[{"plus": 5}, {"minus": 2}, {"start": 2}],
)
def thm_2_vii_corrected(
    bound: int, solve: Solve, plus: int = 4, minus: int = 1, start: int = 3
) -> Iterator[Case]:
    r"""For all $n \ge 3$, $(F_{2n-1}+4,\,F_{2n}-1)$ and its mirror image are P-positions of
    $W^\star$.

    Each member of the family is looked up in the solver's list; see (i).
    """
    yield from _family(bound, solve, 1, plus, minus, start)


@SECTION.claim(
    "thm-2-viii",
    "P-positions (F₂ₙ₋₁ + 6, F₂ₙ − 1) of W⋆",
    place="Theorem 2 (viii)",
    bound=FAR,
    unit="heaps of",
    proof=PROOF,
    uses=["thm-1-iii", "thm-2-vi", "lem-2", "lem-3", "lem-4", "cor-1"],
    repaired={"start": 4},
)
def thm_2_viii(bound: int, solve: Solve, start: int = NATURALS.first) -> Iterator[Case]:
    r"""For all $n$ for which both heaps are positive, $(F_{2n-1}+6,\,F_{2n}-1)$ and its mirror
    image are P-positions of $W^\star$.

    Every $n \ge 1$ is tried, since no other start is given; for how, see (i).
    """
    yield from _family(bound, solve, 1, 6, 1, start)


@SECTION.corrected(
    "thm-2-viii",
    severity="small case",
    went_wrong=r"""
    A missing start: for $n=1$, 2 and 3 the family has $(7,1)$, $(9,4)$ and $(14,12)$, from
    which the moves $(2,1)$, $(7,4)$ and $(5,3)$ win. From $n=4$ on all is well.
    """,
    perturbed=[{"plus": 5}, {"minus": 2}, {"start": 3}],
)
def thm_2_viii_corrected(
    bound: int, solve: Solve, plus: int = 6, minus: int = 1, start: int = 4
) -> Iterator[Case]:
    r"""For all $n \ge 4$, $(F_{2n-1}+6,\,F_{2n}-1)$ and its mirror image are P-positions of
    $W^\star$.

    Each member of the family is looked up in the solver's list; see (i).
    """
    yield from _family(bound, solve, 1, plus, minus, start)
