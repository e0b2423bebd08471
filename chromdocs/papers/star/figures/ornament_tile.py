"""How an ornament repeats: the vectors after which it comes again, and a tile that makes it."""

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import (
    Axis,
    Cells,
    Exhibit,
    Figure,
    Line,
    Mark,
    Points,
)
from chromdocs.figures.plane import coordinates
from chromdocs.games.game import Position
from chromdocs.games.ornament_tile import repeated, steep_vector, tile_at
from chromdocs.papers.star.figures.ornament_board import (
    LARGEST,
    PQT,
    Board,
    diamond,
    game_name,
    read_ornament,
)
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets

ORDER = 11
WINDOW = 4  # the board on which repetition is tried is so many times larger than the picture
KINDS = ("both", "steep", "flat", "diagonal", "none")


def tile(game: PQT, to: int) -> Figure:
    """Draw the P-positions of a pair game with the vectors and the tile that repeat them."""
    p, q, t = game
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
        id="ornament-tile",
        title="How an ornament repeats",
        build=tile,
        parameters={
            "game": Parameter(
                "the game, such as ornament:p=4,q=5,t=-1", read_ornament, "ornament:p=3,q=4,t=-1"
            ),
            "to": Parameter("the largest heap that is shown", whole(16, LARGEST), 60),
        },
        paper=PAPER,
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
        kind="ornaments",
        striking=1,
    ),
)
