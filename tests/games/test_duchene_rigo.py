"""The game for [1; 1, k, 1, k, ...]: its rules, pairs and winning moves against brute force."""

from itertools import count, product, takewhile
from math import isqrt
from random import Random

import pytest
from bounds import bound, examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.duchene_rigo import candidates, duchene_rigo
from chromdocs.games.game import Moves, Position, invariant
from chromdocs.numbers.contfrac import duchene_rigo_pair
from chromdocs.solve.reference import Reference

often = examples(80)


def by_hand(k: int, n: int) -> Position:
    """Return (a_n, b_n) in integers: alpha = 1 + x and beta = 2 + x/k, where x² + kx = k."""
    root = isqrt(n * n * (k * k + 4 * k))
    return (n * (2 - k) + root) // 2, (3 * n * k + root) // (2 * k)


def up_to(k: int, to: int) -> list[Position]:
    return list(takewhile(lambda p: p[1] <= to, (by_hand(k, n) for n in count())))


def is_move(k: int, s: int, t: int) -> bool:
    if s == t:
        return s > 0 and s not in range(2, 2 * k, 2)
    return 0 in (s, t) or {s, t} == {2 * k + 1, 2 * k + 2}


@pytest.mark.parametrize("k", range(1, 6))
def test_rules(k: int) -> None:
    game, to = duchene_rigo(k), 25
    moves = {(s, t) for s, t in product(range(to + 1), repeat=2) if is_move(k, s, t)}
    assert {m for m in product(range(to + 1), repeat=2) if game.moves.contains(m)} == moves
    for x, y in [(25, 25), (12, 25), (25, 11), (0, 7), (2, 2), (0, 0)]:
        found = list(game.moves.within((x, y)))
        assert len(found) == len(set(found))
        assert set(found) == {(s, t) for s, t in moves if s <= x and t <= y}


@pytest.mark.parametrize("k", range(1, 9))
def test_p_positions_by_brute_force(k: int) -> None:
    game, to = duchene_rigo(k), bound(40, 60)
    found = Reference(game).p_positions(to)
    assert found == up_to(k, to)
    assert game.solution
    assert list(game.solution.p_positions(to)) == found
    for x, y in product(range(to + 1), repeat=2):
        assert game.solution.is_p((x, y)) == ((min(x, y), max(x, y)) in found)


@pytest.mark.parametrize("k", [1, 2, 3, 5, 8, 13])
def test_winning_moves(k: int) -> None:
    solution, to = duchene_rigo(k).solution, bound(60, 150)
    assert solution
    lost = set(up_to(k, to))
    for x, y in product(range(to + 1), repeat=2):
        if (min(x, y), max(x, y)) not in lost:
            after = solution.winning_move((x, y))
            assert min(after) >= 0
            assert is_move(k, x - after[0], y - after[1])
            assert (min(after), max(after)) in lost


@pytest.mark.parametrize("k", [2, 3, 4])
def test_neither_change_of_wythoff_nim_can_be_spared(k: int) -> None:
    whole = [m for m in product(range(41), repeat=2) if is_move(k, *m)]
    extra = {(2 * k + 1, 2 * k + 2), (2 * k + 2, 2 * k + 1)}
    for moves in ([m for m in whole if m not in extra], [*whole, (2 * k - 2, 2 * k - 2)]):
        spoilt = invariant("spoilt", "Take.", 2, Moves.listed(moves), symmetric=True)
        assert Reference(spoilt).p_positions(40) != up_to(k, 40)
    kept = invariant("whole", "Take.", 2, Moves.listed(whole), symmetric=True)
    assert Reference(kept).p_positions(40) == up_to(k, 40)


@often
@given(st.integers(1, 20), st.integers(0, 1 << 300), st.integers(0, 50), st.integers(-2, 2))
def test_winning_moves_above_large_pairs(k: int, n: int, up: int, off: int) -> None:
    """Twice a small number above a pair, where a diagonal move would be left out."""
    game = duchene_rigo(k)
    assert game.solution
    a, b = candidates(k).nth(n)
    assert (a, b) == by_hand(k, n)
    position = (b + 2 * up, max(0, a + 2 * up + off))
    if not game.solution.is_p(position):
        after = game.solution.winning_move(position)
        assert game.solution.is_p(after)
        assert is_move(k, position[0] - after[0], position[1] - after[1])


def test_the_extra_move_wins_where_it_must() -> None:
    solution = duchene_rigo(2).solution
    assert solution
    assert solution.winning_move((15, 20)) == (10, 14)
    assert solution.winning_move((20, 15)) == (14, 10)


@pytest.mark.parametrize("k", range(1, 12))
def test_the_printed_pair_3(k: int) -> None:
    """The partner of [1; 1, k, ...] begins with 2; the paper prints k + 1."""
    alpha, beta = duchene_rigo_pair(k)
    assert alpha.complement() == beta
    printed = type(beta)((k + 1,), (k, 1))
    assert (alpha.complement() == printed) == (k == 1)


@pytest.mark.parametrize("k", [1, 2, 9, 10**6])
def test_ten_thousand_digits(k: int) -> None:
    n = Random(k).getrandbits(33_300)
    solution = duchene_rigo(k).solution
    assert solution
    a, b = candidates(k).nth(n)
    assert solution.is_p((b, a))
    for position in [(a, b - 1), (b + 2, a + 2), (a + 1, b + 3), (a // 2, b)]:
        if not solution.is_p(position):
            after = solution.winning_move(position)
            assert solution.is_p(after)
            assert is_move(k, position[0] - after[0], position[1] - after[1])


def test_words() -> None:
    assert duchene_rigo(3).rule == (
        "Take any number of tokens from one heap, or the same number from both unless it is even "
        "and below 6, or 7 from one heap and 8 from the other."
    )
    assert "unless" not in duchene_rigo(1).rule


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("duchene-rigo:k=0", "duchene-rigo: k must be a whole number from 1, not 0"),
        ("duchene-rigo:k=1/2", "duchene-rigo: k must be a whole number from 1, not 1/2"),
        ("duchene-rigo:n=2", "duchene-rigo: unknown parameter 'n'; known: k"),
    ],
)
def test_wrong_games(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match="duchene-rigo") as caught:
        catalogue.game(text)
    assert str(caught.value) == complaint


def test_a_wrong_number() -> None:
    with pytest.raises(ValueError, match=r"^duchene-rigo: k must be a whole number from 1, not 0$"):
        duchene_rigo(0)
