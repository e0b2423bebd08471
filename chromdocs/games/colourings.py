"""Colourings of a pile with any number of colours, and the levels that differ in pairs.

A colouring is a word of colours that the levels run through again and again, from below, or a
function from a level to its colour. Colours are numbers from 1.
"""

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from operator import index

from chromdocs.games.partners import TALLEST, Partner
from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.words import shortened

TURN = "turn"

SomeColouring = str | Sequence[int] | Callable[[int], int]


@dataclass(frozen=True)
class Colouring:
    """Which colour each level has; an empty pile, level 0, has one too, if it has any."""

    name: str  # in a GAME string
    words: str  # after "from below, the tokens of a pile have"
    of: Callable[[int], int]  # the colour of a level
    word: tuple[int, ...] = ()  # the colours of the first levels, if they repeat
    in_turn: bool = False  # 1, 2, ..., 1, 2, ...: neighbours differ


def colouring(given: SomeColouring, colours: int) -> Colouring:
    """Return a colouring: the *colours* in ``turn``, a word such as 1,2,2,3, or a function.

    >>> [colouring("1,2,2,3", 3).of(level) for level in range(10)]
    [3, 1, 2, 2, 3, 1, 2, 2, 3, 1]
    >>> colouring("1,2,3", 3).name
    'turn'
    """
    if callable(given):
        name = getattr(given, "__name__", "").replace("<lambda>", "") or "a function"
        words = f"the colours that {name} gives them"
        return Colouring(name, words, lambda level: _colour(given(level), colours))
    turn = tuple(range(1, colours + 1))
    word = turn if given == TURN else tuple(_colour(each, colours) for each in _word(given))
    if word == turn:
        words = f"the colours 1 to {colours} in turn"
        return Colouring(TURN, words, lambda level: (level - 1) % colours + 1, word, True)
    text = ",".join(map(str, word))
    words = f"the colours {text.replace(',', ', ')}, again and again"
    return Colouring(text, words, lambda level: word[(level - 1) % len(word)], word)


def read_colouring(given: SomeColouring) -> SomeColouring:
    """Read a word of colours, as numbers; ``turn`` and functions stay as they are.

    >>> read_colouring("1, 2,2")
    (1, 2, 2)
    """
    return given if given == TURN or callable(given) else _word(given)


def _word(given: str | Sequence[int]) -> tuple[int, ...]:
    try:
        if not given:
            raise ValueError("no colour")
        if isinstance(given, str):
            return tuple(from_decimal(colour.strip()) for colour in given.split(","))
        return tuple(map(index, given))
    except (TypeError, ValueError):
        shown = shortened(str(given)) or "nothing"
        raise ValueError(f"must be {TURN}, or colours such as 1,2,2,3, not {shown}") from None


def _colour(given: int, colours: int) -> int:
    if not 1 <= given <= colours:
        raise ValueError(f"must have colours from 1 to {colours}, not {to_decimal(given)}")
    return given


class Differing:
    """The pairs of levels of different colours: a level pairs with the one that waited longest.

    Levels that wait are all of one colour, as one of another colour would have paired. So a level
    of that colour waits too, and any other one pairs. These are the P-positions of nim on two
    piles that must differ: in every row the first place that no earlier one reaches is the only
    one.

    >>> Differing(colouring("1,1,1,2,3", 3), first=1).up_to(10)
    {4: 1, 1: 4, 5: 2, 2: 5, 9: 3, 3: 9, 10: 6, 6: 10}
    """

    def __init__(self, painted: Colouring, first: int) -> None:
        self.painted, self.first = painted, first
        self.waiting: deque[int] = deque()
        self._next = first
        self._partner: dict[int, int] = {}

    def up_to(self, to: int) -> dict[int, int]:
        """Return the partner of every level that has one among the first to *to*, or more."""
        if to > TALLEST:
            raise ValueError(
                f"colouring: a walk up a pile goes up {TALLEST:,} levels, not {to_decimal(to)}"
            )
        colour = self.painted.of
        while self._next <= to:
            level, self._next = self._next, self._next + 1
            if self.waiting and colour(level) != colour(self.waiting[0]):
                partner = self.waiting.popleft()
                self._partner[level], self._partner[partner] = partner, level
            else:
                self.waiting.append(level)
        return self._partner

    def partner(self, to: int) -> Partner:
        """Return the partners, right as far as up to *to*; of a word that repeats, all of them.

        >>> Differing(colouring("1,1,1,2,3", 3), first=1).partner(0)(10**20 + 1)
        150000000000000000004
        """
        return self._of_word if self.painted.word else self.up_to(to).get

    @cached_property
    def _of_word(self) -> Partner:
        """Walk until it is known how the pairs go on.

        If more than half of a word has one colour, these levels come to wait in ever longer
        rows: then the others pair with them in order. If not, few wait, and the walk repeats.
        """
        word = self.painted.word
        most = max(word, key=word.count)
        grows = 2 * word.count(most) > len(word)
        seen: dict[tuple[int, ...], int] = {}
        for start in count(self.first, len(word)):
            self.up_to(start - 1)
            waits = tuple(start - level for level in self.waiting)
            if not grows and waits in seen:
                return self._repeating(seen[waits], start)
            seen[waits] = start
            if grows and len(waits) > len(word) and self.painted.of(self.waiting[0]) == most:
                return self._growing(start, most)
        raise AssertionError("a walk has no end")

    def _repeating(self, start: int, end: int) -> Partner:
        """Return the pairs if from *end* on all is as from *start* on."""

        def partner(n: int) -> int | None:
            at = n if n < end else start + (n - start) % (end - start)
            while at not in self._partner:
                self.up_to(self._next)
            return self._partner[at] + n - at

        return partner

    def _growing(self, start: int, most: int) -> Partner:
        """Return the pairs if from *start* on levels of colour *most* wait and others pair."""
        length = len(self.painted.word)
        known, waiting = dict(self._partner), list(self.waiting)
        places: dict[bool, list[int]] = {True: [], False: []}
        for place in range(length):
            places[self.painted.of(start + place) == most].append(place)

        def nth(waits: bool, i: int) -> int | None:
            if not (chosen := places[waits]):
                return None
            blocks, rest = divmod(i, len(chosen))
            return start + blocks * length + chosen[rest]

        def partner(n: int) -> int | None:
            if n < start:
                return known[n] if n in known else nth(False, waiting.index(n))
            blocks, place = divmod(n - start, length)
            waits = place in places[True]
            i = blocks * len(places[waits]) + places[waits].index(place)
            if waits:
                return nth(False, len(waiting) + i)
            return waiting[i] if i < len(waiting) else nth(True, i - len(waiting))

        return partner
