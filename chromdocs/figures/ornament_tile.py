"""How an ornament repeats: the vectors after which it comes again, and a tile that makes it."""

from functools import cache

from chromdocs.figures.figure import (
    Axis,
    Cells,
    Exhibit,
    Figure,
    Line,
    Mark,
    Points,
    whole,
)
from chromdocs.figures.levels import in_brackets, ticks
from chromdocs.figures.ornament_board import LARGEST, Board, diamond, game_name, read_ornament
from chromdocs.figures.plane import coordinates
from chromdocs.games.game import Position
from chromdocs.games.ornament import ornament
from chromdocs.tables.ornament_list import vectors

WINDOW = 4  # the board on which repetition is tried is so many times larger than the picture
KINDS = ("both", "steep", "flat", "diagonal", "none")


def steep_vector(p: int, q: int) -> Position:
    """Return the vector that repeats a pair game above the diagonal, as far as it was tried.

    Its mirror image does the same below the diagonal. The denser sequence has density p/q.

    >>> steep_vector(3, 4)
    (4, 12)
    """
    return vectors(p, q)[1]


@cache
def repeated(p: int, q: int, t: int, to: int, board: int) -> dict[Position, str]:
    """Tell for each P-position with heaps from 1 to *to* what repeats it.

    That is the steep vector, its mirror image, the flat one, or both; if neither, the diagonal
    vector (q, q), or none. A vector does if all its multiples lead to P-positions, as far as
    heaps of *board*.

    >>> found = repeated(3, 4, -1, 12, 60)
    >>> found[8, 8], found[5, 9], found[9, 5], found[3, 3]
    ('both', 'both', 'both', 'none')
    """
    lost = set(ornament(p, q, t).moves.within((board, board)))
    steep = steep_vector(p, q)

    def repeats(position: Position, vector: Position) -> bool:
        x, y = position
        while max(x, y) <= board:
            if (x, y) not in lost:
                return False
            x, y = x + vector[0], y + vector[1]
        return True

    found = {}
    for position in sorted(lost):
        if min(position) and max(position) <= to:
            up, down = repeats(position, steep), repeats(position, steep[::-1])
            only = "steep" if up else "flat" if down else ""
            rest = "diagonal" if repeats(position, (q, q)) else "none"
            found[position] = "both" if up and down else only or rest
    return found


def tile_at(p: int, q: int, t: int, to: int) -> tuple[int, list[Position]] | None:
    """Return c and the places of the tile with its lowest corner at (c, c), the first that is one.

    The tile is the rhombus whose sides are the steep vector and its mirror image. It is one if
    each of its places, moved by either, has the same outcome. None if none fits up to *to*.

    >>> c, places = tile_at(3, 4, -1, 48)
    >>> c, len(places), 12 * 12 - 4 * 4
    (11, 128, 128)
    """
    a, b = steep_vector(p, q)
    lost = set(ornament(p, q, t).moves.within((2 * to, 2 * to)))
    area = b * b - a * a
    rhombus = [
        (x, y)
        for x in range(a + b)
        for y in range(a + b)
        if 0 <= b * x - a * y < area and 0 <= b * y - a * x < area
    ]
    for c in range(1, to - a - b + 1):
        places: list[Position] = [(c + x, c + y) for x, y in rhombus]
        if all(
            (place in lost) == (_moved(place, (a, b)) in lost) == (_moved(place, (b, a)) in lost)
            for place in places
        ) and any(place in lost for place in places):
            return c, places
    return None


def _moved(position: Position, vector: Position) -> Position:
    return position[0] + vector[0], position[1] + vector[1]


def tile(game: str = "ornament:p=3,q=4,t=-1", to: int | str = 60) -> Figure:
    """Draw the P-positions of a pair game with the vectors and the tile that repeat them."""
    p, q, t = read_ornament(game)
    to = whole("to", to, 16, LARGEST)
    if 2 * p < q:
        p, t = q - p, 1 - t  # the same pair, the denser sequence first
    board = Board(p, q, t, to)
    found = repeated(p, q, t, to, WINDOW * to)
    steep = steep_vector(p, q)
    up, down, along = map(in_brackets, (steep, steep[::-1], (q, q)))
    told = {
        "both": f"repeated by {up} and by {down}",
        "steep": f"repeated by {up}, not by {down}",
        "flat": f"repeated by {down}, not by {up}",
        "diagonal": f"repeated by {along} only",
        "none": f"repeated by none of {up}, {down}, {along}",
    }
    marks: list[Mark] = []
    roles = ("p", "green", "red", "ink", "accent")
    labels = ("both", up, down, along, "none")
    for kind, role, label in zip(KINDS, roles, labels, strict=True):
        own = [position for position, k in found.items() if k == kind]
        said = tuple(f"{in_brackets(position)}: P, {told[kind]}" for position in own)
        if own and kind == "both":
            marks.append(Cells(*coordinates(own), role, label, said))
        elif own:
            marks.append(Points(*coordinates(own), role, label, said, diamond(to)))
    counted = {kind: sum(k == kind for k in found.values()) for kind in KINDS}
    drawn, seen = "", ""
    if 2 * p > q and (placed := tile_at(p, q, t, to)):
        corner, places = placed
        marks += _outline(corner, steep)
        number = sum(place in found for place in places)
        drawn = (
            f" The outlined tile has {up} and {down} as sides and {number} P-positions among its "
            f"{len(places)} places; moved by either side, every place keeps its outcome."
        )
        seen = " A rhombus on the diagonal outlines one tile."
    if counted["diagonal"] == len(found):
        how = f"None of the {len(found)} positions with heaps from 1 to {to} is repeated by "
        how += f"{up} or {down}, but each by {along}."
        looks = f"Dark dots, {len(found)} P-positions, form blocks along the diagonal; each is "
        looks += f"repeated by {along}."
    else:
        how = f"Of {len(found)} positions with heaps from 1 to {to}, {up} and {down} both repeat "
        how += f"{counted['both']}, one of them {counted['steep'] + counted['flat']}, near the "
        how += f"edges; of the rest {along} repeats {counted['diagonal']}, and none of the three "
        how += f"{counted['none']}."
        looks = f"Blue squares are the {counted['both']} P-positions that two vectors repeat. "
        looks += "Green rings near the upper edge and red dots near the lower one are repeated by "
        looks += f"one of them, {counted['steep']} each; a few other dots by neither."
    return Figure(
        id="ornament-tile",
        title=f"How the ornament {game_name(p, q, t)} repeats",
        caption=f"The P-positions of the pair game of {board.words}, told apart by the vectors "
        f"that repeat them, tried as far as heaps of {WINDOW * to}. {how}{drawn}",
        alt=f"A square chart, both heaps from 1 to {to}, symmetric about the diagonal. "
        f"{looks}{seen}",
        marks=tuple(marks),
        x=Axis("first heap", (0, to + 1), ticks(to), grid=False),
        y=Axis("second heap", (0, to + 1), ticks(to), grid=False),
        columns=("x", "y", "repeated by"),
        data=tuple((*position, kind) for position, kind in found.items()),
        claims=("star/conj-3", "star/fig-2"),
        equal=True,
        aspect=1.0,
    )


def _outline(corner: int, steep: Position) -> list[Mark]:
    """Return the tile as a line around its places."""
    a, b = steep
    c = corner - 0.5
    return [
        Line((c, c + b, c + a + b, c + a, c), (c, c + a, c + a + b, c + b, c), "ink"),
    ]


EXHIBITS = (
    Exhibit(
        "ornament-tile",
        "How an ornament repeats",
        tile,
        {
            "game": "the game, such as ornament:p=4,q=5,t=-1 (ornament:p=3,q=4,t=-1)",
            "to": "the largest heap that is shown (60)",
        },
        "star",
        tags=("star", "ornament"),
        steps=(
            "game",
            (
                "ornament:p=2,q=3,t=-1",
                "ornament:p=2,q=3,t=0",
                "ornament:p=2,q=3,t=1",
                "ornament:p=3,q=4,t=-2",
                "ornament:p=3,q=4,t=-1",
                "ornament:p=3,q=4,t=0",
                "ornament:p=3,q=5,t=-2",
                "ornament:p=4,q=5,t=-2",
            ),
        ),
    ),
)
