"""Every exhibit: drawn in every format, described in words, and true."""

import csv
import inspect
import json
import re
from array import array
from base64 import b64decode
from functools import cache
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

from chromdocs import __version__
from chromdocs.claims.ledger import LEDGER
from chromdocs.claims.papers import PAPERS
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.figure import KINDS, Axis, Box, Cells, Cloud, Figure, Line, Points
from chromdocs.figures.frame import SHAPES, shaped
from chromdocs.figures.paint import paint
from chromdocs.figures.theme import THEMES
from chromdocs.figures.to_matplotlib import animate, draw
from chromdocs.figures.to_plotly import chart, figure_widget, to_html
from chromdocs.games.catalogue import game
from chromdocs.games.evil import chi, tau, tau_of
from chromdocs.numbers.binary import is_evil
from chromdocs.solve.reference import Reference

SVG = "{http://www.w3.org/2000/svg}"
EVERY = pytest.mark.parametrize("id", EXHIBITS)


@cache
def made(id: str) -> Figure:
    return EXHIBITS[id].make()


@EVERY
def test_an_exhibit_has_its_place_in_the_gallery(id):
    exhibit = EXHIBITS[id]
    assert re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", id)
    assert exhibit.kind in KINDS
    assert exhibit.paper in PAPERS
    assert exhibit.tags
    assert all(tag == tag.lower().strip() for tag in exhibit.tags)
    assert set(made(id).claims) <= set(LEDGER)
    assert exhibit.parameters.keys() == inspect.signature(exhibit.build).parameters.keys()


@EVERY
def test_every_step_is_a_figure_of_its_own(id):
    exhibit = EXHIBITS[id]
    if exhibit.steps is None:
        assert not exhibit.frames
        return
    name, values = exhibit.steps
    assert name in exhibit.parameters
    assert 2 <= len(values) == len(set(values)) <= 40
    figures = dict(exhibit.made_steps())
    assert len({figure.caption for figure in figures.values()}) == len(values)
    for figure in figures.values():
        assert len(json.dumps(chart(figure))) < 200_000
        assert len(figure.alt) >= 60
    assert made(id) in figures.values()


def test_width_scales_the_whole_picture():
    figure = EXHIBITS["evil-stacks"].make()
    narrow, wide = (ElementTree.fromstring(draw(figure, "svg", width=w)) for w in (3.5, 14))
    assert (narrow.get("width"), wide.get("width")) == ("252pt", "1008pt")


@EVERY
def test_chart_is_plain_data_of_scatter_traces(id):
    figure = made(id)
    described = chart(figure)
    assert json.loads(json.dumps(described)) == described
    assert {trace["type"] for trace in described["data"]} == {"scatter"}
    assert not {"width", "height", "template"} & set(described["layout"])
    assert described["config"]["responsive"]
    clouds = described["layout"]["meta"].get("clouds", [])
    assert clouds or any("hovertext" in trace for trace in described["data"])
    assert all(cloud["said"] for cloud in clouds)
    roles = set(re.findall(r"role:([a-z-]+)", json.dumps(described)))
    assert roles <= set(THEMES["light"])
    for theme in THEMES:
        assert "role:" not in json.dumps(paint(described, theme))
        assert chart(figure, theme) == paint(described, theme)


@EVERY
def test_plotly_knows_every_attribute(id):
    widget = figure_widget(made(id), "dark")
    assert widget.layout.paper_bgcolor == THEMES["dark"]["background"]


@EVERY
def test_data_as_csv(id):
    lines = made(id).csv.splitlines()
    about = [line for line in lines if line.startswith("# ")]
    assert f"figure {id}, chromdocs {__version__}, CC BY 4.0" in about[-1]
    head, *rows = csv.reader(line for line in lines if line not in about)
    assert tuple(head) == made(id).columns
    assert rows == [[str(value) for value in row] for row in made(id).data]


@pytest.mark.parametrize("shape", ["wide", "square"])
def test_shapes_keep_what_is_shown(shape):
    figure = EXHIBITS["evil-plane"].make()
    svg = ElementTree.fromstring(draw(shaped(figure, shape)))
    width, height = (float(svg.get(side).removesuffix("pt")) for side in ("width", "height"))
    assert abs(width / height - SHAPES[shape]) < 0.01
    assert len(svg.findall(f".//{SVG}use")) >= len(figure.data)
    with pytest.raises(ValueError, match="unknown shape 'tall'; known: own, wide, square"):
        shaped(figure, "tall")


def test_a_carpet_has_a_square_for_each_cell():
    cells = Cells((0, 2, 2), (0, 0, 1), "p", hover=("a", "b", "c"))
    axes = Axis("x", (-1, 3)), Axis("y", (-1, 3))
    figure = Figure("carpet", "t", "c", "a", (cells,), *axes, ("n",), ((1,),), (), True, 1.0)
    described = chart(figure)
    (shape,) = described["layout"]["shapes"]
    assert shape["path"].count("Z") == 3
    assert "M1.53,-0.47H2.47V0.47H1.53Z" in shape["path"]
    assert described["data"][0]["hovertext"] == ["a", "b", "c"]
    picture = Image.open(BytesIO(draw(figure, "png"))).convert("RGB")
    blue = tuple(bytes.fromhex(THEMES["light"]["p"][1:]))
    assert {colour: n for n, colour in picture.getcolors(99_999)}[blue] > 3 * 150**2


def test_a_cloud_carries_all_its_points():
    x, y = tuple(range(5000)), tuple(range(0, 20000, 4))
    cloud = Cloud(x, y, "p", "({x}, {y}) is P", "all")
    axes = Axis("x", (0, 5000)), Axis("y", (0, 20000))
    figure = Figure("cloud", "t", "c", "a", (cloud,), *axes, ("n",), ((1,),), ())
    (described,) = chart(figure)["layout"]["meta"]["clouds"]
    assert tuple(array("H", b64decode(described["y"]))) == y
    assert b"<image" in draw(figure)


def test_an_animation_shows_every_step():
    figures = [EXHIBITS["evil-plane"].make(to=to) for to in (8, 16, 32)]
    moving = Image.open(BytesIO(animate([draw(f, "png", "dark") for f in figures], "dark")))
    assert moving.n_frames == 3
    assert moving.info["loop"] == 0


def test_html_is_one_file():
    page = to_html(EXHIBITS["evil-blocks-16"].make(), "dark")
    assert "{{" not in page.split("<script>")[0]
    assert not re.search(r"<(script|link|img)[^>]+(src|href)=", page.split("<script>")[0])
    assert THEMES["dark"]["red"] in page
    assert THEMES["light"]["red"] not in page


@EVERY
def test_words_and_data(id):
    figure = made(id)
    assert figure.id == id == EXHIBITS[id].id
    assert len(figure.alt) >= 60
    assert figure.title
    assert figure.caption.endswith(".")
    assert figure.data
    assert {len(row) for row in figure.data} == {len(figure.columns)}
    assert {mark.role for mark in figure.marks} <= set(THEMES["light"])
    for mark in figure.marks:
        if isinstance(mark, Points | Line | Cells):
            assert len(mark.x) == len(mark.y)
            assert not mark.hover or len(mark.hover) == len(mark.x)


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
        ("evil-stacks", {"game": "chromatik"}, "did you mean 'chromatic'"),
        ("evil-stacks", {"colour": "red"}, "unknown parameter 'colour'; known: game, position"),
        ("evil-plane", {"to": 0}, "to must be a whole number from 1 to 256, not 0"),
        ("evil-plane", {"to": "many"}, "not many"),
        ("evil-plane", {"game": "star(wythoff)", "to": 200}, "from 1 to 128, not 200"),
        ("evil-plane", {"game": "chromatic:stacks=3"}, "the plane shows 2 heaps"),
        ("evil-tau-chi-chart", {"to": 300}, "from 7 to 128"),
        ("evil-blocks", {"m": 2}, "from 3 to 8"),
        ("evil-blocks-16", {"m": 4}, "unknown parameter 'm'; known: none"),
    ],
)
def test_wrong_parameters_get_one_line(id, parameters, message):
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        EXHIBITS[id].make(**parameters)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("theme", ["blue", ""])
def test_unknown_theme_and_format(theme):
    figure = EXHIBITS["evil-stacks"].make()
    with pytest.raises(ValueError, match="known: light, dark"):
        draw(figure, theme=theme)
    with pytest.raises(ValueError, match="known: svg, pdf, png"):
        draw(figure, format="gif")
    with pytest.raises(ValueError, match="1 to 40 inches"):
        draw(figure, width=0)


@pytest.mark.parametrize("name", ["chromatic:red=evil", "chromatic:red=vile", "chromatic:red=1,4"])
def test_plane_shows_the_p_positions_that_brute_force_finds(name):
    figure = EXHIBITS["evil-plane"].make(game=name, to="30")
    (points,) = [mark for mark in figure.marks if isinstance(mark, Points)]
    found = Reference(game(name)).p_positions(30)
    both = {(a, b) for pair in found for a, b in (pair, pair[::-1])}
    assert sorted(zip(points.x, points.y, strict=True)) == sorted(both)
    assert [row[1:] for row in figure.data] == found


def test_plane_says_what_a_point_is():
    figure = EXHIBITS["evil-plane"].make()
    (points,) = [mark for mark in figure.marks if isinstance(mark, Points)]
    assert "(4, 6): n = 3, evil and vile" in points.hover
    assert "(6, 4): n = 3, evil and vile" in points.hover


def test_stacks_have_the_colours_of_the_game():
    figure = EXHIBITS["evil-stacks"].make(position="6,9")
    tokens = [mark for mark in figure.marks if isinstance(mark, Box)]
    assert [token.role for token in tokens[:6]] == ["green", "green", "red", "green", "red", "red"]
    assert tokens[4].hover == "stack 1, level 5: 101 in binary, two ones, evil: red"
    plain = EXHIBITS["evil-stacks"].make(game="chromatic:red=2", position="2,1")
    assert [row[2] for row in plain.data] == ["green", "red", "green"]


@pytest.mark.parametrize("name", ["chromatic:red=evil", "chromatic:red=vile", "chromatic:stacks=3"])
def test_stacks_say_who_wins(name):
    played = game(name)
    solver = Reference(played)
    for position, is_p in solver.outcomes(5):
        caption = EXHIBITS["evil-stacks"].make(game=name, position=position).caption
        assert ("P-position" in caption) == is_p
        if not is_p:
            advised = re.search(r"move to \(([\d, ]+)\) wins", caption)
            assert tuple(map(int, advised[1].split(","))) in solver.winning_moves(position)


def test_tall_stacks_and_the_empty_position_are_drawn():
    for name, position in [
        ("chromatic:stacks=8", (40,) * 8),
        ("chromatic:red=evil", (0, 0)),
        ("chromatic:stacks=1", (1,)),
    ]:
        figure = EXHIBITS["evil-stacks"].make(game=name, position=position)
        assert draw(figure).startswith(b"<?xml")


def test_tau_and_chi_are_greens_minus_reds():
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
def test_blocks_a_and_d_are_equal_and_b_and_c(m):
    figure = EXHIBITS["evil-blocks"].make(m=m)
    blocks = {name: [row[3:] for row in figure.data if row[2] == name] for name in "ABCD"}
    assert blocks["A"] == blocks["D"]
    assert blocks["B"] == blocks["C"]
    assert all(row[4] == tau(row[0]) for row in figure.data)
    assert draw(figure).startswith(b"<?xml")


def test_the_16_blocks_are_the_blocks_of_length_16():
    assert EXHIBITS["evil-blocks-16"].make().data == EXHIBITS["evil-blocks"].make(m=4).data
