"""The catalogue: every game by its GAME string, such as ``chromatic:red=evil``."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from chromdocs.games.chromatic import Colouring, beatty, chromatic, colouring
from chromdocs.games.game import Game, Position
from chromdocs.names import known, nearest
from chromdocs.numbers.digits import from_decimal


@dataclass(frozen=True)
class Family:
    """A family of games: what its parameters mean, who described it, and how to make one."""

    name: str
    title: str
    paper: str
    parameters: dict[str, str]
    examples: tuple[str, ...]
    make: Callable[[dict[str, str]], Game]


def _chromatic(parameters: dict[str, str]) -> Game:
    if "red" in parameters and "beta" in parameters:
        raise ValueError("chromatic: give red or beta, not both")
    colours: Colouring = (
        beatty(parameters["beta"])
        if "beta" in parameters
        else colouring(parameters.get("red", "evil"))
    )
    return chromatic(colours, _number("chromatic", "stacks", parameters.get("stacks", "2")))


FAMILIES = {
    family.name: family
    for family in [
        Family(
            "chromatic",
            "S-chromatic nim",
            "chromatic",
            {
                "red": "the red levels: all, none, evil, odious, vile, dopey, or a list as 1,3,4",
                "beta": "red levels are the floors of beta·n; a number as 3, 7/3, (3+sqrt(5))/2",
                "stacks": "how many stacks (2)",
            },
            ("chromatic:red=evil", "chromatic:beta=(3+sqrt(5))/2", "chromatic:red=1,3,4,stacks=3"),
            _chromatic,
        ),
    ]
}


@cache
def game(text: str) -> Game:
    """Return the game that a GAME string names: the same object each time, as solvers remember it.

    >>> game("chromatic:red=evil").heaps
    2
    >>> game("chromatic:red=1,3,4,stacks=3").name
    'chromatic:red=1,3,4,stacks=3'
    """
    name, _, rest = text.strip().partition(":")
    family = known(FAMILIES, name, "game")
    return family.make(_parameters(family, rest))


def position(text: str) -> Position:
    """Read a position such as ``38,185``.

    >>> position("38, 185")
    (38, 185)
    """
    try:
        return tuple(from_decimal(heap.strip()) for heap in text.strip("() ").split(","))
    except ValueError:
        shown = text if len(text) <= 40 else text[:37] + "..."
        raise ValueError(
            f"cannot read {shown!r} as a position; write heap sizes as 38,185"
        ) from None


def _parameters(family: Family, text: str) -> dict[str, str]:
    """Split ``red=1,3,4,stacks=3``: a part without a name belongs to the value before it."""
    found: dict[str, str] = {}
    key = ""
    for part in filter(None, text.split(",")):
        name, equals, value = part.partition("=")
        if equals:
            key = name.strip()
            if key not in family.parameters:
                hint = nearest(key, family.parameters)
                raise ValueError(f"{family.name}: unknown parameter {key!r}{hint}")
            if key in found:
                raise ValueError(f"{family.name}: parameter {key!r} is given twice")
            found[key] = value.strip()
        elif key:
            found[key] += "," + part.strip()
        else:
            raise ValueError(f"{family.name}: {part!r} is no parameter; write name=value")
    return found


def _number(family: str, key: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise ValueError(f"{family}: {key} must be a whole number, not {text!r}") from None
