"""Figures as files: every format, sizes and shapes, and what each kind of mark becomes."""

import re
import subprocess
import sys
from array import array
from base64 import b64decode
from io import BytesIO
from xml.etree import ElementTree

import pytest
from PIL import Image

from chromdocs.figures.figure import Axis, Cells, Cloud, Figure
from chromdocs.figures.formats import FORMATS
from chromdocs.figures.frame import SHAPES, shaped
from chromdocs.figures.png import animate
from chromdocs.figures.theme import THEMES
from chromdocs.figures.to_matplotlib import draw
from chromdocs.figures.to_plotly import chart, to_html
from chromdocs.papers import EXHIBITS

SVG = "{http://www.w3.org/2000/svg}"
BEGIN = {
    "svg": b"<svg",
    "png": b"\x89PNG",
    "pdf": b"%PDF",
    "gif": b"GIF8",
    "html": b"<!doctype html>",
    "json": b"{",
    "csv": b"# ",
}


def test_every_format_writes_its_files() -> None:
    exhibit = EXHIBITS["evil-stacks"]
    for name, format in FORMATS.items():
        assert (format.name, format.label, format.suffix) == (name, name.upper(), name)
        given = [exhibit.make()] if name == "gif" else exhibit.make()
        written = format.write(given, "dark", True)
        assert written.lower().startswith(BEGIN[name].lower())
    assert [*FORMATS] == [*BEGIN]


def test_formats_load_no_renderer_before_they_write() -> None:
    check = (
        "import sys; from chromdocs.figures.formats import FORMATS; "
        "from chromdocs.papers import EXHIBITS; "
        "FORMATS['csv'].write(EXHIBITS['evil-plane'].make()); "
        "sys.exit(', '.join({'matplotlib', 'plotly', 'PIL'} & set(sys.modules)) or 0)"
    )
    run = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, timeout=60)
    assert (run.returncode, run.stderr) == (0, "")


def test_width_scales_the_whole_picture() -> None:
    figure = EXHIBITS["evil-stacks"].make()
    narrow, wide = (ElementTree.fromstring(draw(figure, "svg", width=w)) for w in (3.5, 14))
    assert (narrow.get("width"), wide.get("width")) == ("252pt", "1008pt")


@pytest.mark.parametrize("shape", ["wide", "square"])
def test_shapes_keep_what_is_shown(shape: str) -> None:
    figure = EXHIBITS["evil-plane"].make()
    svg = ElementTree.fromstring(draw(shaped(figure, shape)))
    width, height = (float(svg.get(side).removesuffix("pt")) for side in ("width", "height"))
    assert abs(width / height - SHAPES[shape]) < 0.01
    shown = [path.get("d", "").count("M") for path in svg.findall(f".//{SVG}g/{SVG}path")]
    assert max(shown) == 2 * len(figure.data) - 1  # each pair in both orders, and (0, 0)
    with pytest.raises(ValueError, match="unknown shape 'tall'; known: own, wide, square"):
        shaped(figure, "tall")


def test_a_carpet_has_a_square_for_each_cell() -> None:
    cells = Cells((0, 2, 2), (0, 0, 1), "p", hover=("a", "b", "c"))
    axes = Axis("x", (-1, 3)), Axis("y", (-1, 3))
    figure = Figure(
        id="carpet", title="t", marks=(cells,), x=axes[0], y=axes[1], equal=True, aspect=1.0
    )
    described = chart(figure)
    (shape,) = described["layout"]["shapes"]
    assert shape["path"].count("Z") == 3
    assert "M1.53,-0.47H2.47V0.47H1.53Z" in shape["path"]
    assert described["data"][0]["hovertext"] == ["a", "b", "c"]
    picture = Image.open(BytesIO(draw(figure, "png"))).convert("RGB")
    blue = tuple(bytes.fromhex(THEMES["light"]["p"][1:]))
    assert {colour: n for n, colour in picture.getcolors(99_999)}[blue] > 3 * 150**2


def test_a_cloud_carries_all_its_points() -> None:
    x, y = tuple(range(5000)), tuple(range(0, 20000, 4))
    cloud = Cloud(x, y, "p", "({x}, {y}) is P", "all")
    axes = Axis("x", (0, 5000)), Axis("y", (0, 20000))
    figure = Figure(id="cloud", title="t", marks=(cloud,), x=axes[0], y=axes[1])
    (described,) = chart(figure)["layout"]["meta"]["clouds"]
    assert tuple(array("H", b64decode(described["y"]))) == y
    (path,) = (d for d in re.findall(rb' d="([^"]*)"', draw(figure)) if d.count(b"h") > 9)
    assert path.count(b"h") > 400  # rows of places that an eye can tell apart


def test_an_animation_shows_every_step() -> None:
    figures = [EXHIBITS["evil-plane"].make(to=to) for to in (8, 16, 32)]
    moving = Image.open(BytesIO(animate([draw(f, "png", "dark") for f in figures], "dark")))
    assert moving.n_frames == 3
    assert moving.info["loop"] == 0


def test_html_is_one_file() -> None:
    page = to_html(EXHIBITS["evil-blocks-16"].make(), "dark")
    assert "{{" not in page.split("<script>")[0]
    assert not re.search(r"<(script|link|img)[^>]+(src|href)=", page.split("<script>")[0])
    assert THEMES["dark"]["red"] in page
    assert THEMES["light"]["red"] not in page


def test_unknown_theme_and_format() -> None:
    figure = EXHIBITS["evil-stacks"].make()
    for theme in ("blue", ""):
        with pytest.raises(ValueError, match="known: light, dark"):
            draw(figure, theme=theme)
    with pytest.raises(ValueError, match="known: svg, pdf, png"):
        draw(figure, format="gif")
    with pytest.raises(ValueError, match="1 to 40 inches"):
        draw(figure, width=0)
