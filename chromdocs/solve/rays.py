"""Sets of moves taken apart into rays, which is what makes Grundy values fast.

A ray has the moves ``first``, ``first + step``, ``first + 2 step``, ..., as far as a board goes:
nim has two, Wythoff nim three. The options of a position along a ray are those of the position
one ``step`` before, and one more. So solvers keep for each line of the board what was seen on it,
and add one value at a time. Moves that belong to no ray are looked up one by one.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from chromdocs.games.game import Position

SHORTEST = 6  # moves of a ray: fewer are looked up as fast one by one
NEXT = 32  # moves after the first to which a ray may step
STEPS = ((0, 1), (1, 0), (1, 1))  # are tried besides


@dataclass(frozen=True)
class Ray:
    """The moves ``first``, ``first + step``, ... of a game on two heaps."""

    first: Position  # its smallest move
    step: Position  # from each move to the next

    @property
    def mirror(self) -> "Ray":
        """Return the ray with the two heaps in the other order."""
        return Ray(self.first[::-1], self.step[::-1])

    @property
    def after(self) -> "Ray":
        """Return the ray without its first move."""
        (x, y), (a, b) = self.first, self.step
        return Ray((x + a, y + b), self.step)

    def within(self, top: Position) -> Iterator[Position]:
        """Yield the moves that fit into *top*.

        >>> list(Ray((1, 2), (1, 1)).within((3, 9)))
        [(1, 2), (2, 3), (3, 4)]
        """
        (x, y), (a, b) = self.first, self.step
        while x <= top[0] and y <= top[1]:
            yield x, y
            x, y = x + a, y + b


def rays(
    moves: Collection[Position], top: Position, symmetric: bool
) -> tuple[list[Ray], list[Position]]:
    """Return rays that make up *moves*, those that fit into *top*, and what is left of them.

    Of a symmetric game every ray comes with its mirror image.

    >>> from chromdocs.games.wythoff import wythoff
    >>> found, left = rays([*wythoff().moves.within((9, 9))], (9, 9), True)
    >>> [ray.step for ray in found], left
    ([(0, 1), (1, 0), (1, 1)], [])
    """
    known, covered = set(moves), set[Position]()
    order = sorted(known, key=lambda move: (sum(move), move))
    found: list[Ray] = []
    left: list[Position] = []
    for i, first in enumerate(order):
        if first in covered:
            continue
        after = ((x - first[0], y - first[1]) for x, y in order[i + 1 : i + 1 + NEXT])
        steps = {*STEPS, first, *(step for step in after if min(step) >= 0)}
        best: list[Ray] = []
        most = SHORTEST - 1
        for step in sorted(steps):
            ray = Ray(first, step)
            both = [ray, ray.mirror] if symmetric and ray.mirror != ray else [ray]
            if all(move in known for one in both for move in one.within(top)):
                new = sum(move not in covered for move in ray.within(top))
                best, most = (both, new) if new > most else (best, most)
        for ray in best:
            covered.update(ray.within(top))
        found += best
        left += [first] * (not best)
    return found, left


def outside(found: list[Ray], left: list[Position]) -> tuple[list[Ray], list[Position]]:
    """Let rays that leave a column begin outside it: their first moves are told apart.

    >>> outside([Ray((0, 3), (1, 0)), Ray((0, 1), (0, 1))], [])
    ([Ray(first=(0, 1), step=(0, 1)), Ray(first=(1, 3), step=(1, 0))], [(0, 3)])
    """
    inside = [ray for ray in found if ray.step[0] and not ray.first[0]]
    begun = [ray.after for ray in inside]
    return [*(r for r in found if r not in inside), *begun], [*left, *(r.first for r in inside)]
