"""What the claims about W⋆, the star of Wythoff nim, share: its P-positions by two roads."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import accumulate
from typing import Any

from chromdocs.claims.claim import Case, Solver
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.numbers.zeckendorf import zeckendorf

STAR = game("star(wythoff)")
FAR = 50_000  # heaps up to which the P-positions of W⋆ are found
SECOND_ROAD = 400  # heaps up to which they are found once more, without the solver


def columns(pairs: Iterable[Position], to: int) -> list[int]:
    """Solve the game with the moves {a, b} for all *pairs*: bit y of column x tells if (x, y) is P.

    Both numbers of a pair are positive, so that column x rests on earlier columns only.
    """
    moves = sorted({move for a, b in pairs if max(a, b) <= to for move in ((a, b), (b, a))})
    full = (2 << to) - 1
    found: list[int] = []
    for x in range(to + 1):
        won = 0
        for s, t in moves:
            if s > x:
                break
            won |= found[x - s] << t
        found.append(full & ~won)
    return found


def rows(column: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [y for y, bit in enumerate(reversed(f"{column:b}")) if bit == "1"]


def wythoff_pairs(to: int) -> Iterator[tuple[int, int]]:
    """Yield (A_n, B_n), n = 1, 2, ..., while A_n <= to: A_n is new and B_n = A_n + n."""
    taken: set[int] = set()
    a = n = 0
    while True:
        a, n = a + 1, n + 1
        while a in taken:
            a += 1
        if a > to:
            return
        taken.add(a + n)
        yield a, a + n


def terminal(mates: Mapping[int, int], to: int) -> Callable[[Position], bool]:
    """Return the test whether no move {a, b} fits into (x, y), where x <= y."""
    least = [*accumulate((mates.get(x, 3 * to + 9) for x in range(to + 1)), min)]
    return lambda position: position[1] < least[position[0]]


def lost(solver: Solver, to: int) -> frozenset[Position]:
    """Return the P-positions that *solver* finds, heaps ascending and up to *to*."""
    key: Any = solver
    return _lost(key, to)


@lru_cache(maxsize=8)
def _lost(solver: Any, to: int) -> frozenset[Position]:
    return frozenset(solver.p_positions(to))


@lru_cache(maxsize=8)
def codings_up_to(to: int) -> list[str]:
    """Return the Zeckendorf codings of 0, 1, ..., *to*."""
    return [zeckendorf(n) for n in range(to + 1)]


def is_p(solver: Solver, to: int, at: str, position: Position, expected: bool = True) -> Case:
    """Return the case that *position* is P, or that it is N."""
    x, y = sorted(position)
    found = (x, y) in lost(solver, to)
    why = ""
    if expected and not found:
        wins = solver.winning_moves(position)
        why = f"from {position} the move to {wins[0]} wins" if wins else ""
    elif found and not expected:
        why = f"{position} has no option" if y <= 1 else f"every option of {position} is N"
    return Case((at, position), "P" if expected else "N", "P" if found else "N", why)


def second_road(solver: Solver, bound: int) -> Iterator[Case]:
    """Compare the solver's P-positions of W⋆ with those found here, column by column."""
    to = min(bound, SECOND_ROAD)
    found: list[list[int]] = [[] for _ in range(to + 1)]
    for x, y in sorted(solver.p_positions(to)):
        found[x].append(y)
    for x, column in enumerate(_star_columns(to)):
        yield Case(f"P-positions in column {x}", [y for y in rows(column) if y >= x], found[x])


@lru_cache(maxsize=8)
def _star_columns(to: int) -> list[int]:
    return columns(wythoff_pairs(to), to)
