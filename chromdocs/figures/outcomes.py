"""Who wins where, as a picture: a strip for one heap, the plane for two, a slice for more."""

from collections.abc import Callable
from dataclasses import replace

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Box, Cells, Figure, Mark, Points
from chromdocs.figures.plane import coordinates, plane
from chromdocs.games.game import Blocking, Game, Partizan, Position, is_loopy
from chromdocs.parameters import read_as, whole
from chromdocs.solve.choose import solver
from chromdocs.words import in_brackets, shortened, typed

LARGEST = {1: 400, 2: 256}  # heaps that a picture has room for; of more heaps, a slice
SLICE = 24
PER_ROW = 16
TOLD = 1_100  # positions of a plane up to which a winning move is said for every N-position
ROLES = {"P": "p", "D": "accent", "L": "green", "R": "red"}  # N is a quiet cell
WORDS = {
    "P": "previous player wins",
    "D": "draw",
    "L": "Left wins",
    "R": "Right wins",
    "N": "next player wins",
}


def outcomes(game: Game, to: int | None, others: Position | None) -> Figure:
    """Draw who wins from the positions of a game with heaps up to *to*, else as many as suit it.

    Of three heaps and more this is a slice: the heaps after the second are the *others*, else 1.
    """
    if not game.heaps:
        raise ValueError(f"a picture needs a heap, and {game.name} has none")
    most = LARGEST.get(game.heaps, SLICE)
    room = {1: 63, 2: 32 if is_flat(game) else 16}.get(game.heaps, 12)
    to = read_as("to", whole(max(1, game.lowest), most), to or room)
    if game.heaps == 1:
        return _strip(game, to)
    return _plane(game, to) if is_flat(game) else _classes(game, to, others)


def is_flat(game: Game) -> bool:
    """Tell whether P-positions in the plane say everything: two heaps, and N elsewhere."""
    return game.heaps == 2 and not isinstance(game, Partizan) and not is_loopy(game)


def told(game: Game, position: Position, outcome: str, is_p: Callable[[Position], bool]) -> str:
    """Say who wins from *position* and why; *is_p* tells what is lost to move from.

    >>> from chromdocs.games.catalogue import game
    >>> told(game("mark"), (7,), "N", lambda position: position == (6,))
    '7: N, the move to 6 wins'
    """
    shown = in_brackets(position) if game.heaps > 1 else str(position[0])
    if outcome == "P":
        moves = any(True for _ in game.options(position))
        why = "every move leaves an N-position" if moves else "no move is left"
        if moves and isinstance(game, Blocking):
            why = "the moves that would win can be forbidden"
        return f"{shown}: P, {why}"
    if outcome != "N":
        return f"{shown}: {outcome}, {WORDS[outcome]}{'' if outcome == 'D' else ', whoever starts'}"
    if isinstance(game, Blocking):
        return f"{shown}: N, more moves win than can be forbidden"
    if isinstance(game, Partizan):
        return f"{shown}: N, whoever starts wins"
    after = next(filter(is_p, game.options(position)))
    return f"{shown}: N, the move to {in_brackets(after) if game.heaps > 1 else after[0]} wins"


def why(game: Game) -> tuple[str, tuple[str, ...]]:
    """Return a sentence on why the P-positions are these, and the claims behind it."""
    closed = game.solution
    if closed is None:
        return "They are found by trying every move.", ()
    return f"Why: {closed.reason}.", closed.claims


def _plane(game: Game, to: int) -> Figure:
    """Draw the P-positions of two heaps as squares; on a small board N-positions answer too."""
    closed = game.solution
    pairs = list(closed.p_positions(to)) if closed else solver(game, to=to).p_positions(to)
    reason, claims = why(game)
    lost = set(pairs)
    made = plane(game, pairs, to, claims=claims)
    made = replace(made, caption=f"{made.caption} {reason}")
    if (to + 1) ** 2 > TOLD:
        return made

    def is_p(position: Position) -> bool:
        return game.canonical(position) in lost

    board = [
        (x, y)
        for x in range(game.lowest, to + 1)
        for y in range(game.lowest, to + 1)
        if game.board((x, y))
    ]
    won = [p for p in board if not is_p(p)]
    hover = tuple(told(game, p, "N", is_p) for p in won)
    cells = [Cells(*coordinates(won), "panel", hover=hover)] if won else []
    numbers = {pair: n for n, pair in enumerate(pairs)}
    marks: list[Mark] = []
    for mark in made.marks:
        if isinstance(mark, Points):
            places = [(int(x), int(y)) for x, y in zip(mark.x, mark.y, strict=True)]
            mark = replace(
                mark,
                hover=tuple(
                    f"{told(game, p, 'P', is_p)}; number {numbers[game.canonical(p)]}"
                    for p in places
                ),
            )
        marks.append(mark)
    quiet = " N-positions are grey cells." if won else ""
    return replace(made, marks=(*cells, *marks), alt=made.alt + quiet)


def _strip(game: Game, to: int) -> Figure:
    """Draw a heap of each size as a box: filled if the previous player wins."""
    solve = solver(game)
    found = [(heap, outcome) for (heap,), outcome in solve.classes(to)]
    lost = [heap for heap, outcome in found if outcome == "P"]
    rows = to // PER_ROW + 1
    reason, claims = why(game)
    listed = ", ".join(map(str, lost[:12])) + (" and so on" if len(lost) > 12 else "")
    return Figure(
        id="outcomes",
        title=f"Who wins from one heap of {game.called}",
        caption=f"Heaps of {game.called} up to {to}, {PER_ROW} a row from above. Filled boxes are "
        f"P-positions: {listed}. {reason}",
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
                hover=told(game, (heap,), outcome, solve.is_p),
                rounded=True,
                size=10,
            )
            for heap, outcome in found
        ),
        x=Axis(hidden=True, range=(-0.2, PER_ROW + 0.1)),
        y=Axis(hidden=True, range=(0.8 - rows, 1.1)),
        columns=("heap", "outcome"),
        data=tuple(found),
        claims=claims,
        equal=True,
        aspect=(PER_ROW + 0.3) / (rows + 0.3),
    )


def _classes(game: Game, to: int, rest: Position | None) -> Figure:
    """Draw every outcome but N in the plane of the first two heaps."""
    if rest is None:
        rest = (max(1, game.lowest),) * (game.heaps - 2)
    game.check((game.lowest, game.lowest, *rest))
    solve = solver(game)
    board = [(x, y) for x in range(game.lowest, to + 1) for y in range(game.lowest, to + 1)]
    found = [(x, y, solve.outcome((x, y, *rest))) for x, y in board if game.board((x, y, *rest))]
    others = ""
    if rest:
        at = typed(rest[:1] if len({*rest}) == 1 else rest)
        others = f", the other {'heap' if len(rest) == 1 else 'heaps'} at {shortened(at)}"
    marks: list[Mark] = []
    for outcome in ("N", *ROLES):
        own = [(x, y) for x, y, o in found if o == outcome]
        if not own:
            continue
        hover = tuple(told(game, (*p, *rest), outcome, solve.is_p) for p in own)
        if outcome == "N":
            marks.append(Cells(*coordinates(own), "panel", hover=hover))
        else:
            name = f"{outcome}: {WORDS[outcome]}"
            size = min(9, max(2, 360 / (to + 1)))
            marks.append(Points(*coordinates(own), ROLES[outcome], name, hover, size))
    counted = {outcome: sum(o == outcome for *_, o in found) for outcome in WORDS}
    said = ", ".join(f"{number} {outcome}" for outcome, number in counted.items() if number)
    legal = "" if len(found) == len(board) else " that may occur"
    pad = max(1.0, to / 40)
    return Figure(
        id="outcomes",
        title=f"Who wins at {game.called}{others}",
        caption=f"The outcomes of {game.called} with two heaps up to {to}{others}: {said}."
        + (" N-positions are grey cells." if counted["N"] else ""),
        alt=f"A square chart, both heaps from {game.lowest} to {to}{others}. Of the "
        f"{len(found)} positions{legal} the outcomes are: {said}.",
        marks=tuple(marks),
        x=Axis(f"first heap{others}", (-pad, to + pad), ticks(to)),
        y=Axis("second heap", (-pad, to + pad), ticks(to)),
        columns=("first", "second", "outcome"),
        data=tuple(found),
        claims=(),
        equal=True,
        aspect=1.0,
    )
