"""(M, B)-invariant games: moves that are the same everywhere, and a board nobody may leave.

A move of the set M is legal if it leads to a position of the set B. Play may start anywhere.
"""

from collections.abc import Callable

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
