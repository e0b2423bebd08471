"""Run checks and say what came out. A verdict is computed, never typed."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from inspect import signature
from time import perf_counter
from typing import Any

from chromdocs.claims.claim import Case, Claim, Reading, Solve
from chromdocs.claims.formulas import Decided

SMALL = 60


@dataclass(frozen=True)
class Counterexample:
    """The smallest case that fails, ready to print."""

    at: str  # where the statement fails
    expected: str  # what it says there
    found: str  # what was found there
    why: str  # more words


@dataclass(frozen=True)
class Verdict:
    """What the check of one reading gave."""

    status: str  # holds (to the bound), holds for all, refuted, answered, open, definition
    bound: int | None  # how far the check went; None: whole
    cases: int  # that were checked
    counterexample: Counterexample | None  # the smallest, if it is refuted
    seconds: float  # that it took
    decided: Decided | None = None  # what automata say of it, if formulas do

    def __repr__(self) -> str:
        if self.counterexample:
            return f"<Verdict: {self.status} at {self.counterexample.at}>"
        decided = f"decided {self.decided.reach}, " if self.decided else ""
        reach = "whole" if self.bound is None else f"to {self.bound:,}"
        return f"<Verdict: {self.status}, {decided}checked {reach}, {self.cases:,} cases>"

    @property
    def outcome(self) -> dict[str, Any]:
        """Return what must be the same on every machine: all but the time it took."""
        found = {key: value for key, value in asdict(self).items() if key != "seconds"}
        if self.decided:
            del found["decided"]["seconds"]
        return found

    def to_json(self) -> dict[str, Any]:
        """Return the verdict as it is recorded."""
        found = self.outcome | {"seconds": round(self.seconds, 3)}
        if self.decided:
            found["decided"]["seconds"] = round(self.decided.seconds, 3)
        else:
            del found["decided"]
        return found

    @classmethod
    def from_json(cls, record: Mapping[str, Any]) -> "Verdict":
        """Return the verdict that *record* holds."""
        counterexample = record["counterexample"]
        found = Counterexample(**counterexample) if counterexample else None
        decided = Decided(**record["decided"]) if record.get("decided") else None
        return cls(**{**record, "counterexample": found, "decided": decided})


@dataclass(frozen=True)
class Trials:
    """How many wrong statements a check was tried on, and how many of them it rejected."""

    tried: int  # wrong statements
    rejected: int  # those of them that were refuted


def run(
    claim: Claim,
    solve: Solve,
    *,
    reading: str = "printed",
    to: int | None = None,
    statement: Mapping[str, Any] | None = None,
) -> Verdict:
    """Check one reading of *claim* up to *to*, or a perturbed *statement* in its place."""
    chosen: Reading = claim.readings[reading]
    bound = chosen.bound if to is None or chosen.bound is None else to
    started = perf_counter()
    cases = 0
    failure: Case | None = None
    wanted = signature(chosen.check).parameters
    given = {name: value for name, value in (("bound", bound), ("solve", solve)) if name in wanted}
    for case in chosen.check(**given, **(statement or {})):
        cases += 1
        if case.expected != case.found:
            failure = case
            break
    if not cases:
        raise ValueError(f"{claim.id}: no case to check up to {bound}; choose a larger bound")
    return Verdict(
        "refuted" if failure else _passed(claim, bound),
        bound,
        cases,
        _counterexample(failure) if failure else None,
        perf_counter() - started,
    )


def run_all(claim: Claim, solve: Solve, to: int | None = None) -> dict[str, Verdict]:
    """Check every reading of *claim*."""
    return {reading: run(claim, solve, reading=reading, to=to) for reading in claim.readings}


def tried(claim: Claim, solve: Solve) -> Trials:
    """Try the checks of *claim* on the deliberately wrong statements that it lists.

    Small cases are enough to see that a statement is wrong.
    """
    found = [
        run(claim, solve, reading=name, to=small(reading), statement=statement).status == "refuted"
        for name, reading in claim.readings.items()
        for statement in reading.perturbed
    ]
    return Trials(len(found), sum(found))


def small(reading: Reading) -> int | None:
    """Return a bound that is quick to reach, and large enough to notice a wrong statement."""
    return None if reading.bound is None else min(reading.bound, SMALL)


def _passed(claim: Claim, bound: int | None) -> str:
    """Return what a statement is called whose check finds no failure."""
    if claim.kind == "definition":
        return "definition"
    if claim.kind in ("open", "conjecture") and not claim.is_own:
        if claim.proved == "none":
            return "open"
        if claim.kind == "open":
            return "answered"
    return "holds for all" if bound is None else "holds"


def _counterexample(case: Case) -> Counterexample:
    return Counterexample(_words(case.at), str(case.expected), str(case.found), case.why)


def _words(at: Any) -> str:
    """Say where: parts in words are joined, a position stays as it is.

    >>> _words(("n = 1", (2, 1))), _words((2, 1))
    ('n = 1, (2, 1)', '(2, 1)')
    """
    if isinstance(at, tuple) and any(isinstance(part, str) for part in at):
        return ", ".join(map(str, at))
    return str(at)
