"""Boards: what a page gets to play with is what the rules and the solver say."""

import json
import re

import pytest

from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.game import Blocking, Partizan
from chromdocs.site.boards import board
from chromdocs.site.kinds import games
from chromdocs.solve.choose import solver


def data(name: str, start: tuple[int, ...], misere: bool = False) -> dict:
    key, script = board(catalogue.game(name), start, misere)
    found = re.fullmatch(r'\(.*\)\["(\w+)"\] = (.*);\n', script.decode())
    assert found
    assert found[1] == key
    return json.loads(found[2])


@pytest.mark.parametrize("name", FAMILIES)
def test_moves_and_wins(name: str) -> None:
    game, start = games.to_play(name)
    found = data(game.name, start)
    positions = [tuple(position) for position in found["positions"]]
    assert tuple(found["start"]) == start in positions
    solve = solver(game)
    for i, position in enumerate(positions):
        after = [positions[o] for o in found["moves"][0][i]]
        assert set(after) <= set(game.options(position))
        if not isinstance(game, Blocking):
            assert set(after) == set(game.options(position))
        if not isinstance(game, Partizan):
            assert found["wins"][0][i] == solve.is_p(position)
    for pile, heap in enumerate(start):
        assert len(found["colours"][pile]) == heap
        if game.colour:
            assert found["colours"][pile][0] == game.colour(pile, 1)


def test_in_misere_play_other_positions_win() -> None:
    normal, misere = data("mark", (9,)), data("mark", (9,), misere=True)
    assert misere["misere"]
    wins = solver(catalogue.game("mark"), misere=True).is_p
    assert misere["wins"] == [[wins(tuple(position)) for position in misere["positions"]]]
    assert misere["wins"] != normal["wins"]


@pytest.mark.parametrize("name", FAMILIES)
def test_the_reader_can_win(name: str) -> None:
    assert games.can_win(*games.to_play(name))


def test_two_players_have_moves_of_their_own() -> None:
    found = data("partizan-blackwhite:beta=3,empty=ignored", (2, 3))
    left, right = found["moves"]
    assert left != right
    start = found["positions"].index([2, 3])
    assert [found["positions"][o] for o in left[start]] != [
        found["positions"][o] for o in right[start]
    ]


def test_forbidden_moves_are_told_and_are_no_moves() -> None:
    found = data("constrained-mouse:k=3", (5, 7))
    assert any(found["forbidden"])
    for moves, forbidden in zip(found["moves"][0], found["forbidden"], strict=True):
        assert not set(moves) & set(forbidden)


def test_draws_are_told() -> None:
    found = data("upmark:end=0 + upmark:end=0", (1, 2))
    assert any(found["draws"])
    assert not all(found["draws"])


def test_a_board_that_is_too_large_is_refused() -> None:
    with pytest.raises(ValueError, match="over 4,000 positions"):
        board(catalogue.game("nim:piles=3"), (20, 20, 20))
