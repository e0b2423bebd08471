"""One reader for real numbers: exact with one square root at most, certified otherwise."""

import ast
from fractions import Fraction
from math import isfinite, prod
from operator import index
from typing import Any

from chromdocs.numbers.certified import PI, Certified, E, Number, Real, positive_root
from chromdocs.numbers.digits import to_decimal
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.series import integer_root
from chromdocs.trees import tree
from chromdocs.words import shortened

CONSTANTS = {"pi": PI, "e": E}
MOST = 1000  # the greatest k in root(x, k): its bounds carry k times the digits
SHORT = 10  # digits of a float that were hardly cut off
LONGEST = 500  # parts of a text; the bounds of deeper ones would exhaust the stack


class Rounded(ValueError):
    """A float with so many digits that it is not what was meant."""


def real(value: Number | float | str) -> Real:
    """Read *value*: a text with numbers, sqrt, cbrt, root(x, k), pi, e and + - * /.

    >>> real("(3+sqrt(5))/2").floor_times(10**20), real("pi").floor_times(10**20)
    (261803398874989484820, 314159265358979323846)
    >>> print(real("sqrt(2)*sqrt(8)"), real("sqrt(2)*sqrt(3)"), real("sqrt(2)+sqrt(3)"))
    4 sqrt(6) 3.1462643699…
    """
    if isinstance(value, Real):
        return value
    if isinstance(value, Fraction):
        return Quadratic(value)
    if hasattr(value, "__index__"):
        return Quadratic(Fraction(index(value)))
    if isinstance(value, float):
        return Quadratic(_decimal(value))
    try:
        if not isinstance(value, str) or "#" in value:  # which is no part of a number
            raise ValueError("not a text")
        written = tree(value.strip())
        if sum(1 for _ in ast.walk(written)) > LONGEST:
            raise ValueError("too long")
        return _evaluate(written)
    except Rounded:
        raise
    except (SyntaxError, ValueError, ZeroDivisionError, RecursionError, MemoryError):
        shown = shortened(repr(value), 60)
        raise ValueError(
            f"cannot read {shown} as a number; write for example 3, 7/3 or (3+sqrt(5))/2"
        ) from None


def root(x: Number, k: int) -> Real:
    """Return the real *k*-th root of *x*, in its simplest form.

    >>> print(root(Fraction(4, 9), 4), root(-27, 3), root(30, 3), root(real("3+2*sqrt(2)"), 2))
    sqrt(6)/3 -3 3.1072325059… 1+sqrt(2)
    """
    x = real(x)
    if not 1 <= k <= MOST:
        raise ValueError(f"root: k must be from 1 to {MOST}, not {k}")
    if k == 1 or x.sign() == 0:
        return x
    if x.sign() < 0:
        if k % 2 == 0:
            raise ValueError(f"root: a negative number such as {x} has no even root")
        return -root(-x, k)
    if not isinstance(x, Quadratic):
        return positive_root(x, k)
    if not x.is_rational:
        half = _root_in_field(x) if k % 2 == 0 else None
        return root(half, k // 2) if half is not None else positive_root(x, k)
    # a perfect j-th power first loses that part of the root
    j, y = max((j, y) for j in range(1, k + 1) if k % j == 0 and (y := _exact_root(x.a, j)))
    if j == k:
        return real(y)
    if 2 * j == k:
        return Quadratic(Fraction(0), Fraction(1, y.denominator), y.numerator * y.denominator)
    return Certified(positive_root(y, k // j).bounds, is_rational=False)


def decimals(number: Real, places: int) -> str:
    """Return a number of at least 0 with its first decimals, cut and not rounded, exactly.

    >>> decimals(real("(1+sqrt(5))/2"), 20), decimals(real("1/16"), 3)
    ('1.61803398874989484820', '0.062')
    """
    digits = to_decimal(number.floor_times(10**places)).zfill(places + 1)
    return f"{digits[:-places]}.{digits[-places:]}"


def from_sympy(expression: Any) -> Real:
    """Return the number of a sympy expression made of rationals, pi, E, + * and rational powers.

    >>> import sympy
    >>> from_sympy(sympy.pi ** 2 / sympy.sqrt(2)).floor_times(10**10)
    69788641996
    """
    if expression.is_Rational:
        return real(Fraction(int(expression.p), int(expression.q)))
    if expression.is_NumberSymbol and str(expression).lower() in CONSTANTS:
        return CONSTANTS[str(expression).lower()]
    if expression.is_Add:
        return sum(map(from_sympy, expression.args), start=real(0))
    if expression.is_Mul:
        return prod(map(from_sympy, expression.args), start=real(1))
    base, exponent = expression.as_base_exp()
    if exponent.is_Rational and exponent != 1 and abs(exponent.p) <= MOST:
        x = from_sympy(base)
        # for sympy the odd root of a negative number is not the real one
        if exponent.q == 1 or x.sign() >= 0:
            power = root(_power(x, abs(int(exponent.p))), int(exponent.q))
            return power if exponent > 0 else power.inverse()
    raise ValueError(
        f"from_sympy: cannot give bounds of {expression}; "
        "use rational numbers, pi, E, + * and rational powers of positive numbers"
    )


def _decimal(value: float) -> Fraction:
    """Return a decimal fraction as it is written, if it is short: 3.5 means 7/2."""
    written = float.__repr__(value)
    digits = written.partition("e")[0].replace(".", "").strip("-0")
    if not isfinite(value) or len(digits) > SHORT:
        raise Rounded(f'{written} is a rounded number; write an exact one, such as 22/7 or "pi"')
    return Fraction(written)


def _evaluate(node: ast.expr) -> Real:
    match node:
        case ast.Constant(value=int(value)) if value is not True and value is not False:
            return real(value)
        case ast.Constant(value=float(value)):
            return real(value)
        case ast.Name(id=name) if name in CONSTANTS:
            return CONSTANTS[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_evaluate(operand)
        case ast.BinOp(left=left, op=op, right=right):
            x, y = _evaluate(left), _evaluate(right)
            match op:
                case ast.Add():
                    return x + y
                case ast.Sub():
                    return x - y
                case ast.Mult():
                    return x * y
                case ast.Div():
                    return x / y
        case ast.Call(func=ast.Name(id="sqrt"), args=[argument], keywords=[]):
            return root(_evaluate(argument), 2)
        case ast.Call(func=ast.Name(id="cbrt"), args=[argument], keywords=[]):
            return root(_evaluate(argument), 3)
        case ast.Call(
            func=ast.Name(id="root"), args=[argument, ast.Constant(value=int(k))], keywords=[]
        ):
            return root(_evaluate(argument), k)
    raise ValueError("not a number")


def _power(x: Real, k: int) -> Real:
    if k == 0:
        return real(1)
    half = _power(x, k // 2)
    return half * half * x if k % 2 else half * half


def _exact_root(x: Fraction, k: int) -> Fraction | None:
    if x < 0:
        return None
    y = Fraction(integer_root(x.numerator, k), integer_root(x.denominator, k))
    return y if y**k == x else None


def _root_in_field(x: Quadratic) -> Quadratic | None:
    """Return the square root of a + b·sqrt(d), if it is s + t·sqrt(d) with rational s and t."""
    # s·s + t·t·d = a and 2·s·t = b, so that s·s = (a ± r)/2 where r·r = a·a - b·b·d
    r = _exact_root(x.a * x.a - x.b * x.b * x.d, 2)
    if r is not None:
        for s in (_exact_root((x.a + r) / 2, 2), _exact_root((x.a - r) / 2, 2)):
            if s:
                y = Quadratic(s, x.b / (2 * s), x.d)
                return y if y.sign() > 0 else -y
    return None
