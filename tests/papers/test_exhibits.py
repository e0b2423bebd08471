"""Every exhibit: its place in the gallery, its words and data, its steps, and both renderers."""

import csv
import inspect
import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from bounds import bound
from drawings import LESS, description, differences, record, row
from each import failing

from chromdocs import __version__
from chromdocs.figures.figure import Cells, Exhibit, Figure, Line, Points, Text
from chromdocs.figures.frame import WIDTH, frame, narrow, words_width
from chromdocs.figures.kinds import KINDS
from chromdocs.figures.paint import paint
from chromdocs.figures.theme import THEMES
from chromdocs.figures.to_matplotlib import draw
from chromdocs.figures.to_plotly import _chart, chart, figure_widget
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS

Check = Callable[[Exhibit, Figure], None]


def has_its_place_in_the_gallery(exhibit: Exhibit, figure: Figure) -> None:
    assert re.fullmatch("[a-z][a-z0-9]*(-[a-z0-9]+)*", exhibit.id)
    assert exhibit.kind in KINDS
    assert exhibit.paper in PAPERS.values()
    assert exhibit.tags
    assert all(tag == tag.lower().strip() for tag in exhibit.tags)
    assert set(figure.claims) <= set(LEDGER)


def has_parameters_that_its_builder_takes(exhibit: Exhibit, figure: Figure) -> None:
    taken = inspect.signature(exhibit.build).parameters
    assert [*exhibit.parameters] == [*taken]
    assert all(one.default is inspect.Parameter.empty for one in taken.values())
    for parameter in exhibit.parameters.values():
        assert "{" not in parameter.words
        if parameter.default is None:
            assert parameter.words == parameter.meaning
        else:
            assert str(parameter.default) in parameter.words.replace(",000", "000")
            assert parameter.read(parameter.default) is not None


def has_steps_that_are_figures_of_their_own(exhibit: Exhibit, figure: Figure) -> None:
    if exhibit.steps is None:
        assert not exhibit.frames
        return
    name, values = exhibit.steps
    assert 2 <= len(values) == len(set(values)) <= 40
    assert str(exhibit.parameters[name].default) in values
    figures = dict(exhibit.made_steps())
    assert len({made.caption for made in figures.values()}) == len(values)
    for made in figures.values():
        assert len(json.dumps(chart(made))) < 200_000
        assert len(made.alt) >= 60
    assert figures[str(exhibit.parameters[name].default)] == figure


def stands_where_it_was_recorded(exhibit: Exhibit, figure: Figure) -> None:
    recorded = record(exhibit.paper_key).get(exhibit.id)
    assert recorded, f"its drawing is not recorded: python tests/drawings.py {exhibit.id}"
    assert [*differences(recorded, description(exhibit))] == []


def has_words_and_data(exhibit: Exhibit, figure: Figure) -> None:
    assert figure.id == exhibit.id
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


def has_its_data_as_csv(exhibit: Exhibit, figure: Figure) -> None:
    lines = figure.csv.splitlines()
    about = [line for line in lines if line.startswith("# ")]
    assert f"figure {exhibit.id}, chromdocs {__version__}, CC BY 4.0" in about[-1]
    head, *rows = csv.reader(line for line in lines if line not in about)
    assert tuple(head) == figure.columns
    assert rows == [[str(value) for value in row] for row in figure.data]


def is_a_chart_of_plain_data_and_scatter_traces(exhibit: Exhibit, figure: Figure) -> None:
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


def has_attributes_that_plotly_knows(exhibit: Exhibit, figure: Figure) -> None:
    widget = figure_widget(figure, "dark")
    assert widget.layout.paper_bgcolor == THEMES["dark"]["background"]


def has_a_narrow_chart_that_is_the_chart_of_the_narrow_figure(
    exhibit: Exhibit, figure: Figure
) -> None:
    made = deepcopy(chart(figure))
    merge(made, made["layout"]["meta"].pop("narrow"))
    assert made == _chart(narrow(figure))


def merge(into: Any, part: dict[str, Any]) -> None:
    """Put *part* into a chart, as the page does."""
    for key, value in part.items():
        place = int(key) if isinstance(into, list) else key
        if isinstance(value, dict):
            merge(into[place], value)
        else:
            into[place] = value


def keeps_its_words_in_the_picture(exhibit: Exhibit, figure: Figure) -> None:
    for form in (figure, narrow(figure)):
        at = frame(form)
        for text in (mark for mark in form.marks if isinstance(mark, Text)):
            x = at.left + (text.x - form.x.range[0]) * at.unit(form.x, up=False)
            width = words_width(text.text, text.size, text.bold)
            start = x - width * {"left": 0, "center": 0.5, "right": 1}[text.align]
            assert start >= -0.01
            assert start + width <= WIDTH + 0.01


def is_narrow_with_large_words_and_half_the_width(exhibit: Exhibit, figure: Figure) -> None:
    small = narrow(figure)
    sizes = [mark.size for mark in small.marks if isinstance(mark, Text)]
    assert all(size * 340 / WIDTH >= 8 for size in sizes)  # pixels on a phone
    svg = draw(small, width=3.5).decode()
    width, height = map(float, re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg).groups())
    assert width / height == pytest.approx(small.aspect, rel=0.01)


FRAMED: tuple[Check, ...] = (
    has_a_narrow_chart_that_is_the_chart_of_the_narrow_figure,
    keeps_its_words_in_the_picture,
    is_narrow_with_large_words_and_half_the_width,
)
CHECKS: tuple[Check, ...] = (
    has_its_place_in_the_gallery,
    has_parameters_that_its_builder_takes,
    has_steps_that_are_figures_of_their_own,
    stands_where_it_was_recorded,
    has_words_and_data,
    has_its_data_as_csv,
    is_a_chart_of_plain_data_and_scatter_traces,
    has_attributes_that_plotly_knows,
    *FRAMED,
)


@pytest.mark.parametrize("id", EXHIBITS)  # a test each, as some take seconds to build
def test_every_exhibit(id: str) -> None:
    exhibit = EXHIBITS[id]
    assert exhibit.id == id
    figure = exhibit.make(**bound(LESS.get(id, {}), {}))
    checks = {check.__name__: check for check in CHECKS}
    assert failing(lambda check: check(exhibit, figure), checks) == {}


def test_no_drawing_is_recorded_of_what_is_gone() -> None:
    recorded = {id for paper in PAPERS for id in record(paper)}
    assert recorded <= {*EXHIBITS}


def test_a_mark_that_moves_is_named() -> None:
    before = [["Text", 3, 0, "a"], ["Box", 1, 2, 1, 1, "red"], ["Text", 4, 0, "b"]]
    after = [["Text", 3, 1, "a"], ["Box", 1, 2, 1, 1, "red", "R"]]
    assert [*differences(before, before)] == []
    assert [*differences(before, after)] == [
        'row 0, Text "a": y 0 -> 1',
        'row 1, Box: text "usual" -> "R"',
        'row 2 is gone: ["Text", 4, 0, "b"]',
    ]


def test_of_many_points_one_that_moves_is_seen() -> None:
    points = [
        Points(tuple(range(50)), (0, 1, *range(2, 50)), "p"),
        Points(tuple(range(50)), (1, 0, *range(2, 50)), "p"),
    ]
    assert row(points[0]) != row(points[1])


def test_wide_stacks_are_framed_like_every_exhibit() -> None:
    exhibit = EXHIBITS["evil-stacks"]
    figure = exhibit.make(game="chromatic:stacks=8", position=(5,) * 8)
    checks = {check.__name__: check for check in FRAMED}
    assert failing(lambda check: check(exhibit, figure), checks) == {}


@pytest.mark.parametrize("game", ["nim:piles=3", "partizan-blackwhite:beta=3"])
def test_first_p_positions_are_of_two_heaps_and_one_set_of_moves(game: str) -> None:
    with pytest.raises(ValueError, match="draws two stacks of an impartial game, not "):
        EXHIBITS["first-p-positions"].make(game=game)
