"""The workflow of the night: it only reads, and runs targets that there are."""

import re
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
FILE = ROOT / ".github/workflows/nightly.yml"
FLOW: dict[Any, Any] = yaml.safe_load(FILE.read_text("utf-8"))


def test_it_runs_by_the_clock_and_when_it_is_asked_for() -> None:
    assert {*FLOW[True]} == {"schedule", "workflow_dispatch"}  # YAML reads the word on as true


def test_it_may_do_no_more_than_read() -> None:
    assert FLOW["permissions"] == {}
    assert {str(job["permissions"]) for job in FLOW["jobs"].values()} == {"{'contents': 'read'}"}
    assert "secrets" not in FILE.read_text("utf-8")


def test_its_targets_are_there() -> None:
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    called = re.findall(r"run: make (\S+)", FILE.read_text("utf-8"))
    assert "mutants" in called
    assert {*called} <= {*targets}
