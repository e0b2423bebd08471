"""What is asked of a game: a question makes a sequence of it, in which patterns are looked for.

Outcomes and values come from the solver that is handed in, so that another one can repeat a scan.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from chromdocs.games.game import Game, Invariant, Moves, Position, invariant
from chromdocs.games.star_iterates import iterate, next_star
from chromdocs.games.sums import add
from chromdocs.scan.look import Found
from chromdocs.solve.solver import Solver

ROWS = 4  # rows of a board that are looked at together
MOST_STARS = 20  # times that the star is taken
Solve = Callable[[Game, bool], Solver]


@dataclass(frozen=True)
class Asked:
    """The answer to a question, as a sequence."""

    terms: Sequence[Any]  # numbers, or tuples of numbers
    pairs: bool = False  # they are pairs of heaps, ascending


def outcomes(game: Game, to: int, solve: Solve, misere: bool) -> Asked:
    """Return the word of a game on one heap: 1 for a P-position, else 0."""
    found = {heap for (heap,) in solve(game, misere).p_positions(to)}
    return Asked([int(n in found) for n in range(to + 1)])


def values(game: Game, to: int, solve: Solve) -> Asked:
    """Return the Grundy values of a game on one heap; a heap that there is not has the value 0."""
    found = [value for _, value in solve(game, False).grundy_values(to)]
    return Asked([0] * game.lowest + found)


def pairs(game: Game, to: int, solve: Solve, misere: bool, third: int | None = None) -> Asked:
    """Return the P-positions (x, y), x <= y, up to the first heap that is in none.

    The partner of that heap may be larger than *to*. A *third* heap is held. Where a heap is in two
    of them, there are no pairs, and the sequence is empty.
    """
    found = [(x, y) for x, y in _held(solve(game, misere).p_positions(to), third) if x <= y]
    paired = [heap for position in found for heap in {*position}]
    if len(paired) > len({*paired}):
        return Asked([])
    end = next(n for n in range(to + 2) if n not in paired)
    return Asked(sorted(pair for pair in found if pair[0] < end), pairs=True)


def rows(game: Game, to: int, solve: Solve) -> Asked:
    """Return the columns of the first rows of Grundy values: of (0, y), (1, y), and so on."""
    found = dict(solve(game, False).grundy_values(to))
    places = [[game.canonical((x, y)) for x in range(ROWS)] for y in range(to + 1)]
    return Asked([tuple(found[place] for place in column) for column in places])


def doubled(game: Game, to: int, solve: Solve) -> Asked:
    """Return the outcomes of misère play on two heaps of a game: columns of its first rows."""
    found = {*solve(add(game, game), True).p_positions(to)}  # perhaps with ascending heaps only
    found |= {(y, x) for x, y in found}
    return Asked([tuple(int((x, y) in found) for x in range(ROWS)) for y in range(to + 1)])


def stars(game: Game, to: int, solve: Solve) -> Found | None:
    """Tell when G, G⋆, G⋆⋆, ... come to a game that was there before, on heaps up to *to*.

    On a board that has to happen, so nothing is said unless half the board gives the same answer.

    >>> from chromdocs.games.catalogue import game
    >>> stars(game("subtraction:take=2,6,8,9"), 60, None).preperiod
    2
    """
    found = _returns(game, to)
    return found if found == _returns(game, to // 2) else None


QUESTIONS: dict[str, Callable[[Game, int, Solve], Asked | Found | None]] = {
    "normal": partial(outcomes, misere=False),
    "misère": partial(outcomes, misere=True),
    "Grundy": values,
    "pairs": partial(pairs, misere=False),
    "misère pairs": partial(pairs, misere=True),
    "pairs with a third heap of 1": partial(pairs, misere=False, third=1),
    "pairs with a third heap of 2": partial(pairs, misere=False, third=2),
    "Grundy rows": rows,
    "misère sum": doubled,
    "stars": stars,
}


def _held(found: Sequence[Position], third: int | None) -> Iterator[Position]:
    """Yield the positions on two heaps, or those beside a third one."""
    for position in found:
        if third is None:
            yield position
        elif third in position:
            at = position.index(third)
            yield position[:at] + position[at + 1 :]


def _returns(game: Game, to: int) -> Found | None:
    seen: dict[Any, int] = {}
    for n, moves in enumerate(_stars(game, to)):
        if (first := seen.setdefault(moves, n)) < n:
            return Found("stars return", period=n - first, preperiod=first)
    return None


def _stars(game: Game, to: int) -> Iterator[Any]:
    """Yield the moves of G, G⋆, G⋆⋆ and so on that fit into heaps of *to*."""
    assert isinstance(game, Invariant)
    if game.heaps == 1:
        moves = sum(1 << taken for (taken,) in game.moves.within((to,)))
        for _ in range(MOST_STARS):
            yield moves
            moves = next_star(moves, to)
        return
    fitting = iterate(game, 0, to)
    for _ in range(MOST_STARS):
        yield fitting
        listed = invariant("listed", "Take a listed move.", 2, Moves.listed(fitting))
        fitting = iterate(listed, 1, to)
