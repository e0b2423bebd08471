"""The Mouse trap: the five printed sets once more, what they lack, and huge heaps."""

from itertools import product

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.game import Position, subtract
from chromdocs.games.mousetrap import mousetrap
from chromdocs.games.rational_pair import rational_pair
from chromdocs.games.star import star
from chromdocs.solve.reference import Reference

HUGE = 10**10_000
TO = 60


def a(i: int) -> int:
    return 3 * i // 2


S = [(0, 0), *((a(i), 3 * i - 1) for i in range(1, TO) if 3 * i - 1 <= TO)]


def theorem_5(end: int) -> set[Position]:
    """Return the sets M_0 to M_4 within TO, M_1 with m < 2n - *end*; the paper prints 1."""
    few = [(1, 1), (3, 3), (3, 4), (4, 4), (4, 7), (6, 6), (6, 7), (6, 10)]
    some = range(3, TO)
    m_1 = [(a(2 * n - 1), a(2 * m - 1)) for n in some for m in range(n, 2 * n - end)]
    m_2 = [(a(2 * n), a(2 * m)) for n in some for m in range(n, 2 * n - 2)]
    m_3 = [(a(2 * n), a(4 * n - odd)) for n in some for odd in (1, 3)]
    m_4 = [(0, x) for x in range(1, TO + 1)]
    every = {*few, *m_1, *m_2, *m_3, *m_4}
    return {m for low, high in every if high <= TO for m in ((low, high), (high, low))}


@pytest.mark.parametrize(("reading", "end"), [("printed", 1), ("corrected", 0)])
def test_moves(reading: str, end: int) -> None:
    moves, expected = mousetrap(reading).moves, theorem_5(end)
    listed = list(moves.within((TO, TO)))
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    for move in product(range(-2, TO + 1), repeat=2):
        assert moves.contains(move) == (move in expected), move
    for x, y in [(0, 0), (5, 40), (40, 5), (17, 23)]:
        fitting = {(s, t) for s, t in expected if s <= x and t <= y}
        assert set(moves.within((x, y))) == fitting


def test_remark_4() -> None:
    """The moves are the P-positions of the game that takes {a_i, b_i}; the printed lack some."""
    dual = set(star(rational_pair(2, 3, 0)).moves.within((TO, TO)))
    assert set(mousetrap().moves.within((TO, TO))) == dual
    lacking = dual - set(mousetrap("printed").moves.within((TO, TO)))
    first = {(3 * n - 2, 6 * n - 5) for n in range(3, TO) if 6 * n - 5 <= TO}
    assert lacking == first | {(y, x) for x, y in first}


def test_p_positions() -> None:
    assert Reference(mousetrap()).p_positions(TO) == S


def test_theorem_5_fails_as_printed() -> None:
    found = Reference(mousetrap("printed")).p_positions(20)
    wrong = set(found) ^ {pair for pair in S if pair[1] <= 20}
    assert min(wrong, key=lambda p: (sum(p), p)) == (7, 13)
    assert (7, 13) in found
    assert mousetrap("printed").solution is None


@examples(150)
@given(st.integers(0, 10**40) | st.integers(0, 200), st.integers(0, 10**40), st.integers(0, 20))
def test_winning_moves_between_large_heaps(x: int, y: int, near: int) -> None:
    game = mousetrap()
    assert game.solution
    for position in [(x, y), (x, x + near), (2 * x - near, x), (x, x + y % (x + 1))]:
        if min(position) >= 0 and not game.solution.is_p(position):
            after = game.solution.winning_move(position)
            assert min(after) >= 0
            assert game.moves.contains(subtract(position, after))
            assert game.solution.is_p(after)


def test_huge_heaps() -> None:
    game = mousetrap()
    assert game.solution
    assert game.moves.contains((3 * HUGE - 2, 6 * HUGE - 5))
    assert not game.moves.contains((3 * HUGE - 2, 6 * HUGE - 2))
    for position in [(3 * HUGE, 6 * HUGE - 6), (3 * HUGE, 3 * HUGE + 1), (6 * HUGE, 3 * HUGE + 1)]:
        after = game.solution.winning_move(position)
        assert game.moves.contains(subtract(position, after))
        assert game.solution.is_p(after)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("mousetrap:reading=true", "mousetrap: reading must be corrected or printed, not true"),
        ("mousetrap:k=3", "mousetrap: unknown parameter 'k'"),
    ],
)
def test_wrong_parameters(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{message}"):
        catalogue.game(text)


def test_wrong_reading() -> None:
    with pytest.raises(
        ValueError, match=r"^mousetrap: reading must be corrected or printed, not x$"
    ):
        mousetrap("x")
    assert catalogue.game("mousetrap:reading=corrected").name == "mousetrap"
