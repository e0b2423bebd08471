"""Certificates: the steps of decisions, written down so that another program can check them.

A certificate has the automata in the order in which they were built, each with how it was made of
those before. `chromdocs.decide.checker`, which shares no code with the rest, checks every step. A
row of an automaton is a text such as ``0:0,3 1:1-2``: the letters 0 and 3 lead to state 0, and 1
and 2 to state 1. A letter is the digits of the tracks, as one number. An automaton is written once:
a step that only gives other names to the tracks has that of the step it was made of, and one whose
automaton stands in an earlier step names it by its hash.
"""

import json
from collections.abc import Iterable, Mapping
from functools import lru_cache
from hashlib import sha256
from typing import Any

from chromdocs.decide.automaton import Automaton
from chromdocs.decide.decision import Decision
from chromdocs.decide.numeration import Numeration
from chromdocs.decide.steps import Step


def certificate(name: str, decisions: Mapping[str, Decision]) -> dict[str, Any]:
    """The certificate of some decisions, by instance; steps are shared in each numeration.

    >>> from chromdocs.decide import decide
    >>> found = certificate("two evil numbers", {"": decide("exists n: evil(n) and evil(n + 1)")})
    >>> found["decisions"][0]["example"]["numbers"]
    {'n': 5}
    >>> found["largest"]
    5
    """
    lists: dict[str, _Written] = {}
    said = []
    for instance, decision in decisions.items():
        numeration = decision.numeration
        steps = lists.setdefault(numeration.name, _Written(numeration))
        example = None
        if decision.shown is not None:
            example = {"numbers": decision.example, "step": steps.index(decision.shown)}
        said.append({
            "instance": instance, "formula": decision.text, "true": decision.true,
            "numeration": numeration.name, "root": steps.index(decision.root), "example": example,
        })  # fmt: skip
    automata = [step for found in lists.values() for step in found.steps if "rows" in step]
    return {
        "certificate": name,
        "decisions": said,
        "steps": sum(len(found.steps) for found in lists.values()),
        "largest": max((step["states"] for step in automata), default=0),
        "numerations": {
            name: {
                "digits": found.numeration.size,
                "valid": automaton(found.numeration.valid),
                "steps": found.steps,
            }
            for name, found in lists.items()
        },
    }


def numeration_certificate(numeration: Numeration) -> dict[str, Any]:
    """The certificate that addition, and ⌊nα⌋ where there is one, are what they are called."""
    from chromdocs.decide.axioms import axioms

    name = numeration.name.replace(" ", "-").replace(",-", "-")
    return certificate(f"numeration/{name}", axioms(numeration))


def numerations(decisions: Iterable[Decision]) -> dict[str, dict[str, Any]]:
    """The certificates of the numerations of these decisions, by name."""
    found = {decision.numeration.name: decision.numeration for decision in decisions}
    return {name: numeration_certificate(found[name]) for name in sorted(found)}


def written(found: Any, depth: int = 4) -> str:
    """A certificate as JSON, with a line for each step.

    >>> print(written({"certificate": "none", "decisions": []}))
    {
    "certificate": "none",
    "decisions": []
    }
    """
    if depth == 0 or not found or not isinstance(found, dict | list):
        return json.dumps(found, ensure_ascii=False)
    if isinstance(found, list):
        return "[\n" + ",\n".join(written(part, depth - 1) for part in found) + "\n]"
    lines = [f"{json.dumps(key)}: {written(part, depth - 1)}" for key, part in found.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


class _Written:
    """The steps in one numeration, each after those it was made of."""

    def __init__(self, numeration: Numeration) -> None:
        self.numeration = numeration
        self.steps: list[dict[str, Any]] = []
        self._places: dict[object, int] = {}  # by how a step was made
        self._hashes: set[str] = set()  # of the automata that are written
        self._known: dict[tuple[int, int], str] = {}  # the same, by where the automata are

    def index(self, root: Step) -> int:
        """The place of a step, which is written down if it is new, with all it was made of."""
        at: dict[Step, int] = {}
        stack = [root]
        while stack:
            step = stack[-1]
            if more := [part for part in step.of if part not in at]:
                stack += reversed(more)
                continue
            stack.pop()
            parts = tuple(at[part] for part in step.of)
            key = (step.by, step.what, parts)
            if key not in self._places:
                self._places[key] = len(self.steps)
                self.steps.append(_step(step, parts) | self._automaton(step))
            at[step] = self._places[key]
        return at[root]

    def _automaton(self, step: Step) -> dict[str, Any]:
        if step.by == "named" and len(step.tracks) == len(step.what):
            return {}
        place = id(step.automaton.rows), id(step.automaton.accepting)
        if place in self._known:
            return {"sha256": self._known[place]}
        found = automaton(step.automaton)
        known = self._known[place] = found["sha256"]
        if known in self._hashes:
            return {"sha256": known}
        self._hashes.add(known)
        return found


def _step(step: Step, parts: tuple[int, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {"by": step.by}
    match step.by:
        case "given":
            found |= dict(zip(("name", "meaning", "pattern"), step.what, strict=False))
        case "named":
            found["names"] = list(step.what)
        case "exists":
            found["track"] = step.what[0]
    if parts:
        found["of"] = list(parts)
    found["tracks"] = list(step.tracks)
    return found


def automaton(of: Automaton) -> dict[str, Any]:
    """An automaton as it is written in a certificate."""
    rows = [_row(row) for row in of.rows]
    ends = sorted(of.accepting)
    head = f"{of.size} digits, {len(of.tracks)} tracks"
    text = "\n".join([head, *rows, " ".join(map(str, ends))])
    return {
        "states": len(rows),
        "accepting": ends,
        "rows": rows,
        "sha256": sha256(text.encode()).hexdigest(),
    }


def _row(row: Mapping[int, int]) -> str:
    groups: dict[int, list[int]] = {}
    for letter in sorted(row):
        groups.setdefault(row[letter], []).append(letter)
    return " ".join([f"{then}:{_runs(tuple(letters))}" for then, letters in groups.items()])


@lru_cache(1 << 16)  # automata have few of them, in most of their rows
def _runs(letters: tuple[int, ...]) -> str:
    """Whole numbers in order, with runs as 3-7."""
    runs: list[list[int]] = []
    for letter in letters:
        if runs and runs[-1][1] == letter - 1:
            runs[-1][1] = letter
        else:
            runs.append([letter, letter])
    return ",".join([f"{low}-{high}" if low < high else str(low) for low, high in runs])
