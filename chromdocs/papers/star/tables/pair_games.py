"""Tables of P-positions of pair games with rational moduli, found by search in growing boards."""

from collections.abc import Iterator
from functools import partial

from chromdocs.games.ornament import by_larger_heap, ornament
from chromdocs.games.ornament_tile import vectors
from chromdocs.games.rational_pair import RationalPair
from chromdocs.papers.star.paper import PAPER
from chromdocs.tables.table import Column, Row, Table
from chromdocs.words import in_brackets

ORDER = 6


def _picture(p: int, q: int, t: int) -> Iterator[Row]:
    is_p = ornament(p, q, t).moves.contains
    for n, (x, y) in enumerate(by_larger_heap(p, q, t), 1):
        near = [in_brackets((a, b), ",") for a, b in vectors(p, q) if is_p((x + a, y + b))]
        yield n, x, y, y - x, " ".join(near)


def _subsided() -> Iterator[Row]:
    pairs = [RationalPair(q - 1, q, 1) for q in (3, 4, 5)]
    n = 0
    while True:
        yield n, *(heap for pair in pairs for heap in (pair.nth(n) if n else (0, 0)))
        n += 1


CLASS_4 = Table(
    id="ornament-class-4-p-positions",
    title="⋆-operator, Figure 2: the P-positions of a game of Class 4",
    definition=(
        "Let G have the moves {⌊(4n + 1)/3⌋, 4n − 2}, n = 1, 2, ..., in either order: Figure 2 of "
        "the star paper. Every position with an empty heap is a P-position of G, as no move fits; "
        "the rows are the others, smaller heap first, sorted by the larger heap, then by the "
        "smaller one, found by search. They are the moves, on both heaps, of one of the four "
        "ornament games of Class 4. The last column tells which of (x + 4, y + 4) and "
        "(x + 4, y + 12) is a P-position too."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("x", "x", "the smaller heap"),
        Column("y", "y", "the larger heap"),
        Column("difference", "y-x", "the larger heap minus the smaller one"),
        Column("next", "", "which of (4,4) and (4,12), added, leads to a P-position"),
    ),
    source=partial(_picture, 3, 4, -1),
    shown=100,
    sequence="y",
    claims=("star/fig-2", "star/conj-3"),
    paper=PAPER,
)

CLASS_3 = Table(
    id="ornament-class-3-p-positions",
    title="⋆-operator, Figure 4: the P-positions of a game of Class 3",
    definition=(
        "Let G have the moves {⌊(3n + 1)/2⌋, 3n − 2}, n = 1, 2, ..., in either order: Figure 4 of "
        "the star paper, with α = 2/3, δ = −1/3, β = 1/3 and γ = 2/3 in (34) and (35). Every "
        "position with an empty heap is a P-position of G, as no move fits; the rows are the "
        "others, smaller heap first, sorted by the larger heap, then by the smaller one, found by "
        "search. They are the moves, on both heaps, of the third ornament game of Class 3, beside "
        "the Mouse trap and the subsided one. The last column tells which of (x + 3, y + 3) and "
        "(x + 3, y + 6) is a P-position too."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("x", "x", "the smaller heap"),
        Column("y", "y", "the larger heap"),
        Column("difference", "y-x", "the larger heap minus the smaller one"),
        Column("next", "", "which of (3,3) and (3,6), added, leads to a P-position"),
    ),
    source=partial(_picture, 2, 3, -1),
    shown=100,
    sequence="y",
    claims=("star/fig-4", "star/conj-3"),
    paper=PAPER,
)

SUBSIDED = Table(
    id="subsided-p-positions",
    title="The P-positions of subsided ornament games, q = 3, 4, 5",
    definition=(
        "In the subsided ornament game of Class q one takes any number of tokens from one heap, or "
        "from both heaps numbers strictly between the same two neighbouring multiples of q. "
        "(x, y) is the n-th P-position, smaller heap first: x = ⌊(qn − 1)/(q − 1)⌋ and y = qn for "
        "n ≥ 1; (0, 0) is number 0. The moves on both heaps are the P-positions without an empty "
        "heap of the game G of Theorem 6, with n from 0 on in (40): in the preprint n starts "
        "with 1, which leaves out those below q."
    ),
    columns=(
        Column("n", "n", "the index, from 0"),
        Column("x3", "", "the smaller heap for q = 3: A001651(n) if n ≥ 1", "A001651"),
        Column("y3", "", "the larger heap for q = 3: A008585(n)", "A008585"),
        Column("x4", "", "the smaller heap for q = 4: A042968(n) if n ≥ 1", "A042968"),
        Column("y4", "", "the larger heap for q = 4: A008586(n)", "A008586"),
        Column("x5", "", "the smaller heap for q = 5: A047201(n) if n ≥ 1", "A047201"),
        Column("y5", "", "the larger heap for q = 5: A008587(n)", "A008587"),
    ),
    source=_subsided,
    shown=64,
    sequence="x3",
    claims=("star/thm-6", "star/fig-5"),
    paper=PAPER,
)

TABLES = (CLASS_4, CLASS_3, SUBSIDED)
