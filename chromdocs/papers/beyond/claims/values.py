r"""Results of our own in the chapter *The vile, dopey, evil and odious*: the values of MARK-k."""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.mark import mark_grundy
from chromdocs.games.mark_formulas import BASES, VALUES, WITHIN, values_k
from chromdocs.papers.beyond.claims.search import QUERIES, searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 8
SECTION = Section(PAPER, "The vile, dopey, evil and odious")
FOLLOW = "values(g, move)"
_MEX = "The values are given by the digits, and the mex rule is in the formulas."


def _values(solve: Solve, k: int, to: int) -> Iterator[Case | list[int]]:
    """Compare the values that a search finds with those that the digits give; then give them."""
    found = [value for _, value in solve(game(f"mark:k={k}")).grundy_values(to)]
    for n, value in enumerate(found):
        yield Case((f"k = {k}", f"g({n})"), mark_grundy(n, k), value)
    yield found


@SECTION.claim(
    "square-free",
    "The values of MARK-k hold no block twice in a row",
    bound=600,
    unit="heaps of",
    kind="theorem",
    place="No square",
    uses=["vile/q-grundy", "row-law", "row-rule"],
    proof="learn/mark/#no-square-k",
    searched=searched(
        "That the values of MARK are Thue's square-free word is known. For greater k nothing was "
        "found; of Guo (2012) only the abstract and the beginning could be read.",
        QUERIES,
    ),
    perturbed=[{"less": 1}, {"merged": True}],
)
def square_free(bound: int, solve: Solve, less: int = 0, merged: bool = False) -> Iterator[Case]:
    r"""Let $g$ be the Grundy values of MARK-$k$, $k\ge2$. In $g(0), g(1), g(2), \dots$ no block is
    followed by itself: there are no $i\ge0$ and $l\ge1$ with $g(n)=g(n+l)$ for all $n$ from $i$ to
    $i+l-1$.

    For $k$ from 2 to 8 the values up to the bound come from a search, and are compared with those
    that the digits give; for each $l$ the longest run of $n$ with $g(n)=g(n+l)$ is found.
    """
    for k in range(2, 9):
        for case in _values(solve, k, bound):
            if isinstance(case, Case):
                yield case
                continue
            values = [min(value, k - 1) for value in case] if merged else case
            for size in range(1, bound // 2):
                run = longest = 0
                for n in range(bound - size):
                    run = run + 1 if values[n] == values[n + size] else 0
                    longest = max(longest, run)
                at = (f"k = {k}", f"l = {size}")
                yield Case(at, True, longest < size - less, f"{longest} in a row")


_DIFFER = "let differ(n, l) = g(n) != g(n + l);\n"


def _no_square(k: int, last: str = "n < i + l") -> str:
    return f"""\
{values_k(k)}{_DIFFER}{FOLLOW}
and (forall i, l: l >= 1 implies exists n: i <= n and {last} and differ(n, l))"""


def _no_square_by_hops(k: int) -> str:
    digits = "".join(map(str, range(1, k)))
    return f"""\
{values_k(k)}{_DIFFER}let far(d) = d follows "[{digits}]0*";
{FOLLOW}
and (forall l: l >= 1 implies exists n: n < l and differ(n, l))
and (forall n, l: l >= 1 and differ(n, l)
  implies exists d: far(d) and d <= l and differ(n + d, l))"""


SECTION.decided(
    "square-free",
    {"k = 2": _no_square(2), "k = 3": _no_square(3), "k = 4": _no_square_by_hops(4)},
    how=f"""
    {_MEX} For k = 4 a little more is decided, which is quicker: of the n with g(n) ≠ g(n + l) the
    first is below l, and after each there is another at most l further, at a distance whose digits
    but the first are 0. So l numbers in a row always hold one.
    """,
    within="k = 2 to 4",
    wrong=[
        _no_square(2, "n + 1 < i + l").replace("l >= 1", "l >= 2"),
        _no_square(2).replace("v = 2", "v = 1"),
        _no_square_by_hops(3).replace("n < l and", "n + 1 < l and"),
    ],
)


@SECTION.claim(
    "nearly-square",
    "All but one value of a block of kᵐ come again at once",
    bound=3_000,
    unit="heaps of",
    kind="theorem",
    place="Nearly a square",
    uses=["vile/q-grundy", "row-rule", "square-free"],
    proof="learn/mark/#nearly-square",
    searched=searched("Nothing was found on repetitions in the values of MARK-k.", QUERIES),
    perturbed=[{"first": 0}, {"last": 1}, {"times": 2}],
)
def nearly_square(
    bound: int, solve: Solve, first: int = 1, last: int = 0, times: int = 1
) -> Iterator[Case]:
    r"""Let $k\ge3$, let $l=k^m$ with $m\ge1$, and let $R=1+k+\dots+k^{m-1}$, which is $m$ ones in
    base $k$. Then $g(n)=g(n+l)$ for all $n$ with $R<n<R+l$, where $g$ are the Grundy values of
    MARK-$k$. So $l-1$ values in a row come again after $l$, and by the square-freeness no more.

    For $k$ from 3 to 7 the values up to the bound come from a search, and are compared with those
    that the digits give.
    """
    for k in BASES[1:]:
        for case in _values(solve, k, max(bound, 3 * k)):
            if isinstance(case, Case):
                yield case
                continue
            ones, size = 1, k
            while ones + 2 * size * times < len(case):
                for n in range(ones + first, ones + size + last):
                    later = n + size * times
                    yield Case((f"k = {k}", f"g({n}) and g({later})"), case[n], case[later])
                ones, size = k * ones + 1, k * size


def _nearly(k: int, inside: str = "r < n and n < r + l") -> str:
    return f"""\
{values_k(k)}let differ(n, l) = power(l) and g(n) != g(n + l);
let ones(r, l) = r follows "11*" and power(l) and {k - 1} * r + 1 = l;
{FOLLOW}
and (forall r, l, n: ones(r, l) and {inside} implies not differ(n, l))"""


SECTION.decided(
    "nearly-square",
    {f"k = {k}": _nearly(k) for k in BASES[1:]},
    how=f"{_MEX} The number r is written with ones, and (k - 1) r + 1 is the power of k.",
    within=f"k = 3 to {BASES[-1]}",
    wrong=[
        _nearly(2),
        _nearly(4, "r <= n and n < r + l"),
        _nearly(3, "r < n and n <= r + l"),
        _nearly(5, "r + 1 < n and n < r + l + 2"),
    ],
)


@SECTION.claim(
    "equal-values",
    "Equal values of MARK-k are k to 2k apart",
    bound=2_000,
    unit="heaps of",
    kind="theorem",
    place="How far equal values are apart",
    uses=["row-law", "row-rule", "vile/q-grundy"],
    proof="learn/mark/#equal-values",
    searched=searched(
        "Nothing was found on the gaps between equal values of MARK-k. Friman and Nivasch (2021) "
        "bound such gaps in a game that takes one, or divides by 2 or 3 where there is no rest.",
        QUERIES,
    ),
    perturbed=[{"nearest": 1}, {"farthest": -1}, {"small": (1,)}],
)
def equal_values(
    bound: int,
    solve: Solve,
    nearest: int = 0,
    farthest: int = 0,
    small: tuple[int, ...] = (1, 2),
) -> Iterator[Case]:
    r"""In MARK-$k$, $k\ge2$, let $n$ be a heap and $n+d$ the next heap of the same Grundy value.
    Then $k\le d\le2k$. If the value is at most $k-2$, then $d$ is $k$ or $2k$.

    For $k$ from 2 to 8 the values up to the bound come from a search, and are compared with those
    that the digits give.
    """
    for k in range(2, 9):
        for case in _values(solve, k, bound):
            if isinstance(case, Case):
                yield case
                continue
            seen: dict[int, int] = {}
            for n, value in enumerate(case):
                if value in seen:
                    d = n - seen[value]
                    at = (f"k = {k}", f"{seen[value]} and {n}")
                    yield Case(at, True, k + nearest <= d <= 2 * k + farthest, f"{d} apart")
                    if value <= k - 2:
                        yield Case((*at, "small"), True, d in {k * i for i in small})
                seen[value] = n


def _gaps(k: int, nearest: int, farthest: int) -> str:
    between = "exists m: n < m and m < n + d and g(m) = g(n)"
    return f"""\
{values_k(k)}let gap(n, d) = d >= 1 and g(n) = g(n + d) and not ({between});
{FOLLOW}
and (forall n, d: gap(n, d) implies {nearest} <= d and d <= {farthest})
and (forall n, d: gap(n, d) and g(n) <= {k - 2} implies d = {k} or d = {2 * k})
and (forall d, v: {k} <= d and d <= {2 * k} and (v = {k - 1} or v = {k})
  implies exists n: g(n) = v and gap(n, d))"""


SECTION.decided(
    "equal-values",
    {f"k = {k}": _gaps(k, k, 2 * k) for k in BASES},
    how=f"{_MEX} They also say that between big values, k - 1 and k, all distances occur.",
    within=WITHIN,
    wrong=[_gaps(2, 3, 4), _gaps(3, 3, 5), _gaps(4, 4, 8).replace("g(n) <= 2 i", "g(n) <= 3 i")],
)


@SECTION.claim(
    "mirror",
    "The values of MARK read backwards",
    bound=2_048,
    unit="heaps of",
    kind="theorem",
    place="Backwards",
    uses=["vile/grundy-spite"],
    proof="learn/mark/#mirror",
    searched=searched(
        "Much is known of palindromes in the Thue–Morse word; that these are palindromes of the "
        "game was not found, nor that there are none for greater k.",
        QUERIES,
    ),
    perturbed=[{"power": 4}, {"power": 3}, {"shift": 1}],
)
def mirror(bound: int, solve: Solve, power: int = 2, shift: int = 0) -> Iterator[Case]:
    r"""If $w$ is 2, 8, 32 or another dopey power of 2, the Grundy values of MARK from 0 to $w$ are
    the same forwards and backwards: $g(n)=g(w-n)$ for $0\le n\le w$. In MARK-$k$ with $k\ge3$ no
    block of two or more values is the same forwards and backwards.

    Values come from a search. For $k\ge3$, from 3 to 8, no value may be that of one of the next two
    heaps, since every block in question has two such values in its middle.
    """
    values = [value for _, value in solve(game("mark")).grundy_values(max(bound, 32))]
    w = power
    while w + shift < len(values):
        for n in range(w + 1):
            yield Case((f"w = {w}", f"n = {n}"), values[n], values[w - n + shift])
        w *= 4
    for k in range(3, 9):
        for case in _values(solve, k, 300):
            if isinstance(case, Case):
                yield case
                continue
            for n in range(299):
                yield Case((f"k = {k}", f"n = {n}"), False, case[n] in case[n + 1 : n + 3])


def _backwards(power: str = "dopey(w)") -> str:
    return f"""\
{VALUES}{FOLLOW}
and (forall w, n: power(w) and {power} and n <= w implies g(n) = g(w - n))"""


def _forwards(k: int, d: int) -> str:
    near = f"d >= 1 and d <= {d}"
    return f"{values_k(k)}{FOLLOW}\nand (forall n, d: {near} implies g(n) != g(n + d))"


SECTION.decided(
    "mirror",
    {"MARK": _backwards()} | {f"k = {k}": _forwards(k, 2) for k in BASES if k > 2},
    how=f"""
    {_MEX} A block that is the same backwards has two equal neighbours in its middle, or two equal
    values with one between them.
    """,
    within="MARK, and k = 3 to 7",
    wrong=[_backwards("vile(w)"), _backwards("w > 2"), _forwards(3, 3), _forwards(2, 2)],
)
