"""Figures of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*."""

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.figures.plane import plane
from chromdocs.figures.readers import game_on_two_heaps
from chromdocs.games.evil import EVIL, colour, explained, tau
from chromdocs.games.game import Game
from chromdocs.numbers.binary import spite, tail
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.parameters import Parameter, read_as, whole
from chromdocs.solve.reference import reference
from chromdocs.words import signed

ORDER = 2
LARGEST, SEARCHED = 256, 128  # stacks, with a closed form and without


def evil_plane(game: Game, to: int) -> Figure:
    """Draw the P-positions of a game on two heaps."""
    closed = game.solution
    to = read_as("to", whole(1, LARGEST if closed else SEARCHED), to)
    pairs = list(closed.p_positions(to)) if closed else reference(game).p_positions(to)
    said = _kind if game.name == EVIL else lambda n: ""
    return plane(game, pairs, to, said, closed.claims if closed else ())


def _kind(n: int) -> str:
    return f": n = {n}, {spite(n)} and {tail(n)}" if n else ": n = 0, nothing is left to take"


def tau_chi_chart(to: int) -> Figure:
    """Draw tau and chi as steps, above the colours that they count."""
    levels = tuple(range(to + 1))
    taus = tuple(map(tau, levels))
    hover = tuple(
        f"{explained(k)}\nτ({k}) = {signed(t)}, χ({k}) = {t + 1}"
        for k, t in zip(levels, taus, strict=True)
    )
    marks: list[Mark] = []
    for role, base, words in (
        ("accent", 3.5, "τ(k): greens minus reds among 0, …, k"),
        ("p", 7.5, "χ(k): greens minus reds among 1, …, k"),
    ):
        marks += [
            Line(levels, tuple(base + t for t in taus), role, hover=hover, step=True),
            Text(-0.5, base + 1.75, words, role, 9.5, "left"),
        ]
    for shade, height in (("red", 0.5), ("green", 1.2)):
        x = tuple(k for k in levels if colour(k) == shade)
        name = "evil: red" if shade == "red" else "odious: green"
        said = tuple(hover[k] for k in x)
        size = max(2.5, min(7, 330 / to))
        marks.append(Points(x, (height,) * len(x), shade, name, said, size))
    values = [(3.5 + t, signed(t)) for t in (-1, 0, 1)] + [
        (7.5 + t, str(t + 1)) for t in (-1, 0, 1)
    ]
    return Figure(
        id="evil-tau-chi-chart",
        title="The numbers τ and χ",
        caption=f"Below, the colours of the levels 0 to {to}; above them τ and χ, greens minus "
        "reds up to a level, with and without the red level 0. So χ(k) = τ(k) + 1: τ never leaves "
        "−1, 0, 1, and χ is 1 on odd levels, 2 on even green and 0 on even red ones.",
        alt=f"Two step lines over a row of red dots and green rings for the levels 0 to {to}. The "
        "lower line, τ, only takes the values −1, 0 and 1 and returns to 0 at every odd level; the "
        "upper line, χ, has the same shape one higher, with the values 0, 1 and 2.",
        marks=tuple(marks),
        x=Axis("level k", (-1, to + 1), ticks(to), grid=False),
        y=Axis("", (0, 9.8), tuple(values)),
        columns=("k", "binary", "colour", "tau", "chi"),
        data=tuple((k, f"{k:b}", colour(k), t, t + 1) for k, t in zip(levels, taus, strict=True)),
        claims=("chromatic/def-9", "chromatic/lem-10", "chromatic/def-11", "chromatic/lem-12"),
        aspect=2.0,
    )


EXHIBITS = (
    Exhibit(
        id="evil-plane",
        title="The P-positions of evil-chromatic nim in the plane",
        build=evil_plane,
        parameters={
            "game": Parameter("the game, such as {default} (the default)", game_on_two_heaps, EVIL),
            "to": Parameter("the largest stack that is shown", whole(1, LARGEST), 64),
        },
        paper=PAPER,
        tags=("evil", "colours"),
        steps=("to", ("16", "32", "64", "128")),
    ),
    Exhibit(
        id="evil-tau-chi-chart",
        title="The numbers τ and χ",
        build=tau_chi_chart,
        parameters={"to": Parameter("the last level that is shown", whole(7, 128), 64)},
        paper=PAPER,
        kind="words",
        tags=("evil", "colours"),
        steps=("to", ("16", "32", "64", "128")),
        crop=(-0.5, 0, 28.5, 9.8),
    ),
)
