"""The fast solver: invariant subtraction games on two heaps, column by column, compiled by numba.

It has one interface with the reference solver and gives the same answers. It needs the extra
``fast``; `chromdocs.solve.bits` does without.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

import numpy as np

from chromdocs.games.game import Game, Position
from chromdocs.games.star_board import repeated
from chromdocs.numbers.digits import to_decimal
from chromdocs.solve.bits import source
from chromdocs.solve.boards import Board, grundy_board
from chromdocs.solve.compiled import p_columns
from chromdocs.solve.solver import (
    ASKED,
    KEPT,
    LISTED,
    ColumnsDone,
    Report,
    Solver,
    cores,
    no_report,
)
from chromdocs.solve.vectors import MOST, Rows, Vectors

LARGEST = 1_000_000  # tokens in a heap; by then most games have filled the memory
LARGEST_BOARD = 16_000  # the same for Grundy values, which then take half a gigabyte
QUICK = 1_000  # heaps up to which a square of Grundy values is there in a moment


class Sieve(Solver):
    """Solve one invariant game on two heaps, in normal or misère play, from its moves.

    >>> from chromdocs.games.catalogue import game
    >>> sieve = Sieve(game("star(wythoff)"))
    >>> sieve.p_positions(4)
    [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 1), (3, 3), (3, 4), (4, 4)]
    >>> sieve.winning_moves((4, 6))
    [(1, 1), (3, 4)]
    """

    def __init__(self, game: Game, misere: bool = False, *, jobs: int = 0) -> None:
        super().__init__(game, misere)
        self.base, self.times = source(game)
        self.jobs = jobs or cores()
        self._moves: Vectors | None = None
        self._found: Vectors | None = None
        self._board: Board = np.zeros((0, 0), np.int16)

    def solved(self, to: int, report: Report = no_report, most: int = MOST) -> Vectors:
        """Return the P-positions with heaps up to *to*, in both orders of heaps, as arrays.

        If there are more than *most*, it ends with ValueError.

        >>> from chromdocs.games.nim import nim
        >>> Sieve(nim()).solved(2).pairs().tolist()
        [[0, 0], [1, 1], [2, 2]]
        """
        if self._found is None or self._found.to < to:
            if to < 0:
                raise ValueError(f"{self.game.name}: heaps go up to 0 at least, not {to}")
            _refuse_above(self.game, to, LARGEST)
            moves = self.moves(to, report)
            done = self._reporter(to, report, -1)
            self._found = self._p_positions(moves, self.misere, most, done)
        return self._found.cut(to)

    def learn(self, found: Vectors) -> None:
        """Take over the P-positions that another run has found."""
        self._found = found

    def moves(self, to: int, report: Report = no_report) -> Vectors:
        """Return the moves with both numbers up to *to*.

        Those of a starred game are found by the sieve, from the moves of the game that ⋆ was
        first applied to, or from its P-positions where these are known in closed form.

        >>> from chromdocs.games.catalogue import game
        >>> Sieve(game("star(star(wythoff))")).moves(3).pairs().tolist()
        [[0, 1], [0, 2], [0, 3], [1, 0], [1, 1], [2, 0], [3, 0], [3, 3]]
        """
        if self._moves is None or self._moves.to < to:
            found, step = self._first_moves(to)

            def star(moves: Vectors) -> Vectors:
                nonlocal step
                done = self._reporter(to, report, step)
                step += 1
                return self._p_positions(moves, False, MOST, done).without_zero()

            self._moves = repeated(found, self.times - step, star)
        return self._moves.cut(to)

    def _first_moves(self, to: int) -> tuple[Vectors, int]:
        """Return moves to start from, and how often ⋆ has been applied to get them."""
        solution = self.base.solution
        if solution is None or not self._starts_from_closed_form:
            return Vectors.of(self.base.moves.within((to, to)), to), 0
        pairs = solution.p_positions(to)
        if self.base.symmetric:
            pairs = chain.from_iterable((pair, pair[::-1]) for pair in pairs)
        return Vectors.of(pairs, to).without_zero(), 1

    @property
    def _starts_from_closed_form(self) -> bool:
        return self.times > 0 and self.base.solution is not None

    def _p_positions(self, moves: Vectors, misere: bool, most: int, report: ColumnsDone) -> Vectors:
        floors = terminal_below(moves) if misere else np.zeros(moves.to + 1, np.int32)
        return p_columns(moves, self.base.symmetric, floors, self.jobs, most, report)

    def _reporter(self, to: int, report: Report, step: int) -> ColumnsDone:
        """Count the work of one column as its number: columns get longer from left to right."""
        skipped = self._starts_from_closed_form
        passes = self.times + 1 - skipped
        done = (passes - 1 if step < 0 else step - skipped) * (to + 1) ** 2
        return lambda column: report(done + column**2, passes * (to + 1) ** 2)

    def outcome(self, position: Position) -> str:
        """Return ``"P"`` if the previous player wins from *position*, ``"N"`` if the next does."""
        position = self.game.check(position)
        return "P" if position in self._solved_for(position) else "N"

    def winning_moves(self, position: Position) -> list[Position]:
        """Return every option of *position* that is a P-position, sorted; none if it is one."""
        position = self.game.check(position)
        found = self._solved_for(position)
        options = np.array(position) - self.moves(found.to).within(position)
        return sorted(map(tuple, options[found.contain(options)].tolist()))

    def _solved_for(self, position: Position) -> Vectors:
        """Return the P-positions of a square that has *position*, kept for later questions."""
        heap = max(position)
        if self._found is None or self._found.to < heap:
            _refuse_above(self.game, heap, ASKED)
            known = self._found.to if self._found else 0
            self.solved(max(heap, min(2 * known, ASKED)))
        assert self._found is not None
        return self._found

    def classes(self, to: int) -> Iterator[tuple[Position, str]]:
        """Yield every position with heaps up to *to*, and its outcome."""
        found = self.solved(to)
        for x in range(to + 1):
            letters = np.full(to + 1, "N")
            letters[found.column(x)] = "P"
            for y in range(x if self.game.symmetric else 0, to + 1):
                yield (x, y), str(letters[y])

    def prepare(self, to: int) -> None:
        """Solve the board up to *to* at once, for many questions about it."""
        self.solved(to, most=LISTED * (1 + self.game.symmetric))

    def p_positions(self, to: int, report: Report = no_report) -> list[Position]:
        """Return the P-positions with heaps up to *to*, sorted."""
        found = self.solved(to, report, LISTED * (1 + self.game.symmetric))
        pairs = found.upper() if self.game.symmetric else found.pairs()
        return [(x, y) for x, y in pairs.tolist()]

    def grundy(self, position: Position) -> int:
        """Return the Grundy value of *position* in normal play."""
        x, y = sorted(self.game.check(position))[::-1] if self.game.symmetric else position
        width, height = self._board.shape
        if x >= width or y >= height:
            if x <= QUICK and y <= QUICK:
                self.board(min(QUICK, 2 * max(x, y)))
            else:  # not the square, as one heap may be short
                self._board = self._values((x, y), no_report)
        return int(self._board[x, y])

    def grundy_values(self, to: int) -> Iterator[tuple[Position, int]]:
        """Yield every position with heaps up to *to*, and its Grundy value."""
        board = self.board(to)
        for x in range(to + 1):
            low = x if self.game.symmetric else 0
            for y, value in enumerate(board[x, low : to + 1].tolist(), low):
                yield (x, y), value

    def board(self, to: int, report: Report = no_report) -> Board:
        """Return the Grundy values of all (x, y) with heaps up to *to*, or more, as an array.

        >>> from chromdocs.games.nim import nim
        >>> Sieve(nim()).board(2).tolist()
        [[0, 1, 2], [1, 0, 3], [2, 3, 0]]
        """
        if min(self._board.shape) <= to:
            _refuse_above(self.game, to, LARGEST_BOARD)
            self._board = self._values((to, to), report)
        return self._board

    def _values(self, top: Position, report: Report) -> Board:
        """Return a board that is kept for later questions."""
        _refuse_above(self.game, max(top), LARGEST)
        moves: list[Position] = (
            [(x, y) for x, y in self.moves(max(top), report).within(top).tolist()]
            if self.times
            else list(self.base.moves.within(top))
        )
        done = self._reporter(top[0], report, -1)
        board = grundy_board(moves, top, self.base.symmetric, done)
        board.flags.writeable = False
        return board


@lru_cache(maxsize=KEPT)
def sieve(game: Game, misere: bool = False) -> Sieve:
    """Return the sieve of *game*, which remembers what it learnt the last time."""
    return Sieve(game, misere)


def terminal_below(moves: Vectors) -> Rows:
    """Return for each column the row below which no move fits.

    >>> terminal_below(Vectors.of([(1, 2), (2, 1)], 3)).tolist()
    [4, 2, 1, 1]
    """
    least = np.full(moves.to + 1, moves.to + 1, np.int32)
    filled = np.flatnonzero(np.diff(moves.starts))
    least[filled] = moves.rows[moves.starts[filled]]
    return np.minimum.accumulate(least)


def _refuse_above(game: Game, heap: int, largest: int) -> None:
    if heap > largest:
        raise ValueError(
            f"{game.name}: the sieve goes up to heaps of {largest:,} here, not {to_decimal(heap)}"
        )
