"""Exact floors of (p + q·sqrt(d)) / r against comparison by squaring, Fibonacci and sympy."""

from fractions import Fraction
from itertools import pairwise
from math import isqrt

import pytest
from bounds import examples
from hypothesis import assume, given
from hypothesis import strategies as st

from chromdocs.numbers.quadratic import Quadratic

often = examples(150)
small = st.integers(-50, 50)
roots = st.integers(0, 60)
big = st.one_of(st.integers(-1000, 1000), st.integers(-(10**60), 10**60))


def is_negative(a: Fraction, b: Fraction, d: int) -> bool:
    """Tell whether a + b·sqrt(d) is below 0, by squaring."""
    if a >= 0 and b >= 0:
        return False
    if a <= 0 and b <= 0:
        return a < 0 or (b < 0 and d > 0)
    return a * a < b * b * d if b < 0 else a * a > b * b * d


def number(p: int, q: int, r: int, d: int) -> Quadratic:
    return Quadratic.parse(f"({p}+{q}*sqrt({d}))/{r}")


@often
@given(small, small, small, roots, big)
def test_floor_by_squaring(p: int, q: int, r: int, d: int, n: int) -> None:
    assume(r)
    floor = number(p, q, r, d).floor_times(n)
    a, b = Fraction(p * n, r), Fraction(q * n, r)
    assert not is_negative(a - floor, b, d)
    assert is_negative(a - floor - 1, b, d)


@examples(60)
@given(small, small, small, roots, st.integers(-(10**30), 10**30))
def test_floor_by_sympy(p: int, q: int, r: int, d: int, n: int) -> None:
    import sympy

    assume(r)
    assert number(p, q, r, d).floor_times(n) == sympy.floor(n * (p + q * sympy.sqrt(d)) / r)


def test_floor_of_the_golden_section_by_fibonacci() -> None:
    phi = Quadratic.parse("(1+sqrt(5))/2")
    fibonacci = [0, 1]
    while len(fibonacci) < 1500:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    for k, (now, after) in enumerate(pairwise(fibonacci)):
        assert phi.floor_times(now) == (after - 1 if k % 2 == 0 else after)


def test_floor_where_floats_fail() -> None:
    n = 10**15 + 3
    exact = (n + isqrt(5 * n * n)) // 2
    assert Quadratic.parse("(1+sqrt(5))/2").floor_times(n) == exact
    n = 10**5000
    assert Quadratic.parse("sqrt(2)").floor_times(n) == isqrt(2 * n * n)
    assert Quadratic.parse("-sqrt(2)").floor_times(n) == -isqrt(2 * n * n) - 1


@often
@given(st.fractions(max_denominator=1000), big)
def test_floor_of_a_rational(x: Fraction, n: int) -> None:
    read = Quadratic.parse(str(x))
    assert read == Quadratic(x)
    assert read.is_rational
    assert read.floor_times(n) == x * n // 1


@often
@given(small, small, small, roots, small, small, small)
def test_order_and_sign_by_squaring(
    p: int, q: int, r: int, d: int, p2: int, q2: int, r2: int
) -> None:
    assume(r and r2)
    x, y = number(p, q, r, d), number(p2, q2, r2, d)
    a, b = Fraction(p, r) - Fraction(p2, r2), Fraction(q, r) - Fraction(q2, r2)
    below, above = is_negative(a, b, d), is_negative(-a, -b, d)
    assert (x < y, x > y, x == y) == (below, above, not below and not above)
    assert (x <= y, x >= y) == (not above, not below)
    assert (x - y).sign() == above - below


@often
@given(small, small, small, roots, small, small, small, big)
def test_floor_of_a_line(p: int, q: int, r: int, d: int, p2: int, q2: int, r2: int, n: int) -> None:
    assume(r and r2)
    floor = (number(p, q, r, d) * n + number(p2, q2, r2, d)).floor()
    a, b = Fraction(p * n, r) + Fraction(p2, r2), Fraction(q * n, r) + Fraction(q2, r2)
    assert not is_negative(a - floor, b, d)
    assert is_negative(a - floor - 1, b, d)


@often
@given(small, small, small, roots, st.integers(0, 200))
def test_bounds_are_next_to_each_other(p: int, q: int, r: int, d: int, bits: int) -> None:
    assume(r)
    x = number(p, q, r, d)
    low, high = x.bounds(bits)
    assert x >= Fraction(low, 2**bits)
    assert x <= Fraction(high, 2**bits)
    assert high - low == (x != Fraction(low, 2**bits))


def test_one_number_under_many_roots() -> None:
    root2, root8 = Quadratic.parse("sqrt(2)"), Quadratic.parse("sqrt(8)")
    assert root8 == root2 * 2 == root2 + root2
    assert hash(root8) == hash(root2 * 2)
    assert root8 != root2
    assert -root8 != root8
    assert Quadratic(Fraction(0), Fraction(1), 9) == 3 == Fraction(3)
    assert hash(root2 * root8) == hash(4)
    assert root2 != "sqrt(2)"
    assert Quadratic(1, 1, 5).inverse() == Quadratic.parse("1/(1+sqrt(5))")  # type: ignore[arg-type]


def test_operators_with_whole_and_rational_numbers() -> None:
    phi = Quadratic.parse("(1+sqrt(5))/2")
    assert 1 / phi == phi - 1
    assert (1 - phi, Fraction(1, 2) - phi) == (-(phi - 1), -(phi - Fraction(1, 2)))
    assert phi / 2 * 2 == 2 * phi / 2 == phi
    assert 1 < phi < Fraction(5, 3) < 2
    assert (phi.floor(), phi.ceil(), (phi - phi + 2).ceil(), phi.conjugate().ceil()) == (1, 2, 2, 0)
    with pytest.raises(ZeroDivisionError):
        1 / (phi - phi)


@pytest.mark.parametrize(
    "text",
    ["0", "-7/3", "sqrt(5)", "-sqrt(5)/2", "(3+sqrt(5))/2", "(-1-2*sqrt(7))/3", "1-sqrt(2)"],
)
def test_text_there_and_back(text: str) -> None:
    assert str(Quadratic.parse(text)) == text


def test_no_root_of_a_negative_number() -> None:
    with pytest.raises(ValueError, match=r"sqrt: the number must not be negative, not -5"):
        Quadratic(Fraction(1), Fraction(1), -5)


@often
@given(small, small, small, roots)
def test_inverse(p: int, q: int, r: int, d: int) -> None:
    assume(r)
    x = number(p, q, r, d)
    assume(x.a or x.b)
    assert x * x.inverse() == Quadratic(Fraction(1))
    assert x.inverse().inverse() == x


@pytest.mark.parametrize(
    "text",
    [
        "3",
        "-3",
        " 7/3 ",
        "1-2-3",
        "12/2/3",
        "2*(1+sqrt(5))/4 - 1/2",
        "sqrt(5)*sqrt(5)",
        "1/(3-sqrt(7))",
        "(2+3*sqrt(6))*(1-sqrt(6))/(5+sqrt(6))",
        "sqrt(49)+sqrt(2)",
        "sqrt(0)",
        "sqrt(2+3)",
        "sqrt(18)/3",
        "--2",
        "-(1+sqrt(3))",
        "sqrt(1/2)",
        "sqrt(2)*sqrt(3)",
        "sqrt(2)*sqrt(8)",
        "sqrt(2)+sqrt(8)-sqrt(50)",
        "(1+sqrt(2))*(3-sqrt(18))/(1+sqrt(32))",
        "sqrt(3+2*sqrt(2))",
        "sqrt(6-2*sqrt(5))",
        "root(4,4)",
    ],
)
def test_arithmetic_by_sympy(text: str) -> None:
    import sympy

    read = Quadratic.parse(text)
    a, b = sympy.Rational(read.a), sympy.Rational(read.b)
    expected = sympy.sqrtdenest(sympy.sympify(text, rational=True))
    assert sympy.radsimp(sympy.expand(a + b * sympy.sqrt(read.d) - sympy.radsimp(expected))) == 0
    assert read.is_rational == bool(sympy.radsimp(expected).is_rational)


def test_a_square_under_the_root_is_rational() -> None:
    assert Quadratic.parse("(1+sqrt(49))/3") == Quadratic(Fraction(8, 3))
    assert Quadratic.parse("sqrt(5)-sqrt(5)+2") == Quadratic(Fraction(2))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "x",
        "1j",
        "2**3",
        "5//2",
        "7%2",
        "3 4",
        "3,4",
        "3;4",
        "(3",
        "sqrt",
        "sqrt()",
        "sqrt(2, 3)",
        "sqrt(x=2)",
        "sqrt(-1)",
        "root(2)",
        "1/0",
        "1/(sqrt(4)-2)",
        "'3'",
        "None",
        "3 if 1 else 2",
        "__import__('os')",
        "\0",
    ],
)
def test_bad_texts(text: str) -> None:
    with pytest.raises(ValueError, match="cannot read") as caught:
        Quadratic.parse(text)
    hint = "write for example 3, 7/3 or (3+sqrt(5))/2"
    assert str(caught.value) == f"cannot read {text!r} as a number; {hint}"


@pytest.mark.parametrize("text", ["sqrt(sqrt(2))", "sqrt(2)+sqrt(3)", "pi", "cbrt(2)"])
def test_more_than_one_root(text: str) -> None:
    with pytest.raises(ValueError, match="cannot read") as caught:
        Quadratic.parse(text)
    assert str(caught.value) == (
        f"cannot read {text!r} with at most one root; write for example (3+sqrt(5))/2"
    )


@pytest.mark.parametrize("text", ["True", "True+1", "sqrt(True)"])
def test_a_truth_value_is_no_number(text: str) -> None:
    with pytest.raises(ValueError, match="cannot read"):
        Quadratic.parse(text)


TOO_DEEP = {"sum": "1+" * 5000 + "1", "brackets": "(" * 300 + "1" + ")" * 300}
TOO_DEEP["signs"] = "-" * 100_000 + "1"


@pytest.mark.parametrize("kind", TOO_DEEP)
def test_a_text_too_deep_for_the_parser(kind: str) -> None:
    with pytest.raises(ValueError, match="cannot read"):
        Quadratic.parse(TOO_DEEP[kind])
