"""Cards: the pictures that others show beside a link to a page of ours.

Each is drawn once and kept. Letters are those of the site, so that no font has to be installed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from PIL import Image, ImageColor, ImageDraw, ImageFont

from chromdocs.citations import PROJECT
from chromdocs.claims.badge import GROUNDS
from chromdocs.figures.letters import FOLDER
from chromdocs.figures.theme import EVERYWHERE, SITE
from chromdocs.games.catalogue import FAMILIES
from chromdocs.papers import LEDGER, PAPERS, TABLES, full_name
from chromdocs.site.kept import kept
from chromdocs.site.lettering import LITERATA
from chromdocs.site.world import OURS, World

CACHE = Path(".cache/cards")
LOGO = Path("docs/assets/logo.svg")
WIDTH, HEIGHT = 1200, 630  # what those who show it ask for
EDGE, COLUMN = 80, 770  # where words begin, and the width that they have
SIZES = (66, 58, 52, 46)  # of a title, the first in which it takes no more than `LINES`
LINES = 4
SHADES = 5  # of a colour on its ground, at the edges of letters
_FILES = LITERATA / "files"
_FACES = {  # a font by the signs that are taken from it
    _FILES / "literata-latin-wght-normal.woff2": ("\u0020-\u00ff", "\u2010-\u2027", "\u2212"),
    _FILES / "literata-greek-wght-normal.woff2": ("\u0370-\u03ff",),
    FOLDER / "DejaVuSans.ttf": ("\u0020-\uffff",),
}
HOME = "assets/cards/home.png"


@dataclass(frozen=True)
class Card:
    """What a card says: above the title, the title, and the ledger's word with its status."""

    above: str
    title: str
    word: str = ""
    status: str = ""


def cards(world: World) -> Iterator[tuple[str, Card]]:
    """Yield the card of the site, and of each claim, table, game and paper, with its address."""
    name, _, about = PROJECT.title.partition(": ")
    yield HOME, Card(name, about[0].upper() + about[1:])
    for id, claim in LEDGER.items():
        entry = world.entries[id]
        above = PAPERS[OURS].topic if claim.paper == OURS else full_name(claim)
        yield address(f"claims/{id}/"), Card(above, claim.title, entry.label, entry.status)
    for id, table in TABLES.items():
        topic = PAPERS[table.paper_key].topic if table.paper_key else ""
        yield address(f"tables/{id}/"), Card(f"{topic}, table".removeprefix(", "), table.title)
    for name, family in FAMILIES.items():
        yield address(f"games/{name}/"), Card("Game", family.title[0].upper() + family.title[1:])
    for key, paper in PAPERS.items():
        yield address(f"papers/{key}/"), Card(paper.short, paper.title)


@cache
def addresses() -> set[str]:
    """Return where cards stand, whatever they say."""
    kinds = {"claims": LEDGER, "tables": TABLES, "games": FAMILIES, "papers": PAPERS}
    return {address(f"{kind}/{id}/") for kind, found in kinds.items() for id in found} | {HOME}


def address(page: str) -> str:
    """Return where the card of the page at an address stands.

    >>> address("claims/vile/sums/")
    'assets/cards/claims/vile/sums.png'
    """
    return f"assets/cards/{page.removesuffix('/')}.png"


def drawn(card: Card) -> bytes:
    """Return a card as PNG; one that was drawn before, by the same code, is kept."""
    return kept(CACHE, ".png", draw, card)


def draw(card: Card) -> bytes:
    """Return a card as PNG of few colours."""
    colours, badge = SITE["light"], EVERYWHERE[GROUNDS.get(card.status, "badge-refuted")]
    image = _ground().copy()
    on = ImageDraw.Draw(image)
    _write(on, (EDGE, 90), card.above, 34, 500, colours["note"])
    size, lines = fitted(card.title)
    for i, line in enumerate(lines):
        _write(on, (EDGE, 160 + i * size * 1.25), line, size, 650, colours["words"])
    if card.word:
        wide = round(_length(card.word, 32, 500)) + 56
        image.paste(badge, (EDGE, 488), _rounded(wide, 60))
        _write(on, (EDGE + 28, 495), card.word, 32, 500, EVERYWHERE["on-badge"])
    saved = BytesIO()
    few = image.quantize(palette=_palette(badge), dither=Image.Dither.NONE)
    few.save(saved, "PNG", compress_level=7)  # at 9 a tenth smaller, in six times the time
    return saved.getvalue()


def fitted(title: str) -> tuple[int, list[str]]:
    """Return the size in which a title fits, and its lines."""
    for size in SIZES:
        lines = [""]
        for word in title.split():
            longer = f"{lines[-1]} {word}".strip()
            if _length(longer, size, 650) <= COLUMN or not lines[-1]:
                lines[-1] = longer
            else:
                lines.append(word)
        if len(lines) <= LINES and max(_length(line, size, 650) for line in lines) <= COLUMN:
            return size, lines
    raise ValueError(f"card: the title {title!r} is too long; {LINES} lines hold about 100 letters")


def _write(
    on: ImageDraw.ImageDraw, at: tuple[float, float], text: str, size: int, weight: int, ink: str
) -> None:
    x, y = at
    baseline = y + size
    for face, part in _parts(text):
        font = _font(face, size, weight)
        on.text((x, baseline), part, ink, font, anchor="ls")
        x += font.getlength(part)


def _length(text: str, size: int, weight: int) -> float:
    return sum(_font(face, size, weight).getlength(part) for face, part in _parts(text))


def _parts(text: str) -> Iterator[tuple[Path, str]]:
    """Yield the parts of a text that come from one font, with it."""
    for face, letters in groupby(text, _face):
        yield face, "".join(letters)


@cache
def _face(letter: str) -> Path:
    return next(
        face for face, signs in _FACES.items() if any(s[0] <= letter <= s[-1] for s in signs)
    )


@cache
def _font(face: Path, size: int, weight: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(str(face), size)
    if face.parent == _FILES:
        font.set_variation_by_axes([weight])
    return font


@cache
def _ground() -> Image.Image:
    """Return what all cards have in common: the colour of the site, its logo and its name."""
    colours = SITE["light"]
    image = Image.new("RGB", (WIDTH, HEIGHT), colours["ground"])
    on = ImageDraw.Draw(image)
    on.rectangle((0, HEIGHT - 12, WIDTH, HEIGHT), colours["note"])
    logo = _logo(230)
    image.paste(logo, (900, 150), logo)
    _write(on, (933, 495), "chromdocs", 36, 600, colours["quiet"])
    return image


def _logo(size: int) -> Image.Image:
    """Return the logo, which is made of rectangles and circles; drawn larger, for smooth edges."""
    scale = 4 * size / 32

    def at(shape: ElementTree.Element, *names: str) -> list[float]:
        return [float(shape.get(name, 0)) * scale for name in names]

    image = Image.new("RGBA", (4 * size, 4 * size))
    on = ImageDraw.Draw(image)
    for shape in ElementTree.parse(LOGO).iter():
        fill: Any = shape.get("fill")
        if shape.tag.endswith("rect"):
            x, y, width, height, corner = at(shape, "x", "y", "width", "height", "rx")
            on.rounded_rectangle((x, y, x + width, y + height), corner, fill)
        elif shape.tag.endswith("circle"):
            x, y, radius, stroke = at(shape, "cx", "cy", "r", "stroke-width")
            line, fill = shape.get("stroke"), None if fill == "none" else fill
            on.circle((x, y), radius + stroke / 2, fill, line, round(stroke))
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _rounded(width: int, height: int) -> Image.Image:
    """Return the shape of a badge; drawn larger, for smooth edges."""
    shape = Image.new("L", (4 * width, 4 * height))
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, 4 * width, 4 * height), 2 * height, 255)
    return shape.resize((width, height), Image.Resampling.BOX)


@cache
def _palette(badge: str) -> Image.Image:
    """Return the colours of a card with this badge: each ink on its ground, in shades."""
    colours, white = SITE["light"], EVERYWHERE["on-badge"]
    fills = (shape.get("fill") for shape in ElementTree.parse(LOGO).iter())
    tokens = sorted({fill for fill in fills if fill and len(fill) == len(badge)})
    on_page = [badge, *tokens, *(colours[name] for name in ("words", "note", "quiet"))]
    pairs = [(ink, colours["ground"]) for ink in on_page]
    pairs += [(white, ground) for ground in (badge, *tokens)]
    palette = Image.new("P", (1, 1))
    palette.putpalette(
        [
            round(a + (b - a) * shade / (SHADES - 1))
            for ink, ground in pairs
            for shade in range(SHADES)
            for a, b in zip(ImageColor.getrgb(ink), ImageColor.getrgb(ground), strict=True)
        ]
    )
    return palette
