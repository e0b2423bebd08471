"""Boards of the ⋆-operator: the P-positions of a game from its moves, on a box that may grow.

A board is exact, because a position is P or N by the moves that fit into it.
"""

from collections.abc import Callable, Iterator
from math import prod
from typing import TypeVar

from chromdocs.games.game import Invariant, Moves, Position, fits

T = TypeVar("T")

LARGEST = 30_000_000  # positions on a board: some megabytes, and rarely a minute

BLOCK = 2048  # rows that are looked at together: the numbers stay short

Columns = list[int]


def repeated(first: T, times: int, star: Callable[[T], T]) -> T:
    """Return what *star* makes of a set of moves, applied *times* times.

    >>> repeated(7, 1001, lambda n: n // 2 or 2)
    2
    """
    before = found = first
    for left in range(times, 0, -1):
        before, found, older = found, star(found), before
        if found == older:  # settled, so that from here on the powers alternate
            return found if left % 2 else before
    return found


class Board:
    """The moves of G^times, kept on a box that grows to what is asked for."""

    def __init__(self, name: str, base: Invariant, times: int) -> None:
        self.name = name
        self.base = base
        self.times = times
        self._fill((0,) * base.heaps)

    def contains(self, move: Position) -> bool:
        self._reach(move)
        x, row = self.box.place(two(move))
        return bool(self.columns[x] >> row & 1)

    def within(self, position: Position) -> Iterator[Position]:
        self._reach(position)
        return self.box.listed(self.columns, position)

    def _reach(self, position: Position) -> None:
        """Double each side that is too short; if that is too much, stretch it, or start anew."""
        if fits(position, self.top):
            return
        sides = list(zip(position, self.top, strict=True))
        doubled = tuple(max(new, 2 * old) if new > old else old for new, old in sides)
        tops = (doubled, tuple(map(max, sides)), position)
        self._fill(next((top for top in tops if _size(two(top)) <= LARGEST), position))

    def _fill(self, top: Position) -> None:
        box = Box(two(top), self.name)
        columns = repeated(box.columns(self.base.moves, top), self.times, box.star)
        self.top, self.box, self.columns = top, box, columns


class Box:
    """The positions up to *top*. A set of them is a list of columns, and a column is a bitset.

    The column of a position is its shortest heap, and the row, a bit, is the other heaps in one
    number, with room for the sum of two so that rows of vectors add as the vectors do.
    """

    def __init__(self, top: Position, name: str) -> None:
        if _size(top) > LARGEST:
            raise ValueError(
                f"{name}: the board for such heaps has more than the {LARGEST:,} positions "
                "that fit; ask for smaller heaps"
            )
        self.order = sorted(range(len(top)), key=top.__getitem__)
        sides = [top[i] for i in self.order]
        self.width = sides[0] + 1
        self.weights = [prod(2 * side + 1 for side in sides[i:]) for i in range(2, len(sides) + 1)]
        self.full = 1
        for side, weight in zip(sides[:0:-1], self.weights[::-1], strict=True):
            self.full = _repeat(self.full, weight, side + 1)

    def place(self, position: Position) -> tuple[int, int]:
        """Return the column and the row of *position*."""
        x, *rest = (position[i] for i in self.order)
        return x, sum(heap * weight for heap, weight in zip(rest, self.weights, strict=True))

    def position(self, x: int, row: int) -> Position:
        """Return the position in column *x* and row *row*."""
        found = {self.order[0]: x}
        for i, weight in zip(self.order[1:], self.weights, strict=True):
            found[i], row = divmod(row, weight)
        return tuple(found[i] for i in range(len(found)))

    def columns(self, moves: Moves, top: Position) -> Columns:
        """Return the set of those *moves* that fit into *top*."""
        found = [bytearray(self.full.bit_length() // 8 + 1) for _ in range(self.width)]
        for move in moves.within(top):
            x, row = self.place(two(move))
            found[x][row // 8] |= 1 << row % 8
        return [int.from_bytes(column, "little") for column in found]

    def listed(self, columns: Columns, top: Position) -> Iterator[Position]:
        """Yield the positions of a set that fit into *top*, the largest first."""
        last, end = self.place(two(top))
        plain = len(top) == 2 and self.order == [0, 1]  # by far the most common, so quick
        for x in range(last, -1, -1):
            for row in rows_of(columns[x] & (2 << end) - 1):
                if plain:
                    yield x, row
                elif fits(position := self.position(x, row)[-len(top) :], top):
                    yield position

    def star(self, moves: Columns) -> Columns:
        """Return the P-positions, except 0, of the game with these moves."""
        found: Columns = []
        across = [(dx, m, m.bit_count()) for dx, m in enumerate(moves) if dx and m]
        size: list[int] = []
        for x in range(self.width):
            free = self.full
            for dx, few, number in across:
                if dx > x or not free:
                    break
                # the sums of a P-position and a move are N; the smaller set is gone through
                many = found[x - dx]
                if size[x - dx] < number:
                    few, many = many, few
                while few:
                    row = few.bit_length() - 1
                    free ^= free & many << row
                    few ^= 1 << row
            found.append(greedy(free, moves[0]))
            size.append(found[x].bit_count())
        found[0] ^= 1
        return found


def greedy(free: int, moves: int) -> int:
    """Go up a column: a free row is P, and the moves from there to higher rows make those N."""
    if not moves:
        return free
    found = 0
    for start in range(0, free.bit_length(), BLOCK):
        here = free >> start & (1 << BLOCK) - 1
        rows = above = 0
        while here:
            low = here & -here
            rows |= low
            hit = moves << low.bit_length() - 1
            above |= hit
            here ^= here & (low | hit)
        found |= rows << start
        free ^= free & above << start
    return found


def rows_of(column: int) -> Iterator[int]:
    """Yield the rows of a column, from above."""
    for start in reversed(range(0, column.bit_length(), BLOCK)):
        here = column >> start & (1 << BLOCK) - 1
        while here:
            row = here.bit_length() - 1
            here ^= 1 << row
            yield start + row


def _repeat(bits: int, step: int, times: int) -> int:
    """Return *times* copies of *bits*, each *step* above the one before."""
    if times == 1:
        return bits
    half = _repeat(bits, step, times // 2)
    half |= half << step * (times // 2)
    return half | bits << step * (times - 1) if times % 2 else half


def two(position: Position) -> Position:
    """Give a single heap an empty one beside it, as a board has a column and a row at least."""
    return (0, *position) if len(position) == 1 else position


def _size(top: Position) -> int:
    """Count the bits of a box."""
    x, y, *rest = sorted(top)
    return (x + 1) * (y + 1) * prod(2 * side + 1 for side in rest)
