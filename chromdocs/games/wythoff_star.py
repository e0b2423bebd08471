"""W⋆, the star of Wythoff nim: the positions that Theorem 2 and Conjectures 1 and 2 speak of."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.game import Position
from chromdocs.numbers.zeckendorf import PHI, fibonacci, zeckendorf

FAMILIES = {  # what is added to F_(2n-1) and taken from F_2n; the n from which on it holds
    "ii": (0, 1, 1),
    "iii": (0, 4, 3),
    "iv": (0, 9, 4),
    "v": (1, 1, 2),
    "vi": (3, 1, 3),
    "vii": (4, 1, 3),
    "viii": (6, 1, 4),
}
TAIL = "1010001001"  # how the counterexamples to Conjecture 2 end


def member(family: str, n: int) -> Position:
    """Return the position of a family of Theorem 2 for *n*, as printed.

    >>> member("i", 4), member("ii", 4), member("viii", 4)
    ((33, 33), (21, 33), (27, 33))
    """
    if family == "i":
        return fibonacci(2 * n) - 1, fibonacci(2 * n) - 1
    plus, minus, _ = FAMILIES[family]
    return fibonacci(2 * n - 1) + plus, fibonacci(2 * n) - minus


def conjecture_1_positions(n: int) -> Iterator[tuple[int, int, Position]]:
    """Yield i, A_i + B_i and the position of Conjecture 1, first item, for all i in its range.

    >>> list(conjecture_1_positions(4))
    [(0, 0, (21, 33)), (1, 3, (21, 30))]
    """
    for i in count():
        taken = 2 * PHI.floor_times(i) + i
        if taken > fibonacci(2 * n - 4):
            return
        yield i, taken, (fibonacci(2 * n - 1), fibonacci(2 * n) - 1 - taken)


def diagonal_tails(to: int) -> Iterator[tuple[int, str]]:
    """Yield the numbers up to *to* whose Zeckendorf coding ends in `TAIL`, and the coding.

    >>> list(diagonal_tails(362))
    [(129, '1010001001'), (362, '101010001001')]
    """
    coded = ((i, zeckendorf(i)) for i in range(1, to + 1))
    return (item for item in coded if item[1].endswith(TAIL))
