"""Tables of *The vile, dopey, evil and odious game players*: MARK, misère MARK and UPMARK."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.mark import mark_grundy, mark_pair, misere_pair
from chromdocs.games.upmark import excluded, upmark_pair
from chromdocs.numbers.base import nth_vile
from chromdocs.numbers.binary import is_dopey, is_odious, spite, tail
from chromdocs.papers.vile.paper import PAPER
from chromdocs.tables.table import Column, Row, Table

ORDER = 1
INDEX = Column("n", "n", "the index, from 0")
MEX = "a_n is the least non-negative integer that is none of a_0, b_0, ..., a_(n-1), b_(n-1)"


def _values() -> Iterator[Row]:
    for n in count():
        outcome = "P" if is_dopey(n) else "N"
        yield n, f"{n:b}", outcome, mark_grundy(n), f"{tail(n)} and {spite(n)}"


MARK_VALUES = Table(
    id="mark-outcomes",
    title="Outcomes and Grundy values of MARK",
    definition=(
        "In MARK a player takes one token from a heap of n or leaves ⌊n/2⌋ of them; who reaches 0 "
        "wins. P: the previous player wins, N: the next one does. g(n) is the least non-negative "
        "integer that is neither g(n − 1) nor g(⌊n/2⌋), and g(0) = 0. Written in binary, a vile "
        "number ends in an even number of zeros and a dopey one in an odd number; 0 is written "
        "with one zero. An evil number has an even number of ones and an odious one an odd number. "
        "g is 0 for dopey, 1 for vile and odious, 2 for vile and evil numbers."
    ),
    columns=(
        Column("n", "n", "the heap, from 0"),
        Column("binary", "", "the binary digits of n", "A007088"),
        Column("outcome", "", "P or N"),
        Column("g", "g(n)", "the Grundy value: A229764(n), from n = 0", "A229764"),
        Column("kind", "", "vile or dopey, and evil or odious; 0 is dopey and evil"),
    ),
    source=_values,
    shown=64,
    sequence="g",
    claims=("vile/mark-table", "vile/grundy-table", "vile/mark-dopey", "vile/grundy-spite"),
    paper=PAPER,
)


def _mark_pairs() -> Iterator[Row]:
    for n in count():
        a, b = mark_pair(n)
        yield n, a, b, f"{a:b}", f"{b:b}"


MARK_POSITIONS = Table(
    id="mark-positions",
    title="The N- and P-positions of MARK",
    definition=(
        f"{MEX}, and b_n = 2·a_n. For n ≥ 1, a_n is the n-th N-position of MARK and b_n the n-th "
        "P-position after b_0 = 0. The a_n, n ≥ 1, are the vile numbers, which end in an even "
        "number of zeros in binary, and the b_n are the dopey ones, which end in an odd number. "
        "Each positive integer is in one of the two sequences."
    ),
    columns=(
        INDEX,
        Column("a", "a_n", "the n-th N-position: A003159(n) for n ≥ 1; a_0 = 0", "A003159"),
        Column("b", "b_n", "the n-th P-position: A036554(n) for n ≥ 1; b_0 = 0", "A036554"),
        Column("a in binary", "", "the binary digits of a_n"),
        Column("b in binary", "", "the binary digits of b_n: those of a_n and a zero, if n ≥ 1"),
    ),
    source=_mark_pairs,
    shown=72,
    sequence="a",
    claims=("vile/mark-sequences", "vile/left-shift", "vile/oeis-mark", "vile/spite-alternation"),
    paper=PAPER,
)


def _misere_pairs() -> Iterator[Row]:
    for n in count():
        yield n, *misere_pair(n)


MISERE_POSITIONS = Table(
    id="misere-mark-positions",
    title="The N- and P-positions of misère MARK",
    definition=(
        "In misère play of MARK, who moves to 0 loses. a_n is the n-th N-position and b_n the "
        f"n-th P-position, both counted from 0. {MEX}; b_0 = 1, and b_n = 2·a_n for n ≥ 1. Among "
        "the positive integers, the b_n are the dopey numbers, except that of the powers of 2 the "
        "vile ones (1, 4, 16, ...) belong here and the dopey ones (2, 8, 32, ...) do not. Each "
        "non-negative integer is in one of the two sequences. The paper says that neither was in "
        "the OEIS; both are there now."
    ),
    columns=(
        INDEX,
        Column("a", "a_n", "the n-th N-position: all terms of A171944, the first is 0", "A171944"),
        Column("b", "b_n", "the n-th P-position: all terms of A171945, the first is 1", "A171945"),
    ),
    source=_misere_pairs,
    shown=64,
    sequence="b",
    claims=("vile/misere-table", "vile/misere-recursion", "vile/misere-digital"),
    paper=PAPER,
)


def _upmark_pairs() -> Iterator[Row]:
    for n in count():
        a, b = upmark_pair(n)
        yield n, a, b, spite(b)


UPMARK_POSITIONS = Table(
    id="upmark-positions",
    title="The N- and P-positions of UPMARK",
    definition=(
        "In UPMARK a player takes one token from a heap of n or leaves ⌈n/2⌉ of them; who reaches "
        f"1 wins. a_0 = 0 and b_0 = 1; {MEX}, and b_n = 2·a_n − 1 for n ≥ 1. For n ≥ 1, a_n is the "
        "n-th N-position, and b_n is the n-th P-position after b_0. From a heap of n, UPMARK is "
        "MARK from n − 1, so for n ≥ 1 both are one larger than in MARK. Odious and evil numbers "
        "alternate among the b_n. The paper says that neither sequence was in the OEIS. Both are "
        "there now; and b_1, b_2, ... were there before, with another definition, as A072939."
    ),
    columns=(
        INDEX,
        Column("a", "a_n", "the n-th N-position: all terms of A171946, the first is 0", "A171946"),
        Column(
            "b",
            "b_n",
            "the n-th P-position: all terms of A171947, the first is 1; for n ≥ 1 the 60 terms "
            "that A072939 shows are the same",
            "A171947",
        ),
        Column("spite of b", "", "evil or odious"),
    ),
    source=_upmark_pairs,
    shown=64,
    sequence="b",
    claims=("vile/upmark-table", "vile/upmark-recursion", "vile/upmark-greedy"),
    paper=PAPER,
)


def _upmark_sets() -> Iterator[Row]:
    for n in count():
        left_out = excluded(n + 1)
        yield n, left_out, left_out - 2, left_out + 2, f"{left_out:b}"


UPMARK_SETS = Table(
    id="upmark-excluded",
    title="The odd numbers that UPMARK leaves out, and their neighbours",
    definition=(
        "S_0 holds the odd N-positions of UPMARK, S_- the P-positions just before them and S_+ the "
        "P-positions just after them; the three are two apart. The numbers of S_0 are those that "
        "end in 1, an odd number of zeros and 1 in binary, that is, 4a + 1 for vile a. Those of "
        "S_- are odd and end in an even number of ones. The printed rule for S_+, numbers that end "
        "in 11 with evil and odious alternating, holds if it starts with 7; read to the letter it "
        "would start with 3. The paper says that S_0 and S_+ were not in the OEIS; S_0 is now."
    ),
    columns=(
        Column("n", "n", "the index, from 0; the OEIS counts these sequences from 1"),
        Column("S_0", "S_0", "an odd N-position: all terms of A249034", "A249034"),
        Column("S_-", "S_-", "the P-position before it: all terms of A131323", "A131323"),
        Column("S_+", "S_+", "the P-position after it"),
        Column("S_0 in binary", "", "the binary digits of the term of S_0"),
    ),
    source=_upmark_sets,
    shown=56,
    sequence="S_0",
    claims=("vile/upmark-excluded", "vile/upmark-s-minus", "vile/upmark-s-plus"),
    paper=PAPER,
)


def _four_kinds() -> Iterator[Row]:
    for n in count():
        odious, evil = nth_vile(2 * n + 1, 2), nth_vile(2 * n + 2, 2)
        assert is_odious(odious)
        assert not is_odious(evil)
        yield n, odious, evil, 2 * odious, 2 * evil


FOUR_KINDS = Table(
    id="kinds-of-numbers",
    title="The four kinds of positive numbers",
    definition=(
        "Written in binary, an odious number has an odd number of ones and an evil one an even "
        "number; a vile number ends in an even number of zeros and a dopey one in an odd number. "
        "Each positive integer is in one of the four columns. Vile numbers are alternately odious "
        "and evil; doubling makes them dopey and keeps their ones. In MARK the Grundy value is 1 "
        "in the first column, 2 in the second and 0 in the last two."
    ),
    columns=(
        Column("n", "n", "the index, from 0; the OEIS counts these sequences from 1"),
        Column("vile odious", "", "all terms of A091855", "A091855"),
        Column("vile evil", "", "all terms of A091785", "A091785"),
        Column("dopey odious", "", "twice the vile odious number"),
        Column("dopey evil", "", "twice the vile evil number"),
    ),
    source=_four_kinds,
    shown=60,
    sequence="vile odious",
    claims=("vile/grundy-spite", "vile/spite-alternation", "vile/oeis-grundy"),
    paper=PAPER,
)

TABLES = (
    MARK_VALUES,
    MARK_POSITIONS,
    MISERE_POSITIONS,
    UPMARK_POSITIONS,
    UPMARK_SETS,
    FOUR_KINDS,
)
