"""Gurvich's NIM(a, b) against its definition, and the games that are among them."""

from itertools import product

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.gurvich import gurvich


@pytest.mark.parametrize(("a", "b"), [*product(range(1, 5), repeat=2)])
def test_moves(a: int, b: int) -> None:
    moves = gurvich(a, b).moves
    for x, y in product(range(8), repeat=2):
        wanted = [
            (s, t)
            for s, t in product(range(x + 1), range(y + 1))
            if s + t and (abs(s - t) < a or min(s, t) < b)
        ]
        assert sorted(moves.within((x, y))) == wanted
        assert moves.contains((x, y)) == ((x, y) in wanted)


@pytest.mark.parametrize("k", [1, 2, 5])
def test_k_wythoff_nim(k: int) -> None:
    for position in product(range(9), repeat=2):
        options = gurvich(k, 1).options(position)
        assert set(options) == set(game(f"wythoff:k={k}").options(position))


def test_wrong_parameters() -> None:
    with pytest.raises(ValueError, match="a must be a whole number from 1, not 0"):
        game("gurvich:a=0")
    with pytest.raises(ValueError, match="b must be a whole number from 1, not x"):
        game("gurvich:b=x")
