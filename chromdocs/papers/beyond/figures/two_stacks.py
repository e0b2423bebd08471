"""Two stacks of red and green tokens: who is whose partner for a value, and the shifts far out."""

from collections.abc import Callable

from chromdocs.figures.axes import automatic
from chromdocs.figures.figure import Arrow, Axis, Exhibit, Figure, Line, Mark, Points
from chromdocs.figures.readers import red_and_green_game
from chromdocs.figures.tokens import called
from chromdocs.games.game import Game
from chromdocs.games.stack_values import shifts, value_partners
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, listed, signed

ORDER = 23
MOST = 20  # the greatest value that is drawn
GAME = "chromatic nim on two stacks, such as {default} (the default)"


def _red(game: Game) -> Callable[[int], bool]:
    colour = game.colour
    assert colour is not None
    return lambda level: colour(0, level) == "red"


def value_pairs(game: Game, value: int, to: int) -> Figure:
    """Draw the levels of a stack, and each pair of heights that has the value."""
    is_red = _red(game)
    partner = value_partners(is_red, value, to)[value]
    pairs = sorted((x, y) for x, y in partner.items() if x <= y)
    longest = max((y - x for x, y in pairs), default=1) or 1
    marks: list[Mark] = []
    for x, y in pairs:
        if x < y:
            plain = not is_red(y) and not (x and is_red(x))
            bend = -0.9 / (y - x) - 0.75 / longest
            marks.append(Arrow(x, -0.3, y, -0.3, "accent" if plain else "muted", bend))

    def said(level: int) -> str:
        other = partner.get(level)
        if other is None:
            return f"level {level} waits beyond {to}" if level else f"0 waits beyond {to}"
        at = in_brackets((min(level, other), max(level, other)))
        return f"{at} has the value {value}"

    kinds = {
        "green": [n for n in range(1, to + 1) if not is_red(n)],
        "red": [n for n in range(1, to + 1) if is_red(n)],
    }
    for role, own in kinds.items():
        marks.append(Points(tuple(own), (0,) * len(own), role, role, tuple(map(said, own)), size=9))
    marks.append(Points((0,), (0,), "ink", "0, an empty stack", (said(0),), size=6))
    alone = [x for x, y in pairs if x == y]
    if alone:
        hover = tuple(map(said, alone))
        marks.append(Points(tuple(alone), (0.6,) * len(alone), "p", "with itself", hover, size=7))
    name = called(game)
    first = listed(map(in_brackets, pairs[:6]))
    ends = listed(map(str, alone)) or "none"
    return Figure(
        id="value-pairs",
        title=f"The positions of value {value} in {name}",
        caption=f"The heights 0 to {to} of {name}. An arc joins two heights if the position has "
        f"the Grundy value {value}; the first positions are {first}. No height has two partners. "
        f"Heights that are their own partners: {ends}.",
        alt=f"A row of red dots and green rings for the levels 1 to {to}, and 0 before them. Arcs "
        f"below join the heights of each position of value {value}: {first} and so on.",
        marks=tuple(marks),
        x=Axis("height", (-0.8, to + 0.8), automatic(0, to), grid=False),
        y=Axis("", (-2.3, 1.2), hidden=True),
        columns=("x", "y"),
        data=tuple(pairs),
        claims=("beyond/value-queue", "beyond/small-values", "beyond/next-value"),
        aspect=3.2,
    )


def value_shifts(game: Game, value: int, to: int) -> Figure:
    """Draw by how much the number of the green partner exceeds that of the red level."""
    is_red = _red(game)
    reds, height = 0, 0
    while reds < to:
        height += 1
        reds += is_red(height)
        if height > 60 * to:
            raise ValueError(f"{game.name} has fewer than {to} red levels up to {60 * to}")
    partner = value_partners(is_red, value, 2 * height)[value]
    found, more = shifts(is_red, partner, height)
    own = [(n, k) for n, k in enumerate(found, 1) if k is not None]
    others = [n for n, k in enumerate(found, 1) if k is None]
    hover = tuple(
        f"red level number {n} goes with green level number {n + k}: shift {signed(k)}"
        for n, k in own
    )
    xs, ys = tuple(n for n, _ in own), tuple(k for _, k in own)
    low, high = min(ys, default=0), max(ys, default=0)
    marks: list[Mark] = [
        Line((0.5, to + 0.5), (more, more), "accent", "the mean far out", dashed=True),
        Line(xs, ys, "n"),
        Points(xs, ys, "p", "partner is green", hover, size=6),
    ]
    if others:
        words = tuple(f"red level number {n} has no green partner" for n in others)
        marks.append(
            Points(tuple(others), (low - 1,) * len(others), "red", "partner is not green", words)
        )
    name = called(game)
    return Figure(
        id="value-shifts",
        title=f"The shifts of value {value} in {name}",
        caption=f"For the positions of Grundy value {value} in {name}: red level number n goes "
        "with green level number n + k, and the point shows the shift k. Where the lead of the "
        "greens grows, the shifts repeat from some n on. Their mean is the number of greens "
        "without a red partner less the number of reds without a green one, here "
        f"{signed(more)}.",
        alt=f"Points for n from 1 to {to}, at heights from {signed(low)} to {signed(high)}: the "
        f"shifts {', '.join(map(signed, ys[:8]))} and so on. A dashed line at {signed(more)}.",
        marks=tuple(marks),
        x=Axis("n, the number of the red level", (0, to + 1), automatic(0, to)),
        y=Axis("shift k", (low - 1.6, high + 1.2), automatic(low - 1.6, high + 1.2)),
        columns=("n", "shift"),
        data=tuple(own),
        claims=("beyond/far-values",),
    )


EXHIBITS = (
    Exhibit(
        id="value-pairs",
        title="Who is whose partner for a value",
        build=value_pairs,
        parameters={
            "game": Parameter(GAME, red_and_green_game, "chromatic:beta=4"),
            "value": Parameter("the Grundy value", whole(0, MOST), 2),
            "to": Parameter("the greatest height that is shown", whole(4, 40), 24),
        },
        paper=PAPER,
        kind="graphs",
        tags=("chromatic nim", "grundy values"),
        steps=("value", ("0", "1", "2", "3", "4", "5")),
    ),
    Exhibit(
        id="value-shifts",
        title="The shifts of a value repeat",
        build=value_shifts,
        parameters={
            "game": Parameter(GAME, red_and_green_game, "chromatic:beta=3"),
            "value": Parameter("the Grundy value", whole(0, MOST), 4),
            "to": Parameter("the number of red levels", whole(8, 200), 48),
        },
        paper=PAPER,
        kind="graphs",
        tags=("chromatic nim", "grundy values", "period"),
        steps=("value", ("1", "2", "3", "4", "5", "6")),
        crop=(0, -3.6, 25, 4.2),
    ),
)
