"""The figures of evil-chromatic nim: planes, stacks, the numbers tau and chi, and blocks."""

import re

import pytest

from chromdocs.figures.figure import Box, Line, Points
from chromdocs.figures.to_matplotlib import draw
from chromdocs.games.catalogue import game
from chromdocs.games.evil import chi, tau, tau_of
from chromdocs.numbers.binary import is_evil
from chromdocs.papers import EXHIBITS
from chromdocs.solve.reference import Reference


@pytest.mark.parametrize(
    ("id", "parameters", "message"),
    [
        ("evil-stacks", {"position": "4,x"}, "cannot read '4,x'"),
        ("evil-stacks", {"position": "4,41"}, "up to 40 tokens in a stack, not 41"),
        ("evil-stacks", {"position": (1, 10**99)}, "not more than a quadrillion"),
        ("evil-stacks", {"position": "1,2,3"}, "has 2 heaps, not 3"),
        (
            "evil-stacks",
            {"game": "chromatic:stacks=9", "position": "1,1,1,1,1,1,1,1,1"},
            "8 stacks",
        ),
        ("evil-stacks", {"game": "chromatik"}, "evil-stacks: unknown game 'chromatik'; did you"),
        ("evil-stacks", {"game": "chromatik"}, "did you mean 'chromatic'"),
        ("evil-stacks", {"colour": "red"}, "unknown parameter 'colour'; known: game, position"),
        ("evil-plane", {"to": 0}, "evil-plane: to must be a whole number from 1 to 256, not 0"),
        ("evil-plane", {"to": "many"}, "not many"),
        ("evil-plane", {"game": "star(wythoff)", "to": 200}, "from 1 to 128, not 200"),
        ("evil-plane", {"game": "chromatic:stacks=3"}, "the plane shows 2 heaps"),
        ("evil-tau-chi-chart", {"to": 300}, "from 7 to 128"),
        ("evil-blocks", {"m": 2}, "from 3 to 8"),
        ("evil-blocks-16", {"m": 4}, "unknown parameter 'm'; known: none"),
    ],
)
def test_wrong_parameters_get_one_line(
    id: str, parameters: dict[str, object], message: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        EXHIBITS[id].make(**parameters)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("name", ["chromatic:red=evil", "chromatic:red=vile", "chromatic:red=1,4"])
def test_plane_shows_the_p_positions_that_brute_force_finds(name: str) -> None:
    figure = EXHIBITS["evil-plane"].make(game=name, to="30")
    (points,) = [mark for mark in figure.marks if isinstance(mark, Points)]
    found = Reference(game(name)).p_positions(30)
    both = {(a, b) for pair in found for a, b in (pair, pair[::-1])}
    assert sorted(zip(points.x, points.y, strict=True)) == sorted(both)
    assert [row[1:] for row in figure.data] == found
    assert figure == EXHIBITS["evil-plane"].make(game=game(name), to=30)


def test_plane_says_what_a_point_is() -> None:
    figure = EXHIBITS["evil-plane"].make()
    (points,) = [mark for mark in figure.marks if isinstance(mark, Points)]
    assert "(4, 6): n = 3, evil and vile" in points.hover
    assert "(6, 4): n = 3, evil and vile" in points.hover


def test_stacks_have_the_colours_of_the_game() -> None:
    figure = EXHIBITS["evil-stacks"].make(position="6,9")
    tokens = [mark for mark in figure.marks if isinstance(mark, Box)]
    assert [token.role for token in tokens[:6]] == ["green", "green", "red", "green", "red", "red"]
    assert tokens[4].hover == "stack 1, level 5: 101 in binary, two ones, evil: red"
    plain = EXHIBITS["evil-stacks"].make(game="chromatic:red=2", position="2,1")
    assert [row[2] for row in plain.data] == ["green", "red", "green"]


@pytest.mark.parametrize("name", ["chromatic:red=evil", "chromatic:red=vile", "chromatic:stacks=3"])
def test_stacks_say_who_wins(name: str) -> None:
    played = game(name)
    solver = Reference(played)
    for position, is_p in solver.outcomes(5):
        caption = EXHIBITS["evil-stacks"].make(game=name, position=position).caption
        assert ("P-position" in caption) == is_p
        if not is_p:
            advised = re.search(r"move to \(([\d, ]+)\) wins", caption)
            assert tuple(map(int, advised[1].split(","))) in solver.winning_moves(position)


def test_tall_stacks_and_the_empty_position_are_drawn() -> None:
    for name, position in [
        ("chromatic:stacks=8", (40,) * 8),
        ("chromatic:red=evil", (0, 0)),
        ("chromatic:stacks=1", (1,)),
    ]:
        figure = EXHIBITS["evil-stacks"].make(game=name, position=position)
        assert draw(figure).startswith(b"<svg")


def test_tau_and_chi_are_greens_minus_reds() -> None:
    figure = EXHIBITS["evil-tau-chi-chart"].make(to=100)
    for k, binary, colour, t, c in figure.data:
        assert int(binary, 2) == k
        assert colour == ("red" if is_evil(k) else "green")
        assert t == tau(k) == tau_of(range(k + 1))
        assert c == chi(k) == tau_of(range(1, k + 1))
    lines = [mark for mark in figure.marks if isinstance(mark, Line)]
    for line in lines:
        assert [y - line.y[0] - 1 for y in line.y] == [row[3] for row in figure.data]


@pytest.mark.parametrize("m", range(3, 9))
def test_blocks_a_and_d_are_equal_and_b_and_c(m: int) -> None:
    figure = EXHIBITS["evil-blocks"].make(m=m)
    blocks = {name: [row[3:] for row in figure.data if row[2] == name] for name in "ABCD"}
    assert blocks["A"] == blocks["D"]
    assert blocks["B"] == blocks["C"]
    assert all(row[4] == tau(row[0]) for row in figure.data)
    assert draw(figure).startswith(b"<svg")


def test_the_16_blocks_are_the_blocks_of_length_16() -> None:
    assert EXHIBITS["evil-blocks-16"].make().data == EXHIBITS["evil-blocks"].make(m=4).data
