"""The tests of scripts that run in node, without a browser: each of them passes."""

import subprocess
import sys
from pathlib import Path

import pytest

NODE = Path(sys.executable).with_name("node")
HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.test.mjs"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_in_node(file: Path) -> None:
    ran = subprocess.run([NODE, "--test", file], capture_output=True, text=True, timeout=120)
    assert ran.returncode == 0, ran.stdout[-3000:] + ran.stderr[-3000:]
    written = file.read_text("utf-8").count("\ntest(")
    assert written
    assert f"pass {written}\n" in ran.stdout


def test_no_picture_is_recorded_that_nobody_compares() -> None:
    recorded = {file.with_suffix("") for file in HERE.glob("*.snapshot")}
    assert recorded == {file for file in FILES if "t.assert.snapshot(" in file.read_text("utf-8")}
