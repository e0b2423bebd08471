"""`chromdocs verify --scheduler`: claims on a real cluster, of two worker processes here."""

import json
import subprocess
import sys
from collections.abc import Iterator

import pytest

CALL = [sys.executable, "-c", "from chromdocs.cli import main; raise SystemExit(main())"]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


def verify(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*CALL, "verify", *arguments], capture_output=True, text=True)


def test_the_cluster_finds_what_one_process_finds(address: str) -> None:
    ids = ["chromatic/thm-13", "chromatic/thm-14", "chromatic/obs-8"]
    there = verify(*ids, "--json", "--scheduler", address)
    assert there.returncode == 0, there.stderr
    here = verify(*ids, "--json", "--jobs", "1")
    rows = [json.loads(ran.stdout) for ran in (here, there)]
    for row in rows[0] + rows[1]:
        del row["seconds"]
    assert rows[0] == rows[1]
    assert [row["id"] for row in rows[0]] == ids


def test_no_cluster_there() -> None:
    ran = verify("chromatic/obs-8", "--scheduler", "tcp://127.0.0.1:9")
    assert ran.returncode == 2
    assert ran.stderr.startswith("chromdocs: no Dask scheduler answers at tcp://127.0.0.1:9")
    assert ran.stderr.count("\n") == 1
