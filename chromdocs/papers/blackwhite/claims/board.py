"""What the claims about nim with a board share: P-positions from the definition."""

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from chromdocs.claims.claim import Case, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position

GRID = 12  # heaps of positions that the solver is asked for, whatever the bound

Board = Callable[[Position], bool]


def p_positions(bound: int, piles: int, board: Board) -> set[Position]:
    """Return the P-positions on the board of nim with a board, from the definition.

    Positions come in order; a line is what a pile can be lowered along.
    """
    found: set[Position] = set()
    taken: set[tuple[int, Position]] = set()
    for position in product(range(bound + 1), repeat=piles):
        lines = [(i, position[:i] + position[i + 1 :]) for i in range(piles)]
        if taken.isdisjoint(lines) and board(position):
            found.add(position)
            taken.update(lines)
    return found


def played(solve: Solve, name: str, said: set[Position], bound: int) -> Iterator[Case]:
    """Compare what is said with the outcomes that the solver finds."""
    for position, is_p in solve(game(name)).outcomes(min(bound, GRID)):
        yield Case((name, position), position in said, is_p)


def symmetric(pairs: Iterable[Position]) -> set[Position]:
    """Return the pairs in both orders."""
    return {both for a, b in pairs for both in ((a, b), (b, a))}
