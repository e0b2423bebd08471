"""GAME strings: every documented one is read, every wrong one gets one clear line."""

import pytest

from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.names import nearest

EXAMPLES = sorted({example for family in FAMILIES.values() for example in family.examples})


@pytest.mark.parametrize("text", EXAMPLES)
def test_examples_of_the_families(text: str) -> None:
    assert catalogue.game(text).name == text


@pytest.mark.parametrize("name", FAMILIES)
def test_a_family_alone_is_a_game(name: str) -> None:
    game = catalogue.game(name)
    assert catalogue.game(game.name).name == game.name


@pytest.mark.parametrize(
    ("text", "name", "red"),
    [
        ("chromatic", "chromatic:red=evil", [3, 5, 6, 9, 10]),
        ("chromatic:", "chromatic:red=evil", [3, 5, 6, 9, 10]),
        ("chromatic:red=evil", "chromatic:red=evil", [3, 5, 6, 9, 10]),
        ("chromatic:beta=(3+sqrt(5))/2", "chromatic:beta=(3+sqrt(5))/2", [2, 5, 7, 10]),
        ("chromatic:beta=7/3", "chromatic:beta=7/3", [2, 4, 7, 9]),
        ("chromatic:beta=3", "chromatic:beta=3", [3, 6, 9]),
        ("chromatic:red=1,3,4", "chromatic:red=1,3,4", [1, 3, 4]),
        ("chromatic:red=4,3,1", "chromatic:red=1,3,4", [1, 3, 4]),
        (" chromatic: red = 1, 3, 4 ", "chromatic:red=1,3,4", [1, 3, 4]),
        ("chromatic:red=dopey,stacks=2", "chromatic:red=dopey", [2, 6, 8, 10]),
        ("chromatic:stacks=4,red=2,3", "chromatic:red=2,3,stacks=4", [2, 3]),
        ("chromatic:stacks=1", "chromatic:red=evil,stacks=1", [3, 5, 6, 9, 10]),
        ("chromatic:stacks=0", "chromatic:red=evil,stacks=0", [3, 5, 6, 9, 10]),
        ("chromatic:beta=3,stacks=3", "chromatic:beta=3,stacks=3", [3, 6, 9]),
        ("chromatic:beta=pi", "chromatic:beta=pi", [3, 6, 9]),
        ("chromatic:beta=root(31, 3)", "chromatic:beta=root(31,3)", [3, 6, 9]),
        ("chromatic:beta=( 3 + sqrt(5) ) / 2", "chromatic:beta=(3+sqrt(5))/2", [2, 5, 7, 10]),
    ],
)
def test_games_by_name(text: str, name: str, red: list[int]) -> None:
    game = catalogue.game(text)
    assert game.name == name
    assert game.heaps == int(name.partition("stacks=")[2] or 2)
    assert [n for n in range(1, 11) if game.colour(0, n) == "red"] == red
    assert catalogue.game(name).name == name


NAMED = "all, none, evil, odious, vile, dopey"
LEVELS = (
    f"must be a list of levels such as 1,3,4 or one of {NAMED}, or a word of x and o such as xoo"
)
NUMBER = "must be a number such as 3, 7/3, (3+sqrt(5))/2 or pi"
STACKS = "must be a whole number from 0 to 100"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", f"unknown game ''; known: {', '.join(FAMILIES)}"),
        ("zzz", f"unknown game 'zzz'; known: {', '.join(FAMILIES)}"),
        ("chromatik", "unknown game 'chromatik'; did you mean 'chromatic'?"),
        ("Chromatic:red=evil", "unknown game 'Chromatic'; did you mean 'chromatic'?"),
        ("chromatic:rde=evil", "chromatic: unknown parameter 'rde'; did you mean 'red'?"),
        ("chromatic:stack=3", "chromatic: unknown parameter 'stack'; did you mean 'stacks'?"),
        ("chromatic:q=3", "chromatic: unknown parameter 'q'; known: red, beta, stacks"),
        ("chromatic:evil", "chromatic: 'evil' is no parameter; write name=value"),
        ("chromatic:red=evil,red=vile", "chromatic: parameter 'red' is given twice"),
        ("chromatic:stacks=2,stacks=2", "chromatic: parameter 'stacks' is given twice"),
        ("chromatic:red=evil,beta=3", "chromatic: give red or beta, not both"),
        ("chromatic:red=evli", f"chromatic: red {LEVELS}, not 'evli'"),
        ("chromatic:red=", f"chromatic: red {LEVELS}, not ''"),
        ("chromatic:red=1,x", f"chromatic: red {LEVELS}, not '1,x'"),
        ("chromatic:red=1.5", f"chromatic: red {LEVELS}, not '1.5'"),
        ("chromatic:red=3,0", "chromatic: red counts levels from 1, so 0 is none"),
        ("chromatic:red=-2", "chromatic: red counts levels from 1, so -2 is none"),
        ("chromatic:beta=1", "chromatic: beta must be greater than 1, not 1"),
        ("chromatic:beta=2/3", "chromatic: beta must be greater than 1, not 2/3"),
        ("chromatic:beta=x", f"chromatic: beta {NUMBER}, not 'x'"),
        ("chromatic:beta=2.5.1", f"chromatic: beta {NUMBER}, not '2.5.1'"),
        ("chromatic:beta=", f"chromatic: beta {NUMBER}, not ''"),
        ("chromatic:beta=2,3", f"chromatic: beta {NUMBER}, not '2,3'"),
        ("chromatic:stacks=-1", f"chromatic: stacks {STACKS}, not -1"),
        ("chromatic:stacks=two", f"chromatic: stacks {STACKS}, not two"),
        ("chromatic:stacks=2,3", f"chromatic: stacks {STACKS}, not 2,3"),
        ("chromatic:stacks=", f"chromatic: stacks {STACKS}, not nothing"),
    ],
)
def test_wrong_games(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r"^") as caught:
        catalogue.game(text)
    assert str(caught.value) == complaint


@pytest.mark.parametrize(
    ("text", "position"),
    [
        ("38,185", (38, 185)),
        ("38, 185", (38, 185)),
        ("(38, 185)", (38, 185)),
        ("7", (7,)),
        ("0,0,0", (0, 0, 0)),
        ("4,-1", (4, -1)),
    ],
)
def test_positions(text: str, position: tuple[int, ...]) -> None:
    assert catalogue.position(text) == position


@pytest.mark.parametrize("text", ["", "38,x", "38,,185", "38 185", "1.5,2", "38,", "(3,4),5"])
def test_wrong_positions(text: str) -> None:
    with pytest.raises(ValueError, match="position") as caught:
        catalogue.position(text)
    expected = f"cannot read {text!r} as a position; write heap sizes as 38,185"
    assert str(caught.value) == expected


def test_a_long_wrong_position_is_shortened() -> None:
    with pytest.raises(ValueError, match="position") as caught:
        catalogue.position("9" * 100 + "x")
    shown = "9" * 37 + "..."
    assert str(caught.value) == f"cannot read '{shown}' as a position; write heap sizes as 38,185"


def test_nearest() -> None:
    assert nearest("solv", ["play", "solve"]) == "; did you mean 'solve'?"
    assert nearest("zz", ["play", "cite"]) == "; known: play, cite"
    assert nearest("zz", list(map(str, range(40)))).endswith("38, 39")
    assert nearest("zz", list(map(str, range(41)))) == "; known: 0, 1, 2, 3, 4 and 36 more"
