"""Two stacks of chromatic nim for every colouring, in time that grows with their height only.

Walk up the levels: a green one waits, a red one pairs with the green one that has waited longest,
or with itself if none waits. These pairs, and (0, 0), are the P-positions: `dominated.pairing`
says why. Arrays make the walk fast. Count +1 for a green level and -1 for a red one: then the
count less the least count so far is how many wait. So a red level is alone exactly where the
count is less than ever before, and the j-th red level not alone pairs with the j-th green one.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.games.levels import NAMED, Levels, SomeLevels, levels
from chromdocs.numbers.certified import Real
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.parameters import checked, whole
from chromdocs.solve.solver import Report, Solver, no_report

LARGEST = 100_000_000  # levels: their partners take 0.4 GB, and to find them 2 GB

BITS = 34  # of a modulus: its multiples up to LARGEST fit into 63

Colours = NDArray[np.bool_]
Partners = NDArray[np.int32]  # -1 where a level has none

_NAMED = {
    "all": lambda n: n >= 0,
    "none": lambda n: n < 0,
    "evil": lambda n: np.bitwise_count(n) % 2 == 0,
    "odious": lambda n: np.bitwise_count(n) % 2 == 1,
    # n & -n is the lowest one of n: less 1, it has as many ones as n has zeros at the end
    "vile": lambda n: np.bitwise_count((n & -n) - 1) % 2 == 0,
    "dopey": lambda n: np.bitwise_count((n & -n) - 1) % 2 == 1,
}


def red_levels(chosen: SomeLevels | Colours, to: int) -> Colours:
    """Return whether each of the levels 0, ..., *to* is red; level 0, which has no token, is not.

    An array of True and False has the colour of level n at index n, and any value at index 0.

    >>> np.flatnonzero(red_levels("evil", 12)).tolist()
    [3, 5, 6, 9, 10, 12]
    >>> red_levels(lambda n: n % 3 == 0, 4).tolist()
    [False, False, False, True, False]
    """
    to = checked("stacks", "a level", whole(0, LARGEST), to)
    if isinstance(chosen, np.ndarray):
        red = _known(chosen, to)[: to + 1].copy()
        red[0] = False
        return red
    known: Levels = checked("stacks", "red", levels, chosen)
    red = np.zeros(to + 1, np.bool_)
    if known == NAMED.get(known.name):
        red[1:] = _NAMED[known.name](np.arange(1, to + 1, dtype=np.int32))
    elif known.modulus and known.ranks:
        red[_floors(known.modulus, known.ranks.count(to))] = True
    elif known.ranks:
        size = known.ranks.count(to)
        red[np.fromiter(map(known.ranks.nth, range(1, size + 1)), np.int64, size)] = True
    else:
        red[1:] = np.fromiter(map(known.contains, range(1, to + 1)), np.bool_, to)
    return red


def pairs(red: Colours) -> NDArray[np.int64]:
    """Return the P-positions on two stacks of up to ``len(red) - 1`` tokens, one in each row.

    They are sorted, the lower level comes first, and (0, 0) is the first of all.

    >>> pairs(red_levels({1, 3, 4, 7}, 8)).tolist()
    [[0, 0], [1, 1], [2, 3], [4, 4], [5, 7]]
    """
    red = np.asarray(red)
    return _ascending(_partners(red_levels(red, red.size - 1)), red.size - 1)


class Stacks(Solver):
    """Solve chromatic nim on two stacks, in normal play, from the partners of the levels.

    *red* is a set of levels, or an array as for `red_levels`. The partners are kept; when a
    higher level is asked for, they are found anew up to twice as high, or to that level if it is
    higher still. So a predicate has to know more levels than are asked for.

    >>> solver = Stacks("evil")
    >>> solver.is_p((999_998, 999_999)), solver.winning_moves((999_998, 999_999))
    (False, [(999997, 999999)])
    """

    def __init__(self, red: SomeLevels | Colours) -> None:
        self._red: Levels | Colours
        self._last = LARGEST
        if isinstance(red, np.ndarray):
            self._red = array = _known(red, 0).copy()
            self._last = min(array.size - 1, LARGEST)
            words, contains = "the levels that an array marks", lambda n: bool(_known(array, n)[n])
            super().__init__(chromatic(Levels("an array", words, contains)))
        else:
            self._red = checked("stacks", "red", levels, red)
            super().__init__(chromatic(self._red))
        self._partner: Partners = np.zeros(1, np.int32)

    def outcome(self, position: Position) -> str:
        """Return ``"P"`` if the previous player wins from *position*, ``"N"`` if the next does.

        >>> Stacks([2, 5]).outcome((4, 5))
        'N'
        """
        x, y = self.game.check(position)
        return "P" if self._up_to(max(x, y))[x] == y else "N"

    def winning_moves(self, position: Position) -> list[Position]:
        """Return every move that wins from *position*, sorted; none from a P-position.

        Where a stack shows red, one stack goes down to the partner of the other. Where none does,
        both may go down to any two partners.

        >>> Stacks("evil").winning_moves((4, 5)), Stacks("evil").winning_moves((4, 2))
        ([(2, 5)], [(0, 0), (3, 1)])
        """
        x, y = self.game.check(position)
        partner = self._up_to(max(x, y))
        of_x, of_y = int(partner[x]), int(partner[y])
        if of_x == y:
            return []
        if 0 < of_x <= x or 0 < of_y <= y:  # red, as a green level has its partner above
            lowered: list[Position] = [(of_y, y)] * (0 <= of_y < x)
            return lowered + [(x, of_x)] * (0 <= of_x < y)
        return _tuples(_within(partner[: x + 1], 0, y))

    def classes(self, to: int) -> Iterator[tuple[Position, str]]:
        """Yield every position with stacks up to *to*, the lower one first, and its outcome.

        >>> dict(Stacks("all").classes(1))
        {(0, 0): 'P', (0, 1): 'N', (1, 1): 'P'}
        """
        for x in range(to + 1):
            partner = int(self._up_to(to)[x])
            for y in range(x, to + 1):
                yield (x, y), "P" if y == partner else "N"

    def p_positions(self, to: int, report: Report = no_report) -> list[Position]:
        """Return the P-positions with stacks up to *to*, sorted; `pairs` has them in less memory.

        >>> Stacks("dopey").p_positions(8)
        [(0, 0), (1, 2), (3, 6), (4, 8)]
        """
        return _tuples(_ascending(self._up_to(to), to)) if to >= 0 else []

    def _up_to(self, to: int) -> Partners:
        """Return the partners of the levels up to *to*, or more."""
        if to >= self._partner.size:
            far = max(to, min(2 * self._partner.size, self._last))
            self._partner = _partners(red_levels(self._red, far))
        return self._partner


def _known(red: Colours, to: int) -> Colours:
    """Return *red*, or raise ValueError if it is no array of colours up to level *to*."""
    if red.dtype != np.bool_ or red.ndim != 1:
        raise ValueError("stacks: an array of colours must be one row of True and False")
    if to >= red.size:
        raise ValueError(f"stacks: no level above {red.size - 1} has a colour in the array")
    return red


def _floors(modulus: Real, size: int) -> NDArray[np.int64]:
    """Return the floors of the first *size* multiples of *modulus*, exactly.

    Where bounds of the modulus leave a doubt, each multiple is asked for. Those of a fraction
    grow by its numerator after as many multiples as its denominator tells.
    """
    n = np.arange(1, size + 1)
    if not size:
        return n
    if isinstance(modulus, Quadratic) and modulus.is_rational and modulus.a.denominator <= size:
        p, q = modulus.a.numerator, modulus.a.denominator
        first = np.fromiter((i * p // q for i in range(q)), np.int64, q)
        return first[n % q] + n // q * p
    low, high = (n * bound >> BITS for bound in modulus.bounds(BITS))
    for i in np.flatnonzero(low != high).tolist():
        low[i] = modulus.floor_times(i + 1)
    return low


def _partners(red: Colours) -> Partners:
    count = np.cumsum(1 - 2 * red.view(np.int8), dtype=np.int32)  # from 1, as level 0 is not red
    least = np.minimum.accumulate(count, out=count)
    alone = np.flatnonzero(least[1:] < least[:-1]) + 1
    not_alone = red.copy()
    not_alone[alone] = False
    upper = np.flatnonzero(not_alone)
    lower = np.flatnonzero(~red[1:])[: upper.size] + 1
    partner = np.full(red.size, -1, np.int32)
    partner[0] = 0
    partner[alone], partner[upper], partner[lower] = alone, lower, upper
    return partner


def _within(partner: Partners, least: int | Partners, most: int) -> NDArray[np.int64]:
    """Return the levels with partners from *least* to *most*, and the partners beside them."""
    found = np.flatnonzero((partner >= least) & (partner <= most))
    return np.stack((found, partner[found]), axis=1, dtype=np.int64)


def _ascending(partner: Partners, to: int) -> NDArray[np.int64]:
    return _within(partner[: to + 1], np.arange(to + 1, dtype=np.int32), to)


def _tuples(rows: NDArray[np.int64]) -> list[Position]:
    return list(zip(*rows.T.tolist(), strict=True))
