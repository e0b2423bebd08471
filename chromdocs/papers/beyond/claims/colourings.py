"""What the claims about coloured stacks share: colourings to try, and the queue at the dance."""

from collections import deque
from collections.abc import Iterator, Set
from itertools import combinations
from math import isqrt
from random import Random

from chromdocs.games.game import Position

SHARE = 8  # every colouring is tried of as many levels as the bound has eighths


def is_prime(n: int) -> bool:
    """Tell whether *n* is a prime number.

    >>> [n for n in range(12) if is_prime(n)]
    [2, 3, 5, 7, 11]
    """
    return n > 1 and all(n % d for d in range(2, isqrt(n) + 1))


def subsets(to: int) -> Iterator[frozenset[int]]:
    """Yield every set of levels up to *to*, the smallest sets first.

    >>> [sorted(chosen) for chosen in subsets(2)]
    [[], [1], [2], [1, 2]]
    """
    for size in range(to + 1):
        yield from map(frozenset, combinations(range(1, to + 1), size))


def colourings(bound: int) -> Iterator[tuple[str, frozenset[int], int]]:
    """Yield colourings: what to call one, its marked levels, and its height.

    First come all of *bound* / `SHARE` levels, then four of *bound* levels, one drawn by chance.
    Levels above the taller of two stacks do not matter, so heights stand for all that continue.
    """
    height = bound // SHARE
    for chosen in subsets(height):
        yield named(chosen), chosen, height
    chance = Random(7)
    tall = {
        "primes": is_prime,
        "squares": lambda n: isqrt(n) ** 2 == n,
        "odious": lambda n: n.bit_count() % 2 == 1,
        "by chance": lambda n: chance.getrandbits(1) == 1,
    }
    for name, is_marked in tall.items():
        yield name, frozenset(filter(is_marked, range(1, bound + 1))), bound


def named(marked: Set[int]) -> str:
    """Return what to call a finite set of levels.

    >>> named({2, 1})
    'S = {1, 2}'
    """
    return f"S = {{{', '.join(map(str, sorted(marked)))}}}"


def partners(
    marked: Set[int], to: int, *, longest: bool = True, alone: bool = True
) -> set[Position]:
    """Return (0, 0) and the pairs of partners up to level *to*, the lower level first.

    A level that is not marked waits. A marked one takes the one that has waited *longest*, or
    else the shortest time; if none waits, it is its own partner, where *alone* allows that.

    >>> sorted(partners({3, 4, 6, 7}, 7))
    [(0, 0), (1, 3), (2, 4), (5, 6), (7, 7)]
    """
    waiting: deque[int] = deque()
    found: set[Position] = {(0, 0)}
    for level in range(1, to + 1):
        if level not in marked:
            waiting.append(level)
        elif waiting:
            found.add((waiting.popleft() if longest else waiting.pop(), level))
        elif alone:
            found.add((level, level))
    return found


def leads_of(red: Set[int], to: int) -> list[int]:
    """Return greens minus reds among the levels 1, ..., k, for k = 0, ..., *to*.

    >>> leads_of({3, 4}, 5)
    [0, 1, 2, 1, 0, 1]
    """
    leads = [0]
    for level in range(1, to + 1):
        leads.append(leads[-1] + (-1 if level in red else 1))
    return leads


def on_two_stacks(red: str, pair: str, play: str = "solves") -> str:
    """Return the formula that a *pair* x, y, in either order, is what chromatic nim loses.

    A level x is *red*; *play* is solves or misere.
    """
    return f"""\
let red(x) = {red};
let green(x, y) = not red(x) and not red(y);
let move(x, y, u, v) = u <= x and v <= y and (u < x or v < y)
  and (u = x or v = y or green(x, y));
let pair(x, y) = {pair};
let p(x, y) = pair(x, y) or pair(y, x);
{play}(p, move)"""
