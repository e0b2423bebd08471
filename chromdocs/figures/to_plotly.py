"""Turn a figure into a Plotly chart: plain data for the site, one file for offline use.

Colours stand in the chart as roles, such as ``"role:red"``, so that one chart serves both
themes: ``paint`` puts the colours in, here and, by the same rule, in the page (``PAINT_JS``).
Only scatter traces are used, which every Plotly bundle knows. Nothing fixes width or height:
the page gives the chart room, with ``layout.meta.aspect`` (width to height) as advice.
"""

import json
import re
from html import escape
from typing import Any

from chromdocs.figures.figure import Arrow, Axis, Box, Figure, Line, Points, Text
from chromdocs.figures.theme import THEMES, on, palette, symbol

Chart = dict[str, Any]

FONT = "Roboto, system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"
PIXELS = 1.15  # of a chart to a point of a description: between a phone and a wide screen
SYMBOLS = {"dot": "circle", "ring": "circle-open", "square": "square", "diamond": "diamond"}
BESIDE = {"center": "middle center", "left": "middle right", "right": "middle left"}
PAINT_JS = """\
const paint = (chart, palette) => JSON.parse(
  JSON.stringify(chart).replace(/"role:([a-z-]+)"/g, (_, role) => `"${palette[role]}"`));"""


def chart(figure: Figure, theme: str | None = None) -> Chart:
    """Return data, layout and config of a live chart; colours as roles unless a theme is given."""
    traces: list[Chart] = []
    shapes: list[Chart] = []
    arrows: list[Chart] = []
    words: list[Text] = []
    spots: list[Box] = []
    for mark in figure.marks:
        match mark:
            case Points():
                traces.append(_points(mark))
            case Line():
                traces.append(_line(mark))
            case Box():
                shapes.append(_box(mark))
                spots += [mark] if mark.hover else []
                words += [_letter(mark)] if mark.text else []
            case Text():
                words.append(mark)
            case Arrow():
                arrows.append(_head(mark))
                shapes += [_curve(mark)] if mark.bend else []
    traces += [_words(words)] if words else []
    traces += [_spots(spots)] if spots else []
    layout = _layout(figure) | {"shapes": shapes, "annotations": arrows}
    plain = figure.x.hidden and figure.y.hidden
    config = {
        "responsive": True,
        "displaylogo": False,
        "scrollZoom": False,
        "displayModeBar": False if plain else "hover",
        "modeBarButtonsToRemove": ["select2d", "lasso2d", "autoScale2d"],
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
    return widget.update_layout(template="none", height=round(min(720, 700 / figure.aspect)))


def to_html(figure: Figure, theme: str | None = None) -> str:
    """Return *figure* as one HTML file that needs nothing else, not even a network.

    Without *theme* it follows the reader's system from light to dark and back.
    """
    from plotly.offline import get_plotlyjs

    themes = {name: palette(theme) if theme else THEMES[name] for name in THEMES}
    parts = {
        "TITLE": escape(figure.title),
        "ALT": escape(figure.alt),
        "CAPTION": escape(figure.caption),
        "ASPECT": f"{figure.aspect:.4f}",
        "THEMES": json.dumps(themes),
        "PAINT": PAINT_JS,
        "CHART": json.dumps(chart(figure), ensure_ascii=False).replace("</", "<\\/"),
        "PLOTLY": get_plotlyjs(),
    }
    return re.sub(r"\{\{([A-Z]+)\}\}", lambda part: parts[part[1]], PAGE)


PAGE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{TITLE}}</title>
<style>
  body { margin: 0 auto; padding: 1rem; max-width: 60rem; font: 1rem/1.5 system-ui, sans-serif; }
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
const dark = matchMedia("(prefers-color-scheme: dark)");
if (matchMedia("(pointer: fine)").matches) chart.layout.dragmode = "zoom";
function show() {
  const colours = themes[dark.matches ? "dark" : "light"];
  const {data, layout, config} = paint(chart, colours);
  document.body.style.background = colours.background;
  document.body.style.color = colours.text;
  Plotly.react("chart", data, layout, config);
}
dark.addEventListener("change", show);
show();
</script>
</html>
"""


def _points(mark: Points) -> Chart:
    shape = symbol(mark.role)
    size = mark.size * PIXELS
    marker: Chart = {"symbol": SYMBOLS[shape], "size": size, "color": f"role:{mark.role}"}
    if shape == "ring":
        marker["line"] = {"width": round(size * 0.22, 2)}
    return _scatter(mark, mode="markers", marker=marker) | _hover(mark.hover)


def _line(mark: Line) -> Chart:
    line = {
        "color": f"role:{mark.role}",
        "width": 2,
        "shape": "hvh" if mark.step else "linear",
        "dash": "dash" if mark.dashed else "solid",
    }
    return _scatter(mark, mode="lines", line=line) | _hover(mark.hover)


def _scatter(mark: Points | Line, **parts: Any) -> Chart:
    legend = {"name": mark.label, "showlegend": bool(mark.label)}
    return {"type": "scatter", "x": list(mark.x), "y": list(mark.y)} | legend | parts


def _hover(texts: tuple[str, ...]) -> Chart:
    if not texts:
        return {"hoverinfo": "skip"}
    return {"hovertext": [text.replace("\n", "<br>") for text in texts], "hoverinfo": "text"}


def _spots(boxes: list[Box]) -> Chart:
    """Return an unseen trace that answers where boxes are touched: shapes cannot."""
    x = tuple(box.x + box.width / 2 for box in boxes)
    y = tuple(box.y + box.height / 2 for box in boxes)
    unseen = _points(Points(x, y, "ink", hover=tuple(box.hover for box in boxes)))
    unseen["marker"] = {"size": 14, "opacity": 0, "color": [f"role:{box.role}" for box in boxes]}
    return unseen


def _words(words: list[Text]) -> Chart:
    return {
        "type": "scatter",
        "mode": "text",
        "x": [word.x for word in words],
        "y": [word.y for word in words],
        "text": [f"<b>{word.text}</b>" if word.bold else word.text for word in words],
        "textposition": [BESIDE[word.align] for word in words],
        "textfont": {
            "size": [round(word.size * PIXELS, 1) for word in words],
            "color": [f"role:{word.role}" for word in words],
        },
        "cliponaxis": False,
        "showlegend": False,
        "hoverinfo": "skip",
    }


def _letter(box: Box) -> Text:
    role = on(box.role) if box.filled else "text"
    middle = (box.x + box.width / 2, box.y + box.height / 2)
    return Text(*middle, box.text, role, box.size, bold=True)


def _box(box: Box) -> Chart:
    left, right, low, high = box.x, box.x + box.width, box.y, box.y + box.height
    colours: Chart = (
        {"fillcolor": f"role:{box.role}", "line": {"width": 0}}
        if box.filled
        else {"line": {"width": 1, "color": f"role:{box.role}"}}
    )
    if not box.rounded:
        corners: Chart = {"type": "rect", "x0": left, "x1": right, "y0": low, "y1": high}
    else:
        r = 0.18 * min(box.width, box.height)
        path = (
            f"M{left + r:g},{low:g} L{right - r:g},{low:g} Q{right:g},{low:g} {right:g},{low + r:g}"
            f" L{right:g},{high - r:g} Q{right:g},{high:g} {right - r:g},{high:g}"
            f" L{left + r:g},{high:g} Q{left:g},{high:g} {left:g},{high - r:g}"
            f" L{left:g},{low + r:g} Q{left:g},{low:g} {left + r:g},{low:g} Z"
        )
        corners = {"type": "path", "path": path}
    return corners | colours | {"layer": "below"}


def _curve(arrow: Arrow) -> Chart:
    points = (*arrow.controls, (arrow.to_x, arrow.to_y))
    path = f"M{arrow.x:g},{arrow.y:g} C" + " ".join(f"{x:g},{y:g}" for x, y in points)
    line = {"color": f"role:{arrow.role}", "width": 1.8}
    return {"type": "path", "path": path, "line": line, "layer": "below"}


def _head(arrow: Arrow) -> Chart:
    """Return the arrow, or for a bent one its head: a short arrow along the end of the curve."""
    tail = (arrow.x, arrow.y)
    if arrow.bend:
        x, y = arrow.controls[1]
        tail = (arrow.to_x + 0.2 * (x - arrow.to_x), arrow.to_y + 0.2 * (y - arrow.to_y))
    return {
        "x": arrow.to_x,
        "y": arrow.to_y,
        "ax": tail[0],
        "ay": tail[1],
        "xref": "x",
        "yref": "y",
        "axref": "x",
        "ayref": "y",
        "text": "",
        "showarrow": True,
        "arrowhead": 2,
        "arrowwidth": 1.8,
        "arrowcolor": f"role:{arrow.role}",
    }


def _layout(figure: Figure) -> Chart:
    plain = figure.x.hidden and figure.y.hidden
    margin = 4 if plain else 12
    legend = any(getattr(mark, "label", "") for mark in figure.marks)
    across, up = _axis(figure.x), _axis(figure.y)
    if figure.equal:
        across["constrain"] = up["constrain"] = "domain"
        up["scaleanchor"] = "x"
    return {
        "autosize": True,
        "dragmode": False,
        "hovermode": "closest",
        "hoverdistance": 24,
        "font": {"family": FONT, "size": 12, "color": "role:text"},
        "paper_bgcolor": "role:background",
        "plot_bgcolor": "role:background",
        "hoverlabel": {
            "bgcolor": "role:panel",
            "bordercolor": "role:muted",
            "font": {"family": FONT, "size": 13, "color": "role:ink"},
        },
        "margin": {"l": margin, "r": margin, "b": margin, "t": 34 if legend else margin, "pad": 4},
        "showlegend": legend,
        "legend": {"orientation": "h", "x": 0.5, "xanchor": "center", "y": 1, "yanchor": "bottom"},
        "xaxis": across,
        "yaxis": up,
        "meta": {"id": figure.id, "title": figure.title, "aspect": round(figure.aspect, 4)},
    }


def _axis(axis: Axis) -> Chart:
    shown: Chart = {"zeroline": False, "range": list(axis.range) if axis.range else None}
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
    return shown | ({"tickformat": "d"} if axis.whole else {})
