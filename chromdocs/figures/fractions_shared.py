"""What the figures on continued fractions share: drawing coordinates, names, boxes of letters."""

from chromdocs.figures.figure import Box, Mark, Text, whole
from chromdocs.games.gamma import SUBSCRIPTS
from chromdocs.numbers.certified import Real

FINE = 10**12  # the grid that drawing coordinates are taken from


def near(number: Real) -> float:
    """Return a float near an exact number, for drawing only.

    >>> from chromdocs.numbers.real import real
    >>> near(real("sqrt(2)"))
    1.414213562373
    """
    return number.floor_times(FINE) / FINE


def rounded(number: Real, places: int = 4) -> str:
    """Write a number with its first decimals, cut and not rounded up.

    >>> from chromdocs.numbers.real import real
    >>> rounded(real("2+sqrt(3)")), rounded(real("sqrt(2)-2"))
    ('3.7320…', '−0.5857…')
    """
    negative = number.sign() < 0
    digits = str((-number if negative else number).floor_times(10**places)).zfill(places + 1)
    return f"{'−' * negative}{digits[:-places]}.{digits[-places:]}…"


def sub(name: str, n: int) -> str:
    """Write a name with a number below the line.

    >>> sub("α", 12)
    'α₁₂'
    """
    return name + str(n).translate(SUBSCRIPTS)


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
