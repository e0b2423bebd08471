"""The words of a verdict, for every kind of entry."""

from dataclasses import replace

import pytest
from squares import SECTION, claim

from chromdocs.claims.entry import SCHEMA, STATUSES, Entry
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.verify import run_all
from chromdocs.solve.reference import Reference


def entry(locator: str) -> Entry:
    """Return an entry whose checks took a quarter of a second each."""
    found = run_all(claim(locator), Reference)
    verdicts = {name: replace(verdict, seconds=0.25) for name, verdict in found.items()}
    return Entry(claim(locator), verdicts)


WORDS = {  # status, word, badge, label, line of the printed reading, citation
    "lem-1": (
        "holds",
        "holds",
        "holds · checked to n = 1,000 · 1,000 cases",
        "holds to 1,000",
        "holds, checked to n = 1,000, 1,000 cases, 0.25 s",
        ". Statement: holds, checked to n = 1,000",
    ),
    "lem-2": (
        "refuted",
        "refuted",
        "refuted · at 3",
        "refuted",
        "refuted at 3: says True, found False; 3^2 = 9",
        ". Statement: refuted at 3",
    ),
    "thm-3": (
        "corrected",
        "refuted, corrected",
        "refuted as printed, corrected",
        "refuted, corrected",
        "refuted at 3: says True, found False; 3^2 = 9",
        ". Statement: refuted at 3. Corrected statement: holds, checked to numbers up to 20",
    ),
    "q-4": (
        "open",
        "open",
        "open · checked to n = 5 · 5 cases",
        "open",
        "open, checked to n = 5, 5 cases, 0.25 s",
        ". Statement: open, checked to n = 5",
    ),
    "def-5": (
        "definition",
        "definition",
        "definition · checked whole · 2 cases",
        "definition",
        "definition, checked whole, 2 cases, 0.25 s",
        ". Statement: definition, checked whole",
    ),
}


@pytest.mark.parametrize(("locator", "words"), WORDS.items())
def test_the_words_of_an_entry(locator: str, words: tuple[str, ...]) -> None:
    found = entry(locator)
    assert found.status in STATUSES
    line, cited = found.line("printed"), found.cited("Statement")
    assert (found.status, found.word, found.badge, found.label, line, cited) == words


def test_there_is_an_entry_of_every_status() -> None:
    assert [entry(locator).status for locator in WORDS] == [
        "holds",
        "refuted",
        "corrected",
        "open",
        "definition",
    ]
    assert {entry(locator).status for locator in WORDS} == {*STATUSES}
    assert {f"test/{locator}" for locator in WORDS} == {*SECTION.claims}


def test_each_reading_is_said_on_its_own() -> None:
    found = entry("thm-3")
    assert found.said("printed") == "refuted · at 3"
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
        "corrected": {
            "status": "holds",
            "bound": 20,
            "unit": "numbers up to",
            "cases": 20,
            "counterexample": None,
        },
        "uses": [],
        "fingerprint": "of other code",
        "seconds": 0.5,
    }
    found = entry("lem-2").to_json()
    assert (found["corrected"], found["uses"]) == (None, ["test/lem-1"])
    assert found["fingerprint"] == fingerprint(claim("lem-2"))


def test_the_schema_describes_every_field() -> None:
    for locator in WORDS:
        found = entry(locator).to_json()
        item = SCHEMA["items"]
        assert {*found} == {*item["properties"]} == {*item["required"]}
        for reading in filter(None, (found, found["corrected"])):
            assert reading["status"] in item["properties"]["status"]["enum"]
        if found["corrected"]:
            assert {*found["corrected"]} == {*item["properties"]["corrected"]["required"]}
