"""Boards: what a page gets to play with is what the rules say, and who wins follows from it."""

import json
from itertools import combinations, product
from typing import Any

import pytest

import chromdocs as cd
from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.game import Blocking, Partizan
from chromdocs.lab import moves as lab
from chromdocs.lab.board import MOST, MOVES, answer, board, usual_start
from chromdocs.solve.partizan import CLASS
from chromdocs.solve.reference import Reference

SMALL = {1: (17,), 2: (6, 7), 3: (3, 2, 4), 4: (2, 1, 2, 1)}
SUMS = ("mark + mark:k=3", "upmark:end=0 + upmark:end=0", "upmark + mark", "wythoff + mark")
GAMES = [name for family in FAMILIES.values() for name in family.examples]
STARS = ("star(wythoff)", "nim:piles=4")


def positions(data: dict[str, Any]) -> list[tuple[int, ...]]:
    return list(product(*(range(heap + 1) for heap in data["top"])))


def by_hand(data: dict[str, Any]) -> str:
    """Return the outcomes that follow from the moves of a board alone, backwards from its ends."""
    sides, count = data["moves"], len(data["outcomes"])
    wins: dict[tuple[int, int], bool] = {}  # of whoever is to move, by place and side

    def is_won(place: int, side: int) -> bool | None:
        other = (side + 1) % len(sides)
        after = sides[side][place]
        if not after:
            return bool(data["misere"])
        good = {option for option in after if wins.get((option, other)) is False}
        unknown = any((option, other) not in wins for option in after)
        if "blocks" in data:
            found = data["blocks"][place]
            may = good <= {*found["from"], *found["besides"]}
            blocked = may and len(good & {*found["from"]} - {*found["besides"]}) <= found["most"]
            return None if unknown else not blocked
        return True if good else None if unknown else False

    grows = True
    while grows:
        before = len(wins)
        for place, side in product(range(count), range(len(sides))):
            if (place, side) not in wins and (won := is_won(place, side)) is not None:
                wins[place, side] = won
        grows = len(wins) > before
    if len(sides) == 2:
        return "".join(CLASS[wins[place, 0], wins[place, 1]] for place in range(count))
    letters = {True: "N", False: "P", None: "D"}
    return "".join(letters[wins.get((place, 0))] for place in range(count))


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("name", [*GAMES, *SUMS, *STARS])
def test_moves_are_those_of_the_rules_and_outcomes_follow(name: str, misere: bool) -> None:
    game = catalogue.game(name)
    if misere and isinstance(game, Blocking):
        with pytest.raises(ValueError, match="only normal play is defined"):
            board(game, SMALL[game.heaps], misere)
        return
    data = json.loads(json.dumps(board(game, SMALL[game.heaps], misere)))
    found, letters = positions(data), data["outcomes"]
    rules = [game.options, game.right] if isinstance(game, Partizan) else [game.options]
    assert len(data["moves"]) == len(rules)
    for side, options in zip(data["moves"], rules, strict=True):
        for at, letter, after in zip(found, letters, side, strict=True):
            if letter != "-":
                assert [found[option] for option in after] == list(dict.fromkeys(options(at)))
    played = by_hand(data)
    assert [a for a, b in zip(letters, played, strict=True) if a not in ("-", b)] == []
    if "D" not in played and len(rules) == 1 and not data["loopy"]:
        reference = Reference(game, misere)
        at_hand = [at for at, letter in zip(found, letters, strict=True) if letter != "-"]
        assert letters.replace("-", "") == "".join(map(reference.outcome, at_hand))


def test_a_heap_that_is_too_low_is_no_position() -> None:
    assert board(catalogue.game("upmark"), (3,))["outcomes"] == "-PNP"
    both = board(catalogue.game("upmark + mark"), (1, 1))
    assert both["outcomes"] == "--PN"
    assert both["moves"] == [[[], [], [], [2]]]


def test_draws_are_told() -> None:
    found = board(catalogue.game("upmark:end=0 + upmark:end=0"), (1, 2))
    assert found["loopy"]
    assert {*found["outcomes"]} == {"P", "N", "D"}


@pytest.mark.parametrize("name", FAMILIES["constrained-mouse"].examples)
def test_what_may_be_forbidden_is_said_in_numbers(name: str) -> None:
    game = catalogue.game(name)
    assert isinstance(game, Blocking)
    kinds = set()
    for at in product(range(8), repeat=2):
        found = lab.blocks(game, at)
        counted, besides = {*found["from"]}, {*found["besides"]}
        kinds.add((found["most"], len(besides)))
        options = set(game.options(at))
        for size in range(4):
            for some in combinations(sorted(options), size):
                said = {*some} <= counted | besides and len({*some} & counted) <= found["most"]
                assert said == game.may_block(at, some), (at, some)
    assert (0, 0) in kinds
    assert any(most and free for most, free in kinds)


def test_a_board_may_be_larger_than_its_start() -> None:
    found = board(catalogue.game("chromatic:red=evil"), (2, 3), top=(4, 2))
    assert (found["start"], found["top"]) == ((2, 3), (4, 3))
    assert found["outcomes"] == board(catalogue.game("chromatic:red=evil"), (4, 3))["outcomes"]
    assert [len(stack) for stack in found["colours"]] == [4, 3]
    assert found["colours"][0] == ["green", "green", "red", "green"]
    assert found["alone"] == "a red token is on top"


def test_what_is_told_of_the_game() -> None:
    evil = board(catalogue.game("chromatic:red=evil"), (2, 3))
    assert (evil["game"], evil["family"]) == ("chromatic:red=evil", "chromatic")
    assert evil["called"] == "evil-chromatic nim"
    ((id, name, *_),) = evil["claims"]
    assert (id, name) == ("chromatic/thm-14", "Chromatic nim, Theorem 14")
    assert evil["claims"][0][2].startswith("holds")
    assert (evil["formula"], evil["lines"], evil["parts"]) == (True, False, [2])
    misere = board(catalogue.game("chromatic:red=evil"), (2, 3), misere=True)
    assert (misere["formula"], misere["claims"]) == (False, [])


def test_a_sum_has_the_colours_and_names_of_its_parts() -> None:
    found = board(catalogue.game("mark + chromatic:red=evil"), (2, 1, 3))
    assert found["colours"] == [["", ""], ["green"], ["green", "green", "red"]]
    assert (found["family"], found["alone"], found["lines"]) == ("", "", False)
    assert found["parts"] == [1, 2]
    assert found["names"] == ["MARK", "evil-chromatic nim"]
    marks = board(catalogue.game("mark + mark:k=3"), (2, 2))
    assert marks["lines"]
    assert marks["formula"]
    assert not board(catalogue.game("mark + star(wythoff)"), (1, 1, 1))["formula"]
    assert board(catalogue.game("star(wythoff)"), (1, 1))["family"] == ""


def test_too_many_moves_are_asked_for_one_by_one() -> None:
    game = catalogue.game("chromatic:red=evil")
    large = board(game, (60, 60))
    assert "moves" not in large
    assert len(large["outcomes"]) == 61**2
    small = board(game, (20, 20))
    assert sum(map(len, small["moves"][0])) <= MOVES
    assert lab.moves(game, (3, 4)) == {"moves": [list(dict.fromkeys(game.options((3, 4))))]}
    both = lab.moves(catalogue.game("partizan-blackwhite:beta=3"), (3, 4))
    assert len(both["moves"]) == 2
    with pytest.raises(ValueError, match="nim: more than 20,000 moves; ask for smaller heaps"):
        lab.moves(catalogue.game("nim"), (10_000, 10_001))


def test_a_board_that_is_too_large_is_refused_with_what_goes() -> None:
    line = "nim: a board has up to 40,000 positions, such as heaps up to 199; up to (1, 20000)"
    with pytest.raises(ValueError, match=rf"{line[:60]}.*\(1, 20000\) are more"):
        board(catalogue.game("nim"), (1, 20_000))
    assert len(board(catalogue.game("nim"), (199, 199))["outcomes"]) == MOST
    with pytest.raises(ValueError, match="are more"):
        board(catalogue.game("mark"), (10**5_000,))


def test_a_rule_of_one_s_own_has_a_board() -> None:
    handle = cd.rule(lambda p: [p[0] - 1, p[0] // 2] if p[0] else [], name="mark")
    found = board(handle.game, (9,))
    assert found["family"] == ""
    assert found["outcomes"] == by_hand(found) == board(catalogue.game("mark"), (9,))["outcomes"]


def test_a_rule_that_leaves_the_board_is_refused() -> None:
    handle = cd.rule(lambda p: [(p[0] - 1, p[1] + 1)] if p[0] else [], heaps=2, name="slide")
    with pytest.raises(
        ValueError, match=r"slide: .* from \(1, 3\) to \(0, 4\), beyond .* \(2, 3\)"
    ):
        board(handle.game, (2, 3))


def test_a_move_may_raise_a_limit() -> None:
    """The box grows until no move leaves it, and the page is told."""
    data = board(catalogue.game("fibonacci-nim"), (12, 3))
    assert data["top"] == (12, 8)
    assert data["raises"] is True
    assert "raises" not in board(catalogue.game("nim"), (3, 4))
    places = [*product(range(13), range(9))]
    (side,) = data["moves"]
    for at, options in zip(places, side, strict=True):
        assert [places[one] for one in options] == [*catalogue.game("fibonacci-nim").options(at)]


def test_play_begins_on_the_board_if_it_can() -> None:
    assert usual_start(catalogue.game("fibonacci-nim")) == (7, 5)
    assert usual_start(catalogue.game("mb:board=(0,0)")) == (5, 7)
    assert usual_start(catalogue.game("chromatic:stacks=0")) == ()


def test_a_game_without_heaps() -> None:
    data = answer({"game": "chromatic:stacks=0", "start": []}, print)
    assert (data["start"], data["outcomes"], data["moves"]) == ((), "P", [[[]]])
