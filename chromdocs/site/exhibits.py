"""Pictures on a page: the SVG first, in its place and size, with the live chart behind it."""

import inspect
import json
from hashlib import sha256
from html import escape
from pathlib import Path

import matplotlib

from chromdocs.figures import figure as description
from chromdocs.figures import theme, to_matplotlib, to_plotly
from chromdocs.figures.figure import Figure

CACHE = Path(".cache/figures")
VARIANTS = {  # the end of a file's name: theme, transparent
    "": ("light", False),
    "-dark": ("dark", False),
    "-transparent": ("light", True),
    "-transparent-dark": ("dark", True),
}
BUNDLE_TRACES = {"scatter", "bar", "pie"}  # what the basic bundle draws; it fails silently


def drawn(figure: Figure, format: str, variant: str) -> bytes:
    """Return a drawing; one that was made before, of the same figure by the same code, is kept."""
    file = CACHE / f"{key(figure)}{variant}.{format}"
    if not file.exists():
        chosen, transparent = VARIANTS[variant]
        content = to_matplotlib.draw(figure, format, theme=chosen, transparent=transparent)
        CACHE.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        part.write_bytes(content)
        part.replace(file)
    return file.read_bytes()


def key(figure: Figure) -> str:
    """Return a name for *figure* that changes with its description and the code that draws it."""
    code = "".join(inspect.getsource(module) for module in (description, theme, to_matplotlib))
    return sha256(f"{figure!r}{code}{matplotlib.__version__}".encode()).hexdigest()[:16]


def chart_script(figure: Figure) -> bytes:
    """Return the live chart of *figure* as a script, which a page asks for when it is wanted.

    A script, because a page that is opened from a disk may not ask for data.
    """
    chart = to_plotly.chart(figure)
    if strange := {trace["type"] for trace in chart["data"]} - BUNDLE_TRACES:
        raise ValueError(f"{figure.id}: the chart bundle cannot draw {', '.join(strange)}")
    data = json.dumps(chart, ensure_ascii=False, separators=(",", ":"))
    return f'(window.chromdocsCharts ??= {{}})["{key(figure)}"] = {data};\n'.encode()


def palettes_json() -> str:
    """Return the colours of both themes, with no ground: a chart stands on that of the page."""
    clear = {"background": "rgba(0,0,0,0)"}
    return json.dumps({name: colours | clear for name, colours in theme.THEMES.items()})


def chart_html(figure: Figure, chart: str, light: str, dark: str) -> str:
    """Return the picture: two SVGs, of which the style shows one, and where its chart is."""
    width, height = 1000, round(1000 / figure.aspect)
    images = "".join(
        f'<img class="only-{name}" src="{escape(address)}" alt="{escape(figure.alt)}" '
        f'width="{width}" height="{height}" loading="lazy">'
        for name, address in (("light", light), ("dark", dark))
    )
    return (
        f'<div class="chart" style="aspect-ratio:{figure.aspect:.4f}" role="group" tabindex="0" '
        f'data-chart="{escape(chart)}" '
        f'aria-label="{escape(figure.title)}: chart, focus to explore">'
        f"{images}</div>"
    )


def data_html(figure: Figure) -> str:
    """Return what *figure* shows as a table that opens on demand."""
    head = "".join(f"<th>{escape(name)}</th>" for name in figure.columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in row) + "</tr>"
        for row in figure.data
    )
    return (
        '<details class="data" data-search-exclude><summary>Data</summary><div class="scroll">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
    )
