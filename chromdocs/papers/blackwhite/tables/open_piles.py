"""Tables on the open problems of *Black & white Nim games*: colourings, rules, moves."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import count, product, takewhile
from math import ceil, floor, gcd

from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.games.mb import pairs_on_board, partners_on_board
from chromdocs.numbers.beatty import Beatty
from chromdocs.papers.blackwhite.paper import PAPER
from chromdocs.tables.table import Column, Row, Table
from chromdocs.words import in_brackets

ORDER = 2
TO = 120  # heaps of the P-positions that are counted
FAR = 150  # heaps up to which nim and Wythoff nim are compared
GOLDEN = "beta=(3+sqrt(5))/2"
RULES = (
    "Two piles; a move takes any number of tokens from one pile. Level k of a pile is black if k "
    "is in S, white otherwise."
)
BOARD = "and must not leave all piles white; an empty pile is black."
ON_BOARD = "Only positions that a move may leave are looked at."


def _betas() -> Iterator[Fraction]:
    """Yield the fractions between 2 and 5 that are no integers, by denominator."""
    for q in count(2):
        yield from (Fraction(p, q) for p in range(2 * q + 1, 5 * q) if gcd(p, q) == 1)


def _rational() -> Iterator[Row]:
    for row, beta in enumerate(_betas(), 1):
        black = {floor(beta * n) for n in range(TO + 1)}
        alpha = 1 / (1 - 1 / beta)
        found = [pair for pair in pairs_on_board(_some(black), TO) if pair[0] <= pair[1]]
        numbered = ((ceil(alpha * n) - 1, floor(beta * n)) for n in count(1))
        formula = {(0, 0), *takewhile(lambda pair: pair[1] <= TO, numbered)}
        same = len(formula.intersection(found))
        numbers = (beta.numerator, beta.denominator)
        yield row, *numbers, len(found), same, len(formula), _first(found)


def _first(pairs: list[tuple[int, int]]) -> str:
    """Write the first six after (0, 0)."""
    return " ".join(map(in_brackets, pairs[1:7]))


def _some(black: set[int]) -> Callable[[Position], bool]:
    return lambda position: not black.isdisjoint(position)


RATIONAL = Table(
    id="open-blackwhite-rational",
    most=20_000,
    title="Black & white nim with a rational β",
    definition=(
        "What are the P-positions of black & white nim if S = {⌊βn⌋ : n ≥ 1} with a rational β > 2 "
        f"that is no integer? {RULES} A move takes from one pile {BOARD} The paper answers for "
        "irrational β and for integers. Each row has a β = p/q between 2 and 5. The P-positions "
        f"(x, y), x ≤ y ≤ {TO}, that a move may leave are found from the rules, and compared with "
        "(0, 0) and (⌈αn⌉ − 1, ⌊βn⌋), n ≥ 1, where 1/α + 1/β = 1. So far they are the same."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("p", "p", "the numerator of β"),
        Column("q", "q", "the denominator of β; rows are in its order"),
        Column("found", "", f"how many P-positions with x ≤ y ≤ {TO} the rules give"),
        Column("same", "", "how many of them the formula gives too"),
        Column("formula", "", "how many the formula gives"),
        Column("first", "", "the first six after (0, 0), from the rules"),
    ),
    source=_rational,
    shown=51,
    sequence="found",
    claims=("blackwhite/q-rational", "blackwhite/thm-2"),
    paper=PAPER,
)


def _periodic() -> Iterator[Row]:
    row = 0
    for period in count(1):
        for pattern in product((1, 0), repeat=period):
            row += 1
            yield row, period, "".join("WB"[b] for b in pattern), *_repeated(pattern)


def _repeated(pattern: tuple[int, ...]) -> Row:
    """Return what is known of a colouring: blacks, the vector, pairs, and how many it repeats."""
    period, black = len(pattern), sum(pattern)
    white = period - black
    levels = {n for n in range(TO + 1) if n == 0 or pattern[(n - 1) % period]}
    pairs = {(x, y) for x, y in pairs_on_board(_some(levels), TO) if x <= y}
    u = v = period if black > white else 0
    if 0 < black <= white:
        g = gcd(black, white)
        u, v = period * black // g, period * white // g
    large = [(x, y) for x, y in pairs if period < x and x + u <= TO and y + v <= TO]
    repeated = sum((x + u, y + v) in pairs for x, y in large) if u else 0
    return black, u, v, len(pairs), len(large), repeated


PERIODIC = Table(
    id="open-blackwhite-periodic",
    most=50_000,
    title="Black & white nim with periodic colourings",
    definition=(
        "For which periodic colourings are the P-positions of black & white nim periodic as well? "
        f"{RULES} A move takes from one pile {BOARD} A row has a colouring with period d, b of "
        "every d levels black and w = d − b white. The vector (u, v) is (db/g, dw/g) with g the "
        "greatest common divisor of b and w if 0 < b ≤ w, (d, d) if b > w, and (0, 0) if b = 0. "
        f"{ON_BOARD} The table tells how many P-positions with d < x ≤ y the vector could repeat "
        f"within heaps up to {TO}, and how many it does repeat: all of them, so far."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("d", "d", "the period"),
        Column("colouring", "", "the levels 1, ..., d: B black, W white"),
        Column("b", "b", "how many of them are black"),
        Column("u", "u", "what is added to the smaller pile"),
        Column("v", "v", "what is added to the larger pile"),
        Column("found", "", f"how many P-positions have x ≤ y ≤ {TO}, from the rules"),
        Column("large", "", "how many of them have d < x and room for the vector"),
        Column("repeated", "", "how many of these give a P-position again"),
    ),
    source=_periodic,
    shown=62,
    sequence="found",
    claims=("blackwhite/q-periodic", "blackwhite/thm-1"),
    paper=PAPER,
)

EMPTY = tuple(
    f"blackwhite:{colouring},empty=ignored,last={last}"
    for colouring in ("black=evil", "black=dopey", GOLDEN, "beta=3")
    for last in ("allowed", "forbidden")
)
COLOURINGS = ("evil", "dopey", "golden", "three")
SETS = (
    "The sets S are: evil, the numbers with an even number of ones in binary; dopey, those that "
    "end in an odd number of zeros; golden, the ⌊φ²n⌋, φ = (1 + √5)/2; three, the multiples of 3."
)


def _partners(names: tuple[str, ...], first: int = 0) -> Iterator[Row]:
    """Yield k, from *first* on, and its partner in each of several games that give it one."""
    games, to = [game(name) for name in names], 64
    for k in count(first):
        while not all(k in partners_on_board(played, to) for played in games):
            to *= 2
        yield k, *(partners_on_board(played, to)[k] for played in games)


def _partner_columns(first: str, second: str, meanings: tuple[str, str]) -> tuple[Column, ...]:
    return tuple(
        Column(f"{name}_{word}", "", f"the partner of level k: S is {name}, {meaning}")
        for name in COLOURINGS
        for word, meaning in zip((first, second), meanings, strict=True)
    )


EMPTY_IGNORED = Table(
    id="open-blackwhite-empty-ignored",
    most=1_000,
    title="Black & white nim if empty piles are disregarded",
    definition=(
        "What are the P-positions if empty piles are disregarded, so that no move may leave all "
        f"remaining piles white? {RULES} Whether the last tokens may be taken is not clear from "
        f"the paper: both readings are listed. {ON_BOARD} For each level k the table has the "
        f"partner p such that (k, p) is a P-position, found from the rules. {SETS} So far: a white "
        "level waits, and a black one pairs with the white one that has waited longest, or with "
        "itself; 0 pairs with itself if the last tokens may be taken, and waits like a white level "
        "if not."
    ),
    columns=(
        Column("k", "k", "the level, from 0"),
        *_partner_columns(
            "may",
            "not",
            ("the last tokens may be taken", "the last tokens may not be taken"),
        ),
    ),
    source=lambda: _partners(EMPTY),
    shown=64,
    quick=400,
    sequence="evil_not",
    claims=("blackwhite/q-empty-ignored",),
    paper=PAPER,
)

MONO = tuple(
    f"blackwhite:{colouring},leave=not-monochromatic,empty={empty}"
    for colouring in ("black=evil", "black=dopey", GOLDEN, "beta=3")
    for empty in ("black", "ignored")
)
MONOCHROMATIC = Table(
    id="open-blackwhite-monochromatic",
    most=1_000,
    title="Black & white nim if no move may leave one colour",
    definition=(
        f"What are the P-positions if no move may leave all piles in one colour? {RULES} "
        f"{ON_BOARD} For each level k ≥ 1 the table has the partner p such that (k, p) is a "
        "P-position, found from the rules, if an empty pile is black and if it shows no colour. "
        f"{SETS} So far: the n-th white level pairs with the n-th black one; if an empty pile is "
        "black, 0 is the first black level."
    ),
    columns=(
        Column("k", "k", "the level, from 1"),
        *_partner_columns(
            "zero", "none", ("an empty pile is black", "an empty pile has no colour")
        ),
    ),
    source=lambda: _partners(MONO, 1),
    shown=64,
    quick=400,
    sequence="evil_none",
    claims=("blackwhite/q-monochromatic",),
    paper=PAPER,
)

PILES = ("evil/odious", "none/evil", "evil/dopey", "2/evil", "evil/evil", "beta(3)/beta(7/3)")
PER_PILE = Table(
    id="open-blackwhite-per-pile",
    most=1_000,
    title="Black & white nim with a colouring for each pile",
    definition=(
        "What are the P-positions if the two piles have colourings of their own? A move takes any "
        "number of tokens from one pile and must not leave both piles white; an empty pile is "
        f"black. {ON_BOARD} For each size x of the first pile the table has the size y of the "
        "second that makes a P-position, found from the rules, for six pairs of sets of black "
        "levels. So far: a black x takes the least y that is not used yet, a white x the least of "
        "them that is black in the second pile."
    ),
    columns=(
        Column("x", "x", "the first pile, from 0"),
        Column(
            "evil_odious",
            "",
            "y if the evil levels are black in the first, the odious in the second",
        ),
        Column("none_evil", "", "y if no level is black in the first, the evil in the second"),
        Column(
            "evil_dopey", "", "y if the evil levels are black in the first, the dopey in the second"
        ),
        Column("two_evil", "", "y if only level 2 is black in the first, the evil in the second"),
        Column("evil_evil", "", "y if the evil levels are black in both"),
        Column("floors", "", "y if the black levels are 3n in the first, ⌊7n/3⌋ in the second"),
    ),
    source=lambda: _partners(tuple(f"blackwhite:black={name}" for name in PILES)),
    shown=64,
    quick=400,
    sequence="evil_dopey",
    claims=("blackwhite/q-per-pile",),
    paper=PAPER,
)

OTHER_BETAS = ("(3+sqrt(5))/2", "1+sqrt(3)", "(7+sqrt(17))/4", "sqrt(8)", "pi", "2+sqrt(2)")


def _move_set() -> Iterator[Row]:
    fractions = sorted(
        {Fraction(p, q) for q in range(1, 8) for p in range(2 * q, 4 * q + 1)} | {Fraction(25, 9)}
    )
    for row, beta in enumerate((*map(str, fractions), *OTHER_BETAS), 1):
        floors = Beatty(beta)
        black = {0, *(n for n in range(1, FAR + 1) if n in floors)}
        nim, wythoff = (
            set(pairs_on_board(_some(black), FAR, diagonals)) for diagonals in (False, True)
        )
        x, y = min(nim ^ wythoff, key=lambda pair: (max(pair), pair), default=(0, 0))
        which = "neither" if not y else "nim" if (x, y) in nim else "Wythoff"
        first = sorted(pair for pair in wythoff if pair[0] <= pair[1])
        yield row, beta, min(x, y), max(x, y), which, _first(first)


MOVE_SET = Table(
    id="open-blackwhite-move-set",
    title="Black & white nim with the moves of Wythoff nim",
    definition=(
        "What are the P-positions of black & white nim if the moves are those of another game? "
        "Here: of Wythoff nim, which may also take the same number from both piles, with S = {⌊βn⌋ "
        f": n ≥ 1}}; no move may leave all piles white, and an empty pile is black. {ON_BOARD} "
        "Each row compares the P-positions with those for the moves of nim, with piles up to "
        f"{FAR}, both found from the rules, and has the difference (x, y) with the least larger "
        "pile; 0 and 0 where there is none. The β are the fractions from 2 to 4 with denominators "
        "up to 7, and 25/9, in order, then some irrational ones. There is none for β ≥ 3 and for "
        "β = (4v − 1 + √(4v² + 1))/(2v), v = 1, 2, 3, …, which begin with φ² = (3 + √5)/2 and "
        "(7 + √17)/4, and one for every other β."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("beta", r"\beta", "the modulus"),
        Column("x", "x", "the smaller pile of the first difference, 0 if there is none"),
        Column("y", "y", "the larger pile of the first difference, 0 if there is none"),
        Column("lost_in", "", "of which moves (x, y) is a P-position: nim, Wythoff or neither"),
        Column(
            "first", "", "the first six P-positions after (0, 0) for the moves of Wythoff nim, by x"
        ),
    ),
    source=_move_set,
    shown=44,
    sequence="y",
    claims=("blackwhite/q-move-set",),
    paper=PAPER,
)

TABLES = (RATIONAL, PERIODIC, EMPTY_IGNORED, MONOCHROMATIC, PER_PILE, MOVE_SET)
