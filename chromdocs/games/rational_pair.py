"""Complementary Beatty sequences with rational moduli, and the game whose moves are their pairs.

Section 5.2 of the star paper: with alpha = p/q, delta = t/q, beta = 1 - alpha, gamma = (1 - t)/q
the sequences floor((n - delta)/alpha) and floor((n - gamma)/beta), n = 1, 2, ..., share out the
positive integers. They are floor((qn - t)/p) and floor((qn + t - 1)/(q - p)).
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import count, takewhile
from math import gcd

from chromdocs.games.family import Family, Parameter, whole
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.numbers.beatty import Beatty
from chromdocs.numbers.digits import to_decimal


class RationalPair:
    """The pairs (a_n, b_n), n = 1, 2, ..., and (0, 0): every number is in exactly one of them.

    The heaps of a position may come in any order.

    >>> figure = RationalPair(3, 4, -1)
    >>> [figure.nth(n) for n in range(5)], (6, 3) in figure, figure.mate(6)
    ([(0, 0), (1, 2), (3, 6), (4, 10), (5, 14)], True, 3)
    """

    def __init__(self, p: int, q: int, t: int) -> None:
        check_pair("rational-pair", p, q, t)
        self.p, self.q, self.t = p, q, t
        self._a = Beatty.of_density(Fraction(p, q), Fraction(t, q))
        self._b = Beatty.of_density(Fraction(q - p, q), Fraction(1 - t, q))

    def nth(self, n: int) -> Position:
        """Return (a_n, b_n).

        >>> RationalPair(2, 3, 0).nth(10**20)
        (150000000000000000000, 299999999999999999999)
        """
        if n < 0:
            raise ValueError(f"rational-pair: n must not be negative, not {to_decimal(n)}")
        return (self._a.nth(n), self._b.nth(n)) if n else (0, 0)

    def mate(self, heap: int) -> int:
        """Return the other number of the pair that has *heap*.

        >>> [RationalPair(2, 3, -1).mate(heap) for heap in range(8)]
        [0, 2, 1, 4, 3, 7, 10, 5]
        """
        if (n := self._a.index(heap)) is not None:
            return self._b.nth(n)
        return self._a.nth(n) if (n := self._b.index(heap)) is not None else 0

    def __contains__(self, position: Position) -> bool:
        x, y = position
        return self.mate(x) == y

    def nim_move(self, position: Position) -> Position | None:
        """Return the pair that a move on one heap reaches from *position*, or None.

        >>> RationalPair(2, 3, 0).nim_move((9, 3)), RationalPair(2, 3, 0).nim_move((3, 3))
        ((5, 3), None)
        """
        x, y = position
        if (mate := self.mate(x)) < y:
            return (x, mate)
        return (mate, y) if (mate := self.mate(y)) < x else None

    def up_to(self, to: int) -> Iterator[Position]:
        """Yield the pairs of numbers up to *to*, the smaller number first, from (0, 0) on.

        >>> list(RationalPair(2, 3, -1).up_to(7))
        [(0, 0), (1, 2), (3, 4), (5, 7)]
        """
        pairs = takewhile(lambda pair: max(pair) <= to, map(self.nth, count()))
        return ((min(pair), max(pair)) for pair in pairs)

    @property
    def words(self) -> tuple[str, str]:
        """Return how a_n and b_n are written.

        >>> RationalPair(3, 4, -1).words
        ('⌊(4n+1)/3⌋', '4n−2')
        """
        return _floor(self.q, -self.t, self.p), _floor(self.q, self.t - 1, self.q - self.p)


def rational_pair(p: int = 3, q: int = 4, t: int = -1) -> Invariant:
    """Return the game whose moves are the pairs {a_n, b_n}, n = 1, 2, ..., in either order.

    >>> sorted(rational_pair(2, 3, 0).moves.within((5, 5)))
    [(1, 2), (2, 1), (3, 5), (5, 3)]
    """
    pairs = RationalPair(p, q, t)

    mate = lru_cache(1 << 16)(pairs.mate)

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        if x > y:
            return ((s, t) for t, s in within((y, x)))
        return ((s, t) for s in range(x, 0, -1) if (t := mate(s)) <= y)

    a, b = pairs.words
    return invariant(
        f"rational-pair:p={to_decimal(p)},q={to_decimal(q)},t={to_decimal(t)}",
        f"Take {a} tokens from one heap and {b} from the other, for any whole n ≥ 1.",
        2,
        Moves(lambda move: move[0] > 0 and move in pairs, within),
        title=f"the pair game of {a} and {b}",
    )


def check_pair(family: str, p: int, q: int, t: int) -> None:
    """Raise ValueError if p/q, t/q belong to no complementary pair.

    >>> check_pair("ornament", 3, 4, 2)
    Traceback (most recent call last):
    ValueError: ornament: t must be from -2 to 1 where p/q = 3/4, not 2
    """
    if q < 2:
        raise ValueError(f"{family}: q must be a whole number from 2, not {to_decimal(q)}")
    if not 0 < p < q:
        raise ValueError(f"{family}: p must be from 1 to {to_decimal(q - 1)}, not {to_decimal(p)}")
    ratio = f"{to_decimal(p)}/{to_decimal(q)}"
    if gcd(p, q) > 1:
        raise ValueError(f"{family}: p/q must be in lowest terms, not {ratio}")
    if not -p < t <= q - p:
        least, most = to_decimal(1 - p), to_decimal(q - p)
        raise ValueError(
            f"{family}: t must be from {least} to {most} where p/q = {ratio}, not {to_decimal(t)}"
        )


def _floor(factor: int, shift: int, divisor: int) -> str:
    """Write floor((factor·n + shift)/divisor)."""
    sign = "−" if shift < 0 else "+"
    linear = f"{to_decimal(factor)}n" + (f"{sign}{to_decimal(abs(shift))}" if shift else "")
    if divisor == 1:
        return linear
    return f"⌊{f'({linear})' if shift else linear}/{to_decimal(divisor)}⌋"


PARAMETERS = {
    "p": Parameter("the first sequence has density p/q (3)", whole(1)),
    "q": Parameter("the class: the denominator of the densities (4)", whole(2)),
    "t": Parameter("the offsets are t/q and (1-t)/q, t from 1-p to q-p (-1)", whole()),
}

FAMILY = Family(
    "rational-pair",
    "pair games with rational moduli",
    "star",
    rational_pair,
    PARAMETERS,
    ("rational-pair:p=3,q=4,t=-1", "rational-pair:p=2,q=3,t=0"),
    ("star/eq-36-39", "star/main-theorem", "star/thm-1-i", "star/conj-3"),
)
