"""What a game is: a name, a rule in a sentence, and the options of a position.

Most games here are impartial and end: they are a plain `Game`. The other kinds add what their
rules need: `Invariant` its set of moves, `Loopy` the word that play may go round, `Partizan` the
moves of the second player, `Blocking` what the previous player may forbid, `Sum` its parts.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from itertools import product
from operator import le, sub

from chromdocs.numbers.digits import to_decimal

Position = tuple[int, ...]
Options = Callable[[Position], Iterator[Position]]


@dataclass(frozen=True)
class Solution:
    """A closed form: who wins and how, without search, and the claims that say so.

    ``p_positions(to)`` yields the P-positions with heaps up to *to* as the solver lists them:
    sorted, on the board, each once, heaps ascending where their order does not matter.
    """

    is_p: Callable[[Position], bool]
    winning_move: Callable[[Position], Position]
    p_positions: Callable[[int], Iterator[Position]]
    reason: str
    claims: tuple[str, ...]
    grundy: Callable[[Position], int] | None = None


@dataclass(frozen=True)
class Moves:
    """The moves of an invariant subtraction game: a test, and those that fit into a position."""

    contains: Callable[[Position], bool]
    within: Options

    @classmethod
    def listed(cls, moves: Collection[Position]) -> "Moves":
        """Return the set of the given moves.

        >>> list(Moves.listed([(1, 2), (3, 0)]).within((2, 2)))
        [(1, 2)]
        """
        chosen = sorted(set(moves), reverse=True)
        return cls(
            frozenset(chosen).__contains__,
            lambda position: (move for move in chosen if fits(move, position)),
        )


@dataclass(frozen=True, eq=False)
class Game:
    """An impartial game on heaps of tokens. Rules know no solver.

    Options come lazily, the most radical first, so that a solver which stops at the first
    losing option stops early. ``name`` is the GAME string. Heaps have at least ``lowest`` tokens;
    a game may also start outside its ``board``, but never moves there. ``colour(pile, level)``
    is the colour of a token, piles from 0, levels from 1.
    """

    name: str
    rule: str
    heaps: int
    options: Options = field(repr=False)
    title: str = ""
    symmetric: bool = True
    lowest: int = 0
    board: Callable[[Position], bool] = field(default=lambda position: True, repr=False)
    colour: Callable[[int, int], str] | None = field(default=None, repr=False)
    solution: Solution | None = field(default=None, repr=False)
    misere: Solution | None = field(default=None, repr=False)

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
            heaps = "1 heap" if self.heaps == 1 else f"{self.heaps} heaps"
            raise ValueError(f"{self.name}: a position has {heaps}, not {len(position)}")
        for heap in position:
            if heap < self.lowest:
                shown = to_decimal(heap)
                wrong = (
                    f"has at least {self.lowest} token{'s' * (self.lowest > 1)}, not {shown}"
                    if self.lowest
                    else f"cannot be negative, as {shown} is"
                )
                raise ValueError(f"{self.name}: a heap {wrong}")
        return position

    def check_move(self, position: Position, after: Position) -> Position:
        """Return *after*, or raise ValueError if no move leads there from *position*."""
        self.check(position)
        if self.check(after) not in self.options(position):
            raise ValueError(f"{self.name}: no move leads from {position} to {after}")
        return after

    def positions(self, top: Position) -> Iterator[Position]:
        """Yield the positions on the board with no heap larger than in *top*, each once, sorted."""
        for position in product(*(range(self.lowest, heap + 1) for heap in top)):
            if position == self.canonical(position) and self.board(position):
                yield position


@dataclass(frozen=True, kw_only=True, eq=False)
class Invariant(Game):
    """A game whose moves are the same everywhere: subtract one of a set of vectors."""

    moves: Moves = field(repr=False)


@dataclass(frozen=True, kw_only=True, eq=False)
class Loopy(Game):
    """A game that may go on for ever: then nobody wins."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Partizan(Game):
    """A game of two players with moves of their own: ``options`` are Left's."""

    right: Options = field(repr=False)


@dataclass(frozen=True, kw_only=True, eq=False)
class Blocking(Game):
    """A game whose previous player may forbid some options for one turn.

    ``may_block(position, options)`` tells whether exactly these options may be forbidden together.
    """

    may_block: Callable[[Position, Collection[Position]], bool] = field(repr=False)


@dataclass(frozen=True, kw_only=True, eq=False)
class Sum(Game):
    """Several games side by side: a move is a move in one of them."""

    parts: tuple[Game, ...]

    def check(self, position: Position) -> Position:
        """Return *position*, or raise ValueError if a part has no such position."""
        if len(position) == self.heaps:
            for part, heaps in zip(self.parts, self.split(position), strict=True):
                part.check(heaps)
        return super().check(position)

    def split(self, position: Position) -> list[Position]:
        """Return the position of each part."""
        ends = [sum(part.heaps for part in self.parts[: i + 1]) for i in range(len(self.parts))]
        return [
            position[end - part.heaps : end] for part, end in zip(self.parts, ends, strict=True)
        ]


def fits(move: Position, position: Position) -> bool:
    """Tell whether *move* takes no more from any heap than *position* has."""
    return all(map(le, move, position))


def subtract(position: Position, move: Position) -> Position:
    """Return what *move* leaves of *position*.

    >>> subtract((5, 8), (3, 5))
    (2, 3)
    """
    return tuple(map(sub, position, move))


def invariant(
    name: str,
    rule: str,
    heaps: int,
    moves: Moves,
    *,
    title: str = "",
    symmetric: bool = True,
    solution: Solution | None = None,
    misere: Solution | None = None,
) -> Invariant:
    """Return the invariant subtraction game with these moves.

    >>> game = invariant("example", "Take 1 and 2.", 2, Moves.listed([(1, 2)]), symmetric=False)
    >>> list(game.options((3, 2)))
    [(2, 0)]
    """
    return Invariant(
        name=name,
        rule=rule,
        heaps=heaps,
        options=lambda position: (subtract(position, m) for m in moves.within(position)),
        title=title,
        symmetric=symmetric,
        solution=solution,
        misere=misere,
        moves=moves,
    )
