"""Automata that were made before: those of one formula serve the next, whatever its variables are.

Formulas have much in common, such as n + 1 or that a position has no move to another, under other
names of variables. What is made depends on the names only by where they are equal, so it is kept
by the automata it was made of and by the pattern of the names.
"""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace

from chromdocs.decide.automaton import Automaton

MOST = 1_500_000  # steps of the automata that are kept

_Key = tuple[Hashable, ...]


class _Made(dict[_Key, tuple[Automaton, tuple[Automaton, ...]]]):
    """What was made, with what it was made of, which has to stay too: the key says where it is."""

    steps = 0

    def keep(self, key: _Key, made: Automaton, of: tuple[Automaton, ...]) -> None:
        """Keep what was made, and forget all the rest when it is much."""
        new = made.steps + sum(part.steps for part in of)
        if self.steps + new > MOST:
            self.clear()
            self.steps = 0
        self.steps += new
        self[key] = made, of


MADE = _Made()


def shared(
    how: Hashable, of: tuple[Automaton, ...], tracks: Iterable[str], make: Callable[[], Automaton]
) -> Automaton:
    """What is made in one way of some automata, with these names of its tracks.

    >>> one = Automaton(("n",), 2, ({0: 0, 1: 1}, {}), frozenset({1}))
    >>> first = shared("same", (one,), "x", lambda: one)
    >>> second = shared("same", (one,), "y", lambda: one)
    >>> second.tracks, first.rows is second.rows
    (('y',), True)
    """
    key = (how, *((id(part.rows), id(part.accepting)) for part in of))
    found = MADE.get(key)
    if found is None:
        made = make()
        MADE.keep(key, made, of)
    else:
        made, _ = found
    return replace(made, tracks=tuple(tracks))


def pattern(*names: str) -> tuple[int, ...]:
    """Where names are equal: for each the place of the first that is the same.

    >>> pattern("n", "m", "n")
    (0, 1, 0)
    """
    return tuple(map(names.index, names))
