"""Complementary Beatty sequences with rational moduli, and the game whose moves are their pairs.

Section 5.2 of the star paper: with alpha = p/q, delta = t/q, beta = 1 - alpha, gamma = (1 - t)/q
the sequences floor((n - delta)/alpha) and floor((n - gamma)/beta), n = 1, 2, ..., share out the
positive integers. They are floor((qn - t)/p) and floor((qn + t - 1)/(q - p)).
"""

from fractions import Fraction
from math import gcd

from chromdocs.games.complementary import Complementary
from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, invariant
from chromdocs.numbers.beatty import Beatty
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked, whole

ORDER = 15


class RationalPair(Complementary):
    """The pairs (a_n, b_n), n = 1, 2, ..., and (0, 0): every number is in exactly one of them.

    >>> figure = RationalPair(3, 4, -1)
    >>> [figure.nth(n) for n in range(5)], (6, 3) in figure, figure.mate(6)
    ([(0, 0), (1, 2), (3, 6), (4, 10), (5, 14)], True, 3)
    """

    def __init__(self, p: int, q: int, t: int) -> None:
        check_pair("rational-pair", p, q, t)
        self.p, self.q, self.t = p, q, t
        super().__init__(
            Beatty.of_density(Fraction(p, q), Fraction(t, q)),
            Beatty.of_density(Fraction(q - p, q), Fraction(1 - t, q)),
        )

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
    a, b = pairs.words
    return invariant(
        f"rational-pair:p={to_decimal(p)},q={to_decimal(q)},t={to_decimal(t)}",
        f"Take {a} tokens from one heap and {b} from the other, for any whole n ≥ 1.",
        2,
        pairs.moves(),
        title=f"the pair game of {a} and {b}",
        symmetric=True,
    )


def check_pair(family: str, p: int, q: int, t: int) -> None:
    """Raise ValueError if p/q, t/q belong to no complementary pair.

    >>> check_pair("ornament", 3, 4, 2)
    Traceback (most recent call last):
    ValueError: ornament: t must be from -2 to 1 where p/q = 3/4, not 2
    """
    checked(family, "q", PARAMETERS["q"].read, q)
    checked(family, "p", PARAMETERS["p"].read, p)
    if p >= q:
        raise ValueError(f"{family}: p must be less than q = {to_decimal(q)}, not {to_decimal(p)}")
    checked(family, "t", PARAMETERS["t"].read, t)
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
    "p": Parameter("the first sequence has density p/q", whole(1)),
    "q": Parameter("the class: the denominator of the densities", whole(2)),
    "t": Parameter("the offsets are t/q and (1-t)/q, t from 1-p to q-p", whole()),
}

FAMILY = Family(
    name="rational-pair",
    title="pair games with rational moduli",
    paper="star",
    make=rational_pair,
    parameters=PARAMETERS,
    examples=("rational-pair:p=3,q=4,t=-1", "rational-pair:p=2,q=3,t=0"),
    claims=("star/eq-36-39", "star/main-theorem", "star/thm-1-i", "star/conj-3"),
)
