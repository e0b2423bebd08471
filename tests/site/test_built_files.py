"""The files of the built site: where they are promised, and what they hold."""

import json
import re
from html import unescape
from itertools import islice
from pathlib import Path

import pytest
from published import HOME

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
    else:  # no look at the next row, to tell whether it is the last
        extract = Extract(TABLES[id], tuple(islice(TABLES[id].source(), TABLES[id].shown)))
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
    _, (first, *_) = games.first_p_positions(game.name)
    assert solver(game).is_p(first)
    for place in (f"games/{name}/index.html", "games/index.html"):
        said = shown(SITE / place).replace("\N{NO-BREAK SPACE}", " ")
        assert game.rule in said
        assert named(first) in said
        assert f"play/{name}/" in (SITE / place).read_text("utf-8")
    assert game.name in unescape(page)
    assert 'class="chart"' in page
    assert (SITE / f"play/{name}/index.html").read_text("utf-8").count("data-board=") == 1


def shown(page: Path) -> str:
    """Return what a reader sees of a page, but for code."""
    text = re.sub(
        r"<(script|style|code|pre)\b.*?</\1>", "", page.read_text("utf-8"), flags=re.DOTALL
    )
    return unescape(re.sub("<[^>]+>", "", text))


def test_a_statement_that_is_false_fails_and_no_other_word_is_said() -> None:
    """The word `refuted` stands in data, addresses, code and what documents it."""
    in_text = re.compile(r">[^<]*\brefuted\b[^<]*<", re.IGNORECASE)
    told = ("api", "changes")  # what the value is, and what was said before
    read = (page for page in SITE.rglob("*.html") if page.relative_to(SITE).parts[0] not in told)
    pages = [page for page in read if in_text.search(page.read_text("utf-8"))]
    assert [str(page) for page in pages if "refuted" in shown(page).lower()] == []
    assert "fails as printed" in shown(SITE / "ledger/index.html")


def test_a_badge_says_which_paper_it_is_of() -> None:
    badge = (SITE / "badges/chromatic/thm-14.svg").read_text("utf-8")
    assert ">Chromatic nim, Theorem 14</text>" in badge


def test_the_ledger_shows_where_a_statement_fails_and_is_light() -> None:
    page = (SITE / "ledger/index.html").read_text("utf-8")
    failed = {id: f for id, c in LEDGER.items() if (f := published(c)["printed"].counterexample)}
    assert page.count('class="at"') == len(failed) > 50
    at = failed["star/conj-2-p"]
    assert f"{at.at}: says {at.expected}, found {at.found}</small>" in page
    assert len(page.encode()) < 400_000


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
    assert broken(SITE, HOME) == []


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_shows_a_plot_and_its_files_are_there(name: str) -> None:
    page = (SITE / f"notebooks/{name}/index.html").read_text("utf-8")
    assert '<div class="chart"' in page, "a plot"
    assert "data-eager" not in page, "a picture comes first"
    assert "<style" not in page.partition("<main")[2], "the notebook's own style"
    notebook = json.loads((SITE / f"notebooks/{name}.ipynb").read_text("utf-8"))
    assert notebook["cells"]
    assert (SITE / f"notebooks/{name}.py").is_file()


def test_no_page_is_heavy() -> None:
    heavy = {str(f): f.stat().st_size for f in SITE.rglob("*.html") if f.stat().st_size > 450_000}
    assert heavy == {}


def test_unused_parts_of_the_theme_are_gone() -> None:
    assert list(SITE.rglob("*.map")) == []
