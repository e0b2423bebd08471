"""Parameters of games, figures and tables: what each means, how it is read, its default.

People type parameters, on the command line or in a GAME string, and programs give them as values.
A reader takes both, and those who use the parameter get what it returns.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import wraps
from operator import index
from typing import Any, ParamSpec, TypeVar

from chromdocs.names import known
from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.words import counted

P = ParamSpec("P")
T = TypeVar("T")
Reader = Callable[[Any], Any]


class Sentence(ValueError):
    """What is wrong with a value, in a sentence that needs no name of a parameter before it."""


@dataclass(frozen=True)
class Parameter:
    """A parameter: what it means, how it is read, and what it is if it is not given.

    ``read`` raises ValueError with the end of a sentence, such as "must be 2 or more, not 1", or
    a `Sentence`. A ``default`` is read as well, so it is written as people write it; without one,
    whoever takes the value finds it. The meaning may say {default} where it stands.
    """

    meaning: str  # in words; may say {default}
    read: Reader  # takes text or a value
    default: Any = None  # as people write it; None: whoever takes it finds one

    @property
    def words(self) -> str:
        """Return the meaning with the default, as a list of parameters shows it.

        >>> Parameter("the largest heap", whole(1), 64).words
        'the largest heap (64)'
        >>> Parameter("the game, such as {default} (the default)", str, "nim").words
        'the game, such as nim (the default)'
        """
        if self.default is None:
            return self.meaning
        if "{default" in self.meaning:
            return self.meaning.format(default=self.default)
        return f"{self.meaning} ({self.default})"


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


def key_of(items: Mapping[str, Any], what: str) -> Reader:
    """Return a reader of one of the keys of *items*, for which *what* is a word.

    >>> key_of({"light": 1, "dark": 2}, "theme")("drak")
    Traceback (most recent call last):
    chromdocs.parameters.Sentence: unknown theme 'drak'; did you mean 'dark'?
    """

    def read(text: str) -> str:
        known(items, text, what)
        return text

    return in_sentences(read)


def in_sentences(read: Callable[P, T]) -> Callable[P, T]:
    """Return *read* as a reader whose complaints are whole sentences."""

    @wraps(read)
    def told(*given: P.args, **named: P.kwargs) -> T:
        try:
            return read(*given, **named)
        except ValueError as error:
            raise Sentence(str(error)) from None

    return told


def read_as(name: str, read: Reader, given: Any) -> Any:
    """Return what *read* makes of a parameter, or complain in a whole sentence.

    >>> read_as("piles", whole(1), "0")
    Traceback (most recent call last):
    ValueError: piles must be a whole number from 1, not 0
    """
    try:
        return read(given)
    except Sentence:
        raise
    except ValueError as error:
        raise ValueError(f"{name} {error}") from None


def read_all(parameters: Mapping[str, Parameter], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for each of *parameters*: what is given, or the default, read.

    One that is neither given nor has a default is None.

    >>> read_all({"to": Parameter("the largest heap", whole(1), 64)}, {})
    {'to': 64}
    """
    for name in given:
        known(parameters, name, "parameter")
    values = {name: parameter.default for name, parameter in parameters.items()}
    values |= {name: value for name, value in given.items() if value is not None}
    return {
        name: None if value is None else read_as(name, parameters[name].read, value)
        for name, value in values.items()
    }


def checked(family: str, key: str, read: Reader, value: Any) -> Any:
    """Return *value* as the reader of a GAME string would, or complain in a whole sentence.

    >>> checked("example", "piles", whole(1), 0)
    Traceback (most recent call last):
    ValueError: example: piles must be a whole number from 1, not 0
    """
    return read_as(f"{family}: {key}", read, value)


def _shown(given: Any) -> str:
    """Write what was given so that it fits into a sentence."""
    text = to_decimal(given) if isinstance(given, int) else str(given)
    if not text:
        return "nothing"
    return counted(text, "characters", 20)
