"""The ledger: every claim by id, and the verdicts that were published."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from chromdocs.claims import (
    blackwhite_moves,
    blackwhite_questions,
    blackwhite_rules,
    blackwhite_spectrum,
    blackwhite_theorems,
    blackwhite_variants,
    chromatic_balance,
    chromatic_beatty,
    chromatic_dominated,
    chromatic_evil,
    chromatic_red_dominated,
    fractions_alpha,
    fractions_appendix,
    fractions_beatty,
    fractions_figures,
    fractions_gamma,
    fractions_gaps,
    fractions_greedy,
    fractions_pairs,
    fractions_winning,
    fractions_words,
    star_axes,
    star_classes,
    star_conjectures,
    star_corollaries,
    star_fibonacci,
    star_misere,
    star_mouse,
    star_mousetrap,
    star_nim,
    star_ornament,
    star_periodic,
    star_permutation,
    star_questions,
    star_table,
    star_theorem_2,
    star_wythoff,
    vile_digits,
    vile_mark,
    vile_mark_k,
    vile_misere,
    vile_sums,
    vile_upmark,
    vile_upmark_sets,
)
from chromdocs.claims.claim import READINGS, Claim, Reading
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.verify import Trials, Verdict

MODULES = (  # in the order of the papers
    *(chromatic_beatty, chromatic_dominated, chromatic_red_dominated),
    *(chromatic_balance, chromatic_evil),
    *(blackwhite_rules, blackwhite_theorems, blackwhite_questions),
    *(blackwhite_variants, blackwhite_moves, blackwhite_spectrum),
    *(vile_mark, vile_digits, vile_sums, vile_misere),
    *(vile_upmark, vile_upmark_sets, vile_mark_k),
    *(fractions_pairs, fractions_alpha, fractions_beatty, fractions_gamma, fractions_greedy),
    *(fractions_words, fractions_winning, fractions_gaps),
    *(fractions_figures, fractions_appendix),
    *(star_wythoff, star_theorem_2, star_corollaries, star_fibonacci, star_conjectures),
    *(star_table, star_permutation, star_axes, star_mouse, star_mousetrap),
    *(star_ornament, star_classes, star_periodic, star_misere, star_nim, star_questions),
)

LEDGER: dict[str, Claim] = {
    id: claim for module in MODULES for id, claim in module.SECTION.claims.items()
}

RECORDS = Path(__file__).with_name("records")

Verdicts = dict[str, Verdict]  # by the name of the reading: printed, corrected


@dataclass(frozen=True)
class Record:
    """What was published of a claim, and the fingerprint of the code that found it.

    Of the deliberately wrong statements that the check was ``tried`` on, it ``rejected`` so many.
    """

    fingerprint: str
    verdicts: Verdicts
    tried: int
    rejected: int

    @property
    def seconds(self) -> float:
        """Return how long all checks took."""
        return sum(verdict.seconds for verdict in self.verdicts.values())

    def is_of(self, claim: Claim) -> bool:
        """Tell whether the code is still the same."""
        return self.fingerprint == fingerprint(claim)


def record(claim: Claim) -> Record | None:
    """Return what was published of *claim*, if anything was."""
    found = _records(claim.paper).get(claim.id)
    if found is None:
        return None
    verdicts = {name: Verdict.from_json(found[name]) for name in READINGS if name in found}
    return Record(found["fingerprint"], verdicts, found["tried"], found["rejected"])


def published(claim: Claim) -> Verdicts:
    """Return the published verdicts of *claim*; empty if there are none."""
    found = record(claim)
    return found.verdicts if found else {}


def publish(found: Mapping[str, tuple[Verdicts, Trials]]) -> list[Path]:
    """Record verdicts and trials, one sorted file a paper; seconds change only with verdicts."""
    written = []
    for paper in sorted({LEDGER[id].paper for id in found}):
        records = {id: record for id, record in _records(paper).items() if id in LEDGER}
        for id, (verdicts, trials) in found.items():
            claim = LEDGER[id]
            if claim.paper != paper:
                continue
            same = not any(differences(claim, verdicts))
            kept = {name: records[id][name] for name in verdicts} if same else {}
            records[id] = (
                {"fingerprint": fingerprint(claim)}
                | {"tried": trials.tried, "rejected": trials.rejected}
                | ({name: verdict.to_json() for name, verdict in verdicts.items()} | kept)
            )
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
        if now.bound == claim.readings[reading].bound:
            keys = then.outcome
        elif then.counterexample and (now.bound or 0) < (then.bound or 0):
            keys = {"status": then.status} if now.counterexample else {}
        else:
            keys = {key: then.outcome[key] for key in ("status", "counterexample")}
        for key, value in keys.items():
            if now.outcome[key] != value:
                yield f"{claim.id} ({reading}): {key} is {now.outcome[key]!r}, published {value!r}"


def _records(paper: str) -> dict[str, dict[str, Any]]:
    file = RECORDS / f"{paper}.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def to_json(claim: Claim, verdicts: Verdicts, code: str = "") -> dict[str, Any]:
    """Return *claim* as `chromdocs claims --json` prints it.

    *code* is the fingerprint of the code that gave the verdicts, if it is not that of today.
    """
    return {
        "id": claim.id,
        "paper": claim.paper,
        "locator": claim.locator,
        "kind": claim.kind,
        "title": claim.title,
        **_verdict_json(claim.printed, verdicts["printed"]),
        "corrected": claim.corrected and _verdict_json(claim.corrected, verdicts["corrected"]),
        "uses": list(claim.uses),
        "fingerprint": code or fingerprint(claim),
        "seconds": round(sum(verdict.seconds for verdict in verdicts.values()), 3),
    }


def _verdict_json(reading: Reading, verdict: Verdict) -> dict[str, Any]:
    return {**verdict.outcome, "unit": reading.unit}


_TEXT, _COUNT = {"type": "string"}, {"type": "integer", "minimum": 0}
_VERDICT = {
    "status": {"enum": ["holds", "refuted", "open", "definition"]},
    "bound": {"type": ["integer", "null"], "description": "null: checked whole"},
    "unit": {"type": "string", "description": "what the bound counts"},
    "cases": _COUNT,
    "counterexample": {
        "type": ["object", "null"],
        "properties": {"at": _TEXT, "expected": _TEXT, "found": _TEXT, "why": _TEXT},
        "required": ["at", "expected", "found", "why"],
    },
}
_ENTRY = {
    **dict.fromkeys(("id", "paper", "locator", "kind", "title", "fingerprint"), _TEXT),
    **_VERDICT,
    "corrected": {"type": ["object", "null"], "properties": _VERDICT, "required": [*_VERDICT]},
    "uses": {"type": "array", "items": _TEXT},
    "seconds": {"type": "number", "minimum": 0},
}
SCHEMA = {  # of ledger.json
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "title": "The ledger of chromdocs",
    "type": "array",
    "items": {"type": "object", "properties": _ENTRY, "required": [*_ENTRY]},
}
