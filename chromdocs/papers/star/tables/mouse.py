"""Tables on the Mouse game, the Mouse trap and the constrained Mouse."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.constrained_mouse import constrained_pairs
from chromdocs.games.mousetrap import MOUSE_PAIRS, family_of, is_printed, moves_by_smaller
from chromdocs.games.ornament import by_larger_heap
from chromdocs.papers.star.paper import PAPER
from chromdocs.tables.table import Column, Row, Table

ORDER = 4


def _pairs() -> Iterator[Row]:
    for n in count():
        a, b = MOUSE_PAIRS.nth(n) if n else (0, 0)
        yield n, a, b, b - a


def _trap() -> Iterator[Row]:
    for n, (low, high) in enumerate(moves_by_smaller(), 1):
        printed = "yes" if is_printed((low, high)) else "no"
        yield n, low, high, family_of((low, high)), printed


def _star() -> Iterator[Row]:
    for n, (x, y) in enumerate(by_larger_heap(2, 3, 0), 1):
        yield n, x, y, y - x


def _constrained() -> Iterator[Row]:
    for n, pairs in enumerate(zip(*map(constrained_pairs, (3, 4, 5)), strict=True)):
        yield n, *(heap for pair in pairs for heap in pair)


MOUSE_P_POSITIONS = Table(
    id="mouse-p-positions",
    title="The P-positions of the Mouse game",
    definition=(
        "The Mouse game is Wythoff nim with more moves: take any number of tokens from one heap, "
        "or the same number from both; where the heaps differ by a multiple of 3, the numbers "
        "taken from both may also differ by 1. P-position number n is (a, b) with a = ⌊3n/2⌋ and "
        "b = 3n − 1 for n ≥ 1, smaller heap first; (0, 0) is number 0. The Mouse trap has the "
        "same P-positions."
    ),
    columns=(
        Column("n", "n", "the index, from 0"),
        Column("a", "a_n", "the smaller heap: A032766(n)", "A032766"),
        Column("b", "b_n", "the larger heap: A016789(n − 1) if n ≥ 1", "A016789"),
        Column("difference", "b_n-a_n", "larger minus smaller: A001651(n) if n ≥ 1", "A001651"),
    ),
    source=_pairs,
    shown=64,
    sequence="a",
    claims=("star/mouse-game", "star/thm-5"),
    paper=PAPER,
)

MOUSETRAP = Table(
    id="mousetrap-families",
    title="The moves of the Mouse trap on both heaps",
    definition=(
        "A move of the Mouse trap takes any number of tokens from one heap (M_4, left out here), "
        "or from both heaps the two numbers of a row, in either order: M_0 has eight pairs; with "
        "n ≥ 3 the others are M_1: 3n − 2 and 3m − 2 for n ≤ m ≤ 2n − 1, M_2: 3n and 3m for n ≤ m "
        "< 2n − 2, M_3: 3n with 6n − 2 or 6n − 5. This is Theorem 5 corrected: in the preprint "
        "M_1 has m < 2n − 1 and so lacks (7, 13), (10, 19) and so on, and then (7, 13) becomes a "
        "P-position. Sorted by the smaller number, then by the larger one."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("smaller", "", "the smaller number that is taken"),
        Column("larger", "", "the larger number that is taken"),
        Column("family", "", "the family of Theorem 5: M_0, M_1, M_2 or M_3"),
        Column("printed", "", "whether the theorem in the preprint has this move: yes or no"),
    ),
    source=_trap,
    shown=100,
    sequence="larger",
    claims=("star/thm-5", "star/rem-4"),
    paper=PAPER,
)

MOUSE_STAR = Table(
    id="mouse-star-p-positions",
    title="The P-positions of (Mouse game)⋆",
    definition=(
        "(Mouse game)⋆ has the P-positions of the Mouse game as moves: take ⌊3n/2⌋ tokens from "
        "one heap and 3n − 1 from the other, for one of n = 1, 2, ... Every position with an empty "
        "heap is a P-position, as no move fits; the rows are the others, smaller heap first, "
        "sorted by the larger heap, then by the smaller one. They are found by search. By Remark 4 "
        "they are the moves of the Mouse trap on both heaps."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("x", "x", "the smaller heap"),
        Column("y", "y", "the larger heap"),
        Column("difference", "y-x", "the larger heap minus the smaller one"),
    ),
    source=_star,
    shown=100,
    sequence="y",
    claims=("star/rem-4", "star/fig-3"),
    paper=PAPER,
)

CONSTRAINED = Table(
    id="constrained-mouse-p-positions",
    most=2_000,
    title="The P-positions of the constrained k-Mouse, k = 3, 4, 5",
    definition=(
        "In the constrained k-Mouse, k ≥ 3, one takes any number of tokens from one heap, or from "
        "both heaps numbers that differ by less than k. Before a move the opponent may forbid up "
        "to k − 2 of the moves that take different numbers from both heaps, and besides the move "
        "to (0, 0) if it is one of these. (x, y) is the n-th P-position, smaller heap first, "
        "sorted; (0, 0) is number 0. This is the reading that makes Theorem 7 true: for k = 3 they "
        "are the pairs of the Mouse game. To the letter, moves on one heap might be forbidden too, "
        "and then (0, 1) is a P-position. For k > 3 no closed form is known."
    ),
    columns=(
        Column("n", "n", "the index, from 0"),
        Column("x3", "", "the smaller heap for k = 3: A032766(n)", "A032766"),
        Column("y3", "", "the larger heap for k = 3: A016789(n − 1) if n ≥ 1", "A016789"),
        Column("x4", "", "the smaller heap for k = 4"),
        Column("y4", "", "the larger heap for k = 4"),
        Column("x5", "", "the smaller heap for k = 5"),
        Column("y5", "", "the larger heap for k = 5"),
    ),
    source=_constrained,
    shown=60,
    quick=400,
    sequence="y4",
    claims=("star/thm-7", "star/q-k-mouse"),
    paper=PAPER,
)

TABLES = (MOUSE_P_POSITIONS, MOUSETRAP, MOUSE_STAR, CONSTRAINED)
