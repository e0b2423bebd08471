"""Where things stand in a picture: the plot, the legend, and the form for narrow screens.

All renderers take their places from here, so that a drawing and its live chart coincide.
Lengths are in points of a picture 504 points (7 inches) wide, from its lower left corner.
"""

from dataclasses import dataclass, replace

from chromdocs.figures.figure import (
    Arrow,
    Axis,
    Box,
    Cells,
    Figure,
    Line,
    Mark,
    Points,
    Text,
)
from chromdocs.figures.theme import BODY, STEP
from chromdocs.names import known

WIDTH = 504
TICK, TITLE = BODY / STEP**2, BODY / STEP  # sizes of the words at an axis; a legend has the first
ROW = 1.7  # from row to row of a legend, to the size of its words
PAD, APART = 4, 5  # from the plot to the labels of its ticks, and from those to the title
EM, BOLD = 0.6, 0.7  # width of a letter, and of a bold one, to their size, and of those that differ
DIFFER = {
    " ijl.,:;()[]{}|-·": 0.37,
    "1": 0.41,
    "Ift²/rs₀₁₂₃₄₅ₙₖ": 0.46,
    "2579": 0.51,
    "3468": 0.55,
    "→↦≤≠≈∞φ": 0.85,
    "mwMW…": 1.05,
}
LETTERS = {letter: wide for letters, wide in DIFFER.items() for letter in letters}
CAPITAL = 0.78
SIGN, LARGEST = 6.5, 9  # sizes of a mark in a legend; of a narrow one a phone shows 7.4 pixels
LOWER = 0.36  # from the middle of words down to their baseline, to their size
DEEP = 1.28  # how far a label reaches below its upper edge, to its size
NARROW = STEP**5  # how much larger words are in a narrow picture: a phone shows 10.9 pixels
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
        left = right = bottom = top = 2.0 if words else 0.0
    else:
        left = 6 + label_width(figure) + words * (PAD + (APART + TITLE if figure.y.title else 0))
        bottom = 6 + words * (PAD + DEEP * TICK + (APART + TITLE if figure.x.title else 0))
        right = 4 + words * TICK
        rows = len(_rows(figure, WIDTH - left - right))
        top = 4 + words * ((2.2 + (rows - 1) * ROW) * TICK if rows else TICK / 2)
    for text in (mark for mark in figure.marks if isinstance(mark, Text)):
        width, half = words_width(text.text, text.size, text.bold), 0.6 * text.size
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


def words_width(words: str, size: float, bold: bool = False) -> float:
    """Return about how wide words are in Literata, rather too wide.

    >>> words_width("heap", 10), round(words_width("mill", 10), 1)
    (24.0, 21.6)
    """
    each = (LETTERS.get(letter, CAPITAL if letter.isupper() else EM) for letter in words)
    return size * sum(each) * (BOLD / EM if bold else 1)


def label_width(figure: Figure) -> float:
    """Return the width of the widest label on the vertical axis."""
    size = figure.words * TICK
    longest = max((words_width(label, size) for _, label in figure.y.ticks), default=3 * EM * size)
    return 0 if figure.y.hidden else longest


def title_below(figure: Figure) -> float:
    """Return how far below the plot the title of its axis stands, on its baseline."""
    return figure.words * (PAD + DEEP * TICK + APART + 0.7 * TITLE)


def title_beside(figure: Figure) -> float:
    """Return how far left of the plot the title of its axis stands, on its baseline."""
    return figure.words * (PAD + APART + 0.35 * TITLE) + label_width(figure)


def legend_of(figure: Figure) -> list[Points | Line]:
    """Return the marks that the legend explains: points not too small, and cells as squares."""
    found: list[Points | Line] = []
    for mark in figure.marks:
        if isinstance(mark, Text | Box | Arrow) or not mark.label:
            continue
        if isinstance(mark, Line):
            found.append(mark)
        else:
            shape = "square" if isinstance(mark, Cells) else ""
            size = figure.words * max(SIGN, min(getattr(mark, "size", SIGN), LARGEST))
            found.append(Points((), (), mark.role, mark.label, size=size, symbol=shape))
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
    return words_width(mark.label, TICK * figure.words) + 30 * figure.words


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


def ends(mark: Mark, across: bool) -> tuple[float, ...]:
    """Return what the range of an axis has to hold of a mark; words may stand outside."""
    match mark:
        case Text():
            return ()
        case Box():
            return (mark.x, mark.x + mark.width) if across else (mark.y, mark.y + mark.height)
        case Arrow():
            return (mark.x, mark.to_x) if across else (mark.y, mark.to_y)
        case Cells():
            return tuple(at + side for at in (mark.x if across else mark.y) for side in (-0.5, 0.5))
        case _:
            return mark.x if across else mark.y
