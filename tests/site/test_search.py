"""The search of the built site: its own worker, asked as the theme asks it."""

import csv
import gzip
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chromdocs.games.catalogue import FAMILIES
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES
from chromdocs.site import search
from chromdocs.site.errors import SiteError

HERE = Path(__file__).parent
SITE = HERE.parents[1] / "site"
NODE = Path(sys.executable).with_name("node")
QUERIES = {row["query"]: row["first"] for row in csv.DictReader((HERE / "queries.csv").open())}

Item = dict[str, Any]


def ask(*queries: str) -> list[list[list[Item]]]:
    """Return what the search of the site answers to each query: pages, each with its parts."""
    done = subprocess.run(
        [NODE, HERE / "search_worker.mjs", SITE],
        input=json.dumps(queries),
        capture_output=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    answers: list[list[list[Item]]] = json.loads(done.stdout)
    return answers


@pytest.fixture(scope="module")
def index() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((SITE / search.INDEX).read_text("utf-8"))
    return found


def test_what_is_named_comes_first() -> None:
    assert len(QUERIES) >= 50
    found = {
        q: a[0][0]["location"] if a else "" for q, a in zip(QUERIES, ask(*QUERIES), strict=True)
    }
    assert found == QUERIES


def test_theorem_1_is_not_theorem_14() -> None:
    ones = [id for id, claim in LEDGER.items() if re.match(r"Theorem 1\b", claim.place)]
    assert len(ones) > 3
    (answer,) = ask("Theorem 1")
    assert {page[0]["location"] for page in answer[: len(ones)]} == {f"claims/{id}/" for id in ones}


def test_a_result_says_its_kind_and_its_paper_and_shows_what_was_found() -> None:
    (claims, terms, none, empty) = ask("theorem 14", "nim-sum", "qwertz", " ")
    claim = claims[0][0]
    assert claim["title"].startswith('<span class="kind">Statement · Chromatic nim</span> ')
    assert "<mark>Theorem</mark> <mark>14</mark>: The P-positions" in claim["title"]
    term, page = terms[0][0], terms[0][-1]
    assert "<mark>nim-sum</mark>" in term["title"]
    assert (page["location"], page["title"]) == ("glossary/", "Glossary")
    assert none == empty == []


def test_a_text_is_no_markup() -> None:
    (answer,) = ask("black & white nim")
    texts = [item[part] for page in answer for item in page for part in ("title", "text")]
    assert any("<mark>Black</mark> &#38; <mark>white</mark>" in text for text in texts)
    tags = {tag for text in texts for tag in re.findall(r"<[^>]*>?", text)}
    assert tags == {'<span class="kind">', "</span>", "<mark>", "</mark>", "<p>", "</p>"}


def test_the_words_that_are_missing_are_told() -> None:
    (answer,) = ask("ornament qwertz")
    assert answer[0][0]["terms"] == {"ornament": True, "qwertz": False}


def test_the_index_is_light(index: dict[str, Any]) -> None:
    content = (SITE / search.INDEX).read_bytes()
    assert len(content) < 950_000
    assert len(gzip.compress(content)) < 270_000
    assert "katex" not in str(index)
    assert "hovertext" not in str(index)


def test_everything_with_an_id_is_in_the_index(index: dict[str, Any]) -> None:
    kinds = {"claims": LEDGER, "tables": TABLES, "figures": EXHIBITS, "games": FAMILIES}
    wanted = {f"{kind}/{id}/" for kind, ids in kinds.items() for id in ids}
    wanted |= {f"play/{name}/" for name in FAMILIES} | {"errata/", "findings/", "ledger/"}
    found = {page["at"]: page for page in index["docs"]}
    assert wanted - found.keys() == set()
    assert {page.get("paper", "") for page in index["docs"]} <= {"", *PAPERS}
    assert [at for at, page in found.items() if page["kind"] not in index["config"]["kinds"]] == []


def test_every_address_of_the_index_is_on_the_site(index: dict[str, Any]) -> None:
    lost = []
    for page in index["docs"]:
        text = (SITE / page["at"] / "index.html").read_text("utf-8")
        ids = {*re.findall(r'\bid="([^"]+)"', text)}
        lost += [f"{page['at']}#{p['at']}" for p in page.get("parts", ()) if p["at"] not in ids]
    assert lost == []


def test_of_a_long_text_each_word_is_kept() -> None:
    long = "Take away " + "one token " * 40 + "or halve the heap, as in A036554; or halve it."
    text = search.asked("start/", f"<p>{long}</p><pre>code</pre>")
    entry = {"location": "start/", "title": "A &amp; b", "text": text}
    part = {"location": "start/#more", "title": "More", "text": "<p>Words.</p>"}
    (page,) = search.pages([entry, part], {"start/": "vile"})
    assert page["title"] == "A & b"
    assert (page["kind"], page["paper"]) == ("Guide", "vile")
    assert len(page["text"]) <= search.SHOWN
    assert page["rest"] == "halve heap a036554"
    assert page["parts"] == [{"at": "more", "title": "More", "text": "Words."}]


@pytest.mark.parametrize("bundle", ["", "a theme that is new"])
def test_another_theme_ends_the_build(tmp_path: Path, bundle: str) -> None:
    scripts = tmp_path / "assets/javascripts"
    (scripts / "workers").mkdir(parents=True)
    (scripts / "workers/search.1.min.js").touch()
    if bundle:
        (scripts / "bundle.1.min.js").write_text(bundle, "utf-8")
    with pytest.raises(SiteError, match="new way" if bundle else "another place"):
        search.take_over(tmp_path)
