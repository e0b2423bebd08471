"""What the figures on continued fractions share: drawing coordinates, names, boxes of letters."""

from chromdocs.figures.figure import Box, Mark, Text
from chromdocs.numbers.certified import Real
from chromdocs.numbers.real import decimals


def rounded(number: Real, places: int = 4) -> str:
    """Write a number with its first decimals, cut and not rounded up.

    >>> from chromdocs.numbers.real import real
    >>> rounded(real("2+sqrt(3)")), rounded(real("sqrt(2)-2"))
    ('3.7320…', '−0.5857…')
    """
    negative = number.sign() < 0
    return f"{'−' * negative}{decimals(-number if negative else number, places)}…"


def sigma_or_tau(
    letter: str, at: tuple[float, float], size: tuple[float, float], hover: str, points: float
) -> list[Mark]:
    """Return a letter of W in a box: sigma on a filled one, tau on a pale one."""
    filled = letter[0] == "σ"
    box = Box(*at, *size, "accent" if filled else "panel", hover=hover)
    middle = (at[0] + size[0] / 2, at[1] + size[1] / 2)
    return [box, Text(*middle, letter, "on-p" if filled else "text", points, bold=filled)]
