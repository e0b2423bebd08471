"""Do a function on many values in several processes, none of which outlives this one's work."""

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")
Worker = tuple[Connection, BaseProcess]


def spread(
    work: Callable[[T], R], values: Sequence[T], jobs: int, died: Callable[[int | None], R]
) -> Iterator[tuple[T, R]]:
    """Yield each value and what *work* makes of it, as they come.

    Where a process ends in the midst of its work, *died* makes something of its exit code.
    Whatever ends the loop, Ctrl-C too, ends the processes at once.
    """
    waiting = list(reversed(values))
    busy: dict[Connection, tuple[BaseProcess, T]] = {}
    idle: list[Worker] = []
    started: list[BaseProcess] = []
    try:
        while waiting or busy:
            while waiting and len(busy) < jobs:
                line, process = idle.pop() if idle else _start(work, started)
                busy[line] = process, waiting.pop()
                with suppress(OSError):  # it ended at once, as will be seen
                    line.send(busy[line][1])
            for line in wait([*busy]):  # type: ignore[assignment]  # only connections are busy
                process, value = busy.pop(line)
                try:
                    result = line.recv()
                    idle.append((line, process))
                except (EOFError, OSError):
                    process.join(1)
                    result = died(process.exitcode)
                yield value, result
    finally:
        for process in started:
            process.kill()
        for process in started:
            process.join(1)


def _start(work: Callable[[Any], Any], started: list[BaseProcess]) -> Worker:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs, work), daemon=True)
    with _undisturbed():
        process.start()
        started.append(process)
    theirs.close()
    return ours, process


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Let Ctrl-C wait: a process that is started meanwhile never hears of it.

    The new process is deaf to it, as this thread is; another thread of ours may hear it, and then
    it is kept until the process is known.
    """
    if not hasattr(signal, "pthread_sigmask") or current_thread() is not main_thread():
        yield
        return
    resource_tracker.ensure_running()  # which would let Ctrl-C through if it were started below
    heard: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, usual)
    if heard:
        raise KeyboardInterrupt


def _serve(line: Connection, work: Callable[[Any], Any]) -> None:
    with suppress(EOFError):  # nobody asks any more
        while True:
            line.send(work(line.recv()))
