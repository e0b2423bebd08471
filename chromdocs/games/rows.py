"""Rows of Grundy values: where one heap is free, the values become additively periodic.

Let a game allow any number to be taken from its last heap, and let each way to take from the other
heaps go with finitely many numbers from the last. Hold the other heaps at x. Then g(x, y) - y is
ultimately periodic. The numbers that row x has used, seen from y, are a finite state, driven by
the rows below. When it comes back while those are periodic, the row repeats: a certificate.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import count, product
from math import lcm

from chromdocs.games.game import Position, fits, subtract
from chromdocs.games.gamma import gamma
from chromdocs.parameters import checked, whole


@dataclass(frozen=True)
class Row:
    """One row of Grundy values: the differences g(x, y) - y, the first ones, then a cycle.

    >>> row = Row((0,), (2, -1, -1))
    >>> row.value(4), row.spread
    (6, 2)
    """

    before: tuple[int, ...]  # g(x, y) - y for the y that are not periodic yet
    cycle: tuple[int, ...]  # and for a period of the others

    def value(self, y: int) -> int:
        """Return g(x, y)."""
        late = y - len(self.before)
        return y + (self.before[y] if late < 0 else self.cycle[late % len(self.cycle)])

    @property
    def spread(self) -> int:
        """Return the largest distance of a value from its column."""
        return max(map(abs, self.before + self.cycle))


def certified_rows(moves: Iterable[Position], top: Position) -> dict[Position, Row]:
    """Return the rows of all x up to *top*, of a game that has all moves on its last heap.

    *moves* are the others, as far as they fit: (s, t) takes s from the heaps x, and t from the
    last one. Each row has its least period, and as few values before it as possible.

    >>> rows = certified_rows([(s, t) for s in (1, 2) for t in (0, s)], (2,))  # Wythoff nim
    >>> [(len(row.before), len(row.cycle)) for row in rows.values()], rows[1,].cycle
    ([(0, 1), (0, 3), (0, 3)], (1, 1, -2))
    """
    given = sorted(set(moves))
    for move in given:
        if len(move) != len(top) + 1 or min(move) < 0 or not any(move[:-1]):
            raise ValueError(
                f"certified_rows: a move takes from the first {len(top)} heaps, "
                f"and nothing negative, unlike {move}"
            )
    rows: dict[Position, Row] = {}
    for x in product(*(range(heap + 1) for heap in top)):
        rows[x] = _row([(rows[subtract(x, m[:-1])], m[-1]) for m in given if fits(m[:-1], x)])
    return rows


def gamma_rows(k: int, last: int) -> list[Row]:
    """Return rows 0 to *last* of Gamma_k, whose moves take less than (k + 2)·(s + 1) with s.

    >>> [len(row.cycle) for row in gamma_rows(3, 4)]
    [1, 5, 15, 60, 60]
    """
    checked("gamma_rows", "last", whole(0), last)
    within = gamma(k).moves.within((last, (k + 2) * (last + 1)))
    return list(certified_rows((move for move in within if move[0]), (last,)).values())


Below = list[tuple[Row, int]]  # the row that a move leads to, and what it takes from the last heap


def _row(below: Below) -> Row:
    """Return the row from which moves lead to the rows *below*."""
    calm = max((t + len(row.before) for row, t in below), default=0)
    turn = lcm(*(len(row.cycle) for row, _ in below))
    differences: list[int] = []
    seen: dict[tuple[int, int], int] = {}
    for y, (state, difference) in enumerate(_run(below)):
        if y >= calm:
            first = seen.setdefault(((y - calm) % turn, state), y)
            if first < y:
                return _shortest(differences[:first], differences[first:])
        differences.append(difference)
    raise AssertionError


def _run(below: Below) -> Iterator[tuple[int, int]]:
    """Yield for each column the state before it, and its value less the column.

    The state says which values have been used, from the least unused one on, and how far that one
    lies below the column: the column and the rows below then give all that follows.
    """
    least = used = 0  # bit i of used is for the value least + i
    for y in count():
        reached = {row.value(y - t) for row, t in below if t <= y}
        value = next(v for v in count(least) if not used >> v - least & 1 and v not in reached)
        yield (used << 1 | 1) << y - least, value - y
        used |= 1 << value - least
        while used & 1:
            used, least = used >> 1, least + 1


def _shortest(before: list[int], cycle: list[int]) -> Row:
    """Return the row with its least period, and with the fewest values before it."""
    size = len(cycle)
    periods = (p for p in range(1, size + 1) if size % p == 0)
    cycle = cycle[: next(p for p in periods if cycle == cycle[:p] * (size // p))]
    while before and before[-1] == cycle[-1]:
        cycle = [before.pop(), *cycle[:-1]]
    return Row(tuple(before), tuple(cycle))
