r"""Results of our own in the chapter *Stars far out*: the star of Wythoff nim and its growth."""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import pairwise

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.games.golden_lines import Corner, first_corner, floor, line, on_lines, reasons
from chromdocs.numbers.zeckendorf import fibonacci
from chromdocs.papers.beyond.claims.search import STARS, searched
from chromdocs.papers.beyond.claims.stars_far import SMALL, confirmed
from chromdocs.papers.beyond.paper import PAPER

ORDER = 34
SECTION = Section(PAPER, "Stars far out")
STAR = "star(wythoff)"
BOARD = 8_000  # answers to moves from the row of the corner lead to heaps below this
NOTHING = searched("On the star of Wythoff nim nothing was found but the preprint.", STARS)


@SECTION.claim(
    "corner-row-1000",
    "Conjecture 1, second item, for i ≤ 1,000",
    bound=1_000,
    unit="i up to",
    kind="theorem",
    place="The row of the corner, further",
    uses=["corner-row", "star/lem-2", "star/cor-1", "star/thm-1-iii", "star/conj-1-b"],
    proof="learn/stars-far-out/#corner-row-1000",
    searched=NOTHING,
    perturbed=[{"plus": 1}, {"less": 2}, {"less": 0}],
)
def corner_row_1000(bound: int, solve: Solve, plus: int = 0, less: int = 1) -> Iterator[Case]:
    r"""Let $F_0=F_1=1$ and $F_{j+2}=F_{j+1}+F_j$, and $A_i=\lfloor\phi i\rfloor$. For every $i$
    with $1 \le i \le 1{,}000$ and all $n \ge 3$ with $A_i \le F_{2n-4}$,
    $(F_{2n-1}+A_i,\ F_{2n}-1)$ is a P-position of $W^\star$, the star of Wythoff nim. For
    $i=0$ this is Theorem 2 (ii).

    The certificate: for each $i$ and each of the $i$ moves that matter a reason why it loses, for
    the least $n$ that is allowed and all later ones. Answers lead to P-positions with heaps below
    8,000, which the solver finds from the moves. And where all heaps are below 8,000, the positions
    of the theorem are looked up. Heaps up to 30 are solved twice.
    """
    yield from _small(solve)
    known = solve(game(STAR)).p_positions(BOARD)
    listed = set(known)
    corner = Corner(on_lines(known), 2 * BOARD)
    for i in range(1, bound + 1):
        found = list(reasons(corner, i, plus, less))
        yield Case(f"i = {i}: moves without a reason", 0, found.count(None))
        n = first_corner(i)
        while (y := fibonacci(2 * n) - less) <= BOARD:
            position = (fibonacci(2 * n - 1) + floor(i) + plus, y)
            yield Case((f"i = {i}, n = {n}", position), True, tuple(sorted(position)) in listed)
            n += 1


def _small(solve: Solve) -> Iterator[Case]:
    """Solve a small board a second time."""
    pairs = [(floor(j), floor(j) + j) for j in range(1, SMALL)]
    return confirmed(solve, game(STAR), pairs)


def _full(solve: Solve, to: int) -> list[Position]:
    """Return the P-positions with two full heaps up to *to*, in both orders, by the first heap."""
    found = {(x, y) for x, y in solve(game(STAR)).p_positions(to) if x}
    return sorted(found | {(y, x) for x, y in found})


@SECTION.claim(
    "places-climb",
    "Along a golden line the places climb",
    bound=4_000,
    unit="heaps of",
    kind="theorem",
    place="Golden lines",
    uses=["star/thm-1-ii", "star/cor-1"],
    proof="learn/stars-far-out/#golden-lines",
    searched=NOTHING,
    perturbed=[{"down": True}, {"next_line": 1}, {"slope": 2}],
)
def places_climb(
    bound: int, solve: Solve, down: bool = False, next_line: int = 0, slope: int = 1
) -> Iterator[Case]:
    r"""Let $(x,y)$ and $(x',y')$ be P-positions of $W^\star$ with full heaps, $x<x'$ and
    $\lfloor\phi x\rfloor-y=\lfloor\phi x'\rfloor-y'$. Then the fractional part of $\phi x$ is
    smaller than that of $\phi x'$. At most $1+\sqrt{\sqrt5\,N/\phi}$ such positions have the same
    $\lfloor\phi x\rfloor-y$ and $x\le N$.

    The game is solved from its moves. On each line neighbours are compared, with whole numbers, and
    the P-positions are counted. Heaps up to 30 are solved twice.
    """
    yield from _small(solve)
    lines: dict[int, list[int]] = {}
    for x, y in _full(solve, bound):
        at = line(x, y) if slope == 1 else slope * x - y
        lines.setdefault(at - next_line * (x % 2), []).append(x)
    for k, columns in sorted(lines.items()):
        for x, after in pairwise(columns):
            climbs = floor(after) - floor(x) == floor(after - x)
            yield Case((f"line {k}", (x, after)), not down, climbs)
        largest = columns[-1]
        # m² ≤ √5·N/φ says φ·5N² ≤ 10N² - m⁴, since 1/φ² = 2 - φ
        most = floor(5 * largest**2) < 10 * largest**2 - (len(columns) - 1) ** 4
        yield Case(f"line {k}, {len(columns)} up to {largest}", True, most)


@SECTION.claim(
    "growth-bound",
    "W⋆ has at most N√N P-positions, up to a factor",
    bound=5_000,
    unit="heaps of",
    kind="theorem",
    place="How many P-positions",
    uses=["places-climb", "star/thm-1-ii"],
    proof="learn/stars-far-out/#growth-bound",
    searched=NOTHING,
    perturbed=[{"power": 1}, {"square": 3}],
)
def growth_bound(bound: int, solve: Solve, square: int = 2, power: int = 3) -> Iterator[Case]:
    r"""Let $C(N)$ be the number of P-positions $(x,y)$ of $W^\star$ with $1\le x,y\le N$. Then
    $(N-2)^2/(18N)\le C(N)\le3N\sqrt N$ for all $N\ge2$.

    The game is solved from its moves, and both sides are compared with the count for all $N$ up to
    the bound. Heaps up to 30 are solved twice.
    """
    yield from _small(solve)
    highest = sorted(max(p) for p in _full(solve, bound))
    for n in range(2, bound + 1):
        number = bisect_right(highest, n)
        yield Case(f"from below, N = {n}", True, (n - 2) ** square <= 18 * n * number)
        yield Case(f"from above, N = {n}", True, number**2 <= 9 * n**power)


@SECTION.claim(
    "growth",
    "W⋆ has at least N√N/10 P-positions",
    bound=20_000,
    unit="heaps of",
    kind="conjecture",
    place="The exponent",
    uses=["growth-bound"],
    proof="none",
    searched=NOTHING,
    perturbed=[{"part": 4}, {"power": 4}],
)
def growth(bound: int, solve: Solve, part: int = 10, power: int = 3) -> Iterator[Case]:
    r"""Let $C(N)$ be the number of P-positions $(x,y)$ of $W^\star$ with $1\le x,y\le N$. Then
    $C(N)\ge N\sqrt N/10$ for all $N\ge1$. As $C(N)\le3N\sqrt N$ for $N\ge2$, it would
    then grow as $N^{3/2}$, up to a factor.

    The game is solved from its moves, and the count is compared for all $N$ up to the bound. A
    program of its own has gone further: see the table. Heaps up to 30 are solved twice.
    """
    yield from _small(solve)
    highest = sorted(max(p) for p in _full(solve, bound))
    for n in range(1, bound + 1):
        number = bisect_right(highest, n)
        yield Case(f"N = {n}", True, n**power <= (part * number) ** 2, f"there are {number}")
