"""Finite automata that read several numbers at once, a digit of each at a time.

An automaton has *tracks*, one for each number, with the names of variables. A *letter* is a digit
for every track, written as one whole number; a word of letters, the most significant first, is a
tuple of numbers in digits. Where no step is given, the word is lost: the state from which nothing
is accepted is never written down. Zeros in front never matter, and so they lead the first state to
itself, unless nothing is accepted at all.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

Row = Mapping[int, int]


@dataclass(frozen=True)
class Automaton:
    """A set of tuples of numbers: those whose digits lead from state 0 to an accepting one.

    >>> odd = Automaton(("n",), 2, ({0: 0, 1: 1}, {0: 0, 1: 1}), frozenset({1}))
    >>> odd.accepts([1, 0, 1]), odd.accepts([1, 0])
    (True, False)
    """

    tracks: tuple[str, ...]  # the names of the numbers, in the order of their digits
    size: int  # how many digits there are
    rows: tuple[Row, ...]  # for each state, from a letter to the next state
    accepting: frozenset[int]  # the states at which a word may end
    cost: int = field(default=0, compare=False)  # steps that were gone through to make it

    def __len__(self) -> int:
        return len(self.rows)

    @cached_property
    def steps(self) -> int:
        """The number of steps from state to state."""
        return sum(map(len, self.rows))

    @property
    def is_empty(self) -> bool:
        """Whether nothing is accepted; only for an automaton made by `built`."""
        return not self.accepting

    def accepts(self, word: Iterable[int]) -> bool:
        """Read a word of letters, and tell whether it is accepted."""
        at: int | None = 0
        for letter in word:
            if at is None:
                return False
            at = self.rows[at].get(letter)
        return at in self.accepting


def shortest(automaton: Automaton) -> list[int] | None:
    """The first accepted word, shorter ones first: on one track the least number; or None.

    >>> odd = Automaton(("n",), 2, ({0: 0, 1: 1}, {0: 0, 1: 1}), frozenset({1}))
    >>> shortest(odd)
    [1]
    """
    came: dict[int, tuple[int, int] | None] = {0: None}
    queue = [0]
    for state in queue:
        if state in automaton.accepting:
            word: list[int] = []
            back = came[state]
            while back:
                word.append(back[1])
                back = came[back[0]]
            return word[::-1]
        for letter, then in sorted(automaton.rows[state].items()):
            if then not in came:
                came[then] = (state, letter)
                queue.append(then)
    return None
