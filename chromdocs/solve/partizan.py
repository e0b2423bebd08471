"""Games of two players with moves of their own: who wins, by whose move it is.

The outcome of a position is L (Left wins), R (Right wins), N (whoever moves next wins) or
P (whoever moved last wins). Whoever cannot move loses, in misère play wins.
"""

from functools import lru_cache

from chromdocs.games.game import Partizan, Position
from chromdocs.solve.solver import KEPT, Solver

CLASS = {(True, True): "N", (True, False): "L", (False, True): "R", (False, False): "P"}


class TwoPlayers(Solver):
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
        super().__init__(game, misere)
        self.game: Partizan = game
        self._left_wins: dict[Position, bool] = {}  # when Left moves first
        self._right_wins: dict[Position, bool] = {}

    def outcome(self, position: Position) -> str:
        """Return the outcome class of *position*: L, R, N or P."""
        return self._ask(self._class, position)

    def winning_moves(self, position: Position, left: bool = True) -> list[Position]:
        """Return every move with which Left (or Right) wins from *position*, sorted."""
        self.outcome(position)
        options = self.game.options if left else self.game.right
        return sorted({o for o in options(position) if not self._first_wins(o, not left)})

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


@lru_cache(maxsize=KEPT)
def two_players(game: Partizan, misere: bool = False) -> TwoPlayers:
    """Return the solver of *game*, which remembers what it learnt the last time."""
    return TwoPlayers(game, misere)
