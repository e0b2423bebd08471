"""Paint what `to_svg` draws with pixels, by matplotlib's renderer.

Letters, and marks of which there are many, begin with a whole pixel: so equal ones have equal
pixels, which look sharper and take fewer bytes.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import numpy as np
from matplotlib.backends.backend_agg import RendererAgg
from matplotlib.path import Path
from matplotlib.transforms import Affine2D, Bbox

from chromdocs.figures.outlines import EM, curves, words
from chromdocs.figures.parts import Move, Said, Shape
from chromdocs.figures.png import Numbers

CAPS = {"butt": "butt", "round": "round", "square": "projecting"}
CODES = {
    "M": (Path.MOVETO,),
    "L": (Path.LINETO,),
    "Q": (Path.CURVE3,) * 2,
    "C": (Path.CURVE4,) * 3,
    "Z": (Path.CLOSEPOLY,),
}


def painted(found: Iterable[Shape | Said], width: int, height: int, scale: float) -> Numbers:
    """Return a picture, four bytes a pixel: red, green, blue, alpha; *scale* pixels a point."""
    make: Any = RendererAgg  # which has no types
    renderer = make(width, height, 72)
    flipped = Affine2D.from_values(scale, 0, 0, -scale, 0, height)
    for part in found:
        if isinstance(part, Said):
            _say(renderer, part, flipped, scale)
        else:
            _paint(renderer, part, flipped, scale)
    return np.asarray(renderer.buffer_rgba())


def path(moves: Iterable[Move]) -> Path:
    """Return moves as matplotlib knows them."""
    places: list[float] = []
    codes: list[Any] = []
    for name, at in moves:
        places += at or (0.0, 0.0)
        codes += CODES[name]
    return Path(np.array(places).reshape(-1, 2), codes)


def _is_many(shape: Shape) -> bool:
    return sum(name == "M" for name, _ in shape.moves) > 1


def _settled(shape: Shape, scale: float) -> Iterator[Move]:
    """Yield the moves of a shape; if it has many parts, each begins with a whole pixel."""
    if shape.dash or not _is_many(shape):
        yield from shape.moves
        return
    aside = above = 0.0
    for name, at in shape.moves:
        if name == "M":
            aside, above = (round(place * scale) / scale - place for place in at)
        yield name, tuple(place + (above if k % 2 else aside) for k, place in enumerate(at))


def _colour(hex: str) -> tuple[float, ...]:
    return tuple(part / 255 for part in bytes.fromhex(f"{hex[1:]}ff"))


def _paint(renderer: Any, shape: Shape, flipped: Affine2D, scale: float) -> None:
    gc = renderer.new_gc()
    gc.set_linewidth(shape.width * scale if shape.stroke else 0)
    if shape.stroke:
        gc.set_foreground(_colour(shape.stroke), isRGBA=True)
        gc.set_capstyle(CAPS[shape.cap])
        gc.set_joinstyle(shape.join)
        if _is_many(shape) or shape.cap == "round":
            gc.set_snap(shape.cap == "butt")  # else dots, which have no length, would vanish
        if shape.dash:
            gc.set_dashes(0, [length * scale for length in shape.dash])
    if shape.cut:
        left, top, width, height = shape.cut
        box = Bbox.from_bounds(left, top, width, height)
        gc.set_clip_rectangle(box.transformed(flipped))
    fill = _colour(shape.fill) if shape.fill else None
    renderer.draw_path(gc, path(_settled(shape, scale)), flipped, fill)
    gc.restore()


@cache
def _letter(name: str) -> Path:
    return path(curves(name))


def _say(renderer: Any, said: Said, flipped: Affine2D, scale: float) -> None:
    made = words(said.words, said.bold)
    back = {"middle": made.width / 2, "end": made.width}.get(said.anchor, 0)
    gc = renderer.new_gc()
    gc.set_linewidth(0)
    turned = Affine2D().scale(said.size / EM * scale).rotate_deg(-90 if said.upright else 0)
    turned = turned.scale(1, -1)
    x, y = flipped.transform((said.x, said.y))
    for letter in made.letters:
        along = (letter.x - back) * said.size / EM * scale
        at = (x, y + along) if said.upright else (x + along, y)
        place = turned.frozen().translate(*map(round, at))
        renderer.draw_path(gc, _letter(letter.name), place, _colour(said.fill))
    gc.restore()
