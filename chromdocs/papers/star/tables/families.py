"""Tables on what is said of W⋆, the star of Wythoff nim: Theorem 2 and Conjectures 1 and 2."""

from collections.abc import Iterator

from chromdocs.games.game import Position
from chromdocs.games.wythoff_star import FAMILIES, TAIL, conjecture_1_positions, member
from chromdocs.numbers.zeckendorf import fibonacci, zeckendorf
from chromdocs.papers.star.paper import PAPER
from chromdocs.papers.star.solved import FAR, solver, solver_up_to, winning_move
from chromdocs.papers.star.tables.wythoff import RULE
from chromdocs.tables.table import Column, Row, Table
from chromdocs.words import in_brackets

ORDER = 2
LAST = 9  # the n up to which the families are listed


def _won(position: Position) -> tuple[str, str]:
    """Return the winning move and where it leads as words, none and none for a P-position."""
    found = winning_move(position)
    return (in_brackets(found[0]), in_brackets(found[1])) if found else ("none", "none")


def _families() -> Iterator[Row]:
    row = 0
    for n in range(1, LAST + 1):
        for family in ("i", *FAMILIES):
            x, y = member(family, n)
            if min(x, y) > 0:
                row += 1
                yield row, f"({family})", n, x, y, solver().outcome((x, y)), _won((x, y))[0]


def _first() -> Iterator[Row]:
    row = 0
    for n in (10, 11):
        known = solver_up_to(fibonacci(2 * n))
        for i, taken, position in conjecture_1_positions(n):
            if not known.is_p(position):
                row += 1
                yield row, n, i, taken, *position, *_won(position)


def _second() -> Iterator[Row]:
    row, reached = 0, 0
    for i in range(1, FAR + 1):
        coding = zeckendorf(i)
        if not coding.endswith("1") or coding.endswith("101001"):
            continue
        if i > reached:  # first a small board, for those who look at two rows only
            reached = FAR if reached else 400
            solver_up_to(reached)
        if not solver().is_p((i, i)):
            row += 1
            named = "yes" if i in (129, 362) else "no"
            yield row, i, coding, named, *_won((i, i))


THEOREM_2 = Table(
    id="star-theorem-2",
    title="⋆-operator, Theorem 2: the eight families",
    definition=(
        f"{RULE} Theorem 2 names eight families of P-positions, with F(0) = F(1) = 1: (i) (F(2n) − "
        "1, F(2n) − 1), (ii) (F(2n−1), F(2n) − 1), (iii) (F(2n−1), F(2n) − 4), (iv) (F(2n−1), "
        "F(2n) − 9), and (F(2n−1) + d, F(2n) − 1) with d = 1, 3, 4, 6 for (v), (vi), (vii), "
        f"(viii), for all n with two positive heaps. The table asks those with n ≤ {LAST}. As in "
        "the preprint (iii) to (viii) fail for the smallest n; from n = 4 on all hold, which the "
        "chapter on the ⋆-operator proves."
    ),
    columns=(
        Column("row", "", "the index, from 1"),
        Column("family", "", "the item of Theorem 2"),
        Column("n", "n", "the n of the family"),
        Column("x", "x", "the first heap"),
        Column("y", "y", "the second heap"),
        Column("outcome", "", "P or N, found from the rules"),
        Column("move", "", "a move that wins, none for a P-position"),
    ),
    source=_families,
    shown=69,
    sequence="x",
    claims=tuple(f"star/thm-2-{family}" for family in ("i", *FAMILIES)),
    paper=PAPER,
)

FIRST = Table(
    id="star-conjecture-1-failures",
    title="⋆-operator, Conjecture 1: counterexamples",
    definition=(
        f"{RULE} The first item of Conjecture 1 says: for n ≥ 3 and all i with A + B ≤ F(2n−4), "
        "where A = ⌊φi⌋ and B = A + i, the position (F(2n−1), F(2n) − 1 − A − B) is P; F(0) = F(1) "
        "= 1. It holds for n ≤ 9. The table lists every i with n = 10 or 11 for which it fails. "
        "With F(2n−5) in place of F(2n−4) nothing fails as far as we looked."
    ),
    columns=(
        Column("row", "", "the index, from 1"),
        Column("n", "n", "the n of the conjecture"),
        Column("i", "i", "the i of the conjecture"),
        Column("sum", "A_i+B_i", "the number A + B"),
        Column("x", "x", "the first heap"),
        Column("y", "y", "the second heap"),
        Column("move", "", "a move that wins"),
        Column("to", "", "the P-position that it leads to"),
    ),
    source=_first,
    shown=61,
    sequence="sum",
    claims=("star/conj-1-a",),
    paper=PAPER,
)

SECOND = Table(
    id="star-conjecture-2-failures",
    title="⋆-operator, Conjecture 2: counterexamples",
    definition=(
        f"{RULE} The first part of Conjecture 2 says that (i, i) is P if the Zeckendorf coding of "
        "i ends in 1, unless i is 129 or 362, or other than 19 and ends in 101001. The table "
        "lists the numbers up to 50,000 that do not end in 101001, end in 1, and give an "
        f"N-position. All of them end in {TAIL}. Those that the conjecture does not name refute it."
    ),
    columns=(
        Column("row", "", "the index, from 1"),
        Column("i", "i", "the number"),
        Column("coding", "", "its Zeckendorf coding"),
        Column("named", "", "whether the conjecture names it as an exception"),
        Column("move", "", "a move that wins from (i, i)"),
        Column("to", "", "the P-position that it leads to"),
    ),
    source=_second,
    shown=7,
    sequence="i",
    claims=("star/conj-2-p",),
    paper=PAPER,
)

TABLES = (THEOREM_2, FIRST, SECOND)
