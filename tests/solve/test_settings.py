"""How long an answer may take, and how much memory, is for the environment to say."""

import os
import subprocess
import sys


def test_memory_is_a_setting() -> None:
    code = "from chromdocs.solve.solver import LISTED, MEMORY; print(LISTED, MEMORY)"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"CHROMDOCS_MEMORY": "500"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert ran.stdout.split() == ["2621440", str(500 * 2**20)]
