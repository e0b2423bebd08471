"""Sets of numbers that are given by a pattern of their digits.

A pattern is a regular expression: digits, ``.`` for any digit, ``[13]``, brackets, ``|``, ``*``,
``+`` and ``?``, as in ``(.*1)?0(00)*``. A number follows it if its digits do, with some number of
zeros in front. Digits from ten on are letters, a to z.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NoReturn

from chromdocs.decide.algebra import both
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.least import built
from chromdocs.decide.numeration import Numeration
from chromdocs.decide.work import current

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
WORD = 64  # places of a set that are looked at in one step


class PatternError(ValueError):
    """A pattern that can't be read, with the place."""

    def __init__(self, why: str, at: int) -> None:
        super().__init__(why)
        self.at = at


@dataclass
class _Part:
    """A piece of a pattern: which of its digits can be first, which last, may it be empty."""

    first: int = 0  # places of digits, with a bit for each
    last: int = 0  # places of digits
    empty: bool = True  # whether nothing at all fits


@lru_cache(1 << 8)
def follows(pattern: str, numeration: Numeration) -> Automaton:
    """The numbers whose digits follow the pattern, on the track `n` (Glushkov's method).

    >>> from chromdocs.decide.numeration import base
    >>> odd = follows(".*1", base(2))
    >>> [n for n in range(8) if odd.accepts(base(2).word(n))]
    [1, 3, 5, 7]
    """
    reader = _Reader(pattern, numeration.size)
    whole = reader.whole()
    after, fits = reader.after, reader.fits
    zeros, starts = whole.first, 0  # starts are the places where zeros in front can end
    while new := zeros & fits[0] & ~starts:
        starts |= new
        zeros |= _union(after, new)
    done = whole.empty or bool(starts & whole.last)

    def step(state: tuple[bool, int]) -> dict[int, tuple[bool, int]]:
        front, places = state
        ahead = zeros if front else _union(after, places)
        found = {digit: (False, ahead & fits[digit]) for digit in range(numeration.size)}
        return {**found, 0: (True, 0)} if front else found

    def ends(state: tuple[bool, int]) -> bool:
        return done if state[0] else bool(state[1] & whole.last)

    made = built("n", numeration.size, (True, 0), step, ends, lambda state: state[1].bit_count())
    valid = both(numeration.valid, made)
    return replace(valid, cost=valid.cost + made.cost + reader.links)


def _union(parts: Sequence[int], places: int) -> int:
    """What belongs to one of some places; a set of places is a number, with a bit for each."""
    found = 0
    for at in _bits(places):
        found |= parts[at]
    return found


def _bits(places: int) -> Iterator[int]:
    while places:
        low = places & -places
        yield low.bit_length() - 1
        places ^= low


class _Reader:
    def __init__(self, pattern: str, size: int) -> None:
        self.pattern = pattern
        self.size = size
        self.at = 0
        self.fits = [0] * size  # of each digit, at which places it may be
        self.after: list[int] = []  # of each place, which may come next
        self.links = 0  # from place to place, that were looked at

    @property
    def now(self) -> str:
        return self.pattern[self.at : self.at + 1]

    def fail(self, why: str) -> NoReturn:
        raise PatternError(why, self.at)

    def whole(self) -> _Part:
        found = self.choice()
        if self.now:
            self.fail("this bracket was not opened")
        return found

    def choice(self) -> _Part:
        found = self.row()
        while self.now == "|":
            self.at += 1
            more = self.row()
            found = _Part(
                found.first | more.first, found.last | more.last, found.empty or more.empty
            )
        return found

    def row(self) -> _Part:
        found = _Part()
        while self.now and self.now not in "|)":
            found = self.then(found, self.repeated())
        return found

    def then(self, left: _Part, right: _Part) -> _Part:
        self.links += left.last.bit_count() + len(self.after) // WORD
        current().refuse_large("n", self.links)
        for at in _bits(left.last):
            self.after[at] |= right.first
        return _Part(
            left.first | right.first if left.empty else left.first,
            left.last | right.last if right.empty else right.last,
            left.empty and right.empty,
        )

    def repeated(self) -> _Part:
        found = self.one()
        while self.now and self.now in "*+?":
            if self.now != "?":
                self.then(found, found)
            found = _Part(found.first, found.last, found.empty or self.now != "+")
            self.at += 1
        return found

    def one(self) -> _Part:
        if self.now == "(":
            self.at += 1
            found = self.choice()
            if self.now != ")":
                self.fail("')' is missing in the pattern")
            self.at += 1
            return found
        if self.now == ".":
            self.at += 1
            return self.place(range(self.size))
        if self.now == "[":
            self.at += 1
            digits = []
            while self.now and self.now != "]":
                digits.append(self.digit())
            if not self.now or not digits:
                self.fail("']' or a digit is missing in the pattern")
            self.at += 1
            return self.place(digits)
        return self.place([self.digit()])

    def digit(self) -> int:
        value = DIGITS.find(self.now)
        if not 0 <= value < self.size:
            self.fail(f"{self.now!r} is no digit here; the digits are {DIGITS[: self.size]}")
        self.at += 1
        return value

    def place(self, digits: "range | list[int]") -> _Part:
        place = 1 << len(self.after)
        for digit in digits:
            self.fits[digit] |= place
        self.after.append(0)
        return _Part(place, place, False)
