"""The record of a game: what was done, back and forth in it, and where it was decided."""

from collections.abc import Iterator
from dataclasses import dataclass

from chromdocs.cli.referee import Moment, Referee
from chromdocs.games.game import Position

THIRD = 3  # times that a position without a winner may stand on the board


@dataclass(frozen=True)
class Step:
    """One thing that was done: a move, or moves that were forbidden."""

    number: int  # of the move, from 1; what is forbidden has the number of the move after it
    by: int  # the player
    before: Moment  # when it was done
    after: Moment  # what came of it
    mistake: bool  # it gave away a win or a draw


class Match:
    """One game from its start: a list of moments, and which of them is now.

    >>> from chromdocs.games.chromatic import chromatic
    >>> match = Match(Referee(chromatic("evil")), (5, 7), 0)
    >>> match.move((5, 6)); match.move((4, 6)); match.undo(), match.now.position
    (True, (5, 7))
    >>> match.redo(), match.now.position, [step.mistake for step in match.steps()]
    (True, (4, 6), [True, False])
    """

    def __init__(
        self, referee: Referee, start: Position, first: int, people: tuple[int, ...] = (0,)
    ) -> None:
        self.referee = referee
        self.people = people  # the players who are asked; the program plays the others
        self._moments = [referee.moment(start, first)]
        self._at = 0

    @property
    def now(self) -> Moment:
        """Return the moment to which the game has come."""
        return self._moments[self._at]

    @property
    def start(self) -> Position:
        """Return where the game began."""
        return self._moments[0].position

    @property
    def seen(self) -> list[Position]:
        """Return the positions that have stood on the board, each as often as it was reached."""
        moments = self._moments[: self._at + 1]
        return [m.position for i, m in enumerate(moments) if not i or _moved(moments[i - 1])]

    @property
    def is_drawn(self) -> bool:
        """Tell whether nobody wins, and the same player is here to move for the third time."""
        times = self._moments[: self._at + 1].count(self.now)
        return times >= THIRD and self.referee.worth(self.now, 0) == 0

    @property
    def is_over(self) -> bool:
        """Tell whether nobody can move any more, or nothing new happens."""
        return self.referee.is_over(self.now) or self.is_drawn

    @property
    def winner(self) -> int | None:
        """Return who has won a game that is over, or None if it is a draw."""
        return self.referee.winner(self.now) if self.referee.is_over(self.now) else None

    def move(self, after: Position) -> None:
        """Let the mover move."""
        self.go(self.referee.moved(self.now, after))

    def go(self, moment: Moment) -> None:
        """Let *moment* come next; what was undone is forgotten."""
        self._moments[self._at + 1 :] = [moment]
        self._at += 1

    def undo(self) -> bool:
        """Go back to the last time when a person had to do something, if there is one."""
        return self._turn_to(range(self._at - 1, -1, -1))

    def redo(self) -> bool:
        """Go forward to the next such time, or to the end of the game."""
        return self._turn_to(range(self._at + 1, len(self._moments)))

    def steps(self) -> Iterator[Step]:
        """Yield what has been done until now, and whether it was a mistake."""
        number = 1
        for before, after in zip(self._moments, self._moments[1 : self._at + 1], strict=False):
            was, became = (self.referee.worth(m, before.actor) for m in (before, after))
            yield Step(number, before.actor, before, after, became < was)
            number += _moved(before)

    def _turn_to(self, places: range) -> bool:
        last = len(self._moments) - 1
        for place in places:
            is_end = place == last and places.step == 1
            if self._moments[place].actor in self.people or is_end:
                self._at = place
                return True
        return False


def _moved(before: Moment) -> bool:
    """Tell whether what was done at this moment was a move."""
    return before.forbidden is not None
