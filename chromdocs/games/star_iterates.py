"""⋆ applied again and again: how far G, G⋆⋆, G⋆⋆⋆⋆, … agree with their limit, and what changes."""

from collections.abc import Iterable, Iterator, Sequence

from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.star import power


def iterate(game: Invariant, times: int, to: int) -> frozenset[Position]:
    """Return the moves of G with ⋆ applied *times* times that fit into (*to*, *to*).

    >>> from chromdocs.games.nim import nim
    >>> sorted(iterate(nim(), 1, 3))
    [(1, 1), (2, 2), (3, 3)]
    """
    return frozenset((power(game, times) if times else game).moves.within((to, to)))


def radius(first: Iterable[Position], second: Iterable[Position], to: int) -> int:
    """Return the largest heap up to which two sets of moves agree, *to* if they do throughout.

    >>> radius({(1, 1), (2, 5)}, {(1, 1), (4, 3)}, 9)
    3
    """
    return min((max(move) - 1 for move in {*first} ^ {*second}), default=to)


def agreed_up_to(game: Invariant, to: int) -> list[int]:
    """Return how far G, G⋆⋆, G⋆⋆⋆⋆, … agree with their limit on a board, until they do throughout.

    >>> from chromdocs.games.permutation import permutation
    >>> agreed_up_to(permutation([2, 3, 1], "repeat"), 40)
    [2, 22, 40]
    """
    powers = [iterate(game, 0, to)]
    while (after := _twice(powers[-1], to)) != powers[-1]:
        powers.append(after)
    return [radius(moves, powers[-1], to) for moves in powers]


def _twice(moves: frozenset[Position], to: int) -> frozenset[Position]:
    """Return the moves up to *to* after two more applications of ⋆."""
    return iterate(invariant("listed", "Take a listed move.", 2, Moves.listed(moves)), 2, to)


def next_star(moves: int, to: int) -> int:
    """Return the star of a game on one heap of up to *to*; a set of numbers is an integer, by bits.

    >>> bin(next_star(0b1110, 12))  # take 1, 2 or 3: the P-positions are 4, 8, 12
    '0b1000100010000'
    """
    found, reached = 1, moves
    for heap in range(1, to + 1):
        if not reached >> heap & 1:
            found |= 1 << heap
            reached |= moves << heap
    return found & (2 << to) - 2


def changes(moves: Sequence[int], to: int) -> Iterator[tuple[int, int]]:
    """Yield the lowest row that each step from G to G⋆⋆ changes, and how many rows it does.

    G takes one of *moves* from one heap; a row is a number up to *to*.

    >>> next(changes((3, 11, 13), 40))
    (11, 5)
    """
    now = sum(1 << move for move in moves if move <= to)
    while (after := next_star(next_star(now, to), to)) != now:
        change = after ^ now
        yield (change & -change).bit_length() - 1, change.bit_count()
        now = after
