"""Permutation games under ⋆: every second iterate settles, from small heaps to large ones."""

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Cells, Exhibit, Figure, Line, Mark, Points
from chromdocs.figures.plane import coordinates
from chromdocs.games.game import Invariant
from chromdocs.games.star import limit
from chromdocs.games.star_iterates import agreed_up_to, iterate, radius
from chromdocs.papers.star.figures.operator import invariant_game, panel, points_at, why
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets

ORDER = 5
SLOW = "permutation:images=5,2,1,7,4,6,3,then=repeat"
QUICK = "permutation:images=2,3,1,then=repeat"
SEVERAL = (  # game, role
    (SLOW, "accent"),
    ("permutation:images=3,1,5,2,4,then=repeat", "p"),
    (QUICK, "move"),
)


def iterates(k: int, game: Invariant, to: int) -> Figure:
    """Draw G with ⋆⋆ applied *k* times, and how far it agrees with the limit."""
    found = limit(game, (to, to))
    moves, lost = (sorted(iterate(game, 2 * k + i, to)) for i in (0, 1))
    settled = set(found.moves)
    agreed = radius(moves, settled, to)
    said_m = tuple(
        f"take {in_brackets(m)}: a move, {'as' if m in settled else 'not'} in the limit"
        for m in moves
    )
    board = [(0, 0), *lost]
    said_p = tuple(why(p, moves) for p in board)
    edge = agreed + 0.5
    until = f"heaps up to {agreed}" if agreed < to else "the whole board"
    times = "no ⋆ yet" if k == 0 else f"⋆ applied {2 * k} times"
    return Figure(
        id="star-iterates",
        title=f"⋆-iterates of a permutation game: {times}",
        caption=f"G is {game.called}. Red diamonds: the moves with {times}; blue squares: "
        "the P-positions, the moves after one more ⋆. Each further frame applies ⋆ twice. "
        f"Inside the dashed square both have settled, here for {until}: they do not change any "
        f"more. The whole board takes {found.steps} frames to settle.",
        alt=f"A square board, heaps from 0 to {to}. {len(moves)} red diamonds, the moves, near the "
        f"diagonal, one at most in each row and column; {len(board)} blue squares, P-positions: "
        f"both axes, and some among the diamonds. A dashed square marks {until}, where moves and "
        "P-positions are those of the limit.",
        marks=(
            Cells(*coordinates(board), "p", "P-positions", said_p),
            Points(
                *coordinates(moves),
                "move",
                "moves",
                said_m,
                min(8.0, 250 / to),
            ),
            Line(
                (-0.5, edge, edge), (edge, edge, -0.5), "ink", "settled", (until,) * 3, dashed=True
            ),
        ),
        x=Axis("first heap", (-1, to + 1), ticks(to)),
        y=Axis("second heap", (-1, to + 1), ticks(to)),
        columns=("kind", "x", "y", "in the limit"),
        data=(*(("move", *m, "yes" if m in settled else "no") for m in moves),),
        claims=("star/thm-3", "star/thm-4", "star/cor-3"),
        equal=True,
        aspect=1.0,
    )


def settling(game: Invariant, to: int) -> Figure:
    """Draw a game that settles after few steps: G, G⋆⋆, G⋆⋆⋆⋆ side by side."""
    found = limit(game, (to, to))
    apart = to + 4.0
    marks: list[Mark] = []
    rows = []
    agreed = []
    for k in range(3):
        moves = sorted(iterate(game, 2 * k, to))
        agreed.append(radius(moves, found.moves, to))
        title = ("G", "G⋆⋆", "G⋆⋆⋆⋆")[k]
        marks += panel(k * apart, to, title)
        for kept in (True, False):
            own = [m for m in moves if (m in found.moves) == kept]
            word = "as in the limit" if kept else "not in the limit"
            said = [f"{title}: take {in_brackets(m)}, {word}" for m in own]
            if own:
                marks.append(points_at(k * apart, own, "move", said, 4 if kept else 6))
        rows += [(2 * k, *m, "yes" if m in found.moves else "no") for m in moves]
        left, edge = k * apart - 0.5, agreed[-1] + 0.5
        around = (left, k * apart + edge, k * apart + edge), (edge, edge, -0.5)
        marks.append(Line(*around, "ink", dashed=True))
    listed = ", ".join(map(str, agreed[:-1])) + f" and {agreed[-1]}"
    return Figure(
        id="star-settling",
        title="A game that settles after few steps",
        caption=f"The moves of {game.called}, of its second and of its fourth ⋆-iterate, up to "
        f"{to}. Dashed: as far as they agree with the limit, for heaps up to {listed}. In each "
        "game every row and every column has exactly one move, which may lie beyond the border. "
        "Larger diamonds are moves that do not stay.",
        alt=f"Three boards of red diamonds, heaps from 0 to {to}, called G, G⋆⋆ and G⋆⋆⋆⋆, at "
        "most one in each row and column, near the diagonal. A dashed corner marks how far each "
        f"agrees with the limit: heaps up to {listed}.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-1, 3 * apart - 3)),
        y=Axis(hidden=True, range=(-3.2, to + 4.6)),
        columns=("times", "x", "y", "in the limit"),
        data=tuple(rows),
        claims=("star/thm-3", "star/thm-4"),
        equal=True,
        aspect=(3 * apart - 2) / (to + 7.8),
    )


def agreement(to: int) -> Figure:
    """Draw for three games how far G^2k agrees with the limit, k = 0, 1, 2, ..."""
    marks: list[Mark] = []
    rows = []
    for name, role in SEVERAL:
        played = invariant_game(name)
        found = agreed_up_to(played, to)
        images = name.split("images=")[1].split(",then")[0]
        rows += [(images, k, value) for k, value in enumerate(found)]
        ks = tuple(range(len(found)))
        said = tuple(
            f"{images} repeated, ⋆ applied {2 * k} times: agrees with the limit for heaps up to "
            + (f"{value}" if value < to else f"{to}, the whole board")
            for k, value in enumerate(found)
        )
        marks += [
            Line(ks, tuple(found), role),
            Points(ks, tuple(found), role, images, said, 6),
        ]
    last = max(row[1] for row in rows)
    marks.append(Line((0, last), (to, to), "muted", dashed=True))
    slow = [value for images, _, value in rows if images == rows[0][0]]
    quick = [value for images, _, value in rows if images == rows[-1][0]]
    listed = ", ".join(map(str, slow[:6]))
    starts = ", ".join(str(value) for _, k, value in rows if k == 0)
    return Figure(
        id="star-agreement",
        title="How fast ⋆-iterates settle",
        caption="Three permutation games, named by the images of 1, 2, 3, …, which repeat. Across: "
        "how often ⋆⋆ has been applied; up: for heaps up to which number the game then agrees with "
        f"its limit, seen on a board of {to} (dashed). The slowest has {listed}, …: it gains 7 at "
        f"a time, and later more. The quickest fills this board after {len(quick) - 1} steps.",
        alt=f"Three rising lines with dots, over 0 to {last} applications of ⋆⋆. They start at "
        f"{starts} and end at the dashed line at {to}, the border of the board: one after "
        f"{len(quick) - 1} steps, the others later, the slowest in equal small steps at first.",
        marks=tuple(marks),
        x=Axis(
            "times that ⋆⋆ is applied",
            (-0.3, last + 0.3),
            tuple((k, str(k)) for k in range(last + 1)),
        ),
        y=Axis("agrees up to", (0, to * 1.04)),
        columns=("images", "k", "agrees up to"),
        data=tuple(rows),
        claims=("star/thm-4", "star/q-2"),
    )


EXHIBITS = (
    Exhibit(
        id="star-iterates",
        title="⋆-iterates of a permutation game",
        build=iterates,
        parameters={
            "k": Parameter("how often ⋆⋆ has been applied", whole(0, 40), 2),
            "game": Parameter("the game", invariant_game, SLOW),
            "to": Parameter("the largest heap", whole(6, 60), 48),
        },
        paper=PAPER,
        kind="moves",
        tags=("star", "permutation"),
        steps=("k", ("0", "1", "2", "3", "4", "5", "6")),
        frames=True,
    ),
    Exhibit(
        id="star-settling",
        title="A game that settles after few steps",
        build=settling,
        parameters={
            "game": Parameter("the game", invariant_game, QUICK),
            "to": Parameter("the largest heap", whole(4, 30), 26),
        },
        paper=PAPER,
        kind="moves",
        tags=("star", "permutation"),
        crop=(59.3, -0.7, 86.7, 19.85),
    ),
    Exhibit(
        id="star-agreement",
        title="How fast ⋆-iterates settle",
        build=agreement,
        parameters={"to": Parameter("the largest heap of the board", whole(20, 250), 120)},
        paper=PAPER,
        kind="moves",
        tags=("star", "permutation"),
    ),
)
