r"""Results of our own in the chapter *The vile, dopey, evil and odious*: MARK and its relatives."""

from collections.abc import Iterator, Sequence
from functools import reduce

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.sums import add
from chromdocs.numbers.base import is_dopey, trailing_zeros
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 7
SECTION = Section(PAPER, "The vile, dopey, evil and odious")

Marks = tuple[int, int]  # a level, and the nim-sum of Grundy values


def _is_misere_p(n: int, base: int, swapped: bool = True) -> bool:
    """Tell whether *n* > 0 is dopey, or the other way round if it is a power of *base*."""
    is_power = n == base ** trailing_zeros(n, base)
    return is_dopey(n, base) != (is_power and swapped)


@SECTION.claim(
    "upmark-loop",
    "UPMARK ending at 0 is misère MARK, one higher",
    bound=3000,
    kind="theorem",
    place="The loop and misère play",
    uses=["vile/upmark-loopy", "vile/misere-digital"],
    proof="learn/mark/#loop",
    searched=searched(
        "Kupin (2012) has UPMARK that ends at 1. UPMARK that ends at 0, the loopy one, was "
        "found only in the paper by Fraenkel."
    ),
    perturbed=[{"higher": 0}, {"swapped": False}, {"bottom": "D"}],
)
def upmark_loop(
    bound: int, solve: Solve, higher: int = 1, swapped: bool = True, bottom: str = "N"
) -> Iterator[Case]:
    r"""Let UPMARK end at 0, so that a heap of 1 may stay as it is. A heap $n \ge 2$ is a P-position
    exactly if $n-1$ is a P-position of misère MARK, that is, if $n-1$ is dopey or a power of two
    but not both; otherwise it is an N-position, as 1 is. On one heap there is no draw.

    Two roads. UPMARK is solved backwards from its end, which may find draws, and is compared with
    the zeros and ones of $n-1$ in binary; and misère MARK is solved by search and compared with
    UPMARK.
    """
    loopy, misere = solve(game("upmark:end=0")), solve(game("mark"), misere=True)
    yield Case("n = 1", bottom, loopy.outcome((1,)))
    for n in range(2, bound + 1):
        found = loopy.outcome((n,))
        said = "P" if _is_misere_p(max(1, n - higher), 2, swapped) else "N"
        yield Case(f"n = {n}", said, found)
        yield Case((f"n = {n}", "misère MARK"), misere.outcome((n - 1,)), found)


@SECTION.claim(
    "upmark-shift",
    "UPMARK-k ending at 1 is MARK-k, one higher",
    bound=3000,
    kind="theorem",
    place="The shift",
    uses=["vile/mark-k"],
    proof="learn/mark/#shift-k",
    searched=searched(
        "Kupin (2012) studies games that divide, round up and end at 1; UPMARK is the case S = "
        "{1}, D = {2}. Only the abstract could be read: the shift may stand there."
    ),
    perturbed=[{"higher": 0}, {"higher": 2}, {"rounded": "down"}],
)
def upmark_shift(bound: int, solve: Solve, higher: int = 1, rounded: str = "up") -> Iterator[Case]:
    r"""Let $k \ge 2$, and let UPMARK-$k$ end at 1: take 1 to $k-1$ tokens, or leave $n/k$, rounded
    up, but never go below 1. Its moves from $n$ are those of MARK-$k$ from $n-1$, with 1 added to
    what they leave. So $n$ is a P-position exactly if $n=1$ or $n-1$ is dopey in base $k$, and the
    Grundy values are those of MARK-$k$, one higher.

    For $k$ from 2 to 6 and heaps up to the bound: the options of both games are compared, the
    P-positions that a search of UPMARK-$k$ finds are compared with the zeros of $n-1$ in base $k$,
    and the Grundy values of both games, up to 300, with each other.
    """
    for k in range(2, 7):
        name = f"upmark:k={k}" if rounded == "up" else f"mark:k={k}"
        up, down = game(name), game(f"mark:k={k}")
        one, other = solve(up), solve(down)
        for n in range(1, bound + 1):
            lower = max(0, n - higher)
            shifted = {left + higher for (left,) in down.options((lower,))}
            yield Case((f"k = {k}", f"moves from {n}"), shifted, {m for (m,) in up.options((n,))})
            said = "P" if is_dopey(lower, k) else "N"
            yield Case((f"k = {k}", f"n = {n}"), said, one.outcome((n,)))
            if n <= 300:
                values = other.grundy((lower,)), one.grundy((n,))
                yield Case((f"k = {k}", f"value of {n}"), *values)


@SECTION.claim(
    "row-law",
    "In MARK-k the values of q and of row q are 0, ..., k, each once",
    bound=500,
    unit="q",
    kind="theorem",
    place="The row law",
    proof="learn/mark/#rows",
    searched=searched(
        "Guo (2012) computes the values of MARK-k for every k; only the abstract and the "
        "beginning could be read. The law may well stand there, and we do not call it new."
    ),
    perturbed=[{"first": 0}, {"more": 1}, {"shift": 1}],
)
def row_law(
    bound: int, solve: Solve, first: int = 1, more: int = 0, shift: int = 0
) -> Iterator[Case]:
    r"""Let $g$ be the Grundy values of MARK-$k$, $k \ge 2$. For every $q \ge 1$ the $k+1$ values
    $g(q)$ and $g(kq), g(kq+1), \dots, g(kq+k-1)$ are the numbers $0,1,\dots,k$, each once.

    For $k$ from 2 to 8 the values are found from the rules, by mex. A. Guo showed in 2012 how to
    compute them for every $k$.
    """
    for k in range(2, 9):
        values = [value for _, value in solve(game(f"mark:k={k}")).grundy_values(k * bound + k)]
        for q in range(first, bound + 1):
            row = [values[k * q + r + shift] for r in range(k)]
            said = list(range(k + 1 + more))
            yield Case((f"k = {k}", f"q = {q}"), said, sorted([values[q], *row]))


def _join(one: Marks, other: Marks, last: int) -> Marks:
    """Return the marks of two sums side by side: two heaps of 8 make the last level."""
    (i, x), (j, y) = one, other
    return (last if i == j == 2 else max(i, j)), x ^ y


@SECTION.claim(
    "misere-mark-sums",
    "Misère sums of MARK, heaps up to 8",
    bound=5,
    unit="m",
    kind="theorem",
    place="Misère sums",
    uses=["vile/grundy-spite"],
    proof="learn/mark/#misere-8",
    searched=searched(
        "Guo (2012) has the misère game on one heap. On sums in misère play nothing was found."
    ),
    perturbed=[
        {"goals": (0, 0, 2, 0)},
        {"goals": (1, 0, 0, 0)},
        {"last": 2},
        {"levels": (0, 0, 0, 1, 0, 1, 1, 1, 2)},
    ],
)
def misere_mark_sums(
    bound: int,
    solve: Solve,
    goals: Sequence[int] = (1, 0, 2, 0),
    levels: Sequence[int] = (0, 0, 0, 1, 0, 1, 1, 3, 2),
    last: int = 3,
) -> Iterator[Case]:
    r"""Take $m$ heaps of MARK, each of at most 8 tokens, and let the last move lose. Let $x$ be the
    nim-sum of their Grundy values. If all heaps are 0, 1, 2 or 4, the position is P exactly if
    $x=1$. If there is no 7 and no 8, but a 3, 5 or 6, exactly if $x=0$. If there is one 8 and no 7,
    exactly if $x=2$. If there is a 7, or more than one 8, exactly if $x=0$.

    Two roads. Sums of up to so many heaps are searched. And the proof for all $m$, a finite
    computation, is run again: heaps are added one by one, and for each kind of sum that comes up,
    told by what the rule sees of it and of its options, "P" must mean that no option is P.
    """
    single = solve(game("mark"))
    marks: list[Marks] = [(levels[n], single.grundy((n,))) for n in range(9)]

    def says_p(of: Marks) -> bool:
        return of[1] == goals[of[0]]

    for m in range(1, bound + 1):
        played = add(*[game("mark")] * m) if m > 1 else game("mark")
        for heaps, is_p in solve(played, misere=True).outcomes(8):
            together = reduce(lambda one, other: _join(one, other, last), (marks[n] for n in heaps))
            yield Case((f"m = {m}", heaps), says_p(together), is_p)
    end: tuple[Marks, frozenset[Marks]] = (marks[0], frozenset())
    yield Case("no tokens", False, says_p(end[0]))
    kinds, waiting = {end}, [end]
    while waiting:
        own, options = waiting.pop()
        for n in range(1, 9):
            kept = {_join(option, marks[n], last) for option in options}
            moved = {_join(own, marks[left], last) for left in (n - 1, n // 2)}
            new = (_join(own, marks[n], last), frozenset(kept | moved))
            if new not in kinds:
                kinds.add(new)
                waiting.append(new)
                yield Case(("kind", new[0]), not any(map(says_p, new[1])), says_p(new[0]))
