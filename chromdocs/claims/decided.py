"""Verdicts with decisions: what automata say of a statement for all numbers.

Apart from `chromdocs.claims.verify`, so that the verdict on a claim without formulas does not
depend on the code that decides them.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from chromdocs.claims.claim import Claim, Solve
from chromdocs.claims.formulas import Decided, Formulas
from chromdocs.claims.verify import Counterexample, Trials, Verdict, run_all, tried
from chromdocs.decide import decide


class Outcome(NamedTuple):
    """What came of one formula, without its automata."""

    text: str  # the formula
    true: bool  # whether it holds
    example: Mapping[str, int] | None  # the first numbers for which it fails
    states: int  # of the largest automaton
    seconds: float  # that it took


def verified(claim: Claim, solve: Solve, to: int | None = None) -> dict[str, Verdict]:
    """Check every reading of *claim*, and decide its formulas."""
    return with_decisions(claim, run_all(claim, solve, to))


def with_decisions(claim: Claim, verdicts: Mapping[str, Verdict]) -> dict[str, Verdict]:
    """Return the verdicts on *claim*, that on the reading which its formulas say once decided."""
    if claim.formulas is None:
        return {**verdicts}
    found = {name: outcome(text) for name, text in claim.formulas.true.items()}
    return with_outcomes(claim, verdicts, found)


def outcome(formula: str) -> Outcome:
    """Decide one formula of a claim."""
    found = decide(formula)
    return Outcome(formula, found.true, found.example, found.states, found.seconds)


def with_outcomes(
    claim: Claim, verdicts: Mapping[str, Verdict], found: Mapping[str, Outcome]
) -> dict[str, Verdict]:
    """Return the verdicts on *claim*, with what came of each of its formulas, by instance."""
    if claim.formulas is None:
        return {**verdicts}
    return {**verdicts, claim.decides: _decided(claim.formulas, found, verdicts[claim.decides])}


def _decided(formulas: Formulas, found: Mapping[str, Outcome], verdict: Verdict) -> Verdict:
    decided = Decided(
        len(found),
        formulas.within,
        max(outcome.states for outcome in found.values()),
        sum(outcome.seconds for outcome in found.values()),
    )
    verdict = replace(verdict, decided=decided)
    if verdict.counterexample:
        return verdict
    for name, outcome in found.items():
        if not outcome.true:
            return replace(verdict, status="refuted", counterexample=_counterexample(name, outcome))
    whole = verdict.status == "holds" and not formulas.within
    return replace(verdict, status="holds for all") if whole else verdict


def trials(claim: Claim, solve: Solve) -> Trials:
    """Try the checks and the decisions of *claim* on the wrong statements that it lists."""
    found = tried(claim, solve)
    if claim.formulas is None:
        return found
    rejected = [not decide(text).true for text in claim.formulas.wrong]
    return Trials(found.tried + len(rejected), found.rejected + sum(rejected))


def _counterexample(instance: str, outcome: Outcome) -> Counterexample:
    example: Mapping[str, int] = outcome.example or {}
    at = ", ".join(filter(None, [instance, *(f"{name} = {n:,}" for name, n in example.items())]))
    return Counterexample(at, "True", "False", f"the formula is false: {outcome.text}")
