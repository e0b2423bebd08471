"""Subsided ornament games and their duals: Theorem 6 as printed, mended, and for huge heaps."""

from itertools import product

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.game import Position, subtract
from chromdocs.games.star import star
from chromdocs.games.subsided import subsided, subsided_dual
from chromdocs.solve.reference import Reference

HUGE = 10**10_000
TO = 40
CLASSES = [2, 3, 4, 5, 7, 12]


def theorem_6(q: int, first: int) -> set[Position]:
    """Return S of (40) and the positions with an empty heap, heaps ascending; n from *first*."""
    ends = range(1, q)
    blocks = {(q * n + s, q * n + t) for n in range(first, TO) for s in ends for t in ends}
    return {(x, y) for x, y in blocks if x <= y <= TO} | {(0, x) for x in range(TO + 1)}


@pytest.mark.parametrize("q", CLASSES)
def test_theorem_6(q: int) -> None:
    assert set(Reference(subsided_dual(q)).p_positions(TO)) == theorem_6(q, first=0)


@pytest.mark.parametrize("q", CLASSES)
def test_theorem_6_fails_as_printed(q: int) -> None:
    """From (1, 1) there is no move, so it is P; with n = 1, 2, ... it is not in S."""
    wrong = set(Reference(subsided_dual(q)).p_positions(TO)) ^ theorem_6(q, first=1)
    assert min(wrong) == (1, 1)
    assert wrong == {(s, t) for s in range(1, q) for t in range(s, q)}


@pytest.mark.parametrize("q", CLASSES)
def test_moves(q: int) -> None:
    pairs = {((q * n - 1) // (q - 1), q * n) for n in range(1, TO)}
    expected = {m for a, b in pairs if b <= TO for m in ((a, b), (b, a))}
    assert set(subsided_dual(q).moves.within((TO, TO))) == expected

    game = subsided(q)
    calm = {m for x, y in theorem_6(q, first=0) - {(0, 0)} for m in ((x, y), (y, x))}
    listed = list(game.moves.within((TO, TO)))
    assert len(listed) == len(set(listed))
    assert set(listed) == calm
    for x, y in [(3, 30), (30, 3), (17, 23), (0, 5)]:
        assert set(game.moves.within((x, y))) == {m for m in calm if m[0] <= x and m[1] <= y}
    for move in product(range(TO + 1), repeat=2):
        assert game.moves.contains(move) == (move in calm)


@pytest.mark.parametrize("q", [2, 3, 5])
def test_each_is_the_star_of_the_other(q: int) -> None:
    game, dual, top = subsided(q), subsided_dual(q), (TO, TO)
    assert set(star(dual).moves.within(top)) == set(game.moves.within(top))
    assert set(star(game).moves.within(top)) == set(dual.moves.within(top))


def test_class_2() -> None:
    """The whole of Class 2: take equal odd numbers, or from one heap; win by {2n - 1, 2n}."""
    assert subsided(2).moves.contains((7, 7))
    assert not subsided(2).moves.contains((6, 6))
    assert Reference(subsided(2)).p_positions(8) == [(0, 0), (1, 2), (3, 4), (5, 6), (7, 8)]


@pytest.mark.parametrize("make", [subsided, subsided_dual])
@examples(60)
@given(
    st.integers(2, 12) | st.integers(2, 10**9),
    st.integers(0, 10**40) | st.integers(0, 300),
    st.integers(0, 10**40) | st.integers(0, 300),
)
def test_winning_moves_between_large_heaps(make: type, q: int, x: int, y: int) -> None:
    game = make(q)
    for position in [(x, y), (y + x % (y + 1), y), (x, x + y % (2 * q))]:
        if not game.solution.is_p(position):
            after = game.solution.winning_move(position)
            assert min(after) >= 0
            assert game.moves.contains(subtract(position, after))
            assert game.solution.is_p(after)


@pytest.mark.parametrize("make", [subsided, subsided_dual])
def test_huge_heaps(make: type) -> None:
    game = make(5)
    for position in [(HUGE + 1, HUGE + 9), (4 * HUGE + 1, 3 * HUGE + 2), (HUGE, 5 * HUGE)]:
        after = game.solution.winning_move(position)
        assert game.moves.contains(subtract(position, after))
        assert game.solution.is_p(after)


@pytest.mark.parametrize("family", ["subsided", "subsided-dual"])
def test_wrong_class(family: str) -> None:
    with pytest.raises(ValueError, match=f"^{family}: q must be a whole number from 2, not 1$"):
        catalogue.game(f"{family}:q=1")
    with pytest.raises(ValueError, match=f"^{family}: q must be a whole number from 2, not 1$"):
        catalogue.FAMILIES[family].make(1)
    assert catalogue.game(family).name == f"{family}:q=3"
