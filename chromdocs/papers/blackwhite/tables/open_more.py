"""Tables on the open problems of *Black & white Nim games*: other sequences, nim again, 3 piles."""

from collections.abc import Iterator
from functools import reduce
from itertools import accumulate, count
from math import isqrt
from operator import xor

from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.catalogue import game
from chromdocs.games.mb import pairs_on_board
from chromdocs.papers.blackwhite.paper import PAPER
from chromdocs.papers.blackwhite.tables.open_colours import lost_with_largest
from chromdocs.solve.choose import solver
from chromdocs.tables.table import Column, Row, Table

ORDER = 4
FAR = 450  # heaps up to which partners are looked for
ROWS = 24  # levels whose partners are listed
NIM_TO = 5  # heaps up to which a set of black levels is tried
PILES = (2, 3)  # how many there are then
VARIATIONS = {  # column: what a move must leave, and what of the last tokens
    "some": ("not-white", "allowed"),
    "two": ("not-monochromatic", None),
    "white": ("white", None),
    "one": ("monochromatic", None),
}
COLOURINGS = {
    "even": "beta=2",
    "three": "beta=3",
    "golden": "beta=(3+sqrt(5))/2",
    "evil": "black=evil",
    "odious": "black=odious",
}


def _sequence() -> Iterator[Row]:
    primes = {n for n in range(2, FAR) if all(n % d for d in range(2, isqrt(n) + 1))}
    squares = {n * n for n in range(1, isqrt(FAR) + 1)}
    triangular = {*accumulate(range(1, 40))}
    partners = [_partners(black | {0}) for black in (primes, triangular, squares)]
    for k in range(1, ROWS + 1):
        yield k, *(partner[k] for partner in partners)


def _partners(shown: set[int]) -> dict[int, int]:
    """Return the partner of each level on the board of those that show a black or empty pile."""
    return dict(pairs_on_board(lambda position: not shown.isdisjoint(position), FAR))


SEQUENCE = Table(
    id="open-blackwhite-sequence",
    title="Black & white nim coloured by primes, triangular numbers, squares",
    definition=(
        "What are the P-positions of black & white nim on two piles if the black levels are "
        "another interesting sequence? A move takes any number of tokens from one pile and must "
        "not leave both piles white; an empty pile is black. For each level k the table has the "
        "level that makes a P-position with it, among those that a move may leave, found from the "
        "rules. It is the partner of k: a black level takes the white one that has waited longest, "
        "or itself if none waits."
    ),
    columns=(
        Column("k", "k", "a level, from 1"),
        Column("prime", "", "the partner of k if the primes are black"),
        Column("triangular", "", "the partner of k if the triangular numbers are black"),
        Column("square", "", "the partner of k if the squares are black"),
    ),
    source=_sequence,
    shown=ROWS,
    sequence="prime",
    claims=("blackwhite/q-sequence", "beyond/open-matching"),
    paper=PAPER,
)


def _variants() -> Iterator[Row]:
    for m in range(1 << NIM_TO):
        black = frozenset(k for k in range(1, NIM_TO + 1) if m >> k - 1 & 1)
        found = []
        for piles in PILES:
            for leave, last in VARIATIONS.values():
                played = blackwhite(black, piles=piles, leave=leave, empty="ignored", last=last)
                outcomes = solver(played).outcomes(NIM_TO)
                same = all(is_p == (reduce(xor, at) == 0) for at, is_p in outcomes)
                found.append("yes" if same else "no")
        yield m, " ".join(map(str, sorted(black))) or "none", len(black), *found


VARIANTS = Table(
    id="open-blackwhite-nim-variants",
    title="Sets of black levels for which a variation is won as nim is",
    definition=(
        "For which sets S of black levels do the variations of black & white nim have the winning "
        "strategy of nim? A move takes any number of tokens from one pile; empty piles are "
        "disregarded. Of the piles that remain a move must leave some black (the last tokens may "
        "be taken), or both colours, or all white, or all in one colour. Each row has one of the "
        "32 sets of levels up to 5, and tells for two and for three piles of up to 5 tokens "
        "whether the P-positions among those that a move may leave are those with nim-sum 0, found "
        "from the rules. Row m has level k black if bit k − 1 of m is one."
    ),
    columns=(
        Column("m", "m", "the set as a binary number, from 0"),
        Column("black", "", "the black levels"),
        Column("size", "", "how many they are"),
        *(
            Column(f"{name}_{piles}", "", f"whether it is nim on {piles} piles: {meaning}")
            for piles in PILES
            for name, meaning in zip(
                VARIATIONS,
                ("some pile black", "both colours", "all white", "all in one colour"),
                strict=True,
            )
        ),
    ),
    source=_variants,
    shown=1 << NIM_TO,
    sequence="size",
    claims=("blackwhite/q-nim-variants",),
    paper=PAPER,
)


def _more_piles() -> Iterator[Row]:
    solvers = [solver(game(f"blackwhite:{name},piles=3")) for name in COLOURINGS.values()]
    for z in count():
        yield z, *(len(lost_with_largest(solve, z)) for solve in solvers)


MORE_PILES = Table(
    id="open-blackwhite-more-piles",
    title="P-positions of black & white nim on three piles, by the largest pile",
    definition=(
        "What are the P-positions of black & white nim on three piles? A move takes any number of "
        "tokens from one pile and must not leave all piles white; an empty pile is black. The "
        "table counts the P-positions x ≤ y ≤ z that a move may leave, by the largest pile z, "
        "found from the rules. For the even and the evil levels they are those of nim; for the "
        "others we have no rule."
    ),
    columns=(
        Column("z", "z", "the largest pile, from 0"),
        Column("even", "", "how many if the even levels are black"),
        Column("three", "", "how many if the multiples of 3 are black"),
        Column("golden", "", "how many if the levels ⌊φ²n⌋ are black, φ = (1 + √5)/2"),
        Column("evil", "", "how many if the evil levels are black"),
        Column("odious", "", "how many if the odious levels are black"),
    ),
    source=_more_piles,
    shown=24,
    sequence="three",
    most=60,
    claims=("blackwhite/q-more-piles",),
    paper=PAPER,
)

TABLES = (SEQUENCE, VARIANTS, MORE_PILES)
