"""What the views of a game decide in the page, asked of the scripts themselves."""

import subprocess
import sys
from pathlib import Path

NODE = Path(sys.executable).with_name("node")
TESTS = Path(__file__).with_name("play_views.test.mjs")


def test_what_views_decide() -> None:
    ran = subprocess.run([NODE, "--test", TESTS], capture_output=True, text=True, timeout=60)
    assert ran.returncode == 0, ran.stdout
    written = TESTS.read_text("utf-8").count("\ntest(")
    assert f"pass {written}\n" in ran.stdout
