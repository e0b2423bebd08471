"""Charts of a notebook: one of our figures follows the page from light to dark."""

import json
import re
from html import unescape
from typing import Any

import pytest
from plotly.graph_objects import Figure as Widget

from chromdocs.figures import to_plotly
from chromdocs.figures.figure import Axis, Cloud, Figure, Points
from chromdocs.figures.theme import THEMES
from chromdocs.figures.to_plotly import chart, figure_widget
from chromdocs.site.notebooks import chart_html, remember_figures, slim

FIGURE = Figure(
    id="own",
    title="Two points",
    caption="Two points.",
    alt="A red point and a cloud.",
    marks=(
        Points((1, 2), (3, 4), "red", hover=("one", "two")),
        Cloud((1, 2), (5, 6), "p", "({x}, {y})"),
    ),
    x=Axis("x", (0, 9)),
    y=Axis("y", (0, 9)),
    columns=("x", "y"),
    data=((1, 3), (2, 4)),
    claims=(),
)


def held(html: str) -> Any:
    """Return the chart in a page."""
    (text,) = re.findall(r'<div class="chart-data"[^>]*>(.*?)</div>', html)
    return json.loads(unescape(text))


def test_one_of_our_figures_has_roles_whatever_theme_it_was_painted_in() -> None:
    described = chart(FIGURE)
    for theme, colours in THEMES.items():
        widget = figure_widget(FIGURE, theme)
        assert widget.layout.paper_bgcolor == colours["background"]
        found = held(chart_html(widget.to_dict()))
        assert found["data"] == described["data"]
        assert found["layout"]["font"] == described["layout"]["font"]
        assert found["layout"]["meta"]["clouds"] == described["layout"]["meta"]["clouds"]
        assert found["layout"]["meta"]["narrow"] == described["layout"]["meta"]["narrow"]
        text = json.dumps(found)
        assert "role:red" in text
        assert not [colour for colour in colours.values() if f'"{colour}"' in text]


def test_what_a_notebook_changes_in_a_figure_stays_changed() -> None:
    widget = figure_widget(FIGURE)
    widget.update_layout(title="Mine", yaxis={"title": {"text": "height"}})
    found = held(chart_html(widget.to_dict()))
    assert found["layout"]["title"]["text"] == "Mine"
    assert found["layout"]["yaxis"]["title"]["text"] == "height"
    assert found["layout"]["yaxis"]["gridcolor"] == "role:grid"


def test_a_chart_of_the_notebook_itself_keeps_its_colours() -> None:
    red = THEMES["light"]["red"]
    own = Widget(data=[{"type": "bar", "x": [1], "y": [2], "marker": {"color": red}}])
    html = chart_html(own.to_dict())
    assert held(html)["data"][0]["marker"]["color"] == red
    assert "role:" not in html
    assert "height:420px" in html


def test_a_figure_of_ours_comes_with_its_picture_unless_it_was_changed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(to_plotly, "figure_widget", figure_widget)  # put back afterwards
    remember_figures()
    widget = to_plotly.figure_widget(FIGURE)
    page = slim(chart_html(widget.to_dict()), "", lambda figure: f"<b>{figure.title}</b>")
    assert page.startswith("<b>Two points</b>")
    assert "<td>1</td><td>3</td>" in page
    assert "data-eager" not in page
    widget.update_layout(title="Mine")
    assert "data-eager" in chart_html(widget.to_dict())
