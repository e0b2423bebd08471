"""Tables on ornament games, the Mouse and nim's dual, against brute force with its own code."""

from itertools import islice, product
from math import gcd
from pathlib import Path

import pytest

from chromdocs.papers import TABLES

ORACLES = Path(__file__).parents[2] / "oracles"
Place = tuple[int, int]


def oracle(number: str) -> list[int]:
    lines = (ORACLES / f"{number}.txt").read_text("utf-8").splitlines()
    terms = ",".join(line.strip().strip(",") for line in lines if not line.startswith("#"))
    return [int(term) for term in terms.split(",")]


def pair_moves(p: int, q: int, t: int, to: int) -> set[Place]:
    pairs = {((q * n - t) // p, (q * n + t - 1) // (q - p)) for n in range(1, to + 2)}
    return {move for x, y in pairs if max(x, y) <= to for move in ((x, y), (y, x))}


def lost_places(moves: set[Place], to: int) -> set[Place]:
    lost: set[Place] = set()
    for x, y in product(range(to + 1), repeat=2):
        if not any((x - a, y - b) in lost for a, b in moves):
            lost.add((x, y))
    return lost


def inner(lost: set[Place]) -> list[Place]:
    return sorted(((x, y) for x, y in lost if 0 < x <= y), key=lambda place: place[::-1])


@pytest.mark.parametrize(
    ("id", "column", "first", "number"),
    [
        ("mouse-p-positions", "a", 0, "A032766"),
        ("mouse-p-positions", "b", 1, "A016789"),
        ("mouse-p-positions", "difference", 1, "A001651"),
        ("constrained-mouse-p-positions", "x3", 0, "A032766"),
        ("constrained-mouse-p-positions", "y3", 1, "A016789"),
        ("subsided-p-positions", "x3", 1, "A001651"),
        ("subsided-p-positions", "y3", 0, "A008585"),
        ("subsided-p-positions", "x4", 1, "A042968"),
        ("subsided-p-positions", "y4", 0, "A008586"),
        ("subsided-p-positions", "x5", 1, "A047201"),
        ("subsided-p-positions", "y5", 0, "A008587"),
    ],
)
def test_columns_are_the_sequences_that_they_name(id, column, first, number):
    table = TABLES[id]
    (named,) = [known for known in table.columns if known.name == column]
    assert named.oeis == number
    values = table.rows(40).values(column)[first:]
    terms = oracle(number)
    assert all(a == b for a, b in zip(values, terms, strict=False))
    assert min(len(values), len(terms)) >= 20


@pytest.mark.parametrize(("column", "number"), [("phi", "A000010"), ("corrected", "A023896")])
def test_class_sizes_are_the_sequences_that_they_name(column, number):
    values = TABLES["ornament-class-sizes"].rows(39).values(column)
    assert list(values) == oracle(number)[1:40]  # both lists count from 1, the table from 2


def test_class_sizes_by_counting():
    for q, phi, printed, corrected, counted in TABLES["ornament-class-sizes"].rows(8).rows:
        assert phi == sum(gcd(i, q) == 1 for i in range(1, q))
        sets = {
            frozenset(pair_moves(p, q, t, 4 * q))
            for p in range(1, q)
            if gcd(p, q) == 1
            for t in range(1 - p, q - p + 1)
        }
        assert counted == corrected == len(sets)
        twice = q * (phi + 1)
        assert printed == (f"{twice}/2" if twice % 2 else str(twice // 2))


def test_pairs_of_the_mouse_game():
    lost: set[Place] = set()
    for x, y in product(range(31), repeat=2):
        wide = (y - x) % 3 == 0
        options = {(i, y) for i in range(x)} | {(x, j) for j in range(y)}
        for s, t in product(range(1, x + 1), range(1, y + 1)):
            if abs(s - t) <= wide:
                options.add((x - s, y - t))
        if not lost & options:
            lost.add((x, y))
    rows = TABLES["mouse-p-positions"].rows(11).rows
    assert [row[1:3] for row in rows] == sorted((x, y) for x, y in lost if x <= y)


def test_the_mouse_trap_and_the_star_of_the_mouse_game():
    found = inner(lost_places(pair_moves(2, 3, 0, 40), 40))
    star = [row[1:3] for row in TABLES["mouse-star-p-positions"].rows(300).rows if row[2] <= 40]
    trap = [row[1:] for row in TABLES["mousetrap-families"].rows(400).rows if row[2] <= 40]
    assert star == found
    assert [row[:2] for row in trap] == sorted(found)
    assert [row[:2] for row in trap if row[3] == "no"][:3] == [(7, 13), (10, 19), (13, 25)]
    for x, y, family, _ in trap:
        if x > 6:
            kinds = {(1, 1): "M_1", (0, 0): "M_2", (0, 1): "M_3"}
            assert family == kinds[x % 3, y % 3]


def constrained(k: int, to: int) -> list[Place]:
    """Solve the constrained k-Mouse: moves on both heaps may be forbidden, those on one not."""
    lost: set[Place] = set()
    for x, y in product(range(to + 1), repeat=2):
        sure = any((i, y) in lost for i in range(x)) or any((x, j) in lost for j in range(y))
        risky = 0
        for s, t in product(range(1, x + 1), range(1, y + 1)):
            if abs(s - t) < k and (x - s, y - t) in lost:
                sure |= s == t
                risky += s != t and (x - s, y - t) != (0, 0)
        if not sure and risky <= k - 2:
            lost.add((x, y))
    return sorted((x, y) for x, y in lost if x <= y)


@pytest.mark.parametrize(("k", "at"), [(3, 1), (4, 3), (5, 5)])
def test_the_constrained_mouse(k, at):
    rows = TABLES["constrained-mouse-p-positions"].rows(20).rows
    pairs = [row[at : at + 2] for row in rows]
    assert [pair for pair in pairs if pair[1] <= 24] == constrained(k, 24)


def test_the_list_of_ornament_games():
    table = TABLES["ornament-list"]
    rows = table.rows(100).rows
    assert len(rows) == table.shown == 61
    assert [sum(row[1] == q for row in rows) for q in range(2, 9)] == [1, 3, 4, 10, 6, 21, 16]
    assert len({row[1:4] for row in rows}) == 61
    assert rows[1][:8] == (2, 3, 2, -1, "−1/3", "2/3", "⌊(3n+1)/2⌋", "3n−2")
    failed = [row for row in rows if row[-1] != "yes"]
    assert failed[0][1:4] == (5, 3, 2)
    assert failed[0][-1] == "no: (2,5)"


def p_columns(p: int, q: int, t: int, to: int) -> list[int]:
    """Return the P-positions as columns of bits."""
    moves = sorted(pair_moves(p, q, t, to))
    columns: list[int] = []
    for x in range(to + 1):
        reached = 0
        for a, b in moves:
            if a <= x:
                reached |= columns[x - a] << b
        columns.append((2 << to) - 1 & ~reached)
    return columns


@pytest.mark.parametrize("row", [1, 5, 6, 12, 18, 23, 30, 60])
def test_exceptions_and_duals_in_the_list(row):
    made = next(islice(TABLES["ornament-list"].source(), row, None))
    q, p, t, first, exceptions, dual = *made[1:4], made[8], made[10], made[11]
    columns = p_columns(p, q, t, 160)

    def is_p(x: int, y: int) -> bool:
        return bool(columns[x] >> y & 1)

    def repeats(x: int, y: int, a: int, b: int) -> bool:
        return all(is_p(x + a * i, y + b * i) for i in range((160 - y) // b + 1))

    near = [(x, y) for y in range(1, 41) for x in range(1, y + 1) if is_p(x, y)]
    assert first == " ".join(f"({x},{y})" for x, y in near[:6])
    vectors = (q, q), (q * (q - p), q * p)
    assert exceptions == sum(not any(repeats(*place, *v) for v in vectors) for place in near)
    pairs = pair_moves(p, q, t, 40)
    moves = {(x, y) for x in range(41) for y in range(41) if is_p(x, y) and x + y}
    lost = lost_places(moves, 24)
    wrong = sorted((x, y) for x, y in pairs if x <= y <= 24 and (x, y) not in lost)
    if wrong:
        assert dual == f"no: ({wrong[0][0]},{wrong[0][1]})"
    else:
        assert lost == {pair for pair in pairs if max(pair) <= 24} | {(0, 0)}


def test_p_positions_of_figure_2():
    lost = lost_places(pair_moves(3, 4, -1, 52), 52)
    for n, (row, (x, y)) in enumerate(
        zip(TABLES["ornament-class-4-p-positions"].rows(150).rows, inner(lost), strict=False), 1
    ):
        assert row[:4] == (n, x, y, y - x)
        if y <= 40:
            steps = [(a, b) for a, b in ((4, 4), (4, 12)) if (x + a, y + b) in lost]
            assert row[4] == " ".join(f"({a},{b})" for a, b in steps)


def test_p_positions_of_figure_4():
    lost = lost_places(pair_moves(2, 3, -1, 48), 48)
    rows = TABLES["ornament-class-3-p-positions"].rows(100).rows
    assert rows[-1][2] <= 42
    for n, (row, (x, y)) in enumerate(zip(rows, inner(lost), strict=False), 1):
        steps = [(a, b) for a, b in ((3, 3), (3, 6)) if (x + a, y + b) in lost]
        assert row == (n, x, y, y - x, " ".join(f"({a},{b})" for a, b in steps))


@pytest.mark.parametrize(("q", "at"), [(3, 1), (4, 3), (5, 5)])
def test_subsided_games(q, at):
    to = 24
    moves = {(0, n) for n in range(1, to + 1)} | {(n, 0) for n in range(1, to + 1)}
    for x, y in product(range(1, to + 1), repeat=2):
        if x // q == y // q and x % q and y % q:
            moves.add((x, y))
    pairs = [row[at : at + 2] for row in TABLES["subsided-p-positions"].rows(20).rows]
    lost = sorted((x, y) for x, y in lost_places(moves, to) if x <= y)
    assert [pair for pair in pairs if pair[1] <= to] == lost


def test_nim_and_its_dual():
    to = 6
    heaps = list(product(range(to + 1), repeat=3))
    moves = [move for move in heaps if any(move) and move[0] ^ move[1] ^ move[2] == 0]
    lost: set[tuple[int, ...]] = set()
    for x, y, z in heaps:
        if not any((x - a, y - b, z - c) in lost for a, b, c in moves):
            lost.add((x, y, z))
    rows = TABLES["dual-nim-outcomes"].rows(84).rows
    assert {row[1:4] for row in rows} == {h for h in heaps if h[0] <= h[1] <= h[2]}
    for _, x, y, z, total, nim, dual, taken, advice in rows:
        assert total == x ^ y ^ z
        assert nim == ("N" if total else "P")
        assert dual == ("P" if (x, y, z) in lost else "N")
        assert (taken == "none") == (dual == "P")
        assert (advice == "none") == (nim == "P")
        if dual == "N":
            a, b, c = map(int, taken.strip("()").split(","))
            assert (a, b, c) in moves
            assert (x - a, y - b, z - c) in lost
    wrong = [row[1:4] for row in rows if row[-1] == "wrong"]
    assert wrong[0] == (1, 2, 2)
