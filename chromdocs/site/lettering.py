"""The letters of the drawings as web fonts, so that a live chart is set in the same ones."""

from collections.abc import Iterator
from hashlib import sha256
from io import BytesIO
from pathlib import Path

CACHE = Path(".cache/fonts")
FACES = {"": "DejaVuSans.ttf", "-bold": "DejaVuSans-Bold.ttf"}
SIGNS = "20-7E,A0-FF,391-3C9,2009-203A,2070-209F,2190-2193,2200-2265"  # in Unicode


def lettering() -> Iterator[tuple[str, bytes]]:
    """Yield DejaVu Sans as matplotlib has it, with the signs that charts use, and its licence."""
    import matplotlib

    place = Path(matplotlib.get_data_path(), "fonts", "ttf")
    for name, file in FACES.items():
        kept = (
            CACHE / f"{matplotlib.__version__}{name}-{sha256(SIGNS.encode()).hexdigest()[:8]}.woff"
        )
        if not kept.exists():
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_bytes(_subset(place / file))
        yield f"assets/fonts/chart{name}.woff", kept.read_bytes()
    yield "assets/licenses/dejavu.txt", (place / "LICENSE_DEJAVU").read_bytes()


def _subset(file: Path) -> bytes:
    from fontTools import subset  # type: ignore[import-untyped]  # it has no types

    options = subset.Options(layout_features=["kern"], hinting=False)
    options.drop_tables += ["FFTM"]
    font = subset.load_font(str(file), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(SIGNS))
    subsetter.subset(font)
    out = BytesIO()
    font.flavor = "woff"
    font.save(out)
    return out.getvalue()
