r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 3, the two corollaries on the P-positions of W⋆, the star of Wythoff nim.
"""

from bisect import bisect_left
from collections.abc import Iterator
from fractions import Fraction
from itertools import count, islice

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.numbers.certified import Real
from chromdocs.numbers.zeckendorf import PHI, fibonacci, trailing_zeros
from chromdocs.papers.star.claims.board import (
    FAR,
    STAR,
    codings_up_to,
    lost,
    second_road,
    terminal,
    wythoff_pairs,
)
from chromdocs.papers.star.claims.formulas import corollary_1
from chromdocs.papers.star.conventions import CODED, NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 3
SECTION = Section(PAPER, "Section 3")
THERE, NOT_THERE = "there is one", "there is none"


def _even_tails(bound: int, solve: Solve, terminals: bool, even: bool) -> Iterator[Case]:
    """Check how the codings of the heaps of P-positions of W⋆ end; 0 is passed over."""
    solver = solve(STAR)
    codings = codings_up_to(bound)
    tails = [trailing_zeros(coding) for coding in codings]
    for x, y in sorted(lost(solver, bound)):
        if terminals or (x and y):
            others = [n for n in (x, y) if n >= CODED.first and (tails[n] % 2 == 0) != even]
            why = f"{others[0]} is coded {codings[others[0]]}" if others else ""
            said, other = ("even", "odd") if even else ("odd", "even")
            yield Case(((x, y), "zeros at the end"), said, other if others else said, why)
    yield from second_road(solver, bound)


@SECTION.claim(
    "cor-1",
    "P-positions of W⋆ end in evenly many zeros",
    bound=FAR,
    unit="heaps of",
    uses=["thm-1-ii", "lem-1", "prop-1"],
    proof="authors",
    repaired={"terminals": False},
)
def cor_1(bound: int, solve: Solve, terminals: bool = True) -> Iterator[Case]:
    r"""If $(x,y)$ is a P-position of $W^\star$, then the Fibonacci codings of $x$ and of $y$ end in
    an even number of zeros.

    All P-positions that the solver finds, with Zeckendorf codings. An empty heap is passed over,
    as in Lemma 1: how 0 ends depends on how it is written. The other heap is not.
    """
    yield from _even_tails(bound, solve, terminals, True)


@SECTION.corrected(
    "cor-1",
    severity="small case",
    went_wrong=r"""
    The terminal positions are forgotten. In $W^\star$ all $(0,n)$ are P-positions, and $n$ may end
    as it likes: 2 is coded 10. Theorem 1 (ii), from which the corollary follows, sets them aside.
    """,
    perturbed=[{"terminals": True}, {"even": False}],
)
def cor_1_corrected(
    bound: int, solve: Solve, terminals: bool = False, even: bool = True
) -> Iterator[Case]:
    r"""If $(x,y)$ is a P-position of $W^\star$ and neither heap is empty, then the Fibonacci
    codings of $x$ and of $y$ end in an even number of zeros.

    All P-positions that the solver finds, with Zeckendorf codings. Up to heaps of 400 the
    P-positions are found a second time here, by marking what a move can win.
    """
    yield from _even_tails(bound, solve, terminals, even)


def _slopes(bound: int, solve: Solve, positive: bool, low: Fraction, high: Real) -> Iterator[Case]:
    """Look for the slope low and for one just below high, after each (F_(2k-1), F_2k - 1)."""
    solver = solve(STAR)
    is_terminal = terminal(dict(wythoff_pairs(bound)), bound)
    listed = [pair for pair in sorted(lost(solver, bound)) if not is_terminal(pair)]
    for k in count(NATURALS.first):
        start = fibonacci(2 * k - 1), fibonacci(2 * k) - 1
        if start[1] > bound:
            break
        first = bisect_left(listed, start)
        epsilon = Fraction(1, start[0])
        even = any(y == low * x for x, y in islice(listed, first, None))
        yield Case((f"n = {first + 1}", f"slope {low}"), THERE, THERE if even else NOT_THERE)
        later = (Fraction(y, x) for x, y in islice(listed, first, None))
        near = any(high - epsilon < slope < high for slope in later)
        yield Case((f"n = {first + 1}", f"ε = {epsilon}"), THERE, THERE if near else NOT_THERE)
    if not positive:
        why = "no number is more than φ - 0 and less than φ"
        yield Case(("n = 1", "ε = 0"), THERE, THERE if high - 0 < high else NOT_THERE, why)
    yield from second_road(solver, bound)


@SECTION.claim(
    "cor-2",
    "The slopes of P-positions of W⋆ do not converge",
    bound=FAR,
    unit="heaps of",
    uses=["thm-2-i", "thm-2-ii"],
    proof="authors",
    repaired={"positive": True},
)
def cor_2(bound: int, solve: Solve, positive: bool = False) -> Iterator[Case]:
    r"""Let $(a_1,b_1),(a_2,b_2),\dots$ be the non-terminal P-positions of $W^\star$ with
    $a_i \le b_i$, in lexicographic order, and $f(n)=b_n/a_n$. Then $f(n)$ does not converge. For
    all real numbers $\epsilon$ and all $n \ge 1$ there are an $i \ge n$ with $f(i)=1$ and a
    $j \ge n$ with $\phi-\epsilon<f(j)<\phi$.

    Shown on the data: for each $k$ the list is entered at $(F_{2k-1},F_{2k}-1)$, as far as the
    bound goes, and from there on a slope 1 and a slope less than $1/F_{2k-1}$ below $\phi$ are
    looked for. Both together keep $f$ from converging. Then $\epsilon=0$ is tried, as the paper
    writes $\epsilon\in\mathbb{R}$. That such slopes come for ever follows from Theorem 2 (i)
    and (ii).
    """
    yield from _slopes(bound, solve, positive, Fraction(1), PHI)


@SECTION.corrected(
    "cor-2",
    severity="letter",
    went_wrong=r"""
    A word is missing: $\epsilon$ is surely meant to be positive, but the preprint has any real
    number. For $\epsilon \le 0$ no number is more than $\phi-\epsilon$ and less than $\phi$. The
    corollary itself stands: the slopes do not converge.
    """,
    perturbed=[
        {"positive": False},
        {"low": Fraction(2)},
        {"high": PHI + Fraction(1, 10)},
        {"high": PHI + 1},
    ],
)
def cor_2_corrected(
    bound: int,
    solve: Solve,
    positive: bool = True,
    low: Fraction = Fraction(1),
    high: Real = PHI,
) -> Iterator[Case]:
    r"""With $f$ as before, $f(n)$ does not converge: for all real $\epsilon>0$ and all $n \ge 1$
    there are an $i \ge n$ with $f(i)=1$ and a $j \ge n$ with $\phi-\epsilon<f(j)<\phi$.

    As for the form in the preprint, on the data up to the bound.
    """
    yield from _slopes(bound, solve, positive, low, high)


SECTION.decided(
    "cor-1",
    corollary_1(),
    how=r"""If a heap ends in an odd number of zeros and none is empty, a move empties one of
    them; then there is no move, as all moves take from both. The formula is about Zeckendorf
    codings; for others see Proposition 1.""",
    wrong=[corollary_1("even"), corollary_1("odd(y) or even")],
)
