"""Our own entries: each has an id for ever, a chapter that proves it, and wrong versions."""

import re
from pathlib import Path

from chromdocs import papers
from chromdocs.papers import LEDGER

IDS = Path(__file__).with_name("ids.txt").read_text("utf-8").split()
DOCS = Path(__file__).parents[3] / "docs"
LEARN = DOCS / "learn"
PROOFS = Path(papers.__file__).parent / "beyond" / "proofs"
NAMED = re.compile(r"(\w+)(?:'s)?,? \(?(\d{4})\)")  # a work: Guo (2012), or (Larsson, 2012)
OURS = {id: claim for id, claim in LEDGER.items() if claim.paper == "beyond"}


def test_ids_are_kept() -> None:
    """An id is an address for ever; a new one is added to the list."""
    assert sorted(OURS) == IDS
    assert len(set(IDS)) == len(IDS)


def test_each_stands_in_the_chapter_that_it_names() -> None:
    chapters = {}
    for file in LEARN.glob("*.md"):
        text = file.read_text("utf-8")
        if title := re.search(r"^title: (.*)$", text, re.MULTILINE):
            chapters[title[1]] = text
    for id, claim in OURS.items():
        calls = (f'badge("{id}")', f'claim("{id}")', f'finding("{id}")')
        assert any(call in chapters[claim.section] for call in calls), id


def test_each_is_a_result_that_holds_as_it_stands() -> None:
    for claim in OURS.values():
        assert claim.kind in ("theorem", "lemma", "corollary", "proposition", "conjecture")
        assert claim.corrected is None
        assert len(claim.printed.perturbed) >= 2


def test_the_chapters_name_no_entry_that_is_not_there() -> None:
    named = {
        id
        for file in LEARN.glob("*.md")
        for id in re.findall(r'"(beyond/[\w-]+)"', file.read_text())
    }
    assert named == set(OURS)


def test_each_but_a_conjecture_is_proved_in_the_book() -> None:
    for id, claim in OURS.items():
        if claim.kind == "conjecture":
            assert claim.proof == "none", id
        else:
            assert claim.proof.startswith("learn/"), id


def test_each_proof_of_its_own_stands_where_its_entry_says() -> None:
    files = sorted(PROOFS.glob("*.md"))
    assert {f"beyond/{file.stem}" for file in files} <= set(OURS)
    for file in files:
        text, proof = file.read_text("utf-8"), OURS[f"beyond/{file.stem}"].proof
        page, _, anchor = proof.removeprefix("learn/").partition("/#")
        chapter = (LEARN / f"{page}.md").read_text("utf-8")
        assert f'{{{{ proof("beyond/{file.stem}") }}}}' in chapter, file.stem
        assert f"#{anchor} }}" in chapter, file.stem
        assert text.rstrip().endswith("∎"), file.stem
        assert not re.search(r"\b([Cc]learly|[Oo]bviously|[Tt]rivially)\b", text), file.stem


def test_each_says_how_far_it_was_looked_for() -> None:
    """And the works that it names are on the page on literature."""
    works = re.findall(r"^### (.+?) \{ #", (DOCS / "literature.md").read_text("utf-8"), re.M)
    for id, claim in OURS.items():
        assert claim.searched.startswith("Looked for in November 2026"), id
        assert claim.searched.endswith("."), id
        for name, year in NAMED.findall(claim.searched):
            assert any(f"{name} {year}" in work for work in works), f"{id}: {name} {year}"


def test_a_work_that_is_named_is_found() -> None:
    assert NAMED.findall("Guo (2012); (Larsson, 2012)") == [("Guo", "2012"), ("Larsson", "2012")]
