"""The typeface of pages and figures: what the library draws with, and what charts have more."""

import inspect
from collections.abc import Iterator
from functools import cache, partial
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any

import matplotlib

from chromdocs.figures.letters import DEJAVU, FOLDER, LACKED, SERIF, rename, subset
from chromdocs.figures.paint import ASSETS, FACES
from chromdocs.site.kept import keep, kept

CACHE = Path(".cache/fonts")
LITERATA = Path("node_modules/@fontsource-variable/literata")


@cache
def bring_letters() -> None:
    """Put Literata where the library draws with it, regular and bold, and its licence beside it."""
    folder = Path(str(ASSETS))
    way = (LITERATA / "package.json").read_text("utf-8") + inspect.getsource(_instance)
    for face, weight in FACES.items():
        font = CACHE / f"literata{face}-{sha256(way.encode()).hexdigest()[:8]}.ttf"
        keep(folder / f"literata{face}.ttf", kept(font, partial(_instance, weight)))
    keep(folder / "literata.txt", (LITERATA / "LICENSE").read_bytes())


def _instance(weight: int) -> bytes:
    """Return Literata in one weight: Latin and Greek letters as one font."""
    from fontTools.merge import Merger  # type: ignore[import-untyped]
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
    from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]

    parts: list[BytesIO] = []
    made = 0
    for script in ("latin", "greek"):
        font: Any = TTFont(LITERATA / f"files/literata-{script}-wght-normal.woff2")
        font = instantiateVariableFont(font, {"wght": weight})
        font.flavor, made = None, font["head"].created
        parts.append(BytesIO())
        font.save(parts[-1])
        parts[-1].seek(0)
    whole = Merger().merge(parts)
    whole.recalcTimestamp = False
    whole["head"].created = whole["head"].modified = made  # the same bytes every day
    rename(whole, "Literata", SERIF)
    style = "Regular" if weight == FACES[""] else "Bold"  # drawings tell fonts by these names
    for id, name in ((2, style), (4, f"{SERIF} {style}"), (6, f"{SERIF.replace(' ', '')}-{style}")):
        whole["name"].setName(name, id, 3, 1, 0x409)
    out = BytesIO()
    whole.save(out)
    return out.getvalue()


def lettering() -> Iterator[tuple[str, bytes]]:
    """Yield the signs that Literata lacks as a web font, from DejaVu Sans, and its licence."""
    signs = sha256(LACKED.encode()).hexdigest()[:8]
    font = CACHE / f"{matplotlib.__version__}-{signs}.woff"
    made = kept(font, lambda: subset(FOLDER / DEJAVU[""], ["FFTM"], LACKED, flavour="woff"))
    yield "assets/fonts/signs.woff", made
    yield "assets/licenses/dejavu.txt", (FOLDER / "LICENSE_DEJAVU").read_bytes()
