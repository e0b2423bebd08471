"""(M, B)-invariant games with any set B: listed positions, or all but those, repeated or not.

The moves M are those of any invariant game, or a list of vectors. A set B is there as far as one
likes to go, as a list; with a period it goes on for ever.
"""

from collections.abc import Iterable
from itertools import permutations

from chromdocs.games.family import Family
from chromdocs.games.game import Game, Invariant, Position
from chromdocs.games.mb import bracketed, mb_game, other_than_nim
from chromdocs.games.nim import nim
from chromdocs.games.vectors import read_vectors, vectors
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked, whole
from chromdocs.words import in_brackets

ORDER = 4
PERIOD = whole(1)
BOARD, THREE = ((0, 0), (0, 1), (1, 0), (1, 2), (2, 1)), 3  # an example


def listed_board(
    moves: Invariant | None = None,
    board: Iterable[Position] | None = None,
    without: Iterable[Position] | None = None,
    period: int | None = None,
) -> Game:
    """Return the game of *moves*, those of nim if none are given, to the positions of a set B.

    B is *board*, or all positions but those of *without*. With a *period* its positions stand for
    all with the same remainders.

    >>> sorted(listed_board(board=[(0, 0), (1, 2)]).options((1, 3)))
    [(1, 2)]
    >>> sorted(listed_board(without=[(0, 0), (1, 1)], period=2).options((1, 3)))
    [(0, 3), (1, 0), (1, 2)]
    """
    if board is not None and without is not None:
        raise ValueError("mb: give board or without, not both")
    if board is None and without is None:
        if period is not None or (moves and moves.heaps != 2):
            raise ValueError("mb: give board or without, positions such as (0,0),(1,2)")
        board, period = BOARD, THREE
    key = "without" if board is None else "board"
    chosen = sorted(set(map(tuple, without or board or ())))
    if not chosen:
        raise ValueError(f"mb: {key} must be one position at least, such as (0,0), not none")
    base = moves or nim(len(chosen[0]))
    size = None if period is None else checked("mb", "period", PERIOD, period)
    for position in chosen:
        shown = _written(position)
        if len(position) != base.heaps:
            heaps = f"{base.heaps} heap{'s' * (base.heaps > 1)}"
            raise ValueError(f"mb: {key} must be positions of {heaps}, not {shown}")
        if min(position) < 0 or (size and max(position) >= size):
            below = f" to {to_decimal(size - 1)}" if size else ""
            raise ValueError(f"mb: {key} must have heaps from 0{below}, not {shown}")
    listed, inside = frozenset(chosen), board is not None

    def on_board(position: Position) -> bool:
        place = tuple(heap % size for heap in position) if size else position
        return (place in listed) == inside

    written = list(map(_written, chosen))
    listed_moves = base.name.removeprefix("invariant:moves=")
    named = bracketed(base.name) if listed_moves == base.name else listed_moves
    name = f"moves={named},{key}={','.join(written)}"
    name += f",period={to_decimal(size)}" if size else ""
    some = "one of" if inside else "none of"
    what = f"the heaps modulo {to_decimal(size)} must be" if size else "the heaps must be"
    return mb_game(
        base,
        on_board,
        name=f"mb:{name}",
        rule=f"{base.rule} After a move {what} {some} these: {', '.join(written)}.",
        title=f"the (M, B)-invariant game ({name})",
        symmetric=all(turned in listed for each in listed for turned in permutations(each)),
    )


def moves_text(text: str) -> Invariant | None:
    """Read the moves: the GAME string of an invariant game, or vectors.

    >>> moves_text("(1,2),(2,1)").name, moves_text("wythoff").name
    ('invariant:moves=(1,2),(2,1)', 'wythoff')
    """
    if text.strip("(),0123456789 "):
        return other_than_nim(text)
    return vectors(read_vectors(text))


def _written(position: Position) -> str:
    return in_brackets(map(to_decimal, position), ",")


FAMILY = Family(
    name="mb",
    title="(M, B)-invariant games",
    paper="blackwhite",
    make=listed_board,
    parameters={
        "moves": Parameter(
            "the moves M, those of an invariant game (nim), or vectors, as (1,2),(2,1)", moves_text
        ),
        "board": Parameter("the positions of B, as (0,0),(1,2),(2,1)", read_vectors),
        "without": Parameter("or the positions that are not in B", read_vectors),
        "period": Parameter(
            "where B repeats: positions with the same remainders are alike", PERIOD
        ),
    },
    examples=(
        "mb:moves=nim,board=(0,0),(0,1),(1,0),(1,2),(2,1),period=3",
        "mb:moves=wythoff,without=(1,2),(2,1)",
        "mb:moves=(1,2),(2,1),(3,3),board=(0,0),(0,1),(1,0),(1,1),period=2",
    ),
    claims=("blackwhite/prop-2", "blackwhite/sec-3-extends", "blackwhite/sec-4-combine"),
)
