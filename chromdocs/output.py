"""Where commands write: a file or standard output, and progress on a terminal."""

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

from tqdm import tqdm

from chromdocs.names import known

T = TypeVar("T")
Arguments = argparse.Namespace


def format_of(a: Arguments, default: str, suffixes: Mapping[str, str]) -> str:
    """Return the format that is asked for, by option or by the name of the file."""
    if a.json or a.format:
        return "json" if a.json else str(a.format)
    suffix = Path(a.output or "").suffix[1:].lower()
    return known(suffixes, suffix, "ending of a file") if suffix else default


def bar(items: Iterable[T], total: int) -> Iterator[T]:
    """Show progress on a terminal, nothing in a pipe."""
    return iter(tqdm(items, total=total, disable=None, leave=False, unit_scale=True))


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
    target = Path(a.output)
    try:
        if target.exists() and not target.is_file():  # a pipe or a device is written to as it is
            target.write_bytes(data)
            return
        part = target.resolve().with_name(f".{target.name}.part")
        try:
            part.write_bytes(data)
            part.replace(target.resolve())
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise ValueError(f"cannot write {target}: {error.strerror}") from None
