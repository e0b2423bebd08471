"""The tables on continued fractions against brute force, whole-number roots and the OEIS."""

from decimal import Decimal, getcontext
from fractions import Fraction
from itertools import product
from math import isqrt
from pathlib import Path

import pytest

from chromdocs.papers import TABLES
from chromdocs.tables.table import Column, Table

OWN = [table for table in TABLES.values() if table.paper.key == "fractions"]
ORACLES = Path(__file__).parents[2] / "oracles"
ROWS = 300
FROM_0 = {"A001951", "A000045", "A001075", "A002530", "A048788"}  # the others begin with a(1)
SHIFTS = {  # table, column: the index of the first row's term
    ("gamma-formulas", "g"): 1,
    ("convergents-1", "p"): 2,
    ("convergents-1", "q"): 1,
    ("convergents-1", "r"): 3,
    ("convergents-1", "s"): 1,
    ("convergents-2", "p"): 2,
    ("convergents-2", "q"): 1,
    ("convergents-2", "r"): 3,
    ("convergents-2", "s"): 1,
}
CITED = [(table, column) for table in OWN for column in table.columns if column.oeis]


def oracle(number: str) -> list[int]:
    lines = (ORACLES / f"{number}.txt").read_text("utf-8").splitlines()
    return [int(term) for line in lines if line[0] != "#" for term in line.split(",") if term]


@pytest.mark.parametrize(
    ("table", "column"), CITED, ids=[f"{table.id}-{column.name}" for table, column in CITED]
)
def test_cited_columns_agree_with_the_encyclopedia(table: Table, column: Column) -> None:
    terms = oracle(column.oeis)
    start = 0 if column.oeis in FROM_0 else 1
    extract = table.rows(40)
    at = SHIFTS.get((table.id, column.name), extract.rows[0][0])
    values = list(extract.values(column.name))
    if at < start:  # row 0 has no term
        assert values[0] == 0
        at, values = start, values[start - at :]
    known = terms[at - start :]
    common = min(len(known), len(values))
    assert common >= 17
    assert values[:common] == known[:common]
    assert column.oeis in column.meaning


def gamma_pair(k: int, n: int) -> tuple[int, int]:
    root = isqrt(n * n * k * (k + 4))
    return (n * k + root) // (2 * k), (n * (k + 2) + root) // 2


def lost(moves: set[tuple[int, int]], to: int) -> list[tuple[int, int]]:
    """Return the P-positions with x <= y of the game with these moves, from the definition."""
    found: set[tuple[int, int]] = set()
    for x, y in product(range(to + 1), repeat=2):
        if not any((x - s, y - t) in found for s, t in moves):
            found.add((x, y))
    return sorted((x, y) for x, y in found if x <= y)


def wythoff_moves(k: int, to: int) -> set[tuple[int, int]]:
    board = product(range(to + 1), repeat=2)
    return {(s, t) for s, t in board if s + t and (0 in (s, t) or abs(s - t) < k)}


@pytest.mark.parametrize("k", range(1, 5))
def test_sequences_of_gamma(k: int) -> None:
    word = "σ"
    while len(word) < ROWS:
        word = word.replace("σ", "s").replace("τ", "σ" + (k + 1) * "τ").replace("s", "σ" + k * "τ")
    taus = 0
    for n, a, b, c, d, letter, index, gap in TABLES[f"gamma-sequences-{k}"].rows(ROWS).rows:
        before = gamma_pair(k, n - 1)
        assert (a, b) == gamma_pair(k, n)
        assert (c, d) == (a - before[0], b - before[1])
        assert letter == word[n - 1]
        taus += letter == "τ"
        assert index == (0 if letter == "σ" else (taus - 1) % k + 1)
        assert (c == 2) == (index == k)
        assert gap == b - a


@pytest.mark.parametrize("k", range(1, 5))
def test_pairs_are_the_p_positions(k: int) -> None:
    to = 24
    rows = TABLES[f"wythoff-sequences-{k}"].rows(40).rows
    assert [row[1:3] for row in rows if row[2] <= to] == lost(wythoff_moves(k, to), to)
    assert all(difference == k * n for n, *_, difference in rows)
    extra = {
        move
        for _, of, _, _, f, _, v in TABLES["gamma-extra-moves"].rows(100).rows
        if of == k
        for move in ((f, v), (v, f))
    }
    rows = TABLES[f"gamma-sequences-{k}"].rows(40).rows
    pairs = [(0, 0), *(row[1:3] for row in rows if row[2] <= to)]
    assert pairs == lost(wythoff_moves(k, to) | extra, to)


@pytest.mark.parametrize("k", [2, 3])
def test_pairs_of_duchene_and_rigo_share_out_the_integers(k: int) -> None:
    rows = TABLES[f"duchene-rigo-sequences-{k}"].rows(ROWS).rows
    numbers = sorted(number for row in rows[1:] for number in row[1:3])
    whole = max(row[1] for row in rows)
    assert numbers[:whole] == list(range(1, whole + 1))
    assert all(difference == b - a for _, a, b, difference in rows)
    x = Fraction(k + 1)
    for _ in range(60):  # 1/(x - 1) + 1 has the fraction [1; 1, k, 1, k, ...] in the limit
        x = 1 + 1 / (k + 1 / x)
    alpha = 1 + 1 / x
    assert [row[1] for row in rows] == [int(n * alpha) for n in range(ROWS)]


def test_moves_at_the_right_of_figure_4() -> None:
    roots = [(isqrt(3 * n * n), (3 * n + isqrt(3 * n * n)) // 2) for n in range(1, 40)]
    found = lost({move for pair in roots for move in (pair, pair[::-1])}, 80)
    inner = sorted((y, x) for x, y in found if 0 < x <= y)
    rows = TABLES["duchene-rigo-star-moves"].rows(60).rows
    assert rows[-1][2] <= 80
    assert [*rows] == [(n, x, y, y - x) for n, (y, x) in enumerate(inner[:60], 1)]


def test_extra_moves_follow_the_recursion() -> None:
    rows = TABLES["gamma-extra-moves"].rows(80).rows
    assert [row[0] for row in rows] == list(range(1, 81))
    before: dict[tuple[int, int], tuple[int, int, int]] = {}
    for _, k, i, n, f, g, v in rows:
        last, f_0, g_0 = before.get((k, i), (0, 0, i + 1))
        assert (n, f, g, v) == (last + 1, f_0 + g_0, k * f_0 + (k + 1) * g_0 + i, g - 1)
        before[k, i] = n, f, g
    assert set(before) == {(k, i) for k in range(2, 6) for i in range(1, k)}
    assert (161, 780) in {(f, v) for _, k, i, _, f, _, v in rows if (k, i) == (4, 3)}


def test_formula_5_gives_the_second_part_of_the_move() -> None:
    getcontext().prec = 60
    root = Decimal(3).sqrt()
    for n, f, g, v, four, five in TABLES["gamma-formulas"].rows(30).rows:
        up, down = (2 + root) ** n, (2 - root) ** n
        assert four == f == round(((1 + root) * up + (1 - root) * down - 2) / 4)
        assert five == v == g - 1 == round(((2 + root) * up + (2 - root) * down - 2) / 2)


@pytest.mark.parametrize("id", ["alpha-beta", "wythoff-alpha-beta"])
def test_numbers_to_twenty_places(id: str) -> None:
    getcontext().prec = 60
    for k, square, low, low_form, low_digits, high, high_form, high_digits in (
        TABLES[id].rows(60).rows
    ):
        root = Decimal(square).sqrt()
        if id == "alpha-beta":
            alpha, beta = (1 + root / k) / 2, (k + 2 + root) / 2
            # the period is written as short as it can be
            fractions = (f"[1; ({k}, 1)]", f"[{k + 1}; (1, {k})]")
        else:
            alpha, beta = (2 - k + root) / 2, (2 + k + root) / 2
            fractions = (f"[1; ({k})]", f"[{k + 1}; ({k})]")
        assert (low, high) == (fractions if k > 1 else ("[1; (1)]", "[2; (1)]"))
        for digits, form, number in ((low_digits, low_form, alpha), (high_digits, high_form, beta)):
            assert digits == str(number)[: str(number).index(".") + 21]
            names = {"sqrt": lambda x: Decimal(x).sqrt()}
            assert abs(eval(form, {}, names) - number) < Decimal(10) ** -50


@pytest.mark.parametrize("k", range(1, 5))
def test_convergents_of_both_numbers(k: int) -> None:
    for n, x, p, q, y, r, s in TABLES[f"convergents-{k}"].rows(20).rows:
        low, high = ([1, *(k, 1) * 20][:n], [k + 1, *(1, k) * 20][:n])
        assert (x, y) == (low[-1], high[-1])
        for quotients, top, bottom in ((low, p, q), (high, r, s)):
            value = Fraction(quotients[-1])
            for quotient in reversed(quotients[:-1]):
                value = quotient + 1 / value
            assert value == Fraction(top, bottom)
            assert value.numerator == top


@pytest.mark.parametrize("table", OWN, ids=lambda table: table.id)
def test_definitions_say_which_reading_they_follow(table: Table) -> None:
    told = {
        "fractions/ex-2": "lacks one 4",
        "fractions/ex-5": "(163, 780)",
        "fractions/eq-4-5": "(5)",
    }
    told["fractions/eq-3"] = "prints k + 1"
    for claim in table.claims:
        assert told.get(claim, "") in table.definition
