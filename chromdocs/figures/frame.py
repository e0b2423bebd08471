"""Where things stand in a picture: the plot, the legend, and the form for narrow screens.

All renderers take their places from here, so that a drawing and its live chart coincide.
Lengths are in points of a picture 504 points (7 inches) wide, from its lower left corner.
"""

from dataclasses import dataclass, replace

from chromdocs.figures.figure import Axis, Box, Cells, Cloud, Figure, Line, Mark, Points, Text
from chromdocs.names import known

WIDTH = 504
TICK, TITLE = 9, 10  # sizes of the words at an axis
ROW = 1.7  # from row to row of a legend, to the size of its words
PAD, APART = 4, 5  # from the plot to the labels of its ticks, and from those to the title
EM = 0.636  # width of a digit, DejaVu Sans, to its size
BOLD = 0.7  # and of a bold one
DEEP = 1.28  # how far a label reaches below its upper edge, to its size
NARROW = 1.75  # how much larger words are in a narrow picture, so that a phone shows 10.5 pixels
SHAPES = {"own": 0.0, "wide": 16 / 9, "square": 1.0}  # width to height; 0: as described
NARROW_ASPECT = 1.25  # the flattest that a narrow picture may be, if it can be stretched


@dataclass(frozen=True)
class Frame:
    """The edges of the plot, and the height of the picture."""

    left: float  # in points
    right: float  # in points
    bottom: float  # in points
    top: float  # in points
    height: float  # in points, of the picture

    def unit(self, axis: Axis, up: bool) -> float:
        """Return how many points one unit of an axis takes."""
        low, high = axis.range or (0, 1)
        return (self.top - self.bottom if up else self.right - self.left) / (high - low)


def frame(figure: Figure) -> Frame:
    """Return where the plot stands: the margins hold what stands around it, and no more."""
    room = _room(figure)
    return _equal(room, figure) if figure.equal else room


def _room(figure: Figure) -> Frame:
    """Return the room inside the margins, before one unit is as long on both axes."""
    height = WIDTH / figure.aspect
    words = figure.words
    if figure.bare:
        left = right = bottom = top = 2.0
    else:
        left = 6 + label_width(figure) + words * (PAD + (APART + TITLE if figure.y.title else 0))
        bottom = 6 + words * (PAD + DEEP * TICK + (APART + TITLE if figure.x.title else 0))
        right = 4 + words * TICK
        rows = len(_rows(figure, WIDTH - left - right))
        top = 4 + words * ((2.2 + (rows - 1) * ROW) * TICK if rows else TICK / 2)
    for text in (mark for mark in figure.marks if isinstance(mark, Text)):
        width, half = EM * text.size * len(text.text), 0.6 * text.size
        before = width * {"left": 0, "center": 0.5, "right": 1}[text.align]
        left, right = _hold(left, right, WIDTH, figure.x, text.x, before, width - before)
        bottom, top = _hold(bottom, top, height, figure.y, text.y, half, half)
    return Frame(left, WIDTH - right, bottom, height - top, height)


def _hold(
    low: float, high: float, length: float, axis: Axis, at: float, before: float, after: float
) -> tuple[float, float]:
    """Return both margins, made larger where words at a place would leave the picture."""
    start, end = axis.range or (0, 1)
    share = (at - start) / (end - start)
    if share < 1:
        low = max(low, (before - share * (length - high)) / (1 - share))
    if share > 0:
        high = max(high, (after - (1 - share) * (length - low)) / share)
    return low, high


def _equal(made: Frame, figure: Figure) -> Frame:
    """Return the largest plot inside, in the middle, with one unit as long on both axes."""
    across, up = made.unit(figure.x, up=False), made.unit(figure.y, up=True)
    unit = min(across, up)
    aside = (made.right - made.left) * (1 - unit / across) / 2
    above = (made.top - made.bottom) * (1 - unit / up) / 2
    sides = (made.left + aside, made.right - aside, made.bottom + above, made.top - above)
    return Frame(*sides, made.height)


def label_width(figure: Figure) -> float:
    """Return the width of the widest label on the vertical axis."""
    longest = max((len(label) for _, label in figure.y.ticks), default=3)
    return 0 if figure.y.hidden else figure.words * EM * TICK * longest


def title_below(figure: Figure) -> float:
    """Return how far below the plot the title of its axis stands, on its baseline."""
    return figure.words * (PAD + DEEP * TICK + APART + 0.7 * TITLE)


def title_beside(figure: Figure) -> float:
    """Return how far left of the plot the title of its axis stands, on its baseline."""
    return figure.words * (PAD + APART + 0.35 * TITLE) + label_width(figure)


def legend_of(figure: Figure) -> list[Points | Line]:
    """Return the marks that the legend explains, carpets and clouds as points."""
    found: list[Points | Line] = []
    for mark in figure.marks:
        if isinstance(mark, Cells | Cloud) and mark.label:
            found.append(Points((), (), mark.role, mark.label))
        elif isinstance(mark, Points | Line) and mark.label:
            found.append(mark)
    return found


def legend(figure: Figure) -> list[Mark]:
    """Return the legend as marks, above the plot; their places are in points of the picture."""
    made, room, words = frame(figure), _room(figure), figure.words
    marks: list[Mark] = []
    for above, row in enumerate(reversed(_rows(figure, room.right - room.left))):
        needed = sum(_explained(figure, mark) for mark in row)
        x = max(room.left, min(made.left, room.right - needed))  # over the plot, if there is room
        y = made.top + words * TICK * (1 + above * ROW)
        for mark in row:
            line = isinstance(mark, Line)
            across = (x - 4 * words, x + 8 * words) if line else (x + 4 * words,)
            text = Text(x + 12 * words, y, mark.label, "text", TICK * words, "left")
            bare = replace(mark, x=across, y=(y,) * len(across), label="", hover=())
            marks += [bare, text]
            x += _explained(figure, mark)
    return marks


def _rows(figure: Figure, width: float) -> list[list[Points | Line]]:
    """Return what the legend explains in rows that fit into *width*, as far as one entry can."""
    rows: list[list[Points | Line]] = []
    room = 0.0
    for mark in legend_of(figure):
        needed = _explained(figure, mark)
        if needed > room:
            rows.append([])
            room = width
        rows[-1].append(mark)
        room -= needed
    return rows


def _explained(figure: Figure, mark: Points | Line) -> float:
    """Return how much of the legend an entry takes, with the gap behind it."""
    return figure.words * (30 + EM * TICK * len(mark.label))


def shaped(figure: Figure, shape: str) -> Figure:
    """Return *figure* in a shape of `SHAPES`, for a slide or a square card.

    >>> from chromdocs.papers import EXHIBITS
    >>> shaped(EXHIBITS["evil-plane"].make(), "wide").aspect == 16 / 9
    True
    """
    aspect = known(SHAPES, shape, "shape")
    return replace(figure, aspect=aspect) if aspect else figure


def narrow(figure: Figure) -> Figure:
    """Return *figure* for a narrow screen: larger words, and as high as they need."""
    aspect = figure.aspect if figure.equal else min(figure.aspect, NARROW_ASPECT)
    larger = replace(
        figure,
        aspect=aspect,
        words=NARROW,
        marks=tuple(
            replace(mark, size=mark.size * NARROW) if isinstance(mark, Text) else mark
            for mark in figure.marks
        ),
    )
    made = frame(larger)
    across, up = made.unit(figure.x, up=False), made.unit(figure.y, up=True)

    def fitted(mark: Mark) -> Mark:
        """Return a box with as large a letter as it has room for."""
        if not isinstance(mark, Box) or not mark.text:
            return mark
        most = min(0.8 * mark.height * up, 0.95 * mark.width * across / (BOLD * len(mark.text)))
        return replace(mark, size=min(mark.size * NARROW, max(mark.size, most)))

    return replace(larger, marks=tuple(map(fitted, larger.marks)))
