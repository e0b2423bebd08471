"""Pairs of games that are duals of each other, built one vector at a time, and counted.

Go through the vectors, few tokens first. One that is a move of A plus a move of B goes to neither;
any other goes to A or to B, as one likes. That gives every pair of duals, once.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from operator import add

from chromdocs.games.game import Position

Groups = Sequence[Sequence[Position]]


def vectors(heaps: int, tokens: int) -> list[Position]:
    """Return the vectors with 1 to *tokens* tokens, few tokens first.

    >>> vectors(2, 2)
    [(0, 1), (1, 0), (0, 2), (1, 1), (2, 0)]
    """
    found = product(range(tokens + 1), repeat=heaps)
    return sorted((v for v in found if 0 < sum(v) <= tokens), key=lambda v: (sum(v), v))


def mirrored(tokens: int) -> list[list[Position]]:
    """Return the vectors on two heaps, each with its mirror image.

    >>> mirrored(2)
    [[(0, 1), (1, 0)], [(0, 2), (2, 0)], [(1, 1)]]
    """
    return [sorted({(x, y), (y, x)}) for x, y in vectors(2, tokens) if x <= y]


def counts(groups: Groups) -> list[int]:
    """Return how many pairs of duals there are on the first 0, 1, 2, ... groups of vectors.

    A group, such as a vector with its mirror image, goes to one side as a whole.

    >>> counts([[v] for v in vectors(1, 9)])
    [1, 2, 4, 6, 10, 14, 20, 28, 40, 52]
    """
    place = {v: i for i, group in enumerate(groups) for v in group}
    hits = [[_hit(one, other, place) for other in groups[: i + 1]] for i, one in enumerate(groups)]
    found = [0] * (len(groups) + 1)
    stack = [(0, 0, 0, 0)]
    while stack:
        i, a, b, sums = stack.pop()
        found[i] += 1
        if i == len(groups):
            continue
        if sums >> i & 1:
            stack.append((i + 1, a, b, sums))
            continue
        stack.append((i + 1, a | 1 << i, b, sums | _together(hits[i], b)))
        stack.append((i + 1, a, b | 1 << i, sums | _together(hits[i], a)))
    return found


def _hit(one: Sequence[Position], other: Sequence[Position], place: dict[Position, int]) -> int:
    """Return the groups that have a sum of these two, as bits."""
    sums = (tuple(map(add, u, v)) for u, v in product(one, other))
    return sum({1 << place[v] for v in sums if v in place})


def _together(hits: Sequence[int], chosen: int) -> int:
    found = 0
    for i in _bits(chosen):
        found |= hits[i]
    return found


def _bits(number: int) -> Iterator[int]:
    while number:
        low = number & -number
        yield low.bit_length() - 1
        number ^= low
