"""What the claims about nim with a board share: colourings, P-positions from the definition."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Set
from functools import reduce
from itertools import combinations, product
from operator import xor

from chromdocs.claims.claim import Case, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.papers.blackwhite.conventions import LEVELS

GRID = 12  # heaps of positions that the solver is asked for, whatever the bound

Board = Callable[[Position], bool]


def colourings(to: int) -> Iterator[frozenset[int]]:
    """Yield every set of black levels up to *to*, the smallest sets first.

    >>> [sorted(black) for black in colourings(2)]
    [[], [1], [2], [1, 2]]
    """
    levels = range(LEVELS.first, to + 1)
    for size in range(len(levels) + 1):
        yield from map(frozenset, combinations(levels, size))


def shown(black: Set[int]) -> str:
    """Return what to call a finite set of black levels."""
    return f"S = {{{', '.join(map(str, sorted(black)))}}}"


def nim_sum(position: Iterable[int]) -> int:
    """Return the nim-sum of the heaps."""
    return reduce(xor, position, 0)


def nim_moves(position: Position) -> Iterator[Position]:
    """Yield what the moves of nim leave."""
    for i, heap in enumerate(position):
        for left in range(heap):
            yield (*position[:i], left, *position[i + 1 :])


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


def open_pairs(first: Iterable[int], second: Iterable[int], bound: int) -> set[Position]:
    """Return the P-positions of black & white nim on two piles with a black or an empty pile.

    Each pile has its own black levels. Row by row, from the definition: in row x it is the first
    place that is legal and that no earlier row reaches. A row is a bit set.

    >>> sorted(open_pairs([2, 4], [2, 4], 4))
    [(0, 0), (1, 2), (2, 1), (3, 4), (4, 3)]
    """
    rows, columns = ({0, *levels} for levels in (first, second))
    black = sum(1 << level for level in columns)
    free = (1 << bound + 1) - 1
    found: set[Position] = set()
    for x in range(bound + 1):
        legal = free if x in rows else free & black
        if legal:
            lowest = legal & -legal
            found.add((x, lowest.bit_length() - 1))
            free ^= lowest
    return found


def queue(
    black: Set[int],
    bound: int,
    *,
    zero_waits: bool = False,
    longest: bool = True,
    alone: bool = True,
) -> set[Position]:
    """Return the pairs of partners up to level *bound*, in both orders.

    A white level waits, and 0 too where *zero_waits*. A black one takes the one that has waited
    *longest*, or else the shortest time; if none waits, itself, where *alone* allows that.
    """
    waiting = deque([0] if zero_waits else [])
    pairs = [] if zero_waits else [(0, 0)]
    for level in range(LEVELS.first, bound + 1):
        if level not in black:
            waiting.append(level)
        elif waiting:
            pairs.append((waiting.popleft() if longest else waiting.pop(), level))
        elif alone:
            pairs.append((level, level))
    return symmetric(pairs)


def played(solve: Solve, name: str, said: set[Position], bound: int) -> Iterator[Case]:
    """Compare what is said with the outcomes that the solver finds."""
    for position, is_p in solve(game(name)).outcomes(min(bound, GRID)):
        yield Case((name, position), position in said, is_p)


def symmetric(pairs: Iterable[Position]) -> set[Position]:
    """Return the pairs in both orders."""
    return {both for a, b in pairs for both in ((a, b), (b, a))}
