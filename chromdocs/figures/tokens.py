"""Coloured tokens as marks, for every game whose tokens have colours.

Red and green tokens are slabs with a letter between two dots or rings. Black and white ones have
a letter and an outline, and those of a spectrum carry their number on a light label. So no colour
has to be told by its hue alone.
"""

from collections.abc import Callable

from chromdocs.figures.figure import Box, Line, Mark, Points, Text
from chromdocs.figures.theme import on
from chromdocs.games.evil import explained
from chromdocs.games.game import Game, Position

TALLEST, MOST = 40, 8  # tokens in a stack, and stacks, that can still be drawn
LETTERED = 20  # tokens in a stack that still have room for letters
WIDE, HIGH = 2.4, 0.68  # of a token
APART, PITCH = 3.2, 0.8  # from stack to stack, and from level to level
EDGE = 0.07  # of an outlined token
SPECTRUM = ("red", "green", "p", "accent", "n", "move")

Token = tuple[int, int, str]  # its stack from 1, its level from 1, its colour
BETAS = {"(3+sqrt(5))/2": "φ²", "pi": "π"}  # moduli that have a symbol


def called(game: Game) -> str:
    """Return what a caption calls the game; a modulus comes first, as the paper has it.

    >>> from chromdocs.games.catalogue import game
    >>> called(game("chromatic:beta=3/2")), called(game("chromatic:red=evil"))
    ('3/2-chromatic nim', 'evil-chromatic nim')
    """
    family, _, chosen = game.name.partition(":")
    if game.title or family != "chromatic":
        return game.called
    beta = chosen.removeprefix("beta=")
    if beta == chosen or "," in beta:
        return f"chromatic nim ({chosen})"
    return f"{BETAS.get(beta, beta)}-chromatic nim"


def is_red_and_green(game: Game) -> bool:
    """Tell whether the tokens of *game* are red and green."""
    return game.colour is not None and game.colour(0, 1) in ("red", "green")


def tokens_of(game: Game, at: Position) -> tuple[Token, ...]:
    """Return the tokens of a position, stack by stack from below.

    >>> from chromdocs.games.catalogue import game
    >>> tokens_of(game("blackwhite:black=2"), (1, 2))
    ((1, 1, 'white'), (2, 1, 'white'), (2, 2, 'black'))
    """
    if game.colour is None:
        raise ValueError(f"the tokens of {game.name} have no colours")
    return tuple(
        (stack, level, game.colour(stack - 1, level))
        for stack, height in enumerate(at, start=1)
        for level in range(1, height + 1)
    )


def drawable(game: Game, at: Position, tallest: int = TALLEST) -> Position:
    """Return the position, or raise ValueError if it cannot be drawn."""
    if len(game.check(at)) > MOST:
        raise ValueError(f"draws up to {MOST} stacks, not {len(at)}")
    if max(at) > tallest:
        shown = max(at) if max(at) < 10**15 else "more than a quadrillion"
        raise ValueError(f"draws up to {tallest} tokens in a stack, not {shown}")
    return at


def why(game: Game, level: int, shade: str) -> str:
    """Say which colour a level has and, for evil levels, why.

    >>> from chromdocs.games.catalogue import game
    >>> why(game("spectrum"), 5, "2")
    'level 5: colour 2'
    """
    if game.name.startswith("chromatic:red=evil"):
        return explained(level)
    return f"level {level}: {'colour ' * shade.isdigit()}{shade}"


def letter(shade: str) -> str:
    """Return the letter of a colour, or its number.

    >>> letter("red"), letter("3")
    ('R', '3')
    """
    return shade if shade.isdigit() else shade[0].upper()


def slabs(
    tokens: tuple[Token, ...],
    size: float,
    said: Callable[[Token], str],
    left: Callable[[int], float] = lambda stack: (stack - 1) * APART,
    bare: bool = False,
) -> list[Mark]:
    """Return the tokens as marks, each stack from *left* on; *bare* ones have no letters."""
    marks: list[Mark] = []
    for token in tokens:
        stack, level, shade = token
        corner = left(stack), (level - 1) * PITCH
        words = "" if bare else letter(shade)
        if shade in ("red", "green"):
            marks.append(Box(*corner, WIDE, HIGH, shade, words, said(token), True, size))
        else:
            marks += _labelled(*corner, shade, words, said(token), size)
    for shade in ("red", "green"):
        beside = (WIDE / 2,) if bare else (0.42, WIDE - 0.42)
        own = [(stack, level, x) for stack, level, c in tokens if c == shade for x in beside]
        xs = tuple(left(stack) + x for stack, _, x in own)
        ys = tuple((level - 1) * PITCH + HIGH / 2 for _, level, _ in own)
        marks += [Points(xs, ys, on(shade), size=(0.4 if bare else 0.6) * size)] if own else []
    return marks


def ghosts(tokens: tuple[Token, ...], size: float, left: Callable[[int], float]) -> list[Mark]:
    """Return tokens that have been taken: pale slabs with their letters."""
    return [
        Box(
            left(stack),
            (level - 1) * PITCH,
            WIDE,
            HIGH,
            "panel",
            letter(shade),
            f"level {level} has been taken",
            True,
            size,
        )
        for stack, level, shade in tokens
    ]


def _labelled(x: float, y: float, shade: str, words: str, said: str, size: float) -> list[Mark]:
    """Return a black or white token with an outline, or one of a spectrum with a light label."""
    if not shade.isdigit():
        inner = (x + EDGE, y + EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE)
        outline = Box(x, y, WIDE, HIGH, "muted", hover=said, rounded=True)
        return [outline, Box(*inner, shade, words, rounded=True, size=size)]
    role = SPECTRUM[(int(shade) - 1) % len(SPECTRUM)]
    slab = Box(x, y, WIDE, HIGH, role, hover=said, rounded=True)
    label = (x + 0.36 * WIDE, y + EDGE, 0.28 * WIDE, HIGH - 2 * EDGE)
    return [slab, Box(*label, "background", words, rounded=True, size=size)] if words else [slab]


def ground(at: Position, left: Callable[[int], float]) -> list[Mark]:
    """Return the ground under the stacks, and their heights."""
    marks: list[Mark] = []
    for stack, height in enumerate(at, start=1):
        x = left(stack)
        marks.append(Line((x - 0.15, x + WIDE + 0.15), (-0.2, -0.2), "muted"))
        marks.append(Text(x + WIDE / 2, -0.75, str(height), "ink", 13, bold=True))
    return marks


def ladder(tallest: int, x: float = -0.6) -> list[Mark]:
    """Return the numbers of the levels, beside the first stack."""
    marks: list[Mark] = [
        Text(x, -0.75, "tokens", "muted", 9, "right"),
        Text(x, max(tallest, 2) * PITCH + 0.25, "level", "muted", 9, "right"),
    ]
    for level in range(1, tallest + 1):
        if tallest <= LETTERED or level % 5 == 0 or level == 1:
            y = (level - 1) * PITCH + HIGH / 2
            marks.append(Text(x, y, str(level), "muted", 9, "right"))
    return marks
