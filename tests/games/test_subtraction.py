"""Games with finitely many moves: parsing, periods, symmetry."""

from itertools import permutations

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.subtraction import LONGEST, period, subtraction
from chromdocs.games.vectors import vectors
from chromdocs.solve.reference import Reference, mex

often = examples(40)


def grundy_values(take: set[int], to: int) -> list[int]:
    values: list[int] = []
    for n in range(to + 1):
        values.append(mex(values[n - taken] for taken in take if taken <= n))
    return values


@often
@given(st.sets(st.integers(1, 12), min_size=1, max_size=5))
def test_periods(take: set[int]) -> None:
    found = period(sorted(take))
    assert found
    values, length = found
    expected = grundy_values(take, 3 * len(values) + 100)
    first = len(values) - length
    assert expected[: len(values)] == values
    for n, value in enumerate(expected[first:], first):
        assert value == values[first + (n - first) % length]
    # neither a shorter period nor an earlier start
    tail = expected[first:]
    for shorter in range(1, length):
        assert tail[shorter:] != tail[:-shorter]
    assert first == 0 or expected[first - 1] != expected[first - 1 + length]


def test_periods_in_print() -> None:
    # Winning Ways, chapter 4: taking 1 to m has period m + 1
    assert all(period(range(1, m + 1)) == (list(range(m + 1)), m + 1) for m in range(1, 9))
    assert period([1]) == ([0, 1], 2)
    assert period([5]) == ([0] * 5 + [1] * 5, 10)
    assert period([2, 4, 7]) == ([0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2], 3)


def test_no_period_without_end() -> None:
    assert period([LONGEST]) is None
    assert subtraction([LONGEST]).solution is None
    assert subtraction([1, 10**100]).name == f"subtraction:take=1,{10**100}"


@often
@given(st.sets(st.integers(1, 9), min_size=1, max_size=4))
def test_one_heap_in_closed_form(take: set[int]) -> None:
    game = subtraction(take)
    assert game.solution
    assert game.solution.grundy
    solver = Reference(game)
    assert list(game.solution.p_positions(200)) == solver.p_positions(200)
    for position, value in solver.grundy_values(200):
        assert game.solution.grundy(position) == value
        if value:
            assert game.solution.winning_move(position) in solver.winning_moves(position)


def test_huge_heaps() -> None:
    solution = subtraction([2, 4, 7]).solution
    assert solution
    for n in range(10**10000, 10**10000 + 12):
        assert solution.is_p((n,)) == ((n - 8) % 3 == 1)
        if not solution.is_p((n,)):
            (after,) = solution.winning_move((n,))
            assert n - after in (2, 4, 7)
            assert solution.is_p((after,))


def test_options() -> None:
    assert sorted(subtraction([4, 1, 3]).options((3,))) == [(0,), (2,)]
    game = vectors([(3, 5), (1, 2), (2, 1)])
    assert sorted(game.options((4, 5))) == [(1, 0), (2, 4), (3, 3)]
    assert [game.moves.contains(move) for move in ((3, 5), (5, 3), (0, 0))] == [True, False, False]
    assert list(vectors([(1, 2, 0)]).options((1, 2, 9))) == [(0, 0, 9)]


@often
@given(st.sets(st.tuples(*[st.integers(0, 2)] * 3).filter(any), min_size=1, max_size=7))
def test_symmetry(moves: set[tuple[int, ...]]) -> None:
    closed = {tuple(order) for move in moves for order in permutations(move)}
    assert vectors(moves).symmetric == (closed == moves)
    assert vectors(closed).symmetric


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("subtraction", "subtraction:take=1,2,3"),
        ("subtraction:take=4,1,3,1", "subtraction:take=1,3,4"),
        ("subtraction: take = 4, 1", "subtraction:take=1,4"),
        ("invariant", "invariant:moves=(1,2),(2,1)"),
        ("invariant:moves=(3,5),(2,1),(1,2)", "invariant:moves=(1,2),(2,1),(3,5)"),
        ("invariant: moves = (3, 5), (2, 1)", "invariant:moves=(2,1),(3,5)"),
        ("invariant:moves=(3),(1)", "invariant:moves=(1),(3)"),
        ("invariant:moves=(1,0,2)", "invariant:moves=(1,0,2)"),
    ],
)
def test_names(text: str, name: str) -> None:
    assert catalogue.game(text).name == name == catalogue.game(name).name


VECTORS = "invariant: moves must be vectors such as (1,2),(2,1), not"
TOKEN = "invariant: moves must take a token at least and add none, not"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("subtraction:take=0,3", "subtraction: take must be numbers from 1, not 0"),
        ("subtraction:take=3,-2", "subtraction: take must be numbers from 1, not -2"),
        ("subtraction:take=", "subtraction: take must be numbers such as 1,3,4, not ''"),
        ("subtraction:take=1,x", "subtraction: take must be numbers such as 1,3,4, not '1,x'"),
        ("invariant:moves=", f"{VECTORS} ''"),
        ("invariant:moves=1,2", f"{VECTORS} '1,2'"),
        ("invariant:moves=(1,2", f"{VECTORS} '(1,2'"),
        ("invariant:moves=(1,2)(2,1)", f"{VECTORS} '(1,2)(2,1)'"),
        ("invariant:moves=(1,a)", f"{VECTORS} '(1,a)'"),
        ("invariant:moves=()", f"{VECTORS} '()'"),
        ("invariant:moves=((1,2))", f"{VECTORS} '((1,2))'"),
        ("invariant:moves=(0,0)", f"{TOKEN} (0,0)"),
        ("invariant:moves=(1,2),(2,-1)", f"{TOKEN} (2,-1)"),
        (
            "invariant:moves=(1,2),(1,2,3)",
            "invariant: moves must be of one length, not (1,2) and (1,2,3)",
        ),
    ],
)
def test_wrong_parameters(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r"^") as caught:
        catalogue.game(text)
    assert str(caught.value) == complaint


def test_wrong_calls() -> None:
    with pytest.raises(ValueError, match=r"^subtraction: take must be numbers from 1, not none$"):
        subtraction([])
    with pytest.raises(ValueError, match=r"^invariant: moves must be one vector at least, such as"):
        vectors([])
