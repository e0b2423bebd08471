"""What a formula is made of: terms, statements, definitions."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property


class FormulaError(ValueError):
    """A text that is no formula, with the place where that shows."""

    def __init__(self, why: str, text: str, at: int) -> None:
        line, column = text.count("\n", 0, at) + 1, at - (text.rfind("\n", 0, at) + 1) + 1
        place = f"character {column}" + (f" of line {line}" if "\n" in text.strip() else "")
        near = text[at : at + 20].split("\n")[0].rstrip()
        where = f"{place}, {near!r}" if near else place if text[at:].strip() else "the end"
        super().__init__(f"at {where}: {why}")
        self.at = at


@dataclass(frozen=True)
class Variable:
    """A number that has a name."""

    name: str  # as written
    at: int  # its place in the text


@dataclass(frozen=True)
class Number:
    """A number that is written out."""

    value: int  # 0, 1, 2, ...
    at: int  # its place in the text


@dataclass(frozen=True)
class Arithmetic:
    """A sum, difference, multiple, quotient or remainder."""

    sign: str  # one of + - * // %
    left: "Term"  # what stands before the sign
    right: "Term"  # what stands after it
    at: int  # the place of the sign


@dataclass(frozen=True)
class Floor:
    """The whole part of a multiple by a real number."""

    real: str  # such as phi or (1 + sqrt(13))/2
    of: "Term"  # what is multiplied
    at: int  # its place in the text


@dataclass(frozen=True)
class Call:
    """A name with arguments: a statement, or the number that goes with the arguments."""

    name: str  # of something that is known or defined by let
    of: tuple["Term", ...]  # the arguments
    at: int  # its place in the text


Term = Variable | Number | Arithmetic | Floor | Call


@dataclass(frozen=True)
class Compare:
    """Two terms compared."""

    sign: str  # one of = != < <= > >=
    left: Term  # what stands before the sign
    right: Term  # what stands after it


@dataclass(frozen=True)
class Digits:
    """A term whose digits follow a pattern."""

    of: Term  # the number
    pattern: str  # a regular expression over digits, the most significant first
    at: int  # the place of the pattern


@dataclass(frozen=True)
class Truth:
    """What is always so, or never."""

    value: bool  # which of them


@dataclass(frozen=True)
class Not:
    """What is not so."""

    of: "Formula"  # what it denies


@dataclass(frozen=True)
class Joined:
    """Two statements put together."""

    by: str  # one of and or implies iff
    left: "Formula"  # what stands before the word
    right: "Formula"  # what stands after it


@dataclass(frozen=True)
class Quantified:
    """What is so for all numbers, or for some."""

    by: str  # forall or exists
    names: tuple[str, ...]  # the variables
    of: "Formula"  # what is said of them


Formula = Compare | Digits | Truth | Not | Joined | Quantified | Call


@dataclass(frozen=True)
class Let:
    """A statement that was given a name."""

    name: str  # the name
    names: tuple[str, ...]  # the variables it is about
    of: Formula  # what it says
    at: int  # the place of the name


@dataclass(frozen=True)
class Text:
    """A whole text: how numbers are written, definitions, a statement."""

    text: str  # as it was written
    numeration: str | None  # "base 3" from ``in base 3:``, else None
    lets: tuple[Let, ...]  # what is defined, in order
    of: Formula  # the statement

    @cached_property
    def parts(self) -> list[object]:
        """All that the text is made of, itself included, from left to right."""
        found: list[object] = []
        left: list[object] = [self]
        while left:
            found.append(left.pop())
            left += reversed([*inside(found[-1])])
        return found


def inside(part: object) -> Iterable[object]:
    """What a part of a text is made of, from left to right.

    >>> list(inside(Not(Truth(True))))
    [Truth(value=True)]
    """
    if isinstance(part, tuple):
        return part
    names = getattr(type(part), "__dataclass_fields__", ())
    return [getattr(part, name) for name in names]
