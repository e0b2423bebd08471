"""Periods: the shortest one, from where it holds, and when it is proved."""

import numpy
import pytest
from bounds import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from chromdocs.numbers.periods import NoPeriod, Period, period

small = st.lists(st.integers(0, 3), min_size=1, max_size=6)


@settings(examples(200))
@given(st.lists(st.integers(0, 3), max_size=6), small, st.integers(0, 3))
def test_a_period_is_found_with_its_step_and_start(
    before: list[int], once: list[int], step: int
) -> None:
    terms = before + [value + step * turn for turn in range(12) for value in once]
    found = period(terms)
    assert isinstance(found, Period)
    assert len(once) % found.length == 0
    assert found.step * (len(once) // found.length) == step
    assert found.start <= len(before)
    at = range(found.start, len(terms) - found.length)
    assert all(terms[n + found.length] == terms[n] + found.step for n in at)
    first = found.start - 1
    assert first < 0 or terms[first + found.length] != terms[first] + found.step
    for shorter in range(1, found.length):
        steps = {terms[n + shorter] - terms[n] for n in at}
        assert len(steps) > 1


def test_what_comes_too_rarely_is_no_period() -> None:
    assert period([0, 1, 0, 1, 0, 1]).length == 2
    assert period([0, 1, 0, 1, 0]) == NoPeriod(4)
    assert period([0, 1, 1, 0, 0, 0, 1]) == NoPeriod(6)
    assert not period([1, 2])
    with pytest.raises(ValueError, match="there are no terms"):
        period([])
    for wrong in (None, 3):
        with pytest.raises(ValueError, match="sequence is an iterable, not"):
            period(wrong)  # type: ignore[arg-type]
    assert str(period([1, 2])) == "none to 1"


def test_words_and_pairs_have_periods_too() -> None:
    assert period("NPPNPPNPPNPP") == Period(0, 3, 0, 11)
    pairs = [(0, 0)] + [(2 * n - 1, 2 * n) for n in range(1, 20)]
    assert period(pairs) == Period(1, 1, (2, 2), 19)
    assert "each time (2, 2) more" in str(period(pairs))


def test_a_window_that_comes_again_proves() -> None:
    fibonacci_mod_7 = [0, 1]
    for _ in range(40):
        fibonacci_mod_7.append(sum(fibonacci_mod_7[-2:]) % 7)
    found = period(fibonacci_mod_7, window=2)
    assert isinstance(found, Period)
    assert (found.start, found.length) == (0, 16)
    assert "come again" in found.certificate
    assert not period(fibonacci_mod_7[:15], window=2)
    with pytest.raises(ValueError, match=r"do not follow from 1 before them.* term 1 and term 5"):
        period([0, 1, 0, 1, 0, 5, 0, 1, 0, 1, 0, 5], window=1)
    with pytest.raises(ValueError, match="a window has 1 term at least, not 0"):
        period(fibonacci_mod_7, window=0)
    for window in ("x", 1.5):
        with pytest.raises(ValueError, match="window is a whole number or None, not"):
            period(fibonacci_mod_7, window=window)  # type: ignore[arg-type]


def test_terms_may_be_of_numpy_or_of_anything() -> None:
    wrapped = numpy.array([250, 251, 252, 253, 254, 255, 0, 1, 2, 3, 4, 5], dtype=numpy.uint8)
    assert period(wrapped).start == 6  # 255 is not followed by 256
    assert period(numpy.arange(12, dtype=numpy.int8)).step == 1
    assert period([[1, 2]] * 4).step == (0, 0)
    assert period([None] * 4).length == 1
    assert period([None, 1, "x"] * 4).length == 3
