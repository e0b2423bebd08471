"""What a game is: a name, a rule in a sentence, and the options of a position."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from chromdocs.numbers.digits import to_decimal

Position = tuple[int, ...]


@dataclass(frozen=True)
class Solution:
    """A closed form: who wins and how, without search, and the claims that say so."""

    is_p: Callable[[Position], bool]
    winning_move: Callable[[Position], Position]
    p_positions: Callable[[int], Iterator[Position]]
    reason: str
    claims: tuple[str, ...]


@dataclass(frozen=True)
class Game:
    """An impartial game on heaps of tokens. Rules know no solver.

    Options come lazily, the most radical first, so that a solver which stops at the first
    losing option stops early. ``name`` is the GAME string.
    """

    name: str
    rule: str
    heaps: int
    options: Callable[[Position], Iterator[Position]]
    symmetric: bool = True
    solution: Solution | None = None
    is_red: Callable[[int], bool] | None = None
    title: str = ""

    @property
    def called(self) -> str:
        """Return what a sentence calls the game."""
        return self.title or self.name

    def canonical(self, position: Position) -> Position:
        """Return *position* with its heaps ascending where their order does not matter."""
        return tuple(sorted(position)) if self.symmetric else position

    def check(self, position: Position) -> Position:
        """Return *position*, or raise ValueError if it is no position of this game."""
        if len(position) != self.heaps:
            raise ValueError(f"{self.name}: a position has {self.heaps} heaps, not {len(position)}")
        for heap in position:
            if heap < 0:
                raise ValueError(
                    f"{self.name}: a heap cannot be negative, as {to_decimal(heap)} is"
                )
        return position
