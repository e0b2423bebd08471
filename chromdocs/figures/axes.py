"""Places on an axis: where it has ticks, and where an exact number stands."""

from chromdocs.numbers.certified import Real

FINE = 10**12  # the grid that drawing coordinates are taken from


def ticks(to: int, step: int = 0) -> tuple[tuple[float, str], ...]:
    """Return ticks from 0 up to *to*, *step* apart; else at most nine, a power of two apart.

    >>> [label for _, label in ticks(64)]
    ['0', '8', '16', '24', '32', '40', '48', '56', '64']
    """
    step = step or 1 << ((to - 1) // 8).bit_length()
    return tuple((k, str(k)) for k in range(0, to + 1, step))


def near(number: Real) -> float:
    """Return a float near an exact number, for drawing only.

    >>> from chromdocs.numbers.real import real
    >>> near(real("sqrt(2)"))
    1.414213562373
    """
    return number.floor_times(FINE) / FINE
