"""Evil-chromatic nim in closed form against brute force, and far beyond it."""

from itertools import product

import pytest
from bounds import examples
from hypothesis import assume, given
from hypothesis import strategies as st

from chromdocs.games.chromatic import chromatic
from chromdocs.games.evil import EVIL_SOLUTION, chi, evil_pair, tau, tau_of
from chromdocs.games.game import Position
from chromdocs.solve.reference import Reference

TO = 60

often = examples(200)
heaps = st.one_of(st.integers(0, 200), st.integers(0, 1 << 70), st.integers(0, 1 << 3000))
indices = st.one_of(st.integers(1, 1000), st.integers(1, 1 << 3000))


def is_evil(n: int) -> bool:
    return bin(n).count("1") % 2 == 0


def is_legal(before: Position, after: Position) -> bool:
    lowered = sum(a < b for a, b in zip(after, before, strict=True))
    grows = any(a > b or a < 0 for a, b in zip(after, before, strict=True))
    some_red = any(heap and is_evil(heap) for heap in before)
    return not grows and (lowered == 1 or (lowered == 2 and not some_red))


@pytest.fixture(scope="module")
def solver() -> Reference:
    return Reference(chromatic("evil"))


def test_p_positions_by_brute_force(solver: Reference) -> None:
    found = solver.p_positions(TO)
    assert list(EVIL_SOLUTION.p_positions(TO)) == found
    for position in product(range(TO + 1), repeat=2):
        assert EVIL_SOLUTION.is_p(position) == (tuple(sorted(position)) in found)


def test_winning_moves_by_brute_force(solver: Reference) -> None:
    found = set(solver.p_positions(TO))
    for position in product(range(TO + 1), repeat=2):
        if tuple(sorted(position)) not in found:
            after = EVIL_SOLUTION.winning_move(position)
            assert is_legal(position, after)
            assert tuple(sorted(after)) in found


@pytest.mark.parametrize("to", [0, 1, 2, 3, 5, 6, 59])
def test_p_positions_stop_where_they_should(solver: Reference, to: int) -> None:
    assert list(EVIL_SOLUTION.p_positions(to)) == solver.p_positions(to)


@often
@given(heaps, heaps)
def test_a_winning_move_is_legal_and_wins(x: int, y: int) -> None:
    assume(not EVIL_SOLUTION.is_p((x, y)))
    after = EVIL_SOLUTION.winning_move((x, y))
    assert is_legal((x, y), after)
    assert EVIL_SOLUTION.is_p(after)


@often
@given(heaps, st.integers(-40, 40))
def test_a_winning_move_near_the_diagonal(x: int, difference: int) -> None:
    position = (x, max(0, x + difference))
    if EVIL_SOLUTION.is_p(position):
        assert abs(position[1] - x) <= 3
    else:
        after = EVIL_SOLUTION.winning_move(position)
        assert is_legal(position, after)
        assert EVIL_SOLUTION.is_p(after)


@often
@given(indices, st.data())
def test_no_option_of_a_p_position_is_one(n: int, data: st.DataObject) -> None:
    a, b = evil_pair(n)
    assert EVIL_SOLUTION.is_p((a, b))
    assert EVIL_SOLUTION.is_p((b, a))
    assert is_evil(b)  # so that only one stack can be lowered
    low, high = data.draw(st.integers(0, a - 1)), data.draw(st.integers(0, b - 1))
    near = range(1, 12)
    for after in (
        *((low, b), (a, high)),
        *((a - i, b) for i in near if i <= a),
        *((a, b - i) for i in near if i <= b),
    ):
        assert not EVIL_SOLUTION.is_p(after)


@often
@given(indices)
def test_pairs_split_the_numbers(n: int) -> None:
    """a_n is the odious number 2(n - 1) or 2(n - 1) + 1, b_n the evil number 2n or 2n + 1."""
    a = 2 * (n - 1) + is_evil(n - 1)
    b = 2 * n + (not is_evil(n))
    assert evil_pair(n) == (a, b)


def test_the_pair_of_a_number_with_74_000_digits() -> None:
    n = 17509**17509
    a, b = evil_pair(n)
    assert (a, b) == (2 * (n - 1) + is_evil(n - 1), 2 * n + (not is_evil(n)))
    assert EVIL_SOLUTION.is_p((b, a))
    after = EVIL_SOLUTION.winning_move((a, b + 1))
    assert is_legal((a, b + 1), after)
    assert EVIL_SOLUTION.is_p(after)


def test_tau_and_chi_by_counting() -> None:
    total = 0
    for k in range(3000):
        total += -1 if is_evil(k) else 1
        assert tau(k) == total
        assert chi(k) == total + 1
    assert tau_of(range(3000)) == total
    assert tau_of([]) == 0
    assert tau_of({3, 5, 7}) == -1


@pytest.mark.parametrize("function", [evil_pair, tau, chi])
@pytest.mark.parametrize("n", [-1, -2, -3])
def test_negative_numbers_are_refused(function: object, n: int) -> None:
    with pytest.raises(ValueError, match=f"must be a non-negative integer, not {n}"):
        function(n)


def test_only_the_two_stack_game_has_the_solution() -> None:
    assert chromatic("evil").solution is EVIL_SOLUTION
    assert chromatic("evil", stacks=3).solution is None
    assert chromatic("odious").solution is not EVIL_SOLUTION
