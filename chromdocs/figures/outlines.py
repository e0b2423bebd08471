"""Words as outlines: where the letters of some words stand, and what they look like.

A drawing whose words are outlines looks alike everywhere, also where its fonts are not. Each letter
is in the file once. It has the same name in all files, so that a page may hold many of them.
Lengths are in thousandths of the size of the words, and y counts from above.
"""

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from typing import Any, NamedTuple

from matplotlib import _text_helpers
from matplotlib.font_manager import FontProperties
from matplotlib.path import Path
from matplotlib.textpath import text_to_path

from chromdocs.figures.letters import families

EM = 1000
FACES = {  # the first letter of a name says the font
    "ChromdocsSerif-Regular": "r",
    "ChromdocsSerif-Bold": "b",
    "ChromdocsSans": "s",
    "ChromdocsSans-Bold": "t",
    "DejaVuSans": "d",
    "DejaVuSans-Bold": "e",
}
FONT = re.compile(r' font-family="[^"]*"')
TEXT = re.compile(r"<text ([^>]*)>([^<]*)</text>")
SAID = re.compile(r'([a-z-]+)="([^"]*)"')
TWICE = re.compile(r'(<g fill="[^"]*" transform="[^"]*">)((?:<use [^>]*/>)+)</g>\n\1')
SPACE = re.compile(r" (?=-)")


class Letter(NamedTuple):
    """A letter of some words: its name, where it begins, and where it is in which font."""

    name: str
    x: float
    font: str  # its file
    glyph: int
    sign: str  # that it stands for


class Words(NamedTuple):
    """Words as they are set: their letters, and how wide they are."""

    letters: tuple[Letter, ...]
    width: float


@cache
def words(text: str, bold: bool = False) -> Words:
    """Return *text* as it is set.

    >>> [letter.sign for letter in words("star").letters]
    ['s', 't', 'a', 'r']
    """
    setter: Any = text_to_path  # which has no public name for a font in its size
    face = FontProperties(family=families(), weight="bold" if bold else "normal", size=EM)
    font, unit = setter._get_font(face), EM / text_to_path.FONT_SCALE
    found: list[Letter] = []
    for item in _text_helpers.layout(text, font):
        part = item.ft_object
        name = f"{FACES.get(part.postscript_name, 'x')}{item.glyph_index}"
        _outlines.setdefault(name, part.get_path())
        at, number = round(item.x * unit, 2), int(item.glyph_index)
        found.append(Letter(name, at, str(part.fname), number, item.char))
    return Words(tuple(found), text_to_path.get_text_width_height_descent(text, face, False)[0])


_outlines: dict[str, Any] = {}  # by the names of letters


@cache
def curves(name: str) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """Return the outline of a letter: the moves M, L, Q, C and Z, and the places that they take."""
    points, codes = _outlines[name]
    steps = Path(points, codes).iter_segments(simplify=False, curves=True)
    unit = EM / text_to_path.FONT_SCALE
    turn = {Path.MOVETO: "M", Path.LINETO: "L", Path.CURVE3: "Q", Path.CURVE4: "C"}
    return tuple(
        (turn[code], tuple(place * (unit if k % 2 == 0 else -unit) for k, place in enumerate(at)))
        if code in turn
        else ("Z", ())
        for at, code in steps
    )


def outlined(svg: str) -> str:
    """Return a drawing by `to_svg` with its words as outlines.

    >>> '<use xlink:href="#' in outlined('<svg xmlns="">\\n<text x="1" y="2">A</text>\\n</svg>')
    True
    """
    used: dict[str, None] = {}

    def setting(found: re.Match[str]) -> str:
        style = dict(SAID.findall(found[1]))
        made = words(unescape(found[2]), style.get("font-weight") == "bold")
        used.update(dict.fromkeys(letter.name for letter in made.letters if curves(letter.name)))
        return _placed(made, style)

    svg = TEXT.sub(setting, FONT.sub("", svg, count=1))
    if not used:
        return svg
    while (joined := TWICE.sub(r"\1\2", svg)) != svg:
        svg = joined
    shapes = "".join(f'<path id="{name}" d="{_shape(name)}"/>' for name in sorted(used))
    svg = svg.replace(' xmlns="', ' xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="', 1)
    head, end, rest = svg.partition(">\n")
    return f"{head}{end}<defs>{shapes}</defs>\n{rest}"


def _placed(made: Words, style: dict[str, str]) -> str:
    """Return words at their place, in the size and the colour that their style says."""
    scale = round(float(style.get("font-size", EM)) / EM, 5)
    back = {"middle": made.width / 2, "end": made.width}.get(style.get("text-anchor", ""), 0)
    left, low = (float(style[side]) / scale for side in "xy")
    turned = style.get("transform", "")
    uses = "".join(
        f'<use xlink:href="#{letter.name}" x="{left - back + letter.x:.0f}" y="{low:.0f}"/>'
        for letter in made.letters
        if curves(letter.name)
    )
    size = f"{scale:.5f}".strip("0")
    return f'<g fill="{style.get("fill")}" transform="{turned}scale({size})">{uses}</g>'


@cache
def _shape(name: str) -> str:
    """Return the outline of a letter as the moves of a path, each counted from the last one."""
    return SPACE.sub("", "".join(_moves(name)))


def _moves(name: str) -> Iterator[str]:
    x = y = 0
    bend: tuple[int, int] | None = None  # where the next curve bends, if it says nothing
    for move, at in curves(name):
        places = [(round(at[k]), round(at[k + 1])) for k in range(0, len(at), 2)]
        steps = [(to_x - x, to_y - y) for to_x, to_y in places]
        said = f"{move.lower()}{' '.join(f'{dx} {dy}' for dx, dy in steps)}"
        if move == "M":
            said = f"M{places[0][0]} {places[0][1]}"
        elif move == "L" and 0 in steps[0]:
            said = f"h{steps[0][0]}" if steps[0][1] == 0 else f"v{steps[0][1]}"
        elif move == "Q":
            control = places[0]
            if bend and max(abs(control[0] - bend[0]), abs(control[1] - bend[1])) <= 1:
                control, said = bend, f"t{steps[1][0]} {steps[1][1]}"
            bend = 2 * places[1][0] - control[0], 2 * places[1][1] - control[1]
        if move != "Q":
            bend = None
        if places:
            x, y = places[-1]
        yield said
