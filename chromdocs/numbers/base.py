"""Numbers written in any base: their digits, the zeros they end in, vile and dopey.

In base k the vile numbers end in an even number of zeros and the dopey ones in an odd number;
0 is written with one zero. Nothing here divides once for every digit, so numbers of many
thousands of digits are quick.
"""

from itertools import dropwhile

from chromdocs.numbers.digits import to_decimal


def digits(n: int, base: int) -> list[int]:
    """Return the digits of *n* in *base*, the most significant first.

    >>> digits(26, 2), digits(26, 3), digits(0, 10)
    ([1, 1, 0, 1, 0], [2, 2, 2], [0])
    """
    _check("digits", n, base)
    powers = [base]
    while powers[-1] ** 2 <= n:
        powers.append(powers[-1] ** 2)
    parts = [n]
    for power in reversed(powers):  # each part splits into two of half its length
        parts = [half for part in parts for half in divmod(part, power)]
    return list(dropwhile(lambda digit: digit == 0, parts)) or [0]


def in_base(n: int, base: int = 2) -> str:
    """Write *n* in a base up to 10.

    >>> in_base(6), in_base(6, 3)
    ('110', '20')
    """
    return "".join(map(str, digits(n, base)))


def trailing_zeros(n: int, base: int) -> int:
    """Count the zeros at the end of *n* in *base*; 0 itself is written with one zero.

    >>> [trailing_zeros(n, 3) for n in range(10)]
    [1, 0, 0, 1, 0, 0, 1, 0, 0, 2]
    """
    _check("trailing_zeros", n, base)
    return _divide_out(n, base)[0] if n else 1


def is_vile(n: int, base: int) -> bool:
    """Tell whether *n* ends in an even number of zeros in *base*.

    >>> [n for n in range(13) if is_vile(n, 3)]
    [1, 2, 4, 5, 7, 8, 9, 10, 11]
    """
    return trailing_zeros(n, base) % 2 == 0


def is_dopey(n: int, base: int) -> bool:
    """Tell whether *n* ends in an odd number of zeros in *base*.

    >>> [n for n in range(28) if is_dopey(n, 3)]
    [0, 3, 6, 12, 15, 21, 24, 27]
    """
    return trailing_zeros(n, base) % 2 == 1


def count_vile(n: int, base: int) -> int:
    """Count the vile numbers in *base* among 1, ..., *n* in closed form.

    They number n - n//k + n//k² - ... in base k. A digit d in place i adds
    d·(k^(i+1) + (-1)^i) / (k + 1) to that, so one look at the digits is enough.

    >>> [count_vile(n, 3) for n in range(10)]
    [0, 1, 2, 2, 3, 4, 4, 5, 6, 7]
    """
    _check("count_vile", n, base)
    written = digits(n, base)
    alternating = sum(written[::-2]) - sum(written[-2::-2])
    return (base * n + alternating) // (base + 1)


def nth_vile(n: int, base: int) -> int:
    """Return a_n, the *n*-th vile number in *base*; the 1st is 1, and a_0 is 0 by convention.

    >>> [nth_vile(n, 3) for n in range(10)]
    [0, 1, 2, 4, 5, 7, 8, 9, 10, 11]
    """
    _check("nth_vile", n, base)
    m = n + n // base  # of base + 1 numbers about base are vile
    while (count := count_vile(m, base)) != n:
        m += n - count  # the count moves by at most one a step, so this never goes too far
    return m - is_dopey(m, base) if n else 0


def nth_dopey(n: int, base: int) -> int:
    """Return b_n, the *n*-th dopey number in *base*, counting from the 0th, which is 0.

    One more zero at the end turns the vile numbers into the dopey ones: b_n = k·a_n.

    >>> [nth_dopey(n, 3) for n in range(8)]
    [0, 3, 6, 12, 15, 21, 24, 27]
    """
    _check("nth_dopey", n, base)
    return base * nth_vile(n, base)


def whole(function: str, n: int) -> int:
    """Return *n*, or refuse a negative one in the name of *function*.

    >>> whole("is_evil", 7)
    7
    """
    if n < 0:
        raise ValueError(f"{function}: n must be a non-negative integer, not {to_decimal(n)}")
    return n


def _check(function: str, n: int, base: int) -> None:
    whole(function, n)
    if base < 2:
        raise ValueError(f"{function}: base must be at least 2, not {to_decimal(base)}")


def _divide_out(n: int, power: int) -> tuple[int, int]:
    """Return how often *power* divides *n*, which is not 0, and what is left then."""
    quotient, rest = divmod(n, power)
    if rest:
        return 0, n
    squares, left = _divide_out(quotient, power * power)
    quotient, rest = divmod(left, power)
    return (2 * squares + 1, left) if rest else (2 * squares + 2, quotient)
