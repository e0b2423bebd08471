"""S-chromatic nim: nim on stacks of red and green tokens, and its colourings.

The i-th token from below is red if i belongs to S, and green otherwise. A move lowers one
stack, as in nim; but if no stack shows a red token on top, any number of stacks may be lowered
at once. An empty stack shows no red token.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product

from chromdocs.games.evil import EVIL_SOLUTION
from chromdocs.games.game import Game, Position, Solution
from chromdocs.numbers.binary import is_dopey, is_evil, is_odious, is_vile
from chromdocs.numbers.quadratic import Quadratic


@dataclass(frozen=True)
class Colouring:
    """Which levels are red: the parameter that names it, the same in words, and the test.

    ``prefix`` names its game, and ``solution`` is the closed form on two stacks, if there is one.
    """

    name: str
    words: str
    is_red: Callable[[int], bool]
    prefix: str = ""
    solution: Solution | None = None


NAMED = {
    "all": Colouring("red=all", "every level is red", lambda n: True),
    "none": Colouring("red=none", "no level is red", lambda n: False),
    "evil": Colouring("red=evil", "the evil levels are red", is_evil, "evil", EVIL_SOLUTION),
    "odious": Colouring("red=odious", "the odious levels are red", is_odious, "odious"),
    "vile": Colouring("red=vile", "the vile levels are red", is_vile, "vile"),
    "dopey": Colouring("red=dopey", "the dopey levels are red", is_dopey, "dopey"),
}

MOST_STACKS = 100  # a position is a tuple in memory

Red = Colouring | Callable[[int], bool] | Iterable[int] | str


def colouring(red: Red) -> Colouring:
    """Return the colouring for a predicate, a set of red levels, or the name of a sequence.

    >>> [n for n in range(1, 10) if colouring("evil").is_red(n)]
    [3, 5, 6, 9]
    >>> colouring({1, 3, 4}).name
    'red=1,3,4'
    """
    if isinstance(red, Colouring):
        return red
    if isinstance(red, str):
        return NAMED[red] if red in NAMED else _listed(_read_levels(red))
    if callable(red):
        name = getattr(red, "__name__", "a function")
        return Colouring(f"red={name}", f"the levels that {name} picks are red", red)
    return _listed(red)


def beatty(beta: str | int) -> Colouring:
    """Return the colouring whose red levels are the floors of *beta* times 1, 2, 3, ...

    >>> [n for n in range(1, 12) if beatty("(3+sqrt(5))/2").is_red(n)]
    [2, 5, 7, 10]
    """
    number = Quadratic.parse(str(beta))
    if number.floor_times(1) < 1 or number == Quadratic.parse("1"):
        raise ValueError(f"chromatic: beta must be greater than 1, not {beta}")
    inverse = number.inverse()

    def is_red(n: int) -> bool:
        # beta·m >= n first holds for m = floor(n/beta) or the next whole number
        m = inverse.floor_times(n)
        return number.floor_times(m) == n or number.floor_times(m + 1) == n

    return Colouring(f"beta={beta}", f"the levels ⌊{beta}·n⌋ are red", is_red)


def chromatic(red: Red = "evil", stacks: int = 2) -> Game:
    """Return S-chromatic nim on *stacks* stacks for the colouring *red*.

    >>> sorted(chromatic("evil").options((1, 2)))
    [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]
    >>> sorted(chromatic("evil").options((1, 3)))
    [(0, 3), (1, 0), (1, 1), (1, 2)]
    """
    if not 1 <= stacks <= MOST_STACKS:
        raise ValueError(f"chromatic: stacks must be from 1 to {MOST_STACKS}, not {stacks}")
    colours = colouring(red)
    is_red = colours.is_red

    def options(position: Position) -> Iterator[Position]:
        if any(heap and is_red(heap) for heap in position):
            for i, heap in enumerate(position):
                for left in range(heap):
                    yield (*position[:i], left, *position[i + 1 :])
        else:
            for after in product(*(range(heap + 1) for heap in position)):
                if after != position:
                    yield after

    return Game(
        name=f"chromatic:{colours.name}" + (f",stacks={stacks}" if stacks != 2 else ""),
        rule="Take one or more tokens from one stack; if no stack shows a red token on top, "
        f"take from as many stacks as you like. Here {colours.words}.",
        heaps=stacks,
        options=options,
        solution=colours.solution if stacks == 2 else None,
        is_red=lambda n: n > 0 and is_red(n),
        title=f"{colours.prefix}-chromatic nim" if colours.prefix else "",
    )


def _listed(levels: Iterable[int]) -> Colouring:
    chosen = frozenset(levels)
    if any(level < 1 for level in chosen):
        raise ValueError(f"chromatic: levels are counted from 1, so {min(chosen)} cannot be red")
    if not chosen:
        return NAMED["none"]
    text = ",".join(map(str, sorted(chosen)))
    return Colouring(f"red={text}", f"the levels {text} are red", chosen.__contains__)


def _read_levels(text: str) -> list[int]:
    try:
        return [int(level) for level in text.split(",")]
    except ValueError:
        raise ValueError(
            f"chromatic: red={text} is neither a list of levels such as 1,3,4 "
            f"nor one of {', '.join(NAMED)}"
        ) from None
