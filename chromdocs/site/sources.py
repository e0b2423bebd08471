"""What a whole build is made of: names that change with it, for what is made of nearly everything.

Of code it is the syntax that counts, so that comments and layout make no difference. Where source
is shown as it stands, `source_of` notes this, and whoever keeps what was made of it asks for the
notes. Places are those within the project: in another folder the names are the same.

Code is read once, when the program starts, and so is its name: while `make serve` runs, a change of
it has no effect. Templates and texts are read in every build.
"""

import ast
import inspect
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from chromdocs.site.dependencies import LIBRARY, library_files, packages
from chromdocs.site.kept import CACHE, is_kept, keep

SITE = LIBRARY / "site"
AFRESH = (SITE / "templates", SITE / "theme")  # read in every build
BESIDE = (SITE / "assets",)  # scripts and styles, which stand beside the pages; .cjs runs here
SYNTAX = CACHE / "syntax"
LOCK = Path("package-lock.json")

_notes: list[dict[str, str]] = []


def name_of(files: Mapping[str, Path], *more: str) -> str:
    """Return a name for files as they stand, with their places, and for *more*.

    >>> name_of({}, "a") == name_of({}, "a"), name_of({}, "a") == name_of({}, "b")
    (True, False)
    """
    found = sha256("\0".join(more).encode())
    for place, file in sorted(files.items()):
        found.update(b"\0".join((place.encode(), sha256(file.read_bytes()).digest())))
    return found.hexdigest()


@cache
def code() -> str:
    """Return a name for what the code of the library says, its data, the gallery, all packages."""
    files = {place: file for place, file in library_files().items() if _counts(file)}
    data = {place: file for place, file in files.items() if file.suffix != ".py"}
    syntax = [f"{place}: {syntax_of(files[place])}" for place in sorted({*files} - {*data})]
    return name_of({**data, **_below(Path("gallery")), **lock()}, *syntax, packages())


def lock() -> dict[str, Path]:
    """Return the file with the versions of npm's packages, by its place, if it is there."""
    return {str(LOCK): LOCK} if LOCK.is_file() else {}


def state(*more: str) -> str:
    """Return a name for all that pages are made of besides their own texts, and for *more*."""
    return name_of(looks(), code(), *more)


def looks() -> dict[str, Path]:
    """Return the files that say how all pages look, by their places."""
    return {**_below(*AFRESH, Path("docs/assets")), "mkdocs.yml": Path("mkdocs.yml")}


def syntax_of(file: Path) -> str:
    """Return a name for what a file of Python says, whatever its comments and its layout."""
    text = file.read_bytes()
    known = SYNTAX / sha256(text + packages().encode()).hexdigest()[:32]
    if not is_kept(known):
        keep(known, sha256(ast.dump(ast.parse(text)).encode()).hexdigest().encode())
    return known.read_text("utf-8")


@cache
def syntax(modules: tuple[str, ...]) -> str:
    """Return a name for what the code of some modules says."""
    files = (import_module(module).__file__ or "" for module in modules)
    return name_of({}, *(syntax_of(Path(file)) for file in files))


def source_of(thing: Any) -> str:
    """Return the source of a function or a module as it stands, and note that it is shown."""
    note(inspect.getfile(inspect.unwrap(thing)))
    return inspect.getsource(thing)


def note(file: str) -> None:
    """Note that a file of the library is shown as it stands."""
    file = str(Path(file).resolve())
    for notes in _notes:
        notes |= {at: _digest(found) for at, found in _places().items() if str(found) == file}


@contextmanager
def noted() -> Iterator[dict[str, str]]:
    """Give the notes of what is shown meanwhile: the places of files, and names for these."""
    notes: dict[str, str] = {}
    _notes.append(notes)
    try:
        yield notes
    finally:
        _notes.remove(notes)


def stand(notes: Mapping[str, str]) -> bool:
    """Tell whether all that was shown still stands there as it did."""
    known = _places()
    return all(place in known and _digest(known[place]) == name for place, name in notes.items())


@cache
def _places() -> dict[str, Path]:
    return {place: file.resolve() for place, file in library_files().items()}


@cache
def _digest(file: Path) -> str:
    return sha256(file.read_bytes()).hexdigest()


def _below(*folders: Path) -> dict[str, Path]:
    """Return the files in some folders and below them, by their places."""
    files = (file for folder in folders for file in folder.rglob("*") if file.is_file())
    return {_place(file): file for file in files}


def _place(file: Path) -> str:
    inside = file.is_relative_to(LIBRARY.parent)
    return (file.relative_to(LIBRARY.parent) if inside else file).as_posix()


def _counts(file: Path) -> bool:
    """Tell whether pages depend on a file of the library."""
    if {*AFRESH} & {*file.parents}:
        return False
    return file.suffix == ".cjs" or not {*BESIDE} & {*file.parents}


def environment() -> str:
    """Return what a build is told by its surroundings."""
    names = ("SITE_URL", "CHROMDOCS_RELEASE", "CHROMDOCS_PAPERS")
    return repr([os.environ.get(name, "") for name in names])
