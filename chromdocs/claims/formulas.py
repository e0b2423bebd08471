"""Formulas that say a statement, or each instance of it, for all numbers; and what came of them."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Formulas:
    """How a statement is put to `chromdocs.decide`.

    A statement about every k can be decided for one k at a time only: ``within`` says for which
    that was done, and the statement then holds to a bound as before.
    """

    true: Mapping[str, str]  # the formulas by instance, such as k = 2; one alone has the name ""
    wrong: tuple[str, ...]  # formulas of like statements that are false
    how: str  # how the formulas say what the statement says
    within: str  # the instances, in words such as k = 2 to 7; empty: the statement is said whole

    @property
    def decided(self) -> tuple[object, ...]:
        """Return what a verdict depends on: all but the words about it."""
        return {**self.true}, self.wrong, self.within


@dataclass(frozen=True)
class Decided:
    """What the automata gave for a statement."""

    formulas: int  # that were decided
    within: str  # the instances, if those are not all
    states: int  # of the largest automaton
    seconds: float  # that it took

    @property
    def reach(self) -> str:
        """Say for what it was decided.

        >>> Decided(6, "k = 2 to 7", 35, 0.5).reach
        'for all n, k = 2 to 7'
        """
        return ", ".join(filter(None, ("for all n", self.within)))

    @property
    def cost(self) -> str:
        """Say how much work it was.

        >>> Decided(6, "k = 2 to 7", 35, 0.5).cost
        '6 formulas, 35 states, 0.50 s'
        """
        formulas = f"{self.formulas} formula{'s' * (self.formulas != 1)}"
        return f"{formulas}, {self.states:,} state{'s' * (self.states != 1)}, {self.seconds:.2f} s"
