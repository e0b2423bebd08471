r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games whose rulesets produce given
continued fractions*.

Section 2, second half: factors of the word $W$, and the winning moves of Type III.
"""

from collections.abc import Iterator
from itertools import accumulate
from math import isqrt

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.numbers.words import letter_counts
from chromdocs.papers.fractions.claims.formulas import EXTRA, WITHIN_EXTRA, for_each
from chromdocs.papers.fractions.claims.formulas_game import on_pairs
from chromdocs.papers.fractions.claims.formulas_words import factors, of_index
from chromdocs.papers.fractions.claims.formulas_words import winning as largest
from chromdocs.papers.fractions.claims.shared import pair, terms, word
from chromdocs.papers.fractions.paper import PAPER

ORDER = 7
SECTION = Section(PAPER, "Section 2")
WIDTHS = range(2, 9)  # the k for which a statement about Type III moves is tried
LONG = 40  # terms of the recursion that are compared exactly, whatever the bound
GRID = 120  # heaps that are solved one by one


@SECTION.claim(
    "lem-22",
    "How many σ a factor of length gₙⁱ has",
    bound=3_000,
    unit="letter",
    uses=["lem-11", "lem-21"],
    proof="learn/continued-fractions/#lemma-22",
    perturbed=[{"other": 1}, {"other": 0}, {"longer": 1}],
)
def lem_22(bound: int, other: int = -1, longer: int = 0) -> Iterator[Case]:
    r"""Let $1 \le i \le k-1$ and $n \ge 0$. A factor of $W$ of length $g_n^i$ has $g_{n-1}^i$ or
    $g_{n-1}^i-1$ copies of $\sigma$; both numbers occur, and no other. Here $g_{-1}^i=1$.

    Two roads, for $k$ from 2 to 8. All factors that begin within the first letters of $W$, as many
    as the bound says, are counted, for every length $g_n^i$ up to the bound. And every factor of
    $W$, however far out, is covered by an exact calculation for $n \le 40$: by Lemma 11 the first
    $m$ letters of $W$ have $\lfloor m\gamma\rfloor$ copies of $\tau$, with $\gamma=\{\beta_k\}$
    irrational, so a factor of length $l$ has $\lfloor l\gamma\rfloor$ or
    $\lfloor l\gamma\rfloor+1$ of them, and both occur. Hence the statement says that
    $g_n^i-\lfloor g_n^i\gamma\rfloor=g_{n-1}^i$. The range $n \ge 0$ is ours; the lemma gives none.
    """
    for k in WIDTHS:
        letters, _ = word(k, 2 * bound + longer)
        for i in range(1, k):
            recursion = terms(k, i)
            before = next(recursion)[1]
            for n in range(LONG + 1):
                length = next(recursion)[1]
                at = f"k = {k}, i = {i}, n = {n}"
                if length <= bound:
                    counts = letter_counts(letters[: bound + length], "σ", length + longer)
                    yield Case(at, {before, before + other}, set(counts))
                root = isqrt(length * length * k * (k + 4))
                taus = (root - length * k) // 2
                yield Case(f"{at}, every factor", before, length - taus)
                before = length


@SECTION.claim(
    "lem-23",
    "(fₙⁱ, gₙⁱ) is a P-position",
    bound=GRID,
    unit="heaps of",
    uses=["lem-8", "lem-17", "lem-21"],
    proof="authors",
    perturbed=[{"shift": (1, 0)}, {"shift": (0, -1)}],
)
def lem_23(bound: int, solve: Solve, shift: tuple[int, int] = (0, 0)) -> Iterator[Case]:
    r"""For $1 \le i \le k-1$ and $n \ge 1$, $(f_n^i, g_n^i)$ is a P-position of $\Gamma_k$.

    Two roads, for $k$ from 2 to 8. Where $g_n^i$ is not larger than the bound, the position is
    solved from the rules of the game. And for $n \le 40$ the pair is compared, exactly, with
    $(a_j,b_j)$ for $j=g_{n-1}^i$, as the paper's proof has it; by Theorem 3 these are
    P-positions.
    """
    for k in WIDTHS:
        solver = solve(game(f"gamma:k={k}"))
        for i in range(1, k):
            recursion = terms(k, i)
            next(recursion)
            j = next(recursion)[1]
            for n in range(1, LONG + 1):
                f, g = next(recursion)
                printed = (f + shift[0], g + shift[1])
                at = f"k = {k}, i = {i}, n = {n}"
                yield Case(at, printed, pair(k, j))
                if g <= bound:
                    yield Case(f"{at}, solved", True, solver.is_p(printed))
                j = g


def _sums(k: int, to: int) -> Iterator[Case]:
    """Compare factors of equal length and index: as many sigmas must give the same sums."""
    letters, numbers = word(k, to)
    pairs = [pair(k, n) for n in range(to + 1)]
    sigmas = list(accumulate((letter == "σ" for letter in letters), initial=0))
    for length in range(1, to + 1):
        found: dict[tuple[int, int], Position] = {}
        same = True
        for end in range(length, to + 1):
            if 0 < numbers[end - 1] < k:
                start = end - length
                key = (numbers[end - 1], sigmas[end] - sigmas[start])
                sums = (pairs[end][0] - pairs[start][0], pairs[end][1] - pairs[start][1])
                same = same and found.setdefault(key, sums) == sums
        yield Case(f"k = {k}, factors of length {length}, sums in C and D", True, same)


@SECTION.claim(
    "lem-25",
    "Factors of index i",
    bound=20_000,
    unit="word length",
    uses=["lem-17", "lem-21", "lem-22"],
    proof="learn/continued-fractions/#lemma-25",
    perturbed=[{"suffix": True}, {"later": 1}, {"copies": -1}, {"longer": -1}],
)
def lem_25(
    bound: int, suffix: bool = False, later: int = 0, copies: int = 0, longer: int = 0
) -> Iterator[Case]:
    r"""Let $1 \le i \le k-1$, and let $x$ be a factor of $w_{n+2}^i$ that has length $g_{n+1}^i$,
    ends in $\tau_i$ and is not the suffix of $w_{n+2}^i$. Then $x$ has exactly $g_n^i$ copies of
    $\sigma$. Further, if two factors of $W$ have the same length, the same index and equally many
    $\sigma$, then the factors of $C$ in the same places have equally many 2s, so that the sums of
    the two factors agree in $C$ and in $D$.

    For $k$ from 2 to 8, every such factor of every $w_{n+2}^i$ with no more letters than the bound
    and $n \ge -1$; for $n=-2$ there is nothing to check, as the paper says. Then, for all factors
    of the first 400 letters of $W$ (or as far as the bound) with an index $1,\dots,k-1$, the sums
    in $C$ and $D$, from exact floors.
    """
    for k in WIDTHS:
        letters, numbers = word(k, bound)
        sigmas = list(accumulate((letter == "σ" for letter in letters), initial=0))
        for i in range(1, k):
            recursion = terms(k, i)
            few, size, whole = (next(recursion)[1] for _ in range(3))
            n = -1
            while whole <= bound:
                length = size + longer
                ends = range(length, whole + suffix)
                last = (i + later - 1) % k + 1
                found = {
                    sigmas[end] - sigmas[end - length] for end in ends if numbers[end - 1] == last
                }
                yield Case(f"k = {k}, i = {i}, n = {n}", {few + copies}, found)
                few, size, whole, n = size, whole, next(recursion)[1], n + 1
        yield from _sums(k, min(bound, 400))


@SECTION.claim(
    "lem-26",
    "The winning Type III move",
    bound=3_000,
    uses=["lem-23", "lem-25"],
    proof="authors",
    perturbed=[{"other": 1}, {"largest": False}, {"below": 2}],
)
def lem_26(
    bound: int, solve: Solve, other: int = 0, largest: bool = True, below: int = 1
) -> Iterator[Case]:
    r"""Let $(a_n,b_n)$ be a P-position of index $i$: the $n$-th letter of $W$ is $\tau_i$, with
    $1 \le i \le k-1$. From $(a_n,b_n-1)$ take the Type III move $(u,v)$ that belongs to $i$ and
    has the largest $v \le b_n-1$. It is legal and leads to a P-position.

    Two roads, for $k$ from 2 to 8. For every $n$ up to the bound the position reached must be one
    of the pairs $(a_m,b_m)$, exactly. And where $b_n \le 120$ and $n \le 40$, it must be among the
    winning moves that the solver finds from the rules of the game.
    """
    for k in WIDTHS:
        solver = solve(game(f"gamma:k={k}"))
        _, numbers = word(k, bound)
        pairs = {pair(k, n): n for n in range(bound + 1)}
        for (a, b), n in pairs.items():
            i = numbers[n - 1] if n else 0
            if not 0 < i < k:
                continue
            recursion = terms(k, (i + other - 1) % (k - 1) + 1)
            next(recursion), next(recursion)
            u, v = 0, 0
            for f, g in recursion:
                if g - 1 > b - 1 or (v and not largest):
                    break
                u, v = f, g - 1
            after = (a - u, b - below - v)
            why = f"({u}, {v}) leads from ({a}, {b - below}) to {after}"
            yield Case(f"k = {k}, n = {n}", True, v > 0 and after in pairs, why)
            if b <= GRID and n <= LONG:
                wins = {tuple(sorted(win)) for win in solver.winning_moves((a, b - below))}
                yield Case(f"k = {k}, n = {n}, solved", True, after in wins, why)


_FACTORS = r"""A factor of $l$ letters after the $m$-th has $(k+2)l-(b_{m+l}-b_m)$ letters
$\sigma$, by Lemma 11. The numbers $g_n^i$ are given by their digits, as for Theorem 3, and the
formula says that they obey the recursion, by which $g_n^i$ is told from $g_{n-1}^i$."""

SECTION.decided(
    "lem-22",
    for_each(factors, (2, 3)),
    how=_FACTORS,
    within="k = 2 and 3",
    wrong=[factors(2, less=2), factors(2, less=0)],
)

SECTION.decided(
    "lem-23",
    for_each(on_pairs, EXTRA),
    how=r"""The pairs $(f,g)$ are given by their digits, and the formula says that they are those
    of the recursion, as for Theorem 3, by which $S_k$ are the P-positions.""",
    within=WITHIN_EXTRA,
    wrong=[on_pairs(2, more=1), on_pairs(3, more=1)],
)

SECTION.decided(
    "lem-25",
    for_each(of_index, (2, 3)),
    how=rf"""{_FACTORS} By Lemma 21 $w_{{n+2}}^i$ has $b_g$ letters for $g=g_{{n+1}}^i$. The numbers
    of 2s are the sums in $C$ less the length.""",
    within="k = 2 and 3",
    wrong=[of_index(2, less=1), of_index(2, less=2)],
)

SECTION.decided(
    "lem-26",
    for_each(largest, (2, 3)),
    how=r"""The moves of Type III are given by their digits, as for Theorem 3, by which $S_k$ are
    the P-positions; the letters of $W$ by $d_n$, as for Lemma 11.""",
    within="k = 2 and 3",
    wrong=[largest(2, more=1), largest(2, more=2)],
)
