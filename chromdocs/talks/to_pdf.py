"""Print a talk as a PDF with pages of 16 to 9, by matplotlib alone, the same bytes every time.

Lengths are in pixels of a page of 1,280 by 720, from its upper left corner, as in the style of the
deck that a browser shows; sizes of words too. Words that do not fit become smaller, down to a
least size; below it there is an error, so that no page is printed with words that overflow.
"""

from dataclasses import dataclass, field
from functools import cache
from io import BytesIO

from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_pdf import PdfPages
from matplotlib.figure import Figure as Canvas
from matplotlib.font_manager import FontProperties, findfont, get_font
from matplotlib.lines import Line2D
from matplotlib.textpath import text_to_path

from chromdocs.figures import frame
from chromdocs.figures.figure import Figure
from chromdocs.figures.letters import families
from chromdocs.figures.theme import SITE, palette
from chromdocs.figures.to_matplotlib import DPI, METADATA, drawing, place
from chromdocs.talks.deck import Slide, Source, Talk, beside

WIDTH, HEIGHT = 1280, 720
EDGE = 64  # on the left and on the right
TOP, BOTTOM = 132, 652  # of what stands between title and page number
POINT = 0.75  # of a pixel
INCH = 96  # pixels
LEADING = 1.32  # from line to line, to the size


def to_pdf(talk: Talk) -> bytes:
    """Return *talk* as a PDF; a slide that its words do not fit raises ValueError."""
    out = BytesIO()
    about = METADATA["pdf"] | {"Title": talk.deck.title}
    with drawing(talk.deck.paper.key), PdfPages(out, metadata=about) as file:
        for page in pages(talk):
            file.savefig(page, dpi=DPI)
    return out.getvalue()


def pages(talk: Talk) -> list[Canvas]:
    """Return the pages of *talk*, the title and the sources among them."""
    total = len(talk.deck.slides) + 2
    page = _Page(f"talk {talk.deck.paper.key}, title", 1, total)
    made = [_opening(talk, page)]
    for slide, figure in zip(talk.deck.slides, talk.figures, strict=True):
        page = _Page(f"talk {talk.deck.paper.key}, slide {slide.title!r}", len(made) + 1, total)
        made.append(_slide(slide, figure, page))
    page = _Page(f"talk {talk.deck.paper.key}, sources", total, total)
    made.append(_sources(talk, page))
    return [page.canvas for page in made]


@dataclass(frozen=True)
class _Words:
    """Words broken into lines, at a size; the height that they take."""

    lines: tuple[str, ...]
    size: float
    bold: bool = False

    @property
    def height(self) -> float:
        return len(self.lines) * self.size * LEADING


@dataclass
class _Page:
    """A page; ``name`` says which one it is if something does not fit."""

    name: str
    number: int
    total: int
    canvas: Canvas = field(init=False)
    colours: dict[str, str] = field(default_factory=lambda: palette("light"))

    def __post_init__(self) -> None:
        self.canvas = Canvas((WIDTH / INCH, HEIGHT / INCH), facecolor=SITE["light"]["ground"])
        FigureCanvasAgg(self.canvas)
        number = f"{self.number} / {self.total}"
        words = _Words((number,), 18)
        self.put(words, WIDTH - EDGE - _width(number, 18), 668, "muted")

    def put(self, words: _Words, left: float, top: float, role: str = "ink") -> float:
        """Write words with their upper left corner at a place; return where they end below."""
        if strange := set("".join(words.lines)) - _signs(words.bold):
            raise ValueError(f"{self.name}: no font has {' '.join(sorted(strange))}")
        for i, line in enumerate(words.lines):
            down = top + words.size * (LEADING * i + 0.92)
            self.canvas.text(
                left / WIDTH,
                1 - down / HEIGHT,
                line,
                fontproperties=_font(words.bold),
                fontsize=words.size * POINT,
                color=self.colours[role],
                parse_math=False,
            )
        return top + words.height

    def fit(
        self, texts: tuple[str, ...], width: float, height: float, sizes: range, bold: bool = False
    ) -> list[_Words]:
        """Return texts broken into lines at the largest size at which all of them fit."""
        for size in sizes:
            broken = [_Words(_broken(text, size, width, bold), size, bold) for text in texts]
            gaps = 0.5 * size * (len(texts) - 1)
            wide = any(_width(line, size, bold) > width for words in broken for line in words.lines)
            if not wide and sum(words.height for words in broken) + gaps <= height:
                return broken
        longest = max(texts, key=len, default="")
        raise ValueError(f"{self.name}: the words do not fit: {longest!r}")

    def rule(self, left: float, right: float, top: float) -> None:
        self.canvas.add_artist(
            Line2D(
                (left / WIDTH, right / WIDTH),
                (1 - top / HEIGHT,) * 2,
                color=self.colours["accent"],
                linewidth=2.2,
            )
        )

    def picture(self, figure: Figure, left: float, top: float, width: float, height: float) -> None:
        """Draw a figure in the middle of a place, as large as it can be."""
        across = min(width, height * figure.aspect)
        corner = left + (width - across) / 2
        below = HEIGHT - top - (height + across / figure.aspect) / 2
        place(figure, self.canvas, corner / INCH, below / INCH, across / INCH)


def _opening(talk: Talk, page: _Page) -> _Page:
    width = WIDTH - 2 * EDGE
    deck = talk.deck
    (label,) = page.fit((talk.label,), width, 40, range(24, 15, -1))
    page.put(label, EDGE, 118, "accent")
    (title,) = page.fit((deck.title,), width, 190, range(68, 43, -2), bold=True)
    down = page.put(title, EDGE, 170)
    (subtitle,) = page.fit((deck.subtitle,), width, 110, range(36, 23, -1))
    page.put(subtitle, EDGE, down + 14, "text")
    (paper,) = page.fit((talk.reference,), width, 90, range(24, 17, -1))
    page.rule(EDGE, EDGE + 120, 530)
    page.put(paper, EDGE, 550, "muted")
    return page


def _slide(slide: Slide, figure: Figure | None, page: _Page) -> _Page:
    width = WIDTH - 2 * EDGE
    (title,) = page.fit((slide.title,), width, 60, range(44, 31, -1), bold=True)
    page.put(title, EDGE, 52)
    if figure is None:
        _points(page, slide.points, EDGE, width - 120, BOTTOM - TOP, range(44, 27, -1))
    elif beside(figure):
        _points(page, slide.points, EDGE, 484, BOTTOM - TOP, range(33, 23, -1))
        page.picture(frame.narrow(figure), 572, TOP - 8, WIDTH - EDGE - 572, BOTTOM - TOP + 8)
    else:
        down = _points(page, slide.points, EDGE, width, 230, range(33, 23, -1))
        page.picture(figure, EDGE, down + 10, width, BOTTOM - down - 10)
    if figure is not None:
        page.put(_Words((f"Figure {figure.id}",), 16), EDGE, 670, "muted")
    return page


def _points(
    page: _Page, points: tuple[str, ...], left: float, width: float, height: float, sizes: range
) -> float:
    indent = sizes.start
    down: float = TOP
    for words in page.fit(points, width - indent, height, sizes):
        page.put(_Words(("•",), words.size), left, down, "accent")
        down = page.put(words, left + indent, down, "text") + 0.5 * words.size
    return down


def _sources(talk: Talk, page: _Page) -> _Page:
    width = WIDTH - 2 * EDGE
    page.put(_Words((talk.closing,), 44, bold=True), EDGE, 52)
    half = -(-len(talk.sources) // 2)
    columns = [tuple(map(_line, part)) for part in (talk.sources[:half], talk.sources[half:])]
    sizes = range(26, 13, -1)
    for lines in columns:  # both at the size at which the longer one fits
        for words in page.fit(lines, width / 2 - 12, 390, sizes):
            sizes = range(round(words.size), sizes.stop, -1)
    for i, lines in enumerate(columns):
        down: float = TOP
        for words in page.fit(lines, width / 2 - 12, 390, sizes):
            down = page.put(words, EDGE + i * (width / 2 + 12), down, "text") + 0.5 * words.size
    credits = page.fit((talk.reference, talk.credit), width - 110, 110, range(20, 14, -1))
    down = 546
    page.rule(EDGE, EDGE + 120, down - 10)
    for words in credits:
        down = page.put(words, EDGE, down, "muted") + 0.5 * words.size
    return page


def _line(source: Source) -> str:
    return f"{source.place}: {source.said}"


def _font(bold: bool) -> FontProperties:
    return FontProperties(family=families(), weight="bold" if bold else "normal")


@cache
def _signs(bold: bool) -> set[str]:
    """Return the characters that one of the fonts has."""
    weight = _font(bold).get_weight()
    paths = [findfont(FontProperties(family=name, weight=weight)) for name in families()]
    return {chr(code) for path in paths for code in get_font(path).get_charmap()}


def _width(text: str, size: float, bold: bool = False) -> float:
    """Return how wide a line is; the gaps between its words are all alike."""
    words = text.split(" ")
    return (sum(_hundred(word, bold) for word in words) + 25 * (len(words) - 1)) * size / 100


@cache
def _hundred(word: str, bold: bool) -> float:
    """Return how wide a word is at a size of a hundred."""
    font = _font(bold)
    font.set_size(100)
    width: float = text_to_path.get_text_width_height_descent(word, font, False)[0]
    return width


def _broken(text: str, size: float, width: float, bold: bool) -> tuple[str, ...]:
    """Break a text into lines of a width; a single word may be wider."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _width(longer, size, bold) > width:
            lines.append(word)
        else:
            lines[-1:] = [longer]
    return tuple(lines)
