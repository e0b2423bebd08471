"""Tables on the open problems of *Black & white Nim games*: more piles, colours and players."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import reduce
from itertools import combinations_with_replacement, count
from operator import xor

from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.games.levels import levels
from chromdocs.papers.blackwhite.paper import PAPER
from chromdocs.solve.choose import solver
from chromdocs.solve.solver import Solver
from chromdocs.tables.table import Column, Row, Table
from chromdocs.words import in_brackets

ORDER = 3
NIM_TO = 7  # heaps up to which a set of black levels is tried
MUST = "blackwhite:black=evil,piles=3,leave=monochromatic,empty=ignored"
SPECTRUM = "spectrum:colours=2,piles=3"
PARTIZAN = tuple(
    f"partizan-blackwhite:{colouring},empty={empty}"
    for colouring in ("black=evil", "black=odious", "beta=3")
    for empty in ("black", "ignored")
)


def _ascending(heaps: int, largest: int) -> Iterator[Position]:
    """Yield the positions with heaps ascending whose largest heap is *largest*."""
    for smaller in combinations_with_replacement(range(largest + 1), heaps - 1):
        yield *smaller, largest


def lost_with_largest(solve: Solver, largest: int) -> list[Position]:
    """Return the P-positions on the board with this largest heap."""
    positions = filter(solve.game.board, _ascending(solve.game.heaps, largest))
    return [position for position in positions if solve.is_p(position)]


def _nim_equivalent() -> Iterator[Row]:
    for m in range(1 << NIM_TO):
        black = frozenset(k for k in range(1, NIM_TO + 1) if m >> k - 1 & 1)
        found = []
        for piles in (2, 3):
            outcomes = solver(blackwhite(black, piles=piles)).outcomes(NIM_TO)
            wrong = (p for p, is_p in outcomes if is_p != (reduce(xor, p) == 0))
            found.append(next(wrong, None))
        shown = ("yes" if at is None else "no" for at in found)
        first = found[1] or found[0]
        listed = " ".join(map(str, sorted(black))) or "none"
        yield m, listed, len(black), *shown, in_brackets(first) if first else "none"


NIM_EQUIVALENT = Table(
    id="open-blackwhite-nim-equivalent",
    title="Sets of black levels that leave nim as it is",
    definition=(
        "For which sets S of black levels does black & white nim have the winning strategy of nim? "
        "A move takes any number of tokens from one pile and must not leave all piles white; an "
        "empty pile is black. Each row has one of the 128 sets of levels up to 7, and tells for "
        "two and for three piles of up to 7 tokens whether the P-positions among those that a "
        "move may leave are those with nim-sum 0, found from the rules. Row m has level k black "
        "if bit k − 1 of m is one. So far, on two piles: no black level is above a white one."
    ),
    columns=(
        Column("m", "m", "the set as a binary number, from 0"),
        Column("black", "", "the black levels"),
        Column("size", "", "how many they are"),
        Column("two", "", "whether two piles have the strategy of nim"),
        Column("three", "", "whether three piles have the strategy of nim"),
        Column("differs_at", "", "a position, of three piles if possible, where it is not so"),
    ),
    source=_nim_equivalent,
    shown=1 << NIM_TO,
    sequence="size",
    claims=("blackwhite/q-nim-equivalent",),
    paper=PAPER,
)


def _must() -> Iterator[Row]:
    solve, row = solver(game(MUST)), 0
    black = levels("evil")
    for largest in count():
        marked = [k for k in range(1, largest + 1) if black.contains(k)]
        for position in lost_with_largest(solve, largest):
            row += 1
            among = [bisect_right(marked, heap) for heap in position]
            is_black = black.contains(largest)
            numbers = [a if is_black else heap - a for a, heap in zip(among, position, strict=True)]
            colour = "black" if is_black else "white"
            yield row, *position, colour if largest else "none", *numbers, reduce(xor, numbers)


MUST_LEAVE = Table(
    id="open-blackwhite-must",
    most=800,
    title="Nim where every move must leave one colour",
    definition=(
        "What are the P-positions if every move must leave all piles in one colour? Three piles; a "
        "move takes any number of tokens from one of them. Level k is black if k is evil, with an "
        "even number of ones in binary, and white if not; an empty pile has no colour. The rows "
        "are the P-positions that a move may leave, found from the rules, by z, then x, then y. So "
        "far: give the i-th level of a colour the number i and an empty pile the number 0; then "
        "they are the positions in one colour whose numbers have the nim-sum 0."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("x", "x", "the smallest pile"),
        Column("y", "y", "the middle pile"),
        Column("z", "z", "the largest pile"),
        Column("colour", "", "the colour of the piles that are not empty"),
        Column("number_x", "", "the number of the smallest pile in its colour"),
        Column("number_y", "", "the number of the middle pile"),
        Column("number_z", "", "the number of the largest pile"),
        Column("nim_sum", "", "the nim-sum of the three numbers"),
    ),
    source=_must,
    shown=60,
    sequence="z",
    claims=("blackwhite/q-must",),
    paper=PAPER,
)


def _partizan() -> Iterator[Row]:
    solvers = [solver(game(name)) for name in PARTIZAN]
    row = 0
    for largest in count():
        for position in _ascending(2, largest):
            row += 1
            yield row, *position, *(solve.outcome(position) for solve in solvers)


PARTIZAN_OUTCOMES = Table(
    id="open-blackwhite-partizan",
    most=7_000,
    title="Who wins partizan black & white nim",
    definition=(
        "Who wins if Left must leave a white pile and Right a black one? Two piles; a move takes "
        "any number of tokens from one of them. For each position (x, y), x ≤ y, by y, then x, the "
        "table has the outcome, found from the rules: L if Left wins and R if Right wins, whoever "
        "starts; N if the next player wins, P if the previous one. The black levels are the evil "
        "numbers (an even number of ones in binary), the odious ones (an odd number) or the "
        "multiples of 3; an empty pile is black or has no colour. So far one player wins wherever "
        "there are two tokens: Right if an empty pile is black, else the owner of the colour of "
        "level 1."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("x", "x", "the smaller pile"),
        Column("y", "y", "the larger pile"),
        Column("evil_black", "", "the outcome for evil levels, an empty pile black"),
        Column("evil_none", "", "the outcome for evil levels, an empty pile without colour"),
        Column("odious_black", "", "the outcome for odious levels, an empty pile black"),
        Column("odious_none", "", "the outcome for odious levels, an empty pile without colour"),
        Column("three_black", "", "the outcome for multiples of 3, an empty pile black"),
        Column("three_none", "", "the outcome for multiples of 3, an empty pile without colour"),
    ),
    source=_partizan,
    shown=66,
    sequence="y",
    claims=("blackwhite/q-partizan",),
    paper=PAPER,
)


def _spectrum() -> Iterator[Row]:
    solve, row = solver(game(SPECTRUM)), 0
    for largest in count():
        for position in lost_with_largest(solve, largest):
            row += 1
            numbers = [(heap + 1) // 2 for heap in position]
            shown = Counter(heap % 2 for heap in position if heap)
            alone = next(i for i in (2, 1, 0) if position[i] and shown[position[i] % 2] == 1)
            rest = sum(numbers) - numbers[alone]
            yield row, *position, position[alone], numbers[alone], rest


SPECTRUM_PAIRS = Table(
    id="open-blackwhite-spectrum",
    most=800,
    title="Spectrum nim with two colours on three piles",
    definition=(
        "What are the P-positions of spectrum nim? Here: three piles and two colours, which take "
        "turns on the levels 1, 2, 3, ...; a move takes any number of tokens from one pile and "
        "must leave both colours on top of some piles; an empty pile shows none. The rows are the "
        "P-positions that a move may leave, found from the rules, by z, then x, then y. So far: "
        "let the number of a pile of x tokens be ⌈x/2⌉; one pile has a colour of its own, and its "
        "number is the sum of the numbers of the other two."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("x", "x", "the smallest pile"),
        Column("y", "y", "the middle pile"),
        Column("z", "z", "the largest pile"),
        Column("alone", "", "the pile with a colour of its own, the largest if there are several"),
        Column("number", "", "the number of this pile"),
        Column("others", "", "the sum of the numbers of the other two"),
    ),
    source=_spectrum,
    shown=60,
    sequence="z",
    claims=("blackwhite/q-spectrum",),
    paper=PAPER,
)

BICHROMATIC = tuple(
    f"bichromatic:colours=3,piles=3,distinct={distinct},empty={empty}"
    for empty in ("ignored", "coloured")
    for distinct in ("atmost", "exactly", "atleast")
)


def _bichromatic() -> Iterator[Row]:
    solvers = [solver(game(name)) for name in BICHROMATIC]
    for largest in count():
        found = [set(lost_with_largest(solve, largest)) for solve in solvers]
        differ = found[1] ^ found[2]
        first = in_brackets(min(differ)) if differ else "none"
        yield largest, *map(len, found), len(differ), first


BICHROMATIC_COUNTS = Table(
    id="open-blackwhite-bichromatic",
    title="Bi-chromatic nim with three colours on three piles",
    definition=(
        "What are the P-positions of bi-chromatic nim? Here: three piles and three colours, which "
        "take turns on the levels 1, 2, 3, ...; a move takes any number of tokens from one pile "
        "and must leave at most, precisely or at least two colours on top of the piles; an empty "
        "pile shows none, or the last colour. The table counts the P-positions x ≤ y ≤ z that a "
        "move may leave, by the largest pile z, found from the rules. If an empty pile shows the "
        "last colour, precisely two and at least two have the same P-positions so far; if it "
        "shows none they begin to differ at z = 14, and we have no rule."
    ),
    columns=(
        Column("z", "z", "the largest pile, from 0"),
        Column("most", "", "P-positions if at most two colours must be left, an empty pile none"),
        Column("exactly", "", "the same for precisely two colours"),
        Column("least", "", "the same for at least two colours"),
        Column("most_last", "", "at most two colours, an empty pile shows the last"),
        Column("exactly_last", "", "precisely two colours, an empty pile shows the last"),
        Column("least_last", "", "at least two colours, an empty pile shows the last"),
        Column("differ", "", "how many are in one of the columns exactly and least only"),
        Column("first", "", "the first of these, by x, then y"),
    ),
    source=_bichromatic,
    shown=25,
    most=80,
    sequence="exactly",
    claims=("blackwhite/q-bichromatic",),
    paper=PAPER,
)

TABLES = (NIM_EQUIVALENT, MUST_LEAVE, PARTIZAN_OUTCOMES, SPECTRUM_PAIRS, BICHROMATIC_COUNTS)
