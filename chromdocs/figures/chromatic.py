"""Figures of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*."""

from itertools import accumulate

from chromdocs.figures import chromatic_blocks, chromatic_stacks
from chromdocs.figures.figure import Axis, Exhibit, Figure, Line, Mark, Points, Text, whole
from chromdocs.figures.levels import (
    EVIL,
    called,
    colour,
    explained,
    in_brackets,
    is_evil_game,
    signed,
    ticks,
)
from chromdocs.games import catalogue
from chromdocs.games.game import Position
from chromdocs.numbers.binary import is_evil, is_vile, spite
from chromdocs.solve.reference import Reference

GAME = f"the game, such as {EVIL} (the default)"


def plane(game: str = EVIL, to: int | str = 64) -> Figure:
    """Draw the P-positions of a game on two heaps as points of the plane."""
    played = catalogue.game(game)
    if played.heaps != 2:
        raise ValueError(f"evil-plane: the plane shows 2 heaps, {played.name} has {played.heaps}")
    closed = played.solution
    to = whole("evil-plane", "to", to, 4, 256 if closed else 128)
    pairs = list(closed.p_positions(to)) if closed else Reference(played).p_positions(to)
    number = {pair: n for n, pair in enumerate(pairs)}
    mirrored = {pair[::-1] for pair in pairs} if played.symmetric else set()
    shown = sorted(mirrored | set(pairs))

    def hover(position: Position) -> str:
        n = number[played.canonical(position)]
        kind = f": n = {n}, {spite(n)} and {'vile' if is_vile(n) else 'dopey'}"
        return in_brackets(position) + (kind if is_evil_game(played) else "")

    first = ", ".join(map(in_brackets, pairs[:5])) + (" and so on" if len(pairs) > 5 else "")
    apart = max(abs(a - b) for a, b in pairs)
    pad = max(1.0, to / 40)
    return Figure(
        id="evil-plane",
        title=f"The P-positions of {called(played)} in the plane",
        caption=f"The P-positions of {called(played)} with stacks up to {to}, in both orders: "
        f"{first}. Up to here the two stacks differ by at most {apart}.",
        alt=f"A square chart, both stacks from 0 to {to}, with {len(shown)} blue squares, the "
        f"P-positions. They lie on both sides of the dashed diagonal as mirror images; the stacks "
        f"differ by at most {apart}. The first are {first}.",
        marks=(
            Line((0, to), (0, to), "muted", dashed=True),
            Points(
                tuple(p[0] for p in shown),
                tuple(p[1] for p in shown),
                "p",
                hover=tuple(map(hover, shown)),
                size=min(9, max(2, 360 / (to + 1))),
            ),
        ),
        x=Axis("first stack", (-pad, to + pad), ticks(to)),
        y=Axis("second stack", (-pad, to + pad), ticks(to)),
        columns=("n", "smaller", "larger"),
        data=tuple((n, *pair) for n, pair in enumerate(pairs)),
        claims=closed.claims if closed else (),
        equal=True,
        aspect=1.0,
    )


def tau_chi_chart(to: int | str = 64) -> Figure:
    """Draw tau and chi as steps, above the colours that they count."""
    to = whole("evil-tau-chi-chart", "to", to, 7, 128)
    levels = tuple(range(to + 1))
    tau = tuple(accumulate(-1 if is_evil(k) else 1 for k in levels))
    hover = tuple(
        f"{explained(k)}\nτ({k}) = {signed(t)}, χ({k}) = {t + 1}"
        for k, t in zip(levels, tau, strict=True)
    )
    marks: list[Mark] = []
    for role, base, words in (
        ("accent", 3.5, "τ(k): greens minus reds among 0, …, k"),
        ("p", 7.5, "χ(k): greens minus reds among 1, …, k"),
    ):
        marks += [
            Line(levels, tuple(base + t for t in tau), role, hover=hover, step=True),
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
        data=tuple((k, f"{k:b}", colour(k), t, t + 1) for k, t in zip(levels, tau, strict=True)),
        claims=("chromatic/def-9", "chromatic/lem-10", "chromatic/def-11", "chromatic/lem-12"),
        aspect=2.0,
    )


EXHIBITS = (
    Exhibit(
        "evil-stacks",
        "The stacks of a position",
        chromatic_stacks.stacks,
        {"game": GAME, "position": "the heights of the stacks, such as 4,5 (the default)"},
        "chromatic",
    ),
    Exhibit(
        "evil-plane",
        "The P-positions of evil-chromatic nim in the plane",
        plane,
        {"game": GAME, "to": "the largest stack that is shown (64)"},
        "chromatic",
    ),
    Exhibit(
        "evil-tau-chi-chart",
        "The numbers τ and χ",
        tau_chi_chart,
        {"to": "the last level that is shown (64)"},
        "chromatic",
    ),
    *chromatic_blocks.EXHIBITS,
)
