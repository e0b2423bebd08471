"""Lines to copy that put a figure or a board into a page or on a slide."""

from html import escape

from chromdocs.figures.chosen import Chosen, query, stem
from chromdocs.figures.figure import Figure
from chromdocs.tables.symbols import escape as to_latex

CREDIT = "chromdocs, CC BY 4.0"
NONE: Chosen = {}
TALL = 640  # pixels of a board
DARK = "-wide-transparent-dark"  # the end of the file for dark slides
END, THEME = "{end}", "{theme}"  # what the page for talks puts in: shape and ground of a file,
EMBED, ASPECT = "{embed}", "{aspect}"  # the address of a live chart and its width to its height
HIGH = 500  # pixels of a chart or a board on a slide


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
    slides = (f"{file}-wide-transparent", f"{file}{DARK}")
    return [
        ("Web page", "html", _iframe(figure.title, f"{live}?{asked}" if asked else live, shape)),
        ("reveal.js", "html", _reveal(figure.title, f"{live}?{bare}")),
        ("Beamer", "latex", _beamer(figure, f"{file}-transparent")),
        ("PowerPoint, Keynote, Slides", "text", _office(figure, *slides)),
    ]


def for_talk(figure: Figure, chosen: Chosen = NONE) -> dict[str, dict[str, str]]:
    """Return the lines for a picture that is live or still, by the names of the programs.

    In place of the end of the file's name stands `END`; of the address, the theme and the shape
    of a live chart, `EMBED`, `THEME` and `ASPECT`.

    >>> from chromdocs.papers import EXHIBITS
    >>> lines = for_talk(EXHIBITS["evil-plane"].make(), {"to": "32"})
    >>> print(lines["live"]["Web page"].split(" title")[0])
    <iframe src="{embed}?theme={theme}&amp;to=32"
    >>> print(lines["still"]["Web page"].splitlines()[0])
    <img src="evil-plane-to-32{end}.svg"
    """
    file, asked = stem(figure.id, chosen) + END, query(chosen)
    live = f"{EMBED}?" + "&".join(filter(None, (f"theme={THEME}", asked)))
    shape = f"aspect-ratio:{ASPECT}"
    slide = f"height:{HIGH}px;max-width:100%;{shape}"
    picture = _image(figure, file)
    return {
        "still": {
            "Web page": picture,
            "reveal.js": f"<section>\n  <h2>{escape(figure.title)}</h2>\n  {picture}\n</section>",
            "Beamer": _beamer(figure, file),
            "PowerPoint, Keynote, Slides": _office(figure, file),
        },
        "live": {
            "Web page": _iframe(figure.title, live, shape),
            "reveal.js": _reveal(figure.title, f"{live}&title=0", slide),
            "Beamer": _beamer(figure, file, live),
            "PowerPoint, Keynote, Slides": f"{_office(figure, file)}\nLive chart: {live}",
        },
    }


def _image(figure: Figure, file: str) -> str:
    return f'<img src="{file}.svg"\n    alt="{escape(figure.alt)}">'


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


def _reveal(title: str, live: str, style: str = f"width:100%;height:{HIGH}px") -> str:
    return (
        f"<section>\n  <h2>{escape(title)}</h2>\n"
        f'  <iframe data-src="{escape(live)}"\n'
        f'    title="{escape(title)}" style="border:0;{style}"></iframe>\n'
        "</section>"
    )


def _beamer(figure: Figure, file: str, live: str = "") -> str:
    """Write a frame for the PDF that the page of the figure offers, with a link to a *live* chart.

    graphicx and hyperref come with Beamer. In a frame, the sign of a comment needs a backslash.
    """
    size = r"width=\linewidth,height=.78\textheight,keepaspectratio"
    address = live.replace("%", r"\%")
    link = rf"\href{{{address}}}{{live chart}}, " if live else ""
    return (
        f"% with {file}.pdf beside your file\n"
        f"\\begin{{frame}}{{{to_latex(figure.title)}}}\n"
        "  \\centering\n"
        f"  \\includegraphics[{size}]{{{file}}}\n\n"
        f"  {{\\tiny {link}{CREDIT}}}\n"
        "\\end{frame}"
    )


def _office(figure: Figure, *files: str) -> str:
    """Say what to do where there is nothing to copy, with a text that describes the picture.

    Of two *files* the second is for dark slides.
    """
    dark = f" on light slides,\n{files[1]}.svg on dark ones" if files[1:] else ""
    return (
        f"Insert the picture {files[0]}.svg{dark} (PNG, if SVG is refused).\n"
        f"Alternative text: {figure.alt}\n"
        f"Credit: {CREDIT}"
    )
