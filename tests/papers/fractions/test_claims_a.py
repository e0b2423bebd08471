"""Slips of the fractions paper, Section 1, confirmed by code that shares nothing with chromdocs."""

from fractions import Fraction
from itertools import chain, cycle, islice
from math import isqrt

import pytest


def number(first: int, *period: int) -> Fraction:
    """Return [first; period, period, ...] up to 80 quotients, exact enough for small multiples."""
    x = Fraction(1)
    for quotient in reversed(list(islice(chain([first], cycle(period)), 80))):
        x = quotient + 1 / x
    return x


def terms(modulus: Fraction, to: int) -> list[int]:
    return [m for m in (int(n * modulus) for n in range(1, to + 1)) if m <= to]


def wrong(alpha: Fraction, beta: Fraction, to: int = 300) -> list[int]:
    """Return the integers up to *to* that are not a term exactly once."""
    both = terms(alpha, to) + terms(beta, to)
    return [m for m in range(1, to + 1) if both.count(m) != 1]


def test_pair_of_the_abstract() -> None:
    assert wrong(number(1, 1, 1), number(2, 1, 1)) == []
    for k in range(2, 12):
        assert wrong(number(1, k, 1), number(k + 1, k, 1))
        assert wrong(number(1, k, 1), number(k + 1, 1, k)) == []
    alpha, beta = number(1, 2, 1), number(3, 2, 1)
    assert wrong(alpha, beta)[0] == 6
    assert int(5 * alpha) == int(2 * beta) == 6


def test_pair_3() -> None:
    assert wrong(number(1, 1, 1), number(2, 1, 1)) == []
    for k in range(2, 12):
        assert wrong(number(1, 1, k), number(k + 1, k, 1))
        assert wrong(number(1, 1, k), number(2, k, 1)) == []
    assert wrong(number(1, 1, 2), number(3, 2, 1))[0] == 2
    assert terms(number(1, 1, 2), 5) == [1, 3, 5]


@pytest.mark.parametrize("k", range(1, 5))
def test_the_mended_pair_3_has_a_game(k: int) -> None:
    """Wythoff nim without small even diagonal moves, and with (2k + 1, 2k + 2)."""
    to = 45
    alpha, beta = number(1, 1, k), number(2, k, 1)
    moves = [(s, s) for s in range(1, to + 1) if s >= 2 * k or s % 2]
    moves += [(2 * k + 1, 2 * k + 2), (2 * k + 2, 2 * k + 1)]
    moves += [move for s in range(1, to + 1) for move in ((s, 0), (0, s))]
    lost: set[tuple[int, int]] = set()
    for x in range(to + 1):
        for y in range(to + 1):
            if not any((x - s, y - t) in lost for s, t in moves):
                lost.add((x, y))
    pairs = {(int(n * alpha), int(n * beta)) for n in range(to + 1)}
    assert {(x, y) for x, y in lost if x <= y} == {pair for pair in pairs if pair[1] <= to}


def test_a_4_is_missing_in_example_2() -> None:
    b = [2 * n + isqrt(3 * n * n) for n in range(16)]  # floor(n·(2 + sqrt(3)))
    assert b[1:] == [3, 7, 11, 14, 18, 22, 26, 29, 33, 37, 41, 44, 48, 52, 55]
    d = [b[n] - b[n - 1] for n in range(1, 16)]
    printed = [3, 4, 4, 3, 4, 4, 4, 3, 4, 4, 3, 4, 4, 3]
    assert d[:10] == printed[:10]
    assert (d[10], printed[10]) == (4, 3)
    assert d == [*printed[:10], 4, *printed[10:]]


def test_formula_5_is_too_small_by_1() -> None:
    f, g = 0, 2
    p, q = 2, 1  # (2 + sqrt(3))^(n + 1) is p + q·sqrt(3)
    for _ in range(30):
        assert Fraction(2 * p - 2, 2) == g - 1
        assert Fraction(2 * p, 2) == g
        f, g = f + g, 2 * f + 3 * g + 1
        p, q = 2 * p + 3 * q, p + 2 * q


def test_the_ninth_move_of_example_5() -> None:
    f, g = 0, 4
    moves = []
    for _ in range(3):
        f, g = f + g, 4 * f + 5 * g + 3
        moves.append((f, g - 1))
    assert moves == [(4, 22), (27, 133), (161, 780)]
    # each move of this kind, with 1 put back, is a pair; the printed one is not
    alpha, beta = number(1, 4, 1), number(5, 1, 4)
    pairs = {(int(n * alpha), int(n * beta)) for n in range(300)}
    assert all((u, v + 1) in pairs for u, v in moves)
    assert (163, 781) not in pairs
