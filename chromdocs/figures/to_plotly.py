"""Turn a figure into a Plotly chart: plain data for the site, one file for offline use.

Colours stand in the chart as roles, which ``paint`` replaces; sizes are in pixels of a chart 700
pixels wide, which the page fits to its room. ``layout.meta.narrow`` is what the chart of the
narrow figure has otherwise. Only scatter traces are used, which every Plotly bundle knows.
Nothing fixes width or height: the page gives the chart room, with ``layout.meta.aspect`` (width
to height) as advice.
"""

import json
import re
from base64 import b64encode
from html import escape
from typing import Any

from chromdocs.extras import needed
from chromdocs.figures import frame
from chromdocs.figures import plotly_marks as parts
from chromdocs.figures.figure import Arrow, Axis, Box, Cells, Cloud, Figure, Line, Points, Text
from chromdocs.figures.paint import ASSETS, FACES, FONT, NARROW, Chart, difference, paint
from chromdocs.figures.theme import palette, properties

OWN_PAD = 0.7  # points that Plotly leaves between a plot and the labels of its ticks
OWN_LEADING = 0.27  # room that Plotly leaves below a line of words, to their size
FEW = 8  # units of an axis that each have a tick: no tick stands between two whole numbers
BUTTONS = ["zoom2d", "pan2d", "zoomIn2d", "zoomOut2d", "resetScale2d", "toImage"]


def chart(figure: Figure, theme: str | None = None) -> Chart:
    """Return data, layout and config of a live chart; colours as roles unless a theme is given."""
    whole = _chart(figure)
    whole["layout"]["meta"]["narrow"] = difference(whole, _chart(frame.narrow(figure)))
    return paint(whole, theme) if theme else whole


def _chart(figure: Figure) -> Chart:
    traces: list[Chart] = []
    shapes: list[Chart] = []
    arrows: list[Chart] = []
    texts: list[Text] = []
    clouds: list[Chart] = []
    for mark in figure.marks:
        match mark:
            case Points():
                traces.append(parts.points(mark))
            case Cells():
                shapes.append(parts.carpet(mark))
                traces += [parts.answers(mark)] if mark.hover else []
            case Cloud():
                clouds.append(parts.cloud(mark))
            case Line():
                traces.append(parts.line(mark))
            case Box():
                shapes.append(parts.outline(mark))
                texts += [mark.letter] if mark.text else []
            case Text():
                texts.append(mark)
            case Arrow():
                arrows.append(parts.head(mark))
                shapes += [parts.curve(mark)] if mark.bend else []
    touched = [mark for mark in figure.marks if isinstance(mark, Box) and mark.hover]
    traces += [parts.words(texts, frame.frame(figure).unit(figure.y, up=True))] if texts else []
    traces += [parts.spots(touched)] if touched else []
    traces += parts.legend(frame.legend(figure))
    layout = _layout(figure) | {"shapes": shapes, "annotations": arrows}
    if clouds:
        layout["meta"]["clouds"] = clouds
    config = {
        "responsive": True,
        "displaylogo": False,
        "scrollZoom": False,
        "displayModeBar": False if figure.bare else "hover",
        "modeBarButtons": [BUTTONS],
        "toImageButtonOptions": {"format": "svg", "filename": figure.id},
    }
    return {"data": traces, "layout": layout, "config": config}


def figure_widget(figure: Figure, theme: str = "light") -> Any:
    """Return *figure* as a ``plotly.graph_objects.Figure``, for notebooks.

    Plotly knows no roles, so that they stand beside: ``layout.meta.roles`` is what makes it into
    a chart with roles again, for a page with a theme of its own.
    """
    with needed():
        from plotly.graph_objects import Figure as Widget
    described = chart(figure)
    painted = paint(described, theme)
    about = {"alt": figure.alt, "columns": figure.columns, "data": figure.data}
    painted["layout"]["meta"] |= about | {"roles": difference(painted, described)}
    widget = Widget(data=painted["data"], layout=painted["layout"])
    return widget.update_layout(template="none", height=round(parts.WIDTH / figure.aspect))


def to_html(figure: Figure, theme: str | None = None) -> str:
    """Return *figure* as one HTML file that needs nothing else, not even a network.

    Without *theme* it follows the reader's system from light to dark and back.
    """
    with needed():
        from plotly.offline import get_plotlyjs
    page, draw, show = (
        (ASSETS / name).read_text("utf-8") for name in ("page.html", "paint.js", "page.js")
    )
    slots = {
        "TITLE": escape(figure.title),
        "ALT": escape(figure.alt),
        "CAPTION": escape(figure.caption),
        "ASPECT": f"{figure.aspect:.4f}",
        "HIGH": f"{frame.narrow(figure).aspect:.4f}",
        "NARROW": NARROW,
        "COLOURS": _colours(theme) + _faces(),
        "CHART": json.dumps(chart(figure), ensure_ascii=False).replace("</", "<\\/"),
        "PLOTLY": get_plotlyjs(),
        "SCRIPT": draw + show,
    }
    return re.sub(r"\{\{([A-Z]+)\}\}", lambda slot: slots[slot[1]], page)


def _colours(theme: str | None) -> str:
    light, dark = (properties(palette(theme or ground)) for ground in ("light", "dark"))
    return f":root {{ {light} }}\n  @media (prefers-color-scheme: dark) {{ :root {{ {dark} }} }}"


def _faces() -> str:
    """Return the typeface as a style, as far as it is here."""
    fonts = {weight: ASSETS / f"literata{face}.ttf" for face, weight in FACES.items()}
    return "".join(
        f"\n  @font-face {{ font-family: Literata; font-weight: {weight}; "
        f"src: url(data:font/ttf;base64,{b64encode(font.read_bytes()).decode()}); }}"
        for weight, font in fonts.items()
        if font.is_file()
    )


def _layout(figure: Figure) -> Chart:
    at = frame.frame(figure)
    across, up = _axis(figure.x, figure.words), _axis(figure.y, figure.words)
    if figure.equal:
        across["constrain"] = up["constrain"] = "domain"
        up["scaleanchor"] = "x"
    if not figure.y.hidden:
        up["title"]["standoff"] -= parts.pixels(OWN_LEADING * frame.TITLE * figure.words)
    axes = {"xaxis": across, "yaxis": up}
    top = at.top
    if frame.legend_of(figure):  # above the plot, on axes in points of the picture
        top = at.height - 2
        share = round((at.top - at.bottom) / (top - at.bottom), 4)
        up["domain"], fixed = [0, share], {"visible": False, "fixedrange": True}
        axes["xaxis2"] = fixed | {"anchor": "y2", "range": [at.left, at.right]}
        axes["yaxis2"] = fixed | {"anchor": "x2", "range": [at.top, top], "domain": [share, 1]}
    margin = {"l": at.left, "r": frame.WIDTH - at.right, "b": at.bottom, "t": at.height - top}
    margin["pad"] = 0 if figure.bare else (frame.PAD - OWN_PAD) * figure.words
    return {
        "autosize": True,
        "dragmode": False,  # else a finger on the chart could not scroll the page
        "hovermode": "closest",
        "hoverdistance": 60 if figure.bare else 20,  # boxes answer from corner to corner
        "font": {"family": FONT, "size": 12, "color": "role:text"},
        "paper_bgcolor": "role:background",
        "plot_bgcolor": "role:background",
        "hoverlabel": {
            "bgcolor": "role:panel",
            "bordercolor": "role:muted",
            "font": {"family": FONT, "size": 13, "color": "role:ink"},
        },
        "margin": {side: parts.pixels(length) for side, length in margin.items()},
        "showlegend": False,  # it is drawn in its place
        "modebar": {"bgcolor": "role:panel", "color": "role:muted", "activecolor": "role:ink"},
        "meta": {
            "id": figure.id,
            "title": figure.title,
            "caption": figure.caption,
            "alt": figure.alt,
            "aspect": round(figure.aspect, 4),
        },
    } | axes


def _axis(axis: Axis, words: float) -> Chart:
    shown: Chart = {"zeroline": False} | ({"range": list(axis.range)} if axis.range else {})
    if axis.hidden:
        return shown | {"visible": False, "fixedrange": True}
    shown |= {
        "title": {
            "text": axis.title,
            "standoff": parts.pixels((frame.PAD + frame.APART) * words),
            "font": {"size": parts.pixels(frame.TITLE * words)},
        },
        "showgrid": axis.grid,
        "gridcolor": "role:grid",
        "gridwidth": parts.pixels(0.6),
        "tickfont": {"color": "role:muted", "size": parts.pixels(frame.TICK * words)},
        "automargin": False,
    }
    if axis.ticks:
        values, labels = zip(*axis.ticks, strict=True)
        return shown | {"tickvals": list(values), "ticktext": list(labels)}
    low, high = axis.range or (0, FEW + 1)
    return shown | {"tickformat": "d"} | ({"dtick": 1} if high - low <= FEW else {})
