"""Play in the terminal against an opponent who does not err."""

from collections.abc import Callable

from chromdocs.games.catalogue import position as read_position
from chromdocs.games.game import Game, Position
from chromdocs.numbers.digits import to_decimal
from chromdocs.solve.answer import answer
from chromdocs.solve.reference import refuse_above_largest

LARGEST_HEAP = 60  # a stack that still fits a terminal

HELP = "Type the heaps after your move, as 4,2; ? for a hint, q to stop."


def play(
    game: Game, position: Position, ask: Callable[[], str], say: Callable[[str], None]
) -> bool:
    """Play from *position*, the reader first; tell whether the reader won."""
    game.check(position)
    if max(position) > LARGEST_HEAP:
        raise ValueError(
            f"play: heaps go up to {LARGEST_HEAP} here, not {to_decimal(max(position))}"
        )
    refuse_above_largest(game, position)
    say(f"{game.name}: {game.rule}\nWhoever cannot move loses. {HELP}")
    while True:
        say(picture(game, position))
        if _ended(game, position):
            say("You cannot move: the opponent wins.")
            return False
        moved = _your_move(game, position, ask, say)
        if moved is None:
            say("Stopped.")
            return False
        position = moved
        if _ended(game, position):
            say(picture(game, position) + "\nNo move is left: you win.")
            return True
        position = reply(game, position)
        say(f"The opponent moves to {_heaps(position)}.")


def reply(game: Game, position: Position) -> Position:
    """Return a winning move, or, from a lost position, one that takes as little as it can.

    >>> from chromdocs.games.chromatic import chromatic
    >>> reply(chromatic("evil"), (4, 5)), reply(chromatic("evil"), (2, 5))
    ((2, 5), (2, 4))
    """
    found = answer(game, position)
    return found.moves[0] if found.moves else max(game.options(position), key=lambda o: (sum(o), o))


def picture(game: Game, position: Position) -> str:
    """Draw the heaps with letters: R and G for tokens of two colours, o without colours.

    >>> from chromdocs.games.chromatic import chromatic
    >>> print(picture(chromatic("evil"), (2, 3)))
      2  G G
      3  G G R
    """
    lines = []
    for heap in position:
        tokens = (_letter(game, level) for level in range(1, heap + 1))
        lines.append(f"{heap:>3}  {' '.join(tokens)}".rstrip())
    return "\n".join(lines)


def _your_move(
    game: Game, position: Position, ask: Callable[[], str], say: Callable[[str], None]
) -> Position | None:
    while True:
        text = ask().strip()
        if text in ("q", "quit", "exit"):
            return None
        if text in ("?", "h", "help", "hint"):
            found = answer(game, position)
            moves = " or ".join(map(_heaps, found.moves))
            say(f"Move to {moves}." if moves else "No move wins from here; make it long.")
            continue
        try:
            after = game.check(read_position(text))
        except ValueError as error:
            say(f"{error}. {HELP}")
            continue
        if after in set(game.options(position)):
            return after
        say(f"{_heaps(after)} cannot be reached in one move from {_heaps(position)}.")


def _ended(game: Game, position: Position) -> bool:
    return not any(True for _ in game.options(position))


def _letter(game: Game, level: int) -> str:
    if game.is_red is None:
        return "o"
    return "R" if game.is_red(level) else "G"


def _heaps(position: Position) -> str:
    return ",".join(map(str, position))
