"""Tables of the chapter *Greedy moves and a threshold*: adjoined moves, rows of values, misère."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.complementary import Candidates
from chromdocs.games.gamma import gamma, pair
from chromdocs.games.greedy import base, greedy_moves
from chromdocs.games.greedy_records import quotient, shape
from chromdocs.games.rows import gamma_rows
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.solve.choose import fast
from chromdocs.tables.table import Column, Row, Table

ORDER = 29
KS = range(1, 7)  # the k of Γ_k, a column each
LAST = 12  # the last row of Grundy values
TO = 300  # the largest number of an adjoined move that is counted
PAIRS = 2_000  # misère P-positions up to here
ALPHAS = (
    *("[1; (1)]", "[1; (2)]", "[1; 2, (1)]", "[1; (2, 1)]", "[1; 3, (1)]", "[1; (3, 1)]"),
    *("[1; (3, 2)]", "[1; (3)]", "[1; (3, 6)]", "[1; (3, 9)]", "[1; 4, (1)]", "[1; (4, 1)]"),
    *("[1; (4, 3)]", "[1; (4)]", "[1; 5, (2)]", "[1; (7, 2)]", "[1; (8, 3, 1)]"),
)


def shape_rows() -> Iterator[Row]:
    """Yield number, alpha, k, and how many adjoined moves are of each shape or of another.

    >>> next(shape_rows())
    (1, '[1; (1)]', 1, 6, 5, 544)
    """
    for row, text in enumerate(ALPHAS, 1):
        pairs = Candidates(ContinuedFraction.parse(text).value())
        k = quotient(pairs)
        moves = [m for m in greedy_moves(pairs, base(k - 1).moves, TO) if m[0] <= m[1]]
        found = [shape(pairs, move) for move in moves]
        yield row, text, k, found.count(1), found.count(2), found.count(None)


def period_rows() -> Iterator[Row]:
    """Yield x and the least periods of row x for every k.

    >>> list(period_rows())[2]
    (2, 3, 6, 15, 4, 14, 10)
    """
    every = [gamma_rows(k, LAST) for k in KS]
    return ((x, *(len(rows[x].cycle) for rows in every)) for x in range(LAST + 1))


def start_rows() -> Iterator[Row]:
    """Yield x and the column from which row x is periodic, for every k.

    >>> list(start_rows())[3]
    (3, 8, 36, 15, 18, 32, 136)
    """
    every = [gamma_rows(k, LAST) for k in KS]
    return ((x, *(len(rows[x].before) for rows in every)) for x in range(LAST + 1))


def misere_rows() -> Iterator[Row]:
    """Yield n, the n-th P-position in normal and in misère play, for k = 2 and k = 3.

    >>> from itertools import islice
    >>> list(islice(misere_rows(), 2))
    [(0, 0, 0, 0, 1, 0, 0, 0, 1), (1, 1, 3, 2, 5, 1, 4, 2, 6)]
    """
    two, three = (fast(gamma(k), True).p_positions(PAIRS) for k in (2, 3))
    for n, p, q in zip(count(), two, three, strict=False):
        yield n, *pair(2, n), *p, *pair(3, n), *q


def _by_k(meaning: str) -> tuple[Column, ...]:
    return tuple(Column(f"k={k}", f"k={k}", f"{meaning} of Γ_k for k = {k}") for k in KS)


def _pair_columns(k: int) -> tuple[Column, ...]:
    words = (("a", "normal"), ("b", "normal"), ("x", "misère"), ("y", "misère"))
    return tuple(
        Column(
            f"{name}{k}",
            f"{name}_n",
            f"the {'smaller' if name in 'ax' else 'larger'} heap of the {play} P-position, k = {k}",
        )
        for name, play in words
    )


TABLES = (
    Table(
        id="greedy-shapes",
        title="What the greedy rule adjoins",
        columns=(
            Column("row", "", "the number of the row"),
            Column("alpha", r"\alpha", "the continued fraction; what stands in brackets repeats"),
            Column("k", "k", "its second quotient; the rule begins with (k−1)-Wythoff nim"),
            Column("first", "", "adjoined moves (a_n, b_n − 1)"),
            Column("second", "", "adjoined moves (a_n + 1, b_n − 1)"),
            Column("other", "", "adjoined moves of any other shape"),
        ),
        source=shape_rows,
        definition=f"For some continued fractions [1; k, …], the moves up to {TO} that the greedy "
        "rule adjoins to (k−1)-Wythoff nim, nim if k = 1, each in one order, by their shape.",
        sequence="first",
        shown=len(ALPHAS),
        claims=("beyond/greedy-threshold", "beyond/greedy-simple"),
        paper=PAPER,
    ),
    Table(
        id="gamma-row-periods",
        title="Rows of Γₖ: their periods",
        columns=(Column("x", "x", "the row: the heap that is held"), *_by_k("the period of row x")),
        source=period_rows,
        shown=LAST + 1,
        definition="The least p with g(x, y + p) = g(x, y) + p for all large y, where g are the "
        "Grundy values of Γ_k. Each is certified by a state that comes back.",
        claims=("beyond/periodic-rows",),
        paper=PAPER,
    ),
    Table(
        id="gamma-row-starts",
        title="Rows of Γₖ: where they begin to repeat",
        columns=(Column("x", "x", "the row: the heap that is held"), *_by_k("the start of row x")),
        source=start_rows,
        shown=LAST + 1,
        definition="The least y from which on g(x, y + p) = g(x, y) + p, where g are the Grundy "
        "values of Γ_k and p is the least period of row x.",
        claims=("beyond/periodic-rows",),
        paper=PAPER,
    ),
    Table(
        id="gamma-misere",
        title="Normal and misère P-positions of Γ₂ and Γ₃",
        columns=(Column("n", "n", "the index"), *_pair_columns(2), *_pair_columns(3)),
        source=misere_rows,
        finite=True,
        definition="The n-th P-positions of Γ_k, sorted by their smaller heaps, in normal and in "
        f"misère play: for k = 2, then for k = 3. Misère ones have heaps up to {PAIRS}.",
        sequence="x2",
        claims=("beyond/gamma-misere",),
        paper=PAPER,
    ),
)
