"""A build that is stopped leaves the site that was there, and no process."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from processes import PATIENCE, hear, wait_for

ROOT = Path(__file__).parents[2]
PROGRAM = "import sys; from chromdocs.cli.main import main; sys.exit(main(['site', 'build']))"


def at_work(session: int) -> list[str]:
    """Return the processes of a session, but for those that are only names in a list."""
    command = ["ps", "-eo", "sid,stat,args"]
    listed = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)
    rows = (line.split(maxsplit=2) for line in listed.stdout.splitlines()[1:])
    return [row[2] for row in rows if row[0] == str(session) and not row[1].startswith("Z")]


@pytest.mark.skipif(not shutil.which("ps"), reason="no ps, which lists processes")
@pytest.mark.parametrize(
    ("sent", "code"),
    [(signal.SIGINT, 130), (signal.SIGTERM, 130), (signal.SIGKILL, -signal.SIGKILL)],
)
def test_the_old_site_stays_and_nobody_works_on(sent: int, code: int) -> None:
    home = ROOT / "site/index.html"
    before = home.stat()
    running = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear,
    )
    folder = ROOT / f".cache/building-{running.pid}"
    try:
        wait_for(lambda: folder.exists() or running.poll() is not None)
        time.sleep(2)  # so that it is at work
        send = os.killpg if sent == signal.SIGINT else os.kill  # a terminal tells all
        send(running.pid, sent)
        _, said = running.communicate(timeout=PATIENCE)
        assert running.returncode == code
        if sent != signal.SIGKILL:
            assert said == "chromdocs: stopped\n"
            assert not folder.exists()
        wait_for(lambda: not at_work(running.pid))
        assert (home.stat().st_ino, home.stat().st_mtime_ns) == (before.st_ino, before.st_mtime_ns)
    finally:
        shutil.rmtree(folder, ignore_errors=True)  # else the next build does
