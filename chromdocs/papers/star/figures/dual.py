"""Figures on nim and its dual, on three piles: a slice of the positions with one pile fixed."""

from chromdocs.figures.figure import Cells, Exhibit, Figure, Mark, Points, Text
from chromdocs.figures.plane import coordinates
from chromdocs.games.dual_nim import dual_nim
from chromdocs.games.game import Position, subtract
from chromdocs.games.nim import nim, nim_sum, remark_7_moves
from chromdocs.papers.star.figures.ornament_board import diamond, heap_axis
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets

ORDER = 17
TO = "the largest pile that is shown"
VERDICTS = {  # verdict: role, label
    "none": ("p", "P-positions"),
    "right": ("grid", "right"),
    "wrong": ("accent", "wrong"),
}


def dual_slice(z: int, to: int) -> Figure:
    """Draw moves and P-positions of nim's dual on three piles, the third one with z tokens."""
    game = dual_nim(3)
    closed = game.solution
    assert closed is not None
    board = [(x, y) for x in range(to + 1) for y in range(to + 1)]
    lost = [(x, y) for x, y in board if closed.is_p((x, y, z))]
    won = [(x, y) for x, y in board if not closed.is_p((x, y, z))]
    moves = [(x, y) for x, y in board if game.moves.contains((x, y, z))]

    def advice(x: int, y: int) -> str:
        taken = subtract((x, y, z), closed.move((x, y, z)))
        return f"{in_brackets((x, y, z))}: N, taking {in_brackets(taken)} wins at once"

    told = tuple(f"{in_brackets((*p, z))}: P, at most one pile is left" for p in lost)
    said = tuple(f"{in_brackets((*p, z))}: a move, its nim-sum is 0" for p in moves)
    where = (
        "With z = 0 these are both axes"
        if z == 0
        else f"With z = {z} only (0, 0, {z}) is left of them"
    )
    return Figure(
        id="dual-nim-slices",
        title=f"Nim's dual on three piles, the third with {z}",
        caption=f"Positions (x, y, {z}) of (3-pile nim)⋆. Red diamonds are its moves, the triples "
        f"with nim-sum 0, which are the P-positions of nim. Blue squares are its P-positions: by "
        f"Theorem 8 those with at most one pile left. {where}. From every other position, grey, "
        "one move takes all piles but one, and from that one their nim-sum.",
        alt=f"A square grid of piles x and y from 0 to {to}. Blue cells, {len(lost)} here, are the "
        f"P-positions; all others are grey. {len(moves)} red diamonds, the moves, one in a column, "
        f"mark y = x xor {z}; they form the zigzag pattern of the nim table around the diagonal.",
        marks=(
            Cells(*coordinates(won), "grid", "N", tuple(advice(*p) for p in won)),
            Cells(*coordinates(lost), "p", "P-positions", told),
            Points(*coordinates(moves), "move", "moves", said, diamond(to)),
        ),
        x=heap_axis("first pile", to),
        y=heap_axis("second pile", to),
        columns=("x", "y", "z", "what"),
        data=(
            *((x, y, z, "P") for x, y in lost),
            *((x, y, z, "move") for x, y in moves),
        ),
        claims=("star/thm-8",),
        equal=True,
        aspect=1.0,
    )


def verdict(position: Position) -> tuple[str, str]:
    """Tell whether the advice of Remark 7 wins at nim from *position*, and why.

    Where the remark leaves a choice, one lucky choice is enough.

    >>> verdict((1, 2, 2))
    ('wrong', 'the advice leads to (1, 1, 2) or (1, 2, 1), but (0, 2, 2) wins')
    >>> verdict((0, 3, 5)), verdict((1, 2, 3))
    (('right', 'the advice leads to (0, 3, 3), which wins'), ('none', 'nim-sum 0, no move wins'))
    """
    if nim_sum(position) == 0:
        return "none", "nim-sum 0, no move wins"
    advised = sorted(move for move in remark_7_moves(position) if move is not None)
    good = [move for move in advised if nim_sum(move) == 0]
    if good:
        return "right", f"the advice leads to {in_brackets(good[0])}, which wins"
    closed = nim(len(position)).solution
    assert closed is not None
    wins = in_brackets(closed.move(position))
    leads = "leads to " + " or ".join(map(in_brackets, advised)) if advised else "finds no move"
    return "wrong", f"the advice {leads}, but {wins} wins"


def without_sums(z: int, to: int) -> Figure:
    """Draw where the advice of Remark 7 wins at nim on three piles, the third one with z tokens."""
    judged = {(x, y): verdict((x, y, z)) for x in range(to + 1) for y in range(to + 1)}
    marks: list[Mark] = []
    for name, (role, label) in VERDICTS.items():
        own = [p for p, (found, _) in judged.items() if found == name]
        told = tuple(f"{in_brackets((*p, z))}: {judged[p][1]}" for p in own)
        if own:
            marks.append(Cells(*coordinates(own), role, label, told))
    counted = {name: sum(v == name for v, _ in judged.values()) for name in VERDICTS}
    wrong = [p for p, (found, _) in judged.items() if found == "wrong" and p[0] <= p[1]]
    if wrong:
        x, y = wrong[0]
        marks.append(Text(x, y, "×", "on-p", 12, bold=True))
        first = f"Look at {in_brackets((x, y, z))}, marked ×: {judged[x, y][1]}."
    else:
        first = "With two piles it always does."
    return Figure(
        id="nim-advice-errata",
        title="Winning at nim without nim-sums?",
        caption="Remark 7 advises to pair off tokens: shift the smallest pile aside with as many "
        "tokens from another pile, go on until at most one pile is left in the old place, and take "
        f"that. Positions (x, y, {z}) up to {to}: the advice wins from {counted['right']} of "
        f"{counted['right'] + counted['wrong']} N-positions, a lucky choice being enough. {first}",
        alt=f"A square grid of piles x and y from 0 to {to}, the third pile being {z}. Blue cells, "
        f"{counted['none']} around the diagonal, have no winning move. In {counted['right']} grey "
        f"cells the advice of Remark 7 wins; in {counted['wrong'] or 'no'} cells of another colour "
        "it fails although there is a winning move.",
        marks=tuple(marks),
        x=heap_axis("first pile", to),
        y=heap_axis("second pile", to),
        columns=("x", "y", "z", "advice"),
        data=tuple((x, y, z, found) for (x, y), (found, _) in judged.items()),
        claims=("star/rem-7", "star/thm-8"),
        equal=True,
        aspect=1.0,
    )


EXHIBITS = (
    Exhibit(
        id="dual-nim-slices",
        title="Nim's dual on three piles",
        build=dual_slice,
        parameters={
            "z": Parameter("the third pile", whole(0, 15), 3),
            "to": Parameter(TO, whole(3, 31), 15),
        },
        paper=PAPER,
        kind="carpets",
        tags=("star", "nim"),
        steps=("z", ("0", "1", "2", "3", "4", "5", "6", "7")),
    ),
    Exhibit(
        id="nim-advice-errata",
        title="Winning at nim without nim-sums?",
        build=without_sums,
        parameters={
            "z": Parameter("the third pile", whole(0, 15), 2),
            "to": Parameter(TO, whole(3, 24), 15),
        },
        paper=PAPER,
        kind="errata",
        tags=("nim", "errata"),
        steps=("z", ("0", "1", "2", "3", "4", "5", "6", "7")),
    ),
)
