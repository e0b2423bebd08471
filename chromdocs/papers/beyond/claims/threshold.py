r"""Results of our own in the chapter *Greedy moves and a threshold*: what is adjoined."""

from collections.abc import Iterator
from functools import cache
from itertools import count, islice, product, takewhile
from random import Random

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.complementary import Candidates
from chromdocs.games.game import Position
from chromdocs.games.greedy import base, greedy_moves
from chromdocs.numbers.certified import Real
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.real import real
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 29
SECTION = Section(PAPER, "Greedy moves and a threshold")

GRID = 40  # heaps of games that the solver is asked for, whatever the bound
DRAWN = 5  # fractions for each k, drawn by chance
SEARCHED = searched(
    "On the greedy rule nothing was found but Remark 7 of the paper, which asks. Goldberg and "
    "Fraenkel (2018) have other rules for every irrational number."
)


def _fractions(k: int) -> list[ContinuedFraction]:
    """Return numbers [1; k, ...]: four named ones, and some drawn by chance."""
    chance = Random(k)
    drawn = [
        ContinuedFraction((1, k, *(chance.choice((1, 1, 2, 3, 8)) for _ in range(6))), (1, 2))
        for _ in range(DRAWN)
    ]
    return [ContinuedFraction((1,), (k, m)) for m in (1, 2, k)] + [
        ContinuedFraction((1, k), (1,)),
        *drawn,
    ]


def _pairs(fraction: ContinuedFraction, to: int) -> list[Position]:
    """Return the pairs of multiples of alpha and its partner, rounded down, b_n up to *to*."""
    alpha, beta = _numbers(fraction)
    found = ((alpha.floor_times(n), beta.floor_times(n)) for n in count())
    return list(takewhile(lambda pair: pair[1] <= to, found))


def _numbers(fraction: ContinuedFraction) -> tuple[Real, Real]:
    alpha = real(fraction.value())
    return alpha, (1 - alpha.inverse()).inverse()


@cache
def _adjoined(fraction: ContinuedFraction, w: int, to: int) -> tuple[Position, ...]:
    """Return what the greedy rule, begun with w-Wythoff nim, adjoins: the smaller number first."""
    moves = greedy_moves(Candidates(real(fraction.value())), base(w).moves, to)
    return tuple((s, t) for s, t in moves if s <= t)


def _shapes(pairs: list[Position], ahead: int = 1) -> set[Position]:
    """Return the moves (a_n, b_n - 1) and, one *ahead*, (a_n + 1, b_n - 1)."""
    return {(a + h, b - 1) for a, b in pairs[1:] for h in range(ahead + 1)}


@SECTION.claim(
    "greedy-threshold",
    "From k = 4 on, the greedy rule adjoins moves of two shapes only",
    bound=400,
    unit="heaps of",
    kind="theorem",
    place="Two shapes",
    uses=["fractions/q-greedy", "greedy-game", "fractions/eq-2"],
    proof="learn/greedy-threshold/#threshold",
    searched=SEARCHED,
    perturbed=[{"least": 3}, {"ahead": 0}, {"narrower": 1}],
)
def greedy_threshold(
    bound: int, solve: Solve, least: int = 4, ahead: int = 1, narrower: int = 0
) -> Iterator[Case]:
    r"""Let $k\ge4$ and let $\alpha=[1;k,\dots]$ be irrational, with the pairs $(a_n,b_n)$ of
    multiples of $\alpha$ and of its partner, rounded down. Begin with $(k-1)$-Wythoff nim and
    adjoin moves by the greedy rule, in any order in which no position comes before another one that
    fits into it. Then only moves $(a_n,b_n-1)$ and $(a_n+1,b_n-1)$, $n\ge1$, are adjoined, in both
    orders, and the P-positions of the game that results are the pairs.

    For $k$ from 4 to 8 and nine $\alpha$ each, five of them drawn by chance, the greedy rule is run
    on all positions up to the bound. For two of the nine the game is also solved from its moves,
    with heaps up to 40.
    """
    for k in range(least, 9):
        for number, fraction in enumerate(_fractions(k)):
            pairs = _pairs(fraction, bound + 1)
            other = set(_adjoined(fraction, k - 1 - narrower, bound)) - _shapes(pairs, ahead)
            yield Case(str(fraction), [], sorted(other)[:3])
            if number in (0, 3):
                played = game(f"greedy:alpha={real(fraction.value())},k={k - 1}")
                for position, is_p in solve(played).outcomes(min(bound, GRID)):
                    yield Case((str(fraction), position), position in pairs, is_p)


@SECTION.claim(
    "greedy-records",
    "The adjoined moves are records of fractional parts",
    bound=700,
    unit="heaps of",
    kind="theorem",
    place="Records",
    uses=["greedy-threshold"],
    proof="learn/greedy-threshold/#records",
    searched=SEARCHED,
    perturbed=[{"central": False}, {"low": False}, {"middle": False}],
)
def greedy_records(
    bound: int, central: bool = True, low: bool = True, middle: bool = True
) -> Iterator[Case]:
    r"""Let $k\ge4$ and let $\alpha=[1;k,\dots]$ be irrational, with its partner $\beta$ and the
    pairs $(a_n,b_n)$. Put $u_n=\{n\alpha\}$, $v_n=\{n\beta\}$, let $L$ be the set of all $n\ge1$
    with $v_n<\{\beta\}$ and $V$ that of all $n\in L$ with $\{\alpha\}\le u_n<1-\{\alpha\}$. The
    greedy rule, begun with $(k-1)$-Wythoff nim, adjoins exactly these moves, in both orders:
    $(1,k)$; $(a_n,b_n-1)$ for each $n\in L$ such that no $i\in L$ with $i<n$ and $v_i<v_n$ has
    $u_i<u_n$ or lies in $V$; and $(a_n+1,b_n-1)$ for each $n\in V$ such that no $i\in V$ with
    $i<n$ has $u_i<u_n$ and $v_i<v_n$. There are infinitely many.

    For $k$ from 4 to 8 and nine $\alpha$ each, the greedy rule is run on all positions up to the
    bound, and compared with the records, which are found by comparing all $i<n$ with $n$.
    """
    for k in range(4, 9):
        for fraction in _fractions(k):
            alpha, beta = _numbers(fraction)
            short, last = alpha - 1, beta - (k + 1)
            said = {(1, k)}
            seen: list[tuple[Real, Real, bool]] = []
            for n, (a, b) in enumerate(islice(_pairs(fraction, bound + 1), 2, None), 2):
                u, v = alpha * n - a, beta * n - b
                if not v < last:
                    continue
                inside = not u < short and (not middle or u < 1 - short)
                below = [(x < u, inner) for x, y, inner in seen if y < v or not low]
                if not any(left or (inner and central) for left, inner in below):
                    said.add((a, b - 1))
                if inside and not any(left and inner for left, inner in below):
                    said.add((a + 1, b - 1))
                seen.append((u, v, inside))
            yield Case(str(fraction), sorted(said), sorted(_adjoined(fraction, k - 1, bound)))


@SECTION.claim(
    "greedy-simple",
    "Below k = 4 only [1; 3, 3m, 3, 3m, ...] stays simple",
    bound=400,
    unit="heaps of",
    kind="theorem",
    place="Below the threshold",
    uses=["greedy-threshold", "greedy-records", "fractions/eq-2"],
    proof="learn/greedy-threshold/#simple",
    searched=SEARCHED,
    perturbed=[{"times": 1}, {"first": 2}, {"tail": False}],
)
def greedy_simple(bound: int, times: int = 3, first: int = 3, tail: bool = True) -> Iterator[Case]:
    r"""Let $\alpha=[1;k,\dots]$ be irrational, $k\ge1$, and begin with $(k-1)$-Wythoff nim,
    which is nim if $k=1$. All moves that the greedy rule adjoins are of the shapes $(a_n,b_n-1)$
    and $(a_n+1,b_n-1)$, the smaller number first, exactly if $k\ge4$ or
    $\alpha=[1;3,3m,3,3m,\dots]$ with an $m\ge1$. In the last case they are $(1,3)$ and
    $(a_n,b_n-1)$ for all $n\ge2$ with $\{n\beta\}<\{i\beta\}$ for $1\le i<n$.

    For $k$ from 1 to 5, for all $[1;k,p,q,q,q,\dots]$ with $p,q\le6$ and all
    $[1;k,p,k,p,\dots]$ with $p\le12$, the greedy rule is run on all positions up to the bound, and
    other shapes are looked for.
    """
    for k in range(1, 6):
        tails = [ContinuedFraction((1, k, p), (q,)) for p, q in product(range(1, 7), repeat=2)]
        tails += [ContinuedFraction((1,), (k, p)) for p in range(1, 13)]
        for fraction in tails:
            begun = list(islice(fraction.partial_quotients(), 1, 40))
            again = not tail or (set(begun[2::2]) == {k} and len(set(begun[1::2])) == 1)
            periodic = k == first and begun[1] % times == 0 and again
            pairs = _pairs(fraction, bound + 1)
            found = _adjoined(fraction, k - 1, bound)
            other = set(found) - _shapes(pairs)
            simple = k >= 4 or periodic
            if simple or other or bound >= 400:  # with lower heaps it may not show yet
                yield Case(str(fraction), simple, not other, f"{sorted(other)[:2]}")
            if k == 3 and periodic:
                yield Case((str(fraction), "records"), _lowest(fraction, pairs), list(found))


def _lowest(fraction: ContinuedFraction, pairs: list[Position]) -> list[Position]:
    """Return (1, 3), and (a_n, b_n - 1) wherever the fractional part of n·beta is a new least."""
    _, beta = _numbers(fraction)
    least = beta - 4
    moves: list[Position] = [(1, 3)]
    for n, (a, b) in enumerate(pairs[2:], 2):
        if (part := beta * n - b) < least:
            least = part
            moves.append((a, b - 1))
    return moves


@SECTION.claim(
    "greedy-crowd",
    "For k = 3 and α not quadratic the crowd is infinite",
    bound=300,
    unit="heaps of",
    kind="theorem",
    place="Below the threshold",
    uses=["greedy-simple"],
    proof="learn/greedy-threshold/#crowd",
    searched=SEARCHED,
    perturbed=[{"above": 3}, {"alike": False}, {"growth": 3}],
)
def greedy_crowd(bound: int, above: int = 4, alike: bool = True, growth: int = 4) -> Iterator[Case]:
    r"""Let $\alpha=[1;3,\dots]$ be irrational, begin with 2-Wythoff nim, and let $D$ be the set of
    all $n$ at which the gap $b_n-a_n$ grows by 4. For $m\in D$ let $\sigma=4$ if $a_m+4$ is some
    $a_n$, otherwise $\sigma=5$. If the greedy rule does not adjoin $(a_m+\sigma,b_m+\sigma-2)$,
    then it adjoins a move $(x,y)$ with $x>a_l+1$ and $y-x=b_l-a_l-2$ for an $l\in D$, $l<m$, such
    that $\{l\alpha\}-\{m\alpha\}$ and $\{l\beta\}-\{m\beta\}$ have the same sign. It follows that
    infinitely many moves of other shapes than $(a_n,b_n-1)$ and $(a_n+1,b_n-1)$ are adjoined if
    $\alpha$ is not a quadratic irrational.

    For $\alpha=[1;3,p,q,q,q,\dots]$ with $p,q\le5$ the greedy rule is run on all positions up to
    the bound, and the first sentence is checked for each $m$.
    """
    for p, q in product(range(1, 6), repeat=2):
        fraction = ContinuedFraction((1, 3, p), (q,))
        alpha, beta = _numbers(fraction)
        pairs = _pairs(fraction, bound + 1)
        found = set(_adjoined(fraction, 2, bound))
        gaps = [b - a for a, b in pairs]
        lower = {alpha.floor_times(n) for n in range(bound)}
        grown = [n for n in range(1, len(pairs)) if gaps[n] - gaps[n - 1] == growth]
        parts = {n: (alpha * n - pairs[n][0], beta * n - pairs[n][1]) for n in grown}
        for m in grown:
            a, b = pairs[m]
            sigma = above if a + above in lower else above + 1
            if b + sigma - 2 > bound or (a + sigma, b + sigma - 2) in found:
                continue
            comparable = (
                n
                for n in grown
                if n < m and ((parts[n][0] < parts[m][0]) == (parts[n][1] < parts[m][1])) == alike
            )
            helped = any(
                y - x == gaps[n] - 2 and x > pairs[n][0] + 1 for n in comparable for x, y in found
            )
            yield Case((str(fraction), m), True, helped)


@SECTION.claim(
    "greedy-misere",
    "From k = 2 on, greedy games share no P-position with their misère play",
    bound=250,
    unit="heaps of",
    kind="conjecture",
    place="The last move loses",
    uses=["greedy-game", "gamma-misere"],
    proof="none",
    searched=searched(
        "Games whose normal and misère P-positions are disjoint are called pet by Gurvich, in a "
        "report of the year 2012. Of these games in particular nothing was found."
    ),
    perturbed=[{"least": 1}, {"misere": False}],
)
def greedy_misere(bound: int, solve: Solve, least: int = 2, misere: bool = True) -> Iterator[Case]:
    r"""Let $k\ge2$ and let $\alpha=[1;k,\dots]$ be irrational. In the game that the greedy rule
    makes of $(k-1)$-Wythoff nim no position is a P-position both in normal and in misère play.

    For $k$ from 2 to 6 and $\alpha=[1;k,q,q,\dots]$, $[1;k,q,1,1,\dots]$ with $q\le4$, both are
    solved from the moves, with heaps up to the bound, and the normal P-positions are compared with
    the pairs.
    """
    for k in range(least, 7):
        tails = [((1, k), (q,)) for q in range(1, 5)] + [((1, k, q), (1,)) for q in range(2, 5)]
        for start, period in tails:
            fraction = ContinuedFraction(start, period)
            played = game(f"greedy:alpha={real(fraction.value())},k={k - 1}")
            normal = solve(played).p_positions(bound)
            yield Case((str(fraction), "pairs"), _pairs(fraction, bound), normal)
            both = set(normal).intersection(solve(played, misere=misere).p_positions(bound))
            yield Case(str(fraction), [], sorted(both)[:3])
