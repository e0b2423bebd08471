"""Words as outlines: each letter once, at its place, and the same in all drawings."""

import re
from dataclasses import replace
from xml.etree import ElementTree

from matplotlib.font_manager import FontProperties
from matplotlib.textpath import TextPath
from PIL import Image

from chromdocs.figures import outlines
from chromdocs.figures.figure import Axis, Cloud, Figure, Points, Text
from chromdocs.figures.letters import families
from chromdocs.figures.parts import Said, parts
from chromdocs.figures.raster import painted
from chromdocs.figures.to_matplotlib import draw
from chromdocs.figures.to_svg import write
from chromdocs.papers import EXHIBITS

SVG = "{http://www.w3.org/2000/svg}"


def own(*marks: object) -> Figure:
    axes = {"x": Axis(hidden=True, range=(0, 10)), "y": Axis(hidden=True, range=(0, 10))}
    return Figure(id="own", title="Own", marks=marks, aspect=1.0, **axes)


def test_letters_stand_where_the_font_sets_them() -> None:
    for text in ("AVATAR to 1,729", "⌊nφ⌋ ≤ a₁"):
        set_ = outlines.words(text)
        drawn = TextPath((0, 0), text, 1000, prop=FontProperties(family=families()))
        right = max(
            letter.x + max(at[0::2])
            for letter in set_.letters
            for move, at in outlines.curves(letter.name)
            if move != "Z"
        )
        assert abs(right - drawn.get_extents().x1) < 12  # bends reach beyond the letter


def test_a_letter_is_in_the_file_once() -> None:
    svg = ElementTree.fromstring(draw(own(Text(5, 5, "a banana"), Text(5, 7, "a")), "svg"))
    shapes = [path.get("id") for path in svg.findall(f"{SVG}defs/{SVG}path")]
    uses = [use.get("{http://www.w3.org/1999/xlink}href") for use in svg.iter(f"{SVG}use")]
    assert len(shapes) == len({*shapes}) == 3  # a, b, n; a blank has no outline
    assert len(uses) == 8
    assert {*uses} == {f"#{name}" for name in shapes}
    assert svg.find(f".//{SVG}text") is None


def test_equal_letters_have_equal_names_and_outlines_in_all_drawings() -> None:
    known: dict[str, str] = {}
    for id in ("evil-plane", "four-kinds", "twins-table"):
        drawing = draw(EXHIBITS[id].make(), "svg", "dark").decode()
        for name, d in re.findall(r'<path id="(\w+)" d="([^"]*)"', drawing):
            assert known.setdefault(name, d) == d
    assert len(known) > 20


def test_words_are_read_again_as_they_were_written() -> None:
    figure = own(Text(2, 3, "1 < 2 & so on", "muted", 12, "left", bold=True))
    (said,) = (part for part in parts(write(figure)) if isinstance(part, Said))
    assert (said.words, said.bold, said.anchor) == ("1 < 2 & so on", True, "start")
    assert said.upright is False


def test_equal_marks_have_equal_pixels() -> None:
    """They begin with a whole pixel, wherever they are."""
    for role in ("red", "green", "p", "move"):
        figure = own(Points((1, 2.37, 8.61), (1, 3.33, 7.77), role, size=9))
        picture = Image.fromarray(
            painted(parts(write(figure, transparent=True)), 500, 500, 500 / 504)
        )
        shapes = set()
        for x, y in ((1, 1), (2.37, 3.33), (8.61, 7.77)):
            left, top = round(50 * x - 12), round(500 - 50 * y - 12)
            area = picture.crop((left, top, left + 24, top + 24))
            box = area.getbbox()
            assert box, role
            shapes.add(area.crop(box).tobytes())
        assert len(shapes) == 1, role


def test_a_single_dot_and_the_points_of_a_cloud_are_painted() -> None:
    cloud = Cloud((1, 5, 9), (2, 5, 7), "p", "")
    for mark in (Points((5,), (5,), "red"), replace(cloud, role="ink"), cloud):
        clear = parts(write(own(mark), transparent=True))
        assert painted(clear, 500, 500, 500 / 504).any()
