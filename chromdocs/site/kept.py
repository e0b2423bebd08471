"""The cache: values of calls, in files named by the fingerprints of these calls.

So nothing in it has to be cleared. A build that asked for all that there is drops what no build has
asked for during `LONG`; while another build is at work it drops nothing.
"""

import os
import pickle
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from chromdocs.files import write_whole
from chromdocs.site.dependencies import fingerprint
from chromdocs.site.errors import DiskError

T = TypeVar("T")

CACHE = Path(".cache")
COMPUTED = CACHE / "computed"
LOCK = CACHE / "in-use"
DAY = 24 * 60 * 60
LONG = 14 * DAY  # without use

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


def is_kept(file: Path) -> bool:
    """Tell whether there is a file; if so, it counts as used now."""
    try:
        if time.time() - file.stat().st_mtime > DAY:
            os.utime(file)
    except OSError:
        return False
    return True


def place(folder: Path, end: str, make: Callable[..., Any], *given: Any) -> Path:
    """Return the file for the value of a call, in a folder; its name has this end."""
    return folder / f"{fingerprint(make, *given)}{end}"


def kept(folder: Path, end: str, make: Callable[..., bytes], *given: Any) -> bytes:
    """Return the value of a call, which is made and kept if it was not before."""
    file = place(folder, end, make, *given)
    if not is_kept(file):
        keep(file, make(*given))
    return file.read_bytes()


def computed(make: Callable[..., T], *given: Any) -> T:
    """Return the value of a call, any object, which is computed if it is not kept."""
    file = place(COMPUTED, ".pickle", make, *given)
    if is_kept(file):
        with suppress(OSError, EOFError, pickle.UnpicklingError, AttributeError, ImportError):
            found: T = pickle.loads(file.read_bytes())
            return found
    made = make(*given)
    keep(file, pickle.dumps(made))
    return made


@contextmanager
def in_use() -> Iterator[None]:
    """Tell other builds that one is at work with the cache."""
    with _locked(shared=True):
        yield


def prune(now: float | None = None) -> list[Path]:
    """Remove what was not used for long, unless another build is at work; return what it was."""
    now = time.time() if now is None else now
    gone = []
    with _locked(shared=False) as alone:
        for file in CACHE.rglob("*") if alone else ():
            with suppress(OSError):
                if file != LOCK and file.is_file() and now - file.stat().st_mtime > LONG:
                    file.unlink()
                    gone.append(file)
    return gone


@contextmanager
def _locked(shared: bool) -> Iterator[bool]:
    """Hold the cache, together with others or alone; tell whether that is so.

    Where the system has no such locks, nobody is ever alone.
    """
    try:
        import fcntl
    except ImportError:
        yield False
        return
    CACHE.mkdir(exist_ok=True)
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_SH if shared else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
        else:
            yield True
