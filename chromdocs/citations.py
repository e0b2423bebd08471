"""Citations as BibTeX, CSL-JSON or RIS: of a claim, a table, a figure, or a paper itself."""

import json
from dataclasses import dataclass, replace
from typing import Any

from chromdocs import __date__, __version__
from chromdocs.claims.claim import Claim
from chromdocs.claims.entry import Entry
from chromdocs.claims.paper import Paper
from chromdocs.figures.chosen import Chosen, said, stem
from chromdocs.figures.figure import Exhibit
from chromdocs.formats import Format
from chromdocs.names import known
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES, published
from chromdocs.tables.symbols import to_latex
from chromdocs.tables.table import Extract, Table

TYPES = {  # kind: the names of its type in BibTeX, CSL and RIS
    "claim": ("misc", "webpage", "ELEC"),
    "table": ("misc", "dataset", "DATA"),
    "figure": ("misc", "graphic", "FIGURE"),
    "software": ("misc", "software", "COMP"),
    "article": ("article", "article-journal", "JOUR"),
    "chapter": ("incollection", "chapter", "CHAP"),
    "paper": ("misc", "article", "GEN"),
}


@dataclass(frozen=True)
class Source:
    """What a citation says, in no format. An author without a given name is an entity."""

    id: str  # by which a citation is known
    kind: str  # one of `TYPES`
    title: str  # of the work
    note: str = ""  # what else there is to say
    authors: tuple[tuple[str, str], ...] = (
        ("The chromdocs contributors", ""),
    )  # family and given name
    year: int = int(__date__[:4])  # of publication
    version: str = ""  # of the software
    container: str = ""  # the journal or the book
    series: str = ""  # that the book is in
    volume: str = ""  # of the journal or the series
    pages: str = ""  # from–to
    doi: str = ""  # without an address
    arxiv: str = ""  # its number there
    url: str = ""  # its address, if there is one


Item = Source | Claim | Extract | Exhibit | Paper

PROJECT = Source(
    "chromdocs",
    "software",
    "chromdocs: an executable companion to five papers on take-away games",
    version=__version__,
)


def cite(item: Item, format: str = "bibtex", url: str = "", chosen: Chosen | None = None) -> str:
    """Return a citation of *item*; *url* is its address, if it has one.

    *chosen* are values of the parameters of a figure that are not the default.

    >>> print(cite(PAPERS["vile"], "ris").splitlines()[2])
    AU  - Fraenkel, Aviezri S.
    >>> cite(PAPERS["vile"], "endnote")
    Traceback (most recent call last):
    ValueError: unknown citation format 'endnote'; known: bibtex, csl, ris
    """
    asked = known(FORMATS, format, "citation format")
    return str(asked.write(replace(source(item, chosen), url=url)))


def found(id: str) -> Item:
    """Return the claim, table, figure or paper of this id, or the project itself.

    >>> found("vile").year
    2012
    """
    items: dict[str, Any] = {**LEDGER, **TABLES, **EXHIBITS, **PAPERS, PROJECT.id: PROJECT}
    item: Item = known(items, id, "id")
    return item.rows() if isinstance(item, Table) else item


def source(item: Item, chosen: Chosen | None = None) -> Source:
    """Return what a citation of *item* says; what is not published here raises ValueError.

    >>> from chromdocs.papers import TABLES
    >>> source(TABLES["evil-tau-chi"].rows(8)).note.split(", ")[1]
    'table evil-tau-chi. Values for k = 0 to 7'
    """
    match item:
        case Source():
            return item
        case Paper():
            return _paper(item)
        case Claim(id=id) if id not in LEDGER:
            raise _own("claim", id)
        case Extract(table=Table(id=id, catalogued=False)):
            raise _own("table", id)
        case Exhibit(id=id, catalogued=False):
            raise _own("figure", id)
        case Claim():
            paper = PAPERS[item.paper]
            checked = f"Computer check of {item.named} of {paper.short}"
            title = item.title if _is_ours(paper) else checked
            return _ours("claim", item.id, title, _checked(item), __version__)
        case Extract(table=table, version=version):
            values = f"Values for {item.range}, sha256 {item.sha256}"
            return _ours("table", table.id, table.title, values, version)
    about = f"With {said(chosen)}" if chosen else ""
    figure = _ours("figure", item.id, item.title, about, __version__)
    return replace(figure, id=f"chromdocs-figure-{stem(item.id, chosen or {})}")


def _own(kind: str, id: str) -> ValueError:
    return ValueError(f"cite: the {kind} {id!r} is not published here; who made it is its author")


def _ours(kind: str, id: str, title: str, about: str, version: str) -> Source:
    key = f"chromdocs-{kind}-{id.replace('/', '-')}"
    note = f"chromdocs {version}, {kind} {id}. {about}".removesuffix(". ")
    return Source(key, kind, title, note, version=version)


def _checked(claim: Claim) -> str:
    """Say where the statement stands, and what the published check of it gave."""
    paper = PAPERS[claim.paper]
    printed = "Statement in the preprint" if paper.preprint else "Printed statement"
    statement = "Statement" if _is_ours(paper) else printed
    said = Entry(claim, published(claim)).cited(statement)
    return f"{claim.where}, in {paper.title}{said}"


def _is_ours(paper: Paper) -> bool:
    """Tell whether a paper is a part of the project itself, and no person's."""
    return paper.authors == PROJECT.authors


def _paper(paper: Paper) -> Source:
    if _is_ours(paper):
        return _ours("paper", paper.key, paper.title, "", __version__)
    kind = "chapter" if paper.issued_in else "article" if paper.container else "paper"
    return Source(
        id="".join(family for family, _ in paper.authors) + str(paper.year),
        kind=kind,
        title=paper.title,
        authors=paper.authors,
        year=paper.year,
        container=paper.container,
        series=paper.issued_in,
        volume=paper.volume,
        pages=paper.pages,
        doi=paper.doi,
        arxiv=paper.arxiv,
    )


def _bibtex(source: Source) -> str:
    """Write BibTeX; double braces keep an entity whole and the capitals of a title."""
    text = to_latex
    authors = [
        f"{text(family)}, {text(given)}" if given else f"{{{text(family)}}}"
        for family, given in source.authors
    ]
    fields = {
        "author": " and ".join(authors),
        "title": f"{{{text(source.title)}}}",
        "journal" if source.kind == "article" else "booktitle": text(source.container),
        "series": text(source.series),
        "volume": source.volume,
        "pages": source.pages.replace("–", "--"),
        "year": str(source.year),
        "version": source.version,
        "note": text(source.note),
        "doi": source.doi,
        "eprint": source.arxiv,
        "archiveprefix": "arXiv" if source.arxiv else "",
        "url": source.url,
    }
    lines = "".join(f"  {name} = {{{value}}},\n" for name, value in fields.items() if value)
    return f"@{TYPES[source.kind][0]}{{{source.id},\n{lines}}}\n"


def _csl(source: Source) -> str:
    chapter = source.kind == "chapter"
    fields = {
        "id": source.id,
        "type": TYPES[source.kind][1],
        "author": [
            {"family": family, "given": given} if given else {"literal": family}
            for family, given in source.authors
        ],
        "title": source.title,
        "container-title": source.container,
        "collection-title": source.series,
        "collection-number" if chapter else "volume": source.volume,
        "page": source.pages,
        "issued": {"date-parts": [[source.year]]},
        "version": source.version,
        "note": source.note,
        "DOI": source.doi,
        "archive": "arXiv" if source.arxiv else "",
        "archive_location": source.arxiv,
        "URL": source.url,
    }
    item = {name: value for name, value in fields.items() if value}
    return json.dumps([item], indent=1, ensure_ascii=False) + "\n"


def _ris(source: Source) -> str:
    first, _, last = source.pages.partition("–")
    fields = [
        ("TY", TYPES[source.kind][2]),
        ("ID", source.id),
        *(("AU", f"{family}, {given}" if given else family) for family, given in source.authors),
        ("TI", source.title),
        ("T2", source.container),
        ("T3", source.series),
        ("VL", source.volume),
        ("SP", first),
        ("EP", last),
        ("PY", str(source.year)),
        ("ET", source.version),
        ("N1", source.note),
        ("DO", source.doi),
        ("AN", f"arXiv:{source.arxiv}" if source.arxiv else ""),
        ("UR", source.url),
    ]
    return "".join(f"{tag}  - {value}\n" for tag, value in fields if value) + "ER  - \n"


FORMATS = {
    format.name: format
    for format in (
        Format("bibtex", "BibTeX", "bib", _bibtex),
        Format("csl", "CSL-JSON", "json", _csl),
        Format("ris", "RIS", "ris", _ris),
    )
}
