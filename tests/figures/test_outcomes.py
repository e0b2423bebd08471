"""The picture of who wins, for one heap, two, more, and for every kind of game."""

import re

import pytest
from each import failing

from chromdocs.figures.figure import Box, Cells, Figure, Points
from chromdocs.figures.outcomes import outcomes
from chromdocs.figures.to_matplotlib import draw
from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.game import Blocking, Partizan, Position
from chromdocs.papers import EXHIBITS
from chromdocs.solve.choose import solver
from chromdocs.solve.reference import Reference

OUTCOMES = EXHIBITS["outcomes"]
GRUNDY = EXHIBITS["grundy-carpet"]


def hovers(figure: Figure) -> dict[Position, str]:
    """Return what each position says when it is touched."""
    said: dict[Position, str] = {}
    for mark in figure.marks:
        if isinstance(mark, Points | Cells):
            places = zip(mark.x, mark.y, strict=True)
            said |= dict(zip(places, mark.hover, strict=True))
        elif isinstance(mark, Box):
            said[(int(mark.text),)] = mark.hover
    return said


def test_one_heap_is_a_strip_of_boxes() -> None:
    figure = OUTCOMES.make(game="mark", to=20)
    filled = [box.text for box in figure.marks if isinstance(box, Box) and box.role == "p"]
    assert filled == ["0", "2", "6", "8", "10", "14", "18"]
    assert "0, 2, 6, 8, 10, 14, 18" in figure.alt


def test_a_heap_that_cannot_be_empty_starts_where_it_must() -> None:
    figure = OUTCOMES.make(game="upmark", to=9)
    assert [row[0] for row in figure.data] == list(range(1, 10))


def test_two_heaps_are_the_plane() -> None:
    figure = OUTCOMES.make(game="wythoff", to=8)
    (points,) = [mark for mark in figure.marks if isinstance(mark, Points)]
    found = set(zip(points.x, points.y, strict=True))
    assert found == {(0, 0), (1, 2), (2, 1), (3, 5), (5, 3), (4, 7), (7, 4)}


@pytest.mark.parametrize(
    "name", ["bichromatic", "partizan-blackwhite", "upmark:end=0 + upmark:end=0"]
)
def test_every_outcome_has_its_points(name: str) -> None:
    game = catalogue.game(name)
    figure = OUTCOMES.make(game=name, to=5)
    rest = (1,) * (game.heaps - 2)
    for x, y, outcome in figure.data:
        assert outcome == solver(game).outcome((x, y, *rest))
    drawn = sum(len(mark.x) for mark in figure.marks if isinstance(mark, Points))
    assert drawn == sum(outcome != "N" for *_, outcome in figure.data)


def check_drawing(name: str) -> None:
    figure = OUTCOMES.make(game=name, to=6)
    assert figure.alt
    assert draw(figure, "svg").startswith(b"<svg")


def test_every_family_can_be_drawn() -> None:
    assert failing(check_drawing, {name: name for name in FAMILIES}) == {}


@pytest.mark.parametrize("name", OUTCOMES.steps[1])
def test_every_position_tells_its_outcome_and_a_move_that_wins(name: str) -> None:
    """The menu has one game of every family; what is said is held against the solver."""
    game = catalogue.game(name)
    rest = (max(1, game.lowest),) * (game.heaps - 2)
    solve = solver(game)
    to = 9
    said = hovers(OUTCOMES.make(game=name, to=to))
    top = (to,) * min(game.heaps, 2)
    for position in (p for p in game.positions((*top, *rest)) if p[2:] == rest):
        text = said[position[:2]]
        outcome = solve.outcome(position)
        shown = str(position if game.heaps > 1 else position[0])
        assert text.startswith(f"{shown}: {outcome}, ")
        if outcome == "N" and not isinstance(game, Blocking | Partizan):
            move = re.search(r"the move to (.+) wins", text)[1]
            assert tuple(map(int, re.findall(r"\d+", move))) in map(
                game.canonical, solve.winning_moves(position)
            ) or solve.is_p(tuple(map(int, re.findall(r"\d+", move))))


def test_the_menu_has_every_family_once() -> None:
    assert [name.split(":")[0] for name in OUTCOMES.steps[1]] == [*FAMILIES]


def test_the_reason_and_its_claims() -> None:
    figure = OUTCOMES.make(game="wythoff")
    assert "Why: the P-positions are pairs of two Beatty sequences" in figure.caption
    assert figure.claims == ("fractions/k-wythoff-p",)
    assert "trying every move" in OUTCOMES.make(game="star(wythoff)").caption
    assert hovers(figure)[3, 5] == "(3, 5): P, every move leaves an N-position; number 2"
    assert hovers(figure)[0, 0] == "(0, 0): P, no move is left; number 0"
    assert hovers(figure)[3, 4] == "(3, 4): N, the move to (1, 2) wins"


def test_a_large_plane_has_no_cells() -> None:
    figure = OUTCOMES.make(game="wythoff", to=60)
    assert not any(isinstance(mark, Cells) for mark in figure.marks)


@pytest.mark.parametrize("name", GRUNDY.steps[1])
def test_grundy_values_by_the_definition(name: str) -> None:
    """The least number that no option has, with code of its own."""
    game = catalogue.game(name)
    known: dict[Position, int] = {}
    for position in sorted(((x, y) for x in range(12) for y in range(12)), key=sum):
        taken = {known[option] for option in game.options(position)}
        known[position] = next(n for n in range(200) if n not in taken)
    figure = GRUNDY.make(game=name)
    assert {(x, y): value for x, y, value in figure.data} == known
    said = hovers(figure)
    for position, value in known.items():
        assert said[position].startswith(f"{position}: value {value}")
    for mark in figure.marks:
        if isinstance(mark, Cells):
            values = {known[p] for p in zip(mark.x, mark.y, strict=True)}
            assert len(values) == 1 or min(values) > 3


def test_the_grundy_carpet_of_nim_is_the_nim_sum() -> None:
    assert all(value == x ^ y for x, y, value in GRUNDY.make(game="nim", to="40").data)
    reference = dict(Reference(catalogue.game("wythoff")).grundy_values(20))
    assert all(reference[min(x, y), max(x, y)] == value for x, y, value in GRUNDY.make(to=20).data)


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"to": 64}, "grundy-carpet: to must be a whole number from 3 to 63, not 64"),
        ({"game": "mark"}, "the plane shows 2 heaps, mark has 1"),
        ({"game": "partizan-blackwhite"}, "has no Grundy values that are numbers"),
        ({"game": "upmark:end=0 + mark"}, "has no Grundy values that are numbers"),
    ],
)
def test_carpets_that_cannot_be(parameters: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match="grundy-carpet: ") as caught:
        GRUNDY.make(**parameters)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"game": "mark", "to": 401}, "outcomes: to must be a whole number from 1 to 400, not 401"),
        ({"game": "wythoff", "to": 257}, "from 1 to 256, not 257"),
        ({"game": "nim:piles=3", "to": 25}, "from 1 to 24, not 25"),
        ({"game": "wythof"}, "did you mean 'wythoff'"),
        ({"game": "wythoff", "to": "many"}, "to must be a whole number from 1 to 400, not many"),
    ],
)
def test_wrong_parameters(parameters: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match="outcomes: ") as caught:
        OUTCOMES.make(**parameters)
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("name", "to"),
    [
        ("mark", 63),
        ("nim", 32),
        ("mouse", 32),
        ("partizan-blackwhite:beta=3", 16),
        ("nim:piles=3", 12),
    ],
)
def test_how_far_a_picture_goes_that_nobody_says_more_of(name: str, to: int) -> None:
    usual = outcomes(catalogue.game(name), None, None)
    assert usual == outcomes(catalogue.game(name), to, None)
    assert usual != outcomes(catalogue.game(name), to + 1, None)
