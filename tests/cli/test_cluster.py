"""`chromdocs verify --scheduler`: claims on a real cluster, of worker processes here."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from calls import Run, bad, dies, good

from chromdocs.cli import cluster
from chromdocs.papers import LEDGER

IDS = ["chromatic/thm-13", "chromatic/obs-8", "chromatic/fig-3"]


def workers(number: int) -> Any:
    """A cluster whose workers have no more than they work on: nothing else dies with one."""
    import dask
    from distributed import LocalCluster

    dask.config.set({"distributed.scheduler.worker-saturation": 1.0})
    return LocalCluster(
        n_workers=number, threads_per_worker=1, processes=True, dashboard_address=None,
        silence_logs=logging.CRITICAL + 1,  # workers write where we do
    )  # fmt: skip


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with workers(2) as here:
        yield here.scheduler_address


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep what is unfinished in a folder of the test."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def kept(home: Path) -> list[Path]:
    return [file for file in home.rglob("*") if file.is_file()]


def same(one: str, other: str) -> bool:
    rows = [json.loads(text) for text in (one, other)]
    for row in rows[0] + rows[1]:
        del row["seconds"]
        for verdict in (row, row["corrected"] or {}):
            (verdict.get("decided") or {}).pop("seconds", None)
    return bool(rows[0] == rows[1])


def test_the_cluster_finds_what_one_process_finds(run: Run, address: str, home: Path) -> None:
    there = good(run("verify", *IDS, "--json", "--scheduler", address))
    here = good(run("verify", *IDS, "--json", "--jobs", "1"))
    assert same(here.out, there.out)
    assert [row["id"] for row in json.loads(there.out)] == IDS
    assert kept(home) == []


def test_no_cluster_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    ran = run("verify", "chromatic/obs-8", "--scheduler", "tcp://127.0.0.1:9")
    bad(ran)
    assert ran.err.startswith("chromdocs: no Dask scheduler answers at tcp://127.0.0.1:9")


def test_a_scheduler_without_workers_is_waited_for_and_no_longer(run: Run) -> None:
    with workers(0) as here:
        at = here.scheduler_address
        ran = run("verify", "chromatic/obs-8", "--scheduler", at, "--wait", "2")
    bad(ran, f"the Dask cluster at {at} has had no worker for 2 seconds", "--wait")


def test_workers_that_come_later_are_waited_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with workers(0) as here:
        looks = []
        ask = cluster._workers

        def late(client: Any) -> int:
            looks.append(client)
            if len(looks) == 2:
                here.scale(1)
            return ask(client)

        monkeypatch.setattr(cluster, "_workers", late)
        ran = run("verify", "chromatic/fig-3", "--scheduler", here.scheduler_address)
    assert ran.code == 0
    assert len(looks) >= 2


@pytest.mark.parametrize("lost", ["workers", "scheduler"])
@pytest.mark.parametrize("format", ["--json", None])
def test_a_cluster_that_is_lost_ends_with_a_line_and_the_next_goes_on(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch, lost: str, format: str | None
) -> None:
    words = ["verify", *IDS, *filter(None, [format]), "--wait", "2", "--scheduler"]
    whole = sum(len(cluster.parts(LEDGER[id], False)) for id in IDS)
    keep = cluster.Unfinished.keep
    with workers(1) as here:

        def last(self: cluster.Unfinished, part: cluster.Part, found: Any) -> None:
            keep(self, part, found)
            here.scale(0)
            if lost == "scheduler":
                here.close(timeout=20)

        with monkeypatch.context() as patch:
            patch.setattr(cluster.Unfinished, "keep", last)
            ran = run(*words, here.scheduler_address)
    assert ran.code == 2
    assert ran.err.startswith("chromdocs: the Dask ")
    assert ran.err.count("\n") == 1
    assert f"of {whole} parts are kept, and the same call goes on from there" in ran.err
    assert "Traceback" not in ran.err + ran.out
    if format:
        assert ran.out == ""
    (file,) = kept(home)
    before = file.read_text("utf-8").splitlines()
    assert 1 <= len(before) <= whole
    file.write_text("\n".join([*before, '[["chromatic']), "utf-8")  # a line that was cut off
    sent: list[cluster.Part] = []
    on_cluster = cluster.on_cluster

    def counted(scheduler: str, todo: list[cluster.Part], *more: Any) -> Any:
        sent.extend(todo)
        return on_cluster(scheduler, todo, *more)

    monkeypatch.setattr(cluster, "on_cluster", counted)
    with workers(1) as here:
        again = run(*words, here.scheduler_address)
    assert (again.code, again.err) == (0, "")
    assert len(sent) == whole - len(before)
    assert kept(home) == []
    if format:
        assert same(again.out, run("verify", *IDS, "--json", "--jobs", "1").out)


def test_what_other_code_finds_is_not_taken(
    run: Run, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "fingerprint", lambda claim: "ours")
    bad(run("verify", "chromatic/fig-3", "--scheduler", address), "a worker has other code")


def test_a_worker_that_dies_spoils_only_its_own(
    run: Run, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "result", dies)
    ran = run("verify", *IDS, "--scheduler", address)
    assert ran.code == 2
    assert ran.err.startswith("chromdocs: chromatic/obs-8: ")
    assert ran.err.count("\n") == 1
    assert {line.split()[0] for line in ran.lines} == {IDS[0], IDS[2]}


def test_waiting_goes_with_a_cluster(run: Run) -> None:
    bad(run("verify", "chromatic/fig-3", "--wait", "3"), "--wait says how long to wait for workers")
