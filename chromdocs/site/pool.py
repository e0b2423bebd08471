"""Other processes that work for a build, none of which outlives it, however it ends."""

import gc
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from threading import Thread

OFTEN = 50_000  # new objects after which unused ones are looked for
LATER = 5  # how much their work makes way for whoever writes the pages


def workers() -> ProcessPoolExecutor:
    """Return a pool of processes, as many as there are cores; they start when there is work."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(mp_context=context, initializer=_begin)


def stop(pool: ProcessPoolExecutor) -> None:
    """End a pool and its processes at once."""
    pool.shutdown(wait=False, cancel_futures=True)
    for process in multiprocessing.active_children():
        process.kill()


def _begin() -> None:
    """Make way, leave Ctrl-C to the one who waits for us, and end when that one is gone."""
    os.nice(LATER)
    gc.set_threshold(OFTEN)  # they make much that is kept, in which there is little to find
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    if parent := multiprocessing.parent_process():
        wait([parent.sentinel])
        os._exit(1)
