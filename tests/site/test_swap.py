"""A new site takes the place of the old one when it is whole, and never before."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chromdocs.site import swap
from chromdocs.site.swap import beside


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    site = Path("site")
    site.mkdir()
    (site / "index.html").write_text("old", "utf-8")
    return site


def said(site: Path) -> str:
    return (site / "index.html").read_text("utf-8")


def written(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("new", "utf-8")


def attempt(site: Path, stop: BaseException | None = None) -> None:
    """Build a site; an error comes at the end, if there is one."""
    with beside(site) as folder:
        written(folder)
        assert not site.exists() or said(site) == "old"
        if stop:
            raise stop


@pytest.mark.parametrize("at_once", [True, False])
def test_a_whole_site_takes_the_place(
    site: Path, at_once: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not at_once:
        monkeypatch.setattr(swap, "_swapped", lambda one, other: False)
    attempt(site)
    assert said(site) == "new"
    assert [*swap.ROOM.iterdir()] == []


def test_the_first_site_needs_no_other(site: Path) -> None:
    attempt(Path("first"))
    assert said(Path("first")) == "new"


@pytest.mark.parametrize("stop", [ValueError(), KeyboardInterrupt()], ids=["failed", "stopped"])
def test_a_build_that_fails_leaves_the_old_site(site: Path, stop: BaseException) -> None:
    with pytest.raises(type(stop)):
        attempt(site, stop)
    assert said(site) == "old"
    assert [*swap.ROOM.iterdir()] == []


def test_what_a_killed_build_left_is_removed(site: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait(60)
    at_work = f"building-{os.getppid()}"
    for name in (f"building-{ended.pid}", at_work):
        written(swap.ROOM / name)
    attempt(site)
    assert [left.name for left in swap.ROOM.iterdir()] == [at_work]


def test_a_swap_that_was_stopped_in_the_middle_is_undone(site: Path) -> None:
    swap.ROOM.mkdir()
    site.rename(swap.ROOM / "replaced")
    with pytest.raises(KeyboardInterrupt):
        attempt(site, KeyboardInterrupt())
    assert said(site) == "old"
