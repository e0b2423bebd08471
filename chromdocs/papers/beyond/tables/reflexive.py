"""Tables of the chapter *Double stars*: pairs of duals counted, and sets of moves scanned."""

from collections.abc import Iterator

from chromdocs.games.dual_pairs import counts, mirrored, vectors
from chromdocs.games.star_iterates import changes
from chromdocs.games.star_settled import unsettled
from chromdocs.papers.beyond.claims.double_stars import UNSETTLED
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.papers.beyond.tables.recorded import recorded
from chromdocs.tables.table import Column, Draft, Row, Table

ORDER = 31
TOKENS = 7  # on two heaps, pairs are counted up to here


def _two_heaps() -> Iterator[Row]:
    for tokens in range(TOKENS + 1):
        every = [[v] for v in vectors(2, tokens)]
        yield tokens, len(every), counts(every)[-1], counts(mirrored(tokens))[-1]


def _never() -> Iterator[Row]:
    for n, (moves, modulus, start) in enumerate(UNSETTLED, 1):
        proof = unsettled(moves, modulus, start)
        first = [row for row, _ in changes(moves, (start + 2) * modulus)]
        listed = " ".join(map(str, first[:start]))
        number = len(proof.even.runs), len(proof.odd.runs)
        yield n, " ".join(map(str, moves)), modulus, start, *number, listed


PAIRS = Table(
    id="dual-pairs",
    title="Pairs of duals on one heap",
    definition=(
        "How many pairs (A, B) of sets of numbers from 1 to n are there such that every number up "
        "to n is in exactly one of A, B and A + B? They are the games with moves up to n that two "
        "stars give back, with their duals, as far as n. Counted one by one to n = 90; the tests "
        "count again as far as that is quick."
    ),
    columns=(
        Column("n", "n", "the largest number, from 0"),
        Column("pairs", "c(n)", "how many pairs"),
    ),
    source=lambda: iter(recorded("dual-pairs")),
    finite=True,
    shown=21,
    claims=("beyond/dual-pairs", "beyond/dual-pairs-growth", "beyond/dual-pairs-rate"),
    paper=PAPER,
    drafts={
        "pairs": Draft(
            name="Number of ordered pairs (A, B) of sets such that A, B and A+B partition, up to n,"
            " the numbers 1..n.",
            comments=(
                "A+B is the set of all a+b with a in A and b in B.",
                "Equivalently, subtraction sets A in {1..n} for which the P-positions, taken as a "
                "new subtraction set twice, give A again up to n.",
            ),
            related=("A007865",),
        )
    },
)

TWO_HEAPS = Table(
    id="dual-pairs-two-heaps",
    title="Pairs of duals on two heaps",
    definition=(
        "How many pairs (A, B) of sets of vectors (x, y) with 1 to s tokens, x + y ≤ s, are there "
        "such that every such vector is in exactly one of A, B and A + B? Each is the beginning of "
        "pairs of games on two heaps that are duals of each other."
    ),
    columns=(
        Column("s", "s", "the largest number of tokens, from 0"),
        Column("vectors", "N", "how many vectors have 1 to s tokens"),
        Column("pairs", "c", "how many pairs"),
        Column("symmetric", "", "how many of them do not change if the heaps are exchanged"),
    ),
    source=_two_heaps,
    shown=TOKENS + 1,
    sequence="pairs",
    claims=("beyond/dual-pairs", "beyond/dual-pairs-growth"),
    paper=PAPER,
)

SCAN = Table(
    id="double-star-scan",
    title="Sets of moves: how many settle after so many double stars; ?: undecided",
    definition=(
        "All sets of moves on one heap with a given largest move. A set is counted under k if "
        "after k double stars, and no fewer, the moves never change again; each time this is "
        "proved for all numbers, from the moves up to 6,400. A set is undecided if its moves still "
        "change there, or no period can be seen. The tests do the rows up to 9 again."
    ),
    columns=(
        Column("largest", "m", "the largest move, from 1"),
        Column("sets", "", "how many sets have this largest move"),
        *(
            Column(f"after_{k}", f"{k}", f"settled after {k} double stars, proved")
            for k in range(7)
        ),
        Column("undecided", "?", "not decided"),
    ),
    source=lambda: iter(recorded("double-star-scan")),
    shown=16,
    sequence="undecided",
    claims=("beyond/up-to-ten", "beyond/two-moves"),
    paper=PAPER,
)

NEVER = Table(
    id="double-star-never",
    title="Finite sets of moves that never settle",
    definition=(
        "Games on one heap whose moves change at every double star, each with a proof by computer "
        "for all numbers. From the start on, the moves after 2k stars and after 2k + 1 stars are "
        "unions of runs: every d-th number, from one place to another or for ever, where the "
        "places may grow with k."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("moves", "", "the moves of the game"),
        Column("modulus", "d", "the step of the runs"),
        Column("start", "k_0", "the number of double stars from which on the runs fit"),
        Column("even", "", "how many runs after an even number of stars"),
        Column("odd", "", "how many runs after an odd number of stars"),
        Column("lowest", "", "the lowest rows that the double stars before the start change"),
    ),
    source=_never,
    shown=len(UNSETTLED),
    sequence="modulus",
    claims=("beyond/finite-unsettled",),
    paper=PAPER,
)

TABLES = (PAIRS, TWO_HEAPS, SCAN, NEVER)
