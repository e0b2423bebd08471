"""Boards: what a page needs to let its reader play, computed from rules and solvers.

No rule is written a second time in the page: it gets every position below the start, the moves
from each, and which of them win.
"""

from typing import Any

from chromdocs.door.given import some_position
from chromdocs.figures.tokens import is_red_and_green
from chromdocs.games import catalogue
from chromdocs.games.game import Blocking, Game, Partizan, Position, is_loopy
from chromdocs.lab.asked import Send
from chromdocs.solve.choose import solver
from chromdocs.solve.moves import blocked, options
from chromdocs.solve.partizan import two_players

MOST = 4_000  # positions that a page may carry


def answer(fields: dict[str, Any], send: Send) -> dict[str, Any]:
    """Answer ``game``, a GAME string, ``start``, a list of heaps, and ``misere``."""
    game = catalogue.game(fields["game"])
    return board(game, some_position(game, (fields["start"],)), bool(fields.get("misere")))


def board(game: Game, start: Position, misere: bool = False) -> dict[str, Any]:
    """Return the board as plain data.

    >>> board(catalogue.game("nim"), (1, 1))["moves"]
    [[[], [0], [0], [1, 2]]]
    """
    positions = _reachable(game, game.check(start))
    place = {position: i for i, position in enumerate(positions)}

    def moves(left: bool) -> list[list[int]]:
        return [[place[o] for o in options(game, position, left)] for position in positions]

    def wins(left: bool) -> list[bool]:
        if isinstance(game, Partizan):
            won = ("P", "L" if left else "R")
            return [two_players(game, misere).outcome(p) in won for p in positions]
        return [solver(game, misere).is_p(position) for position in positions]

    data: dict[str, Any] = {
        "start": start,
        "positions": positions,
        "moves": [moves(True)],
        "wins": [wins(True)],
        "misere": misere,
        "colours": [
            [_colour(game, pile, level) for level in range(1, heap + 1)]
            for pile, heap in enumerate(start)
        ],
        "several": "no red token is on top" if is_red_and_green(game) else "",
    }
    if isinstance(game, Partizan):  # the reader is Left, the opponent Right
        data["moves"].append(moves(False))
        data["wins"].append(wins(False))
    if is_loopy(game):
        data["draws"] = [solver(game, misere).outcome(position) == "D" for position in positions]
    if isinstance(game, Blocking):
        data["forbidden"] = [[place[o] for o in blocked(game, p)] for p in positions]
    return data


def _reachable(game: Game, start: Position) -> list[Position]:
    """Return every position that play from *start* can reach, sorted."""
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        after = set(game.options(here))
        if isinstance(game, Partizan):
            after |= set(game.right(here))
        waiting.extend(after - found)
        found |= after
        if len(found) > MOST:
            raise ValueError(f"{game.name}: a board from {start} has over {MOST:,} positions")
    return sorted(found)


def _colour(game: Game, pile: int, level: int) -> str:
    return game.colour(pile, level) if game.colour else ""
