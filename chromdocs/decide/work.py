"""How much a decision may do: steps are counted, so that it goes, or is refused, everywhere alike.

A clock would refuse a formula on a busy machine that it decides on another. So what is counted is
what the work consists of: the steps of automata, from state to state, that are gone through.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property
from typing import Any, TypeVar

T = TypeVar("T")

MOST = 40_000_000  # steps that a decision may take; the largest of the ledger takes a quarter of it
PART = 12  # of the bound, one part is for what is held in memory at a time
LIGHT = 4  # so many states in a set take as much memory as a step
HELPS = (
    "smaller factors, fewer variables in one comparison or fewer digits may help, "
    "or a larger bound (--most; most=... in Python)"
)


class TooLarge(ValueError):
    """A formula that would take more time and memory than it is given."""


class Work:
    """What a decision has done, and how much it may do.

    >>> work = Work(100)
    >>> work.take(60, 2)
    >>> work.take(60, 2)
    Traceback (most recent call last):
    chromdocs.decide.work.TooLarge: this formula takes more than 100 steps of automata; \
smaller factors, fewer variables in one comparison or fewer digits may help, \
or a larger bound (--most; most=... in Python)
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most  # steps
        self.done = 0  # steps
        self.held = 0  # steps of the automata that the decision is made of

    def take(self, cost: int, steps: int) -> None:
        """Count an automaton, by what it cost and by its steps, or raise `TooLarge`."""
        self.refuse_long(cost)
        self.done += cost
        self.held += steps

    def refuse_long(self, cost: int) -> None:
        """Raise `TooLarge` if there is no time for so many steps more."""
        if self.done + cost > self.most:
            raise TooLarge(f"this formula takes more than {self.most:,} steps of automata; {HELPS}")

    def refuse_large(self, tracks: Iterable[str], steps: int, extra: int = 0) -> None:
        """Raise `TooLarge` if there is no room, or no time, for an automaton of so many steps.

        What finding them took is *extra*; sets of states, with which that is done, are lighter.
        """
        if self.held + steps + extra // LIGHT > (room := self.most // PART):
            many = len([*tracks])
            raise TooLarge(
                f"an automaton for {many} number{'s' * (many != 1)} at once grows beyond "
                f"{room - self.held:,} steps, for which there is room; {HELPS}"
            )
        self.refuse_long(steps + extra)


_WORK: ContextVar[Work | None] = ContextVar("work", default=None)


def current() -> Work:
    """Return the work of the decision that is going on; apart from any, each automaton has its own.

    >>> current().done
    0
    """
    return _WORK.get() or Work()


@contextmanager
def bounded(most: int) -> Iterator[Work]:
    """Give all that is done within so many steps.

    >>> with bounded(7):
    ...     current().most
    7
    """
    before = _WORK.set(Work(most))
    try:
        yield current()
    finally:
        _WORK.reset(before)


class owned(cached_property[T]):
    """A property of a numeration, made once: no decision pays for it more than another."""

    def __get__(self, instance: object, owner: type[Any] | None = None) -> Any:
        with bounded(MOST):
            return super().__get__(instance, owner)
