"""Claims: a page each, the ledger, the errata; badges, and the ledger as data."""

import inspect
import json
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from chromdocs.claims.claim import Claim
from chromdocs.claims.entry import SCHEMA, STATUSES, Entry
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.words import PROOFS, SEVERITIES
from chromdocs.papers import LEDGER, PAPERS, proof_of, record
from chromdocs.site import book, maths
from chromdocs.site.blocks import Blocks
from chromdocs.site.kinds.papers import map_of
from chromdocs.site.page import Page, written
from chromdocs.site.world import OURS, World

ORDER = 1
PARTS = {
    "print": "statements in print",
    "step": "steps of proofs",
    "beyond": "results beyond the papers",
}


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
        {PAPERS[paper].title: [*_map(paper), *(f"claims/{claim.id}.md" for claim in claims)]}
        for paper, claims in by_paper().items()
    ]
    gathered = [f"{name}.md" for name in ("ledger", "errata", "findings", "conventions")]
    return {"claims/": [*gathered, "certificates.md", *papers]}


def _map(paper: str) -> list[dict[str, str]]:
    return [{"Paragraph by paragraph": place} for place in map_of(paper)]


def files(world: World, made: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield the ledger as data, with its schema, and a badge for each entry."""
    ledger = [entry.to_json() for entry in world.entries.values()]
    yield "ledger.json", json.dumps(ledger, indent=1, ensure_ascii=False).encode()
    yield "ledger.schema.json", json.dumps(SCHEMA, indent=1).encode()
    for id, entry in world.entries.items():
        yield f"badges/{id}.svg", entry.picture.encode()


def by_paper() -> dict[str, list[Claim]]:
    """Return the claims under the keys of their papers, steps of proofs below their theorem."""
    found: dict[str, list[Claim]] = {}
    for claim in LEDGER.values():
        if not claim.is_step:
            found.setdefault(claim.paper, []).extend((claim, *steps_of(claim)))
    return found


def steps_of(claim: Claim) -> list[Claim]:
    """Return the steps in the proof of *claim* that have an entry."""
    return [step for step in LEDGER.values() if step.parent == claim.id]


def errata(world: World, paper: str) -> list[Entry]:
    """Return the entries of a paper whose printed form fails, the gravest first, steps last."""
    failed = [entry for entry in world.entries_of(paper) if entry.failed]
    return sorted(failed, key=lambda entry: (entry.claim.is_step, rank(entry)))


def rank(entry: Entry) -> int:
    """Return the place of an entry in an order by severity, the gravest first."""
    return [*SEVERITIES, ""].index(entry.claim.severity)


def part(claim: Claim) -> str:
    """Return where an entry is counted, a key of PARTS."""
    return "beyond" if claim.paper == OURS else "step" if claim.is_step else "print"


def reached(entry: Entry) -> int:
    """Return a number that orders entries by verdict, and those that hold by their bounds."""
    verdict = entry.verdicts["printed"]
    reach = 10**12 - 1 if verdict.decided else verdict.bound or 0
    return [*STATUSES].index(entry.status) * 10**12 + reach


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
            proof=book.proof(blocks, claim.id) if proof_of(claim) else "",
            steps=_entries(world, steps_of(claim)),
            statements=" ".join(reading.statement for reading in readings),
            sources=[inspect.getsource(reading.check) for reading in readings],
            fingerprint=fingerprint(claim),
            explained=world.explained.get(claim.id),
            used_by=world.used_by(claim.id),
            figures=world.exhibits_of(claim.id),
            tables=world.tables_of(claim.id),
            certified=world.certificates.about(claim.id) if claim.formulas else None,
        )

    return Page(f"{claim.place}: {claim.title}", _plain(claim.printed.statement), write)


def _ledger(blocks: Blocks) -> str:
    statuses = {status: listed for status, (listed, *_) in STATUSES.items()}
    severities = {"matter": "those that matter", **SEVERITIES}
    decided = {"yes": PROOFS["decided"]}
    words = {
        "part": PARTS,
        "status": statuses,
        "proof": PROOFS,
        "decided": decided,
        "severity": severities,
    }
    entries = {paper: _entries(blocks.world, claims) for paper, claims in by_paper().items()}
    return written(
        "ledger.md",
        blocks,
        papers=entries,
        trials=trials(),
        words=json.dumps(words),
        part=part,
        rank=rank,
        reached=reached,
        map_of=map_of,
    )


def _errata(blocks: Blocks) -> str:
    world = blocks.world
    failed = {paper: errata(world, paper) for paper in PAPERS}
    claims = [entry.claim for entries in failed.values() for entry in entries]
    many = Counter((claim.severity, claim.is_step) for claim in claims)
    kinds = {word: (said, many[word, False], many[word, True]) for word, said in SEVERITIES.items()}
    return written("errata.md", blocks, papers=by_paper(), failed=failed, kinds=kinds)


def _entries(world: World, claims: list[Claim]) -> list[Entry]:
    return [world.entries[claim.id] for claim in claims]


def _plain(text: str) -> str:
    """Return a statement as plain text, for the description of its page."""
    return re.sub(r"\$(.*?)\$", lambda tex: maths.plain(tex[1]), text).replace("\n", " ")
