"""Real numbers that answer with proof: exact floors and signs, or a refusal, never a guess.

`Real` is what every exact number of this library can do. `Certified` is the kind known only by
bounds, as tight as asked for: pi, e, roots, and what + - * / make of them. It cannot see that
sqrt(2)·sqrt(2) is whole, so where no precision settles a question it raises ValueError.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Union

from chromdocs.numbers.digits import to_decimal
from chromdocs.numbers.series import Bounds, e_bounds, pi_bounds, root_bounds

Number = Union["Real", Fraction, int]

GUARD = 64  # bits beyond those of the answer; nearly always enough


class Real(ABC):
    """A real number with exact floors, signs and arithmetic, also with int and Fraction."""

    @property
    @abstractmethod
    def is_rational(self) -> bool | None:
        """True or False, or None where it is not known."""

    @abstractmethod
    def bounds(self, bits: int) -> Bounds:
        """Return whole numbers around 2^bits times this number, close together."""

    @abstractmethod
    def floor_times(self, n: int, plus: Number = 0) -> int:
        """Return the floor of *n* times this number and *plus*, exactly, for any whole *n*."""

    @abstractmethod
    def sign(self) -> int:
        """Return -1, 0 or 1."""

    @abstractmethod
    def inverse(self) -> "Real":
        """Return 1 divided by this number."""

    @abstractmethod
    def __neg__(self) -> "Real": ...

    @abstractmethod
    def __add__(self, other: Number) -> "Real": ...

    @abstractmethod
    def __mul__(self, other: Number) -> "Real": ...

    def floor(self) -> int:
        """Return the greatest whole number that is not above this number."""
        return self.floor_times(1)

    def ceil(self) -> int:
        """Return the least whole number that is not below this number."""
        return -self.floor_times(-1)

    def __radd__(self, other: Number) -> "Real":
        return self + other

    def __rmul__(self, other: Number) -> "Real":
        return self * other

    def __sub__(self, other: Number) -> "Real":
        return self + -other

    def __rsub__(self, other: Number) -> "Real":
        return -self + other

    def __truediv__(self, other: Number) -> "Real":
        return self * (other.inverse() if isinstance(other, Real) else Fraction(1, other))

    def __rtruediv__(self, other: Number) -> "Real":
        return self.inverse() * other

    def __lt__(self, other: Number) -> bool:
        return (self - other).sign() < 0

    def __le__(self, other: Number) -> bool:
        return (self - other).sign() <= 0

    def __gt__(self, other: Number) -> bool:
        return (self - other).sign() > 0

    def __ge__(self, other: Number) -> bool:
        return (self - other).sign() >= 0


class Certified(Real):
    """A number given by a function from bits to whole bounds of 2^bits times the number.

    It equals nothing but itself, as bounds show only that two numbers differ.

    >>> PI.floor_times(10**20), (PI + E).floor_times(-10)
    (314159265358979323846, -59)
    >>> positive_root(2, 3) > Fraction(5, 4)
    True
    """

    def __init__(self, compute: Callable[[int], Bounds], is_rational: bool | None = None) -> None:
        self._compute = compute
        self._is_rational = is_rational
        self._known = (-1, 0, 0)  # the most bits so far, and the bounds

    @property
    def is_rational(self) -> bool | None:
        return self._is_rational

    def bounds(self, bits: int) -> Bounds:
        """Return whole numbers around 2^bits times this number, close together.

        >>> PI.bounds(10)
        (3216, 3217)
        """
        if bits > self._known[0]:
            self._known = (bits, *self._compute(bits))
        most, low, high = self._known
        return low >> most - bits, -(-high >> most - bits)

    def floor_times(self, n: int, plus: Number = 0) -> int:
        """Return the floor of *n* times this number and *plus*, or refuse if that may be whole.

        >>> PI.floor_times(100, E)
        316
        """
        size = n.bit_length() // GUARD * GUARD + GUARD  # so that near n share their bounds
        rest = _lift(plus)
        for guard in _guards(2 * size + (1 << 14)):
            bits = size + guard
            ends = sorted(n * bound for bound in self.bounds(bits))
            low, high = (a + b >> bits for a, b in zip(ends, rest.bounds(bits), strict=True))
            if low == high:
                return low
        raise ValueError(f"cannot tell the floor of n·{self} + {rest}, which may be whole")

    def sign(self) -> int:
        """Return -1, 0 or 1, or raise ValueError if the number may be 0."""
        return _sign_and_size(self)[0]

    def inverse(self) -> Real:
        """Return 1 divided by this number, or raise ValueError if it may be 0.

        >>> print(PI.inverse())
        0.3183098861…
        """
        sign, size = _sign_and_size(self)
        if sign == 0:
            raise ZeroDivisionError("the inverse of 0")
        if sign < 0:
            return -(-self).inverse()

        def compute(bits: int) -> Bounds:
            finer = bits + 2 * size + 2
            low, high = self.bounds(finer)
            one = 1 << bits + finer
            return one // high, -(-one // max(low, 1 << finer - size))

        return Certified(compute, self.is_rational)

    def __neg__(self) -> Real:
        def compute(bits: int) -> Bounds:
            low, high = self.bounds(bits)
            return -high, -low

        return Certified(compute, self.is_rational)

    def __add__(self, other: Number) -> Real:
        return add(self, other)

    def __mul__(self, other: Number) -> Real:
        return multiply(self, other)

    def __repr__(self) -> str:
        return f"Certified({self})"

    def __str__(self) -> str:
        low, _ = self.bounds(64)
        whole, rest = divmod(abs(low * 10**10) >> 64, 10**10)
        sign, digits = "-" if low < 0 else "", to_decimal(whole)
        if len(digits) > 20:
            return f"{sign}{digits[0]}.{digits[1:11]}…·10^{len(digits) - 1}"
        return f"{sign}{digits}.{rest:010d}…"


def add(x: Number, y: Number, is_rational: bool | None = None) -> Certified:
    """Return the sum of any two numbers, known by bounds.

    >>> add(PI, E).floor_times(100)
    585
    """
    x, y = _lift(x), _lift(y)

    def compute(bits: int) -> Bounds:
        (a, b), (c, d) = x.bounds(bits), y.bounds(bits)
        return a + c, b + d

    # two irrational numbers may add up to anything, a rational one keeps the other what it is
    if x.is_rational or y.is_rational:
        is_rational = x.is_rational and y.is_rational
    return Certified(compute, is_rational)


def multiply(x: Number, y: Number, is_rational: bool | None = None) -> Certified:
    """Return the product of any two numbers, known by bounds.

    >>> multiply(PI, PI).floor()
    9
    """
    x, y = _lift(x), _lift(y)
    x_size, y_size = (max(map(abs, z.bounds(0))).bit_length() for z in (x, y))

    def compute(bits: int) -> Bounds:
        x_bits, y_bits = bits + y_size, bits + x_size
        ends = [a * b for a in x.bounds(x_bits) for b in y.bounds(y_bits)]
        shift = x_bits + y_bits - bits
        return min(ends) >> shift, -(-max(ends) >> shift)

    # a rational factor keeps the other what it is, unless it is 0
    if any(z.is_rational and not low <= 0 <= high for z in (x, y) for low, high in [z.bounds(64)]):
        is_rational = x.is_rational and y.is_rational
    return Certified(compute, is_rational)


def positive_root(x: Number, k: int) -> Certified:
    """Return the *k*-th root of a positive number *x*, known by bounds.

    >>> positive_root(30, 5).floor_times(10**10)
    19743504858
    """
    x = _lift(x)
    sign, size = _sign_and_size(x)
    if sign < 0 or k < 1:
        raise ValueError(f"root: the number must be positive and k at least 1, not {x} and {k}")

    def compute(bits: int) -> Bounds:
        finer = bits + size + 2
        return root_bounds(*x.bounds(finer), finer, bits, k)

    return Certified(compute, False if x.is_rational is False else None)


def _lift(x: Number) -> Real:
    if isinstance(x, Real):
        return x
    p, q = x.numerator, x.denominator
    return Certified(lambda bits: ((p << bits) // q, -((-p << bits) // q)), True)


def _guards(most: int) -> Iterator[int]:
    """Yield how many bits to spend beyond those of the answer, ever more of them up to *most*."""
    guard = GUARD
    while guard < most:
        yield guard
        guard *= 4
    yield most


def _sign_and_size(x: Real) -> tuple[int, int]:
    """Return the sign of *x* and a k such that |x| >= 2^-k."""
    for bits in (0, *_guards(1 << 17)):
        low, high = x.bounds(bits)
        if low > 0 or high < 0 or low == high == 0:
            return (low > 0) - (high < 0), bits
    raise ValueError(f"cannot tell {x} from 0")


PI = Certified(pi_bounds, False)
E = Certified(e_bounds, False)
