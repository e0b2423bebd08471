"""Draw a figure as files: SVG, PDF and PNG, the same bytes every time, and onto pages for print.

What stands where is said by `to_svg`, which needs nothing else. Here words become outlines in SVG,
so that they look alike everywhere, and embedded fonts in PDF; PNG is painted by matplotlib.
"""

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager
from itertools import count
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure as Canvas
from matplotlib.patches import PathPatch, Rectangle
from matplotlib.transforms import Affine2D

from chromdocs.figures import frame as places
from chromdocs.figures import raster, to_pdf, to_svg
from chromdocs.figures.figure import Figure
from chromdocs.figures.letters import families
from chromdocs.figures.outlines import outlined
from chromdocs.figures.parts import Said, Shape, parts
from chromdocs.figures.png import Numbers, packed
from chromdocs.figures.theme import palette
from chromdocs.names import known

WIDTH = 7.0  # inches; the sizes in a description are meant for this width
POINTS = 72  # in an inch
DPI = 192  # of pictures inside other files: twice the usual screen
PIXELS = 1920  # that a PNG file is wide
METADATA = {
    "svg": {},
    "pdf": dict.fromkeys(("CreationDate", "Creator", "Producer")),
    "png": {},
}
ALIGN = {"start": "left", "middle": "center", "end": "right"}


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

    The pixels are painted once, and their ground is put under them.
    """
    if not 1 <= width <= 40:
        raise ValueError(f"{figure.id}: width must be 1 to 40 inches, not {width}")
    colours = palette(theme)
    wide, high = POINTS * width, POINTS * width / figure.aspect
    painted: dict[str, bytes] = {}  # as PNG, by ground
    for format, transparent in files:
        if format == "png":
            grounds = "", colours["background"]
            painted = painted or dict(
                zip(grounds, packed(_pixels(figure, theme, width), grounds), strict=True)
            )
            yield painted[grounds[not transparent]]
            continue
        if format == "pdf":
            ground = "" if transparent else colours["background"]
            clear = to_svg.write(figure, theme, transparent=True)
            yield to_pdf.pdf(clear, figure.title, wide, high, ground)
            continue
        svg = to_svg.write(figure, theme, transparent, f"{wide:g}pt", f"{round(high, 2):g}pt")
        yield outlined(svg.decode()).encode()


def drawing(salt: str) -> AbstractContextManager[None]:
    """Return the settings in which pages are drawn; *salt* names their parts."""
    settings: dict[Any, Any] = {
        "font.family": families(),
        "pdf.fonttype": 42,
        "svg.hashsalt": salt,
    }
    return mpl.rc_context(settings)


def _pixels(figure: Figure, theme: str, width: float) -> Numbers:
    """Return a picture without its ground."""
    across = round(PIXELS * width / WIDTH)
    clear = parts(to_svg.write(figure, theme, transparent=True))
    return raster.painted(clear, across, round(across / figure.aspect), across / places.WIDTH)


def place(figure: Figure, canvas: Canvas, left: float, bottom: float, width: float) -> None:
    """Draw *figure* on a page for print, *width* inches wide; lengths from the lower left."""
    scale = width / places.WIDTH
    top = bottom + width / figure.aspect
    there = Affine2D.from_values(scale, 0, 0, -scale, left, top) + canvas.dpi_scale_trans
    thick = scale * POINTS  # in points of the page for one of the figure
    for part, order in zip(parts(to_svg.write(figure, transparent=True)), count(100)):
        if isinstance(part, Said):
            canvas.text(
                part.x,
                part.y,
                part.words,
                color=part.fill,
                fontsize=part.size * thick,
                fontweight="bold" if part.bold else "normal",
                horizontalalignment=ALIGN[part.anchor],
                verticalalignment="baseline",
                rotation=90 if part.upright else 0,
                rotation_mode="anchor",
                transform=there,
                zorder=order,
            )
        else:
            canvas.add_artist(_patch(part, thick, there, order))


def _patch(shape: Shape, thick: float, there: Any, order: int) -> PathPatch:
    patch = PathPatch(
        raster.path(shape.moves),
        facecolor=shape.fill or "none",
        edgecolor=shape.stroke or "none",
        linewidth=shape.width * thick,
        capstyle=raster.CAPS[shape.cap],
        joinstyle=shape.join,
        transform=there,
        zorder=order,
    )
    if shape.dash:
        patch.set_linestyle((0, [length / shape.width for length in shape.dash]))
    if shape.cut:
        left, top, width, height = shape.cut
        patch.set_clip_path(Rectangle((left, top), width, height, transform=there))
    return patch
