"""Places on an axis: where it has ticks, and where an exact number stands."""

from fractions import Fraction
from itertools import count
from math import ceil, floor, log10

from chromdocs.numbers.certified import Real

FINE = 10**12  # the grid that drawing coordinates are taken from
NICE = (10, 15, 20, 25, 30, 40, 50, 60, 80)  # steps from tick to tick, times a power of ten
NEAR = 1e-9  # steps by which a tick may seem to lie outside


def ticks(to: int, step: int = 0) -> tuple[tuple[float, str], ...]:
    """Return ticks from 0 up to *to*, *step* apart; else at most nine, a power of two apart.

    >>> [label for _, label in ticks(64)]
    ['0', '8', '16', '24', '32', '40', '48', '56', '64']
    """
    step = step or 1 << ((to - 1) // 8).bit_length()
    return tuple((k, str(k)) for k in range(0, to + 1, step))


def automatic(low: float, high: float, most: int = 8) -> tuple[tuple[float, str], ...]:
    """Return ticks from *low* to *high*, at whole numbers if it has two; *most* steps at most.

    They are those that matplotlib chooses in a drawing.

    >>> [label for _, label in automatic(-2.4, 52)]
    ['0', '8', '16', '24', '32', '40', '48']
    >>> [label for _, label in automatic(-0.25, 0.25)]
    ['−0.24', '−0.16', '−0.08', '0.00', '0.08', '0.16', '0.24']
    """
    least = (high - low) / most
    whole = floor(high) > ceil(low)
    powers = (Fraction(10) ** power for power in count(floor(log10(least)) - 1))
    steps = (nice * power for power in powers for nice in NICE)
    step = next(s for s in steps if float(s) >= least and not (whole and s.denominator > 1))
    places = next(n for n in count() if (step * 10**n).denominator == 1)
    ends = ceil(low / float(step) - NEAR), floor(high / float(step) + NEAR)
    values = [float(k * step) for k in range(ends[0], ends[1] + 1)]
    return tuple((value, f"{value:.{places}f}".replace("-", "−")) for value in values)


def near(number: Real) -> float:
    """Return a float near an exact number, for drawing only.

    >>> from chromdocs.numbers.real import real
    >>> near(real("sqrt(2)"))
    1.414213562373
    """
    return number.floor_times(FINE) / FINE
