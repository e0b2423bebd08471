"""Answer for one position: who wins, by which move, and why."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache, reduce
from html import escape
from itertools import islice

from chromdocs.games.game import Blocking, Game, Partizan, Position, Solution, Sum
from chromdocs.games.telling import short
from chromdocs.numbers.digits import to_decimal
from chromdocs.solve.choose import solver_at
from chromdocs.solve.loopy import Gamma, Retrograde
from chromdocs.solve.partizan import two_players
from chromdocs.solve.sums import Parts
from chromdocs.words import in_brackets, shortened

SMALL, FEW = 5_000, 20_000  # heaps and options that are tried one by one besides a closed form
WINNERS = {
    "P": "the player who has just moved wins",
    "N": "the player to move wins",
    "D": "nobody can force a win: a draw",
    "L": "Left wins, whoever starts",
    "R": "Right wins, whoever starts",
}


@dataclass(frozen=True)
class Answer:
    """The outcome of a position. ``complete`` says whether ``moves`` lists every winning move.

    Where nobody wins, ``moves`` keep the draw. In a partizan game they are Left's, and
    ``right_moves`` Right's; of other games these are None.
    """

    game: str  # its GAME string
    position: Position  # that was asked about
    outcome: str  # P, N or another letter
    moves: tuple[Position, ...]  # that win, or keep the draw
    complete: bool  # every such move is listed
    reason: str  # in a sentence; may be empty
    claims: tuple[str, ...] = ()  # ids of those that say so
    right_moves: tuple[Position, ...] | None = None  # Right's; None if not partizan
    misere: bool = False  # whoever cannot move wins

    @property
    def is_p(self) -> bool:
        return self.outcome == "P"

    def __str__(self) -> str:
        """Return who wins, the moves that do it, and why, a line each."""
        article = "an" if self.outcome in "NLR" else "a"
        kind = "drawing" if self.outcome == "D" else "winning"
        said = f"{self.outcome}-position{' in misère play' * self.misere}: {WINNERS[self.outcome]}"
        lines = [f"{_shown(self.position)} is {article} {said}"]
        whose = ("Left's ", "Right's ") if self.right_moves is not None else ("", "")
        for moves, owner in zip((self.moves, self.right_moves or ()), whose, strict=True):
            if moves:
                words = (
                    f"{kind} move{'s' * (len(moves) > 1)}" if self.complete else f"a {kind} move"
                )
                lines.append(f"{owner}{words}: to {' or '.join(map(_shown, moves))}")
        lines.append(f"because {self.reason}" + "".join(f" [{claim}]" for claim in self.claims))
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"<{shortened(self.game, 60)}: {str(self).partition(chr(10))[0]}>"

    def _repr_html_(self) -> str:
        return "<br>".join(map(escape, str(self).splitlines()))


def answer(game: Game, position: Position, *, misere: bool = False, brute: bool = False) -> Answer:
    """Say who wins from *position*: in closed form where there is one, else by brute force.

    >>> from chromdocs.games.chromatic import chromatic
    >>> answer(chromatic("evil"), (38, 183)).moves
    ((38, 40),)
    """
    game.check(position)
    closed = game.misere if misere else game.solution
    if closed and not brute:
        return replace(_answer_closed(game, position, closed), misere=misere)
    if isinstance(game, Sum) and not misere and not brute:
        return _answer_sum(game, position)
    found = solver_at(game, position, misere)
    outcome = found.outcome(position)
    moves = found.winning_moves(position)
    if outcome == "D" and isinstance(found, Retrograde):
        moves = found.drawing_moves(position)
    right = None
    if isinstance(game, Partizan):
        right = tuple(two_players(game, misere).winning_moves(position, left=False))
    reason = "every option was tried, and theirs in turn"
    return Answer(
        game.name, position, outcome, tuple(moves), True, reason, right_moves=right, misere=misere
    )


def teller(game: Game, top: Position, misere: bool = False) -> Callable[[Position], str]:
    """Return a function that tells the outcome, a letter, of any position up to *top*.

    By the closed form, by the parts of a sum, or by a solver that suits so large heaps.

    >>> from chromdocs.games.nim import nim
    >>> tell = teller(nim(), (3, 5))
    >>> tell((3, 5)), tell((2, 2))
    ('N', 'P')
    """
    if closed := game.misere if misere else game.solution:
        return lambda position: "P" if closed.is_p(position) else "N"
    if isinstance(game, Sum) and not misere:
        return _parts(game).outcome
    return solver_at(game, top, misere).outcome


@lru_cache(maxsize=64)
def _parts(game: Sum) -> Parts:
    """Return the solver of a sum, which remembers the values of the parts."""
    return Parts(game)


def _answer_closed(game: Game, position: Position, closed: Solution) -> Answer:
    """Answer by the closed form: with every winning move where the options are few, else one."""
    if closed.is_p(position):
        return Answer(game.name, position, "P", (), True, closed.reason, closed.claims)
    # on small heaps every option is tried; there may be none, where misère play has ended
    small = max(position) <= SMALL and not isinstance(game, Blocking)
    options = list(islice(game.options(position), FEW + 1)) if small else []
    complete = small and len(options) <= FEW
    moves = set(filter(closed.is_p, options)) if complete else {closed.move(position)}
    found = tuple(sorted(moves))
    return Answer(game.name, position, "N", found, complete, closed.reason, closed.claims)


def _answer_sum(game: Sum, position: Position) -> Answer:
    parts = _parts(game)
    values = parts.values(position)
    total = reduce(Gamma.__add__, values)
    moves = parts.drawing_moves if total.outcome == "D" else parts.winning_moves
    listed = ", ".join(map(short_value, values))
    reason = f"the values of the parts, {listed}, have the nim-sum {short_value(total)}"
    return Answer(game.name, position, total.outcome, tuple(moves(position)), True, reason)


def short_value(value: Gamma) -> str:
    """Write a value so that it fits into a sentence, however many digits it has.

    >>> short_value(Gamma(7)), short_value(Gamma(10**50))
    ('7', 'a number of 51 digits')
    """
    number = value.number or 0
    return str(value) if number < 10**40 else f"a number of {len(to_decimal(number)):,} digits"


def _shown(position: Position) -> str:
    """Write a position; of a heap with many digits, the ends and their number."""
    return in_brackets(map(short, position))
