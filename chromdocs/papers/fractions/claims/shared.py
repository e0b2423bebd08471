"""What several checks need: the pairs, the recursion of Theorem 3, words."""

from collections.abc import Iterator
from itertools import accumulate, pairwise
from math import isqrt

from chromdocs.games.game import Position
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.real import real
from chromdocs.numbers.words import Morphism


def pair(k: int, n: int) -> Position:
    """Return (a_n, b_n): the floors of n·alpha_k and n·beta_k, from the roots in Section 1.

    >>> [pair(2, n) for n in range(4)]
    [(0, 0), (1, 3), (2, 7), (4, 11)]
    """
    root = isqrt(n * n * k * (k + 4))
    return (n * k + root) // (2 * k), (n * (k + 2) + root) // 2


def above(k: int, n: int, m: int) -> bool:
    """Tell whether n·k·alpha_k > m, without rounding: 2k·alpha_k is k + sqrt(k(k + 4)).

    >>> above(2, 1, 2), above(2, 1, 3)
    (True, False)
    """
    rest = 2 * m - n * k
    return rest < 0 or n * n * k * (k + 4) > rest * rest


def terms(k: int, i: int) -> Iterator[Position]:
    """Yield (f_n^i, g_n^i) for n = -1, 0, 1, ... by the recursion of Theorem 3.

    >>> from itertools import islice
    >>> list(islice(terms(2, 1), 4))
    [(-1, 1), (0, 2), (2, 7), (9, 26)]
    """
    f, g = -1, 1
    while True:
        yield f, g
        f, g = f + g, k * f + (k + 1) * g + i


def morphism(k: int, more_sigma: int = 0, more_tau: int = 1) -> Morphism:
    """Return the morphism of Section 2, or one with other numbers of tau.

    >>> morphism(2)("στ")
    'σττστττ'
    """
    return Morphism({"σ": "σ" + (k + more_sigma) * "τ", "τ": "σ" + (k + more_tau) * "τ"})


def word(k: int, length: int) -> tuple[str, list[int]]:
    """Return the first letters of W, and for each the j if it is a tau_j, or 0 if it is a sigma.

    >>> word(2, 8)
    ('σττστττσ', [0, 1, 2, 0, 1, 2, 1, 0])
    """
    letters = morphism(k).prefix("σ", length)
    taus = accumulate(letter == "τ" for letter in letters)
    numbered = zip(letters, taus, strict=True)
    return letters, [(t - 1) % k + 1 if letter == "τ" else 0 for letter, t in numbered]


def characteristic(slope: ContinuedFraction, length: int) -> str:
    """Return the first letters of c: the differences of floor(n·slope) for n = 1, 2, ...

    >>> characteristic(ContinuedFraction((0, 2), (1,)), 8)
    '01001010'
    """
    number = real(slope.value())
    floors = [number.floor_times(n) for n in range(1, length + 2)]
    return "".join(str(b - a) for a, b in pairwise(floors))
