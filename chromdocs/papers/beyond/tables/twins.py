"""Tables on twins: the sizes of blocks that play a game of their own."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.blocks import closed_colourings
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.tables.table import Column, Row, Table

ORDER = 21


def _blocks() -> Iterator[Row]:
    for size in count(2):
        found = (
            sum(1 for _ in closed_colourings(size, stacks, misere))
            for stacks in (3, 4)
            for misere in (False, True)
        )
        yield size, *found


TABLES = (
    Table(
        id="closed-blocks",
        most=12,
        title="Colourings of the levels below m that close",
        definition=(
            "Chromatic nim on stacks lower than m. A colouring of the levels 1, ..., m - 1 closes "
            "on k stacks if any k - 1 heights below m make a P-position with one more height "
            "below m. The table counts such colourings on three and on four stacks, in normal and "
            "in misère play. If all odd levels are red and m is a power of 2, a colouring closes "
            "on any number of stacks; on four stacks no others are known."
        ),
        columns=(
            Column("m", "m", "the size of the block, from 2"),
            Column("three", "c_3", "colourings that close on three stacks, in normal play"),
            Column("three_misere", "c_3^-", "the same in misère play"),
            Column("four", "c_4", "colourings that close on four stacks, in normal play"),
            Column("four_misere", "c_4^-", "the same in misère play"),
        ),
        source=_blocks,
        shown=11,
        sequence="three",
        claims=("beyond/only-twins", "beyond/block-nim"),
        paper=PAPER,
    ),
)
