"""(M, B)-invariant games: moves that are the same everywhere, and a board nobody may leave.

A move of the set M is legal if it leads to a position of the set B. Play may start anywhere.
"""

from collections.abc import Callable, Iterator
from typing import Any

from chromdocs.games.family import Reader, whole
from chromdocs.games.game import Game, Invariant, Position, Solution
from chromdocs.games.nim import MOST_PILES
from chromdocs.games.partners import Partner

PILES = whole(1, MOST_PILES)


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


def two_heap_solution(
    partner_up_to: Callable[[int], Partner], reason: str, *claims: str
) -> Solution:
    """Return the solution of a game with the moves of nim on two heaps, whose order is no matter.

    Two P-positions on the board never share a heap size, so each size has one partner at most,
    and the only moves that can win lower a heap to the partner of the other. This is so on the
    board and off it. *partner_up_to* returns the partners, right as far as up to a given size.

    >>> nim = two_heap_solution(lambda to: lambda n: n, "sizes pair with themselves")
    >>> nim.is_p((4, 4)), nim.winning_move((7, 4))
    (True, (4, 4))
    """

    def lowered(position: Position) -> Position | None:
        x, y = position
        partner = partner_up_to(max(x, y))
        below = partner(x)
        if below is not None and below < y:
            return (x, below)
        below = partner(y)
        return (below, y) if below is not None and below < x else None

    def winning_move(position: Position) -> Position:
        after = lowered(position)
        if after is None:
            raise ValueError("no move wins from a P-position")
        return after

    def p_positions(to: int) -> Iterator[Position]:
        partner = partner_up_to(to)
        for low in range(to + 1):
            high = partner(low)
            if high is not None and low <= high <= to:
                yield (low, high)

    return Solution(
        is_p=lambda position: lowered(position) is None,
        winning_move=winning_move,
        p_positions=p_positions,
        reason=reason,
        claims=claims,
    )


def checked(family: str, key: str, read: Reader, value: Any) -> Any:
    """Return what *read* makes of a parameter, or complain in the name of its family.

    >>> checked("example", "piles", whole(1), 0)
    Traceback (most recent call last):
    ValueError: example: piles must be a whole number from 1, not 0
    """
    try:
        return read(value)
    except ValueError as error:
        raise ValueError(f"{family}: {key} {error}") from None
