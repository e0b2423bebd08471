"""Processes that work for a build end with it, also if it is killed."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from processes import PATIENCE, hear, wait_for

PROGRAM = """
import os, sys, time
from chromdocs.site.pool import Workers
from pathlib import Path

def work(folder):
    Path(folder, str(os.getpid())).touch()
    time.sleep(600)

if __name__ == "__main__":
    pool = Workers()
    try:
        task = pool.submit(work, sys.argv[1])
        Path(sys.argv[1], "begun").touch()
        task.result()
    except KeyboardInterrupt:
        time.sleep(0.3)  # in which others could complain
        pool.stop()
        sys.exit(130)
"""


def is_alive(process: int) -> bool:
    """Tell whether a process is there, and not only its name in a list."""
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def started(tmp_path: Path) -> tuple[subprocess.Popen[str], Path]:
    """Start a program for which another process works; return it, and where both leave notes."""
    program, folder = tmp_path / "program.py", tmp_path / "notes"
    program.write_text(PROGRAM, "utf-8")
    folder.mkdir()
    running = subprocess.Popen(
        [sys.executable, str(program), str(folder)],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear,
    )
    wait_for(lambda: (folder / "begun").exists())
    return running, folder


@pytest.mark.parametrize(
    ("sent", "code"), [(signal.SIGKILL, -signal.SIGKILL), (signal.SIGINT, 130)]
)
def test_a_program_that_ends_leaves_no_process(sent: int, code: int, tmp_path: Path) -> None:
    running, folder = started(tmp_path)
    wait_for(lambda: len([*folder.iterdir()]) == 2)
    (worker,) = (int(file.name) for file in folder.iterdir() if file.name != "begun")
    assert is_alive(worker)
    os.kill(running.pid, sent)
    running.communicate(timeout=PATIENCE)
    assert running.returncode == code
    wait_for(lambda: not is_alive(worker))


@pytest.mark.parametrize("after", [0, 0.05, 0.2])  # seconds, in which the other process starts
def test_ctrl_c_is_for_all_and_nobody_complains(after: float, tmp_path: Path) -> None:
    running, _ = started(tmp_path)
    time.sleep(after)
    os.killpg(running.pid, signal.SIGINT)  # as a terminal does
    _, said = running.communicate(timeout=PATIENCE)
    assert (running.returncode, said) == (130, "")
