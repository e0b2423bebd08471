"""Fibonacci nim: take at most twice what was taken before. The rule depends on the last move.

A position is a heap and how many tokens may be taken at most; a start is (n, n - 1), as the first
player may not take the whole heap. A limit above the heap says no more than the heap itself.

A position is lost exactly if the limit is less than the least part of the heap in the Zeckendorf
numeration (Whinihan). Take that part, F, where it may be taken: the next part is more than 2F. And
with less than F taken from F, what is left of F ends in a part that is at most twice what was
taken.
"""

from collections.abc import Iterator

from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position, Solution
from chromdocs.games.reason import Reason
from chromdocs.games.telling import digit_rows, short
from chromdocs.numbers.zeckendorf import fibonacci, trailing_zeros, zeckendorf

ORDER = 1


def fibonacci_nim() -> Game:
    """Return Fibonacci nim: a heap, and the most that may be taken.

    >>> list(fibonacci_nim().options((5, 2)))
    [(3, 3), (4, 2)]
    >>> fibonacci_nim().solution.winning_move((12, 11))
    (11, 2)
    """
    return Game(
        name="fibonacci-nim",
        rule="Take a token or more from the heap, which is the first number, and no more than the "
        "limit, which is the second; the next limit is twice what you took. "
        "At the start the limit is the heap less one.",
        heaps=2,
        options=_options,
        title="Fibonacci nim",
        board=lambda position: position[1] <= position[0],
        solution=Solution(
            is_p=lambda position: not position[0] or position[1] < least_part(position[0]),
            move=lambda position: _after(position[0], least_part(position[0])),
            p_positions=_p_positions,
            reason="the P-positions are those with a limit below the least part of the heap in the "
            "Zeckendorf numeration, where a number is a sum of Fibonacci numbers, no two of them "
            "neighbours",
            claims=(),
            why=_why,
        ),
    )


def least_part(heap: int) -> int:
    """Return the least of the Fibonacci numbers, no two of them neighbours, whose sum is *heap*.

    >>> [least_part(heap) for heap in range(1, 14)]
    [1, 2, 3, 1, 5, 1, 2, 8, 1, 2, 3, 1, 13]
    """
    return fibonacci(trailing_zeros(zeckendorf(heap)) + 1)


def _options(position: Position) -> Iterator[Position]:
    heap, most = position
    return (_after(heap, taken) for taken in range(min(heap, most), 0, -1))


def _after(heap: int, taken: int) -> Position:
    return (heap - taken, min(heap - taken, 2 * taken))


def _p_positions(to: int) -> Iterator[Position]:
    yield (0, 0)
    for heap in range(1, to + 1):
        yield from ((heap, most) for most in range(least_part(heap)))


def _why(position: Position) -> Reason:
    heap, most = position
    if not heap:
        return Reason(("No token is left, so there is no move.",))
    coding, part = zeckendorf(heap), least_part(heap)
    words = [f"The least part of {short(heap)} in the Zeckendorf numeration is {short(part)}."]
    after = None
    if most < part:
        words.append(f"At most {short(most)} may be taken, so that part is out of reach.")
    else:
        after = _after(heap, part)
        words.append(f"Take {short(part)}: the limit is then {short(after[1])}.")
    zeros = len(coding) - len(coding.rstrip("0"))
    rows = digit_rows(
        "In the Zeckendorf numeration", [(short(heap), [*map(int, coding)])], [(0, zeros)]
    )
    return Reason(tuple(words), rows, after)


FAMILY = Family(
    name="fibonacci-nim",
    title="Fibonacci nim",
    paper="chromatic",
    make=fibonacci_nim,
    examples=("fibonacci-nim",),
    claims=("chromatic/sec-4-invariant",),
)
