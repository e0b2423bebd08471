"""What a solver is, and the bounds within which brute force stays."""

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from math import comb, prod
from typing import Any, TypeVar

from chromdocs.games.game import Game, Position

T = TypeVar("T")

LARGEST = 3_000_000  # positions kept in memory: about half a gigabyte
ASKED = 30_000  # heaps of a single position that the sieve is asked about: seconds, or a minute
KEPT = 4  # solvers of each kind that are remembered between questions

Report = Callable[[int, int], object]  # told how much work is done, of how much


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
        for position in self._below((to,) * self.game.heaps):
            yield position, self.outcome(position)

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

    def grundy(self, position: Position) -> int:
        """Return the Grundy value of *position* in normal play."""
        raise ValueError(f"{self.game.name}: such a game has no Grundy values")

    def grundy_values(self, to: int) -> Iterator[tuple[Position, int]]:
        """Yield every position with heaps up to *to*, and its Grundy value."""
        for position in self._below((to,) * self.game.heaps):
            yield position, self.grundy(position)

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
        refuse_above_largest(self.game, position)
        try:
            return find(position)
        except RecursionError:
            try:
                for below in self._below(position):
                    find(below)
                return find(position)
            except RecursionError:
                raise ValueError(f"{self.game.name}: play may not end; make it Loopy") from None

    def _below(self, position: Position) -> Iterator[Position]:
        """Yield the positions with no heap larger than in *position*, if they are not too many."""
        refuse_above_largest(self.game, position)
        return self.game.positions(position)


def refuse_above_largest(game: Game, position: Position) -> None:
    """Raise ValueError if *position* has too many positions below it for brute force."""
    below = prod(heap + 1 for heap in position)
    if below > LARGEST:
        raise ValueError(
            f"{game.name}: brute force would need up to {_short(below)} positions, "
            f"more than the {LARGEST:,} that fit; ask for smaller heaps"
        )


def _short(number: int) -> str:
    """Write a size so that it fits into a sentence, however many digits it has."""
    return f"{number:,}" if number < 10**15 else f"2^{number.bit_length() - 1}"
