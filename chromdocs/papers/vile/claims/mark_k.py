r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

MARK-k: take 1 to k - 1, or leave one k-th, rounded down. And that no period is in sight.
"""

from collections.abc import Iterator, Sequence

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.numbers.base import digits, trailing_zeros
from chromdocs.papers.vile.claims.oeis import A007417, A145204
from chromdocs.papers.vile.claims.search import from_zero, nth
from chromdocs.papers.vile.conventions import DIGITS, MEX, POSITIVE
from chromdocs.papers.vile.paper import PAPER

ORDER = 7
SECTION = Section(PAPER, "MARK-k")


def _table(solve: Solve, k: int, a: Sequence[int], b: Sequence[int], factor: int) -> Iterator[Case]:
    """Compare each cell with a search, and with the mex and the multiple that it should be."""
    won, lost = from_zero(solve(game(f"mark:k={k}")), max(b))
    used: set[int] = set()
    for n, (said_a, said_b) in enumerate(zip(a, b, strict=True)):
        yield Case(f"a_{n}", said_a, nth(won, n))
        yield Case(f"b_{n}", said_b, nth(lost, n))
        mex = next(m for m in range(len(used) + 1) if m not in used)
        yield Case((f"n = {n}", "recursion"), (mex, factor * mex), (said_a, said_b))
        used |= {said_a, said_b}


_A_3 = (0, 1, 2, 4, 5, 7, 8, 9, 10, 11, 13, 14, 16, 17, 18, 19, 20, 22, 23, 25, 26, 28, 29, 31)
_B_3 = (
    *(0, 3, 6, 12, 15, 21, 24, 27, 30, 33, 39, 42),
    *(48, 51, 54, 57, 60, 66, 69, 75, 78, 84, 87, 93),
)
_A_4 = (0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 25, 26, 27, 29)
_B_4 = (
    *(0, 4, 8, 12, 20, 24, 28, 36, 40, 44, 52, 56),
    *(60, 64, 68, 72, 76, 84, 88, 92, 100, 104, 108, 116),
)


@SECTION.claim(
    "mark3-table",
    "The first positions of MARK-3",
    kind="table",
    place="Table of MARK-3",
    doubt=MEX,
    perturbed=[{"a": (*_A_3[:-1], 30)}, {"b": (*_B_3[:-1], 90)}, {"factor": 2}],
)
def mark3_table(
    solve: Solve, a: Sequence[int] = _A_3, b: Sequence[int] = _B_3, factor: int = 3
) -> Iterator[Case]:
    r"""For $n$ from 0 to 23 the table gives $b_n$, the $n$-th P-position of MARK-3, counted from
    $b_0=0$, and for $n$ from 1 to 23 $a_n$, its $n$-th N-position. It starts with $a_0=0$, and
    $a_n=\operatorname{mex}\{a_i,b_i : 0\le i<n\}$, $b_n=3a_n$ throughout.

    Each of the 48 cells is compared with a search of the game, and with the recursion.
    """
    yield from _table(solve, 3, a, b, factor)


@SECTION.claim(
    "mark4-table",
    "The first positions of MARK-4",
    kind="table",
    place="Table of MARK-4",
    doubt=MEX,
    perturbed=[{"a": (*_A_4[:-1], 28)}, {"b": (*_B_4[:-1], 112)}, {"factor": 3}],
)
def mark4_table(
    solve: Solve, a: Sequence[int] = _A_4, b: Sequence[int] = _B_4, factor: int = 4
) -> Iterator[Case]:
    r"""For $n$ from 0 to 23 the table gives $b_n$, the $n$-th P-position of MARK-4, counted from
    $b_0=0$, and for $n$ from 1 to 23 $a_n$, its $n$-th N-position. It starts with $a_0=0$, and
    $a_n=\operatorname{mex}\{a_i,b_i : 0\le i<n\}$, $b_n=4a_n$ throughout.

    Each of the 48 cells is compared with a search of the game, and with the recursion.
    """
    yield from _table(solve, 4, a, b, factor)


@SECTION.claim(
    "mark-k-recursion",
    "MARK-3 and MARK-4 by mex",
    bound=20_000,
    unit="heaps of",
    uses=["mark3-table", "mark4-table"],
    kind="claim",
    place="Recursion for MARK-3 and MARK-4",
    proof="learn/mark/#mark-k",
    doubt=MEX,
    perturbed=[{"less": 1}, {"start": 1}],
)
def mark_k_recursion(bound: int, solve: Solve, less: int = 0, start: int = 0) -> Iterator[Case]:
    r"""For MARK-3 and MARK-4, with $k=3$ and 4: $a_n=\operatorname{mex}\{a_i,b_i : 0\le i<n\}$ and
    $b_n=ka_n$ for all $n\ge0$; the P-positions are the $b_n$, the N-positions are the $a_n$ with
    $n\ge1$, and for $n\ge1$ the two sequences split the positive integers.

    The recursion is run and compared, term by term, with a search of both games up to the bound;
    and each positive integer is counted.
    """
    for k in (3, 4):
        won, lost = from_zero(solve(game(f"mark:k={k}")), bound)
        counted = dict.fromkeys(range(POSITIVE.first, bound + 1), 0)
        used: set[int] = set()
        a, n = start, 0
        while a <= bound:
            b = (k - less) * a
            yield Case((f"k = {k}", f"a_{n}"), a, nth(won, n))
            if b <= bound:
                yield Case((f"k = {k}", f"b_{n}"), b, nth(lost, n))
            for m in filter(counted.__contains__, (a, b)):
                counted[m] += 1
            used |= {a, b}
            while a in used:
                a += 1
            n += 1
        for m, times in counted.items():
            yield Case((f"k = {k}", f"{m} in the two sequences"), 1, times)


@SECTION.claim(
    "mark-k",
    "MARK-k: the P-positions are the dopey numbers in base k",
    bound=3_000,
    uses=["mark-dopey", "left-shift"],
    kind="conjecture",
    place="Conjecture on MARK-k",
    proof="learn/mark/#mark-k",
    perturbed=[{"odd": 0}, {"base": 1}, {"shifted": (0, 0)}, {"shifted": (1,)}],
)
def mark_k(
    bound: int, solve: Solve, odd: int = 1, base: int = 0, shifted: tuple[int, ...] = (0,)
) -> Iterator[Case]:
    r"""For every $k\ge2$ the P-positions of MARK-$k$ are the dopey numbers in base $k$, those that
    end in an odd number of zeros, and its N-positions are the vile ones, those that end in an even
    number. The digits of $b_n$ are those of $a_n$, shifted left by one place: a zero is added.

    For $k=2,\dots,16$ every $n$ up to the bound is compared with a search of the game. So is, for
    $n\ge1$, the shift of the $n$-th N-position into the $n$-th P-position. As for MARK, vile and
    dopey are words about positive integers; the end position 0 is a P-position too.

    The paper conjectures this, and it was settled before us, it seems: Guo (2012) computes all
    values of these games. A short induction settles it for all $k$ and $n$. Of $m$ and $km$,
    $m\ge1$, exactly one is dopey. From $kq+r$ with $0<r<k$ both $q$ and $kq$ can be reached, and
    one of them is dopey (if $q=0$, both are 0). From $kq$ with $q\ge1$ only $q$ and numbers that
    $k$ does not divide can be reached, which are vile, so all hangs on $q$.
    """
    for k in range(2, 17):
        won = [0]
        lost: list[int] = []
        for (n,), is_p in solve(game(f"mark:k={k}")).outcomes(bound):
            (lost if is_p else won).append(n)
            if n >= DIGITS.first:
                dopey = trailing_zeros(n, k + base) % 2 == odd
                yield Case((f"k = {k}", f"n = {n}"), "P" if dopey else "N", "P" if is_p else "N")
        for n, (a, b) in enumerate(zip(won, lost, strict=False)):
            if n >= POSITIVE.first:
                yield Case((f"k = {k}", f"b_{n}"), digits(a, k) + list(shifted), digits(b, k))


@SECTION.claim(
    "oeis-mark3",
    "MARK-3 in the OEIS",
    uses=["mark-k"],
    kind="claim",
    place="Numbers A145204 and A007417",
    bound=20_000,
    proof="learn/mark/#mark-k",
    perturbed=[
        {"odd": 0},
        {"zeros": 0},
        {"zeros": 2},
        {"vile": (*A007417[:-1], 101)},
        {"dopey": (*A145204[:-1], 234)},
    ],
)
def oeis_mark3(
    bound: int,
    solve: Solve,
    zeros: int = 1,
    vile: Sequence[int] = A007417,
    dopey: Sequence[int] = A145204,
    odd: int = 1,
) -> Iterator[Case]:
    r"""For MARK-3, $\{b_n\}_{n\ge1}$ is the sequence A145204 of the OEIS, and $\{a_n\}_{n\ge1}$ is
    A007417.

    The 76 terms that the entry A007417 shows, and of the 59 terms of A145204 all but the first, are
    compared, one by one, with the N- and P-positions that a search finds. The entry A145204 starts
    with 0, which is $b_0$, so to the letter it is $\{b_n\}_{n\ge0}$. We leave this term out: it
    makes no other sequence, and we see the entry of today, not that of 2011. The entries define
    the two by the zeros at the end in base 3: with this the positions are compared up to the bound.
    """
    won, lost = from_zero(solve(game("mark:k=3")), max(bound, *vile, *dopey))
    for n, term in enumerate(vile, 1):
        yield Case(f"a_{n}", term, nth(won, n))
    for n, term in enumerate(dopey[zeros:], 1):
        yield Case(f"b_{n}", term, nth(lost, n))
    found = set(lost)
    for n in range(POSITIVE.first, bound + 1):
        name = "A145204" if trailing_zeros(n, 3) % 2 == odd else "A007417"
        yield Case(f"{n} is a term of", name, "A145204" if n in found else "A007417")


def _no_period(values: Sequence[int], k: int, bound: int) -> Iterator[Case]:
    """Show for each r that values(n), 0 for a P-position, is not values(n + r) for some large n."""
    to = len(values) - 1
    for r in range(1, bound + 1):
        last = next((n for n in range(to - r, -1, -1) if values[n] != values[n + r]), 0)
        at = (f"k = {k}", f"r = {r}")
        why = f"from {last + 1} on, the period {r} is kept"
        yield Case((*at, f"broken at or after {to // 2}"), True, last >= to // 2, why)
        zeros = trailing_zeros(r, k)
        power = zeros + 1
        while k**power + r <= to:
            n = k**power
            said = (power % 2 == 1, zeros % 2 == 1)
            yield Case((*at, f"n = {n}"), said, (values[n] == 0, values[n + r] == 0))
            power += 2


@SECTION.claim(
    "prop-1",
    "MARK is aperiodic",
    bound=2_000,
    unit="r",
    section="MARK",
    uses=["mark-dopey"],
    proof="authors",
    perturbed=[{"rules": "subtraction:take=1,2"}, {"rules": "subtraction:take=1,3,4"}],
)
def prop_1(bound: int, solve: Solve, rules: str = "mark") -> Iterator[Case]:
    r"""There are no integers $r, n_0\ge1$ such that, for all $n\ge n_0$, the positions $n$ and
    $n+r$ of MARK are both P-positions or both N-positions.

    A search of the game up to 16 times the bound settles $r$ up to the bound and $n_0$ up to 8
    times the bound: for each $r$ there is a larger $n$ where $n$ and $n+r$ differ.

    The paper proves the proposition for all $r$ and $n_0$. There is also an explicit $n$: if $r$
    ends in $t$ zeros in binary and $s>t$ has another parity than $t$, then $2^s$ ends in $s$
    zeros and $2^s+r$ in $t$, so that one is dopey and one vile. These $n=2^s$ are checked too, as
    far as the search goes. As dopey numbers are the P-positions, they prove the proposition again.
    """
    outcomes = solve(game(rules)).outcomes(16 * bound)
    yield from _no_period([0 if is_p else 1 for _, is_p in outcomes], 2, bound)


@SECTION.claim(
    "mark-k-aperiodic",
    "The Grundy values of MARK-k have no period",
    bound=200,
    unit="r",
    uses=["mark-k", "prop-1"],
    kind="claim",
    place="Comparison with subtraction games",
    proof="learn/mark/#no-period",
    perturbed=[{"rules": "subtraction:take=1,{k}"}, {"rules": "subtraction:take=1,2,{k}"}],
)
def mark_k_aperiodic(bound: int, solve: Solve, rules: str = "mark:k={k}") -> Iterator[Case]:
    r"""For no $k\ge2$ is the Grundy function $g$ of MARK-$k$ periodic from some point on: there are
    no $r, n_0\ge1$ with $g(n)=g(n+r)$ for all $n\ge n_0$. For MARK, $k=2$, it follows a fortiori
    from the P-positions.

    For $k=2,\dots,8$, $g$ is computed by search up to $4(k+1)$ times the bound. For each $r$ up to
    the bound there is an $n$ in the upper half of that range with $g(n)\ne g(n+r)$, which settles
    the $n_0$ in the lower half.

    Beyond the range: if $r$ ends in $t$ zeros in base $k$ and $s>t$ has another parity than $t$,
    then $k^s$ ends in $s$ zeros and $k^s+r$ in $t$. So one is dopey in base $k$ and one is vile,
    and by the conjecture on MARK-$k$, which a short induction proves, exactly one of $g(k^s)$ and
    $g(k^s+r)$ is 0. This gives an $n$ beyond every $n_0$, for every $k$; it too is checked as far
    as the search goes.
    """
    for k in range(2, 9):
        solver = solve(game(rules.format(k=k)))
        values = [value for _, value in solver.grundy_values(4 * (k + 1) * bound)]
        yield from _no_period(values, k, bound)
