"""The frame: both renderers put the plot in the same place, wide and narrow."""

import re
from copy import deepcopy

import pytest

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.figure import Text
from chromdocs.figures.frame import EM, WIDTH, frame, narrow
from chromdocs.figures.to_matplotlib import draw
from chromdocs.figures.to_plotly import _chart, chart

FIGURES = {id: exhibit.make() for id, exhibit in EXHIBITS.items()} | {
    "wide stacks": EXHIBITS["evil-stacks"].make(game="chromatic:stacks=8", position=(5,) * 8)
}
EVERY = pytest.mark.parametrize("figure", FIGURES.values(), ids=FIGURES)
FORMS = pytest.mark.parametrize("form", [lambda figure: figure, narrow], ids=["wide", "narrow"])


def merge(into, part):
    """Put *part* into a chart, as the page does."""
    for key, value in part.items():
        place = int(key) if isinstance(into, list) else key
        if isinstance(value, dict):
            merge(into[place], value)
        else:
            into[place] = value


@EVERY
def test_the_narrow_chart_is_the_chart_of_the_narrow_figure(figure):
    made = deepcopy(chart(figure))
    merge(made, made["layout"]["meta"].pop("narrow"))
    assert made == _chart(narrow(figure))


@EVERY
@FORMS
def test_words_stay_in_the_picture(figure, form):
    figure = form(figure)
    at = frame(figure)
    for text in (mark for mark in figure.marks if isinstance(mark, Text)):
        x = at.left + (text.x - figure.x.range[0]) * at.unit(figure.x, up=False)
        width = EM * text.size * len(text.text)
        start = x - width * {"left": 0, "center": 0.5, "right": 1}[text.align]
        assert start >= -0.01
        assert start + width <= WIDTH + 0.01


@EVERY
def test_a_narrow_picture_has_large_words_and_half_the_width(figure):
    small = narrow(figure)
    sizes = [mark.size for mark in small.marks if isinstance(mark, Text)]
    assert all(size * 340 / WIDTH >= 8 for size in sizes)  # pixels on a phone
    svg = draw(small, width=3.5).decode()
    width, height = map(float, re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg).groups())
    assert width / height == pytest.approx(small.aspect, rel=0.01)
