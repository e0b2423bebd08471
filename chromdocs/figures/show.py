"""What a script of the gallery ends with: save the picture that it made, or open it."""

import sys
from pathlib import Path

from chromdocs.figures.figure import Figure


def show(figure: Figure, *arguments: str) -> Path:
    """Save *figure* under the name given to the script, or as a PNG named like it; say where.

    The ending of the name chooses the format: .png, .svg, .pdf, or .html for the live chart.
    *arguments* stand for those of the script, such as ``out.svg --theme dark``.
    """
    words = [*(arguments or sys.argv[1:])]
    theme = words.pop() if words[-2:-1] == ["--theme"] else "light"
    words = [word for word in words if word != "--theme"]
    file = Path(words[0] if words else f"{figure.id}.png")
    if file.suffix == ".html":
        from chromdocs.figures.to_plotly import to_html

        file.write_text(to_html(figure, theme), "utf-8")
    else:
        from chromdocs.figures.to_matplotlib import draw

        file.write_bytes(draw(figure, file.suffix.removeprefix("."), theme))
    print(f"{figure.title}: {file}")
    return file
