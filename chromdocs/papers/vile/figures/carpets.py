"""Carpets: evil and vile numbers in the plane, and the sum of two MARK heaps."""

from collections.abc import Callable

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Cells, Exhibit, Figure, Text
from chromdocs.figures.theme import on
from chromdocs.games.mark import mark, mark_grundy
from chromdocs.numbers.binary import is_dopey, is_evil
from chromdocs.papers.vile.figures.words import by_ending, by_ones
from chromdocs.papers.vile.paper import PAPER
from chromdocs.parameters import Parameter, key_of, whole

ORDER = 4
WAYS: dict[str, tuple[str, Callable[[int, int, int], int]]] = {
    "rows": ("{size}y + x", lambda x, y, size: size * y + x),
    "xor": ("x ⊕ y", lambda x, y, size: x ^ y),
    "and": ("x AND y", lambda x, y, size: x & y),
    "or": ("x OR y", lambda x, y, size: x | y),
    "product": ("x · y", lambda x, y, size: x * y),
}
SPITE = {
    "rows": "With rows of a power of two this is the same carpet as x ⊕ y: the ones of the number "
    "are those of x and those of y.",
    "xor": "The number is evil exactly if x and y are both evil or both odious.",
    "and": "Any two different rows agree in as many places as they differ, if their length is a "
    "power of two: this is Sylvester’s Hadamard matrix.",
    "or": "x OR y has the ones of x ⊕ y and those of x AND y, so it is evil exactly if these two "
    "are both evil or both odious.",
    "product": "Carrying makes the pattern irregular; powers of two repeat the row of 1.",
}
TAIL = {
    "rows": "With rows of a power of two x alone decides, except in the first column.",
    "xor": "The zeros at the end of x ⊕ y are those of x − y, so each diagonal has one colour.",
    "and": "Where x AND y = 0, which is dopey, the digits of x and y exclude each other: these "
    "cells are Sierpiński’s triangle.",
    "or": "For x, y > 0 the number ends in as many zeros as x or y, whichever has fewer.",
    "product": "Zeros at the end add up: for x, y > 0 the product is vile exactly if both are vile "
    "or both dopey.",
}


def _carpet(
    way: str,
    size: int,
    is_filled: Callable[[int], bool],
    names: tuple[str, str],
    said: Callable[[int], str],
) -> tuple[str, tuple[Cells, Cells], list[tuple[int, int, int, str]]]:
    """Return the formula, the filled and the empty cells, and the data."""
    formula, number = WAYS[way]
    words = formula.format(size=size)
    data, cells = [], []
    for y in range(size):
        for x in range(size):
            n = number(x, y, size)
            data.append((x, y, n, names[0] if is_filled(n) else names[1]))
    for name, role in ((names[0], "red" if names[0] == "evil" else "p"), (names[1], "panel")):
        own = [row for row in data if row[3] == name]
        hover = tuple(f"({x}, {y}) gives {said(n)}" for x, y, n, _ in own)
        across, up = tuple(row[0] for row in own), tuple(row[1] for row in own)
        cells.append(Cells(across, up, role, hover=hover))
    return words, (cells[0], cells[1]), data


def spite_carpet(way: str, size: int) -> Figure:
    """Draw where a number made from x and y is evil."""
    words, cells, data = _carpet(way, size, is_evil, ("evil", "odious"), by_ones)
    filled = len(cells[0].x)
    repeated = (
        ""
        if way == "product"
        else " Blocks of 2, 4, 8 rows and columns repeat, with colours kept or exchanged."
    )
    return Figure(
        id="spite-carpet",
        title=f"Evil and odious: {words}",
        caption=f"A cell (x, y) is red if {words} is evil, that is, has an even number of ones in "
        f"binary; {filled:,} of {size * size:,} are. {SPITE[way]}",
        alt=f"A square of {size} by {size} cells, x to the right and y up from 0. Red cells are "
        f"those where {words} is evil: {filled:,} of {size * size:,}.{repeated} The lowest row "
        f"begins {', '.join(row[3] for row in data[:4])}; the one above it "
        f"{', '.join(row[3] for row in data[size : size + 4])}.",
        marks=cells,
        x=_axis("x", size),
        y=_axis("y", size),
        columns=("x", "y", "number", "spite"),
        data=tuple(data),
        claims=(),
        equal=True,
        aspect=1.0,
    )


def vile_carpet(way: str, size: int) -> Figure:
    """Draw where a number made from x and y is dopey, a P-position of MARK."""
    words, cells, data = _carpet(way, size, is_dopey, ("dopey", "vile"), by_ending)
    filled = len(cells[0].x)
    return Figure(
        id="vile-carpet",
        title=f"Vile and dopey: {words}",
        caption=f"A cell (x, y) is blue if {words} is dopey, that is, a P-position of MARK: it "
        f"ends in an odd number of zeros in binary, as 0 does. {filled:,} of {size * size:,} are. "
        f"{TAIL[way]}",
        alt=f"A square of {size} by {size} cells, x to the right and y up from 0. Blue cells are "
        f"those where {words} is dopey: {filled:,} of {size * size:,}. The cell (0, 0) is "
        f"{data[0][3]}, (1, 1) is {data[size + 1][3]}, (2, 2) is {data[2 * size + 2][3]} and "
        f"(3, 3) is {data[3 * size + 3][3]}.",
        marks=cells,
        x=_axis("x", size),
        y=_axis("y", size),
        columns=("x", "y", "number", "tail"),
        data=tuple(data),
        claims=("vile/mark-dopey",),
        equal=True,
        aspect=1.0,
    )


VALUES = (("p", "0: P"), ("green", "1"), ("red", "2"), ("accent", "3"))
ROOMY = 12  # cells to a side up to which each has room for its value


def sum_carpet(size: int) -> Figure:
    """Draw the Grundy values of two MARK heaps."""
    g = [mark_grundy(n) for n in range(size)]
    data = [(x, y, g[x] ^ g[y], _winning(x, y, g)) for y in range(size) for x in range(size)]
    marks: list[Cells] = []
    digits: list[Text] = []
    for value, (role, label) in enumerate(VALUES):
        own = [row for row in data if row[2] == value]
        hover = tuple(
            f"({x}, {y}): {g[x]} ⊕ {g[y]} = {value}, "
            + (f"N, the move to {move} wins" if value else "P")
            for x, y, _, move in own
        )
        across, up = tuple(row[0] for row in own), tuple(row[1] for row in own)
        marks.append(Cells(across, up, role, label, hover))
        if size <= ROOMY:
            ink = "on-p" if role == "accent" else on(role)
            digits += [Text(x, y, str(value), ink, 9) for x, y, *_ in own]
    lost = len(marks[0].x)
    both = sum(1 for x, y, value, _ in data if value == 0 and g[x] == 0)
    return Figure(
        id="mark-sum-carpet",
        title="Two MARK heaps",
        caption="The Grundy value g(x) ⊕ g(y) of two MARK heaps, from 0 (blue) to 3. Blue are the "
        f"P-positions, where g(x) = g(y): {lost} of {size * size}. In {both} of them both heaps "
        f"are P on their own, in the other {lost - both} both are N, such as (1, 1). So outcomes "
        "alone do not settle a sum.",
        alt=f"A square of {size} by {size} cells in four colours, symmetric about the diagonal, "
        "which is blue throughout. Blue cells, the P-positions, also stand off the diagonal, such "
        "as (0, 2), (1, 4) and (3, 5). Rows with the same value look alike, so the carpet is woven "
        "of three kinds of rows.",
        marks=(*marks, *digits),
        x=_axis("x", size),
        y=_axis("y", size),
        columns=("x", "y", "grundy", "move"),
        data=tuple(data),
        claims=("vile/sums", "vile/grundy-spite"),
        equal=True,
        aspect=1.0,
    )


def _winning(x: int, y: int, g: list[int]) -> str:
    """Return the first winning move from two heaps, or nothing."""
    game = mark()
    moves = [(a, y) for (a,) in game.options((x,))] + [(x, b) for (b,) in game.options((y,))]
    found = [f"({a}, {b})" for a, b in moves if g[a] == g[b]]
    return found[0] if g[x] != g[y] else ""


def _axis(name: str, size: int) -> Axis:
    return Axis(name, (-0.7, size - 0.3), ticks(size - 1), grid=False)


WAY = Parameter(f"how x and y make a number: {', '.join(WAYS)}", key_of(WAYS, "way"), "and")
SIZE = Parameter("cells to a side", whole(4, 48), 32)
EXHIBITS = (
    Exhibit(
        id="spite-carpet",
        title="The carpet of evil and odious numbers",
        build=spite_carpet,
        parameters={"way": WAY, "size": SIZE},
        paper=PAPER,
        kind="carpets",
        tags=("evil", "carpet"),
        steps=("way", tuple(WAYS)),
        striking=2,
    ),
    Exhibit(
        id="vile-carpet",
        title="The carpet of vile and dopey numbers",
        build=vile_carpet,
        parameters={"way": WAY, "size": SIZE},
        paper=PAPER,
        kind="carpets",
        tags=("vile", "mark", "carpet"),
        steps=("way", tuple(WAYS)),
        striking=1,
    ),
    Exhibit(
        id="mark-sum-carpet",
        title="The sum of two MARK heaps",
        build=sum_carpet,
        parameters={"size": Parameter("cells to a side", whole(4, 48), 12)},
        paper=PAPER,
        kind="carpets",
        tags=("mark", "grundy", "carpet"),
        steps=("size", ("12", "16", "32")),
        striking=1,
    ),
)
