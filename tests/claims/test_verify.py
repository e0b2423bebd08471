"""The machinery of claims, on small claims of our own."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from squares import PAPER, claim

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.claims.verify import Trials, Verdict, run, run_all, tried
from chromdocs.solve.reference import Reference


def test_the_smallest_counterexample_is_kept() -> None:
    verdict = run(claim("lem-2"), Reference)
    assert (verdict.status, verdict.cases) == ("refuted", 3)
    assert verdict.counterexample is not None
    assert verdict.counterexample.at == "3"
    assert verdict.counterexample.why == "3^2 = 9"


def test_a_bound_below_the_failure_holds() -> None:
    verdict = run(claim("lem-2"), Reference, to=2)
    assert (verdict.status, verdict.cases, verdict.bound) == ("holds", 2, 2)


@pytest.mark.parametrize(("kind", "status"), [("definition", "definition"), ("open", "open")])
def test_definitions_and_open_questions_have_their_own_word(kind: str, status: str) -> None:
    assert run(replace(claim("lem-2"), kind=kind), Reference, to=2).status == status


def test_no_case_is_an_error() -> None:
    with pytest.raises(ValueError, match="no case to check up to 0"):
        run(claim("lem-2"), Reference, to=0)


def test_a_statement_that_is_finite_is_checked_whole() -> None:
    verdict = run(claim("def-5"), Reference, to=1)
    assert (verdict.bound, verdict.cases) == (None, 2)


def test_every_reading_is_checked_to_its_bound() -> None:
    found = run_all(claim("thm-3"), Reference)
    assert {name: verdict.status for name, verdict in found.items()} == {
        "printed": "refuted",
        "corrected": "holds",
    }
    assert (found["corrected"].bound, found["corrected"].cases) == (20, 20)


def test_wrong_statements_are_tried() -> None:
    assert tried(claim("lem-1"), Reference) == Trials(2, 2)
    missed = replace(claim("lem-1").printed, perturbed=({"value": 9}, {"value": 8}))
    assert tried(replace(claim("lem-1"), printed=missed), Reference) == Trials(2, 1)


def test_a_verdict_survives_its_record() -> None:
    verdict = run(claim("lem-2"), Reference)
    again = Verdict.from_json(verdict.to_json())
    assert again.outcome == verdict.outcome


def test_a_claim_without_a_description_is_refused() -> None:
    section = Section(PAPER, "Section 1")

    def bare(bound: int, solve: Solve) -> Iterator[Case]:
        """Only a statement."""
        yield Case(1, 1, 1)

    with pytest.raises(ValueError, match="the docstring gives the statement, then the check"):
        section.claim("lem-2", "Bare", bound=1)(bare)
    with pytest.raises(ValueError, match="unknown kind of statement 'lema'; did you mean 'lem'"):
        section.claim("lema-2", "Mistyped", bound=1)
