"""Why one position is won or lost: with a closed form, as a sum, by search, with its verdict."""

import re
from dataclasses import replace
from itertools import product

import pytest

import chromdocs as cd
from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES, game
from chromdocs.games.game import Game, Partizan, Position
from chromdocs.games.nim import nim
from chromdocs.games.reason import WIDE, Rows
from chromdocs.solve.answer import answer
from chromdocs.solve.choose import solver
from chromdocs.solve.partizan import two_players
from chromdocs.solve.why import SAID, TRIED, Why, why

SUMS = ("mark + nim", "mark + mark + upmark", "upmark:end=0 + mark", "upmark:end=0 + upmark:end=0")
SEARCHED = ("star(wythoff)", "chromatic:red=1,3,4,stacks=3", "blackwhite:beta=3,moves=wythoff")
WON = {"P": [], "N": ["P"], "D": ["D"]}  # outcomes of moves to name
NAMES = sorted({example for family in FAMILIES.values() for example in family.examples})


def grid(game: Game, to: int) -> list[Position]:
    lowest = [part.lowest for part in getattr(game, "parts", [game]) for _ in range(part.heaps)]
    return list(product(*(range(low, to + 1) for low in lowest)))


@pytest.mark.parametrize("name", [*NAMES, *SUMS, *SEARCHED])
@pytest.mark.parametrize("misere", [False, True])
def test_verdict_move_and_form(name: str, misere: bool) -> None:
    played = game(name)
    if misere and "constrained" in name:
        with pytest.raises(ValueError, match="only normal play"):
            why(played, (1, 2), misere=True)
        return
    brute = two_players(played, misere) if isinstance(played, Partizan) else solver(played, misere)
    for position in grid(played, 5 if played.heaps < 3 else 2):
        found = why(played, position, misere=misere)
        assert found.outcome == brute.outcome(position), position
        assert found.said.endswith(f": {SAID[found.outcome]}.")
        assert ("misère" in found.said) == misere
        options = set(played.options(position))
        winning = {
            option for option in options if brute.outcome(option) in WON.get(found.outcome, ())
        }
        if isinstance(played, Partizan):  # the move is Left's
            winning = {option for option in options if brute.outcome(option) in "LP"}
        assert (found.move is None) == (not winning), position
        assert found.move is None or found.move in winning, position
        for sentence in found.words:
            assert re.match(r"[A-Z0-9(]", sentence)
            assert sentence.endswith(".")
            assert not re.search(r"  | [.,:]|\b1 moves", sentence), sentence
        assert max(map(len, str(found).splitlines())) <= WIDE


@pytest.mark.parametrize("name", SEARCHED)
def test_moves_are_counted_where_no_formula_is_known(name: str) -> None:
    played = game(name)
    for position in grid(played, 3):
        found = why(played, position)
        options = set(played.options(position))
        winning = [option for option in options if solver(played).outcome(option) == "P"]
        first, second = found.words
        assert first == TRIED
        if not options:
            assert second == "No move is left: whoever is to move has lost."
        elif winning and len(options) > 1:
            counts = rf"({len(winning)} of the|All) {len(options)} moves wins?: to"
            assert re.match(counts, second), (position, second)
        elif len(options) > 1:
            assert second.startswith(f"None of the {len(options)} moves wins")


def test_a_sum_is_told_by_its_nim_sum_in_binary() -> None:
    played = game("mark + nim")
    found = why(played, (5, 3, 6))
    assert found.words[:2] == (
        "The values of the parts are 2 and 5.",
        "Their nim-sum is 2 ⊕ 5 = 7.",
    )
    assert isinstance(found.picture, Rows)
    assert [row[1:] for row in found.picture.rows] == [tuple("010"), tuple("101"), tuple("111")]
    assert found.words[2].startswith(f"Move to {found.move}: part 2, 2-pile nim, then has")
    assert why(played, (5, 0, 2)).words[-1] == (
        "Every move changes it, and an answer makes it 0 again."
    )


def test_a_drawn_sum_names_a_move_that_keeps_the_draw() -> None:
    found = why(game("mark + upmark:end=0"), (3, 1))
    assert found.said == "(3, 1) is a draw: nobody can force a win."
    assert found.words[-1] == "To keep the draw, move to (1, 1)."
    assert found.move == (1, 1)


def test_both_players_are_told_of_where_their_moves_differ() -> None:
    found = why(game("partizan-blackwhite:beta=3"), (4, 5))
    assert found.outcome == "R"
    assert found.move is None
    assert found.words[1].startswith("If Left starts, none of the 9 moves wins")
    assert found.words[2] == (
        "If Right starts, all 4 moves win: to (0, 5), (3, 5), (4, 0) and (4, 3)."
    )


@pytest.mark.parametrize(
    ("position", "last"),
    [
        ((3, 5), "The player who has just moved may forbid all of them."),
        ((4, 5), "Not all of them may be forbidden together: those to (0, 0) and (2, 1) at most."),
        ((0, 1), "None of them may be forbidden."),
        ((0, 0), "No move is left: whoever is to move has lost."),
    ],
)
def test_what_can_be_forbidden(position: Position, last: str) -> None:
    assert why(game("constrained-mouse:k=4"), position).words[-1] == last


def test_by_brute_force_no_closed_form_is_used() -> None:
    assert why(nim(), (1, 3)).words[0].startswith("The nim-sum")
    assert why(nim(), (1, 3), brute=True).words[0] == TRIED
    handle = cd.game("nim").brute()
    assert handle.why(1, 3).words[0] == TRIED
    assert (handle + "mark").why(1, 3, 1).words[0] == TRIED


def test_a_closed_form_without_reasons_of_its_own_states_what_it_says_of_all() -> None:
    solution = nim().solution
    assert solution
    bare = replace(nim(), solution=replace(solution, why=None))
    found = why(bare, (1, 3))
    assert found.words == (
        "The P-positions are those with nim-sum 0 (Bouton).",
        "Move to (1, 1), a P-position.",
    )
    assert why(bare, (3, 3)).move is None


def test_the_handle_answers_in_its_play_and_shows_itself() -> None:
    evil = cd.chromatic("evil")
    found = evil.why(2, 5)
    assert isinstance(found, Why)
    assert repr(found) == f"<Why: {found.said}>"
    assert str(found).endswith("\n\nSee chromatic/thm-14.")
    assert "<strong>(2, 5) is a P-position: " in found._repr_html_()
    assert "<pre>Who is whose partner" in found._repr_html_()
    assert cd.game("nim").misere().why("1,1").said.startswith("(1, 1) is an N-position in misère")


def test_it_agrees_with_the_answer() -> None:
    for name in ("wythoff", "mark + nim", "star(wythoff)"):
        played = catalogue.game(name)
        for position in grid(played, 4):
            found, short = why(played, position), answer(played, position)
            assert (found.outcome, found.claims) == (short.outcome, short.claims)
            assert found.move is None or found.move in short.moves


def test_a_wrong_position_is_refused() -> None:
    with pytest.raises(ValueError, match="a position has 2 heaps, not 1"):
        why(nim(), (1,))
