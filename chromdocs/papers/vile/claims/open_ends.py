r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

What the paper names as things to look at next: rounding up, values and misère play of MARK-k.
"""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.catalogue import game
from chromdocs.numbers.base import digits, trailing_zeros
from chromdocs.papers.vile.conventions import DIGITS
from chromdocs.papers.vile.paper import PAPER

ORDER = 10
SECTION = Section(PAPER, "MARK-k")


@SECTION.claim(
    "q-round-up",
    "MARK-k with rounding up",
    place="Direction: round up",
    bound=3_000,
    uses=["mark-k", "beyond/upmark-shift"],
    proof="learn/mark/#mark-k",
    perturbed=[{"higher": 0}, {"higher": 2}, {"odd": 0}],
)
def q_round_up(bound: int, solve: Solve, higher: int = 1, odd: int = 1) -> Iterator[Case]:
    r"""What if MARK-$k$ leaves $\lceil n/k\rceil$ in place of $\lfloor n/k\rfloor$, as UPMARK does
    for $k=2$? Answer, for the game that ends at 1 as UPMARK does there: it is MARK-$k$, one higher.
    Its P-positions are 1 and the $n$ for which $n-1$ is dopey in base $k$.

    For $k$ from 2 to 9 the zeros at the end of $n-1$ in base $k$ are compared with a search of the
    game.
    """
    for k in range(2, 10):
        for (n,), is_p in solve(game(f"upmark:k={k}")).outcomes(bound):
            lower = n - higher
            said = lower < DIGITS.first or trailing_zeros(lower, k) % 2 == odd
            yield Case((f"k = {k}", f"n = {n}"), letter(said), letter(is_p))


def _by_rows(k: int, to: int, swapped: bool) -> list[int]:
    """Return the values g(0), ..., g(to) by the row rule."""
    values = list(range(k))
    while len(values) <= to:
        last, above = values[-1], values[len(values) // k]
        other = 2 * k - 1 - last  # k - 1 and k change places
        row = [*range(k - 1), other]
        if above < k - 1:
            row[above], row[-1] = (other, last) if swapped else (last, other)
        values += row
    return values[: to + 1]


def _by_digits(n: int, k: int) -> int:
    """Return g(n) from the digits of n: its last run, or how many big values stand before it."""
    found = before = 0  # g(q), and the parity of the big values before q
    head, run = True, 0
    earlier: int | None = None
    for digit in digits(n, k):
        run = run + 1 if digit == earlier else 1
        before = 0 if head else (1 + before + (found < digit)) % 2
        small = digit <= k - 2 and run % 2 == 1
        found = digit if small else k - 1 + before
        head, earlier = False, digit
    return found


@SECTION.claim(
    "q-grundy",
    "The Grundy values of MARK-k",
    place="Direction: the g-function",
    bound=3_000,
    uses=["mark-k", "beyond/row-law"],
    proof="learn/mark/#row-rule",
    perturbed=[{"swapped": False}, {"base": 1}],
)
def q_grundy(bound: int, solve: Solve, swapped: bool = True, base: int = 0) -> Iterator[Case]:
    r"""What is the Grundy function $g$ of MARK-$k$? Answer: write its values in rows of $k$, so
    that row $q$ holds $g(kq), \dots, g(kq+k-1)$. Row 0 is $0,1,\dots,k-1$. For $q\ge1$ let
    $h=g(q)$, let $x$ be the last value of the row before, and $y$ the other one of $k-1$ and $k$.
    Place $i\le k-2$ of row $q$ holds $i$ if $i\ne h$. If $h\le k-2$, place $h$ holds $y$ and the
    last place $x$; if not, the last place holds $y$.

    For $k$ from 2 to 9 the rows, and the values that the digits of $n$ give, are compared with
    the values that a search finds. A. Guo was the first to compute $g$ for every $k$, in 2011, in
    quadratic time.
    """
    for k in range(2, 10):
        rows = _by_rows(k + base, bound, swapped)
        for (n,), value in solve(game(f"mark:k={k}")).grundy_values(bound):
            yield Case((f"k = {k}", f"g({n})"), rows[n], value)
            yield Case((f"k = {k}", f"g({n})", "by digits"), _by_digits(n, k), value)


@SECTION.claim(
    "q-misere",
    "Misère play of MARK-k",
    place="Direction: misère play",
    bound=3_000,
    uses=["mark-k", "misere-digital"],
    proof="learn/mark/#misere-k",
    perturbed=[{"swapped": False}, {"odd": 0}, {"base": 1}],
)
def q_misere(
    bound: int, solve: Solve, swapped: bool = True, odd: int = 1, base: int = 0
) -> Iterator[Case]:
    r"""Who wins MARK-$k$ in misère play? Answer: among the positive integers the P-positions are
    the dopey numbers in base $k$, except that the dopey powers of $k$ are swapped with the vile
    ones.

    For $k$ from 2 to 9 every positive integer up to the bound is compared with a search of misère
    play. A. Guo was the first to solve misère play, in 2011.
    """
    for k in range(2, 10):
        for (n,), is_p in solve(game(f"mark:k={k}"), misere=True).outcomes(bound):
            if n >= DIGITS.first:
                zeros = trailing_zeros(n, k + base)
                is_power = swapped and n == (k + base) ** zeros
                said = (zeros % 2 == odd) != is_power
                yield Case((f"k = {k}", f"n = {n}"), letter(said), letter(is_p))
