"""Two stacks of chromatic nim for any colouring: which colour dominates, and how to win.

Section 5 of the paper pairs the levels of a colouring that green or red dominates. The pairs need
no domination (see `pairing`); it only tells who is left without a partner of the other colour.
"""

from collections.abc import Callable

from chromdocs.games.game import Position
from chromdocs.games.levels import SomeLevels, levels
from chromdocs.games.partners import Partner, Walk, lower, pairs_up_to
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import checked, whole


def is_green_dominated(red: SomeLevels, to: int) -> bool:
    """Tell whether the i-th green level lies below the i-th red one, for red levels up to *to*.

    >>> is_green_dominated("evil", 1000), is_green_dominated("odious", 1000)
    (True, False)
    """
    return _never_outnumbers(levels(red).contains, 1, to)


def is_red_dominated(red: SomeLevels, to: int) -> bool:
    """Tell whether the i-th red level lies below the i-th green one, for green levels up to *to*.

    >>> is_red_dominated("odious", 1000), is_red_dominated({1, 4}, 1000)
    (True, False)
    """
    is_red = levels(red).contains
    return _never_outnumbers(lambda level: not is_red(level), 1, to)


def locally_green_dominated(red: SomeLevels, d: int) -> bool:
    """Tell whether a colouring is locally green-dominated at level *d* (Definition 5).

    Level *d* is red, and some green level k below has this property: with its lower k - 1 tokens
    removed, a stack of *d* tokens is green-dominated.

    >>> [d for d in range(1, 10) if locally_green_dominated({1, 3, 4, 6, 7, 9}, d)]
    [3, 6, 9]
    """
    is_red = levels(red).contains
    if d < 1 or not is_red(d):
        return False
    return any(_never_outnumbers(is_red, k, d) for k in range(1, d) if not is_red(k))


def pairing(red: SomeLevels, to: int) -> list[Position]:
    """Return the P-positions on two stacks of up to *to* tokens, for every colouring, sorted.

    Walk up the levels: a green one waits, a red one pairs with the green one that has waited
    longest, or with itself if none waits. Why: one stack alone, or two green ones, can be emptied
    at once. So where tokens are left a P-position shows a red one and moves lower one stack; then
    (x, y) is P exactly when no P-position below shares x or y. For a red level y the least such
    x is the first that waits, or y.

    >>> pairing({1, 3, 4, 7}, 8)
    [(0, 0), (1, 1), (2, 3), (4, 4), (5, 7)]
    """
    checked("pairing", "to", whole(0), to)
    return list(pairs_up_to(Walk(red).up_to(to).get, to))


def misere_pairing(red: SomeLevels, to: int) -> list[Position]:
    """Return the P-positions on two stacks in misère play, for every colouring, sorted.

    Levels 0 and 1 are partners, whatever the colour of 1, and the walk starts at level 2.

    >>> misere_pairing("evil", 10)
    [(0, 1), (2, 3), (4, 5), (6, 6), (7, 9), (8, 10)]
    """
    checked("misere_pairing", "to", whole(1), to)
    is_red = levels(red).contains
    higher = Walk(lambda level: is_red(level + 1)).up_to(to - 1)
    pairs = pairs_up_to(higher.get, to - 1)
    return [(0, 1), *((x + 1, y + 1) for x, y in pairs if y)]


def move_to_pair(partner: Partner, red: SomeLevels, position: Position) -> Position:
    """Return the winning move, given the partner of each level; a P-position stays as it is.

    The higher of two red levels goes down to the partner of the lower one, which is no higher.
    Of a green and a red level exactly one has its partner below the other: levels that have
    waited leave in order, and a red level pairs with itself only when none waits.

    >>> partner = {0: 0, 1: 3, 3: 1, 2: 5, 5: 2}.get
    >>> move_to_pair(partner, {3, 5}, (5, 3)), move_to_pair(partner, {3, 5}, (4, 5))
    ((1, 3), (2, 5))
    """
    is_red = levels(red).contains
    if not any(heap and is_red(heap) for heap in position):
        return (0, 0)
    return lower(partner, position)


def green_dominated_move(red: SomeLevels, position: Position) -> Position | None:
    """Return the winning move of Proposition 4, or None from a P-position.

    As printed, the proposition would have an empty stack meet a red one of r red tokens by
    taking those r and leaving the stack red, which cannot be: take the whole stack.

    >>> green_dominated_move("evil", (4, 5)), green_dominated_move("evil", (2, 5))
    ((2, 5), None)
    """
    x, y = _two_stacks("green_dominated_move", position)
    is_red = levels(red).contains
    if not is_green_dominated(is_red, max(x, y)):
        raise ValueError("green_dominated_move: the red levels are not green-dominated")
    if x == 0 or y == 0:
        return (0, 0) if x or y else None
    up_to_top = range(1, max(x, y) + 1)
    reds = [level for level in up_to_top if is_red(level)]
    greens = [level for level in up_to_top if not is_red(level)]
    if is_red(x) and is_red(y):
        green = greens[reds.index(min(x, y))]
        return (x, green) if x <= y else (green, y)
    if not is_red(x):
        if not is_red(y):
            return (0, 0)
        after = green_dominated_move(is_red, (y, x))
        return after and after[::-1]
    r, g = reds.index(x), greens.index(y)
    if r == g:
        return None
    return (reds[g], y) if r > g else (x, greens[r])


def red_dominated_move(red: SomeLevels, position: Position) -> Position | None:
    """Return the winning move that follows from Proposition 6, or None from a P-position.

    >>> red_dominated_move("vile", (9, 12)), red_dominated_move("vile", (8, 9))
    ((9, 8), None)
    """
    top = max(_two_stacks("red_dominated_move", position))
    if not is_red_dominated(red, top):
        raise ValueError("red_dominated_move: the red levels are not red-dominated")
    after = move_to_pair(Walk(red).up_to(top).get, red, position)
    return None if after == position else after


def _never_outnumbers(marked: Callable[[int], bool], bottom: int, top: int) -> bool:
    """Tell whether marked levels, counted from *bottom* up to *top*, never outnumber the others."""
    lead = 0
    for level in range(bottom, top + 1):
        lead += 1 if marked(level) else -1
        if lead > 0:
            return False
    return True


def _two_stacks(function: str, position: Position) -> Position:
    if len(position) != 2:
        raise ValueError(f"{function}: a position has 2 stacks, not {len(position)}")
    if min(position) < 0:
        raise ValueError(f"{function}: a stack cannot be negative, not {to_decimal(min(position))}")
    return position
