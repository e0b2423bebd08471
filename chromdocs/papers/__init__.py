"""The papers, and all that their folders bring: claims, tables, figures, decks.

A paper is a folder: here, or in one that the variable CHROMDOCS_PAPERS names (several are parted
as in PATH). It holds ``paper.py`` (PAPER), and what there is of ``claims/`` (a SECTION a module),
``tables/`` (TABLES), ``figures/`` (EXHIBITS), ``deck.py`` (DECK), ``records.json``,
``paragraphs.csv``, ``systems.csv`` (the games that it names), ``conventions.py`` (CONVENTIONS),
``about.md`` (a sentence and a paragraph), ``proofs/`` (Markdown, a file a claim), ``article.md``
and ``article.bib``. Nothing lists what is in it: the catalogues below look, when they are first
asked.
"""

import os
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

from chromdocs.claims.claim import Claim
from chromdocs.claims.conventions import Convention
from chromdocs.claims.entry import Entry
from chromdocs.claims.paper import Paper
from chromdocs.claims.paragraphs import Paragraph, read
from chromdocs.claims.records import Record, Records, Verdicts
from chromdocs.claims.systems import System
from chromdocs.claims.systems import read as read_systems
from chromdocs.collect import LAST, Catalogue, modules
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.names import known
from chromdocs.tables.table import Table
from chromdocs.talks.deck import Deck, Slide

LICENCE = "CC BY 4.0"  # of a table or a figure in these folders that says none

__path__ += filter(None, os.environ.get("CHROMDOCS_PAPERS", "").split(os.pathsep))


def _papers() -> Iterator[tuple[str, Paper]]:
    """Yield every paper by its key, in their order."""
    names = sorted(
        folder.name
        for place in __path__
        for folder in Path(place).iterdir()
        if (folder / "paper.py").is_file()
    )
    found = [import_module(f"{__name__}.{name}.paper") for name in names]
    for name, module in sorted(
        zip(names, found, strict=True), key=lambda one: (getattr(one[1], "ORDER", LAST), one[0])
    ):
        if module.PAPER.key != name:
            raise ValueError(f"papers: the paper in the folder {name!r} says {module.PAPER.key!r}")
        yield name, module.PAPER


def _parts(part: str) -> Iterator[ModuleType]:
    """Yield the modules of one part of every paper, such as ``claims``."""
    for key in PAPERS:
        name = f"{__name__}.{key}.{part}"
        if find_spec(name):
            found = import_module(name)
            yield from modules(found) if hasattr(found, "__path__") else (found,)


def _listed(part: str, name: str) -> Iterator[tuple[str, Any]]:
    """Yield what the modules of a part list under a *name*, by id: now it is published."""
    for module in _parts(part):
        for item in getattr(module, name, ()):
            yield item.id, replace(item, licence=item.licence or LICENCE, catalogued=True)


def _claims() -> Iterator[tuple[str, Claim]]:
    for module in _parts("claims"):
        if section := getattr(module, "SECTION", None):
            yield from section.claims.items()


PAPERS: Mapping[str, Paper] = Catalogue("papers", _papers)
LEDGER: Mapping[str, Claim] = Catalogue("claims", _claims)
TABLES: Mapping[str, Table] = Catalogue("tables", lambda: _listed("tables", "TABLES"))
EXHIBITS: Mapping[str, Exhibit] = Catalogue("figures", lambda: _listed("figures", "EXHIBITS"))
DECKS: Mapping[str, Deck] = Catalogue(
    "decks", lambda: ((module.DECK.paper.key, module.DECK) for module in _parts("deck"))
)


def _folder(paper: str) -> Path:
    return Path(import_module(f"{__name__}.{paper}.paper").__file__ or "").parent


@cache
def records(paper: str) -> Records:
    """Return what was published of the claims of *paper*, by its key."""
    return Records(_folder(paper) / "records.json")


@cache
def paragraphs_of(paper: str) -> list[Paragraph]:
    """Return the map of *paper*: its paragraphs with their entries; empty if there is none."""
    file = _folder(paper) / "paragraphs.csv"
    return list(read(file)) if file.exists() else []


@cache
def systems_of(paper: str) -> list[System]:
    """Return the games that *paper* names, with their GAME strings; empty if none are listed."""
    file = _folder(paper) / "systems.csv"
    return list(read_systems(file)) if file.exists() else []


@cache
def conventions_of(paper: str) -> dict[str, Convention]:
    """Return what *paper* takes for granted, by question."""
    name = f"{__name__}.{paper}.conventions"
    found = import_module(name).CONVENTIONS if find_spec(name) else ()
    return {convention.question: convention for convention in found}


def text_of(paper: str, name: str) -> str:
    """Return a text in the folder of *paper*, such as ``article.md``; empty if there is none."""
    file = _folder(paper) / name
    return file.read_text("utf-8").strip() if file.exists() else ""


def proof_of(claim: Claim) -> str:
    """Return the proof of our own of *claim*, in Markdown; empty if it has no file of its own.

    Chapters and the article quote it, so that there is one text.
    """
    return text_of(claim.paper, f"proofs/{claim.locator}.md")


def record(claim: Claim) -> Record | None:
    """Return what was published of *claim*, if anything was."""
    return records(claim.paper).of(claim) if claim.paper in PAPERS else None


def full_name(claim: Claim) -> str:
    """Return the name of *claim* with its paper: five of them have a Theorem 1.

    >>> full_name(LEDGER["chromatic/thm-14"]), full_name(LEDGER["star/conj-2-p"])
    ('Chromatic nim, Theorem 14', '⋆-operator, Conjecture 2, first part')
    """
    return _of_paper(claim, claim.named)


def heading(claim: Claim) -> str:
    """Return the title of the page of *claim*: where it stands, and what it says.

    >>> heading(LEDGER["chromatic/thm-14"])
    'Chromatic nim, Theorem 14: The P-positions in closed form'
    """
    return f"{_of_paper(claim, claim.place)}: {claim.title}"


def _of_paper(claim: Claim, name: str) -> str:
    paper = PAPERS.get(claim.paper)
    return f"{paper.topic}, {name}" if paper else name


def published(claim: Claim) -> Verdicts:
    """Return the published verdicts of *claim*; empty if there are none."""
    return found.verdicts if (found := record(claim)) else {}


def is_slip(claim: Claim) -> bool:
    """Tell whether its printed form fails, and not only as an echo or in our copy.

    >>> [is_slip(LEDGER[f"star/{locator}"]) for locator in ("thm-5", "rem-4", "thm-8")]
    [True, False, False]
    """
    found = published(claim)
    return bool(found) and Entry(claim, found).status == "refuted"


def figure_of(slide: Slide) -> Figure | None:
    """Return the figure of a slide, if it has one; an unknown id raises ValueError."""
    if not slide.exhibit:
        return None
    return known(EXHIBITS, slide.exhibit, "figure").make(**slide.parameters)
