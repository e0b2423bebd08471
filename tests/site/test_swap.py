"""A new site takes the place of the old one when it is whole, and never before."""

import os
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
    folder.mkdir()
    (folder / "index.html").write_text("new", "utf-8")


@pytest.mark.parametrize("at_once", [True, False])
def test_a_whole_site_takes_the_place(
    site: Path, at_once: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not at_once:
        monkeypatch.setattr(swap, "_swapped", lambda one, other: False)
    with beside(site) as folder:
        written(folder)
        assert said(site) == "old"
    assert said(site) == "new"
    assert [*swap.ROOM.iterdir()] == []


def test_the_first_site_needs_no_other(site: Path) -> None:
    with beside(Path("first")) as folder:
        written(folder)
    assert said(Path("first")) == "new"


@pytest.mark.parametrize("stop", [ValueError, KeyboardInterrupt])
def test_a_build_that_fails_leaves_the_old_site(site: Path, stop: type[BaseException]) -> None:
    with pytest.raises(stop), beside(site) as folder:
        written(folder)
        raise stop
    assert said(site) == "old"
    assert [*swap.ROOM.iterdir()] == []


def test_what_a_killed_build_left_is_removed(site: Path) -> None:
    dead = next(n for n in range(4_000_000, 5_000_000) if not Path(f"/proc/{n}").exists())
    for name in (f"building-{dead}", f"building-{os.getppid()}"):
        written(swap.ROOM / name) if swap.ROOM.exists() else (swap.ROOM.mkdir(), written(swap.ROOM / name))
    with beside(site) as folder:
        written(folder)
    assert [left.name for left in swap.ROOM.iterdir()] == [f"building-{os.getppid()}"]  # at work


def test_a_swap_that_was_stopped_in_the_middle_is_undone(site: Path) -> None:
    swap.ROOM.mkdir()
    site.rename(swap.ROOM / "replaced")
    with pytest.raises(ValueError, match="again"), beside(site) as folder:
        written(folder)
        raise ValueError("again")
    assert said(site) == "old"
