"""Piles of black and white tokens: which levels are black, and the colour of a pile."""

from collections.abc import Callable
from functools import lru_cache

from chromdocs.games.levels import Levels, SomeLevels, beatty_levels, levels
from chromdocs.numbers.certified import Number
from chromdocs.parameters import checked, one_of

SomeBlack = SomeLevels | tuple[SomeLevels, ...]
SomeBeta = Levels | Number | str

empty_word = one_of("black", "ignored")  # what an empty pile is


def black_levels(
    family: str, black: SomeBlack | None, beta: SomeBeta | None
) -> tuple[str, tuple[Levels, ...]]:
    """Return the black levels, one set for all piles or one for each, after their parameter.

    >>> black_levels("blackwhite", ("evil", {2}), None)[0]
    'black=evil/2'
    """
    if black is not None and beta is not None:
        raise ValueError(f"{family}: give black or beta, not both")
    if black is not None:
        sets = checked(family, "black", black_sets, black)
    else:
        beta = "(3+sqrt(5))/2" if beta is None else beta
        sets = (beta if isinstance(beta, Levels) else checked(family, "beta", beatty_levels, beta),)
    if len(sets) == 1 and sets[0].modulus is not None:
        return f"beta={sets[0].name}", sets
    names = (each.name if each.modulus is None else f"beta({each.name})" for each in sets)
    return f"black={'/'.join(names)}", sets


def black_sets(given: SomeBlack) -> tuple[Levels, ...]:
    """Return a set of black levels for all piles, or one for each, such as ``evil/beta(7/3)``.

    >>> [each.words for each in black_sets("evil/beta(7/3)")]
    ['the evil levels', 'the levels ⌊β·n⌋ with β = 7/3']
    """
    if isinstance(given, str):
        return tuple(map(_one_set, _parts(given)))
    if not isinstance(given, tuple):
        return (levels(given),)
    sets = [each for each in given if not isinstance(each, int)]
    if not sets or len(sets) < len(given):
        raise ValueError(f"must be a set of levels, or a tuple of such sets, not {given}")
    return tuple(map(levels, sets))


def pile_colours(sets: tuple[Levels, ...], piles: int) -> list[Callable[[int], str]]:
    """Return for each pile the function from its height to its colour; empty it is black.

    >>> [colour(2) for colour in pile_colours(black_sets("2/evil"), 2)]
    ['black', 'white']
    """

    def colour_of(black: Levels) -> Callable[[int], str]:
        @lru_cache(maxsize=10_000)  # a solver asks for the same levels again and again
        def colour(level: int) -> str:
            return "black" if level == 0 or black.contains(level) else "white"

        return colour

    return list(map(colour_of, sets)) if len(sets) > 1 else [colour_of(sets[0])] * piles


def colour_rule(sets: tuple[Levels, ...]) -> str:
    """Say in half a sentence which colour a pile has.

    >>> colour_rule(black_sets("evil"))
    'a pile has the colour of its top token, black at the evil levels and white elsewhere'
    """
    words = [each.words for each in sets]
    if len(sets) > 1:
        words = [f"{each} in pile {pile}" for pile, each in enumerate(words, 1)]
    black = " and ".join(words)
    return f"a pile has the colour of its top token, black at {black} and white elsewhere"


def _parts(text: str) -> list[str]:
    """Split *text* at slashes that stand in no parentheses."""
    parts: list[str] = []
    for piece in text.split("/"):
        if parts and parts[-1].count("(") > parts[-1].count(")"):
            parts[-1] += "/" + piece
        else:
            parts.append(piece)
    return parts


def _one_set(text: str) -> Levels:
    if text.startswith("beta(") and text.endswith(")"):
        return beatty_levels(text.removeprefix("beta(").removesuffix(")"))
    return levels(text)
