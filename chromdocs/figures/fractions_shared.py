"""What the figures on continued fractions share: drawing coordinates, names, boxes of letters."""

from chromdocs.figures.figure import Box, Mark, Text, whole
from chromdocs.numbers.certified import Real
from chromdocs.tables.fractions_numbers import decimals


def rounded(number: Real, places: int = 4) -> str:
    """Write a number with its first decimals, cut and not rounded up.

    >>> from chromdocs.numbers.real import real
    >>> rounded(real("2+sqrt(3)")), rounded(real("sqrt(2)-2"))
    ('3.7320…', '−0.5857…')
    """
    negative = number.sign() < 0
    return f"{'−' * negative}{decimals(-number if negative else number, places)}…"


def one_k(value: int | str, low: int = 1, high: int = 9) -> int:
    """Return the parameter k as a number.

    >>> one_k("3")
    3
    """
    return whole("k", value, low, high)


def sigma_or_tau(
    letter: str, at: tuple[float, float], size: tuple[float, float], hover: str, points: float
) -> list[Mark]:
    """Return a letter of W in a box: sigma on a filled one, tau on a pale one."""
    filled = letter[0] == "σ"
    box = Box(*at, *size, "accent" if filled else "panel", hover=hover)
    middle = (at[0] + size[0] / 2, at[1] + size[1] / 2)
    return [box, Text(*middle, letter, "on-p" if filled else "text", points, bold=filled)]
