"""Numbers (p + q·sqrt(d)) / r, read from text, with exact floors."""

import ast
from dataclasses import dataclass
from fractions import Fraction
from math import isqrt


@dataclass(frozen=True)
class Quadratic:
    """The number a + b·sqrt(d), a and b rational, d whole and no square; d = 0 where b is.

    >>> Quadratic.parse("(3+sqrt(5))/2").floor_times(10**20)
    261803398874989484820
    """

    a: Fraction
    b: Fraction = Fraction(0)
    d: int = 0

    @classmethod
    def parse(cls, text: str) -> "Quadratic":
        """Read whole numbers, sqrt(d) and + - * / from *text*.

        >>> Quadratic.parse("7/3")
        Quadratic(a=Fraction(7, 3), b=Fraction(0, 1), d=0)
        """
        try:
            return _evaluate(ast.parse(text.strip(), mode="eval").body)
        except (SyntaxError, ValueError, ZeroDivisionError, RecursionError, MemoryError):
            raise ValueError(
                f"cannot read {text!r} as a number; write for example 3, 7/3 or (3+sqrt(5))/2"
            ) from None

    @property
    def is_rational(self) -> bool:
        return self.b == 0

    def floor_times(self, n: int) -> int:
        """Return the floor of *n* times this number, exactly, for any whole *n*."""
        r = self.a.denominator * self.b.denominator
        p = self.a.numerator * self.b.denominator * n
        q = self.b.numerator * self.a.denominator * n
        root = isqrt(q * q * self.d)
        if q < 0:  # the floor of -sqrt(m) is one below, unless m is a square (only q·d = 0 here)
            root = -root - (root * root != q * q * self.d)
        return (p + root) // r

    def inverse(self) -> "Quadratic":
        """Return 1 divided by this number."""
        norm = self.a * self.a - self.b * self.b * self.d
        return Quadratic(self.a / norm, -self.b / norm, self.d if self.b else 0)

    def __add__(self, other: "Quadratic") -> "Quadratic":
        d = _common_root(self, other)
        return _tidy(self.a + other.a, self.b + other.b, d)

    def __neg__(self) -> "Quadratic":
        return Quadratic(-self.a, -self.b, self.d)

    def __mul__(self, other: "Quadratic") -> "Quadratic":
        d = _common_root(self, other)
        return _tidy(
            self.a * other.a + self.b * other.b * d, self.a * other.b + self.b * other.a, d
        )


def _tidy(a: Fraction, b: Fraction, d: int) -> Quadratic:
    return Quadratic(a, b, d) if b else Quadratic(a)


def _common_root(x: Quadratic, y: Quadratic) -> int:
    if x.d and y.d and x.d != y.d:
        raise ValueError("two different square roots")
    return x.d or y.d


def _square_root(x: Quadratic) -> Quadratic:
    if not x.is_rational or x.a.denominator != 1 or x.a < 0:
        raise ValueError("sqrt takes a whole number that is not negative")
    d = x.a.numerator
    root = isqrt(d)
    return Quadratic(Fraction(root)) if root * root == d else Quadratic(Fraction(0), Fraction(1), d)


def _evaluate(node: ast.expr) -> Quadratic:
    match node:
        case ast.Constant(value=int(value)) if value is not True and value is not False:
            return Quadratic(Fraction(value))
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_evaluate(operand)
        case ast.BinOp(left=left, op=op, right=right):
            x, y = _evaluate(left), _evaluate(right)
            match op:
                case ast.Add():
                    return x + y
                case ast.Sub():
                    return x + -y
                case ast.Mult():
                    return x * y
                case ast.Div():
                    return x * y.inverse()
        case ast.Call(func=ast.Name(id="sqrt"), args=[argument], keywords=[]):
            return _square_root(_evaluate(argument))
    raise ValueError("not a number")
