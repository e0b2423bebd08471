"""The machinery of claims, on small claims of our own."""

from collections.abc import Iterator

import pytest

from chromdocs.claims.claim import Case, Claim, Section, Solve
from chromdocs.claims.verify import Verdict, run
from chromdocs.solve.reference import Reference


def collection(kind: str = "lemma") -> Claim:
    section = Section("test", "Section 1")

    @section.claim("lem-1", "Squares", kind=kind, bound=10)
    def squares(bound: int, solve: Solve, power: int = 2) -> Iterator[Case]:
        """Squares are never 7 or 9.

        Direct.
        """
        for n in range(1, bound + 1):
            yield Case(n, True, n**power not in (7, 9), f"{n}^{power} = {n**power}")

    return section.claims["test/lem-1"]


def test_the_smallest_counterexample_is_kept() -> None:
    verdict = run(collection(), Reference)
    assert (verdict.status, verdict.cases) == ("refuted", 3)
    assert verdict.counterexample is not None
    assert verdict.counterexample.at == "3"
    assert verdict.counterexample.why == "3^2 = 9"


def test_a_bound_below_the_failure_holds() -> None:
    verdict = run(collection(), Reference, to=2)
    assert (verdict.status, verdict.cases, verdict.bound) == ("holds", 2, 2)


@pytest.mark.parametrize(("kind", "status"), [("definition", "definition"), ("open", "open")])
def test_definitions_and_open_questions_have_their_own_word(kind: str, status: str) -> None:
    assert run(collection(kind), Reference, to=2).status == status


def test_no_case_is_an_error() -> None:
    with pytest.raises(ValueError, match="no case to check up to 0"):
        run(collection(), Reference, to=0)


def test_a_verdict_survives_its_record() -> None:
    verdict = run(collection(), Reference)
    again = Verdict.from_json(verdict.to_json())
    assert again.outcome == verdict.outcome


def test_a_claim_without_a_description_is_refused() -> None:
    section = Section("test", "Section 1")

    def bare(bound: int, solve: Solve) -> Iterator[Case]:
        """Only a statement."""
        yield Case(1, 1, 1)

    with pytest.raises(ValueError, match="the docstring gives the statement, then the check"):
        section.claim("lem-2", "Bare", bound=1)(bare)
    with pytest.raises(ValueError, match="unknown kind of statement 'lema'; did you mean 'lem'"):
        section.claim("lema-2", "Mistyped", bound=1)
