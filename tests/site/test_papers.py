"""The pages of papers: reference, counts, what belongs to each; and its paragraphs."""

import json
import re
from dataclasses import replace
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest

from chromdocs.claims.systems import read as read_systems
from chromdocs.claims.words import SEVERITIES
from chromdocs.figures.figure import Figure
from chromdocs.games.catalogue import FAMILIES
from chromdocs.papers import (
    DECKS,
    EXHIBITS,
    LEDGER,
    PAPERS,
    TABLES,
    paragraphs_of,
    systems_of,
    text_of,
)
from chromdocs.site import kinds
from chromdocs.site.blocks import Blocks
from chromdocs.site.chapters import explained, titled
from chromdocs.site.world import OURS, World

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


class Quick(World):
    """Figures without marks, which take no time to find."""

    def figure(self, id: str) -> Figure:  # type: ignore[override]
        return Figure(id=id, title="", marks=(), catalogued=True)


@cache
def world() -> World:
    made = Quick()
    made.explained, made.chapters = explained(DOCS), titled(DOCS)
    return made


@cache
def page(place: str) -> str:
    here = re.sub(r"(/index)?\.md$", "/", place)
    blocks = Blocks(world(), here, {})
    blocks.still = lambda id, **chosen: ""  # type: ignore[method-assign]  # drawings take long
    return kinds.pages()[place].write(blocks)


def recorded(key: str) -> list[dict[str, str]]:
    """Return the records of a paper, read from the file itself: another road to the counts."""
    file = ROOT / "chromdocs" / "papers" / key / "records.json"
    return [*json.loads(file.read_text("utf-8")).values()]


def test_a_topic_may_have_any_sign_in_the_ledger(monkeypatch: pytest.MonkeyPatch) -> None:
    topic = """Conway's "star" & more"""
    named = {**PAPERS, "star": replace(PAPERS["star"], topic=topic)}
    monkeypatch.setattr("chromdocs.site.kinds.claims.PAPERS", named)
    text = kinds.pages()["ledger.md"].write(Blocks(world(), "ledger/", {}))
    rows = [*re.finditer(r'<tr id="star-[^>]*><td data-topic="([^"]*)">', text)]
    assert len(rows) == len(recorded("star"))
    assert {unescape(row[1]) for row in rows} == {topic}


@pytest.mark.parametrize("key", PAPERS)
def test_it_counts_what_the_ledger_has(key: str) -> None:
    text = page(f"papers/{key}.md")
    strip = re.search(r'<p class="counts">(.*?)</p>', text)
    assert strip
    counted = re.findall(r'<span class="([\w ]+)"><b>(\d+)</b>', strip[1])
    assert sum(int(many) for _, many in counted) == len(recorded(key))
    assert f"has {len(recorded(key))} entries" in text
    failed = sum(record["printed"]["status"] == "refuted" for record in recorded(key))  # type: ignore[index]
    own = [claim for claim in LEDGER.values() if claim.paper == key]
    echoes = sum(bool(claim.echo) for claim in own)
    copies = sum(claim.severity == "copy" for claim in own)
    said = [int(dict(counted).get(status, 0)) for status in ("refuted", "echo", "doubtful")]
    assert said == [failed - echoes - copies, echoes, copies]
    grave = re.findall(r"<b>(\d+)</b> <a href=\"[^\"]*&severity=([\w+]+)\">", text)
    assert sum(int(many) for many, _ in grave) == failed - echoes
    assert {word.replace("+", " ") for _, word in grave} <= {*SEVERITIES}
    proved = sum(map(int, re.findall(r"<b>(\d+)</b> <a href=\"[^\"]*&proof=\w+\">", text)))
    definitions = sum(claim.kind == "definition" for claim in LEDGER.values() if claim.paper == key)
    assert proved == len(recorded(key)) - definitions


@pytest.mark.parametrize("key", PAPERS)
def test_it_leads_to_all_that_belongs_to_the_paper(key: str) -> None:
    text, paper = page(f"papers/{key}.md"), PAPERS[key]
    for family, given in paper.authors:
        assert key == OURS or f"{given} {family}" in text
    assert not paper.doi or f'<a href="https://doi.org/{paper.doi}">' in text
    assert not paper.arxiv or f'<a href="https://arxiv.org/abs/{paper.arxiv}">' in text
    places = [f"figures/{id}/" for id, exhibit in EXHIBITS.items() if exhibit.paper_key == key]
    places += [f"tables/{id}/" for id, table in TABLES.items() if table.paper_key == key]
    for name, family in FAMILIES.items():
        places += [f"games/{name}/", f"play/{name}/"] if family.paper == key else []
    places += [f"talks/{key}/", f"talks/{key}.pdf"] if key in DECKS else []
    own = [
        file for file in (DOCS / "learn").glob("*.md") if f"\npaper: {key}\n" in file.read_text()
    ]
    places += [f"learn/{file.stem}/" for file in own] or ["article/"]
    assert [place for place in places if f'href="../../{place}"' not in text] == []
    assert (key == OURS) == (key not in DECKS) == (not own)
    assert text_of(key, "about.md").split("\n\n")[1] in text
    assert 'data-shown="text"' in text


@pytest.mark.parametrize("key", [key for key in PAPERS if paragraphs_of(key)])
def test_the_paragraphs_have_a_page_of_their_own(key: str) -> None:
    assert "## Paragraph by paragraph { #paragraphs }" in page(f"papers/{key}.md")
    assert '<a href="paragraphs/">' in page(f"papers/{key}.md")
    rows = re.findall(r'<tr id="(\w+)"><td>', page(f"papers/{key}/paragraphs.md"))
    assert rows == [paragraph.mark for paragraph in paragraphs_of(key)]


@pytest.mark.parametrize("key", [key for key in PAPERS if systems_of(key)])
def test_every_game_that_it_names_is_listed_and_leads_to_where_it_is_played(key: str) -> None:
    part = page(f"papers/{key}.md").split("{ #systems }")[1].split("\n## ")[0]
    rows = part.split("<tr>")[2:]
    assert len(rows) == len(systems_of(key))
    for row, system in zip(rows, systems_of(key), strict=True):
        text = unescape(row)
        assert f"<td>{system.words}</td>" in text
        assert f'href="paragraphs/#{system.mark}"' in text
        assert (", misère play" in text) == system.misere
        family = system.game.partition(":")[0]
        assert (f'href="../../games/{family}/"' in text) == (
            family in FAMILIES and " + " not in system.game
        )
        asked = re.findall(r'href="../../(?:play|lab)/\?game=([^"&]*)(&misere=1)?"', text)
        wanted = [(system.game, "&misere=1" if system.misere else "")] * 2 if system.game else []
        assert [(unquote(game), more) for game, more in asked] == wanted


def test_a_list_of_games_with_a_hole_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "systems.csv"
    for row in ("0123456789,a game,nim,often", ",a game,nim,normal", "0123456789,,nim,normal"):
        file.write_text(f"mark,system,game,play\n{row}\n", "utf-8")
        with pytest.raises(ValueError, match="line 2: mark, system, game, play"):
            list(read_systems(file))


def test_all_papers_are_listed_with_a_sentence_and_counts() -> None:
    text = page("papers.md")
    for key, paper in PAPERS.items():
        _, part = text.split(f"{{ #{key} }}")
        part = part.split("\n## ")[0]
        assert text_of(key, "about.md").split("\n\n")[0] in part
        assert f"{len(recorded(key))} entries in the ledger" in part
        assert key == OURS or f", {paper.year}" in part
