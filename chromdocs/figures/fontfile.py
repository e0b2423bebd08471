"""The letters of a file as a font that it holds: cut out of a whole one, in a moment.

A TrueType font is a list of tables. Only those stay that say how letters look and how wide they
are, and the letters get new numbers, from 0 on, where 0 is the box for what a font has not.
"""

from collections.abc import Sequence
from functools import cache
from struct import calcsize, pack, unpack_from
from typing import NamedTuple

TABLES = ("glyf", "head", "hhea", "hmtx", "loca", "maxp")
PARTS, WORDS, SCALE, PAIR, MATRIX, TOLD = 0x20, 0x01, 0x08, 0x40, 0x80, 0x100  # flags of a part


class Font(NamedTuple):
    """A font, taken apart."""

    tables: dict[str, bytes]
    glyphs: tuple[bytes, ...]
    sides: tuple[tuple[int, int], ...]  # for each glyph its width, and how far from its left edge
    unit: int  # parts of the size of letters
    box: tuple[int, ...]  # that holds every letter
    rise: int
    fall: int


@cache
def opened(file: str) -> Font:
    """Return a font in a file, taken apart."""
    with open(file, "rb") as source:
        data = source.read()
    (count,) = unpack_from(">H", data, 4)
    entries = [unpack_from(">4sIII", data, 12 + 16 * k) for k in range(count)]
    tables = {tag.decode(): data[at : at + size] for tag, _, at, size in entries}
    head = tables["head"]
    unit, *box = unpack_from(">H16x4h", head, 18)
    (long,) = unpack_from(">h", head, 50)
    (total,) = unpack_from(">H", tables["maxp"], 4)
    loca = unpack_from(f">{total + 1}{'I' if long else 'H'}", tables["loca"])
    ends = [at * (1 if long else 2) for at in loca]
    glyphs = tuple(tables["glyf"][ends[k] : ends[k + 1]] for k in range(total))
    rise, fall = unpack_from(">hh", tables["hhea"], 4)
    (wide,) = unpack_from(">H", tables["hhea"], 34)
    sides = [unpack_from(">Hh", tables["hmtx"], 4 * min(k, wide - 1)) for k in range(total)]
    for k in range(wide, total):
        sides[k] = sides[k][0], unpack_from(">h", tables["hmtx"], 4 * wide + 2 * (k - wide))[0]
    return Font(tables, glyphs, tuple(sides), unit, tuple(box), rise, fall)


def cut(font: Font, wanted: Sequence[int]) -> bytes:
    """Return a font with some glyphs alone: the first gets number 1, the next number 2."""
    order = [0, *wanted]
    for glyph in order:  # which grows: a glyph may consist of others
        order += [part for _, part in _parts(font.glyphs[glyph]) if part not in order]
    numbers = {glyph: number for number, glyph in enumerate(order)}
    glyphs = [_bare(font.glyphs[glyph], numbers) for glyph in order]
    ends = [0]
    for shape in glyphs:
        ends.append(ends[-1] + len(shape))
    head, hhea, maxp = (bytearray(font.tables[name]) for name in ("head", "hhea", "maxp"))
    head[8:12] = bytes(4)
    head[50:52] = pack(">h", 1)
    hhea[34:36] = maxp[4:6] = pack(">H", len(order))
    made = {
        "glyf": b"".join(glyphs),
        "head": bytes(head),
        "hhea": bytes(hhea),
        "hmtx": b"".join(pack(">Hh", *font.sides[glyph]) for glyph in order),
        "loca": pack(f">{len(ends)}I", *ends),
        "maxp": bytes(maxp),
    }
    return _joined(made)


def _parts(glyph: bytes) -> list[tuple[int, int]]:
    """Return the glyphs that a glyph consists of, and where it says so; none for most."""
    if not glyph or unpack_from(">h", glyph)[0] >= 0:
        return []
    found, at, flags = [], 10, PARTS
    while flags & PARTS:
        flags, part = unpack_from(">HH", glyph, at)
        found.append((at + 2, part))
        at += 8 if flags & WORDS else 6
        at += 2 * (bool(flags & SCALE) + 2 * bool(flags & PAIR) + 4 * bool(flags & MATRIX))
    return found


def _bare(glyph: bytes, numbers: dict[int, int]) -> bytes:
    """Return a glyph without instructions, and with the new numbers of its parts."""
    if not glyph:
        return b""
    made = bytearray(glyph)
    if found := _parts(glyph):
        for at, part in found:
            (flags,) = unpack_from(">H", glyph, at - 2)
            made[at - 2 : at + 2] = pack(">HH", flags & ~TOLD, numbers[part])
    else:
        at = calcsize(">5h") + 2 * unpack_from(">h", glyph)[0]
        (length,) = unpack_from(">H", glyph, at)
        made[at : at + 2 + length] = bytes(2)
    return bytes(made) + bytes(-len(made) % 4)


def _joined(tables: dict[str, bytes]) -> bytes:
    """Return a font that consists of these tables."""
    near = 1 << len(tables).bit_length() - 1
    shift = 16 * (len(tables) - near)
    out = pack(">IHHHH", 0x10000, len(tables), 16 * near, near.bit_length() - 1, shift)
    at, body = 12 + 16 * len(tables), b""
    for name, content in sorted(tables.items()):
        whole = content + bytes(-len(content) % 4)
        total = sum(unpack_from(f">{len(whole) // 4}I", whole)) & 0xFFFFFFFF
        out += pack(">4sIII", name.encode(), total, at + len(body), len(content))
        body += whole
    return out + body
