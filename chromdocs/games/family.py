"""What a family of games is: its parameters, who described it, and how to make one of it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from operator import index
from typing import Any

from chromdocs.games.game import Game
from chromdocs.names import nearest
from chromdocs.numbers.digits import from_decimal, to_decimal

Reader = Callable[[Any], Any]


@dataclass(frozen=True)
class Parameter:
    """A parameter of a family: what it means and how its text is read.

    ``read`` raises ValueError with the end of a sentence, such as "must be 2 or more, not 1".
    """

    meaning: str
    read: Reader


@dataclass(frozen=True)
class Family:
    """A family of games: ``make`` takes the parameters that a GAME string gives, by name."""

    name: str
    title: str
    paper: str
    make: Callable[..., Game]
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    examples: tuple[str, ...] = ()
    claims: tuple[str, ...] = ()  # statements about it, besides those behind a closed form

    def read(self, text: str) -> Game:
        """Make the game with the parameters in *text*, such as ``red=1,3,4,stacks=3``."""
        values = {}
        for key, value in self._split(text).items():
            values[key] = checked(self.name, key, self.parameters[key].read, value)
        return self.make(**values)

    def _split(self, text: str) -> dict[str, str]:
        """Split *text* at commas outside brackets: a piece without a name belongs to the last."""
        found: dict[str, str] = {}
        key = ""
        for piece in filter(None, re.split(r",(?![^()]*\))", text)):
            name, equals, value = piece.partition("=")
            if equals:
                key = name.strip()
                if key not in self.parameters:
                    hint = nearest(key, self.parameters)
                    raise ValueError(f"{self.name}: unknown parameter {key!r}{hint}")
                if key in found:
                    raise ValueError(f"{self.name}: parameter {key!r} is given twice")
                found[key] = value.strip()
            elif key:
                found[key] += "," + piece.strip()
            else:
                raise ValueError(f"{self.name}: {piece!r} is no parameter; write name=value")
        return found


def whole(least: int | None = None, most: int | None = None) -> Reader:
    """Return a reader of whole numbers from *least* to *most*.

    >>> whole(1)("0")
    Traceback (most recent call last):
    ValueError: must be a whole number from 1, not 0
    """

    def read(given: Any) -> int:
        try:
            number = from_decimal(given) if isinstance(given, str) else index(given)
        except (TypeError, ValueError):
            number = None
        low = f" from {least}" if least is not None else ""
        high = f" to {most}" if most is not None else ""
        if (
            number is None
            or (least is not None and number < least)
            or (most is not None and number > most)
        ):
            raise ValueError(f"must be a whole number{low}{high}, not {_shown(given)}")
        return number

    return read


def one_of(*words: str) -> Reader:
    """Return a reader of one of several words.

    >>> one_of("may", "must")("might")
    Traceback (most recent call last):
    ValueError: must be may or must, not might
    """

    def read(text: str) -> str:
        if text not in words:
            choices = " or ".join([", ".join(words[:-1]), words[-1]])
            raise ValueError(f"must be {choices}, not {text}")
        return text

    return read


def checked(family: str, key: str, read: Reader, value: Any) -> Any:
    """Return *value* as the reader of a GAME string would, or complain in a whole sentence.

    >>> checked("example", "piles", whole(1), 0)
    Traceback (most recent call last):
    ValueError: example: piles must be a whole number from 1, not 0
    """
    try:
        return read(value)
    except ValueError as error:
        raise ValueError(f"{family}: {key} {error}") from None


def _shown(given: Any) -> str:
    """Write what was given so that it fits into a sentence."""
    text = to_decimal(given) if isinstance(given, int) else str(given)
    if not text:
        return "nothing"
    return text if len(text) <= 40 else f"{text[:20]}… ({len(text):,} characters)"
