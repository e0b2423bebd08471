"""Tables of open questions against the rules of the games, with code of their own."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, islice, product
from math import sqrt

from chromdocs.games.catalogue import game
from chromdocs.games.constrained_mouse import suggested_pairs
from chromdocs.games.mb import pairs_on_board
from chromdocs.papers import LEDGER, TABLES
from chromdocs.papers.blackwhite.tables.open_colours import BICHROMATIC, MUST, PARTIZAN, SPECTRUM
from chromdocs.solve.choose import solver
from chromdocs.tables.table import Extract

OPEN = [id for id, claim in LEDGER.items() if claim.kind == "open"]

Position = tuple[int, ...]


@cache
def shown(id: str) -> Extract:
    return TABLES[id].rows()


def brute(to: int, legal: Callable[[int, int], bool], diagonals: bool = False) -> set[Position]:
    """Find the P-positions among the legal positions by trying every legal move."""
    lost: set[Position] = set()
    for x, y in sorted(product(range(to + 1), repeat=2), key=sum):
        options = [(i, y) for i in range(x)] + [(x, j) for j in range(y)]
        if diagonals:
            options += [(x - d, y - d) for d in range(1, min(x, y) + 1)]
        if legal(x, y) and not any(option in lost for option in options):
            lost.add((x, y))
    return lost


def test_every_open_question_has_its_table_or_other_data() -> None:
    """The few without one have their data in the entry, or in a table on something else too."""
    named = {
        id: f"open-{id.replace('/q-', '-').replace('/', '-')}" for id in (*OPEN, "star/conj-3")
    }
    tables = {id: TABLES[name] for id, name in named.items() if name in TABLES}
    assert all(
        (table.paper.key, table.claims[0]) == (id.split("/")[0], id) for id, table in tables.items()
    )
    assert {name for name in TABLES if name.startswith("open-")} == {*named.values()} & {*TABLES}
    without = {id for id in {*named} - {*tables} if LEDGER[id].proved == "none"}
    assert without == {
        *("vile/q-misere-sums", "fractions/q-greedy", "star/q-classify", "star/q-two-fold"),
        "star/q-log-periodic",
    }


def test_rational() -> None:
    rows = shown("open-blackwhite-rational").rows
    assert all(found == same == formula for _, _, _, found, same, formula, _ in rows)
    assert {Fraction(row[1], row[2]) for row in rows} == {
        Fraction(p, q)
        for q in range(2, 8)
        for p in range(2 * q, 5 * q)
        if Fraction(p, q).denominator > 1
    } - {Fraction(2)}
    row = next(row for row in rows if row[1:3] == (7, 3))
    black = {7 * n // 3 for n in range(20)}
    lost = brute(20, lambda x, y: x in black or y in black)
    first = sorted(pair for pair in lost if 0 < pair[0] <= pair[1])[:6]
    assert row[6] == " ".join(map(str, first))


def test_periodic() -> None:
    rows = shown("open-blackwhite-periodic").rows
    assert all(large == repeated for *_, large, repeated in rows)
    assert len({row[2] for row in rows}) == 62
    for row in rows:
        _, d, colouring, b, u, v, *_ = row
        assert (len(colouring), colouring.count("B")) == (d, b)
        assert (u == v == 0) == (b == 0)
    _, _, colouring, *_, found, _, _ = next(row for row in rows if row[2] == "WBB")
    black = {n for n in range(25) if n == 0 or colouring[(n - 1) % 3] == "B"}
    lost = brute(24, lambda x, y: x in black or y in black)
    assert sum(x <= y for x, y in lost) == sum(
        x <= y for x, y in pairs_on_board(lambda p: not black.isdisjoint(p), 24)
    )
    assert found > 24


def test_move_set() -> None:
    """Only two of the moduli below 3 give the P-positions of nim."""
    values = {
        "(7+sqrt(17))/4": (7 + sqrt(17)) / 4,
        "(3+sqrt(5))/2": (3 + sqrt(5)) / 2,
        "1+sqrt(3)": 1 + sqrt(3),
        "sqrt(8)": sqrt(8),
    }
    values |= {"pi": 3.14, "2+sqrt(2)": 3.41}
    for _, beta, x, y, lost_in, _ in shown("open-blackwhite-move-set").rows:
        modulus = values.get(beta) or float(Fraction(beta))
        same = beta in ("(3+sqrt(5))/2", "(7+sqrt(17))/4") or modulus >= 3
        assert (y == 0) == (lost_in == "neither") == same, beta
        assert x <= y
    (row,) = (row for row in shown("open-blackwhite-move-set").rows if row[1] == "5/2")
    black = {5 * n // 2 for n in range(20)}
    nim, wythoff = (brute(20, lambda x, y: x in black or y in black, d) for d in (False, True))
    assert max(row[2:4]) == min(map(max, nim ^ wythoff))


def test_nim_equivalent() -> None:
    rows = shown("open-blackwhite-nim-equivalent").rows
    for m, _, size, two, three, differs in rows:
        assert size == m.bit_count()
        white_below_black = any(
            not m >> low & 1 and m >> high & 1 for high in range(7) for low in range(high)
        )
        assert two == ("no" if white_below_black else "yes")
        assert (differs == "none") == (two == three == "yes")
    assert sum(row[3] == "yes" for row in rows) == 8
    assert sum(row[4] == "yes" for row in rows if row[0] < 64) <= 47


def test_must_and_spectrum_list_all_p_positions() -> None:
    for id, name in (("open-blackwhite-must", MUST), ("open-blackwhite-spectrum", SPECTRUM)):
        played = game(name)
        found = [row[1:4] for row in shown(id).rows if row[3] <= 12]
        positions = combinations_with_replacement(range(13), 3)
        lost = {p for p in positions if played.board(p) and solver(played).is_p(p)}
        assert set(found) == lost
        assert len(found) == len(lost)
    assert all(row[-1] == 0 for row in shown("open-blackwhite-must").rows)
    assert all(row[-1] == row[-2] for row in shown("open-blackwhite-spectrum").rows)


def test_partizan() -> None:
    for _, x, y, *outcomes in shown("open-blackwhite-partizan").rows:
        said = "RLRRRL" if x + y > 1 else "RPRPRP" if y else "PPPPPP"
        assert "".join(outcomes) == said
    assert len(PARTIZAN) == 6


def test_bichromatic() -> None:
    rows = TABLES["open-blackwhite-bichromatic"].rows(16).rows
    assert all(row[5] == row[6] for row in rows)
    assert [row[0] for row in rows if row[7]] == [14, 15]
    assert rows[14][8] == "(6, 10, 14)"
    lost = solver(game(BICHROMATIC[1])).p_positions(9)
    assert [row[2] for row in rows[:10]] == [
        sum(p[-1] == z and game(BICHROMATIC[1]).board(p) for p in lost) for z in range(10)
    ]


def test_the_star_of_wythoff() -> None:
    rows = shown("open-star-1").rows
    totals = {row[0]: row[2] for row in rows}
    assert [totals[n] for n in (10, 20, 50, 100)] == [8, 17, 52, 136]  # as the ledger says
    beatty = [int(n * (1 + sqrt(5)) / 2) for n in range(1, 90)]
    moves = {(a, a + n) for n, a in enumerate(beatty, 1)}
    moves |= {(b, a) for a, b in moves}
    lost: set[Position] = set()
    for x, y in sorted(product(range(31), repeat=2), key=sum):
        if not any((x - dx, y - dy) in lost for dx, dy in moves if dx <= x and dy <= y):
            lost.add((x, y))
    for y, number, _, lower, *_, listed in rows[:30]:
        own = [x for x in range(1, y + 1) if (x, y) in lost]
        assert number == len(own)
        assert listed == (" ".join(map(str, own)) or "none")
        assert lower == ("yes" if y in beatty else "no")
        assert lower == "yes" or number == 0
    assert rows[99][4:6] == (55, 88)


def test_even_powers_of_star() -> None:
    rows = shown("open-star-2").rows
    found = [row[3] for row in rows if row[1] == "3, 11, 13"]
    assert found == [11, 29, 105, 180, 454, 961, 1491, 2169, 2819, 4213, 6333]
    assert shown("open-star-2").complete

    def star(moves: set[int], to: int) -> set[int]:
        lost: set[int] = set()
        for heap in range(to + 1):
            if not any(heap - move in lost for move in moves if move <= heap):
                lost.add(heap)
        return lost - {0}

    now = {3, 11, 13}
    for lowest in found[:3]:
        after = star(star(now, 200), 200)
        assert min(now ^ after) == lowest
        now = after


def test_the_constrained_mouse() -> None:
    for k in (3, 4, 5):
        lost = solver(game(f"constrained-mouse:k={k}")).p_positions(16)
        pairs = [p for p in islice(suggested_pairs(k), 20) if p[1] <= 16]
        assert pairs == lost
    row = shown("open-star-k-mouse").rows[7]
    third = list(islice(suggested_pairs(5), 8))[7]
    assert row[5:7] == third


def test_misere() -> None:
    rows = shown("open-star-6").rows
    assert [row[0] for row in rows if row[1] == "no"] == [3]
    assert rows[1][2:4] == (3, 3)


def test_exceptions_by_their_definition() -> None:
    largest: dict[int, int] = {}
    for _, q, _, _, _, _, number, most in shown("open-star-conj-3").rows:
        assert (number == 0) == (most == 0)
        largest[q] = max(largest.get(q, 0), most)
    assert largest == {2: 0, 3: 1, 4: 9, 5: 34, 6: 51, 7: 194}
