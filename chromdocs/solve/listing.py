"""The P-positions of a game up to a bound: in closed form where there is one, else by a solver."""

from itertools import islice
from math import comb

from chromdocs.games.game import Game, Position, Sum
from chromdocs.games.star import Starred
from chromdocs.solve.bits import bits
from chromdocs.solve.choose import SMALL, solver
from chromdocs.solve.solver import LISTED, Report, Solver, no_report
from chromdocs.solve.sums import Parts

PROBE = 400  # heaps that tell whether a starred game is likely to lead back to its base


def p_positions(
    game: Game, to: int, misere: bool = False, brute: bool = False, report: Report = no_report
) -> list[Position]:
    """Return the P-positions with heaps up to *to*, sorted; without closed forms if by *brute*.

    >>> from chromdocs.games.catalogue import game
    >>> p_positions(game("wythoff"), 8)
    [(0, 0), (1, 2), (3, 5), (4, 7)]
    """
    closed = game.misere if misere else game.solution
    if closed is None or brute:
        found = _chosen(game, to, misere, brute).p_positions(to, report)
    else:
        tried = comb(to + game.heaps - 1, game.heaps - 1) if game.heaps > 2 else to
        if tried > LISTED:
            raise ValueError(
                f"{game.name}: there are too many positions up to {to:,}; ask for smaller heaps"
            )
        report(0, tried)
        found = list(islice(closed.p_positions(to), LISTED + 1))
    if len(found) > LISTED:
        raise ValueError(f"{game.name}: more than {LISTED:,} P-positions; ask for smaller heaps")
    return found


def _chosen(game: Game, to: int, misere: bool, brute: bool) -> Solver:
    """Return what lists the P-positions: a short way unless by *brute* force, else a solver."""
    if not misere and not brute:
        if isinstance(game, Sum):
            return Parts(game)
        if isinstance(game, Starred) and game.heaps == 2 and to > SMALL:
            found = bits(game, may_return=True)
            if found.returns(min(to, PROBE)) and found.returns(to):
                return found
    return solver(game, misere, to)
