"""The figures of black & white nim against its rules, by brute force."""

import re
from itertools import product

import pytest
from each import failing

from chromdocs.figures.figure import Cells, Figure, Points
from chromdocs.figures.to_matplotlib import draw
from chromdocs.games.catalogue import game
from chromdocs.papers import EXHIBITS
from chromdocs.solve.reference import Reference

OWN = ("blackwhite-board", "blackwhite-moves", "modular-errata")


def places(figure: Figure, kind: type[Points] | type[Cells], role: str) -> set[tuple[float, float]]:
    found = [mark for mark in figure.marks if isinstance(mark, kind) and mark.role == role]
    return {place for mark in found for place in zip(mark.x, mark.y, strict=True)}


def hovers(figure: Figure) -> list[str]:
    return [t for mark in figure.marks if isinstance(mark, Points | Cells) for t in mark.hover]


def check_step(figure: Figure) -> None:
    assert len(draw(figure)) < 60_000
    assert 100 <= len(figure.alt) <= 450


@pytest.mark.parametrize("id", OWN)
def test_every_step_is_drawn(id: str) -> None:
    steps = dict(EXHIBITS[id].made_steps())
    assert len(steps) >= 4
    assert failing(check_step, steps) == {}


@pytest.mark.parametrize("beta", ["3/2", "2", "7/3", "(3+sqrt(5))/2", "pi"])
def test_the_board_shows_what_is_closed_and_who_wins(beta: str) -> None:
    to = 12
    figure = EXHIBITS["blackwhite-board"].make(beta=beta, to=to)
    played = game(f"blackwhite:beta={beta}")
    colour = played.colour
    assert colour is not None

    def is_open(x: int, y: int) -> bool:
        return not (x and y) or "black" in (colour(0, x), colour(1, y))

    lost: set[tuple[int, int]] = set()
    for x, y in sorted(product(range(to + 1), repeat=2), key=sum):
        options = [(i, y) for i in range(x)] + [(x, j) for j in range(y)]
        if is_open(x, y) and not lost.intersection(options):
            lost.add((x, y))
    assert places(figure, Points, "p") == lost
    assert places(figure, Cells, "grid") == {
        (x, y) for x, y in product(range(to + 1), repeat=2) if not is_open(x, y)
    }
    for text in hovers(figure):
        if advised := re.search(r"\((\d+), (\d+)\): N, the move to \((\d+), (\d+)\) wins", text):
            x, y, i, j = map(int, advised.groups())
            assert (i, j) in lost
            assert (i, j) in set(played.options((x, y)))


def test_the_moves_of_the_example() -> None:
    figure = EXHIBITS["blackwhite-moves"].make()
    kinds = {row[2]: row[3] for row in figure.data}
    assert len(kinds) == 6
    assert [position for position, kind in kinds.items() if kind == "forbidden"] == ["(1, 1, 3)"]
    assert "pile 2 down to 1: (1, 1, 3), forbidden" in hovers(figure)


@pytest.mark.parametrize("name", ["blackwhite:black=2,piles=3", "blackwhite:beta=3", "spectrum"])
def test_moves_win_lose_or_are_forbidden(name: str) -> None:
    played = game(name)
    solver = Reference(played)
    for position in product(range(4), repeat=played.heaps):
        figure = EXHIBITS["blackwhite-moves"].make(game=name, position=position)
        legal, wins = set(played.options(position)), set(solver.winning_moves(position))
        rows = [row for row in figure.data if row[3] != "none"]
        assert len(rows) == sum(position)
        for _, _, after, kind in rows:
            at = tuple(int(x) for x in str(after).strip("()").split(","))
            assert kind == ("wins" if at in wins else "loses" if at in legal else "forbidden")
        assert ("N-position" in figure.caption) == bool(wins)


@pytest.mark.parametrize("beta", [2, 3, 4, 5])
def test_theorem_1_printed_and_true(beta: int) -> None:
    to = 20
    figure = EXHIBITS["modular-errata"].make(beta=beta, to=to)
    found = set(Reference(game(f"blackwhite:beta={beta}")).p_positions(to))
    printed = {
        tuple(sorted((beta * (n + t), beta * n + t)))
        for n in range(1, to)
        for t in range(1, beta)
        if beta * (n + t) <= to
    }
    assert places(figure, Points, "p") == found
    assert places(figure, Points, "on-p") == found & printed
    assert places(figure, Points, "move") == printed - found
    assert ("Not one of its pairs" in figure.caption) == (beta > 2)
    for text in hovers(figure):
        if advised := re.search(r"\((\d+), (\d+)\): N, the move to \((\d+), (\d+)\) wins", text):
            _, _, i, j = map(int, advised.groups())
            assert (min(i, j), max(i, j)) in found


@pytest.mark.parametrize(
    ("id", "parameters", "message"),
    [
        ("blackwhite-board", {"beta": "x"}, "beta must be a number"),
        ("blackwhite-board", {"to": 41}, "from 4 to 40"),
        ("blackwhite-moves", {"position": "1,2,11"}, "up to 10 tokens"),
        ("blackwhite-moves", {"game": "nim:piles=5", "position": "1,1,1,1,1"}, "up to 4 piles"),
        ("blackwhite-moves", {"game": "nim", "position": "1,1"}, "have no colours"),
        ("blackwhite-moves", {"game": "partizan-blackwhite", "position": "1,1"}, "is partizan"),
        ("modular-errata", {"beta": 1}, "beta must be a whole number from 2 to 9, not 1"),
    ],
)
def test_wrong_parameters_get_one_line(id: str, parameters: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        EXHIBITS[id].make(**parameters)
    assert "\n" not in str(caught.value)
