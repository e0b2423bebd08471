"""P-positions of chromatic and of black & white nim on two stacks, for any closed-form colouring.

On two stacks both games have the same P-positions: the pairs of levels that `games.partners`
finds. A table for another modulus or another set of levels is one call away, see `pair_rows`.
"""

from collections.abc import Iterator

from chromdocs.games.levels import SomeLevels
from chromdocs.games.partners import endless_pairs
from chromdocs.tables.table import Column, Row

Cited = tuple[str, str]  # the number of a sequence, and which of its terms row n holds
OEIS: dict[str, tuple[Cited, Cited]] = {  # of the smaller and of the larger stack
    "(3+sqrt(5))/2": (("A000201", "A000201(n) for n ≥ 1"), ("A001950", "A001950(n) for n ≥ 1")),
    "2": (("A005408", "A005408(n − 1) for n ≥ 1"), ("A005843", "A005843(n)")),
    "3": (("A001651", "A001651(n) for n ≥ 1"), ("A008585", "A008585(n)")),
    "dopey": (("A003159", "A003159(n) for n ≥ 1"), ("A036554", "A036554(n) for n ≥ 1")),
}


def columns(marked: str, smaller: str, larger: str) -> tuple[Column, ...]:
    """Return the columns of a table of pairs, with the sequences that they are.

    *marked* names the red or black levels, a modulus or a set; the others say what a stack is.

    >>> [column.oeis for column in columns("3", "the smaller stack", "the larger stack")]
    ['', 'A001651', 'A008585', '']
    """
    low, high = OEIS.get(marked, (("", ""), ("", "")))
    return (
        Column("n", "n", "the index, from 0"),
        Column("a", "a_n", smaller + (f": {low[1]}" if low[1] else ""), low[0]),
        Column("b", "b_n", larger + (f": {high[1]}" if high[1] else ""), high[0]),
        Column("difference", "b_n-a_n", "the larger number minus the smaller one"),
    )


def pair_rows(marked: SomeLevels) -> Iterator[Row]:
    """Yield n, the n-th P-position (smaller stack first) and its difference, from (0, 0) on.

    *marked* are the red levels, or the black ones; they need a closed form.

    >>> from itertools import islice
    >>> list(islice(pair_rows("vile"), 4))
    [(0, 0, 0, 0), (1, 1, 1, 0), (2, 2, 3, 1), (3, 4, 4, 0)]
    """
    for n, (low, high) in enumerate(endless_pairs(marked)):
        yield n, low, high, high - low
