"""The Mouse trap: an invariant game with the P-positions of the Mouse game.

Its moves are the P-positions of the game with the moves {floor(3i/2), 3i - 1}, and Theorem 5 of
the star paper lists them. As printed the list lacks {3n - 2, 6n - 5} for n >= 3: M_1 needs
m <= 2n - 1 where it has m < 2n - 1. Without (7, 13) that position has no winning move.

(The Mouse game)⋆, whose moves are the pairs, is won by the same splitting of a position into a pair
and a move of the trap: there one takes the pair, here one leaves it.
"""

from collections.abc import Iterator, Sequence
from itertools import count, takewhile

from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, Solution, invariant, subtract
from chromdocs.games.nim import nim_moves
from chromdocs.games.rational_pair import RationalPair
from chromdocs.games.reason import Reason
from chromdocs.games.telling import named, short
from chromdocs.games.why_beatty import near, number_of
from chromdocs.games.why_nim import NO_TOKEN
from chromdocs.parameters import Parameter, checked, one_of
from chromdocs.words import SUBSCRIPTS, in_brackets

ORDER = 14
MOUSE_PAIRS = RationalPair(2, 3, 0)
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


def family_of(move: Position) -> str:
    """Return the family of a move of the Mouse trap, by Theorem 5 with m ≤ 2n − 1 in M_1.

    >>> [family_of(move) for move in ((4, 7), (7, 13), (9, 9), (9, 16), (0, 5))]
    ['M_0', 'M_1', 'M_2', 'M_3', 'M_4']
    """
    low, high = sorted(move)
    if not MOVES.contains((low, high)):
        raise ValueError(f"{in_brackets(move)} is no move of the Mouse trap")
    if low == 0:
        return "M_4"
    if (low, high) in M_0:
        return "M_0"
    if low % 3 == 1:
        return "M_1"
    return "M_3" if high % 3 else "M_2"


def is_printed(move: Position) -> bool:
    """Tell whether Theorem 5 lists a move of the Mouse trap as printed, with m < 2n − 1 in M_1.

    >>> is_printed((7, 10)), is_printed((7, 13))
    (True, False)
    """
    low, high = sorted(move)
    return family_of(move) != "M_1" or high < 2 * low - 1


def moves_by_smaller() -> Iterator[Position]:
    """Yield the moves that take from both heaps, smaller number first, sorted.

    >>> from itertools import islice
    >>> list(islice(moves_by_smaller(), 5))
    [(1, 1), (3, 3), (3, 4), (4, 4), (4, 7)]
    """
    for low in count(1):
        yield from ((low, high) for row in _rows(low, printed=False) for high in row)


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


def _of_family(taken: Position) -> str:
    family = family_of(taken).replace("_", "").translate(SUBSCRIPTS)
    return f"Theorem 5 has {named(taken)} among the moves {family}."


MOVES = _moves(printed=False)

SOLUTION = MOUSE_PAIRS.solution(
    _both_heaps,
    "Theorem 5, with m ≤ 2n−1 in M_1, gives the pairs (⌊3i/2⌋, 3i−1), and its proof the "
    "move: on one heap, or to (0, 0), (3, 5) or (5, 3)",
    "star/thm-5",
    both=lambda x, y, after: (_of_family(subtract((x, y), after)),),
)


def _is_star_p(position: Position) -> bool:
    return not any(position) or MOVES.contains(position)


def _star_p_positions(to: int) -> Iterator[Position]:
    yield from ((0, y) for y in range(to + 1))
    for low, high in takewhile(lambda move: move[0] <= to, moves_by_smaller()):
        if high <= to:
            yield low, high


def _pair_to_take(position: Position) -> Position:
    return position if position in MOUSE_PAIRS else SOLUTION.move(position)


def _star_why(position: Position) -> Reason:
    if not any(position):
        return Reason((NO_TOKEN,))
    if not all(position):
        return Reason(("Every move takes from both heaps, and one is empty: no move is left.",))
    if _is_star_p(position):
        last = "By Remark 4 no move leads from there to such a position, or to an empty heap."
        return Reason((_of_family(position), last))
    taken = _pair_to_take(position)
    left = subtract(position, taken)
    number = number_of(MOUSE_PAIRS, taken[0])
    then = _of_family(left) if all(left) else "No move is left, as every move takes from both."
    words = (
        f"Take pair number {short(number)}, {named(taken)}, from the heaps.",
        f"That leaves {named(left)}.",
        then,
    )
    return Reason(words, near(MOUSE_PAIRS, number), left)


STAR = Solution(
    is_p=_is_star_p,
    move=lambda position: subtract(position, _pair_to_take(position)),
    p_positions=_star_p_positions,
    reason="by Remark 4 the P-positions are (0, 0) and the moves of the Mouse trap, which Theorem "
    "5, with m ≤ 2n−1 in M_1, lists; take the pair that leaves one",
    claims=("star/rem-4", "star/rem-5"),
    why=_star_why,
)

FAMILY = Family(
    name="mousetrap",
    title="the Mouse trap",
    paper="star",
    make=mousetrap,
    parameters={"reading": Parameter("the moves corrected, or as printed", reading_word)},
    examples=("mousetrap", "mousetrap:reading=printed"),
    claims=("star/rem-4",),
)
