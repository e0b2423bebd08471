r"""Results of our own in the chapter *Games for a given continued fraction*: the game Γ_k.

Its P-positions are (a_n, b_n), the multiples of α = [1; k, 1, k, ...] and β, rounded down.
"""

from collections.abc import Iterator
from itertools import islice
from math import isqrt

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Invariant, Moves, Position, fits, invariant
from chromdocs.games.gamma import gamma
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 8
SECTION = Section(PAPER, "Games for a given continued fraction")


def _tau(k: int, n: int) -> int:
    """Return n·γ, rounded down, where γ is β minus its whole part: (sqrt(k² + 4k) - k)/2."""
    return (isqrt(n * n * (k * k + 4 * k)) - k * n) // 2


def _pair(k: int, n: int) -> Position:
    """Return (a_n, b_n); a_n is n·(k + sqrt(k² + 4k))/(2k), rounded down."""
    return (isqrt(n * n * (k * k + 4 * k)) + k * n) // (2 * k), (k + 1) * n + _tau(k, n)


def _is_smaller(k: int, n: int, m: int) -> bool:
    """Tell whether the fractional part of n·γ is less than that of m·γ, for m <= n."""
    whole = 2 * (_tau(k, n) - _tau(k, m)) + k * (n - m)  # is (n - m)·sqrt(k² + 4k) less?
    return whole > 0 and (n - m) ** 2 * (k * k + 4 * k) < whole**2


def _recursion(k: int, i: int) -> Iterator[Position]:
    """Yield (f_n, g_n) of Theorem 3 for n = 0, 1, 2, ..."""
    f, g = 0, i + 1
    while True:
        yield f, g
        f, g = f + g, k * f + (k + 1) * g + i


@SECTION.claim(
    "self-description",
    "The step after bₙ is long exactly if n is in A",
    bound=2000,
    kind="theorem",
    place="The pairs describe themselves",
    uses=["fractions/cf-alpha-beta"],
    proof="learn/continued-fractions/#word",
    searched=searched(
        "That such a word of steps is unchanged by a substitution is classical, and Lemma 11 of "
        "the paper says so of this one; only the wording is ours."
    ),
    perturbed=[{"long": 1}, {"of_zero": "long"}, {"shift": 1}],
)
def self_description(
    bound: int, long: int = 2, of_zero: str = "short", shift: int = 0
) -> Iterator[Case]:
    r"""Let $k \ge 1$, $a_n=\lfloor n\alpha\rfloor$ and $b_n=\lfloor n\beta\rfloor$ with
    $\alpha=[1;k,1,k,\dots]$ and $\beta=[k+1;1,k,1,\dots]$. Then $b_{n+1}-b_n$ is $k+2$ if $n$ is
    one of $a_1,a_2,\dots$, and $k+1$ if $n$ is one of $b_1,b_2,\dots$ or $n=0$.

    For $k$ from 1 to 12, with floors from whole square roots.
    """
    for k in range(1, 13):
        pairs = [_pair(k, n) for n in range(bound + 2)]
        lower = {a for a, _ in pairs[1:]}
        for n in range(bound + 1):
            is_long = n + shift in lower or (n == 0 and of_zero == "long")
            said = k + (long if is_long else 1)
            yield Case((f"k = {k}", f"n = {n}"), said, pairs[n + 1][1] - pairs[n][1])


@SECTION.claim(
    "extra-moves",
    "The extra moves in one sentence",
    bound=30,
    kind="theorem",
    place="The extra moves in one sentence",
    uses=["fractions/thm-3", "self-description"],
    proof="learn/continued-fractions/#extra-moves",
    searched=searched("On these games only the paper by Larsson and Weimerskirch was found."),
    perturbed=[{"start": 0}, {"less": 0}, {"then": 0}],
)
def extra_moves(bound: int, start: int = 1, less: int = 1, then: int = 1) -> Iterator[Case]:
    r"""Let $1 \le i < k$. The extra moves $(f_n^i,\,g_n^i-1)$, $n \ge 1$, of $\Gamma_k$ are found
    so: start with $m=i+1$; the move is $(a_m,\,b_m-1)$; put $b_m$ in place of $m$, and repeat.

    For $k$ up to 12 and every $i$, the numbers that Theorem 3 of the paper defines by recursion
    are compared with pairs from whole square roots. For $n=30$ they have up to 36 digits.
    """
    for k in range(2, 13):
        for i in range(1, k):
            m = i + start
            for n, (f, g) in enumerate(islice(_recursion(k, i), 1, bound + 1), 1):
                pair = _pair(k, m)
                yield Case((f"k = {k}, i = {i}", f"n = {n}"), (f, g - 1), (pair[0], pair[1] - less))
                m = pair[then]


@SECTION.claim(
    "overshoot",
    "The extra moves are the records of the clock",
    bound=3000,
    kind="lemma",
    place="The overshoot lemma",
    uses=["extra-moves", "fractions/cf-alpha-beta"],
    proof="learn/continued-fractions/#overshoot",
    searched=searched(
        "Records of fractional parts are classical, as one-sided best approximations; with the "
        "remainder of the floor prescribed, nothing was found."
    ),
    perturbed=[{"factor": 1}, {"start": 2}, {"index": 1}],
)
def overshoot(bound: int, factor: int = 2, start: int = 1, index: int = 0) -> Iterator[Case]:
    r"""Let $\gamma=\{\beta\}$, $T_n=\lfloor n\gamma\rfloor$ and $1 \le i < k$. Let $g_0=i+1$,
    $g_1=(k+2)g_0-1$ and $g_{r+1}=(k+2)g_r-g_{r-1}$. Of all $n \ge 1$ for which $T_n$ leaves the
    remainder $i$ when divided by $k$, those where $\{n\gamma\}$ is smaller than ever before are
    $g_0,g_1,g_2,\dots$ So if $g_r$ is the largest of them that is at most $n$, then
    $\{n\gamma\} \ge \{g_r\gamma\}$.

    For $k$ from 2 to 9 and every $i$, records are found by going through all $n$ up to the bound.
    Fractional parts are compared exactly: $\{n\gamma\} < \{m\gamma\}$ means that $(n-m)\gamma$ is
    less than a whole number, and both sides are squared.
    """

    for k in range(2, 10):
        for i in range(1, k):
            listed = [start, i + start]
            while listed[-1] <= bound:
                listed.append((k + factor) * listed[-1] - listed[-2])
            said, best = set(listed[1:]), 0
            for n in range(1, bound + 1):
                if _tau(k, n) % k == i - index:
                    is_record = not best or _is_smaller(k, n, best)
                    best = n if is_record else best
                    yield Case((f"k = {k}, i = {i}", f"n = {n}"), n in said, is_record)


def _without(k: int, struck: Position, to: int) -> Invariant:
    """Return Γ_k without one move, in both orders, for heaps up to *to*."""
    kept = [move for move in gamma(k).moves.within((to, to)) if move not in (struck, struck[::-1])]
    rule = "The moves of Γ_k without one."
    name = f"gamma {k} without {struck}"
    return invariant(name, rule, 2, Moves.listed(kept), symmetric=True)


@SECTION.claim(
    "no-spare",
    "No extra move of Γₖ can be spared",
    bound=120,
    unit="heaps of",
    kind="theorem",
    place="No extra move can be spared",
    uses=["overshoot", "fractions/rem-7"],
    proof="learn/continued-fractions/#greedy",
    searched=searched(
        "For Wythoff nim itself, Duchêne, Fraenkel, Nowakowski and Rigo (2010) show that no "
        "move can be spared. For these games nothing was found."
    ),
    perturbed=[{"less": 2}, {"less": 0}, {"struck": False}],
)
def no_spare(bound: int, solve: Solve, less: int = 1, struck: bool = True) -> Iterator[Case]:
    r"""Strike one extra move $(f_n^i,\,g_n^i-1)$ from $\Gamma_k$, $k \ge 2$, in both orders, and
    keep all other moves. Then $(f_n^i,\,g_n^i-1)$, which is no pair $(a_m,b_m)$, becomes a
    P-position.

    For $k$ from 2 to 6 and every extra move up to the bound, the game without it is solved from its
    moves. Of all positions that fit into the one in question, only the pairs and this one may be
    P-positions.
    """
    for k in range(2, 7):
        pairs = {_pair(k, m) for m in range(bound + 1)}
        for i in range(1, k):
            for f, g in islice(_recursion(k, i), 1, None):
                if g > bound:
                    break
                played = _without(k, (f, g - 1) if struck else (0, 0), g)
                said = pairs | {(f, g - less)}
                for position, is_p in solve(played).outcomes(g):
                    if fits(position, (f, g - 1)):
                        at = f"k = {k}, without {(f, g - 1)}"
                        yield Case((at, position), position in said, is_p)


@SECTION.claim(
    "infinite-rules",
    "Finitely many extra moves are not enough for Γₖ",
    bound=200,
    unit="l",
    kind="theorem",
    place="Finitely many moves cannot replace them",
    uses=["overshoot"],
    proof="learn/continued-fractions/#greedy",
    searched=searched(
        "Goldberg and Fraenkel (2018) determine for which irrational numbers finitely many "
        "changes of a Wythoff game are enough. Only the abstract could be read: what is said "
        "here should follow from theirs, and we do not call it new."
    ),
    perturbed=[{"below": 2}, {"late": False}, {"joins": False}],
)
def infinite_rules(
    bound: int, below: int = 1, late: bool = True, joins: bool = True
) -> Iterator[Case]:
    r"""Let $k \ge 2$. No game that has the moves of $k$-Wythoff nim and finitely many others has
    the pairs $(a_n,b_n)$ as its P-positions. More exactly: a move that leads from $(a_n,b_n-1)$ to
    pair number $n-l$, where $n=g_r^i$ and $\{n\gamma\}$ is less than each of
    $\{\gamma\},\{2\gamma\},\dots,\{l\gamma\}$, is none of $k$-Wythoff nim and leads from some pair
    to another one.

    For $k$ from 2 to 5, every $i$ and every $l$ up to the bound, with the first $r$ that is large
    enough, two pairs are looked for that the move joins. Without the condition on $n$ the extra
    moves of $\Gamma_k$ are such moves, and they join none.
    """
    for k in range(2, 6):
        for i in range(1, k):
            n = next(
                g
                for _, g in islice(_recursion(k, i), 0 if late else 1, None)
                if not late or all(_is_smaller(k, g, m) for m in range(1, min(bound, g) + 1))
            )
            for back in range(1, min(bound, n) + 1):
                (a, b), (c, d) = _pair(k, n), _pair(k, n - back)
                s, t = a - c, b - below - d
                at = f"k = {k}, i = {i}, n = {n}, the move {(s, t)}"
                yield Case((at, "of k-Wythoff nim"), False, 0 in (s, t) or abs(s - t) < k)
                yield Case((at, "joins two pairs"), joins, _joins(k, back, (s, t)))


def _joins(k: int, back: int, move: Position) -> bool:
    """Tell whether a *move* leads from a pair to another one, about so many places *back*."""
    s, t = move
    for p in range(2000):
        c, d = _pair(k, p)
        if (c + s, d + t) in (_pair(k, q) for q in range(p + back - 1, p + back + 2)):
            return True
    return False
