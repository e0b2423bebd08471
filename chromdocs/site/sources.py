"""What a build is made of: names that change with it, for what is kept from one build to the next.

Code is read once, when the program starts, and so is its name: while `make serve` runs, a change of
it has no effect. Templates and texts are read in every build.
"""

import os
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path

import chromdocs
from chromdocs import papers

LIBRARY = Path(chromdocs.__file__).parent
SITE = LIBRARY / "site"
AFRESH = (SITE / "templates", SITE / "theme")  # read in every build
BESIDE = (SITE / "assets",)  # scripts and styles, which stand beside the pages; .cjs runs here
LOCKS = ("requirements/all.txt", "package-lock.json")


def name_of(files: Iterable[Path], *more: str) -> str:
    """Return a name for what is in some files, which are there, and for *more*.

    >>> name_of([], "a") == name_of([], "a"), name_of([], "a") == name_of([], "b")
    (True, False)
    """
    found = sha256("\0".join(more).encode())
    for file in sorted(files):
        found.update(b"\0".join((str(file).encode(), sha256(file.read_bytes()).digest())))
    return found.hexdigest()


@cache
def code() -> str:
    """Return a name for the library and its data, for scripts of the gallery and all packages."""
    files = _below(LIBRARY, Path("gallery"), *map(Path, papers.__path__))
    return name_of({*filter(_counts, files), *map(Path, LOCKS)}, sys.version)


def state(*more: str) -> str:
    """Return a name for all that pages are made of besides their own texts, and for *more*."""
    files = _below(*AFRESH, Path("docs/assets"))
    return name_of({*files, Path("mkdocs.yml")}, code(), *more)


@cache
def library() -> str:
    """Return a name for the library without what stands above it: the site and the command."""
    above = {SITE, LIBRARY / "cli"}
    files = filter(_counts, _below(LIBRARY, *map(Path, papers.__path__)))
    return name_of((file for file in files if not above & {*file.parents}), sys.version)


def _below(*folders: Path) -> set[Path]:
    """Return the files in some folders and below them."""
    return {file for folder in folders for file in folder.rglob("*") if file.is_file()}


def _counts(file: Path) -> bool:
    """Tell whether pages depend on a file of the library."""
    if "__pycache__" in file.parts or {*AFRESH} & {*file.parents}:
        return False
    return file.suffix == ".cjs" or not {*BESIDE} & {*file.parents}


def environment() -> str:
    """Return what a build is told by its surroundings."""
    names = ("SITE_URL", "CHROMDOCS_RELEASE", "CHROMDOCS_PAPERS")
    return repr([os.environ.get(name, "") for name in names])
