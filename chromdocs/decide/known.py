"""Names that every formula may use, and the numeration in which a formula is decided."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar, TypeVar

from chromdocs.decide.automaton import Automaton
from chromdocs.decide.numeration import Numeration, base
from chromdocs.decide.ostrowski import Ostrowski, ostrowski
from chromdocs.decide.pattern import DIGITS, follows
from chromdocs.decide.syntax import Call, Floor, FormulaError, Text
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real

LARGEST = len(DIGITS)  # digits of a numeration; more have no sign of their own in a pattern
PHI = "((1+sqrt(5))/2)"
Part = TypeVar("Part")


@dataclass(frozen=True)
class Known:
    """A set of numbers that has a name in every formula."""

    meaning: str  # in words
    pattern: Callable[[int], str]  # its digits, in a numeration with so many digits
    base: int | None = None  # the only base in which it is known; None: in every base

    names: ClassVar[tuple[str, ...]] = ("n",)  # the number that it is about

    def automaton(self, numeration: Numeration) -> Automaton:
        """The set in a numeration."""
        return follows(self.pattern(numeration.size), numeration)


def _other_than_0(size: int) -> str:
    return f"[{DIGITS[1:size]}]"


KNOWN = {
    "evil": Known("an even number of ones in binary", lambda _: "(0*10*1)*0*", 2),
    "odious": Known("an odd number of ones in binary", lambda _: "0*1(0*10*1)*0*", 2),
    "vile": Known(
        "an even number of zeros at the end", lambda size: f".*{_other_than_0(size)}(00)*"
    ),
    "dopey": Known(
        "an odd number of zeros at the end (0 has one)",
        lambda size: f"(.*{_other_than_0(size)})?0(00)*",
    ),
    "power": Known("a power of the base", lambda _: "10*"),
}


def numeration_for(text: Text) -> Numeration:
    """How numbers are written: as the text says, or as the names in it ask for.

    >>> from chromdocs.decide.reader import read
    >>> numeration_for(read("forall n: floor(sqrt(2) * n) >= n"))
    ostrowski(2)
    """
    reals = quadratics(text)
    if text.numeration is not None:
        found = _named(text)
    elif reals:
        found = _of_period(text, *_shortest(text, reals))
    else:
        found = base(next((k for call in _all(text, Call) if (k := _base(call))), 2))
    for call in _all(text, Call):
        known = KNOWN.get(call.name)
        if known and (isinstance(found, Ostrowski) or _base(call) not in (None, found.size)):
            own = f"base {_base(call)}" if _base(call) else "every base"
            raise FormulaError(f"{call.name} is known in {own}, not in {found}", text.text, call.at)
    for term in _all(text, Floor):
        alpha = reals[term.real]
        if not (isinstance(found, Ostrowski) and _same_field(alpha, found.alpha)):
            why = f"⌊n · {term.real}⌋ has no automaton in {found}"
            raise FormulaError(why, text.text, term.at)
    return found


def _shortest(text: Text, reals: dict[str, Quadratic]) -> tuple[tuple[int, ...], int]:
    """The period of the first real number, begun where it has the fewest digits; its place."""
    (term, *_), (alpha, *_) = _all(text, Floor), reals.values()
    try:
        period = ContinuedFraction.of(alpha).period
    except ValueError as error:
        raise FormulaError(str(error), text.text, term.at) from None
    begun = (period[i:] + period[:i] for i in range(min(len(period), LARGEST)))
    return min(begun, key=_digits), term.at


def _digits(period: Sequence[int]) -> int:
    """How many digits the numeration of Ostrowski with this period has: the blocks of a period."""
    less, full = 1, 0
    for quotient in reversed(period):
        less, full = quotient * less + full, less
    return less + full


def _of_period(text: Text, period: Sequence[int], at: int) -> Ostrowski:
    if (digits := _digits(period)) > LARGEST:
        many = f"{digits:,}" if digits < 10**9 else "more than a thousand million"
        why = f"numbers would be written with {many} digits here; at most {LARGEST} are possible"
        raise FormulaError(why, text.text, at)
    return ostrowski(*period)


def _base(call: Call) -> int | None:
    return KNOWN[call.name].base if call.name in KNOWN else None


def _named(text: Text) -> Numeration:
    name = text.numeration or ""
    at = text.text.index(name, text.text.index("in") + 2)
    if name == "zeckendorf":
        return ostrowski(1)
    if (match := re.fullmatch(r"base\s*([0-9]+)", name)) and 2 <= int(match[1]) <= LARGEST:
        return base(int(match[1]))
    if match := re.fullmatch(r"ostrowski\s*\(\s*([0-9]+(?:\s*,\s*[0-9]+)*)\s*\)", name):
        period = [int(quotient) for quotient in match[1].split(",")]
        if min(period) >= 1:
            return _of_period(text, period, at)
    why = f"write in base 2: to in base {LARGEST}:, in zeckendorf: or in ostrowski(1, 2):"
    raise FormulaError(why, text.text, at)


def quadratics(text: Text) -> dict[str, Quadratic]:
    """The real numbers of a text, as they are written."""
    found: dict[str, Quadratic] = {}
    for term in _all(text, Floor):
        try:
            value = real(re.sub(r"φ|\bphi\b", PHI, term.real))
        except ValueError:
            value = Quadratic(Fraction(0))
        if not isinstance(value, Quadratic) or value.is_rational or not value > 0:
            why = (
                f"{term.real} is no irrational number above 0 with one square root; "
                "floor takes one such as phi, sqrt(2) or (3 + sqrt(13))/2, then *, then a term"
            )
            raise FormulaError(why, text.text, term.at)
        if found and not _same_field(value, next(iter(found.values()))):
            why = f"{term.real} and {next(iter(found))} have other square roots; one has to do"
            raise FormulaError(why, text.text, term.at)
        found[term.real] = value
    return found


def _same_field(x: Quadratic, y: Quadratic) -> bool:
    return Quadratic(Fraction(0), Fraction(1), x.d * y.d).is_rational


def _all(text: Text, kind: type[Part]) -> Iterator[Part]:
    """All parts of a text that are of one kind, from left to right."""
    return (part for part in text.parts if isinstance(part, kind))
