"""PNG files with a palette: a third of the bytes of full colours, and no eye tells them apart.

A drawing has few colours, and where its lines and letters are smoothed, blends of two of them. The
most frequent ones are kept as they are, which are those of all surfaces, and so are blends that are
far from all others; the rest becomes the kept colour that is nearest to it.
"""

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from random import Random
from typing import Any

import numpy as np
from PIL import Image, ImageOps

from chromdocs.figures.theme import palette

Numbers = np.ndarray[Any, Any]

MOST = 128  # colours in a palette
FREQUENT = 32  # of them, chosen because they are frequent
COUNTED = 1 << 16  # colours of a picture, at most; one with more stays as it is
SLOTS = 22  # bits of the number that stands for a colour while its place is looked up
LEVEL = 8  # of compression
CELL = 9  # pixels that a cell of a carpet is wide, with the gap behind it
MOVING = 896  # pixels that a picture that moves is wide


def packed(picture: Image.Image, ground: str = "") -> bytes:
    """Return a picture with red, green, blue and alpha as a PNG file, on a ground if one is given.

    >>> packed(Image.new("RGBA", (2, 2), "black"))[25]  # the kind of picture: with a palette
    3
    """
    if ground:
        below = Image.new("RGBA", picture.size, ground)
        below.alpha_composite(picture)
        picture = below
    out = BytesIO()
    (_with_palette(picture) or picture).save(out, "PNG", compress_level=LEVEL)
    return out.getvalue()


def carpet(xs: Sequence[int], ys: Sequence[int], colour: str) -> Image.Image:
    """Return unit squares at these places as a picture, the lowest ones first."""
    left, low, filled = min(xs), min(ys), {*zip(xs, ys, strict=True)}
    wide, high = max(xs) - left + 1, max(ys) - low + 1
    full = bytes.fromhex(colour[1:])
    clear = full + b"\0"  # black would shine through where a viewer blurs the edges
    blank, cell = clear * CELL, (full + b"\xff") * (CELL - 1) + clear
    rows: list[bytes] = []
    for y in range(low, low + high):
        row = b"".join(cell if (x, y) in filled else blank for x in range(left, left + wide))
        rows += [row] * (CELL - 1) + [blank * wide]
    return Image.frombytes("RGBA", (CELL * wide, CELL * high), b"".join(rows))


def animate(pictures: Iterable[bytes], theme: str = "light", seconds: float = 1.2) -> bytes:
    """Return PNG files as a GIF that shows one after the other, the last one longer.

    *theme* is that of the pictures: the smaller ones get more of its ground.
    """
    shown = [Image.open(BytesIO(picture)).convert("RGB") for picture in pictures]
    size = max(image.width for image in shown), max(image.height for image in shown)
    frames = [ImageOps.pad(image, size, color=palette(theme)["background"]) for image in shown]
    small = MOVING, MOVING * size[1] // size[0]
    smaller = [frame.resize(small, Image.Resampling.LANCZOS) for frame in frames]
    coloured = [frame.quantize(64, dither=Image.Dither.NONE) for frame in smaller]
    times = [round(1000 * seconds)] * (len(coloured) - 1) + [round(3000 * seconds)]
    out = BytesIO()
    rest = coloured[1:]
    coloured[0].save(out, "GIF", save_all=True, append_images=rest, duration=times, loop=0)
    return out.getvalue()


def _with_palette(picture: Image.Image) -> Image.Image | None:
    found: list[Any] = picture.getcolors(COUNTED) or []
    if not found:
        return None
    colours = np.array([colour for _, colour in sorted(found, key=_frequent)], np.uint8)
    chosen, places = _chosen(colours)
    made = Image.fromarray(_lookup(colours, places)(np.asarray(picture)), "P")
    kept = colours[chosen]
    made.putpalette(kept[:, :3].tobytes())
    if (kept[:, 3] < 255).any():
        made.info["transparency"] = kept[:, 3].tobytes()
    return made


def _frequent(counted: tuple[int, tuple[int, ...]]) -> tuple[int, tuple[int, ...]]:
    """Order colours from the most frequent on, and equally frequent ones always alike."""
    times, colour = counted
    return -times, colour


def _chosen(colours: Numbers) -> tuple[list[int], Numbers]:
    """Return which colours a palette has, and for each colour the place of the nearest of them.

    Near is what looks alike: the clearer a colour is, the less its hue matters. After the most
    frequent ones come those that are farthest from all that were chosen before.
    """
    whole = colours.astype(np.int32)
    seen = np.concatenate([whole[:, :3] * whole[:, 3:] // 255, whole[:, 3:]], axis=1)
    chosen: list[int] = []
    places, apart = np.zeros(len(colours), np.uint8), np.full(len(colours), 1 << 30)
    while len(chosen) < min(MOST, len(colours)):
        new = len(chosen) if len(chosen) < FREQUENT else int(apart.argmax())
        distance = ((seen - seen[new]) ** 2).sum(axis=1)
        nearer = distance < apart
        places[nearer], apart[nearer] = len(chosen), distance[nearer]
        chosen.append(new)
    return chosen, places


def _lookup(colours: Numbers, places: Numbers) -> Callable[[Numbers], Numbers]:
    """Return what finds the place of each pixel: a factor gives each colour a number of its own."""
    words = colours.view(np.uint32).ravel()
    chance = Random(0)
    while True:
        factor, shift = np.uint32(chance.getrandbits(32) | 1), np.uint32(32 - SLOTS)
        numbers = words * factor >> shift
        if len(np.unique(numbers)) == len(words):
            table = np.zeros(1 << SLOTS, np.uint8)
            table[numbers] = places
            return lambda pixels: table[pixels.view(np.uint32)[..., 0] * factor >> shift]
