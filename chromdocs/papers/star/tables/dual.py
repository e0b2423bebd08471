"""Tables on nim's dual on three piles, and on the advice of Remark 7 for nim."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.dual_nim import dual_nim
from chromdocs.games.game import Position, subtract
from chromdocs.games.nim import nim_sum, remark_7_moves
from chromdocs.papers.star.paper import PAPER
from chromdocs.tables.table import Column, Row, Table
from chromdocs.words import in_brackets

ORDER = 7


def _positions() -> Iterator[Position]:
    for z in count():
        yield from ((x, y, z) for y in range(z + 1) for x in range(y + 1))


def _rows() -> Iterator[Row]:
    closed = dual_nim(3).solution
    assert closed is not None
    for n, position in enumerate(_positions()):
        total = nim_sum(position)
        is_p = closed.is_p(position)
        taken = "" if is_p else in_brackets(subtract(position, closed.move(position)), ",")
        advised = remark_7_moves(position)
        good = any(move is not None and nim_sum(move) == 0 for move in advised)
        advice = "" if total == 0 else "right" if good else "wrong"
        outcomes = "P" if total == 0 else "N", "P" if is_p else "N"
        yield n, *position, total, *outcomes, taken or "none", advice or "none"


DUAL_NIM = Table(
    id="dual-nim-outcomes",
    title="Nim and its dual on three piles",
    definition=(
        "Positions of three piles x ≤ y ≤ z, sorted by z, then y, then x. Nim: take any number "
        "from one pile; a position is P if its nim-sum, the sum in binary without carry, is 0. Its "
        "dual, (3-pile nim)⋆: what is taken from the three piles must itself be a P-position of "
        "nim other than (0, 0, 0). By Theorem 8 the P-positions of the dual are those with at most "
        "one pile left, (0, 0, z); from every other position one move leaves at most one pile. The "
        "last column is about nim: whether the advice of Remark 7 finds a winning move where there "
        "is one, a lucky choice being enough where it leaves a choice. From (1, 2, 2) it does not."
    ),
    columns=(
        Column("row", "", "the number of the row, from 0"),
        Column("x", "x", "the smallest pile"),
        Column("y", "y", "the middle pile"),
        Column("z", "z", "the largest pile"),
        Column("nim_sum", r"x\oplus y\oplus z", "the nim-sum of the three piles"),
        Column("nim", "", "who wins nim: P or N"),
        Column("dual", "", "who wins the dual: P or N"),
        Column("taken", "", "a winning move of the dual, what is taken from x, y, z; or none"),
        Column("advice", "", "Remark 7 for nim: right, wrong, or none where no move wins"),
    ),
    source=_rows,
    shown=120,
    sequence="nim_sum",
    claims=("star/thm-8", "star/rem-7"),
    paper=PAPER,
)

TABLES = (DUAL_NIM,)
