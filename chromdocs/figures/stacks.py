"""Positions as stacks of coloured tokens, for every game whose tokens have colours."""

from math import prod

from chromdocs.figures.figure import Axis, Figure
from chromdocs.figures.tokens import (
    APART,
    HIGH,
    LETTERED,
    PITCH,
    WIDE,
    called,
    drawable,
    ground,
    is_red_and_green,
    ladder,
    letter,
    slabs,
    tokens_of,
    why,
)
from chromdocs.games.game import Game, Partizan, Position
from chromdocs.solve.answer import WINNERS, answer
from chromdocs.words import in_brackets

SEARCHED = 5_000  # positions that brute force solves at once
HEIGHTS = (5, 7, 6, 4, 8, 3, 2, 1)  # of the stacks if nobody says


def stacks(game: Game, position: Position | None) -> Figure:
    """Draw the coloured stacks of a position, else of some, with the outcome in the caption."""
    at = drawable(game, position or HEIGHTS[: game.heaps])
    tokens = tokens_of(game, at)
    listed = [
        f"stack {stack} has, from below, {' '.join(letter(c) for s, _, c in tokens if s == stack)}"
        for stack, height in enumerate(at, start=1)
        if height
    ]
    outcome = _outcome(game, at)
    across = (-2.1, (len(at) - 1) * APART + WIDE + 1.2)
    up = (-1.15, max(*at, 2) * PITCH + 0.55)
    aspect = min(2.0, max(0.8, (across[1] - across[0]) / (up[1] - up[0])))
    unit = min(504 / (across[1] - across[0]), 504 / aspect / (up[1] - up[0]))  # in points
    size = min(11, 0.8 * HIGH * unit)
    bare = max(at) > LETTERED
    key, kinds = _key(game, tokens)
    return Figure(
        id="stacks",
        title=f"The stacks of {in_brackets(at)}",
        caption=f"The position {in_brackets(at)} of {called(game)}. {key}{outcome}",
        alt=f"Stacks of tokens, {kinds}: {'; '.join(listed) or 'all are empty'}.{outcome}",
        marks=(
            *slabs(tokens, size, lambda t: f"stack {t[0]}, {why(game, t[1], t[2])}", bare=bare),
            *ladder(max(at)),
            *ground(at, lambda stack: (stack - 1) * APART),
        ),
        x=Axis(hidden=True, range=across),
        y=Axis(hidden=True, range=up),
        columns=("stack", "level", "colour"),
        data=tokens,
        claims=game.solution.claims if game.solution else (),
        equal=True,
        aspect=aspect,
    )


def _key(game: Game, tokens: tuple[tuple[int, int, str], ...]) -> tuple[str, str]:
    """Say how the colours are shown, in a sentence and in a few words."""
    if is_red_and_green(game):
        return "Red tokens carry R and dots, green ones G and rings.", "red (R) or green (G)"
    if any(shade.isdigit() for _, _, shade in tokens):
        return "Each token carries the number of its colour.", "numbered by their colours"
    return "Black tokens carry B, white ones W.", "black (B) or white (W)"


def _outcome(game: Game, at: Position) -> str:
    """Say who wins, as a sentence, or nothing where finding out would take long."""
    if not game.solution and prod(heap + 1 for heap in at) > SEARCHED:
        return ""
    found = answer(game, at)
    if isinstance(game, Partizan):
        return f" Here {WINNERS[found.outcome]}."
    if found.is_p:
        return " It is a P-position: whoever has just moved here wins."
    return f" It is an N-position: the move to {in_brackets(found.moves[0])} wins."
