"""Complementary Beatty sequences with rational moduli: their conditions, and their pairs."""

from fractions import Fraction
from itertools import product
from math import ceil, floor, gcd

import pytest

from chromdocs.games import catalogue
from chromdocs.games.rational_pair import RationalPair, rational_pair

HUGE = 10**10_000
TO = 60

EVERY = [
    (p, q, t)
    for q in range(2, 9)
    for p in range(1, q)
    if gcd(p, q) == 1
    for t in range(1 - p, q - p + 1)
]


def sequences(p: int, q: int, t: int) -> list[tuple[int, int]]:
    """Return the pairs of (34) and (35), with alpha = p/q, delta = t/q, gamma = (1 - t)/q."""
    alpha, delta, gamma = Fraction(p, q), Fraction(t, q), Fraction(1 - t, q)
    beta = 1 - alpha
    return [(floor((n - delta) / alpha), floor((n - gamma) / beta)) for n in range(1, 2 * TO)]


def test_pairs() -> None:
    for p, q, t in EVERY:
        expected = sequences(p, q, t)
        pairs = RationalPair(p, q, t)
        assert [pairs.nth(n) for n in range(1, 2 * TO)] == expected
        mates = {x: y for a, b in expected for x, y in ((a, b), (b, a))}
        assert [pairs.mate(heap) for heap in range(TO)] == [
            mates.get(heap, 0) for heap in range(TO)
        ]
        assert sorted(mates)[: TO + 1] == list(range(1, TO + 2))  # the two share out 1, 2, ...
        small = sorted(tuple(sorted(pair)) for pair in expected if max(pair) <= TO)
        assert list(pairs.up_to(TO)) == [(0, 0), *small]
        moves = rational_pair(p, q, t).moves
        for top in [(TO, TO), (20, 45), (45, 20), (0, 9)]:
            fitting = {(s, t) for s, t in mates.items() if s <= top[0] and t <= top[1]}
            assert set(moves.within(top)) == fitting
        for move in product(range(-1, 25), repeat=2):
            assert moves.contains(move) == (mates.get(move[0]) == move[1])


@pytest.mark.parametrize("q", range(2, 9))
def test_these_are_the_offsets_of_38_and_39(q: int) -> None:
    for p in (p for p in range(1, q) if gcd(p, q) == 1):
        for t in range(-2 * q, 2 * q):
            delta, gamma = Fraction(t, q), Fraction(1 - t, q)
            allowed = Fraction(1, q) <= Fraction(p, q) + delta <= 1
            assert ceil(q * delta) + ceil(q * gamma) == 1
            assert ((p, q, t) in EVERY) == allowed


def test_the_same_pair_from_the_other_side() -> None:
    for p, q, t in EVERY:
        pair, other = RationalPair(p, q, t), RationalPair(q - p, q, 1 - t)
        assert all(pair.nth(n) == other.nth(n)[::-1] for n in range(50))


def test_huge_heaps() -> None:
    pairs = RationalPair(3, 4, -1)
    assert pairs.nth(3 * HUGE) == (4 * HUGE, 12 * HUGE - 2)
    assert (12 * HUGE - 2, 4 * HUGE) in pairs
    assert pairs.nim_move((4 * HUGE, 13 * HUGE)) == (4 * HUGE, 12 * HUGE - 2)
    assert pairs.nim_move((4 * HUGE + 1, 4 * HUGE)) is None
    assert rational_pair(3, 4, -1).moves.contains((4 * HUGE, 12 * HUGE - 2))


def test_figure_2_in_words() -> None:
    assert RationalPair(3, 4, -1).words == ("⌊(4n+1)/3⌋", "4n−2")
    assert RationalPair(1, 2, 0).words == ("2n", "2n−1")
    assert RationalPair(2, 3, 0).words == ("⌊3n/2⌋", "3n−1")
    assert catalogue.game("rational-pair").name == "rational-pair:p=3,q=4,t=-1"


def test_nth_of_a_negative_number() -> None:
    with pytest.raises(ValueError, match=r"^pairs: n must not be negative, not -1$"):
        RationalPair(3, 4, -1).nth(-1)


@pytest.mark.parametrize("family", ["rational-pair", "ornament"])
@pytest.mark.parametrize(
    ("p", "q", "t", "message"),
    [
        (1, 1, 0, "q must be a whole number from 2, not 1"),
        (0, 3, 0, "p must be a whole number from 1, not 0"),
        (5, 3, 0, "p must be less than q = 3, not 5"),
        (2, 4, 0, "p/q must be in lowest terms, not 2/4"),
        (3, 4, -3, "t must be from -2 to 1 where p/q = 3/4, not -3"),
        (3, 4, 2, "t must be from -2 to 1 where p/q = 3/4, not 2"),
    ],
)
def test_wrong_parameters(family: str, p: int, q: int, t: int, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{family}: {message}$"):
        catalogue.game(f"{family}:p={p},q={q},t={t}")
    with pytest.raises(ValueError, match=f"^{family}: {message}$"):
        catalogue.FAMILIES[family].make(p, q, t)
