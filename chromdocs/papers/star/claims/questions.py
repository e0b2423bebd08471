r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

The open questions of Sections 3 to 5, and what our data say about them.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import count, takewhile
from math import isqrt

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position, fits, subtract
from chromdocs.numbers.beatty import Beatty
from chromdocs.papers.star.paper import PAPER

ORDER = 16
SECTION = Section(PAPER, "Section 5")

ROWS = 8000  # as far as the changes of a column are listed
GRID = 40  # heaps of positions that the solver is asked for, whatever the bound


def _p_columns(moves: Collection[Position], bound: int) -> list[int]:
    """Return the P-positions with heaps up to *bound* as columns of bits, from the definition.

    No move takes from one heap only.
    """
    across = sorted(move for move in moves if max(move) <= bound)
    found: list[int] = []
    for x in range(bound + 1):
        reached = 0
        for dx, dy in across:
            if dx > x:
                break
            reached |= found[x - dx] << dy
        found.append((2 << bound) - 1 & ~reached)
    return found


@SECTION.claim(
    "q-1",
    "A polynomial algorithm for the star of Wythoff",
    bound=1000,
    unit="heaps of",
    uses=["thm-1-ii", "thm-2-ii"],
    perturbed=[
        {"counts": ((10, 8), (20, 16))},
        {"less": 0},
        {"shift": 1},
        {"used": "(3+sqrt(5))/2"},
    ],
    place="Question 1",
    section="Section 3",
    proof="none",
)
def q_1(
    bound: int,
    solve: Solve,
    counts: Sequence[tuple[int, int]] = (
        *((10, 8), (20, 17), (50, 52), (100, 136)),
        *((200, 312), (500, 1099), (1000, 2838)),
    ),
    less: int = 1,
    shift: int = 0,
    used: str = "(1+sqrt(5))/2",
) -> Iterator[Case]:
    r"""Is there an algorithm that tells in polynomial time, in the number of digits, whether a
    position of the star of Wythoff nim is P? We know none. Our data: with both heaps between 1
    and 10, 20, 50, 100, 200, 500, 1000 there are 8, 17, 52, 136, 312, 1099, 2838 P-positions
    $(x,y)$, $x \le y$. The numbers that occur in one of them are exactly
    the $A_n=\lfloor\phi n\rfloor$, each in at least one. And the largest quotient $y/x$ comes
    from Theorem 2: for $n \ge 2$, with heaps up to $F_{2n+2}-2$, it is that of
    $(F_{2n-1}, F_{2n}-1)$ alone.

    P-positions are found from the moves of the star of Wythoff nim, the pairs $\{A_n, B_n\}$, by
    the definition. That no other numbers occur is part (ii) of Theorem 1; that all of them do is
    data: each $A_n$ is looked for on the whole board, and only $A_n \le$ bound$/2$ are asked for.
    When heaps double from 500 to 1,000 the number of P-positions grows 2.6-fold; twice the number
    would be linear growth, four times quadratic. The solver confirms all positions with heaps up
    to 40.
    """
    lower = Beatty("(1+sqrt(5))/2")
    pairs = [(lower.nth(n), lower.nth(n) + n) for n in range(1, bound + 1)]
    columns = _p_columns({*pairs, *((b, a) for a, b in pairs)}, bound)
    found = [
        (x, y) for x in range(1, bound + 1) for y in range(x, bound + 1) if columns[x] >> y & 1
    ]
    for position, is_p in solve(game("star(wythoff)")).outcomes(min(bound, GRID)):
        yield Case(position, bool(columns[position[0]] >> position[1] & 1), is_p)
    for most, number in counts:
        if most <= bound:
            yield Case(f"heaps up to {most}", number, sum(y <= most for _, y in found))
    numbers = {heap for pair in found for heap in pair}
    occurs = Beatty(used)
    for heap in range(1, bound // 2 + 1):
        yield Case(f"heap {heap}", heap in occurs, heap in numbers)
    odd, even = 3, 5  # F(2n-1) and F(2n)
    while (top := odd + 2 * even - 2) <= bound:
        after = odd + even
        record = [(x, y) for x, y in found if y <= top and y * odd >= x * (even - less)]
        yield Case(f"heaps up to {top}", [(odd, even - less + shift)], record)
        odd, even = after, after + even


def _next(moves: int, bound: int) -> int:
    """Return the star of a game on one heap; a set of numbers is an integer, by its bits."""
    found, reached = 1, moves
    for heap in range(1, bound + 1):
        if not reached >> heap & 1:
            found |= 1 << heap
            reached |= moves << heap
    return found & (2 << bound) - 2


@SECTION.claim(
    "q-2",
    "Do the even powers of star always converge",
    bound=ROWS,
    unit="rows",
    uses=["thm-4"],
    perturbed=[
        {"rows": (11,)},
        {"rows": (11, 30)},
        {"squares": (10,)},
        {"late": -2},
        {"two": 0},
    ],
    place="Question 2",
    section="Section 4",
    proof="beyond/never-settles",
)
def q_2(
    bound: int,
    rows: Sequence[int] = (11, 29, 105, 180, 454, 961, 1491, 2169, 2819, 4213, 6333),
    squares: Sequence[int] = (
        *(9, 102, 209, 308, 602, 925, 1337),
        *(1745, 3380, 4108, 5551, 5972, 7249, 7644),
    ),
    late: int = -1,
    two: int = 1,
) -> Iterator[Case]:
    r"""Does $\lim G^{2k}$ exist for every invariant subtraction game $G$? Our answer: no, column by
    column, which is how the preprint defines the limit; position by position it always exists. A
    game with infinitely many moves in column 0, and games with as few as four, change their column
    0 at every double star, as the chapter *Double stars* proves. Every single position settles:
    whether $(x,y)$ is a move of $G^{2k}$ does not change any more from $k=x+y-1$ on, as the chapter
    on the star operator proves; the abstract of the article of 2012 announces a result on
    convergence, which we could not read. Open is whether three moves in column 0 can be enough. Our
    data: let $G$ have the moves $(0,3)$, $(0,11)$, $(0,13)$. The lowest rows of column 0 that
    change from $G^{2k}$ to $G^{2k+2}$, $k=0,1,2,\dots$, are 11, 29, 105, 180, 454, 961, 1491, 2169,
    2819, 4213, 6333, and we see no sign that the changes end.

    The counterexamples are entries of their own. What is checked here is the list of rows, to the
    bound; that its steps never end is not proved. Column 0 is a game on one heap, and the same is
    seen where its moves are the squares. Games with one or two moves in column 0, neither above 15,
    are settled there after one step, as far as row 100; a theorem of the chapter says it of all.
    What is certain: a sum of two positions, one a move of the even powers and one of the odd, is a
    move of none afterwards, and any other position is a move of every second power. By induction on
    $x+y$ this settles every position, in all games. It is also checked for all sets of moves in
    column 0 with $y \le 7$, and on a board for 60 sets of moves on two heaps. Reading: the paper
    compares $G_n$, the moves $(x,y)$ with $x \le n$ and any $y$. Permutation games have one move in
    each column, and there Theorem 4 applies.
    """

    def changes(moves: int, to: int) -> Iterator[int]:
        """Yield the lowest row that each step changes."""
        moves &= (2 << to) - 1
        while (after := _next(_next(moves, to), to)) != moves:
            change = after ^ moves
            yield (change & -change).bit_length() - 1
            moves = after

    def listed(at: str, said: Sequence[int], moves: int) -> Iterator[Case]:
        found = list(changes(moves, reach))
        expected = [row for row in said if row <= reach]
        for k, row in enumerate(expected):
            yield Case((at, f"k = {k}"), row, found[k] if k < len(found) else None)
        yield Case((at, "steps"), len(expected), len(found))

    reach = min(bound, ROWS)
    yield from listed("3, 11, 13", rows, 1 << 3 | 1 << 11 | 1 << 13)
    yield from listed("squares", squares, sum(1 << n * n for n in range(1, isqrt(reach) + 1)))
    for moves in range(2, 1 << 8, 2):
        seen = [moves]
        while (after := _next(_next(seen[-1], 7), 7)) != seen[-1]:
            seen.append(after)
        for y in range(1, 8):
            end = max((k for k, at in enumerate(seen) if (at ^ seen[-1]) >> y & 1), default=-1) + 1
            yield Case((moves, y), True, end <= max(0, y + late), f"settled after {end} steps")
    for a in range(1, 16):
        for b in range(a, 16):
            steps = len(list(changes(1 << a | 1 << b, 100)))
            yield Case((a, b), True, steps <= two, f"{steps} steps")
    yield from _on_boards(late)


def _on_boards(late: int) -> Iterator[Case]:
    """Settle games on two heaps: the moves are chosen by a fixed rule that looks random."""
    side = 5
    cells = [(x, y) for x in range(side) for y in range(side) if x or y]

    def star(moves: frozenset[Position]) -> frozenset[Position]:
        found = {(0, 0)}
        for cell in cells:
            if not any(fits(m, cell) and subtract(cell, m) in found for m in moves):
                found.add(cell)
        return frozenset(found - {(0, 0)})

    for seed in range(60):
        bits = (seed + 1) * 0x9E3779B1 % (1 << 32) | (seed + 1) * 0x85EBCA6B % (1 << 32)
        seen: list[frozenset[Position]] = [
            frozenset(cell for i, cell in enumerate(cells) if bits >> i & 1)
        ]
        while (after := star(star(seen[-1]))) != seen[-1]:
            seen.append(after)
        for cell in cells:
            stays = [(cell in moves) == (cell in seen[-1]) for moves in seen]
            end = len(stays) - stays[::-1].index(False) if False in stays else 0
            yield Case((seed, cell), True, end <= max(0, sum(cell) + late), f"after {end} steps")


@SECTION.claim(
    "q-k-mouse",
    "Constrained k-Mouse for k > 3",
    bound=120,
    unit="heaps of",
    uses=["thm-7"],
    perturbed=[{"skip": 1}, {"first": 2}, {"blocks": 1}, {"blocks": 3}],
    place="Question",
    section="Section 5.4",
    proof="learn/ornaments/#constrained",
)
def q_k_mouse(
    bound: int, solve: Solve, skip: int = 0, first: int = 1, blocks: int = 2
) -> Iterator[Case]:
    r"""What are the P-positions of the constrained $k$-Mouse for $k > 3$? Our answer: $(0,0)$
    and, for $n \ge 1$, $\{a_n, b_n\}$ where $a_n$ is the least positive integer that is no earlier
    $a_i$ or $b_i$, and $b_n-a_n$ is the $n$-th positive integer that $k$ does not divide,
    $n+\lfloor (n-1)/(k-1)\rfloor$.

    For $k=3$ this is Theorem 7. The rule is read as there, so that the theorem holds: all moves of
    $k$-Wythoff nim, and only moves on both heaps may be blocked. The first $k$ P-positions, $(0,0)$
    among them, are those of Wythoff nim. Checked for $k=3,\dots,8$, two ways: from the definition,
    where a position is N if a move that cannot be blocked, or more than $k-2$ others apart from the
    one to $(0,0)$, lead to P-positions; and by the solver for $k=4$ and $5$ with heaps up to 20.
    The chapter on ornament games proves it for every $k \ge 3$.
    """

    def pairs(k: int) -> Iterator[Position]:
        used, a = {0}, 0
        yield (0, 0)
        for difference in (d for d in count(first) if d % k != skip):
            while a in used:
                a += 1
            used |= {a, a + difference}
            yield a, a + difference

    def is_p(x: int, y: int, k: int, found: Sequence[Position]) -> bool:
        others = 0
        for u, v in found:  # in one order; x <= y
            for i, j in {(x - u, y - v), (x - v, y - u)}:
                if min(i, j) < 0:
                    continue
                if i == j or min(i, j) == 0:
                    return False
                others += abs(i - j) < k and (u, v) != (0, 0)
        return others <= k - blocks

    for k in range(3, 9):
        found: list[Position] = []
        for y in range(bound + 1):
            for x in range(y + 1):
                if is_p(x, y, k, found):
                    found.append((x, y))
        said = list(takewhile(lambda pair: pair[1] <= bound, pairs(k)))
        yield Case(f"k = {k}", said, sorted(found))
    for k in (4, 5):
        said = list(takewhile(lambda pair: pair[1] <= 20, pairs(k)))
        for position, p in solve(game(f"constrained-mouse:k={k}")).outcomes(min(bound, 20)):
            yield Case((f"k = {k}", position), position in said, p)
