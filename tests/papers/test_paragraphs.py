"""The map of each paper: every paragraph has an answer, every entry has its paragraphs."""

import os
from pathlib import Path

import pytest

from chromdocs.claims.paragraphs import missing, paragraphs
from chromdocs.papers import LEDGER, PAPERS, conventions_of, paragraphs_of

READ = ["chromatic", "blackwhite", "vile", "fractions", "star"]
TEXTS = os.environ.get("CHROMDOCS_TEXTS", "")

every_paper = pytest.mark.parametrize("paper", READ)


def test_all_papers_but_our_own_results_are_mapped() -> None:
    assert [*PAPERS] == [*READ, "beyond"]


@every_paper
def test_every_entry_stands_in_the_map_and_nothing_else_does(paper: str) -> None:
    named = {id for paragraph in paragraphs_of(paper) for id in paragraph.entries}
    assert {f"{paper}/{id}" for id in named} == {id for id in LEDGER if LEDGER[id].paper == paper}


@every_paper
def test_every_paragraph_is_told_apart_and_described(paper: str) -> None:
    found = paragraphs_of(paper)
    assert len(found) >= 40
    assert all(len(paragraph.mark) == 10 and len(paragraph.about) > 3 for paragraph in found)
    assert len({paragraph.mark for paragraph in found}) == len(found)


@every_paper
@pytest.mark.skipif(not TEXTS, reason="the texts of the papers stay with those who have them")
def test_no_paragraph_of_the_text_is_left_out(paper: str) -> None:
    text = (Path(TEXTS) / f"{paper}.txt").read_text("utf-8")
    assert missing(paragraphs_of(paper), text) == []


@every_paper
def test_a_paper_says_what_it_takes_for_granted(paper: str) -> None:
    assert conventions_of(paper)
    assert PAPERS[paper].text


def test_what_goes_on_with_a_small_letter_belongs_to_the_paragraph_before() -> None:
    assert paragraphs("One.\n\naB goes on.\n\nAb is new.") == ["One. aB goes on.", "Ab is new."]
    assert paragraphs("goes on after nothing") == ["goes on after nothing"]
