"""The fast solver: invariant subtraction games on two heaps, column by column, with numpy.

It has one interface with the reference solver and gives the same answers. Where numba is
installed (the extra ``fast``), compiled code solves the columns on all cores; otherwise numpy does.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from chromdocs.games.game import Game, Invariant, Position
from chromdocs.games.star import Starred
from chromdocs.numbers.digits import to_decimal
from chromdocs.solve import plain
from chromdocs.solve.solver import ASKED, KEPT, Report, Solver, cores, no_report
from chromdocs.solve.vectors import ColumnsDone, Rows, Vectors

try:
    from chromdocs.solve import compiled

    FASTEST: ModuleType = compiled
except ImportError:
    FASTEST = plain

LARGEST = 1_000_000  # tokens in a heap; by then most games have filled the memory
LARGEST_BOARD = 10_000  # the same for Grundy values, which then take 400 megabytes


class Sieve(Solver):
    """Solve one invariant game on two heaps, in normal or misère play, from its moves.

    >>> from chromdocs.games.catalogue import game
    >>> sieve = Sieve(game("star(wythoff)"))
    >>> sieve.p_positions(4)
    [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 1), (3, 3), (3, 4), (4, 4)]
    >>> sieve.winning_moves((4, 6))
    [(1, 1), (3, 4)]
    """

    def __init__(
        self, game: Game, misere: bool = False, *, jobs: int = 0, using: ModuleType = FASTEST
    ) -> None:
        super().__init__(game, misere)
        self.base, self.times = _source(game)
        self.jobs = jobs or cores()
        self._using = using
        self._moves: Vectors | None = None
        self._found: Vectors | None = None
        self._board: NDArray[np.int32] | None = None

    def solved(self, to: int, report: Report = no_report) -> Vectors:
        """Return the P-positions with heaps up to *to*, in both orders of heaps, as arrays.

        >>> from chromdocs.games.nim import nim
        >>> Sieve(nim()).solved(2).pairs().tolist()
        [[0, 0], [1, 1], [2, 2]]
        """
        if self._found is None or self._found.to < to:
            if to < 0:
                raise ValueError(f"{self.game.name}: heaps go up to 0 at least, not {to}")
            _refuse_above(self.game, to, LARGEST)
            moves = self.moves(to, report)
            self._found = self._p_positions(moves, self.misere, self._reporter(to, report, -1))
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
            before = None
            found, start = self._first_moves(to)
            for step in range(start, self.times):
                after = self._p_positions(found, False, self._reporter(to, report, step))
                before, found, older = found, after.without_zero(), before
                if found == older:  # settled, so that from here on the powers alternate
                    found = found if (self.times - step) % 2 else before
                    break
            self._moves = found
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

    def _p_positions(self, moves: Vectors, misere: bool, report: ColumnsDone) -> Vectors:
        floors = terminal_below(moves) if misere else np.zeros(moves.to + 1, np.int32)
        found: Vectors = self._using.p_columns(
            moves, self.base.symmetric, floors, self.jobs, report
        )
        return found

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

    def p_positions(self, to: int, report: Report = no_report) -> list[Position]:
        """Return the P-positions with heaps up to *to*, sorted."""
        found = self.solved(to, report)
        pairs = found.upper() if self.game.symmetric else found.pairs()
        return [(x, y) for x, y in pairs.tolist()]

    def grundy(self, position: Position) -> int:
        """Return the Grundy value of *position* in normal play."""
        position = self.game.check(position)
        return int(self.board(max(position))[position])

    def grundy_values(self, to: int) -> Iterator[tuple[Position, int]]:
        """Yield every position with heaps up to *to*, and its Grundy value."""
        board = self.board(to)
        for x in range(to + 1):
            low = x if self.game.symmetric else 0
            for y, value in enumerate(board[x, low : to + 1].tolist(), low):
                yield (x, y), value

    def board(self, to: int, report: Report = no_report) -> NDArray[np.int32]:
        """Return the Grundy values of all (x, y) with heaps up to *to*, or more, as an array.

        >>> from chromdocs.games.nim import nim
        >>> Sieve(nim()).board(2).tolist()
        [[0, 1, 2], [1, 0, 3], [2, 3, 0]]
        """
        if self._board is None or len(self._board) <= to:
            _refuse_above(self.game, to, LARGEST_BOARD)
            moves = self.moves(to, report)
            self._board = self._using.grundy_board(
                moves, self.base.symmetric, self._reporter(to, report, -1)
            )
            self._board.flags.writeable = False  # it is kept for later questions
        assert self._board is not None
        return self._board


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


def _source(game: Game) -> tuple[Invariant, int]:
    if not isinstance(game, Invariant) or game.heaps != 2:
        raise ValueError(f"{game.name}: the sieve solves invariant games on two heaps")
    return (game.base, game.times) if isinstance(game, Starred) else (game, 0)


def _refuse_above(game: Game, heap: int, largest: int) -> None:
    if heap > largest:
        raise ValueError(
            f"{game.name}: the sieve goes up to heaps of {largest:,} here, not {to_decimal(heap)}"
        )
