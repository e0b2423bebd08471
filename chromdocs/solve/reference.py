"""The reference solver: obvious, slow, and right for every impartial game that ends.

A position is a P-position (the previous player wins) if no option of it is one, or if the
previous player may forbid all that are. Its Grundy value is the least number that no option has.
Answers are kept in a plain dict.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import count

from chromdocs.games.game import Blocking, Game, Position
from chromdocs.solve.solver import KEPT, Solver


class Reference(Solver):
    """Solve one game, in normal or misère play, by brute force from its rules.

    >>> from chromdocs.games.chromatic import chromatic
    >>> solver = Reference(chromatic("evil"))
    >>> solver.p_positions(6)
    [(0, 0), (1, 3), (2, 5), (4, 6)]
    >>> solver.winning_moves((4, 5))
    [(2, 5)]
    """

    def __init__(self, game: Game, misere: bool = False) -> None:
        super().__init__(game, misere)
        if misere and isinstance(game, Blocking):
            raise ValueError(f"{game.name}: with blocked moves only normal play is defined")
        self._is_p: dict[Position, bool] = {}
        self._grundy: dict[Position, int] = {}

    def is_p(self, position: Position) -> bool:
        """Tell whether the player who has just moved to *position* wins."""
        return self._ask(self._solve, position)

    def outcome(self, position: Position) -> str:
        """Return ``"P"`` if the previous player wins from *position*, ``"N"`` if the next does."""
        return "P" if self.is_p(position) else "N"

    def grundy(self, position: Position) -> int:
        """Return the Grundy value of *position* in normal play."""
        self._refuse_blocking()
        return self._ask(self._value, position)

    def winning_moves(self, position: Position) -> list[Position]:
        """Return every option of *position* that is a P-position, sorted; none if it is one.

        Where options may be forbidden, those are meant that win if they are not.
        """
        if self.is_p(position):
            return []
        return sorted({o for o in self.game.options(position) if self._solve(o)})

    def grundy_values(self, to: int) -> Iterator[tuple[Position, int]]:
        """Yield every position with heaps up to *to*, and its Grundy value."""
        self._refuse_blocking()
        return self._below(self._value, to)

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

    def _refuse_blocking(self) -> None:
        if isinstance(self.game, Blocking):
            raise ValueError(f"{self.game.name}: a game with blocked moves has no Grundy values")


@lru_cache(maxsize=KEPT)
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
