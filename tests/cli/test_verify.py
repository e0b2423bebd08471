"""The command `chromdocs verify`: what it computes again, compares, and records."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copyfile
from time import sleep
from typing import Any

import pytest
from calls import KEYS, LIMIT, QUICK, STOPPABLE, Ran, Run, bad, good, started

from chromdocs import papers
from chromdocs.claims.claim import Claim
from chromdocs.claims.records import Record, Records, Verdicts
from chromdocs.cli import verify
from chromdocs.games.catalogue import game
from chromdocs.papers import LEDGER
from chromdocs.solve.reference import reference


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
        return verify.Found(papers.published(LEDGER[id]))

    monkeypatch.setattr(verify, "_verdict", verdict)
    return ids


def test_verify_as_published(run: Run) -> None:
    ran = good(run("verify", *QUICK, *QUICK))
    assert [line.split()[:3] for line in ran.lines] == [[id, "printed", "holds"] for id in QUICK]
    assert "checked whole, 24 cases" in ran.lines[0]


def test_verify_json(run: Run) -> None:
    rows = json.loads(good(run("verify", "chromatic/def-11", "--json")).out)
    assert [row["id"] for row in rows] == ["chromatic/def-11"]
    assert rows[0].keys() >= KEYS
    assert rows[0]["status"] == "refuted"
    assert rows[0]["corrected"]["status"] == "definition"


def test_verify_to_another_bound(run: Run) -> None:
    ran = good(run("verify", "chromatic/obs-8", "--to", "50"))
    assert re.search(r"holds for all n, decided .*, checked to .*\b50, 51 cases", ran.out)


def test_verify_by_paper(run: Run, computed: list[str]) -> None:
    ids = [id for id in LEDGER if id.startswith(("chromatic/", "star/"))]
    ran = good(run("verify", "chromatic", "star", "--jobs", "1"))
    assert list(dict.fromkeys(line.split()[0] for line in ran.lines)) == ids
    assert sorted(computed) == sorted(ids)


def test_verify_computes_what_is_recorded_only_if_its_code_has_changed(
    run: Run, record: Path, computed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    same = property(lambda record: lambda claim: record.fingerprint != "of other code")
    monkeypatch.setattr(Record, "is_of", same)
    changed = json.loads(record.read_text("utf-8"))
    changed["chromatic/thm-14"]["fingerprint"] = "of other code"
    record.write_text(json.dumps(changed), "utf-8")
    ran = good(run("verify", "--jobs", "1"))
    assert {line.split()[0] for line in ran.lines} == set(LEDGER)
    assert computed == ["chromatic/thm-14"]
    now = {line.split()[0] for line in ran.lines if not line.endswith(", as recorded")}
    assert now == {"chromatic/thm-14"}
    computed.clear()
    assert "as recorded" not in good(run("verify", "--fresh", "--jobs", "1")).out
    assert sorted(computed) == sorted(LEDGER)


def test_verify_in_several_processes(run: Run) -> None:
    def timeless(ran: Ran) -> str:
        return "\n".join(sorted(re.sub(r"\d+\.\d+ s", "", good(ran).out).splitlines()))

    assert timeless(run("verify", *QUICK, "--jobs", "2")) == timeless(run("verify", *QUICK))


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("status", "refuted", "status is 'holds for all', published 'refuted'"),
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


def test_a_verdict_is_written_as_it_comes(
    run: Run, monkeypatch: pytest.MonkeyPatch, computed: list[str]
) -> None:
    """When the second check begins, the verdict of the first is out already."""
    written: list[str] = []
    monkeypatch.setattr(verify, "put", lambda text: written.append(f"{len(computed)} {text[:20]}"))
    assert run("verify", *QUICK, "--jobs", "1").code == 0
    assert written == [f"{n} {id:<20}"[:22] for n, id in enumerate(QUICK, 1)]


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[BaseException], None]:
    """Let the check of one claim end with an error, in this process."""

    right = verify.verified

    def end_with(error: BaseException) -> None:
        def verified(claim: Claim, *given: Any) -> Verdicts:
            if claim.id == QUICK[0]:
                raise error
            return right(claim, *given)

        monkeypatch.setattr(verify, "verified", verified)

    return end_with


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ModuleNotFoundError(name="sympy"), "needs sympy; it comes with pip install 'chromdocs[v"),
        (ModuleNotFoundError(name="numpy"), "needs numpy; it comes with pip install 'chromdocs[v"),
        (ZeroDivisionError("by 0"), "its check broke off with ZeroDivisionError: by 0 (verified, "),
        (MemoryError(), "more memory than there is"),
        (ValueError("no case"), "no case"),
    ],
)
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_check_that_cannot_run_ends_no_other(
    run: Run,
    broken: Callable[[BaseException], None],
    error: BaseException,
    said: str,
    form: list[str],
) -> None:
    broken(error)
    ran = run("verify", *QUICK, *form)
    assert ran.code == 2
    assert re.fullmatch(rf"chromdocs: {QUICK[0]}: .*{re.escape(said)}.*\n", ran.err), ran.err
    assert QUICK[1] in ran.out
    assert QUICK[0] not in ran.out


def test_a_missing_package_is_named_with_what_brings_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sympy", None)
    ran = run("verify", "fractions/eq-2", QUICK[0])
    said = "this needs sympy; it comes with pip install 'chromdocs[verify]'"
    assert (ran.code, ran.err) == (2, f"chromdocs: fractions/eq-2: {said}\n")
    assert ran.out.startswith(QUICK[0])


def test_a_verdict_that_differs_counts_more_than_a_check_that_cannot_run(
    run: Run, record: Path, broken: Callable[[BaseException], None]
) -> None:
    broken(ValueError("no"))
    record.write_text("{}", "utf-8")
    assert run("verify", *QUICK).code == 1


def test_nothing_is_recorded_in_an_installed_package(
    run: Run, record: Path, computed: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = record.parent / "site-packages" / "chromdocs"
    place.mkdir(parents=True)
    before = record.rename(place / "records.json").read_bytes()
    monkeypatch.setattr(verify, "records", lambda paper: Records(place / "records.json"))
    bad(run("verify", *QUICK, "--record"), "belongs to an installed package; take a clone")
    assert computed == []
    assert [(file.name, file.read_bytes()) for file in place.iterdir()] == [
        ("records.json", before)
    ]


def test_a_check_is_timed_without_what_others_have_found() -> None:
    board = reference(game("nim"))
    board.is_p((5, 5))
    assert reference(game("nim")) is board
    verify.forget()
    assert reference(game("nim")) is not board
    assert papers.records("chromatic") is papers.records("chromatic")


def alive(group: int) -> bool:
    """Tell whether a group of processes has one yet."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("delay", [0.0, 0.2, 1.5])
def test_stopping_ends_all_processes(delay: float) -> None:
    """Ctrl-C on a terminal reaches the whole group, while it starts and while it works."""
    call = [*STOPPABLE, "verify", "--fresh", "--jobs", "2"]
    with started(call, stderr=subprocess.PIPE, start_new_session=True) as process:
        assert process.stderr.readline() == b"begun\n"
        sleep(delay)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=LIMIT)  # ends when no process has the pipe open
    assert (process.returncode, said) == (130, b"chromdocs: stopped\n")
    while alive(process.pid):  # the last of the group, which tracks resources, may still end
        sleep(0.05)
