"""Numbers known by bounds, against Machin's formula, sympy and integer powers."""

from fractions import Fraction
from math import factorial
from typing import Any

import pytest
from bounds import bound, examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.numbers.certified import PI, Certified, E, add, multiply, positive_root
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import from_sympy, real
from chromdocs.numbers.series import _power, e_bounds, integer_root, pi_bounds, root_bounds

often = examples(100)
huge = st.one_of(st.integers(-1000, 1000), st.integers(-(10**300), 10**300))


def machin(bits: int) -> tuple[int, int]:
    """Return bounds of 2^bits·pi from pi = 16·arctan(1/5) - 4·arctan(1/239)."""
    one = 1 << bits + 32

    def arctan(x: int) -> tuple[int, int]:
        total, power, k = 0, one // x, 0
        while power:
            total += power // (2 * k + 1) * (-1) ** k
            power //= x * x
            k += 1
        return total, 2 * k + 2  # each term is off by less than 2

    (five, error5), (many, error239) = arctan(5), arctan(239)
    value, error = 16 * five - 4 * many, 16 * error5 + 4 * error239
    return (value - error) >> 32, ((value + error) >> 32) + 1


@pytest.mark.parametrize("bits", [0, 1, 2, 10, 46, 47, 48, 93, 94, 95, 1000, 10_000])
def test_pi_by_machin(bits: int) -> None:
    low, high = pi_bounds(bits)
    low2, high2 = machin(bits + 20)
    assert low << 20 <= low2 < high2 <= high << 20
    assert high - low <= 2


def test_e_by_factorials() -> None:
    for bits in (*range(50), 100, bound(400, 1000)):
        low, high = e_bounds(bits)
        n = bits + 20
        below = sum(factorial(n) // factorial(k) for k in range(n + 1))
        above = below + 1  # the rest of the series is less than 1/n!
        assert low * factorial(n) <= below << bits < above << bits <= high * factorial(n)
        assert high - low <= 2


def test_first_digits() -> None:
    # OEIS A000796 and A001113
    assert PI.floor_times(10**50) == 314159265358979323846264338327950288419716939937510
    assert E.floor_times(10**50) == 271828182845904523536028747135266249775724709369995


def continued_fraction(low: int, high: int, bits: int) -> list[int]:
    """Return the first partial quotients on which both bounds agree."""
    x, y, quotients = Fraction(low, 1 << bits), Fraction(high, 1 << bits), []
    while x // 1 == y // 1:
        quotients.append(x // 1)
        if x == x // 1 or y == y // 1:
            break
        x, y = 1 / (y - y // 1), 1 / (x - x // 1)
    return quotients


def test_floor_of_pi_at_its_convergents() -> None:
    # here n·pi is as close to a whole number as it gets, and in turn above and below it
    convergents = [(0, 1), (1, 0)]
    for a in continued_fraction(*machin(6000), 6000):
        (p, q), (p2, q2) = convergents[-2:]
        convergents.append((a * p2 + p, a * q2 + q))
    assert len(convergents) > 1500
    for k, (p, q) in enumerate(convergents[2:-2]):
        assert PI.floor_times(q) == (p if k % 2 == 0 else p - 1)
        assert PI.floor_times(-q) == (-p - 1 if k % 2 == 0 else -p)


@often
@given(st.integers(0, 10**400), st.integers(1, 12))
def test_integer_root(n: int, k: int) -> None:
    whole = integer_root(n, k)
    assert whole**k <= n < (whole + 1) ** k
    assert integer_root(whole**k, k) == whole


@often
@given(st.fractions(min_value=Fraction(1, 10**40), max_value=10**40), st.integers(2, 7), huge)
def test_floor_of_a_root_by_powers(x: Fraction, k: int, n: int) -> None:
    n = abs(n)
    number = positive_root(x, k)
    if integer_root(x.numerator, k) ** k != x.numerator:
        floor = number.floor_times(n)
        assert floor**k <= x * n**k < (floor + 1) ** k


EXPRESSIONS = [
    "pi",
    "e",
    "-pi",
    "cbrt(30)",
    "root(30,5)",
    "sqrt(2)+sqrt(3)",
    "sqrt(2)+sqrt(3)-sqrt(5)",
    "pi*e",
    "-pi/e",
    "1/(pi-3)",
    "1/(355/113-pi)",
    "(1+sqrt(2))*(1+sqrt(3))",
    "cbrt(2)*pi-7/3",
    "sqrt(sqrt(2)+pi)",
    "root(e,7)/1000000007",
    "pi*1000000000000000000000000000000",
    "cbrt(1-pi)",
    "e/(sqrt(99999999)-10000)",
]


def by_sympy(text: str) -> Any:
    import sympy

    names = {"e": sympy.E, "root": sympy.real_root, "cbrt": lambda x: sympy.real_root(x, 3)}
    return sympy.sympify(text, locals=names, rational=True)


def floor(expression: Any) -> int:
    import sympy

    # sympy.floor leaves the floors of great numbers as they are
    return int(sympy.floor(sympy.N(expression, 800)))


@pytest.mark.parametrize("text", EXPRESSIONS)
def test_floor_by_sympy(text: str) -> None:
    import sympy

    number, expression = real(text), by_sympy(text)
    for n in [0, 1, -1, 7, 10**9, -(10**40) + 3, 3**500]:
        assert number.floor_times(n) == floor(n * expression)
    assert number.floor() == floor(expression)
    assert number.ceil() == -floor(-expression)
    assert number.sign() == sympy.sign(expression)


@pytest.mark.parametrize("text", EXPRESSIONS)
def test_bounds_hold_and_are_tight(text: str) -> None:
    expression = by_sympy(text)
    for bits in [0, 5, 300, 64, 1000, 999]:  # not in order: what is kept must not spoil the rest
        low, high = real(text).bounds(bits)
        value = floor(expression * 2**bits)
        assert low <= value < high
        assert high - low <= 4


def test_ten_thousand_digits() -> None:
    n = 10**10_000 + 7
    low, high = machin(34_000)
    assert PI.floor_times(n) == n * low >> 34_000 == n * high >> 34_000
    floor = real("cbrt(30)").floor_times(n)
    assert floor**3 < 30 * n**3 < (floor + 1) ** 3
    x = real("pi") * n - 10**9_000
    assert x.floor() == PI.floor_times(n) - 10**9_000


def test_tiny_differences_are_seen() -> None:
    for bits in [10, 64, 65, 300, 5000]:
        near = add(PI, 1 - PI + Fraction(1, 2**bits))
        assert near.floor() == 1
        assert (near - 1).sign() == 1
        assert add(PI, 1 - PI - Fraction(1, 2**bits)).floor() == 0
        assert 1 / (near - 1) > 2**bits - 1


@pytest.mark.parametrize(
    "number",
    [
        PI - PI,
        PI / PI,
        real("(sqrt(2)+sqrt(3))*(sqrt(3)-sqrt(2))"),
        real("cbrt(2)*cbrt(4)"),
    ],
)
def test_no_guess_at_a_whole_number(number: Certified) -> None:
    with pytest.raises(
        ValueError, match=r"cannot tell the floor of n·.* \+ 0\.0.*, which may be whole"
    ):
        number.floor()
    assert (number + Fraction(1, 2)).floor() in (0, 1, 2)


def test_no_guess_at_zero() -> None:
    with pytest.raises(ValueError, match=r"cannot tell .* from 0"):
        (PI - PI).sign()
    with pytest.raises(ValueError, match=r"cannot tell .* from 0"):
        (E - E).inverse()


def test_zero_is_seen_where_it_is_exact() -> None:
    assert PI.floor_times(0) == 0
    assert (PI * 0).sign() == 0
    assert (PI * 0).floor() == 0
    with pytest.raises(ZeroDivisionError):
        (PI * 0).inverse()


def test_what_is_rational() -> None:
    root2 = Quadratic.parse("sqrt(2)")
    rational: dict[str, bool | None] = {
        "pi": False,
        "pi+1/2": False,
        "-2*pi/3": False,
        "1/pi": False,
        "0*pi": None,
        "pi+e": None,
        "pi*e": None,
        "sqrt(2)+sqrt(3)": False,
        "(1+sqrt(2))*(1+sqrt(3))": False,
        "sqrt(2)*pi": None,
        "cbrt(30)": False,
        "cbrt(27)": True,
        "cbrt(2)*cbrt(4)": None,
        "sqrt(sqrt(2))": False,
        "sqrt(pi)": False,
        "sqrt(pi+e)": None,
    }
    assert {text: real(text).is_rational for text in rational} == rational
    assert add(root2, -root2).is_rational is None
    assert multiply(Fraction(1, 3), Fraction(1, 2)).is_rational


def test_order() -> None:
    assert 3 < PI < Fraction(22, 7)
    assert E < PI <= real("sqrt(10)")
    assert real("sqrt(10)") >= PI
    assert Fraction(22, 7) > PI > real("sqrt(2)+sqrt(3)") - 1


def test_text_of_a_number() -> None:
    assert [str(x) for x in (PI, -PI, 1 / (PI * 1000))] == [
        "3.1415926535…",
        "-3.1415926535…",
        "0.0003183098…",
    ]
    assert str(PI * -(10**5000)) == "-3.1415926535…·10^5000"


def test_positive_root_refuses() -> None:
    with pytest.raises(ValueError, match=r"root: the number must be positive .* not -3.14"):
        positive_root(-PI, 3)
    with pytest.raises(ValueError, match=r"root: .* k at least 1, not 3.14.* and 0"):
        positive_root(PI, 0)


@pytest.mark.parametrize(
    "text",
    [
        *("-7/3", "pi", "e", "exp(2)", "exp(-2/3)", "sqrt(2) + sqrt(3)*pi", "(pi - e)**-3"),
        *("30**(7/5)/pi", "(1 - pi)**3", "sqrt(2)**501"),
    ],
)
def test_from_sympy(text: str) -> None:
    expression = by_sympy(text)
    number = from_sympy(expression)
    for n in [1, -1, 10**9, 3**200]:
        assert number.floor_times(n) == floor(n * expression)


def test_from_sympy_knows_square_roots() -> None:
    import sympy

    assert from_sympy((3 + sympy.sqrt(5)) / 2) == Quadratic.parse("(3+sqrt(5))/2")
    assert from_sympy((1 + sympy.sqrt(5)) ** -2) == Quadratic.parse("1/(6+2*sqrt(5))")


@pytest.mark.parametrize(
    "text",
    [
        *("x", "x + 1", "log(2)", "sin(1)", "I", "oo", "nan", "EulerGamma", "2**pi"),
        *("(1 - pi)**Rational(1, 3)", "1.5", "sqrt(-2)", "pi**10_000"),
    ],
)
def test_from_sympy_refuses(text: str) -> None:
    import sympy

    expression = sympy.sympify(text)
    with pytest.raises(ValueError, match="from_sympy: cannot give bounds of"):
        from_sympy(expression)


def test_bounds_are_computed_seldom() -> None:
    asked = []

    def compute(bits: int) -> tuple[int, int]:
        asked.append(bits)
        return pi_bounds(bits)

    number = Certified(compute)
    for n in range(2000):
        assert number.floor_times(n) == n * 314159265 // 10**8
    assert len(asked) == 1
    for n in (2**2000, 2**1900, 2**100):
        number.floor_times(n)
    assert len(asked) == 2


@often
@given(
    x=st.one_of(st.integers(1, 1000), st.integers(1, 10**300)),
    scale=st.integers(0, 300),
    bits=st.integers(0, 400),
    k=st.one_of(st.integers(1, 12), st.sampled_from([31, 100, 997, 1000])),
)
def test_bounds_of_roots_against_exact_roots(x: int, scale: int, bits: int, k: int) -> None:
    """The exact root of a number k times as long; the bounds are at most 1 off."""
    shift = k * bits - scale
    exact = integer_root(x << shift if shift >= 0 else x >> -shift, k)
    low, high = root_bounds(x, x, scale, bits, k)
    whole = exact**k << max(-shift, 0) == x << max(shift, 0)
    assert exact - 1 <= low <= exact
    assert exact + (not whole) <= high <= exact + 2


@pytest.mark.parametrize("k", [2, 3, 7, 1000])
def test_bounds_of_a_root_hold_for_all_numbers_between(k: int) -> None:
    low, high = root_bounds(7 << 90, 9 << 90, 90, 64, k)
    assert low <= root_bounds(7 << 90, 7 << 90, 90, 64, k)[0]
    assert high >= root_bounds(9 << 90, 9 << 90, 90, 64, k)[1]


def test_a_root_takes_no_longer_than_its_digits() -> None:
    """The 1000-th power of 16,000 bits is never written out: no product has more than 3 times."""
    longest = 0

    class Watched(int):
        def __mul__(self, other: int) -> "Watched":
            nonlocal longest
            longest = max(longest, self.bit_length() + other.bit_length())
            return Watched(int(self) * int(other))

    _power(Watched(35 << 16_000), 999, 16_100, up=False)
    assert 0 < longest < 4 * 16_100


def test_a_difference_that_may_be_whole_is_refused() -> None:
    with pytest.raises(ValueError, match="may be whole"):
        real("root(35,1000)-root(35,1000)+3").floor()
