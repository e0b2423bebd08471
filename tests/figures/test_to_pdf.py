"""PDF files: whole, with the words in fonts that they hold, and the same every time."""

import re
import zlib
from io import BytesIO
from struct import unpack
from typing import Any

import pytest
from fontTools.ttLib import TTFont

from chromdocs.figures.figure import Axis, Figure, Points, Text
from chromdocs.figures.fontfile import cut, opened
from chromdocs.figures.outlines import words
from chromdocs.figures.theme import THEMES
from chromdocs.figures.to_matplotlib import draw
from chromdocs.papers import EXHIBITS

OBJECT = re.compile(rb"(\d+) 0 obj\n<<(.*?)>>stream\n(.*?)\nendstream", re.DOTALL)


def own(*marks: object) -> Figure:
    axes = {"x": Axis("across", (0, 10)), "y": Axis("up", (0, 10))}
    return Figure(id="own", title="Own · ⋆", marks=marks, **axes)


def streams(file: bytes) -> dict[int, tuple[bytes, bytes]]:
    """Return what is said of each stream, and what it holds, by its number."""
    found = OBJECT.findall(file)
    return {int(number): (said, zlib.decompress(packed)) for number, said, packed in found}


def said(file: bytes) -> str:
    """Return the words of a drawing, read as a program reads them that copies them."""
    held = streams(file)
    (objects,) = (content.decode() for about, content in held.values() if b"/ObjStm" in about)
    (drawn,) = (content.decode() for _, content in held.values() if b" Tm" in content)
    maps: dict[str, dict[str, str]] = {}
    for k, number in re.findall(r"/F(\d+) (\d+) 0 R", objects):
        place = dict(re.findall(r"(\d+) (\d+)", objects.split("\n")[0]))[number]
        font = objects[objects.index("\n") + 1 + int(place) :].split("\n")[0]
        (signs,) = re.findall(r"/ToUnicode (\d+)", font)
        pairs = re.findall(r"<(\w{4})> <(\w+)>\n", held[int(signs)][1].decode())
        maps[k] = {code: bytes.fromhex(sign).decode("utf-16-be") for code, sign in pairs}
    out, font = "", ""
    for name, codes in re.findall(r"/F(\d+) [\d.]+ Tf|\[(.*?)\]TJ", drawn):
        font = name or font
        out += "".join(maps[font][code] for code in re.findall(r"<(\w{4})>", codes))
    return out


def test_the_words_can_be_read() -> None:
    file = draw(own(Text(1, 1, "Théorème 14 ⋆ ⌊nφ⌋"), Text(2, 2, "R", bold=True)), "pdf")
    assert "Théorème 14 ⋆ ⌊nφ⌋R" in said(file)
    assert "across" in said(file)


def test_every_object_is_where_the_list_says() -> None:
    file = draw(EXHIBITS["four-kinds"].make(), "pdf")
    start = int(file.split(b"startxref\n")[1].split()[0])
    about, rows = streams(file)[int(file[start:].split()[0])]
    assert b"/XRef" in about
    entries = [unpack(">BIB", rows[k : k + 6]) for k in range(0, len(rows), 6)]
    for number, (kind, place, _) in enumerate(entries):
        if kind == 1:
            assert file[place:].startswith(f"{number} 0 obj\n".encode())
        if kind == 2:
            assert b"/ObjStm" in streams(file)[place][0]
    assert f"/Size {len(entries)}".encode() in about


@pytest.mark.parametrize("theme", THEMES)
def test_a_ground_is_below_all_else(theme: str) -> None:
    figure = own(Points((1,), (1,), "p"))
    clear, solid = (draw(figure, "pdf", theme, transparent) for transparent in (True, False))
    pages = [
        next(content for _, content in streams(file).values() if b" Tm" in content)
        for file in (clear, solid)
    ]
    ground = [part / 255 for part in bytes.fromhex(THEMES[theme]["background"][1:])]
    below, _, rest = pages[1].partition(b"\n")
    assert rest == pages[0]
    assert [float(part) for part in below.split()[:3]] == pytest.approx(ground, abs=0.001)
    assert draw(figure, "pdf", theme) == solid


def test_letters_of_a_font_stay_as_they_are() -> None:
    letters = {*words("Aag é ⋆ 09").letters}
    for file in {letter.font for letter in letters}:
        glyphs = [letter.glyph for letter in letters if letter.font == file]
        part: Any = TTFont(BytesIO(cut(opened(file), glyphs)))
        whole: Any = TTFont(file)
        for new, old in enumerate(glyphs, 1):
            one = part["glyf"][part.getGlyphName(new)].getCoordinates(part["glyf"])
            other = whole["glyf"][whole.getGlyphName(old)].getCoordinates(whole["glyf"])
            assert (one[0], one[1]) == (other[0], other[1])
            sides = (f["hmtx"][f.getGlyphName(k)] for f, k in ((part, new), (whole, old)))
            assert len({*sides}) == 1
