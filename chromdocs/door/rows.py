"""Rows of Grundy values of a game on two heaps, and their periods."""

from collections.abc import Iterable, Sequence
from html import escape

from chromdocs.arguments import careful
from chromdocs.door.results import plain
from chromdocs.games.game import Game, Invariant, Position
from chromdocs.numbers.periods import NoPeriod, Period, period
from chromdocs.solve.choose import grundy_board
from chromdocs.solve.strip import strip_period
from chromdocs.words import shortened

FINITE = 2_000  # moves of a game that are followed one by one


@careful
class Rows(list[list[int]]):
    """Rows of Grundy values: row x holds those of (x, 0), (x, 1), ...; ``period()`` of each."""

    def __init__(
        self, name: str, rows: Iterable[list[int]], found: Sequence[Period | NoPeriod]
    ) -> None:
        super().__init__(rows)
        self.name = name
        self.found = found

    def period(self) -> "Periods":
        """Return the period of each row: proved, seen, or none as far as was looked."""
        return Periods(self.found)

    def __repr__(self) -> str:
        name = shortened(self.name, 60)
        return f"<{len(self)} rows of Grundy values of {name}, to {len(self[0]) - 1:,}>"


class Periods(list[Period | NoPeriod]):
    """Periods, one to a line."""

    def __repr__(self) -> str:
        return f"[{(',' + chr(10) + ' ').join(map(repr, self))}]"

    def _repr_html_(self) -> str:
        lines = "".join(f"<li>row {x}: {escape(str(found))}</li>" for x, found in enumerate(self))
        return f"<ul>{lines}</ul>"


def grundy_rows(game: Game, count: int, to: int) -> Rows:
    """Return rows of Grundy values; those of a game with few moves are followed to their period."""
    if game.heaps != 2 or game.lowest:
        raise ValueError(f"{game.name}: rows are those of a game on two heaps")
    if not 1 <= count <= to + 1:
        raise ValueError(f"the number of rows is from 1 to {to + 1:,}, not {count}")
    if moves := finite_moves(game):
        return Rows(game.name, *strip_period(moves, count))
    board = grundy_board(game, to)[:count]
    rows = [plain(row) for row in board]
    return Rows(game.name, rows, [period(row) for row in rows])


def finite_moves(game: Game) -> tuple[Position, ...]:
    """Return the moves of a game that has finitely many; none if it has more, or may have.

    >>> from chromdocs.games.catalogue import game
    >>> finite_moves(game("invariant:moves=(1,2),(2,1)")), finite_moves(game("wythoff"))
    (((2, 1), (1, 2)), ())
    """
    moves = game.moves.finite if isinstance(game, Invariant) else ()
    return moves if len(moves) <= FINITE else ()
