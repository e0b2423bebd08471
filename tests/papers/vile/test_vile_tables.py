"""The tables of MARK and its relatives against brute force with code of its own, and the OEIS."""

import re
from itertools import count
from pathlib import Path

import pytest

from chromdocs.papers import TABLES

OWN = [table for table in TABLES.values() if table.paper.key == "vile"]
ORACLES = Path(__file__).parents[2] / "oracles"
TO = 700


def oracle(number: str) -> list[int]:
    lines = (ORACLES / f"{number}.txt").read_text("utf-8").splitlines()
    return [int(term) for line in lines if line[0] != "#" for term in re.findall(r"\d+", line)]


def column(id: str, name: str, rows: int = TO) -> list:
    return list(TABLES[id].rows(rows).values(name))


def moves(n: int, k: int = 2, up: bool = False) -> set[int]:
    part = -(-n // k) if up else n // k
    return {part, *(n - taken for taken in range(1, k) if n - taken >= up)} if n > up else set()


def solved(to: int, k: int = 2, up: bool = False, misere: bool = False) -> tuple[list, list]:
    """Return N- and P-positions up to *to*, from the rules."""
    won: list[int] = []
    lost: list[int] = []
    for n in range(int(up), to + 1):
        options = moves(n, k, up)
        wins = bool(options.intersection(lost)) or (misere and not options)
        (won if wins else lost).append(n)
    return won, lost


def grundy(to: int, k: int) -> list[int]:
    values: list[int] = []
    for n in range(to + 1):
        reached = {values[option] for option in moves(n, k)}
        values.append(next(v for v in count() if v not in reached))
    return values


@pytest.mark.parametrize(
    ("id", "k", "up", "misere"),
    [
        ("mark-positions", 2, False, False),
        ("misere-mark-positions", 2, False, True),
        ("upmark-positions", 2, True, False),
        ("mark-3-positions", 3, False, False),
        ("mark-4-positions", 4, False, False),
    ],
)
def test_positions_by_brute_force(id, k, up, misere):
    won, lost = solved(TO, k, up, misere)
    if not misere:
        won = [0, *won]  # a_0 = 0 by convention
    a, b = column(id, "a"), column(id, "b")
    assert [n for n in a if n <= TO] == won
    assert [n for n in b if n <= TO] == lost


@pytest.mark.parametrize(
    ("id", "k"), [("mark-outcomes", 2), ("mark-3-values", 3), ("mark-4-values", 4)]
)
def test_values_by_brute_force(id, k):
    assert column(id, "g") == grundy(TO - 1, k)
    _, lost = solved(TO - 1, k)
    assert [n for n, letter in enumerate(column(id, "outcome")) if letter == "P"] == lost


def test_kinds_of_heaps_count_ones_and_zeros():
    for n, kind in enumerate(column("mark-outcomes", "kind")):
        digits = bin(n)[2:]
        dopey = (len(digits) - len(digits.rstrip("0"))) % 2 == 1
        odious = digits.count("1") % 2 == 1
        assert kind == f"{'dopey' if dopey else 'vile'} and {'odious' if odious else 'evil'}"


def test_four_kinds_hold_every_number_once():
    rows = TABLES["kinds-of-numbers"].rows(400).rows
    kinds = TABLES["mark-outcomes"].rows(500).values("kind")
    seen = {}
    for _, *numbers in rows:
        names = ("vile and odious", "vile and evil", "dopey and odious", "dopey and evil")
        for n, name in zip(numbers, names, strict=True):
            assert n not in seen
            seen[n] = name
    assert all(seen[n] == kinds[n] for n in range(1, 500))


def test_the_sets_of_upmark_are_the_odd_positions_left_out_and_their_neighbours():
    _, lost = solved(TO, up=True)
    left_out = [n for n in range(1, TO - 4, 2) if n not in lost]
    rows = TABLES["upmark-excluded"].rows(len(left_out)).rows
    assert [row[1] for row in rows] == left_out
    for _, n, before, after, digits in rows:
        assert before == max(p for p in lost if p < n)
        assert after == min(p for p in lost if p > n)
        assert int(digits, 2) == n


@pytest.mark.parametrize(
    ("id", "name", "number", "from_row"),
    [
        ("mark-outcomes", "g", "A229764", 0),
        ("mark-positions", "a", "A003159", 1),
        ("mark-positions", "b", "A036554", 1),
        ("misere-mark-positions", "a", "A171944", 0),
        ("misere-mark-positions", "b", "A171945", 0),
        ("upmark-positions", "a", "A171946", 0),
        ("upmark-positions", "b", "A171947", 0),
        ("upmark-positions", "b", "A072939", 1),
        ("upmark-excluded", "S_0", "A249034", 0),
        ("upmark-excluded", "S_-", "A131323", 0),
        ("kinds-of-numbers", "vile odious", "A091855", 0),
        ("kinds-of-numbers", "vile evil", "A091785", 0),
        ("mark-3-positions", "a", "A007417", 1),
        ("mark-3-positions", "b", "A145204", 0),
        ("mark-4-positions", "a", "A171948", 0),
        ("mark-4-positions", "b", "A171949", 0),
        ("mark-outcomes", "binary", "A007088", 0),
        ("mark-3-values", "base 3", "A007089", 0),
        ("mark-4-values", "base 4", "A007090", 0),
    ],
)
def test_oeis(id, name, number, from_row):
    terms = oracle(number)
    assert len(terms) >= 20
    assert [int(v) for v in column(id, name, from_row + len(terms))[from_row:]] == terms


def test_every_number_of_the_oeis_has_its_oracle_and_is_named_where_it_is_shifted():
    for table in OWN:
        for own in table.columns:
            if own.oeis:
                assert (ORACLES / f"{own.oeis}.txt").exists()
            named = re.findall(r"A\d{6}", own.meaning)
            assert not named or own.oeis in named


def test_pages_show_as_much_as_a_reader_takes_in():
    assert all(40 <= table.shown <= 150 for table in OWN)


def test_the_drafts_say_what_holds():
    for k in (3, 4):
        draft = TABLES[f"mark-{k}-values"].drafts["g"]
        values = column(f"mark-{k}-values", "g")
        for n in range(k, TO):
            reached = {values[n // k], *values[n - k + 1 : n]}
            assert values[n] == next(v for v in count() if v not in reached)
        for q in range(1, TO // k - 1):
            row = sorted(values[k * q : k * q + k])
            assert row == [v for v in range(k + 1) if v != values[q]]
        said = draft.example[0]
        for n, value in re.findall(r"a\((\d+)\) = (\d+)", said):
            assert values[int(n)] == int(value)


def test_definitions_own_up_to_the_readings():
    assert "to the letter it would start with 3" in TABLES["upmark-excluded"].definition
    for id in ("misere-mark-positions", "mark-4-positions"):
        assert "both are there now" in TABLES[id].definition
