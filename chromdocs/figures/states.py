"""Where the states and the arrows of an automaton stand in a picture: a few states, no overlap.

States stand in columns, by how many digits lead to them; many columns are bent to a ring. Then
the arrows find their way one after the other, each the way that costs least: past the other
states, with its words on free ground.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import cos, hypot, pi, sin

from chromdocs.figures.figure import Arrow
from chromdocs.figures.frame import NARROW, words_width

Spot = tuple[float, float]
Pair = tuple[int, int]

RADIUS = 0.42  # of a state; the unit of all lengths is that of the plane
ACROSS, UP = 2.2, 2.0  # from column to column, and from state to state in one
COLUMNS, ROWS = 6, 4  # more make a ring
GAP = 0.05  # between a state and an arrow
BENDS = (0.0, 0.16, -0.16, 0.3, -0.3, 0.45, -0.45, 0.65, -0.65, 0.9, -0.9)
AROUND = (90, -90, 45, 135, -45, -135, 0, 180)  # where a loop may stand, in degrees
SAMPLES = 14  # places on an arrow that are looked at
LINE = 1.08  # from line to line of words, to their size


@dataclass(frozen=True)
class Way:
    """An arrow between two states, and the middle of the words beside it."""

    pair: Pair  # from, to
    arrow: Arrow  # where it runs
    at: Spot  # the middle of its words
    room: Spot  # half the width and half the height of its words

    @cached_property
    def points(self) -> list[Spot]:
        """Some places on the arrow."""
        first, second = self.arrow.controls
        ends = (self.arrow.x, self.arrow.y), first, second, (self.arrow.to_x, self.arrow.to_y)
        return [_on(ends, n / SAMPLES) for n in range(SAMPLES + 1)]

    def covers(self, spot: Spot, more: float = 0.0) -> bool:
        """Tell whether its words, with *more* room around them, hide a place."""
        across, up = abs(spot[0] - self.at[0]), abs(spot[1] - self.at[1])
        return across < self.room[0] + more and up < self.room[1] + more


def standing(count: int, pairs: Iterable[Pair]) -> list[Spot]:
    """Return places for states, of which 0 is the first, with few arrows that cross.

    >>> standing(2, [(0, 1), (1, 0)])
    [(0.0, 0.0), (2.2, 0.0)]
    """
    arrows = {(a, b) for a, b in pairs if a != b}
    columns = _columns(count, arrows)
    place = _in_columns
    if len(columns) > COLUMNS or max(map(len, columns)) > ROWS:
        columns, place = [[0], [*range(1, count)]], _on_a_ring
    cost, improved = _crossed(place(columns), arrows), True
    while improved:
        improved = False
        for column in columns:
            for i, j in combinations(range(len(column)), 2):
                column[i], column[j] = column[j], column[i]
                less = _crossed(place(columns), arrows)
                if less < cost - 1e-9:
                    cost, improved = less, True
                else:
                    column[i], column[j] = column[j], column[i]
    return place(columns)


def _columns(count: int, arrows: set[Pair]) -> list[list[int]]:
    """Return the states by how many steps lead to them; those that none lead to at the end."""
    columns, seen = [[0]], {0}
    while True:
        then = sorted({b for a, b in arrows if a in columns[-1]} - seen)
        if not then:
            break
        seen.update(then)
        columns.append(then)
    rest = sorted({*range(count)} - seen)
    return [*columns, rest] if rest else columns


def _in_columns(columns: Sequence[Sequence[int]]) -> list[Spot]:
    found = {}
    for number, column in enumerate(columns):
        for row, state in enumerate(column):
            found[state] = (number * ACROSS, ((len(column) - 1) / 2 - row) * UP)
    return [found[state] for state in sorted(found)]


def _on_a_ring(columns: Sequence[Sequence[int]]) -> list[Spot]:
    """Return places on an oval, in this order from the left over the top."""
    order = [state for column in columns for state in column]
    wide = len(order) * ACROSS / 2 / pi * 1.15
    found = {}
    for number, state in enumerate(order):
        turn = pi - 2 * pi * number / len(order)
        found[state] = (round(wide * cos(turn), 3), round(0.7 * wide * sin(turn), 3))
    return [found[state] for state in sorted(found)]


def _crossed(places: Sequence[Spot], arrows: set[Pair]) -> float:
    """Return how bad straight arrows would be: those that cross, that hide states, long ones."""
    lines = sorted({(min(pair), max(pair)) for pair in arrows})
    cost = 0.0
    for a, b in lines:
        cost += 0.05 * hypot(places[a][0] - places[b][0], places[a][1] - places[b][1])
        for state, place in enumerate(places):
            if state not in (a, b) and _near(place, places[a], places[b]) < RADIUS + 0.2:
                cost += 2
    for (a, b), (c, d) in combinations(lines, 2):
        if len({a, b, c, d}) == 4:
            cost += _cross(places[a], places[b], places[c], places[d])
    return cost


def _near(spot: Spot, start: Spot, end: Spot) -> float:
    """Return how far a place is from a line."""
    across, up = end[0] - start[0], end[1] - start[1]
    part = ((spot[0] - start[0]) * across + (spot[1] - start[1]) * up) / (across**2 + up**2)
    part = min(1, max(0, part))
    return hypot(start[0] + part * across - spot[0], start[1] + part * up - spot[1])


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    def left(p: Spot, q: Spot, r: Spot) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return left(a, b, c) != left(a, b, d) and left(c, d, a) != left(c, d, b)


def routed(
    places: Sequence[Spot], words: Mapping[Pair, Sequence[str]], size: float, unit: float
) -> list[Way]:
    """Return the arrows with these words: straight or bent, loops where there is room.

    *size* is that of the words and *unit* the unit of the plane, in points; the words are larger
    on a narrow screen, and have room there too.
    """
    start = Arrow(*_start(places[0]))
    taken = [Way((-1, 0), start, (start.x, start.y), (0.0, 0.0))]
    for pair in sorted(words, key=lambda pair: (pair[0] == pair[1], pair)):
        room = _room(words[pair], size * NARROW / unit)
        back = (pair[1], pair[0]) in words
        ways = _loops(places, pair, room) if pair[0] == pair[1] else _arcs(places, pair, room, back)
        _, _, best = min((cost + _clash(way, places, taken), n, way) for n, (cost, way) in ways)
        taken.append(best)
    return taken


def _room(lines: Sequence[str], size: float) -> Spot:
    return max(words_width(line, size) for line in lines) / 2, LINE * size * len(lines) / 2


def _start(place: Spot) -> tuple[float, float, float, float]:
    return place[0] - RADIUS - 0.75, place[1], place[0] - RADIUS - GAP, place[1]


def _arcs(
    places: Sequence[Spot], pair: Pair, room: Spot, back: bool
) -> Iterator[tuple[int, tuple[float, Way]]]:
    """Yield the ways from one state to another; two that have both directions are both bent."""
    (x, y), (to_x, to_y) = places[pair[0]], places[pair[1]]
    long = hypot(to_x - x, to_y - y)
    along, aside = ((to_x - x) / long, (to_y - y) / long), (-(to_y - y) / long, (to_x - x) / long)
    number = 0
    for bend in BENDS[1:] if back else BENDS:
        slope = hypot(1 / 3, bend)
        ahead, out = RADIUS + GAP, 0.0
        if bend:
            ahead, out = (RADIUS + GAP) / 3 / slope, (RADIUS + GAP) * bend / slope
        arrow = Arrow(
            x + ahead * along[0] + out * aside[0],
            y + ahead * along[1] + out * aside[1],
            to_x - ahead * along[0] + out * aside[0],
            to_y - ahead * along[1] + out * aside[1],
            bend=bend,
            ahead=1 / 3,
        )
        high = out + 0.75 * bend * (long - 2 * ahead)
        for side in (1, -1) if bend >= 0 else (-1, 1):
            off = high + side * (abs(aside[0]) * room[0] + abs(aside[1]) * room[1] + 0.1)
            at = (x + to_x) / 2 + off * aside[0], (y + to_y) / 2 + off * aside[1]
            cost = 2 * abs(bend) * long**0.5 + (0.4 if side * bend < 0 else 0)
            yield number, (cost, Way(pair, arrow, at, room))
            number += 1


def _loops(
    places: Sequence[Spot], pair: Pair, room: Spot
) -> Iterator[tuple[int, tuple[float, Way]]]:
    """Yield loops around a state, above it first; the arrow of the start comes from the left."""
    x, y = places[pair[0]]
    for number, degrees in enumerate(AROUND[:-1] if pair == (0, 0) else AROUND):
        turn, part = degrees * pi / 180, 28 * pi / 180
        ends = [
            (x + (RADIUS + GAP) * cos(turn + by), y + (RADIUS + GAP) * sin(turn + by))
            for by in (part, -part)
        ]
        arrow = Arrow(*ends[0], *ends[1], bend=2.2, ahead=-0.7)
        ends_at = min(room[0] / max(abs(cos(turn)), 0.01), room[1] / max(abs(sin(turn)), 0.01))
        reach = RADIUS + 0.8 + ends_at
        at = x + reach * cos(turn), y + reach * sin(turn)
        yield number, (0.25 * number, Way(pair, arrow, at, room))


def _clash(way: Way, places: Sequence[Spot], taken: Iterable[Way]) -> float:
    """Return what a way costs by what it hides, and by what hides it."""
    cost, points = 0.0, way.points
    for state, (x, y) in enumerate(places):
        if state not in way.pair:
            cost += 3 * sum(hypot(x - px, y - py) < RADIUS + 0.15 for px, py in points)
        nearest = max(abs(x - way.at[0]) - way.room[0], 0), max(abs(y - way.at[1]) - way.room[1], 0)
        cost += 12 * (hypot(*nearest) < RADIUS + 0.04)
    for other in taken:
        across, up = (abs(other.at[i] - way.at[i]) for i in (0, 1))
        wide, high = (other.room[i] + way.room[i] for i in (0, 1))
        cost += 12 * (across < wide and up < high)
        there = other.points
        cost += 3 * sum(way.covers(point, 0.04) for point in there)
        cost += 3 * sum(other.covers(point, 0.04) for point in points)
        cost += 0.8 * sum(
            hypot(px - x, py - y) < 0.16 for px, py in points[1:-1] for x, y in there[1:-1]
        )
    return cost


def _on(ends: tuple[Spot, Spot, Spot, Spot], t: float) -> Spot:
    """Return the place on a cubic curve."""
    parts = (1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3
    x, y = (sum(part * end[i] for part, end in zip(parts, ends, strict=True)) for i in (0, 1))
    return x, y


def edges(places: Iterable[Spot], ways: Iterable[Way]) -> tuple[Spot, Spot]:
    """Return how far everything reaches: from left to right, and from below to above."""
    found: list[tuple[float, float, float, float]] = []
    for x, y in places:
        found.append((x - RADIUS, x + RADIUS, y - RADIUS, y + RADIUS))
    for way in ways:
        (x, y), (wide, tall) = way.at, way.room
        found.append((x - wide, x + wide, y - tall, y + tall))
        found += [(px, px, py, py) for px, py in way.points]
    left, right, low, high = zip(*found, strict=True)
    return (min(left), max(right)), (min(low), max(high))
