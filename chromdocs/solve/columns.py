"""The P-positions of an invariant game on two heaps, with whole numbers as bit sets.

The standard library is enough, so that it runs in the reader's browser. A set of vectors (x, y)
is a list of columns, and a column is a number whose bit y tells whether (x, y) is in the set. One
column is solved after the other: a move shifts the P-positions of a column before to those
positions that lead there, which are N. Moves on a ray need one shift for all of them.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, product

from chromdocs.games.game import Position
from chromdocs.games.star_board import Columns, greedy, rows_of
from chromdocs.solve.rays import Ray, outside, rays
from chromdocs.solve.solver import (
    LISTED,
    ColumnsDone,
    refuse_above_most,
    refuse_long,
)

SPARSE = 64  # rows up to which a column is kept as a list too
FEW = 16  # moves in a column above which P-positions are likely to be fewer
MANY = 20  # moves for each column and row of a board from which on no rays are looked for
STRIKE, STRIKE_ROW = 2e-7, 2e-11  # seconds to strike one column from another, and for each row


def columns_of(vectors: Iterable[Position], top: Position) -> Columns:
    """Return a set of vectors that fit into *top* as columns.

    >>> columns_of([(0, 1), (1, 0), (1, 2)], (2, 2))
    [2, 5, 0]
    """
    found = [bytearray(top[1] // 8 + 1) for _ in range(top[0] + 1)]
    for x, y in vectors:
        found[x][y // 8] |= 1 << y % 8
    return [int.from_bytes(column, "little") for column in found]


def pairs_of(columns: Columns) -> list[Position]:
    """Return the vectors of a set, sorted.

    >>> pairs_of([2, 5, 0])
    [(0, 1), (1, 0), (1, 2)]
    """
    return [(x, y) for x, column in enumerate(columns) for y in ascending(column)]


def ascending(column: int) -> list[int]:
    """Return the rows of a column, from below.

    >>> ascending(0b10011)
    [0, 1, 4]
    """
    return list(rows_of(column))[::-1]


def p_columns(
    moves: Columns,
    height: int,
    symmetric: bool,
    misere: bool,
    most: int = LISTED,
    report: ColumnsDone = lambda column: None,
) -> Columns:
    """Return the P-positions of the game with these moves, with rows up to *height*.

    There may be *most* of them. Where the order of heaps does not matter and the board is a
    square, only rows from the diagonal up are solved, and the others are mirror images.

    >>> list(map(bin, p_columns([0, 0b10, 0b100], 2, True, False)))
    ['0b111', '0b1', '0b1']
    """
    symmetric = symmetric and height == len(moves) - 1
    whole = (2 << height) - 1
    along, left = _rays_of(moves, height)
    symmetric = symmetric and any(left)  # rays alone are faster than mirror images
    strikes = len(moves) * sum(min(column.bit_count(), FEW) for column in left) / 2
    refuse_long("the sieve with bit sets", strikes * (STRIKE + STRIKE_ROW * height))
    seen = [[0] * ray.step[0] for ray in along]
    found: Columns = []
    across: list[tuple[int, _Column]] = []  # the moves from a column to those before it
    rows: list[_Column] = []
    number = 0
    images = [0] * (height + 1)
    ends = whole
    for x in range(len(moves)):
        low = x if symmetric else 0
        if left[x]:
            across.append((x, _Column(left[x])))
        ends &= _below(moves[x], whole)
        free = whole ^ ends if misere else whole
        for ray, kept in zip(along, seen, strict=True):
            (ox, oy), (a, b) = ray.first, ray.step
            hit = found[x - ox] << oy & whole if ox <= x else 0
            if a:
                hit |= kept[x % a] << b & whole
                kept[x % a] = hit
            while hit and not a and b <= height:  # the ray goes up in its column
                hit |= hit << b & whole
                b *= 2
            free &= ~hit
        mirrored = images[x] if symmetric else 0
        free = _struck(free >> low, x, low, across, rows)
        for y in ascending(mirrored) if moves[0] and free else ():
            free &= ~(moves[0] >> low - y)
        column = mirrored | greedy(free, moves[0]) << low
        found.append(column)
        rows.append(_Column(column))
        refuse_above_most(number := number + rows[x].number, most)
        for y in rows[x].listed() if symmetric else ():
            if y > x:
                images[y] |= 1 << x
        report(x + 1)
    return found


def _below(column: int, whole: int) -> int:
    """Return the rows below the lowest of a column; with these moves alone play ends there."""
    return (column & -column) - 1 if column else whole


class _Column:
    """A column, with the list of its rows where they are few."""

    __slots__ = ("bits", "number", "rows", "top")

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self.number = bits.bit_count()
        self.top = bits.bit_length() - 1
        self.rows = ascending(bits) if self.number <= SPARSE else None

    def listed(self) -> list[int]:
        return ascending(self.bits) if self.rows is None else self.rows


def _struck(
    free: int, x: int, low: int, moves: list[tuple[int, _Column]], found: list[_Column]
) -> int:
    """Return the *free* rows of column *x*, from *low* up, without those that lead to found ones.

    The first column goes first, as it often leaves little. Of moves and P-positions the fewer are
    gone through, and the others shifted.
    """
    for dx, across in chain(moves[-1:] if moves and moves[-1][0] == x else (), moves):
        if not free:
            break
        there = found[x - dx]
        if not there.number or across.top + there.top < low:
            continue
        few, many = (across, there) if across.number <= there.number else (there, across)
        bits = many.bits
        for row in few.listed():
            free &= ~(bits << row - low if row >= low else bits >> low - row)
    return free


def returns(moves: Columns, after: Columns, height: int, symmetric: bool) -> bool:
    """Tell whether the P-positions of G⋆ are the moves of G and 0, from the moves of both.

    It is so exactly if no two of these differ by a move of G⋆, that is by a P-position of G. For
    what is neither a move nor 0 has a move of G⋆ to one: if it is P in G, to 0; else a move of G
    leads to a P-position that is not 0, and to take that leaves the move. Only sets of moves that
    are rays are tried, as of two that run side by side a few differences are enough.

    >>> pair = columns_of([(1, 2), (2, 1)], (3, 3))
    >>> returns(pair, p_columns(pair, 3, True, False, 99), 3, True)
    False
    """
    top = (len(moves) - 1, height)
    found, left = rays(pairs_of(moves), top, symmetric)
    if left:
        return False
    done = set[tuple[Ray, Ray]]()
    for one, other in product(found, repeat=2):
        if (one, other) not in done and any(
            after[x] >> y & 1 for x, y in _differences(one, other, top) if x or y
        ):
            return False
        done |= {(one, other), (one.mirror, other.mirror)} if symmetric else set()
    return True


def _differences(one: Ray, other: Ray, top: Position) -> Iterator[Position]:
    """Yield the differences of a move of a ray and one of another that are not negative."""
    pairs: Iterable[tuple[Position, Position]]
    if one.step == other.step:
        pairs = chain(
            ((one.first, n) for n in other.within(one.first)),
            ((m, other.first) for m in one.within(top)),
        )
    else:
        pairs = ((m, n) for m in one.within(top) for n in other.within(m))
    return ((x - u, y - v) for (x, y), (u, v) in pairs if u <= x and v <= y)


def _rays_of(moves: Columns, height: int) -> tuple[list[Ray], Columns]:
    """Return the rays that leave their column, and the moves to other columns that are left."""
    top = (len(moves) - 1, height)
    if sum(map(int.bit_count, moves)) > MANY * (sum(top) + 1):
        return [], [0, *moves[1:]]
    found, left = outside(*rays(pairs_of(moves), top, False))
    return [ray for ray in found if ray.first[0]], columns_of((m for m in left if m[0]), top)
