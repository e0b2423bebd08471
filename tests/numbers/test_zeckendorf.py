"""Fibonacci codings against every string of digits, and against greedy subtraction."""

from collections import defaultdict
from collections.abc import Callable
from itertools import pairwise, product
from math import isqrt

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.numbers import zeckendorf as numbers
from chromdocs.numbers.zeckendorf import (
    codings,
    ends_in_even_zeros,
    fibonacci,
    shift,
    shifted,
    trailing_zeros,
    value,
    zeckendorf,
)

often = examples(100)
sizes = st.one_of(st.integers(0, 10**4), st.integers(0, 1 << 64), st.integers(0, 1 << 3000))
strings = st.text("01", min_size=1, max_size=400)

LENGTH = 13
WEIGHTS = [377, 233, 144, 89, 55, 34, 21, 13, 8, 5, 3, 2, 1]
TO = 377  # every coding of a smaller number has fewer than 13 digits


def weighed(coding: str) -> int:
    """Add up the weights, from a plain list of as many as needed."""
    weights = [1, 2]
    while len(weights) < len(coding):
        weights.append(weights[-1] + weights[-2])
    return sum(weights[i] for i, digit in enumerate(reversed(coding)) if digit == "1")


def greedy(n: int) -> str:
    """Subtract the greatest weight that fits, from a plain list."""
    weights = [1, 2]
    while weights[-1] <= n:
        weights.append(weights[-1] + weights[-2])
    coding = ""
    for weight in reversed(weights):
        coding += "1" if weight <= n else "0"
        n -= weight if weight <= n else 0
    return coding.lstrip("0") or "0"


@pytest.fixture(scope="module")
def every() -> dict[int, list[str]]:
    """All codings of each small number, found by writing down every string of digits."""
    found = defaultdict(list)
    for digits in product("01", repeat=LENGTH):
        n = sum(weight for weight, digit in zip(WEIGHTS, digits, strict=True) if digit == "1")
        if n < TO:
            found[n].append("".join(digits).lstrip("0") or "0")
    return found


def test_fibonacci_by_adding() -> None:
    terms = [fibonacci(n) for n in range(500)]
    assert terms[:2] == [1, 1]
    assert all(c == a + b for (a, b), c in zip(pairwise(terms), terms[2:], strict=False))
    assert terms[100] == 573147844013817084101  # OEIS A000045, term 101: our index is one less


def test_zeckendorf_is_the_only_coding_without_11(every: dict[int, list[str]]) -> None:
    for n in range(TO):
        assert [coding for coding in every[n] if "11" not in coding] == [zeckendorf(n)]


def test_every_coding_once_and_zeckendorf_first(every: dict[int, list[str]]) -> None:
    for n in range(TO):
        found = list(codings(n))
        assert sorted(found) == sorted(every[n])
        assert found[0] == zeckendorf(n)


def test_value(every: dict[int, list[str]]) -> None:
    for n in range(TO):
        assert {value(coding) for coding in every[n]} == {n}


def test_proposition_1(every: dict[int, list[str]]) -> None:
    """The parity of the number of trailing zeros is the same in every coding."""
    for n in range(1, TO):
        parities = {(len(coding) - len(coding.rstrip("0"))) % 2 for coding in every[n]}
        assert parities == {trailing_zeros(zeckendorf(n)) % 2}
        assert ends_in_even_zeros(n) == (parities == {0})


def test_a_shift_of_any_coding_is_the_same_number(every: dict[int, list[str]]) -> None:
    for n in range(TO):
        assert {weighed(shift(coding)) for coding in every[n]} == {shifted(n)}


def test_lemma_1() -> None:
    for n in range(1, 3000):
        a = (n + isqrt(5 * n * n)) // 2
        assert len(zeckendorf(a)) - len(zeckendorf(a).rstrip("0")) in range(0, 99, 2)
        assert zeckendorf(a + n) == zeckendorf(a) + "0"
        assert (ends_in_even_zeros(a), ends_in_even_zeros(a + n)) == (True, False)
        assert shifted(a) == a + n


def test_zero_is_written_with_one_zero() -> None:
    assert (zeckendorf(0), list(codings(0)), value("0")) == ("0", ["0"], 0)
    assert (trailing_zeros("0"), ends_in_even_zeros(0), shifted(0)) == (1, False, 0)


# The star paper: Remark 1, then rows 3, 15, 20, 43, 59, 70 and 75 of Table 1.
PRINTED = """
3 100, 8 10000, 11 10100, 21 1000000, 32 1010100, 129 1010001001, 362 101010001001, 19 101001,
4 101, 16 100100, 17 100101, 25 1000101, 37 10000100, 43 10010001, 50 10100100, 59 100000101,
55 100000000, 88 101010101, 58 100000100, 64 100010001
"""


@pytest.mark.parametrize(("n", "coding"), [pair.split() for pair in PRINTED.split(",")])
def test_printed_codings(n: str, coding: str) -> None:
    assert zeckendorf(int(n)) == coding
    assert value(coding) == int(n)


def test_oeis() -> None:
    # A003714, the Zeckendorf codings read in binary
    fibbinary = [0, 1, 2, 4, 5, 8, 9, 10, 16, 17, 18, 20, 21, 32, 33, 34, 36, 37, 40, 41, 42, 64]
    assert [int(zeckendorf(n), 2) for n in range(22)] == fibbinary
    # A022290, the binary digits of n read as a Fibonacci coding
    assert [value(f"{n:b}") for n in range(16)] == [
        *(0, 1, 2, 3, 3, 4, 5, 6, 5, 6, 7, 8, 8, 9, 10, 11),
    ]
    # A000119, the number of codings
    assert [len(list(codings(n))) for n in range(25)] == [
        *(1, 1, 1, 2, 1, 2, 2, 1, 3, 2, 2, 3, 1, 3, 3, 2, 4, 2, 3, 3, 1, 4, 3, 3, 5),
    ]
    # A022342, the numbers whose Zeckendorf coding ends in 0
    assert [shifted(n) for n in range(15)] == [0, 2, 3, 5, 7, 8, 10, 11, 13, 15, 16, 18, 20, 21, 23]


@often
@given(sizes)
def test_greedy(n: int) -> None:
    coding = greedy(n)
    assert zeckendorf(n) == coding
    assert value(coding) == n
    assert ends_in_even_zeros(n) == (trailing_zeros(coding) % 2 == 0)
    assert shifted(n) == weighed(coding + "0")


@often
@given(strings)
def test_any_string_of_digits(coding: str) -> None:
    n = weighed(coding)
    assert value(coding) == n
    assert value(shift(coding)) == shifted(n)
    assert n == 0 or ends_in_even_zeros(n) == (trailing_zeros(coding) % 2 == 0)


@pytest.mark.parametrize("length", [63, 64, 65, 127, 128, 129, 255, 256, 257, 4096])
def test_where_the_halves_meet(length: int) -> None:
    least, most = "1" + (length - 1) * "0", (length * "10")[:length]
    middle = "1" + (length // 2 - 1) * "0" + "1" + (length - length // 2 - 1) * "0"
    for coding in (least, most, middle):
        n = weighed(coding)
        assert value(coding) == n
        assert [zeckendorf(n + i) for i in range(-3, 4)] == [greedy(n + i) for i in range(-3, 4)]


HUGE = {"power": 3**20_959, "weight": fibonacci(48_000), "below": fibonacci(47_999) - 1}


@pytest.mark.parametrize("n", HUGE.values(), ids=HUGE)
def test_ten_thousand_digits(n: int) -> None:
    assert n > 10**9_999
    coding = zeckendorf(n)
    assert len(coding) > 47_800
    assert "11" not in coding
    assert value(coding) == n
    assert ends_in_even_zeros(n) == (trailing_zeros(coding) % 2 == 0)
    assert shifted(n) == value(coding + "0")
    assert weighed(coding) == n


def test_seventy_thousand_digits() -> None:
    n = 3**146_712
    coding = zeckendorf(n)
    assert value(coding) == n
    assert ends_in_even_zeros(n) == (trailing_zeros(coding) % 2 == 0)


@pytest.mark.parametrize("name", ["fibonacci", "zeckendorf", "ends_in_even_zeros", "shifted"])
def test_negative_numbers_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="must") as caught:
        getattr(numbers, name)(-7)
    assert str(caught.value) == f"{name}: n must be a non-negative integer, not -7"


def test_codings_of_a_negative_number_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^codings: n must be a non-negative integer, not -1$"):
        next(codings(-1))


@pytest.mark.parametrize("function", [value, trailing_zeros, shift])
@pytest.mark.parametrize("coding", ["", "102", "1 0", "-1"])
def test_other_strings_are_refused(function: Callable[[str], object], coding: str) -> None:
    with pytest.raises(ValueError, match="must") as caught:
        function(coding)
    wanted = f"{function.__name__}: coding must be a string of 0s and 1s, not {coding!r}"
    assert str(caught.value) == wanted
