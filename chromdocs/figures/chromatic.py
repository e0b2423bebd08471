"""Figures of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*."""

from itertools import accumulate
from math import prod

from chromdocs.figures import chromatic_blocks
from chromdocs.figures.figure import Axis, Box, Exhibit, Figure, Line, Mark, Points, Text, whole
from chromdocs.figures.levels import colour, explained, signed, ticks
from chromdocs.games import catalogue
from chromdocs.games.game import Game, Position
from chromdocs.numbers.binary import is_evil, is_vile, spite
from chromdocs.solve.answer import answer
from chromdocs.solve.reference import Reference

EVIL = "chromatic:red=evil"
GAME = f"the game, such as {EVIL} (the default)"
TALLEST, MOST = 40, 8  # tokens in a stack, and stacks, that can still be drawn
SEARCHED = 5_000  # positions that brute force solves at once


def stacks(game: str = EVIL, position: Position | str = (4, 5)) -> Figure:
    """Draw the coloured stacks of a position, the outcome in the caption."""
    played, at = _coloured(game, position)
    is_red = played.is_red or is_evil
    rows = tuple(
        (stack, level, "red" if is_red(level) else "green")
        for stack, height in enumerate(at, start=1)
        for level in range(1, height + 1)
    )
    outcome = _outcome(played, at)
    tops = [f"{'red' if is_red(heap) else 'green'} on stack {i}" for i, heap in enumerate(at, 1) if heap]
    listed = [
        f"stack {i} has {heap} from below: "
        + " ".join("RG"[not is_red(level)] for level in range(1, heap + 1))
        for i, heap in enumerate(at, start=1)
        if heap
    ]
    marks, across, up = _slabs(at, rows, _is_evil(played))
    return Figure(
        id="evil-stacks",
        title=f"The stacks of {_tuple(at)}",
        caption=f"The position {_tuple(at)} of {_called(played)}. Red tokens carry R and dots, "
        f"green ones G and rings. {outcome}",
        alt=f"{len(at)} stacks of tokens, red R or green G: "
        f"{'; '.join(listed) or 'all are empty'}. On top: {', '.join(tops) or 'nothing'}. {outcome}",
        marks=marks,
        x=Axis(hidden=True, range=across),
        y=Axis(hidden=True, range=up),
        columns=("stack", "level", "colour"),
        data=rows,
        claims=played.solution.claims if played.solution else (),
        equal=True,
        aspect=min(2.0, max(0.8, (across[1] - across[0]) / (up[1] - up[0]))),
    )


def _coloured(game: str, position: Position | str) -> tuple[Game, Position]:
    """Return a game with colours and a position of it that is small enough to draw."""
    played = catalogue.game(game)
    if played.is_red is None:
        raise ValueError(f"evil-stacks: the tokens of {played.name} have no colours")
    at = catalogue.position(position) if isinstance(position, str) else tuple(position)
    if len(played.check(at)) > MOST:
        raise ValueError(f"evil-stacks: draws up to {MOST} stacks, not {len(at)}")
    if max(at) > TALLEST:
        tallest = max(at) if max(at) < 10**15 else "more than a quadrillion"
        raise ValueError(f"evil-stacks: draws up to {TALLEST} tokens in a stack, not {tallest}")
    return played, at


def _slabs(
    at: Position, rows: tuple[tuple[int, int, str], ...], evil: bool
) -> tuple[tuple[Mark, ...], tuple[float, float], tuple[float, float]]:
    """Return the tokens as marks, and the ranges of x and y that they need."""
    tallest = max(*at, 2)
    thin = tallest > 20  # then only symbols fit, no letters
    pitch, wide, high, apart = 0.8, 2.4, 0.68, 3.2
    left = {stack: (stack - 1) * apart for stack in range(1, len(at) + 1)}
    marks: list[Mark] = []
    for stack, level, shade in rows:
        hover = explained(level) if evil else f"level {level}: {shade}"
        letter = "" if thin else shade[0].upper()
        corner = left[stack], (level - 1) * pitch
        marks.append(
            Box(*corner, wide, high, shade, letter, f"stack {stack}, {hover}", rounded=True, size=11)
        )
    for shade in ("red", "green"):
        beside = (wide / 2,) if thin else (0.42, wide - 0.42)
        spots = [(s, k, dx) for s, k, c in rows if c == shade for dx in beside]
        x = tuple(left[s] + dx for s, k, dx in spots)
        y = tuple((k - 1) * pitch + high / 2 for s, k, dx in spots)
        marks += [Points(x, y, f"on-{shade}", size=4 if thin else 7)] if spots else []
    for stack, heap in enumerate(at, start=1):
        middle = left[stack] + wide / 2
        marks.append(Line((left[stack] - 0.15, left[stack] + wide + 0.15), (-0.2, -0.2), "muted"))
        marks.append(Text(middle, -0.75, str(heap), "ink", 13, bold=True))
    for level in range(1, max(at) + 1):
        if not thin or level % 5 == 0 or level == 1:
            y = (level - 1) * pitch + high / 2
            marks.append(Text(-0.6, y, str(level), "muted", 9, "right"))
    top = tallest * pitch
    marks.append(Text(-0.6, -0.75, "tokens", "muted", 9, "right"))
    marks.append(Text(-0.6, top + 0.25, "level", "muted", 9, "right"))
    return tuple(marks), (-2.1, left[len(at)] + wide + 1.2), (-1.15, top + 0.55)


def _outcome(game: Game, at: Position) -> str:
    """Say who wins, as a sentence, or nothing where finding out would take long."""
    if not game.solution and prod(heap + 1 for heap in at) > SEARCHED:
        return ""
    found = answer(game, at)
    if found.is_p:
        return "It is a P-position: whoever has just moved here wins."
    return f"It is an N-position: the move to {_tuple(found.moves[0])} wins."


def plane(game: str = EVIL, to: int | str = 64) -> Figure:
    """Draw the P-positions of a game on two heaps as points of the plane."""
    played = catalogue.game(game)
    if played.heaps != 2:
        raise ValueError(f"evil-plane: the plane shows 2 heaps, {played.name} has {played.heaps}")
    closed = played.solution
    to = whole("evil-plane", "to", to, 4, 512 if closed else 128)
    pairs = list(closed.p_positions(to)) if closed else Reference(played).p_positions(to)
    number = {pair: n for n, pair in enumerate(pairs)}
    mirrored = {pair[::-1] for pair in pairs} if played.symmetric else set()
    shown = sorted(mirrored | set(pairs))

    def hover(position: Position) -> str:
        n = number[played.canonical(position)]
        kind = f": n = {n}, {spite(n)} and {'vile' if is_vile(n) else 'dopey'}"
        return _tuple(position) + (kind if _is_evil(played) else "")

    first = ", ".join(map(_tuple, pairs[:5]))
    apart = max(abs(a - b) for a, b in pairs)
    pad = max(1.0, to / 40)
    return Figure(
        id="evil-plane",
        title=f"The P-positions of {_called(played)} in the plane",
        caption=f"The P-positions of {_called(played)} with stacks up to {to}, in both orders: "
        f"{first} and so on. The stacks never differ by more than {apart}.",
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
    to = whole("evil-tau-chi-chart", "to", to, 7, 256)
    levels = tuple(range(to + 1))
    tau = tuple(accumulate(-1 if is_evil(k) else 1 for k in levels))
    hover = tuple(
        f"{explained(k)}\nτ({k}) = {signed(t)}, χ({k}) = {t + 1}"
        for k, t in zip(levels, tau, strict=True)
    )
    marks: list[Mark] = []
    for role, base, words in (
        ("accent", 3.6, "τ(k): greens minus reds among 0, …, k"),
        ("p", 7.6, "χ(k): greens minus reds among 1, …, k"),
    ):
        marks += [
            Line(levels, tuple(base + t for t in tau), role, hover=hover, step=True),
            Text(-0.5, base + 1.75, words, role, 9.5, "left"),
        ]
    for shade, height in (("red", 0.5), ("green", 1.2)):
        x = tuple(k for k in levels if colour(k) == shade)
        name = "red level (evil)" if shade == "red" else "green level (odious)"
        said = tuple(hover[k] for k in x)
        size = max(2.5, min(7, 330 / to))
        marks.append(Points(x, (height,) * len(x), shade, name, said, size))
    values = [(3.6 + t, signed(t)) for t in (-1, 0, 1)] + [(7.6 + t, str(t + 1)) for t in (-1, 0, 1)]
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


def _is_evil(game: Game) -> bool:
    return game.name.split(",")[0] == EVIL


def _called(game: Game) -> str:
    return "evil-chromatic nim" if _is_evil(game) else game.name


def _tuple(position: Position) -> str:
    return f"({', '.join(map(str, position))})"


EXHIBITS = (
    Exhibit(
        "evil-stacks",
        "The stacks of a position",
        stacks,
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
