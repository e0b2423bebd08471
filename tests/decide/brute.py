"""A second road to the meaning of formulas: whole numbers of Python, tried one after the other.

Nothing is shared with the automata but the reader and the digits of a number, which test_numeration
compares with their weights. A term has the list of its values: none if it
is no number, such as 2 - 3; that of a defined name is every number of which it is so.
"""

import re
from collections.abc import Mapping
from itertools import product

from chromdocs.decide.known import numeration_for
from chromdocs.decide.pattern import DIGITS
from chromdocs.decide.reader import read
from chromdocs.decide.solved import SAYS, expanded
from chromdocs.decide.syntax import (
    Arithmetic,
    Call,
    Compare,
    Digits,
    Floor,
    Formula,
    Joined,
    Not,
    Number,
    Quantified,
    Term,
    Truth,
    Variable,
)
from chromdocs.numbers.base import is_dopey, is_vile
from chromdocs.numbers.binary import is_evil, is_odious
from chromdocs.numbers.real import real

SIGNS = {
    "=": int.__eq__, "!=": int.__ne__, "<": int.__lt__,
    "<=": int.__le__, ">": int.__gt__, ">=": int.__ge__,
}  # fmt: skip


class TooLong(Exception):
    """More work than a test is worth."""


class Brute:
    """A text, with numbers up to *inner* for its quantifiers; *patience* limits the work."""

    def __init__(self, text: str, inner: int, patience: int = 10**6) -> None:
        self.text = read(text)
        self.inner = inner
        self.left = patience
        self.lets = {let.name: (let.names, let.of) for let in self.text.lets}
        self.numeration = numeration_for(self.text)
        self.base = self.numeration.size  # of a base; no other knows names of sets
        self.known: dict[tuple[str, tuple[int, ...]], bool] = {}
        self.all_values: dict[tuple[str, tuple[int, ...]], list[int]] = {}

    def firsts(self, most: int) -> list[dict[str, int] | None]:
        """The least numbers up to *most* that decide each of the parts that are joined by `and`.

        Which of these parts is false can't be told with quantifiers that end somewhere.
        """
        return [self.first(part, most) for part in self.parts(self.text.of)]

    def parts(self, of: Formula) -> list[Formula]:
        """The parts that are joined by `and`."""
        if isinstance(of, Call) and of.name in SAYS:
            return self.parts(self.meaning(of))
        if isinstance(of, Joined) and of.by == "and":
            return [*self.parts(of.left), *self.parts(of.right)]
        return [of]

    def first(self, of: Formula, most: int) -> dict[str, int] | None:
        """The least numbers that make `exists` true, or `forall` false; None up to *most*."""
        names, body, wanted = self.asked(of)
        tuples = product(range(most + 1), repeat=len(names))
        for numbers in sorted(tuples, key=lambda it: (max(it, default=0), it)):
            if self.holds(body, dict(zip(names, numbers, strict=True))) == wanted:
                return dict(zip(names, numbers, strict=True))
        return None

    def asked(self, of: Formula) -> tuple[list[str], Formula, bool]:
        """Which numbers are asked for, of what, and whether it is to be so."""
        if isinstance(of, Not):
            return self.asked(of.of)
        names: list[str] = []
        by = of.by if isinstance(of, Quantified) else ""
        while isinstance(of, Quantified) and of.by == by:
            names += [name for name in of.names if name not in names]
            of = of.of
        return names, of, by == "exists"

    def meaning(self, call: Call) -> Formula:
        """What `solves`, `misere` or `values` says."""
        found = expanded(call, self.lets, self.text.text)
        assert found is not None
        return found

    def holds(self, of: Formula, at: Mapping[str, int]) -> bool:
        """Tell whether a statement is so, for these values of its variables."""
        self.left -= 1
        if self.left < 0:
            raise TooLong
        match of:
            case Truth(value):
                return value
            case Not(inside):
                return not self.holds(inside, at)
            case Joined("and", left, right):
                return self.holds(left, at) and self.holds(right, at)
            case Joined("or", left, right):
                return self.holds(left, at) or self.holds(right, at)
            case Joined("implies", left, right):
                return not self.holds(left, at) or self.holds(right, at)
            case Joined("iff", left, right):
                return self.holds(left, at) == self.holds(right, at)
            case Quantified(by, names, inside):
                every = product(range(self.inner + 1), repeat=len(names))
                tried = (
                    self.holds(inside, {**at, **dict(zip(names, numbers, strict=True))})
                    for numbers in every
                )
                return any(tried) if by == "exists" else all(tried)
            case Compare(sign, left, right):
                pairs = product(self.values(left, at), self.values(right, at))
                return any(SIGNS[sign](x, y) for x, y in pairs)
            case Digits(term, pattern):
                return any(self.follows(n, pattern) for n in self.values(term, at))
            case Call(name, terms):
                if name in SAYS:
                    return self.holds(self.meaning(of), {})
                given = product(*(self.values(term, at) for term in terms))
                return any(self.said(name, numbers) for numbers in given)
        raise AssertionError(of)

    def values(self, term: Term, at: Mapping[str, int]) -> list[int]:
        """The numbers that a term can be."""
        match term:
            case Number(value):
                return [value]
            case Variable(name):
                return [at[name]]
            case Arithmetic(sign, left, right):
                pairs = product(self.values(left, at), self.values(right, at))
                return [n for x, y in pairs if (n := _result(sign, x, y)) >= 0]
            case Floor(written, of):
                alpha = real(re.sub(r"φ|\bphi\b", "((1+sqrt(5))/2)", written))
                return [alpha.floor_times(n) for n in self.values(of, at)]
            case Call(name, terms):
                every = product(*(self.values(inside, at) for inside in terms))
                return [v for numbers in every for v in self.meant(name, numbers)]
        raise AssertionError(term)

    def meant(self, name: str, numbers: tuple[int, ...]) -> list[int]:
        """The values v for which name(numbers, v) is so."""
        if (name, numbers) not in self.all_values:
            self.all_values[name, numbers] = [
                v for v in range(self.inner + 1) if self.said(name, (*numbers, v))
            ]
        return self.all_values[name, numbers]

    def said(self, name: str, numbers: tuple[int, ...]) -> bool:
        """Tell whether what has this name is so of these numbers."""
        if name in self.lets:
            if (name, numbers) not in self.known:
                names, of = self.lets[name]
                found = self.holds(of, dict(zip(names, numbers, strict=True)))
                self.known[name, numbers] = found
            return self.known[name, numbers]
        (n,) = numbers
        match name:
            case "evil":
                return is_evil(n)
            case "odious":
                return is_odious(n)
            case "vile":
                return is_vile(n, self.base)
            case "dopey":
                return is_dopey(n, self.base)
            case "power":
                return n in [self.base**i for i in range(n.bit_length())]
        raise AssertionError(name)

    def written(self, n: int) -> str:
        """The digits of n, none for 0."""
        return "".join(DIGITS[digit] for digit in self.numeration.word(n))

    def follows(self, n: int, pattern: str) -> bool:
        """Tell whether the digits follow a pattern, with zeros in front as it likes."""
        zeros = range(len(pattern) + 1)
        return any(re.fullmatch(pattern, "0" * i + self.written(n)) for i in zeros)


def _result(sign: str, x: int, y: int) -> int:
    match sign:
        case "+":
            return x + y
        case "-":
            return x - y
        case "*":
            return x * y
        case "//":
            return x // y
    return x % y


def is_first(text: str, example: dict[str, int]) -> bool:
    """Tell whether brute force finds this first; what it can't find in a moment, it doesn't deny.

    Quantifiers inside end at a small number, and at larger ones if that was too small.
    """
    largest = max(example.values())
    around = max(largest, 1)
    try:
        return any(
            example in Brute(text, reach * around + 6, 100_000).firsts(largest)
            for reach in (2, 5, 12, 30)
        )
    except TooLong:
        return True
