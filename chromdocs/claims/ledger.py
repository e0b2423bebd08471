"""The ledger: every claim by id, and the verdicts that were published."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chromdocs.claims import chromatic
from chromdocs.claims.claim import Claim
from chromdocs.claims.verify import Verdict

LEDGER: dict[str, Claim] = {**chromatic.PAPER.claims}

RECORDS = Path(__file__).with_name("records")

Verdicts = dict[str, Verdict]  # by the name of the reading: printed, corrected


def record(claim: Claim) -> dict[str, Any] | None:
    """Return what was published of *claim*, a reading at a time, or None if nothing was."""
    file = RECORDS / f"{claim.paper}.json"
    if not file.exists():
        return None
    published: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return published.get(claim.id)


def write_records(verdicts: dict[str, Verdicts]) -> list[Path]:
    """Publish *verdicts*, one sorted file a paper, beside those of other claims."""
    written = []
    for paper in sorted({claim_id.split("/")[0] for claim_id in verdicts}):
        file = RECORDS / f"{paper}.json"
        known = json.loads(file.read_text("utf-8")) if file.exists() else {}
        known |= {
            claim_id: {reading: verdict.outcome for reading, verdict in readings.items()}
            for claim_id, readings in verdicts.items()
            if claim_id.startswith(f"{paper}/")
        }
        RECORDS.mkdir(exist_ok=True)
        file.write_text(
            json.dumps(dict(sorted(known.items())), indent=1, ensure_ascii=False) + "\n", "utf-8"
        )
        written.append(file)
    return written


def differences(claim: Claim, verdicts: Verdicts) -> Iterator[str]:
    """Yield a line for each way in which *verdicts* are not what was published.

    A check to another bound than the published one may count other cases; its status and its
    counterexample must still be the same.
    """
    published = record(claim)
    if published is None:
        yield f"{claim.id}: no verdict is published"
        return
    for reading, verdict in verdicts.items():
        now, then = verdict.outcome, published.get(reading, {})
        keys = now if now["bound"] == then.get("bound") else ("status", "counterexample")
        for key in keys:
            if now[key] != then.get(key):
                yield (
                    f"{claim.id} ({reading}): {key} is {now[key]!r}, published {then.get(key)!r}"
                )


def to_json(claim: Claim, verdicts: Verdicts) -> dict[str, Any]:
    """Return *claim* as `chromdocs claims --json` prints it."""
    corrected = verdicts.get("corrected")
    return {
        "id": claim.id,
        "paper": claim.paper,
        "locator": claim.locator,
        "kind": claim.kind,
        "title": claim.title,
        **_verdict_json(verdicts["printed"]),
        "corrected": _verdict_json(corrected) if corrected else None,
        "seconds": round(sum(verdict.seconds for verdict in verdicts.values()), 3),
    }


def _verdict_json(verdict: Verdict) -> dict[str, Any]:
    outcome = verdict.outcome
    return {key: outcome[key] for key in ("status", "bound", "cases", "counterexample")}
