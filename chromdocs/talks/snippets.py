"""Lines to copy that put a figure into a page or on a slide."""

from html import escape

from chromdocs.figures.chosen import Chosen, query, stem
from chromdocs.figures.figure import Figure
from chromdocs.tables.symbols import escape as to_latex

CREDIT = "chromdocs, CC BY 4.0"
NONE: Chosen = {}


def snippets(figure: Figure, site: str, chosen: Chosen = NONE) -> list[tuple[str, str, str]]:
    """Return for each program its name, the language of its lines, and the lines.

    *site* is the address of the site, with a stroke at its end; *chosen* are the values of
    parameters that are not the default.

    >>> from chromdocs.papers import EXHIBITS
    >>> [name for name, _, _ in snippets(EXHIBITS["evil-plane"].make(), "")]
    ['Web page', 'reveal.js', 'Beamer', 'PowerPoint, Keynote, Slides']
    """
    live, asked, file = f"{site}embed/{figure.id}/", query(chosen), stem(figure.id, chosen)
    bare = "&".join(filter(None, ("title=0", asked)))
    return [
        ("Web page", "html", _iframe(figure, f"{live}?{asked}" if asked else live)),
        ("reveal.js", "html", _reveal(figure, f"{live}?{bare}")),
        ("Beamer", "latex", _beamer(figure, file)),
        ("PowerPoint, Keynote, Slides", "text", _office(figure, file)),
    ]


def _iframe(figure: Figure, live: str) -> str:
    style = f"border:0;width:100%;max-width:720px;aspect-ratio:{figure.aspect:.4g}"
    return (
        f'<iframe src="{escape(live)}" title="{escape(figure.title)}"\n'
        f'  style="{style}" loading="lazy"></iframe>'
    )


def _reveal(figure: Figure, live: str) -> str:
    return (
        f"<section>\n  <h2>{escape(figure.title)}</h2>\n"
        f'  <iframe data-src="{escape(live)}"\n'
        f'    title="{escape(figure.title)}" style="border:0;width:100%;height:500px"></iframe>\n'
        "</section>"
    )


def _beamer(figure: Figure, file: str) -> str:
    """Write a frame for the PDF that the page of the figure offers; graphicx comes with Beamer."""
    size = r"width=\linewidth,height=.78\textheight,keepaspectratio"
    return (
        f"% with {file}-transparent.pdf beside your file\n"
        f"\\begin{{frame}}{{{to_latex(figure.title)}}}\n"
        "  \\centering\n"
        f"  \\includegraphics[{size}]{{{file}-transparent}}\n\n"
        f"  {{\\tiny {CREDIT}}}\n"
        "\\end{frame}"
    )


def _office(figure: Figure, file: str) -> str:
    """Say what to do where there is nothing to copy, with a text that describes the picture."""
    return (
        f"Insert the picture {file}-wide-transparent.svg on light slides,\n"
        f"{file}-transparent-dark.svg on dark ones (PNG, if SVG is refused).\n"
        f"Alternative text: {figure.alt}\n"
        f"Credit: {CREDIT}"
    )
