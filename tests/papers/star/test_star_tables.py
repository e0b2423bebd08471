"""The tables of the first half of the star paper, by marking, by counting, and from outside."""

from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from chromdocs.papers import TABLES

ORACLES = Path(__file__).parents[2] / "oracles"
TO = 377
Position = tuple[int, int]


def oracle(name: str) -> list[int]:
    lines = (ORACLES / f"{name}.txt").read_text("utf-8").splitlines()
    words = "".join(line for line in lines if not line.startswith("#"))
    return [int(word) for word in words.strip(",").split(",")]


@cache
def star_columns(to: int) -> list[int]:
    """Return the P-positions of the star of Wythoff nim, a column a number, by its bits."""
    lower, upper = oracle("A000201"), oracle("A001950")
    pairs = [*zip(lower, upper, strict=False)]
    known = len(pairs)
    taken = {b for _, b in pairs}
    a = pairs[-1][0]
    while a <= to:  # the oracle is short: the least number left, and n more
        a += 1
        if a not in taken:
            known += 1
            pairs.append((a, a + known))
            taken.add(a + known)
    moves = sorted({move for a, b in pairs for move in ((a, b), (b, a)) if max(move) <= to})
    columns: list[int] = []
    for x in range(to + 1):
        won = 0
        for dx, dy in moves:
            if dx > x:
                break
            won |= columns[x - dx] << dy
        columns.append((2 << to) - 1 & ~won)
    return columns


@cache
def full() -> list[Position]:
    columns = star_columns(TO)
    return [(x, y) for x in range(1, TO + 1) for y in range(x, TO + 1) if columns[x] >> y & 1]


def value(coding: str) -> int:
    low, high, found = 1, 2, 0
    for digit in reversed(coding):
        found += low * (digit == "1")
        low, high = high, low + high
    return found


def outcome(x: int, y: int) -> str:
    return "P" if star_columns(TO)[x] >> y & 1 else "N"


def test_table_1_of_the_paper() -> None:
    lines = (ORACLES / "star-table-1.txt").read_text("utf-8").splitlines()
    printed = [tuple(line.split()) for line in lines if line and not line.startswith("#")]
    rows = TABLES["star-p-positions"].rows(80).rows
    assert [tuple(map(str, row)) for row in rows] == printed


def test_p_positions_in_order_beyond_the_first_board() -> None:
    complete = [pair for pair in full() if pair[0] <= TO * 3 // 5]
    rows = TABLES["star-p-positions"].rows(len(complete)).rows
    assert [(a, b) for _, a, _, b, _ in rows] == complete
    assert [row[0] for row in rows] == list(range(1, len(complete) + 1))
    for _, a, first, b, second in rows:
        assert (value(first), value(second)) == (a, b)
        assert "11" not in first + "0" + second


def test_wythoff_codings_against_the_encyclopedia() -> None:
    lower, upper = oracle("A000201"), oracle("A001950")
    rows = TABLES["wythoff-codings"].rows(min(len(lower), len(upper))).rows
    assert [row[1] for row in rows] == lower[: len(rows)]
    assert [row[3] for row in rows] == upper[: len(rows)]
    for _, a, first, b, second in TABLES["wythoff-codings"].rows(500).rows:
        assert second == first + "0"
        assert (value(first), value(second)) == (a, b)


def test_the_diagonal() -> None:
    equal = [x for x, y in full() if x == y and x <= 200]
    rows = list(islice(TABLES["star-diagonal-outcomes"].source(), len(equal)))
    assert [i for _, i, _ in rows] == equal
    assert all(value(coding) == i for _, i, coding in rows)
    assert all(coding.endswith("1") or i in (3, 8, 11, 21, 32) for _, i, coding in rows)
    missing = {x for x in range(1, 200) if outcome(x, x) == "N"}
    assert 53 in missing


@pytest.mark.parametrize("id", ["star-counts", "star-counts-fibonacci"])
def test_counts(id: str) -> None:
    rows = [row for row in TABLES[id].rows(8).rows if row[1] <= TO]
    assert len(rows) == 8
    for _, below, number, equal in rows:
        own = [pair for pair in full() if pair[1] < below]
        assert number == len(own)
        assert equal == sum(x == y for x, y in own)
    numbers = [row[1] for row in rows]
    if id == "star-counts":
        assert numbers == [2, 4, 8, 16, 32, 64, 128, 256]
    else:
        assert numbers == oracle("A000045")[2:10]  # F(0) = F(1) = 1 here


def test_theorem_2_row_by_row() -> None:
    table = TABLES["star-theorem-2"]
    lower, upper = oracle("A000201"), oracle("A001950")
    moves = {*zip(lower, upper, strict=False)}
    for row, _, n, x, y, who, move in table.rows(40).rows:
        assert row >= 1
        if max(x, y) > TO:
            continue
        assert who == outcome(x, y)
        assert (who == "P") == (move == "none")
        if who == "N":
            dx, dy = map(int, move.strip("()").split(", "))
            assert (min(dx, dy), max(dx, dy)) in moves
            assert outcome(x - dx, y - dy) == "P"
            assert n <= 3
    assert table.rows().complete
    assert len(table.rows().rows) == table.shown


def test_the_first_exceptions_of_conjecture_2_are_the_two_that_it_names() -> None:
    rows = list(islice(TABLES["star-conjecture-2-failures"].source(), 2))
    assert [(i, named) for _, i, _, named, *_ in rows] == [(129, "yes"), (362, "yes")]
    for _, i, coding, _, move, to in rows:
        assert value(coding) == i
        dx, dy = map(int, move.strip("()").split(", "))
        assert to == f"({i - dx}, {i - dy})"
        assert outcome(i, i) == "N"
        assert outcome(i - dx, i - dy) == "P"


def test_conjecture_1_first_fails_near_ten_thousand() -> None:
    rows = list(islice(TABLES["star-conjecture-1-failures"].source(), 13))
    assert {row[1] for row in rows} == {10}
    assert rows[0] == (1, 10, 344, 1456, 6765, 9489, "(2, 1)", "(6763, 9488)")
    for _, _, i, taken, x, y, _, _ in rows:
        assert (x, y + taken) == (6765, 10945)
        half = (taken - i) // 2  # ⌊φi⌋
        assert (2 * half - i) ** 2 < 5 * i * i < (2 * half + 2 - i) ** 2


def lost(moves: set[Position], to: int) -> set[Position]:
    won: set[Position] = set()
    found: set[Position] = set()
    for x in range(to + 1):
        for y in range(to + 1):
            if (x, y) not in won:
                found.add((x, y))
                won |= {(x + i, y + j) for i, j in moves if x + i <= to and y + j <= to}
    return found - {(0, 0)}


@pytest.mark.parametrize(
    ("column", "images"), [(1, (5, 2, 1, 7, 4, 6, 3)), (2, (3, 1, 5, 2, 4)), (3, (3, 4, 2, 1))]
)
def test_agreement_by_marking(column: int, images: tuple[int, ...]) -> None:
    to, size = 30, len(images)
    now = {(x + 1, x // size * size + images[x % size]) for x in range(to)}
    powers = [{move for move in now if max(move) <= to}]
    while len(powers) < 2 or powers[-1] != powers[-2]:
        powers.append(lost(lost(powers[-1], to), to))
    radii = [min(map(max, moves ^ powers[-1])) - 1 for moves in powers if moves != powers[-1]]
    assert len(radii) >= 2
    assert [row[column] for row in TABLES["star-agreement-radius"].rows(4).rows][
        : len(radii)
    ] == radii[:4]


@pytest.mark.parametrize("id", ["star-counts", "star-counts-fibonacci", "star-agreement-radius"])
def test_rows_that_would_never_come_are_refused_at_once(id: str) -> None:
    most = TABLES[id].most
    assert TABLES[id].shown <= most < 100
    with pytest.raises(ValueError, match=f"from 1 to {most}, not 1,000; more would take too long"):
        TABLES[id].rows(1000)
