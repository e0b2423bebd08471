"""Kinds of pages: found by looking, at home in the navigation; and what the API pages promise."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import known
import pytest

from chromdocs.games.catalogue import FAMILIES
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS
from chromdocs.site import gallery, kinds, layers
from chromdocs.site.blocks import Blocks
from chromdocs.site.counted import counts
from chromdocs.site.errors import SiteError
from chromdocs.site.kinds import api, figures, games
from chromdocs.site.world import OURS
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
    in_the_book = {"article.md", "changes.md"}
    in_the_gallery = {f"figures/{id}.md" for id in EXHIBITS}
    assert {*listed} == {*kinds.pages()} - in_the_book - in_the_gallery | {"findings.md"}
    assert all(f": {place}\n" in asked for place in in_the_book)
    assert all(re.search(rf"- (\w+: )?{word}$", asked, re.MULTILINE) for word in kinds.nav())


def test_there_are_eight_tabs_and_every_page_that_is_written_has_a_place() -> None:
    nav = re.search(r"^nav:\n(.*)", (ROOT / "mkdocs.yml").read_text("utf-8"), re.DOTALL | re.M)
    assert nav
    assert len(re.findall(r"^  - ", nav[1], re.MULTILINE)) == 8
    written = {f.relative_to(ROOT / "docs").as_posix() for f in (ROOT / "docs").rglob("*.*")}
    pages = {place for place in written if place.endswith((".md", ".py"))}
    named = {*re.findall(r"[\w/-]+\.(?:md|py)", nav[1])} | {*places(kinds.nav())}
    assert pages - named == {"index.md"}  # the logo leads there


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
    world = known.world()
    strip = counts(Blocks(world, "", {}))
    printed = [c.id for c in LEDGER.values() if c.paper != OURS and not c.is_step]
    assert f'<b>{len(printed)}</b> <a href="ledger/">statements checked</a>' in strip
    assert ("beyond the papers" in strip) == (OURS in PAPERS)
    assert sum(map(int, re.findall(r'class="[\w ]+"><b>(\d+)', strip))) == len(printed)


def test_a_statement_is_named_with_its_paper_but_on_pages_of_that_paper() -> None:
    world = known.world()
    for place, paper in (("figures/a/", ""), ("claims/star/thm-1-i/", ""), ("learn/a/", "star")):
        to = Blocks(world, place, {}, paper=paper).to_claim("chromatic/thm-14")
        assert to.endswith(">Chromatic nim, Theorem 14</a>")
    for place, paper in (("claims/chromatic/lem-3/", ""), ("learn/a/", "chromatic")):
        to = Blocks(world, place, {}, paper=paper).to_claim("chromatic/thm-14")
        assert to.endswith(">Theorem 14</a>")
    assert Blocks(world, "learn/a/", {}).to_claim("beyond/primes").endswith(">The primes</a>")
    titles = {place: page.title for place, page in kinds.pages().items()}
    for claim in LEDGER.values():
        title = titles[f"claims/{claim.id}.md"]
        assert title == f"{PAPERS[claim.paper].topic}, {claim.place}: {claim.title}"


def test_every_part_of_the_library_stands_above_what_it_imports() -> None:
    order = [*layers.imports()]
    up = [
        (a, b)
        for a, below in layers.imports().items()
        for b in below
        if b not in order[: order.index(a)]
    ]
    assert up == []
    drawn = layers.layers(Blocks(known.world(), "api/", {}))
    assert drawn.count("<rect ") == drawn.count("<li>") == len(order)
    assert drawn.count("<circle ") == sum(map(len, layers.imports().values()))
    assert {*api.parts()} == {*order} - {layers.NO_PAGE}


def test_what_has_moved_leads_to_a_page_and_hides_none() -> None:
    there = {re.sub(r"(index)?\.md$", "", place).rstrip("/") + "/" for place in kinds.pages()}
    assert {*api.moved().values()} <= there
    assert not {*api.moved()} & there
    written = dict(api.files(known.world(), {}))
    page = written["api/solving/solving/index.html"].decode()
    assert '<meta http-equiv="refresh" content="0; url=../../cli/solve/">' in page
    assert '<a href="../../cli/solve/">' in page


def test_every_figure_is_in_one_theme_and_leads_round_it() -> None:
    every = [exhibit.id for theme in figures.themes().values() for exhibit in theme]
    assert sorted(every) == sorted(EXHIBITS)
    for theme in figures.themes().values():
        assert [e.striking for e in theme] == sorted((e.striking for e in theme), reverse=True)
        at, seen = theme[0], []
        for _ in theme:
            seen.append(at)
            assert figures.beside(figures.beside(at)["Next"])["Previous"] is at
            at = figures.beside(at)["Next"]
        assert seen == theme


def test_the_lists_of_figures_and_of_embeds_lead_to_the_gallery() -> None:
    written = dict(api.files(known.world(), {}))
    for old in ("figures/", "embed/"):
        page = written[f"{old}index.html"].decode()
        assert '<meta http-equiv="refresh" content="0; url=../gallery/">' in page


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
