"""Boards as scripts, which bring a page what it needs to let its reader play."""

import json
from hashlib import sha256

from chromdocs.games.game import Game, Position
from chromdocs.lab import board as lab
from chromdocs.site.data import as_script


def board(game: Game, start: Position, misere: bool = False) -> tuple[str, bytes]:
    """Return the board as a script, with a name that changes with what is in it."""
    data = lab.board(game, start, misere)
    key = sha256(json.dumps(data).encode()).hexdigest()[:16]
    return key, as_script(key, data)
