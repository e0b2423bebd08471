"""What a program prints, on its way to a page: in few parts, and never more than can be read."""

import io
import time
from collections.abc import Callable
from typing import Any

MOST = 100_000  # characters of a run that are sent
AT_ONCE = 200  # parts that are sent without delay: whoever stops a program has seen what it said
PAUSE = 0.1  # seconds between the later ones


class Printed:
    """Takes text of two kinds, ``out`` and ``err``, in order; the rest beyond `MOST` it counts.

    >>> printed = Printed(print)
    >>> print("so", file=printed.out)
    {'out': 'so\\n'}
    >>> printed.room, printed.more
    (99997, 0)
    """

    def __init__(self, send: Callable[[dict[str, Any]], object]) -> None:
        self.send = send
        self.out, self.err = _Stream(self, "out"), _Stream(self, "err")
        self.room = MOST  # characters that may still be sent
        self.more = 0  # characters that were not
        self._told = 0  # of these, what the page knows of
        self._waiting: list[str] = []
        self._kind = "out"
        self._parts = 0
        self._since = time.monotonic()  # something waits, or nothing was sent

    def write(self, text: str, kind: str) -> None:
        """Take some text."""
        if kind != self._kind:
            self.flush()
            self._kind = kind
        if self.room:
            if not self._waiting:
                self._since = time.monotonic()
            self._waiting.append(text[: self.room])
        self.more += max(0, len(text) - self.room)
        self.room = max(0, self.room - len(text))
        early = self._parts < AT_ONCE and text.endswith("\n")
        if (early and self._waiting) or time.monotonic() > self._since + PAUSE:
            self.flush()

    def flush(self) -> None:
        """Send what waits; if nothing may, how much there is."""
        waiting, self._waiting = "".join(self._waiting), []
        self._since = time.monotonic()
        if waiting:
            self._parts += 1
            self.send({self._kind: waiting})
        elif self.more > self._told:
            self._told = self.more
            self.send({"more": self.more})

    def end(self) -> None:
        """Send all that is left, and how much was not sent."""
        while self._waiting or self.more > self._told:
            self.flush()


class _Stream(io.TextIOBase):
    """A file to print to."""

    def __init__(self, printed: Printed, kind: str) -> None:
        self.printed = printed
        self.kind = kind

    encoding = "utf-8"

    def writable(self) -> bool:
        return True

    def write(self, text: str, /) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self.printed.write(text, self.kind)
        return len(text)
