"""Lines to copy that put a figure or a board into a page or on a slide."""

from html import escape

from chromdocs.figures.chosen import Chosen, query, stem
from chromdocs.figures.figure import Figure
from chromdocs.tables.symbols import escape as to_latex

CREDIT = "chromdocs, CC BY 4.0"
NONE: Chosen = {}
TALL = 640  # pixels of a board


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
    shape = f"aspect-ratio:{figure.aspect:.4g}"
    return [
        ("Web page", "html", _iframe(figure.title, f"{live}?{asked}" if asked else live, shape)),
        ("reveal.js", "html", _reveal(figure.title, f"{live}?{bare}")),
        ("Beamer", "latex", _beamer(figure, file)),
        ("PowerPoint, Keynote, Slides", "text", _office(figure, file)),
    ]


def of_board(title: str, live: str) -> list[tuple[str, str, str]]:
    """Return the same for a board to play on; *live* is its address.

    >>> [name for name, _, _ in of_board("Play nim", "embed/play/nim/")]
    ['Web page', 'reveal.js']
    """
    return [
        ("Web page", "html", _iframe(title, live, f"height:{TALL}px")),
        ("reveal.js", "html", _reveal(title, f"{live}?title=0")),
    ]


def _iframe(title: str, live: str, shape: str) -> str:
    return (
        f'<iframe src="{escape(live)}" title="{escape(title)}"\n'
        f'  style="border:0;width:100%;max-width:720px;{shape}" loading="lazy"></iframe>'
    )


def _reveal(title: str, live: str) -> str:
    return (
        f"<section>\n  <h2>{escape(title)}</h2>\n"
        f'  <iframe data-src="{escape(live)}"\n'
        f'    title="{escape(title)}" style="border:0;width:100%;height:500px"></iframe>\n'
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
