"""The letters of the drawings as web fonts, so that a live chart is set in the same ones."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import matplotlib

from chromdocs.figures.letters import FACES, FOLDER, SIGNS, subset

CACHE = Path(".cache/fonts")


def lettering() -> Iterator[tuple[str, bytes]]:
    """Yield DejaVu Sans as matplotlib has it, with the signs that charts use, and its licence."""
    for name, file in FACES.items():
        kept = (
            CACHE / f"{matplotlib.__version__}{name}-{sha256(SIGNS.encode()).hexdigest()[:8]}.woff"
        )
        if not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(subset(FOLDER / file, ["FFTM"], flavour="woff"))
        yield f"assets/fonts/chart{name}.woff", kept.read_bytes()
    yield "assets/licenses/dejavu.txt", (FOLDER / "LICENSE_DEJAVU").read_bytes()
