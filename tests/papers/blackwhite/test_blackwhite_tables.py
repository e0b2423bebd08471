"""The tables of black & white nim against brute force, with code of its own."""

from itertools import product
from math import isqrt

import pytest

from chromdocs.papers import TABLES
from chromdocs.papers.blackwhite.tables.pairs import beta_table

TO = 30
BLACK = {
    "blackwhite-2-p-positions": set(range(2, 80, 2)),
    "blackwhite-3-p-positions": set(range(3, 80, 3)),
    "blackwhite-golden-p-positions": {(3 * k + isqrt(5 * k * k)) // 2 for k in range(1, 40)},
}


def p_positions(black: set[int]) -> list[tuple[int, int]]:
    """Solve the game from its rules, on the board: a pile is black, or empty."""
    open_to = black | {0}
    lost: set[tuple[int, int]] = set()
    for x, y in sorted(product(range(TO + 1), repeat=2), key=sum):
        if x not in open_to and y not in open_to:
            continue
        options = [(i, y) for i in range(x)] + [(x, j) for j in range(y)]
        if not lost.intersection(options):
            lost.add((x, y))
    return sorted((x, y) for x, y in lost if x <= y)


@pytest.mark.parametrize("id", BLACK)
def test_pairs_by_brute_force(id: str) -> None:
    rows = TABLES[id].rows(60).rows
    assert [(a, b) for _, a, b, _ in rows if b <= TO] == p_positions(BLACK[id])
    assert all(b - a == difference for _, a, b, difference in rows)
    assert TABLES[id].paper.key == "blackwhite"


def test_a_table_for_any_modulus() -> None:
    made = beta_table("example", "7/3", "7/3", "An example.", ("blackwhite/q-rational",))
    black = {7 * k // 3 for k in range(1, 40)}
    assert [row[1:3] for row in made.rows(40).rows if row[2] <= TO] == p_positions(black)


def test_no_printed_pair_is_right_for_three() -> None:
    right = {(a, b) for _, a, b, _ in TABLES["blackwhite-3-p-positions"].rows(300).rows}
    printed = {(3 * n + t, 3 * (n + t)) for n in range(1, 200) for t in (1, 2)}
    assert not printed & right
    assert "every pair is wrong" in TABLES["blackwhite-3-p-positions"].definition
