"""Addresses that were published once are there for ever."""

from pathlib import Path

from chromdocs.games.catalogue import FAMILIES
from chromdocs.papers import DECKS, EXHIBITS, LEDGER, PAPERS, TABLES, paragraphs_of
from chromdocs.site.article import NAME, has_tex
from chromdocs.site.certified import Certificates
from chromdocs.tables.formats import FORMATS

SITE = Path(__file__).parents[2] / "site"
PDF = f"article/{NAME}.pdf"
DOCS = Path(__file__).parents[2] / "docs"
PUBLISHED = Path(__file__).with_name("addresses.txt").read_text("utf-8").split()


def resolves(address: str) -> bool:
    if address == PDF and not has_tex():
        return True  # the page says that it is missing, and why
    place = SITE / address
    return (place / "index.html").is_file() if address.endswith("/") else place.is_file()


def test_every_published_address_resolves() -> None:
    assert [address for address in PUBLISHED if not resolves(address)] == []


def test_every_address_is_on_the_list() -> None:
    """A new page or file with a permanent address has to be added."""
    addresses = {
        *(f"claims/{id}/" for id in LEDGER),
        *(f"badges/{id}.svg" for id in LEDGER),
        *(f"certificates/{name}.json.gz" for name in Certificates()),
        *(f"figures/{id}/" for id in EXHIBITS),
        *(f"embed/{id}/" for id in EXHIBITS),
        *(f"figures/{id}.{end}" for id in EXHIBITS for end in ("svg", "png", "pdf", "csv")),
        *(f"tables/{id}/" for id in TABLES),
        *(f"tables/{id}.{format.suffix}" for id in TABLES for format in FORMATS.values()),
        *(f"talks/{paper}{end}" for paper in DECKS for end in ("/", ".pdf")),
        *(f"{kind}/{name}/" for kind in ("games", "play", "embed/play") for name in FAMILIES),
        *("papers/", *(f"papers/{key}/" for key in PAPERS)),
        *(f"papers/{key}/paragraphs/" for key in PAPERS if paragraphs_of(key)),
        *(f"learn/{file.stem}/" for file in (DOCS / "learn").glob("[!i]*.md")),
        *(f"notebooks/{file.stem}/" for file in (DOCS / "notebooks").glob("*.py")),
        *(
            "start/",
            "learn/",
            "play/",
            "embed/play/",
            "glossary/",
            "gallery/",
            "talks/",
            "ledger/",
            "errata/",
            "findings/",
            "conventions/",
            "decide/",
            "certificates/",
            "certificates/checker.py",
            "literature/",
            "changes/",
            "notebooks/",
            *("claims/", "embed/", "figures/"),  # these lead on
            "article/",
            *(f"article/{NAME}.{end}" for end in ("tex", "zip", "pdf")),
            "cite/",
            "ledger.json",
            "ledger.schema.json",
        ),
    }
    assert sorted(addresses - set(PUBLISHED)) == []
    assert sorted(set(PUBLISHED)) == PUBLISHED


def test_an_id_names_one_thing() -> None:
    """Or a citation by id would be a guess."""
    assert not set(EXHIBITS) & set(TABLES)
    assert "play" not in EXHIBITS  # its embed would be that of the boards
