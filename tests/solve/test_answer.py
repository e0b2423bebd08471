"""One position answered: in closed form, by brute force, in misère play."""

from itertools import product

import pytest

from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.solve.answer import answer

EVIL = chromatic("evil")


def test_closed_form() -> None:
    found = answer(EVIL, (183, 38))
    assert (found.game, found.position) == ("chromatic:red=evil", (183, 38))
    assert (found.outcome, found.is_p, found.moves) == ("N", False, ((40, 38),))
    assert not found.complete  # there may be more winning moves
    assert found.claims == ("chromatic/thm-14",)
    assert found.reason.startswith("Theorem 14")


def test_closed_form_of_a_p_position() -> None:
    found = answer(EVIL, (40, 38))
    assert (found.outcome, found.moves, found.complete) == ("P", (), True)


def test_closed_form_and_brute_force_agree() -> None:
    for position in product(range(13), repeat=2):
        closed, tried = answer(EVIL, position), answer(EVIL, position, brute=True)
        assert closed.is_p == tried.is_p
        assert set(closed.moves) <= set(tried.moves)
        assert bool(closed.moves) == bool(tried.moves) == (not closed.is_p)
        assert tried.complete
        assert tried.claims == ()
        assert tried.reason == "every option was tried, and theirs in turn"


@pytest.mark.parametrize(
    ("position", "outcome", "moves"),
    [
        ((0, 0), "N", ()),  # who cannot move wins
        ((0, 1), "P", ()),
        ((1, 1), "N", ((0, 1), (1, 0))),
        ((2, 3), "P", ()),
        ((2, 2), "N", ((0, 1), (1, 0))),
    ],
)
def test_misere(position: Position, outcome: str, moves: tuple[Position, ...]) -> None:
    found = answer(EVIL, position, misere=True)
    assert (found.outcome, found.moves, found.complete) == (outcome, moves, True)


def test_every_winning_move_of_a_game_without_closed_form() -> None:
    nim = chromatic("all", 3)
    assert answer(nim, (1, 1, 1)).moves == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    assert answer(nim, (1, 2, 3)).outcome == "P"


def test_heaps_of_thousands_of_digits() -> None:
    x, y = 7**10_000, 11**9_000
    found = answer(EVIL, (x, y))
    assert found.outcome == "N"
    assert answer(EVIL, found.moves[0]).outcome == "P"


@pytest.mark.parametrize("brute", [False, True])
@pytest.mark.parametrize("position", [(1,), (1, 2, 3), (-1, 2)])
def test_wrong_positions(position: Position, brute: bool) -> None:
    with pytest.raises(ValueError, match="chromatic:red=evil: a "):
        answer(EVIL, position, brute=brute)
