"""The small form of a figure for a card: its most telling part, without words, in thick marks.

It fills a card of one shape from edge to edge. The part is found here; an exhibit may know a
better one.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import hypot, inf
from typing import Any

from chromdocs.figures import frame as places
from chromdocs.figures.figure import (
    Arrow,
    Axis,
    Box,
    Cells,
    Cloud,
    Crop,
    Exhibit,
    Figure,
    Line,
    Mark,
    Points,
    Text,
)
from chromdocs.figures.theme import symbol

ASPECT = 4 / 3  # width to height of a card
MOST = 26  # squares of a plane that stand side by side
FEW = 8  # a plane with fewer is no board of squares
LONG = 1.9  # the flattest drawing that is shown whole
ROOM = 0.06  # around the marks of a drawing or a chart, to what they need
THICK = 3.5  # how much thicker a chart is drawn
LEAST = 1.6  # and its points at least, where they are near to one another
BOLD = 1.8  # and how much thicker the lines of a drawing are, to its size
SQUARE = 8  # points that a square of a board is wide, if it is drawn
FULL = {"square": 0.9, "diamond": 0.72, "dot": 0.95, "ring": 0.95}  # of a place on a board
QUIET = 0.4  # of one, for what is not to be seen first
DENSE = 1.7  # and for a point of a cloud


def of(exhibit: Exhibit, figure: Figure | None = None) -> Figure:
    """Return the thumbnail of an exhibit; *figure* is what it makes as it stands, if that is known.

    >>> from chromdocs.papers import EXHIBITS
    >>> made = of(EXHIBITS["evil-plane"])
    >>> made.aspect == ASPECT, made.bare, made.x.range
    (True, True, (-0.5, 25.5))
    """
    own = figure if figure and not exhibit.thumb else exhibit.make(**exhibit.thumb)
    return thumbnail(own, exhibit.crop)


def thumbnail(figure: Figure, crop: Crop | None = None) -> Figure:
    """Return *figure* as it stands on a card, or the part of it inside *crop*."""
    made = places.frame(figure)
    across, up = made.unit(figure.x, up=False), made.unit(figure.y, up=True)
    marks = [*_wordless(figure, across, up)]
    part = crop or _part(figure, marks, up / across)
    if figure.equal or figure.bare:  # all others may be stretched
        part = _filled(part, up / across)
    left, low, right, high = part
    unit = places.WIDTH / (right - left)

    def thick(mark: Mark) -> Mark:
        match mark:
            case Points() | Cloud():
                if _board(figure):
                    full = QUIET if mark.role == "n" else FULL[symbol(mark.role)]
                    size = (DENSE if isinstance(mark, Cloud) else full) * unit
                elif figure.bare:
                    size = mark.size * max(BOLD, unit / across)
                else:
                    room = 0.95 * _gap(mark, unit, places.WIDTH / ASPECT / (high - low))
                    size = min(THICK * mark.size, max(LEAST * mark.size, room))
                return replace(mark, size=size)
            case Line() | Arrow():
                grown = BOLD * max(1, unit / across) if figure.bare else THICK
                return replace(mark, width=mark.width * grown)
        return mark

    inside = [_inside(mark, part) for mark in marks]
    if _board(figure) and unit > SQUARE:
        inside.insert(0, _squares(part))
    return replace(
        figure,
        alt="",
        marks=tuple(map(thick, inside)),
        x=Axis(range=(left, right), hidden=True),
        y=Axis(range=(low, high), hidden=True),
        equal=False,
        aspect=ASPECT,
        words=0,
    )


def _board(figure: Figure) -> bool:
    """Tell whether it is a plane of whole numbers, whose marks stand on squares."""
    low, high = figure.x.range or (0, 1)
    return figure.equal and not figure.bare and high - low > FEW


def _wordless(figure: Figure, across: float, up: float) -> Iterator[Mark]:
    """Yield the marks without words, and what is quiet so that it is seen.

    Where there is nothing but words on quiet boxes, they become bars.
    """
    bars = all(isinstance(mark, Text) or mark.role == "panel" for mark in figure.marks)
    for mark in figure.marks:
        quiet: dict[str, Any] = {"role": "grid"} if mark.role == "panel" else {}
        match mark:
            case Text():
                if bars:
                    wide, high = places.EM * mark.size * len(mark.text), mark.size
                    corner = mark.x - wide / 2 / across, mark.y - high / 2 / up
                    yield Box(*corner, wide / across, high / up, mark.role, rounded=True)
            case Box():
                if not (quiet and _board(figure)):  # it has squares
                    yield replace(mark, text="", **quiet)
            case Arrow():
                yield mark
            case _:
                yield replace(mark, label="", **quiet)


def _squares(part: Crop) -> Cells:
    """Return the squares of a board, for the marks to stand on."""
    left, low, right, high = (round(edge) for edge in part)
    every = [(x, y) for y in range(low, high + 1) for x in range(left, right + 1)]
    x, y = zip(*every, strict=True)
    return Cells(x, y, "panel")


def _inside(mark: Mark, part: Crop) -> Mark:
    """Return a mark of many points with those that can be seen."""
    if not isinstance(mark, Points | Cells | Cloud):
        return mark
    left, low, right, high = part
    seen = [
        (x, y)
        for x, y in zip(mark.x, mark.y, strict=True)
        if left - 1 < x < right + 1 and low - 1 < y < high + 1
    ]
    x, y = zip(*seen, strict=True) if seen else ((), ())
    return replace(mark, x=x, y=y)


def _gap(mark: Points | Cloud, across: float, up: float) -> float:
    """Return how near two points come, of those that follow one another to the right."""
    spots = sorted({*zip(mark.x, mark.y, strict=True)})
    apart = (hypot((b[0] - a[0]) * across, (b[1] - a[1]) * up) for a, b in pairwise(spots))
    return min(apart, default=inf)


def _part(figure: Figure, marks: list[Mark], tall: float) -> Crop:
    """Return what to show: the corner of a board, all of a chart, the beginning of a drawing.

    *tall* is how high a unit is, to its width.
    """
    if _board(figure):
        spots = [mark for mark in marks if isinstance(mark, Points | Cells | Cloud)]
        left = min((min(mark.x) for mark in spots if mark.x), default=0) - 0.5
        low = min((min(mark.y) for mark in spots if mark.x), default=0) - 0.5
        right, high = (_ends(marks, across)[1] for across in (True, False))
        wide = min(right - left, (high - low) * ASPECT, MOST)
        return left, low, left + wide, low + wide / ASPECT
    (left, right), (low, high) = (_ends(marks, across) for across in (True, False))
    if figure.bare and right - left > LONG * (high - low) * tall:
        right = left + (high - low) * tall * ASPECT
    aside, above = ROOM * (right - left), ROOM * (high - low)
    return left - aside, low - above, right + aside, high + above


def _ends(marks: list[Mark], across: bool) -> tuple[float, float]:
    """Return between which places marks stand, with the bows of arrows."""
    held = [end for mark in marks for end in places.ends(mark, across)]
    for mark in marks:
        if isinstance(mark, Arrow):
            first, second = (control[0 if across else 1] for control in mark.controls)
            start, end = places.ends(mark, across)
            held.append((start + 3 * first + 3 * second + end) / 8)
    return min(held), max(held)


def _filled(part: Crop, tall: float) -> Crop:
    """Return a part grown to the shape of a card; a unit keeps its shape."""
    left, low, right, high = part
    across, up = right - left, (high - low) * tall
    aside = max(0, (up * ASPECT - across) / 2)
    above = max(0, (across / ASPECT - up) / 2) / tall
    return left - aside, low - above, right + aside, high + above
