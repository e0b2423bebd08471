"""Where commands write: a file or standard output, and progress on a terminal."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from tqdm import tqdm

from chromdocs.files import write_whole
from chromdocs.names import known

T = TypeVar("T")
Arguments = argparse.Namespace
Report = Callable[[int, int], object]

PERCENT = "{percentage:3.0f}% |{bar}| {elapsed} passed, {remaining} to go"


def format_of(a: Arguments, default: str, suffixes: Mapping[str, str]) -> str:
    """Return the format that is asked for, by option or by the name of the file."""
    if a.json or a.format:
        return "json" if a.json else str(a.format)
    suffix = Path(a.output or "").suffix[1:].lower()
    return known(suffixes, suffix, "ending of a file") if suffix else default


def bar(items: Iterable[T], total: int) -> Iterator[T]:
    """Show progress on a terminal, nothing in a pipe."""
    return iter(tqdm(items, total=total, disable=None, leave=False, unit_scale=True))


@contextmanager
def meter() -> Iterator[Report]:
    """Show on a terminal how much of long work is done, and how long the rest may take."""
    with tqdm(disable=None, leave=False, bar_format=PERCENT) as shown:

        def report(done: int, work: int) -> None:
            shown.total = work
            shown.update(done - shown.n)

        yield report


def dump(value: Any) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False)


def write(a: Arguments, content: str | bytes) -> None:
    """Write to the file of -o, whole or not at all, or to standard output."""
    data = content if isinstance(content, bytes) else (content.rstrip("\n") + "\n").encode()
    if not a.output:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    write_whole(Path(a.output), data)
