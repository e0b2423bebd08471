"""Turn a figure into a Plotly chart: plain data for the site, one file for offline use.

Colours stand in the chart as roles, such as ``"role:red"``, so that one chart serves both
themes: ``paint`` puts the colours in, here and, by the same rule, in the page (``PAINT_JS``).
The page's paint also fits words, symbols and lines to the width that the chart really has
(unfitted, they suit 700 pixels) and hides the buttons where they would cover words. Only scatter
traces are used, which every Plotly bundle knows. Nothing fixes width or height: the page gives
the chart room, with ``layout.meta.aspect`` (width to height) as advice.
"""

import json
import re
from html import escape
from typing import Any

from chromdocs.figures import plotly_marks as parts
from chromdocs.figures.figure import Arrow, Axis, Box, Figure, Line, Points, Text
from chromdocs.figures.theme import THEMES, palette

Chart = dict[str, Any]

FONT = "Roboto, system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
BUTTONS = ["zoom2d", "pan2d", "zoomIn2d", "zoomOut2d", "resetScale2d", "toImage"]
PAINT_JS = r"""
function paint(chart, palette, width = 700) {
  const factor = Math.min(1.3, Math.max(0.65, width / 700));
  const fit = (sizes) => sizes.replace(/[\d.]+/g, (size) => +(size * factor).toFixed(2));
  const data = JSON.stringify(chart.data).replace(/"(size|width)":(\[[^\]]*\]|[\d.]+)/g, fit);
  const config = width < 500 ? {...chart.config, displayModeBar: false} : chart.config;
  const whole = JSON.stringify({...chart, config, data: JSON.parse(data)});
  return JSON.parse(whole.replace(/"role:([a-z-]+)"/g, (_, role) => `"${palette[role]}"`));
}
""".strip()


def chart(figure: Figure, theme: str | None = None) -> Chart:
    """Return data, layout and config of a live chart; colours as roles unless a theme is given."""
    traces: list[Chart] = []
    shapes: list[Chart] = []
    arrows: list[Chart] = []
    texts: list[Text] = []
    for mark in figure.marks:
        match mark:
            case Points():
                traces.append(parts.points(mark))
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
    traces += [parts.words(texts)] if texts else []
    traces += [parts.spots(touched)] if touched else []
    layout = _layout(figure) | {"shapes": shapes, "annotations": arrows}
    config = {
        "responsive": True,
        "displaylogo": False,
        "scrollZoom": False,
        "displayModeBar": False if figure.bare else "hover",
        "modeBarButtons": [BUTTONS],
        "toImageButtonOptions": {"format": "svg", "filename": figure.id},
    }
    whole = {"data": traces, "layout": layout, "config": config}
    return paint(whole, theme) if theme else whole


def paint(chart: Chart, theme: str) -> Chart:
    """Return *chart* with the colours of *theme* in place of the roles.

    >>> paint({"color": "role:background"}, "light")
    {'color': '#ffffff'}
    """
    colours = palette(theme)
    text = re.sub(r'"role:([a-z-]+)"', lambda role: f'"{colours[role[1]]}"', json.dumps(chart))
    painted: Chart = json.loads(text)
    return painted


def figure_widget(figure: Figure, theme: str = "light") -> Any:
    """Return *figure* as a ``plotly.graph_objects.Figure``, for notebooks."""
    from plotly.graph_objects import Figure as Widget

    painted = chart(figure, theme)
    widget = Widget(data=painted["data"], layout=painted["layout"])
    return widget.update_layout(template="none", height=round(parts.WIDTH / figure.aspect))


def to_html(figure: Figure, theme: str | None = None) -> str:
    """Return *figure* as one HTML file that needs nothing else, not even a network.

    Without *theme* it follows the reader's system from light to dark and back.
    """
    from plotly.offline import get_plotlyjs

    slots = {
        "TITLE": escape(figure.title),
        "ALT": escape(figure.alt),
        "CAPTION": escape(figure.caption),
        "ASPECT": f"{figure.aspect:.4f}",
        "THEMES": json.dumps({name: palette(theme or name) for name in THEMES}),
        "PAINT": PAINT_JS,
        "CHART": json.dumps(chart(figure), ensure_ascii=False).replace("</", "<\\/"),
        "PLOTLY": get_plotlyjs(),
    }
    return re.sub(r"\{\{([A-Z]+)\}\}", lambda slot: slots[slot[1]], PAGE)


PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{TITLE}}</title>
<style>
  body { margin: 0 auto; padding: 1rem; max-width: 56rem; font: 1rem/1.5 system-ui, sans-serif; }
  figure { margin: 0; }
  #chart { aspect-ratio: {{ASPECT}}; min-height: 16rem; max-height: 85vh; width: 100%; }
</style>
<figure>
<div id="chart" role="group" aria-label="{{ALT}}"></div>
<figcaption><b>{{TITLE}}.</b> {{CAPTION}}</figcaption>
</figure>
<script>{{PLOTLY}}</script>
<script>
{{PAINT}}
const themes = {{THEMES}}, chart = {{CHART}};
const dark = matchMedia("(prefers-color-scheme: dark)"), place = document.getElementById("chart");
if (matchMedia("(pointer: fine)").matches) chart.layout.dragmode = "zoom";
function show() {
  const colours = themes[dark.matches ? "dark" : "light"];
  const {data, layout, config} = paint(chart, colours, place.clientWidth);
  document.body.style.background = colours.background;
  document.body.style.color = colours.text;
  Plotly.react(place, data, layout, config);
}
dark.addEventListener("change", show);
addEventListener("resize", show);
show();
</script>
</html>
"""


def _layout(figure: Figure) -> Chart:
    """Return the layout; words and buttons above the data have a margin of their own."""
    margin = 4 if figure.bare else 12
    across, up = _axis(figure.x), _axis(figure.y)
    if figure.equal:
        across["constrain"] = up["constrain"] = "domain"
        up["scaleanchor"] = "x"
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
        "margin": {"l": margin, "r": margin, "b": margin, "t": 4 if figure.bare else 36, "pad": 4},
        "showlegend": any(getattr(mark, "label", "") for mark in figure.marks),
        "legend": {"orientation": "h", "x": 0, "xanchor": "left", "y": 1, "yanchor": "bottom"},
        "modebar": {"bgcolor": "rgba(0,0,0,0)", "color": "role:muted", "activecolor": "role:ink"},
        "xaxis": across,
        "yaxis": up,
        "meta": {"id": figure.id, "title": figure.title, "aspect": round(figure.aspect, 4)},
    }


def _axis(axis: Axis) -> Chart:
    shown: Chart = {"zeroline": False} | ({"range": list(axis.range)} if axis.range else {})
    if axis.hidden:
        return shown | {"visible": False, "fixedrange": True}
    shown |= {
        "title": {"text": axis.title, "standoff": 8, "font": {"size": 13}},
        "showgrid": axis.grid,
        "gridcolor": "role:grid",
        "tickfont": {"color": "role:muted", "size": 11},
        "automargin": True,
    }
    if axis.ticks:
        values, labels = zip(*axis.ticks, strict=True)
        return shown | {"tickvals": list(values), "ticktext": list(labels)}
    return shown | {"tickformat": "d"}
