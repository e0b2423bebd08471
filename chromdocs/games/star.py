"""The ⋆-operator: the P-positions of an invariant subtraction game become moves of the next one.

M(G⋆) = P(G) without 0. The rule of G⋆ is the definition of P in G, so this module finds
P-positions itself, from the moves of G alone, on boards that grow as larger positions are asked
for. A board is exact, because a position is P or N by the moves that fit into it.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import prod
from typing import TypeVar

from chromdocs.games.game import Game, Invariant, Moves, Position, Sum, fits, subtract

T = TypeVar("T")

LARGEST = 30_000_000  # positions on a board: some megabytes, and rarely a minute

MOST = 1_000_000  # times that ⋆ is applied: the name of the game grows with each

BLOCK = 2048  # rows that are looked at together: the numbers stay short

Columns = list[int]


@dataclass(frozen=True, kw_only=True, eq=False)
class Starred(Invariant):
    """The game that ⋆ makes of ``base``, applied ``times`` times."""

    base: Invariant = field(repr=False)  # the game that ⋆ is applied to
    times: int  # how often


@dataclass(frozen=True)
class Limit:
    """The moves of lim G^2k that fit into a board, sorted, and the least k that shows them."""

    moves: tuple[Position, ...]  # sorted
    steps: int  # the least k


def star(game: Game) -> Starred:
    """Return G⋆, the game whose moves are the P-positions of *game* except 0.

    >>> from chromdocs.games.game import invariant
    >>> diagonal = invariant("diagonal", "Take 1 and 1.", 2, Moves.listed([(1, 1)]))
    >>> sorted(star(diagonal).moves.within((2, 2)))
    [(0, 1), (0, 2), (1, 0), (2, 0), (2, 2)]
    >>> star(star(diagonal)).name
    'star(star(diagonal))'
    """
    return power(game, 1)


def power(game: Game, times: int) -> Starred:
    """Return the game that ⋆ makes of *game*, applied *times* times, at least once.

    >>> from chromdocs.games.game import invariant
    >>> diagonal = invariant("diagonal", "Take 1 and 1.", 2, Moves.listed([(1, 1)]))
    >>> sorted(power(diagonal, 1000).moves.within((4, 4)))
    [(1, 1)]
    """
    game = _invariant(game)
    if not 1 <= times <= MOST:
        raise ValueError(f"star: must be applied from 1 to {MOST:,} times, not {times:,}")
    name = times * "star(" + game.name + times * ")"
    called = game.called if game.called.endswith("⋆") else f"({game.called})"
    previous = game.called if times == 1 else called + (times - 1) * "⋆"
    base, before = (game.base, game.times) if isinstance(game, Starred) else (game, 0)
    steps = f"The moves of {previous} come from {base.called} in the same way. "
    board = _Board(name, base, before + times)
    return Starred(
        name=name,
        rule=f"What you take must itself be a P-position of {previous}, one from which whoever "
        f"moves loses. {steps if before + times > 1 else ''}In {base.called}: {base.rule}",
        heaps=game.heaps,
        options=lambda position: (subtract(position, m) for m in board.within(position)),
        title=called + times * "⋆",
        symmetric=game.symmetric,
        own=game.own,
        moves=Moves(board.contains, board.within),
        base=base,
        times=before + times,
    )


def limit(game: Game, top: Position) -> Limit:
    """Return the moves of H = lim G^2k that fit into *top*, and the least k that shows them.

    What is compared are the moves of G^2k and of G^(2k+2) that fit into *top*. Larger vectors
    have no bearing on these, so once they agree they do for ever, and the answer is exact. They
    always come to agree. Let all vectors smaller than c be settled, A the moves of even powers
    among them and B those of odd ones. If c is a vector of A plus one of B, it is N in every
    power, so a move of none. If it is not, it is P exactly where it is no move, so a move of
    every second power. By induction c = (x, y) is settled after x + y - 1 steps at most.

    The paper compares whole columns, of which *top* shows the lower part only: it may be that
    higher rows settle later and later. But a column of a permutation game has one move in each
    even power (Theorem 3). If *top* shows a move in every column, these columns are complete.

    >>> from chromdocs.games.game import invariant
    >>> game = invariant("steps", "Take 1 and 1 or 2 and 2.", 2, Moves.listed([(1, 1), (2, 2)]))
    >>> limit(game, (5, 5))
    Limit(moves=((1, 1), (2, 2)), steps=0)
    """
    game = _invariant(game)
    box = _Box(_two(game.check(top)), game.name)
    even, steps = box.columns(game.moves, top), 0
    while (after := box.star(box.star(even))) != even:
        even, steps = after, steps + 1
    return Limit(tuple(sorted(box.listed(even, top))), steps)


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


def _invariant(game: Game) -> Invariant:
    if isinstance(game, Sum):
        raise ValueError(f"star: takes one invariant subtraction game, not the sum {game.name}")
    if not isinstance(game, Invariant):
        raise ValueError(
            f"star: takes a game with the same moves everywhere, such as wythoff, not {game.name}"
        )
    return game


class _Board:
    """The moves of G^times, kept on a box that grows to what is asked for."""

    def __init__(self, name: str, base: Invariant, times: int) -> None:
        self.name = name
        self.base = base
        self.times = times
        self._fill((0,) * base.heaps)

    def contains(self, move: Position) -> bool:
        self._reach(move)
        x, row = self.box.place(_two(move))
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
        self._fill(next((top for top in tops if _size(_two(top)) <= LARGEST), position))

    def _fill(self, top: Position) -> None:
        box = _Box(_two(top), self.name)
        columns = repeated(box.columns(self.base.moves, top), self.times, box.star)
        self.top, self.box, self.columns = top, box, columns


class _Box:
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
            x, row = self.place(_two(move))
            found[x][row // 8] |= 1 << row % 8
        return [int.from_bytes(column, "little") for column in found]

    def listed(self, columns: Columns, top: Position) -> Iterator[Position]:
        """Yield the positions of a set that fit into *top*, the largest first."""
        last, end = self.place(_two(top))
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


def _two(position: Position) -> Position:
    """Give a single heap an empty one beside it, as a board has a column and a row at least."""
    return (0, *position) if len(position) == 1 else position


def _size(top: Position) -> int:
    """Count the bits of a box."""
    x, y, *rest = sorted(top)
    return (x + 1) * (y + 1) * prod(2 * side + 1 for side in rest)
