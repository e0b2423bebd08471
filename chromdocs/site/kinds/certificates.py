"""Certificates of what automata decide: their files, the checker, and a page that lists them."""

from collections.abc import Iterator
from typing import Any

from chromdocs.decide import checker
from chromdocs.site.blocks import Blocks
from chromdocs.site.kept import Content
from chromdocs.site.page import Page, written
from chromdocs.site.sources import source_of
from chromdocs.site.world import World

ORDER = 3


def pages() -> dict[str, Page]:
    """Return the list."""
    about = "Every statement that automata decide for all numbers, with its certificate."
    return {"certificates.md": Page("Certificates", about, _list, hide=("toc",))}


def nav() -> dict[str, list[Any]]:
    """Return nothing: the page stands with the ledger."""
    return {}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield every certificate, and the program that checks them."""
    yield "certificates/checker.py", source_of(checker).encode()
    for name in world.certificates:
        yield f"certificates/{name}.json.gz", world.certificates[name]


def _list(blocks: Blocks) -> str:
    certificates = blocks.world.certificates
    return written(
        "certificates.md",
        blocks,
        entries=[(entry, certificates.about(entry.claim.id)) for entry in blocks.world.decided],
        numerations=[(name, certificates.about(name)) for name in certificates.numerations],
        lines=len(source_of(checker).splitlines()),
    )
