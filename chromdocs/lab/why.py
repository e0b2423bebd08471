"""Why: the reason for one position, with its picture, as plain data for a page."""

from dataclasses import asdict
from functools import cache
from typing import Any

from chromdocs.door.given import some_position
from chromdocs.door.look import claim
from chromdocs.games import catalogue
from chromdocs.games.game import Game, Position, Solution
from chromdocs.games.reason import Arcs, Rows
from chromdocs.lab.asked import Send
from chromdocs.papers import full_name
from chromdocs.solve.why import why


def answer(fields: dict[str, Any], send: Send) -> dict[str, Any]:
    """Answer ``game``, a GAME string, ``at``, a list of heaps, and ``misere``."""
    game = catalogue.game(fields["game"])
    return why_data(game, some_position(game, (fields["at"],)), bool(fields.get("misere")))


def why_data(game: Game, position: Position, misere: bool = False) -> dict[str, Any]:
    """Return the reason as plain data.

    >>> why_data(catalogue.game("nim"), (0, 0))["words"]
    ['No token is left: whoever is to move cannot move, and has lost.']
    """
    found = why(game, position, misere=misere)
    return {
        "said": found.said,
        "words": list(found.words),
        "picture": _picture(found.picture),
        "claims": claims_of(game.misere if misere else game.solution),
    }


def claims_of(solution: Solution | None) -> list[list[str]]:
    """Return id, name and published verdict of each claim behind a closed form.

    >>> claims_of(catalogue.game("chromatic:red=evil").solution)
    [['chromatic/thm-14', 'Chromatic nim, Theorem 14', 'holds for all n · decided']]
    """
    return [list(_labelled(id)) for id in solution.claims] if solution else []


@cache
def _labelled(id: str) -> tuple[str, str, str]:
    entry = claim(id).entry
    return id, full_name(entry.claim), entry.label if entry.verdicts else "not checked"


def _picture(picture: Rows | Arcs | None) -> dict[str, Any] | None:
    return {"kind": type(picture).__name__.lower(), **asdict(picture)} if picture else None
