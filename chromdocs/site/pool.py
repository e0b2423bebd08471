"""Other processes that work for a build, none of which outlives it, however it ends."""

import gc
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import wait
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

OFTEN = 50_000  # new objects after which unused ones are looked for
STOPS = (signal.SIGINT, signal.SIGTERM)
LATER = 5  # how much their work makes way for whoever writes the pages


class Workers(ProcessPoolExecutor):
    """A pool of processes, as many as there are cores; they start when there is work.

    While they start they do not hear Ctrl-C, of which they know nothing to say, and neither does
    the one who starts them: it hears it afterwards.
    """

    def __init__(self) -> None:
        super().__init__(mp_context=multiprocessing.get_context("spawn"), initializer=_begin)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have something done, and return what will come of it."""
        with _deaf():
            return super().submit(fn, *args, **kwargs)

    def stop(self) -> None:
        """End the processes at once."""
        for process in multiprocessing.active_children():
            process.kill()
        self.shutdown(cancel_futures=True)  # else its thread may be gone when Python looks for it


@contextmanager
def _deaf() -> Iterator[None]:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Make way, leave Ctrl-C to the one who waits for us, and end when that one is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    os.nice(LATER)
    gc.set_threshold(OFTEN)  # they make much that stays, in which there is little to find
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    if parent := multiprocessing.parent_process():
        wait([parent.sentinel])
        os._exit(1)
