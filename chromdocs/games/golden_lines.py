"""W⋆, the star of Wythoff nim, along lines of golden slope, and the row of Conjecture 1.

The partner of an A-number x is floor(x·phi) + 1. A position (x, y) with x in A is on the line
floor(x·phi) + 1 - y. A move that takes A_j from the first heap and B_j from the second stays on
the line or goes to the next one: see the chapter *Stars far out*.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import count

from chromdocs.games.game import Position
from chromdocs.numbers.zeckendorf import PHI, fibonacci

floor = PHI.floor_times
Lines = Mapping[int, Sequence[Position]]


def line(x: int, y: int) -> int:
    """Return the line of (x, y): how far y is below the partner of x, an A-number.

    >>> line(3, 4), line(21, 33)
    (1, 1)
    """
    return floor(x) + 1 - y


def on_lines(positions: Collection[Position]) -> dict[int, list[Position]]:
    """Sort positions with two full heaps, and their mirror images, by their lines.

    >>> on_lines([(0, 5), (3, 4), (3, 3)])
    {2: [(3, 3)], 1: [(3, 4)], 4: [(4, 3)]}
    """
    found: dict[int, list[Position]] = {}
    both = {one for x, y in positions if x for one in ((x, y), (y, x))}
    for x, y in sorted(both):
        found.setdefault(line(x, y), []).append((x, y))
    return found


class Corner:
    """Reasons why a position (F_(2n-1) + s, F_(2n) + t) of W⋆ is N, for one n and all later ones.

    *lines* are known P-positions, by their lines; *to* is the largest number that is looked up.

    >>> known = on_lines([(1, 1), (3, 3), (3, 4), (4, 4), (6, 6), (8, 9), (9, 9), (9, 11)])
    >>> corner = Corner(known, 20)  # n = 4: (21, 30) is P; (22, 32) and (20, 33) are N
    >>> corner.reason(0, -4, 21, 34), corner.reason(1, -2, 21, 34), corner.reason(-1, -1, 21, 34)
    (None, 5, 0)
    """

    def __init__(self, lines: Lines, to: int) -> None:
        self.lines = lines
        # a negative index counts from the end of a list: so the floors of all from -to to to
        self.floors = [floor(m) for m in [*range(to + 2), *range(-to - 1, 0)]]
        self.to = to

    def is_a(self, m: int) -> bool:
        """Tell whether m ≥ 1 is one of the A_j."""
        if m > self.to:
            return floor(m + 1) - floor(m) == 2
        return self.floors[m + 1] - self.floors[m] == 2

    def in_arc(self, m: int) -> bool:
        """Tell whether the place of m, the fractional part of m·phi, is at most 2 - phi."""
        return m in (0, -1) or self.floors[m + 1] - self.floors[m] == 1

    def reason(self, s: int, t: int, f: int, g: int) -> int | None:
        """Return 0 for a tail, c for an answer that takes f - c and g - floor(c·phi), else None.

        Here f and g are F_(2n-1) and F_(2n).
        """
        in_b = (self.in_arc(s) and not self.is_a(f + s)) or (
            self.in_arc(t) and not self.is_a(g + t)
        )
        if in_b:
            return 0
        floors = self.floors
        k = floors[s] + 1 - t
        for near in (k, k + 1):
            for x, y in self.lines.get(near, ()):
                c = x - s
                if not 1 <= c < f or t + floors[c] != y:
                    continue
                if self.is_a(f - c) and floor(f - c) + 1 == g - floors[c]:
                    return c
        return None


def first_corner(i: int) -> int:
    """Return the least n ≥ 3 with A_i ≤ F_(2n-4), from which on Conjecture 1 speaks of i.

    >>> first_corner(1), first_corner(5), first_corner(1000)
    (3, 5, 11)
    """
    return next(n for n in count(3) if floor(i) <= fibonacci(2 * n - 4))


def reasons(corner: Corner, i: int, plus: int = 0, less: int = 1) -> Iterator[int | None]:
    """Yield for j = 1, ..., i why (F_(2n-1) + A_i - B_j, F_(2n) - 1 - A_j) is N, for n and later.

    n is `first_corner(i)`; see `Corner.reason`. *plus* and *less* are for other positions than
    those of the conjecture: one adds to A_i, the other is taken from F_(2n).
    """
    n = first_corner(i)
    f, g = fibonacci(2 * n - 1), fibonacci(2 * n)
    d = floor(i) + plus
    if not corner.is_a(f + d):
        yield None
    for j in range(1, i + 1):
        a = corner.floors[j]
        yield corner.reason(d - a - j, -less - a, f, g)
