"""Thumbnails: a card full of marks for every exhibit, without words; and marks that are thick."""

import re
import zlib
from dataclasses import replace
from functools import cache
from io import BytesIO
from typing import Any
from xml.etree import ElementTree

import pytest
from bounds import bound
from each import failing
from PIL import Image

from chromdocs.figures import thumbnail, to_svg
from chromdocs.figures.figure import Arrow, Axis, Box, Cells, Figure, Line, Points, Text
from chromdocs.figures.frame import WIDTH
from chromdocs.figures.theme import palette
from chromdocs.figures.to_matplotlib import draw
from chromdocs.figures.to_plotly import chart
from chromdocs.papers import EXHIBITS

SVG = "{http://www.w3.org/2000/svg}"
STREAM = re.compile(rb"stream\n(x.*?)\nendstream", re.DOTALL)
SLOW = ("star-conjecture-1", "star-conjecture-2")  # a sieve of 20 s each; their files are tested
PLANE: dict[str, Any] = {
    "x": Axis("heap", (-1, 41)),
    "y": Axis("heap", (-1, 41)),
    "equal": True,
    "aspect": 1,
}


@cache
def made() -> dict[str, Figure]:
    return {id: thumbnail.of(exhibit) for id, exhibit in EXHIBITS.items() if id not in SLOW}


def covered(figure: Figure) -> float:
    """Return the share of a picture that is seen clearly: neither ground nor quiet squares."""
    colours = palette("light")
    quiet = [bytes.fromhex(colours[role][1:]) for role in ("background", "panel", "grid")]
    with Image.open(BytesIO(draw(figure, "png", width=1))) as picture:
        pixels = picture.convert("RGB").tobytes()
    clear = sum(
        all(
            sum(abs(a - b) for a, b in zip(pixels[i : i + 3], one, strict=True)) > 90
            for one in quiet
        )
        for i in range(0, len(pixels), 3)
    )
    return clear / (len(pixels) / 3)


def test_every_thumbnail_is_a_light_card_without_words() -> None:
    def check(figure: Figure) -> None:
        svg = to_svg.write(figure, transparent=True)
        assert len(svg) < 15_000
        root = ElementTree.fromstring(svg)
        assert root.get("viewBox") == f"0 0 {WIDTH} {WIDTH * 3 // 4}"
        assert root.find(f".//{SVG}text") is None

    assert failing(check, made()) == {}


def test_no_thumbnail_is_blank() -> None:
    def check(figure: Figure) -> None:
        assert covered(figure) > 0.015

    chosen = [*made()][:: bound(5, 1)]
    assert failing(check, {id: made()[id] for id in chosen}) == {}
    assert covered(replace(made()["evil-plane"], marks=made()["evil-plane"].marks[:1])) == 0


def test_the_corner_of_a_board_fills_the_card_with_squares() -> None:
    away = tuple(range(41))
    board = Figure(id="x", title="x", marks=(Points(away, away, "p", "P"),), **PLANE)
    small = thumbnail.thumbnail(board)
    squares, points = small.marks
    assert isinstance(squares, Cells)
    assert isinstance(points, Points)
    assert small.x.range == (-0.5, thumbnail.MOST - 0.5)
    assert {*zip(range(20), range(19, -1, -1), strict=True)} <= {
        *zip(squares.x, squares.y, strict=True)
    }
    assert max(points.x) < 41  # what is outside is left out
    assert points.size == pytest.approx(0.9 * WIDTH / thumbnail.MOST)
    assert points.label == ""


def test_a_crop_is_shown_and_grows_to_the_shape_of_the_card() -> None:
    board = Figure(id="x", title="x", marks=(Points((5,), (5,), "p"),), **PLANE)
    assert thumbnail.thumbnail(board, (0, 0, 8, 6)).x.range == (0, 8)
    tall = thumbnail.thumbnail(board, (0, 0, 4, 6))
    assert tall.x.range == pytest.approx((-2, 6))
    assert tall.y.range == pytest.approx((0, 6))


def test_words_on_quiet_boxes_become_bars_where_there_is_nothing_else() -> None:
    bare: dict[str, Any] = {
        "x": Axis(range=(0, 4), hidden=True),
        "y": Axis(range=(0, 3), hidden=True),
    }
    box, words = Box(0, 0, 4, 3, "panel"), Text(2, 1, "said", "accent")
    quiet, bar = thumbnail.thumbnail(Figure(id="x", title="x", marks=(box, words), **bare)).marks
    assert (quiet.role, bar.role) == ("grid", "accent")
    more = (box, words, Box(1, 1, 1, 1, "p", "5"))
    roles = [
        mark.role
        for mark in thumbnail.thumbnail(Figure(id="x", title="x", marks=more, **bare)).marks
    ]
    assert roles == ["grid", "p"]


def test_lines_and_arrows_are_as_thick_as_they_say_everywhere() -> None:
    def thick(width: float) -> Figure:
        marks = (Line((0, 4), (1, 1), "p", width=width), Arrow(0, 2, 4, 2, "move", width=width))
        return Figure(id="x", title="x", marks=marks, x=Axis(range=(0, 4)), y=Axis(range=(0, 3)))

    for width in (1.4, 5):
        svg = to_svg.write(thick(width)).decode()
        assert svg.count(f'stroke-width="{width:g}"') == 3  # the head has an edge, too
        streams = [zlib.decompress(part) for part in STREAM.findall(draw(thick(width), "pdf"))]
        assert b"".join(streams).count(f" RG {width:g} w".encode()) == 3
    thin, fat = (chart(thick(width)) for width in (1.4, 2.8))
    lines = [made["data"][0]["line"]["width"] for made in (thin, fat)]
    heads = [made["layout"]["annotations"][0]["arrowwidth"] for made in (thin, fat)]
    assert lines[1] == heads[1] == pytest.approx(2 * lines[0], abs=0.02)
    assert lines[0] == heads[0]
    assert covered(thick(8)) > 2 * covered(thick(2))
