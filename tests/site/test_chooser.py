"""The chooser: everything with an id is in it, with the citations that the library gives."""

import gzip
import re
from functools import cache
from typing import Any

import pytest
from each import failing
from known import world

import chromdocs as cd
from chromdocs.bibliography import FORMATS
from chromdocs.citations import PROJECT, cite
from chromdocs.figures.figure import Figure
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES, full_name
from chromdocs.site.blocks import Blocks
from chromdocs.site.chooser import chooser, cited, made, references, script
from chromdocs.site.data import read
from chromdocs.site.page import written as written_page
from chromdocs.site.world import World
from chromdocs.tables.table import Extract

SITE = "https://example.org/"
IDS = [PROJECT.id, *PAPERS, *LEDGER, *TABLES, *EXHIBITS]


class Quick(World):
    """Tables with noughts and figures without marks, which take no time to find."""

    def extract(self, id: str) -> Extract:  # type: ignore[override]
        return Extract(TABLES[id], ((0,) * len(TABLES[id].columns),))

    def figure(self, id: str) -> Figure:  # type: ignore[override]
        return Figure(id=id, title="", marks=(), catalogued=True)


@cache
def written(site: str = "") -> dict[str, Any]:
    """Return the data in the scripts of the page, by their addresses."""
    files: dict[str, bytes] = {}
    chooser(Blocks(Quick(), "cite/", files, site))
    return {address: read(file) for address, file in files.items()}


def of(id: str, site: str = "") -> Any:
    return written(site)[f"assets/cite/{script(id)}.js"]


def test_everything_is_listed_once_with_a_script_of_its_own() -> None:
    listed = [item[0] for item in written()["assets/cite-list.js"]["items"]]
    assert listed == IDS
    assert len({*map(script, IDS)}) == len(IDS) == len(written()) - 1


def test_the_citations_are_those_of_the_library() -> None:
    def check(id: str) -> None:
        for site in ("", SITE):
            texts = {name: cite(made(Quick(), id), name, site).strip() for name in FORMATS}
            assert of(id, site)["texts"] == texts

    assert failing(check, {id: id for id in IDS}) == {}
    for id in (*PAPERS, *LEDGER):
        assert of(id)["texts"]["text"] == cd.cite(id, "text").strip()


@pytest.mark.parametrize("id", ["evil-tau-chi", "evil-stacks"])
def test_a_table_and_a_figure_are_those_that_the_site_shows(id: str) -> None:
    assert cite(made(world(), id)) == cd.cite(id)


def test_what_is_certain_stands_apart() -> None:
    facts = dict(of("evil-p-positions", SITE)["facts"])
    assert facts["Version"] == cd.__version__
    assert facts["Address"] == f"{SITE}tables/evil-p-positions/"
    assert len(facts["SHA-256 of the values"]) == 64
    assert dict(of("evil-plane")["facts"])["Address"] == "/figures/evil-plane/ on this site"
    assert dict(of("vile", SITE)["facts"]) == {"Date": "2012", "DOI": PAPERS["vile"].doi}
    assert of("vile")["page"] == "papers/vile/"


def test_the_addresses_of_a_release_have_the_version_in_them() -> None:
    world, files = Quick(), dict[str, bytes]()
    world.kept = True
    blocks = Blocks(world, "tables/evil-p-positions/", files, SITE)
    kept = f"{SITE}v/{cd.__version__}/tables/evil-p-positions/"
    item = made(world, "evil-p-positions")
    found = cited(blocks.source(item))
    assert dict(found["facts"])["Address"] == kept
    assert all(kept in text for text in found["texts"].values())
    assert blocks.cited(item).count(kept) == len(FORMATS)
    assert f"<{kept}>" in written_page("cite.md", blocks, item=item)
    world.kept = False
    assert kept not in blocks.cited(item)
    assert f"<{blocks.url}>" in written_page("cite.md", blocks, item=item)


def test_they_are_found_by_place_by_paper_and_by_number() -> None:
    items = {item[0]: item[1:] for item in written()["assets/cite-list.js"]["items"]}
    claim = LEDGER["chromatic/thm-14"]
    assert items[claim.id] == ["statement", full_name(claim), claim.title, "theorem"]
    numbered = {id for id, item in items.items() if "A000069" in item[3].split()}
    columns = {id: [c.oeis for c in table.columns] for id, table in TABLES.items()}
    assert numbered == {id for id, found in columns.items() if "A000069" in found}
    assert numbered


def test_the_list_is_light() -> None:
    files: dict[str, bytes] = {}
    chooser(Blocks(Quick(), "cite/", files))
    assert len(gzip.compress(files["assets/cite-list.js"])) < 60_000
    assert max(map(len, files.values())) < 300_000


def test_the_papers_of_others_are_listed_with_their_pages() -> None:
    html = references(Blocks(Quick(), "cite/", {}))
    assert html.count("<li>") == len(PAPERS) - 1
    assert 'href="../papers/vile/"' in html
    assert "papers/beyond/" not in html
    numbered = [paper.arxiv for paper in PAPERS.values() if paper.arxiv]
    assert re.findall('<a href="https://arxiv.org/abs/([^"]+)">', html) == numbered
