"""Boards as scripts, which bring a page what it needs to let its reader play, and the reasons."""

import json
from functools import cache
from hashlib import sha256
from itertools import product
from typing import Any

from chromdocs.games import catalogue
from chromdocs.games.game import Game, Position
from chromdocs.lab.board import board
from chromdocs.lab.why import why_data
from chromdocs.site.data import as_script

BOX = {1: 40, 2: 12, 3: 6}  # the largest heap of a page to play on, by their number
NARROW = 3  # the same for more heaps


def box(game: Game, start: Position) -> Position:
    """Return how far the board of a page to play on goes: the start fits in, and others.

    >>> box(catalogue.game("mark"), (13,)), box(catalogue.game("nim"), (5, 20))
    ((40,), (12, 20))
    """
    usual = BOX.get(game.heaps, NARROW)
    return tuple(max(heap, usual) for heap in start)


@cache
def prepared(
    game: str, start: Position, misere: bool = False, top: Position | None = None
) -> tuple[str, bytes, bytes]:
    """Return a name that changes with what is in them, the board, and the reasons, as scripts."""
    made = catalogue.game(game)
    data = board(made, start, misere, top)
    places = zip(product(*(range(heap + 1) for heap in data["top"])), data["outcomes"], strict=True)
    reasons = [None if letter == "-" else _reason(made, at, misere) for at, letter in places]
    key = sha256(json.dumps([data, reasons]).encode()).hexdigest()[:16]
    return key, as_script(key, data), as_script(f"{key}-why", reasons)


def _reason(game: Game, position: Position, misere: bool) -> dict[str, Any]:
    """Return why *position* is won or lost; the claims behind it come with the board."""
    found = why_data(game, position, misere)
    del found["claims"]
    return found
