"""The catalogue: every game by its GAME string, such as ``chromatic:red=evil``."""

import re
from functools import lru_cache

from chromdocs.games import (
    blackwhite,
    chromatic,
    constrained_mouse,
    dual_nim,
    duchene_rigo,
    gamma,
    greedy,
    mark,
    mouse,
    mousetrap,
    nim,
    ornament,
    pair,
    partizan_blackwhite,
    permutation,
    rational_pair,
    spectrum,
    subsided,
    subtraction,
    upmark,
    wythoff,
)
from chromdocs.games.game import Game, Invariant, Position
from chromdocs.games.star import power
from chromdocs.games.sums import add
from chromdocs.names import known, shortened
from chromdocs.numbers.digits import from_decimal


def _moves(text: str) -> Invariant | None:
    """Read the moves of black & white nim; those of nim need no other game."""
    if text == "nim":
        return None
    try:
        found = game(text[1:-1] if text.startswith("(") else text)
    except ValueError as error:
        raise ValueError(f"must be those of an invariant game: {error}") from None
    if not isinstance(found, Invariant):
        raise ValueError(f"must be those of an invariant game such as wythoff, not {text}")
    return found


FAMILIES = {
    family.name: family
    for family in [
        chromatic.FAMILY,
        blackwhite.family(_moves),
        partizan_blackwhite.FAMILY,
        spectrum.FAMILY,
        spectrum.BICHROMATIC,
        mark.FAMILY,
        upmark.FAMILY,
        nim.FAMILY,
        dual_nim.FAMILY,
        wythoff.FAMILY,
        subtraction.FAMILY,
        subtraction.VECTORS_FAMILY,
        permutation.FAMILY,
        pair.FAMILY,
        mouse.FAMILY,
        mousetrap.FAMILY,
        rational_pair.FAMILY,
        ornament.FAMILY,
        subsided.FAMILY,
        subsided.DUAL,
        constrained_mouse.FAMILY,
        gamma.FAMILY,
        duchene_rigo.FAMILY,
        greedy.FAMILY,
    ]
}

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
