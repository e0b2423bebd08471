"""A set of vectors (x, y) in a square, by columns: the moves of a game, or its P-positions.

The ⋆-operator makes moves of P-positions, so both have one form.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from chromdocs.games.game import Position

MOST = 250_000_000  # vectors in a set: a gigabyte

Rows = NDArray[np.int32]
Starts = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Vectors:
    """Vectors with 0 <= x, y <= ``to``: column x is ``rows[starts[x]:starts[x + 1]]``, ascending.

    >>> found = Vectors.of([(1, 2), (2, 1), (1, 0)], 2)
    >>> found.column(1).tolist(), len(found), (2, 1) in found, (9, 9) in found
    ([0, 2], 3, True, False)
    """

    to: int  # the largest coordinate
    starts: Starts  # where each column begins
    rows: Rows  # of all columns

    @classmethod
    def of(cls, vectors: Iterable[Position], to: int) -> "Vectors":
        """Return the set of the given vectors, which come in any order."""
        flat = np.fromiter(chain.from_iterable(vectors), np.int64)
        return cls.at(flat[::2], flat[1::2], to)

    @classmethod
    def at(cls, xs: NDArray[np.int64], ys: NDArray[np.int64], to: int) -> "Vectors":
        """Return the set of the vectors with these coordinates in the square, each once.

        >>> Vectors.at(np.array([2, 0, 2]), np.array([1, 1, 1]), 2).pairs().tolist()
        [[0, 1], [2, 1]]
        """
        if len(xs) and not (min(xs.min(), ys.min()) >= 0 and max(xs.max(), ys.max()) <= to):
            raise ValueError(f"vectors: all numbers must be from 0 to {to:,}")
        keys = np.unique(xs * (to + 1) + ys)
        columns, rows = np.divmod(keys, to + 1)
        starts = np.searchsorted(columns, np.arange(to + 2))
        return cls(to, starts.astype(np.int64), rows.astype(np.int32))

    def __len__(self) -> int:
        return len(self.rows)

    def __contains__(self, vector: Position) -> bool:
        x, y = vector
        if not 0 <= x <= self.to:
            return False
        column = self.column(x)
        i = int(np.searchsorted(column, y))
        return i < len(column) and int(column[i]) == y

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Vectors)
            and self.to == other.to
            and np.array_equal(self.starts, other.starts)
            and np.array_equal(self.rows, other.rows)
        )

    def column(self, x: int) -> Rows:
        """Return the rows of column *x*, ascending."""
        return self.rows[self.starts[x] : self.starts[x + 1]]

    def columns(self) -> NDArray[np.int64]:
        """Return the column of each vector, beside ``rows``."""
        return np.repeat(np.arange(self.to + 1), np.diff(self.starts))

    def pairs(self) -> NDArray[np.int64]:
        """Return the vectors as an array with one in each line, sorted."""
        return np.column_stack([self.columns(), self.rows.astype(np.int64)])

    def upper(self) -> NDArray[np.int64]:
        """Return the vectors with x <= y, sorted.

        >>> Vectors.of([(1, 2), (2, 1), (1, 1)], 2).upper().tolist()
        [[1, 1], [1, 2]]
        """
        pairs = self.pairs()
        return pairs[pairs[:, 0] <= pairs[:, 1]]

    def within(self, top: Position) -> NDArray[np.int64]:
        """Return the vectors that fit into *top*, sorted.

        >>> Vectors.of([(1, 2), (2, 1), (1, 1)], 2).within((1, 2)).tolist()
        [[1, 1], [1, 2]]
        """
        x, y = top
        end = self.starts[x + 1]
        rows = self.rows[:end]
        fit = rows <= y
        return np.column_stack([self.columns()[:end][fit], rows[fit].astype(np.int64)])

    def cut(self, to: int) -> "Vectors":
        """Return the vectors of a smaller square.

        >>> Vectors.of([(1, 2), (2, 1), (1, 1)], 2).cut(1).pairs().tolist()
        [[1, 1]]
        """
        if to == self.to:
            return self
        rows = self.rows[: self.starts[to + 1]]
        fit = rows <= to
        before = np.concatenate(([0], np.cumsum(fit)))  # how many of the first rows fit
        return Vectors(to, before[self.starts[: to + 2]], rows[fit])

    def without_zero(self) -> "Vectors":
        """Return the set without (0, 0), as moves take at least one token."""
        if (0, 0) not in self:
            return self
        starts = self.starts - 1
        starts[0] = 0
        return Vectors(self.to, starts, self.rows[1:])

    def contain(self, pairs: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Tell of each line of *pairs* whether it is in the set; lines lie in the square.

        >>> Vectors.of([(1, 2), (2, 1)], 2).contain(np.array([[1, 2], [2, 2]])).tolist()
        [True, False]
        """
        width = self.to + 1
        keys = self.columns() * width + self.rows
        asked = pairs[:, 0] * width + pairs[:, 1]
        places = np.searchsorted(keys, asked)
        found = places < len(keys)
        found[found] = keys[places[found]] == asked[found]
        return found

    def digest(self) -> str:
        """Return the SHA-256 of the set, the same on every machine.

        >>> Vectors.of([(1, 2)], 2).digest()[:8]
        'ac243901'
        """
        little = (self.starts.astype("<i8").tobytes(), self.rows.astype("<i4").tobytes())
        return sha256(b"".join(little)).hexdigest()
