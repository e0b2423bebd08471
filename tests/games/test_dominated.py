"""Any colouring on two stacks: domination by its definition, pairs and moves by brute force."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from random import Random

import pytest
from bounds import bound, examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games.chromatic import chromatic
from chromdocs.games.dominated import (
    green_dominated_move,
    is_green_dominated,
    is_red_dominated,
    locally_green_dominated,
    misere_pairing,
    move_to_pair,
    pairing,
    red_dominated_move,
)
from chromdocs.games.game import Position
from chromdocs.games.levels import beatty_levels
from chromdocs.games.partners import Walk
from chromdocs.solve.reference import Reference

often = examples(100)
colourings = st.lists(st.booleans(), max_size=60).map(
    lambda marks: {level for level, red in enumerate(marks, 1) if red}
)
Move = Callable[[set[int], Position], Position | None]


def every_colouring(height: int) -> Iterator[set[int]]:
    for count in range(height + 1):
        yield from map(set, combinations(range(1, height + 1), count))


def split(red: set[int], bottom: int, top: int) -> tuple[list[int], list[int]]:
    up = range(bottom, top + 1)
    return [n for n in up if n in red], [n for n in up if n not in red]


def i_th_before_i_th(first: list[int], second: list[int]) -> bool:
    """Tell whether every i-th of the *second* has an i-th of the *first* below it."""
    return all(i < len(first) and first[i] < level for i, level in enumerate(second))


def p_positions(red: set[int], to: int) -> list[Position]:
    """Solve by the rules alone: emptying beats two green stacks, the rest is nim."""
    found: list[Position] = [(0, 0)]
    for x, y in product(range(to + 1), repeat=2):
        if x <= y and (x in red or y in red):
            below = {(x, b) for b in range(y)} | {(a, y) for a in range(x)}
            if not any(tuple(sorted(position)) in found for position in below):
                found.append((x, y))
    return found


def test_domination_by_its_definition() -> None:
    for red in every_colouring(9):
        for to in (0, 5, 9, 12):
            reds, greens = split(red, 1, to)
            assert is_green_dominated(red, to) == i_th_before_i_th(greens, reds)
            assert is_red_dominated(red, to) == i_th_before_i_th(reds, greens)


def test_local_domination_by_its_definition() -> None:
    for red in every_colouring(9):
        for d in range(-1, 11):
            found = False
            for k in range(1, d):
                reds, greens = split(red, k, d)
                found |= d in red and k not in red and i_th_before_i_th(greens, reds)
            assert locally_green_dominated(red, d) == found


def test_the_rules_once_more() -> None:
    for red in [{3, 5, 6}, {1, 3, 4}, {2, 6}, set(), set(range(1, 13))]:
        assert p_positions(red, 12) == Reference(chromatic(red)).p_positions(12)


def test_pairs_of_every_short_colouring() -> None:
    for red in every_colouring(9):
        assert pairing(red, 10) == p_positions(red, 10)


@pytest.mark.parametrize("seed", range(4))
def test_pairs_of_long_random_colourings(seed: int) -> None:
    random = Random(seed)
    density = random.choice([0.3, 0.5, 0.6])
    red = {level for level in range(1, 91) if random.random() < density}
    assert pairing(red, 90) == Reference(chromatic(red)).p_positions(90)


@pytest.mark.parametrize("name", ["evil", "odious", "vile", "dopey", "all", "none"])
def test_pairs_of_named_colourings(name: str) -> None:
    assert pairing(name, 60) == Reference(chromatic(name)).p_positions(60)


def test_red_levels_of_a_red_dominated_game() -> None:
    """Proposition 6: for a red level d, (d, d) is P exactly if d is not locally dominated."""
    for red in every_colouring(9):
        lost = set(pairing(red, 9))
        for d in red:  # domination by red turns out not to matter
            assert ((d, d) in lost) != locally_green_dominated(red, d)
        assert not any((d, d) in lost for d in range(1, 10) if d not in red)


def test_pairs_of_a_locally_dominated_interval() -> None:
    """Proposition 6: from the least k on, the levels up to d pair as Lemma 3 has it."""
    for red in every_colouring(9):
        lost = set(pairing(red, 9))
        for d in filter(lambda level: locally_green_dominated(red, level), red):
            k = next(
                k for k in range(1, d) if k not in red and i_th_before_i_th(*split(red, k, d)[::-1])
            )
            reds, greens = split(red, k, d)
            assert set(zip(greens, reds, strict=False)) <= lost


def is_legal(red: set[int], before: Position, after: Position) -> bool:
    lowered = sum(a < b for a, b in zip(after, before, strict=True))
    grows = any(a > b or a < 0 for a, b in zip(after, before, strict=True))
    return not grows and (lowered == 1 or (lowered == 2 and not red & set(before)))


@often
@given(colourings, st.integers(0, 70), st.integers(0, 70))
def test_a_move_to_a_pair_is_legal_and_wins(red: set[int], x: int, y: int) -> None:
    partner = Walk(red).up_to(70).get
    if partner(x) != y:
        after = move_to_pair(partner, red, (x, y))
        assert is_legal(red, (x, y), after)
        assert tuple(sorted(after)) in pairing(red, 70)


@pytest.mark.parametrize(
    ("move", "dominated"),
    [(green_dominated_move, is_green_dominated), (red_dominated_move, is_red_dominated)],
)
def test_strategies_on_every_short_colouring(
    move: Move, dominated: Callable[[set[int], int], bool]
) -> None:
    for red in filter(lambda red: dominated(red, 8), every_colouring(8)):
        lost = p_positions(red, 8)
        for position in product(range(9), repeat=2):
            after = move(red, position)
            if tuple(sorted(position)) in lost:
                assert after is None
            else:
                assert after is not None
                assert is_legal(red, position, after)
                assert tuple(sorted(after)) in lost


@pytest.mark.parametrize("beta", ["(3+sqrt(5))/2", "7/3", "3", "pi", "2"])
def test_two_ways_to_the_move_of_proposition_4(beta: str) -> None:
    red = beatty_levels(beta)
    partner = Walk(red).up_to(90).get  # green levels pair far up
    for x, y in product(range(bound(18, 25)), repeat=2):
        expected = None if partner(x) == y else move_to_pair(partner, red, (x, y))
        found = green_dominated_move(red, (x, y))
        # of two equal stacks either may go down
        assert found == expected or (x == y and found == expected[::-1])


def test_figure_1() -> None:
    """From (4, 2) of φ²-chromatic nim the only winning move takes three from the left stack."""
    assert green_dominated_move(beatty_levels("(3+sqrt(5))/2"), (4, 2)) == (1, 2)
    assert Reference(chromatic(beta="(3+sqrt(5))/2")).winning_moves((4, 2)) == [(1, 2)]


def test_figure_2_and_remark_7() -> None:
    """The first P-positions of 3/2-chromatic nim; k = 2, d = 3 satisfy Definition 5."""
    red = beatty_levels("3/2")
    assert pairing(red, 4)[1:] == [(1, 1), (2, 3), (4, 4)]
    assert [d for d in range(1, 8) if locally_green_dominated(red, d)] == [3, 6]


def test_neither_dominates() -> None:
    red = {2, 3, 4}
    for move, colour in [(green_dominated_move, "green"), (red_dominated_move, "red")]:
        with pytest.raises(ValueError, match="dominated") as caught:
            move(red, (5, 5))
        expected = f"{colour}_dominated_move: the red levels are not {colour}-dominated"
        assert str(caught.value) == expected


@pytest.mark.parametrize("move", [green_dominated_move, red_dominated_move])
@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ((1, 2, 3), "a position has 2 stacks, not 3"),
        ((3, -1), "a stack cannot be negative, not -1"),
    ],
)
def test_wrong_positions(move: Move, position: Position, complaint: str) -> None:
    with pytest.raises(ValueError, match="stack") as caught:
        move({2}, position)
    assert str(caught.value) == f"{move.__name__}: {complaint}"


def test_pairs_up_to_nothing() -> None:
    assert pairing("evil", 0) == [(0, 0)]
    with pytest.raises(ValueError, match="pairing: to must be a whole number from 0, not -1"):
        pairing("evil", -1)


def test_pairs_of_misere_play_are_those_of_the_rules() -> None:
    for red in ([], [1], [2, 3], [3, 4, 5, 9], "evil", "vile"):
        found = Reference(chromatic(red), misere=True).p_positions(14)
        assert misere_pairing(red, 14) == found
    with pytest.raises(ValueError, match="misere_pairing"):
        misere_pairing("evil", 0)
