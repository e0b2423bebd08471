"""The ledger: every claim by id, and the verdicts that were published."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from chromdocs.claims import chromatic_balance, chromatic_evil
from chromdocs.claims.claim import Claim, Reading
from chromdocs.claims.verify import Verdict

SECTIONS = (chromatic_balance.SECTION, chromatic_evil.SECTION)

LEDGER: dict[str, Claim] = {id: claim for part in SECTIONS for id, claim in part.claims.items()}

RECORDS = Path(__file__).with_name("records")

Verdicts = dict[str, Verdict]  # by the name of the reading: printed, corrected


def published(claim: Claim) -> Verdicts:
    """Return the published verdicts of *claim*; empty if there are none."""
    return {
        reading: Verdict.from_json(verdict)
        for reading, verdict in _records(claim.paper).get(claim.id, {}).items()
    }


def publish(verdicts: dict[str, Verdicts]) -> list[Path]:
    """Record *verdicts*, one sorted file a paper; what did not change keeps its seconds."""
    written = []
    for paper in sorted({LEDGER[claim_id].paper for claim_id in verdicts}):
        records = {id: record for id, record in _records(paper).items() if id in LEDGER}
        for claim_id, readings in verdicts.items():
            claim = LEDGER[claim_id]
            if claim.paper == paper and any(differences(claim, readings)):
                records[claim_id] = {name: v.to_json() for name, v in readings.items()}
        file = RECORDS / f"{paper}.json"
        RECORDS.mkdir(exist_ok=True)
        text = json.dumps(dict(sorted(records.items())), indent=1, ensure_ascii=False)
        file.write_text(text + "\n", "utf-8")
        written.append(file)
    return written


def differences(claim: Claim, verdicts: Verdicts) -> Iterator[str]:
    """Yield a line for each way in which *verdicts* are not what was published.

    A check to another bound counts other cases, and one to a smaller bound may not reach a
    published counterexample; neither is a difference.
    """
    before = published(claim)
    if before.keys() != verdicts.keys():
        yield f"{claim.id}: readings are {[*verdicts]}, published {[*before]}"
    for reading in before.keys() & verdicts.keys():
        now, then = verdicts[reading], before[reading]
        if then.counterexample and (now.bound or 0) < (then.bound or 0):
            keys = {"status": then.status} if now.counterexample else {}
        elif now.bound == then.bound:
            keys = then.outcome
        else:
            keys = {key: then.outcome[key] for key in ("status", "counterexample")}
        for key, value in keys.items():
            if now.outcome[key] != value:
                yield f"{claim.id} ({reading}): {key} is {now.outcome[key]!r}, published {value!r}"


def _records(paper: str) -> dict[str, dict[str, Any]]:
    file = RECORDS / f"{paper}.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def to_json(claim: Claim, verdicts: Verdicts) -> dict[str, Any]:
    """Return *claim* as `chromdocs claims --json` prints it."""
    return {
        "id": claim.id,
        "paper": claim.paper,
        "locator": claim.locator,
        "kind": claim.kind,
        "title": claim.title,
        **_verdict_json(claim.printed, verdicts["printed"]),
        "corrected": claim.corrected and _verdict_json(claim.corrected, verdicts["corrected"]),
        "seconds": round(sum(verdict.seconds for verdict in verdicts.values()), 3),
    }


def _verdict_json(reading: Reading, verdict: Verdict) -> dict[str, Any]:
    return {**verdict.outcome, "unit": reading.unit}
