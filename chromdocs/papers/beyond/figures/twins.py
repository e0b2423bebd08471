"""Twins and misère colours: a table of three stacks, and two dances side by side."""

from chromdocs.figures.figure import Arrow, Axis, Box, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.figures.readers import red_and_green_game
from chromdocs.figures.tokens import called
from chromdocs.games.chromatic import chromatic
from chromdocs.games.dominated import misere_pairing, pairing
from chromdocs.games.evil import EVIL
from chromdocs.games.game import Game, Position
from chromdocs.games.levels import Levels, levels
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.solve.choose import solver
from chromdocs.words import in_brackets

ORDER = 21
EVENS = ("none", "evil", "dopey", "all")
COLOURINGS = (EVIL, "chromatic:red=odious", "chromatic:beta=3", "chromatic:red=5,6,7,8,9,10,14")


def twins_table(even: Levels, to: int) -> Figure:
    """Draw the third stack of the P-positions of three stacks whose odd levels are all red."""
    top = (1 << to.bit_length()) - 1
    red = {n for n in range(1, top + 1) if n % 2 or even.contains(n)}
    lost = solver(chromatic(red, stacks=3)).p_positions(top)
    third = {(x, y): z for a, b, c in lost for x, y, z in _orders(a, b, c)}
    rows = tuple(
        (x, y, third[x, y], x ^ y ^ third[x, y]) for y in range(to + 1) for x in range(to + 1)
    )
    boxes = [
        Box(
            x - 0.5,
            y - 0.5,
            1,
            1,
            "p" if total else "panel",
            str(z),
            f"({x}, {y}, {z}) is a P-position with nim-sum {total}",
            size=8.5,
        )
        for x, y, z, total in rows
    ]
    lines = [Line((n - 0.5, n - 0.5), (-0.5, to + 0.5), "muted") for n in range(2, to + 1, 2)] + [
        Line((-0.5, to + 0.5), (n - 0.5, n - 0.5), "muted") for n in range(2, to + 1, 2)
    ]
    ones = sum(total for *_, total in rows)
    shown = ", ".join(str(n) for n in range(2, to + 1, 2) if n in red) or "none"
    ticks = tuple((float(n), str(n)) for n in range(to + 1))
    return Figure(
        id="twins-table",
        title="The third stack, if all odd levels are red",
        caption="Chromatic nim on three stacks. All odd levels are red; of the even ones up to "
        f"{to}: {shown}. The number at (x, y) is the third stack of the P-position. Plain cells "
        "have nim-sum 0, as in nim. Filled ones have nim-sum 1: the even levels at or just below "
        "the three tops are green, or 0, and not all 0. Blocks of two by two are of one kind.",
        alt=f"A square table of {to + 1} by {to + 1} numbers, those of the addition table of nim "
        f"up to 1. {ones} cells are filled, in blocks of two by two; there the nim-sum of the "
        f"three stacks is 1. In the other {len(rows) - ones} it is 0.",
        marks=(*boxes, *lines),
        x=Axis("first stack", (-0.5, to + 0.5), ticks, grid=False),
        y=Axis("second stack", (-0.5, to + 0.5), ticks, grid=False),
        columns=("first", "second", "third", "nim-sum"),
        data=rows,
        claims=("beyond/twins",),
        equal=True,
        aspect=1.05,
    )


def _orders(a: int, b: int, c: int) -> set[tuple[int, int, int]]:
    return {(a, b, c), (a, c, b), (b, a, c), (b, c, a), (c, a, b), (c, b, a)}


def two_dances(game: Game, to: int) -> Figure:
    """Draw the pairs of normal play above the levels and those of misère play below."""
    colour = game.colour
    assert colour is not None
    red = frozenset(n for n in range(1, to + 1) if colour(0, n) == "red")
    ways = {"normal": pairing(red, to), "misère": misere_pairing(red, to)}
    longest = max(y - x for pairs in ways.values() for x, y in pairs) or 1
    mates = {way: _mates(pairs) for way, pairs in ways.items()}
    marks: list[Mark] = []
    for side, (way, pairs) in zip((1, -1), ways.items(), strict=True):
        for x, y in pairs:
            if x < y:
                deep = (0.35 + 0.65 * (y - x) / longest) * 3 / (y - x)
                marks.append(Arrow(x, 0.35 * side, y, 0.35 * side, "muted", deep * side))
        alone = [x for x, y in pairs if x == y]
        hover = tuple(f"level {x} is its own partner in {way} play" for x in alone)
        label = "alone" if side == 1 else ""
        marks.append(Points(tuple(alone), (0.75 * side,) * len(alone), "p", label, hover, 7))
        marks.append(Text(-0.3, 3 * side, f"{way} play", size=10, align="left"))
    for shade in ("red", "green"):
        own = [n for n in range(1, to + 1) if (n in red) == (shade == "red")]
        hover = tuple(_said(n, shade, mates) for n in own)
        marks.append(Points(tuple(own), (0,) * len(own), shade, shade, hover, 9))
    marks.append(Points((0,), (0,), "n", "", ("0, an empty stack",), 7))
    lead = meet = 0
    for n in range(1, to + 1):
        lead += -1 if n in red else 1
        if lead <= 0:
            meet = n
            break
    says = "Up to here greens always lead, and no pair is common to both."
    if meet:
        marks.append(Line((meet + 0.5, meet + 0.5), (-3.3, 3.3), "accent", dashed=True))
        says = f"Behind the dashed line, above level {meet}, both have the same pairs."
    rows = tuple(
        (n, "red" if n in red else "green" if n else "", *(mates[way].get(n, "") for way in ways))
        for n in range(to + 1)
    )
    first = {way: ", ".join(map(in_brackets, pairs[:5])) for way, pairs in ways.items()}
    return Figure(
        id="two-dances",
        title=f"Partners in normal and in misère play: {called(game)}",
        caption=f"The levels 0 to {to} of {called(game)} on two stacks, with the partners in "
        "normal play above and in misère play below. In misère play 0 and 1 are partners, and "
        f"the queue starts at level 2. {says}",
        alt=f"A row of red dots and green rings for the levels 1 to {to}. Arrows above lead from "
        "green levels to their red partners in normal play, arrows below to those in misère play. "
        f"The first pairs above: {first['normal']}; below: {first['misère']}. {says}",
        marks=tuple(marks),
        x=Axis(
            "level", (-0.6, to + 0.8), tuple((n, str(n)) for n in range(0, to + 1, 5)), grid=False
        ),
        y=Axis("", (-3.4, 3.4), hidden=True, grid=False),
        columns=("level", "colour", "partner in normal play", "partner in misère play"),
        data=rows,
        claims=("beyond/matching", "beyond/misere-matching", "beyond/misere-meets"),
        aspect=1.9,
    )


def _mates(pairs: list[Position]) -> dict[int, int]:
    return {one: other for x, y in pairs for one, other in ((x, y), (y, x))}


def _said(level: int, shade: str, mates: dict[str, dict[int, int]]) -> str:
    """Return who the partners of a level are."""
    who = (f"in {way} play {found.get(level, 'nobody yet')}" for way, found in mates.items())
    return f"level {level}, {shade}; partner {', '.join(who)}"


EXHIBITS = (
    Exhibit(
        id="twins-table",
        title="The third stack, if all odd levels are red",
        build=twins_table,
        parameters={
            "even": Parameter(
                "the even levels that are red: none, evil, dopey, all, or a list such as 4,6",
                levels,
                "evil",
            ),
            "to": Parameter("the largest first and second stack", whole(3, 15), 10),
        },
        paper=PAPER,
        tags=("colours", "nim", "three stacks"),
        steps=("even", EVENS),
        kind="carpets",
    ),
    Exhibit(
        id="two-dances",
        title="Partners in normal and in misère play",
        build=two_dances,
        parameters={
            "game": Parameter(
                "chromatic nim on two stacks, such as {default} (the default)",
                red_and_green_game,
                EVIL,
            ),
            "to": Parameter("the last level that is shown", whole(4, 40), 20),
        },
        paper=PAPER,
        kind="words",
        tags=("colours", "misère", "evil"),
        steps=("game", COLOURINGS),
        striking=1,
    ),
)
