r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 3, Fibonacci codings: Proposition 1, Lemmas 1 to 4 and Remark 1. The digits of a coding
weigh F_1, F_2, F_3, ... = 1, 2, 3, 5, 8, ... from the right, and F_0 = 1.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import count, takewhile

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.certified import Real
from chromdocs.numbers.zeckendorf import PHI, codings, fibonacci, trailing_zeros, value, zeckendorf
from chromdocs.papers.star.claims.board import codings_up_to
from chromdocs.papers.star.claims.formulas import lemma_1, lemma_2, lemma_3
from chromdocs.papers.star.conventions import CODED, INDEX, NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 4
SECTION = Section(PAPER, "Section 3")

SPECIAL = {  # the numbers of Conjecture 2, coded as in the preprint
    3: "100",
    8: "10000",
    11: "10100",
    21: "1000000",
    32: "1010100",
    129: "1010001001",
    362: "101010001001",
    19: "101001",
}


@SECTION.claim(
    "prop-1",
    "Parity of the zeros at the end of a coding",
    bound=3_000,
    unit="X",
    proof="authors",
    perturbed=[{"modulus": 3}, {"modulus": 4}],
)
def prop_1(bound: int, modulus: int = 2) -> Iterator[Case]:
    r"""A Fibonacci coding of $X \ge 1$ ends in an even number of zeros if and only if the
    Zeckendorf coding of $X$ does.

    All codings of every $X$ up to the bound are written down and compared with the one that has
    no two consecutive ones. Each is read back first.
    """
    for number in range(CODED.first, bound + 1):
        even = trailing_zeros(zeckendorf(number)) % modulus == 0
        for coding in codings(number):
            yield Case((number, "read back"), number, sum(_weights(coding)))
            yield Case((number, coding), even, trailing_zeros(coding) % modulus == 0)


def _weights(coding: str) -> Iterator[int]:
    """Yield the weights of the ones of a coding."""
    weight, following = 1, 2
    for digit in reversed(coding):
        if digit == "1":
            yield weight
        weight, following = following, weight + following


@SECTION.claim(
    "lem-1",
    "Codings of A and B",
    bound=20_000,
    uses=["prop-1"],
    proof="elsewhere",
    perturbed=[{"parity": "odd"}, {"shift": ""}, {"shift": "00"}],
)
def lem_1(bound: int, parity: str = "even", shift: str = "0") -> Iterator[Case]:
    r"""The Fibonacci coding of $A_n=\lfloor\phi n\rfloor$ ends in an even number of zeros, and that
    of $B_n=A_n+n$ is the coding of $A_n$ with one more zero (Fraenkel 1982).

    Direct, with Zeckendorf codings; by Proposition 1 the parity is the same in every other one. The
    second part is checked for all $n \ge 0$, the first for $n \ge 1$. The paper has $A_0=0$ too and
    the lemma names no range. But how a coding of 0 ends depends on how many digits it has (see the
    conventions of the paper), and we read the lemma for positive numbers.
    """
    for n in range(INDEX.first, bound + 1):
        a = PHI.floor_times(n)
        coding = zeckendorf(a)
        why = f"{a} is coded {coding}"
        if a >= CODED.first:
            found = "odd" if trailing_zeros(coding) % 2 else "even"
            yield Case((f"n = {n}", "zeros at the end of A"), parity, found, why)
        yield Case((f"n = {n}", "B"), a + n, value(coding + shift), why)


@SECTION.claim(
    "lem-2",
    "How F₂ₙ − 1 − X ends",
    bound=11_000,
    unit="X",
    uses=["prop-1"],
    proof="learn/star/#lemmas",
    perturbed=[{"less": 0}, {"less": 2}, {"from_odd": 0}, {"zeros": 2}, {"positive": False}],
)
def lem_2(
    bound: int, less: int = 1, from_odd: int = 1, zeros: int = 0, positive: bool = True
) -> Iterator[Case]:
    r"""Let $n \ge 1$, $X \ge 1$ and $\xi=F_{2n}-1-X \ge 0$. If $X$ ends in an odd number of zeros,
    so does $\xi$. If $X$ ends in a positive even number of zeros, $\xi$ ends in no zero.

    Every $n$ with $F_{2n}$ up to the bound, and every $X$. Odd and even do not depend on the
    coding, by Proposition 1; "no zero" is read for Zeckendorf codings.
    """
    codes = codings_up_to(bound)
    tails = [trailing_zeros(coding) for coding in codes]
    for n, top in takewhile(lambda item: item[1] <= bound, _even_fibonacci()):
        for number in range(NATURALS.first, top - less + 1):
            xi, at = top - less - number, (f"n = {n}", f"X = {number}")
            if tails[number] % 2:
                yield Case(at, from_odd, tails[xi] % 2, f"xi = {xi}, coded {codes[xi]}")
            elif tails[number] or not positive:
                yield Case(at, zeros, tails[xi], f"xi = {xi}, coded {codes[xi]}")


def _even_fibonacci() -> Iterator[tuple[int, int]]:
    return ((n, fibonacci(2 * n)) for n in count(NATURALS.first))


@SECTION.claim(
    "lem-3",
    "How F₂ₙ₋₁ − X and T − X end",
    bound=400,
    unit="T",
    uses=["prop-1"],
    proof="learn/star/#lemmas",
    perturbed=[
        {"shift": 0},
        {"excluded": "1(00)*1"},
        {"excluded": "2"},
        {"of_t": "1(00)+1"},
        {"of_x": "1(00)+10"},
        {"parity": 0},
    ],
)
def lem_3(
    bound: int,
    shift: int = 1,
    excluded: str = "10(00)*1",
    of_t: str = "10(00)*1",
    of_x: str = "10(00)*10",
    parity: int = 1,
) -> Iterator[Case]:
    r"""Let $n \ge 1$ and let $0<X<F_{2n-1}$ end in an even number of zeros but not in $10^{2t+1}1$,
    $t \ge 0$. Then $F_{2n-1}-X$ ends in an odd number of zeros. And if $T$ ends in $10^{2t+1}1$ and
    $X$ in $10^{2s+1}10$, with $s,t \ge 0$ and $T>X$, then $T-X$ ends in an odd number of zeros.

    Zeckendorf codings. The first part for all $F_{2n-1}$ up to 50 times the bound and all $X$, the
    second for all $T$ up to the bound and all $X$.
    """
    codes = codings_up_to(50 * bound)
    tails = [trailing_zeros(coding) for coding in codes]
    for n, top in ((n, fibonacci(2 * n - shift)) for n in count(NATURALS.first)):
        if top > 50 * bound:
            break
        for x in range(NATURALS.first, top):
            if tails[x] % 2 == 0 and not re.search(f"{excluded}$", codes[x]):
                why = f"{top} - {x} is coded {codes[top - x]}"
                yield Case((f"n = {n}", f"X = {x}"), parity, tails[top - x] % 2, why)
    xs = [x for x in range(bound) if re.search(f"{of_x}$", codes[x])]
    for t in range(NATURALS.first, bound + 1):
        if re.search(f"{of_t}$", codes[t]):
            for x in xs[: bisect_left(xs, t)]:
                why = f"{t} - {x} is coded {codes[t - x]}"
                yield Case((f"T = {t}", f"X = {x}"), parity, tails[t - x] % 2, why)


def _ratios(inside: bool, slack: int, shift: int) -> Iterator[Case]:
    """Try both inequalities of Lemma 4 on whole r and s; *inside*: positive denominators only."""
    for n in range(NATURALS.first, 16):
        top, low = fibonacci(2 * n + shift), fibonacci(2 * n - 1 + shift)
        for s in _tried(low, inside):
            most = PHI.floor_times(s) + slack
            for r in sorted({0, most // 2, most}):
                ratio = Fraction(top - r, low - s)
                why = f"the quotient is ({top} - {r})/({low} - {s}) = {ratio}"
                yield Case((f"n = {n}", f"r = {r}", f"s = {s}"), "more than φ", _side(ratio), why)
    for n in range(INDEX.first, 16):
        top, low = fibonacci(2 * n + 1 + shift), fibonacci(2 * n + shift)
        for s in _tried(low, inside):
            least = max(0, PHI.floor_times(s) + (s > 0) - slack)
            for r in (least, least + 1, 2 * least + 5):
                ratio = Fraction(top - r, low - s)
                why = f"the quotient is ({top} - {r})/({low} - {s}) = {ratio}"
                yield Case((f"n = {n}", f"r = {r}", f"s = {s}"), "less than φ", _side(ratio), why)


def _tried(low: int, inside: bool) -> list[int]:
    """Return small numbers s, and some near *low*, but never *low* itself."""
    found = {*range(12), low - 2, low - 1, low + 1, low + 2}
    return sorted(s for s in found if 0 <= s != low and (s < low or not inside))


def _side(ratio: Fraction) -> str:
    return "less than φ" if ratio < PHI else "more than φ"


@SECTION.claim("lem-4", "Two inequalities with φ", repaired={"inside": True})
def lem_4(inside: bool = False) -> Iterator[Case]:
    r"""For all $n \ge 1$, $(F_{2n}-r)/(F_{2n-1}-s)>\phi$ if $0 \le r \le \phi s$. For all
    $n \ge 0$, $(F_{2n+1}-r)/(F_{2n}-s)<\phi$ if $0 \le \phi s \le r$.

    Exact, for $n$ up to 15 and whole $r$ and $s$: the extreme $r$ that are allowed and some
    others. Where the denominator is 0 there is no quotient, and nothing is asked.
    """
    yield from _ratios(inside, 0, 0)


@SECTION.corrected(
    "lem-4",
    severity="letter",
    went_wrong=r"""
    A missing condition: the denominators must be positive. For $n=1$, $r=0$ and $s=2$ the first
    quotient is $2/(1-2)=-2$; for $n=0$, $r=4$ and $s=2$ the second is $(1-4)/(1-2)=3$. Where the
    paper uses the lemma, $F_{2n-1}-s$ is the size of a heap, so nothing else is touched by this.
    """,
    perturbed=[{"inside": False}, {"slack": 1}, {"shift": 1}, {"factor": PHI}],
)
def lem_4_corrected(
    inside: bool = True, slack: int = 0, shift: int = 0, factor: Real = 1 - PHI
) -> Iterator[Case]:
    r"""For all $n \ge 1$, $(F_{2n}-r)/(F_{2n-1}-s)>\phi$ if $0 \le r \le \phi s$ and
    $s<F_{2n-1}$. For all $n \ge 0$, $(F_{2n+1}-r)/(F_{2n}-s)<\phi$ if $0 \le \phi s \le r$ and
    $s<F_{2n}$.

    This is settled for all $n$ and all real $r$ and $s$. Put $d_k=F_k-\phi F_{k-1}$. With a
    positive denominator the first inequality says $d_{2n}+(\phi s-r)>0$ and the second
    $d_{2n+1}+(\phi s-r)<0$, so the signs of the $d_k$ suffice. As $d_1=1-\phi<0$ and
    $d_{k+1}=(1-\phi)d_k$, they alternate. The last equation is linear in $F_k$ and $F_{k-1}$; it is
    checked where one of them is 1 and the other 0, and so holds for all. The quotients that are
    tried for the form in the preprint are tried too.
    """
    yield from _ratios(inside, slack, shift)
    yield Case("d_1", True, fibonacci(1) - PHI * fibonacci(0) < 0)
    yield Case("the factor is negative", True, factor < 0)
    for f, g in ((1, 0), (0, 1)):
        yield Case(f"F_k = {f}, F_(k-1) = {g}", (f + g) - PHI * f, factor * (f - PHI * g))


@SECTION.claim(
    "rem-1",
    "Codings of the special numbers",
    perturbed=[
        {"given": SPECIAL | {19: "101010"}},
        {"given": SPECIAL | {129: "1010010001"}},
        {"given": SPECIAL | {3: "11"}},
    ],
)
def rem_1(given: Mapping[int, str] = SPECIAL) -> Iterator[Case]:
    r"""The Zeckendorf codings of 3, 8, 11, 21 and 32 are 100, 10000, 10100, 1000000 and 1010100;
    those of 129 and 362 are 1010001001 and 101010001001; that of 19 is 101001.

    Two roads: each number is coded, and each coding in the preprint is read and searched for two
    consecutive ones.
    """
    for number, coding in given.items():
        yield Case((number, "coding"), coding, zeckendorf(number))
        yield Case((coding, "value"), number, sum(_weights(coding)))
        yield Case((coding, "11 in it"), False, "11" in coding)


SECTION.decided(
    "lem-1",
    lemma_1(),
    how=r"""Numbers that end in 0, in order, are the numbers with a 0 more: the formula says that
    $x \mapsto \lfloor\phi(x+1)\rfloor-1$ begins with 0 and goes from one number that ends in 0
    to the next, and that it leads from $A_n$ to $B_n$. These are Zeckendorf codings. In others
    the parity is the same by Proposition 1; and as $100=011$ and $1000=0110$, a 0 more makes
    the same number of them.""",
    wrong=[lemma_1(more=1), lemma_1(end="odd")],
)

SECTION.decided(
    "lem-2",
    lemma_2(),
    how=r"""$F_{2n}$ is written $10^{2n-1}$, and the endings are patterns of digits.""",
    wrong=[lemma_2("even"), lemma_2(less=0), lemma_2(less=2)],
)

SECTION.decided(
    "lem-3",
    lemma_3(),
    how=r"""$F_{2n-1}$ is written $10^{2n-2}$, and the endings are patterns of digits.""",
    wrong=[lemma_3(tail=".*10(00)*10"), lemma_3(other=".*10(00)*1")],
)
