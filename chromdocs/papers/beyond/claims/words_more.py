r"""Results of our own in *The words of MARK-k*: how many blocks, near repetitions, and waiting."""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.mark_formulas import values_k
from chromdocs.games.mark_words import block_count, longest_wait, ones
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.claims.words import WHERE, values
from chromdocs.papers.beyond.paper import PAPER

ORDER = 28
SECTION = Section(PAPER, "The words of MARK-k")
_MEX = "The values are given by the digits, and the mex rule is in the formulas."


def _blocks(g: bytes, n: int) -> set[bytes]:
    return {g[i : i + n] for i in range(len(g) - n + 1)}


def _enough(n: int, k: int) -> int:
    """Return how many heaps hold every block of *n* values; more would do no harm."""
    return (k - 1) * k * (k + 2) * n + 2 * k**3


@SECTION.claim(
    "factor-complexity",
    "How many blocks of n values there are in MARK-k",
    bound=40,
    kind="theorem",
    place="The number of blocks",
    uses=["row-rule", "morphism", "square-free"],
    proof="learn/words-of-mark/#blocks",
    searched=searched(
        "For k = 2, Thue's word on three letters, the number of blocks must be known. J. Shallit "
        "and A. Shur show that if some square-free word on three letters has the fewest blocks of "
        "every length, then this one has. For greater k nothing was found.",
        WHERE,
    ),
    perturbed=[{"steep": 0}, {"late": 0}, {"short": 0}],
)
def factor_complexity(
    bound: int, solve: Solve, steep: int = 1, late: int = 1, short: int = 1
) -> Iterator[Case]:
    r"""Let $k\ge2$, and let $p(n)$ be the number of different blocks of $n$ Grundy values in a
    row in MARK-$k$. Let $R_m=1+k+\dots+k^{m-1}$, and let $e(n)$ be the number of $t<n$ for which
    there is an $m\ge1$ with $R_{m+1}\le t<R_{m+1}+k^m$. Then for $n\ge3$, $n\ge k$:
    $p(n)=2\bigl(k+(k-1)n+(k-2)\,e(n)+e(n-1)\bigr)$.
    So with $n>k$ the step $p(n+1)-p(n)$ is $4k-6$ for $n=R_{m+1}$, $4k-4$ for
    $R_{m+1}<n<R_{m+1}+k^m$, $2k$ for $n=R_{m+1}+k^m$, and $2k-2$ for $R_{m+1}+k^m<n<R_{m+2}$, where
    $m\ge1$. Further $p(1)=k+1$, $p(2)=5k-4$, and $p(n)=k+(2k-1)n$ for $3\le n\le k$. The quotient
    $p(n)/n$ has the lower limit $2(k^2-1)/k$ and the upper limit $2(k-1)(3k-1)/(2k-1)$.

    For $k$ from 2 to 7 the values come from the rules, and all different blocks of up to so many
    values are counted, in as many heaps as hold them all. The $t$ of $e(n)$ are counted one by one.
    """
    for k in range(2, 8):
        g = bytes(values(solve, k, _enough(bound, k)))
        inside = [any(0 <= t - ones(m + 1, k) < k**m for m in range(1, 9)) for t in range(bound)]
        counts = []
        for n in range(1, bound + 1):
            if n <= 2:
                said = k + 1 if n == 1 else 5 * k - 4
            elif n < k:
                said = k + (2 * k - 1) * n if short else 2 * (k + (k - 1) * n)
            else:
                said = 2 * (k + (k - 1) * n)
                said += 2 * ((k - 2) * steep * sum(inside[:n]) + late * sum(inside[: n - 1]))
            counts.append(len(_blocks(g[: _enough(n, k)], n)))
            yield Case((f"k = {k}", f"n = {n}"), said, counts[-1])
            yield Case((f"k = {k}", f"n = {n}", "in the library"), block_count(n, k), counts[-1])
        for n in range(k + 1, bound):
            m = max(m for m in range(1, 9) if ones(m + 1, k) <= n)
            past = n - ones(m + 1, k)
            step = 4 * k - 6 if past == 0 else 4 * k - 4 if past < k**m else 2 * k - 2
            step = 2 * k if past == k**m else step
            yield Case((f"k = {k}", f"step at {n}"), step, counts[n] - counts[n - 1])


def _runs(g: bytes, size: int) -> Iterator[tuple[int, int]]:
    """Yield start and length of the stretches of n with g(n) = g(n + size)."""
    start = None
    for n in range(len(g) - size):
        if g[n] == g[n + size]:
            start = n if start is None else start
        elif start is not None:
            yield start, n - start
            start = None


@SECTION.claim(
    "critical-exponent",
    "The words of MARK-k have the critical exponent 2",
    bound=1_500,
    unit="heaps of",
    kind="theorem",
    place="The critical exponent",
    uses=["square-free", "nearly-square", "row-rule"],
    proof="learn/words-of-mark/#exponent",
    searched=searched(
        "For k = 2, Thue's word on three letters, the exponent must be known. For greater k "
        "nothing was found.",
        WHERE,
    ),
    perturbed=[{"last": 1}, {"gap": 0}, {"times": 3}],
)
def critical_exponent(
    bound: int, solve: Solve, last: int = 0, gap: int = 1, times: int = 1
) -> Iterator[Case]:
    r"""Let $k\ge2$. A block of $e$ Grundy values of MARK-$k$ in a row that has the period
    $l\ge1$, that is, in which any two values at the distance $l$ are equal, has $e<2l$. For every
    $m\ge1$ there is one with $l=k^m$ and $e=2l-1$. So the critical exponent, the least upper bound
    of all $e/l$, is 2, and no block attains it. For $k=2$ one begins at $2^m+1$.

    For $k$ from 2 to 8 the values up to the bound come from the rules. For every $l$ up to a third
    of it the stretches of $n$ with $g(n)=g(n+l)$ are measured; for $l=k^m$ one of length $l-1$ must
    be there, and for $k=2$ stand where it is said.
    """
    for k in range(2, 9):
        g = bytes(values(solve, k, bound))
        for size in range(1, bound // 3):
            longest = max((length for _, length in _runs(g, size)), default=0)
            yield Case((f"k = {k}", f"l = {size}"), True, longest < size + gap - 1)
        m, size = 1, k * times
        while 3 * size < bound:
            longest = max((length for _, length in _runs(g, size)), default=0)
            yield Case((f"k = {k}", f"m = {m}"), size - 1 + last, longest)
            if k == 2:
                for n in range(size + 1, 2 * size + last):
                    yield Case(("k = 2", f"g({n}) and g({n + size})"), g[n], g[n + size])
            m, size = m + 1, size * k


_DIFFER = "let differ(n, l) = g(n) != g(n + l);\n"


def _exponent(k: int, inside: str = "") -> str:
    r = "r = l" if k == 2 else f'r follows "11*" and {k - 1} * r + 1 = l'
    inside = inside or "r < n and n < r + l"
    return f"""\
{values_k(k)}{_DIFFER}let near(n, l) = power(l) and differ(n, l);
let start(r, l) = power(l) and l >= {k} and {r};
values(g, move)
and (forall i, l: l >= 1 implies exists n: i <= n and n < i + l and differ(n, l))
and (forall r, l, n: start(r, l) and {inside} implies not near(n, l))"""


SECTION.decided(
    "critical-exponent",
    {f"k = {k}": _exponent(k) for k in (2, 3)},
    how=f"{_MEX} They say that there is no square, and where l - 1 values come again after l.",
    within="k = 2 and 3",
    wrong=[
        _exponent(2, "r < n and n <= r + l"),
        _exponent(2, "r <= n and n < r + l"),
        _exponent(3, "r <= n and n < r + l"),
    ],
)


@SECTION.claim(
    "near-squares",
    "The lengths of near-squares",
    bound=1_500,
    unit="heaps of",
    kind="theorem",
    place="Near-squares",
    uses=["nearly-square", "critical-exponent", "square-free"],
    proof="learn/words-of-mark/#near-squares",
    searched=searched("Nothing was found on the lengths of near-squares in these words.", WHERE),
    perturbed=[{"third": 1}, {"missing": 2}, {"factor": 2}],
)
def near_squares(
    bound: int, solve: Solve, third: int = 3, missing: int = 1, factor: int = 1
) -> Iterator[Case]:
    r"""Let $k\ge2$, $l\ge2$, and let $g$ be the Grundy values of MARK-$k$. There are $l-1$ numbers
    $n$ in a row with $g(n)=g(n+l)$ exactly if $l$ is a power of $k$, or $k=2$ and $l=3\cdot2^m$
    with an $m\ge0$.

    For $k$ from 2 to 8 the values up to the bound come from the rules, and for every $l$ up to a
    tenth of it the longest stretch of $n$ with $g(n)=g(n+l)$ is measured.
    """
    for k in range(2, 9):
        g = bytes(values(solve, k, bound))
        lengths = {k**m * factor for m in range(12)}
        if k == 2:
            lengths |= {third * 2**m for m in range(12)}
        for size in range(2, bound // 10):
            longest = max((length for _, length in _runs(g, size)), default=0)
            yield Case((f"k = {k}", f"l = {size}"), size in lengths, longest >= size - missing)


def _lengths(k: int, other: str = "", missing: int = 1) -> str:
    return f"""\
{values_k(k)}{_DIFFER}values(g, move)
and (forall l: l >= 2 implies
  ((power(l){other}) iff exists i: not (exists n: i <= n and n + {missing} < i + l
  and differ(n, l))))"""


_THIRD = ' or l follows "110*"'
SECTION.decided(
    "near-squares",
    {"k = 2": _lengths(2, _THIRD), "k = 3": _lengths(3)},
    how=_MEX,
    within="k = 2 and 3",
    wrong=[_lengths(2), _lengths(2, _THIRD, 0), _lengths(2, ' or l follows "1010*"')],
)


@SECTION.claim(
    "waiting",
    "How long a block of n values of MARK-k may keep one waiting",
    bound=18,
    kind="theorem",
    place="Waiting for a block",
    uses=["morphism", "row-rule", "equal-values", "factor-complexity"],
    proof="learn/words-of-mark/#waiting",
    searched=searched(
        "Nothing was found for k > 2. For k = 2 the word is Thue's, and much is known of it.", WHERE
    ),
    perturbed=[{"first": 1}, {"second": 2}, {"of_2": 8}],
)
def waiting(
    bound: int, solve: Solve, first: int = 2, second: int = 1, of_2: int = 9
) -> Iterator[Case]:
    r"""Let $k\ge3$, let $R_m=1+k+\dots+k^{m-1}$, and let $D(n)$ be the greatest distance from a
    block of $n$ Grundy values in a row in MARK-$k$ to the next place where it stands again. Then
    $D(1)=2k$, and for $m\ge1$ it is $D(n)=(k+2)\,k^{m+1}$ if $R_m<n\le k^m$, and
    $D(n)=(2k^2+1)\,k^m$ if $k^m<n\le R_{m+1}$.
    For $k=2$ it is $D(1)=4$, and $D(n)=9\cdot2^m$ for $2^m<n\le2^{m+1}$ with $m\ge0$.

    For $k$ from 2 to 5 all blocks of up to so many values in the heaps below $12D(n)$, from the
    rules, are followed from one place to the next, and the greatest distance is found.
    """
    for k in range(2, 6):
        g = bytes(values(solve, k, 12 * longest_wait(bound, k)))
        for n in range(1, bound + 1):
            m = next(m for m in range(20) if k**m >= n)  # the least
            if n == 1:
                said = 2 * k
            elif k == 2:
                said = of_2 * 2 ** (m - 1)
            elif n > ones(m, k):
                said = (k + first) * k ** (m + 1)
            else:
                said = (2 * k * k + second) * k ** (m - 1)
            seen: dict[bytes, int] = {}
            farthest = 0
            for i in range(12 * longest_wait(n, k)):
                block = g[i : i + n]
                farthest = max(farthest, i - seen.get(block, i))
                seen[block] = i
            yield Case((f"k = {k}", f"n = {n}"), said, farthest)


def _wait(times: int = 9, less: int = 0) -> str:
    return f"""\
{values_k(2)}let unlike(i, d) = g(i) != g(i + d);
let same(i, d, n) = not (exists s: i <= s and s < i + n and unlike(s, d));
values(g, move)
and (forall i, w: power(w) implies exists d: d >= 1 and d <= {times} * w and same(i, d, 2 * w))
and (forall w: power(w) implies exists i: not (exists d: d >= 1 and d + {less} < {times} * w
  and same(i, d, w + 1)))"""


SECTION.decided(
    "waiting",
    {"k = 2": _wait()},
    how=f"{_MEX} It is said of the shortest and the longest n of each range.",
    within="k = 2",
    wrong=[_wait(8), _wait(10), _wait(18)],
)
