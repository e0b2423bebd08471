"""The words of a verdict, for every kind of entry."""

from dataclasses import replace

import pytest
from squares import PAPER, SECTION, claim

from chromdocs.claims.entry import SCHEMA, STATUSES, Entry
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.verify import run_all
from chromdocs.claims.words import PROOFS
from chromdocs.solve.reference import Reference


def entry(locator: str) -> Entry:
    """Return an entry whose checks took a quarter of a second each."""
    found = run_all(claim(locator), Reference)
    verdicts = {name: replace(verdict, seconds=0.25) for name, verdict in found.items()}
    return Entry(claim(locator), verdicts)


WORDS = {  # status, proof, badge, label, line of the printed reading, citation
    "lem-1": (
        "holds",
        "proved by the authors",
        "holds · checked to n = 1,000 · 1,000 cases",
        "holds to 1,000",
        "holds, checked to n = 1,000, 1,000 cases, 0.25 s",
        ". Statement: holds, checked to n = 1,000",
    ),
    "lem-2": (
        "refuted",
        "not proved",
        "fails as printed",
        "fails as printed",
        "fails at 3: says True, found False; 3^2 = 9",
        ". Statement: fails at 3",
    ),
    "thm-3": (
        "refuted",
        "proved by the authors",
        "fails as printed, corrected",
        "fails as printed, corrected",
        "fails at 3: says True, found False; 3^2 = 9",
        ". Statement: fails at 3. Corrected statement: holds, checked to numbers up to 20",
    ),
    "cor-3": (
        "echo",
        "proved by the authors",
        "fails as printed, corrected",
        "fails as printed, corrected",
        "fails at 3: says True, found False; 3^2 = 9",
        ". Statement: fails at 3. Corrected statement: holds, checked to n = 10",
    ),
    "ex-1": (
        "doubtful",
        "proved by its check",
        "fails in our copy, corrected",
        "fails in our copy, corrected",
        "fails at 2: says True, found False; 2^2 = 4",
        ". Statement: fails at 2. Corrected statement: holds for all, checked whole",
    ),
    "q-4": (
        "open",
        "not proved",
        "open · checked to n = 5 · 5 cases",
        "open",
        "open, checked to n = 5, 5 cases, 0.25 s",
        ". Statement: open, checked to n = 5",
    ),
    "def-5": (
        "definition",
        "",
        "definition · checked whole · 2 cases",
        "definition",
        "definition, checked whole, 2 cases, 0.25 s",
        ". Statement: definition, checked whole",
    ),
    "q-6": (
        "answered",
        "proved here",
        "answered · checked to n = 5 · 5 cases",
        "answered",
        "answered, checked to n = 5, 5 cases, 0.25 s",
        ". Statement: answered, checked to n = 5",
    ),
    "thm-3/proof-two": (
        "holds for all",
        "proved by its check",
        "holds for all · checked whole · 2 cases",
        "holds for all",
        "holds for all, checked whole, 2 cases, 0.25 s",
        ". Statement: holds for all, checked whole",
    ),
}


@pytest.mark.parametrize(("locator", "words"), WORDS.items())
def test_the_words_of_an_entry(locator: str, words: tuple[str, ...]) -> None:
    found = entry(locator)
    line, cited = found.line("printed"), found.cited("Statement")
    assert (found.status, found.proof, found.badge, found.label, line, cited) == words


def test_there_is_an_entry_of_every_status() -> None:
    assert {entry(locator).status for locator in WORDS} == {*STATUSES}
    assert {f"test/{locator}" for locator in WORDS} == {*SECTION.claims}


def test_a_step_stands_below_its_theorem() -> None:
    step = claim("thm-3/proof-two")
    assert (step.paper, step.locator, step.parent) == ("test", "thm-3/proof-two", "test/thm-3")
    assert (step.kind, step.place, step.is_step) == ("proof step", "Proof of Theorem 3", True)
    assert (claim("thm-3").parent, claim("thm-3").is_step) == ("", False)


def classed(locator: str, **changes: str) -> str:
    """Return how far a claim can be trusted, once some of it is changed."""
    return Entry(replace(claim(locator), **changes), entry(locator).verdicts).classed


def test_how_far_a_claim_can_be_trusted() -> None:
    """Only what is decided beside a proof of somebody's is both."""
    assert classed("lem-1") == "proved by the authors"
    assert classed("lem-1", proof="none") == "checked to n = 1,000"
    assert classed("q-4") == "checked to n = 5"
    assert classed("q-4", kind="conjecture", proof="none") == "conjecture"
    assert classed("thm-3/proof-two", proof="authors") == (
        "proved by the authors, and decided for all numbers"
    )
    assert classed("thm-3/proof-two", proof="decided") == PROOFS["decided"]


def test_how_grave_a_failure_is() -> None:
    assert (entry("thm-3").severity, entry("thm-3").matters) == ("misprint", False)
    assert (entry("lem-1").severity, entry("lem-1").matters) == ("", False)
    grave = replace(claim("thm-3"), severity="conjecture")
    found = Entry(grave, entry("thm-3").verdicts)
    assert (found.severity, found.matters) == ("false conjecture", True)


def test_a_slip_counts_once() -> None:
    """An echo names the slip; neither it nor what our copy may have lost is one that matters."""
    echo, doubtful = entry("cor-3"), entry("ex-1")
    assert (echo.claim.echo, echo.verdicts["printed"].status) == ("test/thm-3", "refuted")
    assert doubtful.verdicts["printed"].status == "refuted"
    for one in (echo, doubtful):
        assert one.failed
        grave = replace(one.claim, severity="theorem")
        assert Entry(replace(grave, echo="test/thm-3"), one.verdicts).matters is False
    assert Entry(replace(echo.claim, echo=""), echo.verdicts).status == "refuted"
    assert (echo.severity, doubtful.severity) == ("echo", "perhaps our copy")


def test_a_word_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown severity 'missprint'; did you mean 'misprint'"):
        replace(claim("thm-3"), severity="missprint")
    with pytest.raises(ValueError, match="unknown proof 'author'; did you mean 'authors'"):
        replace(claim("thm-3"), proof="author")


def test_a_preprint_is_not_printed() -> None:
    found = Entry(replace(claim("thm-3"), as_printed="as in the preprint"), entry("thm-3").verdicts)
    assert found.label == "fails as in the preprint, corrected"
    assert replace(PAPER, preprint=True).as_printed == "as in the preprint"


def test_each_reading_is_said_on_its_own() -> None:
    found = entry("thm-3")
    assert found.said("printed") == "fails · at 3"
    assert found.said("corrected") == "holds · checked to numbers up to 20 · 20 cases"
    assert found.line("corrected") == "holds, checked to numbers up to 20, 20 cases, 0.25 s"
    assert found.failed is not None
    assert found.failed.at == "3"
    assert entry("lem-1").failed is None


def test_an_entry_as_json() -> None:
    assert entry("thm-3").to_json("of other code") == {
        "id": "test/thm-3",
        "paper": "test",
        "locator": "thm-3",
        "kind": "theorem",
        "title": "Seven and nine",
        "status": "refuted",
        "bound": 10,
        "unit": "numbers up to",
        "cases": 3,
        "counterexample": {"at": "3", "expected": "True", "found": "False", "why": "3^2 = 9"},
        "decided": None,
        "corrected": {
            "status": "holds",
            "bound": 20,
            "unit": "numbers up to",
            "cases": 20,
            "counterexample": None,
            "decided": None,
        },
        "proof": "authors",
        "proof_at": None,
        "severity": "misprint",
        "echo_of": None,
        "doubt": None,
        "step_of": None,
        "uses": [],
        "fingerprint": "of other code",
        "seconds": 0.5,
    }
    found = entry("lem-2").to_json()
    assert (found["corrected"], found["uses"]) == (None, ["test/lem-1"])
    assert found["fingerprint"] == fingerprint(claim("lem-2"))
    assert entry("lem-1").to_json()["doubt"] == "The copy may have lost a digit."
    assert entry("thm-3/proof-two").to_json()["step_of"] == "test/thm-3"
    assert entry("q-6").to_json()["proof_at"] == "beyond/x"
    echo, doubtful = entry("cor-3").to_json(), entry("ex-1").to_json()
    assert (echo["status"], echo["echo_of"]) == ("echo", "test/thm-3")
    assert (doubtful["status"], doubtful["severity"]) == ("doubtful", "copy")


def test_the_schema_describes_every_field() -> None:
    for locator in WORDS:
        found = entry(locator).to_json()
        item = SCHEMA["items"]
        assert {*found} == {*item["properties"]} == {*item["required"]}
        for reading in filter(None, (found, found["corrected"])):
            assert reading["status"] in item["properties"]["status"]["enum"]
        if found["corrected"]:
            assert {*found["corrected"]} == {*item["properties"]["corrected"]["required"]}


def test_seconds_are_published_in_thousandths() -> None:
    verdicts = {name: replace(v, seconds=1.23456) for name, v in entry("lem-1").verdicts.items()}
    assert Entry(claim("lem-1"), verdicts).to_json()["seconds"] == 1.235
