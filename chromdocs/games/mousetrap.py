"""The Mouse trap: an invariant game with the P-positions of the Mouse game.

Its moves are the P-positions of the game with the moves {floor(3i/2), 3i - 1}, and Theorem 5 of
the star paper lists them. As printed the list lacks {3n - 2, 6n - 5} for n >= 3: M_1 needs
m <= 2n - 1 where it has m < 2n - 1. Without (7, 13) that position has no winning move.
"""

from collections.abc import Iterator, Sequence

from chromdocs.games.family import Family, Parameter, checked, one_of
from chromdocs.games.game import Invariant, Moves, Position, invariant, subtract
from chromdocs.games.mouse import MOUSE_PAIRS
from chromdocs.games.nim import nim_moves

M_0 = ((1, 1), (3, 3), (3, 4), (4, 4), (4, 7), (6, 6), (6, 7), (6, 10))

reading_word = one_of("corrected", "printed")


def mousetrap(reading: str = "corrected") -> Invariant:
    """Return the Mouse trap, or the game with the moves of Theorem 5 as *printed*.

    >>> mousetrap().moves.contains((13, 7)), mousetrap("printed").moves.contains((13, 7))
    (True, False)
    """
    printed = checked("mousetrap", "reading", reading_word, reading) == "printed"
    few = ", ".join(f"{low} and {high}" for low, high in M_0)
    return invariant(
        "mousetrap:reading=printed" if printed else "mousetrap",
        "Take any number of tokens from one heap; or from both heaps, in either order, "
        f"{few}, or with n ≥ 3 one of: 3n−2 and 3m−2 where n ≤ m < 2n{'−1' if printed else ''}, "
        "3n and 3m where n ≤ m < 2n−2, 3n and 6n−2, 3n and 6n−5.",
        2,
        _moves(printed),
        title="the Mouse trap with the moves as printed" if printed else "the Mouse trap",
        solution=None if printed else SOLUTION,
        symmetric=True,
    )


def _moves(printed: bool) -> Moves:
    def contains(move: Position) -> bool:
        low, high = sorted(move)
        return high > 0 if low == 0 else any(high in row for row in _rows(low, printed))

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        yield from nim_moves(position)
        for low in range(min(x, y), 0, -1):
            for high in (high for row in _rows(low, printed) for high in row):
                if high <= y:
                    yield low, high
                if low < high <= x:
                    yield high, low

    return Moves(contains, within)


def _rows(low: int, printed: bool) -> list[Sequence[int]]:
    """Return the larger numbers that are taken together with *low*, by Theorem 5."""
    n, rest = divmod(low + 2, 3)
    if n < 3:
        return [[high for least, high in M_0 if least == low]]
    if rest == 0:  # low = 3n - 2, and m stops before 2n
        return [range(low, 6 * n - (5 if printed else 2), 3)]
    return [range(low, 6 * n - 6, 3), (6 * n - 5, 6 * n - 2)] if rest == 2 else []


def _both_heaps(x: int, y: int) -> Position:
    # the claims in the proof of Theorem 5: the rest of the moves win by one of these
    goals = ((0, 0), (3, 5), (5, 3))
    return next(goal for goal in goals if MOVES.contains(subtract((x, y), goal)))


MOVES = _moves(printed=False)

SOLUTION = MOUSE_PAIRS.solution(
    _both_heaps,
    "Theorem 5, with m ≤ 2n−1 in M_1, gives the pairs (⌊3i/2⌋, 3i−1), and its proof the "
    "move: on one heap, or to (0, 0), (3, 5) or (5, 3)",
    "star/thm-5",
)

FAMILY = Family(
    "mousetrap",
    "the Mouse trap",
    "star",
    mousetrap,
    {"reading": Parameter("the moves corrected, or as printed (corrected)", reading_word)},
    ("mousetrap", "mousetrap:reading=printed"),
    ("star/rem-4",),
)
