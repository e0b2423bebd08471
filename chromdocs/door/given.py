"""What people pass: positions as numbers, tuples, arrays or text; games as handles or text."""

from collections.abc import Iterable
from operator import index
from typing import Any

from chromdocs.arguments import shown
from chromdocs.games.catalogue import game as named
from chromdocs.games.catalogue import position as read_position
from chromdocs.games.game import Game, Position


def some_game(given: Any) -> Game:
    """Return the game that is meant.

    >>> some_game("nim").heaps
    2
    """
    if isinstance(given, str):
        return named(given)
    if isinstance(given, Game):
        return given
    held = getattr(given, "game", None)
    if not isinstance(held, Game):
        raise ValueError(f"a game is wanted, or a GAME string such as 'nim', not {shown(given)}")
    return held


def some_position(game: Game, given: tuple[Any, ...]) -> Position:
    """Return a position of *game*, which was given heap by heap, as one thing, or as text.

    >>> some_position(named("nim"), (3, 5)), some_position(named("nim"), ("3,5",))
    ((3, 5), (3, 5))
    >>> some_position(named("mark"), (7,)), some_position(named("nim"), ([3, 5],))
    ((7,), (3, 5))
    """
    given = tuple(map(element, given))
    if len(given) == 1 and isinstance(given[0], str):
        return game.check(read_position(given[0]))
    alone = len(given) == 1 and isinstance(given[0], Iterable)
    return game.check(tuple(whole(heap) for heap in (given[0] if alone else given)))


def element(given: Any) -> Any:
    """Return what an array without dimension holds; all else as it is.

    >>> element(3)
    3
    """
    return given.item() if getattr(given, "shape", None) == () else given


def whole(given: Any, what: str = "a heap") -> int:
    """Return a whole number, whatever kind of whole number it is.

    >>> whole(2.5)
    Traceback (most recent call last):
    ValueError: a heap is a whole number, not 2.5
    """
    try:
        return index(given)
    except TypeError:
        raise ValueError(f"{what} is a whole number, not {shown(given)}") from None


def bound(given: Any) -> int:
    """Return the largest heap that is asked for.

    >>> bound(-1)
    Traceback (most recent call last):
    ValueError: the largest heap is 0 or more, not -1
    """
    to = whole(given, "the largest heap")
    if to < 0:
        raise ValueError(f"the largest heap is 0 or more, not {to}")
    return to
