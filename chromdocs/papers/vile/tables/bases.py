"""Tables of MARK-3 and MARK-4, where the digits in base 3 and 4 decide."""

from collections.abc import Callable, Iterator
from itertools import count

from chromdocs.games.mark import mark_grundy, mark_pair
from chromdocs.numbers.base import in_base, is_dopey
from chromdocs.papers.vile.paper import PAPER
from chromdocs.tables.table import Column, Draft, Row, Table

ORDER = 2
TAKEN = {3: "one or two tokens", 4: "one, two or three tokens"}


def _positions(k: int) -> Callable[[], Iterator[Row]]:
    def rows() -> Iterator[Row]:
        for n in count():
            a, b = mark_pair(n, k)
            yield n, a, b, in_base(a, k), in_base(b, k)

    return rows


def _values(k: int) -> Callable[[], Iterator[Row]]:
    def rows() -> Iterator[Row]:
        for n in count():
            kind = ("P", "dopey") if is_dopey(n, k) else ("N", "vile")
            yield n, in_base(n, k), *kind, mark_grundy(n, k)

    return rows


def _rule(k: int) -> str:
    return (
        f"In MARK-{k} a player takes {TAKEN[k]} from a heap of n or leaves ⌊n/{k}⌋ of them; who "
        "reaches 0 wins."
    )


def _positions_of(k: int, oeis: tuple[str, str], said: tuple[str, str], now: str) -> Table:
    return Table(
        id=f"mark-{k}-positions",
        title=f"The N- and P-positions of MARK-{k}",
        definition=(
            f"{_rule(k)} a_n is the least non-negative integer that is none of a_0, b_0, ..., "
            f"a_(n-1), b_(n-1), and b_n = {k}·a_n. For n ≥ 1, a_n is the n-th N-position and b_n "
            "the n-th P-position after b_0 = 0. The a_n, n ≥ 1, are the vile numbers in base "
            f"{k}, which end in an even number of zeros there, and the b_n are the dopey ones, "
            f"which end in an odd number.{now}"
        ),
        columns=(
            Column("n", "n", "the index, from 0"),
            Column("a", "a_n", f"the n-th N-position: {said[0]}", oeis[0]),
            Column("b", "b_n", f"the n-th P-position: {said[1]}", oeis[1]),
            Column(f"a in base {k}", "", f"the digits of a_n in base {k}"),
            Column(f"b in base {k}", "", f"the digits of b_n in base {k}"),
        ),
        source=_positions(k),
        shown=64,
        sequence="b",
        claims=("vile/mark-k", f"vile/mark{k}-table", *(["vile/oeis-mark3"] if k == 3 else [])),
        paper=PAPER,
    )


def _values_of(k: int, base: tuple[str, str], related: tuple[str, ...], example: str) -> Table:
    oeis, meaning = base
    return Table(
        id=f"mark-{k}-values",
        title=f"Outcomes and Grundy values of MARK-{k}",
        definition=(
            f"{_rule(k)} P: the previous player wins, N: the next one does. g(n) is the least "
            "non-negative integer that is no value of g at a position to which n can move. It is 0 "
            f"exactly for 0 and the dopey numbers in base {k}, and never more than {k}. The values "
            "come from a rule of our own, proved in the documentation of mark_grundy; the paper "
            "leaves g for k ≥ 3 open."
        ),
        columns=(
            Column("n", "n", "the heap, from 0"),
            Column(f"base {k}", "", f"the digits of n in base {k}{meaning}", oeis),
            Column("outcome", "", "P or N"),
            Column("kind", "", f"vile or dopey in base {k}; 0 is dopey"),
            Column("g", "g(n)", f"the Grundy value of MARK-{k}"),
        ),
        source=_values(k),
        shown=81 if k == 3 else 64,
        sequence="g",
        claims=("vile/mark-k", "vile/mark-k-aperiodic"),
        paper=PAPER,
        drafts={
            "g": Draft(
                f"Sprague-Grundy values of the game Mark-{k}: take {TAKEN[k]} from a heap of n or "
                f"leave floor(n/{k}) of them; who reaches 0 wins.",
                (
                    "a(n) = 0 if and only if n = 0 or n ends in an odd number of zeros in base "
                    f"{k}.",
                    f"For every q >= 1 the numbers a({k}*q), ..., a({k}*q+{k - 1}) are those of "
                    f"0, ..., {k} without a(q), in some order.",
                ),
                formula=(
                    "a(n) is the least nonnegative integer not among "
                    f"{', '.join(f'a(n-{i})' for i in range(1, k))} and a(floor(n/{k})), for "
                    f"n >= {k}.",
                ),
                example=(example,),
                related=related,
                keywords="nonn,easy",
                program=(
                    "def aupto(m):",
                    "    a = [0]",
                    "    for n in range(1, m + 1):",
                    f"        seen = {{a[n // {k}], *a[max(0, n - {k - 1}):]}}",
                    f"        a.append(min(set(range({k + 1})) - seen))",
                    "    return a",
                    "print(aupto(129))",
                ),
            )
        },
    )


MARK_3_POSITIONS = _positions_of(
    3,
    ("A007417", "A145204"),
    ("A007417(n) for n ≥ 1; a_0 = 0", "all terms of A145204, the first is 0"),
    "",
)
MARK_4_POSITIONS = _positions_of(
    4,
    ("A171948", "A171949"),
    ("all terms of A171948, the first is 0", "all terms of A171949, the first is 0"),
    " The paper says that the two sequences were not in the OEIS; both are there now.",
)
MARK_3_VALUES = _values_of(
    3,
    ("A007089", ""),
    ("A229764", "A145204", "A007417"),
    "a(5) = 2, as 5 leads to 1, 3 and 4, and a(1) = 1, a(3) = 0, a(4) = 3.",
)
MARK_4_VALUES = _values_of(
    4,
    ("A007090", ""),
    ("A229764", "A171948", "A171949"),
    "a(6) = 2, as 6 leads to 1, 3, 4 and 5, and a(1) = 1, a(3) = 3, a(4) = 0, a(5) = 4.",
)

TABLES = (MARK_3_POSITIONS, MARK_3_VALUES, MARK_4_POSITIONS, MARK_4_VALUES)
