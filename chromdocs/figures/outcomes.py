"""Who wins where, as a picture: a strip for one heap, the plane for two, a slice for more."""

from chromdocs.figures.figure import Axis, Box, Exhibit, Figure, Points, whole
from chromdocs.figures.levels import EVIL, in_brackets, ticks
from chromdocs.figures.plane import plane
from chromdocs.games import catalogue
from chromdocs.games.game import Game, Partizan, Position, is_loopy
from chromdocs.solve.choose import solver

LARGEST = {1: 400, 2: 256}  # heaps that a picture has room for; of more heaps, a slice
SLICE = 24
PER_ROW = 16
ROLES = {"P": "p", "D": "accent", "L": "green", "R": "red"}  # N is left empty
WORDS = {
    "P": "previous player wins",
    "D": "draw",
    "L": "Left wins",
    "R": "Right wins",
    "N": "next player wins",
}


def outcomes(game: str | Game = EVIL, to: int | str = "") -> Figure:
    """Draw who wins from the positions of a game with heaps up to *to*."""
    played = catalogue.game(game) if isinstance(game, str) else game
    most = LARGEST.get(played.heaps, SLICE)
    room = {1: 63, 2: 32}.get(played.heaps, 12)
    to = whole("to", to or room, max(1, played.lowest), most)
    if played.heaps == 1:
        return _strip(played, to)
    if not is_flat(played):
        return _classes(played, to)
    closed = played.solution
    pairs = list(closed.p_positions(to)) if closed else solver(played, to=to).p_positions(to)
    return plane(played, pairs, to)


def is_flat(game: Game) -> bool:
    """Tell whether P-positions in the plane say everything: two heaps, and N elsewhere."""
    return game.heaps == 2 and not isinstance(game, Partizan) and not is_loopy(game)


def _strip(game: Game, to: int) -> Figure:
    """Draw a heap of each size as a box: filled if the previous player wins."""
    found = [(heap, outcome) for (heap,), outcome in solver(game).classes(to)]
    lost = [heap for heap, outcome in found if outcome == "P"]
    rows = to // PER_ROW + 1
    listed = ", ".join(map(str, lost[:12])) + (" and so on" if len(lost) > 12 else "")
    return Figure(
        id="outcomes",
        title=f"Who wins from one heap of {game.called}",
        caption=f"Heaps of {game.called} up to {to}, {PER_ROW} a row from above. Filled boxes are "
        f"P-positions: {listed}.",
        alt=f"Boxes numbered {game.lowest} to {to}, {PER_ROW} a row. The boxes of the P-positions "
        f"are filled blue: {listed}.",
        marks=tuple(
            Box(
                x=heap % PER_ROW,
                y=-(heap // PER_ROW),
                width=0.9,
                height=0.9,
                role=ROLES.get(outcome, "panel"),
                text=str(heap),
                hover=f"{heap}: {outcome}, {WORDS[outcome]}",
                rounded=True,
                size=10,
            )
            for heap, outcome in found
        ),
        x=Axis(hidden=True, range=(-0.2, PER_ROW + 0.1)),
        y=Axis(hidden=True, range=(0.8 - rows, 1.1)),
        columns=("heap", "outcome"),
        data=tuple(found),
        claims=(),
        equal=True,
        aspect=(PER_ROW + 0.3) / (rows + 0.3),
    )


def _classes(game: Game, to: int) -> Figure:
    """Draw every outcome but N in the plane of the first two heaps; the others hold one token."""
    rest: Position = (max(1, game.lowest),) * (game.heaps - 2)
    solve = solver(game)
    board = [(x, y) for x in range(game.lowest, to + 1) for y in range(game.lowest, to + 1)]
    found = [(x, y, solve.outcome((x, y, *rest))) for x, y in board if game.board((x, y, *rest))]
    others = f", the other {'heap' if len(rest) == 1 else 'heaps'} at {rest[0]}" if rest else ""
    points = []
    for outcome, role in ROLES.items():
        own = [(x, y) for x, y, o in found if o == outcome]
        if own:
            hover = tuple(f"{in_brackets((*p, *rest))}: {WORDS[outcome]}" for p in own)
            x, y = (tuple(p[i] for p in own) for i in (0, 1))
            name = f"{outcome}: {WORDS[outcome]}"
            points.append(Points(x, y, role, name, hover, min(9, max(2, 360 / (to + 1)))))
    counted = {outcome: sum(o == outcome for *_, o in found) for outcome in WORDS}
    said = ", ".join(f"{number} {outcome}" for outcome, number in counted.items() if number)
    pad = max(1.0, to / 40)
    return Figure(
        id="outcomes",
        title=f"Who wins at {game.called}",
        caption=f"The outcomes of {game.called} with two heaps up to {to}{others}: {said}. "
        "N-positions are left empty.",
        alt=f"A square chart, both heaps from {game.lowest} to {to}{others}. Of the "
        f"{len(found)} positions the outcomes are: {said}.",
        marks=tuple(points),
        x=Axis("first heap", (-pad, to + pad), ticks(to)),
        y=Axis("second heap", (-pad, to + pad), ticks(to)),
        columns=("first", "second", "outcome"),
        data=tuple(found),
        claims=(),
        equal=True,
        aspect=1.0,
    )


EXHIBITS = (
    Exhibit(
        "outcomes",
        "Who wins where, for any game",
        outcomes,
        {
            "game": f"the game, such as mark or wythoff:k=2 (the default is {EVIL})",
            "to": "the largest heap that is shown",
        },
        "chromatic",
    ),
)
