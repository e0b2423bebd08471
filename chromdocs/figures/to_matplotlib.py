"""Draw a figure with matplotlib: SVG, PDF and PNG files, the same bytes every time.

Words become outlines in SVG, so that they look alike everywhere, and embedded fonts in PDF.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from html import escape
from io import BytesIO
from typing import Any, Literal

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure as Canvas
from matplotlib.lines import Line2D
from matplotlib.patches import Ellipse, FancyArrowPatch, FancyBboxPatch, Rectangle
from matplotlib.path import Path
from matplotlib.ticker import MaxNLocator
from matplotlib.transforms import ScaledTranslation
from PIL import Image

from chromdocs.figures import frame as places
from chromdocs.figures.figure import Arrow, Axis, Box, Cells, Cloud, Figure, Line, Points, Text
from chromdocs.figures.letters import families
from chromdocs.figures.png import CELL, carpet, packed
from chromdocs.figures.theme import palette, symbol
from chromdocs.names import known

WIDTH = 7.0  # inches; the sizes in a description are meant for this width
DPI = 192  # of pictures inside other files: twice the usual screen
PIXELS = 1920  # that a PNG file is wide
METADATA = {
    "svg": dict.fromkeys(("Date", "Creator", "Type", "Format")),
    "pdf": dict.fromkeys(("CreationDate", "Creator", "Producer")),
    "png": {},
}
MARKERS = {"dot": "o", "ring": "o", "square": "s", "diamond": "D"}


def draw(
    figure: Figure,
    format: str = "svg",
    theme: str = "light",
    transparent: bool = False,
    width: float = WIDTH,
) -> bytes:
    """Return *figure* as a file: ``svg``, ``pdf`` or ``png``, *width* inches wide.

    A small *width* makes everything small; ``frame.narrow`` makes a figure for narrow screens.
    """
    known(METADATA, format, "format")
    return next(draw_each(figure, [(format, transparent)], theme, width))


def draw_each(
    figure: Figure, files: Iterable[tuple[str, bool]], theme: str = "light", width: float = WIDTH
) -> Iterator[bytes]:
    """Yield *figure* as files: a format each, and whether it is transparent.

    It is laid out once; SVG and PNG are drawn once, and their ground is put under them.
    """
    if not 1 <= width <= 40:
        raise ValueError(f"{figure.id}: width must be 1 to 40 inches, not {width}")
    colours = palette(theme)
    with drawing(figure.id):
        canvas = _Pen(figure, colours, width / WIDTH).canvas(width)
    clear: dict[str, Any] = {}  # by format
    for format, transparent in files:
        ground = "" if transparent else colours["background"]
        with drawing(figure.id):
            match format:
                case "svg":
                    clear[format] = clear.get(format) or _vector(canvas, figure)
                    filled = f"fill: {ground or 'none'}".encode()
                    yield clear[format].replace(b"fill: none", filled, 1)
                case "png":
                    clear[format] = clear.get(format) or _pixels(canvas)
                    yield packed(clear[format], ground)
                case _:
                    about = METADATA["pdf"] | {"Title": figure.title}
                    yield _saved(canvas, "pdf", transparent, metadata=about)


def drawing(salt: str) -> AbstractContextManager[None]:
    """Return the settings in which everything is drawn; *salt* names the parts of an SVG."""
    settings: dict[Any, Any] = {
        "font.family": families(),
        "pdf.fonttype": 42,
        "svg.fonttype": "path",
        "svg.hashsalt": salt,
    }
    return mpl.rc_context(settings)


def _saved(canvas: Canvas, format: str, transparent: bool, dpi: float = DPI, **more: Any) -> bytes:
    out = BytesIO()
    canvas.savefig(out, format=format, dpi=dpi, transparent=transparent, **more)
    return out.getvalue()


def _vector(canvas: Canvas, figure: Figure) -> bytes:
    """Return an SVG file, whose first shape is the ground that it has not."""
    svg = _saved(canvas, "svg", True, metadata=METADATA["svg"])
    return _named(re.sub(rb" *\n *", b"\n", svg), figure)


def _pixels(canvas: Canvas) -> Image.Image:
    """Return a picture without its ground."""
    dpi = PIXELS / WIDTH
    width, height = (int(side * dpi) for side in canvas.get_size_inches())
    return Image.frombytes("RGBA", (width, height), _saved(canvas, "rgba", True, dpi))


def place(figure: Figure, canvas: Canvas, left: float, bottom: float, width: float) -> None:
    """Draw *figure* on a page for print, *width* inches wide; lengths from the lower left."""
    across, up = canvas.get_size_inches()
    part = (left / across, bottom / up, width / across, width / figure.aspect / up)
    _Pen(figure, palette("light"), width / WIDTH).onto(canvas, part)


class _Pen:
    """Draws the marks of one figure in the colours of one theme."""

    def __init__(self, figure: Figure, colours: dict[str, str], scale: float) -> None:
        self.figure = figure
        self.colours = colours
        self.scale = scale
        self.frame = places.frame(figure)

    def canvas(self, width: float) -> Canvas:
        figure = self.figure
        canvas = Canvas((width, width / figure.aspect), facecolor=self.colours["background"])
        FigureCanvasAgg(canvas)
        self.onto(canvas)
        return canvas

    def onto(self, canvas: Canvas, part: tuple[float, float, float, float] = (0, 0, 1, 1)) -> None:
        """Draw on a *part* of a canvas: left, bottom, width and height as shares of it."""
        figure, at = self.figure, self.frame
        left, bottom, width, height = part
        across, up = width / places.WIDTH, height / at.height
        corner = (left + at.left * across, bottom + at.bottom * up)
        ax = canvas.add_axes((*corner, (at.right - at.left) * across, (at.top - at.bottom) * up))
        self.axes(ax)
        for order, mark in enumerate(figure.marks, start=3):
            self.mark(ax, mark, order)
        if explained := places.legend(figure):
            whole = canvas.add_axes(part, xlim=(0, places.WIDTH), ylim=(0, at.height))
            whole.set_axis_off()
            for order, mark in enumerate(explained, start=3):
                self.mark(whole, mark, order)

    def axes(self, ax: Axes) -> None:
        figure, at = self.figure, self.frame
        ax.set_facecolor("none")
        for spine in ax.spines.values():
            spine.set_visible(False)
        self.axis(ax, "x", figure.x)
        self.axis(ax, "y", figure.y)
        ax.xaxis.set_label_coords(0.5, -places.title_below(figure) / (at.top - at.bottom))
        ax.yaxis.set_label_coords(-places.title_beside(figure) / (at.right - at.left), 0.5)

    def axis(self, ax: Axes, name: Literal["x", "y"], axis: Axis) -> None:
        if axis.range:
            ax.set(**{f"{name}lim": axis.range})
        if axis.hidden:
            getattr(ax, f"{name}axis").set_visible(False)
            return
        words = self.scale * self.figure.words
        ax.tick_params(
            axis=name,
            length=0,
            pad=(places.PAD + (places.TICK if name == "x" else 0)) * words,
            labelsize=places.TICK * words,
            labelcolor=self.colours["muted"],
        )
        if axis.grid:
            ax.grid(axis=name, color=self.colours["grid"], linewidth=0.6 * self.scale)
            ax.set_axisbelow(True)
        getattr(ax, f"set_{name}label")(
            axis.title,
            fontsize=places.TITLE * words,
            color=self.colours["text"],
            verticalalignment="baseline",
        )
        if axis.ticks:
            values, labels = zip(*axis.ticks, strict=True)
            getattr(ax, f"set_{name}ticks")(values, labels)
        else:
            getattr(ax, f"{name}axis").set_major_locator(MaxNLocator(8, integer=True))
        for label in getattr(ax, f"get_{name}ticklabels")():  # from the baseline, in any font
            label.set_verticalalignment("baseline")
            if name == "y":
                label.set_transform(label.get_transform() + self.lower(ax, places.TICK * words))

    def mark(self, ax: Axes, mark: Any, order: int) -> None:
        colour = self.colours[mark.role]
        match mark:
            case Points() | Cloud():
                self.points(ax, mark, order)
            case Cells():
                self.cells(ax, mark, order)
            case Line():
                ax.plot(
                    mark.x,
                    mark.y,
                    color=colour,
                    linewidth=mark.width * self.scale,
                    linestyle=(0, (4, 3)) if mark.dashed else "-",
                    drawstyle="steps-mid" if mark.step else "default",
                    solid_joinstyle="round",
                    zorder=order,
                )
            case Box():
                self.box(ax, mark, order)
            case Text():
                self.text(ax, mark, order)
            case Arrow():
                curve = [(mark.x, mark.y), *mark.controls, (mark.to_x, mark.to_y)]
                ax.add_patch(
                    FancyArrowPatch(
                        path=Path(curve, [Path.MOVETO] + 3 * [Path.CURVE4]),
                        arrowstyle="-|>,head_length=5,head_width=2.6",
                        mutation_scale=self.scale * mark.grown,
                        color=colour,
                        linewidth=mark.width * self.scale,
                        capstyle="round",
                        zorder=order,
                    )
                )

    def points(self, ax: Axes, mark: Points | Cloud, order: int) -> None:
        colour = self.colours[mark.role]
        shape = mark.shape if isinstance(mark, Points) else symbol(mark.role)
        ring = shape == "ring"
        edge = mark.size * 0.22 if ring else 0
        ax.add_line(
            Line2D(
                mark.x,
                mark.y,
                linestyle="none",
                marker=MARKERS[shape],
                markersize=(mark.size - edge) * self.scale,
                markerfacecolor="none" if ring else colour,
                markeredgecolor=colour,
                markeredgewidth=edge * self.scale,
                rasterized=isinstance(mark, Cloud),
                zorder=order,
            )
        )

    def cells(self, ax: Axes, mark: Cells, order: int) -> None:
        """Draw the cells as one picture, each in the middle of its square."""
        left, right, low, high = min(mark.x), max(mark.x), min(mark.y), max(mark.y)
        aside = 0.5 - 0.5 / CELL
        picture = ax.imshow(
            carpet(mark.x, mark.y, self.colours[mark.role]),
            extent=(left - aside, right + 1 - aside, low - aside, high + 1 - aside),
            origin="lower",
            interpolation="none",
            aspect="auto",
            zorder=order,
        )
        picture.set_gid(f"cells-{order}")  # equal pictures would get equal names

    def box(self, ax: Axes, box: Box, order: int) -> None:
        corner = (box.x, box.y)
        style: dict[str, Any] = {"facecolor": self.colours[box.role], "edgecolor": "none"}
        style["zorder"] = order
        if box.oval:
            middle = (box.x + box.width / 2, box.y + box.height / 2)
            ax.add_patch(Ellipse(middle, box.width, box.height, **style))
        elif box.rounded:
            shape = f"round,pad=0,rounding_size={box.radius}"
            ax.add_patch(FancyBboxPatch(corner, box.width, box.height, boxstyle=shape, **style))
        else:
            ax.add_patch(Rectangle(corner, box.width, box.height, **style))
        if box.text:
            self.text(ax, box.letter, order)

    def lower(self, ax: Axes, size: float) -> ScaledTranslation:
        """Return the way from the middle of words to their baseline."""
        inches: Any = ax.figure
        return ScaledTranslation(0, -places.LOWER * size / 72, inches.dpi_scale_trans)

    def text(self, ax: Axes, text: Text, order: int) -> None:
        ax.text(
            text.x,
            text.y,
            text.text,
            color=self.colours[text.role],
            fontsize=text.size * self.scale,
            fontweight="bold" if text.bold else "normal",
            horizontalalignment=text.align,
            verticalalignment="baseline",
            transform=ax.transData + self.lower(ax, text.size * self.scale),
            zorder=order,
        )


def _named(svg: bytes, figure: Figure) -> bytes:
    """Give an SVG file its name and its description, which screen readers tell."""
    head, tag, rest = svg.decode().partition("<svg ")
    opening, end, body = rest.partition(">")
    name = f"<title>{escape(figure.title)}</title>\n <desc>{escape(figure.alt)}</desc>"
    return f'{head}{tag}role="img" {opening}{end}\n {name}{body}'.encode()
