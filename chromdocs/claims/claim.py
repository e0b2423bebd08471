"""What a claim is: a printed statement, the check of it, and, if it fails, a reading that holds.

A check is a generator of cases, the smallest first. Its keyword parameters are the numbers that
the statement asserts, with the printed values as defaults. Tests try every check on other values:
``perturbed`` lists values that make a true statement false, which the check must notice;
``repaired`` gives values that make a false statement true, which the check must accept.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from inspect import cleandoc
from typing import Any, Protocol

from chromdocs.games.game import Game, Position

KINDS = (
    *("claim", "conjecture", "corollary", "definition", "example", "figure", "lemma"),
    *("observation", "open", "proposition", "remark", "table", "theorem"),
)


class Solver(Protocol):
    """What a check may ask of the solver it receives."""

    def is_p(self, position: Position) -> bool: ...
    def outcomes(self, to: int) -> Iterator[tuple[Position, bool]]: ...
    def p_positions(self, to: int) -> list[Position]: ...
    def winning_moves(self, position: Position) -> list[Position]: ...


Solve = Callable[[Game], Solver]


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
    whole) and ``unit`` says of what.
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
        return f"checked to {'stacks of' if self.unit == 'stack' else f'{self.unit} ='} {bound:,}"


@dataclass(frozen=True)
class Claim:
    """A numbered statement of a paper."""

    id: str
    kind: str
    title: str
    where: str
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
    def place(self) -> str:
        """Return the name of the statement in its paper, such as Theorem 14."""
        return self.where.split(",")[0]

    @property
    def readings(self) -> dict[str, Reading]:
        """Return the readings by name, the printed one first."""
        return {"printed": self.printed} | ({"corrected": self.corrected} if self.corrected else {})


class Collection:
    """Claims of one section of a paper, in the order in which they are declared."""

    def __init__(self, paper: str) -> None:
        self.paper = paper
        self.claims: dict[str, Claim] = {}

    def claim(
        self,
        locator: str,
        *,
        kind: str,
        title: str,
        where: str,
        bound: int | None,
        unit: str = "n",
        uses: Sequence[str] = (),
        perturbed: Sequence[Mapping[str, Any]] = (),
        repaired: Mapping[str, Any] | None = None,
    ) -> Callable[[Check], Check]:
        """Declare a claim by its check: the docstring is the statement, then how it is checked."""
        if kind not in KINDS:
            raise ValueError(f"{locator}: unknown kind {kind!r}")

        def declare(check: Check) -> Check:
            name = f"{self.paper}/{locator}"
            if name in self.claims:
                raise ValueError(f"{name} is declared twice")
            reading = replace(_reading(check, bound, unit, perturbed), repaired=repaired)
            self.claims[name] = Claim(name, kind, title, where, tuple(uses), reading)
            return check

        return declare

    def corrected(
        self,
        locator: str,
        *,
        went_wrong: str,
        bound: int | None,
        unit: str = "n",
        perturbed: Sequence[Mapping[str, Any]] = (),
    ) -> Callable[[Check], Check]:
        """Declare the nearest reading that holds of a claim whose printed form fails."""

        def declare(check: Check) -> Check:
            name = f"{self.paper}/{locator}"
            reading = _reading(check, bound, unit, perturbed)
            self.claims[name] = replace(
                self.claims[name], corrected=reading, went_wrong=cleandoc(went_wrong)
            )
            return check

        return declare


def _reading(
    check: Check, bound: int | None, unit: str, perturbed: Sequence[Mapping[str, Any]]
) -> Reading:
    statement, _, how = cleandoc(check.__doc__ or "").partition("\n\n")
    if not statement or not how:
        raise ValueError(f"{check.__name__}: the docstring gives the statement, then the check")
    return Reading(statement, how, check, bound, unit, tuple(perturbed))
