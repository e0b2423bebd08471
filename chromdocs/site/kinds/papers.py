"""Papers: a page each, another with its paragraphs, a list, and what they take for granted."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any

from chromdocs.claims.conventions import QUESTIONS
from chromdocs.claims.entry import STATUSES, Entry
from chromdocs.claims.paper import Paper
from chromdocs.claims.paragraphs import Paragraph
from chromdocs.claims.systems import System
from chromdocs.claims.words import MEANINGS, PROOFS, SEVERITIES
from chromdocs.games.catalogue import FAMILIES
from chromdocs.papers import (
    DECKS,
    EXHIBITS,
    PAPERS,
    TABLES,
    conventions_of,
    paragraphs_of,
    systems_of,
    text_of,
)
from chromdocs.site import papermap
from chromdocs.site.blocks import Blocks
from chromdocs.site.kept import Content
from chromdocs.site.kinds import games
from chromdocs.site.page import Page, written
from chromdocs.site.world import OURS, World

ORDER = 2
PICTURES = 3  # figures that the page of a paper shows


def pages() -> dict[str, Page]:
    """Return a page for each paper, another with its paragraphs if it was read, and two lists."""
    about = "What counts as failing, whether 0 is a natural number, and which texts were read."
    mapped = [paper for paper in PAPERS.values() if map_of(paper.key)]
    return {
        "papers.md": Page("Papers", "What each paper asks, and what came of it.", _list),
        **{f"papers/{paper.key}.md": _page(paper) for paper in PAPERS.values()},
        **{place: _paragraphs(paper) for paper in mapped for place in map_of(paper.key)},
        "conventions.md": Page("Conventions", about, _conventions),
    }


def nav() -> dict[str, list[Any]]:
    """Return nothing: the pages stand with the ledger."""
    return {}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield nothing: all is on the pages."""
    return iter(())


def map_of(paper: str) -> list[str]:
    """Return the place of the page with the paragraphs of a paper, if they are mapped."""
    return [f"papers/{paper}/paragraphs.md"] if paragraphs_of(paper) else []


def about(paper: str) -> tuple[str, str]:
    """Return what a paper asks and shows: a sentence, and more; empty if nothing is written.

    >>> about("chromatic")[0]
    'Paint the levels of a stack by any sequence of numbers: which pairs of stacks are lost?'
    """
    sentence, _, more = text_of(paper, "about.md").partition("\n\n")
    return sentence, more


def _page(paper: Paper) -> Page:
    key = paper.key

    def write(blocks: Blocks) -> str:
        world = blocks.world
        entries = world.entries_of(key)
        figures = [exhibit for exhibit in EXHIBITS.values() if exhibit.paper_key == key]
        return written(
            "paper.md",
            blocks,
            item=paper,
            paper=paper,
            about=about(key),
            chapters=_chapters(world, key),
            games=[
                (family, games.to_play(family.name)[0]) for family in games.by_paper().get(key, [])
            ],
            shown=figures[:PICTURES],
            figures=figures,
            tables=[table for table in TABLES.values() if table.paper_key == key],
            deck=DECKS.get(key),
            entries=entries,
            failed=[entry for entry in entries if entry.failed],
            slips=[entry for entry in entries if entry.status == "refuted"],
            statuses=statuses(paper, entries),
            proofs=_counted(PROOFS, (entry.claim.proved for entry in entries)),
            severities=_counted(
                SEVERITIES, (e.claim.severity for e in entries if e.status != "echo")
            ),
            decided=sum(entry.claim.paper == key for entry in world.decided),
            conventions=conventions_of(key).values(),
            questions=QUESTIONS,
            paragraphs=len(paragraphs_of(key)),
            systems=systems(key),
        )

    said = "What it asks and shows, and what programs found"
    return Page(_title(paper), f"{paper.short}: {paper.title}. {said}.", write)


def _sections(paper: str) -> list[tuple[str, list[Paragraph]]]:
    """Return the paragraphs of a paper under the headings of its parts, in order."""
    parts = groupby(paragraphs_of(paper), lambda paragraph: paragraph.section)
    return [(section, [*inside]) for section, inside in parts]


def systems(paper: str) -> list[tuple[System, str, str]]:
    """Return the games that a paper names, each with its family, if it is of one, and its place.

    >>> [(system.game, family, place) for system, family, place in systems("vile")][:2]
    [('mark', 'mark', 'MARK, 4'), ('mark + mark', '', 'Sums of MARK, 4')]
    """
    places = {
        paragraph.mark: f"{section}, {number}"
        for section, inside in _sections(paper)
        for number, paragraph in enumerate(inside, 1)
    }
    return [(system, _family(system.game), places[system.mark]) for system in systems_of(paper)]


def _family(game: str) -> str:
    """Return the family that has a page for a GAME string; empty for sums and stars."""
    name = game.partition(":")[0]
    return name if name in FAMILIES and " + " not in game else ""


def _title(paper: Paper) -> str:
    """Return the title of a page, with the topic of the paper.

    >>> _title(PAPERS["chromatic"]), _title(PAPERS["beyond"])
    ('Chromatic nim: the paper', 'Beyond the papers')
    """
    return paper.title if paper.key == OURS else f"{paper.topic}: the paper"


def _chapters(world: World, paper: str) -> list[tuple[str, str]]:
    """Return the chapters with statements of a paper, the main one first: address and title."""
    explaining = {
        page for id, (page, _) in world.explained.items() if world.entries[id].claim.paper == paper
    }
    found = [(page, title) for page, title in world.chapters.items() if page in explaining]
    return sorted(found, key=lambda one: one[0].split("/")[1] not in papermap.CHAPTERS)


def statuses(paper: Paper, entries: list[Entry]) -> list[tuple[str, str, int]]:
    """Return how many entries have each status: the status, what people call it, how many."""
    many = Counter(entry.status for entry in entries)
    words = {status: said[many[status] > 1] for status, (_, *said) in STATUSES.items()}
    words["refuted"] = words["refuted"].replace("as printed", paper.as_printed)
    return _counted(words, many.elements())


def _counted(words: dict[str, str], found: Iterable[str]) -> list[tuple[str, str, int]]:
    """Return how often each of the words was found, and what people call it."""
    many = Counter(found)
    return [(word, said, many[word]) for word, said in words.items() if many[word]]


def _paragraphs(paper: Paper) -> Page:
    def write(blocks: Blocks) -> str:
        return written("paragraphs.md", blocks, paper=paper, sections=_sections(paper.key))

    said = f"Every paragraph of {paper.short} with the entries that cover it."
    return Page(f"{paper.topic}: paragraph by paragraph", said, write)


def _list(blocks: Blocks) -> str:
    told = []
    for paper in PAPERS.values():
        entries = blocks.world.entries_of(paper.key)
        told.append((paper, about(paper.key)[0], statuses(paper, entries), len(entries)))
    return written("papers.md", blocks, papers=told)


def _conventions(blocks: Blocks) -> str:
    read = [paper for paper in PAPERS.values() if map_of(paper.key)]
    answers = {
        question: [(paper, conventions_of(paper.key).get(question)) for paper in read]
        for question in QUESTIONS
    }
    return written(
        "conventions.md",
        blocks,
        read=read,
        answers=answers,
        questions=QUESTIONS,
        severities=SEVERITIES,
        meanings=MEANINGS,
    )
