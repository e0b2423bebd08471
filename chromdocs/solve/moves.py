"""What a player may do when nobody errs: each side's moves, and those that are forbidden."""

from collections.abc import Collection

from chromdocs.games.game import Blocking, Game, Partizan, Position
from chromdocs.solve.reference import reference


def options(game: Game, position: Position, left: bool = True) -> list[Position]:
    """Return what the player to move may do: Right's moves if not *left*, and none forbidden.

    >>> from chromdocs.games.chromatic import chromatic
    >>> options(chromatic("evil"), (1, 1))
    [(0, 0), (0, 1), (1, 0)]
    """
    moves = game.right if isinstance(game, Partizan) and not left else game.options
    forbidden = blocked(game, position)
    return [option for option in dict.fromkeys(moves(position)) if option not in forbidden]


def blocked(game: Game, position: Position) -> Collection[Position]:
    """Return what a previous player who does not err forbids: winning moves, as many as may be.

    >>> from chromdocs.games.catalogue import game
    >>> blocked(game("constrained-mouse:k=3"), (3, 5))
    [(0, 0), (1, 2)]
    """
    if not isinstance(game, Blocking):
        return ()
    solver = reference(game)
    forbidden: list[Position] = []
    for option in sorted(set(game.options(position))):
        if solver.is_p(option) and game.may_block(position, [*forbidden, option]):
            forbidden.append(option)
    return forbidden
