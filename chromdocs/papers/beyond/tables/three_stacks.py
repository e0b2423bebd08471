"""Tables on three stacks: periods of the rows, nim without its corner, colourings counted."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.levels import beatty_levels
from chromdocs.games.three_stacks import RowPeriod, row_periods, settled_rows
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.papers.beyond.tables.recorded import recorded
from chromdocs.tables.table import Column, Row, Table

ORDER = 25
LAST = 32  # rows with the even levels red
ROWS = 8  # rows where green gets ahead
BETAS = ("5/2", "(3+sqrt(5))/2", "3", "4")


def _even() -> Iterator[Row]:
    for row in row_periods(lambda n: n % 2 == 0, 2, LAST):
        shifts = row.shifts
        yield row.c, row.start, row.period, min(shifts), max(shifts)


def _settled() -> Iterator[Row]:
    found = []
    for beta in BETAS:
        chosen = beatty_levels(beta)
        for row in settled_rows(chosen, ROWS, 1):
            is_red = row.c > 0 and chosen.contains(row.c)
            found.append((beta, row, "red" if is_red else "green"))
    numbers = count()
    for beta, row, colour in found:
        yield next(numbers), beta, row.c, colour, row.start, row.period, *_spread(row)


def _spread(row: RowPeriod) -> tuple[int, int]:
    return min(row.shifts), max(row.shifts)


def _corner() -> Iterator[Row]:
    """Yield the periods of nim's table without its corner: those of a colouring with few reds."""
    for row in settled_rows(beatty_levels("20"), ROWS, 1):
        yield row.c, row.start, row.period, *_spread(row)


def _alone() -> Iterator[Row]:
    for n, alone, free in recorded("nim_alone"):
        yield n, alone, free, alone - free


SHIFTS = (
    Column("least", "", "the least shift in a period"),
    Column("most", "", "the greatest shift in a period"),
)

TABLES = (
    Table(
        id="three-stacks-periods",
        title="Three stacks, every second level red: periods of the rows",
        definition=(
            "Chromatic nim on three stacks with the even levels red. One stack is held at c; "
            "f(c, b) is the height of the third stack that makes a P-position with b. From "
            "the start on, f(c, b + p) = f(c, b) + p with the period p; both are the least. "
            "Shifts are the numbers f(c, b) − b. Each period is certified by a state of the "
            "rows that comes back."
        ),
        columns=(
            Column("c", "c", "the stack that is held"),
            Column("start", "", "from this b on the row repeats"),
            Column("period", "p", "the least period"),
            *SHIFTS,
        ),
        source=_even,
        sequence="period",
        claims=("beyond/row-periods", "beyond/many-reds"),
        paper=PAPER,
        shown=33,
    ),
    Table(
        id="three-stacks-settled",
        title="Three stacks, few reds: periods of the rows",
        definition=(
            "Chromatic nim on three stacks with the red levels ⌊βn⌋ for four β. One stack is "
            "held at c. If c is red, f(c, b + p) = f(c, b) + p from b = start on, and shifts "
            "are f(c, b) − b. If c is green or 0, the n-th red level goes with the m-th green "
            "one, m = n + shift, from n = start on, and the shifts have the period p in n. "
            "Green level 0 is the empty stack."
        ),
        columns=(
            Column("i", "", "the number of the line, from 0"),
            Column("beta", "\\beta", "the red levels are the floors of its multiples"),
            Column("c", "c", "the stack that is held"),
            Column("colour", "", "of level c; 0 counts as green"),
            Column("start", "", "from here on the row repeats"),
            Column("period", "p", "the least period"),
            *SHIFTS,
        ),
        source=_settled,
        sequence="period",
        claims=("beyond/few-reds",),
        paper=PAPER,
        shown=36,
    ),
    Table(
        id="nim-without-corner",
        title="Nim's table without its corner: periods of the rows",
        definition=(
            "The table h(j, m), (j, m) ≠ (0, 0): each entry is the least number that is not "
            "to the left of it in its row or before it in its column; the corner is left out. "
            "Let m(n) be the place of n − 1 in row j. From n = start on the shifts m(n) − n "
            "have the period p. In chromatic nim where green leads by enough, the stacks j, "
            "green level m(n) and red level n are a P-position."
        ),
        columns=(
            Column("j", "j", "the row"),
            Column("start", "", "from this n on the row repeats"),
            Column("period", "p", "the least period"),
            *SHIFTS,
        ),
        source=_corner,
        sequence="period",
        claims=("beyond/corner-table", "beyond/few-reds"),
        paper=PAPER,
        shown=9,
    ),
    Table(
        id="nim-alone-counts",
        title="Colourings that leave nim on three piles alone, counted",
        definition=(
            "How many sets of black levels up to n leave nim alone on three piles of black & "
            "white nim with up to n tokens; in how many of them no two different white levels "
            "have a white nim-sum, which are those that can go on for ever with infinitely "
            "many black levels; and the others. Found by a program of its own in C, level by "
            "level; the library finds the same numbers."
        ),
        columns=(
            Column("n", "n", "levels, and the most tokens in a pile"),
            Column("alone", "a(n)", "sets that leave nim alone"),
            Column("sum_free", "b(n)", "of these, without a white nim-sum of white levels"),
            Column("others", "", "the others"),
        ),
        source=_alone,
        claims=("beyond/nim-alone-counts", "beyond/nim-for-ever"),
        paper=PAPER,
        shown=28,
    ),
)
