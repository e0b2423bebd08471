"""A few hundred odd inputs, the same in every run; scripts/fuzz.py has as many as one likes."""

import io
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from chromdocs.cli.main import main

SCRIPT = Path(__file__).parent.parent / "scripts" / "fuzz.py"


@pytest.fixture(scope="module")
def fuzz() -> ModuleType:
    spec = spec_from_file_location("fuzz", SCRIPT)
    assert spec
    assert spec.loader
    found = sys.modules["fuzz"] = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def test_odd_inputs(
    fuzz: ModuleType,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    wrong = []
    for number, call in enumerate(fuzz.calls(seed=7, number=120, bold=False)):
        folder = tmp_path / str(number)
        folder.mkdir()
        monkeypatch.chdir(folder)
        for name, content in call.files.items():
            Path(name).write_bytes(content)
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(call.typed)))
        try:
            code = main(call.words)
        except SystemExit as stop:
            code = int(stop.code or 0)
        written = capfdbinary.readouterr()
        if what := fuzz.problem(call, code, written.out, written.err.decode()):
            wrong.append((what, call.words, written.err))
    assert wrong == []


@pytest.mark.parametrize(
    ("code", "out", "err"),
    [
        (99, b"", ""),
        (1, b"", "Traceback (most recent call last)\n"),
        (2, b"", "chromdocs: one\nchromdocs: two\n"),
        (2, b"x", "chromdocs: one\n"),
        (2, b"", "chromdocs: " + "x" * 5000 + "\n"),
        (0, b"\x1b[31m", ""),
        (0, "\u202e".encode(), ""),
    ],
)
def test_what_is_wrong_is_noticed(fuzz: ModuleType, code: int, out: bytes, err: str) -> None:
    assert fuzz.problem(fuzz.Call(["games"]), code, out, err)
    assert not fuzz.problem(fuzz.Call(["games"]), 0, b"x\n", "")


def test_the_same_seed_gives_the_same_calls(fuzz: ModuleType) -> None:
    first, again = (list(fuzz.calls(3, 40)) for _ in range(2))
    assert first == again != list(fuzz.calls(4, 40))
