"""Whole bounds of pi, e and roots, as tight as asked for, in integer arithmetic."""

from math import floor, isqrt, log2

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


def root_bounds(low: int, high: int, scale: int, bits: int, k: int) -> Bounds:
    """Return bounds of 2^bits times the *k*-th root of a number between *low* and *high* / 2^scale.

    Numbers are cut to about the length of the answer, as its k-th power would be k times as long.

    >>> root_bounds(30, 30, 0, 20, 5)
    (2070256, 2070257)
    """
    spare = k.bit_length() + 8
    log = (log2(high) - scale) / k
    whole = floor(log)
    sizes = [bits + spare]  # from the end: each step doubles the digits that are right
    while sizes[-1] + whole > 3 * spare + 40:
        sizes.append((sizes[-1] - whole) // 2 + spare)
    size, y = sizes[-1], max(1, _shifted(int(2 ** (log - whole + 52)), whole - 52 + sizes[-1]))
    for finer in reversed(sizes):
        size, y = finer, y << finer - size
        # by the inequality of the means, this is above the root for every y > 0
        power, shift = _power(y, k - 1, y.bit_length() + spare, up=False)
        above = _divided(high, power, size * k - scale - shift, up=True)
        y = -(-((k - 1) * y + above) // k)
    power, shift = _power(y, k - 1, y.bit_length() + spare, up=True)
    below = _divided(max(low, 0), power, size * k - scale - shift, up=False)
    return below >> spare, -(-y >> spare)


def _power(y: int, n: int, keep: int, up: bool) -> Bounds:
    """Return m and s so that m·2^s is y^n or, where digits beyond *keep* were cut, just beside."""
    m, s = y if n else 1, 0
    for bit in f"{n:b}"[1:]:
        m, s = (m * m * y, 2 * s) if bit == "1" else (m * m, 2 * s)
        if (extra := m.bit_length() - keep) > 0:
            m, s = -(-m >> extra) if up else m >> extra, s + extra
    return m, s


def _divided(x: int, y: int, shift: int, up: bool) -> int:
    """Return x·2^shift / y, rounded up or down."""
    x, y = x << max(shift, 0), y << max(-shift, 0)
    return -(-x // y) if up else x // y


def _shifted(n: int, shift: int) -> int:
    return n << shift if shift >= 0 else n >> -shift


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
