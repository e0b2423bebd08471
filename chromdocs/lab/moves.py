"""The moves from one position, where a board would have too many of them: written out."""

from itertools import islice
from typing import Any

from chromdocs.door.given import some_position
from chromdocs.games import catalogue
from chromdocs.games.game import Blocking, Game, Options, Partizan, Position
from chromdocs.lab.asked import Send

MOST = 20_000  # moves from a position


def answer(fields: dict[str, Any], send: Send) -> dict[str, Any]:
    """Answer ``game``, a GAME string, and ``at``, a list of heaps: each side's moves.

    >>> answer({"game": "wythoff", "at": [1, 1]}, print)
    {'moves': [[(0, 0), (0, 1), (1, 0)]]}
    """
    game = catalogue.game(fields["game"])
    return moves(game, some_position(game, (fields["at"],)))


def moves(game: Game, at: Position) -> dict[str, Any]:
    """Return the moves from *at*, a list for each side, and where there are such what is blocked.

    >>> from chromdocs.games.constrained_mouse import constrained_mouse
    >>> moves(constrained_mouse(), (2, 3))["blocks"]
    {'most': 1, 'from': [(0, 2), (1, 0), (1, 1)], 'besides': [(0, 0)]}
    """
    sides = []
    for options in rules(game):
        found = list(islice(options(at), MOST + 1))
        if len(found) > MOST:
            raise ValueError(f"{game.name}: more than {MOST:,} moves; ask for smaller heaps")
        sides.append(list(dict.fromkeys(found)))
    return {"moves": sides} | ({"blocks": blocks(game, at)} if isinstance(game, Blocking) else {})


def rules(game: Game) -> tuple[Options, ...]:
    """Return the rule that everybody plays by, or Left's and Right's."""
    return (game.options, game.right) if isinstance(game, Partizan) else (game.options,)


def blocks(game: Blocking, at: Position) -> dict[str, Any]:
    """Return which options may be forbidden: up to ``most`` of ``from``, and any of ``besides``.

    An option of a largest set that cannot be exchanged for one outside it is not counted.

    >>> from chromdocs.games.constrained_mouse import constrained_mouse
    >>> blocks(constrained_mouse(), (1, 1))
    {'most': 0, 'from': [], 'besides': []}
    """
    single = [o for o in dict.fromkeys(game.options(at)) if game.may_block(at, [o])]
    largest: list[Position] = []
    for option in single:
        if game.may_block(at, [*largest, option]):
            largest.append(option)
    others = [option for option in single if option not in largest]

    def is_free(option: Position) -> bool:
        rest = [o for o in largest if o != option]
        return bool(others) and not game.may_block(at, [*rest, others[0]])

    besides = [option for option in largest if is_free(option)]
    counted = [option for option in single if option not in besides]
    return {"most": len(largest) - len(besides), "from": counted, "besides": besides}
