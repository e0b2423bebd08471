"""The picture of who wins, for one heap, two, more, and for every kind of game."""

import pytest

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.figure import Box, Points
from chromdocs.figures.to_matplotlib import draw
from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.solve.choose import solver

OUTCOMES = EXHIBITS["outcomes"]


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


@pytest.mark.parametrize("name", FAMILIES)
def test_every_family_can_be_drawn(name: str) -> None:
    figure = OUTCOMES.make(game=name, to=6)
    assert figure.alt
    assert draw(figure, "svg").startswith(b"<?xml")


@pytest.mark.parametrize(
    ("parameters", "complaint"),
    [
        ({"game": "mark", "to": 401}, "outcomes: to must be a whole number from 1 to 400, not 401"),
        ({"game": "wythoff", "to": 257}, "from 1 to 256, not 257"),
        ({"game": "nim:piles=3", "to": 25}, "from 1 to 24, not 25"),
        ({"game": "wythof"}, "did you mean 'wythoff'"),
    ],
)
def test_wrong_parameters(parameters: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match="outcomes: ") as caught:
        OUTCOMES.make(**parameters)
    assert complaint in str(caught.value)
