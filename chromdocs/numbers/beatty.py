"""Beatty sequences floor(modulus·n + offset), n = 1, 2, ..., and the numbers they leave out.

Every method takes time that grows with the number of digits: where a value stands follows from
the inverse of the modulus, and what a sequence leaves out from a closed form.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from functools import cached_property
from itertools import count

from chromdocs.numbers.certified import Number, Real
from chromdocs.numbers.digits import to_decimal
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real


class Increasing(ABC):
    """An increasing sequence of integers that knows its terms and where they stand."""

    @abstractmethod
    def nth(self, n: int) -> int:
        """Return the *n*-th term, counting from the first."""

    @abstractmethod
    def count(self, value: int) -> int:
        """Count the terms, from the first on, that are at most *value*."""

    def index(self, value: int) -> int | None:
        """Return the n whose term is *value*, or None.

        >>> Beatty("pi").index(22), Beatty("pi").index(314)
        (None, 100)
        """
        n = self.count(value)
        return n if n and self.nth(n) == value else None

    def __contains__(self, value: int) -> bool:
        return self.index(value) is not None

    def __iter__(self) -> Iterator[int]:
        return map(self.nth, count(1))


class Beatty(Increasing):
    """The sequence floor(modulus·n + offset) for n = 1, 2, ..., with a modulus of at least 1.

    >>> upper = Beatty("(3+sqrt(5))/2")
    >>> [upper.nth(n) for n in range(1, 7)], 13 in upper, upper.index(15), upper.count(12)
    ([2, 5, 7, 10, 13, 15], True, 6, 4)
    >>> [upper.complement_nth(i) for i in range(1, 9)]
    [1, 3, 4, 6, 8, 9, 11, 12]
    """

    def __init__(self, modulus: Number | str, offset: Number | str = 0) -> None:
        self.modulus = real(modulus)
        self.offset = real(offset)
        if self.modulus < 1:
            raise ValueError(f"beatty: modulus must be at least 1, not {self.modulus}")
        self._inverse = self.modulus.inverse()
        self._lead = self._inverse * self.offset

    @classmethod
    def of_density(cls, density: Number | str, shift: Number | str = 0) -> "Beatty":
        """Return the sequence floor((n - shift)/density), as the star paper writes it in (34).

        >>> [Beatty.of_density("2/3", "-1/3").nth(n) for n in range(1, 5)]
        [2, 3, 5, 6]
        """
        modulus = real(density).inverse()
        return cls(modulus, -(modulus * real(shift)))

    def nth(self, n: int) -> int:
        """Return the *n*-th term, for any whole *n*.

        >>> Beatty("7/3", "-1/2").nth(10**30)
        2333333333333333333333333333332
        """
        return self.modulus.floor_times(n, self.offset)

    def count(self, value: int) -> int:
        """Count the terms, from the first on, that are at most *value*.

        >>> [Beatty("sqrt(2)").count(value) for value in range(6)]
        [0, 1, 2, 2, 3, 4]
        """
        if value < self._first:
            return 0
        # floor(x) <= value exactly when x < value + 1, here when n < (value + 1 - offset)/modulus
        return -self._inverse.floor_times(-value - 1, self._lead) - 1

    def complement_nth(self, i: int) -> int:
        """Return the *i*-th positive integer that is no term, counting from the first.

        It is i + k, with k positive terms below it. The j-th positive term is one of those when
        fewer than i numbers are left out below it: when it less j is less than i (Lambek, Moser).

        >>> [Beatty("5/2", 1).complement_nth(i) for i in range(1, 8)]
        [1, 2, 4, 5, 7, 9, 10]
        """
        if i < 1:
            raise ValueError(f"beatty: i must be a positive integer, not {to_decimal(i)}")
        if i < self._first_positive:
            return i
        # floor(modulus·(j + count(0)) + offset) - j < i, solved for j
        return i - self._gap.floor_times(-i, self._gap_lead) - 1

    def complement(self) -> "Complement":
        """Return the sequence of the positive integers that are no terms.

        >>> 10 in Beatty("pi").complement(), Beatty("pi").complement().count(10)
        (True, 7)
        """
        return Complement(self)

    def density_and_shift(self) -> tuple[Real, Real]:
        """Return the two numbers from which `of_density` makes this sequence.

        >>> print(*Beatty("3/2", "1/2").density_and_shift())
        2/3 -1/3
        """
        return self._inverse, -self._lead

    @cached_property
    def _first(self) -> int:
        return self.nth(1)

    @cached_property
    def _first_positive(self) -> int:
        return self.nth(self.count(0) + 1)

    @cached_property
    def _gap(self) -> Real:
        if self.modulus == real(1):
            left = to_decimal(self._first_positive - 1)
            raise ValueError(f"beatty: {self!r} leaves out no more than {left} positive integers")
        return (self.modulus - 1).inverse()

    @cached_property
    def _gap_lead(self) -> Real:
        return self._gap * (self.modulus * self.count(0) + self.offset)

    def __repr__(self) -> str:
        offset = "" if self.offset == real(0) else f", {self.offset}"
        return f"Beatty({self.modulus}{offset})"


class Complement(Increasing):
    """The positive integers that a Beatty sequence leaves out, in order.

    >>> left = Complement(Beatty("(3+sqrt(5))/2"))
    >>> [left.nth(i) for i in range(1, 9)], left.count(10), left.index(9), 10 in left
    ([1, 3, 4, 6, 8, 9, 11, 12], 6, 6, False)
    """

    def __init__(self, beatty: Beatty) -> None:
        self.beatty = beatty

    def nth(self, n: int) -> int:
        """Return the *n*-th positive integer left out, counting from the first."""
        return self.beatty.complement_nth(n)

    def count(self, value: int) -> int:
        """Count the positive integers left out that are at most *value*."""
        if value < 1:
            return 0
        return value - self.beatty.count(value) + self.beatty.count(0)

    def __iter__(self) -> Iterator[int]:
        if self.beatty.modulus == real(1):
            return iter(range(1, self.beatty.nth(1)))
        return super().__iter__()


def partner(beta: Number | str) -> Real:
    """Return the modulus alpha with 1/alpha + 1/beta = 1.

    For irrational *beta* the two Beatty sequences then share out the positive integers
    (Rayleigh, Beatty).

    >>> print(partner("(3+sqrt(5))/2"))
    (1+sqrt(5))/2
    """
    beta = real(beta)
    if beta <= 1:
        raise ValueError(f"partner: beta must be greater than 1, not {beta}")
    return beta * (beta - 1).inverse()


def are_complementary(first: Beatty, second: Beatty) -> bool:
    """Tell whether the terms of both, taken together, are the positive integers, each once.

    The conditions are Fraenkel's, in the form of O'Bryant and of Section 5.2 of the star paper,
    with 0 < alpha + delta where that has 1/q <= alpha + delta. They are the same when q·delta
    is whole; but 2n, written as floor((n + 1/4)/(1/2)), and 2n - 1 are complementary too.

    >>> are_complementary(Beatty("(1+sqrt(5))/2"), Beatty("(3+sqrt(5))/2"))
    True
    >>> are_complementary(Beatty(2), Beatty(2, -1)), are_complementary(Beatty(2), Beatty(2))
    (True, False)
    """
    (alpha, delta), (beta, gamma) = first.density_and_shift(), second.density_and_shift()
    try:
        if (alpha + beta - 1).sign() != 0:
            return False
        if isinstance(alpha, Quadratic) and alpha.is_rational:
            q = alpha.a.denominator
            # ceil(q·delta) + ceil(q·gamma) = 1
            return 0 < alpha + delta <= 1 and delta.floor_times(-q) + gamma.floor_times(-q) == -1
        return (
            (delta + gamma).sign() == 0
            and 0 <= alpha + delta <= 1
            and not _meets_an_integer(alpha, delta)
        )
    except ValueError:
        raise ValueError(
            f"are_complementary: cannot settle {first!r} and {second!r}, known only by bounds"
        ) from None


def _meets_an_integer(alpha: Real, delta: Real) -> bool:
    """Tell whether k·alpha + delta is whole for some k >= 2, alpha irrational."""
    if not (isinstance(alpha, Quadratic) and isinstance(delta, Quadratic)):
        raise ValueError("the roots of bounds are not known")
    # only this k makes the roots cancel
    k = (delta.conjugate() - delta) / (alpha - alpha.conjugate())
    return k >= 2 and all(
        x.is_rational and (x - x.floor()).sign() == 0 for x in (k, k * alpha + delta)
    )
