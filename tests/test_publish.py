"""The workflow that publishes: what was tested goes out, and no job may do more than it needs."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from chromdocs.site import dist

ROOT = Path(__file__).parent.parent
FILE = ROOT / ".github/workflows/publish.yml"
FLOW: dict[Any, Any] = yaml.safe_load(FILE.read_text("utf-8"))
JOBS: dict[str, Any] = FLOW["jobs"]
RIGHTS = {  # what each job may do, and no more
    "build": {"contents": "read", "pages": "read"},
    "deploy": {"pages": "write", "id-token": "write"},
    "offer": {"contents": "write"},
}


def named(job: str) -> list[str]:
    """Return what the steps of a job do, in order: names of actions, or commands."""
    steps = JOBS[job]["steps"]
    return [step["uses"].partition("@")[0] if "uses" in step else step["run"] for step in steps]


def test_only_a_tag_publishes() -> None:
    assert FLOW[True] == {"push": {"tags": ["v*"]}}  # YAML reads the word on as true


def test_jobs_have_the_rights_that_they_need() -> None:
    assert FLOW["permissions"] == {}
    assert {name: job["permissions"] for name, job in JOBS.items()} == RIGHTS
    assert "secrets" not in FILE.read_text("utf-8")


def test_what_is_built_is_tested_before_it_is_handed_on() -> None:
    steps = named("build")
    built = steps.index("make release PREVIOUS=previous")
    assert steps[built + 1 :] == [
        "make test BUILT=1",
        "make certificates",
        "actions/upload-pages-artifact",
        "actions/upload-artifact",
    ]
    assert [step["with"]["path"] for step in JOBS["build"]["steps"][-2:]] == ["site", "dist"]
    assert not [step for job in JOBS.values() for step in job["steps"] if "if" in step]


def test_what_goes_out_is_what_was_handed_on() -> None:
    assert JOBS["deploy"]["needs"] == "build"
    assert named("deploy") == ["actions/deploy-pages"]  # takes the artefact of this run
    assert JOBS["offer"]["needs"] == ["build", "deploy"]
    assert named("offer")[0] == "actions/download-artifact"
    assert JOBS["offer"]["steps"][0]["with"]["name"] == JOBS["build"]["steps"][-1]["with"]["name"]
    assert dist.SUMS in named("offer")[1]


def test_versions_that_are_out_are_fetched_before_the_build() -> None:
    steps = named("build")
    (fetch,) = (step for step in steps if "gh release download" in step)
    assert dist.VERSIONS in fetch
    assert "-d previous" in fetch
    assert steps.index(fetch) < steps.index("make release PREVIOUS=previous")


@pytest.mark.parametrize("file", [*FILE.parent.iterdir()], ids=lambda file: file.stem)
def test_actions_are_pinned(file: Path) -> None:
    used = re.findall(r"uses: (\S+)(.*)", file.read_text("utf-8"))
    assert used
    for action, version in used:
        assert re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", version), action


def test_the_targets_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert {"release", "test"} <= {*re.findall(r"^([a-z]+):", makefile, re.MULTILINE)}
    assert "BUILT" in makefile
