"""The reader of real numbers: which kind a text becomes, and what it refuses."""

import math
from fractions import Fraction
from typing import Any

import numpy
import pytest

from chromdocs.numbers.certified import PI, Certified
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real, root


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("7/3", "7/3"),
        ("(3+sqrt(5))/2", "(3+sqrt(5))/2"),
        ("sqrt(2)*sqrt(8)", "4"),
        ("sqrt(2)*sqrt(3)", "sqrt(6)"),
        ("sqrt(2)*sqrt(3)*sqrt(6)", "6"),
        ("sqrt(12)-sqrt(3)", "sqrt(3)"),
        ("sqrt(8)/sqrt(2)", "2"),
        ("sqrt(9/8)", "3*sqrt(2)/4"),
        ("cbrt(27/8)", "3/2"),
        ("cbrt(-8)", "-2"),
        ("cbrt(0)", "0"),
        ("root(4,4)", "sqrt(2)"),
        ("root(64,6)", "2"),
        ("root(27,6)", "sqrt(3)"),
        ("root(5,1)", "5"),
        ("root(17+12*sqrt(2),4)", "1+sqrt(2)"),
        ("sqrt(7-4*sqrt(3))", "2-sqrt(3)"),
    ],
)
def test_exact_where_one_root_will_do(text: str, same: str) -> None:
    assert isinstance(real(text), Quadratic)
    assert real(text) == real(same)


@pytest.mark.parametrize(
    ("text", "digits"),
    [
        ("pi", "3.1415926535…"),
        ("e", "2.7182818284…"),
        ("cbrt(30)", "3.1072325059…"),
        ("root(30,5)", "1.9743504858…"),
        ("root(-30,5)", "-1.9743504858…"),
        ("root(8,9)", "1.2599210498…"),
        ("sqrt(2)+sqrt(3)", "3.1462643699…"),
        ("sqrt(2+sqrt(2))", "1.8477590650…"),
        ("1/(pi-3)", "7.0625133059…"),
    ],
)
def test_certified_otherwise(text: str, digits: str) -> None:
    assert isinstance(real(text), Certified)
    assert str(real(text)) == digits


def test_numbers_pass_through() -> None:
    assert real(PI) is PI
    assert real(3) == real(Fraction(3)) == real("3") == Quadratic(Fraction(3))


@pytest.mark.parametrize(
    "text",
    [
        *("tau", "pi()", "pi(3)", "e1", "2pi", "pi**2", "sqrt(-pi)", "sqrt(-2)", "root(-4,2)"),
        *("root(2)", "root(2,0)", "root(2,-3)", "root(2,1/2)", "root(2,pi)", "root(2,1001)"),
        *("cbrt()", "cbrt(2,3)", "cbrt(x=2)", "1/(pi-pi)", "1/(0*pi)", "+".join(["pi"] * 200)),
        *("9" * 5000, "__import__('os')", "pi.real", "π²"),
    ],
)
def test_bad_texts(text: str) -> None:
    with pytest.raises(ValueError, match="cannot read") as caught:
        real(text)
    hint = "write for example 3, 7/3 or (3+sqrt(5))/2"
    shown = repr(text) if len(text) < 50 else f"{text[:56]!r}"[:57] + "..."
    assert str(caught.value) == f"cannot read {shown} as a number; {hint}"


@pytest.mark.parametrize("given", [3.5, "3.5", "35e-1", Fraction(7, 2), numpy.float64(3.5)])
def test_a_short_decimal_fraction_is_what_it_says(given: Any) -> None:
    assert real(given) == Fraction(7, 2)


@pytest.mark.parametrize("given", [math.pi, 1 / 3, "3.14159265358979", math.inf, math.nan, "1e999"])
def test_a_rounded_number_is_not_exact(given: Any) -> None:
    with pytest.raises(ValueError, match="is a rounded number; write an exact one"):
        real(given)


def test_long_sums_within_the_limit_can_be_used() -> None:
    assert real("+".join(["pi"] * 100)).floor() == 314
    assert real("*".join(["pi"] * 100)).floor_times(10**100) > 10**149


def test_roots_that_do_not_exist() -> None:
    with pytest.raises(ValueError, match=r"root: k must be from 1 to 1000, not 0"):
        root(2, 0)
    with pytest.raises(ValueError, match=r"root: a negative number such as -3\.14.* no even root"):
        root(-PI, 4)


def test_roots_up_to_the_thousandth() -> None:
    assert root(2**1000, 1000) == real(2)
    with pytest.raises(ValueError, match="root: k must be from 1 to 1000, not 1001"):
        root(2, 1001)


def test_texts_of_500_parts() -> None:
    """A sum of n ones has 3 n - 2 parts, and each sign before it two more."""
    assert real("--1" + 165 * "+1") == real(166)
    with pytest.raises(ValueError, match="cannot read"):
        real("-1" + 166 * "+1")
