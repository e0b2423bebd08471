"""Decide a formula, or the formulas of an entry of the ledger, for all numbers."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from chromdocs.arguments import careful, guarded, shown
from chromdocs.claims.claim import Claim
from chromdocs.decide import Decision
from chromdocs.decide import decide as decided
from chromdocs.decide.reader import read
from chromdocs.decide.syntax import Call, Quantified
from chromdocs.decide.work import MOST
from chromdocs.door.given import whole
from chromdocs.names import known
from chromdocs.words import counted, shortened

_ID = re.compile(r"\s*[\w.]+([-/][\w.]+)+\s*")  # no formula looks like this


@careful
@dataclass(frozen=True, repr=False)
class Decisions:
    """What automata say of a formula, or of each formula of an entry; a condition if all is true.

    >>> found = decide("forall n: not (evil(n) and evil(n + 1))")
    >>> found.true, found.example
    (False, {'n': 5})
    """

    id: str  # of the entry; empty for a formula of one's own
    of: Mapping[str, Decision]  # by instance, such as k = 2; one alone has the name ""

    @property
    def true(self) -> bool:
        """Whether every formula is true, for all numbers."""
        return all(decision.true for decision in self.of.values())

    @property
    def example(self) -> dict[str, int] | None:
        """The least numbers for which the first false formula fails, or a true one holds."""
        return min(self.of.values(), key=lambda decision: decision.true).example

    @property
    def states(self) -> int:
        """The states of the largest automaton."""
        return max(decision.states for decision in self.of.values())

    @property
    def seconds(self) -> float:
        """The time that it took."""
        return sum(decision.seconds for decision in self.of.values())

    def certificate(self) -> dict[str, Any]:
        """Return every automaton on the way, for a program that trusts nobody to check."""
        from chromdocs.decide.certificate import certificate

        return certificate(self.id or "formula", self.of)

    def data(self) -> dict[str, Any]:
        """Return what was found as plain data."""
        return {
            "id": self.id or None,
            "true": self.true,
            "formulas": [
                {
                    "instance": instance,
                    "formula": decision.text,
                    "numeration": str(decision.numeration),
                    "true": decision.true,
                    "example": decision.example,
                    "states": decision.states,
                    "seconds": round(decision.seconds, 3),
                }
                for instance, decision in self.of.items()
            ],
        }

    def to_json(self) -> str:
        """Return the same as JSON."""
        return json.dumps(self.data(), indent=1, ensure_ascii=False)

    def __bool__(self) -> bool:
        return self.true

    def __str__(self) -> str:
        return "\n".join(
            f"{instance + ': ' if instance else ''}{said(decision)} ({cost(decision)})"
            for instance, decision in self.of.items()
        )

    def __repr__(self) -> str:
        name = f" {self.id}" if self.id else ""
        if len(self.of) == 1:
            (decision,) = self.of.values()
            return f"<Decided{name}: {said(decision)}>"
        wrong = [instance for instance, decision in self.of.items() if not decision.true]
        told = f"false for {shortened(', '.join(wrong))}" if wrong else "all true"
        return f"<Decided{name}: {len(self.of)} formulas, {told}>"

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><th>{escape(instance)}</th><td><pre>{escape(decision.text.strip())}</pre></td>"
            f"<td><strong>{escape(said(decision))}</strong><br>{escape(cost(decision))}</td></tr>"
            for instance, decision in self.of.items()
        )
        return f"<table>{rows}</table>"


def said(decision: Decision) -> str:
    """Say what came of one formula, in a few words.

    >>> from chromdocs.decide import decide
    >>> said(decide("forall n, m: n + m >= n")), said(decide("exists n: n > 5"))
    ('true for all n, m', 'true, first at n = 6')
    """
    if decision.example:
        first = ", ".join(f"{name} = {_number(n)}" for name, n in decision.example.items())
        why = f": {decision.why}" if decision.why else ""
        return f"{'true' if decision.true else 'false'}, first at {first}{why}"
    of = read(decision.text).of
    if isinstance(of, Call):
        return "true for all positions" if decision.true else "false"
    if isinstance(of, Quantified) and decision.true:
        return f"true for all {', '.join(of.names)}"
    if isinstance(of, Quantified):
        return f"false for all {', '.join(of.names)}"
    return "true" if decision.true else "false"


def cost(decision: Decision) -> str:
    """Say what a decision took."""
    many = f"{decision.states:,} state{'s' * (decision.states != 1)}"
    return f"in {decision.numeration}, at most {many}, {decision.seconds:.2f} s"


def _number(n: int) -> str:
    return counted(str(n), "digits", 12, 12)


@guarded
def decide(formula: str | Claim, *, most: int = MOST) -> Decisions:
    """Decide a formula for all numbers 0, 1, 2, ..., or the formulas of an entry by its id.

    What is false has a smallest counterexample: its largest number is least. A formula that takes
    more than *most* steps of automata is refused.

    >>> import chromdocs as cd
    >>> cd.decide("forall n: not (evil(n) and evil(n + 1) and evil(n + 2))")
    <Decided: true for all n>
    >>> cd.decide("forall n: not (evil(n) and evil(n + 1))")
    <Decided: false, first at n = 5>
    >>> cd.decide('''let p(n) = dopey(n);
    ...              let move(n, m) = m + 1 = n or n >= 1 and m = n // 2;
    ...              solves(p, move)''')
    <Decided: true for all positions>
    """
    most = whole(most, "most")
    if most < 1:
        raise ValueError(f"most is how many steps of automata to go through, 1 or more, not {most}")
    if isinstance(formula, Claim):
        return _of_claim(formula, most)
    if not isinstance(formula, str):
        raise ValueError(f"a formula or an id is wanted, not {shown(formula)}")
    if _ID.fullmatch(formula):
        from chromdocs.papers import LEDGER  # which a formula does without

        return _of_claim(known(LEDGER, formula.strip(), "claim"), most)
    return Decisions("", {"": decided(formula, most=most)})


def _of_claim(claim: Claim, most: int) -> Decisions:
    if claim.formulas is None:
        raise ValueError(f"{claim.id} has no formula: it is checked to a bound only")
    return Decisions(
        claim.id, {name: decided(it, most=most) for name, it in claim.formulas.true.items()}
    )
