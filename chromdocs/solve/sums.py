"""Sums solved part by part: the nim-sum of Grundy values, or the sum of loopy values."""

from functools import cache, reduce
from itertools import islice

from chromdocs.games.game import Game, Position, Sum
from chromdocs.solve.choose import value
from chromdocs.solve.loopy import Gamma
from chromdocs.solve.solver import Solver, refuse_above_largest

MOST = 100_000  # options of a part that are tried one by one


class Parts(Solver):
    """Solve a sum in normal play from the values of its parts, without looking at the whole.

    >>> from chromdocs.games.chromatic import chromatic
    >>> from chromdocs.games.sums import add
    >>> pile = chromatic("all", stacks=1)
    >>> Parts(add(pile, pile, pile)).winning_moves((1, 3, 4))
    [(1, 3, 2)]
    """

    def __init__(self, game: Sum) -> None:
        super().__init__(game)
        self.game: Sum = game
        self._value = cache(value)  # as many positions have a part in common

    def values(self, position: Position) -> list[Gamma]:
        """Return the values of the parts: numbers, or infinity in loopy parts."""
        at = self.game.split(self.game.check(position))
        return [self._value(part, heaps) for part, heaps in zip(self.game.parts, at, strict=True)]

    def value(self, position: Position) -> Gamma:
        """Return the value of *position*: a number, or infinity in a loopy sum."""
        return reduce(Gamma.__add__, self.values(position))

    def outcome(self, position: Position) -> str:
        """Return P, N, or D for a draw."""
        return self.value(position).outcome

    def _refuse(self, find: object, top: Position) -> None:
        """Refuse too many positions only: the parts refuse what takes them too long."""
        refuse_above_largest(self.game, top)

    def winning_moves(self, position: Position) -> list[Position]:
        """Return every option of *position* that is a P-position, sorted."""
        return self._options(position, "P")

    def drawing_moves(self, position: Position) -> list[Position]:
        """Return every option of *position* from which nobody wins, sorted."""
        return self._options(position, "D")

    def _options(self, position: Position, outcome: str) -> list[Position]:
        values, at = self.values(position), self.game.split(position)
        if reduce(Gamma.__add__, values).number == 0:
            return []  # all options are N-positions, so do not try them
        found = set()
        for i, part in enumerate(self.game.parts):
            rest = reduce(Gamma.__add__, values[:i] + values[i + 1 :])
            for option in _few_options(part, at[i]):
                if (rest + self._value(part, option)).outcome == outcome:
                    found.add(self.game.moved(position, i, option))
        return sorted(found)


def _few_options(part: Game, position: Position) -> list[Position]:
    """Return the options of a part, if they are not too many to try."""
    options = list(islice(part.options(position), MOST + 1))
    if len(options) > MOST:
        raise ValueError(f"{part.name}: more than {MOST:,} options to try; ask for smaller heaps")
    return options
