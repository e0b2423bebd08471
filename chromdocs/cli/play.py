"""Play in the terminal against an opponent who does not err."""

from collections.abc import Callable

from chromdocs.games.catalogue import position as read_position
from chromdocs.games.game import Blocking, Game, Partizan, Position, is_loopy
from chromdocs.numbers.digits import to_decimal
from chromdocs.solve.answer import answer
from chromdocs.solve.moves import blocked, options
from chromdocs.solve.solver import refuse_above_largest
from chromdocs.words import typed

LARGEST_HEAP = 60  # a stack that still fits a terminal

HELP = "Type the heaps after your move, as 4,2; ? for a hint, q to stop."


def play(
    game: Game, position: Position, ask: Callable[[], str], say: Callable[[str], None]
) -> bool:
    """Play from *position*, the reader first, as Left if it matters; tell whether the reader won.

    Where the previous player may forbid moves, this is done for both, and said.
    """
    game.check(position)
    if max(position) > LARGEST_HEAP:
        raise ValueError(
            f"play: heaps go up to {LARGEST_HEAP} here, not {to_decimal(max(position))}"
        )
    refuse_above_largest(game, position)
    say(f"{game.name}: {game.rule}\nWhoever cannot move loses. {_notes(game)}{HELP}")
    while True:
        say(picture(game, position))
        if not options(game, position):
            say("You cannot move: the opponent wins.")
            return False
        moved = _your_move(game, position, ask, say)
        if moved is None:
            say("Stopped.")
            return False
        position = moved
        if against := blocked(game, position):
            say(f"The opponent may not move to {' or '.join(map(typed, against))} now.")
        if not options(game, position, left=False):
            what = "Right cannot move" if isinstance(game, Partizan) else "No move is left"
            say(f"{picture(game, position)}\n{what}: you win.")
            return True
        position = reply(game, position)
        say(f"The opponent moves to {typed(position)}.")


def reply(game: Game, position: Position) -> Position:
    """Return a move that wins, else one that draws, else one that takes as little as it can.

    >>> from chromdocs.games.chromatic import chromatic
    >>> reply(chromatic("evil"), (4, 5)), reply(chromatic("evil"), (2, 5))
    ((2, 5), (2, 4))
    """
    best = _best(game, position, left=False)
    return best[0] if best else max(options(game, position, False), key=lambda o: (sum(o), o))


def picture(game: Game, position: Position) -> str:
    """Draw the heaps with letters: R and G for red and green tokens, o without colours.

    >>> from chromdocs.games.chromatic import chromatic
    >>> print(picture(chromatic("evil"), (2, 3)))
      2  G G
      3  G G R
    """
    lines = []
    for pile, heap in enumerate(position):
        tokens = (letter(game, pile, level) for level in range(1, heap + 1))
        lines.append(f"{heap:>3}  {' '.join(tokens)}".rstrip())
    return "\n".join(lines)


def letter(game: Game, pile: int, level: int) -> str:
    """Return the letter of a token: the first of its colour."""
    return game.colour(pile, level)[0].upper() if game.colour else "o"


def _notes(game: Game) -> str:
    if isinstance(game, Partizan):
        return "You are Left. "
    if isinstance(game, Blocking):
        return "The best moves to forbid are chosen for both of you. "
    return "Play may go on for ever: then nobody wins. " if is_loopy(game) else ""


def _your_move(
    game: Game, position: Position, ask: Callable[[], str], say: Callable[[str], None]
) -> Position | None:
    forbidden = blocked(game, position)
    if forbidden:
        say(f"You may not move to {' or '.join(map(typed, forbidden))} now.")
    while True:
        text = ask().strip()
        if text in ("q", "quit", "exit"):
            return None
        if text in ("?", "h", "help", "hint"):
            say(_hint(game, position))
            continue
        try:
            after = game.check(read_position(text))
        except ValueError as error:
            say(f"{error}. {HELP}")
            continue
        if after in options(game, position):
            return after
        why = "is forbidden now" if after in forbidden else "cannot be reached in one move"
        say(f"{typed(after)} {why} from {typed(position)}.")


def _hint(game: Game, position: Position) -> str:
    moves = " or ".join(map(typed, _best(game, position)))
    if not moves:
        return "No move wins from here; make it long."
    drawn = answer(game, position).outcome == "D"
    return f"No move wins; the move to {moves} keeps the draw." if drawn else f"Move to {moves}."


def _best(game: Game, position: Position, left: bool = True) -> list[Position]:
    """Return the moves that win, or keep a draw where none does."""
    found = answer(game, position)
    moves = found.moves if left or not isinstance(game, Partizan) else found.right_moves or ()
    forbidden = blocked(game, position)
    return [move for move in moves if move not in forbidden]
