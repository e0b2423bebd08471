"""Compile a C program of this folder, to measure others beside it."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).parent


@contextmanager
def compiled_c(name: str) -> Iterator[Path]:
    """Give the path of a program made from NAME.c; FileNotFoundError if there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise FileNotFoundError("there is no C compiler")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / name
        subprocess.run([compiler, "-O2", "-w", "-o", program, HERE / f"{name}.c"], check=True)
        yield program
