"""(M, B)-invariant games: moves that are the same everywhere, and a board nobody may leave.

A move of the set M is legal if it leads to a position of the set B. Play may start anywhere.
"""

from collections.abc import Callable
from functools import cache

from chromdocs.games.game import Game, Invariant, Position, Solution


def mb_game(
    moves: Invariant,
    board: Callable[[Position], bool],
    *,
    name: str,
    rule: str,
    title: str = "",
    symmetric: bool = True,
    colour: Callable[[int, int], str] | None = None,
    solution: Solution | None = None,
) -> Game:
    """Return the game with the moves of an invariant game that lead to a place on the *board*.

    The order of heaps matters if it does for the moves, or for the board, which *symmetric* tells.

    >>> from chromdocs.games.nim import nim
    >>> odd = mb_game(nim(), lambda p: sum(p) % 2 == 1, name="odd", rule="Leave an odd sum.")
    >>> list(odd.options((3, 1)))
    [(0, 1), (2, 1), (3, 0)]
    """
    return Game(
        name=name,
        rule=rule,
        heaps=moves.heaps,
        options=lambda position: filter(board, moves.options(position)),
        title=title,
        symmetric=symmetric and moves.symmetric,
        board=board,
        colour=colour,
        solution=solution,
    )


def pairs_on_board(
    board: Callable[[Position], bool], to: int, diagonals: bool = False
) -> list[tuple[int, int]]:
    """Return the P-positions on the board of two-pile nim, or of Wythoff nim if *diagonals*.

    No two of them have a pile in common, or with *diagonals* a difference, so that in every row
    the first place that no earlier one reaches is the only one.

    >>> pairs_on_board(lambda position: True, 7, diagonals=True)
    [(0, 0), (1, 2), (2, 1), (3, 5), (4, 7), (5, 3), (7, 4)]
    """
    found: list[tuple[int, int]] = []
    columns: set[int] = set()
    lines: set[int] = set()
    for x in range(to + 1):
        for y in range(to + 1):
            if y in columns or not board((x, y)) or (diagonals and x - y in lines):
                continue
            found.append((x, y))
            columns.add(y)
            lines.add(x - y)
            break
    return found


@cache
def partners_on_board(game: Game, to: int) -> dict[int, int]:
    """Return for each pile of two-pile nim on the board of *game* the one that makes it P.

    >>> from chromdocs.games.blackwhite import blackwhite
    >>> partners_on_board(blackwhite(beta=3), 9)
    {0: 0, 1: 3, 2: 6, 3: 1, 4: 9, 6: 2, 9: 4}
    """
    return dict(pairs_on_board(game.board, to))


def bracketed(name: str) -> str:
    """Return a GAME string that can stand inside another: in brackets if it has commas.

    >>> bracketed("wythoff:k=2"), bracketed("gurvich:a=1,b=2")
    ('wythoff:k=2', '(gurvich:a=1,b=2)')
    """
    return f"({name})" if "," in name and not name.startswith("star(") else name


def other_than_nim(text: str) -> Invariant | None:
    """Read the moves, the GAME string of an invariant game; those of nim need no other game.

    >>> other_than_nim("(gurvich:a=1,b=2)").name, other_than_nim("nim")
    ('gurvich:a=1,b=2', None)
    """
    from chromdocs.games.catalogue import game

    if text == "nim":
        return None
    try:
        found = game(text[1:-1] if text.startswith("(") else text)
    except ValueError as error:
        raise ValueError(f"must be those of an invariant game: {error}") from None
    if not isinstance(found, Invariant):
        raise ValueError(f"must be those of an invariant game such as wythoff, not {text}")
    return found
