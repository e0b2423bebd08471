"""Claims: a page each, the ledger, the errata; badges, and the ledger as data."""

import inspect
import json
import re
from collections.abc import Iterator
from typing import Any

from chromdocs.claims.claim import Claim
from chromdocs.claims.entry import SCHEMA, STATUSES, Entry
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.papers import LEDGER, PAPERS, record
from chromdocs.site import maths
from chromdocs.site.blocks import Blocks
from chromdocs.site.page import Page, written
from chromdocs.site.world import World

ORDER = 1
PROVED = ("theorem", "lemma", "proposition", "corollary", "observation")
RANK = (  # what matters most to readers of a paper comes first
    *("theorem", "conjecture", "proposition", "corollary", "lemma", "claim", "observation"),
    *("definition", "remark", "table", "example", "figure", "open"),
)


def pages() -> dict[str, Page]:
    """Return a page for each claim, and two that gather them."""
    return {f"claims/{id}.md": _page(claim) for id, claim in LEDGER.items()} | {
        "ledger.md": Page("The ledger", "Printed statements, checked by programs.", _ledger),
        "errata.md": Page(  # the claims have it all: one place is enough for the search
            "Errata", "Printed statements that fail, and what holds.", _errata, boost=0
        ),
    }


def nav() -> dict[str, list[Any]]:
    """Return the claims, paper by paper."""
    papers = [
        {PAPERS[paper].title: [f"claims/{claim.id}.md" for claim in claims]}
        for paper, claims in by_paper().items()
    ]
    return {"claims/": ["ledger.md", "errata.md", "findings.md", *papers]}


def files(world: World, made: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield the ledger as data, with its schema, and a badge for each entry."""
    ledger = [entry.to_json() for entry in world.entries.values()]
    yield "ledger.json", json.dumps(ledger, indent=1, ensure_ascii=False).encode()
    yield "ledger.schema.json", json.dumps(SCHEMA, indent=1).encode()
    for id, entry in world.entries.items():
        yield f"badges/{id}.svg", entry.picture.encode()


def by_paper() -> dict[str, list[Claim]]:
    """Return the claims under the keys of their papers."""
    found: dict[str, list[Claim]] = {}
    for claim in LEDGER.values():
        found.setdefault(claim.paper, []).append(claim)
    return found


def errata(world: World, paper: str) -> list[Entry]:
    """Return the entries of a paper whose printed form fails, the most important first."""
    failed = [entry for entry in world.entries_of(paper) if entry.failed]
    return sorted(failed, key=lambda entry: RANK.index(entry.claim.kind))


def trials() -> tuple[int, int]:
    """Return how many wrong statements the checks were tried on, and how many they rejected."""
    records = [found for claim in LEDGER.values() if (found := record(claim))]
    return sum(found.tried for found in records), sum(found.rejected for found in records)


def _page(claim: Claim) -> Page:
    readings = claim.readings.values()

    def write(blocks: Blocks) -> str:
        world = blocks.world
        return written(
            "claim.md",
            blocks,
            item=claim,
            claim=claim,
            paper=PAPERS[claim.paper],
            entry=world.entries[claim.id],
            proved=claim.kind in PROVED,
            statements=" ".join(reading.statement for reading in readings),
            sources=[inspect.getsource(reading.check) for reading in readings],
            fingerprint=fingerprint(claim),
            explained=world.explained.get(claim.id),
            used_by=world.used_by(claim.id),
            figures=world.exhibits_of(claim.id),
            tables=world.tables_of(claim.id),
        )

    return Page(f"{claim.place}: {claim.title}", _plain(claim.printed.statement), write)


def _ledger(blocks: Blocks) -> str:
    words = json.dumps({status: listed for status, (listed, *_) in STATUSES.items()})
    return written("ledger.md", blocks, papers=by_paper(), trials=trials(), words=words)


def _errata(blocks: Blocks) -> str:
    failed = {paper: errata(blocks.world, paper) for paper in PAPERS}
    return written("errata.md", blocks, papers=by_paper(), failed=failed)


def _plain(text: str) -> str:
    """Return a statement as plain text, for the description of its page."""
    return re.sub(r"\$(.*?)\$", lambda tex: maths.plain(tex[1]), text).replace("\n", " ")
