"""Colours: said in one place, each on light and dark, enough contrast, red and green apart."""

import re
from pathlib import Path

import pytest

from chromdocs.figures.paint import NARROW
from chromdocs.figures.theme import CODE, EVERYWHERE, SITE, SYMBOLS, THEMES, on, on_pages, palette

LIBRARY = Path(__file__).parents[2] / "chromdocs"
COLOUR = re.compile(
    r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(", re.IGNORECASE
)

WORDS = ["text", "muted", "ink", "accent", "p"]
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
    own = {name for file in styles for name in re.findall(r"--([\w-]+):", file.read_text())}
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
