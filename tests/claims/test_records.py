"""What was published of claims is kept, compared, and written again."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from squares import SECTION, claim

from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.records import Records, Verdicts
from chromdocs.claims.verify import Trials, run, run_all, tried
from chromdocs.solve.reference import Reference

LEDGER = SECTION.claims


def found(*locators: str) -> dict[str, tuple[Verdicts, Trials]]:
    return {
        f"test/{locator}": (run_all(claim(locator), Reference), tried(claim(locator), Reference))
        for locator in locators
    }


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of records of all claims."""
    file = tmp_path / "records.json"
    Records(file).publish(LEDGER, found(*(one.locator for one in LEDGER.values())))
    return file


def test_there_need_not_be_a_file(tmp_path: Path) -> None:
    records = Records(tmp_path / "records.json")
    assert records.of(claim("lem-1")) is None
    assert records.verdicts(claim("lem-1")) == {}
    verdicts = run_all(claim("lem-1"), Reference)
    assert list(records.differences(claim("lem-1"), verdicts)) == [
        "test/lem-1: readings are ['printed'], published []"
    ]


def test_what_was_published_is_read_again(file: Path) -> None:
    known = Records(file).of(claim("thm-3"))
    assert known is not None
    assert known.fingerprint == fingerprint(claim("thm-3"))
    assert known.is_of(claim("thm-3"))
    assert not known.is_of(claim("lem-1"))
    now = run_all(claim("thm-3"), Reference)
    assert {name: v.outcome for name, v in known.verdicts.items()} == {
        name: verdict.outcome for name, verdict in now.items()
    }
    assert known.seconds == sum(verdict.seconds for verdict in known.verdicts.values())
    tries = Records(file).of(claim("lem-1"))
    assert tries is not None
    assert (tries.tried, tries.rejected) == (2, 2)


def test_the_file_is_sorted_and_ends_with_a_line(file: Path) -> None:
    text = file.read_text("utf-8")
    assert [*json.loads(text)] == sorted(LEDGER)
    assert text.endswith("\n}\n")


def test_publishing_again_changes_nothing(file: Path) -> None:
    before = file.read_bytes()
    Records(file).publish(LEDGER, found("lem-2", "lem-1"))
    assert file.read_bytes() == before


def test_what_the_ledger_no_longer_has_is_forgotten(file: Path) -> None:
    records = Records(file)
    fewer = {id: found for id, found in LEDGER.items() if id != "test/q-4"}
    records.publish(fewer, {})
    assert records.of(claim("q-4")) is None
    assert [*json.loads(file.read_text("utf-8"))] == sorted(fewer)


def test_seconds_change_only_with_verdicts(file: Path) -> None:
    def seconds(cases: int) -> float:
        verdicts, trials = found("lem-1")["test/lem-1"]
        slow = replace(verdicts["printed"], seconds=99.0, cases=cases)
        records = Records(file)
        records.publish(LEDGER, {"test/lem-1": ({"printed": slow}, trials)})
        return records.verdicts(claim("lem-1"))["printed"].seconds

    assert seconds(cases=1_000) < 99
    assert seconds(cases=999) == 99


def test_seconds_change_with_the_code(file: Path) -> None:
    kept = json.loads(file.read_text("utf-8"))
    kept["test/lem-1"]["fingerprint"] = "of other code"
    kept["test/lem-1"]["printed"]["seconds"] = 99.0
    file.write_text(json.dumps(kept), "utf-8")
    records = Records(file)
    records.publish(LEDGER, found("lem-1"))
    assert records.verdicts(claim("lem-1"))["printed"].seconds < 99


@pytest.mark.parametrize("folder", ["site-packages", "dist-packages"])
def test_nothing_is_written_into_an_installed_package(tmp_path: Path, folder: str) -> None:
    file = tmp_path / folder / "chromdocs" / "records.json"
    file.parent.mkdir(parents=True)
    with pytest.raises(ValueError, match="belongs to an installed package"):
        Records(file).publish(LEDGER, found("lem-1"))
    assert list(file.parent.iterdir()) == []


def test_an_interruption_leaves_the_old_records(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(descriptor: int) -> None:
        raise KeyboardInterrupt

    before = file.read_bytes()
    monkeypatch.setattr("os.fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        Records(file).publish({}, {})
    assert [(kept, kept.read_bytes()) for kept in file.parent.iterdir()] == [(file, before)]


def test_a_difference_is_said_in_a_line(file: Path) -> None:
    records, lemma = Records(file), claim("lem-1")
    verdict = run(lemma, Reference)
    assert list(records.differences(lemma, {"printed": verdict})) == []
    other = replace(verdict, status="open", cases=5)
    assert list(records.differences(lemma, {"printed": other})) == [
        "test/lem-1 (printed): status is 'open', published 'holds'",
        "test/lem-1 (printed): cases is 5, published 1000",
    ]
    assert list(
        records.differences(claim("thm-3"), {"printed": run(claim("thm-3"), Reference)})
    ) == ["test/thm-3: readings are ['printed'], published ['printed', 'corrected']"]


def test_another_bound_is_no_difference(file: Path) -> None:
    records = Records(file)
    for locator, to in (("lem-1", 50), ("lem-1", 2_000), ("lem-2", 20), ("lem-2", 2)):
        verdict = run(claim(locator), Reference, to=to)
        assert list(records.differences(claim(locator), {"printed": verdict})) == [], (locator, to)
    late = run(claim("lem-2"), Reference, to=20, statement={"power": 3})
    assert list(records.differences(claim("lem-2"), {"printed": late})) == [
        "test/lem-2 (printed): status is 'holds', published 'refuted'",
        "test/lem-2 (printed): counterexample is None, published "
        "{'at': '3', 'expected': 'True', 'found': 'False', 'why': '3^2 = 9'}",
    ]
