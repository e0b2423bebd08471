"""Packages that come when they are first imported."""

import sys
from pathlib import Path

import pytest

from chromdocs.lab import later


@pytest.fixture
def brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Have a package that is brought on demand; return what was asked for."""
    asked: list[str] = []

    def bring(archive: str) -> None:
        asked.append(archive)
        if archive == "nothing":
            raise OSError("nothing is not on this site")
        for name in ("late_one", "late_two"):
            (tmp_path / f"{name}.py").write_text("HERE = True\n", "utf-8")

    monkeypatch.setattr(later, "FOLDER", str(tmp_path))
    archives = {"late_one": "late", "late_two": "late", "late_never": "nothing"}
    monkeypatch.setattr(later, "BROUGHT", archives)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    monkeypatch.setattr(sys, "path", [*sys.path])
    later.register(bring)
    return asked


def test_it_comes_once_and_only_when_it_is_wanted(brought: list[str]) -> None:
    assert brought == []
    import late_one  # type: ignore[import-not-found]
    import late_two  # type: ignore[import-not-found]

    assert late_one.HERE
    assert late_two.HERE
    assert brought == ["late"]


def test_what_cannot_come_is_missing(brought: list[str]) -> None:
    for _ in range(2):  # the second time it is asked for again
        with pytest.raises(ModuleNotFoundError, match="could not load nothing: nothing is not on"):
            import late_never  # type: ignore[import-not-found]  # noqa: F401
    assert brought == ["nothing"] * 2
