"""What a claim is: a printed statement, the check of it, and, if it fails, a reading that holds.

A check is a generator of cases, the smallest first. It names what it wants: ``bound``, how far to
go, and ``solve``, which makes the solver of a game. Its other parameters are the numbers that the
statement asserts, with the printed values as defaults. Tests try every check on other values:
``perturbed`` lists values that make a true statement false, which the check must notice;
``repaired`` gives values that make a false statement true, which the check must accept.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from inspect import cleandoc
from typing import Any, Protocol

from chromdocs.claims.paper import Paper
from chromdocs.games.game import Game, Position
from chromdocs.names import known

KINDS = {  # the first part of a locator: the kind of statement
    "claim": "claim",
    "conj": "conjecture",
    "cor": "corollary",
    "def": "definition",
    "ex": "example",
    "fig": "figure",
    "lem": "lemma",
    "obs": "observation",
    "prop": "proposition",
    "q": "open",
    "rem": "remark",
    "tab": "table",
    "thm": "theorem",
}


READINGS = ("printed", "corrected")


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

    at: Any
    expected: Any
    found: Any
    why: str = ""


Check = Callable[..., Iterator[Case]]


@dataclass(frozen=True)
class Reading:
    """One way to read a statement, in our words, with the check of it.

    ``bound`` is how far the check goes by default (None: the statement is finite and is checked
    whole) and ``unit`` of what: a letter, or words such as "stacks of".
    """

    statement: str
    how: str
    check: Check
    bound: int | None
    unit: str
    perturbed: tuple[Mapping[str, Any], ...]
    repaired: Mapping[str, Any] | None = None

    def reach(self, bound: int | None) -> str:
        """Say how far a check to *bound* went."""
        if bound is None:
            return "checked whole"
        return f"checked to {self.unit}{' =' if len(self.unit) == 1 else ''} {bound:,}"


@dataclass(frozen=True)
class Claim:
    """A numbered statement of a paper."""

    id: str
    kind: str
    title: str
    place: str  # its name in the paper, such as Theorem 14
    section: str
    uses: tuple[str, ...]
    printed: Reading
    corrected: Reading | None = None
    went_wrong: str = ""

    @property
    def paper(self) -> str:
        return self.id.split("/")[0]

    @property
    def locator(self) -> str:
        return self.id.split("/")[1]

    @property
    def where(self) -> str:
        """Return where the statement stands, such as Theorem 14, Section 6."""
        return f"{self.place}, {self.section}"

    @property
    def readings(self) -> dict[str, Reading]:
        """Return the readings by name, the printed one first."""
        return {"printed": self.printed} | ({"corrected": self.corrected} if self.corrected else {})


class Section:
    """Claims of one section of a paper, in the order in which they are declared."""

    def __init__(self, paper: Paper, name: str) -> None:
        self.paper = paper.key
        self.name = name
        self.claims: dict[str, Claim] = {}

    def claim(
        self,
        locator: str,
        title: str,
        *,
        bound: int | None = None,
        unit: str = "n",
        uses: Sequence[str] = (),
        perturbed: Sequence[Mapping[str, Any]] = (),
        repaired: Mapping[str, Any] | None = None,
        kind: str = "",
        place: str = "",
        section: str = "",
    ) -> Callable[[Check], Check]:
        """Declare a claim by its check: the docstring is the statement, then how it is checked.

        Kind and place are read off a locator such as thm-14, where they can be. *section* is for
        a claim from another section of the paper. *uses* names locators of the same paper, or
        ids of another.
        """
        prefix, _, number = locator.partition("-")
        kind = kind or known(KINDS, prefix, "kind of statement")
        place = place or f"{kind.capitalize()} {number}"

        def declare(check: Check) -> Check:
            name = f"{self.paper}/{locator}"
            if name in self.claims:
                raise ValueError(f"{name} is declared twice")
            rests_on = tuple(used if "/" in used else f"{self.paper}/{used}" for used in uses)
            reading = _reading(check, bound, unit, perturbed, repaired)
            where = section or self.name
            self.claims[name] = Claim(name, kind, title, place, where, rests_on, reading)
            return check

        return declare

    def corrected(
        self,
        locator: str,
        *,
        went_wrong: str,
        bound: int | None = None,
        perturbed: Sequence[Mapping[str, Any]] = (),
    ) -> Callable[[Check], Check]:
        """Declare the nearest reading that holds of a claim whose printed form fails.

        Its bound is that of the printed one unless another is given.
        """

        def declare(check: Check) -> Check:
            name = f"{self.paper}/{locator}"
            printed = self.claims[name].printed
            reading = _reading(check, bound or printed.bound, printed.unit, perturbed)
            self.claims[name] = replace(
                self.claims[name], corrected=reading, went_wrong=cleandoc(went_wrong)
            )
            return check

        return declare


def _reading(
    check: Check,
    bound: int | None,
    unit: str,
    perturbed: Sequence[Mapping[str, Any]],
    repaired: Mapping[str, Any] | None = None,
) -> Reading:
    statement, _, how = cleandoc(check.__doc__ or "").partition("\n\n")
    if not statement or not how:
        raise ValueError(f"{check.__name__}: the docstring gives the statement, then the check")
    return Reading(statement, how, check, bound, unit, tuple(perturbed), repaired)
