"""Heights below a block size that play a game of their own: any of them but one have the last.

Write a height as m times a quotient and a rest. If P-positions are ruled by the nim-sum of the
quotients, then for fixed quotients the rests play a game of their own, with colours that hang on
the quotients. It must be *closed*: whatever the rests of all stacks but one, the last stack has a
rest that makes a P-position.
"""

from collections.abc import Collection, Iterator, Sequence, Set
from itertools import combinations, product

from chromdocs.games.game import Position


def ends(stacks: int, misere: bool = False) -> set[Position]:
    """Return the P-positions of chromatic nim that need show no red token.

    >>> sorted(ends(2)), sorted(ends(2, misere=True))
    ([(0, 0)], [(0, 1), (1, 0)])
    """
    units = {tuple(int(i == j) for j in range(stacks)) for i in range(stacks)}
    return units if misere else {(0,) * stacks}


def closed(green: Sequence[Set[int]], size: int, lost: Collection[Position] = ()) -> bool:
    """Tell whether rests below *size* are closed, if stack i shows no red at those in ``green[i]``.

    A position that shows no red is an N-position, but for those that are *lost*; from others one
    stack may be lowered. The last rest is the least that no P-position below forbids.

    >>> closed([{0}] * 3, 4, ends(3)), closed([{0}] * 3, 3, ends(3))
    (True, False)
    """
    *front, last = green
    used: set[Position] = set()  # lines that have a P-position: the free stack, then the others
    for rests in product(range(size), repeat=len(front)):
        hidden = all(rest in shown for rest, shown in zip(rests, front, strict=True))
        for rest in range(size):
            position = (*rests, rest)
            if hidden and rest in last and position not in lost:
                continue
            lines = [(i, *position[:i], *position[i + 1 :]) for i in range(len(front))]
            if used.isdisjoint(lines):
                used.update(lines)
                break
        else:
            return False
    return True


def closed_colourings(size: int, stacks: int, misere: bool = False) -> Iterator[frozenset[int]]:
    """Yield the sets of red levels below *size* for which heights below *size* are closed.

    >>> [sorted(red) for red in closed_colourings(4, 3)]
    [[1, 3], [1, 2, 3]]
    """
    lost = ends(stacks, misere)
    for count in range(size):
        for red in combinations(range(1, size), count):
            if closed([set(range(size)) - {*red}] * stacks, size, lost):
                yield frozenset(red)
