"""The files of every figure on the built site: each format, ground and shape, as it should be."""

import re
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
from chromdocs.figures.to_matplotlib import draw
from chromdocs.papers import EXHIBITS
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
    assert data[24:26] == bytes([8, 6])  # bits a channel; red, green, blue and alpha
    width, height = unpack(">II", data[16:24])
    begin = data.index(b"IDAT") + 4
    return width, height, zlib.decompressobj().decompress(data[begin:], 5)[1:]


@EVERY
def test_pictures_have_their_shape_and_their_ground(id: str) -> None:
    for shape, aspect in SHAPES.items():
        for ground in GROUNDS[: 3 if shape else 4]:
            width, height, corner = png(FOLDER / f"{id}{shape}{ground}.png")
            assert width == 1344  # twice 7 inches at 96 dots an inch
            assert abs(width / height - (aspect or made(id).aspect)) < 0.02
            assert (corner[3] == 0) == ("transparent" in ground)
            if "transparent" not in ground:
                assert (sum(corner[:3]) < 200) == (ground == "-dark")


@EVERY
def test_svg_is_valid_light_and_tells_its_name(id: str) -> None:
    figure = made(id)
    heavy = any(isinstance(mark, Cloud) for mark in figure.marks)
    for shape in SHAPES:
        for ground in GROUNDS[: 3 if shape else 4]:
            svg = (FOLDER / f"{id}{shape}{ground}.svg").read_bytes()
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


@EVERY
def test_pdf_embeds_its_fonts_and_no_date(id: str) -> None:
    for shape in SHAPES:
        for ground in GROUNDS[: 3 if shape else 4]:
            pdf = (FOLDER / f"{id}{shape}{ground}.pdf").read_bytes()
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
    for file in (f"{id}-square-dark.pdf", f"{id}.csv", EXHIBITS[id].script):
        assert f'{file}"' in page
    named = set(re.findall(rf"{id}(?:-[a-z]+)*\.(?:svg|png)", words))
    assert len(named) >= 2
    assert all((FOLDER / name).is_file() for name in named if name != f"{id}.svg")


@pytest.mark.parametrize("id", [id for id, exhibit in EXHIBITS.items() if exhibit.frames])
@pytest.mark.parametrize("dark", ["", "-dark"])
def test_an_animation_has_its_files(id: str, dark: str) -> None:
    _, values = EXHIBITS[id].steps or ("", ())
    with Image.open(FOLDER / f"{id}{dark}.gif") as moving:
        assert getattr(moving, "n_frames", 1) == len(values)
    with zipfile.ZipFile(FOLDER / f"{id}{dark}-frames.zip") as archive:
        assert len(archive.namelist()) == len(values)


def test_the_gallery_shows_every_exhibit() -> None:
    page = (SITE / "gallery/index.html").read_text("utf-8")
    assert sorted(re.findall(r'data-id="([^"]+)"', page)) == sorted(EXHIBITS)


def test_data_of_a_page_stays_below_a_megabyte() -> None:
    scripts = {file: file.stat().st_size for file in (SITE / "assets/charts").glob("*.js")}
    assert max(scripts.values()) < 1_000_000
