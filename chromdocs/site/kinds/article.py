"""The article: a page that says what is in it, and its files."""

import io
import zipfile
from collections.abc import Iterator
from typing import Any

from chromdocs.site.article import NAME, Article, compiled, has_tex
from chromdocs.site.blocks import Blocks
from chromdocs.site.kept import Content
from chromdocs.site.page import Page, written
from chromdocs.site.world import World

ORDER = 9
EARLIEST = (1980, 1, 1, 0, 0, 0)  # the day that files in an archive have, so that it is the same


def pages() -> dict[str, Page]:
    """Return the one page."""
    about = "Our own results as one article: statements, proofs, tables and figures, in LaTeX."
    return {"article.md": Page("The article", about, _page, hide=("toc",))}


def nav() -> dict[str, list[Any]]:
    """Return nothing: the page stands in chapter 7."""
    return {}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield nothing: the page makes its files."""
    yield from ()


def _files(article: Article) -> Iterator[tuple[str, bytes]]:
    """Yield the LaTeX, all that it needs as one archive, and the PDF where there is a TeX."""
    parts = article.files()
    yield f"article/{NAME}.tex", parts[f"{NAME}.tex"]
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as into:
        for name, content in sorted(parts.items()):
            into.writestr(zipfile.ZipInfo(f"{NAME}/{name}", EARLIEST), content)
    yield f"article/{NAME}.zip", archive.getvalue()
    if has_tex():
        yield f"article/{NAME}.pdf", compiled(parts)


def _page(blocks: Blocks) -> str:
    article = Article(blocks.world, blocks.site)
    blocks.files.update(_files(article))
    return written(
        "article.md",
        blocks,
        article=article,
        name=NAME,
        pdf=has_tex(),
        entries=[blocks.world.entries[id] for id in article.results],
    )
