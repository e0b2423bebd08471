"""The gallery: one script per exhibit, run when the site is built.

A script that fails ends the build, and so does an exhibit without a script or a script without an
exhibit. What a script printed is kept, and it runs again when it or the library has changed.
"""

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from mkdocs.exceptions import PluginError

import chromdocs
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.site.kept import kept

FOLDER = Path("gallery")
CACHE = Path(".cache/gallery")
LIBRARY = Path(chromdocs.__file__).parent
PARTS = ("numbers", "games", "solve", "claims", "tables", "figures")  # what a script may use


@dataclass(frozen=True)
class Script:
    """A script of the gallery: its text, and what it printed."""

    text: str
    printed: str


def scripts() -> dict[str, Script]:
    """Return the script of every exhibit, by the id of the exhibit; each one has run."""
    found = {file.name for file in FOLDER.glob("*.py")}
    wanted = {exhibit.script for exhibit in EXHIBITS.values()}
    if strange := sorted(found ^ wanted):
        raise PluginError(f"gallery: each exhibit has one script, but look at {', '.join(strange)}")
    return {id: _script(FOLDER / exhibit.script) for id, exhibit in EXHIBITS.items()}


def _script(file: Path) -> Script:
    text = file.read_text("utf-8")
    printed = CACHE / f"{sha256((text + library()).encode()).hexdigest()[:24]}.txt"
    return Script(text, kept(printed, lambda: run(file).encode()).decode())


def run(file: Path) -> str:
    """Run a script as a reader would, and return what it printed; it must save its picture."""
    printed = io.StringIO()
    with TemporaryDirectory() as folder:
        picture = Path(folder) / f"{file.stem}.png"
        try:
            with contextlib.redirect_stdout(printed), _arguments(str(file), str(picture)):
                code = compile(file.read_text("utf-8"), str(file), "exec")
                exec(code, {"__name__": "__main__", "__file__": str(file)})
        except (Exception, SystemExit) as error:
            raise PluginError(f"{file}: {type(error).__name__}: {error}") from error
        if not picture.exists():
            raise PluginError(f"{file}: it saves no picture")
        return printed.getvalue().replace(folder + os.sep, "")


@contextlib.contextmanager
def _arguments(*words: str) -> Iterator[None]:
    before, sys.argv = sys.argv, [*words]
    try:
        yield
    finally:
        sys.argv = before


@cache
def library() -> str:
    """Return a name for the code that the scripts rest on."""
    files = sorted(file for part in PARTS for file in (LIBRARY / part).rglob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()
