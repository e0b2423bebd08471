"""Which moves the colours leave: the options of a position, drawn beside its piles."""

from collections.abc import Iterator

from chromdocs.figures.figure import Axis, Exhibit, Figure, Mark, Points, Text
from chromdocs.figures.readers import any_position, impartial_game
from chromdocs.figures.tokens import (
    HIGH,
    PITCH,
    WIDE,
    called,
    drawable,
    ground,
    ladder,
    slabs,
    tokens_of,
    why,
)
from chromdocs.games.game import Game, Position
from chromdocs.papers.blackwhite.paper import PAPER
from chromdocs.parameters import Parameter
from chromdocs.solve.choose import solver
from chromdocs.words import in_brackets

ORDER = 3
EXAMPLE = "blackwhite:black=2,piles=3"
TALL, MANY = 10, 4  # piles that are solved at once and leave room beside them
APART = 4.0
KINDS = {"wins": "p", "loses": "n", "forbidden": "move"}  # kind of move: its role


def moves(game: Game, position: Position) -> Figure:
    """Draw the piles of a position, with a sign at each height to which a pile may be lowered."""
    at = drawable(game, position, TALL)
    if len(at) > MANY:
        raise ValueError(f"shows up to {MANY} piles, not {len(at)}")
    tokens = tokens_of(game, at)
    legal = set(game.options(at))
    solve = solver(game)
    rows = []
    for pile, height, after in _lowered(at):
        kind = "forbidden" if after not in legal else "wins" if solve.is_p(after) else "loses"
        rows.append((pile, height, in_brackets(after), kind))

    def left(pile: int) -> float:
        return (pile - 1) * APART

    across = (-2.3, left(len(at)) + WIDE + 1.7)
    top = max(*at, 3) * PITCH + 0.9
    aspect = min(2.2, max(1.1, (across[1] - across[0]) / (top + 2.5)))
    unit = min(504 / (across[1] - across[0]), 504 / aspect / (top + 2.5))
    size = min(11, 0.8 * HIGH * unit)
    marks: list[Mark] = [
        *slabs(tokens, size, lambda t: f"pile {t[0]}, {why(game, t[1], t[2])}", left),
        *ladder(max(at)),
        *ground(at, left),
    ]
    for number, (kind, role) in enumerate(KINDS.items()):
        x = across[0] + 0.4 + number * (across[1] - across[0]) / 3.4
        marks += [
            Points((x,), (top + 0.5,), role, size=9),
            Text(x + 0.4, top + 0.5, kind, align="left"),
        ]
        own = [(pile, height, after) for pile, height, after, k in rows if k == kind]
        if own:
            xs = tuple(left(pile) + WIDE + 0.6 for pile, _, _ in own)
            ys = tuple(height * PITCH - 0.06 for _, height, _ in own)
            said = tuple(f"pile {pile} down to {h}: {a}, {kind}" for pile, h, a in own)
            marks.append(Points(xs, ys, role, hover=said, size=10))
    counted = {kind: [a for *_, a, k in rows if k == kind] for kind in KINDS}
    words = "; ".join(
        f"{verb}: {', '.join(found[:4]) or 'none'}{', …' * (len(found) > 4)}"
        for verb, found in zip(("winning", "losing", "forbidden"), counted.values(), strict=True)
    )
    outcome = "N-position" if counted["wins"] else "P-position"
    return Figure(
        id="blackwhite-moves",
        title=f"The moves from {in_brackets(at)}",
        caption=f"The position {in_brackets(at)} of {called(game)}, a{'n' * (outcome[0] == 'N')} "
        f"{outcome}. The signs beside a pile stand at the heights to which nim could lower it, "
        f"{len(rows)} in all; {words}.",
        alt=f"Piles of {', '.join(map(str, at))} coloured tokens. Beside each, signs at the "
        "heights below its top: blue squares for winning moves, grey dots for losing ones, red "
        f"diamonds for forbidden ones. The positions after a move are {words}.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=across),
        y=Axis(hidden=True, range=(-1.4, top + 1.1)),
        columns=("pile", "lowered to", "position", "move"),
        data=tuple(rows) or ((0, 0, in_brackets(at), "none"),),
        claims=("blackwhite/sec-1-example", "blackwhite/prop-1"),
        aspect=aspect,
    )


def _lowered(at: Position) -> Iterator[tuple[int, int, Position]]:
    """Yield the moves of nim: the pile from 1, its new height, and the position after.

    >>> list(_lowered((1, 2)))
    [(1, 0, (0, 2)), (2, 0, (1, 0)), (2, 1, (1, 1))]
    """
    for pile, heap in enumerate(at):
        for height in range(heap):
            yield pile + 1, height, (*at[:pile], height, *at[pile + 1 :])


EXHIBITS = (
    Exhibit(
        id="blackwhite-moves",
        title="The moves that the colours allow",
        build=moves,
        parameters={
            "game": Parameter("a game with colours", impartial_game, EXAMPLE),
            "position": Parameter("the heights of up to four piles", any_position, "1,2,3"),
        },
        paper=PAPER,
        kind="moves",
        tags=("colours",),
        steps=("position", ("1,2,3", "0,1,2", "2,2,3", "3,3,3")),
        crop=(3.6, -0.5, 11.6, 2.6),
    ),
)
