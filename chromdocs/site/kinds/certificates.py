"""Certificates of what automata decide: their files, the checker, and a page that lists them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from chromdocs.decide import checker
from chromdocs.site.blocks import Blocks
from chromdocs.site.kept import Content
from chromdocs.site.page import Page, written
from chromdocs.site.sources import source_of
from chromdocs.site.world import World

ORDER = 3
_PART = re.compile(r"\n\n# (?P<title>[A-Z][a-z ]+)\. (?P<text>.*\n(?:# .*\n)*)")


@dataclass(frozen=True)
class Part:
    """A part of the checker."""

    title: str  # of the comment that it begins with
    lines: tuple[int, int]  # the first and the last
    does: str  # what it does
    believe: str  # what is left to believe


def parts() -> list[Part]:
    """Return the parts of the checker, from the comments that they begin with."""
    text = source_of(checker)
    matches = [*_PART.finditer(text)]
    starts = [text.count("\n", 0, match.start("title")) + 1 for match in matches]
    ends = [start - 1 for start in starts[1:]] + [len(text.splitlines())]
    said = [re.sub(r"\s+", " ", match["text"].replace("# ", "")).strip() for match in matches]
    return [
        Part(match["title"], (start, end), *map(str.strip, whole.split("To believe:")))
        for match, start, end, whole in zip(matches, starts, ends, said, strict=True)
    ]


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
        lines=f"{len(source_of(checker).splitlines()):,}",
        parts=parts(),
    )
