"""The Mouse game: Wythoff nim, with more moves from some positions.

Its P-positions are the pairs {floor(3i/2), 3i - 1} and 0. Two other games have the same:
the Mouse trap, and the constrained 3-Mouse.
"""

from collections.abc import Iterator
from dataclasses import replace

from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position, subtract
from chromdocs.games.mousetrap import MOUSE_PAIRS, STAR
from chromdocs.games.nim import nim_moves
from chromdocs.games.telling import named, short
from chromdocs.games.why_beatty import EQUAL
from chromdocs.numbers.digits import to_decimal

ORDER = 13


def mouse() -> Game:
    """Return the Mouse game.

    The printed condition on the extra moves lets a player take nothing at all; that is no move.

    >>> list(mouse().options((1, 2)))
    [(0, 1), (0, 2), (1, 0), (1, 1)]
    >>> sorted(mouse().options((1, 4)))
    [(0, 2), (0, 3), (0, 4), (1, 0), (1, 1), (1, 2), (1, 3)]
    """
    return Game(
        name="mouse",
        rule="Take any number of tokens from one heap, or the same number from both; if the heaps "
        "differ by a multiple of 3, what you take from both may also differ by 1.",
        heaps=2,
        options=_options,
        title="the Mouse game",
        solution=SOLUTION,
        symmetric=True,
    )


def pair_apart(difference: int) -> Position:
    """Return the pair (floor(3i/2), 3i - 1) with this *difference*, no positive multiple of 3.

    >>> [pair_apart(d) for d in (0, 1, 2, 4, 5)]
    [(0, 0), (1, 2), (3, 5), (4, 8), (6, 11)]
    """
    if difference < 0 or (difference and difference % 3 == 0):
        raise ValueError(
            "pair_apart: difference must be 0 or a positive integer not divisible by 3, "
            f"not {to_decimal(difference)}"
        )
    return MOUSE_PAIRS.nth((2 * difference + 2) // 3)


def _options(position: Position) -> Iterator[Position]:
    x, y = position
    wide = (y - x) % 3 == 0
    for s in range(min(x, y + wide), 0, -1):
        for t in (s + 1, s, s - 1) if wide else (s,):
            if 0 < t <= y:
                yield x - s, y - t
    yield from (subtract(position, taken) for taken in nim_moves(position))


def _both_heaps(x: int, y: int) -> Position:
    # x = a_i and y < b_i, so all pairs with a smaller difference than y - x fit below
    apart = y - x
    return pair_apart(apart - 1 if apart and apart % 3 == 0 else apart)


def _why_both(x: int, y: int, after: Position) -> Iterator[str]:
    apart = y - x
    if not apart or apart % 3:
        yield f"The heaps differ by {short(apart)}, as in {named(after)}." if apart else EQUAL
        return
    yield f"The heaps differ by {short(apart)}, a multiple of 3: what you take may differ by 1."
    yield f"Those of {named(after)} differ by {short(apart - 1)}."


SOLUTION = replace(
    MOUSE_PAIRS.solution(
        _both_heaps,
        "the P-positions are (0, 0) and the pairs (⌊3i/2⌋, 3i−1), whose differences are the "
        "numbers not divisible by 3, each once",
        "star/mouse-game",
        both=_why_both,
    ),
    star=STAR,
)

FAMILY = Family(
    name="mouse",
    title="the Mouse game",
    paper="star",
    make=mouse,
    examples=("mouse",),
    made_of_it=("star(mouse)", "limit(mouse)"),
)
