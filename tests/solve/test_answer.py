"""One position answered: in closed form, part by part, by brute force, in misère play, drawn."""

from dataclasses import replace
from itertools import product

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.solve.answer import WINNERS, Answer, answer

EVIL = chromatic("evil")


def test_closed_form() -> None:
    found = answer(EVIL, (183, 38))
    assert (found.game, found.position) == ("chromatic:red=evil", (183, 38))
    assert (found.outcome, found.is_p, found.moves) == ("N", False, ((40, 38),))
    assert found.complete
    assert not answer(EVIL, (183 * 10**9, 38)).complete  # there may be more winning moves
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
    rules = chromatic([1, 3, 4], stacks=3)
    assert rules.solution is None
    assert answer(rules, (1, 1, 1)).moves == ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    assert answer(rules, (1, 1, 0)).outcome == "P"


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


def test_sums_part_by_part() -> None:
    found = answer(game("mark + mark + mark"), (1, 3, 4))
    assert (found.outcome, found.moves, found.complete) == ("N", ((1, 2, 4),), True)
    assert found.reason == "the values of the parts, 1, 2, 1, have the nim-sum 2"
    assert answer(game("mark + mark"), (3, 5)).moves == ()
    assert answer(game("mark + mark"), (3, 5)).outcome == "P"


@pytest.mark.parametrize(
    "text", ["mark + mark:k=3", "upmark + mark", "upmark:end=0 + upmark:end=0", "upmark:end=0"]
)
def test_parts_and_brute_force_agree(text: str) -> None:
    rules = game(text)
    for position in rules.positions((9,) * rules.heaps):
        closed, tried = answer(rules, position), answer(rules, position, brute=True)
        assert closed.outcome == tried.outcome
        assert set(closed.moves) <= set(tried.moves)
        if closed.complete:
            assert closed.moves == tried.moves


@pytest.mark.parametrize("brute", [False, True])
def test_a_draw(brute: bool) -> None:
    found = answer(game("upmark:end=0 + upmark:end=0"), (1, 4), brute=brute)
    assert (found.outcome, found.is_p, found.complete) == ("D", False, True)
    assert found.moves == ((1, 3), (1, 4))  # they keep the draw
    assert WINNERS["D"] == "nobody can force a win: a draw"


def test_the_reason_of_a_draw() -> None:
    found = answer(game("upmark:end=0 + upmark:end=0"), (1, 1))
    assert found.reason == "the values of the parts, oo(0), oo(0), have the nim-sum oo()"


def test_misere_play_that_never_ends() -> None:
    found = answer(game("upmark:end=0"), (3,), misere=True)
    assert (found.outcome, found.moves) == ("D", ((2,),))


@pytest.mark.parametrize(
    ("text", "position", "outcome", "moves"),
    [
        ("mark", (0,), "N", ()),  # who cannot move wins
        ("mark", (1,), "P", ()),
        ("mark", (2,), "N", ((1,),)),
        ("mark:k=5", (4,), "N", ((1,),)),
        ("upmark", (1,), "N", ()),
        ("upmark", (2,), "P", ()),
        ("mark + mark", (0, 0), "N", ()),
        ("mark + mark", (1, 1), "N", ((0, 1), (1, 0))),
    ],
)
def test_misere_ends(
    text: str, position: Position, outcome: str, moves: tuple[Position, ...]
) -> None:
    found = answer(game(text), position, misere=True)
    assert (found.outcome, found.moves) == (outcome, moves)
    assert found.complete or moves


def test_sums_of_heaps_of_thousands_of_digits() -> None:
    rules = game("mark + mark + mark")
    n = 7**11_900
    found = answer(rules, (n, n + 1, n + 4))
    assert found.outcome == "N"
    for after in found.moves:
        assert answer(rules, after).outcome == "P"


def test_an_answer_in_words() -> None:
    """Each side has its moves where they differ; one stands for all where not all are known."""
    one = Answer("g", (1, 2), "N", ((0, 2), (1, 0)), True, "it is so", ("a/b", "c/d"))
    first = "(1, 2) is an N-position: the player to move wins"
    assert str(one).splitlines() == [
        first,
        "winning moves: to (0, 2) or (1, 0)",
        "because it is so [a/b] [c/d]",
    ]
    assert str(replace(one, moves=((0, 2),))).splitlines()[1] == "winning move: to (0, 2)"
    assert str(replace(one, complete=False)).splitlines()[1].startswith("a winning move: to (0, 2)")
    sides = replace(one, right_moves=((0, 0),)), replace(one, moves=(), right_moves=((0, 0),))
    assert [str(each).splitlines()[1:-1] for each in sides] == [
        ["Left's winning moves: to (0, 2) or (1, 0)", "Right's winning move: to (0, 0)"],
        ["Right's winning move: to (0, 0)"],
    ]
    draw = replace(one, outcome="D", moves=((1, 2),), misere=True)
    assert str(draw).splitlines()[0].startswith("(1, 2) is a D-position in misère play: ")
    assert str(draw).splitlines()[1] == "drawing move: to (1, 2)"
    assert repr(one) == f"<g: {first}>"
    assert one._repr_html_().count("<br>") == 2
    assert (one.is_p, replace(one, outcome="P").is_p) == (False, True)
