r"""Claims of U. Larsson, *Black & white Nim games*.

Section 4, the open problems about the game itself: which colourings give what.
"""

from collections.abc import Iterator, Sequence, Set
from fractions import Fraction
from itertools import combinations_with_replacement, count, product, takewhile
from math import ceil, floor, gcd

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.papers.blackwhite.claims import formulas
from chromdocs.papers.blackwhite.claims.board import (
    colourings,
    nim_sum,
    open_pairs,
    p_positions,
    shown,
)
from chromdocs.papers.blackwhite.conventions import INDEX, LEVELS
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 7
SECTION = Section(PAPER, "Section 4")

GRID = 30  # heaps of positions that the solver is asked for, whatever the bound


@SECTION.claim(
    "q-rational",
    "Rational β > 2",
    bound=200,
    unit="heaps of",
    uses=["thm-2"],
    proof="learn/black-and-white-nim/#every-beta",
    perturbed=[{"less": 0}, {"less": 2}, {"total": Fraction(9, 10)}],
    place="Open problem",
)
def q_rational(
    bound: int, solve: Solve, less: int = 1, total: Fraction = Fraction(1)
) -> Iterator[Case]:
    r"""What are the P-positions of 2-pile $S$-Nim with $S=\{\lfloor\beta n\rfloor : n \ge 1\}$ if
    $\beta > 2$ is rational and no integer? Our answer: $(0,0)$ and
    $(\lceil\alpha n\rceil-1,\ \lfloor\beta n\rfloor)$, $n \ge 1$, with $1/\alpha+1/\beta=1$.

    The first heap is the $n$-th white level and the second the $n$-th black one, as in Theorem 2,
    whose proof needs no more than that the two sequences are complementary and that the first is
    smaller. For irrational $\beta$ the formula is that of Theorem 2, as then
    $\lceil\alpha n\rceil-1=\lfloor\alpha n\rfloor$. Checked for every such $\beta < 5$ with a
    denominator up to 5, two ways: for all of them the P-positions are found from the definition,
    heap by heap; and for 5/2, 7/3 and 18/5 the solver finds the outcomes of all positions with
    heaps up to 30. As in Section 2 of the paper, positions have a black or an empty heap.
    """

    def said(beta: Fraction) -> Iterator[Position]:
        alpha = 1 / (total - 1 / beta)
        pairs = ((ceil(alpha * n) - less, floor(beta * n)) for n in count(INDEX.first))
        yield (0, 0)
        yield from takewhile(lambda pair: max(pair) <= bound, pairs)

    betas = sorted({Fraction(p, q) for q in range(2, 6) for p in range(2 * q + 1, 5 * q)})
    for beta in betas:
        if beta.denominator == 1:
            continue
        black = {floor(beta * n) for n in range(INDEX.first, bound + 1)}
        pairs = open_pairs(black, black, bound)
        found = sorted((x, y) for x, y in pairs if x <= y)
        yield Case(f"beta = {beta}", list(said(beta)), found)
    for beta in (Fraction(5, 2), Fraction(7, 3), Fraction(18, 5)):
        listed = set(said(beta))
        for position, is_p in solve(game(f"blackwhite:beta={beta}")).outcomes(min(bound, GRID)):
            yield Case((f"beta = {beta}", position), position in listed, is_p)


@SECTION.claim(
    "q-periodic",
    "Periodic colourings",
    bound=120,
    unit="heaps of",
    uses=["thm-1"],
    proof="learn/black-and-white-nim/#periodic",
    perturbed=[{"start": 0}, {"swapped": True}, {"few": 2}, {"alone": 0}],
    place="Open problem",
)
def q_periodic(
    bound: int,
    solve: Solve,
    start: int = 1,
    swapped: bool = False,
    few: int = 1,
    alone: int = 1,
) -> Iterator[Case]:
    r"""For which periodic colourings are the P-positions of 2-pile $S$-Nim periodic as well, and is
    that decidable? Our answer: on two piles always, so there is nothing to decide. Let the
    colouring have the period $d$, with $b$ black and $w$ white levels in a period. The P-positions
    $(x,y)$ with $d < x \le y$ are repeated by one vector: $(db/g,\ dw/g)$ with $g=\gcd(b,w)$ if
    $0 < b \le w$, and $(d,d)$ if $b > w$. If $b \le w$ those with $x = y$ have $y \le d$. If $b=0$
    there is only $(0,0)$.

    Repeated means both ways: adding the vector gives a P-position, and every P-position that is
    large enough is such a sum. The reason: walk up the levels; a white one joins a queue, a black
    one pairs with the head of the queue, or with itself if nobody waits. If $b \le w$ the queue
    never runs out after the first period, and if $b > w$ it runs out in every period. Checked for
    all 2,046 colourings with a period of up to 10, from the definition of a P-position, with heaps
    up to the bound; two of them by the solver as well. Theorem 1, which the question is to
    generalize, has two piles; on more the question is open.
    """

    def repeats(period: int, pattern: Sequence[int], pairs: set[Position]) -> Iterator[Case]:
        at = f"period {period}, {''.join('WB'[colour] for colour in pattern)}"
        black = sum(pattern)
        white = period - black
        if not black:
            yield Case(at, {(0, 0)}, pairs)
            return
        u = v = period
        if black * few <= white:
            g = gcd(black, white)
            u, v = period * black // g, period * white // g
            twice = {y for x, y in pairs if x == y and y > period * alone}
            yield Case((at, "x = y"), set(), twice)
        low = period * start
        chosen = {(x, y) for x, y in pairs if low < x <= y}
        if swapped:
            u, v = v, u
        moved = {(x + u, y + v) for x, y in chosen if x + u <= bound and y + v <= bound}
        yield Case((at, (u, v)), moved, {(x, y) for x, y in chosen if x > low + u})

    for period in range(1, 11):
        for pattern in product((0, 1), repeat=period):
            black = {n for n in range(LEVELS.first, bound + 1) if pattern[(n - 1) % period]}
            yield from repeats(period, pattern, open_pairs(black, black, bound))
    for pattern in ((1, 0, 1, 1, 0), (0, 0, 1, 0)):
        black = {n for n in range(LEVELS.first, GRID + 1) if pattern[(n - 1) % len(pattern)]}
        grid = min(bound, GRID)
        pairs = open_pairs(black, black, grid)
        for position, is_p in solve(blackwhite(frozenset(black))).outcomes(grid):
            yield Case((pattern, position), position in pairs, is_p)


def _third(black: Set[int], to: int) -> Iterator[tuple[Position, int | None]]:
    """Yield for every two piles the third of a P-position on the board, if there is one up to *to*.

    It is the least that is legal and stands beside neither of the two with a smaller pile. What is
    taken is kept as bit sets.
    """
    marked = sum(1 << level for level in black | {0})
    every = (1 << to + 1) - 1
    rows, columns = [0] * (to + 1), [0] * (to + 1)
    for x, y in product(range(to + 1), repeat=2):
        free = (every if (marked >> x | marked >> y) & 1 else marked) & ~(rows[x] | columns[y])
        lowest = free & -free
        rows[x] |= lowest
        columns[y] |= lowest
        yield (x, y), lowest.bit_length() - 1 if lowest else None


def _is_nim(black: Set[int], piles: int, to: int) -> bool:
    """Tell whether the P-positions on the board are those of nim, from the definition."""
    marked = black | {0}
    if piles == 2:
        return open_pairs(black, black, to) == {(x, x) for x in marked}
    if piles == 3:
        for (x, y), found in _third(black, to):
            z = x ^ y
            said = z if z <= to and not marked.isdisjoint((x, y, z)) else None
            if found != said:
                return False
        return True
    lost = p_positions(to, piles, lambda position: not marked.isdisjoint(position))
    cube = product(range(to + 1), repeat=piles)
    return lost == {p for p in cube if nim_sum(p) == 0 and not marked.isdisjoint(p)}


@SECTION.claim(
    "q-nim-equivalent",
    "Which S give nim's strategy",
    bound=12,
    unit="heaps of",
    uses=["sec-1-empty"],
    proof="learn/black-and-white-nim/#nim-equivalent",
    perturbed=[
        {"bit": False},
        {"more": 2},
        {"three": (2, 4, 8, 15, 26, 48)},
    ],
    place="Open problem",
)
def q_nim_equivalent(
    bound: int,
    solve: Solve,
    bit: bool = True,
    more: int = 1,
    three: Sequence[int] = (2, 4, 8, 15, 26, 47, 92, 156, 250, 398, 649, 1055),
) -> Iterator[Case]:
    r"""For which $S$ does $k$-pile $S$-Nim have the winning strategy of nim? Our answer: exactly
    if there are no white levels $x_1,\dots,x_{k-1}$ with a white nim-sum $w=x_1\oplus\dots\oplus
    x_{k-1}$ and a black level $z > w$ such that no $x_i$ has, in binary, the leading one of
    $w\oplus z$. For an even number of piles that is: no black level above a white one, so $S$ is
    empty, or all levels, or $\{1,\dots,m\}$.

    The reason: from $(x_1,\dots,x_{k-1},z)$ the winning move of nim is then to lower $z$ to $w$,
    which is illegal, and there is no other; in every other legal position some winning move of nim
    leaves a black or an empty heap. With an even number of piles all $x_i$ may be equal, and then
    any $z > w$ will do. Same strategy means: among legal positions the same are P-positions. It is
    enough, for instance, that no white levels have nim-sum 0, as where $S$ is the even levels and
    the number of piles is odd. Checked exhaustively: for every $n$ up to the bound and every
    $S \subseteq \{1,\dots,n\}$ on two and three piles, with heaps up to $n$; on four piles for $n$
    up to 4. There are $n+1$ such $S$ on two piles (and on four), and on three, for
    $n=1,2,3,\dots$, there are 2, 4, 8, 15, 26, 47, 92, 156, 250, 398, 649, 1055. On three piles the
    solver plays four sets with heaps up to 6.
    """

    def criterion(black: Set[int], piles: int, to: int) -> bool:
        white = set(range(LEVELS.first, to + 1)) - black
        for levels in combinations_with_replacement(sorted(white), piles - 1):
            w = nim_sum(levels)
            for z in (z for z in black if w in white and z > w):
                leading = 1 << (w ^ z).bit_length() - 1
                if not bit or not any(x & leading for x in levels):
                    return False
        return True

    to = min(bound, 6)
    for black in ({2, 4, 6}, {3, 5, 6}, {1, 2}, {4, 5, 6}):
        solver = solve(blackwhite(frozenset(black), piles=3))
        same = all(is_p == (nim_sum(p) == 0) for p, is_p in solver.outcomes(to))
        yield Case((black, "solver"), criterion({n for n in black if n <= to}, 3, to), same)
    for to in range(1, bound + 1):
        for piles in (2, 3, 4) if to <= 4 else (2, 3):
            good = 0
            for chosen in colourings(to):
                is_nim = _is_nim(chosen, piles, to)
                good += is_nim
                at = (shown(chosen), f"{piles} piles with heaps up to {to}")
                yield Case(at, criterion(chosen, piles, to), is_nim)
            if piles != 3 or to <= len(three):
                said = three[to - 1] if piles == 3 else to + more
                yield Case((f"{piles} piles", f"n = {to}"), said, good)


SECTION.decided(
    "q-rational",
    {
        f"β = {p}/{q}": formulas.solved(*formulas.rational(p, q))
        for p, q in ((5, 2), (7, 2), (7, 3), (8, 3))
    },
    how=f"""
    {formulas.RULED}, and the pairs of the answer, which for $\\beta=p/q$ are
    $\\lfloor(pn-1)/(p-q)\\rfloor$ and $\\lfloor pn/q\\rfloor$.
    """,
    wrong=[
        formulas.solved(*formulas.rational(5, 2, less=0)),
        formulas.solved(*formulas.rational(5, 2, less=2)),
        formulas.solved(*formulas.rational(3, 2)),
    ],
    within="β = 5/2, 7/2, 7/3, 8/3",
)
