"""The letters of the drawings as web fonts, so that a live chart is set in the same ones."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

FACES = {"": "DejaVuSans.ttf", "-bold": "DejaVuSans-Bold.ttf"}
SIGNS = "20-7E,A0-FF,391-3C9,2009-203A,2070-209F,2190-2193,2200-2265"  # in Unicode


def lettering() -> Iterator[tuple[str, bytes]]:
    """Yield DejaVu Sans as matplotlib has it, with the signs that charts use, and its licence."""
    import matplotlib
    from fontTools import subset  # type: ignore[import-untyped]

    place = Path(matplotlib.get_data_path(), "fonts", "ttf")
    signs = subset.parse_unicodes(SIGNS)
    for name, file in FACES.items():
        options = subset.Options(layout_features=["kern"], hinting=False)
        options.drop_tables += ["FFTM"]
        font = subset.load_font(str(place / file), options)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=signs)
        subsetter.subset(font)
        out = BytesIO()
        font.flavor = "woff"
        font.save(out)
        yield f"assets/fonts/chart{name}.woff", out.getvalue()
    yield "assets/licenses/dejavu.txt", (place / "LICENSE_DEJAVU").read_bytes()
