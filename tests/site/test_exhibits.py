"""The names under which drawings are kept, and how they are drawn beside the pages."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from pathlib import Path

import pytest

from chromdocs.figures.figure import Figure, Points
from chromdocs.papers import EXHIBITS, TABLES
from chromdocs.site import book, exhibits
from chromdocs.site.blocks import Blocks
from chromdocs.site.exhibits import FEW, SHOWN_FIRST, Drawing, drawn, key
from chromdocs.site.kept import Content
from chromdocs.site.world import World

FIGURE = Figure(id="x", title="x", marks=(Points((1,), (2,), "p"),))


def test_equal_figures_have_one_name() -> None:
    assert key(FIGURE) == key(replace(FIGURE, marks=(Points((1,), (2,), "p"),)))


@pytest.mark.parametrize("field", [field.name for field in fields(Figure)])
def test_a_name_changes_with_every_field(field: str) -> None:
    assert key(replace(FIGURE, **{field: "another"})) != key(FIGURE)


def test_a_name_changes_with_what_a_mark_is() -> None:
    assert key(replace(FIGURE, marks=(Points((1,), (3,), "p"),))) != key(FIGURE)


def test_small_pictures_are_written_in_one_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a chapter, of a list and of values of one's own: only addresses and words differ."""
    blocks = Blocks(World(), "learn/star/", {})
    monkeypatch.setattr("chromdocs.site.blocks.to_svg.write", lambda *_, **__: b"")
    opened = book.opening(blocks, "evil-plane")
    texts = (opened, blocks.thumb("evil-plane"), blocks.still("evil-plane", to=8))
    image = (
        r'<img class="only-(\w+)" src="[^"]+" alt="[^"]*" width="400" height="300" loading="lazy">'
    )
    for text in texts:
        assert re.findall(image, text) == ["light", "dark"]
        assert text.count("<img") == 2
    assert f'alt="{EXHIBITS["evil-plane"].title}"' in opened


@pytest.fixture
def drawing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Drawing]:
    """Draw into an empty folder, and if there is much to draw, in a thread."""
    monkeypatch.setattr(exhibits, "CACHE", tmp_path)
    drawing = Drawing()
    with ThreadPoolExecutor(1) as drawing.pool:  # type: ignore[assignment] # no process
        yield drawing


def test_a_few_drawings_wait_until_they_are_needed(drawing: Drawing, tmp_path: Path) -> None:
    drawing.begin([FIGURE, FIGURE], SHOWN_FIRST)
    assert [*tmp_path.iterdir()] == []
    drawing.finish()
    assert len([*tmp_path.iterdir()]) == len(SHOWN_FIRST)  # each once


def test_many_drawings_are_begun_at_once(drawing: Drawing, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[Figure, list[tuple[str, str]]]] = []
    monkeypatch.setattr(exhibits, "_draw", lambda *task: begun.append(task))
    drawing.begin([replace(FIGURE, title=str(n)) for n in range(FEW)], [("svg", "")])
    drawing.begin([replace(FIGURE, title="0"), FIGURE], [("svg", "")])  # one of them known
    drawing.finish()
    assert [made.title for made, _ in begun] == [*map(str, range(FEW)), "x"]


def test_a_page_asks_for_a_drawing_and_goes_on(drawing: Drawing) -> None:
    world, files = World(), dict[str, Content]()
    plain = Blocks(World(), "a/b/", files).drawing(FIGURE, "-dark")
    world.drawing = drawing
    blocks = Blocks(world, "a/b/", {})
    assert blocks.drawing(FIGURE, "-dark") == blocks.drawing(FIGURE, "-dark") == plain
    drawing.end()
    found = {at: at_disk.read_bytes() for at, at_disk in blocks.files.items()}  # type: ignore[union-attr]
    assert found == files == {plain[6:]: drawn(FIGURE, "svg", "-dark")}


def test_rows_of_tables_may_be_found_elsewhere() -> None:
    world, plain = World(keep=True), World()
    with ThreadPoolExecutor(1) as pool:
        world.begin_tables(pool, papers=("vile",))
    of_vile = [table for table in TABLES.values() if table.paper_key == "vile"]
    assert {id for _, id in world._begun} == {table.id for table in of_vile}
    for table in of_vile:
        assert world.extract(table.id) == table.rows()
        for rows in (1, 3, len(table.rows().rows)):
            assert world.first_rows(table.id, rows) == table.rows(rows)
        assert world.bfiles(table.id) == plain.bfiles(table.id)
