"""The brute-force solver that suits a game."""

from collections.abc import Iterator

from chromdocs.games.game import Game, Partizan, Position, is_loopy
from chromdocs.solve.loopy import retrograde
from chromdocs.solve.partizan import two_players
from chromdocs.solve.reference import reference
from chromdocs.solve.solver import Solver


def solver(game: Game, misere: bool = False) -> Solver:
    """Return the solver that finds the outcomes of *game* from its rules alone.

    >>> from chromdocs.games.chromatic import chromatic
    >>> solver(chromatic("evil")).outcome((1, 3))
    'P'
    """
    if isinstance(game, Partizan):
        return two_players(game, misere)
    return retrograde(game, misere) if is_loopy(game) else reference(game, misere)


def grundy_values(game: Game, to: int) -> Iterator[tuple[Position, int | str]]:
    """Yield every position with heaps up to *to* and its Grundy value, of loopy games gamma.

    >>> from chromdocs.games.chromatic import chromatic
    >>> [value for _, value in grundy_values(chromatic("all", stacks=1), 3)]
    [0, 1, 2, 3]
    """
    if isinstance(game, Partizan):
        raise ValueError(f"{game.name}: a partizan game has no Grundy values")
    if not is_loopy(game):
        yield from reference(game).grundy_values(to)
        return
    for position, _ in retrograde(game).classes(to):
        gamma = retrograde(game).gamma(position)
        yield position, str(gamma) if gamma.number is None else gamma.number
