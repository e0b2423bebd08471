"""Tables: a page each, a list of them, and their files in every format."""

from collections.abc import Iterator
from typing import Any

from chromdocs.papers import PAPERS, TABLES
from chromdocs.site.blocks import Blocks
from chromdocs.site.kept import Content
from chromdocs.site.page import Page, written
from chromdocs.site.world import World
from chromdocs.tables.formats import FORMATS, OEIS
from chromdocs.tables.oeis import enough
from chromdocs.tables.table import Table

ORDER = 2


def pages() -> dict[str, Page]:
    """Return a page for each table, and the list."""
    return {f"tables/{id}.md": _page(table) for id, table in TABLES.items()} | {
        "tables/index.md": Page(
            "Tables",
            "P-positions, values and sequences to cite: tables in six formats, with checksums.",
            lambda blocks: written("tables.md", blocks, papers=by_paper()),
        )
    }


def nav() -> dict[str, list[Any]]:
    """Return the tables, paper by paper."""
    papers = [
        {PAPERS[paper].topic: [f"tables/{table.id}.md" for table in tables]}
        for paper, tables in by_paper().items()
    ]
    return {"tables/": ["tables/index.md", *papers]}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield every table in every format, drafts for the OEIS, and b-files of all sequences."""
    for id, table in TABLES.items():
        for format in FORMATS.values():
            yield f"tables/{id}.{format.suffix}", format.write(world.extract(id)).encode()
        for column in table.drafts:
            drafted = table.rows(enough(table))
            yield f"tables/{id}-{column}.oeis.txt", OEIS.write(drafted, column).encode()
        for file in world.bfiles(id):
            yield f"tables/{file.name}", file.text.encode()


def by_paper() -> dict[str, list[Table]]:
    """Return the tables under the keys of their papers."""
    found: dict[str, list[Table]] = {}
    for table in TABLES.values():
        found.setdefault(table.paper_key, []).append(table)
    return found


def _page(table: Table) -> Page:
    def write(blocks: Blocks) -> str:
        extract = blocks.world.extract(table.id)
        sequences = blocks.world.bfiles(table.id)
        return written(
            "table.md", blocks, item=extract, extract=extract, formats=FORMATS, bfiles=sequences
        )

    return Page(table.title, f"{table.title}: {table.definition}", write)
