"""Kinds of pages: found by looking, at home in the navigation; and what the API pages promise."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chromdocs.games.catalogue import FAMILIES
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS
from chromdocs.site import gallery, kinds, layers
from chromdocs.site.blocks import Blocks
from chromdocs.site.counted import counts
from chromdocs.site.errors import SiteError
from chromdocs.site.kinds import api, games
from chromdocs.site.world import OURS, World
from chromdocs.solve.choose import solver
from chromdocs.words import in_brackets

ROOT = Path(__file__).parents[2]


def places(items: Any) -> Iterator[str]:
    """Yield every page of a piece of navigation."""
    if isinstance(items, str):
        yield items
    else:
        for item in items.values() if isinstance(items, dict) else items:
            yield from places(item)


def test_every_generated_page_is_in_the_navigation_once() -> None:
    listed = [*places(kinds.nav())]
    assert len(listed) == len(set(listed))
    asked = (ROOT / "mkdocs.yml").read_text("utf-8")
    in_the_book = {"article.md"}
    assert {*listed} == {*kinds.pages()} - in_the_book | {"findings.md"}
    assert all(f": {place}\n" in asked for place in in_the_book)
    assert all(re.search(rf"^  - \w+: {word}$", asked, re.MULTILINE) for word in kinds.nav())


@pytest.mark.parametrize("name", FAMILIES)
def test_the_python_of_a_game_page_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, start = games.to_play(name)
    code = games.code(game, start)
    assert max(map(len, code.splitlines())) <= 88
    exec(code, {})
    listed, answered, *_ = capsys.readouterr().out.splitlines()
    assert listed.startswith(str(solver(game).p_positions(games.listed(game))[:12])[:-1])
    assert answered.startswith(f"{in_brackets(start)} is a")
    assert f" {solver(game).outcome(start)}-position: " in answered


def test_statements_in_print_and_our_own_are_counted_apart() -> None:
    world = World()
    strip = counts(Blocks(world, "", {}))
    printed = [c.id for c in LEDGER.values() if c.paper != OURS and not c.is_step]
    assert f'<b>{len(printed)}</b> <a href="ledger/">statements checked</a>' in strip
    assert ("beyond the papers" in strip) == (OURS in PAPERS)
    assert sum(map(int, re.findall(r'class="[\w ]+"><b>(\d+)', strip))) == len(printed)


def test_every_part_of_the_library_stands_above_what_it_imports() -> None:
    order = [*layers.imports()]
    up = [
        (a, b)
        for a, below in layers.imports().items()
        for b in below
        if b not in order[: order.index(a)]
    ]
    assert up == []
    drawn = layers.layers(Blocks(World(), "api/", {}))
    assert drawn.count("<rect ") == drawn.count("<li>") == len(order)
    assert drawn.count("<circle ") == sum(map(len, layers.imports().values()))
    assert {*api.parts()} == {*order} - {layers.NO_PAGE}


def test_what_has_moved_leads_to_a_page_and_hides_none() -> None:
    there = {re.sub(r"(index)?\.md$", "", place).rstrip("/") + "/" for place in kinds.pages()}
    assert {*api.moved().values()} <= there
    assert not {*api.moved()} & there
    written = dict(api.files(World(), {}))
    page = written["api/solving/solving/index.html"].decode()
    assert '<meta http-equiv="refresh" content="0; url=../../cli/solve/">' in page
    assert '<a href="../../cli/solve/">' in page


def test_a_figure_without_a_script_gets_the_shortest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gallery, "FOLDER", tmp_path)
    monkeypatch.setattr(gallery, "CACHE", tmp_path / "cache")
    found = gallery.script(EXHIBITS["evil-stacks"])
    assert found.text.endswith('cd.show(cd.figure("evil-stacks"))\n')
    assert found.printed.endswith(": evil_stacks.png\n")


def test_a_bad_script_ends_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gallery, "FOLDER", tmp_path)
    monkeypatch.setattr(gallery, "CACHE", tmp_path / "cache")
    (tmp_path / "evil_stacks.py").write_text("print(1)\n", "utf-8")
    with pytest.raises(SiteError, match="it saves no picture"):
        gallery.script(EXHIBITS["evil-stacks"])
    (tmp_path / "evil_stacks.py").write_text("1 / 0\n", "utf-8")
    with pytest.raises(SiteError, match=r"evil_stacks\.py: ZeroDivisionError"):
        gallery.script(EXHIBITS["evil-stacks"])
    (tmp_path / "evil_stakcs.py").write_text("", "utf-8")
    with pytest.raises(SiteError, match=r"not evil_stakcs\.py$"):
        gallery.refuse_strays()
