"""Read a drawing by `to_svg` again, as paths and words that other writers put into their files.

So that all files of a figure show the same: what stands where is said once, in SVG, and this knows
the elements that are used there, and no others.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

Move = tuple[str, tuple[float, ...]]  # M, L, C or Z, and the places that it takes
Edges = tuple[float, float, float, float]  # left, upper, width and height

SVG = "{http://www.w3.org/2000/svg}"
TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "A": 7, "Z": 0}  # numbers
ROUND = 0.5523  # where the handles of a quarter of a circle are, to its radius
CAPS = {"butt": 0, "round": 1, "square": 2}


@dataclass(frozen=True)
class Shape:
    """A path that is filled or stroked; lengths are in points, and y counts from above."""

    moves: tuple[Move, ...]  # from which the path is made
    fill: str = ""  # a colour; empty: none
    stroke: str = ""  # a colour; empty: none
    width: float = 0  # of the stroke
    cap: str = "butt"  # how the stroke ends
    join: str = "miter"  # how it turns
    dash: tuple[float, ...] = ()  # lengths of its dashes and gaps; empty: it is whole
    cut: Edges | None = None  # beyond which nothing is seen


@dataclass(frozen=True)
class Said:
    """Words on a baseline, which begins, is centred or ends at a point."""

    words: str  # that are said
    x: float  # of the point
    y: float  # of the point
    size: float  # of the letters
    fill: str  # their colour
    bold: bool  # or not
    anchor: str  # what stands at the point: start, middle or end
    upright: bool  # read from below


def parts(svg: bytes) -> Iterator[Shape | Said]:
    """Yield what a drawing by `to_svg` consists of, the lowest first."""
    root = ElementTree.fromstring(svg)
    width, height = root.get("viewBox", "").split()[2:]
    cut = root.find(f"{SVG}clipPath/{SVG}rect")
    edges = None if cut is None else _edges(cut)
    for part in root:
        match part.tag.removeprefix(SVG):
            case "g":
                yield from (_part(inner, edges) for inner in part)
            case "rect" if part.get("width") == "100%":
                whole = (0.0, 0.0, float(width), float(height))
                yield Shape(_box(whole, 0, 0), part.get("fill", ""))
            case "rect" | "path" | "text":
                yield _part(part, None)


def _part(part: Element, cut: Edges | None) -> Shape | Said:
    fill, stroke = (part.get(name, "").replace("none", "") for name in ("fill", "stroke"))
    match part.tag.removeprefix(SVG):
        case "text":
            x, y, size = (float(part.get(name, "")) for name in ("x", "y", "font-size"))
            bold, anchor = part.get("font-weight") == "bold", part.get("text-anchor", "start")
            return Said(part.text or "", x, y, size, fill, bold, anchor, "transform" in part.attrib)
        case "rect":
            corner = (float(part.get(name, "0")) for name in ("rx", "ry"))
            return Shape(_box(_edges(part), *corner), fill, cut=cut)
        case _:
            scale = float(part.get("transform", "(1)").split("(")[1].rstrip(")"))
            dash = tuple(float(length) for length in part.get("stroke-dasharray", "").split())
            return Shape(
                tuple(_moves(part.get("d", ""), scale)),
                fill,
                stroke,
                scale * float(part.get("stroke-width", "0")),
                part.get("stroke-linecap", "butt"),
                part.get("stroke-linejoin", "miter"),
                dash,
                cut,
            )


def _edges(rect: Element) -> Edges:
    x, y, width, height = (float(rect.get(name, "0")) for name in ("x", "y", "width", "height"))
    return x, y, width, height


def _box(edges: Edges, rx: float, ry: float) -> tuple[Move, ...]:
    """Return the outline of a box, with round corners if they have a radius."""
    x, y, width, height = edges
    right, low = x + width, y + height
    if not rx:
        corners = ((x, y), (right, y), (right, low), (x, low))
        return (("M", corners[0]), *(("L", corner) for corner in corners[1:]), ("Z", ()))
    rx, ry = min(rx, width / 2), min(ry, height / 2)
    a, b = rx * (1 - ROUND), ry * (1 - ROUND)
    return (
        ("M", (x + rx, y)),
        ("L", (right - rx, y)),
        ("C", (right - a, y, right, y + b, right, y + ry)),
        ("L", (right, low - ry)),
        ("C", (right, low - b, right - a, low, right - rx, low)),
        ("L", (x + rx, low)),
        ("C", (x + a, low, x, low - b, x, low - ry)),
        ("L", (x, y + ry)),
        ("C", (x, y + b, x + a, y, x + rx, y)),
        ("Z", ()),
    )


def _moves(d: str, scale: float) -> Iterator[Move]:
    """Yield the moves of a path, each to places counted from the corner of the picture.

    >>> [*_moves("M1 2h3v-1z", 1)]
    [('M', (1.0, 2.0)), ('L', (4.0, 2.0)), ('L', (4.0, 1.0)), ('Z', ())]
    """
    tokens = TOKEN.findall(d)
    x = y = 0.0
    move, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            move, at = tokens[at], at + 1
        takes = TAKES[move.upper()]
        given = [scale * float(token) for token in tokens[at : at + takes]]
        at += takes
        left, top = (x, y) if move.islower() else (0.0, 0.0)
        match move.upper():
            case "Z":
                yield "Z", ()
            case "H":
                x = left + given[0]
                yield "L", (x, y)
            case "V":
                y = top + given[0]
                yield "L", (x, y)
            case "A":  # half a circle, from side to side
                r, across = given[0], given[5]
                way = r if across > 0 else -r
                bend, middle = way * ROUND, (x + way, y + way)
                yield "C", (x, y + bend, middle[0] - bend, middle[1], *middle)
                x += across
                yield "C", (middle[0] + bend, middle[1], x, y + bend, x, y)
            case "C":
                yield "C", tuple(v + (top if k % 2 else left) for k, v in enumerate(given))
                x, y = left + given[4], top + given[5]
            case one:
                x, y = left + given[0], top + given[1]
                yield one, (x, y)
                move = {"M": "L", "m": "l"}.get(move, move)  # what follows without a name
