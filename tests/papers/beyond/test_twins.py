"""Twins, misère colours and what repeats once more: small cases, by code of the tests' own."""

from collections import deque
from itertools import product
from math import gcd

import pytest
from papers.beyond.brute import (
    Options,
    Position,
    black_white,
    both_ways,
    chromatic,
    dance,
    lost,
    subsets,
)

from chromdocs.papers import EXHIBITS, TABLES


def nim_sum(position: Position) -> int:
    total = 0
    for x in position:
        total ^= x
    return total


def odd_and(evens: set[int], top: int) -> set[int]:
    return {n for n in range(1, top + 1) if n % 2} | {2 * n for n in evens}


@pytest.mark.parametrize(("stacks", "top"), [(1, 7), (2, 7), (3, 5), (4, 3)])
@pytest.mark.parametrize("misere", [False, True])
def test_twins_in_chromatic_nim(stacks: int, top: int, misere: bool) -> None:
    for evens in subsets(top // 2):
        red = odd_and(evens, top)
        said = set()
        for position in product(range(top + 1), repeat=stacks):
            floors = [x - x % 2 for x in position]
            odd = not red & {*floors} and any(floors)
            if nim_sum(position) == int(odd or (misere and not any(floors))):
                said.add(position)
        assert lost(chromatic(red), *[top] * stacks, misere=misere) == said


@pytest.mark.parametrize(("stacks", "top"), [(2, 7), (3, 5), (4, 3)])
@pytest.mark.parametrize("misere", [False, True])
def test_twins_in_black_and_white_nim(stacks: int, top: int, misere: bool) -> None:
    for evens in subsets(top // 2):
        black = odd_and(evens, top)
        said = set()
        for position in product(range(top + 1), repeat=stacks):
            floors = [x - x % 2 for x in position]
            is_open = bool({0, *black} & {*position})
            odd = not black & {*floors} and all(floors)
            wanted = is_open and (odd or (misere and not any(floors)))
            if nim_sum(position) == int(wanted):
                said.add(position)
        assert lost(black_white(black), *[top] * stacks, misere=misere) == said


def test_the_misere_dance_starts_at_level_2() -> None:
    for marked in subsets(6):
        queue: deque[int] = deque()
        pairs = [(0, 1)]
        for level in range(2, 7):
            if level not in marked:
                queue.append(level)
            else:
                pairs.append((queue.popleft() if queue else level, level))
        assert lost(chromatic(marked), 6, 6, misere=True) == both_ways(pairs)
        shown = {0, *marked}
        found = lost(black_white(marked), 6, 6, misere=True)
        assert {p for p in found if shown & {*p}} == both_ways(pairs)


def test_level_1_decides_whether_misere_play_is_as_in_nim() -> None:
    rules: list[Options] = []
    for marked in subsets(4)[1:]:
        for options in (chromatic(marked), black_white(marked)):
            rules.append(options)
            normal, misere = (lost(options, 4, 4, 4, misere=m) for m in (False, True))
            differ = {p for p in normal ^ misere if max(p) >= 2}
            assert (not differ) == (1 in marked)
    assert len(rules) == 30


@pytest.mark.parametrize(("red", "good"), [({3, 6}, True), ({2, 5}, True), ({2, 4, 6}, False)])
def test_one_stack_up_to_the_lowest_red_in_misere_play(red: set[int], good: bool) -> None:
    low = min(red)
    found = {p for p in lost(chromatic(red), 6, 6, 6, misere=True) if p[0] == low}
    said = {(low, 0, 2), (low, 2, 0), (low, 1, 1), *((low, n, n) for n in range(3, 7))}
    assert (found == said) == good


def test_pairs_repeat_with_the_vector_of_the_period() -> None:
    to = 40
    for first, then in (("RRG", "RGG"), ("GG", "RRG"), ("G", "RG"), ("RG", "R")):
        colours = first + then * to
        red = {n for n in range(1, to + 1) if colours[n - 1] == "R"}
        p, d, b = len(first), len(then), then.count("R")
        w = d - b
        u, v = (d * b // gcd(b, w), d * w // gcd(b, w)) if b <= w else (d, d)
        low = p + (p + 1) * d
        pairs = {(x, y) for x, y in dance(red, to) if low < x <= y}
        moved = {(x + u, y + v) for x, y in pairs if y + v <= to}
        assert moved == {(x, y) for x, y in pairs if x > low + u}
        assert moved


def test_the_figures_show_what_the_rules_say() -> None:
    table = EXHIBITS["twins-table"].make(even="4", to=5)
    found = lost(chromatic({1, 3, 4, 5, 7}), 5, 5, 7)
    assert {row[:3] for row in table.data} == found
    dances = EXHIBITS["two-dances"].make(game="chromatic:red=3,4", to=5)
    assert dances.data == (
        (0, "", 0, 1),
        (1, "green", 3, 0),
        (2, "green", 4, 3),
        (3, "red", 1, 2),
        (4, "red", 2, 4),
        (5, "green", "", ""),
    )
    assert "above level 4" in dances.caption


def test_the_table_counts_what_closes() -> None:
    found = TABLES["closed-blocks"].rows(5).rows
    assert found[2][:3] == (4, 2, 2)
    assert [row[3] for row in found] == [1, 0, 2, 0, 0]
