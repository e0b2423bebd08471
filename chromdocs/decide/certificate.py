"""Certificates: the steps of decisions, written down so that another program can check them.

A certificate has the automata in the order in which they were built, each with how it was made of
those before. `chromdocs.decide.checker`, which shares no code with the rest, checks every step. A
letter is the digits of the tracks, as one number. A row of an automaton is a text that tells where
the letters lead, from 0 on: in ``0 . +*2 3`` letter 0 to state 0, letter 1 nowhere, 2 and 3 to the
first state that was not named before, 4 to state 3, and the rest nowhere. An automaton is written
once: a step that only gives other names to the tracks has that of the step it was made of, and one
whose automaton stands in an earlier step says in which.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from chromdocs.decide.automaton import Automaton, Row
from chromdocs.decide.decision import Decision
from chromdocs.decide.numeration import Numeration, base
from chromdocs.decide.reader import read
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
            "instance": instance, "formula": typed(decision), "true": decision.true,
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


def typed(decision: Decision) -> str:
    """The formula with the numeration in front, if it was chosen for a real number in it.

    >>> from chromdocs.decide import decide
    >>> typed(decide("exists n: floor(phi * n) = 3"))
    'in zeckendorf: exists n: floor(phi * n) = 3'
    """
    name = decision.numeration.name
    usual = read(decision.text).numeration or name == base(2).name
    return decision.text if usual else f"in {name}: {decision.text}"


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
        self._written: dict[object, int] = {}  # automata, by what they are, and in which step
        self._known: dict[tuple[int, int], int] = {}  # the same, by where they are

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
            return {"as": self._known[place]}
        found, here = automaton(step.automaton), len(self.steps)
        same = len(step.tracks), *found["accepting"], *found["rows"]
        at = self._known[place] = self._written.setdefault(same, here)
        return found if at == here else {"as": at}


def _step(step: Step, parts: tuple[int, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {"by": step.by}
    match step.by:
        case "given":
            found["name"] = step.what[0]
        case "named":
            found["names"] = list(step.what)
        case "exists":
            found["track"] = step.what[0]
    if parts:
        found["of"] = list(parts)
    found["tracks"] = list(step.tracks)
    return found


def automaton(of: Automaton) -> dict[str, Any]:
    """An automaton as it is written in a certificate.

    >>> odd = Automaton(("n",), 2, ({0: 0, 1: 1}, {0: 0, 1: 1}), frozenset({1}))
    >>> automaton(odd)
    {'states': 2, 'accepting': [1], 'rows': ['0 +', '0 1']}
    """
    return {"states": len(of.rows), "accepting": sorted(of.accepting), "rows": [*_rows(of.rows)]}


def _rows(rows: Iterable[Row]) -> Iterator[str]:
    named = 1  # states so far; state 0 is the first
    for row in rows:
        runs: list[tuple[str, int]] = []
        last, sign, first, after = -1, "", 0, 0  # a run leads to `last`, from letter `first` on
        for letter, then in sorted(row.items()):
            if then == last and letter == after:
                after += 1
                continue
            runs.append((sign, after - first))
            if letter > after:
                runs.append((".", letter - after))
            sign = "+" if then == named else str(then)
            named += then == named
            last, first, after = then, letter, letter + 1
        runs.append((sign, after - first))
        yield " ".join([f"{sign}*{many}" if many > 1 else sign for sign, many in runs if many])
