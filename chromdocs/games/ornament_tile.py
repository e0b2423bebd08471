"""How an ornament repeats: the vectors after which it comes again, and a tile that makes it."""

from collections.abc import Collection
from functools import cache

from chromdocs.games.game import Position
from chromdocs.games.ornament import ornament


def vectors(p: int, q: int) -> tuple[Position, Position]:
    """Return the two vectors that are tried on P-positions (x, y), x ≤ y, where p/q ≥ 1/2.

    >>> vectors(3, 4)
    ((4, 4), (4, 12))
    """
    return (q, q), (q * (q - p), q * p)


def steep_vector(p: int, q: int) -> Position:
    """Return the vector that repeats a pair game above the diagonal, as far as it was tried.

    Its mirror image does the same below the diagonal. The denser sequence has density p/q.

    >>> steep_vector(3, 4)
    (4, 12)
    """
    return vectors(p, q)[1]


@cache
def repeated(p: int, q: int, t: int, to: int, board: int) -> dict[Position, str]:
    """Tell for each P-position with heaps from 1 to *to* what repeats it.

    That is the steep vector, its mirror image, the flat one, or both; if neither, the diagonal
    vector (q, q), or none. A vector does if all its multiples lead to P-positions, as far as
    heaps of *board*.

    >>> found = repeated(3, 4, -1, 12, 60)
    >>> found[8, 8], found[5, 9], found[9, 5], found[3, 3]
    ('both', 'both', 'both', 'none')
    """
    lost = _p_positions(p, q, t, board)
    along, steep = vectors(p, q)
    up, down, level = (_repeated_by(v, lost, board) for v in (steep, steep[::-1], along))
    found = {}
    for at in sorted(lost):
        if max(at) <= to:
            only = "steep" if at in up else "flat" if at in down else ""
            rest = "diagonal" if at in level else "none"
            found[at] = "both" if at in up and at in down else only or rest
    return found


@cache
def not_repeated(p: int, q: int, t: int, to: int, board: int) -> tuple[Position, ...]:
    """Return the P-positions 0 < x ≤ y ≤ *to* of a pair game that neither of `vectors` repeats.

    They are sorted by y, then by x.

    >>> not_repeated(3, 4, -1, 40, 160)
    ((3, 3), (5, 7), (9, 9))
    """
    lost = _p_positions(p, q, t, board)
    both = [_repeated_by(vector, lost, board) for vector in vectors(p, q)]
    alone = ((y, x) for x, y in lost.difference(*both) if x <= y <= to)
    return tuple((x, y) for y, x in sorted(alone))


def exceptions(p: int, q: int, t: int, board: int) -> tuple[int, list[Position]]:
    """Return how many P-positions 0 < x ≤ y a pair game has on a board, and which are exceptions.

    Neither of `vectors` repeats them, and from them both vectors can go two steps.

    >>> exceptions(3, 4, -1, 60)
    (304, [(3, 3), (5, 7), (9, 9)])
    """
    alone = [
        (x, y)
        for x, y in not_repeated(p, q, t, board, board)
        if all(max(x + 2 * a, y + 2 * b) <= board for a, b in vectors(p, q))
    ]
    return sum(x <= y for x, y in _p_positions(p, q, t, board)), sorted(alone)


@cache
def _p_positions(p: int, q: int, t: int, board: int) -> frozenset[Position]:
    """Return the P-positions of a pair game with two full heaps up to *board*, in both orders."""
    return frozenset(at for at in ornament(p, q, t).moves.within((board, board)) if min(at))


def _repeated_by(vector: Position, lost: Collection[Position], board: int) -> set[Position]:
    """Return those of *lost* from which all multiples of *vector* lead to others, on a board."""
    found: set[Position] = set()
    for at in sorted(lost, reverse=True):
        after = _moved(at, vector)
        if max(after) > board or after in found:
            found.add(at)
    return found


def tile_at(p: int, q: int, t: int, to: int) -> tuple[int, list[Position]] | None:
    """Return c and the places of the tile with its lowest corner at (c, c), the first that is one.

    The tile is the rhombus whose sides are the steep vector and its mirror image. It is one if
    each of its places, moved by either, has the same outcome. None if none fits up to *to*.

    >>> c, places = tile_at(3, 4, -1, 48)
    >>> c, len(places), 12 * 12 - 4 * 4
    (11, 128, 128)
    """
    a, b = steep_vector(p, q)
    lost = set(ornament(p, q, t).moves.within((2 * to, 2 * to)))
    area = b * b - a * a
    rhombus = [
        (x, y)
        for x in range(a + b)
        for y in range(a + b)
        if 0 <= b * x - a * y < area and 0 <= b * y - a * x < area
    ]
    for c in range(1, to - a - b + 1):
        places: list[Position] = [(c + x, c + y) for x, y in rhombus]
        if all(
            (place in lost) == (_moved(place, (a, b)) in lost) == (_moved(place, (b, a)) in lost)
            for place in places
        ) and any(place in lost for place in places):
            return c, places
    return None


def _moved(position: Position, vector: Position) -> Position:
    return position[0] + vector[0], position[1] + vector[1]
