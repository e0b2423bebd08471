"""Two stacks by arrays: against brute force on small grids, and against the walk far up."""

from itertools import product

import numpy as np
import pytest
from bounds import bound
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games.chromatic import chromatic
from chromdocs.games.levels import NAMED, Levels, beatty_levels, levels
from chromdocs.games.partners import Walk, pairs_up_to
from chromdocs.solve import stacks
from chromdocs.solve.reference import Reference
from chromdocs.solve.stacks import Colours, Stacks, pairs, red_levels

LISTS = ["5", "1,3,4", "2,3,4,8,9,10,11,40", "1,2,3,4,5,6,150"]
BETAS = ["7/3", "(3+sqrt(5))/2", "3/2", "pi"]
PREDICATE = levels(lambda n: n * n % 11 in (1, 3, 5))
SETS = [*map(levels, (*NAMED, *LISTS)), *map(beatty_levels, BETAS), PREDICATE]

each_set = pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: str(chosen.name))


def walked(chosen: Levels, to: int) -> list[tuple[int, ...]]:
    return list(pairs_up_to(Walk(chosen).up_to(to).get, to))


def array(*red: int) -> Colours:
    return np.array(red, np.bool_)


def test_all_colourings_of_the_first_levels() -> None:
    to = bound(7, 10)
    for colours in product((False, True), repeat=to):
        red = np.array((True, *colours))  # what index 0 holds is no matter
        solver = Stacks(red)
        marked = [level for level in range(1, to + 1) if red[level]]
        expected = dict(Reference(chromatic(marked)).classes(to))
        assert dict(solver.classes(to)) == expected
        assert {position: solver.outcome(position) for position in expected} == expected
        assert pairs(red).tolist() == [list(p) for p in expected if expected[p] == "P"]


@each_set
def test_outcomes_by_brute_force(chosen: Levels) -> None:
    solver, reference = Stacks(chosen), Reference(chromatic(chosen))
    to = bound(40, 60)
    assert list(solver.classes(to)) == list(reference.classes(to))
    assert list(solver.outcomes(to)) == list(reference.outcomes(to))
    assert solver.p_positions(to) == reference.p_positions(to)
    for position in product(range(21), repeat=2):
        assert solver.outcome(position) == reference.outcome(position)
        assert solver.is_p(position) is reference.is_p(position)


@each_set
def test_winning_moves_by_brute_force(chosen: Levels) -> None:
    solver, reference = Stacks(chosen), Reference(chromatic(chosen))
    for position in product(range(bound(16, 26)), repeat=2):
        assert solver.winning_moves(position) == reference.winning_moves(position), position


def test_winning_moves_of_all_colourings_of_six_levels() -> None:
    for colours in product((False, True), repeat=6):
        solver = Stacks(array(False, *colours))
        reference = Reference(solver.game)
        for position in product(range(7), repeat=2):
            assert solver.winning_moves(position) == reference.winning_moves(position)


@each_set
def test_far_up_by_walking(chosen: Levels) -> None:
    to = bound(5_000, 20_000)
    red = red_levels(chosen, to)
    assert red.tolist() == [False, *map(chosen.contains, range(1, to + 1))]
    found = pairs(red)
    assert found.dtype == np.int64
    assert [tuple(pair) for pair in found.tolist()] == walked(chosen, to)
    assert Stacks(chosen).p_positions(to) == walked(chosen, to)


@pytest.mark.parametrize("name", NAMED)
def test_the_named_sets_beyond_16_bits(name: str) -> None:
    red = red_levels(name, 2**18)
    for n in (*range(2**16 - 40, 2**16 + 40), *range(2**18 - 40, 2**18 + 1)):
        assert red[n] == NAMED[name].contains(n)


@given(st.lists(st.booleans(), min_size=1, max_size=300), st.integers(0, 300))
def test_random_colours_by_walking(colours: list[bool], first: int) -> None:
    red, to = np.array(colours), len(colours) - 1
    expected = walked(levels(lambda n: colours[n]), to)
    assert [tuple(pair) for pair in pairs(red).tolist()] == expected
    solver = Stacks(red)
    lower = min(first, to)
    assert solver.p_positions(lower) == [pair for pair in expected if pair[1] <= lower]
    assert solver.p_positions(to) == expected
    assert solver.p_positions(lower) == [pair for pair in expected if pair[1] <= lower]


def test_a_set_that_only_shares_a_name() -> None:
    own = Levels("evil", "the multiples of 4", lambda n: n % 4 == 0)
    assert np.flatnonzero(red_levels(own, 12)).tolist() == [4, 8, 12]


def test_levels_far_above_the_stacks() -> None:
    assert np.flatnonzero(red_levels({2, 10**5000}, 9)).tolist() == [2]
    assert not red_levels(beatty_levels(10**30), 9).any()


@pytest.mark.parametrize(
    "beta", ["7/3", "1000/999", "99999/10000", "pi", "sqrt(2)", "3", "cbrt(30)"]
)
def test_floors_of_multiples(beta: str) -> None:
    chosen = beatty_levels(beta)
    to = bound(30_000, 100_000)
    found = np.flatnonzero(red_levels(chosen, to)).tolist()
    assert found == [chosen.ranks.nth(i) for i in range(1, len(found) + 1)]
    assert chosen.ranks.nth(len(found) + 1) > to


def test_a_generator_is_read_once() -> None:
    solver = Stacks(n for n in (2, 5, 40))
    assert [solver.p_positions(to)[-1] for to in (2, 9, 50)] == [(1, 2), (3, 5), (4, 40)]


def test_the_partners_grow_by_doubling() -> None:
    asked: list[int] = []
    solver = Stacks(lambda n: bool(asked.append(n)) or n % 3 == 0)
    for n in range(1000):
        solver.is_p((0, n))
    assert len(asked) < 4000
    assert max(asked) < 2000
    solver.is_p((5000, 0))
    assert max(asked) == 5000


def test_an_array_is_copied_and_passed_through() -> None:
    red = array(1, 0, 1, 1)
    solver, seen = Stacks(red), red_levels(red, 2)
    red[:] = False
    assert solver.p_positions(3) == [(0, 0), (1, 2), (3, 3)]
    assert seen.tolist() == [False, False, True]


def test_the_game_of_an_array() -> None:
    game = Stacks(array(0, 1, 0, 1)).game
    assert game.name == "chromatic:red=an array"
    assert "Here the levels that an array marks are red." in game.rule
    assert sorted(game.options((1, 2))) == [(0, 2), (1, 0), (1, 1)]
    with pytest.raises(ValueError, match="stacks: no level above 3 has a colour in the array"):
        next(game.options((0, 4)))


def test_no_tokens_and_no_positions() -> None:
    assert Stacks(array(1)).p_positions(0) == [(0, 0)]
    assert pairs(array(1)).tolist() == [[0, 0]]
    assert red_levels("all", 0).tolist() == [False]
    for solver in (Stacks("evil"), Reference(chromatic("evil"))):
        assert solver.p_positions(-1) == []
        assert list(solver.classes(-1)) == []


def test_answers_are_plain_integers() -> None:
    solver = Stacks("odious")
    listed = solver.p_positions(30) + solver.winning_moves((10, 12)) + solver.winning_moves((7, 9))
    assert {type(level) for position in listed for level in position} == {int}


@pytest.mark.parametrize("method", ["is_p", "outcome", "winning_moves"])
@pytest.mark.parametrize(
    ("position", "text"),
    [
        ((1, 2, 3), "chromatic:red=evil: a position has 2 heaps, not 3"),
        ((1, -2), "chromatic:red=evil: a heap cannot be negative, as -2 is"),
        ((1, 100_000_001), "stacks: a level must be a whole number from 0 to 100000000, not 10000"),
        ((10**5000, 1), "stacks: a level must be a whole number from 0 to 100000000, not 10000"),
    ],
)
def test_wrong_positions(method: str, position: tuple[int, ...], text: str) -> None:
    with pytest.raises(ValueError, match=r"heap|level") as caught:
        getattr(Stacks("evil"), method)(position)
    assert str(caught.value).startswith(text)
    assert len(str(caught.value)) < 120


@pytest.mark.parametrize("red", [np.array([1, 3, 4]), np.zeros((2, 2), np.bool_), np.array(True)])
def test_an_array_of_no_colours(red: Colours) -> None:
    for refused in (Stacks, pairs, lambda red: red_levels(red, 0)):
        with pytest.raises(ValueError, match="stacks: an array of colours must be one row of True"):
            refused(red)


def test_too_short_an_array() -> None:
    short = array(0, 1, 1)
    for refused in (
        lambda: red_levels(short, 3),
        lambda: Stacks(short).p_positions(3),
        lambda: Stacks(short).is_p((3, 0)),
    ):
        with pytest.raises(ValueError, match="stacks: no level above 2 has a colour in the array"):
            refused()


def test_wrong_sets() -> None:
    with pytest.raises(ValueError, match="stacks: red counts levels from 1, so 0 is none"):
        Stacks([0, 1])
    with pytest.raises(ValueError, match="stacks: red must be a list of levels such as 1,3,4 or"):
        red_levels("awful", 3)
    with pytest.raises(ValueError, match=r"stacks: a level must be a whole number from 0 .* -1"):
        red_levels("evil", -1)


def test_the_limit_itself_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stacks, "LARGEST", 100)
    solver = Stacks("evil")
    assert [solver.outcome(position) for position in [(60, 61), (99, 3), (100, 97)]] == list("NNN")
    assert solver.p_positions(100) == walked(NAMED["evil"], 100)
    with pytest.raises(ValueError, match="from 0 to 100, not 101"):
        solver.is_p((0, 101))
    with pytest.raises(ValueError, match="from 0 to 100, not 101"):
        pairs(np.zeros(102, np.bool_))
