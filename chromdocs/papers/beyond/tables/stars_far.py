"""Tables on pair games and on W⋆, the star of Wythoff nim, far out.

Three of them are read from files: `scripts/golden.py` makes the first two, and `certificate` of
`chromdocs.games.repeating` each row of the third. Tests compute parts of them once more.
"""

from collections.abc import Iterator

from chromdocs.games.repeating import board
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.papers.beyond.tables.recorded import recorded
from chromdocs.tables.table import Column, Row, Table

ORDER = 33


def _growth() -> Iterator[Row]:
    before = 0
    for n, heap, count in recorded("star-growth"):
        ratio = f"{count / before:.4f}" if before else ""
        yield n, heap, count, ratio, f"{count / heap**1.5:.4f}"
        before = count


def _corner() -> Iterator[Row]:
    for n, positions, failures, first, taken in recorded("star-corner"):
        if failures:
            part = f"{first / (positions - 1):.4f}"
            yield n, positions, failures, str(first), str(taken), part
        else:
            yield n, positions, failures, "", "", ""


def _boards() -> Iterator[Row]:
    for row, (q, p, t, far, deep, below) in enumerate(recorded("rational-boards"), 1):
        assert below == board(p, q, far, deep)
        yield row, q, p, t, far, deep, below


TABLES = (
    Table(
        id="star-how-many",
        title="How many P-positions the star of Wythoff nim has",
        definition=(
            "The moves are the pairs {⌊φi⌋, ⌊φi⌋ + i}. C is the number of P-positions (x, y) with "
            "two full heaps, both smaller than the Fibonacci number F_n, where F_0 = F_1 = 1. It "
            "was counted by a program that goes along golden lines."
        ),
        columns=(
            Column("n", "n", "the index, from 4"),
            Column("F", "F_n", "the Fibonacci number", oeis="A000045"),
            Column("C", "C", "P-positions with full heaps smaller than it, in both orders"),
            Column("ratio", "", "C divided by the C before it; empty in the first row"),
            Column("scaled", "C/F_n^{3/2}", "C divided by F_n to the power 3/2"),
        ),
        source=_growth,
        shown=24,
        sequence="C",
        claims=("beyond/growth", "beyond/growth-bound"),
        paper=PAPER,
    ),
    Table(
        id="star-corner",
        title="⋆-operator, Conjecture 1, first item: where it fails",
        definition=(
            "Conjecture 1 of the star paper says that (F_(2n-1), F_(2n) - 1 - A_i - B_i) is a "
            "P-position of the star of Wythoff nim for all i ≥ 0 with A_i + B_i ≤ F_(2n-4). For "
            "each n the table counts the i in this range and those where it fails."
        ),
        columns=(
            Column("n", "n", "from 3"),
            Column("positions", "", "how many i are in the range, 0 among them"),
            Column("failures", "", "for how many of them the position is N"),
            Column("first", "i", "the least of these i; empty if there is none"),
            Column("taken", "A_i+B_i", "its A_i + B_i; empty if there is none"),
            Column("part", "", "the least i as a part of the largest i of the range"),
        ),
        source=_corner,
        shown=12,
        sequence="failures",
        claims=("star/conj-1-a",),
        paper=PAPER,
    ),
    Table(
        id="rational-boards",
        title="Boards that prove that pair games repeat",
        definition=(
            "The moves are the pairs of ⌊(qn − t)/p⌋ and ⌊(qn + t − 1)/(q − p)⌋, n = 1, 2, ... "
            "Among P-positions (x, y), 1 ≤ x ≤ y, those with y − x ≥ far are repeated by "
            "(q(q − p), qp), those with px − (q − p)y ≥ deep by (q², q²), and so are N-positions. "
            "This was checked for all positions with fewer tokens than board, which proves it for "
            "all. Every pair with 3 ≤ q ≤ 15 and p/q > 1/2 is in the table."
        ),
        columns=(
            Column("row", "", "the number of the row, from 1"),
            Column("q", "q", "the denominator of the densities"),
            Column("p", "p", "the numerator of the larger density"),
            Column("t", "t", "the shift, from 1 − p to q − p"),
            Column("far", "k", "the difference of heaps from which on the first vector repeats"),
            Column("deep", "g", "the px − (q − p)y from which on the second vector repeats"),
            Column("board", "", "the number of tokens below which both were checked"),
        ),
        source=_boards,
        finite=True,
        shown=50,
        sequence="board",
        claims=("beyond/finite-board", "beyond/rational-repeats"),
        paper=PAPER,
    ),
)
