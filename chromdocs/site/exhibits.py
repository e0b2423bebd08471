"""Pictures on a page: the SVG first, in its place and size, with the live chart behind it."""

import inspect
import json
from collections.abc import Iterable
from hashlib import sha256
from html import escape
from pathlib import Path

import matplotlib

from chromdocs.figures import figure as description
from chromdocs.figures import frame, theme, to_matplotlib, to_plotly
from chromdocs.figures.figure import Figure
from chromdocs.figures.paint import NARROW

CACHE = Path(".cache/figures")
VARIANTS = ("", "-dark", "-transparent", "-transparent-dark")  # the end of a file's name
ON_PAGES = tuple(f"{form}-transparent{dark}" for dark in ("", "-dark") for form in ("", "-narrow"))
BUNDLE_TRACES = {"scatter", "bar", "pie"}  # what the basic bundle draws; it fails silently


def drawn(figure: Figure, format: str, variant: str) -> bytes:
    """Return a drawing; one that was made before, of the same figure by the same code, is kept."""
    file = CACHE / f"{key(figure)}{variant}.{format}"
    if not file.exists():
        wide = "-narrow" not in variant
        content = to_matplotlib.draw(
            figure if wide else frame.narrow(figure),
            format,
            theme="dark" if "-dark" in variant else "light",
            transparent="-transparent" in variant,
            width=to_matplotlib.WIDTH / (1 if wide else 2),
        )
        CACHE.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        part.write_bytes(content)
        part.replace(file)
    return file.read_bytes()


def key(figure: Figure) -> str:
    """Return a name for *figure* that changes with its description and the code that draws it."""
    modules = (description, frame, theme, to_matplotlib)
    code = "".join(inspect.getsource(module) for module in modules)
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


def chart_html(figure: Figure, chart: str, *pictures: str) -> str:
    """Return the picture and where its chart is.

    The pictures are the SVGs for light ground, wide and narrow, and those for dark ground. The
    style shows those of one ground; the width of the screen chooses between wide and narrow.
    """
    height, narrow = round(1000 / figure.aspect), frame.narrow(figure).aspect
    images = "".join(
        f'<picture><source media="{NARROW}" srcset="{escape(small)}" '
        f'width="500" height="{round(500 / narrow)}">'
        f'<img class="only-{name}" src="{escape(wide)}" alt="{escape(figure.alt)}" '
        f'width="1000" height="{height}" loading="lazy"></picture>'
        for name, wide, small in (("light", *pictures[:2]), ("dark", *pictures[2:]))
    )
    return (
        f'<div class="chart" style="{shape(figure.aspect, narrow)}" role="group" tabindex="0" '
        f'data-chart="{escape(chart)}" aria-label="{escape(label(figure.title))}">{images}</div>'
    )


def shape(aspect: float, narrow: float) -> str:
    """Return the style that gives a chart its shape, on wide and on narrow screens."""
    return f"--aspect:{aspect:.4f};--narrow:{narrow:.4f}"


def label(title: str) -> str:
    """Return what a screen reader says when a chart is reached.

    >>> label("The plane")
    'The plane: chart; arrow keys step through it'
    """
    return f"{title}: chart; arrow keys step through it"


def data_html(columns: Iterable[str], data: Iterable[Iterable[object]]) -> str:
    """Return what a figure shows as a table that opens on demand."""
    head = "".join(f"<th>{escape(name)}</th>" for name in columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in row) + "</tr>"
        for row in data
    )
    return (
        '<details class="data" data-search-exclude><summary>Data</summary><div class="scroll">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div></details>"
    )
