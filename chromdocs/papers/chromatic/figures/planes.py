"""P-positions of β-chromatic nim in the plane, and why every colouring pairs its levels."""

from collections.abc import Callable
from dataclasses import replace

from chromdocs.figures.axes import near
from chromdocs.figures.figure import Arrow, Axis, Exhibit, Figure, Line, Mark, Points
from chromdocs.figures.plane import plane
from chromdocs.figures.readers import red_and_green_game
from chromdocs.figures.tokens import BETAS, called
from chromdocs.games import catalogue
from chromdocs.games.dominated import is_green_dominated, is_red_dominated
from chromdocs.games.evil import EVIL
from chromdocs.games.game import Game, Position
from chromdocs.games.levels import Levels, beatty_levels
from chromdocs.games.partners import Walk
from chromdocs.numbers.certified import Real
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, signed

ORDER = 6
COLOURINGS = (
    EVIL,
    "chromatic:red=odious",
    "chromatic:red=dopey",
    "chromatic:red=vile",
    "chromatic:beta=3/2",
    "chromatic:beta=(3+sqrt(5))/2",
    "chromatic:red=2,3,4,9,10,11,12,18",
)


def beta_plane(beta: Levels, to: int) -> Figure:
    """Draw the P-positions of β-chromatic nim on two stacks, and the lines that they follow."""
    game = catalogue.game(f"chromatic:beta={beta.name}")
    closed = game.solution
    assert closed is not None
    assert beta.modulus is not None
    assert beta.ranks is not None
    pairs = list(closed.p_positions(to))
    counted = beta.ranks.count

    def said(n: int) -> str:
        low, high = pairs[n]
        if not high:
            return ": P, nothing to take"
        if low == high:
            return f": P, level {low} is red and no green one below it waits"
        return f": P, green level number {low - counted(low)} and red level number {counted(high)}"

    drawn = plane(game, pairs, to, said, (*closed.claims,))
    name, symbol = called(game), BETAS.get(beta.name, beta.name)
    steep = _slope(beta.modulus)
    follows, lines = _lines(steep, to)
    return replace(
        drawn,
        id="beta-plane",
        title=f"The P-positions of {name}",
        caption=f"{drawn.caption.replace(game.called, name)} Red levels are ⌊βn⌋ with "
        f"β = {symbol}; {follows}.",
        alt=f"{drawn.alt.replace('and a dashed diagonal', 'along dashed lines')} "
        f"{follows[0].upper()}{follows[1:]}.",
        marks=(*lines, *(mark for mark in drawn.marks if isinstance(mark, Points))),
    )


def _slope(beta: Real) -> float:
    """Return β − 1, the slope that the pairs (⌊αn⌋, ⌊βn⌋) follow, for drawing."""
    return near(beta) - 1


def _lines(steep: float, to: int) -> tuple[str, list[Mark]]:
    """Return the lines near which the pairs lie, and a clause about them."""
    if steep <= 1:
        near = "on the diagonal or one step off it"
        if steep == 1:
            near = "one step off the diagonal, but for (0, 0)"
        return f"the pairs lie {near}", [Line((0, to), (0, to), "muted", dashed=True)]
    shown = f"{steep:.3f}".rstrip("0").rstrip(".")
    flat = to / steep
    return f"the pairs follow the line of slope β − 1 = {shown} and its mirror image", [
        Line((0, flat), (0, to), "muted", dashed=True),
        Line((0, to), (0, flat), "muted", dashed=True),
    ]


def domination(game: Game, to: int) -> Figure:
    """Draw greens minus reds along the levels, and below them each level with its partner."""
    is_red = _red(game)
    partner = Walk(is_red).up_to(to)
    leads = [0]
    for level in range(1, to + 1):
        leads.append(leads[-1] + (-1 if is_red(level) else 1))
    rows = tuple(
        (k, "red" if is_red(k) else "green", leads[k], partner.get(k, "")) for k in range(1, to + 1)
    )
    row = min(leads) - 1.6
    pairs = [(k, mate) for k, _, _, mate in rows if isinstance(mate, int) and k <= mate]
    longest = max((b - a for a, b in pairs), default=1)
    deep = 0.3 * (max(leads) - row)
    marks: list[Mark] = [
        Line((0.5, to + 0.5), (0, 0), "muted", dashed=True),
        Line(
            tuple(range(to + 1)),
            tuple(leads),
            "accent",
            "greens − reds",
            tuple(
                f"level {k}: greens minus reds is {signed(lead)}" for k, lead in enumerate(leads)
            ),
            step=True,
        ),
        *(
            Arrow(a, row - 0.45, b, row - 0.45, "muted", -deep * _depth(b - a, longest))
            for a, b in pairs
            if a < b
        ),
    ]
    for shade in ("red", "green"):
        own = [k for k, c, _, _ in rows if c == shade]
        hover = tuple(_why(k, shade, partner) for k in own)
        marks.append(Points(tuple(own), (row,) * len(own), shade, shade, hover, 9))
    alone = [a for a, b in pairs if a == b]
    if alone:
        hover = tuple(_why(k, "red", partner) for k in alone)
        marks.append(Points(tuple(alone), (row - 0.9,) * len(alone), "p", "alone", hover, 7))
    words = _words(is_red, to)
    first = ", ".join(in_brackets(pair) for pair in pairs[:5])
    waiting = [k for k, _, _, mate in rows if mate == ""]
    return Figure(
        id="domination",
        title=f"Who pairs with whom in {called(game)}",
        caption=f"The levels 1 to {to} of {called(game)}, with greens minus reds up to each "
        f"level above and the pairs below. Walk up: a green level waits, and a red one pairs with "
        f"the green one that has waited longest, or with itself if none waits. {words} The pairs "
        f"are the P-positions on two stacks: {first} and so on.",
        alt=f"A row of red dots and green rings for the levels 1 to {to}, under a step line of "
        f"greens minus reds, which stays between {signed(min(leads))} and {max(leads)}. Arrows "
        "below lead from green levels to their red partners. Red levels that pair with "
        f"themselves: {len(alone)}; green ones that still wait: {len(waiting)}. The first pairs "
        f"are {first}.",
        marks=tuple(marks),
        x=Axis("level", (-0.2, to + 0.8), _levels(to), grid=False),
        y=Axis("", (row - 1.1 - deep, max(leads) + 0.6), _heights(leads)),
        columns=("level", "colour", "greens minus reds", "partner"),
        data=rows,
        claims=("chromatic/lem-3", "chromatic/prop-6"),
        aspect=1.7,
    )


def _depth(length: int, longest: int) -> float:
    """Return the bend, to the depth of the deepest arc, of an arc of this length."""
    return 4 / 3 / length * (0.35 + 0.65 * length / longest)


def _red(game: Game) -> Callable[[int], bool]:
    colour = game.colour
    return lambda level: colour is not None and colour(0, level) == "red"


def _why(level: int, shade: str, partner: dict[int, int]) -> str:
    """Say what becomes of a level.

    >>> _why(3, "red", {3: 1, 1: 3})
    'level 3: red, pairs with 1, the green level that has waited longest: (1, 3) is P'
    """
    mate = partner.get(level)
    if mate is None:
        return f"level {level}: green, still waits at the end"
    pair: Position = (min(level, mate), max(level, mate))
    if mate == level:
        return f"level {level}: red, no green level waits: {in_brackets(pair)} is P"
    if shade == "green":
        return f"level {level}: green, waits for the red level {mate}: {in_brackets(pair)} is P"
    return (
        f"level {level}: red, pairs with {mate}, the green level that has waited longest: "
        f"{in_brackets(pair)} is P"
    )


def _words(is_red: Callable[[int], bool], to: int) -> str:
    """Say which colour dominates up to a level."""
    if is_green_dominated(is_red, to):
        return (
            "Up to here green dominates: the line never falls below 0, and no red level is alone."
        )
    if is_red_dominated(is_red, to):
        return (
            "Up to here red dominates: a red level is alone where the line is lower than ever "
            "before."
        )
    return (
        "Neither colour dominates: a red level is alone where the line is lower than ever before."
    )


def _levels(to: int) -> tuple[tuple[float, str], ...]:
    every = 1 if to <= 12 else 2 if to <= 24 else 4
    return tuple((k, str(k)) for k in range(every, to + 1, every))


def _heights(leads: list[int]) -> tuple[tuple[float, str], ...]:
    low, high = min(leads), max(leads)
    every = 1 + (high - low) // 8
    return tuple((k, signed(k)) for k in range(low, high + 1) if k % every == 0)


EXHIBITS = (
    Exhibit(
        id="beta-plane",
        title="The P-positions of β-chromatic nim in the plane",
        build=beta_plane,
        parameters={
            "beta": Parameter(
                "the modulus, a number greater than 1 such as 7/3, pi or {default}",
                beatty_levels,
                "(3+sqrt(5))/2",
            ),
            "to": Parameter("the largest stack that is shown", whole(4, 256), 64),
        },
        paper=PAPER,
        tags=("beatty", "wythoff", "colours"),
        steps=("beta", ("3/2", "2", "7/3", "(3+sqrt(5))/2", "3", "pi", "5")),
    ),
    Exhibit(
        id="domination",
        title="Greens, reds and the pairs of any colouring",
        build=domination,
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
        tags=("colours", "evil"),
        steps=("game", COLOURINGS),
    ),
)
