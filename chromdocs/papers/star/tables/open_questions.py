"""Tables on open questions of *The ⋆-operator and invariant subtraction games*, Sections 3 to 5."""

from collections.abc import Iterator
from itertools import count
from math import isqrt

from chromdocs.games.constrained_mouse import suggested_pairs
from chromdocs.games.star_iterates import changes
from chromdocs.numbers.beatty import Beatty
from chromdocs.papers.star.paper import PAPER
from chromdocs.papers.star.solved import p_positions
from chromdocs.papers.star.tables.wythoff import PROGRAM
from chromdocs.tables.table import Column, Draft, Row, Table

ORDER = 8
REACH = 8000  # rows up to which the changes of a column are listed
MICE = range(3, 9)


def _columns_of_star(to: int) -> list[list[int]]:
    """Return for each y up to *to* the x, 1 ≤ x ≤ y, such that (x, y) is P in W⋆."""
    found: list[list[int]] = [[] for _ in range(to + 1)]
    for x, y in p_positions(to):
        if x:
            found[y].append(x)
    return found


def _counts() -> Iterator[Row]:
    to, total, record = 128, 0, (1, 1)
    columns = _columns_of_star(to)
    lower = Beatty("(1+sqrt(5))/2")
    for y in count(1):
        if y > to:
            to *= 2
            columns = _columns_of_star(to)
        own = columns[y]
        total += len(own)
        if own and y * record[0] > own[0] * record[1]:
            record = (own[0], y)
        listed = " ".join(map(str, own)) or "none"
        yield y, len(own), total, "yes" if y in lower else "no", *record, listed


COUNTS = Table(
    id="open-star-1",
    most=32_000,
    title="The P-positions of the star of Wythoff nim, counted",
    definition=(
        "Is there an algorithm that tells in polynomial time, in the number of digits, whether a "
        "position of W⋆, the star of Wythoff nim, is P? A move of W⋆ takes ⌊φn⌋ tokens from one "
        "heap and ⌊φ²n⌋ from the other, n ≥ 1, φ = (1 + √5)/2; whoever cannot move loses. The "
        "table lists the P-positions (x, y) with 1 ≤ x ≤ y by y, found from the rules, and the "
        "one with the largest quotient y/x so far. All heaps in them are numbers ⌊φn⌋ (Theorem 1)."
    ),
    columns=(
        Column("y", "y", "the larger heap, from 1"),
        Column("number", "", "how many x from 1 to y make (x, y) a P-position"),
        Column("total", "", "the same for all larger heaps up to y"),
        Column("lower", "", "whether y is one of the numbers ⌊φn⌋, n ≥ 1"),
        Column("record_x", "", "the smaller heap of the flattest P-position so far"),
        Column("record_y", "", "the larger heap of it"),
        Column("x", "x", "the x, in order"),
    ),
    source=_counts,
    shown=100,
    sequence="number",
    claims=("star/q-1", "star/thm-1-ii", "star/thm-2-ii"),
    paper=PAPER,
    drafts={
        "number": Draft(
            name="Number of P-positions (x,n) with 1 <= x <= n of the game W* whose moves are the "
            "nonzero P-positions of Wythoff nim.",
            comments=(
                "A move takes A000201(k) tokens from one heap and A001950(k) from the other, for "
                "some k >= 1; whoever cannot move loses.",
                "All terms with n not in A000201 are 0.",
            ),
            example=(
                "a(4) = 2: of the positions with larger heap 4, (3,4) and (4,4) are P-positions.",
            ),
            related=("A000201", "A001950"),
            keywords="nonn",
            offset=1,
            program=(
                *PROGRAM,
                "print([sum((x, n) in p for x in range(1, n + 1)) for n in range(1, 101)])",
            ),
        )
    },
)


def _powers() -> Iterator[Row]:
    squares = [n * n for n in range(1, isqrt(REACH) + 1)]
    triangles = [n * (n + 1) // 2 for n in range(1, isqrt(2 * REACH) + 1)]
    games = {
        "3, 11, 13": (3, 11, 13),
        "squares": squares,
        "triangular numbers": triangles,
        "4, 14, 17": (4, 14, 17),
        "3, 8, 10": (3, 8, 10),
    }
    row = 0
    for name, moves in games.items():
        for k, (lowest, number) in enumerate(changes(moves, REACH)):
            row += 1
            yield row, name, k, lowest, number


POWERS = Table(
    id="open-star-2",
    title="Rows that change when star is applied twice",
    definition=(
        "Does the limit of G, G⋆⋆, G⋆⋆⋆⋆, ... exist for every invariant subtraction game G? The "
        "paper asks whether each column of moves is the same from some step on. Here G takes from "
        "one heap only, which is column 0. Step k leads from G with 2k stars to 2k + 2 stars; the "
        f"table has every step that changes a row up to {REACH:,}, for some games, with the lowest "
        "row that changes. That the steps end here says nothing of higher rows. Column by column "
        "the answer is no, by other games: see the table double-star-never."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("game", "", "what may be taken in G"),
        Column("k", "k", "the step, from 0"),
        Column("lowest", "", "the lowest row that changes"),
        Column("number", "", f"how many rows up to {REACH:,} change"),
    ),
    source=_powers,
    shown=39,
    sequence="lowest",
    claims=("star/q-2", "star/thm-4"),
    paper=PAPER,
)


def _mice() -> Iterator[Row]:
    for n, pairs in enumerate(zip(*map(suggested_pairs, MICE), strict=True)):
        yield n, *(heap for pair in pairs for heap in pair)


MOUSE = Table(
    id="open-star-k-mouse",
    title="Pairs of the constrained k-Mouse",
    definition=(
        "What are the P-positions of the constrained k-Mouse for k > 3? The moves are those of "
        "k-Wythoff nim: any number from one heap, or from both heaps numbers that differ by less "
        "than k. Before each move the previous player may forbid up to k − 2 of the moves that "
        "take different numbers from both heaps, and besides the move to (0, 0) if it is one of "
        "these. The paper answers for k = 3. The pairs "
        "{a, b} here come from a rule: a is the least number that is in no earlier pair, and "
        "b − a is the n-th positive number that k does not divide. The rule agrees with the game "
        "for k = 3, ..., 8 as far as the ledger says; that it always does is not proved."
    ),
    columns=(
        Column("n", "n", "the index, from 0"),
        *(
            Column(f"{letter}{k}", "", f"the {size} heap for k = {k}")
            for k in MICE
            for letter, size in (("a", "smaller"), ("b", "larger"))
        ),
    ),
    source=_mice,
    shown=60,
    sequence="a4",
    claims=("star/q-k-mouse", "star/thm-7"),
    paper=PAPER,
)


TABLES = (COUNTS, POWERS, MOUSE)
