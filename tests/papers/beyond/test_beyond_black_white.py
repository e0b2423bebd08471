"""Our results on black & white nim once more: every statement on small cases, by own code."""

from collections.abc import Callable
from fractions import Fraction
from functools import cache, reduce
from itertools import combinations_with_replacement, product
from math import ceil, floor, gcd
from operator import xor

import pytest
from papers.beyond.brute import (
    Options,
    Position,
    black_white,
    both_ways,
    chromatic,
    dance,
    lost,
    nim,
    subsets,
)

TOP = 6


def is_open(position: Position, black: set[int]) -> bool:
    return any(pile == 0 or pile in black for pile in position)


def open_lost(black: set[int], *tops: int) -> set[Position]:
    return {p for p in lost(black_white(black), *tops) if is_open(p, black)}


def leaving(options: Options, right: Callable[[Position], bool]) -> Options:
    """Return the options that leave what is right."""
    return lambda position: filter(right, options(position))


def test_open_p_positions_are_partners() -> None:
    for black in subsets(TOP):
        assert open_lost(black, TOP, TOP) == dance(black, TOP)
    assert (2, 3) not in open_lost({3, 4}, TOP, TOP)  # 3 takes 1, who has waited longer


def test_two_games_one_list_of_pairs() -> None:
    for black in subsets(TOP):
        other = lost(chromatic(black), TOP, TOP)
        assert open_lost(black, TOP, TOP) == other
        assert sum(x <= y for x, y in other) == 1 + len(black)
    assert (0, 1, 1) in open_lost({3}, 3, 3, 3)  # on three piles they part
    assert (0, 1, 1) not in lost(chromatic({3}), 3, 3, 3)
    assert (1, 1) in lost(black_white({3}), 3, 3)  # and where play may only start
    assert (1, 1) not in lost(chromatic({3}), 3, 3)


def test_closed_starts() -> None:
    for black in subsets(TOP):
        found = lost(black_white(black), TOP, TOP)
        mates = {x: y for x, y in dance(black, TOP) if x < y}
        white = [n for n in range(1, TOP + 1) if n not in black]
        for x, y in combinations_with_replacement(white, 2):
            assert ((x, y) not in found) == (x in mates and mates[x] < y)
    assert (2, 4) in lost(black_white({3}), TOP, TOP)  # the partner of 1 would not help 2


def test_what_repeats_in_the_colours_repeats_in_the_pairs() -> None:
    top = 30
    for period in range(1, 5):
        for pattern in product((0, 1), repeat=period):
            black = {n for n in range(1, top + 1) if pattern[(n - 1) % period]}
            found = {(x, y) for x, y in dance(black, top) if period < x <= y}
            b = sum(pattern)
            w = period - b
            if b == 0:
                assert open_lost(black, 9, 9) == {(0, 0)}
                continue
            u, v = (period * b // gcd(b, w), period * w // gcd(b, w)) if b <= w else (period,) * 2
            moved = {(x + u, y + v) for x, y in found if y + v <= top}
            assert moved == {(x, y) for x, y in found if x > period + u}
            assert b > w or all(x < y for x, y in found)


def test_a_pattern_does_not_repeat_by_a_vector_that_is_too_short() -> None:
    pairs = dance({n for n in range(1, 31) if n % 3 == 0}, 30)
    assert {(1, 3), (4, 9), (7, 15)} <= pairs  # by (3, 6), which is (db, dw)
    assert (4, 6) not in pairs


def leaves_nim_alone(black: set[int], piles: int, to: int) -> bool:
    found = open_lost(black, *[to] * piles)
    cube = product(range(to + 1), repeat=piles)
    return found == {p for p in cube if is_open(p, black) and reduce(xor, p) == 0}


def test_which_colourings_leave_nim_alone() -> None:
    for to, piles in ((5, 2), (5, 3), (3, 4)):
        for black in subsets(to):
            white = [n for n in range(1, to + 1) if n not in black]
            spoiled = any(
                w in white and z > w and not any(x >> (w ^ z).bit_length() - 1 & 1 for x in others)
                for others in product(white, repeat=piles - 1)
                for w in [reduce(xor, others)]
                for z in black
            )
            assert leaves_nim_alone(black, piles, to) == (not spoiled)
            if piles % 2 == 0:
                assert leaves_nim_alone(black, piles, to) == (
                    black == set(range(1, len(black) + 1))
                )
    assert leaves_nim_alone({2, 4}, 3, 5)  # so the rule for an even number is not for three
    assert not leaves_nim_alone({2, 4}, 2, 5)


def test_never_all_piles_in_one_colour() -> None:
    for black in subsets(5):
        white = [n for n in range(1, TOP + 1) if n not in black]
        for levels, shown in (([0, *sorted(black)], {0, *black}), (sorted(black), black)):

            def right(p: Position, shown: set[int] = shown) -> bool:
                counted = [x for x in p if x or 0 in shown]
                return len({x in shown for x in counted}) == 2

            board = [p for p in product(range(TOP + 1), repeat=2) if right(p)]
            found = {p for p in lost(leaving(nim, right), TOP, TOP) if p in board}
            assert found == both_ways(zip(white, levels, strict=False))


def test_always_all_piles_in_one_colour() -> None:
    for black in subsets(4):
        levels, white = sorted(black), [n for n in range(1, 6) if n not in black]

        def right(p: Position, black: set[int] = black) -> bool:
            return len({x in black for x in p if x}) < 2

        def number(x: int, levels: list[int] = levels, white: list[int] = white) -> int:
            return 0 if x == 0 else 1 + (levels if x in levels else white).index(x)

        found = lost(leaving(nim, right), 5, 5, 5)
        for position in filter(right, product(range(6), repeat=3)):
            assert (position in found) == (reduce(xor, map(number, position)) == 0)
    found = lost(leaving(nim, lambda p: 2 not in p or set(p) <= {0, 2}), 4, 4, 4)
    assert (1, 3, 4) in found  # numbers 1, 2 and 3; the heights themselves have another nim-sum


def wythoff(position: Position) -> list[Position]:
    x, y = position
    return [*nim(position), *((x - n, y - n) for n in range(1, min(x, y) + 1))]


def keeps(black: set[int], top: int) -> bool:
    """Tell whether Wythoff's moves change no open P-position up to *top*."""
    right = leaving(wythoff, lambda p: is_open(p, black))
    found = {p for p in lost(right, top, top) if is_open(p, black)}
    return found == dance(black, top)


def test_the_harmless_diagonals() -> None:
    top = 24
    for beta in (Fraction(2), Fraction(7, 3), Fraction(5, 2), Fraction(8, 3), Fraction(14, 5)):
        assert not keeps({floor(beta * n) for n in range(1, top)}, top)
    for beta in (Fraction(3), Fraction(10, 3), Fraction(4)):
        assert keeps({floor(beta * n) for n in range(1, top)}, top)
    for v in (1, 2, 3):
        beta = (4 * v - 1 + (4 * v * v + 1) ** 0.5) / (2 * v)
        assert keeps({floor(beta * n) for n in range(1, top)}, top)
    for v in range(1, 30):  # v·beta - alpha = 3v - 2, and no smaller integer
        beta = (4 * v - 1 + (4 * v * v + 1) ** 0.5) / (2 * v)
        assert v * beta - beta / (beta - 1) == pytest.approx(3 * v - 2)


def test_fractions_below_3_do_harm() -> None:
    for q in range(1, 9):
        for p in range(2 * q, 3 * q):
            beta = Fraction(p, q)
            n = beta.denominator * (beta.numerator - beta.denominator)
            (a, b), (c, d) = (
                (ceil(beta / (beta - 1) * m) - 1, floor(beta * m)) for m in (n, n + 1)
            )
            assert (c - a, d - b) == (2, 2)


def test_a_colouring_for_each_pile() -> None:
    for first, second in product(subsets(3), repeat=2):

        def right(p: Position, first: set[int] = first, second: set[int] = second) -> bool:
            return 0 in p or p[0] in first or p[1] in second

        found = {p for p in lost(leaving(nim, right), 5, 5) if right(p)}
        said, free = {(0, 0)}, [1, 2, 3, 4, 5]
        for x in range(1, 6):
            y = next((y for y in free if x in first or y in second), 0)
            if y:
                said.add((x, y))
                free.remove(y)
        assert found == said
    squares = {1, 4, 9, 16}
    found = lost(leaving(nim, lambda p: 0 in p or p[1] in squares), 4, 16)
    assert {p for p in found if p[1] in squares} == {(n, n * n) for n in range(1, 5)}


def test_left_wants_white_and_right_black() -> None:
    def outcome(black: set[int], empty_is_black: bool, position: Position) -> str:
        @cache
        def wins(position: Position, left: bool) -> bool:
            """Tell whether the player to move, Left or Right, wins."""
            for after in nim(position):
                shown = [x in black if x else True for x in after if x or empty_is_black]
                if (False in shown if left else True in shown) and not wins(after, not left):
                    return True
            return False

        return {(1, 1): "N", (0, 0): "P", (1, 0): "L", (0, 1): "R"}[
            wins(position, True), wins(position, False)
        ]

    for black in subsets(4):
        for position in product(range(6), repeat=2):
            tokens = sum(position)
            assert outcome(black, True, position) == ("R" if tokens else "P")
            owner = "R" if 1 in black else "L"
            assert outcome(black, False, position) == (owner if tokens >= 2 else "P")


def coloured(colours: int, position: Position) -> list[int]:
    return [x % colours for x in position if x]


def test_as_many_colours_as_piles() -> None:
    for n, top in ((2, 10), (3, 9)):

        def right(p: Position, n: int = n) -> bool:
            return len(set(coloured(n, p))) == n

        found = lost(leaving(nim, right), *[top] * n)
        for position in filter(right, product(range(top + 1), repeat=n)):
            numbers = [(x - 1) // n for x in position]
            assert (position in found) == (reduce(xor, numbers) == 0)
    for colours in (3, 4, 5):

        def differ(p: Position, colours: int = colours) -> bool:
            return len(set(coloured(colours, p))) == len(coloured(colours, p))

        found = {p for p in lost(leaving(nim, differ), 10, 10) if differ(p)}
        assert found == both_ways([(0, 0), *((n, n + 1) for n in range(1, 10, 2))])


def test_two_colours_on_three_piles() -> None:
    def right(p: Position) -> bool:
        return len(set(coloured(2, p))) == 2

    found = lost(leaving(nim, right), 9, 9, 9)
    for position in filter(right, product(range(10), repeat=3)):
        numbers = [(x + 1) // 2 for x in position]
        alone = next(
            i
            for i, x in enumerate(position)
            if x and all((x + y) % 2 for j, y in enumerate(position) if j != i and y)
        )
        assert (position in found) == (2 * numbers[alone] == sum(numbers))
    assert (1, 5, 8) in found  # 4 is the sum of 1 and 3
    assert (1, 4, 5) not in found  # 2 is only their nim-sum


@pytest.mark.parametrize("most", [2, 3])
def test_three_colours_on_three_piles(most: int) -> None:
    def right(p: Position) -> bool:
        return 2 <= len({x % 3 for x in p}) <= most

    found = lost(leaving(nim, right), 9, 9, 9)
    for x, y, z in filter(right, product(range(10), repeat=3)):
        said = (x + y + z) % 3 == 1 and x // 3 ^ y // 3 ^ z // 3 == 0
        assert ((x, y, z) in found) == said
