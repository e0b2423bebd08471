"""Words that the reasons of several games share, at the bounds from which on they are others."""

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.game import Moves, invariant
from chromdocs.games.star import power
from chromdocs.games.telling import nth


def test_things_are_counted_up_to_a_trillion() -> None:
    assert nth(10**12 - 1, "pair") == "the 999999999999th pair"
    assert nth(10**12, "pair") == "pair number 1000000000000"


@pytest.mark.parametrize("name", ["nim", "blackwhite", "dual-nim"])
def test_from_one_to_100_piles(name: str) -> None:
    assert game(f"{name}:piles=100").heaps == 100
    with pytest.raises(ValueError, match="piles must be a whole number from 1 to 100, not 101"):
        game(f"{name}:piles=101")


def test_star_is_applied_a_million_times_at_most() -> None:
    diagonal = invariant("d", "Take 1 and 1.", 2, Moves.listed([(1, 1)]))
    assert [*power(diagonal, 1_000_000).moves.within((2, 2))] == [(1, 1)]
    for times in (0, 1_000_001):
        with pytest.raises(ValueError, match="from 1 to 1,000,000 times, not"):
            power(diagonal, times)
