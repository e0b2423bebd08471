"""Games that settle under ⋆⋆, and games that never do: the proofs against brute force."""

import pytest
from one_heap import star

from chromdocs.games.star_settled import fitted, powers, proved_powers, settled, unsettled


def members(bits: int) -> set[int]:
    return {n for n in range(bits.bit_length()) if bits >> n & 1}


def test_the_runs_are_the_moves_that_brute_force_finds() -> None:
    to, moves = 700, {1, 3, 6, 8, 11, 12, 14, 20}
    found = unsettled(sorted(moves), 75, 3)
    now = moves
    for k in range(6):
        odd = star(now, to)
        if k >= 3:
            assert members(found.even.bits(k, to)) == now
            assert members(found.odd.bits(k, to)) == odd
        now = star(odd, to)


@pytest.mark.parametrize(("modulus", "start"), [(74, 3), (25, 3), (75, 1), (75, 0)])
def test_a_wrong_modulus_or_too_early_a_start_proves_nothing(modulus: int, start: int) -> None:
    with pytest.raises(ValueError, match=r"unsettled|proved_powers|fitted"):
        unsettled((1, 3, 6, 8, 11, 12, 14, 20), modulus, start)


def test_a_game_that_settles_late_is_not_said_never_to() -> None:
    """{1, 3, 4, 5, 8, 11} needs five double stars; there is no proof that it goes on."""
    assert settled((1, 3, 4, 5, 8, 11), 2400) == 5
    for start in range(4):
        with pytest.raises(ValueError, match=r"unsettled|proved_powers|fitted"):
            unsettled((1, 3, 4, 5, 8, 11), 60, start)


def test_settled_agrees_with_brute_force() -> None:
    for moves in ((1, 3, 4), (2, 3), (2, 7, 8, 10), (5,), (1, 2)):
        steps, now = 0, {*moves}
        while (after := star(star(now, 150), 150)) != now:
            steps, now = steps + 1, after
        assert settled(moves, 150) == steps


def test_moves_near_the_end_are_not_taken_to_go_on_for_ever() -> None:
    """Take 30 to 60: two stars leave 30 and 60. Take 30 or any more would come back."""
    moves = tuple(range(30, 61))
    assert star(star({*moves}, 300), 300) == {30, 60}
    assert (settled(moves, 60), settled(moves, 600)) == (None, 1)
    with pytest.raises(ValueError, match="proved_powers: moves must be at most 30, not 60"):
        proved_powers(moves, 1, 60)


def test_powers_and_their_runs() -> None:
    bits = powers((1, 3, 4), 3, 60)
    assert members(bits[1]) == star({1, 3, 4}, 60)
    assert [each.bits(0, 60) for each in proved_powers((1, 3, 4), 3, 60)] == bits


def test_sets_of_different_shape_are_not_fitted() -> None:
    with pytest.raises(ValueError, match="fitted: the sets must have the same runs modulo 2"):
        fitted([0b10, 0b110], 2, 9, 0)


def test_no_moves_have_no_period_below_8() -> None:
    """Half of the numbers, and half of those again, are needed to see one."""
    for to in (0, 1, 3):
        with pytest.raises(ValueError, match=f"proved_powers: up to {to} no period can be seen"):
            proved_powers((), 0, to)
    assert settled((), 8) == 0
