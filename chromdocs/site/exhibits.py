"""Pictures on a page: the SVG first, in its place and size, with the live chart behind it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future
from functools import cache
from hashlib import sha256
from html import escape
from pathlib import Path

from chromdocs.figures import frame, to_matplotlib, to_plotly
from chromdocs.figures.figure import Figure
from chromdocs.figures.paint import NARROW
from chromdocs.figures.png import animate
from chromdocs.lab.figure import SHOWN
from chromdocs.site.data import as_script
from chromdocs.site.dependencies import fingerprint
from chromdocs.site.kept import is_kept, keep, kept
from chromdocs.site.pool import Workers

Task = tuple[Figure, list[tuple[str, str]]]  # what to draw, in which formats, on which ground
Filed = Callable[[str, Callable[[], bytes]], str]  # a link to a file, which is made if need be

CACHE = Path(".cache/figures")
PICTURES = ("svg", "pdf", "png")
SHAPES = {"": "own", "-wide": "wide", "-square": "square"}  # the first part of a file's end
GROUNDS = {  # and the second, in words
    "": "light",
    "-dark": "dark",
    "-transparent": "transparent, for light slides",
    "-transparent-dark": "transparent, for dark slides",
}
VARIANTS = tuple(f"{shape}{ground}" for shape in SHAPES for ground in GROUNDS)
NARROW_FORM = "-narrow"
ON_PAGES = tuple(
    f"{form}-transparent{dark}" for dark in ("", "-dark") for form in ("", NARROW_FORM)
)
BUNDLE_TRACES = {"scatter", "bar", "pie"}  # what the basic bundle draws; it fails silently
SHOWN_FIRST = [("svg", variant) for variant in ON_PAGES]
SHOWN_LATER = [(f, v) for v in VARIANTS for f in PICTURES if (f, v) not in SHOWN_FIRST]
FRAMES = [("png", ""), ("png", "-dark")]  # of a moving picture
NAMED = "-wide.png"  # of what a link shows, whatever shape the figure has
FEW = 12  # drawings that are not worth the start of other processes


def drawn(figure: Figure, format: str, variant: str) -> bytes:
    """Return a drawing; one that was made before, of the same figure by the same code, is kept."""
    made, ground = _formed(figure, variant)
    file = _kept(made, format, ground)
    if not is_kept(file):
        _draw(made, [(format, ground)])
    return file.read_bytes()


def filed(figure: Figure, variant: str) -> str:
    """Return the variant whose file is this one: a shape that is the figure's own has none.

    >>> from chromdocs.papers import EXHIBITS
    >>> plane = EXHIBITS["evil-plane"].make()
    >>> plane.aspect, filed(plane, "-square-dark"), filed(plane, "-wide-dark")
    (1.0, '-dark', '-wide-dark')
    """
    made, ground = _formed(figure, variant)
    return ground if made == figure else variant


def files(figure: Figure) -> Iterator[tuple[str, bytes]]:
    """Yield the files of *figure*, each once: the end of its name and what it holds."""
    for variant in VARIANTS:
        for format in PICTURES:
            if (end := f"{variant}.{format}") == NAMED or filed(figure, variant) == variant:
                yield end, drawn(figure, format, variant)


def moving(figures: Sequence[Figure], variant: str) -> bytes:
    """Return figures as one picture that moves, on the ground that *variant* names; it is kept."""
    return kept(CACHE, f"{variant}.gif", _animated, figures, variant)


def _animated(figures: Sequence[Figure], variant: str) -> bytes:
    theme = "dark" if variant else "light"
    return animate([drawn(figure, "png", variant) for figure in figures], theme)


class Drawing:
    """Draws files of figures that are not kept yet, on all cores, while the pages are written.

    What is asked for first is drawn first. The others make way for whoever writes the pages.
    """

    def __init__(self) -> None:
        self.pool = Workers()
        self._waiting: list[Task] = []
        self._begun: list[Future[object]] = []
        self._known: set[Path] = set()

    def begin(self, figures: Iterable[Figure], wanted: Sequence[tuple[str, str]]) -> None:
        """Have the *wanted* files of each figure drawn, each once; a few can wait."""
        for figure in figures:
            self._waiting += self._tasks(figure, wanted)
            if self._begun or len(self._waiting) >= FEW:
                self._begun += [self.pool.submit(_draw, *task) for task in self._waiting]
                self._waiting = []

    def also(self, make: Callable[..., object], *of: object) -> None:
        """Have something else made there that is kept; it may be known already."""
        self._begun.append(self.pool.submit(make, *of))

    def ask(self, figure: Figure, variant: str) -> Path:
        """Have an SVG drawn; return where it will be when drawing is finished."""
        self.begin([figure], [("svg", variant)])
        made, ground = _formed(figure, variant)
        return _kept(made, "svg", ground)

    def finish(self) -> None:
        """Wait until everything is drawn so far; a few drawings are made here."""
        while self._waiting:
            _draw(*self._waiting.pop())
        for drawing in self._begun:
            drawing.result()

    def end(self) -> None:
        """Draw what there is to draw, and no more."""
        self.finish()
        self.pool.shutdown()

    def stop(self) -> None:
        """Draw no more."""
        self.pool.stop()

    def _tasks(self, figure: Figure, wanted: Sequence[tuple[str, str]]) -> list[Task]:
        """Return what there is to draw: the figure as it is formed, and its files of one theme."""
        tasks: dict[tuple[Figure, bool], list[tuple[str, str]]] = {}
        for format, variant in wanted:
            made, ground = _formed(figure, variant)  # of equal shape: drawn once
            file = _kept(made, format, ground)
            if file not in self._known and not is_kept(file):
                tasks.setdefault((made, ground.endswith("-dark")), []).append((format, ground))
            self._known.add(file)
        return [(made, files) for (made, _), files in tasks.items()]


def _formed(figure: Figure, variant: str) -> tuple[Figure, str]:
    """Return the figure in the form that *variant* names first, and the ground that it names."""
    for form, shape in SHAPES.items():
        if form and variant.startswith(form):
            return frame.shaped(figure, shape), variant.removeprefix(form)
    if variant.startswith(NARROW_FORM):
        return frame.narrow(figure), variant.removeprefix(NARROW_FORM)
    return figure, variant


def _draw(made: Figure, files: list[tuple[str, str]]) -> None:
    """Draw files that have the theme in common, and keep them."""
    for (format, ground), content in zip(files, _drawings(made, files), strict=True):
        keep(_kept(made, format, ground), content)


def _drawings(made: Figure, files: list[tuple[str, str]]) -> Iterator[bytes]:
    """Yield a figure as files, with formats and grounds, that have the theme in common."""
    theme = "dark" if files[0][1].endswith("-dark") else "light"
    wanted = [(format, "-transparent" in ground) for format, ground in files]
    width = to_matplotlib.WIDTH / (2 if made.words == frame.NARROW else 1)
    return to_matplotlib.draw_each(made, wanted, theme, width)


def _kept(made: Figure, format: str, ground: str) -> Path:
    return CACHE / f"{drawing_key(made)}{ground}.{format}"


@cache
def drawing_key(figure: Figure) -> str:
    """Return the key of the drawings of *figure*: of what it says and of the code that draws."""
    return fingerprint(_drawings, figure)


@cache
def key(figure: Figure) -> str:
    """Return a name for *figure* that changes with what it says, for addresses."""
    return sha256(repr(vars(figure)).encode()).hexdigest()[:16]


@cache  # several pages show it
def chart_script(figure: Figure, name: str) -> bytes:
    """Return the live chart of *figure* as a script, which a page asks for when it is wanted.

    *name* is that of the file in which a reader keeps it.
    """
    chart = to_plotly.chart(figure)
    chart["config"]["toImageButtonOptions"]["filename"] = name
    if strange := {trace["type"] for trace in chart["data"]} - BUNDLE_TRACES:
        raise ValueError(f"{figure.id}: the chart bundle cannot draw {', '.join(strange)}")
    return as_script(key(figure), chart)


def chart(figure: Figure, file: Filed, name: str = "") -> str:
    """Return a link to the live chart of *figure*, which *file* puts into its place.

    *name* is that of the file in which a reader keeps it, if it is not the id.
    """
    address = f"assets/charts/{key(figure)}.js"
    return file(address, lambda: chart_script(figure, name or figure.id))


def chart_html(figure: Figure, chart: str, *pictures: str) -> str:
    """Return the picture and where its chart is.

    The pictures are the SVGs for light ground, wide and narrow, and those for dark ground. The
    style shows those of one ground; the width of the screen chooses between wide and narrow.
    """
    height, narrow = round(1000 / figure.aspect), frame.narrow(figure).aspect
    images = "".join(
        f'<picture><source media="{NARROW}" srcset="{escape(small)}" '
        f'width="500" height="{round(500 / narrow)}">'
        f'<img class="only-{name}" src="{escape(wide)}" alt="{escape(figure.alt)}" '
        f'width="1000" height="{height}" loading="lazy"></picture>'
        for name, wide, small in (("light", *pictures[:2]), ("dark", *pictures[2:]))
    )
    return (
        f'<div class="chart" style="{shape(figure.aspect, narrow)}" role="group" tabindex="0" '
        f'data-chart="{escape(chart)}" aria-label="{escape(label(figure.title))}">'
        f"{images}</div>"
    )


def thumb_html(files: Iterable[str], alt: str) -> str:
    """Return the small picture of a figure, for light and for dark ground: the style shows one.

    >>> thumb_html(("a.svg", "b.svg"), "").partition(">")[0]
    '<img class="only-light" src="a.svg" alt="" width="400" height="300" loading="lazy"'
    """
    return "".join(
        f'<img class="only-{ground}" src="{escape(file)}" alt="{escape(alt)}" '
        'width="400" height="300" loading="lazy">'
        for ground, file in zip(("light", "dark"), files, strict=True)
    )


def shape(aspect: float, narrow: float) -> str:
    """Return the style that gives a chart its shape, on wide and on narrow screens."""
    return f"--aspect:{aspect:.4f};--narrow:{narrow:.4f}"


def label(title: str) -> str:
    """Return what a screen reader says when a chart is reached.

    >>> label("The plane")
    'The plane: chart; arrow keys step through it'
    """
    return f"{title}: chart; arrow keys step through it"


def data_html(
    columns: Iterable[str], data: Sequence[Iterable[object]], file: str = "", of: str = ""
) -> str:
    """Return what a figure shows as a table that opens on demand; *file* is its address as CSV.

    *of* says for which step, where there are several.
    """
    head = "".join(f"<th>{escape(name)}</th>" for name in columns)
    rows = "".join(
        "<tr>" + "".join(f"<td>{escape(str(value))}</td>" for value in row) + "</tr>"
        for row in data[:SHOWN]
    )
    total = f"{len(data):,} row{'s' * (len(data) != 1)}"
    shown = f"the first {SHOWN} of {total}" if len(data) > SHOWN else total
    link = f', <a href="{escape(file)}" download>all as CSV</a>' if file else ""
    return (
        f'<details class="data" data-search-exclude><summary>Data{of}</summary><p>{shown}{link}</p>'
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
        "</div></details>"
    )
