r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Figure 1 (Section 1) and Table 1 (after the references): P-positions of W⋆, the star of Wythoff nim.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations_with_replacement, zip_longest

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Position
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.zeckendorf import PHI, zeckendorf
from chromdocs.papers.star.claims.board import STAR, lost, second_road, terminal, wythoff_pairs
from chromdocs.papers.star.paper import PAPER

ORDER = 6
SECTION = Section(PAPER, "Section 3")

# a_n, its coding, b_n, its coding, as in the preprint
TABLE = """
1 1 1 1, 3 100 3 100, 3 100 4 101, 4 101 4 101, 6 1001 6 1001, 8 10000 8 10000, 8 10000 9 10001,
8 10000 12 10101, 9 10001 9 10001, 9 10001 12 10101, 11 10100 11 10100, 11 10100 12 10101, 12
10101 12 10101, 14 100001 14 100001, 16 100100 17 100101, 17 100101 17 100101, 19 101001 19
101001, 19 101001 21 1000000, 21 1000000 21 1000000, 21 1000000 25 1000101, 21 1000000 30
1010001, 21 1000000 33 1010101, 22 1000001 22 1000001, 22 1000001 25 1000101, 22 1000001 33
1010101, 24 1000100 25 1000101, 24 1000100 27 1001001, 24 1000100 33 1010101, 25 1000101 25
1000101, 25 1000101 33 1010101, 27 1001001 27 1001001, 27 1001001 33 1010101, 29 1010000 33
1010101, 29 1010000 35 10000001, 30 1010001 30 1010001, 30 1010001 33 1010101, 32 1010100 32
1010100, 32 1010100 33 1010101, 32 1010100 35 10000001, 32 1010100 42 10010000, 33 1010101 33
1010101, 35 10000001 35 10000001, 37 10000100 43 10010001, 38 10000101 38 10000101, 40 10001001
40 10001001, 40 10001001 43 10010001, 42 10010000 51 10100101, 42 10010000 56 100000001, 43
10010001 43 10010001, 43 10010001 46 10010101, 45 10010100 48 10100001, 45 10010100 51 10100101,
45 10010100 55 100000000, 46 10010101 46 10010101, 48 10100001 48 10100001, 48 10100001 50
10100100, 48 10100001 51 10100101, 48 10100001 55 100000000, 50 10100100 59 100000101, 51
10100101 51 10100101, 53 10101001 55 100000000, 53 10101001 56 100000001, 53 10101001 59
100000101, 53 10101001 63 100010000, 55 100000000 67 100010101, 55 100000000 72 100100101, 55
100000000 77 101000001, 55 100000000 80 101000101, 55 100000000 85 101010001, 55 100000000 88
101010101, 56 100000001 56 100000001, 56 100000001 59 100000101, 56 100000001 67 100010101, 56
100000001 88 101010101, 58 100000100 64 100010001, 58 100000100 67 100010101, 58 100000100 69
100100001, 58 100000100 88 101010101, 59 100000101 59 100000101, 59 100000101 67 100010101
"""


@SECTION.claim(
    "fig-1",
    "P-positions of W⋆ with heaps below 5,000",
    doubt="Our copy has the caption, not the drawing.",
    section="Section 1",
    bound=4_999,
    unit="heaps of",
    uses=["thm-1-ii"],
    proof="learn/star/#slope",
    perturbed=[
        {"slope": Quadratic(Fraction(1))},
        {"slope": Quadratic(Fraction(4, 3))},
        {"slope": Quadratic(Fraction(2, 5), Fraction(1, 2), 5)},
    ],
)
def fig_1(bound: int, solve: Solve, slope: Quadratic = PHI) -> Iterator[Case]:
    r"""Among the P-positions of $W^\star$ with heaps below 5,000, none is on the lines through the
    origin with slopes $\phi$ and $\phi^{-1}$.

    The word "on" stands in quotation marks in the caption. We take it exactly, and leave out the
    origin, through which the lines are drawn. The P-positions come from the solver; up to heaps of
    400 they are found a second time here. More is checked: those with two positive heaps are
    strictly between the lines. This is what Section 3 needs. Theorem 1 (iii) gives only slopes up
    to $B_1/A_1=2$, but its proof gives more: $y<B_i$ if $x=A_i \le y$, and $B_i-1<\phi A_i$.
    """
    solver = solve(STAR)
    for x, y in sorted(lost(solver, bound)):
        if x:
            yield Case((x, y), "below", _side(slope, x, y))
    yield from second_road(solver, bound)


def _side(slope: Quadratic, x: int, y: int) -> str:
    """Tell where (x, y) is, seen from the line with this slope."""
    height = slope.floor_times(x)
    if slope.is_rational and slope.a * x == y:
        return "on"
    return "below" if y <= height else "above"


@SECTION.claim(
    "tab-1",
    "The first 80 P-positions of W⋆ that are not terminal",
    uses=["cor-1", "sec-3-terminal"],
    repaired={"others": [(1, 1)]},
)
def tab_1(solve: Solve, others: Sequence[Position] = ()) -> Iterator[Case]:
    r"""The terminal P-positions of $W^\star$ are those with an empty heap. The first 80 of the
    others, $(a_n,b_n)$ with $a_n \le b_n$ in lexicographic order, and the Zeckendorf codings of
    their heaps are those of the table.

    A position is terminal if no move fits into it; this is tried for heaps up to 100, and larger
    positions have room for what fits into smaller ones: the statement is checked whole. Then each
    of the 320 cells is compared with the P-positions that the solver finds with no heap empty. All
    cells are right: what fails is the caption.
    """
    yield from _table(solve, others, TABLE)


@SECTION.corrected(
    "tab-1",
    severity="small case",
    echo="sec-3-terminal",
    went_wrong=r"""
    Only the caption: $(1,1)$ is terminal too, since the least moves are $(1,2)$ and $(2,1)$. The
    table of positions that are not terminal begins with it all the same. Positions with no empty
    heap are meant, and so listed; every cell is right. The same words stand before Corollary 2,
    where nothing hangs on them.
    """,
    perturbed=[
        {"others": ()},
        {"table": TABLE.replace("16 100100 17", "16 100100 16")},
        {"table": TABLE.replace("59 100000101 67 100010101", "59 100000101 67 100010110")},
        {"table": TABLE.replace("3 100 3 100,", "", 1)},
    ],
)
def tab_1_corrected(
    solve: Solve, others: Sequence[Position] = ((1, 1),), table: str = TABLE
) -> Iterator[Case]:
    r"""The terminal positions of $W^\star$ are those with an empty heap, and $(1,1)$. The first 80
    P-positions with no empty heap, $(a_n,b_n)$ with $a_n \le b_n$ in lexicographic order, and the
    Zeckendorf codings of their heaps are those of the table.

    As for the form in the preprint.
    """
    yield from _table(solve, others, table)


def _whether(is_terminal: bool) -> str:
    return "terminal" if is_terminal else "not terminal"


def _table(solve: Solve, others: Sequence[Position], table: str) -> Iterator[Case]:
    is_terminal = terminal(dict(wythoff_pairs(100)), 100)
    for position in combinations_with_replacement(range(101), 2):
        said = position[0] == 0 or position in others
        found = is_terminal(position)
        why = "the least moves, (1, 2) and (2, 1), do not fit" if found else ""
        yield Case(position, _whether(said), _whether(found), why)
    listed = [pair for pair in sorted(solve(STAR).p_positions(100)) if min(pair)][:80]
    given = (row.split() for row in table.split(","))
    for n, (row, pair) in enumerate(zip_longest(given, listed), 1):
        cells = [text for heap in pair or () for text in (str(heap), zeckendorf(heap))]
        yield Case(f"n = {n}", row, cells)
