"""P-positions from the definition, and the rules of some games, by code of the tests' own."""

from collections.abc import Callable, Collection, Iterable, Iterator
from itertools import chain, combinations, product

Position = tuple[int, ...]
Options = Callable[[Position], Iterable[Position]]


def lost(options: Options, *tops: int, misere: bool = False) -> set[Position]:
    """Return the P-positions with heaps up to *tops*; every move leaves a smaller position."""
    found: set[Position] = set()
    for position in product(*(range(top + 1) for top in tops)):
        moves = set(options(position))
        if not moves & found and (moves or not misere):
            found.add(position)
    return found


def nim(position: Position) -> Iterator[Position]:
    for i, heap in enumerate(position):
        for left in range(heap):
            yield (*position[:i], left, *position[i + 1 :])


def chromatic(red: Collection[int]) -> Options:
    """Take from one stack, or from several if no top is red."""

    def options(position: Position) -> Iterable[Position]:
        if any(stack in red for stack in position):
            return nim(position)
        return (after for after in product(*(range(s + 1) for s in position)) if after != position)

    return options


def black_white(black: Collection[int]) -> Options:
    """Take from one pile, and leave a black or an empty one."""
    shown = {0, *black}
    return lambda position: (after for after in nim(position) if not shown.isdisjoint(after))


def taking(moves: Collection[Position]) -> Options:
    """Take one of some vectors."""

    def options(position: Position) -> Iterator[Position]:
        for move in moves:
            after = tuple(x - y for x, y in zip(position, move, strict=True))
            if min(after) >= 0:
                yield after

    return options


def subsets(to: int) -> list[set[int]]:
    """Return all sets of levels up to *to*."""
    levels = range(1, to + 1)
    return [set(s) for s in chain.from_iterable(combinations(levels, n) for n in range(to + 1))]


def both_ways(pairs: Iterable[Position]) -> set[Position]:
    return {ordered for pair in pairs for ordered in (pair, pair[::-1])}


def dance(marked: Collection[int], to: int) -> set[Position]:
    """Return (0, 0) and the pairs of partners, in both orders: others wait, marked ones choose."""
    queue: list[int] = []
    pairs = [(0, 0)]
    for level in range(1, to + 1):
        if level in marked:
            pairs.append((queue.pop(0) if queue else level, level))
        else:
            queue.append(level)
    return both_ways(pairs)
