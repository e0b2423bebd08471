r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

Section 3, steps in the proof of Theorem 3: formulas (9) to (12), and the cases of part II.
"""

from collections.abc import Iterator
from itertools import count, islice, takewhile

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.certified import Real
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.claims.formulas import WITHIN, for_each
from chromdocs.papers.fractions.claims.formulas_game import cases, last_term, two_cases
from chromdocs.papers.fractions.claims.shared import above, pair, terms
from chromdocs.papers.fractions.conventions import INDEX, NATURALS
from chromdocs.papers.fractions.paper import PAPER

ORDER = 14
SECTION = Section(PAPER, "Section 3")
WIDTHS = range(2, 9)  # the k for which a statement about every k is tried


def _extra(k: int, to: int) -> list[int]:
    """Return the i up to *to* with an extra move (a_i, b_i - 1): the numbers g_r."""
    each = (islice(terms(k, i), 1, None) for i in range(1, k))
    return sorted(g for one in each for _, g in takewhile(lambda term: term[1] <= to, one))


@SECTION.claim(
    "thm-3/proof-9-11",
    "Formulas (9) to (11) and the two cases",
    bound=400,
    proof="learn/continued-fractions/#sign",
    uses=["lem-23", "sec-3-gaps"],
    perturbed=[{"values": (0,)}, {"plus": 0}, {"next_one": 2}],
)
def thm_3_9_11(
    bound: int, values: tuple[int, ...] = (0, -1), plus: int = 1, next_one: int = 1
) -> Iterator[Case]:
    r"""Let $(p,q)=(a_i,b_i-1)$ be an extra move, $k \ge 2$ and $n \ge i$. Crosswise it does not
    join two P-positions, since $(b_n-p)-(a_n-q)>\delta_n$. Straight it leads from $(a_n,b_n)$ to
    $(a_n-a_i,b_n-b_i+1)$, which is (9). By (10), $a_{n-i}-a_n+a_i$ is 0 or $-1$; it is 0 if
    $\{n\alpha\} \ge \{i\alpha\}+\{(n-i)\alpha\}$. If it is 0, then $b_n-b_i+1 \ne b_{n-i}$. If it
    is $-1$, then $a_n-a_i$ is $a_{n-i}+1>0$; if that is in $B$, it is less than $b_n-b_i+1$;
    otherwise it is $a_{n-i+1}$, and (11), $b_n-b_i+1=b_{n-i+1}$, is false.

    From exact floors, for $k$ from 2 to 8, every $i$ with an extra move and every $n$ up to the
    bound. Fractional parts are compared by squaring.
    """
    for k in WIDTHS:
        pairs = [pair(k, n) for n in range(bound + 2)]
        upper = {b for _, b in pairs[INDEX.first :]}
        for i in _extra(k, bound):
            p, q = pairs[i][0], pairs[i][1] - 1
            for n in range(i, bound + 1):
                at, (a, b) = f"k = {k}, i = {i}, n = {n}", pairs[n]
                yield Case(f"{at}, crosswise", True, (b - p) - (a - q) > b - a)
                low, high = a - p, b - pairs[i][1] + plus
                carry = pairs[n - i][0] - low
                yield Case(f"{at}, (10)", True, carry in values, f"it is {carry}")
                no_carry = n == i or above(k, n - i, k * low)
                yield Case(f"{at}, (10) is 0", no_carry, carry == 0)
                if carry == 0:
                    yield Case(f"{at}, Case 1", False, high == pairs[n - i][1])
                elif low in upper:
                    yield Case(f"{at}, Case 2, in B", True, 0 < low < high)
                else:
                    later = pairs[n - i + next_one]
                    yield Case(f"{at}, Case 2, in A", (low, False), (later[0], high == later[1]))


def _last_terms(bound: int, sign: int) -> Iterator[tuple[int, int, int, Real, int]]:
    """Yield k, i, n, beta, and the last term of (12), with the *sign* before {beta}.

    Where (12) is used, that is, in Case 2 with a_n - a_i in A.
    """
    for k in WIDTHS:
        beta = (real(f"sqrt({k * (k + 4)})") + k + 2) / 2
        parts = [beta * n - beta.floor_times(n) for n in range(bound + 1)]
        for i in _extra(k, bound):
            for n in range(i, bound + 1):
                if pair(k, n)[0] - pair(k, i)[0] != pair(k, n - i + 1)[0]:
                    continue
                yield k, i, n, beta, (parts[n] - parts[i] + parts[1] * sign).floor()


def _formula_12(bound: int, sign: int, whole: bool) -> Iterator[Case]:
    """Compare both lines of (12); with *whole* the second has {b_i} and {b_1}, which are 0."""
    for k, i, n, beta, last in _last_terms(bound, sign):
        b = beta.floor_times(n) - beta.floor_times(i) + beta.floor()
        found, at = beta.floor_times(n - i + 1), f"k = {k}, i = {i}, n = {n}"
        why = f"b_{n} - b_{i} + b_1 = {b}, and the last term is "
        yield Case(f"{at}, first line", b + last, found, f"{why}{last}")
        last = 0 if whole else last
        yield Case(f"{at}, second line", b + last, found, f"{why}{last}")


@SECTION.claim(
    "thm-3/proof-12",
    "Formula (12)",
    bound=60,
    uses=["cf-alpha-beta"],
    repaired={"sign": 1, "whole": False},
    doubt="Our copy has {b_i} and {b_1} in the second line; the original may have {iβ} and {β}. "
    "It fails either way, in the first line: its sign stands again in the sentence after (12).",
)
def thm_3_12(bound: int, sign: int = -1, whole: bool = True) -> Iterator[Case]:
    r"""Let $(a_i,b_i-1)$ be an extra move, $n \ge i$ and $a_n-a_i=a_{n-i+1}$. Then
    $\lfloor(n-i+1)\beta\rfloor=\lfloor b_n+\{n\beta\}-b_i-\{i\beta\}+b_1-\{\beta\}\rfloor
    =b_n-b_i+b_1+\lfloor\{n\beta\}-\{b_i\}-\{b_1\}\rfloor$.

    Both lines of (12) are computed with exact numbers, for $k$ from 2 to 8 and every such $i$ and
    $n$ up to the bound. To the letter, $\{b_i\}$ and $\{b_1\}$ are 0, as $b_i$ and $b_1$ are
    whole, and so is the last term.
    """
    yield from _formula_12(bound, sign, whole)


@SECTION.corrected(
    "thm-3/proof-12",
    went_wrong=r"""
    In the first line a sign is wrong, as $\beta$ is $b_1+\{\beta\}$; this is where the smallest
    counterexample lies. In the second line $\{b_i\}$ and $\{b_1\}$ stand, which are 0, for
    $\{i\beta\}$ and $\{\beta\}$; to the letter it fails first for $k=3$, $i=3$, $n=5$, where it
    gives 13 and not 14. The sentence after (12) has the right letters and the wrong sign, and what
    it says of the last term is another matter. The proof goes through with the right sign, and
    Theorem 3 stands.
    """,
    severity="proof step",
    proof="learn/continued-fractions/#sign",
    perturbed=[{"sign": -1}, {"sign": 0}, {"whole": True}],
)
def thm_3_12_corrected(bound: int, sign: int = 1, whole: bool = False) -> Iterator[Case]:
    r"""Let $(a_i,b_i-1)$ be an extra move, $n \ge i$ and $a_n-a_i=a_{n-i+1}$. Then
    $\lfloor(n-i+1)\beta\rfloor=\lfloor b_n+\{n\beta\}-b_i-\{i\beta\}+b_1+\{\beta\}\rfloor
    =b_n-b_i+b_1+\lfloor\{n\beta\}-\{i\beta\}+\{\beta\}\rfloor$.

    Both lines are computed with exact numbers, for $k$ from 2 to 8 and every such $i$ and $n$ up to
    the bound.
    """
    yield from _formula_12(bound, sign, whole)


def _last_term(bound: int, sign: int, values: tuple[int, ...]) -> Iterator[Case]:
    for k, i, n, beta, last in _last_terms(bound, sign):
        at = f"k = {k}, i = {i}, n = {n}"
        yield Case(at, True, last in values, f"the last term is {last}")
        yield Case(f"{at}, b_1 + the last term is 1", False, beta.floor() + last == 1)


@SECTION.claim(
    "thm-3/proof-12-term",
    "The last term of (12)",
    bound=60,
    uses=["fractions/thm-3/proof-12"],
    repaired={"sign": 1, "values": (0, 1)},
)
def thm_3_12_term(bound: int, sign: int = -1, values: tuple[int, ...] = (0, -1)) -> Iterator[Case]:
    r"""The last term of (12), $\lfloor\{n\beta\}-\{i\beta\}-\{\beta\}\rfloor$, is 0 or $-1$.
    Therefore, and since $b_1 \ge 3$, $b_1+\lfloor\{n\beta\}-\{i\beta\}-\{\beta\}\rfloor \ne 1$.

    Computed with exact numbers, for $k$ from 2 to 8, every $i$ with an extra move and every $n$
    from $i$ up to the bound for which (12) is used: $a_n-a_i=a_{n-i+1}$.
    """
    yield from _last_term(bound, sign, values)


@SECTION.corrected(
    "thm-3/proof-12-term",
    went_wrong=r"""
    With the sign as it is printed in (12) the term may be $-2$, and for $k=2$, where $b_1=3$, the
    contradiction fails then: $3-2=1$. With the right sign the term is 0 or 1, because
    $\{\beta\}>\{i\beta\}$, and the sum is at least 3. Theorem 3 stands.
    """,
    severity="proof step",
    proof="learn/continued-fractions/#sign",
    perturbed=[{"sign": -1}, {"values": (0, -1)}, {"values": (0,)}],
)
def thm_3_12_term_corrected(
    bound: int, sign: int = 1, values: tuple[int, ...] = (0, 1)
) -> Iterator[Case]:
    r"""The last term of (12), with the right sign, $\lfloor\{n\beta\}-\{i\beta\}+\{\beta\}\rfloor$,
    is 0 or 1. Therefore, and since $b_1 \ge 3$, its sum with $b_1$ is not 1.

    Computed with exact numbers, for $k$ from 2 to 8, every $i$ with an extra move and every $n$
    from $i$ up to the bound for which (12) is used: $a_n-a_i=a_{n-i+1}$.
    """
    yield from _last_term(bound, sign, values)


def _cases(bound: int, first: int, below: int) -> Iterator[Case]:
    """Find the case of part II that each N-position belongs to; A begins with a_(*first*)."""
    for k in range(1, 9):
        pairs = list(takewhile(lambda one: one[0] <= bound, (pair(k, n) for n in count())))
        partner = {number: other for a, b in pairs for number, other in ((a, b), (b, a))}
        lower, upper = {a for a, _ in pairs[first:]}, {b for _, b in pairs[INDEX.first :]}
        for x in range(bound + 1):
            for y in range(x, bound + 1):
                if partner[x] == y:
                    continue
                case = "none"
                if x in upper or y in upper:
                    case = "x or y in B"
                elif x in lower and y in lower and y > partner[x]:
                    case = "y > b_n"
                elif x in lower and y in lower and y < partner[x] - below:
                    case = "y < b_n - 1"
                elif x in lower and y == partner[x] - 1:
                    case = "y = b_n - 1"
                yield Case(f"k = {k}, ({x}, {y})", True, case != "none", f"its case: {case}")
                if case in ("x or y in B", "y > b_n"):
                    lowers = partner[x] < y or partner[y] < x
                    yield Case(f"k = {k}, ({x}, {y}), a nim move", True, lowers)


@SECTION.claim(
    "thm-3/proof-cases",
    "The cases of part II",
    bound=80,
    unit="heaps of",
    uses=["eq-2"],
    repaired={"first": NATURALS.first},
)
def thm_3_cases(bound: int, first: int = INDEX.first) -> Iterator[Case]:
    r"""Every N-position $(x,y)$, $x \le y$, is in one of the cases of part II: $x \in B$ or
    $y \in B$; $x=a_n \in A$ and $y \in A$, with $y>b_n$, or $y<b_n-1$, or $y=b_n-1$. In the first
    two a nim move leads to a P-position.

    All positions up to the bound, for $k$ from 1 to 8. By Notation 1 the sequences $A$ and $B$
    begin with $n=1$.
    """
    yield from _cases(bound, first, 1)


@SECTION.corrected(
    "thm-3/proof-cases",
    went_wrong=r"""
    The positions with an empty heap are left out, as 0 is in neither sequence: $(0,y)$ with $y$ in
    $A$ is in none of the cases. Let $A$ begin with $a_0=0$, and the second case has them: lower $y$
    to $b_0=0$. Theorem 3 stands.
    """,
    severity="small case",
    proof="authors",
    perturbed=[{"first": INDEX.first}, {"below": 2}],
)
def thm_3_cases_corrected(
    bound: int, first: int = NATURALS.first, below: int = 1
) -> Iterator[Case]:
    r"""Every N-position $(x,y)$, $x \le y$, is in one of the cases of part II: $x \in B$ or
    $y \in B$; $x=a_n$ with $n \ge 0$ and $y \in A$, with $y>b_n$, or $y<b_n-1$, or $y=b_n-1$. In
    the first two a nim move leads to a P-position.

    All positions up to the bound, for $k$ from 1 to 8.
    """
    yield from _cases(bound, first, below)


SECTION.decided(
    "thm-3/proof-9-11",
    for_each(two_cases, (2, 3)),
    how=r"""The extra moves are given by their digits, as for Theorem 3. That the sign of
    $\{n\alpha\}-\{i\alpha\}-\{(n-i)\alpha\}$ tells the two cases is what floors are.""",
    within="k = 2 and 3",
    wrong=[two_cases(2, more=0), two_cases(2, over=2)],
)

SECTION.decided(
    "thm-3/proof-12-term",
    for_each(last_term, (2, 3)),
    how="By (12) the last term is $b_{n-i+1}-b_n+b_i-b_1$.",
    within="k = 2 and 3",
    wrong=[last_term(2, less=2), last_term(3, less=1)],
)

SECTION.decided(
    "thm-3/proof-cases",
    for_each(cases),
    how="To the letter; $S_k$ are the P-positions by Theorem 3.",
    within=WITHIN,
    wrong=[cases(2, zero=1), cases(3, zero=1)],
)
