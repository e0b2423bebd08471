"""Why two heaps of a game in which levels have partners are won or lost."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from chromdocs.games.levels import Levels, Ranks
from chromdocs.games.reason import LEVELS, Arcs, Reason
from chromdocs.games.telling import many, nth, short, written
from chromdocs.games.why_nim import NO_TOKEN

Partner = Callable[[int], int | None]
Heaps = tuple[int, ...]


@dataclass(frozen=True)
class Told:
    """How a game speaks of its levels.

    ``free`` tells whether a position may be emptied in one move, and ``freely`` says why.
    """

    heap: str  # "stack" or "pile"
    how: str  # which levels are partners, in a sentence
    level: Callable[[int], str]  # what a level is, without the full stop
    colour: Callable[[int], str]  # of a level; empty if it has none
    free: Callable[[Heaps], bool] = lambda heaps: False  # all may be taken at once
    freely: str = ""  # why it may, in a sentence


def told_levels(
    chosen: Levels, how: str, ranks: Ranks | None, marked: str, other: str, heap: str
) -> Told:
    """Return how to speak of marked levels and others, with their numbers if *ranks* count.

    >>> from chromdocs.games.levels import NAMED
    >>> evil = NAMED["evil"]
    >>> told_levels(evil, "", evil.ranks, "red", "green", "stack").level(5)
    'Level 5 (101 in binary, 2 ones) is red, the 2nd red level'
    """

    def colour(n: int) -> str:
        return marked if chosen.contains(n) else other

    def level(n: int) -> str:
        detail = _detail(chosen, n)
        said = f"Level {short(n)}{detail} is {colour(n)}"
        if ranks is None:
            return said
        count = ranks.count(n)
        rank = count if chosen.contains(n) else n - count
        return f"{said}, {nth(rank, f'{colour(n)} level')}"

    sentence = how.format(marked=marked, other=other)
    return Told(heap, f"{sentence[:1].upper()}{sentence[1:]}.", level, colour)


def partners_why(
    partner_up_to: Callable[[int], Partner], told: Told, position: Heaps, move: Heaps | None
) -> Reason:
    """Say who is whose partner, and that the *move*, None if none wins, leaves partners.

    >>> told = Told("pile", "Each even level pairs with the next.", "Level {}".format, str)
    >>> print(*partners_why(lambda to: lambda n: n ^ 1, told, (4, 9), (4, 5)).words, sep="\\n")
    Level 4. Its partner is level 5.
    Each even level pairs with the next.
    The other pile, 9, is higher: lower it to 5, and leave partners.
    """
    if not any(position):
        return Reason((NO_TOKEN,))
    picture = _arcs(partner_up_to, told, position)
    if move is not None and told.free(position):
        return Reason((told.freely,), picture, move)
    partner = partner_up_to(max(position))
    words = _lost(partner, told, position) if move is None else _won(partner, told, position, move)
    return Reason(tuple(words), picture, move)


def _lost(partner: Partner, told: Told, position: Heaps) -> Iterator[str]:
    x, y = sorted(position)
    if partner(x) == y:
        yield f"{told.level(x)}."
        if x == y:
            yield told.how
            yield "So this level is its own partner."
        else:
            yield f"{told.level(y)}."
            yield told.how
            yield f"So {short(x)} and {short(y)} are partners."
        yield "No move leads from partners to partners, and after every move an answer does."
        return
    yield f"The only moves that can win lower one {told.heap} to the partner of the other."
    yield _too_high(partner, told, x, y)
    if x != y:
        yield _too_high(partner, told, y, x)
    yield "So no move wins."


def _won(partner: Partner, told: Told, position: Heaps, move: Heaps) -> Iterator[str]:
    i = 0 if move[0] != position[0] else 1
    kept, high, low = position[1 - i], position[i], move[i]
    if not kept and not low:
        yield f"One {told.heap} is empty, and its partner is an empty {told.heap}."
        yield "Take all of the other."
        return
    if high < kept:
        yield _too_high(partner, told, high, kept)
    if low == kept:
        yield f"{told.level(kept)}, and it is its own partner."
    else:
        goal = f"level {short(low)}" if low else f"an empty {told.heap}"
        yield f"{told.level(kept)}. Its partner is {goal}."
    yield told.how
    yield (
        f"The other {told.heap}, {short(high)}, is higher: lower it to {short(low)}, "
        "and leave partners."
    )


def _too_high(partner: Partner, told: Told, n: int, other: int) -> str:
    """Say that the other heap cannot be lowered to the partner of level *n*."""
    found = partner(n)
    if not n and found is None:
        return f"An empty {told.heap} has no partner."
    if found is None:
        return f"{told.level(n)}. It still waits for a partner at level {short(max(n, other))}."
    if found == n:
        return f"{told.level(n)}, and it is its own partner, which is not below {short(other)}."
    is_its = "It waits for" if found > n else "Its partner is"
    return f"{told.level(n)}. {is_its} level {short(found)}, which is not below {short(other)}."


def _arcs(partner_up_to: Callable[[int], Partner], told: Told, position: Heaps) -> Arcs | None:
    """Return the partners up to the position and its own, if these levels are few."""
    if max(position) > LEVELS:
        return None
    own = (partner_up_to(LEVELS)(heap) or 0 for heap in position)
    to = max(*position, *(heap for heap in own if heap <= LEVELS))
    partner = partner_up_to(to)
    found = {n: partner(n) for n in range(1, to + 1)}
    return Arcs(
        "Who is whose partner",
        to,
        tuple(map(told.colour, found)),
        tuple((n, m) for n, m in found.items() if m is not None and n <= m <= to),
        tuple(n for n, m in found.items() if m is None or m > to),
        tuple(sorted({*position} - {0})),
    )


def _detail(chosen: Levels, n: int) -> str:
    """Say how a level has its colour, if a few signs can."""
    if chosen.name in ("evil", "odious"):
        return f" ({written(n)} in binary, {many(n.bit_count(), 'one')})"
    if chosen.name in ("vile", "dopey"):
        zeros = (n & -n).bit_length() - 1
        return f" ({written(n)} in binary, {many(zeros, 'zero')} at its end)"
    if chosen.modulus is not None and chosen.ranks and chosen.contains(n):
        rank = chosen.ranks.count(n)
        return f" = ⌊{rank}β⌋" if rank < 10**12 else ""
    return ""
