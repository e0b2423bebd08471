"""The catalogue: every game by its GAME string, such as ``chromatic:red=evil``.

A family of games is a `Family` that a module of this package defines; nothing lists them.
"""

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from chromdocs import games
from chromdocs.collect import Catalogue, modules
from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position
from chromdocs.games.star import power
from chromdocs.games.sums import add
from chromdocs.names import known
from chromdocs.numbers.digits import from_decimal
from chromdocs.words import shortened


def _families() -> Iterator[tuple[str, Family]]:
    for module in modules(games, besides=(__name__.rpartition(".")[2],)):
        found = (value for value in vars(module).values() if isinstance(value, Family))
        yield from ((family.name, family) for family in found)


FAMILIES: Mapping[str, Family] = Catalogue("games", _families)

COMPOSED = (
    "GAME + GAME, with spaces around the plus, is the sum of two games, or more.\n"
    "star(GAME) is the game whose moves are the P-positions of an invariant subtraction game."
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
    """
    parts = _summands(text)
    if len(parts) > 1:
        return add(*map(game, parts))
    times, inner = _stars(text.strip())
    if times:
        return power(game(inner), times)
    name, _, rest = inner.partition(":")
    if "+" in name:
        raise ValueError(f"a sum has spaces around the plus; write {name.replace('+', ' + ')!r}")
    return known(FAMILIES, name, "game").read(rest)


def position(text: str) -> Position:
    """Read a position such as ``38,185``.

    >>> position("38, 185")
    (38, 185)
    """
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


def _stars(text: str) -> tuple[int, str]:
    """Count how often star stands around the whole of a game, and return what is inside."""
    opened: list[int] = []
    closed_at: dict[int, int] = {}
    for bracket in re.finditer(r"[()]", text):
        if bracket[0] == "(":
            opened.append(bracket.start())
        elif opened:
            closed_at[opened.pop()] = bracket.start()
    times, start, end = 0, 0, len(text)
    while star := re.compile(r"\s*star\(").match(text, start):
        closing = closed_at.get(star.end() - 1, len(text))
        if text[closing + 1 : end].strip() or closing == len(text):
            break
        times, start, end = times + 1, star.end(), closing
    if not times and re.match(r"star\b", text):
        raise ValueError(
            f"cannot read {shortened(text)!r} as a game; write star(GAME), as star(wythoff)"
        )
    return times, text[start:end].strip()
