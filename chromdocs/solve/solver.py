"""What a solver is, and the bounds within which brute force stays."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from math import comb, prod
from typing import Any, TypeVar

from chromdocs.games.game import Game, Options, Partizan, Position

T = TypeVar("T")

ASKED = 30_000  # heaps of a single position that the sieve is asked about: seconds, or a minute
KEPT = 4  # solvers of each kind that are remembered between questions


def _setting(name: str, usual: int) -> int:
    given = os.environ.get(name, "")
    return int(given) if given.isdecimal() else usual


PATIENCE = _setting("CHROMDOCS_PATIENCE", 20)  # seconds for an answer, by a rough estimate
MEMORY = _setting("CHROMDOCS_MEMORY", 2_048) * 2**20  # bytes that it may take; set in megabytes
LARGEST = min(3_000_000, MEMORY // 170)  # positions kept in memory: about half a gigabyte
LISTED = min(5_000_000, MEMORY // 200)  # P-positions in a list: a gigabyte
OPTION = 1e-6  # seconds for each heap in which brute force tries an option, at the most
SMALL = 5_000  # positions that need no estimate
ENOUGH = 500  # positions of a board from which on it tells how the work grows

Report = Callable[[int, int], object]  # told how much work is done, of how much
ColumnsDone = Callable[[int], object]  # told how many columns are done


def no_report(done: int, work: int) -> None:
    """Tell nobody."""


def cores() -> int:
    """Return how many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Solver(ABC):
    """Tells who wins one game, in normal or misère play, from its rules alone."""

    def __init__(self, game: Game, misere: bool = False) -> None:
        self.game = game
        self.misere = misere
        self._foreseen = SMALL  # positions that are known not to take too long

    @abstractmethod
    def outcome(self, position: Position) -> str:
        """Return the outcome of *position*: one of the letters P, N, D, L and R."""

    @abstractmethod
    def winning_moves(self, position: Position) -> list[Position]:
        """Return every move that wins from *position*, sorted."""

    def is_p(self, position: Position) -> bool:
        """Tell whether the player who has just moved to *position* wins."""
        return self.outcome(position) == "P"

    def classes(self, to: int) -> Iterator[tuple[Position, str]]:
        """Yield every position with heaps up to *to*, and its outcome."""
        return self._below(self.outcome, to)

    def outcomes(self, to: int) -> Iterator[tuple[Position, bool]]:
        """Yield every position with heaps up to *to*, and whether it is a P-position."""
        for position, outcome in self.classes(to):
            yield position, outcome == "P"

    def p_positions(self, to: int, report: Report = no_report) -> list[Position]:
        """Return the P-positions with heaps up to *to*, sorted."""
        found, work = [], self.size(to)
        for done, (position, is_p) in enumerate(self.outcomes(to), 1):
            if is_p:
                found.append(position)
            report(done, work)
        return found

    def prepare(self, to: int) -> None:
        """Solve the board up to *to* at once, for many questions about it."""
        self.p_positions(to)

    def grundy(self, position: Position) -> int:
        """Return the Grundy value of *position* in normal play."""
        raise ValueError(f"{self.game.name}: such a game has no Grundy values")

    def grundy_values(self, to: int) -> Iterator[tuple[Position, int]]:
        """Yield every position with heaps up to *to*, and its Grundy value."""
        return self._below(self.grundy, to)

    def gamma(self, position: Position) -> Any:
        """Return the value of *position* in sums of loopy games."""
        raise ValueError(f"{self.game.name}: only loopy games have values gamma")

    def size(self, to: int) -> int:
        """Return how many positions have heaps up to *to*, on the board or not."""
        each = max(0, to + 1 - self.game.lowest)
        heaps = self.game.heaps
        return comb(each + heaps - 1, heaps) if self.game.symmetric else each**heaps

    def _ask(self, find: Callable[[Position], T], position: Position) -> T:
        """Find out about *position*; if that goes too deep, about all below it first."""
        position = self.game.canonical(self.game.check(position))
        self._refuse(find, position)
        try:
            return find(position)
        except RecursionError:
            try:
                for below in self.game.positions(position):
                    find(below)
                return find(position)
            except RecursionError:
                raise ValueError(
                    f"{self.game.name}: play may not end, or only after very many moves; "
                    "if it may go round, the game is loopy"
                ) from None

    def _below(self, find: Callable[[Position], T], to: int) -> Iterator[tuple[Position, T]]:
        """Yield what is found about every position with heaps up to *to*, if not too much."""
        top = (to,) * self.game.heaps
        self._refuse(find, top)
        return ((position, find(position)) for position in self.game.positions(top))

    def _refuse(self, find: Callable[[Position], object], top: Position) -> None:
        """Raise ValueError if brute force up to *top* needs too many positions, or too long.

        The options of a few large positions tell how long it may take. If that is too long, boards
        of growing size tell how the work really grows: often the first options decide.
        """
        refuse_above_largest(self.game, top)
        size = prod(heap + 1 for heap in top)
        if size <= self._foreseen:
            return
        known, self._foreseen = self._foreseen, size
        most = int(PATIENCE / (OPTION * self.game.heaps) / size) + 1
        lowest = self.game.lowest
        large = [tuple(max(lowest, heap - i) for heap in top) for i in range(4)]
        try:
            if any(sum(1 for _ in islice(self.game.options(at), most)) == most for at in large):
                self._foresee(find, top)
        except ValueError:
            self._foreseen = known
            raise

    def _foresee(self, find: Callable[[Position], object], top: Position) -> None:
        """Solve boards that double in size up to half of *top*; refuse if all takes too long."""
        game, tried, before = self.game, 0, 0

        def counting(options: Options) -> Options:
            def counted(position: Position) -> Iterator[Position]:
                nonlocal tried
                for option in options(position):
                    tried += 1
                    yield option

            return counted

        self.game = replace(game, options=counting(game.options))
        if isinstance(game, Partizan):
            self.game = replace(game, options=counting(game.options), right=counting(game.right))
        try:
            for left in range(max(top).bit_length(), 0, -1):
                board = tuple(heap >> left for heap in top)
                if prod(heap + 1 for heap in board) < ENOUGH:
                    continue
                for position in game.positions(board):
                    find(position)
                if before:
                    seconds = OPTION * game.heaps * tried * (tried / before) ** left
                    refuse_long(f"{game.name}: brute force", seconds)
                before = tried
        finally:
            self.game = game


def refuse_above_largest(game: Game, position: Position) -> None:
    """Raise ValueError if *position* has too many positions below it for brute force."""
    below = prod(heap + 1 for heap in position)
    if below > LARGEST:
        raise ValueError(
            f"{game.name}: brute force would need up to {_short(below)} positions, "
            f"more than the {LARGEST:,} that fit; ask for smaller heaps"
        )


def refuse_long(what: str, seconds: float) -> None:
    """Raise ValueError if *what* would take longer than people wait.

    >>> refuse_long("the sieve", 600)
    Traceback (most recent call last):
    ValueError: the sieve would take about 10 minutes; ask for smaller heaps, \
or set CHROMDOCS_PATIENCE to more than 20 seconds
    """
    if seconds > PATIENCE:
        minutes = f"about {max(1, seconds / 60):,.0f} minute{'s' * (seconds >= 90)}"
        time = minutes if seconds < 3600 else "hours, if it ended at all"
        raise ValueError(
            f"{what} would take {time}; ask for smaller heaps, "
            f"or set CHROMDOCS_PATIENCE to more than {PATIENCE} seconds"
        )


def refuse_large(what: str, size: int) -> None:
    """Raise ValueError if *what* would take more memory than there may be.

    >>> refuse_large("the board", 10**10)
    Traceback (most recent call last):
    ValueError: the board would take 10 GB of memory; ask for smaller heaps
    """
    if size > MEMORY:
        raise ValueError(
            f"{what} would take {_short(round(size / 1e9))} GB of memory; ask for smaller heaps"
        )


def refuse_above_most(number: int, most: int, what: str = "P-positions") -> None:
    """Raise ValueError if there is more of something than is kept or listed."""
    if number > most:
        raise ValueError(f"there are more than {most:,} {what}; ask for smaller heaps")


def _short(number: int) -> str:
    """Write a size so that it fits into a sentence, however many digits it has."""
    return f"{number:,}" if number < 10**15 else f"2^{number.bit_length() - 1}"
