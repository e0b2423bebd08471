r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

Section 1: the sequences A, B, C and D, and k-Wythoff nim, whose P-positions are of this kind.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, product

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Position
from chromdocs.games.gamma import gamma
from chromdocs.games.wythoff import wythoff
from chromdocs.numbers.certified import Real
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.claims.formulas import (
    WITHIN,
    WYTHOFF,
    for_each,
    k_wythoff,
    pairs,
    theorem_3,
)
from chromdocs.papers.fractions.claims.formulas_words import differences as both_steps
from chromdocs.papers.fractions.conventions import INDEX, NATURALS
from chromdocs.papers.fractions.paper import PAPER

ORDER = 3
SECTION = Section(PAPER, "Section 1")
WIDTHS = range(1, 9)  # the k of k-Wythoff nim
TERMS = range(1, 13)  # the k of alpha_k, for their differences


def _number(formula: str, k: int) -> Real:
    return real(formula.replace("k", str(k)))


def _pairs(alpha: Real, beta: Real, to: int) -> set[Position]:
    """Return the pairs (floor(n·alpha), floor(n·beta)) for n = 0, ..., *to*."""
    numbers = range(NATURALS.first, to + 1)
    return {(alpha.floor_times(n), beta.floor_times(n)) for n in numbers}


@SECTION.claim(
    "k-wythoff-p",
    "The P-positions of k-Wythoff nim",
    bound=120,
    unit="heaps of",
    kind="claim",
    place="Display before (3)",
    uses=["k-wythoff-cf", "eq-2"],
    proof="elsewhere",
    perturbed=[
        {"alpha": "(1+sqrt(1+4/k))/2"},
        {"beta": "(3+k+sqrt(k*k+4))/2"},
        {"alpha": "(2-k+sqrt(k*k+5))/2"},
        {"wider": 1},
    ],
)
def k_wythoff_p(
    bound: int,
    solve: Solve,
    alpha: str = "(2-k+sqrt(k*k+4))/2",
    beta: str = "(2+k+sqrt(k*k+4))/2",
    wider: int = 0,
) -> Iterator[Case]:
    r"""For every $k \ge 1$ the P-positions of $k$-Wythoff nim are the unordered pairs
    $(\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor)$, $n \ge 0$, with
    $\alpha=\frac{2-k+\sqrt{k^2+4}}{2}$ and $\beta=\frac{2+k+\sqrt{k^2+4}}{2}$.

    For $k$ from 1 to 8 every position with heaps up to the bound is solved from the rules of the
    game and compared with the pairs. Section 1 takes the rules from Fraenkel; they are those of
    Types I and II in Theorem 3. Larger $k$ and larger heaps are not checked.
    """
    for k in WIDTHS:
        pairs = _pairs(_number(alpha, k), _number(beta, k), bound)
        for position, is_p in solve(wythoff(k + wider)).outcomes(bound):
            yield Case((f"k = {k}", position), position in pairs, is_p)


@SECTION.claim(
    "differences",
    "The steps of both sequences",
    bound=1_000,
    kind="claim",
    place="After Example 2",
    uses=["cf-alpha-beta", "fig-1"],
    proof="authors",
    perturbed=[
        {"c": (1, 1)},
        {"c": (0, 2)},
        {"d": (0, 1)},
        {"d": (1, 3)},
        {"again": 0},
    ],
)
def differences(
    bound: int, c: Sequence[int] = (1, 2), d: Sequence[int] = (1, 2), again: int = 2
) -> Iterator[Case]:
    r"""For every $k \ge 1$ and all $n$, $c_n=a_n-a_{n-1}$ is 1 or 2, and $d_n=b_n-b_{n-1}$ is
    $k+1$ or $k+2$; each of the four values is attained infinitely often.

    For $k$ from 1 to 12 and for $n$ from 0 up to the bound the steps are computed exactly, with
    $\lfloor -\alpha\rfloor$ and $\lfloor -\beta\rfloor$ for $a_{-1}$ and $b_{-1}$. "Infinitely
    often" is checked in a sharper form: among any $k+2$ consecutive steps, as far as we look, both
    values of $c_n$ and both values of $d_n$ occur. Beyond that there is a short reason: if $c_n$
    were constant from some $n$ on, then $\alpha=\lim a_n/n$ would be whole, which it is not; in
    the same way for $\beta$.
    """
    for k in TERMS:
        alpha, beta = _number("(1+sqrt(1+4/k))/2", k), _number("(k+2+k*sqrt(1+4/k))/2", k)
        steps = {"c": (alpha, set(c)), "d": (beta, {k + step for step in d})}
        for name, (modulus, said) in steps.items():
            terms = [modulus.floor_times(n) for n in range(NATURALS.first - 1, bound + 1)]
            found = [after - before for before, after in pairwise(terms)]
            for n, step in enumerate(found, NATURALS.first):
                yield Case((f"k = {k}", f"{name}_{n}"), True, step in said, f"it is {step}")
                if n >= k + again:
                    seen = set(found[n - k - again + 1 : n + 1])
                    yield Case((f"k = {k}", f"{name} up to {n}"), said, seen)


_A = (1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 15, 16, 17, 19, 20, 21, 23, 24)
_C = (1, 1, 2, 1, 1, 2, 1, 1, 2, 1, 2, 1, 1, 2, 1, 1, 2, 1)
_B = (3, 7, 11, 14, 18, 22, 26, 29, 33, 37, 41, 44, 48, 52, 55)
_D = (3, 4, 4, 3, 4, 4, 4, 3, 4, 4, 3, 4, 4, 3)  # as printed
_D_MENDED = (3, 4, 4, 3, 4, 4, 4, 3, 4, 4, 4, 3, 4, 4, 3)


def _terms_for_2(**printed: Sequence[int]) -> Iterator[Case]:
    """Compare printed terms of the sequences a, b, c and d with those for k = 2."""
    moduli = {"a": real("(1+sqrt(3))/2"), "b": real("2+sqrt(3)")}
    for name, said in printed.items():
        modulus = moduli[{"c": "a", "d": "b"}.get(name, name)]
        for n, term in enumerate(said, INDEX.first):
            last, before = modulus.floor_times(n), modulus.floor_times(n - 1)
            if name in moduli:
                yield Case(f"k = 2, {name}_{n}", term, last)
            else:
                of = {"c": "a", "d": "b"}[name]
                why = f"{name}_{n} = {of}_{n} - {of}_{n - 1} = {last} - {before}"
                yield Case(f"k = 2, {name}_{n}", term, last - before, why)


@SECTION.claim(
    "ex-2",
    "A, B, C and D for k = 2",
    uses=["cf-alpha-beta"],
    repaired={"d": _D_MENDED},
    doubt="A term of D may have been lost in our copy; the original may have all of them.",
)
def ex_2(
    a: Sequence[int] = _A, c: Sequence[int] = _C, b: Sequence[int] = _B, d: Sequence[int] = _D
) -> Iterator[Case]:
    r"""For $k=2$ the sequences $A$, $C$, $B$ and $D$ begin as the example prints them: 18 terms of
    $A$, 18 of $C$, 15 of $B$, and 14 of $D$, which are 3, 4, 4, 3, 4, 4, 4, 3, 4, 4, 3, 4, 4, 3.

    Each of the 65 terms is computed exactly, from $\alpha=(1+\sqrt3)/2$ and $\beta=2+\sqrt3$.
    """
    yield from _terms_for_2(a=a, c=c, b=b, d=d)


@SECTION.corrected(
    "ex-2",
    went_wrong=r"""
    A 4 is missing among the printed terms of $D$, at $n=9$, 10 or 11; the other three sequences
    are right, and $D$ does not agree with the printed $B$, where $37$ is followed by $41$. With the
    4 put back, $D$ has 15 terms, as many as $B$.
    """,
    severity="copy",
    perturbed=[
        {"a": (1, 2, 3)},
        {"c": (1, 1, 1)},
        {"b": (3, 7, 10)},
        {"d": _D},
    ],
)
def ex_2_corrected(
    a: Sequence[int] = _A,
    c: Sequence[int] = _C,
    b: Sequence[int] = _B,
    d: Sequence[int] = _D_MENDED,
) -> Iterator[Case]:
    r"""For $k=2$ the sequences $A$, $C$ and $B$ begin as the example prints them, and $D$ begins
    with 3, 4, 4, 3, 4, 4, 4, 3, 4, 4, 4, 3, 4, 4, 3.

    Each of the 66 terms is computed exactly, from $\alpha=(1+\sqrt3)/2$ and $\beta=2+\sqrt3$.
    """
    yield from _terms_for_2(a=a, c=c, b=b, d=d)


@SECTION.claim(
    "rem-6",
    "For k = 1 the game is Wythoff nim",
    bound=150,
    unit="heaps of",
    uses=["thm-3"],
    proof="authors",
    perturbed=[{"k": 2}, {"k": 3}],
)
def rem_6(bound: int, solve: Solve, k: int = 1) -> Iterator[Case]:
    r"""For $k=1$ the set $S_1$ of all pairs $(\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor)$,
    $n \ge 0$, is the set of P-positions of Wythoff nim, and the rules of Theorem 3 are those of
    Wythoff nim: there are no moves of Type III.

    The moves of Types I, II and III are written down from Theorem 3, up to the bound, and so are
    those of Wythoff nim: any number from one heap, or the same number from both. The two sets are
    compared with each other and with the games of the library. Then every position of Wythoff nim
    with heaps up to the bound is solved and compared with $S_1$.
    """
    extra = set()
    for i in range(1, k):
        f, g = i + 1, k + 1 + i * (k + 2)
        while g - 1 <= bound:
            extra |= {(f, g - 1), (g - 1, f)}
            f, g = f + g, k * f + (k + 1) * g + i
    moves = [set(g.moves.within((bound, bound))) for g in (wythoff(), gamma(k))]
    for s, t in product(range(bound + 1), repeat=2):
        printed = s + t > 0 and (0 in (s, t) or abs(s - t) < k or (s, t) in extra)
        usual = s + t > 0 and (0 in (s, t) or s == t)
        yield Case(("move", s, t), usual, printed)
        yield Case(("library", s, t), (usual, usual), tuple((s, t) in known for known in moves))
    pairs = _pairs(_number("(1+sqrt(1+4/k))/2", k), _number("(k+2+k*sqrt(1+4/k))/2", k), bound)
    for position, is_p in solve(wythoff()).outcomes(bound):
        yield Case(position, position in pairs, is_p)


SECTION.decided(
    "k-wythoff-p",
    for_each(k_wythoff),
    how=r"""The rules of $k$-Wythoff nim are in the formula. Every move makes the position
    smaller, no move leads from a pair to a pair, and from every other position a move leads to
    one; by induction the pairs are the P-positions.""",
    within=WITHIN,
    wrong=[k_wythoff(2, width=3), k_wythoff(3, width=2), k_wythoff(2, sequences=pairs)],
)

SECTION.decided(
    "differences",
    for_each(both_steps),
    how="Infinitely often means: again after every $m$. The steps are those from $n=1$ on.",
    within=WITHIN,
    wrong=[both_steps(2, most=3), both_steps(1, most=3), both_steps(3, most=0)],
)

SECTION.decided(
    "rem-6",
    theorem_3(1) + WYTHOFF,
    how=r"""The rules of Theorem 3 for $k=1$ are in the formula: nim moves and moves with
    $|s-t|<1$; an $i$ with $1 \le i \le 0$ does not exist. The pairs solve this game, and its moves
    are those of Wythoff nim.""",
    wrong=[theorem_3(1, width=2) + WYTHOFF, k_wythoff(1, sequences=lambda _: pairs(2)) + WYTHOFF],
)
