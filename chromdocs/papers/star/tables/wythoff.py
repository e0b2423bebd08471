"""Tables on W⋆, the star of Wythoff nim: its P-positions, their codings, how many there are."""

from collections.abc import Callable, Iterator
from itertools import count

from chromdocs.games.wythoff import wythoff_pair
from chromdocs.numbers.zeckendorf import fibonacci, zeckendorf
from chromdocs.papers.star.paper import PAPER
from chromdocs.papers.star.solved import in_order, p_positions
from chromdocs.tables.table import Column, Draft, Row, Table

ORDER = 1
LARGEST = 2**17  # heaps of a board that is counted
RULE = (
    "A move of W⋆, the star of Wythoff nim, takes ⌊φn⌋ tokens from one heap and ⌊φn⌋ + n from the "
    "other, n ≥ 1, φ = (1 + √5)/2; whoever cannot move loses."
)
CODING = (
    "In the Zeckendorf coding the digits weigh 1, 2, 3, 5, 8, ... from the right, and no two ones "
    "are neighbours."
)

PROGRAM = (  # of a draft: the P-positions of W⋆ from its rules alone
    "from math import isqrt",
    "def lost(m): # the P-positions (x,y) of W* with x, y <= m",
    "    moves = [((n + isqrt(5*n*n))//2, (3*n + isqrt(5*n*n))//2) for n in range(1, m + 1)]",
    "    p = set()",
    "    for x in range(m + 1):",
    "        for y in range(x + 1):",
    "            if not any((x-i, y-j) in p or (x-j, y-i) in p for i, j in moves):",
    "                p |= {(x, y), (y, x)}",
    "    return p",
    "p = lost(100)",
)


def _listed() -> Iterator[Row]:
    for n, (a, b) in enumerate(in_order(), 1):
        yield n, a, zeckendorf(a), b, zeckendorf(b)


def _pairs() -> Iterator[Row]:
    for n in count(1):
        a, b = wythoff_pair(n)
        yield n, a, zeckendorf(a), b, zeckendorf(b)


def _diagonal() -> Iterator[Row]:
    equal = (a for a, b in in_order() if a == b)
    for n, i in enumerate(equal, 1):
        yield n, i, zeckendorf(i)


def _counted(number: Callable[[int], int]) -> Callable[[], Iterator[Row]]:
    """Return the rows k, number(k), and how many P-positions are below it."""

    def rows() -> Iterator[Row]:
        for k in count(1):
            below = number(k)
            own = [p for p in p_positions(max(128, below - 1)) if p[0] > 0 and p[1] < below]
            yield k, below, len(own), sum(a == b for a, b in own)

    return rows


P_POSITIONS = Table(
    id="star-p-positions",
    most=200_000,
    title="The P-positions of (Wythoff nim)⋆ and their codings",
    definition=(
        f"{RULE} The table lists the P-positions (a_n, b_n) with 1 ≤ a_n ≤ b_n, in lexicographic "
        f"order, found from the rules. {CODING} The first 80 rows are Table 1 of the paper. Its "
        "caption says positions that are not terminal; meant are those with no empty heap, since "
        "(1, 1) is terminal too."
    ),
    columns=(
        Column("n", "n", "the index, from 1"),
        Column("a", "a_n", "the smaller heap"),
        Column("coding_a", "", "the Zeckendorf coding of the smaller heap"),
        Column("b", "b_n", "the larger heap"),
        Column("coding_b", "", "the Zeckendorf coding of the larger heap"),
    ),
    source=_listed,
    shown=80,
    sequence="b",
    claims=("star/tab-1", "star/cor-1", "star/fig-1"),
    paper=PAPER,
)

PAIRS = Table(
    id="wythoff-codings",
    title="The P-positions of Wythoff nim and their codings",
    definition=(
        "(A_n, B_n) = (⌊φn⌋, ⌊φn⌋ + n), n ≥ 1, φ = (1 + √5)/2, are the P-positions of Wythoff nim "
        f"without (0, 0), and so the moves of its star. {CODING} The coding of A_n ends in an even "
        "number of zeros, and that of B_n is the same with one more zero (Lemma 1)."
    ),
    columns=(
        Column("n", "n", "the index, from 1"),
        Column("A", "A_n", "the smaller heap: A000201(n)", "A000201"),
        Column("coding_A", "", "the Zeckendorf coding of the smaller heap"),
        Column("B", "B_n", "the larger heap: A001950(n)", "A001950"),
        Column("coding_B", "", "the Zeckendorf coding of the larger heap"),
    ),
    source=_pairs,
    shown=80,
    sequence="A",
    claims=("star/wythoff-p", "star/lem-1", "star/prop-1"),
    paper=PAPER,
)

DIAGONAL = Table(
    id="star-diagonal-outcomes",
    most=7_000,
    title="The diagonal of (Wythoff nim)⋆",
    definition=(
        f"{RULE} The table lists the numbers i ≥ 1 such that (i, i) is a P-position, found from "
        f"the rules. {CODING} As far as we looked these are 3, 8, 11, 21, 32 and numbers whose "
        "coding ends in 1; of the latter some are missing, 53 the first."
    ),
    columns=(
        Column("n", "n", "the index, from 1"),
        Column("i", "i_n", "the n-th number such that (i, i) is a P-position"),
        Column("coding", "", "its Zeckendorf coding"),
    ),
    source=_diagonal,
    shown=100,
    quick=3_000,
    sequence="i",
    claims=("star/conj-2-p", "star/conj-2-n", "star/thm-2-i"),
    paper=PAPER,
    drafts={
        "i": Draft(
            name="Numbers k such that (k,k) is a P-position of the game W* whose moves are the "
            "nonzero P-positions of Wythoff nim.",
            comments=(
                "A move takes A000201(m) tokens from one heap and A001950(m) from the other, for "
                "some m >= 1; whoever cannot move loses.",
                "As far as checked, the terms are 3, 8, 11, 21, 32 and numbers whose Zeckendorf "
                "representation ends in 1, with some exceptions: 53 is the first.",
            ),
            example=(
                "3 is a term: from (3,3) one can only move to (2,1) and (1,2), and from these "
                "to (0,0).",
            ),
            related=("A000201", "A001950"),
            offset=1,
            program=(*PROGRAM, "print([k for k in range(1, 101) if (k, k) in p])"),
        )
    },
)


def _counting(id: str, called: str, index: str, number: Callable[[int], int], shown: int) -> Table:
    return Table(
        id=id,
        title=f"How many P-positions (Wythoff nim)⋆ has below {called}",
        definition=(
            f"{RULE} The table counts the P-positions (x, y) with 1 ≤ x ≤ y, both below {index}, "
            "found from the rules, and those among them with x = y."
        ),
        columns=(
            Column("k", "k", "the index, from 1"),
            Column("below", "", f"the number {index}; heaps are smaller"),
            Column("number", "", "how many P-positions there are"),
            Column("equal", "", "how many of these have two equal heaps"),
        ),
        source=_counted(number),
        shown=shown,
        sequence="number",
        claims=("star/q-1", "star/thm-2-i"),
        paper=PAPER,
        endless=True,
        most=next(k for k in count(1) if number(k + 1) > LARGEST),
    )


TABLES = (
    P_POSITIONS,
    PAIRS,
    DIAGONAL,
    _counting("star-counts", "powers of two", "2^k", lambda k: 2**k, 13),
    _counting("star-counts-fibonacci", "Fibonacci numbers", "F(k), F(0) = F(1) = 1", fibonacci, 20),
)
