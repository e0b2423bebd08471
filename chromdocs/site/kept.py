"""What takes long to make is kept in files, under names that change with what it was made from."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from chromdocs.files import write_whole
from chromdocs.site.errors import DiskError
from chromdocs.site.sources import library, name_of

T = TypeVar("T")

COMPUTED = Path(".cache/computed")
Content = bytes | Path  # what a file of the site holds, or where that is kept


def keep(file: Path, content: bytes) -> None:
    """Write a file whole or not at all, whoever else may be writing it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, content, sync=False)
    except OSError as error:
        raise DiskError(f"cannot write {file}: {error.strerror}") from error
    except ValueError as error:
        raise DiskError(str(error)) from error


def kept(file: Path, make: Callable[[], bytes]) -> bytes:
    """Return what a file holds; if there is none yet, make it and keep it."""
    if not file.exists():
        keep(file, make())
    return file.read_bytes()


def computed(name: str, make: Callable[[], T]) -> T:
    """Return what the library computes under a *name*; while its code is the same, only once."""
    file = COMPUTED / f"{name_of([], library(), name)[:24]}.pickle"
    found: T = pickle.loads(kept(file, lambda: pickle.dumps(make())))
    return found
