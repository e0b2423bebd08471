"""Games of two players with moves of their own: who wins, by whose move it is.

The outcome of a position is L (Left wins), R (Right wins), N (whoever moves next wins) or
P (whoever moved last wins). Whoever cannot move loses, in misère play wins.
"""

from collections.abc import Iterator
from functools import lru_cache

from chromdocs.games.game import Partizan, Position
from chromdocs.solve.reference import refuse_above_largest, size

CLASS = {(True, True): "N", (True, False): "L", (False, True): "R", (False, False): "P"}


class TwoPlayers:
    """Solve one partizan game, in normal or misère play, by brute force from its rules.

    >>> from chromdocs.games.game import Partizan
    >>> one_side = Partizan(
    ...     name="one side", rule="", heaps=1,
    ...     options=lambda p: iter([(0,)][: p[0]]), right=lambda p: iter([]),
    ... )
    >>> TwoPlayers(one_side).outcome((1,))
    'L'
    """

    def __init__(self, game: Partizan, misere: bool = False) -> None:
        self.game = game
        self.misere = misere
        self._left_wins: dict[Position, bool] = {}  # when Left moves first
        self._right_wins: dict[Position, bool] = {}

    def outcome(self, position: Position) -> str:
        """Return the outcome class of *position*: L, R, N or P."""
        position = self.game.canonical(self.game.check(position))
        if position not in self._left_wins or position not in self._right_wins:
            for below in self._below(position):  # from below, so that recursion stays shallow
                self._class(below)
        return self._class(position)

    def is_p(self, position: Position) -> bool:
        """Tell whether whoever has just moved to *position* wins."""
        return self.outcome(position) == "P"

    def winning_moves(self, position: Position, left: bool = True) -> list[Position]:
        """Return every move with which Left (or Right) wins from *position*, sorted."""
        self.outcome(position)
        options = self.game.options if left else self.game.right
        return sorted({o for o in options(position) if not self._first_wins(o, not left)})

    def classes(self, to: int) -> Iterator[tuple[Position, str]]:
        """Yield every position with heaps up to *to*, and its outcome class."""
        for position in self._below((to,) * self.game.heaps):
            yield position, self._class(position)

    def outcomes(self, to: int) -> Iterator[tuple[Position, bool]]:
        """Yield every position with heaps up to *to*, and whether it is a P-position."""
        for position, outcome in self.classes(to):
            yield position, outcome == "P"

    def p_positions(self, to: int) -> list[Position]:
        """Return the P-positions with heaps up to *to*, sorted."""
        return [position for position, is_p in self.outcomes(to) if is_p]

    def size(self, to: int) -> int:
        """Return how many positions have heaps up to *to*."""
        return size(self.game, to)

    def _class(self, position: Position) -> str:
        return CLASS[self._first_wins(position, True), self._first_wins(position, False)]

    def _first_wins(self, position: Position, left: bool) -> bool:
        """Tell whether Left (or Right) wins from *position* if it is their turn."""
        position = self.game.canonical(position)
        known = self._left_wins if left else self._right_wins
        if position not in known:
            moves = self.game.options if left else self.game.right
            if next(moves(position), None) is None:
                known[position] = self.misere
            else:
                answers = (self._first_wins(option, not left) for option in moves(position))
                known[position] = not all(answers)
        return known[position]

    def _below(self, position: Position) -> Iterator[Position]:
        refuse_above_largest(self.game, position)
        return self.game.positions(position)


@lru_cache(maxsize=16)
def two_players(game: Partizan, misere: bool = False) -> TwoPlayers:
    """Return the solver of *game*, which remembers what it learnt the last time."""
    return TwoPlayers(game, misere)
