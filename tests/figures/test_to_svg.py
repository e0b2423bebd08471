"""Drawings by the standard library alone: what is in them, where it stands, and that it is safe."""

import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest
from each import failing
from matplotlib.ticker import MaxNLocator

from chromdocs.figures import formats
from chromdocs.figures.axes import automatic
from chromdocs.figures.figure import Arrow, Axis, Box, Cells, Cloud, Figure, Line, Points, Text
from chromdocs.figures.frame import WIDTH, frame, legend, words_width
from chromdocs.figures.theme import THEMES, on_scale
from chromdocs.figures.to_matplotlib import draw
from chromdocs.figures.to_svg import write
from chromdocs.papers import EXHIBITS

SVG = "{http://www.w3.org/2000/svg}"
SMALL = {"star-conjecture-1": {"n": 4}, "star-conjecture-2": {"to": 1000}}  # else a sieve of 20 s
HOSTILE = "</text><script>alert(1)</script> \"'&amp; ]]> \x00\x1b\ud800\uffff <!--"
DRAWN = {"svg", "title", "desc", "clipPath", "g", "rect", "path", "text"}
BASE = """
import sys
sys.modules |= dict.fromkeys(("matplotlib", "numpy", "plotly", "PIL", "fontTools"))
sys.argv[0] = "mine.py"
import chromdocs as cd
from chromdocs.cli.main import main
figure = cd.figure("evil-plane")
figure.save("saved.svg", "dark", shape="wide")
cd.show(figure)
cd.game("wythoff").plot(20).save("plotted.svg")
main(["figure", "evil-stacks", "-o", "called.svg"])
main(["solve", "wythoff", "--to", "20", "-o", "solved.svg"])
main(["figure", "evil-stacks", "-o", "called.pdf"])
"""


@cache
def made() -> dict[str, Figure]:
    return {id: exhibit.make(**SMALL.get(id, {})) for id, exhibit in EXHIBITS.items()}


def parsed(figure: Figure, theme: str = "light", transparent: bool = False) -> Element:
    return ElementTree.fromstring(write(figure, theme, transparent))


def all_of(picture: Element, name: str) -> list[Element]:
    return picture.findall(f".//{SVG}{name}")


def own(*marks: object, across: Axis | None = None, up: Axis | None = None) -> Figure:
    """Return a figure on a plane of 10 by 10."""
    axes = {"x": across or Axis("x", (0, 10)), "y": up or Axis("y", (0, 10))}
    return Figure(id="own", title="Own", marks=marks, aspect=1.25, **axes)


def place(figure: Figure, x: float, y: float) -> tuple[float, float]:
    """Return where a point of the plane of 10 by 10 stands, from the upper left corner."""
    at = frame(figure)
    up = at.bottom + y / 10 * (at.top - at.bottom)
    return at.left + x / 10 * (at.right - at.left), WIDTH / figure.aspect - up


def numbers(text: str | None) -> list[float]:
    return [float(n) for n in re.findall(r"-?\d*\.?\d+", text or "")]


def ticks(axis: Axis) -> list[str]:
    """Return the words at the ticks that an axis shows."""
    low, high = axis.range or (0, 1)
    return [said for tick, said in axis.ticks or automatic(low, high) if low <= tick <= high]


def test_every_exhibit_is_drawn_whole() -> None:
    """Every mark is there, under its kind of element, and nothing else is."""

    def check(figure: Figure) -> None:
        picture = parsed(figure)
        assert {part.tag.removeprefix(SVG) for part in picture.iter()} <= DRAWN
        marks = (*figure.marks, *legend(figure))
        kinds = Counter(type(mark) for mark in marks if getattr(mark, "x", 0) != ())
        axes = [axis for axis in (figure.x, figure.y) if not axis.hidden]
        grids = sum(axis.grid and ticks(axis) != [] for axis in axes)
        many = sum(kinds[kind] for kind in (Points, Cells, Cloud, Line))
        assert len(all_of(picture, "path")) == grids + many + 2 * kinds[Arrow]
        assert len(all_of(picture, "rect")) == 2 + kinds[Box]
        words = [mark.text for mark in marks if isinstance(mark, Box | Text)]
        words += [said for axis in axes for said in (axis.title, *ticks(axis))]
        shown = [text.text for text in all_of(picture, "text")]
        assert Counter(shown) == Counter(filter(None, words))
        assert picture.findtext(f"{SVG}title") == figure.title
        assert picture.findtext(f"{SVG}desc") == figure.alt

    assert len(made()) > 80
    assert failing(check, made()) == {}


def test_words_stay_in_the_picture() -> None:
    def check(figure: Figure) -> None:
        picture = parsed(figure)
        for text in all_of(picture, "text"):
            words = text.text or ""
            x, y, size = (float(text.get(name, "")) for name in ("x", "y", "font-size"))
            width = words_width(words, size, text.get("font-weight") == "bold")
            if text.get("transform"):  # the title of the axis up
                assert x - size > 0, words
                continue
            before = width * {"start": 0, "middle": 0.5, "end": 1}[text.get("text-anchor", "")]
            assert x - before > -1, words
            assert x - before + width < WIDTH + 1, words
            assert 0.7 * size - 2 < y < WIDTH / figure.aspect, words

    assert failing(check, made()) == {}


def test_drawings_are_small_and_the_same_every_time() -> None:
    sizes = {id: len(write(figure)) for id, figure in made().items()}
    cloudy = {id for id, f in made().items() if any(isinstance(m, Cloud) for m in f.marks)}
    assert {id: size for id, size in sizes.items() if size > 30_000 and id not in cloudy} == {}
    assert max(sizes.values()) < 300_000  # 63,133 points
    one = made()["star-log-periodic"]
    assert write(one) == write(one)
    assert not re.search(rb"\d\.\d{5}", write(one))


def test_points_stand_where_the_frame_has_them() -> None:
    x, y = (1, 2.5, 9), (2, 7, 0.5)
    for role, name in (("red", "dot"), ("p", "square"), ("move", "diamond"), ("green", "ring")):
        figure = own(Points(x, y, role, size=6))
        path = all_of(parsed(figure), "path")[-1]
        begun = [numbers(part)[:2] for part in path.get("d", "").split("M")[1:]]
        aside, above = {
            "dot": (0, 0),
            "square": (3, 3),
            "diamond": (0, 6 / 2**0.5),
            "ring": (6 * 0.39, 0),  # the middle of an edge of 22 per cent
        }[name]
        wanted = [place(figure, *point) for point in zip(x, y, strict=True)]
        for (found_x, found_y), (at_x, at_y) in zip(begun, wanted, strict=True):
            assert found_x == pytest.approx(at_x - aside, abs=0.011)
            assert found_y == pytest.approx(at_y - above, abs=0.011)


def test_boxes_words_and_lines_stand_where_the_frame_has_them() -> None:
    figure = own(Box(2, 3, 4, 1, "red", "R"), Text(5, 6, "five"), Line((1, 3), (1, 4), "ink"))
    picture = parsed(figure)
    box = all_of(picture, "rect")[-1]
    left, top, right, low = *place(figure, 2, 4), *place(figure, 6, 3)
    found = [float(box.get(name, "")) for name in ("x", "y", "width", "height")]
    assert found == pytest.approx([left, top, right - left, low - top], abs=0.011)
    (words,) = (text for text in all_of(picture, "text") if text.text == "five")
    x, y = place(figure, 5, 6)
    assert float(words.get("x", "")) == pytest.approx(x, abs=0.011)
    assert float(words.get("y", "")) == pytest.approx(y + 0.36 * on_scale(10), abs=0.011)
    line = numbers(all_of(picture, "path")[-1].get("d"))
    assert line == pytest.approx([*place(figure, 1, 1), *place(figure, 3, 4)], abs=0.011)


def test_steps_hold_halfway_to_their_neighbours() -> None:
    figure = own(Line((0, 2, 4), (1, 5, 3), "ink", step=True))
    d = all_of(parsed(figure), "path")[-1].get("d", "")
    assert re.sub(r"[\d. ]+", "", d) == "MHVHVH"
    xs = [place(figure, x, 0)[0] for x in (1, 3, 4)]
    assert numbers(" ".join(re.findall(r"H([\d.]+)", d))) == pytest.approx(xs, abs=0.011)


def test_a_carpet_is_a_stroke_for_neighbours_with_a_dash_for_each() -> None:
    figure = own(Cells((1, 2, 3, 5, 2), (4, 4, 4, 4, 6), "p"))
    path = all_of(parsed(figure), "path")[-1]
    unit = place(figure, 1, 0)[0] - place(figure, 0, 0)[0]
    dash, gap = numbers(path.get("stroke-dasharray"))
    assert dash + gap == pytest.approx(unit, abs=0.001)
    runs = [numbers(run) for run in path.get("d", "").split("M")[1:]]
    wanted = [
        (*place(figure, x - 4 / 9, y), (n - 1 / 9) * unit)
        for x, y, n in ((1, 4, 3), (5, 4, 1), (2, 6, 1))
    ]
    assert [n for run in runs for n in run] == pytest.approx(
        [n for run in wanted for n in run], abs=0.011
    )


def test_a_cloud_has_each_of_its_points_within_half_a_grain() -> None:
    spots = [(k * k % 11, k * 7 % 10) for k in range(40)]
    figure = own(Cloud(tuple(x for x, _ in spots), tuple(y for _, y in spots), "ink", ""))
    path = all_of(parsed(figure), "path")[-1]
    scale = numbers(path.get("transform"))[0]
    found: set[tuple[float, float]] = set()
    x = y = 0.0
    for move, *there in re.findall(r"(M|m)(-?\d+) (-?\d+)h([\d.]+)", path.get("d", "")):
        begin, up, length = map(float, there)
        x, y = (begin, up) if move == "M" else (x + begin, y)
        found |= {((x + k) * scale, y * scale) for k in range(round(length) + 1)}
        x += round(length)
    wanted = {place(figure, *spot) for spot in spots}
    assert len(found) == len(wanted)
    for at in wanted:
        assert min(max(abs(at[0] - p[0]), abs(at[1] - p[1])) for p in found) <= scale / 2 + 0.01


@pytest.mark.parametrize("ends", [(-2.4, 52), (0.2, 15.8), (-0.7, 1.7), (0, 200), (0.1, 0.9)])
def test_automatic_ticks_are_those_of_the_other_drawing(ends: tuple[float, float]) -> None:
    other = MaxNLocator(8, integer=True).tick_values(*ends)
    shown = [tick for tick in other if ends[0] - 1e-9 <= tick <= ends[1] + 1e-9]
    assert [tick for tick, _ in automatic(*ends)] == pytest.approx(shown)


def test_an_axis_without_a_range_holds_all_marks() -> None:
    marks = (Points((1, 2, 3), (1, 4, 9), "p"), Box(-5, 0, 1, 1, "red"), Cells((7,), (3,), "n"))
    figure = own(*marks, Arrow(0, 0, 4, 12), across=Axis(), up=Axis())
    at, picture = frame(figure), parsed(figure)
    labels = [text.text for text in all_of(picture, "text")]
    assert labels == ["\u22124", "\u22122", "0", "2", "4", "6", "8", *map(str, range(0, 13, 2))]
    box = all_of(picture, "rect")[-1]
    share = (float(box.get("x", "")) - at.left) / (at.right - at.left)
    assert share == pytest.approx(0.05 / 1.1, abs=0.001)
    for alone in (own(across=Axis(), up=Axis()), own(marks[0], across=Axis(), up=Axis())):
        assert all_of(parsed(alone), "text")


def test_hostile_words_stay_words() -> None:
    axis = Axis(HOSTILE, (0, 10), ((1, HOSTILE),))
    marks = (Text(1, 1, HOSTILE), Box(1, 1, 1, 1, "red", HOSTILE), Points((1,), (1,), "p", HOSTILE))
    figure = Figure(id=HOSTILE, title=HOSTILE, alt=HOSTILE, marks=marks, x=axis, y=axis)
    for theme in THEMES:
        picture = parsed(figure, theme)
        assert {part.tag.removeprefix(SVG) for part in picture.iter()} == DRAWN
        words = [part.text for part in picture.iter() if part.text and part.text.strip()]
        told = HOSTILE.translate(dict.fromkeys(map(ord, "\x00\x1b\ud800\uffff"), "\ufffd"))
        assert words == [told] * (2 + 4 + 3)
        assert not any(told in value for part in picture.iter() for value in part.attrib.values())


def test_nothing_is_fetched_or_run() -> None:
    for id in ("evil-blocks-16", "star-log-periodic", "outcomes"):
        text = write(made()[id], "dark").decode()
        assert text.count("http") == 1  # the name of the language
        assert not re.search(r"\s(href|style|on\w+)=|<!|<\?", text)
        (name,) = re.findall(r'\sid="([^"]*)"', text)
        assert {*re.findall(r"url\((.*?)\)", text)} == {f"#{name}"}


def test_all_but_words_is_cut_off_at_the_edges_of_the_plot() -> None:
    figure = own(Line((-5, 15), (-5, 15), "ink"), Text(5, 5, "words"), Points((20,), (1,), "p"))
    picture = parsed(figure)
    parents = {child: parent for parent in picture.iter() for child in parent}
    line, points = all_of(picture, "path")[-2:]
    (words,) = (text for text in all_of(picture, "text") if text.text == "words")
    assert parents[words] is picture
    (cut,) = all_of(picture, "clipPath")
    for mark in (line, points):
        assert parents[mark].get("clip-path") == f"url(#{cut.get('id')})"
    left, top, right, low = *place(figure, 0, 10), *place(figure, 10, 0)
    (other,) = all_of(parsed(figure, "dark"), "clipPath")
    assert other.get("id") != cut.get("id")
    found = [float(cut[0].get(name, "")) for name in ("x", "y", "width", "height")]
    assert found == pytest.approx([left, top, right - left, low - top], abs=0.011)


def test_grounds_and_themes() -> None:
    figure = made()["evil-plane"]
    for theme, colours in THEMES.items():
        first = all_of(parsed(figure, theme), "rect")[0]
        assert first.get("fill") == colours["background"]
        assert parsed(figure, theme, transparent=True).find(f"{SVG}rect") is None
    assert THEMES["light"]["p"] not in write(figure, "dark").decode()
    with pytest.raises(ValueError, match="known: light, dark"):
        write(figure, "blue")


def test_with_matplotlib_its_drawing_is_the_published_one(monkeypatch: pytest.MonkeyPatch) -> None:
    figure = made()["evil-stacks"]
    assert formats.FORMATS["svg"].write(figure) == draw(figure, "svg") != write(figure)
    monkeypatch.setattr(formats, "has", lambda package: False)
    assert formats.FORMATS["svg"].write(figure, "dark", True) == write(figure, "dark", True)


def test_the_base_alone_draws_wherever_a_figure_is_asked_for(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", BASE], cwd=tmp_path, capture_output=True, text=True, timeout=60
    )
    assert "Traceback" not in ran.stderr
    assert "this needs matplotlib; it comes with pip install 'chromdocs[draw]'" in ran.stderr
    files = {file.name: ElementTree.parse(file).getroot() for file in tmp_path.iterdir()}
    names = ("saved", "mine", "plotted", "called", "solved")
    assert {*files} == {f"{name}.svg" for name in names}
    assert all(picture.get("role") == "img" for picture in files.values())
    assert numbers(files["saved.svg"].get("viewBox")) == [0, 0, 504, 283.5]
