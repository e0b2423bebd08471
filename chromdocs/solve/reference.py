"""The reference solver: obvious, slow, and right for every impartial game that ends.

A position is a P-position (the previous player wins) if no option of it is one, or if the
previous player may forbid all that are. Its Grundy value is the least number that no option has.
Answers are kept in a plain dict.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import count
from math import comb, prod

from chromdocs.games.game import Blocking, Game, Position

LARGEST = 3_000_000  # positions kept in memory: about half a gigabyte


class Reference:
    """Solve one game, in normal or misère play, by brute force from its rules.

    >>> from chromdocs.games.chromatic import chromatic
    >>> solver = Reference(chromatic("evil"))
    >>> solver.p_positions(6)
    [(0, 0), (1, 3), (2, 5), (4, 6)]
    >>> solver.winning_moves((4, 5))
    [(2, 5)]
    """

    def __init__(self, game: Game, misere: bool = False) -> None:
        self.game = game
        self.misere = misere
        self._is_p: dict[Position, bool] = {}
        self._grundy: dict[Position, int] = {}

    def is_p(self, position: Position) -> bool:
        """Tell whether the player who has just moved to *position* wins."""
        position = self.game.canonical(self.game.check(position))
        if position not in self._is_p:
            for below in self._below(position):  # from below, so that recursion stays shallow
                self._solve(below)
        return self._solve(position)

    def outcome(self, position: Position) -> str:
        """Return ``"P"`` if the previous player wins from *position*, ``"N"`` if the next does."""
        return "P" if self.is_p(position) else "N"

    def grundy(self, position: Position) -> int:
        """Return the Grundy value of *position* in normal play."""
        self._refuse_blocking()
        position = self.game.canonical(self.game.check(position))
        if position not in self._grundy:
            for below in self._below(position):
                self._value(below)
        return self._value(position)

    def winning_moves(self, position: Position) -> list[Position]:
        """Return every option of *position* that is a P-position, sorted; none if it is one.

        Where options may be forbidden, those are meant that win if they are not.
        """
        if self.is_p(position):
            return []
        return sorted({o for o in self.game.options(position) if self._solve(o)})

    def outcomes(self, to: int) -> Iterator[tuple[Position, bool]]:
        """Yield every position with heaps up to *to*, and whether it is a P-position."""
        for position in self._below((to,) * self.game.heaps):
            yield position, self._solve(position)

    def classes(self, to: int) -> Iterator[tuple[Position, str]]:
        """Yield every position with heaps up to *to*, and its outcome."""
        for position, is_p in self.outcomes(to):
            yield position, "P" if is_p else "N"

    def grundy_values(self, to: int) -> Iterator[tuple[Position, int]]:
        """Yield every position with heaps up to *to*, and its Grundy value."""
        self._refuse_blocking()
        for position in self._below((to,) * self.game.heaps):
            yield position, self._value(position)

    def p_positions(self, to: int) -> list[Position]:
        """Return the P-positions with heaps up to *to*, sorted."""
        return [position for position, is_p in self.outcomes(to) if is_p]

    def size(self, to: int) -> int:
        """Return how many positions have heaps up to *to*."""
        return size(self.game, to)

    def _solve(self, position: Position) -> bool:
        position = self.game.canonical(position)
        if position not in self._is_p:
            self._is_p[position] = not self._wins(position)
        return self._is_p[position]

    def _wins(self, position: Position) -> bool:
        options = self.game.options(position)
        if isinstance(self.game, Blocking):
            won = {option for option in options if self._solve(option)}
            return not self.game.may_block(position, won)
        if self.misere and not any(True for _ in self.game.options(position)):
            return True
        return any(map(self._solve, options))

    def _value(self, position: Position) -> int:
        position = self.game.canonical(position)
        if position not in self._grundy:
            self._grundy[position] = mex(map(self._value, self.game.options(position)))
        return self._grundy[position]

    def _below(self, position: Position) -> Iterator[Position]:
        """Yield the positions with no heap larger than in *position*, if they are not too many."""
        refuse_above_largest(self.game, position)
        return self.game.positions(position)

    def _refuse_blocking(self) -> None:
        if isinstance(self.game, Blocking):
            raise ValueError(f"{self.game.name}: a game with blocked moves has no Grundy values")


@lru_cache(maxsize=16)
def reference(game: Game, misere: bool = False) -> Reference:
    """Return the solver of *game*, which remembers what it learnt the last time."""
    return Reference(game, misere)


def mex(values: Iterable[int]) -> int:
    """Return the least non-negative integer not in *values*.

    >>> mex([0, 1, 3])
    2
    """
    seen = set(values)
    return next(n for n in count() if n not in seen)


def size(game: Game, to: int) -> int:
    """Return how many positions have heaps up to *to*, on the board or not."""
    each = max(0, to + 1 - game.lowest)
    return comb(each + game.heaps - 1, game.heaps) if game.symmetric else each**game.heaps


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
