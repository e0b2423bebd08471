"""Tables of the Grundy values of two stacks: periods of rows, and of the shifts of a value."""

from collections.abc import Iterator

from chromdocs.games.levels import beatty_levels
from chromdocs.games.stack_values import row_periods, shifts, value_partners
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.tables.table import Column, Row, Table

ORDER = 23
WORDS = {  # colours that repeat, and the β whose floors are red, if there is one
    "GR": "2",
    "GRGGR": "5/2",
    "GGR": "3",
    "GGRGGGR": "7/2",
    "GGGR": "4",
    "GGGGR": "5",
    "GGRR": "none",
    "RRG": "none",
}
ROWS = 20  # the last row of each
BETAS = ("9/4", "7/3", "5/2", "(3+sqrt(5))/2", "3", "pi", "4", "5")
VALUES = 6  # the last value of each
HEIGHT = 6_000  # levels that are walked up


def _rows() -> Iterator[Row]:
    row = 0
    for word, beta in WORDS.items():
        for x, period in enumerate(row_periods(word, ROWS)):
            row += 1
            yield row, word, beta, x, period.start, period.length


def seen_period(terms: list[int | None]) -> tuple[int, int]:
    """Return from which term on, counted from 1, *terms* repeat, and after how many.

    The last quarter must hold the period three times; the period is (0, 0) if none does.

    >>> seen_period([5, *[1, 2] * 20])
    (2, 2)
    """
    size = len(terms)
    for p in range(1, size // 12 + 1):
        start = size - p
        while start and terms[start - 1] == terms[start - 1 + p]:
            start -= 1
        if start <= size - size // 4:
            return start + 1, p
    return 0, 0


def _shifts() -> Iterator[Row]:
    row = 0
    for beta in BETAS:
        red = beatty_levels(beta)
        walked = value_partners(red, VALUES, HEIGHT + HEIGHT // 20)
        for value, partner in enumerate(walked):
            row += 1
            terms, mean = shifts(red, partner, HEIGHT)
            start, period = seen_period(terms)
            shown = " ".join(map(str, terms[start - 1 : start - 1 + period][:8]))
            yield row, beta, value, start, period, mean, shown + (" ..." if period > 8 else "")


TABLES = (
    Table(
        id="two-stacks-rows",
        title="Periods of the rows of Grundy values of chromatic nim",
        definition=(
            "Two stacks of tokens, red and green as the letters of a word say that repeats from "
            "level 1 on. A move takes any number of tokens from one stack, or any numbers from "
            "both if no top token is red. g(x, y) is the Grundy value. From column start on, "
            "g(x, y + period) = g(x, y) + period, and both are the least such numbers. Proved row "
            "by row: the state of a finite machine that makes the columns comes again."
        ),
        columns=(
            Column("row", "", "the number of the row, from 1"),
            Column("colours", "", "the colours that repeat, G or R, from level 1 on"),
            Column("beta", r"\beta", "the number whose multiples, rounded down, are red, if any"),
            Column("x", "x", "the height of one stack"),
            Column("start", "", "the height of the other from which on the values repeat"),
            Column("period", "", "after how many tokens"),
        ),
        source=_rows,
        shown=len(WORDS) * (ROWS + 1),
        sequence="period",
        paper=PAPER,
        claims=("beyond/value-rows",),
    ),
    Table(
        id="two-stacks-shifts",
        title="Periods of the shifts of a Grundy value in chromatic nim",
        definition=(
            "Two stacks of tokens, red at the levels ⌊βk⌋, k = 1, 2, ..., and green at the others. "
            "In the positions of a Grundy value v red level number n goes with green level number "
            "n + k(n). From n = start on k is periodic; that it is periodic from some n on is "
            "proved, the period itself is what is seen up to height 6,000. The mean of k over a "
            "period is the number of greens without a red partner less the number of reds without "
            "a green one."
        ),
        columns=(
            Column("row", "", "the number of the row, from 1"),
            Column("beta", r"\beta", "the number whose multiples, rounded down, are red"),
            Column("v", "v", "the Grundy value"),
            Column("start", "", "the n from which on the shifts repeat"),
            Column("period", "", "after how many red levels"),
            Column("mean", "", "the mean of the shifts"),
            Column("shifts", "", "the first shifts of the period, at most eight"),
        ),
        source=_shifts,
        shown=len(BETAS) * (VALUES + 1),
        sequence="period",
        paper=PAPER,
        claims=("beyond/far-values", "beyond/small-values-beta", "beyond/next-value"),
    ),
)
