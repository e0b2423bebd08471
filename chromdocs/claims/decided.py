"""Verdicts with decisions: what automata say of a statement for all numbers.

Apart from `chromdocs.claims.verify`, so that the verdict on a claim without formulas does not
depend on the code that decides them.
"""

from collections.abc import Mapping
from dataclasses import replace

from chromdocs.claims.claim import Claim, Solve
from chromdocs.claims.formulas import Decided, Formulas
from chromdocs.claims.verify import Counterexample, Trials, Verdict, run_all, tried
from chromdocs.decide import Decision, decide


def verified(claim: Claim, solve: Solve, to: int | None = None) -> dict[str, Verdict]:
    """Check every reading of *claim*, and decide its formulas."""
    return with_decisions(claim, run_all(claim, solve, to))


def with_decisions(claim: Claim, verdicts: Mapping[str, Verdict]) -> dict[str, Verdict]:
    """Return the verdicts on *claim*, that on the reading which its formulas say once decided."""
    if claim.formulas is None:
        return {**verdicts}
    return {**verdicts, claim.decides: _decided(claim.formulas, verdicts[claim.decides])}


def _decided(formulas: Formulas, verdict: Verdict) -> Verdict:
    found = {name: decide(text) for name, text in formulas.true.items()}
    decided = Decided(
        len(found),
        formulas.within,
        max(decision.states for decision in found.values()),
        sum(decision.seconds for decision in found.values()),
    )
    verdict = replace(verdict, decided=decided)
    if verdict.counterexample:
        return verdict
    for name, decision in found.items():
        if not decision.true:
            return replace(
                verdict, status="refuted", counterexample=_counterexample(name, decision)
            )
    whole = verdict.status == "holds" and not formulas.within
    return replace(verdict, status="holds for all") if whole else verdict


def trials(claim: Claim, solve: Solve) -> Trials:
    """Try the checks and the decisions of *claim* on the wrong statements that it lists."""
    found = tried(claim, solve)
    if claim.formulas is None:
        return found
    rejected = [not decide(text).true for text in claim.formulas.wrong]
    return Trials(found.tried + len(rejected), found.rejected + sum(rejected))


def _counterexample(instance: str, decision: Decision) -> Counterexample:
    example: Mapping[str, int] = decision.example or {}
    at = ", ".join(filter(None, [instance, *(f"{name} = {n:,}" for name, n in example.items())]))
    return Counterexample(at, "True", "False", f"the formula is false: {decision.text}")
