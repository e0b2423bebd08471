"""Sets of levels: which tokens of a stack have the marked colour, by name, list or modulus."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from operator import index
from typing import Any

from chromdocs.numbers.base import count_vile, nth_dopey, nth_vile
from chromdocs.numbers.beatty import Beatty
from chromdocs.numbers.binary import (
    count_evil,
    is_dopey,
    is_evil,
    is_odious,
    is_vile,
    nth_evil,
    nth_odious,
)
from chromdocs.numbers.certified import Number, Real
from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.numbers.real import Rounded, real
from chromdocs.words import shortened


@dataclass(frozen=True)
class Ranks:
    """How many of the levels 1, ..., n are marked; the i-th marked level, and the i-th other.

    The first of each kind has i = 1. Where a kind has no i-th level, the answer is None.
    """

    count: Callable[[int], int]  # of the marked levels up to n
    nth: Callable[[int], int | None]  # the i-th marked level
    nth_other: Callable[[int], int | None]  # the i-th of the others

    def swapped(self) -> "Ranks":
        """Return the ranks with the other levels marked.

        >>> NAMED["evil"].ranks.swapped().nth(4)
        7
        """
        return Ranks(lambda n: n - self.count(n), self.nth_other, self.nth)


@dataclass(frozen=True)
class Levels:
    """A set S of levels: its name in a GAME string, the same in words, and the test.

    ``ranks`` number its levels, where that takes no counting. A finite set has its levels
    ``listed``, and the floors of the multiples of a number have it as ``modulus``.
    """

    name: str  # in a GAME string
    words: str  # the same, for a sentence
    contains: Callable[[int], bool]  # tells whether a level is marked
    ranks: Ranks | None = None  # its levels by number
    listed: tuple[int, ...] = ()  # all levels of a finite set
    modulus: Real | None = None  # of the floors of multiples


_ALL = Ranks(lambda n: n, lambda i: i, lambda i: None)
_EVIL = Ranks(count_evil, nth_evil, lambda i: nth_odious(i - 1))
_VILE = Ranks(lambda n: count_vile(n, 2), lambda i: nth_vile(i, 2), lambda i: nth_dopey(i, 2))

NAMED = {
    "all": Levels("all", "every level", lambda n: True, _ALL),
    "none": Levels("none", "no level", lambda n: False, _ALL.swapped()),
    "evil": Levels("evil", "the evil levels", is_evil, _EVIL),
    "odious": Levels("odious", "the odious levels", is_odious, _EVIL.swapped()),
    "vile": Levels("vile", "the vile levels", is_vile, _VILE),
    "dopey": Levels("dopey", "the dopey levels", is_dopey, _VILE.swapped()),
}

SomeLevels = Levels | Callable[[int], bool] | Iterable[int] | str


def levels(given: SomeLevels) -> Levels:
    """Return the set of levels for a predicate, a collection, or the name of a sequence.

    >>> [n for n in range(1, 10) if levels("evil").contains(n)]
    [3, 5, 6, 9]
    >>> levels({1, 3, 4}).name
    '1,3,4'
    >>> [n for n in range(1, 10) if levels("xoo").contains(n)]  # a word that repeats
    [1, 4, 7]
    """
    if isinstance(given, Levels):
        return given
    if isinstance(given, str):
        if given in NAMED:
            return NAMED[given]
        return _repeating(given) if given and not given.strip("xo") else _listed(_read(given))
    if callable(given):
        name = getattr(given, "__name__", "").replace("<lambda>", "") or "a function"
        return Levels(name, f"the levels that {name} picks", given)
    if not isinstance(given, Iterable):
        raise ValueError(f"must be levels such as [1, 3, 4], not {shortened(repr(given))}")
    return _listed(given)


def beatty_levels(beta: Number | float | str) -> Levels:
    """Return the levels that are floors of *beta* times 1, 2, 3, ...

    >>> [n for n in range(1, 12) if beatty_levels("(3+sqrt(5))/2").contains(n)]
    [2, 5, 7, 10]
    >>> beatty_levels("pi").ranks.nth_other(10**20)
    146694220692425985998
    """
    try:
        modulus = real(beta)
    except Rounded as error:
        raise ValueError(f"must be exact: {error}") from None
    except ValueError:
        raise ValueError(
            f"must be a number such as 3, 7/3, (3+sqrt(5))/2 or pi, not {beta!r}"
        ) from None
    # spaces around + would make a sum of games of it
    name = "".join(str(modulus if isinstance(beta, float) else beta).split())
    try:
        above, _ = modulus > 1, modulus >= 2  # strategies ask for both
    except ValueError:
        raise ValueError(f"must differ from 1 and 2 by more than can be told of {name}") from None
    if not above:
        raise ValueError(f"must be greater than 1, not {name}")
    floors = Beatty(modulus)
    return Levels(
        name,
        f"the levels ⌊β·n⌋ with β = {name}",
        floors.__contains__,
        Ranks(floors.count, floors.nth, floors.complement_nth),
        modulus=modulus,
    )


def _listed(chosen: Iterable[int]) -> Levels:
    found = tuple(sorted(set(map(_level, chosen))))
    if not found:
        return NAMED["none"]
    if found[0] < 1:
        raise ValueError(f"counts levels from 1, so {to_decimal(found[0])} is none")
    gaps = [level - i for i, level in enumerate(found, 1)]  # other levels below each
    ranks = Ranks(
        lambda n: bisect_right(found, n),
        lambda i: found[i - 1] if i <= len(found) else None,
        lambda i: i + bisect_left(gaps, i),
    )
    text = ",".join(map(to_decimal, found))
    return Levels(text, f"the levels {text}", frozenset(found).__contains__, ranks, found)


def _repeating(word: str) -> Levels:
    words = f"the levels where the repeated word {word} has an x"
    return Levels(word, words, lambda n: word[(n - 1) % len(word)] == "x")


def _level(given: Any) -> int:
    try:
        return index(given)
    except TypeError:
        raise ValueError(f"must be whole numbers, not {shortened(repr(given))}") from None


def _read(text: str) -> list[int]:
    try:
        return [from_decimal(level.strip()) for level in text.split(",")]
    except ValueError:
        raise ValueError(
            f"must be a list of levels such as 1,3,4 or one of {', '.join(NAMED)}, "
            f"or a word of x and o such as xoo, not {text!r}"
        ) from None
