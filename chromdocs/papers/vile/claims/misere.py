r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

Misère play of MARK: who moves to 0 loses.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile, zip_longest

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.papers.vile.claims.search import won_and_lost
from chromdocs.papers.vile.conventions import DIGITS, INDEX, MEX
from chromdocs.papers.vile.paper import PAPER

ORDER = 4
SECTION = Section(PAPER, "Misère MARK")
MARK = game("mark")
HEAPS = 40_000

A = (0, 2, 3, 5, 7, 8, 9, 11, 12, 13, 15, 17, 19, 20, 21, 23, 25, 27, 28, 29, 31, 32, 33, 35)
B = (1, 4, 6, 10, 14, 16, 18, 22, 24, 26, 30, 34, 38, 40, 42, 46, 50, 54, 56, 58, 62, 64, 66, 70)


def _is_dopey(n: int) -> bool:
    written = f"{n:b}"
    return (len(written) - len(written.rstrip("0"))) % 2 == 1


@SECTION.claim(
    "misere-table",
    "The first positions of misère MARK",
    kind="table",
    place="Table of aₙ and bₙ in misère play",
    perturbed=[
        {"a": (1, *A[1:])},
        {"a": (*A[:21], 33, 34, 35)},
        {"b": (2, *B[1:])},
        {"b": (*B[:23], 68)},
    ],
)
def misere_table(solve: Solve, a: Sequence[int] = A, b: Sequence[int] = B) -> Iterator[Case]:
    r"""In misère play of MARK, where the player who makes the last move loses, the N-positions in
    ascending order, $a_0, a_1, \dots$, and the P-positions $b_0, b_1, \dots$ are as the table says
    for $n=0,\dots,23$; the first are $a_0=0$ and $b_0=1$.

    Each of the 48 cells, against the positions that the solver finds from the rules. The table is
    also held against them the other way round: up to 35 there are no other N-positions, up to 70
    no other P-positions.
    """
    won, lost = won_and_lost(solve(MARK, misere=True), 70)
    for n in range(24):
        yield Case(f"a_{n}", a[n], won[n] if n < len(won) else None)
        yield Case(f"b_{n}", b[n], lost[n] if n < len(lost) else None)
    yield Case("N-positions up to 35", list(a), [n for n in won if n <= 35])
    yield Case("P-positions up to 70", list(b), lost)


def _recursion(first: int, factor: int) -> Iterator[tuple[int, int]]:
    """Yield (a_n, b_n) for n = 0, 1, ...: a_n is the mex, b_0 given, b_n a multiple of a_n."""
    used: set[int] = set()
    mex = 0
    while True:
        while mex in used:
            mex += 1
        b = factor * mex if mex else first
        used |= {mex, b}
        yield mex, b


@SECTION.claim(
    "misere-recursion",
    "Misère MARK by mex",
    kind="claim",
    place="Recursion for misère play",
    bound=HEAPS,
    unit="heaps of",
    uses=["misere-table"],
    proof="learn/mark/#misere",
    doubt=MEX,
    perturbed=[{"shift_from": 0}, {"first": 2}, {"first": 3}, {"factor": 3}],
)
def misere_recursion(
    bound: int, solve: Solve, first: int = 1, factor: int = 2, shift_from: int = 1
) -> Iterator[Case]:
    r"""The N-positions $a_n$ and P-positions $b_n$ of misère MARK satisfy
    $a_n=\operatorname{mex}\{a_i,b_i : 0\le i<n\}$ for $n \ge 0$, $b_0=1$, and $b_n=2a_n$ for
    $n \ge 1$. The two sequences split the non-negative integers. And for $n \ge 1$ the binary form
    of $b_n$ is that of $a_n$ shifted left by one place.

    The recursion is run and compared, pair by pair, with the positions that the solver finds from
    the rules of misère play; each integer up to the bound is counted in the two sequences; and the
    left shift is compared digit by digit. The paper prints no range for the shift. We read it for
    $n \ge 1$, where the sentence before it has $b_n=2a_n$; for $n=0$ it would be false, as $a_0=0$
    shifted left is 0 and $b_0=1$.
    """
    won, lost = won_and_lost(solve(MARK, misere=True), bound)
    rule = takewhile(lambda pair: pair[1] <= bound, _recursion(first, factor))
    for n, (said, p) in enumerate(zip_longest(rule, lost)):
        yield Case(f"n = {n}", said, (won[n] if n < len(won) else None, p))
        if n >= shift_from:
            a, b = said
            shifted = f"{a:b}0".lstrip("0") or "0"
            why = f"a_{n} = {a} is {a:b} in binary, and b_{n} = {b} is {b:b}"
            yield Case(f"n = {n}, shifted left", shifted, f"{b:b}", why)
    counted = dict.fromkeys(range(bound + 1), 0)
    for pair in takewhile(lambda pair: pair[0] <= bound, _recursion(first, factor)):
        for m in filter(counted.__contains__, pair):
            counted[m] += 1
    for m, times in counted.items():
        yield Case(f"{m} in the two sequences", 1, times)


def _stated(dopey: str) -> Callable[[bool, bool], str]:
    """Return what is said of dopey numbers and others, of powers of 2 and others."""
    other = "N" if dopey == "P" else "P"
    return lambda is_dopey, is_power: dopey if is_dopey != is_power else other


def _swapped(
    bound: int, solve: Solve, first: int, base: int, swapped: bool, dopey: str
) -> Iterator[Case]:
    """Compare misère play with the digits, and from *first* on with normal play."""
    powers = {base**e for e in range(bound.bit_length() + 1)} if swapped else set()
    stated = _stated(dopey)
    normal = {n: "P" if is_p else "N" for (n,), is_p in solve(MARK).outcomes(bound)}
    for (n,), is_p in solve(MARK, misere=True).outcomes(bound):
        found = "P" if is_p else "N"
        if n >= DIGITS.first:
            yield Case(f"n = {n}", stated(_is_dopey(n), n in powers), found)
        if n >= first:
            why = f"it is {normal[n]} in normal play and {found} in misère play"
            yield Case(f"{n} changes sides", n in powers, found != normal[n], why)


@SECTION.claim(
    "misere-digital",
    "Misère MARK: powers of two swapped",
    kind="claim",
    place="Digits in misère play",
    bound=HEAPS,
    uses=["mark-dopey"],
    repaired={"first": DIGITS.first},
)
def misere_digital(bound: int, solve: Solve, first: int = INDEX.first) -> Iterator[Case]:
    r"""The P-positions of misère MARK are the dopey numbers, except that all dopey powers of 2 are
    swapped with all vile powers of 2; the N-positions are the vile numbers with the same exception.
    So the P-positions of normal and misère play agree but for the powers of 2, which are swapped.

    Vile and dopey are words about positive integers; there the digits of $n$ are compared with the
    outcome in misère play. The last sentence has no such word: for every $n$ from 0 up to the bound
    it is checked whether $n$ changes sides. Both outcomes come from a search.
    """
    yield from _swapped(bound, solve, first, 2, True, "P")


@SECTION.corrected(
    "misere-digital",
    went_wrong=r"""
    A small case: 0 is no power of 2, and it changes sides too, from P to N. In the paper it is
    $b_0$ in the table of normal play and $a_0$ in that of misère play.
    """,
    severity="small case",
    proof="learn/mark/#misere",
    perturbed=[
        *({"base": 3}, {"base": 4}, {"swapped": False}, {"dopey": "N"}),
        {"first": INDEX.first},
    ],
)
def misere_digital_corrected(
    bound: int,
    solve: Solve,
    base: int = 2,
    swapped: bool = True,
    dopey: str = "P",
    first: int = DIGITS.first,
) -> Iterator[Case]:
    r"""Among the positive integers, the P-positions of misère MARK are the dopey numbers, except
    that all dopey powers of 2 are swapped with all vile powers of 2; the N-positions are the vile
    numbers with the same exception. So the P-positions of normal and misère play agree but for the
    powers of 2, which change sides.

    For every $n$ from 1 up to the bound, the digits of $n$ are compared with the outcome that the
    solver finds from the rules of misère play, and that outcome with the one in normal play. The
    paper observes the pattern; an induction covers all $n$. Call $P'$ the set described: its only
    odd member is 1, and of $q$ and $2q$ it has exactly one, as both or neither are powers of 2. So
    $2q+1$, which leads to $q$ and $2q$, is an N-position; $2q$ with $q \ge 2$ leads to $q$ and to
    an odd N-position; 2 leads to 1 only; and 1 leads to 0, where the next player wins. The four
    kinds of $q$ are gone through in the check.
    """
    yield from _swapped(bound, solve, first, base, swapped, dopey)
    stated = _stated(dopey)
    for is_dopey in (True, False):
        for is_power in (True, False):
            kind = f"q is {'dopey' if is_dopey else 'vile'}, {'a' if is_power else 'no'} power of 2"
            half, double = stated(is_dopey, is_power), stated(not is_dopey, is_power)
            odd = stated(False, False)
            yield Case(f"2q + 1, where {kind}", odd, "N" if "P" in (half, double) else "P")
            yield Case(f"2q > 2, where {kind}", double, "N" if "P" in (half, odd) else "P")
