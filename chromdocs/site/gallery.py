"""The gallery: one script per exhibit, run when the site is built.

An exhibit without a script gets the shortest one. A script that fails ends the build, and so does
a script without an exhibit. What a script printed is kept, and it runs again when it or the
library has changed.
"""

import contextlib
import io
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from chromdocs.figures.figure import Exhibit
from chromdocs.papers import EXHIBITS
from chromdocs.site.arguments import Program
from chromdocs.site.errors import SiteError
from chromdocs.site.kept import kept

FOLDER = Path("gallery")
CACHE = Path(".cache/gallery")
SHORTEST = """\
import chromdocs as cd

cd.show(cd.figure("{id}"))
"""


@dataclass(frozen=True)
class Script:
    """A script of the gallery: its text, and what it printed."""

    text: str
    printed: str


def script(exhibit: Exhibit) -> Script:
    """Return the script of an exhibit, which has run."""
    file = FOLDER / exhibit.script
    text = file.read_text("utf-8") if file.exists() else SHORTEST.format(id=exhibit.id)
    return Script(text, kept(CACHE, ".txt", _printed, Program(text), str(file)).decode())


def _printed(script: Program, file: str) -> bytes:
    return run(Path(file), script.text).encode()


def refuse_strays() -> None:
    """Raise SiteError if a script is of no exhibit."""
    known = {exhibit.script for exhibit in EXHIBITS.values()}
    if strays := sorted({file.name for file in FOLDER.glob("*.py")} - known):
        raise SiteError(f"gallery: a script is named like its exhibit, not {', '.join(strays)}")


def run(file: Path, text: str) -> str:
    """Run a script as a reader would, and return what it printed; it must save its picture."""
    printed = io.StringIO()
    with TemporaryDirectory() as folder:
        picture = Path(folder) / f"{file.stem}.png"
        try:
            with contextlib.redirect_stdout(printed), _arguments(str(file), str(picture)):
                code = compile(text, str(file), "exec")
                exec(code, {"__name__": "__main__", "__file__": str(file)})
        except (Exception, SystemExit) as error:
            raise SiteError(f"{file}: {type(error).__name__}: {error}") from error
        if not picture.exists():
            raise SiteError(f"{file}: it saves no picture")
        return printed.getvalue().replace(folder + os.sep, "")


@contextlib.contextmanager
def _arguments(*words: str) -> Iterator[None]:
    before, sys.argv = sys.argv, [*words]
    try:
        yield
    finally:
        sys.argv = before
