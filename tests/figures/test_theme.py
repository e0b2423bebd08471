"""Colours: said in one place, each on light and dark, enough contrast, red and green apart."""

import re
from itertools import combinations
from math import dist
from pathlib import Path

import pytest

from chromdocs.figures.figure import Cells, Figure, Points
from chromdocs.figures.frame import NARROW as NARROW_WORDS
from chromdocs.figures.frame import TICK, TITLE, WIDTH, legend, narrow
from chromdocs.figures.paint import NARROW
from chromdocs.figures.theme import (
    BODY,
    CODE,
    EVERYWHERE,
    SITE,
    STEP,
    SYMBOLS,
    THEMES,
    on,
    on_pages,
    on_scale,
    palette,
)
from chromdocs.papers import EXHIBITS

LIBRARY = Path(__file__).parents[2] / "chromdocs"
COLOUR = re.compile(
    r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(", re.IGNORECASE
)

WORDS = ["text", "muted", "ink", "accent", "p"]
TOLD = ["p", "accent", "move", "red", "green", "muted", "n"]
MARKS = ["red", "green", "move", "n"]
SURFACES = ["red", "green", "p", "black", "white", "accent"]


def luminance(colour: str) -> float:
    """Return the relative luminance that WCAG 2 defines."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def test_contrast_of_black_and_white():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_both_themes_have_every_role_and_no_colour_twice():
    assert set(THEMES["light"]) == set(THEMES["dark"])
    for colours in THEMES.values():  # so that no two roles look alike
        assert len(set(colours.values())) == len(colours)


@pytest.mark.parametrize("theme", THEMES)
def test_contrast(theme):
    colours = palette(theme)
    for ground in ("background", "panel"):
        for role in WORDS:
            assert contrast(colours[role], colours[ground]) >= 4.5
        for role in MARKS:
            assert contrast(colours[role], colours[ground]) >= 3
    for role in SURFACES:
        assert contrast(colours[on(role)], colours[role]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_red_and_green_differ_without_colour(theme):
    assert SYMBOLS["red"] != SYMBOLS["green"]
    assert SYMBOLS["on-red"] != SYMBOLS["on-green"]
    assert contrast(THEMES[theme]["red"], THEMES[theme]["green"]) >= 1.3


def seen(colour: str, without_green: bool) -> tuple[float, ...]:
    """Return a colour as the eye orders them (OKLab), or as one without green cones does.

    The matrix is that of Machado, Oliveira and Fernandes (2009) for deuteranopia.
    """
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    rgb = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    if without_green:
        rgb = times(((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)), rgb)
    cones = ((0.4122, 0.5363, 0.0514), (0.2119, 0.6807, 0.1074), (0.0883, 0.2817, 0.6300))
    lms = [max(c, 0) ** (1 / 3) for c in times(cones, rgb)]
    lab = ((0.2105, 0.7936, -0.0041), (1.9780, -2.4286, 0.4506), (0.0259, 0.7828, -0.8087))
    return tuple(times(lab, lms))


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def test_distance_of_colours():
    assert dist(seen("#000000", False), seen("#ffffff", False)) == pytest.approx(1, abs=0.001)
    red, green = (seen(colour, True) for colour in ("#c05000", "#5e8000"))
    assert dist(red, green) < 0.6 * dist(seen("#c05000", False), seen("#5e8000", False))


@pytest.mark.parametrize("theme", THEMES)
def test_roles_that_a_figure_uses_together_are_far_apart(theme):
    """Surfaces and words have their own rules; these are the colours that tell marks apart."""
    small = {"star-conjecture-1": {"n": 4}, "star-conjecture-2": {"to": 1000}}  # else a long sieve
    pairs = {
        pair
        for id, exhibit in EXHIBITS.items()
        for pair in combinations(
            sorted({m.role for m in exhibit.make(**small.get(id, {})).marks} & {*TOLD}), 2
        )
    }
    assert len(pairs) > 15
    near = {
        (pair, without)
        for pair in pairs
        for without, least in ((False, 0.12), (True, 0.08))
        if dist(*(seen(palette(theme)[role], without) for role in pair)) < least
    }
    assert near == set()


def test_sizes_are_steps_of_one_scale_and_can_be_read():
    page, phone = 688 / WIDTH, 328 / WIDTH  # pixels of a point
    assert pytest.approx(STEP) == TITLE / TICK
    assert TICK * page >= 11
    assert TITLE * page >= 12.5
    assert TICK * NARROW_WORDS * phone >= 10
    for size in (TICK, TITLE, BODY, TICK * NARROW_WORDS):
        assert on_scale(size) == pytest.approx(size)
        assert on_scale(1.1 * size) == pytest.approx(STEP * size)


def test_a_legend_shows_what_the_picture_shows():
    carpet = Cells((1, 2), (3, 4), "accent", "cells")
    dots = Points((1, 2), (1, 2), "accent", "dots", size=2)
    figure = Figure(id="x", title="x", marks=(carpet, dots))
    for made in (figure, narrow(figure)):
        cells, small = (mark for mark in legend(made) if isinstance(mark, Points))
        assert (cells.shape, small.shape) == ("square", "dot")
        assert min(cells.size, small.size) * (328 if made.words > 1 else 688) / WIDTH >= 7


def test_unknown_theme():
    with pytest.raises(ValueError, match="unknown theme 'blue'; known: light, dark"):
        palette("blue")


def test_every_colour_is_said_in_one_place():
    files = [
        f for end in ("py", "css", "html", "md", "js", "cjs") for f in LIBRARY.rglob(f"*.{end}")
    ]
    found = {file.name for file in files if COLOUR.search(file.read_text("utf-8"))}
    assert found == {"theme.py", "badge.py"}  # the palette has those of badges from there


def test_a_colour_has_one_name_and_is_there_on_both_grounds():
    tables = [THEMES["light"], SITE["light"], CODE, EVERYWHERE]
    assert set(SITE["light"]) == set(SITE["dark"])
    assert len(on_pages("light")) == sum(map(len, tables))
    assert set(on_pages("dark")) == {*THEMES["dark"], *SITE["dark"]}


def test_styles_name_no_colour_that_is_not_there():
    """A style with an unknown name would just have no colour."""
    styles = [*LIBRARY.rglob("*.css"), *LIBRARY.rglob("*.html")]
    named = {name for file in styles for name in re.findall(r"var\(--([\w-]+)\)", file.read_text())}
    written = [*styles, *LIBRARY.rglob("templates/*.md")]
    own = {name for file in written for name in re.findall(r"--([\w-]+):", file.read_text())}
    assert {"red", "ground", "note", "paper"} <= named
    assert {n for n in named - own if not n.startswith("md-")} <= set(on_pages("light"))


@pytest.mark.parametrize("theme", SITE)
def test_contrast_of_pages(theme):
    colours = SITE[theme]
    for ground in ("ground", "soft"):
        for words in ("words", "quiet", "note", "holds", "refuted", "code", "code-comment"):
            assert contrast(colours[words], colours[ground]) >= 4.5
    for words in ("head", "head-quiet"):
        assert contrast(colours[words], colours["ground"]) >= 4.5
    for words in ("foot-quiet", "foot-faint"):
        assert contrast(colours[words], colours["foot"]) >= 4.5
    for colour in CODE.values():
        assert contrast(colour, SITE["light"]["soft"]) >= 4.5


def test_contrast_of_badges():
    assert EVERYWHERE["on-badge"] == "#fff"
    for name in ("badge", "badge-holds", "badge-note", "badge-refuted"):
        assert contrast(EVERYWHERE[name], "#ffffff") >= 4.5


def test_library_and_page_agree_on_what_is_narrow():
    script = (LIBRARY / "figures/assets/paint.js").read_text("utf-8")
    assert f'matchMedia("{NARROW}")' in script
