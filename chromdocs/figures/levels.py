"""How the figures speak of positions, of numbers, and of the levels of evil-chromatic nim."""

from collections.abc import Iterable

from chromdocs.games.game import Position
from chromdocs.games.gamma import SUBSCRIPTS
from chromdocs.numbers.binary import is_evil, spite
from chromdocs.numbers.certified import Real

EVIL = "chromatic:red=evil"
FINE = 10**12  # the grid that drawing coordinates are taken from
ONES = ("no ones", "one one", "two ones", "three ones", "four ones", "five ones", "six ones")


def colour(k: int) -> str:
    """Return the colour of level *k*: evil is red, odious is green.

    >>> colour(3), colour(4)
    ('red', 'green')
    """
    return "red" if is_evil(k) else "green"


def explained(k: int) -> str:
    """Say why level *k* has its colour.

    >>> explained(5)
    'level 5: 101 in binary, two ones, evil: red'
    """
    ones = k.bit_count()
    counted = ONES[ones] if ones < len(ONES) else f"{ones} ones"
    return f"level {k}: {k:b} in binary, {counted}, {spite(k)}: {colour(k)}"


def signed(n: int) -> str:
    """Write a small number with a true minus sign.

    >>> signed(-1), signed(0)
    ('−1', '0')
    """
    return str(n).replace("-", "−")


def ticks(to: int, step: int = 0) -> tuple[tuple[float, str], ...]:
    """Return ticks from 0 up to *to*, *step* apart; else at most nine, a power of two apart.

    >>> [label for _, label in ticks(64)]
    ['0', '8', '16', '24', '32', '40', '48', '56', '64']
    """
    step = step or 1 << ((to - 1) // 8).bit_length()
    return tuple((k, str(k)) for k in range(0, to + 1, step))


def in_brackets(position: Position) -> str:
    """Write a position as mathematicians do.

    >>> in_brackets((4, 5))
    '(4, 5)'
    """
    return f"({', '.join(map(str, position))})"


def listed(items: Iterable[object], most: int = 99) -> str:
    """List the first items as a sentence does; positions stand in brackets.

    >>> listed([1, 2, 4]), listed([(1, 1), (3, 3), (3, 4)], 2), listed("")
    ('1, 2 and 4', '(1, 1), (3, 3) and so on', 'none')
    """
    words = [in_brackets(item) if isinstance(item, tuple) else str(item) for item in items]
    if len(words) > most:
        return f"{', '.join(words[:most])} and so on"
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]])) if words else "none"


def near(number: Real) -> float:
    """Return a float near an exact number, for drawing only.

    >>> from chromdocs.numbers.real import real
    >>> near(real("sqrt(2)"))
    1.414213562373
    """
    return number.floor_times(FINE) / FINE


def sub(name: str, n: int) -> str:
    """Write a name with a number below the line.

    >>> sub("α", 12)
    'α₁₂'
    """
    return name + str(n).translate(SUBSCRIPTS)
