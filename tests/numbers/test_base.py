"""Digits, trailing zeros, vile and dopey numbers in any base, against one division at a time."""

from collections.abc import Callable
from itertools import accumulate
from pathlib import Path

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.numbers import base as numbers
from chromdocs.numbers import binary
from chromdocs.numbers.base import (
    count_vile,
    digits,
    is_dopey,
    is_vile,
    nth_dopey,
    nth_vile,
    trailing_zeros,
)

ORACLES = Path(__file__).parents[1] / "oracles"
TO = 2000
BASES = (2, 3, 4, 5, 10, 61)

often = examples(100)
sizes = st.one_of(st.integers(0, 10**4), st.integers(0, 1 << 64), st.integers(0, 1 << 2000))
bases = st.one_of(st.integers(2, 40), st.integers(2, 1 << 300))

# The vile paper, the tables of MARK, MARK-3 and MARK-4: a_n for n = 0, ..., 18. The rest is b_n.
PRINTED = {
    2: [0, 1, 3, 4, 5, 7, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23, 25, 27],
    3: [0, 1, 2, 4, 5, 7, 8, 9, 10, 11, 13, 14, 16, 17, 18, 19, 20, 22, 23],
    4: [0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 21, 22],
}


def by_division(n: int, base: int) -> list[int]:
    written = [n % base]
    while n := n // base:
        written.append(n % base)
    return written[::-1]


def zeros_by_division(n: int, base: int) -> int:
    written = by_division(n, base)
    return next((i for i, digit in enumerate(reversed(written)) if digit), len(written))


def alternating_floors(n: int, base: int) -> int:
    total, sign = 0, 1
    while n:
        total, sign, n = total + sign * n, -sign, n // base
    return total


@pytest.mark.parametrize("base", BASES)
def test_digits_and_zeros_of_small_numbers(base: int) -> None:
    for n in range(TO):
        assert digits(n, base) == by_division(n, base)
        assert trailing_zeros(n, base) == zeros_by_division(n, base)


def test_python_writes_the_same_digits() -> None:
    for n in range(TO):
        for base, form in ((2, "b"), (8, "o"), (10, "d"), (16, "x")):
            assert digits(n, base) == [int(digit, 16) for digit in f"{n:{form}}"]


def test_zero_is_dopey_in_every_base() -> None:
    for base in BASES:
        assert digits(0, base) == [0]
        assert (trailing_zeros(0, base), is_dopey(0, base), is_vile(0, base)) == (1, True, False)


def test_base_two_is_binary() -> None:
    for n in range(TO):
        assert trailing_zeros(n, 2) == binary.trailing_zeros(n)
        assert is_vile(n, 2) == binary.is_vile(n)
        assert is_dopey(n, 2) == binary.is_dopey(n)


@pytest.mark.parametrize("base", PRINTED)
def test_printed_sequences(base: int) -> None:
    a = PRINTED[base]
    assert [nth_vile(n, base) for n in range(len(a))] == a
    assert [n for n in range(a[-1] + 1) if is_vile(n, base)] == a[1:]
    b = [nth_dopey(n, base) for n in range(len(a))]
    assert b == [n for n in range(b[-1] + 1) if is_dopey(n, base)]
    assert b[:4] == {2: [0, 2, 6, 8], 3: [0, 3, 6, 12], 4: [0, 4, 8, 12]}[base]


@pytest.mark.parametrize(("number", "nth"), [("A003159", nth_vile), ("A036554", nth_dopey)])
def test_oeis_in_base_two(number: str, nth: Callable[[int, int], int]) -> None:
    lines = (ORACLES / f"{number}.txt").read_text("utf-8").splitlines()
    terms = [int(term) for line in lines if line[0] != "#" for term in line.split(",") if term]
    assert [nth(n, 2) for n in range(1, len(terms) + 1)] == terms


@pytest.mark.parametrize("base", BASES)
def test_closed_forms_by_listing(base: int) -> None:
    vile = [n for n in range(1, TO) if zeros_by_division(n, base) % 2 == 0]
    assert [nth_vile(n, base) for n in range(1, len(vile) + 1)] == vile
    listed = set(vile)
    counts = list(accumulate(n in listed for n in range(TO)))
    assert [count_vile(n, base) for n in range(TO)] == counts


@pytest.mark.parametrize("base", BASES)
def test_the_least_number_not_used_yet(base: int) -> None:
    # a_n = mex{a_i, b_i : i < n} and b_n = k·a_n, the recursion of the vile paper
    used: set[int] = set()
    least = 0
    for n in range(400):
        while least in used:
            least += 1
        used |= {least, base * least}
        assert (nth_vile(n, base), nth_dopey(n, base)) == (least, base * least)


@pytest.mark.parametrize("base", [2, 3, 4, 5, 7])
def test_p_positions_of_mark(base: int) -> None:
    # MARK-k: take 1, ..., k - 1 or go to n//k; who moves to 0 wins
    p_positions = [0]
    for n in range(1, 1500):
        options = {n // base, *range(max(0, n - base + 1), n)}
        if not options & set(p_positions[-base:] + p_positions[: n // base + 1]):
            p_positions.append(n)
    assert p_positions == [n for n in range(1500) if is_dopey(n, base)]


@often
@given(sizes, bases)
def test_digits_by_division(n: int, base: int) -> None:
    assert digits(n, base) == by_division(n, base)


@often
@given(sizes.filter(bool), bases, st.integers(0, 200))
def test_a_shift_adds_zeros(n: int, base: int, times: int) -> None:
    moved = n * base**times
    assert trailing_zeros(moved, base) == zeros_by_division(n, base) + times
    assert digits(moved, base) == digits(n, base) + times * [0]
    assert is_vile(moved, base) != is_vile(base * moved, base)
    assert is_vile(moved, base) != is_dopey(moved, base)


@often
@given(sizes, bases)
def test_count_is_the_alternating_sum_of_floors(n: int, base: int) -> None:
    assert count_vile(n, base) == alternating_floors(n, base)


@often
@given(sizes.filter(bool), bases)
def test_nth_vile_is_where_the_count_reaches_n(n: int, base: int) -> None:
    vile = nth_vile(n, base)
    assert alternating_floors(vile, base) == n
    assert alternating_floors(vile - 1, base) == n - 1
    assert nth_dopey(n, base) == base * vile


@pytest.mark.parametrize("base", [2, 3, 10, 10**9 + 7])
def test_ten_thousand_digits(base: int) -> None:
    zeros = 34_000 // base.bit_length()
    n = (base**50 + 1) * base**zeros
    assert trailing_zeros(n, base) == zeros
    assert digits(n, base) == [1, *49 * [0], 1, *zeros * [0]]
    vile = nth_vile(n, base)
    assert is_vile(vile, base)
    assert alternating_floors(vile, base) == n


def test_seventy_thousand_digits() -> None:
    n = 7 * 3**146_000
    assert trailing_zeros(n, 3) == 146_000


TAKING_N = (digits, trailing_zeros, is_vile, is_dopey, count_vile, nth_vile, nth_dopey)


@pytest.mark.parametrize("function", TAKING_N)
def test_bad_calls_are_refused(function: Callable[[int, int], object]) -> None:
    with pytest.raises(ValueError, match=r"n must be a non-negative integer, not -1$"):
        function(-1, 3)
    with pytest.raises(ValueError, match=r"base must be at least 2, not 1$"):
        function(5, 1)


@pytest.mark.parametrize(
    "name", ["digits", "trailing_zeros", "count_vile", "nth_vile", "nth_dopey"]
)
def test_a_refusal_names_the_function(name: str) -> None:
    with pytest.raises(ValueError, match="base") as caught:
        getattr(numbers, name)(5, -3)
    assert str(caught.value) == f"{name}: base must be at least 2, not -3"
