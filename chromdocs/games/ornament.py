"""Ornament games: the star of a pair game with rational moduli.

Let G have the moves {a_n, b_n} of a complementary pair with densities p/q and 1 - p/q. The star
paper calls G⋆ an ornament game of Class q: its moves are the P-positions of G except 0. In the
figures the moves of G are red diamonds and those of G⋆ blue squares.

By (13) the P-positions of G⋆ would be the moves of G and 0. That is so where the sparser
sequence b satisfies b_m + b_n <= b_(m+n) < b_m + b_n + b_1, as far as it was tried, but not for
every pair: `follows_pair` tells. The first exception is in Class 5. So there is no closed form
here; `mousetrap` (p=2, q=3, t=0) and `subsided` (p=q-1, t=1) are ornament games that have one.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import gcd

from chromdocs.games.family import Family
from chromdocs.games.game import Moves, Position
from chromdocs.games.rational_pair import PARAMETERS, RationalPair, check_pair, rational_pair
from chromdocs.games.star import Starred, star
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import checked

ORDER = 16
FIRST = 32  # the side of the first board that is searched; it doubles


def ornament(p: int = 3, q: int = 4, t: int = -1) -> Starred:
    """Return the ornament game of the pair floor((qn - t)/p), floor((qn + t - 1)/(q - p)).

    >>> sorted(ornament(2, 3, 0).moves.within((3, 4)))
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 0), (1, 1), (2, 0), (3, 0), (3, 3), (3, 4)]
    """
    check_pair("ornament", p, q, t)
    a, b = RationalPair(p, q, t).words
    return replace(
        star(rational_pair(p, q, t)),
        name=f"ornament:p={to_decimal(p)},q={to_decimal(q)},t={to_decimal(t)}",
        title=f"the ornament game of {a} and {b}",
    )


def enumerate_class(q: int) -> Iterator[Starred]:
    """Yield the ornament games of Class *q*, each once: there are q·phi(q)/2 of them.

    Densities p/q and 1 - p/q with offsets t and 1 - t are the same pair, so p > q/2 is enough;
    for q = 2 the two offsets are.

    >>> [game.name for game in enumerate_class(3)]
    ['ornament:p=2,q=3,t=-1', 'ornament:p=2,q=3,t=0', 'ornament:p=2,q=3,t=1']
    """
    checked("enumerate_class", "q", PARAMETERS["q"].read, q)
    if q == 2:
        yield ornament(1, 2, 1)
    for p in range(q // 2 + 1, q):
        if gcd(p, q) == 1:
            yield from (ornament(p, q, t) for t in range(1 - p, q - p + 1))


@cache
def distinct_pairs(q: int) -> int:
    """Count the distinct sets of pairs {a_n, b_n} up to 2q of Class *q*, over all p and t.

    >>> [distinct_pairs(q) for q in range(2, 8)]
    [1, 3, 4, 10, 6, 21]
    """
    found = set()
    for p in (p for p in range(1, q) if gcd(p, q) == 1):
        for t in range(1 - p, q - p + 1):
            pairs = ((-(t - q * n) // p, (q * n + t - 1) // (q - p)) for n in range(1, 2 * q + 1))
            found.add(frozenset(frozenset(pair) for pair in pairs if max(pair) <= 2 * q))
    return len(found)


def follows_pair(p: int, q: int, t: int, to: int) -> bool:
    """Tell whether (13) holds up to *to*: the P-positions of the ornament game are the pairs.

    >>> follows_pair(3, 4, -1, to=50), follows_pair(3, 5, 2, to=5)
    (True, False)
    """
    pairs = rational_pair(p, q, t)
    twice = star(star(pairs)).moves.within((to, to))
    return set(twice) == set(pairs.moves.within((to, to)))


def by_larger_heap(p: int, q: int, t: int) -> Iterator[Position]:
    """Yield the P-positions of a pair game with 0 < x ≤ y, by larger heap y, then by x.

    >>> from itertools import islice
    >>> list(islice(by_larger_heap(3, 4, -1), 5))
    [(1, 1), (3, 3), (3, 4), (4, 4), (3, 5)]
    """
    return inner_moves(ornament(p, q, t).moves)


def inner_moves(moves: Moves) -> Iterator[Position]:
    """Yield the moves (x, y) with 0 < x ≤ y, by larger number y, then by x, from growing boards.

    >>> from itertools import islice
    >>> from chromdocs.games.wythoff import wythoff
    >>> list(islice(inner_moves(wythoff(2).moves), 4))
    [(1, 1), (1, 2), (2, 2), (2, 3)]
    """
    done, to = 0, FIRST
    while True:
        found = ((y, x) for x, y in moves.within((to, to)) if 0 < x <= y and y > done)
        yield from ((x, y) for y, x in sorted(found))
        done, to = to, 2 * to


FAMILY = Family(
    name="ornament",
    title="ornament games",
    paper="star",
    make=ornament,
    parameters=PARAMETERS,
    examples=("ornament:p=3,q=4,t=-1", "ornament:p=2,q=3,t=-1", "ornament:p=3,q=5,t=2"),
    claims=("star/prop-2", "star/cor-4", "star/class-2", "star/main-theorem", "star/conj-3"),
)
