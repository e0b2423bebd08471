"""Blocks that play a game of their own: against the rules, solved by brute force."""

from itertools import combinations

from chromdocs.games.blocks import closed, closed_colourings, ends
from chromdocs.games.chromatic import chromatic
from chromdocs.solve.reference import Reference


def test_what_closes_is_what_the_rules_close() -> None:
    for size in (3, 4, 5):
        for misere in (False, True):
            found = []
            for count in range(size):
                for red in combinations(range(1, size), count):
                    solver = Reference(chromatic(red, stacks=3), misere=misere)
                    lost = {*solver.p_positions(size - 1)}
                    pairs = [(x, y) for x in range(size) for y in range(size)]
                    heights = range(size)
                    if all(any(tuple(sorted((*p, z))) in lost for z in heights) for p in pairs):
                        found.append(frozenset(red))
            assert list(closed_colourings(size, 3, misere)) == found


def test_strangers_close_on_three_stacks_and_not_on_four() -> None:
    green = {0, 4, 5}  # below 8
    assert closed([green] * 3, 8, ends(3))
    assert not closed([green] * 4, 8, ends(4))


def test_above_the_lowest_block_an_upper_half_may_be_red_on_three_stacks() -> None:
    assert closed([{0}, {0, 1}, {0, 1}], 4)
    assert not closed([{0}, {0}, {0, 1}, {0, 1}], 4)


def test_four_high_stacks_may_close_with_an_odd_level_green_but_not_beside_low_ones() -> None:
    for green in ({1}, {0, 1}):
        assert closed([green] * 4, 4)
        for low in ({0}, {0, 2}):
            assert not closed([low, low, green, green], 4)
