"""Draw a figure with matplotlib: SVG, PDF and PNG files, the same bytes every time.

Words become outlines in SVG, so that they look alike everywhere, and embedded fonts in PDF.
"""

from html import escape
from io import BytesIO
from typing import Any, Literal

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure as Canvas
from matplotlib.lines import Line2D
from matplotlib.patches import FancyArrowPatch, FancyBboxPatch, Rectangle
from matplotlib.path import Path
from matplotlib.ticker import MaxNLocator

from chromdocs.figures import frame as places
from chromdocs.figures.figure import Arrow, Axis, Box, Figure, Line, Points, Text
from chromdocs.figures.theme import palette, symbol
from chromdocs.names import known

WIDTH = 7.0  # inches; the sizes in a description are meant for this width
DPI = 192  # of PNG files: twice the usual screen
FORMATS = {
    "svg": dict.fromkeys(("Date", "Creator", "Type", "Format")),
    "pdf": dict.fromkeys(("CreationDate", "Creator", "Producer")),
    "png": {"Software": None},
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
    metadata = known(FORMATS, format, "format")
    if not 1 <= width <= 40:
        raise ValueError(f"{figure.id}: width must be 1 to 40 inches, not {width}")
    pen = _Pen(figure, palette(theme), width / WIDTH)
    settings: dict[Any, Any] = {
        "font.family": "DejaVu Sans",
        "pdf.fonttype": 42,
        "svg.fonttype": "path",
        "svg.hashsalt": figure.id,
    }
    out = BytesIO()
    with mpl.rc_context(settings):
        canvas = pen.canvas(width)
        canvas.savefig(out, format=format, dpi=DPI, transparent=transparent, metadata=metadata)
    return _named(out.getvalue(), figure) if format == "svg" else out.getvalue()


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
        at = self.frame
        across, up = (at.right - at.left) / places.WIDTH, (at.top - at.bottom) / at.height
        ax = canvas.add_axes((at.left / places.WIDTH, at.bottom / at.height, across, up))
        self.axes(ax)
        for order, mark in enumerate(figure.marks, start=3):
            self.mark(ax, mark, order)
        if explained := places.legend(figure):
            whole = canvas.add_axes((0, 0, 1, 1), xlim=(0, places.WIDTH), ylim=(0, at.height))
            whole.set_axis_off()
            for order, mark in enumerate(explained, start=3):
                self.mark(whole, mark, order)
        return canvas

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
        if name == "x":  # from the baseline, as Plotly counts
            for label in ax.get_xticklabels():
                label.set_verticalalignment("baseline")

    def mark(self, ax: Axes, mark: Any, order: int) -> None:
        colour = self.colours[mark.role]
        match mark:
            case Points():
                self.points(ax, mark, order)
            case Line():
                ax.plot(
                    mark.x,
                    mark.y,
                    color=colour,
                    linewidth=1.4 * self.scale,
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
                        mutation_scale=self.scale,
                        color=colour,
                        linewidth=1.4 * self.scale,
                        capstyle="round",
                        zorder=order,
                    )
                )

    def points(self, ax: Axes, mark: Points, order: int) -> None:
        colour = self.colours[mark.role]
        shape = symbol(mark.role)
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
                zorder=order,
            )
        )

    def box(self, ax: Axes, box: Box, order: int) -> None:
        corner = (box.x, box.y)
        style: dict[str, Any] = {"facecolor": self.colours[box.role], "edgecolor": "none"}
        style["zorder"] = order
        if box.rounded:
            shape = f"round,pad=0,rounding_size={box.radius}"
            ax.add_patch(FancyBboxPatch(corner, box.width, box.height, boxstyle=shape, **style))
        else:
            ax.add_patch(Rectangle(corner, box.width, box.height, **style))
        if box.text:
            self.text(ax, box.letter, order)

    def text(self, ax: Axes, text: Text, order: int) -> None:
        ax.text(
            text.x,
            text.y,
            text.text,
            color=self.colours[text.role],
            fontsize=text.size * self.scale,
            fontweight="bold" if text.bold else "normal",
            horizontalalignment=text.align,
            verticalalignment="center_baseline",
            zorder=order,
        )


def _named(svg: bytes, figure: Figure) -> bytes:
    """Give an SVG file its name and its description, which screen readers tell."""
    head, tag, rest = svg.decode().partition("<svg ")
    opening, end, body = rest.partition(">")
    name = f"<title>{escape(figure.title)}</title>\n <desc>{escape(figure.alt)}</desc>"
    return f'{head}{tag}role="img" {opening}{end}\n {name}{body}'.encode()
