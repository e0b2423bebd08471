"""Tables on open questions of *The ⋆-operator and invariant subtraction games*: pair games."""

from collections.abc import Iterator
from itertools import count
from math import gcd

from chromdocs.games.complementary import largest_game
from chromdocs.games.ornament_tile import exceptions, vectors
from chromdocs.papers.star.paper import PAPER
from chromdocs.tables.table import Column, Row, Table
from chromdocs.words import in_brackets

ORDER = 9
MISERE_TO = 24  # heaps up to which a misère game is looked for
CLASSES, BOARD = range(2, 8), 300  # of pair games, and the heaps on whose board they are judged


def _misere() -> Iterator[Row]:
    for q in count(2):
        upper = [q * n + 1 for n in range(8 * MISERE_TO // q + 8)]
        taken = set(upper)
        others = (a for a in count() if a not in taken)
        pairs = list(zip(others, upper, strict=False))
        moves, stuck = largest_game(pairs, MISERE_TO)
        first = " ".join(map(in_brackets, pairs[:4]))
        yield q, "no" if stuck else "yes", *(stuck or (0, 0)), moves, first


MISERE = Table(
    id="open-star-6",
    most=100_000,
    title="Misère games for pairs of Beatty sequences",
    definition=(
        "Are there invariant subtraction games that in misère play, where whoever cannot move "
        "wins, have as P-positions the pairs of two complementary Beatty sequences of "
        "non-negative integers, {0, 1} the first? Row q has the pairs {a, b} with "
        "b = 1, q + 1, 2q + 1, ... and a running through the other numbers. The largest set of "
        "moves that connects no two pairs is taken; if it leaves some other position but (0, 0) "
        "without a move to a pair, there is no such game. It is tried with heaps up to "
        f"{MISERE_TO}: yes means that nothing is wrong so far."
    ),
    columns=(
        Column("q", "q", "the distance of neighbours in the second sequence, from 2"),
        Column("game", "", f"whether there may be a game: nothing wrong up to {MISERE_TO}"),
        Column("x", "x", "the smaller heap of the first position without a move to a pair, or 0"),
        Column("y", "y", "the larger heap of it, or 0"),
        Column("moves", "", f"how many moves (x, y), x ≤ y ≤ {MISERE_TO}, connect no two pairs"),
        Column("pairs", "", "the first four pairs"),
    ),
    source=_misere,
    shown=40,
    sequence="moves",
    claims=("star/q-6", "star/sec-5-6"),
    paper=PAPER,
)


def _pair_games() -> Iterator[Row]:
    row = 0
    for q in CLASSES:
        for p in range(q // 2 + 1 if q > 2 else 1, q):
            for t in range(1 - p, q - p + 1) if gcd(p, q) == 1 else ():
                row += 1
                found, alone = exceptions(p, q, t, BOARD)
                largest = max((y for _, y in alone), default=0)
                tried = " ".join(map(in_brackets, vectors(p, q)))
                yield row, q, p, t, tried, found, len(alone), largest


PERIODIC = Table(
    id="open-star-conj-3",
    title="Periods of pair games with rational moduli",
    definition=(
        "Conjecture 3 says that the P-positions of a game whose moves are the pairs of two "
        "complementary Beatty sequences are periodic if and only if the moduli are rational, and "
        "asks whether two vectors are enough. Each row has a game whose sequences are ⌊(qn − t)/p⌋ "
        "and ⌊(qn + t − 1)/(q − p)⌋, n = 1, 2, ..., with densities p/q and (q − p)/q; p/q ≥ 1/2 is "
        "in lowest terms and t runs from 1 − p to q − p. One of the vectors (q, q) and (q(q − p), "
        "qp) repeats each of its P-positions (x, y), 1 ≤ x ≤ y, up to the border of a board of "
        f"{BOARD}, with some exceptions; positions count from which both can go two steps. The "
        "largest exception depends on q: 0, 1, 9, 34, 51, 194 for q = 2, ..., 7."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("q", "q", "the class: the denominator of the densities, from 2 to 7"),
        Column("p", "p", "the numerator of the larger density"),
        Column("t", "t", "the shift"),
        Column("vectors", "", "the two vectors"),
        Column("found", "", f"how many P-positions have 1 ≤ x ≤ y ≤ {BOARD}"),
        Column("exceptions", "", "how many of those that count neither vector repeats"),
        Column("largest", "", "the largest heap of an exception, 0 if there is none"),
    ),
    source=_pair_games,
    shown=46,
    sequence="largest",
    claims=("star/conj-3", "star/eq-36-39"),
    paper=PAPER,
)

TABLES = (MISERE, PERIODIC)
