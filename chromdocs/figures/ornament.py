"""Figures on ornament games, the Mouse and nim's dual, of *The ⋆-operator*, Sections 5 and 6."""

from chromdocs.figures import (
    dual,
    mouse,
    mouse_constrained,
    ornament_counts,
    ornament_pairs,
    ornament_subsided,
    ornament_tile,
    ornament_wall,
)
from chromdocs.figures.figure import Exhibit, Figure, whole
from chromdocs.figures.levels import in_brackets, listed
from chromdocs.figures.ornament_board import LARGEST, Board, read_ornament
from chromdocs.games.ornament import enumerate_class

TO = "the largest heap that is shown"
DUAL = (
    "Red diamonds are the moves of a game G, blue squares its P-positions. The other way round, "
    "the blue squares except (0, 0) are the moves of the ornament game"
)


def class_4(t: int | str = -1, to: int | str = 60) -> Figure:
    """Draw an ornament game of Class 4: Figure 2 has t = -1."""
    board = Board(3, 4, whole("t", t, -2, 1), whole("to", to, 8, LARGEST))
    drawn = " Figure 2 of the paper shows this game." if board.t == -1 else ""
    return _board(board, f"one of the four of Class 4.{drawn}", ("star/fig-2", "star/cor-4"))


def class_3(t: int | str = -1, to: int | str = 60) -> Figure:
    """Draw an ornament game of Class 3: Figures 3, 4 and 5 have t = 0, -1 and 1."""
    board = Board(2, 3, whole("t", t, -1, 1), whole("to", to, 8, LARGEST))
    number = {0: 3, -1: 4, 1: 5}[board.t]
    drawn = f"one of the three of Class 3. Figure {number} of the paper shows this game."
    return _board(board, drawn, (f"star/fig-{number}", "star/cor-4"))


def one_game(game: str = "ornament:p=3,q=5,t=0", to: int | str = 60) -> Figure:
    """Draw any ornament game."""
    p, q, t = read_ornament(game)
    board = Board(p, q, t, whole("to", to, 8, LARGEST))
    number = len(list(enumerate_class(q)))
    place = f"one of the {number} of Class {q}." if number > 1 else f"the one of Class {q}."
    return _board(board, place, ("star/cor-4", "star/conj-3"))


def _board(board: Board, place: str, claims: tuple[str, ...]) -> Figure:
    a, b = board.offsets
    steepest = max(board.inner, key=lambda pair: pair[1] / pair[0])
    moved = [board.pairs.nth(n) for n in range(1, 4)]
    few = listed(board.inner, 5)
    one, other = board.pairs.words
    return board.figure(
        f"The ornament game of {board.words}",
        f"{DUAL}, {place} A move of G takes {one} from one heap and {other} from the other, "
        f"n = 1, 2, …; the offsets are {a} and {b}. "
        f"Besides the two axes, where no move fits, the P-positions begin with {few}; up to "
        f"{board.to} none is steeper than {in_brackets(steepest)}.",
        f"A square chart, both heaps from 0 to {board.to}. Red diamonds, the moves, form two "
        f"rays: {', '.join(map(in_brackets, moved))} and on, and their mirror images. Blue "
        f"squares, the P-positions, fill both axes and make a regular pattern between the rays "
        f"that begins with {few}.",
        claims,
    )


CLASS_5 = tuple(game.name for game in enumerate_class(5))

EXHIBITS = (
    Exhibit(
        "ornament-class-4",
        "The ornament games of Class 4",
        class_4,
        {"t": "the offset is t/4, from -2 to 1 (-1)", "to": f"{TO} (60)"},
        "star",
        tags=("star", "ornament", "figure 2"),
        steps=("t", ("-2", "-1", "0", "1")),
    ),
    Exhibit(
        "ornament-class-3",
        "The ornament games of Class 3",
        class_3,
        {"t": "the offset is t/3, from -1 to 1 (-1)", "to": f"{TO} (60)"},
        "star",
        tags=("star", "ornament", "figure 4"),
        steps=("t", ("-1", "0", "1")),
    ),
    Exhibit(
        "ornament-game",
        "An ornament game, one of Class 5",
        one_game,
        {
            "game": "the game, such as ornament:p=4,q=5,t=-1 (ornament:p=3,q=5,t=0)",
            "to": f"{TO} (60)",
        },
        "star",
        tags=("star", "ornament"),
        steps=("game", CLASS_5),
    ),
    *ornament_wall.EXHIBITS,
    *ornament_tile.EXHIBITS,
    *ornament_counts.EXHIBITS,
    *ornament_pairs.EXHIBITS,
    *ornament_subsided.EXHIBITS,
    *mouse.EXHIBITS,
    *mouse_constrained.EXHIBITS,
    *dual.EXHIBITS,
)
