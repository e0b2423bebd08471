"""Grundy values of two coloured stacks, for any colouring, without a search.

Two roads. `value_partners` goes value by value: each value has a queue of its own, and a level is
blocked for a partner if the two have a smaller value already. `columns` goes column by column
through the lowest rows: of the values up to x + y row x always lacks x, so little is remembered,
and where a state comes again the rows repeat (`row_periods`).
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice

from chromdocs.games.levels import SomeLevels, levels
from chromdocs.parameters import checked, whole

State = tuple[tuple[int, ...], ...]


def value_partners(
    red: SomeLevels, most: int, to: int, *, closed: bool = False
) -> list[dict[int, int]]:
    """Return for each value up to *most* who is whose partner, among the levels up to *to*.

    x and y are partners for v if (x, y) has the Grundy value v in chromatic nim. With *closed*
    it is black & white nim, where pairs of white levels are no positions.

    >>> value_partners({3, 6, 9}, 1, 9)
    [{0: 0, 3: 1, 1: 3, 6: 2, 2: 6, 9: 4, 4: 9}, {1: 0, 0: 1, 3: 2, 2: 3, 6: 4, 4: 6, 9: 5, 5: 9}]
    >>> value_partners({3, 6, 9}, 2, 9, closed=True)[2]
    {2: 0, 0: 2, 3: 3, 6: 1, 1: 6, 9: 7, 7: 9}
    """
    checked("value_partners", "most", whole(0), most)
    checked("value_partners", "to", whole(0), to)
    is_red = levels(red).contains
    walks = [_Walk(closed) for _ in range(most + 1)]
    greens = 0
    for level in range(to + 1):
        marked = is_red(level) if level else closed
        greens += not marked
        blocked: set[int] = set()
        reached = 0  # all smaller values are found beside some level up to here
        for walk in walks:
            # two greens have at least as great a value as there are green tokens in the stacks
            plain = not marked and not closed and greens <= len(walks) + 1
            other = walk.take(level, marked, blocked, reached if plain else None)
            if other is not None:
                blocked.add(other)
            reached = max(reached, walk.lowest if walk.partner else to + 1)
    return [walk.partner for walk in walks]


class _Walk:
    """The queue of one value: who has a partner, and who waits, by colour."""

    def __init__(self, closed: bool) -> None:
        self.closed = closed
        self.partner: dict[int, int] = {}
        self.waiting: tuple[deque[int], deque[int]] = (deque(), deque())  # greens, reds
        self.lowest = 0  # level with a partner, if any has one

    def take(self, level: int, red: bool, blocked: set[int], reached: int | None) -> int | None:
        """Find the partner of a new level, or let it wait; 0 counts as red where *closed*."""
        greens, reds = self.waiting
        found = [(other, reds) for other in _first(reds, blocked)]
        if red:
            found += [(other, greens) for other in _first(greens, blocked)]
        elif reached is not None:
            below = self.lowest if self.partner else level + 1
            free = _first((*greens, level), blocked.union(range(reached), range(below, level + 1)))
            found += [(other, greens) for other in free]
        if red and level not in blocked:
            found.append((level, reds))
        if not found:
            self.waiting[red].append(level)
            return None
        other, queue = min(found, key=lambda pair: pair[0])
        if other != level:
            queue.remove(other)
        self.lowest = min(self.lowest, other) if self.partner else other
        self.partner |= {level: other, other: level}
        return other


def _first(queue: Iterable[int], blocked: set[int]) -> list[int]:
    return list(islice((other for other in queue if other not in blocked), 1))


def shifts(red: SomeLevels, partner: Mapping[int, int], to: int) -> tuple[list[int | None], int]:
    """Return for each red level by how much the number of its green partner exceeds its own.

    It is None where the partner is not green. Beside it stands how many greens have a partner
    that is not red, less how many reds have one that is not green.

    >>> third = repeated("GGR")
    >>> shifts(third, value_partners(third, 2, 30)[2], 27)
    ([None, 2, 2, -1, 2, 2, -1, 2, 2], 1)
    """
    is_red = levels(red).contains
    greens = (level for level in range(1, max(partner) + 1) if not is_red(level))
    number = {level: n for n, level in enumerate(greens, 1)}
    found: list[int | None] = []
    more = 0
    for level in range(1, to + 1):
        beside = number.get(partner.get(level, -1))
        if level in number:
            more += level in partner and (partner[level] == 0 or beside is not None)
        else:
            found.append(None if beside is None else beside - len(found) - 1)
            more -= beside is None
    return found, more


def columns(red: SomeLevels, row: int) -> Iterator[tuple[list[int], State]]:
    """Yield for y = 0, 1, 2, ... the values of (0, y), ..., (*row*, y), and the state after them.

    The state is what later columns depend on: which values up to x + y row x lacks, and the
    greatest value so far of the rows up to x, all less y.

    >>> from itertools import islice
    >>> [values for values, _ in islice(columns({3, 6}, 3), 5)]
    [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 4, 1], [3, 0, 1, 2], [4, 5, 6, 7]]
    """
    is_red = levels(red).contains
    shown = [bool(x) and is_red(x) for x in range(row + 1)]
    lacking: list[list[int]] = [list(range(x)) for x in range(row + 1)]
    greatest = [-1] * (row + 1)  # of the rows up to x
    y = 0
    while True:
        colour = bool(y) and is_red(y)
        values: list[int] = []
        for x in range(row + 1):
            lacking[x].append(x + y)
            highest = max(greatest[x], greatest[x - 1] if x else -1)
            if shown[x] or colour:
                value = next(v for v in lacking[x] if v not in values)
            else:
                value = highest + 1
            lacking[x].remove(value)
            greatest[x] = max(highest, value)
            values.append(value)
        missed = (tuple(value - y for value in row) for row in lacking)
        yield values, (*missed, tuple(value - y for value in greatest))
        y += 1


@dataclass(frozen=True)
class RowPeriod:
    """From column ``start`` on, g(x, y + length) = g(x, y) + length: proved by an equal state."""

    start: int  # the column from which on it repeats
    length: int  # the least period


def row_periods(colours: str, row: int, most: int = 1_000_000) -> list[RowPeriod]:
    """Return the least periods of the rows up to *row*, for colours that repeat, such as ``GGR``.

    Each row is followed until its state comes again at the same place of the colours, in at
    most as many columns as *most* says.

    >>> [period.length for period in row_periods("GR", 6)]
    [1, 2, 4, 8, 2, 8, 16]
    """
    checked("row_periods", "row", whole(0), row)
    seen: dict[tuple[int, State], int] = {}
    table: list[list[int]] = []
    for y, (values, state) in enumerate(columns(repeated(colours), row)):
        table.append([value - y for value in values])
        before = seen.setdefault((y % len(colours), state), y)
        if before < y:
            rows = list(zip(*table, strict=True))
            return [_least(each, before + 1, y - before) for each in rows]
        if y == most:
            raise ValueError(f"row_periods: no state came again in {most} columns")
    raise AssertionError


def repeated(colours: str) -> Callable[[int], bool]:
    """Return the test for red levels where *colours*, a word of G and R, repeat from level 1 on.

    >>> [level for level in range(1, 10) if repeated("GGR")(level)]
    [3, 6, 9]
    """
    if not colours or set(colours) - set("GR"):
        raise ValueError(f"repeated: colours must be a word of G and R, not {colours!r}")
    return lambda level: colours[(level - 1) % len(colours)] == "R"


def _least(row: tuple[int, ...], start: int, length: int) -> RowPeriod:
    """Return the least period of a *row* that repeats after *length* from *start* on."""
    block = row[start : start + length]
    least = next(
        p for p in range(1, length + 1) if length % p == 0 and block[p:] + block[:p] == block
    )
    while start and row[start - 1] == row[start - 1 + least]:
        start -= 1
    return RowPeriod(start, least)
