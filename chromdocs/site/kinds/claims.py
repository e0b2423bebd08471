"""Claims: a page each, the ledger, the errata; badges, and the ledger as data."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from chromdocs.claims.badge import badge
from chromdocs.claims.claim import Claim
from chromdocs.claims.entry import SCHEMA, STATUSES, Entry
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.words import PROOFS, SEVERITIES
from chromdocs.papers import LEDGER, PAPERS, full_name, heading, proof_of, record
from chromdocs.site import book
from chromdocs.site.blocks import Blocks, anchor
from chromdocs.site.kept import Content
from chromdocs.site.kinds.papers import map_of
from chromdocs.site.page import Page, written
from chromdocs.site.plain import described
from chromdocs.site.sources import source_of
from chromdocs.site.world import OURS, World

ORDER = 1
PARTS = {
    "print": "statements in print",
    "step": "steps of proofs",
    "beyond": "results beyond the papers",
}

_LEDGER = (
    "Every statement of the five papers, checked by a program exactly as printed, with the range "
    "that was checked or the smallest counterexample."
)
_ERRATA = (
    "Printed statements that fail, the smallest counterexample of each, and the nearest reading "
    "that holds."
)


def pages() -> dict[str, Page]:
    """Return a page for each claim, and two that gather them."""
    return {f"claims/{id}.md": _page(claim) for id, claim in LEDGER.items()} | {
        "ledger.md": Page("The ledger", _LEDGER, _ledger, hide=("toc",)),
        "errata.md": Page("Errata", _ERRATA, _errata),
    }


def nav() -> dict[str, list[Any]]:
    """Return the claims, paper by paper."""
    papers = [
        {PAPERS[paper].topic: [*_map(paper), *map(_listed, claims)]}
        for paper, claims in by_paper().items()
    ]
    gathered = ["ledger.md", "papers.md", "errata.md", "findings.md", "conventions.md"]
    return {"claims/": [*gathered, "certificates.md", *papers]}


def _listed(claim: Claim) -> dict[str, str]:
    """Return a claim as it stands in the navigation, below the name of its paper."""
    return {f"{claim.place}: {claim.title}": f"claims/{claim.id}.md"}


def _map(paper: str) -> list[dict[str, str]]:
    paragraphs = [{"Paragraph by paragraph": place} for place in map_of(paper)]
    return [{"The paper": f"papers/{paper}.md"}, *paragraphs]


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield the ledger as data, with its schema, and a badge for each entry."""
    ledger = [entry.to_json() for entry in world.entries.values()]
    yield "ledger.json", json.dumps(ledger, indent=1, ensure_ascii=False).encode()
    yield "ledger.schema.json", json.dumps(SCHEMA, indent=1).encode()
    for id, entry in world.entries.items():
        said = badge(id, full_name(entry.claim), entry.label, entry.status)
        yield f"badges/{id}.svg", said.encode()


def by_paper() -> dict[str, list[Claim]]:
    """Return the claims under the keys of their papers, steps of proofs below their theorem."""
    found: dict[str, list[Claim]] = {}
    for claim in LEDGER.values():
        if not claim.is_step:
            found.setdefault(claim.paper, []).extend((claim, *steps_of(claim)))
    return found


def steps_of(claim: Claim) -> list[Claim]:
    """Return the steps in the proof of *claim* that have an entry."""
    return _steps().get(claim.id, [])


@cache
def _steps() -> dict[str, list[Claim]]:
    """Return the steps of proofs by the ids of what they prove."""
    found: dict[str, list[Claim]] = {}
    for claim in LEDGER.values():
        if claim.is_step:
            found.setdefault(claim.parent, []).append(claim)
    return found


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


def in_two(label: str) -> tuple[str, str]:
    """Return the words of a badge, and what they are followed by.

    >>> in_two("holds for all n, k = 2 to 7 · decided"), in_two("holds to 4,000")
    (('holds for all n', 'k = 2 to 7 · decided'), ('holds to 4,000', ''))
    """
    said, *more = re.split(", | · ", label, maxsplit=1)
    return said, "".join(more)


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
            sources=[source_of(reading.check) for reading in readings],
            fingerprint=fingerprint(claim),
            explained=world.explained.get(claim.id),
            used_by=world.used_by(claim.id),
            figures=world.exhibits_of(claim.id),
            tables=world.tables_of(claim.id),
            certified=world.certificates.about(claim.id) if claim.formulas else None,
        )

    return Page(heading(claim), described(claim.printed.statement), write)


def _ledger(blocks: Blocks) -> str:
    entries = {paper: _entries(blocks.world, claims) for paper, claims in by_paper().items()}
    topics = {key: PAPERS[key].topic for key in entries}
    there = {entry.status for listed in entries.values() for entry in listed}
    kinds = sorted({claim.kind for claim in LEDGER.values()})
    filters = {  # by name: what is said of it, of all, and of each value
        "paper": ("paper", "All papers", topics),
        "part": ("part", "In print or not", PARTS),
        "kind": ("kind", "All kinds", dict(zip(kinds, kinds, strict=True))),
        "status": (
            "verdict",
            "All verdicts",
            {status: listed for status, (listed, *_) in STATUSES.items() if status in there},
        ),
        "proof": ("proof", "All proofs", PROOFS),
        "decided": ("decided", "Decided or not", {"yes": PROOFS["decided"]}),
        "severity": (
            "how grave",
            "All failures",
            {"matter": "those that matter", **SEVERITIES},
        ),
    }
    return written(
        "ledger.md",
        blocks,
        papers=entries,
        trials=trials(),
        topics=topics,
        filters=filters,
        in_two=in_two,
        anchor=anchor,
        part=part,
        rank=rank,
        reached=reached,
        map_of=map_of,
    )


def _errata(blocks: Blocks) -> str:
    world = blocks.world
    failed = {paper: errata(world, paper) for paper in PAPERS}
    slips = [e.claim for entries in failed.values() for e in entries if e.status != "echo"]
    many = Counter((claim.severity, claim.is_step) for claim in slips)
    kinds = {word: (said, many[word, False], many[word, True]) for word, said in SEVERITIES.items()}
    return written("errata.md", blocks, papers=by_paper(), failed=failed, kinds=kinds)


def _entries(world: World, claims: list[Claim]) -> list[Entry]:
    return [world.entries[claim.id] for claim in claims]
