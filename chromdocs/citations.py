"""Citations of claims, tables, figures, papers and the project, in every format."""

from dataclasses import replace
from hashlib import sha256
from typing import Any

from chromdocs import __version__
from chromdocs.bibliography import FORMATS, Source
from chromdocs.claims.claim import Claim
from chromdocs.claims.entry import Entry
from chromdocs.claims.paper import Paper
from chromdocs.figures.chosen import Chosen, query, said, stem
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.names import known
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES, published, record
from chromdocs.tables.table import Extract, Table

KEPT = ("claim", "table", "figure", "paper")  # kinds of which a release keeps a copy

Item = Source | Claim | Extract | Figure | Paper

DATED = Source("", "software", "").dated  # the day of this version, in words
PROJECT = Source(
    "chromdocs",
    "software",
    "chromdocs: an executable companion to five papers on take-away games",
    f"Version {__version__} of {DATED}",
    version=__version__,
)


def cite(item: Item, format: str = "bibtex", site: str = "", chosen: Chosen | None = None) -> str:
    """Return a citation of *item*; *site* is where the site is published, if it is.

    *chosen* are values of the parameters of a figure that are not the default.

    >>> print(cite(PAPERS["vile"], "text"), end="")
    Aviezri S. Fraenkel, The vile, dopey, evil and odious game players, Discrete Mathematics 312, \
42–46, 2012, doi:10.1016/j.disc.2011.03.032.
    >>> cite(PAPERS["vile"], "endnote")
    Traceback (most recent call last):
    ValueError: unknown citation format 'endnote'; known: text, bibtex, csl, ris
    """
    asked = known(FORMATS, format, "citation format")
    return str(asked.write(source(item, chosen, site)))


def _url(source: Source, site: str, kept: bool) -> str:
    """Return the address for a citation; a work of others does not stand here.

    The copy of a version has no scripts, and so no figures with values of a reader's own.
    """
    if not site or source.authors != PROJECT.authors:
        return ""
    in_copy = kept and source.kind in KEPT and "?" not in source.address
    return f"{site}{f'v/{__version__}/' * in_copy}{source.address}"


def citable() -> dict[str, Any]:
    """Return all that can be cited, by id: the project, papers, claims, tables, exhibits.

    >>> [*citable()][:3]
    ['chromdocs', 'chromatic', 'blackwhite']
    """
    return {PROJECT.id: PROJECT, **PAPERS, **LEDGER, **TABLES, **EXHIBITS}


def found(id: str) -> Item:
    """Return the claim, table, figure or paper of this id, or the project itself.

    >>> found("vile").year
    2012
    """
    match known(citable(), id, "id"):
        case Table() as table:
            return table.rows()
        case Exhibit() as exhibit:
            return exhibit.make()
        case item:
            whole: Item = item
            return whole


def source(item: Item, chosen: Chosen | None = None, site: str = "", kept: bool = False) -> Source:
    """Return what `cite` writes of *item*; what is not published here raises ValueError.

    If *kept*, the site has a copy of this version, and the address is the one in the copy.

    >>> from chromdocs.papers import TABLES
    >>> source(TABLES["evil-tau-chi"].rows(8)).note.split(". ")[1]
    'Values for k = 0 to 7'
    """
    found = _source(item, chosen)
    return replace(found, url=_url(found, site, kept))


def _source(item: Item, chosen: Chosen | None) -> Source:
    match item:
        case Source():
            return item
        case Paper():
            return _paper(item)
        case Claim(id=id) if id not in LEDGER:
            raise _own("claim", id)
        case Extract(table=Table(id=id, catalogued=False)):
            raise _own("table", id)
        case Figure(id=id, catalogued=False):
            raise _own("figure", id)
        case Claim():
            paper = PAPERS[item.paper]
            checked = f"Computer check of {item.named} of {paper.short}"
            title = item.title if _is_ours(paper) else checked
            code = recorded.fingerprint if (recorded := record(item)) else ""
            checksum = ("Fingerprint of the code", code)
            return _ours("claim", item.id, title, _checked(item), checksum)
        case Extract(table=table):
            checksum = ("SHA-256 of the values", item.sha256)
            return _ours("table", table.id, table.title, f"Values for {item.range}", checksum)
    checksum = ("SHA-256 of the data", sha256(item.csv.encode()).hexdigest())
    about = f"With {said(chosen)}" if chosen else ""
    figure = _ours("figure", item.id, EXHIBITS[item.id].title, about, checksum)
    if not chosen:
        return figure
    address = f"{figure.address}?{query(chosen)}"
    return replace(figure, id=f"chromdocs-figure-{stem(item.id, chosen)}", address=address)


def _own(kind: str, id: str) -> ValueError:
    return ValueError(f"cite: the {kind} {id!r} is not published here; who made it is its author")


def _ours(kind: str, id: str, title: str, about: str, checksum: tuple[str, str]) -> Source:
    key = f"chromdocs-{kind}-{id.replace('/', '-')}"
    named = f"chromdocs {__version__} of {DATED}, {kind} {id}"
    summed = " ".join(checksum) if checksum[1] else ""
    note = ". ".join(filter(None, (named, about, summed)))
    address = f"{kind}s/{id}/"
    return Source(key, kind, title, note, version=__version__, checksum=checksum, address=address)


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
        return _ours("paper", paper.key, paper.title, "", ("", ""))
    kind = "chapter" if paper.issued_in else "article" if paper.container else "paper"
    return Source(
        id="".join(family for family, _ in paper.authors) + str(paper.year),
        kind=kind,
        title=paper.title,
        authors=paper.authors,
        issued=(paper.year,),
        container=paper.container,
        series=paper.issued_in,
        volume=paper.volume,
        pages=paper.pages,
        doi=paper.doi,
        arxiv=paper.arxiv,
        address=f"papers/{paper.key}/",
    )
