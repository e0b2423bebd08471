"""Continued fractions against sympy, against their own recursion, and the pairs in the papers."""

import re
from fractions import Fraction
from itertools import islice, pairwise, product
from math import isqrt
from typing import Any

import pytest
from bounds import examples
from hypothesis import assume, given
from hypothesis import strategies as st

from chromdocs.numbers.contfrac import (
    LONGEST_PERIOD,
    ContinuedFraction,
    alpha,
    beta,
    duchene_rigo_pair,
    wythoff_pair,
)
from chromdocs.numbers.quadratic import Quadratic

often = examples(150)
firsts = st.integers(-5, 5)
lists = st.lists(st.integers(1, 6), max_size=6)
some = st.lists(st.integers(1, 6), min_size=1, max_size=6)


def quotients(x: ContinuedFraction, n: int) -> list[int]:
    return list(islice(x.partial_quotients(), n))


def surd(x: Quadratic | Fraction) -> tuple[Fraction, Fraction]:
    """Return a and ±b²d, which tell a + b·sqrt(d) from every other number."""
    return (x, Fraction(0)) if isinstance(x, Fraction) else (x.a, x.b * abs(x.b) * x.d)


def in_sympy(x: Quadratic) -> Any:
    import sympy

    return sympy.Rational(x.a) + sympy.Rational(x.b) * sympy.sqrt(x.d)


@often
@given(firsts, lists, lists, st.integers(1, 3), st.integers(0, 12))
def test_one_form_for_one_sequence(
    first: int, start: list[int], period: list[int], times: int, turns: int
) -> None:
    x = ContinuedFraction((first, *start), tuple(period))
    if not period:
        assume(start and start[-1] > 1)
        assert x == ContinuedFraction((first, *start[:-1], start[-1] - 1, 1))
        return
    long = ([*start, *period * (turns + 1)], period * times)
    rolled = ContinuedFraction(
        (first, *long[0][: len(start) + turns]),
        tuple((period * (turns + times + 1))[turns : turns + len(long[1])]),
    )
    assert rolled == x
    assert hash(rolled) == hash(x)
    assert quotients(x, 60) == ([first, *start] + period * 60)[:60]
    # no shorter form of the same sequence is left
    assert len(x.start) == 1 or x.start[-1] != x.period[-1]
    size = len(x.period)
    assert not any(x.period == x.period[n:] + x.period[:n] for n in range(1, size))


def test_equal_only_if_equal() -> None:
    """Different canonical forms up to a small size are different numbers."""
    values: dict[tuple[Fraction, Fraction], ContinuedFraction] = {}
    for size, more in product(range(3), range(3)):
        for start in product((1, 2), repeat=size):
            for period in product((1, 2, 3), repeat=more):
                x = ContinuedFraction((0, *start), period)
                assert values.setdefault(surd(x.value()), x) == x
    assert len(set(values.values())) == len(values)


def test_all_period() -> None:
    assert ContinuedFraction((), (1, 2)) == ContinuedFraction((1,), (2, 1))
    assert ContinuedFraction((), (3,)) == ContinuedFraction((3,), (3,))


@pytest.mark.parametrize(
    ("start", "finite"),
    [((1,), (1,)), ((0, 1), (1,)), ((-1, 1), (0,)), ((1, 1, 1), (1, 2)), ((2, 3, 1), (2, 4))],
)
def test_no_trailing_one(start: tuple[int, ...], finite: tuple[int, ...]) -> None:
    assert ContinuedFraction(start).start == finite


@often
@given(st.fractions(max_denominator=10**6))
def test_of_a_fraction_by_sympy(x: Fraction) -> None:
    import sympy

    expansion = ContinuedFraction.of(x)
    assert expansion.period == ()
    assert list(expansion.start) == sympy.continued_fraction(sympy.Rational(x))
    assert expansion.value() == x
    assert list(expansion.convergents())[-1] == x


@examples(25)
@given(st.integers(-30, 30), st.integers(-6, 6), st.integers(-12, 12), st.integers(2, 40))
def test_of_a_quadratic_by_sympy(p: int, q: int, r: int, d: int) -> None:
    import sympy

    assume(q and r and isqrt(d) ** 2 != d)
    x = Quadratic(Fraction(p, r), Fraction(q, r), d)
    *start, period = sympy.continued_fraction(in_sympy(x))
    expansion = ContinuedFraction.of(x)
    assert expansion == ContinuedFraction(tuple(map(int, start)), tuple(map(int, period)))
    assert surd(expansion.value()) == surd(x)


@often
@given(firsts, lists, some)
def test_value_and_back(first: int, start: list[int], period: list[int]) -> None:
    x = ContinuedFraction((first, *start), tuple(period))
    value = x.value()
    assert isinstance(value, Quadratic)
    assert ContinuedFraction.of(value) == x
    # the value lies between neighbouring convergents, and closer than 1/q² to each
    for m, (low, high) in enumerate(pairwise(islice(x.convergents(), 14))):
        q = low.denominator
        sides = [value + -side for side in (low, high)]
        signs = [side.floor_times(1) >= 0 for side in sides]
        assert signs == ([True, False] if m % 2 == 0 else [False, True])
        assert (sides[0] * q * q).floor_times(1) in (0, -1)
        assert abs(low.numerator * high.denominator - high.numerator * q) == 1


@examples(15)
@given(firsts, lists, some)
def test_value_by_sympy(first: int, start: list[int], period: list[int]) -> None:
    import sympy

    value = ContinuedFraction((first, *start), tuple(period)).value()
    assert isinstance(value, Quadratic)
    theirs = sympy.continued_fraction_reduce([first, *start, period])
    assert sympy.radsimp(sympy.expand(in_sympy(value) - theirs)) == 0


@often
@given(firsts, lists, lists)
def test_convergents_by_the_definition(first: int, start: list[int], period: list[int]) -> None:
    x = ContinuedFraction((first, *start), tuple(period))
    for n, convergent in enumerate(islice(x.convergents(), 12), start=1):
        *before, value = map(Fraction, quotients(x, n))
        for quotient in reversed(before):
            value = quotient + 1 / value
        assert convergent == value


def test_outside_values() -> None:
    # OEIS A003285: the length of the period of sqrt(n), 0 for a square
    lengths = [0, 1, 2, 0, 1, 2, 4, 2, 0, 1, 2, 2, 5, 4, 2, 0, 1, 2, 6, 2, 6, 6, 4, 2]
    for n, length in enumerate(lengths, start=1):
        expansion = ContinuedFraction.of(Quadratic.parse(f"sqrt({n})"))
        assert len(expansion.period) == length
        value = expansion.value()
        assert isinstance(value, Fraction) or value.d == n  # and not n times a square
    # the fundamental solution of x² - 61·y² = 1, posed by Fermat, is a convergent of sqrt(61)
    root = ContinuedFraction.of(Quadratic.parse("sqrt(61)"))
    solved = (c for c in root.convergents() if c.numerator**2 - 61 * c.denominator**2 == 1)
    assert next(solved) == Fraction(1766319049, 226153980)


@often
@given(firsts, lists, lists)
def test_text_and_back(first: int, start: list[int], period: list[int]) -> None:
    x = ContinuedFraction((first, *start), tuple(period))
    assert ContinuedFraction.parse(str(x)) == x
    assert ContinuedFraction.parse(str(x).replace(" ", "")) == x


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("[1;2,(1,2)]", "[1; (2, 1)]"),
        (" [ -3 ; ( 2 ) ] ", "[-3; (2)]"),
        ("[0]", "[0]"),
        ("[0;1]", "[1]"),
        ("[0;1,3,(1,3)]", "[0; (1, 3)]"),
        ("[0;4,(1,3,1,3)]", "[0; 4, (1, 3)]"),
        ("[1;2,3]", "[1; 2, 3]"),
    ],
)
def test_texts(text: str, shown: str) -> None:
    assert str(ContinuedFraction.parse(text)) == shown


@pytest.mark.parametrize(
    "text",
    [
        *("", "1", "[]", "[;1]", "[1;]", "[1;()]", "[1,2]", "[1;2;3]", "[1;2(3)]", "[1;(2),3]"),
        *("[1;2,]", "[1;,(2)]", "[1;(2,)]", "[1;2 3]", "[1;2.5]", "[1;2,...]", "[(1,2)]", "[1;k]"),
        *("[1;(2]", "1;(2)", "[1;(2)(3)]", "[+1]", "[1;--2]", "[1_0]", "[٣]"),
    ],
)
def test_bad_texts(text: str) -> None:
    hint = "write for example [1; 2, 3] or [1; (2, 1)]"
    with pytest.raises(ValueError, match="cannot read") as caught:
        ContinuedFraction.parse(text)
    assert str(caught.value) == f"cannot read {text!r} as a continued fraction; {hint}"


@pytest.mark.parametrize(
    ("start", "period", "message"),
    [
        ((), (), "ContinuedFraction: there must be at least one quotient"),
        ((1, 0), (), "ContinuedFraction: quotients after the first must be at least 1, not 0"),
        ((1,), (2, -3), "ContinuedFraction: quotients after the first must be at least 1, not -3"),
        ((), (0, 1), "ContinuedFraction: quotients after the first must be at least 1, not 0"),
        ((1, 0, 1), (), "ContinuedFraction: quotients after the first must be at least 1, not 0"),
        ((1, -1, 1), (), "ContinuedFraction: quotients after the first must be at least 1, not -1"),
    ],
)
def test_bad_quotients(start: tuple[int, ...], period: tuple[int, ...], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        ContinuedFraction(start, period)


def test_only_whole_quotients() -> None:
    with pytest.raises(TypeError):
        ContinuedFraction((1, 2.0))  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["[1]", "[0]", "[0; 2]", "[-2; (1)]", "[0; (1)]"])
def test_no_complement(text: str) -> None:
    message = f"complement: the number must be greater than 1, not {text}"
    with pytest.raises(ValueError, match=re.escape(message)):
        ContinuedFraction.parse(text).complement()


@pytest.mark.parametrize("text", ["[0]", "[-1; 2]", "[-2; (1)]"])
def test_no_inverse(text: str) -> None:
    message = f"inverse: the number must be positive, not {text}"
    with pytest.raises(ValueError, match=re.escape(message)):
        ContinuedFraction.parse(text).inverse()


@often
@given(st.integers(0, 4), lists, lists)
def test_complement_and_inverse_by_value(first: int, start: list[int], period: list[int]) -> None:
    x = ContinuedFraction((first, *start), tuple(period))
    value = x.value()
    assume(value != 0)
    inverse = 1 / value if isinstance(value, Fraction) else value.inverse()
    assert surd(x.inverse().value()) == surd(inverse)
    assert x.inverse().inverse() == x
    assume(x.start[0] >= 1 and value != 1)
    parts = surd(inverse), surd(x.complement().inverse().value())
    assert [a + b for a, b in zip(*parts, strict=True)] == [1, 0]
    assert x.complement().complement() == x


def test_two_is_its_own_complement() -> None:
    assert ContinuedFraction((2,)).complement() == ContinuedFraction((2,))


def test_alpha_and_beta() -> None:
    for k in (*range(1, 41), 10**50):
        a, b = alpha(k).value(), beta(k).value()
        # (1 + sqrt(1 + 4/k)) / 2 and (k + 2 + k·sqrt(1 + 4/k)) / 2
        assert surd(a) == (Fraction(1, 2), (1 + Fraction(4, k)) / 4)
        assert surd(b) == (Fraction(k + 2, 2), k * k * (1 + Fraction(4, k)) / 4)
        assert isinstance(a, Quadratic)
        assert b == a * k + 1 == a * a * k
        assert alpha(k).complement() == beta(k)
        assert quotients(alpha(k), 5) == [1, k, 1, k, 1]
        assert quotients(beta(k), 5) == [k + 1, 1, k, 1, k]


def test_k_wythoff() -> None:
    for k in (*range(1, 41), 10**50):
        low, high = wythoff_pair(k)
        assert surd(low.value()) == (Fraction(2 - k, 2), Fraction(k * k + 4, 4))
        assert surd(high.value()) == (Fraction(2 + k, 2), Fraction(k * k + 4, 4))
        assert low.complement() == high
        assert quotients(low, 4) == [1, k, k, k]
        assert quotients(high, 4) == [k + 1, k, k, k]


def test_pairs_that_the_fractions_paper_misprints() -> None:
    for k in range(1, 41):
        low, high = duchene_rigo_pair(k)
        assert quotients(low, 5) == [1, 1, k, 1, k]
        assert low.complement() == high
        printed = ContinuedFraction((k + 1,), (k, 1))
        assert (low.complement() == printed) == (k == 1)  # display (3)
        assert (alpha(k).complement() == printed) == (k == 1)  # the abstract


@pytest.mark.parametrize("named", [alpha, beta, wythoff_pair, duchene_rigo_pair])
def test_k_must_be_positive(named: object) -> None:
    name = getattr(named, "__name__", "")
    assert callable(named)
    with pytest.raises(ValueError, match=f"^{name}: k must be at least 1, not 0$"):
        named(0)


def test_long_numbers() -> None:
    text = "[1; 2, (" + "7" * 10_000 + ", 3)]"
    x = ContinuedFraction.parse(text)
    assert str(x) == text
    value = x.value()
    assert isinstance(value, Quadratic)
    assert ContinuedFraction.of(value) == x
    ratio = Fraction(3**20_000, 2**30_001)
    assert ContinuedFraction.of(ratio).value() == ratio


def test_a_period_too_long() -> None:
    message = f"ContinuedFraction: no period within {LONGEST_PERIOD} quotients; take a smaller d"
    with pytest.raises(ValueError, match=re.escape(message)):
        ContinuedFraction.of(Quadratic.parse(f"sqrt({10**18 + 3})"))
