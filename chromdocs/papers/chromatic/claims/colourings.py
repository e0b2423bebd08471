"""Colourings as words of G and R, from below, for the checks of Section 5."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

from chromdocs.numbers.binary import is_odious, is_vile
from chromdocs.papers.chromatic.conventions import ZERO_COLOUR

EVERY = 12  # up to this height every colouring is tried


def every(height: int, order: str = "GR") -> Iterator[str]:
    """Yield all colourings of so many levels."""
    return map("".join, product(order, repeat=height))


def levels(colours: Sequence[str], colour: str) -> list[int]:
    """Return the levels that have a colour.

    >>> levels("GRR", "R")
    [2, 3]
    """
    return [n for n, found in enumerate(colours, ZERO_COLOUR.first) if found == colour]


def dominates(colours: Sequence[str], colour: str, ahead: int = 0) -> bool:
    """Tell whether the i-th level of a colour is below the i-th of the other, for all of these.

    The first *ahead* levels of the other colour need none.

    >>> dominates("GRG", "G"), dominates("GRR", "G"), dominates("", "G")
    (True, False, True)
    """
    other = "R" if colour == "G" else "G"
    low, high = levels(colours, colour), levels(colours, other)[ahead:]
    return len(high) <= len(low) and all(x < y for x, y in zip(low, high, strict=False))


def top(colours: str, stack: int) -> str:
    """Return the colour of a stack; an empty one shows no red token."""
    return colours[stack - 1] if stack else "G"


def shown(colours: str) -> str:
    """Say which colouring it is."""
    return f"colours {colours} from below" if colours else "any colouring"


def own(colours: str, stack: int) -> int:
    """Count the tokens of a stack that have the colour of its top token."""
    return colours[:stack].count(top(colours, stack))


def nth(colours: str, colour: str, n: int) -> int | None:
    """Return the *n*-th level of a colour, from 1; None if there is none."""
    found = levels(colours, colour)
    return found[n - 1] if 1 <= n <= len(found) else None


def local_starts(
    colours: str, d: int, removed: int = 1, red: bool = True, reach: int = 0
) -> list[int]:
    """Return every k with which Definition 5 finds local green-domination at level *d*.

    The lower k - *removed* tokens are removed. What is left ends at level d, or, with *reach* 1,
    has d tokens.
    """
    if red and colours[d - 1] != "R":
        return []
    greens = levels(colours[:d], "G")
    return [k for k in greens if dominates(colours[k - removed : d + reach * (k - 1)], "G")]


def red_dominated(bound: int) -> Iterator[tuple[str, bool]]:
    """Yield colourings from below, and whether the part below the top was there before.

    First come all short ones, the shortest first, then some that reach up to *bound*.
    """
    for height in range(1, min(bound, EVERY) + 1):
        for colours in every(height, "RG"):
            if dominates(colours, "R"):
                yield colours, True
    heights = range(ZERO_COLOUR.first, bound + 1)
    yield "".join("R" if is_odious(level) else "G" for level in heights), False
    yield "".join("R" if is_vile(level) else "G" for level in heights), False
    chance, colours_so_far = Random(1), "RRR"
    while len(colours_so_far) < bound:
        surplus = 2 * colours_so_far.count("R") - len(colours_so_far)
        colours_so_far += "G" if surplus and chance.getrandbits(1) else "R"
    yield colours_so_far, False
