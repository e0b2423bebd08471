"""The letters of the drawings: DejaVu Sans as matplotlib has it, cut down to the signs in use.

A drawing as PDF holds its letters, and to cut them out of the whole font takes longer than to
draw the rest. The small fonts are made once and kept where matplotlib keeps its own files.
"""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from io import BytesIO
from os import getpid
from pathlib import Path

import matplotlib as mpl
from matplotlib.font_manager import fontManager

FACES = {"": "DejaVuSans.ttf", "-bold": "DejaVuSans-Bold.ttf"}
SIGNS = (  # in Unicode
    "20-7E,A0-17F,370-3FF,1D2C-1D6A,2009-203A,2070-209F,2190-2195,21A6,2200-22C6,2308-230B,25A0-25CF"
)
FOLDER = Path(mpl.get_data_path(), "fonts", "ttf")
NAME = "Chromdocs Sans"


@cache
def families() -> list[str]:
    """Return the names of the fonts to draw with, the small one first.

    >>> families()
    ['Chromdocs Sans', 'DejaVu Sans']
    """
    for face, file in FACES.items():
        made = sha256(f"{mpl.__version__} {SIGNS} {NAME}".encode()).hexdigest()[:8]
        kept = Path(mpl.get_cachedir(), f"chromdocs{face}-{made}.ttf")
        if not kept.exists():
            part = kept.with_suffix(f".{getpid()}.part")
            part.write_bytes(subset(FOLDER / file, ["FFTM", "GSUB", "GPOS", "GDEF"], NAME))
            part.replace(kept)
        fontManager.addfont(kept)
    return [NAME, "DejaVu Sans"]


def subset(file: Path, dropped: Iterable[str], name: str = "", flavour: str | None = None) -> bytes:
    """Return a font with the signs in use, without some of its tables, under another name."""
    from fontTools import subset as tool  # type: ignore[import-untyped]  # it has no types

    options = tool.Options(layout_features=["kern"], hinting=not flavour, legacy_kern=True)
    options.drop_tables += dropped
    font = tool.load_font(str(file), options)
    subsetter = tool.Subsetter(options)
    subsetter.populate(unicodes=tool.parse_unicodes(SIGNS))
    subsetter.subset(font)
    for record in font["name"].names if name else ():
        record.string = record.toUnicode().replace("DejaVu Sans", name)
        record.string = record.toUnicode().replace("DejaVuSans", name.replace(" ", ""))
    out = BytesIO()
    font.flavor = flavour
    font.save(out)
    return out.getvalue()
