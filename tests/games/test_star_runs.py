"""⋆ of infinite sets of moves: what is decided for all numbers agrees with brute force."""

from itertools import combinations

import pytest
from one_heap import star

from chromdocs.games.star_runs import Run, Runs, finer, is_star, never_settles, same, steady

EVEN = Runs(
    8,
    (
        Run(1, (0, 0), (0, 0)),
        Run(6, (0, 0), (0, 1)),
        Run(4, (1, 1), None),
    ),
)
ODD = Runs(
    8,
    (
        *(Run(n % 8, (n // 8, 0), (n // 8, 0)) for n in (2, 4, 7, 9)),
        Run(3, (1, 0), (1, 1)),
        Run(2, (2, 1), (2, 2)),
        Run(1, (3, 2), None),
    ),
)


def members(runs: Runs, k: int, to: int) -> set[int]:
    bits = runs.bits(k, to)
    return {n for n in range(to + 1) if bits >> n & 1}


def test_the_sets_of_the_theorem_are_those_in_the_text() -> None:
    for k in range(4):
        even = {1, *(6 + 8 * i for i in range(k + 1)), *(12 + 8 * i for i in range(k, 30))}
        odd = {2, 4, 7, 9, *(11 + 8 * i for i in range(k + 1))}
        odd |= {18 + 8 * i for i in range(k, 2 * k + 1)} | {25 + 8 * i for i in range(2 * k, 30)}
        assert members(EVEN, k, 200) == {n for n in even if n <= 200}
        assert members(ODD, k, 200) == {n for n in odd if n <= 200}


def test_a_proof_for_all_k_agrees_with_brute_force() -> None:
    assert never_settles(EVEN, ODD, 0)
    for k in range(5):
        assert star(members(EVEN, k, 150), 150) == members(ODD, k, 150)
        assert star(members(ODD, k, 150), 150) == members(EVEN, k + 1, 150)


@pytest.mark.parametrize("i", range(len(EVEN.runs)))
def test_a_run_that_is_shifted_or_left_out_is_found(i: int) -> None:
    residue, low, high = EVEN.runs[i]
    others = (*EVEN.runs[:i], *EVEN.runs[i + 1 :])
    assert never_settles(Runs(8, others), ODD, 0) is None
    up = Run(residue, (low[0] + 1, low[1]), high and (high[0] + 1, high[1]))
    assert never_settles(Runs(8, (*others, up)), ODD, 0) is None


@pytest.mark.parametrize("i", range(len(ODD.runs)))
def test_so_is_one_of_the_odd_powers(i: int) -> None:
    residue, low, high = ODD.runs[i]
    others = (*ODD.runs[:i], *ODD.runs[i + 1 :])
    assert never_settles(EVEN, Runs(8, others), 0) is None
    up = Run(residue, (low[0] + 1, low[1]), high and (high[0] + 1, high[1]))
    assert never_settles(EVEN, Runs(8, (*others, up)), 0) is None


def test_runs_that_are_empty_for_some_k_add_nothing() -> None:
    """Take k + 2 or more, or 7 to k + 1: the second run is empty as long as k < 6."""
    moves = Runs(1, (Run(0, (2, 1), None), Run(0, (7, 0), (1, 1))))
    stars = Runs(1, (Run(0, (1, 0), (1, 1)),))
    to = 60
    for k in range(12):
        from_rules = star(members(moves, k, to), to) == members(stars, k, to)
        assert is_star(moves, stars, k) == from_rules == (k < 6)
    assert steady(moves, stars) >= 6


def test_what_does_not_grow_is_not_said_never_to_settle() -> None:
    """Take 1, and take an even number: duals, which every double star leaves as they are."""
    one, even = Runs(2, (Run(1, (0, 0), (0, 0)),)), Runs(2, (Run(0, (1, 0), None),))
    assert is_star(one, even, 0)
    assert is_star(even, one, 0)
    assert never_settles(one, even, 0) is None


def test_a_statement_that_fails_late_is_not_believed() -> None:
    """Take 1, 2 or 3, and from k = 2 on 8 as well: then 8 is no P-position any more."""
    lost = Runs(4, (Run(0, (1, 0), None),))
    moves = Runs(4, (*(Run(r, (0, 0), (0, 0)) for r in (1, 2, 3)), Run(0, (2, 0), (0, 1))))
    assert [is_star(moves, lost, k) for k in range(4)] == [True, True, False, False]
    assert steady(moves, lost) >= 2


def test_is_star_agrees_with_brute_force_on_every_small_set() -> None:
    to = 60
    for size in (1, 2, 3):
        for moves in combinations(range(1, 6), size):
            lost = star({*moves}, to)
            period = next(
                d for d in range(1, 20) if all((n in lost) == (n + d in lost) for n in range(9, 40))
            )
            runs = [Run(n % period, (n // period, 0), (n // period, 0)) for n in moves]
            first = {n for n in lost if n < 9}
            stars = [Run(n % period, (n // period, 0), (n // period, 0)) for n in first]
            for n in range(9, 9 + period):
                if n in lost:
                    stars.append(Run(n % period, (n // period, 0), None))
            good = Runs(period, tuple(stars))
            assert is_star(Runs(period, tuple(runs)), good, 0)
            assert not is_star(Runs(period, tuple(runs)), Runs(period, tuple(stars[1:])), 0)


def test_finer_is_the_same_set() -> None:
    for k in range(3):
        assert finer(EVEN, 24, k).bits(0, 300) == EVEN.bits(k, 300)
    assert same(finer(EVEN, 24, 1), finer(EVEN.after(), 24, 0), 0)


def test_sets_with_different_moduli_are_not_compared() -> None:
    with pytest.raises(ValueError, match="is_star: runs must have the same modulus, not 8 and 24"):
        is_star(EVEN, finer(ODD, 24), 0)
