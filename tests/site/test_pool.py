"""Processes that work for a build end with it, also if it is killed."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from processes import PATIENCE, hear, wait_for

PROGRAM = """
import os, sys, time
from chromdocs.site.pool import stop, workers
from pathlib import Path

def work(folder):
    Path(folder, str(os.getpid())).touch()
    time.sleep(600)

if __name__ == "__main__":
    pool = workers()
    task = pool.submit(work, sys.argv[1])
    try:
        task.result()
    except KeyboardInterrupt:
        stop(pool)
        sys.exit(130)
"""


def is_alive(process: int) -> bool:
    """Tell whether a process is there, and not only its name in a list."""
    try:
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def ended_by(sent: int, tmp_path: Path) -> int:
    """Stop a program with a signal while another process works for it; return its exit code."""
    program, folder = tmp_path / "program.py", tmp_path / "pids"
    program.write_text(PROGRAM, "utf-8")
    folder.mkdir()
    command = [sys.executable, str(program), str(folder)]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, preexec_fn=hear)
    wait_for(lambda: [*folder.iterdir()])
    (worker,) = (int(file.name) for file in folder.iterdir())
    assert is_alive(worker)
    os.kill(running.pid, sent)
    code = running.wait(PATIENCE)
    wait_for(lambda: not is_alive(worker))
    return code


def test_a_program_that_is_killed_leaves_no_process(tmp_path: Path) -> None:
    assert ended_by(signal.SIGKILL, tmp_path) == -signal.SIGKILL


def test_a_program_that_is_stopped_leaves_no_process(tmp_path: Path) -> None:
    assert ended_by(signal.SIGINT, tmp_path) == 130
