"""Positions and outcomes as text, at most 80 columns wide, and their colours on a terminal."""

import re
from textwrap import wrap

from chromdocs.cli.referee import Referee
from chromdocs.games.game import Game, Position, Sum

WIDTH = 80
TALLEST = 60  # a heap whose tokens still fit a line; of a larger one there is the number
ROWS = 21  # of a map
EACH = 5  # numbers across a map are written at multiples of this
LEAST = 9  # a map shows heaps up to this at least
SIGNS = {"N": "."}  # of outcomes on a map, where it is not their letter
MEANINGS = {
    "P": "P: whoever moves loses",
    ".": ".: whoever moves wins",
    "D": "D: a draw",
    "L": "L: Left wins",
    "R": "R: Right wins",
}
TOKENS = {"R": 31, "G": 32, "B": 90, "W": 97}  # codes of colours; numbers of a spectrum have none
COLOURS = {  # what is painted, and how
    r"(?<=\[).(?=\])": 7,
    r"(?i)\bmistake\b": 33,
    r"(?i)\b(?:you win|(?:left|right|player [AB]) wins)(?=\.)": 32,
    r"(?i)\bthe opponent wins\b": 31,
}


def picture(game: Game, position: Position) -> str:
    """Draw the heaps with letters: R and G for red and green tokens, o without colours.

    >>> from chromdocs.games.chromatic import chromatic
    >>> print(picture(chromatic("evil"), (2, 3)))
      2  G G
      3  G G R
    """
    lines = []
    for pile, heap in enumerate(position):
        tokens = [letter(game, pile, level) for level in range(1, min(heap, TALLEST) + 1)]
        row = " ".join(tokens) if 2 * heap + 5 <= WIDTH else "".join(tokens)
        lines.append(f"{heap:>3}  {row if heap <= TALLEST else ''}".rstrip())
    return "\n".join(lines)


def letter(game: Game, pile: int, level: int) -> str:
    """Return the letter of a token: the first of its colour."""
    if isinstance(game, Sum):
        inside = next(i for i, place in enumerate(game.places) if pile < place.stop)
        return letter(game.parts[inside], pile - game.places[inside].start, level)
    return game.colour(pile, level)[0].upper() if game.colour else "o"


def outcome_map(referee: Referee, here: Position, start: Position) -> str:
    """Draw the outcomes around a position of one heap or two, which stands in square brackets.

    >>> from chromdocs.games.catalogue import game
    >>> print(outcome_map(Referee(game("mark")), (5,), (7,)))
     0         5
     P . P . .[.]P . P .
    P: whoever moves loses; .: whoever moves wins.
    """
    game = referee.game
    if game.heaps > 2:
        return f"A map shows one heap or two; this game has {game.heaps}."
    tops = [max(LEAST, *heaps) for heaps in zip(here, start, strict=True)]
    first = len(str(tops[0])) + 1 if game.heaps == 2 else 0
    across = _window(here[-1], tops[-1], (WIDTH - first - 1) // 2, game.lowest)
    down = _window(here[0], tops[0], ROWS, game.lowest) if game.heaps == 2 else range(1)
    labels = "".join(f"{n:>{2 * EACH}}" for n in across if n % EACH == 0)
    end = first + 2 * (-across[0] % EACH + 1)  # of the first label
    label = labels[: 2 * EACH].strip()
    lines, seen = [f"{label if len(label) <= end else '':>{end}}{labels[2 * EACH :]}"], set()
    for x in down:
        signs = [_sign(referee, (x, y)[-game.heaps :]) for y in across]
        seen |= {*signs}
        line = (f"{x:>{first}}" if first else "") + "".join(f" {sign}" for sign in signs) + " "
        if (x, here[-1])[-game.heaps :] == here:
            place = first + 2 * across.index(here[-1]) + 1
            line = f"{line[: place - 1]}[{line[place]}]{line[place + 2 :]}"
        lines.append(line.rstrip())
    said = "; ".join(MEANINGS[sign] for sign in MEANINGS if sign in seen)
    axes = "Down: the first heap. Across: the second. " if game.heaps == 2 else ""
    return "\n".join([*lines, *wrap(f"{axes}{said}.", WIDTH)])


def wrapped(text: str) -> str:
    """Return *text* with every line that is too wide for a terminal on several."""
    lines = []
    for line in text.split("\n"):
        deeper = "    " if line.startswith(" ") else ""
        several = wrap(line, WIDTH, subsequent_indent=deeper, break_on_hyphens=False)
        lines += several if len(line) > WIDTH else [line]
    return "\n".join(lines)


def coloured(text: str) -> str:
    """Return *text*, in which nothing commands a terminal yet, with colours for one.

    >>> coloured("You win.")
    '\\x1b[32mYou win\\x1b[0m.'
    """
    for pattern, code in COLOURS.items():
        text = re.sub(pattern, _painted(r"\g<0>", code), text)
    return re.sub(r"(?m)(?<=^ {2}\d {2}|^ \d\d {2})[A-Z ]+$", _tokens, text)


def _tokens(row: re.Match[str]) -> str:
    return "".join(_painted(sign, TOKENS[sign]) if sign in TOKENS else sign for sign in row[0])


def _painted(text: str, code: int) -> str:
    return f"\x1b[{code}m{text}\x1b[0m"


def _window(here: int, top: int, most: int, lowest: int) -> range:
    """Return at most so many numbers up to *top*, and *here* among them."""
    if top - lowest < most:
        return range(lowest, top + 1)
    low = max(lowest, min(here - most // 2, top + 1 - most))
    return range(low, low + most)


def _sign(referee: Referee, at: Position) -> str:
    try:
        outcome = referee.outcome(referee.game.check(at))
    except ValueError:
        return " "  # no position
    return SIGNS.get(outcome, outcome)
