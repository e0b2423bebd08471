"""The least automaton for what is to be accepted: states found from the first, and put together."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from chromdocs.decide.automaton import Automaton, Row

State = TypeVar("State", bound=Hashable)

MOST = 3_000_000  # steps of one automaton, before it is made least
ROUNDS = 10  # in which so many steps can be looked at again, or more rounds if there are fewer


class TooLarge(ValueError):
    """An automaton that would take more time and memory than a decision is worth."""


def refuse_large(tracks: Iterable[str], steps: int) -> None:
    """Raise TooLarge if an automaton takes more steps than `MOST`."""
    if steps > MOST:
        raise TooLarge(
            f"an automaton for {len([*tracks])} numbers at once grows beyond {MOST:,} steps; "
            "smaller factors, fewer variables in one comparison or fewer digits may help"
        )


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
) -> Automaton:
    """The least automaton with the states that can be reached from the first one.

    >>> odd = built(["n"], 2, 0, lambda last: {0: 0, 1: 1}, lambda last: last == 1)
    >>> odd.rows
    ({0: 0, 1: 1}, {0: 0, 1: 1})
    """
    number = _Numbers[State]()
    number[start]  # the first one is 0
    rows: list[Row] = []
    ends: set[int] = set()
    steps = 0
    for state in number.found:
        if accepting(state):
            ends.add(len(rows))
        rows.append({letter: number[then] for letter, then in step(state).items()})
        refuse_large(tracks, steps := steps + len(rows[-1]))
    return _least(tuple(tracks), size, rows, ends)


def _least(tracks: tuple[str, ...], size: int, rows: list[Row], ends: set[int]) -> Automaton:
    """Leave out what leads nowhere and put together what accepts the same; number from the start.

    States are told apart in rounds (Moore's method), first by whether they accept and by their
    letters, then by the classes to which the letters lead.
    """
    alive = _leading_to(rows, ends)
    if 0 not in alive:
        return Automaton(tracks, size, ({},), frozenset())
    letters: list[tuple[int, ...]] = []
    thens: list[list[int]] = []
    for row in rows:
        kept = row if len(alive) == len(rows) else {k: row[k] for k in row if row[k] in alive}
        letters.append(tuple(sorted(kept)))
        thens.append([*map(kept.__getitem__, letters[-1])])
    kind = _numbered([(state in ends, letters[state]) for state in range(len(rows))])
    each, looks = sum(map(len, thens)) + len(rows), 0
    while True:
        refuse_large(tracks, (looks := looks + each) // ROUNDS)
        finer = _numbered(
            [(kind[state], *map(kind.__getitem__, then)) for state, then in enumerate(thens)]
        )
        if max(finer) == max(kind):
            break
        kind = finer
    return _from_start(tracks, size, letters, thens, ends, kind)


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
    return Automaton(tracks, size, tuple(rows), accepting)
