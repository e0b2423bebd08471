"""Fibonacci nim against its rule, told once more: a heap, and what was taken before."""

from functools import cache
from itertools import pairwise

from bounds import bound

from chromdocs.games.catalogue import game
from chromdocs.games.fibonacci_nim import fibonacci_nim, least_part
from chromdocs.solve.choose import solver

TO = bound(40, 120)


@cache
def wins(heap: int, most: int) -> bool:
    """Tell whether the player to move wins who may take up to *most*."""
    return any(not wins(heap - taken, 2 * taken) for taken in range(1, min(heap, most) + 1))


def test_the_rule() -> None:
    solve = solver(fibonacci_nim())
    for heap in range(TO + 1):
        for most in range(heap + 3):
            assert solve.is_p((heap, most)) != wins(heap, most)


def test_whoever_begins_loses_from_the_fibonacci_numbers() -> None:
    closed = fibonacci_nim().solution
    assert closed
    lost = [heap for heap in range(2, 1_000) if closed.is_p((heap, heap - 1))]
    assert lost == [2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]


def test_the_limit_is_never_above_the_heap_after_a_move() -> None:
    played = game("fibonacci-nim")
    for position in played.positions((15, 15)):
        assert all(map(played.board, played.options(position)))


def test_parts_add_up() -> None:
    for heap in range(1, 300):
        parts, left = [], heap
        while left:
            parts.append(least_part(left))
            left -= parts[-1]
        assert all(2 * a < b for a, b in pairwise(parts))
