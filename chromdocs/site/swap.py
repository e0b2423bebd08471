"""A site is built beside the one that is there, and takes its place when it is whole."""

import ctypes
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

ROOM = Path(".cache")  # on the same disk as the site, and nobody looks there
_HERE, _SWAP = -100, 2  # as the system calls below name the folder we are in, and what to do


@contextmanager
def beside(site: Path) -> Iterator[Path]:
    """Give a folder to build in; what is in it takes the place of *site*, unless something fails.

    What builds that were killed have left is removed.
    """
    ROOM.mkdir(exist_ok=True)
    old = ROOM / "replaced"
    if old.exists() and not site.exists():
        old.rename(site)  # somebody was stopped between two steps
    for left in (old, *ROOM.glob("building-*")):
        if left.exists() and not _is_used(left):
            shutil.rmtree(left)
    new = ROOM / f"building-{os.getpid()}"
    new.mkdir()
    try:
        yield new
        _put(new, site, old)
    finally:
        shutil.rmtree(new, ignore_errors=True)


def _put(new: Path, site: Path, old: Path) -> None:
    """Put *new* in the place of *site*, at once where the system can do that."""
    if site.exists() and not _swapped(new, site):
        site.rename(old)
    if new.exists() and not site.exists():
        new.rename(site)
    shutil.rmtree(old, ignore_errors=True)


def _swapped(one: Path, other: Path) -> bool:
    """Swap two folders in one step, and tell whether that was possible."""
    library = ctypes.CDLL(None)
    names = os.fsencode(one), os.fsencode(other)
    with suppress(AttributeError):
        if sys.platform == "linux":
            return not library.renameat2(_HERE, names[0], _HERE, names[1], _SWAP)
        if sys.platform == "darwin":
            return not library.renamex_np(*names, _SWAP)
    return False


def _is_used(folder: Path) -> bool:
    """Tell whether the build that made a folder is still at work."""
    number = folder.name.partition("-")[2]
    if not number.isdigit():
        return False
    try:
        os.kill(int(number), 0)
    except OSError:
        return False
    return True
