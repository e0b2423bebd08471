"""The typeface of pages and figures: what the library draws with, and what charts have more."""

from collections.abc import Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from chromdocs.figures.letters import DEJAVU, FOLDER, LACKED, SERIF, rename, subset
from chromdocs.figures.paint import ASSETS, FACES
from chromdocs.site import dependencies
from chromdocs.site.kept import keep, kept

CACHE = Path(".cache/fonts")
LITERATA = Path("node_modules/@fontsource-variable/literata")
SCRIPTS = ("latin", "greek")


@cache
def bring_letters() -> None:
    """Put Literata where the library draws with it, regular and bold, and its licence beside it."""
    folder = Path(str(ASSETS))
    scripts = [
        (LITERATA / f"files/literata-{name}-wght-normal.woff2").read_bytes() for name in SCRIPTS
    ]
    for face, weight in FACES.items():
        keep(folder / f"literata{face}.ttf", kept(CACHE, ".ttf", _instance, weight, scripts))
    keep(folder / "literata.txt", (LITERATA / "LICENSE").read_bytes())
    dependencies.forget_files()  # drawings depend on these


def _instance(weight: int, scripts: list[bytes]) -> bytes:
    """Return Literata in one weight: the letters of several scripts as one font."""
    from fontTools.merge import Merger  # type: ignore[import-untyped]
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
    from fontTools.varLib.instancer import instantiateVariableFont  # type: ignore[import-untyped]

    parts: list[BytesIO] = []
    made = 0
    for script in scripts:
        font: Any = TTFont(BytesIO(script))
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
    yield "assets/fonts/signs.woff", kept(CACHE, ".woff", _signs)
    yield "assets/licenses/dejavu.txt", (FOLDER / "LICENSE_DEJAVU").read_bytes()


def _signs() -> bytes:
    return subset(FOLDER / DEJAVU[""], ["FFTM"], LACKED, flavour="woff")
