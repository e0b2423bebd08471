"""What was published of claims: a file of records for each paper, made by `verify --record`."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chromdocs.claims.claim import READINGS, Claim
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.verify import Trials, Verdict
from chromdocs.files import write_whole

INSTALLED = {"site-packages", "dist-packages"}  # folders of packages

Verdicts = dict[str, Verdict]  # by the name of the reading: printed, corrected


@dataclass(frozen=True)
class Record:
    """What was published of a claim, and the fingerprint of the code that found it.

    Of the deliberately wrong statements that the check was ``tried`` on, it ``rejected`` so many.
    """

    fingerprint: str  # of the code that found it
    verdicts: Verdicts  # by reading
    tried: int  # wrong statements that the check was tried on
    rejected: int  # those of them that it rejected

    @property
    def seconds(self) -> float:
        """Return how long all checks and decisions took."""
        found = self.verdicts.values()
        return sum(v.seconds + (v.decided.seconds if v.decided else 0) for v in found)

    def is_of(self, claim: Claim) -> bool:
        """Tell whether the code is still the same."""
        return self.fingerprint == fingerprint(claim)


class Records:
    """The records of one paper, in a sorted file; there need not be one yet."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._read: dict[str, dict[str, Any]] | None = None

    @property
    def _records(self) -> dict[str, dict[str, Any]]:
        if self._read is None:
            self._read = json.loads(self.file.read_text("utf-8")) if self.file.exists() else {}
        return self._read

    def of(self, claim: Claim) -> Record | None:
        """Return what was published of *claim*, if anything was."""
        found = self._records.get(claim.id)
        if found is None:
            return None
        verdicts = {name: Verdict.from_json(found[name]) for name in READINGS if name in found}
        return Record(found["fingerprint"], verdicts, found["tried"], found["rejected"])

    def verdicts(self, claim: Claim) -> Verdicts:
        """Return the published verdicts of *claim*; empty if there are none."""
        found = self.of(claim)
        return found.verdicts if found else {}

    def publish(
        self, ledger: Mapping[str, Claim], found: Mapping[str, tuple[Verdicts, Trials]]
    ) -> None:
        """Record verdicts and trials, and forget what *ledger* no longer has.

        Seconds change only with verdicts, or with the code that gave them.
        """
        self.refuse_installed()
        records = {id: record for id, record in self._records.items() if id in ledger}
        for id, (verdicts, trials) in found.items():
            claim, before = ledger[id], self.of(ledger[id])
            same = before and before.is_of(claim) and not any(self.differences(claim, verdicts))
            kept = {name: records[id][name] for name in verdicts} if same else {}
            records[id] = (
                {"fingerprint": fingerprint(claim)}
                | {"tried": trials.tried, "rejected": trials.rejected}
                | ({name: verdict.to_json() for name, verdict in verdicts.items()} | kept)
            )
        self._read = dict(sorted(records.items()))
        text = json.dumps(self._read, indent=1, ensure_ascii=False)
        write_whole(self.file, f"{text}\n".encode())

    def refuse_installed(self) -> None:
        """Raise ValueError if the file belongs to an installed package, where nobody records."""
        if INSTALLED & {*self.file.resolve().parts}:
            raise ValueError(
                f"cannot record in {self.file}: it belongs to an installed package; take a clone"
            )

    def differences(self, claim: Claim, verdicts: Verdicts) -> Iterator[str]:
        """Yield a line for each way in which *verdicts* are not what was published.

        A check to another bound counts other cases, and one to a smaller bound may not reach a
        published counterexample; neither is a difference.
        """
        before = self.verdicts(claim)
        if before.keys() != verdicts.keys():
            yield f"{claim.id}: readings are {[*verdicts]}, published {[*before]}"
        for reading in before.keys() & verdicts.keys():
            now, then = verdicts[reading], before[reading]
            if now.bound == claim.readings[reading].bound:
                keys = then.outcome
            elif then.counterexample and (now.bound or 0) < (then.bound or 0):
                keys = {"status": then.status} if now.counterexample else {}
            else:
                keys = {key: then.outcome[key] for key in ("status", "counterexample")}
            for key, value in keys.items():
                if now.outcome[key] != value:
                    was = f"published {value!r}"
                    yield f"{claim.id} ({reading}): {key} is {now.outcome[key]!r}, {was}"
