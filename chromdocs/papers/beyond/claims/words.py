r"""Results of our own in *The words of MARK-k*: rows, the morphism, and how often a value comes."""

import string
from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.mark_formulas import BASES, WITHIN, values_k
from chromdocs.games.mark_words import mark_morphism, values_by_morphism
from chromdocs.numbers.base import digits
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 27
SECTION = Section(PAPER, "The words of MARK-k")
WHERE = "stored web pages and documentation, by six queries on words and MARK"


def values(solve: Solve, k: int, to: int) -> list[int]:
    """Return the Grundy values of MARK-k up to *to*, from the rules."""
    return [value for _, value in solve(game(f"mark:k={k}")).grundy_values(to)]


@SECTION.claim(
    "row-rule",
    "The rows of MARK-k, and its values by digits",
    bound=3_000,
    kind="theorem",
    place="The row rule",
    uses=["row-law"],
    proof="learn/mark/#row-rule",
    searched=searched(
        "Guo (2012) computes the values of MARK-k for every k, in quadratic time; only the "
        "abstract and the beginning could be read. We do not call the rule new.",
        WHERE,
    ),
    perturbed=[{"swapped": False}, {"odd": 0}, {"begin": 0}],
)
def row_rule(
    bound: int, solve: Solve, swapped: bool = True, odd: int = 1, begin: int = 1
) -> Iterator[Case]:
    r"""Let $k\ge2$, let $g$ be the Grundy values of MARK-$k$, and let row $q$ hold
    $g(kq),\dots,g(kq+k-1)$ in the places $0,\dots,k-1$. Call $k-1$ and $k$ big, other values
    small. Row 0 is $0,1,\dots,k-1$. For $q\ge1$ let $h=g(q)$, let $x$ be the last value of row
    $q-1$, which is big, and $x'$ the other big value. Place $i\le k-2$ of row $q$ holds $i$ if
    $i\ne h$. If $h$ is small, place $h$ holds $x'$ and the last place $x$. If $h$ is big, then
    $h=x$, and the last place holds $x'$. The big values in their order are
    $k-1,k,k-1,k,\dots$, and $x$ is the first big value at or after $q$. In digits: let $n\ge1$ end
    in exactly $t$ digits $r$ in base $k$. If $r\le k-2$ and $t$ is odd, then $g(n)=r$. Otherwise
    $g(n)$ is $k-1$ if the number $B(n)$ of $m<n$ with $g(m)$ big is even, and $k$ if it is odd;
    and for $q\ge1$, $0\le r<k$
    $B(kq+r)\equiv1+B(q)+[g(q)<r]$ modulo 2, where the bracket is 1 if $g(q)<r$ and 0 if not.

    For $k$ from 2 to 8 the values up to the bound come from the rules. The rows are built from them
    by the rule, the digits are counted, and big values are counted one by one and by the formula.
    """
    for k in range(2, 9):
        g = values(solve, k, bound)
        before = [0]
        for value in g:
            before.append(before[-1] + (value >= k - 1))
        for q in range(1, len(g) // k):
            h, x = g[q], g[k * q - 1]
            y = 2 * k - 1 - x
            row = [*range(k - 1), y]
            if h <= k - 2:
                row[h], row[-1] = (y, x) if swapped else (x, y)
            at = (f"k = {k}", f"row {q}")
            yield Case(at, row, g[k * q : k * q + k])
            later = next(value for value in g[q:] if value >= k - 1)
            yield Case((*at, "the next big value"), x, later)
        for n in range(1, len(g)):
            r, q = n % k, n // k
            t = next((i for i, d in enumerate(reversed(digits(n, k))) if d != r), len(digits(n, k)))
            big = k - 1 + before[n] % 2
            said = r if r <= k - 2 and t % 2 == odd else big
            yield Case((f"k = {k}", f"g({n})"), said, g[n])
            if q:
                parity = (begin + before[q] + (g[q] < r)) % 2
                yield Case((f"k = {k}", f"B({n})"), parity, before[n] % 2)


def _rows(k: int, h_big: str = "h = x") -> str:
    last = f"g({k} * q + {k - 1})"
    place = "\n  or ".join(f"h = {i} and other(x, g({k} * q + {i}))" for i in range(k - 1))
    big = f"v >= {k - 1}"
    return f"""\
{values_k(k)}let big(n) = exists v: g(n) = v and {big};
let other(x, y) = x = {k - 1} and y = {k} or x = {k} and y = {k - 1};
let row(q, h, x) = q >= 1 and h = g(q) and x = g({k} * q - 1);
let changed(q, h, x) = {place};
let after(m, n) = m < n and big(m) and big(n) and not (exists s: m < s and s < n and big(s));
values(g, move)
and (forall n: n < {k} implies g(n) = n)
and (forall n: n >= {k} and n % {k} < {k - 1} and n % {k} != g(n // {k}) implies g(n) = n % {k})
and (forall q, h, x: row(q, h, x) and h <= {k - 2} implies changed(q, h, x) and {last} = x)
and (forall q, h, x: row(q, h, x) and h >= {k - 1} implies {h_big} and other(x, {last}))
and (forall m, n: after(m, n) implies other(g(m), g(n)))
and (forall q, n: q >= 1 and n >= q and big(n) and not (exists s: q <= s and s < n and big(s))
  implies g(n) = g({k} * q - 1))"""


SECTION.decided(
    "row-rule",
    {f"k = {k}": _rows(k) for k in BASES},
    how="""
    The values are given by the digits, with the parity of B(n) told by runs of digits. The formulas
    say that they follow the mex rule and the rule for the rows, that big values take turns, and
    that the last value before row q is the first big one at or after q.
    """,
    within=WITHIN,
    wrong=[
        _rows(3, "h != x"),
        _rows(2).replace("exists s: q <= s", "exists s: q < s"),
        _rows(4).replace("n < 4 implies", "n < 5 implies"),
    ],
)


@SECTION.claim(
    "morphism",
    "The values of MARK-k come from a morphism on 2k letters",
    bound=4_000,
    unit="heaps of",
    kind="theorem",
    place="The morphism",
    uses=["row-rule"],
    proof="learn/words-of-mark/#morphism",
    searched=searched(
        "For k = 2 the word is Thue's on three letters, for which morphisms are known. For greater "
        "k nothing was found.",
        WHERE,
    ),
    perturbed=[{"of": 1}, {"steps": 1}, {"steps": 2}],
)
def morphism(bound: int, solve: Solve, of: int = 0, steps: int = 3) -> Iterator[Case]:
    r"""Let $k\ge2$ and $g$ the Grundy values of MARK-$k$. Call $k-1$ and $k$ big, others small, and
    for a big $x$ let $x'$ be the other one. Take the $2k$ letters $k-1$, $k$ and $i_x$,
    for $i$ small and $x$ big. Let $c(n)=g(n)$ if $g(n)$ is big, and otherwise $c(n)=g(n)_x$ with
    the first big value $x$ after $n$. Let
    $\mu(x)=0_{x'}\,1_{x'}\cdots(k-2)_{x'}\,x'$ and
    $\mu(h_x)=0_{x'}\cdots(h-1)_{x'}\,x'\,(h+1)_x\cdots(k-2)_x\,x$.
    Then for $q\ge1$ the letters of row $q$ are $\mu(c(q))$, and the word $c$ is the fixed point of
    $\mu^2$ that begins with $0_{k-1}$. Each $\mu^s(a)$ with $s\ge3$ holds all letters. So every
    block of values comes back again and again, with bounded distances; and every block also occurs
    with $k-1$ and $k$ exchanged.

    For $k$ from 2 to 9 the values and indices that $\mu^2$ makes are compared with those from the
    rules, up to the bound, and the letters in $\mu^s(a)$ are counted. For $k$ up to 5 every block
    of up to 8 values at the heaps below 200 is looked for with $k-1$ and $k$ exchanged.
    """
    for k in range(2, 10):
        g = values(solve, k, bound - 1)
        made = values_by_morphism(k, bound)
        for n, value in enumerate(g):
            yield Case((f"k = {k}", f"g({n})"), made[n - of], value)
        letters, big = (mark_morphism(k) ** 2).prefix("a", bound), 0
        for n in reversed(range(bound)):
            big = g[n] if g[n] >= k - 1 else big
            if big:
                index = k if letters[n] in string.ascii_uppercase + "+" else k - 1
                yield Case((f"k = {k}", f"index of {n}"), index, big)
        power = mark_morphism(k) ** steps
        for letter in power.images:
            yield Case((f"k = {k}", f"letters of {letter}"), 2 * k, len(set(power(letter))))
        if k <= 5:
            many = values(solve, k, max(bound, 800))  # so many hold them all
            turned = [2 * k - 1 - value if value >= k - 1 else value for value in many]
            for size in range(1, 9):
                there = {tuple(many[n : n + size]) for n in range(len(many) - size)}
                for n in range(200):
                    block = tuple(turned[n : n + size])
                    yield Case((f"k = {k}", f"{size} values from {n}"), True, block in there)


@SECTION.claim(
    "letter-frequencies",
    "Each value of MARK-k has the share 1/(k + 1)",
    bound=4_000,
    unit="heaps of",
    kind="theorem",
    place="How often a value comes",
    uses=["row-law"],
    proof="learn/words-of-mark/#frequencies",
    searched=searched(
        "The share of the value 0 is that of the dopey numbers, which is known. On the other "
        "values nothing was found.",
        WHERE,
    ),
    perturbed=[{"sign": 1}, {"more": 0}, {"most": 0}],
)
def letter_frequencies(
    bound: int, solve: Solve, sign: int = -1, more: int = 1, most: int = 2
) -> Iterator[Case]:
    r"""Let $k\ge2$ and $0\le v\le k$, and let $F(n)$ be the number of heaps $m<n$ with the Grundy
    value $v$ in MARK-$k$. For $q\ge1$ it is $F(kq)=q-F(q)+\varepsilon$, where $\varepsilon$ is 1
    for $v=0$, $-1$ for $v=k$, and 0 otherwise. If $n\ge1$ has $d$ digits in base $k$, then
    $|F(n)-n/(k+1)|\le2d$. So each of the $k+1$ values has the share $1/(k+1)$.

    For $k$ from 2 to 8 the values come from the rules and are counted.
    """
    for k in range(2, 9):
        g = values(solve, k, bound)
        for v in range(k + 1):
            count = [0]
            for value in g:
                count.append(count[-1] + (value == v))
            extra = more * ((v == 0) - (v == k))
            for q in range(1, bound // k + 1):
                said = q + sign * count[q] + extra
                yield Case((f"k = {k}", f"v = {v}", f"F({k * q})"), said, count[k * q])
            for n in range(1, bound + 1):
                off = abs((k + 1) * count[n] - n)
                within = off <= most * len(digits(n, k)) * (k + 1)
                yield Case((f"k = {k}", f"v = {v}", f"n = {n}"), True, within, f"off by {off}")
