"""One way to read a statement, and the check of it: a generator of cases, the smallest first.

A check names what it wants: ``bound``, how far to go, and ``solve``, which makes the solver of a
game. Its other parameters are the numbers that the statement asserts, with the printed values as
defaults. Tests try every check on other values: ``perturbed`` lists values that make a true
statement false, which the check must notice; ``repaired`` gives values that make a false statement
true, which the check must accept.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from chromdocs.games.game import Game, Position


def letter(is_p: bool) -> str:
    """Return the letter of an outcome.

    >>> letter(True), letter(False)
    ('P', 'N')
    """
    return "P" if is_p else "N"


class Solver(Protocol):
    """What a check may ask of the solver it receives; which of these it answers hangs on the game.

    ``gamma`` is the value in sums of a loopy game.
    """

    def is_p(self, position: Position) -> bool: ...
    def outcome(self, position: Position) -> str: ...
    def outcomes(self, to: int) -> Iterator[tuple[Position, bool]]: ...
    def classes(self, to: int) -> Iterator[tuple[Position, str]]: ...
    def p_positions(self, to: int) -> list[Position]: ...
    def winning_moves(self, position: Position) -> list[Position]: ...
    def grundy(self, position: Position) -> int: ...
    def grundy_values(self, to: int) -> Iterator[tuple[Position, int]]: ...
    def gamma(self, position: Position) -> Any: ...


class Solve(Protocol):
    """Makes the solver of a game, from its rules alone."""

    def __call__(self, game: Game, misere: bool = False) -> Solver: ...


@dataclass(frozen=True)
class Case:
    """One instance of a statement: where, what the statement says, what was found."""

    at: Any  # where: a position, a number, or words
    expected: Any  # what the statement says there
    found: Any  # what was found there
    why: str = ""  # more words, for those who doubt


Check = Callable[..., Iterator[Case]]


@dataclass(frozen=True)
class Reading:
    """One way to read a statement, in our words, with the check of it.

    ``bound`` is how far the check goes by default (None: the statement is finite and is checked
    whole) and ``unit`` of what: a letter, or words such as "stacks of".
    """

    statement: str  # in our words, with TeX
    how: str  # how it is checked
    check: Check  # yields the cases, the smallest first
    bound: int | None  # how far to go; None: it is finite, and checked whole
    unit: str  # what the bound counts: a letter, or words such as "stacks of"
    perturbed: tuple[Mapping[str, Any], ...]  # values that make it false
    repaired: Mapping[str, Any] | None = None  # values that make it true

    def reach(self, bound: int | None) -> str:
        """Say how far a check to *bound* went."""
        if bound is None:
            return "checked whole"
        return f"checked to {self.unit}{' =' if len(self.unit) == 1 else ''} {bound:,}"
