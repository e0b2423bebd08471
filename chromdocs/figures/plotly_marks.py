"""Each kind of mark as Plotly wants it: traces, shapes and annotations, colours as roles."""

from array import array
from base64 import b64encode
from math import hypot
from textwrap import wrap
from typing import Any

from chromdocs.figures import frame
from chromdocs.figures.figure import Arrow, Box, Cells, Cloud, Line, Mark, Points, Text

Part = dict[str, Any]

WIDTH = 700  # pixels of the chart that sizes are meant for
SYMBOLS = {"dot": "circle", "ring": "circle-open", "square": "square", "diamond": "diamond"}
LINE = 36  # letters in a line of what is said at a point, so that it fits on a phone
LOWER = frame.LOWER - 0.25  # Plotly puts the baseline of words so far below a point, to their size
BESIDE = {"center": "middle center", "left": "middle right", "right": "middle left"}


def pixels(points: float) -> float:
    """Return a length in pixels of a chart 700 pixels wide.

    >>> pixels(504)
    700.0
    """
    return round(points * WIDTH / frame.WIDTH, 2)


def points(mark: Points) -> Part:
    """Return points as a trace; the edge of a ring lies inside its size."""
    shape = mark.shape
    edge = mark.size * 0.22 if shape == "ring" else 0
    marker: Part = {"symbol": SYMBOLS[shape], "color": f"role:{mark.role}"}
    marker |= {"size": pixels(mark.size - edge), "line": {"width": pixels(edge)}}
    return _scatter(mark) | {"mode": "markers", "marker": marker}


def line(mark: Line) -> Part:
    """Return a line as a trace."""
    style = {
        "color": f"role:{mark.role}",
        "width": pixels(mark.width),
        "shape": "hvh" if mark.step else "linear",
        "dash": f"{pixels(4 * mark.width)}px,{pixels(3 * mark.width)}px"
        if mark.dashed
        else "solid",
    }
    return _scatter(mark) | {"mode": "lines", "line": style}


def _scatter(mark: Points | Line) -> Part:
    places = {"x": list(mark.x), "y": list(mark.y)}
    return {"type": "scatter", "name": mark.label} | places | _hover(mark.hover)


def _hover(texts: tuple[str, ...]) -> Part:
    """Return what is said at each point, in lines that fit on a phone."""
    if not texts:
        return {"hoverinfo": "skip"}
    return {"hovertext": ["<br>".join(_lines(text)) for text in texts], "hoverinfo": "text"}


def _lines(text: str) -> list[str]:
    """Return a text in lines of at most `LINE` letters.

    >>> _lines("(3, 5): P, and\\nnumber 2")
    ['(3, 5): P, and', 'number 2']
    """
    lines = text.splitlines()
    return [p for line in lines for p in (wrap(line, LINE) if len(line) > LINE else [line])]


def spots(boxes: list[Box]) -> Part:
    """Return an unseen trace that answers where boxes are touched: shapes cannot."""
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [box.x + box.width / 2 for box in boxes],
        "y": [box.y + box.height / 2 for box in boxes],
        "marker": {"size": 24, "opacity": 0, "color": [f"role:{box.role}" for box in boxes]},
    } | _hover(tuple(box.hover for box in boxes))


def carpet(mark: Cells) -> Part:
    """Return cells as one shape."""
    half = 0.47
    path = "".join(
        f"M{x - half:g},{y - half:g}H{x + half:g}V{y + half:g}H{x - half:g}Z"
        for x, y in zip(mark.x, mark.y, strict=True)
    )
    style: Part = {"fillcolor": f"role:{mark.role}", "line": {"width": 0}, "layer": "below"}
    return {"type": "path", "path": path} | style


def answers(mark: Cells) -> Part:
    """Return an unseen trace that answers where cells are touched."""
    marker = {"size": 12, "opacity": 0, "color": f"role:{mark.role}"}
    places: Part = {"x": list(mark.x), "y": list(mark.y), "marker": marker}
    return {"type": "scatter", "mode": "markers"} | places | _hover(mark.hover)


def cloud(mark: Cloud) -> Part:
    """Return a cloud as data that the page draws: the places as 16-bit numbers in base 64."""
    x, y = (b64encode(array("H", places).tobytes()).decode() for places in (mark.x, mark.y))
    colour = f"role:{mark.role}"
    return {"x": x, "y": y, "color": colour, "said": mark.said, "size": pixels(mark.size)}


def words(texts: list[Text], unit: float) -> Part:
    """Return all the words of a figure as one trace; *unit* is the points that one up takes."""
    return {
        "type": "scatter",
        "mode": "text",
        "x": [text.x for text in texts],
        "y": [round(text.y - LOWER * text.size / unit, 4) for text in texts],
        "text": [f"<b>{text.text}</b>" if text.bold else text.text for text in texts],
        "textposition": [BESIDE[text.align] for text in texts],
        "textfont": {
            "size": [pixels(text.size) for text in texts],
            "color": [f"role:{text.role}" for text in texts],
        },
        "cliponaxis": False,
        "hoverinfo": "skip",
    }


def legend(marks: list[Mark]) -> list[Part]:
    """Return a legend as traces on the second axes, in points of the picture."""
    own = {"xaxis": "x2", "yaxis": "y2", "cliponaxis": False}
    signs = [points(mark) for mark in marks if isinstance(mark, Points)]
    signs += [line(mark) for mark in marks if isinstance(mark, Line)]
    texts = [mark for mark in marks if isinstance(mark, Text)]
    return [trace | own for trace in (*signs, words(texts, 1))] if marks else []


def outline(box: Box) -> Part:
    """Return a box as a shape."""
    left, right, low, high = box.x, box.x + box.width, box.y, box.y + box.height
    style: Part = {"fillcolor": f"role:{box.role}", "line": {"width": 0}, "layer": "below"}
    if box.oval or not box.rounded:
        kind = "circle" if box.oval else "rect"
        return {"type": kind, "x0": left, "x1": right, "y0": low, "y1": high} | style
    r = box.radius
    corners = (
        ((left, low + r), (left, low), (left + r, low)),
        ((right - r, low), (right, low), (right, low + r)),
        ((right, high - r), (right, high), (right - r, high)),
        ((left + r, high), (left, high), (left, high - r)),
    )
    path = " L".join(f"{_at(start)} Q{_at(bend)} {_at(end)}" for start, bend, end in corners)
    return {"type": "path", "path": f"M{path} Z"} | style


def curve(arrow: Arrow) -> Part:
    """Return the way of a bent arrow as a shape."""
    first, second = arrow.controls
    path = f"M{_at((arrow.x, arrow.y))} C{_at(first)} {_at(second)} {_at((arrow.to_x, arrow.to_y))}"
    style = {"color": f"role:{arrow.role}", "width": pixels(arrow.width)}
    return {"type": "path", "path": path, "line": style, "layer": "below"}


def head(arrow: Arrow) -> Part:
    """Return a straight arrow, or the last few pixels of a bent one, as an annotation."""
    x, y = arrow.controls[1]
    away = hypot(x - arrow.to_x, y - arrow.to_y) or 1
    tail: Part = (
        {"ax": 9 * (x - arrow.to_x) / away, "ay": 9 * (arrow.to_y - y) / away}
        if arrow.bend
        else {"ax": arrow.x, "ay": arrow.y, "axref": "x", "ayref": "y"}
    )
    return tail | {
        "x": arrow.to_x,
        "y": arrow.to_y,
        "text": "",
        "showarrow": True,
        "arrowhead": 2,
        "arrowwidth": pixels(arrow.width),
        "arrowcolor": f"role:{arrow.role}",
    }


def _at(point: tuple[float, float]) -> str:
    return f"{point[0]:g},{point[1]:g}"
