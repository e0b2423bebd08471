"""The standard-library solver: invariant games on two heaps, with whole numbers as bit sets.

It has one interface with the other solvers and gives the same answers. It needs no packages, so
that it also runs in the reader's browser. Boards need not be squares: a short heap beside a long
one makes a few columns of many rows.
"""

from collections.abc import Iterator
from functools import lru_cache
from math import prod

from chromdocs.games.game import Game, Invariant, Position, fits, subtract
from chromdocs.games.star import Starred
from chromdocs.games.star_board import Columns, repeated
from chromdocs.solve.columns import columns_of, p_columns, pairs_of, returns
from chromdocs.solve.solver import (
    KEPT,
    LISTED,
    ColumnsDone,
    Report,
    Solver,
    no_report,
    refuse_large,
)
from chromdocs.solve.values import grundy_columns

LARGEST = 1_000_000  # tokens in a heap
MOST = 250_000_000  # P-positions that are moves of the next game; they are not listed
EASY = 250_000  # positions on a board up to which it grows to twice what is asked for


class Bits(Solver):
    """Solve one invariant game on two heaps, in normal or misère play, from its moves.

    >>> from chromdocs.games.catalogue import game
    >>> bits = Bits(game("star(wythoff)"))
    >>> bits.p_positions(4)
    [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 1), (3, 3), (3, 4), (4, 4)]
    >>> bits.winning_moves((4, 6))
    [(1, 1), (3, 4)]
    """

    def __init__(self, game: Game, misere: bool = False, may_return: bool = False) -> None:
        super().__init__(game, misere)
        self.may_return = may_return
        self.base, self.times = source(game)
        self._top: Position = (-1, -1)
        self._moves: Columns = []  # of the game, up to the top, in columns of the shorter heap
        self._found: Columns = []  # the P-positions, in the same way
        self._returned = False
        self._board: list[list[int]] = []

    def outcome(self, position: Position) -> str:
        """Return ``"P"`` if the previous player wins from *position*, ``"N"`` if the next does."""
        return "P" if self.is_p(position) else "N"

    def is_p(self, position: Position) -> bool:
        """Tell whether the player who has just moved to *position* wins."""
        position = self.game.canonical(self.game.check(position))
        self._reach(position)
        return self._has(self._found, position)

    def winning_moves(self, position: Position) -> list[Position]:
        """Return every option of *position* that is a P-position, sorted; none if it is one."""
        position = self.game.check(position)
        top = self.game.canonical(position)
        self._reach(top)
        x, y = self._turned(top)
        moves = pairs_of([column & (2 << y) - 1 for column in self._moves[: x + 1]])
        options = (subtract(top, self._turned(move)) for move in moves)
        found = [o for o in options if self._has(self._found, o)]
        return sorted(found if position == top else (o[::-1] for o in found))

    def classes(self, to: int) -> Iterator[tuple[Position, str]]:
        """Yield every position with heaps up to *to*, and its outcome."""
        self._square(to, no_report)
        for position in self.game.positions((to, to)):
            yield position, "P" if self._has(self._found, position) else "N"

    def p_positions(self, to: int, report: Report = no_report) -> list[Position]:
        """Return the P-positions with heaps up to *to*, sorted."""
        if to < 0:
            return []
        self._square(to, report)
        found = pairs_of([column & (2 << to) - 1 for column in self._found[: to + 1]])
        return sorted(p for p in map(self._turned, found) if p == self.game.canonical(p))

    def grundy(self, position: Position) -> int:
        """Return the Grundy value of *position* in normal play."""
        x, y = self.game.canonical(self.game.check(position))
        if len(self._board) <= x or len(self._board[0]) <= y:
            top = self._larger((x, y), (len(self._board) - 1, len((self._board or [[]])[0]) - 1))
            self._board = self._values(top, no_report)
        return self._board[x][y]

    def grundy_values(self, to: int) -> Iterator[tuple[Position, int]]:
        """Yield every position with heaps up to *to*, and its Grundy value."""
        board = self.board(to)
        for x, y in self.game.positions((to, to)):
            yield (x, y), board[x][y]

    def board(self, to: int, report: Report = no_report) -> list[list[int]]:
        """Return the Grundy values of all (x, y) with heaps up to *to*, or more, as rows.

        >>> from chromdocs.games.nim import nim
        >>> Bits(nim()).board(2)
        [[0, 1, 2], [1, 0, 3], [2, 3, 0]]
        """
        if len(self._board) <= to or len(self._board[0]) <= to:
            self._board = self._values((to, to), report)
        return self._board

    def _values(self, top: Position, report: Report) -> list[list[int]]:
        if self.times and not fits(top, self._top):
            self._solve(top, report, moves_only=True)
        starred = (m for m in map(self._turned, pairs_of(self._moves)) if fits(m, top))
        moves = list(starred if self.times else self.base.moves.within(top))
        return grundy_columns(moves, top, self.game.symmetric, self._reporter(top, report, 1))

    def returns(self, to: int, report: Report = no_report) -> bool:
        """Tell whether this is G⋆ with G⋆⋆ = G, as far as *to*; its P-positions are then known.

        >>> from chromdocs.games.catalogue import game
        >>> Bits(game("ornament"), may_return=True).returns(100)
        True
        >>> Bits(game("star(wythoff)"), may_return=True).returns(100)
        False
        """
        if not fits((to, to), self._top):
            self._solve((to, to), report, moves_only=True)
        return self._returned

    def _reach(self, position: Position) -> None:
        """Solve a board that has *position*, if that is not done."""
        if not fits(position, self._top) or not self._found:
            self._solve(self._larger(position, self._top), no_report)

    def _square(self, to: int, report: Report) -> None:
        if not fits((to, to), self._top) or not self._found:
            self._solve((to, to), report)

    def _larger(self, position: Position, top: Position) -> Position:
        """Return how far to go so that later questions are answered as well, if that is easy."""
        both = tuple(map(max, zip(position, top, strict=True)))
        tops = (tuple(2 * heap for heap in both), both)
        return next((t for t in tops if prod(heap + 1 for heap in t) <= EASY), position)

    def _turned(self, pair: Position) -> Position:
        return pair[::-1] if self._top[0] > self._top[1] else pair

    def _has(self, columns: Columns, position: Position) -> bool:
        x, y = self._turned(position)
        return bool(columns[x] >> y & 1)

    def _solve(self, top: Position, report: Report, moves_only: bool = False) -> None:
        self._top, self._found = top, []
        width, height = self._turned(top)
        if height > LARGEST:
            raise ValueError(f"{self.game.name}: bit sets are for heaps up to {LARGEST:,} here")
        refuse_large("the sieve with bit sets", (width + 1) * height // 4)
        left = self.times + 1  # boards to be solved

        def solved(moves: Columns, misere: bool, most: int) -> Columns:
            done = self._reporter(top, report, left)
            return p_columns(moves, height, self.game.symmetric, misere, most, done)

        def star(moves: Columns) -> Columns:
            nonlocal left
            found = solved(moves, False, MOST)
            left -= 1
            return [found[0] & ~1, *found[1:]]  # moves take at least one token

        first = columns_of(map(self._turned, self.base.moves.within(top)), (width, height))
        self._moves = repeated(first, self.times, star)
        left = 1
        square = self.game.symmetric and width == height
        may = self.may_return and self.times == 1 and not self.misere
        self._returned = may and returns(first, self._moves, height, square)
        if self._returned:
            self._found = [first[0] | 1, *first[1:]]
            self._reporter(top, report, 1)(0 if moves_only else width + 1)
        elif not moves_only:
            most = LISTED * (1 + self.game.symmetric)
            self._found = solved(self._moves, self.misere, most)

    def _reporter(self, top: Position, report: Report, left: int) -> ColumnsDone:
        """Count the work of one column as its number: later columns have more before them."""
        each = (min(top) + 1) ** 2
        work = (self.times + 1) * each
        return lambda column: report(work - left * each + column**2, work)


@lru_cache(maxsize=KEPT)
def bits(game: Game, misere: bool = False, may_return: bool = False) -> Bits:
    """Return the solver of *game*, which remembers what it learnt the last time."""
    return Bits(game, misere, may_return)


def source(game: Game) -> tuple[Invariant, int]:
    """Return the game that ⋆ was first applied to, and how often, or raise ValueError."""
    if not isinstance(game, Invariant) or game.heaps != 2:
        raise ValueError(f"{game.name}: the sieve solves invariant games on two heaps")
    return (game.base, game.times) if isinstance(game, Starred) else (game, 0)
