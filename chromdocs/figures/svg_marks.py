"""Each kind of mark as SVG wants it: paths, boxes and words, at their places in the picture.

A mark of many points is one path, and neighbours in a row are one stroke of it, so that clouds
and carpets stay small.
"""

import re
from collections.abc import Iterable, Iterator
from html import escape
from itertools import count, groupby
from math import hypot, sqrt
from typing import Any

from chromdocs.figures.figure import Arrow, Box, Cells, Cloud, Line, Mark, Points, Text
from chromdocs.figures.frame import LOWER, Frame
from chromdocs.figures.theme import symbol

Range = tuple[float, float]

ANCHORS = {"left": "start", "center": "middle", "right": "end"}
DASH, GAP = 4, 3  # of a dashed line, to its width
CELL = 8 / 9  # part of a unit that a cell is wide and high
GRAIN = 2  # grains in a point, the places that the dots of a cloud are moved to
HEAD, HALF = 5, 2.6  # length of the head of an arrow of usual width, and half its width
SPECK = ".001"  # length of a dot: a stroke of no length is left out by some programs
UNFIT = re.compile(r"[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # for XML


def number(length: float) -> str:
    """Return a length in few signs.

    >>> number(12.5), number(-0.001), number(1 / 3)
    ('12.5', '0', '0.33')
    """
    return f"{round(length, 2) + 0:.2f}".rstrip("0").rstrip(".")


def element(name: str, words: str = "", /, **attributes: Any) -> str:
    """Return an element with *words* in it, whatever they are; lengths are shortened.

    >>> element("text", "1 < 2\\0", x=1 / 3, font_size=9)
    '<text x="0.33" font-size="9">1 &lt; 2\ufffd</text>'
    """
    said = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
    )
    inside = escape(UNFIT.sub("\ufffd", words))
    return f"<{name}{said}>{inside}</{name}>" if inside else f"<{name}{said}/>"


class Plane:
    """Where the points of a plane stand in the picture, whose y counts from above."""

    def __init__(self, at: Frame, x: Range, y: Range) -> None:
        self.wide = (at.right - at.left) / (x[1] - x[0])
        self.high = (at.top - at.bottom) / (y[1] - y[0])
        self.left = at.left - x[0] * self.wide
        self.low = at.height - at.bottom + y[0] * self.high

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Return where a point stands."""
        return self.left + x * self.wide, self.low - y * self.high

    def all(self, mark: Points | Cells | Cloud | Line) -> Iterator[tuple[float, float]]:
        """Yield where the points of a mark stand."""
        return map(self.at, mark.x, mark.y)


def drawn(mark: Mark, plane: Plane, colours: dict[str, str]) -> str:
    """Return a mark as elements; nothing if it has no points."""
    colour = colours[mark.role]
    match mark:
        case Points():
            return _points(mark, plane, colour) if mark.x else ""
        case Cloud():
            return _cloud(mark, plane, colour) if mark.x else ""
        case Cells():
            return _cells(mark, plane, colour) if mark.x else ""
        case Line():
            return _line(mark, plane, colour) if mark.x else ""
        case Box():
            letter = drawn(mark.letter, plane, colours) if mark.text else ""
            return _box(mark, plane, colour) + letter
        case Text():
            return _words(mark, plane, colour)
        case Arrow():
            return _arrow(mark, plane, colour)


def label(words: str, x: float, y: float, colour: str, size: float, **style: Any) -> str:
    """Return words on a baseline, centred unless their style says otherwise."""
    if not words:
        return ""
    style = {"text_anchor": "middle"} | style
    return element("text", words, x=x, y=y, fill=colour, font_size=size, **style)


def stroke(d: str, colour: str, width: float, **style: Any) -> str:
    """Return a path that is a line of some width."""
    return element("path", d=d, fill="none", stroke=colour, stroke_width=width, **style)


def _joined(points: Iterable[tuple[float, float]]) -> str:
    return " ".join(f"{number(x)} {number(y)}" for x, y in points)


def _points(mark: Points, plane: Plane, colour: str) -> str:
    shape, size = mark.shape, mark.size
    edge = size * 0.22 if shape == "ring" else 0  # inside its size
    half = {"square": size / 2, "diamond": size / sqrt(2), "ring": (size - edge) / 2, "dot": 0}
    r = half[shape]
    side, other = number(r), number(-r)
    whole, back = number(2 * r), number(-2 * r)
    dx, dy, outline = {
        "dot": (0.0, 0.0, f"h{SPECK}"),
        "ring": (-r, 0.0, f"a{side} {side} 0 1 0 {whole} 0a{side} {side} 0 1 0 {back} 0z"),
        "square": (-r, -r, f"h{whole}v{whole}h{back}z"),
        "diamond": (0.0, -r, f"l{side} {side} {other} {side} {other} {other}z"),
    }[shape]
    d = "".join(f"M{number(x + dx)} {number(y + dy)}{outline}" for x, y in plane.all(mark))
    if shape == "dot":
        return stroke(d, colour, size, stroke_linecap="round")
    if shape == "ring":
        return stroke(d, colour, edge)
    return element("path", d=d, fill=colour)


def _runs(spots: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int, int]]:
    """Yield rows of neighbours: where each begins, and how many it has.

    >>> [*_runs([(1, 0), (2, 0), (4, 0), (3, 1), (2, 0)])]
    [(1, 0, 2), (4, 0, 1), (3, 1, 1)]
    """
    ordered = sorted({(y, x) for x, y in spots})
    for _, run in groupby(zip(ordered, count()), lambda p: (p[0][0], p[0][1] - p[1])):
        ((y, x), _), *more = run
        yield x, y, 1 + len(more)


def _cloud(mark: Cloud, plane: Plane, colour: str) -> str:
    """Draw the points at places that the eye cannot tell from theirs, each place once.

    They are whole numbers of grains, counted on from the last one in their row.
    """
    spots = ((round(x * GRAIN), round(y * GRAIN)) for x, y in plane.all(mark))
    parts: list[str] = []
    end = row = -1
    for x, y, n in _runs(spots):
        parts.append(f"m{x - end} 0" if y == row else f"M{x} {y}")
        parts.append(f"h{n - 1 or SPECK}")
        end, row = x + n - 1, y
    cap = "square" if symbol(mark.role) == "square" else "round"
    style = {"stroke_linecap": cap, "transform": f"scale({number(1 / GRAIN)})"}
    return stroke("".join(parts), colour, mark.size * GRAIN, **style)


def _cells(mark: Cells, plane: Plane, colour: str) -> str:
    """Draw neighbours as one stroke, as thick as a cell is high, with a dash for each cell."""
    begin = ((plane.at(x - CELL / 2, y), n) for x, y, n in _runs(zip(mark.x, mark.y, strict=True)))
    d = "".join(
        f"M{number(x)} {number(y)}h{number((n - 1 + CELL) * plane.wide)}" for (x, y), n in begin
    )
    dash = f"{CELL * plane.wide:.4f} {(1 - CELL) * plane.wide:.4f}"
    return stroke(d, colour, CELL * plane.high, stroke_dasharray=dash)


def _line(mark: Line, plane: Plane, colour: str) -> str:
    places = [*plane.all(mark)]
    d = f"M{_joined(places)}"
    if mark.step:
        x, y = places[0]
        d = f"M{number(x)} {number(y)}"
        for to_x, to_y in places[1:]:
            d += f"H{number((x + to_x) / 2)}V{number(to_y)}"
            x = to_x
        d += f"H{number(x)}"
    style = (
        {"stroke_dasharray": f"{number(DASH * mark.width)} {number(GAP * mark.width)}"}
        if mark.dashed
        else {"stroke_linecap": "square"}
    )
    return stroke(d, colour, mark.width, stroke_linejoin="round", **style)


def _words(text: Text, plane: Plane, colour: str) -> str:
    x, y = plane.at(text.x, text.y)
    style = {"text_anchor": ANCHORS[text.align]}
    style |= {"font_weight": "bold"} if text.bold else {}
    return label(text.text, x, y + LOWER * text.size, colour, text.size, **style)


def _box(box: Box, plane: Plane, colour: str) -> str:
    x, y = plane.at(box.x, box.y + box.height)
    wide, high = plane.wide, plane.high
    round_ = {"rx": box.radius * wide, "ry": box.radius * high} if box.radius else {}
    size = {"width": box.width * wide, "height": box.height * high}
    return element("rect", x=x, y=y, **size, **round_, fill=colour)


def _arrow(arrow: Arrow, plane: Plane, colour: str) -> str:
    """Draw its way, and its head, whose edges are as thick and as round as its way."""
    first, last = (plane.at(*control) for control in arrow.controls)
    x, y = plane.at(arrow.to_x, arrow.to_y)
    away = hypot(last[0] - x, last[1] - y) or 1
    dx, dy = (last[0] - x) / away, (last[1] - y) / away
    long, half = (length * arrow.grown for length in (HEAD, HALF))
    back = arrow.width / 2 * hypot(HEAD, HALF) / HALF  # so that the thick tip ends at the point
    x, y = x + back * dx, y + back * dy
    base_x, base_y = x + long * dx, y + long * dy
    sides = (base_x - half * dy, base_y + half * dx), (base_x + half * dy, base_y - half * dx)
    way = f"M{_joined([plane.at(arrow.x, arrow.y)])}C{_joined([first, last, (x, y)])}"
    head = f"M{_joined([sides[0], (x, y), sides[1]])}z"
    style = {"stroke": colour, "stroke_width": arrow.width, "stroke_linejoin": "round"}
    cap = {"stroke_linecap": "round"}
    return stroke(way, colour, arrow.width, **cap) + element("path", d=head, fill=colour, **style)
