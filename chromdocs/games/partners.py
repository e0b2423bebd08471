"""Levels in pairs: walk up a stack, and marked levels take partners among the others.

An unmarked level waits. A marked level pairs with the one that has waited longest, or with itself
if none waits. Several games have such pairs as P-positions. For the sets of levels known by name,
by list or by modulus the partner of a level has a closed form; any other set can be walked.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from chromdocs.games.levels import NAMED, Levels, SomeLevels, levels
from chromdocs.numbers.binary import is_dopey

Partner = Callable[[int], int | None]

IN_ORDER = "the i-th {other} level pairs with the i-th {marked} one"
WAITING = "each {marked} level pairs with the {other} one that has waited longest, or with itself"


@dataclass(frozen=True)
class Pairs:
    """The partner of each level, and how they pair in words; 0 is its own partner.

    ``how`` leaves the names of the colours open, as {marked} and {other}; ``alone`` tells
    whether any marked level pairs with itself.
    """

    partner: Partner
    how: str
    alone: bool


def pairs(chosen: Levels) -> Pairs | None:
    """Return the pairs of a set of levels in closed form, if there is one.

    >>> [pairs(NAMED["evil"]).partner(n) for n in range(8)]
    [0, 3, 5, 1, 6, 2, 4, 9]
    """
    if chosen == NAMED.get(chosen.name):
        return NAMED_PAIRS[chosen.name]
    if chosen.listed:
        return listed(chosen)
    if chosen.modulus is None:
        return None
    # beta >= 2: the i-th marked level is at least 2i, so i others lie below it.
    # beta < 2: gaps are 1 or 2, and floor(beta) is 1.
    return ranked(chosen) if chosen.modulus >= 2 else isolated(chosen)


def ranked(chosen: Levels, alone: int = 0) -> Pairs:
    """Return the pairs if only the first *alone* marked levels find no other one waiting.

    >>> [ranked(NAMED["odious"], 2).partner(n) for n in range(8)]
    [0, 1, 2, 4, 3, 7, 8, 5]
    """
    ranks = chosen.ranks
    if ranks is None:
        raise ValueError(f"ranked: {chosen.words} have no ranks")

    def partner(n: int) -> int | None:
        if n == 0:
            return 0
        rank = ranks.count(n)
        if not chosen.contains(n):
            return ranks.nth(n - rank + alone)
        return ranks.nth_other(rank - alone) if rank > alone else n

    if alone:
        how = f"the i-th {{other}} level pairs with {{marked}} level number i + {alone}, "
        return Pairs(partner, f"{how}the first {alone} {{marked}} levels with themselves", True)
    return Pairs(partner, IN_ORDER, False)


def isolated(chosen: Levels) -> Pairs:
    """Return the pairs if level 1 is marked and no two neighbours are not.

    Then none waits longer than one step.

    >>> [isolated(NAMED["vile"]).partner(n) for n in range(8)]
    [0, 1, 3, 2, 4, 5, 7, 6]
    """

    def partner(n: int) -> int:
        if n < 2:
            return n
        if not chosen.contains(n):
            return n + 1
        return n if chosen.contains(n - 1) else n - 1

    return Pairs(
        partner,
        "each {other} level pairs with the {marked} one above it, "
        "every other {marked} level with itself",
        True,
    )


def listed(chosen: Levels) -> Pairs:
    """Return the pairs if only finitely many levels are marked.

    >>> [listed(levels({2, 3, 6})).partner(n) for n in range(8)]
    [0, 2, 1, 3, 6, None, 4, None]
    """
    ranks = chosen.ranks
    if not chosen.listed or ranks is None:
        raise ValueError(f"listed: {chosen.words} are no list")
    found = {0: 0}
    alone = 0
    for i, level in enumerate(chosen.listed, 1):
        other = ranks.nth_other(i - alone)
        if other is None or other > level:
            found[level] = level
            alone += 1
        else:
            found[level], found[other] = other, level
    return Pairs(found.get, WAITING if alone else IN_ORDER, alone > 0)


class Walk:
    """The pairs of any set of levels, found from below and remembered.

    >>> Walk({1, 3, 4, 7}).up_to(7)
    {0: 0, 1: 1, 3: 2, 2: 3, 4: 4, 7: 5, 5: 7}
    """

    def __init__(self, given: SomeLevels) -> None:
        self._is_marked = levels(given).contains
        self._partner = {0: 0}
        self._waiting: deque[int] = deque()
        self._seen = 0

    def up_to(self, to: int) -> dict[int, int]:
        """Return the partner of every level that has one among 0, ..., *to*, or more."""
        for level in range(self._seen + 1, to + 1):
            if self._is_marked(level):
                partner = self._waiting.popleft() if self._waiting else level
                self._partner[level], self._partner[partner] = partner, level
            else:
                self._waiting.append(level)
            self._seen = level
        return self._partner


NAMED_PAIRS = {
    "all": Pairs(lambda n: n, "every level pairs with itself", True),
    "none": Pairs({0: 0}.get, "no level has a partner", False),
    "evil": ranked(NAMED["evil"]),
    # among 1, ..., k there are at most two more odious levels than evil ones (Lemma 12 of the
    # chromatic paper), and two more already for k = 2
    "odious": ranked(NAMED["odious"], alone=2),
    # level 1 is vile, and dopey levels are even
    "vile": isolated(NAMED["vile"]),
    # one more zero at the end makes the i-th vile number the i-th dopey one
    "dopey": Pairs(
        lambda n: n // 2 if is_dopey(n) else 2 * n, "each {other} level n pairs with 2n", False
    ),
}
