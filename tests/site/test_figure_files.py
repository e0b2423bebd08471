"""The files of every figure on the built site: each format, ground and shape, as it should be."""

import re
import subprocess
import sys
import zipfile
import zlib
from functools import cache
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree

import pytest
from bounds import bound
from PIL import Image

from chromdocs.figures.figure import Cloud, Figure
from chromdocs.figures.kinds import KINDS
from chromdocs.figures.theme import palette
from chromdocs.figures.to_matplotlib import draw
from chromdocs.papers import EXHIBITS
from chromdocs.site.exhibits import filed
from chromdocs.site.gallery import SHORTEST

SITE = Path(__file__).parent.parent.parent / "site"
FOLDER = SITE / "figures"
SHAPES = {"": None, "-wide": 16 / 9, "-square": 1.0}
GROUNDS = ("", "-dark", "-transparent", "-transparent-dark")
SVG = "{http://www.w3.org/2000/svg}"
XLINK = "{http://www.w3.org/1999/xlink}"
SLOW = ("star-conjecture-1", "star-conjecture-2")  # a sieve of 20 s each, drawn as others are
IDS = [id for id in EXHIBITS if id not in SLOW]
EVERY = pytest.mark.parametrize("id", IDS)


@cache
def made(id: str) -> Figure:
    return EXHIBITS[id].make()


def png(file: Path) -> tuple[int, int, bytes]:
    """Return the size of a picture and its pixel in the upper left corner, without the rest."""
    data = file.read_bytes()
    width, height, bits, kind = unpack(">IIBB", data[16:26])
    assert kind == 3  # with a palette
    begin, table = (data.index(name) + 4 for name in (b"IDAT", b"PLTE"))
    at = zlib.decompressobj().decompress(data[begin:], 2)[1] >> (8 - bits)
    clear = data[:begin].find(b"tRNS") + 4
    known = unpack(">I", data[clear - 8 : clear - 4])[0] if clear > 4 else 0
    alpha = data[clear + at] if at < known else 255
    return width, height, data[table + 3 * at : table + 3 * at + 3] + bytes([alpha])


@EVERY
def test_pictures_have_their_shape_and_their_ground(id: str) -> None:
    for shape, aspect in SHAPES.items():
        for ground in GROUNDS:
            width, height, corner = png(FOLDER / f"{id}{filed(made(id), shape + ground)}.png")
            assert width == 1920
            assert abs(width / height - (aspect or made(id).aspect)) < 0.02
            assert (corner[3] == 0) == ("transparent" in ground)
            if "transparent" not in ground:
                assert (sum(corner[:3]) < 200) == (ground == "-dark")


@EVERY
def test_svg_is_valid_light_and_tells_its_name(id: str) -> None:
    figure = made(id)
    heavy = any(isinstance(mark, Cloud) for mark in figure.marks)
    for shape in SHAPES:
        for ground in GROUNDS:
            svg = (FOLDER / f"{id}{filed(figure, shape + ground)}.svg").read_bytes()
            assert len(svg) < (250_000 if heavy else 150_000)
            root = ElementTree.fromstring(svg)
            assert root.get("role") == "img"
            assert root.findtext(f"{SVG}title") == figure.title
            assert root.findtext(f"{SVG}desc") == figure.alt
            parts = list(root.iter())
            ids = [part.get("id") for part in parts if part.get("id")]
            assert len(ids) == len(set(ids))
            used = {part.get(f"{XLINK}href", "#") for part in parts if part.tag == f"{SVG}use"}
            assert {name[1:] for name in used} <= {*ids, ""}
            assert not any(part.tag in (f"{SVG}script", f"{SVG}foreignObject") for part in parts)


def test_a_picture_can_be_read() -> None:
    """What is read of the pictures of all figures is what a program that reads them whole says."""
    file = FOLDER / "evil-plane-wide-dark.png"
    with Image.open(file) as picture:
        assert png(file) == (*picture.size, bytes(picture.convert("RGBA").getpixel((0, 0))))


@pytest.mark.parametrize("id", bound(IDS[::5], IDS))
def test_the_picture_is_the_one_that_the_library_draws(id: str) -> None:
    assert (FOLDER / f"{id}.svg").read_bytes() == draw(made(id), "svg")
    assert (FOLDER / f"{id}.csv").read_text("utf-8") == made(id).csv


@pytest.mark.parametrize("id", EXHIBITS)
def test_a_thumbnail_is_light_has_the_shape_of_a_card_and_no_words(id: str) -> None:
    light, dark = (FOLDER / f"{id}-thumb{ground}.svg" for ground in ("", "-dark"))
    shapes = []
    for file, theme in ((light, "light"), (dark, "dark")):
        svg = file.read_bytes()
        assert len(svg) < 15_000
        root = ElementTree.fromstring(svg)
        assert root.get("viewBox") == "0 0 504 378"
        assert root.find(f".//{SVG}text") is None
        colours = palette(theme)
        quiet = {colours[role] for role in ("background", "panel", "grid")}
        used = {part.get(name) for part in root.iter() for name in ("fill", "stroke")}
        assert used - quiet - {None, "none"}
        shapes.append([part.get("d") for part in root.iter()])
    assert shapes[0] == shapes[1]
    assert light.read_bytes() != dark.read_bytes()


def test_a_file_for_dark_slides_is_the_one_that_the_command_writes() -> None:
    how = ["--shape=wide", "--transparent", "--theme=dark", "--format=png"]
    call = [sys.executable, "-m", "chromdocs", "figure", "evil-plane", *how]
    wide = FOLDER / "evil-plane-wide-transparent-dark.png"
    ran = subprocess.run(call, capture_output=True, timeout=60)
    assert ran.stdout == wide.read_bytes()


@EVERY
def test_pdf_embeds_its_fonts_and_no_date(id: str) -> None:
    for shape in SHAPES:
        for ground in GROUNDS:
            pdf = (FOLDER / f"{id}{filed(made(id), shape + ground)}.pdf").read_bytes()
            streams = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL)
            text = pdf + b"".join(
                zlib.decompressobj().decompress(s) for s in streams if s[:1] == b"x"
            )
            assert b"/FontFile2" in text
            assert b"/Type3" not in text
            assert b"CreationDate" not in text


@EVERY
def test_a_figure_has_its_page_its_embed_and_its_script(id: str) -> None:
    page = (FOLDER / id / "index.html").read_text("utf-8")
    embed = (SITE / f"embed/{id}/index.html").read_text("utf-8")
    script = (SITE / "gallery" / EXHIBITS[id].script).read_text("utf-8")
    own = SITE.parent / "gallery" / EXHIBITS[id].script
    assert script == (own.read_text("utf-8") if own.exists() else SHORTEST.format(id=id))
    assert not own.exists() or 10 <= len(script.splitlines()) <= 30
    for text in (page, embed):
        assert text.count('class="chart"') == 1
        assert ("data-choices=" in text) == bool(EXHIBITS[id].parameters)
        assert ("&quot;steps&quot;:" in text) == (EXHIBITS[id].steps is not None)
    words = re.sub("<[^>]+>", "", page)
    for part in (f"chromdocs figure {id}", "iframe", "reveal.js", "Beamer", "PowerPoint"):
        assert part in words
    dark = filed(made(id), "-square-dark")
    assert f'{id}{dark}.pdf" download="{id}-square-dark.pdf"' in page
    for file in (f"{id}.csv", EXHIBITS[id].script):
        assert f'{file}"' in page
    named = set(re.findall(rf"{id}(?:-[a-z]+)*\.(?:svg|png)", words))
    assert len(named) >= 2
    for name in named - {f"{id}.svg"}:  # as a reader keeps it
        stem, _, format = name.partition(".")
        there = filed(made(id), stem.removeprefix(id))
        assert (FOLDER / f"{id}{there}.{format}").is_file()


@pytest.mark.parametrize("id", [id for id, exhibit in EXHIBITS.items() if exhibit.frames])
@pytest.mark.parametrize("dark", ["", "-dark"])
def test_an_animation_has_its_files(id: str, dark: str) -> None:
    _, values = EXHIBITS[id].steps or ("", ())
    with Image.open(FOLDER / f"{id}{dark}.gif") as moving:
        assert getattr(moving, "n_frames", 1) == len(values)
    with zipfile.ZipFile(FOLDER / f"{id}{dark}-frames.zip") as archive:
        assert len(archive.namelist()) == len(values)


def test_the_gallery_shows_every_exhibit_once_the_most_striking_first() -> None:
    page = (SITE / "gallery/index.html").read_text("utf-8")
    shown = re.findall(r'data-id="([^"]+)"', page)
    assert sorted(shown) == sorted(EXHIBITS)
    first = [id for id in EXHIBITS if EXHIBITS[id].striking > 1]
    assert {*shown[: len(first)]} == {*first}
    assert 4 <= len(first) <= 8
    assert set(re.findall(r'<h2[^>]* id="([^"]+)"', page)) == {"start-here", *KINDS}
    assert "md-nav__link" in page  # what would list the figures, had it any
    assert 'href="../figures/' not in page.partition("<article")[0]


def test_what_listed_the_figures_leads_to_the_gallery() -> None:
    for old in ("figures", "embed"):
        page = (SITE / old / "index.html").read_text("utf-8")
        assert 'content="0; url=../gallery/"' in page


def test_data_of_a_page_stays_below_a_megabyte() -> None:
    scripts = {file: file.stat().st_size for file in (SITE / "assets/charts").glob("*.js")}
    assert max(scripts.values()) < 1_000_000
