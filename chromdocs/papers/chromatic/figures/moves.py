"""Moves and first P-positions as stacks, and the way to a far P-position: Figures 1 and 2."""

from itertools import islice

from chromdocs.figures.figure import Axis, Exhibit, Figure, Mark, Text
from chromdocs.figures.readers import any_game, any_position, impartial_game
from chromdocs.figures.tokens import (
    APART,
    HIGH,
    LETTERED,
    PITCH,
    WIDE,
    called,
    drawable,
    ghosts,
    ground,
    ladder,
    letter,
    slabs,
    tokens_of,
    why,
)
from chromdocs.games.evil import EVIL
from chromdocs.games.game import Game, Partizan, Position
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.solve.answer import answer
from chromdocs.solve.choose import solver
from chromdocs.words import in_brackets

ORDER = 5
GOLDEN = "chromatic:beta=(3+sqrt(5))/2"
THREE_HALVES = "chromatic:beta=3/2"
GAP = 4.4  # between two positions that a move joins
LARGEST = 128  # stacks among which the first P-positions are looked for


def winning_move(game: Game, position: Position) -> Figure:
    """Draw a position, a winning move and what it leaves; or a P-position, which has none."""
    at = drawable(game, position, LETTERED)
    found = answer(game, at)
    groups = [at, *found.moves[:1]]
    step = (len(at) - 1) * APART + WIDE + GAP
    top = max(*at, 2) * PITCH + 1.5
    across = (-2.3, (len(groups) - 1) * step + (len(at) - 1) * APART + WIDE + 0.6)
    aspect = min(2.2, max(1.0, (across[1] - across[0]) / (top + 3)))
    size = min(11, 0.8 * HIGH * 504 / max(across[1] - across[0], (top + 3) * aspect))
    marks = [*ladder(max(at))]
    for number, after in enumerate(groups):
        marks += _group(game, at, after, number * step, size)
        middle = number * step + (step - GAP) / 2
        marks.append(
            Text(
                middle,
                top,
                f"{in_brackets(after)}: {'NP'[number or found.is_p]}",
                "ink",
                12,
                bold=True,
            )
        )
    said = f" It is a P-position, from which no move wins: {_counts(game, at)}."
    if not found.is_p:
        after, middle = groups[1], max(at) * PITCH / 2
        taken = [x - y for x, y in zip(at, after, strict=True)]
        lines = [f"{'and' if i else 'take'} {t}" for i, t in enumerate(filter(None, taken))]
        between = step - GAP / 2
        marks.append(Text(between, middle, "→", "move", 24))
        for above, words in enumerate(reversed(lines)):
            marks.append(Text(between, middle + 0.85 * (above + 1), words, "move", 11, bold=True))
        several = len(found.moves) > 1
        which = f"One of {len(found.moves)} winning moves" if several else "The only winning move"
        said = f" {which} leaves {in_brackets(after)}: {_counts(game, after)}."
    colours = {c for _, _, c in tokens_of(game, at)}
    return Figure(
        id="winning-move",
        title=f"How to win from {in_brackets(at)}",
        caption=f"The position {in_brackets(at)} of {called(game)}.{said}"
        + (" This is Figure 1 of the paper." if (game.name, at) == (GOLDEN, (4, 2)) else ""),
        alt=f"Stacks of {' and '.join(sorted(colours)) or 'no'} tokens with heights "
        f"{', '.join(map(str, at))}."
        + ("" if found.is_p else " An arrow leads to the same stacks after a move, where the ")
        + ("" if found.is_p else "tokens that were taken are pale.")
        + said,
        marks=tuple(marks),
        x=Axis(hidden=True, range=across),
        y=Axis(hidden=True, range=(-2.1, top + 0.6)),
        columns=("position", "stack", "level", "colour"),
        data=tuple(
            (" ".join(map(str, after)), *token)
            for after in groups
            for token in tokens_of(game, after)
        )
        or (("0 0", 0, 0, ""),),
        claims=("chromatic/fig-1",) if game.name == GOLDEN else found.claims,
        aspect=aspect,
    )


def _group(game: Game, at: Position, after: Position, x: float, size: float) -> list[Mark]:
    """Return the stacks of *after*, with what has been taken from *at*, from *x* on."""

    def left(stack: int) -> float:
        return x + (stack - 1) * APART

    kept = tokens_of(game, after)
    taken = tuple(token for token in tokens_of(game, at) if token not in kept)
    marks = [
        *slabs(kept, size, lambda t: f"stack {t[0]}, {why(game, t[1], t[2])}", left),
        *ghosts(taken, size, left),
        *ground(after, left),
    ]
    for stack, height in enumerate(after, start=1):
        if height:
            counted, shade = _count(game, stack, height).split()
            words = (
                f"{counted} of {letter(shade)}" if shade.isdigit() else f"{counted} {letter(shade)}"
            )
            marks.append(Text(left(stack) + WIDE / 2, -1.6, words, size=10))
    return marks


def _count(game: Game, stack: int, height: int) -> str:
    """Say how many tokens of a stack have the colour of its top."""
    shades = [game.colour(stack - 1, k) if game.colour else "" for k in range(1, height + 1)]
    return f"{shades.count(shades[-1])} {shades[-1]}"


def _counts(game: Game, at: Position) -> str:
    """Say of each stack how many tokens have the colour of its top."""
    counted = [_count(game, stack, h) for stack, h in enumerate(at, start=1) if h]
    if not counted:
        return "nothing is left"
    return f"counting tokens with the colour of the top, {' and '.join(counted)}"


def first_p_positions(game: Game, pairs: int) -> Figure:
    """Draw the first P-positions of a game on two stacks, but for the empty one."""
    if game.heaps != 2 or isinstance(game, Partizan):
        raise ValueError(f"draws two stacks of an impartial game, not {game.name}")
    shown = list(islice((p for p in _p_positions(game) if any(p)), pairs))
    if not shown or max(map(max, shown)) > LETTERED:
        raise ValueError(f"{game.name} has no P-positions that are low enough to be drawn")
    step = APART + WIDE + 2.6
    top = max(map(max, shown)) * PITCH + 0.9
    across = (-2.1, (len(shown) - 1) * step + APART + WIDE + 0.6)
    aspect = min(3.2, max(1.2, (across[1] - across[0]) / (top + 3)))
    size = min(11, 0.8 * HIGH * 504 / max(across[1] - across[0], (top + 3) * aspect))
    marks = [*ladder(max(map(max, shown)))]
    kinds = []
    for number, pair in enumerate(shown):
        marks += _group(game, pair, pair, number * step, size)
        middle = number * step + (APART + WIDE) / 2
        marks.append(Text(middle, top, in_brackets(pair), "p", 12, bold=True))
        kinds.append(f"{in_brackets(pair)}, {_tops(game, pair)}")
    listed = "; ".join(kinds)
    return Figure(
        id="first-p-positions",
        title=f"The first P-positions of {called(game)}",
        caption=f"The first P-positions of {called(game)} after (0, 0): {listed}. Under each "
        "stack stands how many of its tokens have the colour of its top."
        + (" This is Figure 2 of the paper." if game.name == THREE_HALVES else ""),
        alt=f"Pairs of stacks of coloured tokens side by side, the first {len(shown)} P-positions: "
        f"{listed}. Under each stack are its height and the number of its tokens that have the "
        "colour of its top.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=across),
        y=Axis(hidden=True, range=(-2.1, top + 0.6)),
        columns=("n", "smaller", "larger", "tops"),
        data=tuple((n, *pair, _tops(game, pair)) for n, pair in enumerate(shown, start=1)),
        claims=("chromatic/fig-2", "chromatic/rem-7")
        if game.name == THREE_HALVES
        else game.solution.claims
        if game.solution
        else (),
        aspect=aspect,
    )


def _p_positions(game: Game) -> list[Position]:
    """Return the P-positions of small stacks, by their closed form if there is one."""
    if game.solution:
        return list(game.solution.p_positions(LARGEST))
    return solver(game).p_positions(LETTERED)


def _tops(game: Game, pair: Position) -> str:
    """Say which colours a pair shows.

    >>> _tops(any_game("chromatic:beta=3/2"), (2, 3))
    'green and red'
    """
    tops = {stack: shade for stack, _, shade in tokens_of(game, pair)}
    shown = [tops.get(stack, "empty") for stack in (1, 2)]
    if shown[0].isdigit():
        return f"colours {' and '.join(shown)}"
    return f"both {shown[0]}" if shown[0] == shown[1] else " and ".join(shown)


EXHIBITS = (
    Exhibit(
        id="winning-move",
        title="The winning move, in stacks",
        build=winning_move,
        parameters={
            "game": Parameter("a game with colours", impartial_game, GOLDEN),
            "position": Parameter("the heights of the stacks", any_position, "4,2"),
        },
        paper=PAPER,
        kind="stacks",
        tags=("figure 1", "colours", "beatty", "wythoff"),
        steps=("position", ("4,2", "1,2", "4,5", "5,7", "6,4", "0,7")),
        crop=(-0.4, -0.5, 6, 3.6),
        striking=1,
    ),
    Exhibit(
        id="first-p-positions",
        title="The first P-positions, in stacks",
        build=first_p_positions,
        parameters={
            "game": Parameter("a game with colours on two stacks", any_game, THREE_HALVES),
            "pairs": Parameter("how many pairs of stacks are shown", whole(1, 6), 3),
        },
        paper=PAPER,
        kind="stacks",
        tags=("figure 2", "colours", "beatty"),
        steps=(
            "game",
            (
                THREE_HALVES,
                "chromatic:beta=2",
                GOLDEN,
                EVIL,
                "chromatic:red=vile",
                "blackwhite:beta=3",
                "spectrum:colours=3,piles=2",
            ),
        ),
        crop=(15.9, -0.5, 22.5, 3.5),
        striking=1,
    ),
)
