"""Tables of the words of MARK-k: how many blocks they have, and how far equal ones are apart."""

from collections.abc import Callable, Iterator
from itertools import count

from chromdocs.games.mark import title
from chromdocs.games.mark_words import block_count, longest_wait
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.tables.table import Column, Row, Table

ORDER = 2
BASES = range(2, 9)
NAMES = {k: title("MARK", k) for k in BASES}
INDEX = Column("n", "n", "the length of the blocks, from 1")
RULE = (
    "In MARK-k a player takes 1 to k − 1 tokens from a heap, or leaves one k-th of it, rounded "
    "down. A block is a stretch of n Grundy values of heaps that follow each other."
)


def _of(number: Callable[[int, int], int]) -> Callable[[], Iterator[Row]]:
    def rows() -> Iterator[Row]:
        for n in count(1):
            yield n, *(number(n, k) for k in BASES)

    return rows


BLOCKS = Table(
    id="mark-block-counts",
    title="How many different blocks there are in MARK-k",
    definition=f"{RULE} For k from 2 to 8, the number of different blocks of length n, by the "
    "formula that is proved for all k. In the long run the step from n to n + 1 is 2k − 2 or "
    "4k − 4, with one other step at each change.",
    columns=(
        INDEX,
        *(Column(f"p{k}", f"p_{k}(n)", f"the number of blocks in {NAMES[k]}") for k in BASES),
    ),
    source=_of(block_count),
    shown=48,
    claims=("beyond/factor-complexity",),
    paper=PAPER,
)
WAITS = Table(
    id="mark-waits",
    title="How far equal blocks are apart in MARK-k",
    definition=f"{RULE} For k from 2 to 8, the greatest distance from a block of length n to the "
    "next place where it stands again, by the formula that is decided for k = 2 and proved for "
    "all other k.",
    columns=(
        INDEX,
        *(Column(f"d{k}", f"D_{k}(n)", f"the greatest distance in {NAMES[k]}") for k in BASES),
    ),
    source=_of(longest_wait),
    shown=48,
    claims=("beyond/waiting",),
    paper=PAPER,
)
TABLES = (BLOCKS, WAITS)
