"""A rule that somebody else wrote is told what is wrong with a position that it yields."""

import numpy as np
import pytest

from chromdocs.games.checked import checked_options
from chromdocs.games.game import Game
from chromdocs.solve.reference import Reference


@pytest.mark.parametrize(
    ("heaps", "found", "positions"),
    [
        (2, [(1, 2), [0, 3]], [(1, 2), (0, 3)]),
        (2, [np.array([1, 2])], [(1, 2)]),
        (2, np.array([[1, 2], [0, 1]]), [(1, 2), (0, 1)]),
        (1, [2, np.int64(1), (0,)], [(2,), (1,), (0,)]),
        (2, iter([(5, 1)]), [(5, 1)]),
        (2, [], []),
    ],
)
def test_what_is_understood(heaps: int, found: object, positions: list[tuple[int, ...]]) -> None:
    rule = checked_options("mine", heaps, lambda position: found)
    assert list(rule((3, 3)[:heaps])) == positions
    assert all(type(heap) is int for position in positions for heap in position)


@pytest.mark.parametrize(
    ("found", "message"),
    [
        ([(1, -1)], "leads from (3, 3) to (1, -1), where a heap has less than 0 tokens"),
        ([(1, 2, 3)], "leads from (3, 3) to (1, 2, 3), which has 3 heaps, not 2"),
        ([(1,)], "leads from (3, 3) to (1,), which has 1 heap, not 2"),
        ([2], "leads from (3, 3) to 2, which is no position; write whole numbers as (1, 2)"),
        ([(1.5, 1)], "to (1.5, 1), which is no position; write whole numbers as (1, 2)"),
        (["ab"], "to 'ab', which is no position; write whole numbers as (1, 2)"),
        ([(3, 3)], "to (3, 3), where no heap is smaller; if play may go round, say loopy"),
        ([(4, 3)], "to (4, 3), where no heap is smaller; if play may go round, say loopy"),
        (None, "mine: the rule must yield positions, or return a list of them, not None"),
    ],
)
def test_what_is_told(found: object, message: str) -> None:
    game = Game("mine", "", 2, checked_options("mine", 2, lambda position: found))
    for ask in (Reference(game).is_p, Reference(game).grundy):
        with pytest.raises(ValueError, match=r"^mine: the rule ") as caught:
            ask((3, 3))
        assert message in str(caught.value)
        assert "\n" not in str(caught.value)


def test_play_that_may_go_round_is_allowed_to() -> None:
    rule = checked_options("ring", 1, lambda position: [(position[0] + 1) % 3], loopy=True)
    assert list(rule((1,))) == [(2,)]


def test_huge_numbers_are_told_briefly() -> None:
    rule = checked_options("mine", 1, lambda position: [(-(10**9999),)])
    with pytest.raises(ValueError, match="thousands of digits, where a heap") as caught:
        list(rule((10**9999,)))
    assert len(str(caught.value)) < 200
