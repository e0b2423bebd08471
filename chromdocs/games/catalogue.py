"""The catalogue: every game by its GAME string, such as ``chromatic:red=evil``.

A family of games is a `Family` that a module of this package defines; nothing lists them.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from functools import lru_cache

from chromdocs.collect import Catalogue, modules
from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position
from chromdocs.games.star import limit_game, power
from chromdocs.games.sums import add
from chromdocs.names import known
from chromdocs.numbers.digits import from_decimal
from chromdocs.words import shortened


def _families() -> Iterator[tuple[str, Family]]:
    package, _, own = __name__.rpartition(".")
    for module in modules(sys.modules[package], besides=(own,)):
        found = (value for value in vars(module).values() if isinstance(value, Family))
        yield from ((family.name, family) for family in found)


FAMILIES: Mapping[str, Family] = Catalogue("games", _families)

COMPOSED = (
    "GAME + GAME, with spaces around the plus, is the sum of two games, or more.\n"
    "star(GAME) is the game whose moves are the P-positions of an invariant subtraction game,\n"
    "or of another game whose P-positions are known, such as star(mouse).\n"
    "limit(GAME) is the limit of star(star(GAME)), star(star(star(star(GAME)))), and so on."
)


@lru_cache(maxsize=1024)
def game(text: str) -> Game:
    """Return the game that a GAME string names: the same object each time, as solvers remember it.

    >>> game("chromatic:red=evil").heaps
    2
    >>> game("chromatic:red=1,3,4,stacks=3").name
    'chromatic:red=1,3,4,stacks=3'
    >>> game("chromatic:red=all,stacks=1 + chromatic:red=evil").heaps
    3
    >>> game("star(star(wythoff:k=2))").title
    '(2-Wythoff nim)⋆⋆'
    >>> game("limit(star(mouse))").title
    'the ⋆⋆-limit of (the Mouse game)⋆'
    """
    parts = _summands(text)
    if len(parts) > 1:
        return add(*map(game, parts))
    word, times, inner = _around(text.strip())
    if times:
        return power(game(inner), times) if word == "star" else limit_game(game(inner))
    name, _, rest = inner.partition(":")
    if "+" in name:
        raise ValueError(f"a sum has spaces around the plus; write {name.replace('+', ' + ')!r}")
    return known(FAMILIES, name, "game").read(rest)


def position(text: str) -> Position:
    """Read a position such as ``38,185``.

    >>> position("38, 185")
    (38, 185)
    >>> position("()")  # of a game without heaps
    ()
    """
    if text.split() == ["()"]:
        return ()
    try:
        return tuple(from_decimal(heap.strip()) for heap in text.strip("() ").split(","))
    except ValueError:
        raise ValueError(
            f"cannot read {shortened(text)!r} as a position; write heap sizes as 38,185"
        ) from None


def _summands(text: str) -> list[str]:
    """Split a sum at each plus that stands between spaces and outside brackets."""
    parts, start, depth = [], 0, 0
    for found in re.finditer(r"[()]|\s\+\s", text):
        if found[0] in "()":
            depth += 1 if found[0] == "(" else -1
        elif depth == 0:
            parts.append(text[start : found.start()])
            start = found.end()
    return [*parts, text[start:]]


def _around(text: str) -> tuple[str, int, str]:
    """Return the word around the whole of a game, how often star is repeated, and what is inside.

    Stars may be nested far deeper than calls.
    """
    opened: list[int] = []
    closed_at: dict[int, int] = {}
    for bracket in re.finditer(r"[()]", text):
        if bracket[0] == "(":
            opened.append(bracket.start())
        elif opened:
            closed_at[opened.pop()] = bracket.start()
    word, times, start, end = "", 0, 0, len(text)
    while found := re.compile(rf"\s*({word or 'star|limit'})\(").match(text, start):
        closing = closed_at.get(found.end() - 1, len(text))
        if text[closing + 1 : end].strip() or closing == len(text):
            break
        word, times, start, end = found[1], times + 1, found.end(), closing
        if word == "limit":
            break
    if not times and (wrong := re.match(r"(star|limit)\b", text)):
        raise ValueError(
            f"cannot read {shortened(text)!r} as a game; "
            f"write {wrong[1]}(GAME), as {wrong[1]}(wythoff)"
        )
    return word, times, text[start:end].strip()
