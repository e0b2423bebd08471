"""Figures on ornament games, the Mouse and nim's dual, of *The ⋆-operator*, Sections 5 and 6."""

from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.games.ornament import enumerate_class
from chromdocs.papers.star.figures.ornament_board import LARGEST, PQT, Board, read_ornament
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, listed

ORDER = 9
TO = "the largest heap that is shown"
DUAL = (
    "Red diamonds are the moves of a game G, blue squares its P-positions. The other way round, "
    "the blue squares except (0, 0) are the moves of the ornament game"
)


def class_4(t: int, to: int) -> Figure:
    """Draw an ornament game of Class 4: Figure 2 has t = -1."""
    board = Board(3, 4, t, to)
    drawn = " Figure 2 of the paper shows this game." if board.t == -1 else ""
    return _board(board, f"one of the four of Class 4.{drawn}", ("star/fig-2", "star/cor-4"))


def class_3(t: int, to: int) -> Figure:
    """Draw an ornament game of Class 3: Figures 3, 4 and 5 have t = 0, -1 and 1."""
    board = Board(2, 3, t, to)
    number = {0: 3, -1: 4, 1: 5}[board.t]
    drawn = f"one of the three of Class 3. Figure {number} of the paper shows this game."
    return _board(board, drawn, (f"star/fig-{number}", "star/cor-4"))


def one_game(game: PQT, to: int) -> Figure:
    """Draw any ornament game."""
    board, q = Board(*game, to), game[1]
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
        id="ornament-class-4",
        title="The ornament games of Class 4",
        build=class_4,
        parameters={
            "t": Parameter("the offset is t/4, from -2 to 1", whole(-2, 1), -1),
            "to": Parameter(TO, whole(8, LARGEST), 60),
        },
        paper=PAPER,
        tags=("star", "ornament", "figure 2"),
        steps=("t", ("-2", "-1", "0", "1")),
        kind="ornaments",
        striking=2,
    ),
    Exhibit(
        id="ornament-class-3",
        title="The ornament games of Class 3",
        build=class_3,
        parameters={
            "t": Parameter("the offset is t/3, from -1 to 1", whole(-1, 1), -1),
            "to": Parameter(TO, whole(8, LARGEST), 60),
        },
        paper=PAPER,
        tags=("star", "ornament", "figure 4"),
        steps=("t", ("-1", "0", "1")),
        kind="ornaments",
    ),
    Exhibit(
        id="ornament-game",
        title="An ornament game, one of Class 5",
        build=one_game,
        parameters={
            "game": Parameter(
                "the game, such as ornament:p=4,q=5,t=-1", read_ornament, "ornament:p=3,q=5,t=0"
            ),
            "to": Parameter(TO, whole(8, LARGEST), 60),
        },
        paper=PAPER,
        tags=("star", "ornament"),
        steps=("game", CLASS_5),
        kind="ornaments",
    ),
)
