"""Readers of the games and positions that figures take; they complain in whole sentences.

A game may be given as such or by its GAME string, a position as a tuple or as text.
"""

from chromdocs.figures.plane import two_heaps
from chromdocs.figures.tokens import is_red_and_green
from chromdocs.games import catalogue
from chromdocs.games.game import Game, Partizan, Position
from chromdocs.parameters import in_sentences


@in_sentences
def any_game(given: Game | str) -> Game:
    """Read a game.

    >>> any_game("wythoff:k=2").called
    '2-Wythoff nim'
    """
    return catalogue.game(given) if isinstance(given, str) else given


@in_sentences
def game_on_two_heaps(given: Game | str) -> Game:
    """Read a game whose positions are points of the plane."""
    return two_heaps(any_game(given))


@in_sentences
def impartial_game(given: Game | str) -> Game:
    """Read a game in which both players have the same moves.

    >>> impartial_game("blackwhite:beta=3").name
    'blackwhite:beta=3'
    """
    game = any_game(given)
    if isinstance(game, Partizan):
        raise ValueError(f"shows moves of both players alike, but {game.name} is partizan")
    return game


@in_sentences
def red_and_green_game(given: Game | str) -> Game:
    """Read a game on two stacks of red and green tokens."""
    game = any_game(given)
    if not is_red_and_green(game) or game.heaps != 2:
        raise ValueError(f"draws two stacks of red and green tokens, not {game.name}")
    return game


@in_sentences
def any_position(given: Position | str) -> Position:
    """Read a position.

    >>> any_position("4,5")
    (4, 5)
    """
    return catalogue.position(given) if isinstance(given, str) else tuple(given)
