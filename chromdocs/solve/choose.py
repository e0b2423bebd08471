"""The brute-force solver that suits a game."""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING

from chromdocs.games.game import Game, Invariant, Partizan, Position, is_loopy
from chromdocs.solve.loopy import retrograde
from chromdocs.solve.partizan import two_players
from chromdocs.solve.reference import reference
from chromdocs.solve.solver import Report, Solver, no_report

if TYPE_CHECKING:
    from chromdocs.solve.sieve import Sieve

SMALL = 100  # heaps that the reference solver has done before the sieve has started


def solver(game: Game, misere: bool = False, to: int = 0) -> Solver:
    """Return the solver that finds the outcomes of *game* from its rules alone.

    *to* tells how large the heaps are: large ones are for the sieve, where it applies.

    >>> from chromdocs.games.chromatic import chromatic
    >>> solver(chromatic("evil")).outcome((1, 3))
    'P'
    """
    if isinstance(game, Partizan):
        return two_players(game, misere)
    if is_loopy(game):
        return retrograde(game, misere)
    return _sieve(game, misere, to) or reference(game, misere)


def fast(game: Game, misere: bool = False) -> Solver:
    """Return the fastest solver of *game* that works from its rules: the sieve where it applies.

    >>> from chromdocs.games.catalogue import game
    >>> fast(game("star(wythoff)")).is_p((3, 4))
    True
    """
    return solver(game, misere, SMALL + 1)


def grundy_values(
    game: Game, to: int, report: Report = no_report
) -> Iterator[tuple[Position, int | str]]:
    """Yield every position with heaps up to *to* and its Grundy value, of loopy games gamma.

    *report* is told of work that is done before the first value.

    >>> from chromdocs.games.chromatic import chromatic
    >>> [value for _, value in grundy_values(chromatic("all", stacks=1), 3)]
    [0, 1, 2, 3]
    """
    if isinstance(game, Partizan):
        raise ValueError(f"{game.name}: a partizan game has no Grundy values")
    if is_loopy(game):
        for position, _ in retrograde(game).classes(to):
            gamma = retrograde(game).gamma(position)
            yield position, str(gamma) if gamma.number is None else gamma.number
    elif found := _sieve(game, False, to):
        found.board(to, report)
        yield from found.grundy_values(to)
    else:
        yield from reference(game).grundy_values(to)


def _sieve(game: Game, misere: bool, to: int) -> "Sieve | None":
    """Return the sieve of *game* if it applies, pays, and has the packages that it needs."""
    if to <= SMALL or not isinstance(game, Invariant) or game.heaps != 2 or not find_spec("numpy"):
        return None
    from chromdocs.solve.sieve import sieve

    return sieve(game, misere)
