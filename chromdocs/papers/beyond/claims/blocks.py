"""What the claims about twins share: nim-sums, and stacks with colours of their own."""

from collections.abc import Iterator, Sequence, Set
from functools import reduce
from itertools import product
from operator import xor

from chromdocs.games.game import Game, Position


def nim_sum(heights: Sequence[int]) -> int:
    """Return the nim-sum.

    >>> nim_sum((1, 2, 4))
    7
    """
    return reduce(xor, heights, 0)


def own_colours(marked: Sequence[Set[int]]) -> Game:
    """Return chromatic nim where each stack has red levels of its own.

    >>> sorted(own_colours(({1}, {2})).options((1, 1)))
    [(0, 1), (1, 0)]
    >>> sorted(own_colours(({1}, set())).options((2, 1)))
    [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]
    """

    def options(position: Position) -> Iterator[Position]:
        shows_red = any(x in red for x, red in zip(position, marked, strict=True))
        for after in product(*(range(x + 1) for x in position)):
            changed = sum(x != y for x, y in zip(position, after, strict=True))
            if changed == 1 or (changed and not shows_red):
                yield after

    return Game("own colours", "Chromatic nim, each stack with colours.", len(marked), options)
