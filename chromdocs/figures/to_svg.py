"""Draw a figure as SVG with the standard library alone: in a browser, and with the base.

Everything stands where matplotlib draws it; words stay words, in a font of the reader's. There
are no styles and no scripts in the file, and a page may hold many such drawings.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from zlib import crc32

from chromdocs.figures import frame as places
from chromdocs.figures.axes import automatic
from chromdocs.figures.figure import Axis, Figure, Mark, Text
from chromdocs.figures.paint import FONT
from chromdocs.figures.svg_marks import Plane, Range, drawn, element, label, number, stroke
from chromdocs.figures.theme import palette

WIDTH = 700  # pixels at which it opens; a page may show it larger or smaller
MARGIN = 0.05  # beside the marks, to what they need, where an axis has no range
GRID = 0.6  # width of its lines


def write(
    figure: Figure,
    theme: str = "light",
    transparent: bool = False,
    width: str = "",
    height: str = "",
) -> bytes:
    """Return *figure* as an SVG file, which opens 700 pixels wide, or as large as is said.

    >>> made = write(Figure(id="mine", title="Mine & yours", marks=(), aspect=2)).decode()
    >>> print(*made.splitlines()[1:3])
    <title>Mine &amp; yours</title> <desc>Mine &amp; yours</desc>
    """
    pen = _Pen(figure, palette(theme))
    size = width or str(WIDTH), height or number(WIDTH / figure.aspect)
    return "".join(f"{line}\n" for line in pen.picture(transparent, *size) if line).encode()


class _Pen:
    """Draws one figure in the colours of one theme."""

    def __init__(self, figure: Figure, colours: dict[str, str]) -> None:
        self.figure = figure
        self.colours = colours
        self.frame = places.frame(figure)
        self.across = _range(figure.x, figure.marks, across=True)
        self.up = _range(figure.y, figure.marks, across=False)
        self.plane = Plane(self.frame, self.across, self.up)

    def picture(self, transparent: bool, width: str, height: str) -> Iterator[str]:
        figure, at = self.figure, self.frame
        yield (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
            f'viewBox="0 0 {places.WIDTH} {number(at.height)}" role="img" font-family="{FONT}">'
        )
        yield element("title", figure.title)
        yield element("desc", figure.alt)
        if not transparent:
            yield element("rect", width="100%", height="100%", fill=self.colours["background"])
        yield from () if figure.x.hidden else self.axis_across(figure.x)
        yield from () if figure.y.hidden else self.axis_up(figure.y)
        yield from self.marks()
        whole = places.Frame(0, places.WIDTH, 0, at.height, at.height)
        plane = Plane(whole, (0, places.WIDTH), (0, at.height))
        yield from (drawn(mark, plane, self.colours) for mark in places.legend(figure))
        yield "</svg>"

    def marks(self) -> Iterator[str]:
        """Yield the marks in their order, all but words cut off at the edges of the plot.

        What cuts is named by figure, theme and places: on one page, equal names cut alike, and a
        light drawing does without the dark one, which may be hidden.
        """
        at = self.frame
        sides = at.left, at.height - at.top, at.right - at.left, at.top - at.bottom
        salt = repr((self.figure.id, self.colours["background"], sides))
        name = f"plot-{crc32(salt.encode()):08x}"
        edges = dict(zip(("x", "y", "width", "height"), sides, strict=True))
        yield f'<clipPath id="{name}">{element("rect", **edges)}</clipPath>'
        for free, run in groupby(self.figure.marks, lambda mark: isinstance(mark, Text)):
            yield "" if free else f'<g clip-path="url(#{name})">'
            yield from (drawn(mark, self.plane, self.colours) for mark in run)
            yield "" if free else "</g>"

    def axis_across(self, axis: Axis) -> Iterator[str]:
        at, size = self.frame, self.figure.words
        top, bottom = at.height - at.top, at.height - at.bottom
        ticks = [(self.plane.at(tick, 0)[0], said) for tick, said in _ticks(axis, self.across)]
        yield self.grid(axis, (f"M{number(x)} {number(top)}V{number(bottom)}" for x, _ in ticks))
        for x, said in ticks:
            y = bottom + (places.PAD + places.TICK) * size
            yield label(said, x, y, self.colours["muted"], places.TICK * size)
        x, y = (at.left + at.right) / 2, bottom + places.title_below(self.figure)
        yield self.title(axis, x, y)

    def axis_up(self, axis: Axis) -> Iterator[str]:
        at, size = self.frame, self.figure.words
        ticks = [(self.plane.at(0, tick)[1], said) for tick, said in _ticks(axis, self.up)]
        yield self.grid(
            axis, (f"M{number(at.left)} {number(y)}H{number(at.right)}" for y, _ in ticks)
        )
        for y, said in ticks:
            x, low = at.left - places.PAD * size, y + places.LOWER * places.TICK * size
            muted = self.colours["muted"]
            yield label(said, x, low, muted, places.TICK * size, text_anchor="end")
        x, y = at.left - places.title_beside(self.figure), at.height - (at.bottom + at.top) / 2
        yield self.title(axis, x, y, transform=f"rotate(-90 {number(x)} {number(y)})")

    def grid(self, axis: Axis, lines: Iterable[str]) -> str:
        d = "".join(lines)
        return stroke(d, self.colours["grid"], GRID) if axis.grid and d else ""

    def title(self, axis: Axis, x: float, y: float, **style: str) -> str:
        size = places.TITLE * self.figure.words
        return label(axis.title, x, y, self.colours["text"], size, **style)


def _ticks(axis: Axis, shown: Range) -> Iterator[tuple[float, str]]:
    """Yield the ticks of an axis that its range shows."""
    low, high = shown
    for tick, said in axis.ticks or automatic(low, high):
        if low <= tick <= high:
            yield tick, said


def _range(axis: Axis, marks: tuple[Mark, ...], across: bool) -> Range:
    """Return the range of an axis: its own, or what the marks need with a margin around it."""
    if axis.range:
        return axis.range
    held = [end for mark in marks for end in places.ends(mark, across)] or [0, 1]
    low, high = min(held), max(held)
    margin = MARGIN * (high - low or abs(low) or 1)
    return low - margin, high + margin
