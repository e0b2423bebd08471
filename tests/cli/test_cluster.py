"""`chromdocs verify --scheduler`: claims on a real cluster, of two worker processes here."""

import json
from collections.abc import Iterator

import pytest
from calls import Run, bad, good

from chromdocs.cli import verify


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


def test_the_cluster_finds_what_one_process_finds(run: Run, address: str) -> None:
    ids = ["chromatic/thm-13", "chromatic/obs-8", "chromatic/fig-3"]
    there = good(run("verify", *ids, "--json", "--scheduler", address))
    here = good(run("verify", *ids, "--json", "--jobs", "1"))
    rows = [json.loads(ran.out) for ran in (here, there)]
    for row in rows[0] + rows[1]:
        del row["seconds"]
        for verdict in (row, row["corrected"] or {}):
            (verdict.get("decided") or {}).pop("seconds", None)
    assert rows[0] == rows[1]
    assert [row["id"] for row in rows[0]] == ids


def test_no_cluster_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "PATIENCE", 0.5)
    ran = run("verify", "chromatic/obs-8", "--scheduler", "tcp://127.0.0.1:9")
    bad(ran)
    assert ran.err.startswith("chromdocs: no Dask scheduler answers at tcp://127.0.0.1:9")
