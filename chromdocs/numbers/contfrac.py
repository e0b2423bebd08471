"""Continued fractions, finite and periodic, with exact values.

A finite one is a fraction and a periodic one a quadratic irrational; there is no other here.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, cycle
from math import gcd, isqrt
from operator import index

from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.numbers.quadratic import Quadratic

LONGEST_PERIOD = 100_000  # the period of sqrt(d) can be about as long as sqrt(d) is large

_QUOTIENT = r"\s*-?[0-9]+\s*"
_LIST = rf"{_QUOTIENT}(?:,{_QUOTIENT})*"
_TEXT = re.compile(
    rf"\s*\[({_QUOTIENT})(?:;(?:({_LIST})|(?:({_LIST}),)?\s*\(({_LIST})\)\s*))?\]\s*"
)


@dataclass(frozen=True)
class ContinuedFraction:
    """The number [x1; x2, x3, ...]: the quotients of *start*, then *period* for ever.

    Equal numbers are equal objects, because each is kept in one form: the shortest period, begun
    as early as it can be after x1, and no 1 at the end of a finite one. An empty *start* is that
    of a number which is all period.

    >>> print(ContinuedFraction((1, 2), (1, 2)))
    [1; (2, 1)]
    >>> ContinuedFraction((0, 2, 1)) == ContinuedFraction((0, 3))
    True
    """

    start: tuple[int, ...]  # the first quotients
    period: tuple[int, ...] = ()  # those that follow for ever

    def __post_init__(self) -> None:
        start, period = list(map(index, self.start)), list(map(index, self.period))
        if not start and not period:
            raise ValueError("ContinuedFraction: there must be at least one quotient")
        for quotient in chain(start[1:], period):
            if quotient < 1:
                raise ValueError(
                    "ContinuedFraction: quotients after the first must be at least 1, "
                    f"not {to_decimal(quotient)}"
                )
        start, period = _shortest(start, period) if period else (_no_last_1(start), [])
        object.__setattr__(self, "start", tuple(start))
        object.__setattr__(self, "period", tuple(period))

    @classmethod
    def parse(cls, text: str) -> "ContinuedFraction":
        """Read *text*, where the period stands in round brackets.

        >>> ContinuedFraction.parse("[1;2,(1,2)]")
        ContinuedFraction(start=(1,), period=(2, 1))
        """
        match = _TEXT.fullmatch(text)
        if not match:
            raise ValueError(
                f"cannot read {text!r} as a continued fraction; "
                "write for example [1; 2, 3] or [1; (2, 1)]"
            )
        first, finite, before, period = map(_read_list, match.groups())
        return cls(first + finite + before, period)

    @classmethod
    def of(cls, number: int | Fraction | Quadratic) -> "ContinuedFraction":
        """Expand *number* exactly, and find its period.

        >>> print(ContinuedFraction.of(Fraction(355, 113)))
        [3; 7, 16]
        >>> print(ContinuedFraction.of(Quadratic.parse("sqrt(14)")))
        [3; (1, 2, 1, 6)]
        """
        exact = number if isinstance(number, Quadratic) else Quadratic(Fraction(number))
        return _of_quadratic(exact) if exact.b else cls(tuple(_euclid(exact.a)))

    def __str__(self) -> str:
        first, *rest = map(to_decimal, self.start)
        if self.period:
            rest.append(f"({', '.join(map(to_decimal, self.period))})")
        return f"[{first}; {', '.join(rest)}]" if rest else f"[{first}]"

    def value(self) -> Fraction | Quadratic:
        """Return the number itself: a Fraction if it is rational, and else a Quadratic.

        >>> ContinuedFraction((3, 7, 16)).value()
        Fraction(355, 113)
        >>> ContinuedFraction((1,), (2,)).value()
        Quadratic(a=Fraction(0, 1), b=Fraction(1, 1), d=2)
        """
        p, p_before, q, q_before = _matrix(self.start)
        if not self.period:
            return Fraction(p, q)
        # (p·y + p') / (q·y + q') for y = (b + root) / 2a, with the root taken out below
        a, b, square = _pure(self.period)
        top, bottom = p * b + 2 * a * p_before, q * b + 2 * a * q_before
        norm = bottom * bottom - q * q * square
        whole = Fraction(top * bottom - p * q * square, norm)
        part = Fraction(p * bottom - q * top, norm)
        return Quadratic(whole, part, square) if b % 2 else Quadratic(whole, 2 * part, square // 4)

    def partial_quotients(self) -> Iterator[int]:
        """Yield x1, x2, x3, ..., without end if there is a period.

        >>> from itertools import islice
        >>> list(islice(ContinuedFraction((1,), (2, 1)).partial_quotients(), 6))
        [1, 2, 1, 2, 1, 2]
        """
        return chain(self.start, cycle(self.period))

    def convergents(self) -> Iterator[Fraction]:
        """Yield [x1], [x1; x2], [x1; x2, x3], ...

        >>> print(*ContinuedFraction((3, 7, 16)).convergents())
        3 22/7 355/113
        """
        p, p_before, q, q_before = 1, 0, 0, 1
        for quotient in self.partial_quotients():
            p, p_before = quotient * p + p_before, p
            q, q_before = quotient * q + q_before, q
            yield Fraction(p, q)

    def inverse(self) -> "ContinuedFraction":
        """Return 1 divided by this number, which must be positive.

        >>> print(ContinuedFraction((0, 3), (1, 2)).inverse())
        [3; (1, 2)]
        """
        if self.start[0] < 0 or self == _ZERO:
            raise ValueError(f"inverse: the number must be positive, not {self}")
        return ContinuedFraction((0, *self.start), self.period) if self.start[0] else self._tail()

    def complement(self) -> "ContinuedFraction":
        """Return beta with 1/alpha + 1/beta = 1, where alpha is this number, greater than 1.

        The partner of [1; x2, x3, ...] is [x2 + 1; x3, ...].

        >>> print(ContinuedFraction((1,), (2, 1)).complement())
        [3; (1, 2)]
        """
        first = self.start[0]
        if first < 1 or self == _ONE:
            raise ValueError(f"complement: the number must be greater than 1, not {self}")
        if first > 1:
            return ContinuedFraction((1, first - 1, *self.start[1:]), self.period)
        tail = self._tail()
        return ContinuedFraction((tail.start[0] + 1, *tail.start[1:]), tail.period)

    def _tail(self) -> "ContinuedFraction":
        return ContinuedFraction(self.start[1:], self.period)


def alpha(k: int) -> ContinuedFraction:
    """Return alpha_k = [1; k, 1, k, ...], which is (1 + sqrt(1 + 4/k)) / 2.

    >>> print(alpha(2), alpha(2).complement() == beta(2))
    [1; (2, 1)] True
    """
    return ContinuedFraction((1,), (_at_least_1("alpha", k), 1))


def beta(k: int) -> ContinuedFraction:
    """Return beta_k = [k+1; 1, k, 1, k, ...], which is k·alpha_k + 1.

    >>> print(beta(2))
    [3; (1, 2)]
    """
    return ContinuedFraction((_at_least_1("beta", k) + 1,), (1, k))


def wythoff_pair(k: int) -> tuple[ContinuedFraction, ContinuedFraction]:
    """Return [1; k, k, ...] and [k+1; k, k, ...], the pair of k-Wythoff nim.

    >>> print(*wythoff_pair(2))
    [1; (2)] [3; (2)]
    """
    return (
        ContinuedFraction((1,), (_at_least_1("wythoff_pair", k),)),
        ContinuedFraction((k + 1,), (k,)),
    )


def duchene_rigo_pair(k: int) -> tuple[ContinuedFraction, ContinuedFraction]:
    """Return [1; 1, k, 1, k, ...] and its partner [2; k, 1, k, 1, ...].

    The fractions paper prints k + 1 for the 2 in its display (3); that pair is complementary
    for k = 1 only.

    >>> print(*duchene_rigo_pair(3))
    [1; (1, 3)] [2; (3, 1)]
    """
    return (
        ContinuedFraction((1,), (1, _at_least_1("duchene_rigo_pair", k))),
        ContinuedFraction((2,), (k, 1)),
    )


def _at_least_1(function: str, k: int) -> int:
    if k < 1:
        raise ValueError(f"{function}: k must be at least 1, not {to_decimal(k)}")
    return k


def _read_list(text: str | None) -> tuple[int, ...]:
    return tuple(from_decimal(quotient.strip()) for quotient in text.split(",")) if text else ()


def _no_last_1(start: list[int]) -> list[int]:
    return [*start[:-2], start[-2] + 1] if len(start) > 1 and start[-1] == 1 else start


def _shortest(start: list[int], period: list[int]) -> tuple[list[int], list[int]]:
    size = len(period)
    divisors = (n for n in range(1, size + 1) if size % n == 0)
    period = period[: next(n for n in divisors if period[n:] == period[:-n])]
    if not start:  # all period: the first quotient moves out
        start, period = period[:1], period[1:] + period[:1]
    end, size = len(start), len(period)
    while end > 1 and start[end - 1] == period[(end - len(start) - 1) % size]:
        end -= 1  # the period begins one earlier
    turn = (end - len(start)) % size
    return start[:end], period[turn:] + period[:turn]


def _matrix(quotients: Iterable[int]) -> tuple[int, int, int, int]:
    """Return p, p', q, q' such that [quotients; y] is (p·y + p') / (q·y + q')."""
    p, p_before, q, q_before = 1, 0, 0, 1
    for quotient in quotients:
        p, p_before = quotient * p + p_before, p
        q, q_before = quotient * q + q_before, q
    return p, p_before, q, q_before


def _pure(period: tuple[int, ...]) -> tuple[int, int, int]:
    """Return a, b and square such that y = [period; y] is (b + sqrt(square)) / 2a."""
    p, p_before, q, q_before = _matrix(period)  # so q·y² = (p - q')·y + p'
    shared = gcd(q, p - q_before, p_before)
    a, b, c = q // shared, (p - q_before) // shared, p_before // shared
    return a, b, b * b + 4 * a * c


def _euclid(x: Fraction) -> Iterator[int]:
    p, q = x.numerator, x.denominator
    while q:
        yield p // q
        p, q = q, p % q


def _of_quadratic(x: Quadratic) -> ContinuedFraction:
    """Expand (p + sqrt(square)) / q, where q divides square - p², until p and q return."""
    q = x.a.denominator * x.b.denominator * (1 if x.b > 0 else -1)
    p = (x.a * q).numerator
    square = (x.b * q).numerator ** 2 * x.d
    if (square - p * p) % q:
        p, square, q = p * abs(q), square * q * q, q * abs(q)
    root = isqrt(square)
    quotients: list[int] = []
    seen: dict[tuple[int, int], int] = {}
    while (p, q) not in seen:
        if len(quotients) > LONGEST_PERIOD:
            raise ValueError(
                f"ContinuedFraction: no period within {LONGEST_PERIOD} quotients; take a smaller d"
            )
        seen[p, q] = len(quotients)
        quotients.append((root + p + (q < 0)) // q)  # below a negative q the root rounds up
        p = quotients[-1] * q - p
        q = (square - p * p) // q
    begin = seen[p, q]
    return ContinuedFraction(tuple(quotients[:begin]), tuple(quotients[begin:]))


_ZERO, _ONE = ContinuedFraction((0,)), ContinuedFraction((1,))
