"""Evil, odious, vile and dopey numbers against digits counted in other ways."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.numbers import binary
from chromdocs.numbers.binary import (
    count_evil,
    is_dopey,
    is_evil,
    is_odious,
    is_vile,
    nth_evil,
    nth_odious,
    spite,
    trailing_zeros,
)

ORACLES = Path(__file__).parents[1] / "oracles"
TO = 1 << 12

often = examples(150)
sizes = st.one_of(st.integers(0, 10**4), st.integers(0, 1 << 64), st.integers(0, 1 << 4000))


def ones(n: int) -> int:
    return bin(n).count("1")


def oracle(number: str) -> list[int]:
    lines = (ORACLES / f"{number}.txt").read_text("utf-8").splitlines()
    return [int(term) for line in lines if line[0] != "#" for term in line.split(",") if term]


@pytest.mark.parametrize(
    ("number", "test"),
    [("A001969", is_evil), ("A000069", is_odious), ("A003159", is_vile), ("A036554", is_dopey)],
)
def test_oeis(number: str, test: Callable[[int], bool]) -> None:
    terms = oracle(number)
    first = min(terms)  # dopey numbers are listed from 2 there, and 0 is dopey here
    assert len(terms) >= 59
    assert [n for n in range(first, terms[-1] + 1) if test(n)] == terms


def test_oeis_in_closed_form() -> None:
    assert list(map(nth_evil, range(len(oracle("A001969"))))) == oracle("A001969")
    assert list(map(nth_odious, range(len(oracle("A000069"))))) == oracle("A000069")


def test_counting_ones() -> None:
    assert [is_evil(n) for n in range(TO)] == [ones(n) % 2 == 0 for n in range(TO)]
    assert [is_odious(n) for n in range(TO)] == [ones(n) % 2 == 1 for n in range(TO)]


def test_thue_morse_morphism() -> None:
    word = "0"
    while len(word) < TO:
        word = "".join({"0": "01", "1": "10"}[letter] for letter in word)
    assert "".join("01"[is_odious(n)] for n in range(TO)) == word


def test_period_doubling_morphism() -> None:
    word = "v"  # the word of vile and dopey, from 1 on
    while len(word) < TO:
        word = "".join({"v": "vd", "d": "vv"}[letter] for letter in word)
    assert "".join("v" if is_vile(n) else "d" for n in range(1, TO + 1)) == word[:TO]


def test_trailing_zeros() -> None:
    for n in range(TO):
        digits = f"{n:b}"
        assert trailing_zeros(n) == len(digits) - len(digits.rstrip("0"))


def test_zero_is_evil_and_dopey() -> None:
    assert (spite(0), trailing_zeros(0), is_dopey(0), is_vile(0)) == ("evil", 1, True, False)


def test_closed_forms_by_listing() -> None:
    evil = [n for n in range(TO) if ones(n) % 2 == 0]
    odious = [n for n in range(TO) if ones(n) % 2]
    assert list(map(nth_evil, range(len(evil)))) == evil
    assert list(map(nth_odious, range(len(odious)))) == odious
    assert list(map(count_evil, range(TO))) == list(running_count(evil[1:], TO))


def running_count(members: list[int], to: int) -> Iterator[int]:
    chosen, seen = set(members), 0
    for n in range(to):
        seen += n in chosen
        yield seen


@often
@given(sizes)
def test_one_of_each_pair_of_classes(n: int) -> None:
    assert is_evil(n) != is_odious(n)
    assert is_vile(n) != is_dopey(n)
    assert spite(n) == ("evil" if ones(n) % 2 == 0 else "odious")


@often
@given(sizes.filter(bool), st.integers(0, 300))
def test_doubling(n: int, times: int) -> None:
    assert is_evil(n << times) == is_evil(n)
    assert trailing_zeros(n << times) == trailing_zeros(n) + times
    assert is_vile(2 * n) == is_dopey(n)
    assert is_evil(2 * n + 1) == is_odious(n)


@often
@given(sizes, sizes)
def test_exclusive_or(m: int, n: int) -> None:
    assert is_evil(m ^ n) == (is_evil(m) == is_evil(n))


@often
@given(sizes)
def test_count_evil_undoes_nth_evil(n: int) -> None:
    evil = nth_evil(n)
    assert is_evil(evil)
    assert count_evil(evil) == n
    assert n == 0 or count_evil(evil - 1) == n - 1


@often
@given(sizes)
def test_count_evil_undoes_nth_odious(n: int) -> None:
    odious = nth_odious(n)
    assert is_odious(odious)
    assert odious - count_evil(odious) == n + 1  # the odious ones among 1, ..., odious


@often
@given(sizes)
def test_nth_evil_rises(n: int) -> None:
    assert nth_evil(n) < nth_evil(n + 1)
    assert nth_evil(n) + nth_odious(n) == 4 * n + 1
    assert nth_evil(count_evil(n)) <= n < nth_evil(count_evil(n) + 1)


HUGE = {"power": 17509**17509, "next": 17509**17509 + 1, "shifted": 3**140_000 << 11}


@pytest.mark.parametrize("n", HUGE.values(), ids=HUGE)
def test_many_thousand_digits(n: int) -> None:
    assert n > 10**66_000
    digits = f"{n:x}"
    weight = sum(digits.count(digit) * ones(int(digit, 16)) for digit in "123456789abcdef")
    assert is_evil(n) == (weight % 2 == 0)
    assert is_odious(n) == (weight % 2 == 1)
    zeros = len(f"{n:b}") - len(f"{n:b}".rstrip("0"))
    assert trailing_zeros(n) == zeros
    assert is_vile(n) == (zeros % 2 == 0)
    assert nth_evil(n) == 2 * n + weight % 2
    assert count_evil(nth_evil(n)) == n
    assert nth_odious(n) == 2 * n + 1 - weight % 2


NAMES = (
    *("is_evil", "is_odious", "trailing_zeros"),
    *("nth_evil", "nth_odious", "count_evil"),
)


@pytest.mark.parametrize("name", NAMES)
def test_negative_numbers_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="must") as caught:
        getattr(binary, name)(-7)
    assert str(caught.value) == f"{name}: n must be a non-negative integer, not -7"


@pytest.mark.parametrize("function", [spite, is_vile, is_dopey])
def test_negative_numbers_are_refused_by_all(function: Callable[[int], object]) -> None:
    with pytest.raises(ValueError, match=r"n must be a non-negative integer, not -1$"):
        function(-1)


@pytest.fixture
def usual_digits() -> Iterator[None]:
    """Let Python print integers of 4,300 digits and no more, as it does by default."""
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(4300)
    yield
    sys.set_int_max_str_digits(before)


@pytest.mark.usefixtures("usual_digits")
def test_a_huge_negative_number_is_refused_in_the_same_words() -> None:
    with pytest.raises(ValueError, match="is_evil: n must be a non-negative integer"):
        is_evil(-(10**5000))
