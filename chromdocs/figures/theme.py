"""The palette: what colour and what symbol a role has, on light and on dark ground.

The hues are those of Okabe and Ito, which most colour-blind eyes keep apart, made lighter or
darker until words reach a contrast of 4.5 and marks one of 3 (WCAG, level AA). Red and green
differ in lightness too, and by symbol, so that they differ in print without colour.
"""

from chromdocs.names import known

THEMES: dict[str, dict[str, str]] = {
    "light": {
        "background": "#ffffff",
        "panel": "#f1f3f6",
        "grid": "#dfe3e8",
        "text": "#30363f",
        "muted": "#626975",
        "ink": "#1d232b",
        "red": "#c24d00",
        "on-red": "#fffdfb",
        "green": "#079c74",
        "on-green": "#00150f",
        "p": "#0072b2",
        "on-p": "#fbfdff",
        "black": "#17191d",
        "on-black": "#fdfdfd",
        "white": "#fefefe",
        "on-white": "#16181c",
        "move": "#c4213a",
        "n": "#868c96",
        "accent": "#a3447e",
        "on-accent": "#fffbfd",
    },
    "dark": {
        "background": "#1e2129",
        "panel": "#2a2e38",
        "grid": "#3a3f4b",
        "text": "#dfe2e8",
        "muted": "#a3a9b6",
        "ink": "#f2f4f7",
        "red": "#e2763f",
        "on-red": "#1a0a00",
        "green": "#58c9a5",
        "on-green": "#00201a",
        "p": "#62b8ec",
        "on-p": "#04182a",
        "black": "#17191d",
        "on-black": "#fdfdfd",
        "white": "#fefefe",
        "on-white": "#16181c",
        "move": "#ff7c86",
        "n": "#7d8493",
        "accent": "#e59bc6",
        "on-accent": "#2a0a1d",
    },
}

SYMBOLS = {
    "red": "dot",
    "on-red": "dot",
    "green": "ring",
    "on-green": "ring",
    "p": "square",
    "move": "diamond",
}


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
