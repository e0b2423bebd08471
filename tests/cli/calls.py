"""Calls of the command, in this process or in another, and what is to be seen of them."""

import os
import re
import select
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any, NamedTuple

from chromdocs.cli.cluster import Part, Result, result

LIMIT = 90  # seconds that a call in another process may take on a busy machine
CALL = [sys.executable, "-c", "from chromdocs.cli.main import main; raise SystemExit(main())"]

STOPPABLE = [  # also where what started the tests ignores Ctrl-C, as nohup does
    *CALL[:2],
    "from signal import SIGINT, default_int_handler, signal; import sys; "
    "import chromdocs.cli.main as command; run = command._run; "
    "begun = lambda: print('begun', file=sys.stderr, flush=True); "
    "command._run = lambda arguments: begun() or run(arguments); "  # not before
    f"signal(SIGINT, default_int_handler); {CALL[2]}",
]

QUICK = ["chromatic/tab-tau", "chromatic/fig-3"]  # claims that are checked at once
KEYS = {  # of an entry of the ledger
    *("id", "paper", "locator", "kind", "title", "status", "bound", "cases"),
    *("counterexample", "corrected", "seconds"),
}


class Ran(NamedTuple):
    code: int
    raw: bytes
    err: str

    @property
    def out(self) -> str:
        return self.raw.decode()

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


def good(ran: Ran) -> Ran:
    assert ran.err == ""
    assert ran.code == 0
    assert ran.out.endswith("\n")
    assert not ran.out.endswith("\n\n")
    return ran


def bad(ran: Ran, *wanted: str) -> None:
    """One line on stderr that holds what is wanted, exit code 2, nothing on stdout."""
    assert ran.code == 2
    assert ran.raw == b""
    assert re.fullmatch(r"chromdocs: [^\n]+\n", ran.err), ran.err
    for text in wanted:
        assert text in ran.err


@contextmanager
def started(call: list[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Start a call in another process, which ends here at the latest."""
    with subprocess.Popen(call, stdout=subprocess.PIPE, **options) as process:
        try:
            yield process
        finally:
            process.kill()


def read_until(wanted: bytes, terminal: int) -> bytes:
    """Return what is shown on a terminal until it shows what is wanted, within the limit."""
    shown, end = b"", monotonic() + LIMIT
    while wanted not in shown:
        ready, _, _ = select.select([terminal], [], [], max(0, end - monotonic()))
        assert ready, f"{wanted!r} was not shown: {shown!r}"
        shown += os.read(terminal, 1000)
    return shown


def squared(n: int) -> int:
    """Work for other processes, which find it here; one of them dies of 13."""
    if n == 13:
        os._exit(7)
    return n * n


def dies(part: Part, **options: Any) -> Result:
    """Do a part of a claim, in a worker of a cluster, which dies of one."""
    if part.id == "chromatic/obs-8":
        os._exit(7)
    return result(part, **options)
