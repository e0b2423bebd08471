"""Colours: every role in both themes, enough contrast, red and green apart without colour."""

import pytest

from chromdocs.figures.theme import SYMBOLS, THEMES, on, palette

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
    for colours in THEMES.values():  # so that a colour tells its role, as notebooks need
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
