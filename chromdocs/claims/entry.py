"""An entry of the ledger: a claim with its verdicts, and every way in which they are said.

Pages, the command line, citations, decks and badges take their words from here.
"""

from dataclasses import dataclass, replace
from html import escape
from typing import Any

from chromdocs.claims.badge import badge
from chromdocs.claims.claim import Claim, Reading
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.formulas import Decided
from chromdocs.claims.records import Verdicts
from chromdocs.claims.verify import Counterexample, Verdict
from chromdocs.claims.words import COPY, MATTER, PROOFS, SEVERITIES

LONGEST = 20  # letters of what a badge says of instances
STATUSES = {  # of an entry: in a list to choose from, counted once, counted more than once
    "holds": ("holds to a bound", "holds as far as checked", "hold as far as checked"),
    "holds for all": ("holds for all", "holds for all cases", "hold for all cases"),
    "refuted": ("fails as printed", "fails as printed", "fail as printed"),
    "echo": ("fails by another's slip", "echoes one of these", "echo one of these"),
    "doubtful": ("fails in our copy", "fails in our copy", "fail in our copy"),
    "answered": ("answered", "open question answered", "open questions answered"),
    "open": ("open", "open, with data", "open, with data"),
    "definition": ("definition", "definition, implemented", "definitions, implemented"),
}


@dataclass(frozen=True)
class Entry:
    """A claim with its verdicts, by reading: ``printed`` and, where there is one, ``corrected``."""

    claim: Claim  # the statement
    verdicts: Verdicts  # what came out, by reading

    def __repr__(self) -> str:
        return f"<Entry {self.claim.id}: {self.label if self.verdicts else 'not checked'}>"

    def _repr_html_(self) -> str:
        reading = self.claim.corrected or self.claim.printed
        said = f"<p>{escape(reading.statement)}</p>"
        shown = self.picture if self.verdicts else escape(self.claim.place)
        return f"<div><p><strong>{escape(self.claim.title)}</strong> {shown}</p>{said}</div>"

    @property
    def picture(self) -> str:
        """Return the badge as SVG."""
        return badge(self.claim.id, self.claim.place, self.label, self.status)

    @property
    def failed(self) -> Counterexample | None:
        """Return where the printed statement fails, if it does."""
        return self.verdicts["printed"].counterexample

    @property
    def status(self) -> str:
        """Return the verdict on the printed form, one of `STATUSES`.

        A slip counts once: what fails only by the slip of another entry is an echo of it. Where
        our copy may be at fault, it is not known that the paper fails.
        """
        status = self.verdicts["printed"].status
        if status == "refuted" and self.claim.severity == COPY:
            return "doubtful"
        return "echo" if status == "refuted" and self.claim.echo else status

    @property
    def decided(self) -> Decided | None:
        """Return what automata say of it, or of its corrected reading, if formulas do."""
        return self.verdicts[self.claim.decides].decided

    @property
    def proof(self) -> str:
        """Say who proves it; empty if there is nothing to prove."""
        return PROOFS.get(self.claim.proved, "")

    @property
    def classed(self) -> str:
        """Say how far it can be trusted: proved, decided, checked to a bound, or conjectured."""
        if self.claim.proved == "none":
            return "conjecture" if self.claim.kind == "conjecture" else self.reach("printed")
        if self.status == "holds for all" and self.claim.proved != "decided":
            return f"{self.proof}, and decided for all numbers"
        return self.proof

    @property
    def severity(self) -> str:
        """Say how grave it is that the printed form fails, or that it is an echo; may be empty."""
        return "echo" if self.claim.echo else SEVERITIES.get(self.claim.severity, "")

    @property
    def matters(self) -> bool:
        """Tell whether it is a slip that changes what is known: a theorem, or a conjecture."""
        return self.status == "refuted" and self.claim.severity in MATTER

    @property
    def badge(self) -> str:
        """Return the words on the badge of a page."""
        short = self.failed or self.verdicts["printed"].decided
        return self.label if short else self.said("printed")

    @property
    def label(self) -> str:
        """Return the few words on a badge that is a picture, or in a list."""
        if self.failed:
            corrected = ", corrected" if self.claim.corrected else ""
            return f"fails {self.claim.as_printed}".rstrip() + corrected
        verdict = self.verdicts["printed"]
        if decided := verdict.decided:
            short = replace(decided, within=_few(decided.within))
            return " · ".join(_words(replace(verdict, decided=short)))
        return f"holds to {verdict.bound:,}" if self.status == "holds" else self.status

    def said(self, reading: str) -> str:
        """Say what came out of one reading: that it is decided, or how far the check of it went."""
        verdict = self.verdicts[reading]
        if verdict.counterexample:
            return f"fails · at {verdict.counterexample.at}"
        if verdict.decided:
            return " · ".join(_words(verdict))
        return f"{verdict.status} · {self.reach(reading)} · {verdict.cases:,} cases"

    def line(self, reading: str) -> str:
        """Say what came out of one reading, with everything that was found, in a line."""
        verdict = self.verdicts[reading]
        if (failed := verdict.counterexample) is not None:
            why = f"; {failed.why}" if failed.why else ""
            return f"fails at {failed.at}: says {failed.expected}, found {failed.found}{why}"
        decided = f" ({verdict.decided.cost})" if verdict.decided else ""
        took = f"{verdict.cases:,} cases, {verdict.seconds:.2f} s"
        return f"{', '.join(_words(verdict))}{decided}, {self.reach(reading)}, {took}"

    def cited(self, printed: str) -> str:
        """Say what came out of every reading, as a citation does; *printed* names the first."""
        names = {"printed": printed, "corrected": "Corrected statement"}
        by = {name: " by automata" * bool(found.decided) for name, found in self.verdicts.items()}
        outcomes = {
            name: f"fails at {verdict.counterexample.at}"
            if verdict.counterexample
            else f"{', '.join(_words(verdict))}{by[name]}, {self.reach(name)}"
            for name, verdict in self.verdicts.items()
        }
        return "".join(f". {names[n]}: {said}" for n, said in outcomes.items())

    def reach(self, reading: str) -> str:
        """Say how far the check of one reading went."""
        return self.claim.readings[reading].reach(self.verdicts[reading].bound)

    def to_json(self, code: str = "") -> dict[str, Any]:
        """Return the entry as `chromdocs claims --json` prints it.

        *code* is the fingerprint of the code that gave the verdicts, if it is not that of today; a
        claim of one's own has none.
        """
        claim, verdicts = self.claim, self.verdicts
        return {
            "id": claim.id,
            "paper": claim.paper,
            "locator": claim.locator,
            "kind": claim.kind,
            "title": claim.title,
            **_verdict_json(claim, claim.printed, verdicts["printed"]),
            "status": self.status,
            "corrected": claim.corrected
            and _verdict_json(claim, claim.corrected, verdicts["corrected"]),
            "proof": claim.proved or None,
            "proof_at": claim.proof if claim.proved == "here" else None,
            "severity": claim.severity or None,
            "echo_of": claim.echo or None,
            "doubt": claim.doubt or None,
            "step_of": claim.parent or None,
            "uses": list(claim.uses),
            "fingerprint": code or ("" if claim.is_own else fingerprint(claim)),
            "seconds": round(sum(verdict.seconds for verdict in verdicts.values()), 3),
        }


def _few(within: str) -> str:
    """Say for which instances a statement is decided in few words.

    >>> _few("k = 2 to 7"), _few("β = (3+√5)/2, 1+√2, 2+√2"), _few("nim and Wythoff nim, both")
    ('k = 2 to 7', 'some β', 'in part')
    """
    name, _, values = within.partition(" = ")
    if len(within) <= LONGEST:
        return within
    return f"some {name}" if values and len(name) == 1 and " = " not in values else "in part"


def _words(verdict: Verdict) -> tuple[str, ...]:
    """Return the status of a statement that does not fail, and whether that is decided."""
    if not verdict.decided:
        return (verdict.status,)
    if verdict.status.startswith("holds"):
        return f"holds {verdict.decided.reach}", "decided"
    return verdict.status, f"decided {verdict.decided.reach}"


def _verdict_json(claim: Claim, reading: Reading, verdict: Verdict) -> dict[str, Any]:
    found, decided = verdict.outcome | {"unit": reading.unit}, verdict.decided
    if decided and claim.formulas:
        found["decided"] = {
            "within": decided.within or None,
            "formulas": dict(claim.formulas.true),
            "states": decided.states,
            "seconds": round(decided.seconds, 3),
            "certificate": claim.certificate or None,
        }
    return found


_TEXT, _COUNT = {"type": "string"}, {"type": "integer", "minimum": 0}
_MAYBE = {"type": ["string", "null"]}
_DECIDED = {
    "within": _MAYBE | {"description": "the instances that were decided; null: all"},
    "formulas": {"type": "object", "additionalProperties": _TEXT, "description": "by instance"},
    "states": _COUNT | {"description": "of the largest automaton"},
    "seconds": {"type": "number", "minimum": 0},
    "certificate": _MAYBE | {"description": "its address on the site"},
}
_VERDICT = {
    "status": {"enum": [*STATUSES]},
    "bound": {"type": ["integer", "null"], "description": "null: checked whole"},
    "unit": {"type": "string", "description": "what the bound counts"},
    "cases": _COUNT,
    "counterexample": {
        "type": ["object", "null"],
        "properties": {"at": _TEXT, "expected": _TEXT, "found": _TEXT, "why": _TEXT},
        "required": ["at", "expected", "found", "why"],
    },
    "decided": {
        "type": ["object", "null"],
        "description": "null: not put to automata",
        "properties": _DECIDED,
        "required": [*_DECIDED],
    },
}
_ENTRY = {
    **dict.fromkeys(("id", "paper", "locator", "kind", "title", "fingerprint"), _TEXT),
    **_VERDICT,
    "corrected": {"type": ["object", "null"], "properties": _VERDICT, "required": [*_VERDICT]},
    "proof": {"enum": [*PROOFS, None], "description": "who proves it; null: nothing is due"},
    "proof_at": _MAYBE,
    "severity": {"enum": [*SEVERITIES, None], "description": "null: it does not fail"},
    "echo_of": _MAYBE | {"description": "the entry whose slip it repeats; null: it repeats none"},
    "doubt": _MAYBE,
    "step_of": _MAYBE,
    "uses": {"type": "array", "items": _TEXT},
    "seconds": {"type": "number", "minimum": 0},
}
SCHEMA = {  # of ledger.json
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "The ledger of chromdocs",
    "type": "array",
    "items": {"type": "object", "properties": _ENTRY, "required": [*_ENTRY]},
}
