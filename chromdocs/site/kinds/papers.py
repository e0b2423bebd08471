"""Papers: which text was read, what it takes for granted, and its paragraphs with their entries."""

from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from chromdocs.claims.conventions import QUESTIONS
from chromdocs.claims.entry import STATUSES
from chromdocs.claims.paper import Paper
from chromdocs.claims.words import PROOFS, SEVERITIES
from chromdocs.papers import PAPERS, conventions_of, paragraphs_of
from chromdocs.site.blocks import Blocks
from chromdocs.site.page import Page, written
from chromdocs.site.world import World

ORDER = 2


def pages() -> dict[str, Page]:
    """Return a page for each paper that was read, and one on what they take for granted."""
    read = {place: _page(paper) for paper in PAPERS.values() for place in map_of(paper.key)}
    about = "Whether 0 is a natural number, dopey, or red, and which text of each paper was read."
    return read | {"conventions.md": Page("Conventions", about, _conventions)}


def nav() -> dict[str, list[Any]]:
    """Return nothing: the pages stand with the ledger."""
    return {}


def files(world: World, made: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield nothing: all is on the pages."""
    return iter(())


def map_of(paper: str) -> list[str]:
    """Return the place of the page of a paper, if its paragraphs are mapped."""
    return [f"papers/{paper}.md"] if paragraphs_of(paper) else []


def _page(paper: Paper) -> Page:
    def write(blocks: Blocks) -> str:
        entries = blocks.world.entries_of(paper.key)
        sections = groupby(paragraphs_of(paper.key), lambda paragraph: paragraph.section)
        return written(
            "paper.md",
            blocks,
            item=paper,
            paper=paper,
            entries=entries,
            counts=[
                _counted(
                    {s: said[0] for s, said in STATUSES.items()}
                    | {"refuted": f"fails {paper.as_printed}"},
                    (e.status for e in entries),
                ),
                _counted(PROOFS, (e.claim.proved for e in entries)),
                _counted(SEVERITIES, (e.claim.severity for e in entries)),
            ],
            decided=sum(entry.claim.paper == paper.key for entry in blocks.world.decided),
            conventions=conventions_of(paper.key).values(),
            questions=QUESTIONS,
            sections=[(section, [*inside]) for section, inside in sections],
        )

    about = f"Which text was read, and every paragraph of {paper.short} with its entries."
    return Page(paper.title, about, write)


def _counted(words: dict[str, str], found: Iterator[str]) -> list[tuple[str, int]]:
    """Return how often each of the words was found, under what people call it."""
    many = Counter(found)
    return [(said, many[word]) for word, said in words.items() if many[word]]


def _conventions(blocks: Blocks) -> str:
    read = [paper for paper in PAPERS.values() if map_of(paper.key)]
    answers = {
        question: [(paper, conventions_of(paper.key).get(question)) for paper in read]
        for question in QUESTIONS
    }
    return written("conventions.md", blocks, read=read, answers=answers, questions=QUESTIONS)
