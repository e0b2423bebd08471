"""The command `chromdocs` in this process: what it prints, writes, refuses, returns."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from calls import Ran, Run

from chromdocs.cli.main import main


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes]) -> Iterator[Run]:
    before = sys.get_int_max_str_digits()

    def call(*arguments: str) -> Ran:
        sys.set_int_max_str_digits(4300)  # as in a new process
        capfdbinary.readouterr()
        try:
            code = main(arguments)
        except SystemExit as stop:
            code = stop.code
        written = capfdbinary.readouterr()
        return Ran(code, written.out, written.err.decode())

    yield call
    sys.set_int_max_str_digits(before)


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a directory of its own, to see what is left there."""
    monkeypatch.chdir(tmp_path)
    return tmp_path
