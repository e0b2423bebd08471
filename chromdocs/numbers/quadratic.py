"""Numbers a + b·sqrt(d), a and b rational: exact arithmetic, comparison and floors."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import isqrt, lcm

from chromdocs.numbers.certified import Number, Real, add, multiply
from chromdocs.numbers.digits import to_decimal
from chromdocs.numbers.series import Bounds


@dataclass(frozen=True, eq=False)
class Quadratic(Real):
    """The number a + b·sqrt(d), a and b rational, d whole and no square; d = 0 where b is.

    >>> phi = Quadratic.parse("(1+sqrt(5))/2")
    >>> phi.floor_times(10**20), phi * phi == phi + 1, phi < Fraction(34, 21)
    (161803398874989484820, True, True)
    """

    a: Fraction  # the rational part
    b: Fraction = Fraction(0)  # how many roots
    d: int = 0  # the number under the root

    def __post_init__(self) -> None:
        if self.d < 0:
            raise ValueError(f"sqrt: the number must not be negative, not {self.d}")
        if not (isinstance(self.a, Fraction) and isinstance(self.b, Fraction)):
            object.__setattr__(self, "a", Fraction(self.a))
            object.__setattr__(self, "b", Fraction(self.b))
        whole = isqrt(self.d)
        if self.b == 0 or whole * whole == self.d:
            object.__setattr__(self, "a", self.a + self.b * whole)
            object.__setattr__(self, "b", Fraction(0))
            object.__setattr__(self, "d", 0)

    @classmethod
    def parse(cls, text: str) -> "Quadratic":
        """Read a number with at most one square root from *text*.

        >>> Quadratic.parse("7/3")
        Quadratic(a=Fraction(7, 3), b=Fraction(0, 1), d=0)
        """
        from chromdocs.numbers.real import real  # the reader stands above all kinds of numbers

        number = real(text)
        if not isinstance(number, Quadratic):
            raise ValueError(
                f"cannot read {text!r} with at most one root; write for example (3+sqrt(5))/2"
            )
        return number

    @property
    def is_rational(self) -> bool:
        return self.b == 0

    def floor_times(self, n: int, plus: Number = 0) -> int:
        """Return the floor of *n* times this number and *plus*, exactly, for any whole *n*.

        >>> Quadratic.parse("sqrt(2)").floor_times(10**20, Fraction(1, 2))
        141421356237309504880
        """
        p, q, r = self._parts
        p, q, d = p * n, q * n, self.d
        if isinstance(plus, Real) or plus:
            y = _over(d, plus)
            if y is None:
                return (self * n + plus).floor()
            p2, q2, r2 = y._parts
            p, q, r, d = p * r2 + p2 * r, q * r2 + q2 * r, r * r2, d or y.d
        root = isqrt(q * q * d)
        if q < 0:  # the floor of -sqrt(m) is one below, as m is no square
            root = -root - 1
        return (p + root) // r

    @cached_property
    def _parts(self) -> tuple[int, int, int]:
        """The p, q and r with which this number is (p + q·sqrt(d))/r."""
        r = lcm(self.a.denominator, self.b.denominator)
        return (self.a * r).numerator, (self.b * r).numerator, r

    def bounds(self, bits: int) -> Bounds:
        low = self.floor_times(1 << bits)
        whole = self.is_rational and low * self.a.denominator == self.a.numerator << bits
        return low, low + (not whole)

    def sign(self) -> int:
        """Return -1, 0 or 1.

        >>> Quadratic.parse("3-2*sqrt(2)").sign()
        1
        """
        # a + b·sqrt(d) has the sign of the longer of the two parts
        a, b = self.a * abs(self.a), self.b * abs(self.b) * self.d
        return (a > -b) - (a < -b)

    def inverse(self) -> "Quadratic":
        """Return 1 divided by this number.

        >>> print(Quadratic.parse("1+sqrt(2)").inverse())
        -1+sqrt(2)
        """
        norm = self.a * self.a - self.b * self.b * self.d
        return Quadratic(self.a / norm, -self.b / norm, self.d)

    def conjugate(self) -> "Quadratic":
        """Return a - b·sqrt(d)."""
        return Quadratic(self.a, -self.b, self.d)

    def __neg__(self) -> "Quadratic":
        return Quadratic(-self.a, -self.b, self.d)

    def __add__(self, other: Number) -> Real:
        y = _over(self.d, other)
        if y is None:
            return add(self, other, _irrational(other))
        return Quadratic(self.a + y.a, self.b + y.b, self.d or y.d)

    def __mul__(self, other: Number) -> Real:
        y = _over(self.d, other)
        if y is not None:
            a, b, d = self.a, self.b, self.d or y.d
            return Quadratic(a * y.a + b * y.b * d, a * y.b + b * y.a, d)
        if isinstance(other, Quadratic) and self.a == other.a == 0:
            return Quadratic(Fraction(0), self.b * other.b, self.d * other.d)
        return multiply(self, other, _irrational(other))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Quadratic):
            return self._key() == other._key()
        if isinstance(other, int | Fraction):
            return self.is_rational and self.a == other
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.a) if self.is_rational else hash(self._key())

    def _key(self) -> tuple[Fraction, Fraction]:
        # sqrt(8) and 2·sqrt(2) are one number
        return self.a, self.b * abs(self.b) * self.d

    def __str__(self) -> str:
        p, q, r = self._parts
        text = to_decimal(p) if p or not q else ""
        if q:
            factor = "" if abs(q) == 1 else to_decimal(abs(q)) + "*"
            text += f"{'-' if q < 0 else '+' if p else ''}{factor}sqrt({to_decimal(self.d)})"
        if r == 1:
            return text
        return f"({text})/{to_decimal(r)}" if p and q else f"{text}/{to_decimal(r)}"


def _over(d: int, x: Number) -> Quadratic | None:
    """Write *x* with sqrt(d) as its only root, if it can be written so; any root will do for 0."""
    if not isinstance(x, Real):
        return Quadratic(Fraction(x))
    if not isinstance(x, Quadratic):
        return None
    if d == 0 or x.d in (0, d):
        return x
    whole = isqrt(d * x.d)
    return Quadratic(x.a, x.b * whole / d, d) if whole * whole == d * x.d else None


def _irrational(x: Number) -> bool | None:
    # 1, sqrt(c), sqrt(d) and sqrt(cd) have no rational relation when c, d, cd are no squares
    return False if isinstance(x, Quadratic) else None
