"""W⋆, the star of Wythoff nim, asked of a solver: for its tables and its figures alike.

The P-positions with two full heaps x ≤ y have y < φx, so that a board up to N holds all of them
with x ≤ N/φ.
"""

from collections.abc import Iterator
from functools import cache, lru_cache

from chromdocs.games.catalogue import game
from chromdocs.games.game import Position, subtract
from chromdocs.solve.choose import fast
from chromdocs.solve.solver import Solver

STAR = "star(wythoff)"
FAR = 50_000  # heaps of the largest board that tables and figures ask about


@cache
def solver() -> Solver:
    """Return the solver of W⋆, which remembers the largest board that it was asked about.

    >>> solver().is_p((3, 4))
    True
    """
    return fast(game(STAR))


@cache
def solver_up_to(to: int) -> Solver:
    """Return the solver after it has solved a board up to *to* at once, which saves small ones.

    >>> solver_up_to(20).winning_moves((4, 6))
    [(1, 1), (3, 4)]
    """
    solver().prepare(to)
    return solver()


@lru_cache(maxsize=8)
def p_positions(to: int) -> tuple[Position, ...]:
    """Return the P-positions of W⋆ with heaps up to *to*, the smaller heap first.

    >>> [position for position in p_positions(6) if position[0]]
    [(1, 1), (3, 3), (3, 4), (4, 4), (6, 6)]
    """
    return tuple(solver().p_positions(to))


def in_order() -> Iterator[Position]:
    """Yield the P-positions (x, y), 1 ≤ x ≤ y, of W⋆ in lexicographic order, without end.

    >>> from itertools import islice
    >>> list(islice(in_order(), 5))
    [(1, 1), (3, 3), (3, 4), (4, 4), (6, 6)]
    """
    done, to = 0, 128
    while True:
        complete = to * 3 // 5  # less than to/φ
        yield from sorted(p for p in p_positions(to) if done < p[0] <= complete)
        done, to = complete, 2 * to


def winning_move(position: Position) -> tuple[Position, Position] | None:
    """Return a move of W⋆ that wins from *position* and where it leads, or None if none does.

    >>> winning_move((8, 4)), winning_move((3, 4))
    (((7, 4), (1, 0)), None)
    """
    found = solver().winning_moves(position)
    return (subtract(position, found[0]), found[0]) if found else None
