"""Lines to copy that put a figure into a page or on a slide."""

from html import escape

from chromdocs.figures.figure import Figure
from chromdocs.tables.symbols import escape as to_latex

CREDIT = "chromdocs, CC BY 4.0"


def snippets(figure: Figure, site: str) -> list[tuple[str, str, str]]:
    """Return for each program its name, the language of its lines, and the lines.

    *site* is the address of the site, with a stroke at its end.

    >>> from chromdocs.papers import EXHIBITS
    >>> [name for name, _, _ in snippets(EXHIBITS["evil-plane"].make(), "")]
    ['Web page', 'reveal.js', 'Beamer', 'PowerPoint, Keynote, Slides']
    """
    return [
        ("Web page", "html", _iframe(figure, site)),
        ("reveal.js", "html", _reveal(figure, site)),
        ("Beamer", "latex", _beamer(figure)),
        ("PowerPoint, Keynote, Slides", "text", _office(figure)),
    ]


def _iframe(figure: Figure, site: str) -> str:
    style = f"border:0;width:100%;max-width:720px;aspect-ratio:{figure.aspect:.4g}"
    return (
        f'<iframe src="{escape(site)}embed/{figure.id}/" title="{escape(figure.title)}"\n'
        f'  style="{style}" loading="lazy"></iframe>'
    )


def _reveal(figure: Figure, site: str) -> str:
    return (
        f"<section>\n  <h2>{escape(figure.title)}</h2>\n"
        f'  <iframe data-src="{escape(site)}embed/{figure.id}/?title=0"\n'
        f'    title="{escape(figure.title)}" style="border:0;width:100%;height:500px"></iframe>\n'
        "</section>"
    )


def _beamer(figure: Figure) -> str:
    """Write a frame for the PDF that the page of the figure offers; graphicx comes with Beamer."""
    size = r"width=\linewidth,height=.78\textheight,keepaspectratio"
    return (
        f"% with {figure.id}-transparent.pdf beside your file\n"
        f"\\begin{{frame}}{{{to_latex(figure.title)}}}\n"
        "  \\centering\n"
        f"  \\includegraphics[{size}]{{{figure.id}-transparent}}\n\n"
        f"  {{\\tiny {CREDIT}}}\n"
        "\\end{frame}"
    )


def _office(figure: Figure) -> str:
    """Say what to do where there is nothing to copy, with a text that describes the picture."""
    return (
        f"Insert the picture {figure.id}-wide-transparent.svg on light slides,\n"
        f"{figure.id}-transparent-dark.svg on dark ones (PNG, if SVG is refused).\n"
        f"Alternative text: {figure.alt}\n"
        f"Credit: {CREDIT}"
    )
