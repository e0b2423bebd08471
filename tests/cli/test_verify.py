"""The command `chromdocs verify`: what it computes again, compares, and records."""

import json
import re
from pathlib import Path
from shutil import copyfile

import pytest
from calls import KEYS, QUICK, Ran, Run, good

from chromdocs import papers
from chromdocs.claims.records import Records
from chromdocs.cli import verify
from chromdocs.papers import LEDGER


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy the published verdicts of one paper, so that a test may change them."""
    kept = papers.records
    copied = Path(copyfile(kept("chromatic").file, tmp_path / "records.json"))

    def records(paper: str) -> Records:
        return Records(copied) if paper == "chromatic" else kept(paper)

    monkeypatch.setattr(papers, "records", records)
    monkeypatch.setattr(verify, "records", records)
    return copied


@pytest.fixture
def computed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List what is computed, as if it gave what was published."""
    ids: list[str] = []

    def verdict(id: str, to: int | None, trials: bool) -> verify.Found:
        ids.append(id)
        return papers.published(LEDGER[id]), None

    monkeypatch.setattr(verify, "_verdict", verdict)
    return ids


def test_verify_as_published(run: Run) -> None:
    ran = good(run("verify", *QUICK, *QUICK))
    assert [line.split()[:3] for line in ran.lines] == [[id, "printed", "holds,"] for id in QUICK]
    assert "checked whole, 24 cases" in ran.lines[0]


def test_verify_json(run: Run) -> None:
    rows = json.loads(good(run("verify", "chromatic/def-11", "--json")).out)
    assert [row["id"] for row in rows] == ["chromatic/def-11"]
    assert rows[0].keys() >= KEYS
    assert rows[0]["status"] == "refuted"
    assert rows[0]["corrected"]["status"] == "definition"


def test_verify_to_another_bound(run: Run) -> None:
    ran = good(run("verify", "chromatic/obs-8", "--to", "50"))
    assert re.search(r"holds, checked to .*\b50, 51 cases", ran.out)


def test_verify_by_paper(run: Run, computed: list[str]) -> None:
    ids = [id for id in LEDGER if id.startswith(("chromatic/", "star/"))]
    ran = good(run("verify", "chromatic", "star", "--jobs", "1"))
    assert list(dict.fromkeys(line.split()[0] for line in ran.lines)) == ids
    assert sorted(computed) == sorted(ids)


def test_verify_runs_long_checks_again_only_if_their_code_has_changed(
    run: Run, record: Path, computed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verify, "LONG", 0)
    changed = json.loads(record.read_text("utf-8"))
    changed["chromatic/thm-14"]["fingerprint"] = "of other code"
    record.write_text(json.dumps(changed), "utf-8")
    ran = good(run("verify", "--jobs", "1"))
    assert {line.split()[0] for line in ran.lines} == set(LEDGER)
    assert computed == ["chromatic/thm-14"]
    computed.clear()
    good(run("verify", "--fresh", "--jobs", "1"))
    assert sorted(computed) == sorted(LEDGER)


def test_verify_in_several_processes(run: Run) -> None:
    def timeless(ran: Ran) -> str:
        return re.sub(r"\d+\.\d+ s", "", good(ran).out)

    assert timeless(run("verify", *QUICK, "--jobs", "2")) == timeless(run("verify", *QUICK))


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("status", "refuted", "status is 'holds', published 'refuted'"),
        ("cases", 25, "cases is 24, published 25"),
    ],
)
def test_verify_says_what_differs(
    run: Run, record: Path, key: str, value: object, said: str
) -> None:
    verdicts = json.loads(record.read_text("utf-8"))
    verdicts["chromatic/tab-tau"]["printed"][key] = value
    record.write_text(json.dumps(verdicts), "utf-8")
    ran = run("verify", *QUICK)
    assert ran.code == 1
    assert len(ran.lines) == 2
    assert ran.err == f"chromdocs: chromatic/tab-tau (printed): {said}\n"


def test_verify_notices_that_a_default_bound_was_lowered(run: Run, record: Path) -> None:
    """Theorem 13 is refuted at once; a record to a larger bound must not pass for the same."""
    verdicts = json.loads(record.read_text("utf-8"))
    verdicts["chromatic/thm-13"]["printed"]["bound"] = 1000
    record.write_text(json.dumps(verdicts), "utf-8")
    ran = run("verify", "chromatic/thm-13")
    assert ran.code == 1
    assert ran.err == ("chromdocs: chromatic/thm-13 (printed): bound is 150, published 1000\n")


def test_verify_misses_a_verdict_that_was_never_published(run: Run, record: Path) -> None:
    record.write_text("{}", "utf-8")
    ran = run("verify", "chromatic/fig-3")
    assert ran.code == 1
    assert ran.err == "chromdocs: chromatic/fig-3: readings are ['printed'], published []\n"


def test_verify_records_what_was_found(run: Run, record: Path) -> None:
    before = record.read_text("utf-8")
    verdicts = json.loads(before)
    verdicts["chromatic/tab-tau"]["printed"]["cases"] = 1
    record.write_text(json.dumps(verdicts), "utf-8")
    ran = run("verify", *QUICK, "--record")
    assert (ran.code, ran.err) == (0, f"recorded in {record}\n")
    written = json.loads(record.read_text("utf-8"))
    assert written["chromatic/tab-tau"]["printed"]["cases"] == 24
    assert written.keys() == json.loads(before).keys()
    assert written["chromatic/tab-tau"]["tried"] == written["chromatic/tab-tau"]["rejected"] > 0
    assert good(run("verify", *QUICK)).code == 0


def test_verify_below_the_counterexample_is_no_difference(run: Run) -> None:
    """Theorem 13 fails as printed at n = 2; a check that stops before cannot contradict that."""
    assert run("verify", "chromatic/thm-13", "--to", "4").code == 0
