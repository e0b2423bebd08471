"""How far a question may go: what would take too long is refused before it starts.

The solvers estimate their work and refuse what is too much. They report only when an estimate has
passed, so that a report that stops them at once tells whether they would go, for little.
"""

from collections.abc import Callable
from math import isqrt
from time import monotonic

from chromdocs.games.game import Game, Sum
from chromdocs.games.star import Starred
from chromdocs.solve.choose import grundy_board, grundy_values
from chromdocs.solve.listing import p_positions
from chromdocs.solve.solver import Report, refuse_above_most

SMALL = 8  # a heap that mostly goes
LONG = 2  # seconds after which no larger bound is tried
NEAR = 1.25  # times the bound that goes, one is known that does not: each trial costs

MOST = 500_000  # positions whose values are found; and of a sum, where nothing is estimated

Work = Callable[[int, Report], object]  # up to a bound


class TooLarge(ValueError):
    """A bound is too large; ``goes`` is one that is not."""

    def __init__(self, message: str, goes: int) -> None:
        super().__init__(message)
        self.goes = goes


class _Passed(Exception):
    """The estimate has passed."""


def of_p_positions(game: Game, misere: bool) -> Work:
    """Return the work of listing P-positions."""

    def work(to: int, report: Report) -> object:
        if isinstance(game, Sum):
            refuse_above_most((to + 1) ** game.heaps, MOST, "positions")
        return p_positions(game, to, misere, report=report)

    return work


def of_values(game: Game) -> Work:
    """Return the work of finding Grundy values."""

    def work(to: int, report: Report) -> object:
        refuse_above_most((to + 1) ** game.heaps, MOST, "positions")
        if game.heaps == 2 and not game.lowest:
            return grundy_board(game, to, report)
        return next(grundy_values(game, to, report), None)

    return work


def refuse_beyond(game: Game, work: Work, to: int) -> None:
    """Raise `TooLarge` if *work* up to *to* would take too much, with the largest bound that goes.

    >>> from chromdocs.games.catalogue import game
    >>> nim = game("nim:piles=3")
    >>> refuse_beyond(nim, of_values(nim), 5_000)
    Traceback (most recent call last):
    chromdocs.lab.bounds.TooLarge: to = 5,000: there are more than 500,000 positions; to = 75 goes
    """
    why = _refused(game, work, to)
    if not why:
        return
    goes, fails, began = 0, to, monotonic()
    while fails > NEAR * goes + 1 and (not goes or monotonic() - began < LONG):
        twice = 2 * goes or SMALL
        middle = twice if twice < fails else isqrt(goes * fails) or fails // 2
        if _refused(game, work, middle):
            fails = middle
        else:
            goes = middle
    if goes < 1:
        raise ValueError(why)
    goes = _rounded(goes)
    said = why.partition(";")[0].removeprefix(f"{game.name}: ")
    raise TooLarge(f"to = {to:,}: {said}; to = {goes:,} goes", goes)


def _refused(game: Game, work: Work, to: int) -> str:
    """Return why *work* is refused, empty if it is not; of ⋆ the last board is the one to ask."""
    times = game.times if isinstance(game, Starred) else 0

    def report(done: int, whole: int) -> None:
        if not times or done * (times + 1) > whole * times:
            raise _Passed

    try:
        work(to, report)
    except _Passed:
        pass
    except ValueError as error:
        return str(error)
    return ""


def _rounded(number: int) -> int:
    """Return a number with two digits that say something, not above *number*.

    >>> _rounded(12_345), _rounded(57)
    (12000, 57)
    """
    unit = int("1".ljust(len(str(number)) - 1, "0"))
    return number // unit * unit
