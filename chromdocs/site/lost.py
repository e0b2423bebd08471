"""For whoever asks for a page that is not there: lists of what is, and every address."""

from pathlib import Path

from chromdocs.site.data import as_script

PLACES = "assets/places.js"
LISTS = {  # where a list is, of which kinds of addresses (by their first word), and its name
    "ledger/": ("claims ledger", "Statements: the ledger"),
    "errata/": ("errata", "Statements that fail as printed: the errata"),
    "tables/": ("tables", "Tables"),
    "gallery/": ("figures gallery embed", "Figures: the gallery"),
    "games/": ("games", "Games"),
    "play/": ("play", "Games to play"),
    "learn/": ("learn", "Chapters"),
    "notebooks/": ("notebooks", "Notebooks"),
    "papers/": ("papers", "Papers"),
    "glossary/": ("glossary", "Words and symbols: the glossary"),
    "talks/": ("talks", "Slides"),
    "api/": ("api", "Functions of the library"),
}


def places(site: Path) -> bytes:
    """Return the addresses of all pages of a built *site* as a script, for the nearest one."""
    pages = (file.parent.relative_to(site).as_posix() for file in site.rglob("index.html"))
    return as_script("places", sorted(f"{page}/" for page in pages if page != "."))
