"""What a figure is: marks on a plane, described once, drawn by matplotlib and by Plotly.

A mark has a role, not a colour. Roles: ``red`` and ``green`` (tokens), ``p`` (P-positions),
``move``, ``n`` (N-positions), ``ink``, ``muted``, ``accent``. A theme gives each role its colour; red and
green differ by symbol, letter or texture as well.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from chromdocs.tables.table import Value


@dataclass(frozen=True)
class Points:
    """Points in the plane, all with one role; ``hover`` says what each one is."""

    x: tuple[float, ...]
    y: tuple[float, ...]
    role: str
    label: str = ""  # in the legend; empty: not there
    hover: tuple[str, ...] = ()
    size: float = 7  # diameter in points of a figure 7 inches wide


@dataclass(frozen=True)
class Line:
    """A line through points, straight or as steps (the value holds until the next x)."""

    x: tuple[float, ...]
    y: tuple[float, ...]
    role: str
    label: str = ""
    step: bool = False
    dashed: bool = False


@dataclass(frozen=True)
class Box:
    """A box from (x, y), its lower left corner, with a letter or word in the middle."""

    x: float
    y: float
    width: float
    height: float
    role: str
    text: str = ""
    hover: str = ""
    filled: bool = True
    rounded: bool = False


@dataclass(frozen=True)
class Text:
    """Words in the picture, centred on a point."""

    x: float
    y: float
    text: str
    role: str = "ink"
    size: float = 10


@dataclass(frozen=True)
class Arrow:
    """An arrow from one point to another, bent to the side if *bend* is not 0."""

    x: float
    y: float
    to_x: float
    to_y: float
    role: str = "ink"
    bend: float = 0


Mark = Points | Line | Box | Text | Arrow


@dataclass(frozen=True)
class Axis:
    """An axis: its title, its range, where it has ticks; hidden axes show none of it."""

    title: str = ""
    range: tuple[float, float] | None = None
    ticks: tuple[tuple[float, str], ...] = ()
    hidden: bool = False
    whole: bool = True  # ticks at whole numbers only


@dataclass(frozen=True)
class Figure:
    """A figure, ready to be drawn. ``data`` is what it shows, as named columns and rows."""

    id: str
    title: str
    caption: str
    alt: str
    marks: tuple[Mark, ...]
    x: Axis
    y: Axis
    columns: tuple[str, ...]
    data: tuple[tuple[Value, ...], ...]
    claims: tuple[str, ...]
    equal: bool = False  # one unit is as long on both axes
    aspect: float = 16 / 9  # width to height of the whole picture


@dataclass(frozen=True)
class Exhibit:
    """A figure that can be made by id: its builder and what its parameters mean.

    Parameters have defaults, so that every exhibit can be drawn as it stands.
    """

    id: str
    title: str
    build: Callable[..., Figure]
    parameters: Mapping[str, str]
    paper: str
    shows: str = ""  # e.g. "Figure 3"

    def make(self, **parameters: Any) -> Figure:
        """Build the figure; an unknown parameter raises ValueError."""
        for name in parameters:
            if name not in self.parameters:
                known = ", ".join(self.parameters) or "none"
                raise ValueError(f"{self.id}: unknown parameter {name!r}; known: {known}")
        return self.build(**parameters)
