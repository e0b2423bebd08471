"""The tables of black & white nim against brute force, with code of its own."""

from collections import Counter
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


def test_partners_of_other_sequences() -> None:
    primes = {n for n in range(2, TO + 1) if all(n % d for d in range(2, n))}
    triangular = {n * (n + 1) // 2 for n in range(1, 9)}
    squares = {n * n for n in range(1, 6)}
    rows = TABLES["open-blackwhite-sequence"].rows().rows
    for place, black in enumerate((primes, triangular, squares), 1):
        listed = {tuple(sorted((row[0], row[place]))) for row in rows}
        lost = {(x, y) for x, y in p_positions(black) if y}
        assert {(x, y) for x, y in listed if y <= TO} == {(x, y) for x, y in lost if x <= len(rows)}


def brute(black: set[int], to: int, leave: str) -> tuple[set[tuple[int, ...]], ...]:
    """Return what a move may leave on three piles, empty ones disregarded, and what is lost."""

    def may(at: tuple[int, ...]) -> bool:
        tops = {heap in black for heap in at if heap}
        return {"white": True not in tops, "one": len(tops) < 2}[leave]

    legal = set(filter(may, product(range(to + 1), repeat=3)))
    lost: set[tuple[int, ...]] = set()
    for at in sorted(legal, key=sum):
        options = {(*at[:i], less, *at[i + 1 :]) for i in range(3) for less in range(at[i])}
        if not options & lost:
            lost.add(at)
    return legal, lost


def test_variations_that_are_nim_on_three_piles() -> None:
    table = TABLES["open-blackwhite-nim-variants"]
    names = [column.name for column in table.columns]
    for row in table.rows().rows:
        black = {k for k in range(1, 6) if row[0] >> k - 1 & 1}
        for leave in ("white", "one"):
            legal, lost = brute(black, 5, leave)
            is_nim = lost == {(x, y, z) for x, y, z in legal if x ^ y ^ z == 0}
            assert row[names.index(f"{leave}_3")] == ("yes" if is_nim else "no")
            assert row[names.index(f"{leave}_2")] == "yes"


def test_three_piles_by_the_largest() -> None:
    rows = TABLES["open-blackwhite-more-piles"].rows(10).rows
    lost: set[tuple[int, ...]] = set()
    for at in sorted(product(range(10), repeat=3), key=sum):
        options = {(*at[:i], less, *at[i + 1 :]) for i in range(3) for less in range(at[i])}
        if any(heap % 3 == 0 for heap in at) and not options & lost:
            lost.add(at)
    counted = Counter(at[2] for at in lost if list(at) == sorted(at))
    assert [row[2] for row in rows] == [counted[z] for z in range(10)]
    nim = Counter(z for x, y, z in product(range(10), repeat=3) if x <= y <= z and x ^ y ^ z == 0)
    assert [row[1] for row in rows] == [row[4] for row in rows] == [nim[z] for z in range(10)]
