"""A figure as a file, and what a script of the gallery ends with: saving its picture."""

import argparse
import sys
from pathlib import Path

from chromdocs.arguments import checked
from chromdocs.extras import has
from chromdocs.figures.figure import Figure
from chromdocs.figures.formats import ENDINGS
from chromdocs.figures.theme import THEMES


@checked
def show(figure: Figure) -> Path:
    """Save *figure* under the name given to the script, or as a picture named like it; say where.

    The ending of the name chooses the format: .png, .svg, .pdf, .html for the live chart, ...
    Without a name it is a PNG; an SVG where matplotlib is not there, which the others need.
    """
    script = Path(sys.argv[0])
    parser = argparse.ArgumentParser(script.name, description=f"Draw: {figure.title}.")
    words = f"where to save it; the ending is one of {', '.join(ENDINGS)}"
    parser.add_argument("file", metavar="FILE", nargs="?", type=Path, help=words)
    parser.add_argument("--theme", choices=[*THEMES], default="light")
    asked = parser.parse_args()
    file = asked.file or Path(f"{script.stem}.{'png' if has('matplotlib') else 'svg'}")
    try:
        figure.save(file, asked.theme)
    except (ValueError, ModuleNotFoundError) as error:
        parser.error(str(error))
    print(f"{figure.title}: {file}")
    return file
