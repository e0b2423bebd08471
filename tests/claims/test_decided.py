"""Statements that automata decide: their verdicts, and every way in which these are said."""

from dataclasses import replace
from typing import Any

import pytest
from squares import PAPER, claim, never

from chromdocs.citations import cite
from chromdocs.claims.claim import Claim, Section
from chromdocs.claims.decided import trials, verified
from chromdocs.claims.entry import SCHEMA, Entry
from chromdocs.claims.formulas import Formulas
from chromdocs.claims.records import Record
from chromdocs.claims.verify import Trials, Verdict
from chromdocs.papers import LEDGER
from chromdocs.solve.reference import Reference

TRUE = "forall n: not (evil(n) and evil(n + 1) and evil(n + 2))"
FALSE = "forall n: not (evil(n) and evil(n + 1))"  # first at 5


def given(locator: str, true: dict[str, str], within: str = "", **changed: Any) -> Claim:
    return replace(claim(locator), formulas=Formulas(true, (FALSE,), "So.", within), **changed)


def entry(said: Claim) -> Entry:
    """Return an entry whose checks took a quarter of a second, and its decisions half a one."""
    return Entry(
        said,
        {
            name: replace(
                found,
                seconds=0.25,
                decided=found.decided and replace(found.decided, states=7, seconds=0.5),
            )
            for name, found in verified(said, Reference).items()
        },
    )


WHOLE = given("lem-1", {"": TRUE})
PART = given("lem-1", {"k = 2": TRUE, "k = 3": TRUE}, "k = 2, 3")
CORRECTED = given("thm-3", {"": TRUE})
ANSWERED = given("q-6", {"": TRUE})
DEFINED = given("def-5", {"": TRUE}, "k = 2")

NAMES = ("status", "badge", "line", "cited")
WORDS = [  # a claim, and its words
    (
        WHOLE,
        "holds for all",
        "holds for all n · decided",
        "holds for all n, decided (1 formula, 7 states, 0.50 s), "
        "checked to n = 1,000, 1,000 cases, 0.25 s",
        ". Statement: holds for all n, decided by automata, checked to n = 1,000",
    ),
    (
        PART,
        "holds",
        "holds for all n, k = 2, 3 · decided",
        "holds for all n, k = 2, 3, decided (2 formulas, 7 states, 0.50 s), "
        "checked to n = 1,000, 1,000 cases, 0.25 s",
        ". Statement: holds for all n, k = 2, 3, decided by automata, checked to n = 1,000",
    ),
    (
        CORRECTED,
        "refuted",
        "fails as printed, corrected",
        "holds for all n, decided (1 formula, 7 states, 0.50 s), "
        "checked to numbers up to 20, 20 cases, 0.25 s",
        ". Statement: fails at 3. Corrected statement: holds for all n, decided by automata, "
        "checked to numbers up to 20",
    ),
    (
        ANSWERED,
        "answered",
        "answered · decided for all n",
        "answered, decided for all n (1 formula, 7 states, 0.50 s), "
        "checked to n = 5, 5 cases, 0.25 s",
        ". Statement: answered, decided for all n by automata, checked to n = 5",
    ),
    (
        DEFINED,
        "definition",
        "definition · decided for all n, k = 2",
        "definition, decided for all n, k = 2 (1 formula, 7 states, 0.50 s), "
        "checked whole, 2 cases, 0.25 s",
        ". Statement: definition, decided for all n, k = 2 by automata, checked whole",
    ),
]


@pytest.mark.parametrize(("said", *NAMES), WORDS)
def test_the_words_of_an_entry_that_is_decided(
    said: Claim, status: str, badge: str, line: str, cited: str
) -> None:
    found = entry(said)
    assert (found.status, found.badge, found.label) == (status, badge, badge)
    assert (found.line(said.decides), found.cited("Statement")) == (line, cited)
    assert found.label in found.picture


def test_the_corrected_reading_has_a_badge_of_its_own() -> None:
    assert entry(CORRECTED).said("printed") == "fails · at 3"
    assert entry(CORRECTED).said("corrected") == "holds for all n · decided"


def test_a_verdict_tells_that_it_is_decided() -> None:
    said = "<Verdict: holds for all, decided for all n, checked to 1,000, 1,000 cases>"
    assert repr(entry(WHOLE).verdicts["printed"]) == said


def test_automata_prove_what_they_decide_whole_and_nobody_else_proves() -> None:
    assert WHOLE.proved == "authors"
    assert replace(WHOLE, proof="").proved == "decided"
    assert replace(WHOLE, proof="none").proved == "decided"
    assert replace(PART, proof="").proved == "none"
    assert replace(PART, proof="none").proved == "none"
    assert replace(WHOLE, proof="", kind="conjecture").proved == "decided"
    question = given("q-4", {"": TRUE})
    assert (claim("q-4").proved, question.proved) == ("none", "decided")
    assert entry(question).status == "answered"
    assert entry(given("q-4", {"": TRUE}, "k = 2")).status == "open"


def test_a_formula_that_is_false_refutes_the_statement() -> None:
    found = entry(given("lem-1", {"k = 2": TRUE, "k = 3": FALSE}, "k = 2, 3"))
    assert (found.status, found.label) == ("refuted", "fails as printed")
    assert found.failed is not None
    assert (found.failed.at, found.failed.found) == ("k = 3, n = 5", "False")
    assert FALSE in found.failed.why


def test_wrong_formulas_are_tried_with_the_wrong_statements() -> None:
    assert trials(claim("lem-1"), Reference) == Trials(2, 2)
    assert trials(WHOLE, Reference) == Trials(3, 3)
    missed = Formulas({"": TRUE}, (TRUE, FALSE), "So.", "")
    assert trials(replace(WHOLE, formulas=missed), Reference) == Trials(4, 3)


def test_a_decision_as_json() -> None:
    found = entry(PART).to_json()
    assert found["decided"] == {
        "within": "k = 2, 3",
        "formulas": {"k = 2": TRUE, "k = 3": TRUE},
        "states": 7,
        "seconds": 0.5,
        "certificate": "certificates/test/lem-1.json.gz",
    }
    assert (found["seconds"], found["corrected"]) == (0.25, None)
    corrected = entry(CORRECTED).to_json()
    assert corrected["decided"] is None
    assert corrected["corrected"]["decided"]["within"] is None
    said = SCHEMA["items"]["properties"]["decided"]
    assert {*found["decided"]} == {*said["properties"]} == {*said["required"]}
    assert replace(PART, id="own/lem-1").certificate == claim("lem-1").certificate == ""


def test_a_decision_survives_its_record_and_its_time_counts() -> None:
    verdict = entry(PART).verdicts["printed"]
    again = Verdict.from_json(verdict.to_json())
    assert again == verdict
    assert Record("", {"printed": again}, 0, 0).seconds == 0.75
    assert "seconds" not in verdict.outcome["decided"]


def test_one_formula_or_one_for_each_instance_is_given_to_a_claim() -> None:
    section = Section(PAPER, "Section 1")

    @section.claim("lem-1", "Squares", bound=5, proof="none")
    def check(bound: int) -> Any:
        """Squares are never 7.

        One by one.
        """
        yield from never(bound, 7)

    section.decided("lem-1", TRUE, how="  As it stands.", wrong=[FALSE])
    one = section.claims["test/lem-1"]
    assert one.formulas == Formulas({"": TRUE}, (FALSE,), "As it stands.", "")
    assert (one.proved, one.decides) == ("decided", "printed")
    section.decided("lem-1", {"k = 2": TRUE}, how="So.", wrong=[FALSE], within="k = 2")
    assert section.claims["test/lem-1"].proved == "none"


def test_a_decision_is_cited(monkeypatch: pytest.MonkeyPatch) -> None:
    said = replace(LEDGER["chromatic/thm-1"], formulas=WHOLE.formulas)
    monkeypatch.setattr("chromdocs.citations.published", lambda _: entry(WHOLE).verdicts)
    assert "holds for all n, decided by automata" in cite(said, "csl")
