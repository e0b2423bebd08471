r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

UPMARK: halving rounds up. The loopy game that ends at 0, and the game that ends at 1.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile, zip_longest

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.numbers.binary import spite
from chromdocs.papers.vile.claims.search import nth, won_and_lost
from chromdocs.papers.vile.conventions import MEX
from chromdocs.papers.vile.paper import PAPER

ORDER = 5
SECTION = Section(PAPER, "UPMARK")
UPMARK = game("upmark")
ENDING_AT_0 = "upmark:end=0"

_TEST_WENT_WRONG = r"""
    A missing small case: 1 is a positive odd integer too, but $1-2=-1$ has no spite. So the two are
    not of opposite spite, and the second half of the test would make 1 an N-position, while it is
    the end of the game. From 3 on the test is right.
    """


@SECTION.claim(
    "upmark-loopy",
    "UPMARK ending at 0 is loopy",
    kind="claim",
    place="Remark on normal play",
    perturbed=[
        {"followers": {0}},
        {"into": {1}},
        {"into": {0, 1}},
        {"both": "P"},
        {"both": "N"},
    ],
)
def upmark_loopy(
    solve: Solve,
    followers: frozenset[int] = frozenset({0, 1}),
    into: frozenset[int] = frozenset({0}),
    both: str = "D",
) -> Iterator[Case]:
    r"""In UPMARK that ends at 0 the position 1 has the followers 0 and 1, so the game is loopy. The
    generalised Sprague-Grundy value of 1 is $\gamma(1)=\infty(0)$, and the sum $(1,1)$ is a draw.

    The followers come from the rules of the game, the value and the draw from working backwards
    from the ends of the game. Two roads to the value. The solver computes $\gamma(1)$. And it
    says who wins if a nim-heap of $m \le 12$ tokens stands beside the position 1. That must be the
    next player if $m$ is in the set of $\gamma(1)$, here $m=0$, and nobody for other $m$. The
    letter D is for a draw.
    """
    one = game(ENDING_AT_0)
    yield Case("followers of 1", set(followers), {n for (n,) in one.options((1,))})
    value = f"oo({', '.join(map(str, sorted(into)))})"
    yield Case("gamma(1)", value, str(solve(one).gamma((1,))))
    beside = solve(game(f"{ENDING_AT_0} + nim:piles=1"))
    for m in range(13):
        at = f"1 and a nim-heap of {m}"
        yield Case(at, "N" if m in into else "D", beside.outcome((1, m)))
    two = solve(game(f"{ENDING_AT_0} + {ENDING_AT_0}"))
    yield Case((1, 1), both, two.outcome((1, 1)))


_TABLE_A = (
    *(0, 2, 4, 5, 6, 8, 10, 12, 13, 14, 16, 17),
    *(18, 20, 21, 22, 24, 26, 28, 29, 30, 32, 34, 36),
)
_TABLE_B = (
    *(1, 3, 7, 9, 11, 15, 19, 23, 25, 27, 31, 33),
    *(35, 39, 41, 43, 47, 51, 55, 57, 59, 63, 67, 71),
)


@SECTION.claim(
    "upmark-table",
    "The first positions of UPMARK",
    kind="table",
    place="Table of aₙ and bₙ for UPMARK",
    perturbed=[
        {"a": (1, *_TABLE_A[1:])},
        {"a": (*_TABLE_A[:-1], 35)},
        {"b": (0, *_TABLE_B[1:])},
        {"b": (*_TABLE_B[:-1], 69)},
    ],
)
def upmark_table(
    solve: Solve, a: Sequence[int] = _TABLE_A, b: Sequence[int] = _TABLE_B
) -> Iterator[Case]:
    r"""For $n$ from 0 to 23 the table gives $b_n$, the $n$-th P-position of UPMARK that ends at 1,
    counted from $b_0=1$, and for $n$ from 1 to 23 $a_n$, its $n$-th N-position. The table starts
    with $a_0=0$.

    Each of the 48 cells. Positions come from a search of the game. The number 0 is no position of
    this game, and the paper counts $a_n$ as N-positions from $n=1$ on; $a_0$ is compared with the
    least non-negative integer, which is how the next sentence of the paper explains it.
    """
    won, lost = won_and_lost(solve(UPMARK), 100)
    for n, (said_a, said_b) in enumerate(zip(a, b, strict=True)):
        yield Case(f"a_{n}", said_a, nth([0, *won], n))
        yield Case(f"b_{n}", said_b, nth(lost, n))


@SECTION.claim(
    "upmark-recursion",
    "UPMARK by recursion",
    bound=50_000,
    uses=["upmark-table", "mark-dopey"],
    proof="learn/mark/#upmark-at-1",
    kind="claim",
    place="Recursion for UPMARK",
    doubt=MEX,
    perturbed=[{"first": 2}, {"times": 3}, {"less": 0}, {"less": 2}],
)
def upmark_recursion(
    bound: int, solve: Solve, first: int = 1, times: int = 2, less: int = 1
) -> Iterator[Case]:
    r"""For $n \ge 0$, $a_n=\operatorname{mex}\{a_i,b_i : 0 \le i<n\}$; $b_0=1$, and $b_n=2a_n-1$
    for $n \ge 1$. The two sequences split the non-negative integers.

    The recursion is run and compared, term by term, with the N- and P-positions of UPMARK ending
    at 1 that a search finds up to the bound; that no number comes twice is checked on the way, and
    the mex leaves none out. The paper offers the recursion as an observation. There is a short
    reason:
    $\lceil n/2\rceil-1=\lfloor(n-1)/2\rfloor$, so that UPMARK from $n$ is MARK from $n-1$, and
    $b_n=2a_n$ for MARK becomes $b_n-1=2(a_n-1)$.
    """
    won, lost = won_and_lost(solve(UPMARK), bound)
    rest = [0, *won]
    used: set[int] = set()
    a = n = 0
    while a <= bound:
        b = times * a - less if n else first
        yield Case(f"a_{n}", a, nth(rest, n))
        if b <= bound:
            yield Case(f"b_{n}", b, nth(lost, n))
        yield Case((f"n = {n}", "used before"), set(), {a, b} & used)
        used |= {a, b}
        while a in used:
            a += 1
        n += 1


@SECTION.claim(
    "upmark-greedy",
    "The P-positions chosen greedily by spite",
    bound=50_000,
    uses=["upmark-recursion"],
    kind="claim",
    place="Greedy choice",
    proof="learn/mark/#upmark-at-1",
    perturbed=[{"start": 3}, {"opposite": 4}, {"otherwise": 6}, {"spites": ("evil", "odious")}],
)
def upmark_greedy(
    bound: int,
    solve: Solve,
    start: int = 1,
    opposite: int = 2,
    otherwise: int = 4,
    spites: tuple[str, str] = ("odious", "evil"),
) -> Iterator[Case]:
    r"""The P-positions of UPMARK are odd numbers chosen greedily, alternately odious and evil,
    beginning with 1, which is odious: after $2k-1$ the next P-position is $2k+1$ if $2k-1$ and
    $2k+1$ have opposite spite, and $2k+3$ otherwise.

    The rule is run to the letter and compared, number by number, with the P-positions that a
    search finds up to the bound; so is the alternation of spite.
    """

    def rule() -> Iterator[int]:
        n = start
        while True:
            yield n
            n += opposite if spite(n) != spite(n + 2) else otherwise

    _, lost = won_and_lost(solve(UPMARK), bound)
    chosen = takewhile(lambda n: n <= bound, rule())
    for n, (said, found) in enumerate(zip_longest(chosen, lost)):
        yield Case(f"b_{n}", said, found)
        if found is not None:
            yield Case((f"b_{n}", "spite"), spites[n % 2], spite(found))


def _test(bound: int, solve: Solve, start: int, back: int, opposite: str) -> Iterator[Case]:
    """Put the odd numbers from *start* to the test: compare k with k - *back*."""
    outcome = {n: "P" if is_p else "N" for (n,), is_p in solve(UPMARK).outcomes(bound)}
    same = "N" if opposite == "P" else "P"
    for k in range(start, bound + 1, 2):
        before = k - back
        if before >= 0 and spite(k) != spite(before):
            yield Case(f"k = {k}", opposite, outcome[k])
        else:
            why = (
                f"{before} has no spite, so it has not the opposite; but {k} is the end of the game"
            )
            yield Case(f"k = {k}", same, outcome[k], why if before < 0 else "")
            yield Case(f"k - {back} = {before}", opposite, outcome.get(before, "no position"))


@SECTION.claim(
    "upmark-spite-test",
    "UPMARK by the spite of k and k − 2",
    bound=50_000,
    unit="k",
    uses=["upmark-greedy"],
    kind="claim",
    place="Concise characterisation of the P-positions",
    repaired={"start": 3},
)
def upmark_spite_test(bound: int, solve: Solve, start: int = 1) -> Iterator[Case]:
    r"""Let $k$ be a positive odd integer. If $k$ and $k-2$ have opposite spite, then $k$ is a
    P-position of UPMARK. Otherwise $k-2$ is a P-position and $k$ is an N-position.

    Every odd $k$ up to the bound is put to the test, and the answer is compared with a search of
    the game. A negative number has no spite, so it has not the opposite of any. The test says
    nothing of even $k$, which are N-positions.
    """
    yield from _test(bound, solve, start, 2, "P")


@SECTION.corrected(
    "upmark-spite-test",
    went_wrong=_TEST_WENT_WRONG,
    severity="small case",
    proof="learn/mark/#upmark-at-1",
    perturbed=[{"first": "N"}, {"start": 1}, {"back": 4}, {"opposite": "N"}],
)
def upmark_spite_test_corrected(
    bound: int,
    solve: Solve,
    first: str = "P",
    start: int = 3,
    back: int = 2,
    opposite: str = "P",
) -> Iterator[Case]:
    r"""1 is a P-position of UPMARK. Let $k \ge 3$ be odd. If $k$ and $k-2$ have opposite spite,
    then $k$ is a P-position. Otherwise $k-2$ is a P-position and $k$ is an N-position.

    Every odd $k$ up to the bound is put to the test, and the answer is compared with a search of
    the game.
    """
    yield Case("k = 1", first, solve(UPMARK).outcome((1,)))
    yield from _test(bound, solve, start, back, opposite)


@SECTION.claim(
    "upmark-follower",
    "From 3 there is one move",
    kind="claim",
    place="Example of rounding up",
    perturbed=[{"left": (1, 2)}, {"left": (1,)}, {"start": 4}, {"rules": "mark"}],
)
def upmark_follower(
    left: tuple[int, ...] = (2,), start: int = 3, rules: str = "upmark"
) -> Iterator[Case]:
    r"""In UPMARK, which is MARK but for halves that are rounded up, the only follower of 3 is 2.

    The moves come from the rules of both versions, that which ends at 1 and that which ends at 0:
    one less than 3 is 2, and half of 3, rounded up, is 2.
    """
    for name in (rules, f"{rules}:end=0") if rules == "upmark" else (rules,):
        found = tuple(sorted({n for (n,) in game(name).options((start,))}))
        yield Case((name, f"followers of {start}"), left, found)
