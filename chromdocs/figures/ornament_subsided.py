"""Figures on subsided ornament games: blocks along the diagonal, one game in each class."""

from chromdocs.figures.figure import Cells, Exhibit, Figure, whole
from chromdocs.figures.levels import in_brackets
from chromdocs.figures.ornament_board import LARGEST, Board
from chromdocs.figures.plane import coordinates

TO = "the largest heap that is shown"


def subsided(q: int | str = 3, to: int | str = 40) -> Figure:
    """Draw the subsided ornament game of Class q: Figure 5 has q = 3."""
    q = whole("q", q, 2, 12)
    board = Board(q - 1, q, 1, whole("to", to, 2 * q, LARGEST))
    drawn = " Figure 5 of the paper shows this game." if q == 3 else ""
    size = "single squares" if q == 2 else f"blocks of {q - 1} by {q - 1}"
    return board.figure(
        f"The subsided ornament game of Class {q}",
        f"Red diamonds are the moves {board.words} of a game G, blue squares its P-positions and, "
        f"except (0, 0), the moves of the subsided ornament game of Class {q}.{drawn} The pattern "
        f"has sunk onto the diagonal: both heaps lie strictly between the same two multiples of "
        f"{q}, or one is empty. So {size} repeat every {in_brackets((q, q))}.",
        f"A square chart, both heaps from 0 to {board.to}. Blue squares, the P-positions, fill "
        f"both axes and form {size} along the diagonal, one between each two multiples of {q}. Red "
        f"diamonds, the moves, form two rays from {in_brackets(board.pairs.nth(1))} and its mirror "
        "image on.",
        ("star/thm-6", *(("star/fig-5",) if q == 3 else ("star/class-2",) if q == 2 else ())),
    )


def first_block(q: int | str = 4, to: int | str = 20) -> Figure:
    """Draw the P-positions that Theorem 6 as printed leaves out."""
    q = whole("q", q, 2, 8)
    board = Board(q - 1, q, 1, whole("to", to, 2 * q, 40))
    block = [(x, y) for x in range(1, q) for y in range(1, q)]
    size = "the position (1, 1)" if q == 2 else f"{len(block)} positions from (1, 1) on"
    told = tuple(f"{in_brackets(p)}: P, no move fits; (40) leaves it out" for p in block)
    return board.figure(
        "The block that Theorem 6 leaves out",
        f"Theorem 6 gives the P-positions (blue) of the game with the moves {board.words} (red): "
        f"an empty heap, or (qn + s, qn + t) with s, t from 1 to q − 1, here q = {q}. As printed n "
        f"starts with 1, so that the block nearest to the origin, {size}, is left out. No move "
        f"fits there, as each takes {q} or more from one heap, "
        "so all of it is P. With n from 0 on all is well.",
        f"A square chart, both heaps from 0 to {board.to}. Blue squares fill the axes and form "
        f"equal blocks along the diagonal. The block nearest to the origin, {size}, "
        "has another colour: the printed theorem leaves it out. Red "
        "diamonds, the moves, form two rays.",
        ("star/thm-6",),
        [Cells(*coordinates(block), "accent", "left out", told)],
    )


def class_2(to: int | str = 16) -> Figure:
    """Draw the one game of Class 2, and the position that its description leaves out."""
    board = Board(1, 2, 1, whole("to", to, 6, 40))
    return board.figure(
        "Class 2 is one game, and (0, 0) belongs to it",
        "The one ornament game of Class 2. Red diamonds are the moves {2n−1, 2n} of a game G, blue "
        "squares its P-positions: (1, 1), (3, 3), (5, 5) and so on, and every position with an "
        "empty heap. Section 5.3 writes the last ones as {0, x} with x a positive integer, and so "
        "leaves out (0, 0), which is P too.",
        f"A square chart, both heaps from 0 to {board.to}. Blue squares, the P-positions, fill "
        "both axes and every second place of the diagonal: (1, 1), (3, 3), (5, 5). Red diamonds, "
        "the moves, lie beside it: (1, 2), (2, 1), (3, 4), (4, 3). The square at (0, 0), which "
        "the paper's formula leaves out, has another colour.",
        ("star/class-2", "star/cor-4"),
        [Cells((0,), (0,), "accent", "left out", ("(0, 0): P, no move fits; left out",))],
    )


EXHIBITS = (
    Exhibit(
        "ornament-subsided",
        "The subsided ornament games",
        subsided,
        {"q": "the class (3)", "to": f"{TO} (40)"},
        "star",
        tags=("star", "ornament", "figure 5"),
        steps=("q", ("2", "3", "4", "5", "6", "7")),
    ),
    Exhibit(
        "subsided-errata",
        "The block that Theorem 6 leaves out",
        first_block,
        {"q": "the class (4)", "to": f"{TO} (20)"},
        "star",
        kind="errata",
        tags=("ornament", "errata"),
        steps=("q", ("2", "3", "4", "5")),
    ),
    Exhibit(
        "class-2-errata",
        "Class 2 is one game, and (0, 0) belongs to it",
        class_2,
        {"to": f"{TO} (16)"},
        "star",
        kind="errata",
        tags=("ornament", "errata"),
    ),
)
