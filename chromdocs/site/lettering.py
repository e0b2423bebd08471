"""The letters of the drawings as web fonts, so that a live chart is set in the same ones."""

from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path

import matplotlib

from chromdocs.figures.letters import FACES, FOLDER, SIGNS, subset
from chromdocs.site.kept import kept

CACHE = Path(".cache/fonts")


def lettering() -> Iterator[tuple[str, bytes]]:
    """Yield DejaVu Sans as matplotlib has it, with the signs that charts use, and its licence."""
    for name, file in FACES.items():
        signs = sha256(SIGNS.encode()).hexdigest()[:8]
        font = CACHE / f"{matplotlib.__version__}{name}-{signs}.woff"
        made = partial(subset, FOLDER / file, ["FFTM"], flavour="woff")
        yield f"assets/fonts/chart{name}.woff", kept(font, made)
    yield "assets/licenses/dejavu.txt", (FOLDER / "LICENSE_DEJAVU").read_bytes()
