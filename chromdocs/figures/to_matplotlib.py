"""Draw a figure with matplotlib: SVG, PDF and PNG files, the same bytes every time.

Words become outlines in SVG, so that they look alike everywhere, and embedded fonts in PDF.
"""

from html import escape
from io import BytesIO
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure as Canvas
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.lines import Line2D
from matplotlib.patches import FancyArrowPatch, FancyBboxPatch, Rectangle
from matplotlib.path import Path
from matplotlib.ticker import MaxNLocator

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
    """Return *figure* as a file: ``svg``, ``pdf`` or ``png``, *width* inches wide."""
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

    def canvas(self, width: float) -> Canvas:
        figure = self.figure
        size = (width, width / figure.aspect)
        pad = (0.02 if figure.bare else 0.08) * self.scale
        canvas = Canvas(
            figsize=size,
            layout=ConstrainedLayoutEngine(w_pad=pad, h_pad=pad),
            facecolor=self.colours["background"],
        )
        FigureCanvasAgg(canvas)
        ax = canvas.add_subplot()
        self.axes(ax)
        for order, mark in enumerate(figure.marks, start=3):
            self.mark(ax, mark, order)
        labelled = [mark for mark in figure.marks if getattr(mark, "label", "")]
        if labelled:
            canvas.legend(
                loc="outside upper center",
                ncols=len(labelled),
                frameon=False,
                fontsize=9 * self.scale,
                labelcolor=self.colours["text"],
                handlelength=1.2,
                handletextpad=0.5,
                columnspacing=1.8,
                borderpad=0.3,
            )
        return canvas

    def axes(self, ax: Axes) -> None:
        ax.set_facecolor("none")
        if self.figure.equal:
            ax.set_aspect("equal")
        for spine in ax.spines.values():
            spine.set_visible(False)
        self.axis(ax, "x", self.figure.x)
        self.axis(ax, "y", self.figure.y)

    def axis(self, ax: Axes, name: str, axis: Axis) -> None:
        if axis.range:
            ax.set(**{f"{name}lim": axis.range})
        if axis.hidden:
            getattr(ax, f"{name}axis").set_visible(False)
            return
        ax.tick_params(
            axis=name,  # type: ignore[arg-type]
            length=0,
            pad=4 * self.scale,
            labelsize=9 * self.scale,
            labelcolor=self.colours["muted"],
        )
        if axis.grid:
            line = {"color": self.colours["grid"], "linewidth": 0.6 * self.scale}
            ax.grid(axis=name, **line)  # type: ignore[arg-type]
            ax.set_axisbelow(True)
        getattr(ax, f"set_{name}label")(
            axis.title,
            fontsize=10 * self.scale,
            color=self.colours["text"],
            labelpad=5 * self.scale,
        )
        if axis.ticks:
            values, labels = zip(*axis.ticks, strict=True)
            getattr(ax, f"set_{name}ticks")(values, labels)
        else:
            locator = MaxNLocator(8, integer=True)
            getattr(ax, f"{name}axis").set_major_locator(locator)

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
                    label=mark.label or None,
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
                label=mark.label or None,
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
