"""Notebook pages: the shared style instead of half a megabyte a page, formulas, live charts.

mkdocs-jupyter runs the notebooks. A kernel that it starts reads `STARTUP`, which makes Plotly
write a chart for the bundle that the site shares, in place of a copy of the whole of Plotly. Where
the chart is one of our figures, it writes the figure: the page shows its picture, which turns live
as everywhere.
"""

import json
import os
import pickle
import re
from base64 import b64decode, b64encode
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any

from chromdocs.figures import to_plotly
from chromdocs.figures.figure import Figure
from chromdocs.figures.paint import merged
from chromdocs.site import exhibits, maths, plain

STARTUP = """
import plotly.io as pio
from chromdocs.site.notebooks import remember_figures, renderer
remember_figures()
pio.renderers["chromdocs"] = renderer()
pio.renderers.default = "chromdocs"
"""
_HEAVY = re.compile(r"<style[^>]*>.*?</style>|<script[^>]*>.*?</script>", re.DOTALL)
_UNUSED = re.compile(  # links that nobody sees, and copy buttons that do nothing
    r'<a class="anchor-link".*?</a>'
    r'|<div class="zeroclipboard-container">.*?</clipboard-copy>\s*</div>'
    r'|<div class="clipboard-copy-txt".*?</div>',
    re.DOTALL,
)
_PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)
_WORDS = re.compile(r'(?<=data-mime-type="text/markdown">)(.*?)(?=</div>)', re.DOTALL)
_OWN = '<div class="own-figure" data-search-exclude hidden>{}</div>'
_FIGURE = re.compile(r'<div class="own-figure"[^>]*>([^<]*)</div>')
_FIGURES: dict[str, Figure] = {}  # of a kernel, by the chart that was made of each


def slim(content: str, links: str, picture: Callable[[Figure], str]) -> str:
    """Return a notebook page without its own style and scripts, and with formulas held.

    *picture* shows a figure of ours.
    """

    def shown(found: re.Match[str]) -> str:
        figure: Figure = pickle.loads(b64decode(found[1]))
        return picture(figure) + exhibits.data_html(figure.columns, figure.data)

    content = _FIGURE.sub(shown, content)
    content = _UNUSED.sub("", _HEAVY.sub("", content)).replace("highlight-ipynb", "highlight")
    content = content.replace('<div class="highlight hl-python">', '<div class="run highlight">')
    content = content.replace("<pre>", '<pre tabindex="0">')  # a wide one scrolls by keyboard too
    return links + _WORDS.sub(lambda words: maths.hold_dollars(words[0]), content)


def opening(content: str) -> str:
    """Return the first paragraph of a notebook page, as plain text.

    >>> opening("<h1>MARK</h1><p>Take <em>one</em>, &gt; 0.</p><p>Or half.</p>")
    'Take one, > 0.'
    """
    found = _PARAGRAPH.search(content)
    return plain.words(found[1]) if found else ""


def downloads(source: Path) -> dict[str, bytes]:
    """Return a notebook as files to take away, by suffix: the script and the notebook."""
    import jupytext

    notebook = jupytext.read(source)
    for number, cell in enumerate(notebook.cells, 1):
        cell["id"] = f"cell-{number}"  # the same every time
    return {"py": source.read_bytes(), "ipynb": jupytext.writes(notebook, fmt="ipynb").encode()}


def prepare() -> None:
    """Tell the kernels of this build how Plotly charts are written."""
    home = Path(".cache/ipython").resolve()
    startup = home / "profile_default" / "startup"
    startup.mkdir(parents=True, exist_ok=True)
    (startup / "00-charts.py").write_text(STARTUP, "utf-8")
    quiet = "c.IPKernelApp.log_level = 'ERROR'\n"  # it warns of a port that only we can reach
    (home / "profile_default" / "ipython_kernel_config.py").write_text(quiet, "utf-8")
    os.environ["IPYTHONDIR"] = str(home)


def remember_figures() -> None:
    """Have this kernel know of which figure of ours a chart was made."""
    made = to_plotly.figure_widget

    def figure_widget(figure: Figure, theme: str = "light") -> Any:
        widget = made(figure, theme)
        _FIGURES[_text(widget.to_dict())] = figure
        return widget

    to_plotly.figure_widget = figure_widget


def _text(chart: dict[str, Any]) -> str:
    from plotly.io.json import to_json_plotly

    return str(to_json_plotly(chart))


def renderer() -> Any:
    """Return a Plotly renderer that writes a chart for the site's own bundle."""
    from plotly.io._base_renderers import MimetypeRenderer

    class Renderer(MimetypeRenderer):  # type: ignore[misc]  # Plotly has no types
        def to_mimebundle(self, chart: dict[str, Any]) -> dict[str, str]:
            return {"text/html": chart_html(chart)}

    return Renderer()


def chart_html(chart: dict[str, Any]) -> str:
    """Return a chart that the page draws: of our figures with roles, of others as it is.

    A figure of ours that nobody changed since is only named: its picture comes with the page.
    """
    text = _text(chart)
    if figure := _FIGURES.get(text):
        return _OWN.format(b64encode(pickle.dumps(figure)).decode())
    chart = json.loads(text)
    height = chart["layout"].pop("height", 420)
    meta = chart["layout"].get("meta", {})
    style, data, alt = f"height:{height}px", "", meta.pop("alt", "")
    if "roles" in meta:
        data = exhibits.data_html(meta.pop("columns"), meta.pop("data"))
        chart = merged(chart, meta.pop("roles"))
        meta = chart["layout"]["meta"]
        narrow = meta["narrow"].get("layout", {}).get("meta", meta)["aspect"]
        style = exhibits.shape(meta["aspect"], narrow)
    text = json.dumps(chart, ensure_ascii=False)
    return (
        f'<div class="chart" data-eager style="{style}" role="group" tabindex="0" '
        f'aria-label="{escape(exhibits.label(meta.get("title", "Chart")))}">'
        f'<span class="unseen">{escape(alt)}</span>'
        f'<div class="chart-data" hidden data-search-exclude>{escape(text, quote=False)}</div>'
        f"</div>{data}"
    )
