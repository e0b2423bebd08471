"""Answer for one position: who wins, by which move, and why."""

from dataclasses import dataclass

from chromdocs.games.game import Game, Position
from chromdocs.solve.reference import reference


@dataclass(frozen=True)
class Answer:
    """The outcome of a position. ``complete`` says whether ``moves`` lists every winning move."""

    game: str
    position: Position
    is_p: bool
    moves: tuple[Position, ...]
    complete: bool
    reason: str
    claims: tuple[str, ...] = ()

    @property
    def outcome(self) -> str:
        return "P" if self.is_p else "N"


def answer(game: Game, position: Position, *, misere: bool = False, brute: bool = False) -> Answer:
    """Say who wins from *position*: in closed form where there is one, else by brute force.

    >>> from chromdocs.games.chromatic import chromatic
    >>> answer(chromatic("evil"), (38, 183)).moves
    ((38, 40),)
    """
    game.check(position)
    closed = game.solution
    if closed and not misere and not brute:
        is_p = closed.is_p(position)
        move = () if is_p else (closed.winning_move(position),)
        return Answer(game.name, position, is_p, move, is_p, closed.reason, closed.claims)
    solver = reference(game, misere)
    moves = tuple(solver.winning_moves(position))
    reason = "every option was tried, and theirs in turn"
    return Answer(game.name, position, solver.is_p(position), moves, True, reason)
