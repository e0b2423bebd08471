"""What takes long to make is kept in files, under names that change with what it was made from."""

from collections.abc import Callable
from os import getpid
from pathlib import Path


def keep(file: Path, content: bytes) -> None:
    """Write a file whole or not at all, whoever else may be writing it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(f".{getpid()}.part")
    part.write_bytes(content)
    part.replace(file)


def kept(file: Path, make: Callable[[], bytes]) -> bytes:
    """Return what a file holds; if there is none yet, make it and keep it."""
    if not file.exists():
        keep(file, make())
    return file.read_bytes()
