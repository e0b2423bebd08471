r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

Sections 1 and 2: why the extra moves are needed, how a greedy algorithm finds them, and their
recurrence.
"""

from collections.abc import Iterator, Sequence
from itertools import count, islice, pairwise, takewhile

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Position, fits, subtract
from chromdocs.games.gamma import gamma
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.claims.formulas import for_each
from chromdocs.papers.fractions.claims.formulas_game import greedy, needed, story
from chromdocs.papers.fractions.conventions import NATURALS
from chromdocs.papers.fractions.paper import PAPER

ORDER = 5
SECTION = Section(PAPER, "Section 1")
TERMS = range(1, 11)  # the k for which the greedy algorithm is run


def _recursion(k: int, i: int, f: int, g: int) -> Iterator[Position]:
    """Yield (f, g), and what the recursion of Theorem 3 makes of it, again and again."""
    while True:
        yield f, g
        f, g = f + g, k * f + (k + 1) * g + i


def _type_three(k: int, i: int, to: int) -> list[Position]:
    """Return the moves (f_n, g_n - 1), n > 0, up to *to*, the smaller number first."""
    moves = ((f, g - 1) for f, g in islice(_recursion(k, i, 0, i + 1), 1, None))
    return list(takewhile(lambda move: move[1] <= to, moves))


def _both_orders(pairs: Sequence[Position]) -> list[Position]:
    return sorted({ordered for pair in pairs for ordered in (pair, pair[::-1])})


def _found_by(position: Position, goals: Sequence[Position], k: int) -> tuple[int, bool]:
    """Count the goals that Types I and II reach, and tell whether Type III reaches one."""
    extra = {move for i in range(1, k) for move in _type_three(k, i, max(position))}
    taken = [subtract(position, goal) for goal in _both_orders(goals) if fits(goal, position)]
    plain = sum(0 in move or abs(move[0] - move[1]) < k for move in taken)
    return plain, any((min(move), max(move)) in extra for move in taken)


@SECTION.claim(
    "ex-5-move",
    "Winning from (38, 185) for k = 4",
    bound=120,
    unit="heaps of",
    place="After Example 5",
    uses=["thm-3", "ex-5"],
    proof="learn/continued-fractions/#needed",
    perturbed=[
        {"large": 1},
        {"p_positions": ((38, 186), (37, 181), (36, 174), (35, 169), (33, 163))},
        {"p_positions": ((38, 187), (37, 180), (36, 174), (35, 169), (33, 163))},
        {"steps": ((1, 6), (1, 5), (1, 6), (2, 6))},
        {"copies": 1},
        {"move": (27, 133)},
        {"to": (18, 86)},
        {"without_extra": 1},
    ],
)
def ex_5_move(
    bound: int,
    solve: Solve,
    p_positions: Sequence[Position] = ((38, 186), (37, 180), (36, 174), (35, 169), (33, 163)),
    steps: Sequence[Position] = ((1, 6), (1, 6), (1, 5), (2, 6)),
    copies: int = 2,
    move: Position = (20, 98),
    to: Position = (18, 87),
    large: int = 2,
    without_extra: int = 0,
) -> Iterator[Case]:
    r"""The extra moves are needed for the positions $(a_n,b_n-1)$ with $c_n=1$ and $d_n=k+2$. For
    example, let $k=4$. $(38,186)$ is a P-position, and those before it are $(37,180)$, $(36,174)$,
    $(35,169)$ and $(33,163)$, with the differences $(1,6)$, $(1,6)$, $(1,5)$ and $(2,6)$. Before
    the nearest $(2,6)$ there are two copies of $(1,6)$. So from the N-position $(38,185)$ the
    largest extra move for $i=2$ that fits, $(20,98)$, wins: it leads to the P-position $(18,87)$.

    The P-positions are found by solving $\Gamma_4$ from its rules: every position $(x,y)$ with
    $33 \le x \le 38$ and $x \le y \le 186$. The story is followed step by step. The copies of
    $(1,6)$ are counted backwards from $(38,186)$, its own step included. That the extra moves are
    needed is read so: from $(a_n,b_n-1)$ no move of Types I and II leads to a P-position, and a
    move of Type III does. This is tested for $k$ from 2 to 6, for P-positions with heaps up to
    the bound.
    """
    start = (p_positions[0][0], p_positions[0][1] - 1)
    solver = solve(gamma(4))
    columns = range(p_positions[0][0], p_positions[-1][0] - 1, -1)
    asked = ((x, y) for x in columns for y in range(x, p_positions[0][1] + 1))
    last = [position for position in asked if solver.is_p(position)]
    yield Case("the last P-positions", list(p_positions), last)
    between = [subtract(larger, smaller) for larger, smaller in pairwise(last)]
    yield Case("their differences", list(steps), between)
    before = between[: between.index((2, 6))]
    yield Case("copies of (1, 6)", copies, before.count((1, 6)))
    yield Case(f"the largest move for i = {copies}", move, _type_three(4, copies, max(start))[-1])
    yield Case(start, "N", solver.outcome(start))
    yield Case(f"where it leads from {start}", to, subtract(start, move))
    yield Case(to, "P", solver.outcome(to))
    for k in range(2, 7):
        pairs = solve(gamma(k)).p_positions(bound)
        for (a, b), (c, d) in pairwise(pairs):
            if c - a == 1 and d - b == k + large:
                reached = _found_by((c, d - 1), pairs, k)
                yield Case((f"k = {k}", (c, d - 1)), (without_extra, True), reached)


def _greedy(k: int, to: int, base: int, candidates: Sequence[Position]) -> Iterator[Position]:
    """Yield the moves that the greedy algorithm adjoins, in lexicographic order.

    A column of moves, and of positions, is a number with a bit for each t or y. A new move in
    column x helps no other position of this column: it leads to (0, 0), or misses all candidates.
    """
    board = (1 << to + 1) - 1
    near = k + base
    columns = [board - 1]  # nim
    for x in range(1, to + 1):
        band = (1 << x + near) - (1 << max(0, x - near + 1)) if near > 0 else 0
        columns.append((band | 1) & board)
    for x in range(to + 1):
        reached = 0
        for p, q in candidates:
            if p <= x:
                reached |= columns[x - p] << q
            if p == x:
                reached |= 1 << q  # a candidate needs no move
        left = board & ~reached
        columns[x] |= left
        while left:
            last = left & -left
            yield x, last.bit_length() - 1
            left -= last


@SECTION.claim(
    "rem-7",
    "A greedy algorithm finds the same moves",
    bound=1_420,
    unit="heaps of",
    uses=["thm-3"],
    proof="learn/continued-fractions/#greedy",
    perturbed=[{"base": -1}, {"base": 1}, {"shift": 1}],
)
def rem_7(bound: int, base: int = 0, shift: int = 0) -> Iterator[Case]:
    r"""Begin with the moves of $k$-Wythoff nim. Go through all ordered pairs $(x,y)$ of
    nonnegative integers in lexicographic order, and adjoin $(x,y)$ as a move if and only if it is
    not in $S_k$ and no move so far leads from it to $S_k$. The moves in the end are those of
    Theorem 3.

    The algorithm is run to the letter for $k$ from 1 to 10, on all pairs up to the bound, and what
    it adjoins is compared with the moves of Type III, in both orders; of every $i$ the first two
    are among them. Pairs beyond the bound do not
    matter for this: a move that leads from $(x,y)$ is never larger than $(x,y)$. $S_k$ is meant
    with its pairs in both orders, as Section 1 agrees. The remark names the lexicographic order as
    one example; other orders are not tried.
    """
    for k in TERMS:
        root = real(f"sqrt(1+4/{k})")
        alpha, beta = (root + 1) / 2, (root * k + k + 2) / 2
        numbers = count(NATURALS.first)
        pairs = ((alpha.floor_times(n), beta.floor_times(n)) for n in numbers)
        candidates = _both_orders(list(takewhile(lambda pair: pair[0] <= bound, pairs)))
        extra = [move for i in range(1, k) for move in _type_three(k, i, bound)]
        said = _both_orders([(f, g + shift) for f, g in extra])
        adjoined = list(_greedy(k, bound, base, candidates))
        yield Case((f"k = {k}", "how many"), len(said), len(adjoined))
        for move, found in zip(said, adjoined, strict=True):
            yield Case((f"k = {k}", move), move, found)


@SECTION.claim(
    "lem-8",
    "A recurrence for g",
    section="Section 2",
    perturbed=[
        {"factor": 1},
        {"less": 2},
        {"back": (0, 1)},
        {"back": (-1, 2)},
    ],
)
def lem_8(factor: int = 2, less: int = 1, back: Position = (-1, 1)) -> Iterator[Case]:
    r"""For all $n \ge 0$ and $1 \le i \le k-1$, $g_{n+1}^i=(k+2)g_n^i-g_{n-1}^i$, where the
    recursion of Theorem 3 is backed up by $(f_{-1}^i,g_{-1}^i)=(-1,1)$.

    With letters for $k$, $i$, $f_{n-1}^i$ and $g_{n-1}^i$, the recursion is applied twice, and
    sympy confirms the identity. It also confirms that the recursion leads from $(-1,1)$ to
    $(0,i+1)$, so the case $n=0$ is covered too. This settles all $k$, $i$ and $n$. As a second
    road the numbers are computed for $k \le 8$ and $n < 12$.
    """
    import sympy

    for k in range(2, 9):
        for i in range(1, k):
            terms = [back, *islice(_recursion(k, i, 0, i + 1), 13)]
            at = f"k = {k}, i = {i}"
            first = next(islice(_recursion(k, i, *back), 1, None))
            yield Case(f"{at}, n = -1", (0, i + 1), first)
            for n in range(NATURALS.first, 12):
                said = (k + factor) * terms[n + 1][1] - less * terms[n][1]
                yield Case(f"{at}, n = {n}", said, terms[n + 2][1])
    names = sympy.symbols("k i f g")
    k_, i_, f_, g_ = names
    f1, g1 = f_ + g_, k_ * f_ + (k_ + 1) * g_ + i_
    g2 = k_ * f1 + (k_ + 1) * g1 + i_
    difference = sympy.expand(g2 - (k_ + factor) * g1 + less * g_)
    yield Case("every k, i and n", 0, difference)
    at_start = {f_: back[0], g_: back[1]}
    after = (sympy.expand(f1.subs(at_start)), sympy.expand(g1.subs(at_start)))
    yield Case("n = -1, every k and i", (0, i_ + 1), after)


SECTION.decided(
    "ex-5-move",
    for_each(needed, (2, 3)) | {"k = 4": story()},
    how=r"""From $(a_n,b_n-1)$ with $c_n=1$ and $d_n=k+2$ no move of Types I and II leads to
    $S_k$, and one of Type III does, where $S_k$ are the P-positions by Theorem 3. For $k=4$ the
    numbers of the example are there as well.""",
    within="k = 2 to 4",
    wrong=[needed(2, large=1), needed(2, small=2)],
)

SECTION.decided(
    "rem-7",
    for_each(greedy, (1, 2, 3)),
    how=r"""A pair $(x,y)$ is a move of Type III, in either order, exactly if it is not in $S_k$
    and no other move that fits leads from it to $S_k$. The moves that fit and are not $(x,y)$
    itself come before $(x,y)$ in the lexicographic order, so that this determines what the
    algorithm adjoins, by induction along that order.""",
    within="k = 1 to 3",
    wrong=[greedy(2, width=1), greedy(2, width=3)],
)
