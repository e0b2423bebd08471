"""Changes: the changelog as a page, and as a feed where the site is published."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chromdocs.site.blocks import Blocks
from chromdocs.site.changes import feed, page
from chromdocs.site.kept import Content
from chromdocs.site.page import Page
from chromdocs.site.world import World

ORDER = 10
CHANGELOG = Path("CHANGELOG.md")


def pages() -> dict[str, Page]:
    """Return the one page."""
    about = "What changed from version to version: new games, tables and figures, and verdicts."
    return {"changes.md": Page("Changes", about, _page)}


def nav() -> dict[str, list[Any]]:
    """Return nothing: mkdocs.yml names the page."""
    return {}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield nothing: the page makes the feed."""
    yield from ()


def _page(blocks: Blocks) -> str:
    text = CHANGELOG.read_text("utf-8")
    if blocks.site:
        blocks.files["feed.xml"] = feed(text, blocks.site)
    return page(text)
