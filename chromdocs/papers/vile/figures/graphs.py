"""The game graphs of MARK-k and UPMARK as trees: one k-th of a number stands above it.

In this layout a row holds the numbers with the same number of digits. The last digit leads to
the parent, and what one may take leads to the left, at the edge of a row to a copy of the
numbers before it.
"""

from dataclasses import dataclass

from chromdocs.figures.figure import Arrow, Axis, Box, Exhibit, Figure, Mark, Text
from chromdocs.figures.theme import on
from chromdocs.games.game import Game, is_loopy
from chromdocs.games.mark import mark
from chromdocs.games.upmark import upmark
from chromdocs.numbers.base import digits
from chromdocs.papers.vile.figures.words import by_moves, value
from chromdocs.papers.vile.paper import PAPER
from chromdocs.parameters import Parameter, read_as, whole
from chromdocs.solve.choose import solver
from chromdocs.words import listed

ORDER = 1
ROWS = {2: 4, 3: 3, 4: 2}  # as many as there is room for, by k
MOST = {2: 5, 3: 3, 4: 2}
GAP = 0.06  # between a box and an arrow
DOWN, HIGH = 2.3, 1.4  # from row to row, and of a box
LARGE, SMALL = 11, 8  # sizes of the numbers in a row that has room, and in a crowded one


@dataclass(frozen=True)
class _Tree:
    """Where the numbers 0, ..., k^rows - 1 stand; the labels of the game are *shift* larger."""

    k: int
    rows: int
    shift: int

    @property
    def width(self) -> int:
        """Return how many numbers the last row has."""
        count: int = (self.k - 1) * self.k ** (self.rows - 1)
        return count

    def row(self, m: int) -> int:
        """Return how many digits *m* has; 0 stands above them all."""
        return len(digits(m, self.k)) if m else 0

    def at(self, m: int) -> tuple[float, float]:
        """Return the middle of the box of *m*."""
        row = self.row(m)
        if row == 0:
            return self.width / 2, 0.0
        count = (self.k - 1) * self.k ** (row - 1)
        return (m - self.k ** (row - 1) + 0.5) * self.width / count, -DOWN * row

    def copy(self, m: int, row: int) -> tuple[float, float]:
        """Return where a copy of *m*, of the row above, stands to the left of *row*."""
        first = self.k ** (row - 1)
        return self.at(first)[0] - (first - m), -DOWN * row


def mark_graph(k: int, rows: int | None) -> Figure:
    """Draw the positions of MARK-k with up to *rows* digits, their moves, outcomes and values."""
    rows = read_as("rows", whole(1, MOST[k]), rows or ROWS[k])
    game = mark(k)
    tree = _Tree(k, rows, 0)
    marks, data = _draw(game, tree)
    last = k**rows - 1
    fewer = " Moves that take two or more are drawn where they win." if k > 2 else ""
    zeros = "2q" if k == 2 else f"{k}q"
    lost = [n for n, outcome, *_ in data if outcome == "P"]
    return Figure(
        id="mark-graph",
        title=f"The game graph of {game.called}",
        caption=f"{game.called} from 0 to {last}. Up: keep {_PART[k]}, rounded down, that is, drop "
        f"the last digit in base {k}. To the left: take {'one' if k == 2 else f'1 to {k - 1}'}; "
        "grey numbers at the edge are copies from the row above. Blue boxes are P-positions, and "
        "blue arrows the moves that win. For q > 0 the first child of q is "
        f"{zeros}, which is P exactly if q is N; all other children are N. Below each number "
        f"stands its Grundy value g.{fewer}",
        alt=f"A tree of boxes, 0 on top, with {rows} rows below it that hold the numbers 1 to "
        f"{last}. Arrows lead up to the parent, n over {k}, and left to the numbers before. The "
        f"P-positions {listed([int(n) for n in lost[:8]])} are blue; each box also shows its "
        "Grundy value g.",
        marks=tuple(marks),
        x=_across(tree),
        y=_up(tree, 0.75),
        columns=("n", "outcome", "g", "options"),
        data=tuple(data),
        claims=("vile/mark-table", "vile/mark-dopey", "vile/grundy-table")
        if k == 2
        else ("vile/mark-k",),
        aspect=1.75 if rows > 2 else 2.0,
    )


_PART = {2: "half", 3: "one third", 4: "one quarter"}


def upmark_graph(end: int, rows: int) -> Figure:
    """Draw the positions of UPMARK, which ends at 1, or at 0 with a loop at 1."""
    game = upmark(end=end)
    tree = _Tree(2, rows, 1)
    marks, data = _draw(game, tree)
    x, _ = tree.at(0)
    half = _half(tree)
    loop = ""
    if end == 0:
        marks += [
            *_box(game, 0, (x, DOWN), half),
            Arrow(x, HIGH / 2, x, DOWN - HIGH / 2 - GAP, "p"),
            Arrow(x + half, 0.3, x + half, -0.3, "muted", 1.9 * tree.width / 8),
        ]
        loop = (
            " From 1 one may stay at 1, as half of 1 is rounded up, so a game may go on for ever. "
            "But the move to 0 wins at once. The value of 1 is ∞(0), infinite with 0 in reach."
        )
    else:
        loop = " This is the graph of MARK, every number one larger."
    lost = [0] * (end == 0) + [int(n) for n, outcome, *_ in data if outcome == "P"]
    letter = "g" if end else "γ"
    return Figure(
        id="upmark-graph",
        title=f"The game graph of {game.called}",
        caption=f"{game.called}, positions up to {2**rows}. Up: keep half, rounded up. To the "
        "left: take one; grey numbers are copies from the row above. Blue boxes are "
        f"P-positions, and blue arrows the moves that win.{loop}",
        alt=f"A tree of boxes with {'1 on top' if end else '0 on top, then 1 with a loop'}, then "
        f"rows up to {2**rows}. Arrows lead up to half, rounded up, and left to the number before. "
        f"The P-positions {listed(lost[:8])} are blue; each box shows its value {letter}.",
        marks=tuple(marks),
        x=_across(tree),
        y=_up(tree, 0.75 if end else DOWN + 0.75),
        columns=("n", "outcome", "g" if end else "gamma", "options"),
        data=((0, "P", "0", ""), *data) if end == 0 else tuple(data),
        claims=("vile/upmark-loopy",) if end == 0 else ("vile/upmark-table",),
        aspect=1.75 if end else 1.6,
    )


def _across(tree: _Tree) -> Axis:
    left = tree.copy(tree.k ** (tree.rows - 1) - 1, tree.rows)[0] if tree.rows > 1 else 0.0
    return Axis(hidden=True, range=(min(left, 0.0) - 0.5, tree.width + 0.1))


def _up(tree: _Tree, top: float) -> Axis:
    room = 0.75 if tree.k == 2 else 1.6  # below, for arrows that take more than one
    return Axis(hidden=True, range=(-DOWN * tree.rows - room, top))


def _half(tree: _Tree) -> float:
    """Return half the width of a box."""
    return 0.33 if tree.width > 4 else 0.2


def _box(
    game: Game, n: int, at: tuple[float, float], half: float, size: float = LARGE
) -> list[Mark]:
    """Return the box of position *n*: the number, and below it its value."""
    (x, y), outcome = at, solver(game).outcome((n,))
    role = "p" if outcome == "P" else "panel"
    letter = "γ" if is_loopy(game) else "g"
    said = f"{by_moves(game, n)}\n{letter}({n}) = {value(game, n)}"
    short = (
        value(game, n) if size < LARGE or "∞" in value(game, n) else f"{letter} {value(game, n)}"
    )
    return [
        Box(x - half, y - HIGH / 2, 2 * half, HIGH, role, hover=said, rounded=True),
        Text(x, y + 0.28, str(n), on(role), size, bold=True),
        Text(x, y - 0.36, short, on(role), 8.5),
    ]


def _draw(game: Game, tree: _Tree) -> tuple[list[Mark], list[tuple[int, str, str, str]]]:
    """Return the tree of a game as marks, and its data."""
    solve, half, shift = solver(game), _half(tree), tree.shift
    arrows: list[Mark] = []
    copies: dict[tuple[int, int], Mark] = {}
    boxes: list[Mark] = []
    data = []
    for m in range(tree.k**tree.rows):
        n, (x, y) = m + shift, tree.at(m)
        options = sorted(option for (option,) in game.options((n,)) if option >= shift)
        boxes += _box(game, n, (x, y), half, LARGE if tree.width <= 8 else SMALL)
        outcome = solve.outcome((n,))
        ways = ", ".join(str(option) for (option,) in sorted(game.options((n,))))
        data.append((n, outcome, value(game, n), ways))
        for option in options:
            role = "p" if solve.is_p((option,)) else "muted"
            to = option - shift
            if m and to == m // tree.k:
                up_x, up_y = tree.at(to)
                arrows.append(Arrow(x, y + HIGH / 2, up_x, up_y - HIGH / 2 - GAP, role))
            elif to == m - 1 or role == "p":  # losing moves that take more would hide the others
                row = tree.row(m)
                to_x, _ = tree.at(to) if tree.row(to) == row else tree.copy(to, row)
                if tree.row(to) < row:
                    copies[to, row] = Text(to_x, y, str(option), "muted", 11)
                arrows.append(_taken(x, to_x, y, m - to, half, role, tree.row(to) < row))
    return [*arrows, *copies.values(), *boxes], data


def _taken(x: float, to_x: float, y: float, taken: int, half: float, role: str, copy: bool) -> Mark:
    """Return the arrow of a move that takes: straight for one token, below the row for more."""
    if taken == 1:
        return Arrow(x - half, y, to_x + (0.3 if copy else half) + GAP / 2, y, role)
    low = y - (0.3 if copy else HIGH / 2 + GAP)
    depth = 0.35 + 0.3 * (taken - 1)
    if not copy:
        return Arrow(x - 0.1, low, to_x + 0.1, low, role, depth / (x - to_x - 0.2))
    return Arrow(x - 0.1, y - HIGH / 2, to_x, low, role, depth / (x - to_x - 0.1))


EXHIBITS = (
    Exhibit(
        id="mark-graph",
        title="The game graph of MARK",
        build=mark_graph,
        parameters={
            "k": Parameter("take 1 to k - 1, or keep one k-th", whole(2, 4), 2),
            "rows": Parameter(
                "the most digits that a position has in base k", whole(1, max(MOST.values()))
            ),
        },
        paper=PAPER,
        kind="graphs",
        tags=("mark", "grundy"),
        steps=("k", ("2", "3", "4")),
        striking=2,
    ),
    Exhibit(
        id="upmark-graph",
        title="The game graph of UPMARK and its loop",
        build=upmark_graph,
        parameters={
            "end": Parameter("where the game ends: {default} (with a loop) or 1", whole(0, 1), 0),
            "rows": Parameter("rows below 1", whole(1, 5), 4),
        },
        paper=PAPER,
        kind="graphs",
        tags=("upmark", "grundy", "loopy"),
        steps=("end", ("0", "1")),
        striking=1,
    ),
)
