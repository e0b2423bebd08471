"""How ⋆ works: the P-positions of a game, blue squares, become moves, red diamonds."""

from collections.abc import Iterable, Sequence

from chromdocs.figures.figure import (
    Axis,
    Box,
    Exhibit,
    Figure,
    Mark,
    Points,
    Text,
)
from chromdocs.figures.readers import game_on_two_heaps
from chromdocs.games.game import Game, Invariant, Position, fits
from chromdocs.games.star_iterates import iterate
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.tables.table import Row
from chromdocs.words import in_brackets

ORDER = 1
GAMES = ("wythoff", "nim", "wythoff:k=2", "rational-pair:p=2,q=3,t=0", "permutation:images=2,3,1")


def invariant_game(given: str | Game) -> Invariant:
    """Read a game on two heaps with the same moves everywhere.

    >>> invariant_game("wythoff").called
    'Wythoff nim'
    """
    game = game_on_two_heaps(given)
    if not isinstance(game, Invariant):
        raise ValueError(f"must have the same moves everywhere, such as wythoff, not {game.name}")
    return game


def why(position: Position, moves: Sequence[Position]) -> str:
    """Say why a position with these moves is P.

    >>> why((1, 1), [(1, 2), (2, 1)])
    '(1, 1): P, no move fits'
    """
    if not any(fits(move, position) for move in moves):
        return f"{in_brackets(position)}: P, no move fits"
    return f"{in_brackets(position)}: P, every move from here leads to an N-position"


def points_at(
    at: float, found: Iterable[Position], role: str, said: Sequence[str], size: float
) -> Points:
    """Return positions as points of the board with the corner (0, 0) at *at*."""
    places = list(found)
    return Points(
        tuple(at + p[0] for p in places), tuple(p[1] for p in places), role, "", tuple(said), size
    )


def panel(at: float, to: int, title: str) -> list[Mark]:
    """Return the ground of a panel with the corner (0, 0) at *at*, its title and its scale."""
    marks: list[Mark] = [
        Box(at - 0.7, -0.7, to + 1.4, to + 1.4, "panel"),
        Text(at + to / 2, 1.09 * to + 0.7, title, "text", 10, bold=True),
    ]
    for tick in range(0, to + 1, max(1, to // 2)):
        marks.append(Text(at + tick, -0.9 - 0.05 * to, str(tick), "muted", 8))
    return marks


def operator(game: Invariant, to: int) -> Figure:
    """Draw three boards: the moves of G, the P-positions of G, and these as moves of G⋆."""
    moves = sorted(iterate(game, 0, to))
    lost = iterate(game, 1, to)
    after = iterate(game, 2, to)
    zero = (0, 0)
    size = min(8.0, 92 / to)
    apart = to + 3.0
    called = game.called
    marks: list[Mark] = []
    for i, title in enumerate(("moves of G", "P-positions", "moves of G⋆")):
        marks += panel(i * apart, to, title)
    p_of_g = sorted(lost | {zero})
    said_p = tuple(why(p, moves) for p in p_of_g)
    said_m = tuple(f"take {in_brackets(m)}: a move of G" for m in moves)
    starred = sorted(lost)
    said_s = tuple(f"take {in_brackets(m)}: a move of G⋆, since it is P in G" for m in starred)
    p_of_s = sorted(after | {zero})
    said_a = tuple(why(p, starred) for p in p_of_s)
    marks += [
        points_at(0, moves, "move", said_m, size),
        points_at(apart, p_of_g, "p", said_p, size),
        points_at(2 * apart, starred, "move", said_s, size),
        points_at(2 * apart, p_of_s, "p", said_a, size),
    ]
    returns = after == frozenset(moves)
    back = (
        "Here the blue squares on the right, without (0, 0), are the moves that we began with: "
        "G⋆⋆ = G as far as one sees."
        if returns
        else "Here the blue squares on the right differ from the moves that we began with."
    )
    data: list[Row] = []
    for kind, found in (
        ("move of G", moves),
        ("P-position of G", p_of_g),
        ("P-position of G star", p_of_s),
    ):
        data += [(kind, *position) for position in found]
    first = ", ".join(map(in_brackets, starred[:3]))
    return Figure(
        id="star-operator",
        title=f"How ⋆ works on {called}",
        caption=f"G is {called}. Left, its moves: what one may take from the two heaps, up to "
        f"{to}. In the middle, its P-positions. On the right these, without (0, 0), are moves, and "
        f"the game with these moves is G⋆; its own P-positions are the blue squares. {back}",
        alt=f"Three square boards, heaps from 0 to {to}. The first has {len(moves)} red diamonds, "
        f"the moves of {called}; the second {len(p_of_g)} blue squares, its P-positions; the third "
        f"the same places but (0, 0) as red diamonds, moves of G⋆, with {len(p_of_s)} blue squares "
        f"among them. The first moves of G⋆ are {first}.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-1, 3 * apart - 2)),
        y=Axis(hidden=True, range=(-2.1, to + 2.4)),
        columns=("kind", "x", "y"),
        data=tuple(data),
        claims=("star/main-theorem", "star/thm-8" if game.name == "nim" else "star/lem-5"),
        equal=True,
        aspect=(3 * apart - 1) / (to + 4.5),
    )


EXHIBITS = (
    Exhibit(
        id="star-operator",
        title="How ⋆ works",
        build=operator,
        parameters={
            "game": Parameter("a game with the same moves everywhere", invariant_game, "wythoff"),
            "to": Parameter("the largest heap", whole(4, 16), 12),
        },
        paper=PAPER,
        kind="moves",
        tags=("star", "wythoff", "nim"),
        steps=("game", GAMES),
        crop=(29.3, -0.7, 42.7, 9.35),
        striking=1,
    ),
)
