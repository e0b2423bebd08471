"""The files that a figure becomes: drawings, a picture that moves, a live chart, its data.

A writer takes a figure, its theme and whether its ground is transparent, and returns the bytes of
the file; that of ``gif`` takes the figures that follow each other. Renderers are loaded when a
writer needs them; SVG needs none but ours.
"""

import json
from collections.abc import Callable, Iterable

from chromdocs.extras import has, needed
from chromdocs.figures.figure import Figure
from chromdocs.formats import Format


def _drawn(format: str) -> Callable[..., bytes]:
    def write(figure: Figure, theme: str = "light", transparent: bool = False) -> bytes:
        with needed():
            from chromdocs.figures.to_matplotlib import draw
        return draw(figure, format, theme, transparent)

    return write


def _vector(figure: Figure, theme: str = "light", transparent: bool = False) -> bytes:
    if has("matplotlib"):  # whose words are outlines, and look alike everywhere
        return _drawn("svg")(figure, theme, transparent)
    from chromdocs.figures.to_svg import write

    return write(figure, theme, transparent)


def _moving(figures: Iterable[Figure], theme: str = "light", transparent: bool = False) -> bytes:
    with needed():
        from chromdocs.figures.png import animate
        from chromdocs.figures.to_matplotlib import draw
    return animate((draw(figure, "png", theme) for figure in figures), theme)


def _live(figure: Figure, theme: str = "light", transparent: bool = False) -> bytes:
    from chromdocs.figures.to_plotly import to_html

    return to_html(figure, theme).encode()


def _described(figure: Figure, theme: str = "light", transparent: bool = False) -> bytes:
    from chromdocs.figures.to_plotly import chart

    return (json.dumps(chart(figure, theme), indent=1, ensure_ascii=False) + "\n").encode()


def _data(figure: Figure, theme: str = "light", transparent: bool = False) -> bytes:
    return figure.csv.encode()


FORMATS = {
    format.name: format
    for format in (
        Format("svg", "SVG", "svg", _vector),
        Format("png", "PNG", "png", _drawn("png")),
        Format("pdf", "PDF", "pdf", _drawn("pdf")),
        Format("gif", "GIF", "gif", _moving),
        Format("html", "HTML", "html", _live),
        Format("json", "JSON", "json", _described),
        Format("csv", "CSV", "csv", _data),
    )
}
ENDINGS = {f.suffix: f for f in FORMATS.values() if f.name != "gif"}  # files of one figure
