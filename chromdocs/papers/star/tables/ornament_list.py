"""Tables of ornament games: every game of Classes 2 to 8, and how many there are in a class."""

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache
from itertools import count
from math import gcd

from chromdocs.games.game import Position
from chromdocs.games.ornament import distinct_pairs, enumerate_class, ornament
from chromdocs.games.ornament_tile import not_repeated, vectors
from chromdocs.games.rational_pair import RationalPair
from chromdocs.games.star import star
from chromdocs.papers.star.paper import PAPER
from chromdocs.tables.table import Column, Row, Table
from chromdocs.words import in_brackets

ORDER = 5
LAST_CLASS = 8
NEAR, FAR = 40, 160  # P-positions up to NEAR are looked at, their repetition up to FAR
LISTED = 6


def _written(positions: Iterable[Position]) -> str:
    return " ".join(in_brackets(position, ",") for position in positions)


@cache
def _game(name: str) -> Row:
    p, q, t = map(int, re.findall(r"-?\d+", name))
    game = ornament(p, q, t)
    pairs = RationalPair(p, q, t)
    inner = sorted((y, x) for x, y in game.moves.within((NEAR, NEAR)) if 0 < x <= y)
    stated = {pair for n in range(1, NEAR + 1) if max(pair := pairs.nth(n)) <= NEAR}
    stated |= {pair[::-1] for pair in stated}
    found = set(star(game).moves.within((NEAR, NEAR)))
    wrong = min((tuple(sorted(pair)) for pair in stated - found), default=None)
    return (
        q,
        p,
        t,
        str(Fraction(t, q)).replace("-", "−"),
        str(Fraction(1 - t, q)).replace("-", "−"),
        *pairs.words,
        _written((x, y) for y, x in inner[:LISTED]),
        _written(vectors(p, q)),
        len(not_repeated(p, q, t, NEAR, FAR)),
        "yes" if stated == found else f"no: {in_brackets(wrong, ',')}" if wrong else "no",
    )


def _games() -> Iterator[Row]:
    row = 0
    for q in range(2, LAST_CLASS + 1):
        for game in enumerate_class(q):
            row += 1
            yield (row, *_game(game.name))


def _sizes() -> Iterator[Row]:
    for q in count(2):
        phi = sum(gcd(i, q) == 1 for i in range(1, q))
        yield q, phi, str(Fraction(q * (phi + 1), 2)), q * phi // 2, distinct_pairs(q)


ORNAMENT_LIST = Table(
    id="ornament-list",
    title="The ornament games of Classes 2 to 8",
    definition=(
        "For p/q in lowest terms and t from 1 − p to q − p let a(n) = ⌊(qn − t)/p⌋ and b(n) = "
        "⌊(qn + t − 1)/(q − p)⌋, n = 1, 2, ...: complementary sequences with densities p/q and "
        "1 − p/q and offsets δ = t/q and γ = (1 − t)/q. Let G have the moves {a(n), b(n)}, in "
        "either order. The ornament game of Class q is G⋆, whose moves are the P-positions of G "
        "except (0, 0). Each game is listed once, with p/q > 1/2 (t = 1 for q = 2). Every "
        f"P-position of G was looked at that has heaps 0 < x ≤ y ≤ {NEAR}: a vector repeats it if "
        f"all positions that adding the vector leads to, with heaps up to {FAR}, are P-positions "
        f"too. The vectors tried are (q, q) and (q(q − p), qp). As found up to {FAR}; nothing is "
        f"proved. The last column tells whether the P-positions of G⋆ with heaps up to {NEAR} are "
        "the pairs "
        "{a(n), b(n)} and (0, 0), as the paper's equation (13) says; if not, the first pair that "
        "is N."
    ),
    columns=(
        Column("row", "", "the number of the row"),
        Column("class", "q", "the class: the denominator q of the densities"),
        Column("p", "p", "the numerator of the larger density"),
        Column("t", "t", "the offset of the first sequence is t/q"),
        Column("delta", r"\delta", "the offset t/q of the first sequence"),
        Column("gamma", r"\gamma", "the offset (1 − t)/q of the second sequence"),
        Column("a", "a(n)", "the first sequence"),
        Column("b", "b(n)", "the second sequence"),
        Column(
            "p_positions",
            "",
            "the first P-positions of G with 0 < x ≤ y, by larger heap: moves of the game G⋆",
        ),
        Column("vectors", "", "the vectors tried: (q, q) and (q(q − p), qp)"),
        Column(
            "exceptions",
            "",
            f"how many P-positions of G with 0 < x ≤ y ≤ {NEAR} neither vector repeats up to {FAR}",
        ),
        Column("dual", "", f"whether (13) holds up to {NEAR}; if not, the first pair that is N"),
    ),
    source=_games,
    shown=61,
    sequence="exceptions",
    claims=("star/cor-4", "star/conj-3", "star/main-theorem"),
    paper=PAPER,
)

ORNAMENT_SIZES = Table(
    id="ornament-class-sizes",
    title="How many ornament games there are in a class",
    definition=(
        "The number of complementary pairs of sequences ⌊(qn − t)/p⌋ and ⌊(qn + t − 1)/(q − p)⌋, "
        "n = 1, 2, ..., with p/q in lowest terms, q = C, and t from 1 − p to q − p, in either "
        "order. Proposition 2 and Corollary 4 print C(φ(C) + 1)/2, where φ(C) counts the numbers "
        "below C that are coprime with it. That is no whole number if C is odd; it should be "
        "Cφ(C)/2. The last column is counted: over all p and t, the distinct sets of pairs {a(n), "
        "b(n)} with both numbers up to 2C. Distinct pairs have distinct ornament games, as far as "
        "Class 8 was checked."
    ),
    columns=(
        Column("C", "C", "the class, from 2"),
        Column(
            "phi",
            r"\varphi(C)",
            "how many numbers from 1 to C are coprime with C: A000010(C)",
            "A000010",
        ),
        Column(
            "printed", r"C(\varphi(C)+1)/2", "the number in the preprint, a fraction if C is odd"
        ),
        Column("corrected", r"C\varphi(C)/2", "the number as it should be: A023896(C)", "A023896"),
        Column("counted", "", "the number of pairs as counted"),
    ),
    source=_sizes,
    shown=40,
    most=120,
    sequence="counted",
    claims=("star/prop-2", "star/cor-4"),
    paper=PAPER,
)

TABLES = (ORNAMENT_LIST, ORNAMENT_SIZES)
