"""Levels in pairs: walk up a stack, and marked levels take partners among the others.

An unmarked level waits. A marked level pairs with the one that has waited longest, or with itself
if none waits. Several games have such pairs as P-positions. For the sets of levels known by name,
by list or by modulus the partner of a level has a closed form; any other set can be walked.
"""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

from chromdocs.games.game import Position, Solution
from chromdocs.games.levels import NAMED, Levels, Ranks, SomeLevels, levels
from chromdocs.games.reason import Reason
from chromdocs.games.why_pairs import Told, partners_why, told_levels
from chromdocs.numbers.binary import is_dopey
from chromdocs.numbers.digits import to_decimal

Partner = Callable[[int], int | None]

TALLEST = 1_000_000  # levels to walk up, in about half a second

IN_ORDER = "the i-th {other} level pairs with the i-th {marked} one"
WAITING = "each {marked} level pairs with the {other} one that has waited longest, or with itself"


@dataclass(frozen=True)
class Pairs:
    """The partner of each level, and how they pair in words; 0 is its own partner.

    ``how`` leaves the names of the colours open, as {marked} and {other}; ``alone`` tells
    whether any marked level pairs with itself.
    """

    partner: Partner  # of a level
    how: str  # in words, with {marked} and {other}
    alone: bool  # some marked level is its own partner
    ranks: Ranks | None = None  # if partners are found by counting


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
        how += f"the first {alone} {{marked}} levels with themselves"
        return Pairs(partner, how, True, ranks)
    return Pairs(partner, IN_ORDER, False, ranks)


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
    if alone:
        return Pairs(found.get, WAITING, True)
    return Pairs(found.get, IN_ORDER, False, ranks)


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


def partners_up_to(family: str, colour: str, chosen: Levels) -> Callable[[int], Partner]:
    """Return a function from a level to the partners, right as far as up to that level.

    They are in closed form, or found by a walk, which goes up to `TALLEST`.

    >>> partners_up_to("chromatic", "red", levels(lambda n: n % 10 == 7))(37)(2)
    17
    """
    if found := pairs(chosen):
        return lambda to: found.partner
    walk = Walk(chosen)

    def walked(to: int) -> Partner:
        if to > TALLEST:
            raise ValueError(
                f"{family}: these {colour} levels have no closed form, and a walk goes up "
                f"{TALLEST:,} levels, not {to_decimal(to)}"
            )
        return walk.up_to(to).get

    return walked


def pairs_up_to(partner: Partner, to: int) -> Iterator[Position]:
    """Yield the pairs of levels up to *to*, sorted, the lower level first.

    >>> list(pairs_up_to(lambda n: n ^ 1, 4))
    [(0, 1), (2, 3)]
    """
    for low in range(to + 1):
        high = partner(low)
        if high is not None and low <= high <= to:
            yield (low, high)


def endless_pairs(marked: SomeLevels) -> Iterator[Position]:
    """Yield the pairs of levels in order, the lower level first, from (0, 0) on, without end.

    *marked* need a closed form.

    >>> from itertools import islice
    >>> from chromdocs.games.levels import beatty_levels
    >>> list(islice(endless_pairs(beatty_levels("pi")), 5))
    [(0, 0), (1, 3), (2, 6), (4, 9), (5, 12)]
    """
    chosen = levels(marked)
    found = pairs(chosen)
    if found is None or chosen.listed or chosen == NAMED["none"]:
        raise ValueError(f"endless_pairs: {chosen.words} have no endless pairs in closed form")
    for low in count():
        high = found.partner(low)
        if high is not None and low <= high:
            yield low, high


def lower(partner: Partner, position: Position) -> Position:
    """Return *position* with one heap lowered to the partner of the other, if one is above it.

    >>> lower(lambda n: n ^ 1, (7, 4)), lower(lambda n: n ^ 1, (4, 5))
    ((5, 4), (4, 5))
    """
    x, y = position
    if x > y:
        return lower(partner, (y, x))[::-1]
    below = partner(x)
    if below is not None and below < y:
        return (x, below)
    below = partner(y)
    return (below, y) if below is not None and below < x else position


def two_heap_solution(
    partner_up_to: Callable[[int], Partner],
    reason: str,
    *claims: str,
    move: Callable[[Partner, Position], Position] = lower,
    told: Told | None = None,
) -> Solution:
    """Return the solution of a game with the moves of nim on two heaps, whose order is no matter.

    Two P-positions on the board never share a heap size, so each size has one partner at most,
    and the only moves that can win lower a heap to the partner of the other. This is so on the
    board and off it. *partner_up_to* returns the partners, right as far as up to a given size.
    A game with more moves has its own *move*, which leaves P-positions as they are. How it speaks
    of its levels is *told*, for reasons.

    >>> nim = two_heap_solution(lambda to: lambda n: n, "sizes pair with themselves")
    >>> nim.is_p((4, 4)), nim.winning_move((7, 4))
    (True, (4, 4))
    """

    def after(position: Position) -> Position:
        return move(partner_up_to(max(position)), position)

    def why(position: Position) -> Reason:
        assert told
        won = after(position)
        return partners_why(partner_up_to, told, position, None if won == position else won)

    return Solution(
        is_p=lambda position: after(position) == position,
        move=after,
        p_positions=lambda to: pairs_up_to(partner_up_to(to), to),
        reason=reason,
        claims=claims,
        why=why if told else None,
    )


def told_of(chosen: Levels, marked: str, other: str, heap: str) -> Told:
    """Return how to speak of a set of levels and their partners.

    >>> told_of(NAMED["evil"], "red", "green", "stack").how
    'The i-th green level pairs with the i-th red one.'
    """
    found = pairs(chosen)
    how, ranks = (found.how, found.ranks) if found else (WAITING, None)
    return told_levels(chosen, how, ranks, marked, other, heap)


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
