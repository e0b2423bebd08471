"""Write a figure as a PDF file: what `to_svg` draws, with words in fonts that the file holds.

Everything but the fonts, the drawing and the list of places is packed into one stream, which takes
version 1.5 of the format. The same figure gives the same bytes.
"""

import zlib
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from struct import pack

from chromdocs.figures.fontfile import cut, opened
from chromdocs.figures.frame import WIDTH
from chromdocs.figures.outlines import EM, Letter, words
from chromdocs.figures.parts import CAPS, Move, Said, Shape, parts

JOINS = {"miter": 0, "round": 1}
MOVES = {"M": "m", "L": "l", "C": "c", "Z": "h"}
LEVEL = 9  # of compression
HEAD = b"%PDF-1.5\n%\xe2\xe3\xcf\xd3\n"
SIGNS = (
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def "
    "/CMapType 2 def 1 begincodespacerange <0000> <ffff> endcodespacerange "
    "{count} beginbfchar\n{lines}endbfchar endcmap end end"
)


def pdf(svg: bytes, title: str, width: float, height: float, ground: str = "") -> bytes:
    """Return a drawing by `to_svg` as a PDF file, *width* and *height* points large.

    Its *ground* is a colour that is put under a drawing without one.
    """
    drawn, glyphs = _drawn(svg)
    scale = width / WIDTH
    below = f"{_colour(ground)} rg 0 0 {_n(width)} {_n(height)} re f\n" if ground else ""
    turned = f"{below}{_n(scale)} 0 0 {_n(-scale)} 0 {_n(height)} cm\n"
    file = _File()
    fonts = "".join(f"/F{k} {file.font(font)} 0 R" for k, font in enumerate(glyphs.items()))
    content = file.stream((turned + drawn).encode())
    pages = file.next + 1
    file.add(
        f"<</Type/Page/Parent {pages} 0 R/MediaBox[0 0 {_n(width)} {_n(height)}]"
        f"/Contents {content} 0 R/Resources<</Font<<{fonts}>>>>"
        "/Group<</Type/Group/S/Transparency/CS/DeviceRGB>>>>"
    )
    file.add(f"<</Type/Pages/Kids[{pages - 1} 0 R]/Count 1>>")
    root = file.add(f"<</Type/Catalog/Pages {pages} 0 R>>")
    about = file.add(f"<</Title<feff{title.encode('utf-16-be').hex()}>>>")
    return file.whole(root, about)


@lru_cache(2)
def _drawn(svg: bytes) -> tuple[str, dict[str, dict[int, str]]]:
    """Return what is drawn, and the letters that it needs of each font."""
    page = _Page()
    return "\n".join(page.all(parts(svg))), page.fonts


def _n(number: float) -> str:
    """Return a number in few signs.

    >>> _n(0.5), _n(-3), _n(1 / 3)
    ('.5', '-3', '.333')
    """
    said = f"{number:.3f}".rstrip("0").rstrip(".")
    return said.replace("0.", ".", 1) if said.startswith(("0.", "-0.")) else said.replace("-0", "0")


def _colour(hex: str) -> str:
    return " ".join(_n(part / 255) for part in bytes.fromhex(hex[1:]))


class _Page:
    """Writes what is drawn, and notes the letters that it needs of each font."""

    def __init__(self) -> None:
        self.fonts: dict[str, dict[int, str]] = {}  # file -> glyph -> the signs that it stands for

    def all(self, found: Iterable[Shape | Said]) -> Iterator[str]:
        for part in found:
            yield from self.said(part) if isinstance(part, Said) else _shape(part)

    def said(self, said: Said) -> Iterator[str]:
        """Yield words, letter by letter where the font alone would set them otherwise."""
        made = words(said.words, said.bold)
        back = {"middle": 0.5, "end": 1.0}.get(said.anchor, 0) * made.width * said.size / EM
        x, y = (said.x, said.y + back) if said.upright else (said.x - back, said.y)
        turn = "0 -1 -1 0" if said.upright else "1 0 0 -1"
        yield f"BT {_colour(said.fill)} rg"
        for font, run in _runs(made.letters):
            along = run[0].x * said.size / EM
            at = (x, y - along) if said.upright else (x + along, y)
            number = [*self.fonts, font].index(font)
            yield f"/F{number} {_n(said.size)} Tf {turn} {_n(at[0])} {_n(at[1])} Tm"
            yield f"[{''.join(self.set(font, run))}]TJ"
        yield "ET"

    def set(self, font: str, run: list[Letter]) -> Iterator[str]:
        glyphs, known = self.fonts.setdefault(font, {}), opened(font)
        x = run[0].x
        for letter in run:
            glyphs.setdefault(letter.glyph, letter.sign)
            if apart := round(x - letter.x):
                yield str(apart)
            yield f"<{[*glyphs].index(letter.glyph) + 1:04x}>"
            x += known.sides[letter.glyph][0] * EM / known.unit - apart


def _runs(letters: Iterable[Letter]) -> Iterator[tuple[str, list[Letter]]]:
    """Yield the letters that follow each other in one font."""
    run: list[Letter] = []
    for letter in letters:
        if run and run[-1].font != letter.font:
            yield run[-1].font, run
            run = []
        run.append(letter)
    if run:
        yield run[-1].font, run


def _shape(shape: Shape) -> Iterator[str]:
    if shape.cut:
        yield f"q {' '.join(map(_n, shape.cut))} re W n"
    if shape.fill:
        yield f"{_colour(shape.fill)} rg"
    if shape.stroke:
        dash = " ".join(map(_n, shape.dash))
        yield f"{_colour(shape.stroke)} RG {_n(shape.width)} w {CAPS[shape.cap]} J"
        yield f"{JOINS[shape.join]} j [{dash}] 0 d"
    yield "\n".join(map(_move, shape.moves))
    yield "B" if shape.fill and shape.stroke else "f" if shape.fill else "S"
    if shape.cut:
        yield "Q"


def _move(move: Move) -> str:
    name, places = move
    return " ".join((*map(_n, places), MOVES[name]))


def _stream(content: bytes, more: str) -> bytes:
    packed = zlib.compress(content, LEVEL)
    head = f"<</Filter/FlateDecode/Length {len(packed)}{more}>>stream\n".encode()
    return head + packed + b"\nendstream"


@lru_cache(64)
def _program(file: str, glyphs: tuple[int, ...]) -> bytes:
    """Return some letters of a font as a stream: the files of a figure have them in common."""
    content = cut(opened(file), glyphs)
    return _stream(content, f"/Length1 {len(content)}")


class _File:
    """The objects of a file: small ones are packed together, streams stand alone."""

    def __init__(self) -> None:
        self.next = 1
        self.small: dict[int, str] = {}
        self.streams: dict[int, bytes] = {}

    def add(self, content: str) -> int:
        self.small[self.next] = content
        self.next += 1
        return self.next - 1

    def stream(self, content: bytes, more: str = "") -> int:
        return self.place(_stream(content, more))

    def place(self, stream: bytes) -> int:
        self.streams[self.next] = stream
        self.next += 1
        return self.next - 1

    def font(self, font: tuple[str, dict[int, str]]) -> int:
        """Add a font with the letters that are needed, and return its number."""
        file, glyphs = font
        known = opened(file)
        unit = EM / known.unit
        program = self.place(_program(file, tuple(glyphs)))
        name = f"/CHROMD+{Path(file).stem}"
        box, rise, fall = (
            " ".join(_n(v * unit) for v in vs) for vs in (known.box, [known.rise], [known.fall])
        )
        about = self.add(
            f"<</Type/FontDescriptor/FontName{name}/Flags 4/FontBBox[{box}]/ItalicAngle 0"
            f"/Ascent {rise}/Descent {fall}/CapHeight {rise}/StemV 80/FontFile2 {program} 0 R>>"
        )
        wide = " ".join(_n(known.sides[glyph][0] * unit) for glyph in glyphs)
        inner = self.add(
            f"<</Type/Font/Subtype/CIDFontType2/BaseFont{name}/CIDToGIDMap/Identity/DW 0"
            "/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>"
            f"/FontDescriptor {about} 0 R/W[1[{wide}]]>>"
        )
        signs = [sign.encode("utf-16-be").hex() for sign in glyphs.values()]
        lines = "".join(f"<{k:04x}> <{sign}>\n" for k, sign in enumerate(signs, 1))
        said = self.stream(SIGNS.format(count=len(signs), lines=lines).encode())
        return self.add(
            f"<</Type/Font/Subtype/Type0/BaseFont{name}/Encoding/Identity-H"
            f"/DescendantFonts[{inner} 0 R]/ToUnicode {said} 0 R>>"
        )

    def whole(self, root: int, about: int) -> bytes:
        """Return the file, whose last part says where every object is."""
        heads, bodies, places = [], "", {}
        for at, (number, content) in enumerate(self.small.items()):
            heads.append(f"{number} {len(bodies)}")
            places[number] = pack(">BIB", 2, 0, at)
            bodies += f"{content}\n"
        first = f"{' '.join(heads)}\n"
        more = f"/Type/ObjStm/N {len(heads)}/First {len(first)}"
        packed = self.stream((first + bodies).encode(), more)
        for number in self.small:
            places[number] = pack(">BIB", 2, packed, places[number][-1])
        out = bytearray(HEAD)
        for number, stream in self.streams.items():
            places[number] = pack(">BIB", 1, len(out), 0)
            out += f"{number} 0 obj\n".encode() + stream + b"\nendobj\n"
        start, last = len(out), self.next
        places[0], places[last] = pack(">BIB", 0, 0, 255), pack(">BIB", 1, start, 0)
        rows = b"".join(places[number] for number in range(last + 1))
        self.stream(
            rows,
            f"/Type/XRef/Size {last + 1}/W[1 4 1]/Root {root} 0 R/Info {about} 0 R",
        )
        out += f"{last} 0 obj\n".encode() + self.streams[last]
        return bytes(out) + f"\nendobj\nstartxref\n{start}\n%%EOF\n".encode()
