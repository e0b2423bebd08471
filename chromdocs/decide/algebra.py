"""Automata from automata: both, not, there is; and tracks with other names."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from chromdocs.decide.automaton import Automaton, Row
from chromdocs.decide.least import built
from chromdocs.decide.shared import pattern, shared
from chromdocs.decide.work import current

_States = frozenset[int]
_NONE: _States = frozenset()


def both(first: Automaton, second: Automaton) -> Automaton:
    """What both accept: the tracks of the first, then those that only the second has."""
    names = (*first.tracks, *second.tracks)
    how = ("both", len(first.tracks), *pattern(*names))
    return shared(how, (first, second), dict.fromkeys(names), lambda: _both(first, second))


def _both(first: Automaton, second: Automaton) -> Automaton:
    size, many = first.size, len(second)  # a state of each is one number: many * first + second
    shared = [name for name in second.tracks if name in first.tracks]
    more = [name for name in second.tracks if name not in first.tracks]
    key = _digits_of(first, shared)
    shift = size ** len(more)
    lefts = [[(key[letter], letter * shift, then * many) for letter, then in row.items()]
             for row in first.rows]  # fmt: skip
    grouped = [_grouped(row, _digits_of(second, shared), _digits_of(second, more))
               for row in second.rows]  # fmt: skip
    widest = [max(map(len, groups.values()), default=0) for groups in grouped]
    work = current()

    def step(state: int) -> dict[int, int]:
        left, right = lefts[state // many], state % many
        work.refuse_large((*first.tracks, *more), len(left) * widest[right])
        groups = grouped[right]
        return {
            letter + rest: then + there
            for digits, letter, then in left
            if digits in groups
            for rest, there in groups[digits]
        }

    return built(
        (*first.tracks, *more), size, 0, step,
        lambda state: state // many in first.accepting and state % many in second.accepting,
    )  # fmt: skip


def _grouped(row: Row, key: "_Digits", rest: "_Digits") -> dict[int, list[tuple[int, int]]]:
    groups: dict[int, list[tuple[int, int]]] = {}
    for letter, then in row.items():
        groups.setdefault(key[letter], []).append((rest[letter], then))
    return groups


class _Digits(dict[int, int]):
    """From a letter to the letter that has the digits of some tracks only, found when asked."""

    def __init__(self, size: int, places: tuple[int, ...]) -> None:
        self.size = size
        self.weights = [size**place for place in places]

    def __missing__(self, letter: int) -> int:
        found = 0
        for weight in self.weights:
            found = found * self.size + letter // weight % self.size
        self[letter] = found
        return found


_kept = cache(_Digits)


def _digits_of(automaton: Automaton, names: Sequence[str]) -> _Digits:
    last = len(automaton.tracks) - 1
    return _kept(automaton.size, tuple(last - automaton.tracks.index(name) for name in names))


def renamed(automaton: Automaton, names: Sequence[str]) -> Automaton:
    """The same with other names for its tracks; tracks of one name must have equal digits.

    >>> less = built("xy", 2, 0, lambda s: {0: s, 3: s, 1: 1, **({2: 1} if s else {})}, bool)
    >>> renamed(less, "nn").is_empty
    True
    """
    tracks = tuple(dict.fromkeys(names))
    if len(tracks) == len(names):
        return replace(automaton, tracks=tracks)
    how = ("renamed", *pattern(*names))
    return shared(how, (automaton,), tracks, lambda: _renamed(automaton, names))


def _renamed(automaton: Automaton, names: Sequence[str]) -> Automaton:
    tracks, size = tuple(dict.fromkeys(names)), automaton.size
    last = len(names) - 1
    kept = _kept(size, tuple(last - names.index(name) for name in tracks))
    whole = _kept(size, tuple(len(tracks) - 1 - tracks.index(name) for name in names))

    def step(state: int) -> dict[int, int]:
        row = automaton.rows[state]
        return {kept[letter]: then for letter, then in row.items() if whole[kept[letter]] == letter}

    return built(tracks, size, 0, step, automaton.accepting.__contains__)


def without(automaton: Automaton, name: str) -> Automaton:
    """There is a number for the track `name`: what is accepted of the others with some digits.

    The number may be longer than the others, so every state that zeros of the others reach from
    the start is a start.
    """
    rest = [track for track in automaton.tracks if track != name]
    how = ("without", automaton.tracks.index(name))
    return shared(how, (automaton,), rest, lambda: _without(automaton, name))


def _without(automaton: Automaton, name: str) -> Automaton:
    rest = [track for track in automaton.tracks if track != name]
    cut = _digits_of(automaton, rest)
    alone = [frozenset((state,)) for state in range(len(automaton))]
    thens = [_cut(row, cut, alone) for row in automaton.rows]
    start = new = alone[0]
    while new:
        start |= new
        new = _NONE.union(*(thens[state].get(0, _NONE) for state in new)) - start

    def step(states: _States) -> Mapping[int, _States]:
        if len(states) == 1:
            (state,) = states
            return thens[state]
        found: dict[int, list[_States]] = {}
        for state in states:
            for letter, then in thens[state].items():
                found.setdefault(letter, []).append(then)
        return {letter: _NONE.union(*parts) for letter, parts in found.items()}

    def effort(states: _States) -> int:
        return 0 if len(states) == 1 else sum(len(thens[state]) for state in states)

    ends = automaton.accepting
    return built(
        rest, automaton.size, start, step, lambda states: not ends.isdisjoint(states), effort
    )


def _cut(row: Row, cut: _Digits, alone: Sequence[_States]) -> dict[int, _States]:
    """Where the letters lead that have the same digits on the tracks that are left."""
    found: dict[int, _States] = {}
    for letter, then in row.items():
        left = cut[letter]
        found[left] = found[left] | alone[then] if left in found else alone[then]
    return found


def other(automaton: Automaton, every: Automaton) -> Automaton:
    """What `every`, on the same tracks, accepts and the automaton does not."""
    if automaton.tracks != every.tracks:
        msg = f"{automaton.tracks} and {every.tracks} are other tracks"
        raise AssertionError(msg)
    return shared("other", (automaton, every), every.tracks, lambda: _other(automaton, every))


def _other(automaton: Automaton, every: Automaton) -> Automaton:
    many, lost = len(automaton) + 1, len(automaton)  # a state of each is one number, as above
    rows: list[Row] = [*automaton.rows, {}]

    def step(state: int) -> dict[int, int]:
        row = rows[state % many]
        return {
            letter: then * many + row.get(letter, lost)
            for letter, then in every.rows[state // many].items()
        }

    return built(
        every.tracks, every.size, 0, step,
        lambda state: state // many in every.accepting and state % many not in automaton.accepting,
    )  # fmt: skip
