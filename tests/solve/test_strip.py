"""Rows of Grundy values: the same as on the whole board, with periods that hold beyond it."""

import re

import pytest
from bounds import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from chromdocs.games.vectors import vectors
from chromdocs.numbers.periods import NoPeriod, Period
from chromdocs.solve import strip
from chromdocs.solve.reference import Reference

moves = st.lists(
    st.tuples(st.integers(0, 3), st.integers(0, 4)).filter(any), min_size=1, max_size=5
)


@settings(examples(60))
@given(moves, st.integers(1, 4))
def test_rows_are_those_of_the_board_and_go_on_as_said(
    chosen: list[tuple[int, int]], rows: int
) -> None:
    found, periods = strip.strip_period(chosen, rows)
    solver = Reference(vectors(chosen))
    for x in range(rows):
        assert found[x][:12] == [solver.grundy((x, y)) for y in range(12)]
    far = strip.strip(chosen, rows, 3 * len(found[0]))
    for row, said in zip(far, periods, strict=True):
        assert isinstance(said, Period)
        assert said.certificate
        first, last, again = map(int, re.findall(r"\d+", said.certificate.replace(",", "")))
        assert last - first + 1 == max(1, *(dy for _, dy in chosen))  # as the module says
        assert (again - first) % said.length == 0
        assert row[first : last + 1] == row[again : again + last - first + 1]
        at = range(said.start, len(row) - said.length)
        assert all(row[y] == row[y + said.length] for y in at)
        for shorter in range(1, said.length):
            assert any(row[y] != row[y + shorter] for y in at)


def test_a_search_ends_at_the_bound_of_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strip of 64 columns doubled, with two rows and three moves, has 768 options."""
    moves = [(0, 2), (0, 20), (1, 21)]  # come again with column 67
    monkeypatch.setattr(strip, "LOOKUPS", 767)
    assert strip.strip_period(moves, 2)[1] == [NoPeriod(64)] * 2
    monkeypatch.setattr(strip, "LOOKUPS", 768)
    rows, periods = strip.strip_period(moves, 2)
    assert [len(row) - 1 for row in rows] == [128, 128]
    assert [bool(period) for period in periods] == [True, True]


def test_a_search_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strip, "LOOKUPS", 0)
    monkeypatch.setattr(strip, "FIRST", 1)
    assert strip.strip_period([(0, 1), (0, 6), (1, 7)], 2)[1] == [NoPeriod(21)] * 2
