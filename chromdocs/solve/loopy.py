"""Games that may go on for ever: wins, losses and draws, and the loopy values gamma.

Outcomes come by working backwards from the ends of the game. The value gamma (Smith; Fraenkel
and Yesha) is a whole number, as a Grundy value, or infinity with the set of whole numbers among
the values of the options, written oo(0, 2). Values add like Grundy values and tell outcomes of
sums.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache

from chromdocs.games.game import Game, Position
from chromdocs.numbers.digits import to_decimal
from chromdocs.solve.solver import KEPT, Solver, refuse_above_largest
from chromdocs.words import in_brackets

REACHED = 500_000  # positions that are kept with all their options

Graph = dict[Position, set[Position]]


@dataclass(frozen=True)
class Gamma:
    """A loopy value: ``number``, or infinity where that is None, with the options' numbers.

    >>> print(Gamma(2), Gamma(None, frozenset({0, 2})))
    2 oo(0, 2)
    """

    number: int | None  # None: infinity
    into: frozenset[int] = frozenset()  # the numbers of its options

    def __add__(self, other: "Gamma") -> "Gamma":
        """Return the value of the sum of two positions.

        >>> print(Gamma(2) + Gamma(None, frozenset({0})), Gamma(None) + Gamma(None))
        oo(2) oo()
        """
        if self.number is not None and other.number is not None:
            return Gamma(self.number ^ other.number)
        if self.number is not None:
            return Gamma(None, frozenset(self.number ^ value for value in other.into))
        return Gamma(None) if other.number is None else other + self

    @property
    def outcome(self) -> str:
        """Return P, N, or D for a draw."""
        if self.number == 0:
            return "P"
        return "N" if self.number or 0 in self.into else "D"

    def __str__(self) -> str:
        if self.number is not None:
            return to_decimal(self.number)
        return f"oo({', '.join(map(to_decimal, sorted(self.into)))})"


class Retrograde(Solver):
    """Solve one loopy game, in normal or misère play, backwards from its ends.

    >>> from chromdocs.games.game import Loopy
    >>> ends = {(0,): [], (1,): [(0,), (1,)]}
    >>> step = Loopy(name="step", rule="", heaps=1, options=lambda p: iter(ends[p]))
    >>> solver = Retrograde(step)
    >>> solver.outcome((1,)), str(solver.gamma((1,)))
    ('N', 'oo(0)')
    """

    def __init__(self, game: Game, misere: bool = False) -> None:
        super().__init__(game, misere)
        self._outcome: dict[Position, str] = {}
        self._gamma: dict[Position, Gamma] = {}

    def outcome(self, position: Position) -> str:
        """Return P, N, or D: the previous player wins, the next one does, or nobody."""
        position = self.game.canonical(self.game.check(position))
        if position not in self._outcome:
            graph = self._reach(position, self._outcome)
            self._outcome |= _decide(graph, self._outcome, "N" if self.misere else "P")
        return self._outcome[position]

    def gamma(self, position: Position) -> Gamma:
        """Return the loopy value of *position* in normal play."""
        position = self.game.canonical(self.game.check(position))
        if position not in self._gamma:
            self._gamma |= _label(self._reach(position, self._gamma), self._gamma)
        return self._gamma[position]

    def winning_moves(self, position: Position) -> list[Position]:
        """Return every option of *position* that is a P-position, sorted."""
        self.game.check(position)
        return sorted({o for o in self.game.options(position) if self.is_p(o)})

    def drawing_moves(self, position: Position) -> list[Position]:
        """Return every option of *position* from which nobody wins, sorted."""
        self.game.check(position)
        return sorted({o for o in self.game.options(position) if self.outcome(o) == "D"})

    def _reach(self, position: Position, known: Mapping[Position, object]) -> Graph:
        """Return the options of all that *position* leads to and that is not yet known."""
        refuse_above_largest(self.game, position)
        graph: Graph = {}
        waiting = [position]
        while waiting:
            here = waiting.pop()
            if len(graph) > REACHED:
                raise ValueError(
                    f"{self.game.name}: play may reach more than {REACHED:,} positions from "
                    f"{in_brackets(position)}; ask for smaller heaps"
                )
            if here not in graph and here not in known:
                graph[here] = set(map(self.game.canonical, self.game.options(here)))
                waiting.extend(graph[here])
        return graph


@lru_cache(maxsize=KEPT)
def retrograde(game: Game, misere: bool = False) -> Retrograde:
    """Return the solver of *game*, which remembers what it learnt the last time."""
    return Retrograde(game, misere)


def _decide(
    graph: Graph, known: Mapping[Position, str], end: str, never_p: Collection[Position] = ()
) -> dict[Position, str]:
    """Mark ends, then again and again what they decide; what is never decided is a draw.

    Options outside *graph* have *known* outcomes.
    """
    before: dict[Position, list[Position]] = defaultdict(list)
    for position, options in graph.items():
        for option in options:
            before[option].append(position)
    found = {option: known[option] for option in before if option not in graph}
    found |= {position: end for position, options in graph.items() if not options}
    left = {position: len(options) for position, options in graph.items()}
    waiting = [position for position, outcome in found.items() if outcome != "D"]
    while waiting:
        here = waiting.pop()
        for position in before[here]:
            if position in found:
                continue
            left[position] -= found[here] == "N"
            if found[here] == "P":
                found[position] = "N"
                waiting.append(position)
            elif not left[position] and position not in never_p:
                found[position] = "P"
                waiting.append(position)
    return {position: found.get(position, "D") for position in graph}


def _label(graph: Graph, known: Mapping[Position, Gamma]) -> dict[Position, Gamma]:
    """Give out the numbers m = 0, 1, 2, ... in turn, each to every position that it fits.

    It fits where a nim-heap of m tokens beside the position makes a P-position of both. Where
    that makes a draw, the position never gets a number. Options outside *graph* are *known*.
    """
    outside = {option for options in graph.values() for option in options} - graph.keys()
    number: dict[Position, int] = {}
    endless: set[Position] = set()
    m = 0
    while len(number) + len(endless) < len(graph):
        settled = {option: (known[option] + Gamma(m)).outcome for option in outside}
        settled |= dict.fromkeys(number, "N")  # a smaller number: move the nim-heap there
        unsettled = {p: options for p, options in graph.items() if p not in number}
        for position, outcome in _decide(unsettled, settled, "P", endless).items():
            if outcome == "P":
                number[position] = m
            elif outcome == "D":
                endless.add(position)
        m += 1
    found = {position: Gamma(value) for position, value in number.items()}
    for position in endless:
        into = (number.get(o) if o in graph else known[o].number for o in graph[position])
        found[position] = Gamma(None, frozenset(n for n in into if n is not None))
    return found
