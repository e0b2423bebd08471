"""Three stacks of chromatic nim, three piles of black & white nim: a table, row by row.

In both games, in normal and in misère play, the P-positions on three stacks fill a table: f(a, b)
is the third height that makes (a, b) a P-position. Row c of it, one stack held at c, is a dance:
levels come in order, take the lowest partner that they may take, or wait. `Climb` lets all rows
dance at once. Where a state of the dance comes back, the row repeats for ever: `row_periods` finds
such a state if at least half of the levels are red, `settled_rows` if green gets ahead without end.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, count

from chromdocs.games.levels import SomeLevels, levels
from chromdocs.games.partners import TALLEST

State = tuple[object, ...]  # what all rows share, then a part for each row


@dataclass(frozen=True)
class RowPeriod:
    """Row c repeats: ``shifts[i]`` is the shift at ``start`` + i, and again after every period.

    In `row_periods` the shift at b is f(c, b) - b. In `settled_rows` it is that of a red row, and
    of a green one the shift at n is m - n, where the n-th red level has the m-th green as partner.
    """

    c: int  # the height that is held
    start: int  # from here on it repeats
    shifts: tuple[int, ...]  # of one period, the least

    @property
    def period(self) -> int:
        """Return after how many steps the shifts come again."""
        return len(self.shifts)

    def shift(self, at: int) -> int:
        """Return the shift at a place from the start on.

        >>> RowPeriod(2, 1, (1, -2, -2)).shift(10**20)
        1
        """
        return self.shifts[(at - self.start) % self.period]


class Climb:
    """Rows 0, ..., *last* of the table, as far as one has climbed.

    *red* are the red or black levels. If *empty* an empty stack counts as one of them, as in black
    & white nim; if not, all stacks can be emptied at once where no top is red, as in chromatic nim.

    >>> rows = Climb("odious", 2).to(8)
    >>> [rows[1].get(b) for b in range(7)]
    [1, 0, 3, 2, 4, 5, 6]
    """

    def __init__(
        self, red: SomeLevels, last: int, *, empty: bool = False, misere: bool = False
    ) -> None:
        if last < 0:
            raise ValueError(f"Climb: rows are counted from 0, so {last} is none")
        self._is_red, self._empty = levels(red).contains, empty
        self._free = (0, 0, 1) if misere else (0, 0, 0)  # lost, though it may show no red
        self._misere = misere
        self.level = 0  # the next one to come
        self.waiting: list[list[int]] = [[] for _ in range(last + 1)]  # in each row
        self.rows: list[dict[int, int]] = [{} for _ in range(last + 1)]  # who has whom
        reds: list[list[int]] = [[] for _ in range(last + 1)]  # those that wait and are red
        self._dances = list(zip(self.waiting, reds, self.rows, strict=True))
        self._red_rows = [self.is_red(c) for c in range(last + 1)]

    def is_red(self, level: int) -> bool:
        """Tell whether a level is red, which an empty stack is in black & white nim."""
        return self._is_red(level) if level else self._empty

    def _may(self, c: int, b: int, u: int) -> bool:
        heights = tuple(sorted((c, b, u)))
        if heights == self._free:
            return True
        return any(map(self.is_red, heights)) and not (self._misere and heights == (0, 0, 0))

    def step(self) -> None:
        """Let the next level come: in each row it takes the lowest one that it may, or waits."""
        b, self.level = self.level, self.level + 1
        red, taken = self.is_red(b), set[int]()
        for c, (waiting, reds, row) in enumerate(self._dances):
            shown = red or self._red_rows[c]
            partners = waiting if shown or b < 2 else reds
            for u in chain(partners, (b,)):
                if u not in taken and ((b > 1 and shown) or self._may(c, b, u)):
                    row[b], row[u] = u, b
                    taken.add(u)
                    if u != b:
                        waiting.remove(u)
                    if u in reds:
                        reds.remove(u)
                    break
            else:
                waiting.append(b)
                if red:
                    reds.append(b)

    def to(self, level: int) -> list[dict[int, int]]:
        """Return the rows once the levels up to *level* have come, each with the pairs so far."""
        while self.level <= level:
            if self.level > TALLEST:
                raise ValueError(f"Climb: up to {TALLEST:,} levels, not {level}")
            self.step()
        return self.rows


def lost_triples(
    red: SomeLevels, to: int, *, empty: bool = False, misere: bool = False
) -> set[tuple[int, int, int]]:
    """Return the P-positions on three stacks of up to *to* tokens, heights ascending.

    In black & white nim (*empty*) only those that a move may leave.

    >>> sorted(lost_triples({3, 6}, 4))
    [(0, 0, 0), (0, 1, 3), (2, 2, 3), (3, 3, 3), (3, 4, 4)]
    """
    rows = Climb(red, to, empty=empty, misere=misere).to(to)
    return {(c, b, d) for c, row in enumerate(rows) for b, d in row.items() if c <= b <= d}


def row_periods(
    red: SomeLevels, length: int, last: int, *, empty: bool = False, misere: bool = False
) -> list[RowPeriod]:
    """Return the periods of the rows 0, ..., *last*; the colours repeat after *length* levels.

    At least half of the levels must be red: then few wait, and a state comes back. It is where the
    levels that wait stand, in this row and those before, seen from the next level.

    >>> [(row.start, row.period) for row in row_periods(lambda n: n % 2 == 0, 2, 5)]
    [(1, 2), (3, 2), (2, 1), (5, 6), (4, 4), (8, 18)]
    """
    is_red = levels(red).contains
    if 2 * sum(map(is_red, range(1, length + 1))) < length:
        raise ValueError("row_periods: at least half of the levels must be red")
    climb = Climb(red, last, empty=empty, misere=misere)
    climb.to(1)  # the beginning has rules of its own

    def state() -> State:
        b = climb.level  # the colour of level 0 need not be that of its like
        rows = (tuple((b - u, u > 0) for u in waiting) for waiting in climb.waiting)
        return (b % length, *rows)

    found = []
    for c, (first, again) in enumerate(_returns(climb.step, state, climb.level)):
        while any(b not in climb.rows[c] for b in range(first, again)):
            climb.step()
        found.append(_least(c, _by_level(climb.rows[c]), first, again, 0))
    return found


def settled_rows(
    red: SomeLevels, last: int, dip: int, *, empty: bool = False, misere: bool = False
) -> list[RowPeriod]:
    """Return the periods of the rows 0, ..., *last* of a colouring where green gets ahead.

    *dip* is the most by which reds outnumber greens on any run of levels; for the floors of the
    multiples of a number from 2 on it is 1. Climb until so many greens wait in every green row
    that the colours no longer matter. From there on the green rows dance by numbers, and so do
    the red ones among themselves; each dance has few states.

    >>> rows = settled_rows(lambda n: n % 3 == 0, 4, 1)
    >>> [(row.c, row.start, row.shifts) for row in rows[:4]]
    [(0, 1, (0,)), (1, 1, (-1,)), (2, 1, (1, -2, -2)), (3, 2, (0,))]
    >>> rows[4].period
    9
    """
    climb = Climb(red, last, empty=empty, misere=misere)
    greens = [c for c in range(last + 1) if not climb.is_red(c)]
    enough = 2 * last + 2 + dip

    def settled() -> bool:
        rows = (climb.waiting[c] for c in greens)
        return all(len(row) >= enough and not any(map(climb.is_red, row)) for row in rows)

    while not settled():
        climb.to(climb.level)
    found = [*_green_rows(climb, greens), *_red_rows(climb)]
    return sorted(found, key=lambda row: row.c)


def _red_rows(climb: Climb) -> Iterator[RowPeriod]:
    """Yield the periods of the red rows, whose partners are near; those in green rows are far."""
    reds = [c for c in range(len(climb.rows)) if climb.is_red(c)]

    def state() -> State:
        return (0, *(tuple(climb.level - u for u in climb.waiting[c]) for c in reds))

    for c, (first, again) in zip(reds, _returns(climb.step, state, climb.level), strict=True):
        climb.to(again + c)  # the partner of b is at most b + c
        yield _least(c, _by_level(climb.rows[c]), first, again, 0)


def _green_rows(climb: Climb, greens: Sequence[int]) -> Iterator[RowPeriod]:
    """Yield the periods of the green rows: each red takes the first green that it may."""
    number = {}
    nth = {True: 1, False: 0 if not climb.is_red(0) else 1}
    for level in range(int(climb.is_red(0)), climb.level):  # a black level 0 has no number
        number[level] = nth[climb.is_red(level)]
        nth[climb.is_red(level)] += 1
    at = start = nth[True]
    shifts: list[dict[int, int]] = []  # of each row, by the number of the red
    free: list[tuple[int, set[int]]] = []  # of each row, the first green, and those used above it
    for c in greens:
        row = climb.rows[c]
        mates = ((b, d) for b, d in row.items() if b and climb.is_red(b) > climb.is_red(d))
        shifts.append({number[b]: number[d] - number[b] for b, d in mates})
        waiting = {number[u] for u in climb.waiting[c]}
        free.append((min(waiting), {*range(min(waiting), nth[False])} - waiting))

    def step() -> None:
        nonlocal at
        taken: set[int] = set()
        for j, (first, used) in enumerate(free):
            m = next(m for m in count(first) if m not in used and m not in taken)
            taken.add(m)
            used.add(m)
            while first in used:
                used.remove(first)
                first += 1
            free[j] = first, used
            shifts[j][at] = m - at
        at += 1

    def state() -> State:
        return (0, *((first - at, *sorted(m - at for m in used)) for first, used in free))

    for j, (low, high) in enumerate(_returns(step, state, start)):
        yield _least(greens[j], shifts[j], low, high, 1)


def _by_level(row: Mapping[int, int]) -> dict[int, int]:
    return {b: d - b for b, d in row.items()}


def _returns(
    step: Callable[[], None], state: Callable[[], State], time: int
) -> list[tuple[int, int]]:
    """Return, for each row, two times at which it and the rows before are in the same state.

    A state has a part that all rows share, then one for each row.
    """
    seen: list[dict[tuple[object, object], int]] = [{} for _ in state()[1:]]
    found: dict[int, tuple[int, int]] = {}
    while len(found) < len(seen):
        before, *rows = state()
        for j, part in enumerate(rows):
            first = seen[j].setdefault((before, part), time)
            if first < time:
                found.setdefault(j, (first, time))
            before = first  # stands for the state of the rows so far
        step()
        time += 1
    return [found[j] for j in range(len(seen))]


def _least(c: int, shifts: Mapping[int, int], first: int, again: int, lowest: int) -> RowPeriod:
    """Return the least period and the least start, given one of each; starts are from *lowest*."""
    block = [shifts[i] for i in range(first, again)]
    size = len(block)
    period = next(
        p for p in range(1, size + 1) if size % p == 0 and block == block[:p] * (size // p)
    )
    while first > lowest and shifts.get(first - 1) == shifts[first - 1 + period]:
        first -= 1
    return RowPeriod(c, first, tuple(shifts[i] for i in range(first, first + period)))
