"""Figures on subsided ornament games: blocks along the diagonal, one game in each class."""

from chromdocs.figures.figure import Cells, Exhibit, Figure
from chromdocs.figures.plane import coordinates
from chromdocs.papers.star.figures.ornament_board import LARGEST, Board
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, read_as, whole
from chromdocs.words import in_brackets

ORDER = 14
TO = "the largest heap that is shown"
SMALL = 40  # heaps where only the first few count


def subsided(q: int, to: int) -> Figure:
    """Draw the subsided ornament game of Class q: Figure 5 has q = 3."""
    board = Board(q - 1, q, 1, read_as("to", whole(2 * q, LARGEST), to))
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


def first_block(q: int, to: int) -> Figure:
    """Draw the P-positions that Theorem 6 leaves out."""
    board = Board(q - 1, q, 1, read_as("to", whole(2 * q, SMALL), to))
    block = [(x, y) for x in range(1, q) for y in range(1, q)]
    size = "the position (1, 1)" if q == 2 else f"{len(block)} positions from (1, 1) on"
    told = tuple(f"{in_brackets(p)}: P, no move fits; (40) leaves it out" for p in block)
    return board.figure(
        "⋆-operator, Theorem 6: the block that it leaves out",
        f"Theorem 6 gives the P-positions (blue) of the game with the moves {board.words} (red): "
        f"an empty heap, or (qn + s, qn + t) with s, t from 1 to q − 1, here q = {q}. In the "
        f"preprint n starts with 1, so that the block nearest to the origin, {size}, is left out. "
        f"No move fits there, as each takes {q} or more from one heap, "
        "so all of it is P. With n from 0 on all is well.",
        f"A square chart, both heaps from 0 to {board.to}. Blue squares fill the axes and form "
        f"equal blocks along the diagonal. The block nearest to the origin, {size}, "
        "has another colour: the theorem in the preprint leaves it out. Red "
        "diamonds, the moves, form two rays.",
        ("star/thm-6",),
        [Cells(*coordinates(block), "accent", "left out", told)],
    )


def class_2(to: int) -> Figure:
    """Draw the one game of Class 2, and the position that its description leaves out."""
    board = Board(1, 2, 1, to)
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
        id="ornament-subsided",
        title="The subsided ornament games",
        build=subsided,
        parameters={
            "q": Parameter("the class", whole(2, 12), 3),
            "to": Parameter(TO, whole(4, LARGEST), 40),
        },
        paper=PAPER,
        tags=("star", "ornament", "figure 5"),
        steps=("q", ("2", "3", "4", "5", "6", "7")),
        kind="ornaments",
    ),
    Exhibit(
        id="subsided-errata",
        title="⋆-operator, Theorem 6: the block that it leaves out",
        build=first_block,
        parameters={
            "q": Parameter("the class", whole(2, 8), 4),
            "to": Parameter(TO, whole(4, SMALL), 20),
        },
        paper=PAPER,
        kind="errata",
        tags=("ornament", "errata"),
        steps=("q", ("2", "3", "4", "5")),
        striking=1,
    ),
    Exhibit(
        id="class-2-errata",
        title="Class 2 is one game, and (0, 0) belongs to it",
        build=class_2,
        parameters={"to": Parameter(TO, whole(6, SMALL), 16)},
        paper=PAPER,
        kind="errata",
        tags=("ornament", "errata"),
    ),
)
