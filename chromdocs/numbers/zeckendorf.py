"""Numbers written as sums of Fibonacci numbers.

A Fibonacci coding is a string of digits 0 and 1; from the right they weigh F_1, F_2, F_3, ...
= 1, 2, 3, 5, 8, ... A number may have several codings. The one without two consecutive ones is
its Zeckendorf coding; 0 is written "0".

Long numbers are cut in two halves. What makes this work is F_(i+k) = F_i·F_k + F_(i-1)·F_(k-1):
a coding that means h, and w with every weight one place lower, means F_k·h + F_(k-1)·w after
k more zeros.
"""

from collections.abc import Iterator
from fractions import Fraction

from chromdocs.numbers.base import whole
from chromdocs.numbers.quadratic import Quadratic

PHI = Quadratic(Fraction(1, 2), Fraction(1, 2), 5)  # the golden ratio
_SHORT = 64  # digits that are written or read one by one; even, see _padded


def fibonacci(n: int) -> int:
    """Return the Fibonacci number F_n, where F_0 = F_1 = 1.

    >>> [fibonacci(n) for n in range(8)]
    [1, 1, 2, 3, 5, 8, 13, 21]
    """
    return _fibonacci_pair(whole("fibonacci", n))[0]


def zeckendorf(n: int) -> str:
    """Return the coding of *n* without two consecutive ones.

    >>> [zeckendorf(n) for n in (0, 1, 2, 3, 4, 19)]
    ['0', '1', '10', '100', '101', '101001']
    """
    whole("zeckendorf", n)
    length = _SHORT
    while n >= fibonacci(length + 1):
        length *= 2
    return _padded(n, length).lstrip("0") or "0"


def codings(n: int) -> Iterator[str]:
    """Yield every Fibonacci coding of *n* without leading zeros, the Zeckendorf coding first.

    >>> list(codings(8))
    ['10000', '1100', '1011']
    """
    length = len(zeckendorf(whole("codings", n)))
    started = [("", n, *_fibonacci_pair(length))]
    while started:
        coding, rest, weight, lower = started.pop()
        if not lower:
            yield coding.lstrip("0") or "0"
            continue
        below = weight + lower - 2  # all lower weights together; they make every sum up to this
        if rest <= below:
            started.append((coding + "0", rest, lower, weight - lower))
        if weight <= rest:
            started.append((coding + "1", rest - weight, lower, weight - lower))


def value(coding: str) -> int:
    """Return the number that a Fibonacci coding means.

    >>> value("10000"), value("1100"), value("1011")
    (8, 8, 8)
    """
    return _value_pair(_digits("value", coding))[0]


def trailing_zeros(coding: str) -> int:
    """Count the zeros at the end of a coding.

    >>> trailing_zeros("10000"), trailing_zeros("1100")
    (4, 2)
    """
    return len(_digits("trailing_zeros", coding)) - len(coding.rstrip("0"))


def ends_in_even_zeros(n: int) -> bool:
    """Tell whether the codings of *n* end in an even number of zeros, without writing one.

    These are the numbers A_m = floor(m·phi), m >= 1, and A makes a step of two exactly at them.

    >>> [n for n in range(13) if ends_in_even_zeros(n)]
    [1, 3, 4, 6, 8, 9, 11, 12]
    """
    whole("ends_in_even_zeros", n)
    return PHI.floor_times(n + 1) - PHI.floor_times(n) == 2


def shift(coding: str) -> str:
    """Return the left shift of a coding: one more zero at its end.

    >>> value("1100"), value(shift("1100"))
    (8, 13)
    """
    return _digits("shift", coding) + "0"


def shifted(n: int) -> int:
    """Return what *n* becomes when any of its codings is shifted, without writing one.

    >>> [shifted(n) for n in (0, 1, 3, 4, 6, 8)]
    [0, 2, 5, 7, 10, 13]
    """
    return PHI.floor_times(whole("shifted", n) + 1) - 1


def _digits(function: str, coding: str) -> str:
    if not coding or coding.strip("01"):
        raise ValueError(f"{function}: coding must be a string of 0s and 1s, not {coding!r}")
    return coding


def _fibonacci_pair(n: int) -> tuple[int, int]:
    """Return F_n and F_(n-1), where F_(-1) = 0, by doubling the index."""
    f, g = 1, 0
    for bit in f"{n:b}":
        f, g = f * f + g * g, g * (2 * f - g)
        if bit == "1":
            f, g = f + g, f
    return f, g


def _padded(n: int, length: int) -> str:
    """Return the Zeckendorf coding of n < F_(length+1), with leading zeros to *length* digits."""
    if length == _SHORT:
        return _greedy(n)
    f, g = _fibonacci_pair(length // 2)
    # The high half is the greatest h that, shifted by k = length/2, is at most n. The shift is
    # phi^k·h - 0.39·g at least and phi^k·h + 0.62·g at most, and phi^k is as good as 2f - g.
    # So h is this quotient or one less.
    h = (n + g // 2) // (2 * f - g)
    if (high := _shifted_by(h, f, g)) > n:
        h -= 1
        high = _shifted_by(h, f, g)
    return _padded(h, length // 2) + _padded(n - high, length // 2)


def _shifted_by(h: int, f: int, g: int) -> int:
    """Return h <= F_(k+1) shifted k times, where f = F_k, g = F_(k-1) and k is even.

    With weights one place lower h means floor((h + 1)/phi). For a number below F_(k+2) the
    convergent g/f of 1/phi gives the same floor, and k even keeps it on the right side.
    """
    return f * h + g * ((h + 1) * g // f)


def _greedy(n: int) -> str:
    coding = ""
    f, g = _fibonacci_pair(_SHORT)
    while g:
        coding += "01"[n >= f]
        if n >= f:
            n -= f
        f, g = g, f - g
    return coding


def _value_pair(coding: str) -> tuple[int, int]:
    """Return what a coding means, and what it means with every weight one place lower."""
    if len(coding) <= _SHORT:
        n = w = 0
        for digit in coding:
            n, w = n + w + int(digit), n + int(digit)
        return n, w
    half = len(coding) // 2
    f, g = _fibonacci_pair(half)
    h, w = _value_pair(coding[:-half])
    low, low_w = _value_pair(coding[-half:])
    return f * h + g * w + low, g * h + (f - g) * w + low_w
