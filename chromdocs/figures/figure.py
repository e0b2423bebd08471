"""What a figure is: marks on a plane, described once, drawn by matplotlib, Plotly and ourselves.

A mark has a role, not a colour: ``red`` and ``green`` (tokens), ``p`` (P-positions), ``move``,
``n`` (N-positions), ``ink``, ``muted``, ``accent``, ``panel`` (a quiet surface), ``text``; what
stands on a filled ``red`` has the role ``on-red``. A theme gives each role its colour and its
symbol; red and green differ by symbol, letter or place as well. Sizes are in points of a figure
7 inches wide; those of words are steps of one scale.
"""

import csv
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from io import StringIO
from typing import Any

from chromdocs import __version__
from chromdocs.claims.paper import Paper
from chromdocs.figures.shown import Shown
from chromdocs.figures.theme import on, on_scale, symbol
from chromdocs.parameters import Parameter, read_all
from chromdocs.tables.table import Value

STROKE = 1.4  # width of lines

Crop = tuple[float, float, float, float]  # the left, lower, right and upper edge of a part


@dataclass(frozen=True)
class Points:
    """Points in the plane, all with one role; ``hover`` says what each one is."""

    x: tuple[float, ...]  # one number for each point
    y: tuple[float, ...]  # as many
    role: str  # gives colour and symbol
    label: str = ""  # in the legend; empty: not there
    hover: tuple[str, ...] = ()  # what each one is; empty: nothing is said
    size: float = 7  # diameter
    symbol: str = ""  # empty: that of the role

    @property
    def shape(self) -> str:
        """Return the symbol that is drawn."""
        return self.symbol or symbol(self.role)


@dataclass(frozen=True)
class Cells:
    """Unit squares around points with whole coordinates: a carpet. They grow when one zooms in."""

    x: tuple[int, ...]  # one number for each square
    y: tuple[int, ...]  # as many
    role: str  # gives the colour
    label: str = ""  # in the legend; empty: not there
    hover: tuple[str, ...] = ()  # what each one is; empty: nothing is said


@dataclass(frozen=True)
class Cloud:
    """Thousands of points with whole coordinates below 65,536, drawn as one picture.

    One sentence is ``said`` of every point, with {x} and {y} where the coordinates stand.
    """

    x: tuple[int, ...]  # one number for each point
    y: tuple[int, ...]  # as many
    role: str  # gives the colour
    said: str  # of every point
    label: str = ""  # in the legend; empty: not there
    size: float = 1  # diameter, where they are too many to be told apart


@dataclass(frozen=True)
class Line:
    """A line through points, straight or as steps: a value holds halfway to its neighbours."""

    x: tuple[float, ...]  # one number for each point
    y: tuple[float, ...]  # as many
    role: str  # gives the colour
    label: str = ""  # in the legend; empty: not there
    hover: tuple[str, ...] = ()  # what each point is; empty: nothing is said
    step: bool = False  # drawn as steps
    dashed: bool = False  # broken into dashes
    width: float = STROKE  # how thick


@dataclass(frozen=True)
class Text:
    """Words in the picture, at the height of a point: centred on it, or on its left or right."""

    x: float  # where it stands
    y: float  # how high
    text: str  # the words
    role: str = "text"  # gives the colour
    size: float = 10  # in points; the scale of sizes has the last word
    align: str = "center"  # or "left": the words begin at the point; or "right": they end there
    bold: bool = False  # in bold type

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", on_scale(self.size))


@dataclass(frozen=True)
class Box:
    """A box from (x, y), its lower left corner, with a letter or word in the middle."""

    x: float  # its left edge
    y: float  # its lower edge
    width: float  # in units of the plane
    height: float  # in units of the plane
    role: str  # gives the colour
    text: str = ""  # in the middle
    hover: str = ""  # what it is; empty: nothing is said
    rounded: bool = False  # with round corners
    size: float = 10  # of the text
    oval: bool = False  # the circle or oval inside it, in place of the box

    @property
    def letter(self) -> Text:
        """Return the text as words in the middle of the box."""
        middle = (self.x + self.width / 2, self.y + self.height / 2)
        return Text(*middle, self.text, on(self.role), self.size, bold=True)

    @property
    def radius(self) -> float:
        """Return how far the corners are rounded."""
        if self.oval:
            return min(self.width, self.height) / 2
        return 0.18 * min(self.width, self.height) if self.rounded else 0


@dataclass(frozen=True)
class Arrow:
    """An arrow from one point to another, bent to the left of its way if *bend* is not 0.

    A bent arrow begins and ends at right angles to the straight way. With *ahead* it goes forward
    at once, in a flat bow; with a negative one it swells to a loop.
    """

    x: float  # where it begins
    y: float  # how high
    to_x: float  # where it ends
    to_y: float  # how high
    role: str = "ink"  # gives the colour
    bend: float = 0  # how far, as a part of its length
    ahead: float = 0  # how far forward it bends, as a part of its length
    width: float = STROKE  # how thick; its head grows with it

    @property
    def controls(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """Return the two control points of the cubic curve that the arrow follows.

        Those of a straight one lie on its way, for the head to know where it points.

        >>> Arrow(0, 3, 0, 0, bend=0.5).controls
        ((1.5, 3.0), (1.5, 0.0))
        >>> Arrow(0, 4, 0, 0, bend=0.5, ahead=0.25).controls
        ((2.0, 3.0), (2.0, 1.0))
        >>> Arrow(0, 3, 0, 0).controls
        ((0.0, 2.0), (0.0, 1.0))
        """
        across, up = self.to_x - self.x, self.to_y - self.y
        if not self.bend:
            first = self.x + across / 3, self.y + up / 3
            return first, (self.to_x - across / 3, self.to_y - up / 3)
        aside, above = -self.bend * up, self.bend * across
        along, rise = self.ahead * across, self.ahead * up
        first = self.x + aside + along, self.y + above + rise
        return first, (self.to_x + aside - along, self.to_y + above - rise)

    @property
    def grown(self) -> float:
        """Return how much larger its head is than usual."""
        return self.width / STROKE


Mark = Points | Cells | Cloud | Line | Box | Text | Arrow


@dataclass(frozen=True)
class Axis:
    """An axis: its title, its range, where it has ticks; hidden axes show none of it."""

    title: str = ""  # along the axis
    range: tuple[float, float] | None = None  # from, to; None: as the marks need it
    ticks: tuple[tuple[float, str], ...] = ()  # where, and the words there
    hidden: bool = False  # nothing of it is shown
    grid: bool = True  # lines across the picture at the ticks


@dataclass(frozen=True, kw_only=True)
class Figure(Shown):
    """A figure, ready to be drawn. It shows itself in a notebook.

    >>> Figure(id="mine", title="Three points", marks=(Points((1, 2, 3), (1, 4, 9), "p"),))
    <Figure mine: Three points>
    """

    id: str  # one's own, or that of the exhibit
    title: str  # in plain text
    marks: tuple[Mark, ...]  # drawn in this order
    caption: str = ""  # below the picture
    alt: str = ""  # what a reader would see; empty: the title
    x: Axis = field(default_factory=Axis)  # the axis across
    y: Axis = field(default_factory=Axis)  # the axis up
    columns: tuple[str, ...] = ()  # names of what it shows
    data: tuple[tuple[Value, ...], ...] = ()  # what it shows, as rows
    claims: tuple[str, ...] = ()  # ids of the claims that it rests on
    equal: bool = False  # one unit is as long on both axes
    aspect: float = 16 / 9  # width to height of the whole picture
    words: float = 1.0  # how much larger the words of axes and legend are than usual
    licence: str = ""  # empty: none is said
    catalogued: bool = False  # it is published with the library

    def __post_init__(self) -> None:
        if not self.alt:
            object.__setattr__(self, "alt", self.title)

    def __repr__(self) -> str:
        return f"<Figure {self.id}: {self.title}>"

    @property
    def bare(self) -> bool:
        """Tell whether it is a drawing without axes."""
        return self.x.hidden and self.y.hidden

    @property
    def csv(self) -> str:
        """Return what it shows as a CSV file that says what it is."""
        file = StringIO()
        made = f"{'' if self.catalogued else 'made with '}chromdocs {__version__}"
        said = ", ".join(filter(None, (f"figure {self.id}", made, self.licence)))
        about = f"{self.title}. {self.caption}".rstrip() + f"\n{said}"
        file.writelines(f"# {line}\n" for line in about.splitlines())
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(self.columns or ("x", "y"))
        writer.writerows(self.data if self.columns else self._points())
        return file.getvalue()

    def _points(self) -> Iterator[tuple[float, float]]:
        """Yield where its points are, for a figure of somebody's own that says no data."""
        for mark in self.marks:
            if isinstance(mark, Points | Cells | Cloud | Line):
                yield from zip(mark.x, mark.y, strict=True)


@dataclass(frozen=True, kw_only=True)
class Exhibit:
    """A figure that can be made by id: its builder and its parameters, which the builder takes.

    Parameters have defaults, or the builder finds a value for None, so that every exhibit can be
    drawn as it stands. ``steps`` are the values of one parameter that a reader chooses from on
    the page; if they are ``frames``, they follow each other as an animation. ``kind`` is its
    place in the gallery, one of `kinds.KINDS`.
    """

    id: str  # its name and address for ever
    title: str  # in plain text
    build: Callable[..., Figure]  # makes the figure from the parameters, by name
    paper: Paper | None = None  # that it belongs to; None: to none
    licence: str = ""  # empty: none is said
    catalogued: bool = False  # it is published with the library
    parameters: Mapping[str, Parameter] = field(default_factory=dict)  # by name
    kind: str = "positions"  # its place in the gallery
    tags: tuple[str, ...] = ()  # words to choose by in the gallery
    steps: tuple[str, tuple[str, ...]] | None = None  # the parameter and its values
    frames: bool = False  # its steps follow each other as an animation
    thumb: Mapping[str, Any] = field(default_factory=dict)  # parameters of its thumbnail
    crop: Crop | None = None  # what its thumbnail shows; None: what is found to tell most
    striking: int = 0  # 2: it opens the gallery; 1: it stands among the first of its kind

    def __repr__(self) -> str:
        return f"<Exhibit {self.id}: {self.title}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        return self.make()._repr_mimebundle_()

    @property
    def paper_key(self) -> str:
        """Return the key of its paper, empty if it is of none."""
        return self.paper.key if self.paper else ""

    def make(self, **given: Any) -> Figure:
        """Build the figure; a bad parameter raises ValueError, which names the exhibit."""
        try:
            made = self.build(**read_all(self.parameters, given))
            ours = self.catalogued
            return replace(made, id=self.id, licence=self.licence, catalogued=ours)
        except ValueError as error:
            raise ValueError(f"{self.id}: {error}") from None

    @property
    def script(self) -> str:
        """Return the name of its script in the gallery."""
        return f"{self.id.replace('-', '_')}.py"

    def made_steps(self) -> Iterator[tuple[str, Figure]]:
        """Yield each value of ``steps`` with its figure."""
        name, values = self.steps or ("", ())
        for value in values:
            yield value, self.make(**{name: value})
