"""Figures on the Mouse game, (Mouse game)⋆ and the Mouse trap."""

from chromdocs.figures.figure import Cells, Exhibit, Figure, Mark, Points, Text
from chromdocs.figures.plane import coordinates
from chromdocs.games.game import Position
from chromdocs.games.mouse import mouse
from chromdocs.games.mousetrap import MOUSE_PAIRS, family_of, is_printed, mousetrap
from chromdocs.papers.star.figures.ornament_board import LARGEST, Board, diamond, heap_axis
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.solve.choose import solver
from chromdocs.words import in_brackets, listed, sub

ORDER = 15
TO = "the largest heap that is shown"
FAMILIES = {  # family: its role, and what it holds
    "M_0": ("ink", "listed one by one"),
    "M_1": ("p", "3n−2 and 3m−2"),
    "M_2": ("green", "3n and 3m"),
    "M_3": ("move", "3n with 6n−2 or 6n−5"),
}


def mouse_game(to: int) -> Figure:
    """Draw the P-positions of the Mouse game, and where it has more moves than Wythoff nim."""
    played = solver(mouse())
    wide = [(x, y) for x in range(to + 1) for y in range(to + 1) if (y - x) % 3 == 0 and x + y]
    pairs = sorted({p for pair in played.p_positions(to) for p in (pair, pair[::-1])})
    number = {pair: n for n, pair in enumerate(MOUSE_PAIRS.up_to(to))}
    told = tuple(
        f"{in_brackets(pair)}: P, pair number {number[min(pair), max(pair)]}, "
        f"{abs(pair[1] - pair[0])} apart"
        for pair in pairs
    )
    return Figure(
        id="mouse-game",
        title="The P-positions of the Mouse game",
        caption="The Mouse game is Wythoff nim with more moves where the heaps differ by a "
        "multiple of 3 (grey): there the numbers taken from both heaps may differ by 1. The "
        f"P-positions up to {to} are (0, 0) and the pairs {listed(list(number)[1:], 5)}: ⌊3n/2⌋ "
        "and 3n−1. Their differences are the numbers not divisible by 3, so no pair is grey.",
        alt=f"A square chart, both heaps from 0 to {to}. Grey cells in diagonal stripes, three "
        "apart, have more moves. Blue squares, the P-positions, lie on two rays of slopes about 2 "
        f"and 1/2: {listed(list(number), 5)}, and their mirror images, all between the stripes.",
        marks=(
            Cells(*coordinates(wide), "grid", "more moves", tuple(map(_mouse_n, wide))),
            Points(*coordinates(pairs), "p", "P-positions", told, diamond(to)),
        ),
        x=heap_axis("first heap", to),
        y=heap_axis("second heap", to),
        columns=("n", "smaller", "larger", "difference"),
        data=tuple((n, a, b, b - a) for (a, b), n in number.items()),
        claims=("star/mouse-game",),
        equal=True,
        aspect=1.0,
    )


def _mouse_n(position: Position) -> str:
    closed = mouse().solution
    assert closed is not None
    return f"{in_brackets(position)}: N, the move to {in_brackets(closed.move(position))} wins"


def mouse_star(to: int) -> Figure:
    """Draw (Mouse game)⋆ and the Mouse trap: Figure 3."""
    board = Board(2, 3, 0, to)
    few = listed(board.inner, 5)
    return board.figure(
        "(Mouse game)⋆ and the Mouse trap",
        "Figure 3 of the paper, computed again. Red diamonds are the P-positions ⌊3n/2⌋, 3n−1 of "
        "the Mouse game, taken as moves of a new game, (Mouse game)⋆; blue squares are its "
        "P-positions. Taken as moves in their turn, the blue squares except (0, 0) make the Mouse "
        "trap, whose P-positions are the red diamonds and (0, 0). Besides the axes there are "
        f"{len(board.inner)} blue squares x ≤ y up to {board.to}: {few}.",
        f"A square chart, both heaps from 0 to {board.to}. Red diamonds, the moves, lie on two "
        "rays of slopes about 2 and 1/2, beginning with (1, 2) and (2, 1). Blue squares, the "
        "P-positions, fill both axes and make an almost regular lattice between the rays, "
        f"beginning with {few}.",
        ("star/fig-3", "star/rem-4", "star/thm-5"),
    )


def trap_moves(to: int) -> Figure:
    """Draw the moves of the Mouse trap by the families of Theorem 5."""
    moves = sorted(m for m in mousetrap().moves.within((to, to)) if 0 < m[0] <= m[1])
    marks: list[Mark] = []
    for name, (role, _) in FAMILIES.items():
        own = [move for move in moves if family_of(move) == name]
        told = tuple(f"{in_brackets(move)}: {_family_said(move)}" for move in own)
        marks.append(Points(*coordinates(own), role, _subscript(name), told, diamond(to)))
    late = [move for move in moves if not is_printed(move)]
    counted = {name: sum(family_of(move) == name for move in moves) for name in FAMILIES}
    listed = ", ".join(
        f"{_subscript(name)} ({words}: {counted[name]})" for name, (_, words) in FAMILIES.items()
    )
    return Figure(
        id="mousetrap-moves",
        title="The moves of the Mouse trap by family",
        caption="What a move of the Mouse trap takes, the smaller number to the right and the "
        f"larger one upwards, up to {to}, by the families of Theorem 5: {listed}, with n ≤ m. "
        "Moves on one heap, M₄, are left out. Columns 3n−2 and 3n go up in threes, and only "
        f"columns 3n have two moves off the pattern. Of M₁ the preprint lacks {len(late)} "
        f"here, the top of each column from {in_brackets(late[0]) if late else '(7, 13)'} on.",
        alt=f"A chart with a column of marks for each smaller number from 1 to {to}, between the "
        "lines of slopes 1 and 2; columns 2, 5, 8 and so on are empty. Blue squares are family "
        "M₁, green rings M₂, red diamonds M₃ near the upper edge, and eight dark dots near the "
        "origin M₀.",
        marks=tuple(marks),
        x=heap_axis("smaller number taken", to),
        y=heap_axis("larger number taken", to),
        columns=("smaller", "larger", "family", "printed"),
        data=tuple((*m, family_of(m), "yes" if is_printed(m) else "no") for m in moves),
        claims=("star/thm-5", "star/rem-4"),
        aspect=1.3,
    )


def _subscript(name: str) -> str:
    return sub(name[0], int(name[-1]))


def _family_said(move: Position) -> str:
    low, high = move
    name = family_of(move)
    if name == "M_0":
        return "M₀, one of the eight small moves"
    if name == "M_3":
        n = low // 3
        return f"M₃, 3n and 6n−{6 * n - high} for n = {n}"
    n, m = -(-low // 3), -(-high // 3)
    if name == "M_2":
        return f"M₂, 3n and 3m for n = {n}, m = {m}"
    missing = "" if is_printed(move) else "\nmissing in the preprint: m = 2n−1"
    return f"M₁, 3n−2 and 3m−2 for n = {n}, m = {m}{missing}"


def trap_missing(to: int) -> Figure:
    """Draw what goes wrong with the moves of the Mouse trap as Theorem 5 has them."""
    printed = mousetrap("printed")
    taken = sorted(move for move in printed.moves.within((to, to)) if min(move))
    played = solver(printed)
    lost = {p for pair in played.p_positions(to) for p in (pair, pair[::-1])}
    pairs = {p for pair in MOUSE_PAIRS.up_to(to) for p in (pair, pair[::-1])}
    good, bad, gone = sorted(lost & pairs), sorted(lost - pairs), sorted(pairs - lost)
    marks: list[Mark] = [
        Cells(
            *coordinates(taken),
            "grid",
            "moves",
            tuple(f"{in_brackets(move)}: a move of the preprint" for move in taken),
        ),
        Points(
            *coordinates(good),
            "p",
            "P",
            tuple(f"{in_brackets(p)}: P, a pair of the Mouse game" for p in good),
            diamond(to),
        ),
        Points(
            *coordinates(bad),
            "accent",
            "wrong P",
            tuple(f"{in_brackets(p)}: P, no move leads to a P-position" for p in bad),
            diamond(to) + 1,
        ),
    ]
    if gone:
        told = tuple(
            f"{in_brackets(p)}: N, the move to {in_brackets(played.winning_moves(p)[0])} wins"
            for p in gone
        )
        marks.append(Points(*coordinates(gone), "red", "wrong N", told, diamond(to)))
    marks.append(Text(6.3, 13.3, "(7, 13)", "accent", 10, "right", bold=True))
    upper = [p for p in bad if p[0] <= p[1]]
    return Figure(
        id="mousetrap-errata",
        title="⋆-operator, Theorem 5: (7, 13) is missing",
        caption="Theorem 5 lists the moves of the Mouse trap (grey; moves on one heap are left "
        "out) and says that its P-positions are the pairs ⌊3n/2⌋, 3n−1. But from (7, 13) no "
        f"such move wins: it is P, and the pair (7, 14) is N. Up to {to} wrong P-positions are "
        f"{listed(upper, 9)}, with mirror images. M₁ has m < 2n−1 and needs m ≤ 2n−1; then "
        "{7, 13}, {10, 19} and so on are moves, and all is well.",
        alt=f"A square chart, both heaps from 0 to {to}. Grey cells are the moves of the preprint, "
        "blue squares the pairs on two rays of slopes about 2 and 1/2 that are P-positions as "
        f"stated. {len(bad)} dots of another colour, the first labelled (7, 13), are P-positions "
        "that Theorem 5 does not expect; their mirror images are there too.",
        marks=tuple(marks),
        x=heap_axis("first heap", to),
        y=heap_axis("second heap", to),
        columns=("x", "y", "with the printed moves", "stated"),
        data=tuple(
            (*p, "P" if p in lost else "N", "P" if p in pairs else "N")
            for p in sorted(lost | pairs)
        ),
        claims=("star/thm-5", "star/rem-4", "star/fig-3"),
        equal=True,
        aspect=1.0,
    )


EXHIBITS = (
    Exhibit(
        id="mouse-game",
        title="The P-positions of the Mouse game",
        build=mouse_game,
        parameters={"to": Parameter(TO, whole(8, 60), 24)},
        paper=PAPER,
        tags=("mouse", "wythoff", "beatty"),
        striking=1,
    ),
    Exhibit(
        id="mouse-star",
        title="(Mouse game)⋆ and the Mouse trap",
        build=mouse_star,
        parameters={"to": Parameter(TO, whole(12, LARGEST), 48)},
        paper=PAPER,
        kind="moves",
        tags=("star", "mouse", "ornament", "figure 3"),
        steps=("to", ("12", "24", "48", "72")),
    ),
    Exhibit(
        id="mousetrap-moves",
        title="The moves of the Mouse trap by family",
        build=trap_moves,
        parameters={"to": Parameter("the largest number that is taken", whole(12, 72), 36)},
        paper=PAPER,
        kind="moves",
        tags=("mouse", "star"),
    ),
    Exhibit(
        id="mousetrap-errata",
        title="⋆-operator, Theorem 5: (7, 13) is missing",
        build=trap_missing,
        parameters={"to": Parameter(TO, whole(14, 40), 24)},
        paper=PAPER,
        kind="errata",
        tags=("mouse", "errata", "figure 3"),
    ),
)
