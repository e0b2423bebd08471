"""The palette: every colour of the figures and of the site, on light and on dark ground.
And the scale of sizes that words in figures have in common with those on pages.

The hues are those of Okabe and Ito, which most colour-blind eyes keep apart, made lighter or
darker until words reach a contrast of 4.5 and marks one of 3 (WCAG, level AA). Red and green
differ in lightness too, and by symbol, so that they differ in print without colour. Roles that a
figure uses together are far enough apart, for eyes without green too.

Figures have roles (`THEMES`), each with a colour and a symbol; pages, slides and badges have more
(`SITE`, `CODE`, `EVERYWHERE`). Styles name them all as custom properties, such as ``--red``.
"""

from collections.abc import Mapping
from math import ceil, log, sqrt

from chromdocs.claims import badge
from chromdocs.names import known

STEP = sqrt(1.25)  # from size to size of words: half a step of the headings on a page
BODY = 12.0  # points, the text of a page beside a figure that is 688 pixels wide

THEMES: dict[str, dict[str, str]] = {
    "light": {
        "background": "#ffffff",
        "panel": "#f1f3f6",
        "grid": "#dfe3e8",
        "text": "#30363f",
        "muted": "#666768",
        "ink": "#1d232b",
        "red": "#c14f00",
        "on-red": "#fffdfb",
        "green": "#2a985f",
        "on-green": "#00150f",
        "p": "#0072b2",
        "on-p": "#fbfdff",
        "black": "#17191d",
        "on-black": "#fdfdfd",
        "white": "#fefefe",
        "on-white": "#16181c",
        "move": "#aa052f",
        "n": "#848d9e",
        "accent": "#8a2a81",
        "on-accent": "#fffbfd",
    },
    "dark": {
        "background": "#1e2129",
        "panel": "#2a2e38",
        "grid": "#3a3f4b",
        "text": "#dfe2e8",
        "muted": "#a5a8b5",
        "ink": "#f2f4f7",
        "red": "#d8751a",
        "on-red": "#1a0a00",
        "green": "#72dbb8",
        "on-green": "#00201a",
        "p": "#3abbfc",
        "on-p": "#04182a",
        "black": "#17191d",
        "on-black": "#fdfdfd",
        "white": "#fefefe",
        "on-white": "#16181c",
        "move": "#ff7c86",
        "n": "#7b8190",
        "accent": "#f696ec",
        "on-accent": "#2a0a1d",
    },
}

SITE: dict[str, dict[str, str]] = {
    "light": {
        "ground": "#fffdf8",
        "soft": "#f5f2ea",  # of boxes and of code
        "head": "#1d232b",  # words above each page
        "head-quiet": "#4b5563",
        "words": "#20262e",
        "quiet": "#565e6a",
        "faint": "#8b929c",
        "line": "#e3e1da",
        "rule": "#d8d5cb",  # lines on slides
        "note": "#00598c",  # links, definitions, open questions
        "holds": "#0b6b50",
        "refuted": "#a83f00",
        "code": "#2b333d",
        "code-comment": "#5f6670",
        "foot": "#f5f2ea",
        "foot-quiet": "#4b5563",
        "foot-faint": "#565e6a",
    },
    "dark": {
        "ground": "#171a21",
        "soft": "#21252f",
        "head": "#eceff4",
        "head-quiet": "#a9b0bd",
        "words": "#dfe2e8",
        "quiet": "#b3b9c4",
        "faint": "#808897",
        "line": "#343a46",
        "rule": "#414856",
        "note": "#7cc4f2",
        "holds": "#5ed6b0",
        "refuted": "#ff9a63",
        "code": "#dfe2e8",
        "code-comment": "#a3a9b6",
        "foot": "#12151b",
        "foot-quiet": "#b3b9c4",
        "foot-faint": "#a3a9b6",
    },
}

CODE = {  # on light ground; on dark the theme of the site brings its own
    "code-constant": "#5b4bb5",
    "code-function": "#7a3aa0",
    "code-keyword": "#2a56a8",
    "code-number": "#a8340f",
    "code-special": "#a8265f",
    "code-string": "#14693f",
}

EVERYWHERE = {  # the same on light and on dark ground
    "paper": "#ffffff",
    "on-paper": "#1d232b",
    "focus": "#0072b2",
    "edge-black": "#9aa0aa",  # of a black token, and of a white one
    "edge-white": "#5b616b",
    "spectrum-1": "#0072b2",
    "spectrum-2": "#e69f00",
    "spectrum-3": "#cc79a7",
    "shadow": "rgb(0 0 0 / 18%)",
    "veil": "rgb(0 0 0 / 60%)",
    **badge.COLOURS,
}

SYMBOLS = {
    "red": "dot",
    "on-red": "dot",
    "green": "ring",
    "on-green": "ring",
    "p": "square",
    "move": "diamond",
}


def on_scale(size: float) -> float:
    """Return the next size of the scale that is not smaller, or is nearly as large.

    >>> [round(on_scale(size), 1) for size in (8, 9, 10, 11, 12, 13)]
    [8.6, 9.6, 10.7, 10.7, 12.0, 13.4]
    """
    return BODY * STEP ** ceil(log(0.97 * size / BODY, STEP))


def symbol(role: str) -> str:
    """Return the symbol of *role*: dot, ring, square or diamond.

    >>> symbol("red"), symbol("green"), symbol("ink")
    ('dot', 'ring', 'dot')
    """
    return SYMBOLS.get(role, "dot")


def on(role: str) -> str:
    """Return the role of words that stand on a surface filled with *role*.

    >>> on("red"), on("panel")
    ('on-red', 'text')
    """
    return f"on-{role}" if f"on-{role}" in THEMES["light"] else "text"


def palette(theme: str) -> dict[str, str]:
    """Return the colours of *theme*, or raise ValueError if there is no such theme."""
    return known(THEMES, theme, "theme")


def on_pages(theme: str) -> dict[str, str]:
    """Return what a page with *theme* names; on dark ground the rest is as on light ground.

    >>> on_pages("dark")["ground"], "paper" in on_pages("dark"), "paper" in on_pages("light")
    ('#171a21', False, True)
    """
    more = EVERYWHERE | CODE if theme == "light" else {}
    return palette(theme) | SITE[theme] | more


def properties(colours: Mapping[str, str]) -> str:
    """Return *colours* as the custom properties of a style.

    >>> properties({"ink": "#1d232b", "on-red": "#fffdfb"})
    '--ink: #1d232b; --on-red: #fffdfb;'
    """
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())
