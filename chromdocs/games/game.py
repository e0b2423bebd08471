"""What a game is: a name, a rule in a sentence, and the options of a position.

Most games here are impartial and end: they are a plain `Game`. The other kinds add what their
rules need: `Invariant` its set of moves, `Loopy` the word that play may go round, `Partizan` the
moves of the second player, `Blocking` what the previous player may forbid, `Sum` its parts.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate, pairwise, product
from operator import le, sub

from chromdocs.games.reason import Reason
from chromdocs.numbers.digits import to_decimal
from chromdocs.words import in_brackets

Position = tuple[int, ...]
Options = Callable[[Position], Iterator[Position]]


@dataclass(frozen=True)
class Solution:
    """A closed form: who wins and how, without search, and the claims that say so.

    ``p_positions(to)`` yields the P-positions with heaps up to *to* as the solver lists them:
    sorted, on the board, each once, heaps ascending where their order does not matter.
    """

    is_p: Callable[[Position], bool]  # who wins: True if the previous player does
    move: Callable[[Position], Position]  # from N-positions; ask for winning_move
    p_positions: Callable[[int], Iterator[Position]]  # with heaps up to a number
    reason: str  # why, in a sentence
    claims: tuple[str, ...]  # ids of those that say so
    grundy: Callable[[Position], int] | None = None  # the value of a position, if known
    why: Callable[[Position], Reason] | None = None  # of one position, in its own words
    star: "Solution | None" = None  # of the game that has these P-positions, except 0, as moves

    def winning_move(self, position: Position) -> Position:
        """Return a move that wins, or raise ValueError if *position* is a P-position."""
        if self.is_p(position):
            raise ValueError("no move wins from a P-position")
        return self.move(position)


@dataclass(frozen=True, kw_only=True)
class LoopySolution(Solution):
    """A closed form of a loopy game without draws, with its values in sums.

    ``gamma`` gives a number; or None for infinity, and the numbers among the options' values.
    """

    gamma: Callable[[Position], tuple[int | None, frozenset[int]]]  # value in sums


@dataclass(frozen=True)
class Moves:
    """The moves of an invariant subtraction game: a test, and those that fit into a position."""

    contains: Callable[[Position], bool]  # tells whether a vector is a move
    within: Options  # those that fit into a position
    finite: tuple[Position, ...] = ()  # all of them, if they are known and finitely many

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
            tuple(chosen),
        )


@dataclass(frozen=True, eq=False)
class Game:
    """An impartial game on heaps of tokens. Rules know no solver.

    Options come lazily, the most radical first, so that a solver which stops at the first
    losing option stops early. ``name`` is the GAME string. A game is ``symmetric`` if the order
    of its heaps does not matter: solvers then look at one order only. Heaps have at least
    ``lowest`` tokens; a game may also start outside its ``board``, but never moves there.
    ``colour(pile, level)`` is the colour of a token, piles from 0, levels from 1.
    """

    name: str  # the GAME string
    rule: str  # in a sentence
    heaps: int  # how many
    options: Options = field(repr=False)  # where a move leads
    title: str = ""  # what people call it
    symmetric: bool = False  # the order of heaps does not matter
    lowest: int = 0  # fewest tokens in a heap
    board: Callable[[Position], bool] = field(
        default=lambda position: True, repr=False
    )  # tells whether a position is on it
    colour: Callable[[int, int], str] | None = field(default=None, repr=False)  # of a token
    solution: Solution | None = field(default=None, repr=False)  # a closed form
    own: bool = False  # made by a user: another game may have the same name
    misere: Solution | None = field(default=None, repr=False)  # the same for misère play

    @property
    def called(self) -> str:
        """Return what a sentence calls the game."""
        return self.title or self.name

    def canonical(self, position: Position) -> Position:
        """Return *position* with its heaps ascending where their order does not matter."""
        return tuple(sorted(position)) if self.symmetric else position

    def check(self, position: Position) -> Position:
        """Return *position*, or raise ValueError if it is no position of this game."""
        position = tuple(position)
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
            start, end = (in_brackets(map(to_decimal, place)) for place in (position, after))
            raise ValueError(f"{self.name}: no move leads from {start} to {end}")
        return after

    def positions(self, top: Position) -> Iterator[Position]:
        """Yield the positions on the board with no heap larger than in *top*, each once, sorted."""
        for position in product(*(range(self.lowest, heap + 1) for heap in top)):
            if position == self.canonical(position) and self.board(position):
                yield position


@dataclass(frozen=True, kw_only=True, eq=False)
class Invariant(Game):
    """A game whose moves are the same everywhere: subtract one of a set of vectors."""

    moves: Moves = field(repr=False)  # what may be subtracted
    twice: str = ""  # the claim that says G⋆⋆ = G, if one does


@dataclass(frozen=True, kw_only=True, eq=False)
class Loopy(Game):
    """A game that may go on for ever: then nobody wins."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Partizan(Game):
    """A game of two players with moves of their own: ``options`` are Left's."""

    right: Options = field(repr=False)  # Right's options


@dataclass(frozen=True, kw_only=True, eq=False)
class Blocking(Game):
    """A game whose previous player may forbid some options for one turn.

    ``may_block(position, options)`` tells whether exactly these options may be forbidden together.
    """

    may_block: Callable[[Position, Collection[Position]], bool] = field(repr=False)  # which at once


@dataclass(frozen=True, kw_only=True, eq=False)
class Sum(Game):
    """Several games side by side: a move is a move in one of them."""

    parts: tuple[Game, ...]  # the games

    def check(self, position: Position) -> Position:
        """Return *position*, or raise ValueError if a part has no such position."""
        if len(position) == self.heaps:
            for part, heaps in zip(self.parts, self.split(position), strict=True):
                part.check(heaps)
        return super().check(position)

    @cached_property
    def places(self) -> list[slice]:
        """Return where the heaps of each part stand."""
        ends = list(accumulate((part.heaps for part in self.parts), initial=0))
        return [slice(start, end) for start, end in pairwise(ends)]

    def split(self, position: Position) -> list[Position]:
        """Return the position of each part."""
        return [position[place] for place in self.places]

    def moved(self, position: Position, part: int, after: Position) -> Position:
        """Return *position* after a move in one part, by its number."""
        place = self.places[part]
        return (*position[: place.start], *after, *position[place.stop :])


def is_loopy(game: Game) -> bool:
    """Tell whether play of *game* may go on for ever."""
    return isinstance(game, Loopy) or (isinstance(game, Sum) and any(map(is_loopy, game.parts)))


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
    symmetric: bool = False,
    solution: Solution | None = None,
    misere: Solution | None = None,
    twice: str = "",
) -> Invariant:
    """Return the invariant subtraction game with these moves.

    >>> game = invariant("example", "Take 1 and 2.", 2, Moves.listed([(1, 2)]))
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
        twice=twice,
    )
