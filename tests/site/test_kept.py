"""The cache holds values of calls; what nobody asks for goes, but not while others work."""

import os
import time
from pathlib import Path

import pytest

from chromdocs.figures.axes import ticks
from chromdocs.site import kept as cache
from chromdocs.site.kept import LONG, computed, in_use, is_kept, kept, prune


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "CACHE", tmp_path)
    monkeypatch.setattr(cache, "COMPUTED", tmp_path / "computed")
    monkeypatch.setattr(cache, "LOCK", tmp_path / "in-use")
    return tmp_path


def aged(file: Path, seconds: float) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    os.utime(file, (time.time() - seconds,) * 2)
    return file


def made(number: int) -> bytes:
    MADE.append(number)
    return b"%d" % number


MADE: list[int] = []


def test_a_call_is_made_once(folder: Path) -> None:
    MADE.clear()
    assert [kept(folder, ".txt", made, n) for n in (3, 4, 3)] == [b"3", b"4", b"3"]
    assert MADE == [3, 4]
    assert sorted(file.suffix for file in folder.iterdir()) == [".txt", ".txt"]


def test_a_value_is_computed_once_and_again_if_it_cannot_be_read(folder: Path) -> None:
    assert computed(ticks, 8) == computed(ticks, 8) == ticks(8)
    (file,) = (folder / "computed").iterdir()
    file.write_bytes(b"\x80\x04 half a file")
    assert computed(ticks, 8) == ticks(8)
    assert len([*(folder / "computed").iterdir()]) == 1


def test_what_was_not_used_for_long_goes(folder: Path) -> None:
    old, older = aged(folder / "a/old", LONG - 60), aged(folder / "a/b/older", LONG + 60)
    used = aged(folder / "a/used", LONG + 60)
    assert is_kept(used)
    assert prune() == [older]
    assert old.exists()
    assert used.exists()
    assert prune(time.time() + 2 * LONG) != []
    assert not old.exists()


def test_nothing_goes_while_another_build_is_at_work(folder: Path) -> None:
    old = aged(folder / "a/old", LONG + 60)
    with in_use(), in_use():
        assert prune() == []
        assert old.exists()
    assert prune() == [old]


def test_what_is_not_there_is_not_kept(folder: Path) -> None:
    assert not is_kept(folder / "nothing")
