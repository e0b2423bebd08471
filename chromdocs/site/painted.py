"""Paint the stack: the reader chooses the colours, and every answer comes from here.

The page as it is sent shows one colouring. When it is touched it asks for a script with the
partners of each level in all colourings: no mathematics is written a second time in the page.
"""

from itertools import product

from chromdocs.games.game import Position
from chromdocs.games.levels import Levels, beatty_levels, levels
from chromdocs.games.partners import Walk
from chromdocs.names import known
from chromdocs.site.blocks import Blocks
from chromdocs.site.data import as_script
from chromdocs.site.page import written
from chromdocs.words import in_brackets, listed

TOP = 10  # levels of the stack
PRESETS: dict[str, Levels] = {
    "evil": levels("evil"),
    "primes": levels([2, 3, 5, 7]),
    "squares": levels([1, 4, 9]),
    "every third": beatty_levels(3),
    "β = φ²": beatty_levels("(3+sqrt(5))/2"),
    "all green": levels("none"),
    "all red": levels("all"),
}
DATA = "assets/painted.js"


def letters(red: Levels) -> str:
    """Return the colours of the stack from below, R for red and G for green.

    >>> letters(PRESETS["primes"])
    'GRRGRGRGGG'
    """
    return "".join("R" if red.contains(level) else "G" for level in range(1, TOP + 1))


def partners(colours: str) -> list[int]:
    """Return the partner of each level from 1 on, or 0 if it still waits above the top.

    >>> partners("GRRGRGRGGG")
    [2, 1, 3, 5, 4, 7, 6, 0, 0, 0]
    """
    found = Walk(_red(colours)).up_to(len(colours))
    return [found.get(level, 0) for level in range(1, len(colours) + 1)]


def every() -> dict[str, list[int]]:
    """Return the partners in every colouring.

    >>> len(every()), every()["GGRGRRGGRR"]
    (1024, [3, 5, 1, 6, 2, 4, 9, 10, 7, 8])
    """
    return {c: partners(c) for c in map("".join, product("GR", repeat=TOP))}


def met(found: list[int]) -> tuple[list[Position], list[int]]:
    """Return the pairs in the order in which they meet, given the partners, and who waits.

    >>> met([2, 1, 3, 0, 0])
    ([(1, 2), (3, 3)], [4, 5])
    """
    pairs: list[Position] = [(p, level) for level, p in enumerate(found, 1) if 0 < p <= level]
    return pairs, [level for level, p in enumerate(found, 1) if not p]


def said(found: list[int]) -> str:
    """Say where the player to move loses, given the partners, and who waits.

    >>> said([2, 1, 3, 0, 0]).replace("\N{NO-BREAK SPACE}", " ")
    'P-positions: (0, 0), (1, 2), (3, 3). Levels 4 and 5 wait.'
    """
    pairs, waiting = met(found)
    lost = ", ".join(in_brackets(pair, ",\N{NO-BREAK SPACE}") for pair in [(0, 0), *pairs])
    several = len(waiting) > 1
    who = f" Level{'s' * several} {listed(waiting)} wait{'s' * (not several)}."
    return f"P-positions: {lost}.{who if waiting else ''}"


def _red(colours: str) -> list[int]:
    return [level for level, colour in enumerate(colours, 1) if colour == "R"]


def paint(
    blocks: Blocks, preset: str = "primes", start: Position = (6, 9), compact: bool = False
) -> str:
    """Return a stack to paint and to play; if *compact*, without a choice of known colourings."""
    blocks.files.setdefault(DATA, as_script("painted", every()))
    colours = letters(known(PRESETS, preset, "colouring"))
    found = partners(colours)
    pairs, waiting = met(found)
    return written(
        "paint.html",
        blocks,
        data=blocks.link(DATA),
        colours=colours,
        words={"R": "red", "G": "green"},
        pairs=pairs,
        waiting=waiting,
        lost={(0, 0), *pairs, *(pair[::-1] for pair in pairs)},
        said=said(found),
        start=start,
        game=f"chromatic:red={levels(_red(colours)).name}",
        presets={} if compact else {name: letters(red) for name, red in PRESETS.items()},
    )
