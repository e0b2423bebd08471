"""What a citation says, and the formats that say it: plain text, BibTeX, CSL-JSON, RIS."""

import json
from dataclasses import dataclass

from chromdocs import __date__
from chromdocs.formats import Format
from chromdocs.tables.symbols import to_latex

MONTHS = (
    *("January", "February", "March", "April", "May", "June", "July", "August", "September"),
    *("October", "November", "December"),
)
TODAY = tuple(map(int, __date__.split("-")))  # the day of this version

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
    issued: tuple[int, ...] = TODAY  # year, or year, month and day
    version: str = ""  # of the software
    container: str = ""  # the journal or the book
    series: str = ""  # that the book is in
    volume: str = ""  # of the journal or the series
    pages: str = ""  # from–to
    doi: str = ""  # without an address
    arxiv: str = ""  # its number there
    checksum: tuple[str, str] = ("", "")  # of what, and the sum itself
    address: str = ""  # of its page on the site
    url: str = ""  # where it stands, if that is known

    @property
    def year(self) -> int:
        """Return the year of publication."""
        return self.issued[0]

    @property
    def dated(self) -> str:
        """Return the day of publication in words, or the year if that is all.

        >>> Source("x", "table", "X", issued=(2026, 11, 16)).dated
        '16 November 2026'
        """
        year, *rest = self.issued
        return " ".join(
            [*map(str, rest[1:]), *(MONTHS[month - 1] for month in rest[:1]), f"{year}"]
        )


def _text(source: Source) -> str:
    """Write a line of plain text, as a list of references has it."""
    authors = (f"{given} {family}".strip() for family, given in source.authors)
    volume = ", ".join(filter(None, (source.container, source.series)))
    parts = (
        " and ".join(authors),
        source.title,
        f"{volume} {source.volume}".strip(),
        source.pages,
        source.note or str(source.year),
        f"doi:{source.doi}" if source.doi else "",
        f"arXiv:{source.arxiv}" if source.arxiv else "",
        source.url,
    )
    return f"{', '.join(filter(None, parts))}.\n"


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
        "month": _month(source),
        "version": source.version,
        "note": text(source.note),
        "doi": source.doi,
        "eprint": source.arxiv,
        "archiveprefix": "arXiv" if source.arxiv else "",
        "url": source.url,
    }
    braced = {name: value if name == "month" else f"{{{value}}}" for name, value in fields.items()}
    lines = "".join(f"  {name} = {braced[name]},\n" for name, value in fields.items() if value)
    return f"@{TYPES[source.kind][0]}{{{source.id},\n{lines}}}\n"


def _month(source: Source) -> str:
    """Return the word for a month that every style of BibTeX knows; empty if only the year is."""
    return "".join(MONTHS[month - 1][:3].lower() for month in source.issued[1:2])


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
        "issued": {"date-parts": [[*source.issued]]},
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
        ("DA", "/".join(f"{part:02}" for part in source.issued) if source.issued[1:] else ""),
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
        Format("text", "Plain text", "txt", _text),
        Format("bibtex", "BibTeX", "bib", _bibtex),
        Format("csl", "CSL-JSON", "json", _csl),
        Format("ris", "RIS", "ris", _ris),
    )
}
