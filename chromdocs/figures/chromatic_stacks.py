"""Positions of S-chromatic nim as stacks of coloured tokens."""

from math import prod

from chromdocs.figures.figure import Axis, Box, Figure, Line, Mark, Points, Text
from chromdocs.figures.levels import EVIL, explained, in_brackets
from chromdocs.figures.theme import on
from chromdocs.games import catalogue
from chromdocs.games.game import Game, Position
from chromdocs.solve.answer import answer

TALLEST, MOST = 40, 8  # tokens in a stack, and stacks, that can still be drawn
LETTERED = 20  # tokens in a stack that still have room for letters
WIDE, HIGH = 2.4, 0.68  # of a token
APART, PITCH = 3.2, 0.8  # from stack to stack, and from level to level
SEARCHED = 5_000  # positions that brute force solves at once


def stacks(game: str = EVIL, position: Position | str = (4, 5)) -> Figure:
    """Draw the coloured stacks of a position, the outcome in the caption."""
    played = catalogue.game(game)
    if not is_red_and_green(played):
        raise ValueError(f"the tokens of {played.name} are not red and green")
    at = _drawable(played, position)
    colour = played.colour or (lambda pile, level: "")
    rows = tuple(
        (stack, level, colour(stack - 1, level))
        for stack, height in enumerate(at, start=1)
        for level in range(1, height + 1)
    )
    listed = [
        f"stack {stack} has, from below, {' '.join(c[0].upper() for s, _, c in rows if s == stack)}"
        for stack, height in enumerate(at, start=1)
        if height
    ]
    outcome = _outcome(played, at)
    across = (-2.1, (len(at) - 1) * APART + WIDE + 1.2)
    up = (-1.15, max(*at, 2) * PITCH + 0.55)
    aspect = min(2.0, max(0.8, (across[1] - across[0]) / (up[1] - up[0])))
    unit = min(504 / (across[1] - across[0]), 504 / aspect / (up[1] - up[0]))  # in points
    return Figure(
        id="stacks",
        title=f"The stacks of {in_brackets(at)}",
        caption=f"The position {in_brackets(at)} of {played.called}. Red tokens carry R and "
        f"dots, green ones G and rings.{outcome}",
        alt="Stacks of tokens, red (R) or green (G): "
        f"{'; '.join(listed) or 'all are empty'}.{outcome}",
        marks=(*_tokens(rows, played.name.startswith(EVIL), unit), *_labels(at)),
        x=Axis(hidden=True, range=across),
        y=Axis(hidden=True, range=up),
        columns=("stack", "level", "colour"),
        data=rows,
        claims=played.solution.claims if played.solution else (),
        equal=True,
        aspect=aspect,
    )


def is_red_and_green(game: Game) -> bool:
    """Tell whether the tokens of *game* are red and green."""
    return game.colour is not None and game.colour(0, 1) in ("red", "green")


def _drawable(game: Game, position: Position | str) -> Position:
    """Return the position, or raise ValueError if it cannot be drawn."""
    at = catalogue.position(position) if isinstance(position, str) else tuple(position)
    if len(game.check(at)) > MOST:
        raise ValueError(f"draws up to {MOST} stacks, not {len(at)}")
    if max(at) > TALLEST:
        tallest = max(at) if max(at) < 10**15 else "more than a quadrillion"
        raise ValueError(f"draws up to {TALLEST} tokens in a stack, not {tallest}")
    return at


def _tokens(rows: tuple[tuple[int, int, str], ...], evil: bool, unit: float) -> list[Mark]:
    """Return the tokens: slabs with a letter between two dots or rings, or just one of those."""
    crowded = any(level > LETTERED for _, level, _ in rows)
    size = min(11, 0.8 * HIGH * unit)
    marks: list[Mark] = []
    for stack, level, shade in rows:
        hover = explained(level) if evil else f"level {level}: {shade}"
        marks.append(
            Box(
                x=(stack - 1) * APART,
                y=(level - 1) * PITCH,
                width=WIDE,
                height=HIGH,
                role=shade,
                text="" if crowded else shade[0].upper(),
                hover=f"stack {stack}, {hover}",
                rounded=True,
                size=size,
            )
        )
    for shade in ("red", "green"):
        beside = (WIDE / 2,) if crowded else (0.42, WIDE - 0.42)
        own = [(stack, level, x) for stack, level, c in rows if c == shade for x in beside]
        x = tuple((stack - 1) * APART + x for stack, _, x in own)
        y = tuple((level - 1) * PITCH + HIGH / 2 for _, level, _ in own)
        marks += (
            [Points(x, y, on(shade), size=0.4 * size if crowded else 0.6 * size)] if own else []
        )
    return marks


def _labels(at: Position) -> list[Mark]:
    """Return the ground under the stacks, their heights, and the numbers of the levels."""
    marks: list[Mark] = [
        Text(-0.6, -0.75, "tokens", "muted", 9, "right"),
        Text(-0.6, max(*at, 2) * PITCH + 0.25, "level", "muted", 9, "right"),
    ]
    for stack, height in enumerate(at):
        x = stack * APART
        marks.append(Line((x - 0.15, x + WIDE + 0.15), (-0.2, -0.2), "muted"))
        marks.append(Text(x + WIDE / 2, -0.75, str(height), "ink", 13, bold=True))
    for level in range(1, max(at) + 1):
        if max(at) <= LETTERED or level % 5 == 0 or level == 1:
            y = (level - 1) * PITCH + HIGH / 2
            marks.append(Text(-0.6, y, str(level), "muted", 9, "right"))
    return marks


def _outcome(game: Game, at: Position) -> str:
    """Say who wins, as a sentence, or nothing where finding out would take long."""
    if not game.solution and prod(heap + 1 for heap in at) > SEARCHED:
        return ""
    found = answer(game, at)
    if found.is_p:
        return " It is a P-position: whoever has just moved here wins."
    return f" It is an N-position: the move to {in_brackets(found.moves[0])} wins."
