"""Whole bounds of pi, e and roots, as tight as asked for, in integer arithmetic."""

from math import isqrt

Bounds = tuple[int, int]


def integer_root(n: int, k: int) -> int:
    """Return the floor of the *k*-th root of *n*, by Newton's method from above.

    >>> integer_root(26, 3), integer_root(27, 3), integer_root(10**9000, 9) == 10**1000
    (2, 3, True)
    """
    if k == 1 or n < 2:
        return n
    if k == 2:
        return isqrt(n)
    half = n.bit_length() // (2 * k)  # the upper half of the digits comes first
    if half == 0:
        guess = 1 << -(-n.bit_length() // k)
    else:
        guess = integer_root(n >> k * half, k) + 1 << half
    while (better := ((k - 1) * guess + n // guess ** (k - 1)) // k) < guess:
        guess = better
    return guess


def pi_bounds(bits: int) -> Bounds:
    """Return bounds of 2^bits·pi, by the series of the Chudnovskys.

    >>> pi_bounds(10)
    (3216, 3217)
    """
    # its terms alternate, and from each to the next they lose 47 bits or, at the start, 45
    bits += 16
    _, q, t = _chudnovsky(0, bits // 47 + 3)
    value = 426880 * isqrt(10005 << 2 * bits) * q // t
    # the root is short of the truth by less than 1, the quotient too, the series by far less
    return value - 1 >> 16, (value + 2 >> 16) + 1


def _chudnovsky(start: int, stop: int) -> tuple[int, int, int]:
    """Sum the terms from *start* to *stop* - 1 as t/q; p is what later terms share."""
    if stop - start == 1:
        k = start
        p = -(6 * k - 5) * (2 * k - 1) * (6 * k - 1) if k else 1
        q = k**3 * (640320**3 // 24) if k else 1
        return p, q, p * (13591409 + 545140134 * k)
    middle = (start + stop) // 2
    p, q, t = _chudnovsky(start, middle)
    p2, q2, t2 = _chudnovsky(middle, stop)
    return p * p2, q * q2, t * q2 + p * t2


def e_bounds(bits: int) -> Bounds:
    """Return bounds of 2^bits·e, by the sum of 1/k! up to n; the rest is below 1/n!.

    >>> e_bounds(10)
    (2783, 2785)
    """
    n = size = 1
    while size <= bits:
        n += 1
        size += n.bit_length() - 1
    p, q = _factorials(0, n)
    value = (p + q << bits) // q
    return value, value + 2


def _factorials(start: int, stop: int) -> tuple[int, int]:
    """Sum 1/((start+1)...k) over k from start + 1 to *stop*, as p/q."""
    if stop - start == 1:
        return 1, stop
    middle = (start + stop) // 2
    p, q = _factorials(start, middle)
    p2, q2 = _factorials(middle, stop)
    return p * q2 + p2, q * q2
