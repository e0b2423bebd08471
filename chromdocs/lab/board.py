"""Boards: what a page needs to let its reader play, computed from rules and solvers.

No rule is written a second time in the page: it gets the outcome of every position of a box, which
no move leaves, and the moves from each where these are not too many; see `moves` for the others.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from math import prod
from operator import gt
from typing import Any

from chromdocs.door.given import some_position
from chromdocs.figures.tokens import is_red_and_green
from chromdocs.games import catalogue
from chromdocs.games.game import (
    Blocking,
    Game,
    LoopySolution,
    Partizan,
    Position,
    Sum,
    is_loopy,
)
from chromdocs.lab.asked import Send
from chromdocs.lab.moves import blocks, rules
from chromdocs.lab.moves import moves as moves_at
from chromdocs.lab.why import claims_of
from chromdocs.numbers.digits import to_decimal
from chromdocs.solve.answer import answer as position_answer
from chromdocs.solve.answer import teller
from chromdocs.words import in_brackets

MOST = 40_000  # positions of a box
MOVES = 60_000  # moves, of all its positions together, that come with a board

Places = Mapping[Position, int]


def answer(fields: dict[str, Any], send: Send) -> dict[str, Any]:
    """Answer ``game``, a GAME string, ``start``, a list of heaps, ``misere``, and perhaps ``top``.

    Without heaps in the list play begins at a small position.

    >>> answer({"game": "mark", "start": [6]}, print)["outcomes"]
    'PNPNNNP'
    """
    game = catalogue.game(fields["game"])
    misere = bool(fields.get("misere"))
    given = fields["start"]
    if given and len(given) != game.heaps:
        raise ValueError(f"{game.name}: a position has {_heaps(game)}, not {len(given)}")
    start = some_position(game, (given,)) if given else usual_start(game, misere)
    top = some_position(game, (fields["top"],)) if fields.get("top") else None
    return board(game, start, misere, top)


def _heaps(game: Game) -> str:
    """Say how many heaps a position has, and how to have another number of them."""
    heaps = "1 heap" if game.heaps == 1 else f"{game.heaps} heaps"
    family = catalogue.FAMILIES.get(_family(game))
    more = {"piles", "stacks"} & {*family.parameters} if family else set()
    return f"{heaps} (or choose another number by {more.pop()}=)" if more else heaps


def usual_start(game: Game, misere: bool = False) -> Position:
    """Return a small position to begin with, from which the player to move wins if there is one.

    >>> usual_start(catalogue.game("nim"))
    (5, 7)
    """
    usual = {1: (9,), 2: (5, 7), 3: (3, 4, 5)}.get(game.heaps, (2,) * game.heaps)
    near = [*product(*((max(heap, game.lowest), heap + 1) for heap in usual))]
    starts = [*filter(game.board, [*near, *(p[::-1] for p in near)])] or near
    wins = (p for p in starts if position_answer(game, p, misere=misere).outcome in "NL")
    return next(wins, starts[0])


def board(
    game: Game, start: Position, misere: bool = False, top: Position | None = None
) -> dict[str, Any]:
    """Return the board as plain data: a box of all heaps up to *start*, or up to *top*.

    >>> found = board(catalogue.game("nim"), (1, 1))
    >>> found["outcomes"], found["moves"]
    ('PNNP', [[[], [0], [0], [1, 2]]])
    """
    start = game.check(start)
    top = tuple(map(max, start, game.check(top or start)))
    _refuse_large(game, top)
    places = {position: i for i, position in enumerate(product(*(range(h + 1) for h in top)))}
    parts = game.parts if isinstance(game, Sum) else (game,)
    is_position = dict(zip(places, _are_positions(parts, places), strict=True))
    data: dict[str, Any] = {
        "game": game.name,
        "called": game.called,
        "rule": game.rule,
        "family": _family(game),
        "heaps": game.heaps,
        "start": start,
        "top": top,
        "misere": misere,
    }
    try:
        moves = _moves(game, parts, places, is_position)
    except _BeyondBoard as beyond:
        if any(part.own for part in parts):
            raise
        return board(game, start, misere, tuple(map(max, top, beyond.option)))
    if not moves:
        moves_at(game, start)  # or says that they are too many
    else:
        data["moves"] = moves
        if _raises(moves, [*places]):
            data["raises"] = True
        if isinstance(game, Blocking):
            data["blocks"] = [_placed(blocks(game, position), places) for position in places]
    known = _outcomes(game, misere, top, [p for p in places if is_position[p]])
    piles = [(part, pile) for part in parts for pile in range(part.heaps)]
    return data | {
        "outcomes": "".join(known.get(game.canonical(position), "-") for position in places),
        "colours": [
            [part.colour(pile, level) if part.colour else "" for level in range(1, heap + 1)]
            for (part, pile), heap in zip(piles, top, strict=True)
        ],
        "alone": "a red token is on top" if is_red_and_green(game) else "",
        "loopy": is_loopy(game),
        "rounds": [is_loopy(part) for part, _ in piles],
        "partizan": isinstance(game, Partizan),
        "blocking": isinstance(game, Blocking),
        "lines": all(part.heaps == 1 for part in parts),
        "parts": [part.heaps for part in parts],
        "names": [part.called for part in parts],
        "claims": claims_of(game.misere if misere else game.solution),
        "formula": _has_formula(game, misere),
    }


def _refuse_large(game: Game, top: Position) -> None:
    if prod(heap + 1 for heap in top) > MOST:
        goes = max(n for n in range(MOST) if (n + 1) ** game.heaps <= MOST)
        shown = in_brackets(map(to_decimal, top))
        each = f", such as heaps up to {goes:,}" if goes else ""
        raise ValueError(
            f"{game.name}: a board has up to {MOST:,} positions{each}; up to {shown} are more"
        )


def _family(game: Game) -> str:
    """Return the family of a game, as its page is called; empty for sums, stars, own games."""
    name = game.name.partition(":")[0]
    return "" if game.own or isinstance(game, Sum) or name not in catalogue.FAMILIES else name


def _are_positions(parts: Sequence[Game], places: Places) -> Iterator[bool]:
    """Tell of each place whether no heap is lower than its game allows."""
    lowest = [part.lowest for part in parts for _ in range(part.heaps)]
    for position in places:
        yield all(heap >= low for heap, low in zip(position, lowest, strict=True))


def _moves(
    game: Game, parts: Sequence[Game], places: Places, is_position: Mapping[Position, bool]
) -> list[list[list[int]]] | None:
    """Return for each side the moves from every place; None if they are too many.

    Moves of somebody else's rule are all looked at.
    """
    sides, count = [], 0
    for options in rules(game):
        side = []
        for position in places:
            after = dict.fromkeys(options(position)) if is_position[position] else ()
            count += len(after)
            if count > MOVES and not any(part.own for part in parts):
                return None
            found = [_inside(game, places, position, option) for option in after]
            side.append(found if count <= MOVES else [])
        sides.append(side)
    return sides if count <= MOVES else None


def _raises(sides: list[list[list[int]]], places: Sequence[Position]) -> bool:
    """Tell whether a move may raise a heap: then what is left in the other one tells the move."""
    return any(
        any(map(gt, places[after], at))
        for side in sides
        for at, options in zip(places, side, strict=True)
        for after in options
    )


class _BeyondBoard(ValueError):
    """A move leads out of the box: in Fibonacci nim the limit may grow."""

    def __init__(self, game: Game, places: Places, position: Position, option: Position) -> None:
        self.option = option
        move = f"from {in_brackets(position)} to {in_brackets(option)}"
        top = in_brackets([*places][-1])
        super().__init__(f"{game.name}: a move leads {move}, beyond the board up to {top}")


def _inside(game: Game, places: Places, position: Position, option: Position) -> int:
    if option not in places:
        raise _BeyondBoard(game, places, position, option)
    return places[option]


def _placed(found: dict[str, Any], places: Places) -> dict[str, Any]:
    """Return what may be forbidden with places instead of positions."""
    lists = {name: [places[option] for option in found[name]] for name in ("from", "besides")}
    return {"most": found["most"]} | lists


def _outcomes(
    game: Game, misere: bool, top: Position, positions: Sequence[Position]
) -> dict[Position, str]:
    """Return the letter of each position, heaps in their canonical order."""
    tell = teller(game, top, misere)
    tell(top)  # or says at once that all would take too long
    return {position: tell(position) for position in map(game.canonical, positions)}


def _has_formula(game: Game, misere: bool) -> bool:
    """Tell whether there is a closed form, or a sum has parts with values in closed form."""
    if isinstance(game, Sum) and not misere:
        solutions = [part.solution for part in game.parts]
        return all(s and (isinstance(s, LoopySolution) or s.grundy) for s in solutions)
    return bool(game.misere if misere else game.solution)
