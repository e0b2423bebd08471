"""Certificates that the P-positions of a pair game with rational moduli repeat, for all heaps.

The moves are the pairs {a_n, b_n} of densities p/q > 1/2 and (q - p)/q with the offset t. Let
w = (q(q - p), qp), and let h(x, y) = px - (q - p)y. For full heaps x ≤ y two rules are looked for:

1. if y - x ≥ far, then (x, y) is P exactly if (x, y) + w is;
2. if h(x, y) ≥ deep, then (x, y) is P exactly if (x + q², y + q²) is.

If they hold on a board up to a sum of heaps that depends on q, p, far and deep, they hold for all
heaps: the chapter *Stars far out* has the proof.
"""

from dataclasses import dataclass

from chromdocs.games.game import Position
from chromdocs.games.rational_pair import RationalPair


@dataclass(frozen=True)
class Certificate:
    """Two numbers for which both rules hold, and the board on which they were checked."""

    p: int  # the larger density is p/q
    q: int  # the denominator of the densities
    t: int  # the offset is t/q
    far: int  # from this difference of the heaps on, w repeats
    deep: int  # from this h on, (q², q²) repeats

    @property
    def board(self) -> int:
        """The sum of heaps below which the rules have to hold."""
        return board(self.p, self.q, self.far, self.deep)

    @property
    def vectors(self) -> tuple[Position, Position]:
        """The two vectors that repeat all P-positions but finitely many, up to mirror images."""
        return _vectors(self.p, self.q)


def _vectors(p: int, q: int) -> tuple[Position, Position]:
    return (q * (q - p), q * p), (q * q, q * q)


def board(p: int, q: int, far: int, deep: int) -> int:
    """Return the sum of heaps below which the two rules have to hold.

    >>> board(2, 3, 7, 8)
    157
    """
    return 6 * q * q - -(2 * deep + 3 * q * far + 8 * q) // (2 * p - q)


def lost(p: int, q: int, t: int, below: int) -> list[int]:
    """Return the P-positions (x, y), x + y < below, as columns of bits, from the moves.

    >>> [bin(column)[2:] for column in lost(2, 3, 0, 8)[:4]]
    ['11111111', '11', '1', '11001']
    """
    pairs = RationalPair(p, q, t)
    partners = [pairs.mate(d) for d in range(below)]
    found = [(1 << below) - 1]
    full: list[tuple[int, int]] = []  # columns that have P-positions with two full heaps
    to_axis = 0  # rows from which a move leads to the lower axis
    for x in range(1, below):
        high = below - x  # rows of this column
        to_axis |= 1 << partners[x] if partners[x] < below else 0
        reached = to_axis | (-1 << partners[x] if partners[x] < high else 0)
        for before, rows in full:
            partner = partners[x - before]
            if partner < high:
                reached |= rows << partner
        found.append((1 << high) - 1 & ~reached)
        if found[x] > 1:
            full.append((x, found[x] - 1))
    return found


def worst(p: int, q: int, columns: list[int]) -> tuple[int, int]:
    """Return the least *far* and *deep* for which the rules hold on a board.

    >>> worst(2, 3, lost(2, 3, 0, 166))
    (1, 7)
    """
    below = len(columns)
    far = deep = 0
    for (dx, dy), rule in zip(_vectors(p, q), (1, 2), strict=True):
        for x in range(1, below - dx - dy):
            rows = max(0, below - x - dx - dy)  # from here both positions are on the board
            wrong = (columns[x] ^ columns[x + dx] >> dy) & (1 << rows) - 1
            wrong >>= x  # rows from the diagonal up
            if not wrong:
                continue
            if rule == 1:
                far = max(far, wrong.bit_length())
            else:
                lowest = x + (wrong & -wrong).bit_length() - 1
                deep = max(deep, p * x - (q - p) * lowest + 1)
    return far, deep


def certificate(p: int, q: int, t: int, limit: int = 4000) -> Certificate:
    """Find numbers for which both rules hold, so that they hold for all heaps.

    ValueError if they are not found on a board up to the *limit*.

    >>> certificate(2, 3, 0)
    Certificate(p=2, q=3, t=0, far=7, deep=7)
    >>> certificate(3, 5, 2).board, certificate(3, 5, 2).vectors
    (355, ((10, 15), (25, 25)))
    """
    if not p < q < 2 * p:
        raise ValueError(f"certificate: p/q must be between 1/2 and 1, not {p}/{q}")
    far, deep = 2 * q + 1, 0  # the proof needs at least this difference
    while (below := board(p, q, far, deep)) <= limit:
        seen = worst(p, q, lost(p, q, t, below))
        if seen[0] <= far and seen[1] <= deep:
            return Certificate(p, q, t, far, deep)
        far, deep = max(far, seen[0]), max(deep, seen[1])
    raise ValueError(f"certificate: no rules for p/q = {p}/{q}, t = {t} were found to {limit}")
