"""The least automaton for what is to be accepted: states found from the first, and put together."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from chromdocs.decide.automaton import Automaton, Row
from chromdocs.decide.work import current

State = TypeVar("State", bound=Hashable)

LOOKS = 4  # at steps of an automaton that is made least, for which one step is counted
STATE = 2  # steps that a state is worth, apart from those that lead on from it


class _Numbers(dict[State, int]):
    """States with their numbers, from 0 on in the order in which they are asked for."""

    def __init__(self) -> None:
        self.found: list[State] = []

    def __missing__(self, state: State) -> int:
        number = self[state] = len(self.found)
        self.found.append(state)
        return number


def built(
    tracks: Sequence[str],
    size: int,
    start: State,
    step: Callable[[State], Mapping[int, State]],
    accepting: Callable[[State], bool],
    effort: Callable[[State], int] = lambda _: 0,
) -> Automaton:
    """The least automaton with the states that can be reached from the first one.

    *effort* is what finding the steps of a state takes beyond these.

    >>> odd = built(["n"], 2, 0, lambda last: {0: 0, 1: 1}, lambda last: last == 1)
    >>> odd.rows
    ({0: 0, 1: 1}, {0: 0, 1: 1})
    """
    number = _Numbers[State]()
    number[start]  # the first one is 0
    rows: list[Row] = []
    ends: set[int] = set()
    steps, extra, work = 0, 0, current()
    for state in number.found:
        if accepting(state):
            ends.add(len(rows))
        rows.append({letter: number[then] for letter, then in step(state).items()})
        extra += effort(state)
        work.refuse_large(tracks, steps := steps + STATE + len(rows[-1]), extra)
    del number
    return _least(tuple(tracks), size, rows, ends, steps + extra)


def _least(
    tracks: tuple[str, ...], size: int, rows: list[Row], ends: set[int], steps: int
) -> Automaton:
    """Leave out what leads nowhere and put together what accepts the same; number from the start.

    States are told apart in rounds (Moore's method), first by whether they accept and by their
    letters, then by the classes to which the letters lead.
    """
    alive = _leading_to(rows, ends)
    if 0 not in alive:
        return Automaton(tracks, size, ({},), frozenset(), steps)
    letters: list[tuple[int, ...]] = []
    thens: list[list[int]] = []
    for row in rows:
        kept = row if len(alive) == len(rows) else {k: row[k] for k in row if row[k] in alive}
        letters.append(tuple(sorted(kept)))
        thens.append([*map(kept.__getitem__, letters[-1])])
    kind = _numbered([(state in ends, letters[state]) for state in range(len(thens))])
    rows.clear()  # what is large is held once
    each, looks, work = sum(map(len, thens)) + len(thens), 0, current()
    while True:
        work.refuse_long(steps + (looks := looks + each) // LOOKS)
        finer = _numbered(
            [(kind[state], *map(kind.__getitem__, then)) for state, then in enumerate(thens)]
        )
        if max(finer) == max(kind):
            break
        kind = finer
    return _from_start(tracks, size, letters, thens, ends, kind, steps + looks // LOOKS)


def _numbered(signs: Iterable[Hashable]) -> list[int]:
    numbers: dict[Hashable, int] = {}
    return [numbers.setdefault(sign, len(numbers)) for sign in signs]


def _leading_to(rows: Sequence[Row], ends: set[int]) -> set[int]:
    """The states from which one of `ends` can be reached."""
    alive = {*ends}
    rest = [state for state in range(len(rows)) if state not in ends]
    many = -1
    while many != len(rest):  # there and back: what is not found one way is found the other
        many = len(rest)
        left = []
        for state in reversed(rest):
            if alive.isdisjoint(rows[state].values()):
                left.append(state)
            else:
                alive.add(state)
        rest = left
    return alive


def _from_start(
    tracks: tuple[str, ...],
    size: int,
    letters: list[tuple[int, ...]],
    thens: list[list[int]],
    ends: set[int],
    kind: list[int],
    cost: int,
) -> Automaton:
    """One state of each kind that is reached, numbered in the order of reading."""
    number = {kind[0]: 0}
    queue = [0]
    rows = []
    for state in queue:
        row = {}
        for letter, then in zip(letters[state], thens[state], strict=True):
            if kind[then] not in number:
                number[kind[then]] = len(queue)
                queue.append(then)
            row[letter] = number[kind[then]]
        rows.append(row)
    accepting = frozenset(at for at, state in enumerate(queue) if state in ends)
    return Automaton(tracks, size, tuple(rows), accepting, cost)
