"""Ornament games side by side: all of Classes 2 to 6 on one wall."""

from math import isqrt

from chromdocs.figures.figure import (
    Axis,
    Box,
    Cells,
    Exhibit,
    Figure,
    Mark,
    Text,
)
from chromdocs.games.ornament import enumerate_class, ornament
from chromdocs.papers.star.figures.ornament_board import (
    game_name,
    read_ornament,
)
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter
from chromdocs.words import in_brackets, signed

ORDER = 10
CLASSES = ("2", "3", "4", "5", "6")
ALL = "all"
COLUMNS = {1: 1, 3: 3, 4: 4, 6: 3, 10: 5, 24: 6}  # panels in a row, by how many there are
HEAPS = ((1, 32), (3, 40), (4, 36), (9, 32), (16, 28), (24, 24))  # largest heap for so many panels
TOP = 6  # units above a panel for its name
WINDOW = 3  # the board on which repetition is tried is so many times larger than the picture


def read_classes(given: int | str) -> tuple[str, ...]:
    """Read the number of a class, a range such as ``2-4``, or ``all``.

    >>> read_classes("2-4"), read_classes(5)
    (('2', '3', '4'), ('5',))
    """
    first, _, last = str(given).replace(ALL, f"{CLASSES[0]}-{CLASSES[-1]}").partition("-")
    chosen = tuple(q for q in CLASSES if first <= q <= (last or first))
    if first not in CLASSES or (last or first) not in CLASSES or not chosen:
        raise ValueError(
            f"must be one of {', '.join(CLASSES)}, a range such as 2-4, or {ALL}, not {given}"
        )
    return chosen


def wall(classes: tuple[str, ...]) -> Figure:
    """Draw the P-positions of the pair games of some classes as panels."""
    games = [read_ornament(game.name) for q in classes for game in enumerate_class(int(q))]
    across = COLUMNS.get(len(games)) or isqrt(len(games) - 1) + 1
    to = next(heap for most, heap in HEAPS if len(games) <= most)
    step = to + 4
    marks: list[Mark] = []
    cells: list[tuple[int, int, str]] = []
    data: list[tuple[int | str, ...]] = []
    for i, (p, q, t) in enumerate(games):
        left, low = i % across * step, -(i // across) * (step + TOP - 2)
        name = game_name(p, q, t)
        inner = [move for move in ornament(p, q, t).moves.within((to, to)) if min(move)]
        marks += [
            Box(left + 0.2, low + 0.2, to + 0.6, to + 0.6, "panel"),
            Text(left + (to + 1) / 2, low + to + 3.2, f"{p}/{q}, {signed(t)}", "text", 8),
        ]
        cells += [(left + x, low + y, f"{name}: {in_brackets((x, y))}") for x, y in sorted(inner)]
        data += [(q, p, t, x, y) for x, y in sorted(inner) if x <= y]
    xs, ys, told = zip(*cells, strict=True)
    marks.append(Cells(xs, ys, "p", hover=told))
    rows = -(-len(games) // across)
    wide, high = across * step, rows * (step + TOP - 2)
    number = f"{len(games)} ornament games" if len(games) > 1 else "one ornament game"
    which = f"Classes {classes[0]} to {classes[-1]}" if classes[1:] else f"Class {classes[0]}"
    fans = (
        "Most fan out from the origin; the others keep close to the diagonal, among them the "
        "subsided games, with p = q − 1 and t = 1."
        if len(games) > 1
        else "It keeps to the diagonal."
    )
    panels = f"{len(games)} square panels, {across} in a row, one for each ornament game of {which}"
    shape = (
        "symmetric about the diagonal: in most a fan that widens from the lower left corner, in "
        "the others a chain of squares or blocks along the diagonal."
        if len(games) > 1
        else "a dotted diagonal."
    )
    return Figure(
        id="ornament-wall",
        title=f"The ornament games of {which}",
        caption=f"The {number} of {which}. A panel shows its moves that take from both heaps, up "
        f"to {to}: these are the P-positions of the pair game with densities p/q and 1 − p/q and "
        f"offsets t/q and (1 − t)/q, written p/q, t. {fans}",
        alt=f"{panels if len(games) > 1 else 'A square panel'}, labelled p/q and t. Blue squares "
        f"form a regular ornament, {shape}",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-1.5, wide - 1.5)),
        y=Axis(hidden=True, range=(to + TOP + 1 - high, to + TOP - 0.5)),
        columns=("class", "p", "t", "x", "y"),
        data=tuple(data),
        claims=("star/cor-4", "star/prop-2", "star/conj-3"),
        equal=True,
        aspect=wide / (high - 1.5),
    )


EXHIBITS = (
    Exhibit(
        id="ornament-wall",
        title="All ornament games of Classes 2 to 6",
        build=wall,
        parameters={
            "classes": Parameter("2, 3, 4, 5, 6, a range such as 2-4, or all", read_classes, ALL)
        },
        paper=PAPER,
        tags=("star", "ornament"),
        steps=("classes", (*CLASSES, ALL)),
        kind="ornaments",
        crop=(26.4, -97.2, 110.4, -34.2),
        striking=1,
    ),
)
