"""The files of the built site: where they are promised, and what they hold."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.telling import named
from chromdocs.papers import LEDGER, TABLES, published
from chromdocs.site.kinds import games
from chromdocs.site.links import broken
from chromdocs.solve.choose import solver
from chromdocs.tables.formats import FORMATS
from chromdocs.tables.table import Extract

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "site"
SLOW = ("star-conjecture-1-failures", "star-conjecture-2-failures")  # a sieve of 20 s each
NOTEBOOKS = sorted(file.stem for file in (ROOT / "docs/notebooks").glob("*.py"))


@pytest.mark.parametrize("id", TABLES)
def test_a_downloaded_table_holds_the_values(id: str) -> None:
    """Computed once more; of slow ones, that every format holds the same."""
    if id in SLOW:
        text = (SITE / f"tables/{id}.json").read_text("utf-8")
        extract = Extract(TABLES[id], tuple(map(tuple, FORMATS["json"].parse(text))))
    else:
        extract = TABLES[id].rows()
    for format in FORMATS.values():
        text = (SITE / f"tables/{id}.{format.suffix}").read_text("utf-8")
        assert format.parse(text) == format.held(extract)


def test_a_claim_has_its_page_with_verdict_and_citation() -> None:
    missing = []
    for id, claim in LEDGER.items():
        page = (SITE / f"claims/{id}/index.html").read_text("utf-8")
        words = unescape(re.sub("<[^>]+>", "", page))
        verdict = published(claim)["printed"]
        parts = [f"chromdocs verify {id}", "BibTeX", "CSL-JSON", "RIS", "Source of the check"]
        if verdict.status == "refuted":
            parts += [f"fails {claim.as_printed}, corrected", "What went wrong"]
        else:
            parts += [f"{verdict.cases:,} cases"]
        missing += [f"{id}: {part}" for part in parts if part not in words]
    assert missing == []


@pytest.mark.parametrize("name", FAMILIES)
def test_a_game_has_its_pages(name: str) -> None:
    game, _ = games.to_play(name)
    page = (SITE / f"games/{name}/index.html").read_text("utf-8")
    index = (SITE / "games/index.html").read_text("utf-8")
    _, (first, *_) = games.first_p_positions(game.name)
    assert solver(game).is_p(first)
    for text in (page, index):
        assert game.rule in unescape(text)
        assert named(first) in text
        assert f"play/{name}/" in text
    assert game.name in unescape(page)
    assert 'class="chart"' in page
    assert (SITE / f"play/{name}/index.html").read_text("utf-8").count("data-board=") == 1


def test_the_ledger_as_data() -> None:
    rows = json.loads((SITE / "ledger.json").read_text("utf-8"))
    assert [row["id"] for row in rows] == list(LEDGER)
    assert {"id", "paper", "locator", "kind", "title", "status", "bound", "cases"} < rows[0].keys()


def test_the_ledger_is_as_its_schema_says() -> None:
    rows, schema = (
        json.loads((SITE / name).read_text("utf-8"))
        for name in ("ledger.json", "ledger.schema.json")
    )
    entry = schema["items"]
    for row in rows:
        assert set(row) == set(entry["required"]) == set(entry["properties"])
        assert row["status"] in entry["properties"]["status"]["enum"]
        if row["corrected"]:
            assert set(row["corrected"]) == set(entry["properties"]["corrected"]["required"])


def test_no_link_is_broken() -> None:
    assert broken(SITE) == []


def test_the_search_index_is_light_and_holds_formulas_once_as_text() -> None:
    index = json.loads((SITE / "search/search_index.json").read_text("utf-8"))
    entries = index["docs"]
    notebook = [e for e in entries if e["location"].startswith("notebooks/evil")]
    assert notebook
    assert sum(len(e["text"]) for e in notebook) < 20_000
    words = " ".join(e["text"] for e in entries)
    assert "katex" not in words
    assert '"hovertext"' not in words


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_shows_a_plot_and_its_files_are_there(name: str) -> None:
    page = (SITE / f"notebooks/{name}/index.html").read_text("utf-8")
    assert "data-eager" in page, "a live plot"
    assert "<style" not in page.partition("<main")[2], "the notebook's own style"
    notebook = json.loads((SITE / f"notebooks/{name}.ipynb").read_text("utf-8"))
    assert notebook["cells"]
    assert (SITE / f"notebooks/{name}.py").is_file()


def test_no_page_is_heavy() -> None:
    heavy = {str(f): f.stat().st_size for f in SITE.rglob("*.html") if f.stat().st_size > 450_000}
    assert heavy == {}


def test_unused_parts_of_the_theme_are_gone() -> None:
    assert list(SITE.rglob("*.map")) == []
