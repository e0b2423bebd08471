"""Gamma_k: its rules, its pairs and its winning moves, against the definitions and brute force."""

from itertools import count, islice, product, takewhile
from math import isqrt
from random import Random

import pytest
from bounds import bound, examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.game import Position
from chromdocs.games.gamma import (
    candidates,
    extra_moves,
    formula_4,
    formula_5,
    gamma,
    index,
    pair,
    type_three_move,
)
from chromdocs.games.wythoff import wythoff
from chromdocs.numbers.words import phi
from chromdocs.solve.reference import Reference

often = examples(60)


def by_hand(k: int, n: int) -> Position:
    """Return (a_n, b_n) from the closed forms of alpha and beta on page 404, in integers."""
    root = isqrt(n * n * (k * k + 4 * k))
    return (n * k + root) // (2 * k), (n * (k + 2) + root) // 2


def extra(k: int, to: int) -> set[Position]:
    """Return the Type III moves by Lemma 8 for g and Lemma 23 for f: f_n is a_j, j = g_(n-1)."""
    found = set()
    for i in range(1, k):
        g, after = i + 1, (k + 1) * (i + 1) + i
        while after - 1 <= to:
            found.add((by_hand(k, g)[0], after - 1))
            g, after = after, (k + 2) * after - g
    return found


def is_move(k: int, s: int, t: int, extras: set[Position]) -> bool:
    if min(s, t) == 0:
        return max(s, t) > 0
    return abs(s - t) < k or (min(s, t), max(s, t)) in extras


@pytest.mark.parametrize("k", range(1, 7))
def test_rules(k: int) -> None:
    game, to = gamma(k), 45
    extras = extra(k, to)
    moves = {(s, t) for s, t in product(range(to + 1), repeat=2) if is_move(k, s, t, extras)}
    assert {m for m in product(range(to + 1), repeat=2) if game.moves.contains(m)} == moves
    for x, y in [(45, 45), (20, 45), (45, 3), (0, 7), (6, 2), (0, 0)]:
        found = list(game.moves.within((x, y)))
        assert len(found) == len(set(found))
        assert set(found) == {(s, t) for s, t in moves if s <= x and t <= y}
        assert set(game.options((x, y))) == {(x - s, y - t) for s, t in found}


def test_gamma_1_is_wythoff_nim() -> None:
    """Remark 6."""
    assert gamma(1).rule == wythoff().rule
    assert list(gamma(1).moves.within((9, 7))) == list(wythoff().moves.within((9, 7)))


@pytest.mark.parametrize("k", range(1, 11))
def test_theorem_3_by_brute_force(k: int) -> None:
    game, to = gamma(k), bound(40, 60)
    found = Reference(game).p_positions(to)
    expected = list(takewhile(lambda p: p[1] <= to, (by_hand(k, n) for n in count())))
    assert found == expected
    assert game.solution
    assert list(game.solution.p_positions(to)) == found
    for x, y in product(range(to + 1), repeat=2):
        assert game.solution.is_p((x, y)) == ((min(x, y), max(x, y)) in found)


@pytest.mark.parametrize("k", range(1, 11))
def test_winning_moves(k: int) -> None:
    solution, to = gamma(k).solution, bound(60, 120)
    assert solution
    lost = {by_hand(k, n) for n in range(to)}
    extras = extra(k, to)
    for x, y in product(range(to + 1), repeat=2):
        if (min(x, y), max(x, y)) not in lost:
            after = solution.winning_move((x, y))
            assert min(after) >= 0
            assert is_move(k, x - after[0], y - after[1], extras)
            assert (min(after), max(after)) in lost


def test_printed_numbers() -> None:
    """Examples 2, 4 and 5; in Example 5 the recursion gives (161, 780), where 163 is printed."""
    first = [pair(2, n) for n in range(1, 16)]
    assert [b for _, b in first] == [3, 7, 11, 14, 18, 22, 26, 29, 33, 37, 41, 44, 48, 52, 55]
    assert [a for a, _ in first] == [1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 15, 16, 17, 19, 20]
    assert list(islice(extra_moves(2, 1), 3)) == [(2, 6), (9, 25), (35, 96)]
    assert list(islice(extra_moves(4, 1), 3)) == [(2, 10), (13, 63), (77, 372)]
    assert list(islice(extra_moves(4, 2), 3)) == [(3, 16), (20, 98), (119, 576)]
    assert list(islice(extra_moves(4, 3), 3)) == [(4, 22), (27, 133), (161, 780)]
    story = [(33, 163), (35, 169), (36, 174), (37, 180), (38, 186)]
    assert [pair(4, n) for n in range(28, 33)] == story
    assert index(4, 32) == 2
    assert type_three_move(4, 32) == (20, 98)
    solution = gamma(4).solution
    assert solution
    assert solution.winning_move((38, 185)) == (18, 87)
    assert solution.winning_move((185, 38)) == (87, 18)


@pytest.mark.parametrize("k", [1, 2, 3, 4, 7])
def test_index_by_the_word(k: int) -> None:
    """Definition 24: number the letters tau of W with 1, ..., k in turn."""
    tau, seen = phi(k).prefix("σ", 600), 0
    assert index(k, 0) is None
    for n, letter in enumerate(tau, 1):
        seen += letter == "τ"
        i = (seen - 1) % k + 1
        assert index(k, n) == (i if letter == "τ" and i < k else None)


@pytest.mark.parametrize("k", range(2, 11))
def test_lemma_26(k: int) -> None:
    lost = {by_hand(k, n) for n in range(1200)}
    moves = {i: sorted(islice(extra_moves(k, i), 12)) for i in range(1, k)}
    for n in range(1, 1200):
        if (i := index(k, n)) is None:
            continue
        a, b = by_hand(k, n)
        u, v = type_three_move(k, n)
        assert (u, v) == max(m for m in moves[i] if m[1] <= b - 1)
        assert (a - u, b - 1 - v) in lost


@given(st.integers(0, 400))
def test_formulas_4_and_5(n: int) -> None:
    """(4) is f_n. (5) is printed as g_n, and is g_n - 1."""
    f, g = 0, 2
    for _ in range(n):
        f, g = f + g, 2 * f + 3 * g + 1
    assert formula_4(n) == f
    assert formula_5(n) == g - 1


@often
@given(st.integers(1, 30), st.integers(1, 1 << 400), st.integers(-3, 3))
def test_winning_moves_near_large_pairs(k: int, n: int, off: int) -> None:
    solution = gamma(k).solution
    assert solution
    a, b = pair(k, n)
    assert (a, b) == by_hand(k, n)
    assert solution.is_p((b, a))
    position = (max(0, b - 1 + off), a)
    if not solution.is_p(position):
        after = solution.winning_move(position)
        assert solution.is_p(after)
        assert gamma(k).moves.contains((position[0] - after[0], position[1] - after[1]))


@often
@given(st.integers(1, 12), st.integers(0, 1 << 200), st.integers(0, 1 << 200))
def test_winning_moves_anywhere(k: int, x: int, y: int) -> None:
    game = gamma(k)
    assert game.solution
    if not game.solution.is_p((x, y)):
        after = game.solution.winning_move((x, y))
        assert game.solution.is_p(after)
        assert game.moves.contains((x - after[0], y - after[1]))


@pytest.mark.parametrize("k", [2, 3, 100, 10**40])
def test_ten_thousand_digits(k: int) -> None:
    n = Random(k).getrandbits(33_300)
    n = next(m for m in count(n) if index(k, m) is not None)
    game = gamma(k)
    assert game.solution
    a, b = pair(k, n)
    assert game.solution.is_p((b, a))
    u, v = type_three_move(k, n)
    assert game.solution.winning_move((b - 1, a)) == (b - 1 - v, a - u)
    assert game.solution.is_p((b - 1 - v, a - u))
    assert game.moves.contains((v, u))
    assert not game.moves.contains((v, u + 1))
    assert next(game.moves.within((a, b)))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("gamma:k=0", "gamma: k must be a whole number from 1, not 0"),
        ("gamma:k=two", "gamma: k must be a whole number from 1, not two"),
        ("gamma:n=2", "gamma: unknown parameter 'n'; known: k"),
    ],
)
def test_wrong_games(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match="gamma") as caught:
        catalogue.game(text)
    assert str(caught.value) == complaint


def test_wrong_numbers() -> None:
    for call, complaint in [
        (lambda: gamma(0), "gamma: k must be a whole number from 1, not 0"),
        (lambda: candidates(-1), "gamma: k must be a whole number from 1, not -1"),
        (lambda: pair(2, -1), "pairs: n must not be negative, not -1"),
        (lambda: index(2, -1), "pairs: n must not be negative, not -1"),
        (lambda: extra_moves(4, 4), "extra_moves: i must be less than k = 4, not 4"),
        (lambda: extra_moves(1, 0), "extra_moves: i must be a whole number from 1, not 0"),
        (lambda: type_three_move(2, 1), "type_three_move: pair 1 for k = 2 has no index"),
        (lambda: formula_4(-1), "gamma: n must be a whole number from 0, not -1"),
        (lambda: formula_5(-2), "gamma: n must be a whole number from 0, not -1"),
    ]:
        with pytest.raises(ValueError, match=r"^") as caught:
            call()
        assert str(caught.value) == complaint
