"""What holds at a moment of play: who may do what, what it is worth, and what would be best.

The two players are 0 and 1. No word is spoken here.
"""

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import cache

from chromdocs.games.game import Blocking, Game, Partizan, Position, Sum
from chromdocs.solve.answer import answer, teller
from chromdocs.solve.moves import blocked
from chromdocs.solve.solver import refuse_above_largest

WORTH = {"N": 1, "P": -1, "D": 0}  # of a position to the player who moves next


@dataclass(frozen=True)
class Moment:
    """A position, whose turn it is, and which moves are forbidden."""

    position: Position  # on the board
    mover: int  # the player who moves next
    forbidden: tuple[Position, ...] | None = ()  # None: the other player has yet to say

    @property
    def actor(self) -> int:
        """Return the player who does something now: moves, or forbids."""
        return 1 - self.mover if self.forbidden is None else self.mover


class Referee:
    """Knows the rules of one game and who wins, in normal or misère play.

    >>> from chromdocs.games.chromatic import chromatic
    >>> referee = Referee(chromatic("evil"))
    >>> referee.best(referee.moment((4, 5), 0))
    [(2, 5)]
    """

    def __init__(self, game: Game, misere: bool = False, left: int = 0) -> None:
        self.game = game
        self.misere = misere
        self.left = left  # the player who is Left in a partizan game
        self.outcome = cache(self._outcome)  # of a position: one of the letters P, N, D, L and R

    @property
    def closed(self) -> bool:
        """Tell whether a closed form, or the values of a sum's parts, say who wins."""
        form = self.game.misere if self.misere else self.game.solution
        return form is not None or (isinstance(self.game, Sum) and not self.misere)

    def check(self, position: Position) -> Position:
        """Return *position*, or raise ValueError if it cannot be played from."""
        refuse_above_largest(self.game, self.game.check(position))
        self.outcome(position)  # whoever cannot tell refuses
        return position

    def moment(self, position: Position, mover: int) -> Moment:
        """Return the moment when *position* has been reached and *mover* is to move."""
        moment = Moment(position, mover)
        open_to_ban = isinstance(self.game, Blocking) and self.bannable(moment)
        return replace(moment, forbidden=None) if open_to_ban else moment

    def options(self, moment: Moment) -> list[Position]:
        """Return where the mover may go if nothing is forbidden."""
        right = isinstance(self.game, Partizan) and moment.mover != self.left
        moves = self.game.right if isinstance(self.game, Partizan) and right else self.game.options
        return list(dict.fromkeys(moves(moment.position)))

    def moves(self, moment: Moment) -> list[Position]:
        """Return where the mover may go."""
        forbidden = moment.forbidden or ()
        return [option for option in self.options(moment) if option not in forbidden]

    def bannable(self, moment: Moment) -> list[Position]:
        """Return the options that may be forbidden, one at least at a time."""
        return [option for option in self.options(moment) if self.may_ban(moment, [option])]

    def may_ban(self, moment: Moment, options: Collection[Position]) -> bool:
        """Tell whether exactly these options may be forbidden together."""
        return isinstance(self.game, Blocking) and self.game.may_block(moment.position, options)

    def moved(self, moment: Moment, after: Position) -> Moment:
        """Return the moment after a move."""
        return self.moment(after, 1 - moment.mover)

    def banned(self, moment: Moment, options: Collection[Position]) -> Moment:
        """Return the moment after these options have been forbidden."""
        return replace(moment, forbidden=tuple(sorted(set(options))))

    def is_over(self, moment: Moment) -> bool:
        """Tell whether the mover cannot move."""
        return moment.forbidden is not None and not self.moves(moment)

    def winner(self, moment: Moment) -> int:
        """Return who has won when the mover cannot move."""
        return moment.mover if self.misere else 1 - moment.mover

    def worth(self, moment: Moment, player: int) -> int:
        """Return 1 if *player* wins when nobody errs, 0 if nobody does, -1 if the other one."""
        return self._worth(moment) * (1 if player == moment.mover else -1)

    def best(self, moment: Moment) -> list[Position]:
        """Return the moves that win, or else keep a draw: all of them where they are few."""
        if isinstance(self.game, Blocking):
            return sorted(o for o in self.moves(moment) if self.outcome(o) == "P")
        found = answer(self.game, moment.position, misere=self.misere)
        right = isinstance(self.game, Partizan) and moment.mover != self.left
        return list((found.right_moves if right else found.moves) or ())

    def best_ban(self, moment: Moment) -> tuple[Position, ...]:
        """Return what a player who does not err forbids: winning moves, as many as may be."""
        return tuple(blocked(self.game, moment.position))

    def _worth(self, moment: Moment) -> int:
        if isinstance(self.game, Blocking) and moment.forbidden is not None:
            return 1 if any(self.outcome(o) == "P" for o in self.moves(moment)) else -1
        outcome = self.outcome(moment.position)
        if isinstance(self.game, Partizan):
            own = "L" if moment.mover == self.left else "R"
            return 1 if outcome in ("N", own) else -1
        return WORTH[outcome]

    def _outcome(self, position: Position) -> str:
        return teller(self.game, position, self.misere)(position)
