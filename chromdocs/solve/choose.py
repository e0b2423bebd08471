"""The brute-force solver that suits a game."""

from collections.abc import Iterator
from importlib.util import find_spec
from math import prod
from typing import TYPE_CHECKING

from chromdocs.games.game import Game, Invariant, Partizan, Position, is_loopy
from chromdocs.solve.loopy import retrograde
from chromdocs.solve.partizan import two_players
from chromdocs.solve.reference import reference
from chromdocs.solve.solver import ASKED, Report, Solver, no_report

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


def solver_at(game: Game, position: Position, misere: bool = False) -> Solver:
    """Return the solver that is best asked about one *position*.

    The sieve fills a square, so that it is not for positions with a small heap and a large one.

    >>> from chromdocs.games.catalogue import game
    >>> solver_at(game("star(wythoff)"), (1, 100_000)).is_p((1, 100_000))
    False
    """
    large = prod(heap + 1 for heap in position) > SMALL**2 and max(position) <= ASKED
    return solver(game, misere, max(position) if large else 0)


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

    *report* is told how far it is.

    >>> from chromdocs.games.chromatic import chromatic
    >>> [value for _, value in grundy_values(chromatic("all", stacks=1), 3)]
    [0, 1, 2, 3]
    """
    if isinstance(game, Partizan):
        raise ValueError(f"{game.name}: a partizan game has no Grundy values")
    if found := None if is_loopy(game) else _sieve(game, False, to):
        found.board(to, report)
        yield from found.grundy_values(to)
        return
    values: Iterator[tuple[Position, int | str]]
    values = _gammas(game, to) if is_loopy(game) else iter(reference(game).grundy_values(to))
    work = reference(game).size(to)
    for done, item in enumerate(values, 1):
        report(done, work)
        yield item


def _gammas(game: Game, to: int) -> Iterator[tuple[Position, int | str]]:
    for position, _ in retrograde(game).classes(to):
        gamma = retrograde(game).gamma(position)
        yield position, str(gamma) if gamma.number is None else gamma.number


def _sieve(game: Game, misere: bool, to: int) -> "Sieve | None":
    """Return the sieve of *game* if it applies, pays, and has the packages that it needs."""
    if to <= SMALL or not isinstance(game, Invariant) or game.heaps != 2 or not find_spec("numpy"):
        return None
    from chromdocs.solve.sieve import sieve

    return sieve(game, misere)
