"""Sets of numbers that are given by a pattern of their digits.

A pattern is a regular expression: digits, ``.`` for any digit, ``[13]``, brackets, ``|``, ``*``,
``+`` and ``?``, as in ``(.*1)?0(00)*``. A number follows it if its digits do, with some number of
zeros in front. Digits from ten on are letters, a to z.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NoReturn

from chromdocs.decide.algebra import both
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.least import built
from chromdocs.decide.numeration import Numeration

DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class PatternError(ValueError):
    """A pattern that can't be read, with the place."""

    def __init__(self, why: str, at: int) -> None:
        super().__init__(why)
        self.at = at


@dataclass
class _Part:
    """A piece of a pattern: which of its digits can be first, which last, may it be empty."""

    first: set[int] = field(default_factory=set)  # places of digits
    last: set[int] = field(default_factory=set)  # places of digits
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
    after, digits = reader.after, reader.digits
    zeros = set(whole.first)
    starts: set[int] = set()  # the places where zeros in front can end
    while found := {at for at in zeros if 0 in digits[at]} - starts:
        starts |= found
        zeros |= {then for at in found for then in after[at]}
    done = whole.empty or bool(starts & whole.last)

    def step(state: tuple[bool, frozenset[int]]) -> dict[int, tuple[bool, frozenset[int]]]:
        front, places = state
        ahead = zeros if front else {then for at in places for then in after[at]}
        return {
            digit: (True, frozenset())
            if front and digit == 0
            else (False, frozenset(at for at in ahead if digit in digits[at]))
            for digit in range(numeration.size)
        }

    def ends(state: tuple[bool, frozenset[int]]) -> bool:
        return done if state[0] else bool(state[1] & whole.last)

    nothing: frozenset[int] = frozenset()
    return both(numeration.valid, built("n", numeration.size, (True, nothing), step, ends))


class _Reader:
    def __init__(self, pattern: str, size: int) -> None:
        self.pattern = pattern
        self.size = size
        self.at = 0
        self.digits: list[frozenset[int]] = []  # of each place, which digits fit
        self.after: list[set[int]] = []  # of each place, which may come next

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
        for at in left.last:
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
        at = len(self.digits)
        self.digits.append(frozenset(digits))
        self.after.append(set())
        return _Part({at}, {at}, False)
