"""The letters of the drawings: Literata, as the pages have it, and DejaVu Sans for other signs.

No font is among the sources. The build of the site puts Literata beside the scripts of the charts,
where a wheel finds it; without it everything is set in DejaVu Sans, which matplotlib brings. A
drawing as PDF holds its letters, and to cut them out of the whole DejaVu takes longer than to draw
the rest: so a small one is made once and kept where matplotlib keeps its own files.
"""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from io import BytesIO
from os import getpid
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.font_manager import fontManager

from chromdocs.figures.paint import ASSETS, FACES

DEJAVU = {"": "DejaVuSans.ttf", "-bold": "DejaVuSans-Bold.ttf"}
LACKED = "1D2C-1D6A,2070-209F,2190-2195,21A6,2200-2211,2213-22C6,2308-230B,25A0-25CF,2713"
SIGNS = f"20-7E,A0-17F,370-3FF,2009-203A,2212,{LACKED}"  # in Unicode; Literata lacks the last ones
FOLDER = Path(mpl.get_data_path(), "fonts", "ttf")
SERIF, SANS = "Chromdocs Serif", "Chromdocs Sans"  # names that no other font has


@cache
def families() -> list[str]:
    """Return the names of the fonts to draw with, in the order in which a sign is looked for.

    >>> families()[-2:]
    ['Chromdocs Sans', 'DejaVu Sans']
    """
    for face, file in DEJAVU.items():
        made = sha256(f"{mpl.__version__} {SIGNS} {SANS}".encode()).hexdigest()[:8]
        kept = Path(mpl.get_cachedir(), f"chromdocs{face}-{made}.ttf")
        if not kept.exists():
            part = kept.with_suffix(f".{getpid()}.part")
            part.write_bytes(subset(FOLDER / file, ["FFTM", "GSUB", "GPOS", "GDEF"], SIGNS, SANS))
            part.replace(kept)
        fontManager.addfont(kept)
    own = [Path(str(ASSETS), f"literata{face}.ttf") for face in FACES]
    if not all(font.exists() for font in own):
        return [SANS, "DejaVu Sans"]
    for font in own:
        fontManager.addfont(font)
    return [SERIF, SANS, "DejaVu Sans"]


def subset(
    file: Path, dropped: Iterable[str], signs: str, name: str = "", flavour: str | None = None
) -> bytes:
    """Return a font with some *signs*, without some of its tables, under another name."""
    from fontTools import subset as tool  # type: ignore[import-untyped]  # it has no types

    options = tool.Options(layout_features=["kern"], hinting=not flavour, legacy_kern=True)
    options.drop_tables += dropped
    font = tool.load_font(str(file), options)
    subsetter = tool.Subsetter(options)
    subsetter.populate(unicodes=tool.parse_unicodes(signs))
    subsetter.subset(font)
    if name:
        rename(font, "DejaVu Sans", name)
    out = BytesIO()
    font.flavor = flavour
    font.save(out)
    return out.getvalue()


def rename(font: Any, old: str, new: str) -> None:
    """Give a font another name, wherever it says its name."""
    for record in font["name"].names:
        record.string = record.toUnicode().replace(old, new)
        record.string = record.toUnicode().replace(old.replace(" ", ""), new.replace(" ", ""))
