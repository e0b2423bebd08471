"""PNG files with a palette: a third of the bytes of full colours, and no eye tells them apart.

A drawing has few colours, and where its lines and letters are smoothed, blends of two of them. The
most frequent ones are kept as they are, which are those of all surfaces, and so are blends that are
far from all others; the rest becomes the kept colour that is nearest to it.
"""

import zlib
from collections.abc import Callable, Iterable, Iterator
from io import BytesIO
from random import Random
from struct import pack
from typing import Any

import numpy as np
from PIL import Image, ImageOps

from chromdocs.figures.theme import palette

Numbers = np.ndarray[Any, Any]

MOST = 48  # colours in a palette
FREQUENT = 20  # of them, chosen because they are frequent
COUNTED = 1 << 16  # colours of a picture, at most; one with more gets 16 shades of each
SLOTS = 22  # bits of the number that stands for a colour while its place is looked up
LEVEL = 8  # of compression
SIGNATURE = b"\x89PNG\r\n\x1a\n"
PALETTE = 3  # the kind of picture
UP = 2  # the filter of a row that is written as its differences from the one above
ALIKE = 3  # times as many places differ from the one on the left as from the one above
MOVING = 896  # pixels that a picture that moves is wide


def packed(picture: Numbers, grounds: Iterable[str] = ("",)) -> Iterator[bytes]:
    """Yield a picture as PNG files, one on each ground; "" is none.

    A pixel is four bytes: red, green, blue, alpha.

    They have their pixels in common, which are packed once: a ground changes the palette alone.

    >>> next(packed(np.zeros((2, 2, 4), np.uint8)))[25]  # the kind of picture: with a palette
    3
    """
    kept, pixels = _with_palette(picture)
    height, width = pixels.shape
    bits = next(bits for bits in (1, 2, 4, 8) if len(kept) <= 1 << bits)
    rows = np.zeros((height, 1 + -(-width * bits // 8)), np.uint8)
    for k in range(8 // bits):  # each row begins with its filter
        part = pixels[:, k :: 8 // bits] << (8 - bits - k * bits)
        rows[:, 1 : 1 + part.shape[1]] |= part
    data = zlib.compress(_filtered(rows).tobytes(), LEVEL)
    head = pack(">IIBBBBB", width, height, bits, PALETTE, 0, 0, 0)
    for ground in grounds:
        colours = _over(kept, ground) if ground else kept
        alpha = colours[:, 3].tobytes().rstrip(b"\xff")
        yield b"".join(
            (
                SIGNATURE,
                _chunk(b"IHDR", head),
                _chunk(b"PLTE", colours[:, :3].tobytes()),
                _chunk(b"tRNS", alpha) if alpha else b"",
                _chunk(b"IDAT", data),
                _chunk(b"IEND"),
            )
        )


def _filtered(rows: Numbers) -> Numbers:
    """Return rows in which those that are much like the one above say where they differ from it.

    >>> _filtered(np.array([[0, 7, 8, 7], [0, 7, 8, 7], [0, 9, 9, 9]], np.uint8)).tolist()
    [[0, 7, 8, 7], [2, 0, 0, 0], [0, 9, 9, 9]]
    """
    found = rows.copy()
    here, above = rows[1:, 1:], rows[:-1, 1:]
    turns = (here[:, 1:] != here[:, :-1]).sum(axis=1)
    alike = ALIKE * (here != above).sum(axis=1) < turns
    found[1:][alike, 1:] = (here - above)[alike]
    found[1:][alike, 0] = UP
    return found


def _chunk(name: bytes, content: bytes = b"") -> bytes:
    return pack(">I", len(content)) + name + content + pack(">I", zlib.crc32(name + content))


def _over(colours: Numbers, ground: str) -> Numbers:
    """Return colours as they look on a ground."""
    below = np.array([*bytes.fromhex(ground[1:]), 255], np.uint32)
    alpha = colours[:, 3:].astype(np.uint32)
    solid = np.concatenate([colours[:, :3], np.full_like(alpha, 255)], axis=1)
    made: Numbers = ((solid * alpha + below * (255 - alpha) + 127) // 255).astype(np.uint8)
    return made


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


def _with_palette(picture: Numbers) -> tuple[Numbers, Numbers]:
    """Return the colours of a palette, and the place of each pixel in it."""
    found: Any = Image.fromarray(picture, "RGBA").getcolors(COUNTED)
    if not found:
        picture = picture // 17 * 17
        found = Image.fromarray(picture, "RGBA").getcolors(COUNTED)
    colours = np.array([colour for _, colour in sorted(found, key=_frequent)], np.uint8)
    chosen, places = _chosen(colours)
    return colours[chosen], _lookup(colours, places)(picture)


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
