"""A disk that is full or may not be written to is told in one line."""

import errno
import logging
from pathlib import Path

import pytest

from chromdocs.cli.main import main
from chromdocs.site.errors import DiskError
from chromdocs.site.kept import keep
from chromdocs.site.mkdocs import build

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "error",
    [
        DiskError("cannot write .cache/x: No space left on device"),
        OSError(errno.ENOSPC, "No space left on device", "x"),
    ],
)
def test_one_line_and_the_old_site(
    error: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (ROOT / "site/index.html").stat()

    def fail(config: object) -> None:
        try:
            raise error
        except Exception:
            logging.getLogger("mkdocs.commands.build").error("Error reading page 'x'")
            raise

    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("mkdocs.commands.build.build", fail)
    assert main(["site", "build"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "No space left on device" in said
    assert (ROOT / "site/index.html").stat() == before


def test_other_errors_are_told(caplog: pytest.LogCaptureFixture) -> None:
    build._prepare()
    logging.getLogger("mkdocs.commands.build").error("Error reading page 'x'")
    assert "Error reading page" in caplog.text


def test_what_cannot_be_kept_says_where(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(DiskError, match=r"cannot write .*/x: "):
        keep(tmp_path / "file" / "x", b"")
