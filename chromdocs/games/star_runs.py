"""⋆ on one heap, exactly, for infinite sets of moves: numbers that come in runs, class by class.

A run takes every d-th number from one place to another, or for ever; its ends may grow with k. Two
runs with the same d add up to a run. So whether one set of runs is the star of another is a matter
of comparing ends, and can be decided for all numbers, and for all k at once.
"""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

Bound = tuple[int, int]  # (c, s) is c + s·k
Part = tuple[int, int | None]  # from here to there; None: for ever


class Run(NamedTuple):
    """The numbers residue + d·i with low <= i <= high, where d belongs to the set."""

    residue: int
    low: Bound
    high: Bound | None  # None: for ever


class Runs(NamedTuple):
    """A set of positive integers for each k: a union of runs with the same d."""

    modulus: int
    runs: tuple[Run, ...]

    def after(self) -> "Runs":
        """Return the same with k + 1 in place of k."""
        return Runs(self.modulus, tuple(Run(r, _up(a), b and _up(b)) for r, a, b in self.runs))

    def bits(self, k: int, to: int) -> int:
        """Return the numbers up to *to* of the set for this k, as bits.

        >>> bin(Runs(8, (Run(6, (0, 0), (0, 1)), Run(1, (0, 0), (0, 0)))).bits(1, 30))
        '0b100000001000010'
        """
        found = 0
        for r, (low, high) in _parts(self, k):
            last = (to - r) // self.modulus if high is None else high
            for i in range(low, last + 1):
                found |= 1 << r + self.modulus * i
        return found & (2 << to) - 2


def is_star(moves: Runs, stars: Runs, k: int) -> bool:
    """Tell whether G⋆ has the moves *stars* if G has *moves*, for this k and all numbers.

    S is the set of non-zero P-positions of M exactly if it is what M and M + S leave over.

    >>> odd, even = Runs(2, (Run(1, (0, 0), None),)), Runs(2, (Run(0, (1, 0), None),))
    >>> is_star(odd, even, 0), is_star(even, odd, 0)
    (True, False)
    """
    d = moves.modulus
    if stars.modulus != d:
        raise ValueError(f"is_star: runs must have the same modulus, not {d} and {stars.modulus}")
    kept, used = _parts(stars, k), _parts(moves, k)
    classes: list[list[Part]] = [[] for _ in range(d)]
    for r, part in used:
        classes[r].append(part)
    for r, (low, high) in used:
        for s, (least, most) in kept:
            carry, residue = divmod(r + s, d)
            top = None if high is None or most is None else high + most + carry
            classes[residue].append((low + least + carry, top))
    left: list[list[Part]] = [[] for _ in range(d)]
    for r, part in kept:
        left[r].append(part)
    return all(
        _outside(used_here, start) == _merged(kept_here)
        for used_here, kept_here, start in zip(classes, left, (1, *[0] * (d - 1)), strict=True)
    )


def steady(moves: Runs, stars: Runs) -> int:
    """Return a k from which on `is_star` gives the same answer for all k.

    It compares ends of runs in one class, of moves, stars and sums. Two ends that grow alike keep
    their distance. From this k on any two others are at least 3 apart, and in the same order.
    """
    ends: list[set[Bound]] = [{(0, 0), (1, 0)} for _ in range(moves.modulus)]
    for one in (moves, stars):
        for r, low, high in one.runs:
            ends[r] |= {low, high or low}
    for r, low, high in moves.runs:
        for s, least, most in stars.runs:
            carry, residue = divmod(r + s, moves.modulus)
            ends[residue].add(_sum(low, least, carry))
            if high and most:
                ends[residue].add(_sum(high, most, carry))
    return max((_apart(a, b) for here in ends for a, b in combinations(here, 2)), default=0)


def never_settles(even: Runs, odd: Runs, start: int) -> int | None:
    """Return how many k were looked at one by one to prove that E_k changes at every double star.

    Proved is, for all k from *start* on: E_k⋆ = O_k, O_k⋆ = E_(k+1), and E_k is not E_(k+1). None:
    one of them fails.
    """
    after = even.after()
    ends = [end for one in (even, odd) for _, *both in one.runs for end in both if end]
    if any(slope < 0 or at + slope * start < 0 for at, slope in ends):
        return None  # a run would begin below zero
    last = max(start, steady(even, odd), steady(odd, after), steady(even, after))
    for k in range(start, last + 1):
        if not (is_star(even, odd, k) and is_star(odd, after, k)) or same(even, after, k):
            return None
    return last - start + 1


def finer(one: Runs, modulus: int, k: int = 0) -> Runs:
    """Return the set for this k with a multiple of its modulus.

    >>> finer(Runs(2, (Run(1, (0, 0), None),)), 4).runs
    (Run(residue=1, low=(0, 0), high=None), Run(residue=3, low=(0, 0), high=None))
    """
    times = modulus // one.modulus
    found = []
    for r, (low, high) in _parts(one, k):
        for j in range(times):
            first = -((j - low) // times)
            last = None if high is None else (high - j) // times
            if last is None or first <= last:
                top = None if last is None else (last, 0)
                found.append(Run(r + one.modulus * j, (first, 0), top))
    return Runs(modulus, tuple(found))


def same(one: Runs, other: Runs, k: int) -> bool:
    """Tell whether two sets with one modulus are the same for this k.

    >>> whole = Run(0, (1, 0), None)
    >>> same(Runs(1, (whole,)), Runs(1, (Run(0, (1, 0), (1, 0)), Run(0, (2, 0), None))), 0)
    True
    """

    def by_class(runs: Runs) -> dict[int, list[Part]]:
        found: dict[int, list[Part]] = {}
        for r, part in _parts(runs, k):
            found.setdefault(r, []).append(part)
        return {r: _merged(parts) for r, parts in found.items()}

    return by_class(one) == by_class(other)


def _up(bound: Bound) -> Bound:
    return bound[0] + bound[1], bound[1]


def _sum(one: Bound, other: Bound, carry: int) -> Bound:
    return one[0] + other[0] + carry, one[1] + other[1]


def _apart(one: Bound, other: Bound) -> int:
    """Return a k from which on two ends that grow differently are 3 apart, in the same order."""
    (c, s), (e, t) = one, other
    if s == t:
        return 0
    lead, pace = (c - e, s - t) if s > t else (e - c, t - s)
    return max(0, -((lead - 3) // pace))


def _parts(one: Runs, k: int) -> list[tuple[int, Part]]:
    found: list[tuple[int, Part]] = []
    for r, (c, s), high in one.runs:
        low, top = c + s * k, None if high is None else high[0] + high[1] * k
        if top is None or low <= top:
            found.append((r, (low, top)))
    return found


def _merged(parts: Iterable[Part]) -> list[Part]:
    """Return the same numbers, in parts that do not touch, in ascending order."""
    found: list[Part] = []
    for low, high in sorted(parts, key=lambda part: part[0]):
        if found and ((end := found[-1][1]) is None or low <= end + 1):
            top = None if end is None or high is None else max(end, high)
            found[-1] = (found[-1][0], top)
        else:
            found.append((low, high))
    return found


def _outside(parts: Iterable[Part], start: int) -> list[Part]:
    """Return the numbers from *start* on that are in none of *parts*."""
    found: list[Part] = []
    for low, high in _merged(parts):
        if low > start:
            found.append((start, low - 1))
        if high is None:
            return found
        start = max(start, high + 1)
    return [*found, (start, None)]
