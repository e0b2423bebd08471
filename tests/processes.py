"""Processes that tests start and stop."""

import signal
import time
from collections.abc import Callable

PATIENCE = 120  # seconds that a busy machine may take


def hear() -> None:
    """Let a new process hear Ctrl-C, also where tests run in the background, deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(what: Callable[[], object]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)
