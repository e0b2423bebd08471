"""Sums solved part by part: the nim-sum of Grundy values, or the sum of loopy values."""

from functools import reduce
from itertools import islice

from chromdocs.games.game import Game, LoopySolution, Position, Sum, is_loopy
from chromdocs.solve.loopy import Gamma, retrograde
from chromdocs.solve.reference import reference

MOST = 100_000  # options of a part that are tried one by one


class Parts:
    """Solve a sum in normal play from the values of its parts, without looking at the whole.

    >>> from chromdocs.games.chromatic import chromatic
    >>> from chromdocs.games.sums import add
    >>> pile = chromatic("all", stacks=1)
    >>> Parts(add(pile, pile, pile)).winning_moves((1, 3, 4))
    [(1, 3, 2)]
    """

    def __init__(self, game: Sum) -> None:
        self.game = game

    def values(self, position: Position) -> list[Gamma]:
        """Return the values of the parts: numbers, or infinity in loopy parts."""
        at = self.game.split(self.game.check(position))
        return [_value(part, heaps) for part, heaps in zip(self.game.parts, at, strict=True)]

    def value(self, position: Position) -> Gamma:
        """Return the value of *position*: a number, or infinity in a loopy sum."""
        return reduce(Gamma.__add__, self.values(position))

    def outcome(self, position: Position) -> str:
        """Return P, N, or D for a draw."""
        return self.value(position).outcome

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
                if (rest + _value(part, option)).outcome == outcome:
                    found.add(self.game.moved(position, i, option))
        return sorted(found)


def _value(part: Game, position: Position) -> Gamma:
    """Return the value of a part: in closed form where there is one, else by brute force."""
    if isinstance(part.solution, LoopySolution):
        return Gamma(*part.solution.gamma(position))
    if is_loopy(part):
        return retrograde(part).gamma(position)
    if part.solution and part.solution.grundy:
        return Gamma(part.solution.grundy(position))
    return Gamma(reference(part).grundy(position))


def _few_options(part: Game, position: Position) -> list[Position]:
    """Return the options of a part, if they are not too many to try."""
    options = list(islice(part.options(position), MOST + 1))
    if len(options) > MOST:
        raise ValueError(f"{part.name}: more than {MOST:,} options to try; ask for smaller heaps")
    return options
