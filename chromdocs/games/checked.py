"""Rules that somebody else wrote: what they yield is looked at before a solver believes it."""

from collections.abc import Callable, Iterator
from operator import index
from typing import Any

from chromdocs.games.game import Options, Position
from chromdocs.numbers.digits import to_decimal
from chromdocs.words import in_brackets, shortened


def checked_options(
    name: str,
    heaps: int,
    options: Callable[[Position], Any],
    *,
    lowest: int = 0,
    loopy: bool = False,
) -> Options:
    """Return *options* as a rule that yields positions only, or raises ValueError.

    A position may come as any sequence of whole numbers, those of numpy too, and on one heap as a
    number. Unless play may be *loopy*, a move must make some heap smaller.

    >>> rule = checked_options("mine", 2, lambda p: [[p[0] - 1, p[1]]])
    >>> list(rule((3, 4)))
    [(2, 4)]
    >>> list(rule((0, 4)))
    Traceback (most recent call last):
    ValueError: mine: the rule leads from (0, 4) to (-1, 4), where a heap has less than 0 tokens
    """

    def wrong(position: Position, found: object, why: str) -> ValueError:
        start = shortened(in_brackets(map(to_decimal, position)))
        return ValueError(f"{name}: the rule leads from {start} to {_shown(found)}, {why}")

    def read(position: Position, found: Any) -> Position:
        try:
            after = (index(found),) if heaps == 1 and hasattr(found, "__index__") else found
            after = tuple(map(index, after))
        except TypeError:
            example = in_brackets(range(1, heaps + 1)) if heaps > 1 else "(1,)"
            raise wrong(
                position, found, f"which is no position; write whole numbers as {example}"
            ) from None
        if len(after) != heaps:
            has = f"{len(after)} heap{'s' * (len(after) != 1)}"
            raise wrong(position, found, f"which has {has}, not {heaps}")
        if min(after) < lowest:
            raise wrong(position, after, f"where a heap has less than {lowest} tokens")
        if not loopy and all(new >= old for new, old in zip(after, position, strict=True)):
            raise wrong(
                position, after, "where no heap is smaller; if play may go round, say loopy"
            )
        return after

    def checked(position: Position) -> Iterator[Position]:
        found = options(position)
        try:
            listed = iter(found)
        except TypeError:
            raise ValueError(
                f"{name}: the rule must yield positions, or return a list of them, "
                f"not {_shown(found)}"
            ) from None
        for after in listed:
            yield read(position, after)

    return checked


def _shown(found: object) -> str:
    """Write whatever a rule yielded in a few words of one line."""
    try:
        return shortened(" ".join(repr(found).split()))
    except ValueError:  # Python writes no numbers of thousands of digits
        return "what has thousands of digits"
