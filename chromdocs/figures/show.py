"""A figure as a file, and what a script of the gallery ends with: saving its picture."""

import argparse
import sys
from pathlib import Path

from chromdocs.figures.figure import Figure
from chromdocs.figures.theme import THEMES
from chromdocs.names import known

ENDINGS = dict.fromkeys(("png", "svg", "pdf", "html"))


def show(figure: Figure) -> Path:
    """Save *figure* under the name given to the script, or as a PNG named like it; say where.

    The ending of the name chooses the format: .png, .svg, .pdf, or .html for the live chart.
    """
    script = Path(sys.argv[0])
    parser = argparse.ArgumentParser(script.name, description=f"Draw: {figure.title}.")
    words = f"where to save it; the ending is one of {', '.join(ENDINGS)}"
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help=words)
    parser.add_argument("--theme", choices=[*THEMES], default="light")
    asked = parser.parse_args()
    file = asked.file or Path(f"{script.stem}.png")
    try:
        ending = file.suffix.removeprefix(".")
        known(ENDINGS, ending, "ending of a file")
        file.write_bytes(rendered(figure, ending, asked.theme))
    except (ValueError, OSError) as error:
        parser.error(str(error))
    print(f"{figure.title}: {file}")
    return file


def rendered(figure: Figure, format: str, theme: str, transparent: bool = False) -> bytes:
    """Return *figure* as a file: a drawing, or with *format* ``html`` the live chart.

    Only what a format needs is loaded.
    """
    if format == "html":
        from chromdocs.figures.to_plotly import to_html

        return to_html(figure, theme).encode()
    from chromdocs.figures.to_matplotlib import draw

    return draw(figure, format, theme, transparent)
