"""Beatty sequences against lists of their terms, made without the code under test."""

from fractions import Fraction
from itertools import islice
from math import floor, gcd, isqrt

import pytest
from bounds import bound, examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.numbers.beatty import Beatty, are_complementary, partner
from chromdocs.numbers.certified import PI
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real

often = examples(30)
PHI = "(1+sqrt(5))/2"
PHI2 = "(3+sqrt(5))/2"


def check(beatty: Beatty, terms: list[int]) -> None:
    """Compare every method with the first *terms* of the sequence, up to the last of them."""
    to = terms[-1]
    left_out = sorted(set(range(1, to + 1)) - set(terms))
    complement = beatty.complement()
    assert [beatty.nth(n + 1) for n in range(len(terms))] == terms
    assert list(islice(beatty, len(terms))) == terms
    for value in range(min(terms[0], 0) - 3, to + 1):
        assert beatty.count(value) == sum(term <= value for term in terms)
        assert complement.count(value) == sum(left <= value for left in left_out)
        assert beatty.index(value) == (terms.index(value) + 1 if value in terms else None)
        assert (value in beatty) == (value in terms)
        assert (value in complement) == (value in left_out)
    assert [beatty.complement_nth(i + 1) for i in range(len(left_out))] == left_out
    assert list(islice(complement, len(left_out))) == left_out


moduli = st.fractions(min_value=1, max_value=6, max_denominator=15)
offsets = st.fractions(min_value=-20, max_value=20, max_denominator=40)


@often
@given(moduli, offsets)
def test_rational(modulus: Fraction, offset: Fraction) -> None:
    check(Beatty(modulus, offset), [floor(modulus * n + offset) for n in range(1, 21)])


@examples(20)
@given(moduli)
def test_rational_and_homogeneous(modulus: Fraction) -> None:
    check(Beatty(modulus), [floor(modulus * n) for n in range(1, 31)])


def floor_of_root(a: int, b: int, d: int, r: int) -> int:
    """Return the floor of (a + b·sqrt(d))/r for b >= 0 and r > 0."""
    return (a + isqrt(b * b * d)) // r


@often
@given(
    *(st.integers(0, 9), st.integers(1, 4), st.integers(1, 4), st.integers(-20, 20)),
    *(st.integers(0, 3), st.sampled_from([2, 3, 5, 6, 7, 99])),
)
def test_quadratic(a: int, b: int, r: int, a2: int, b2: int, d: int) -> None:
    a += r  # the modulus is at least 1
    terms = [floor_of_root(a * n + a2, b * n + b2, d, r) for n in range(1, 21)]
    check(Beatty(f"({a}+{b}*sqrt({d}))/{r}", f"({a2}+{b2}*sqrt({d}))/{r}"), terms)


@pytest.mark.parametrize("offset", ["-20", "-9/4", "0", "1/3", "17", "3-e*pi", "sqrt(3)", "e+1"])
@pytest.mark.parametrize("modulus", ["pi", "e", "cbrt(5)", "sqrt(2)+sqrt(3)", "pi-1", "sqrt(3)"])
def test_certified(modulus: str, offset: str) -> None:
    scale = 10**60
    m, o = (real(text).floor_times(scale) for text in (modulus, offset))
    terms = [(m * n + o + n) // scale for n in range(1, 21)]  # no term is that close to whole
    check(Beatty(modulus, offset), terms)


def test_oeis() -> None:
    # A000201, A001950, A001951, A022844, A022843
    terms = {
        PHI: [1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32, 33],
        PHI2: [2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52],
        "sqrt(2)": [1, 2, 4, 5, 7, 8, 9, 11, 12, 14, 15, 16, 18, 19, 21, 22, 24, 25, 26, 28],
        "pi": [3, 6, 9, 12, 15, 18, 21, 25, 28, 31, 34, 37, 40, 43, 47, 50, 53, 56, 59, 62],
        "e": [2, 5, 8, 10, 13, 16, 19, 21, 24, 27, 29, 32, 35, 38, 40, 43, 46, 48, 51, 54],
    }
    for modulus, known in terms.items():
        check(Beatty(modulus), known)


LONG = 10**10_000 + 3**7000


@pytest.mark.parametrize(
    ("modulus", "offset"),
    [
        *((PHI2, "0"), (PHI2, "-1/2"), (PHI2, "sqrt(5)"), ("sqrt(2)", "sqrt(3)")),
        *(
            ("7/3", "0"),
            ("10/7", "-1/3"),
            ("1", "-5"),
            ("pi", "0"),
            ("e", "1/2"),
            ("cbrt(30)", "0"),
        ),
    ],
)
def test_ten_thousand_digits(modulus: str, offset: str) -> None:
    beatty = Beatty(modulus, offset)
    n = beatty.count(LONG)
    assert beatty.nth(n) <= LONG < beatty.nth(n + 1)
    term = beatty.nth(LONG)
    assert beatty.index(term) == LONG
    assert beatty.count(term - 1) == LONG - 1
    if modulus != "1":
        left = beatty.complement_nth(LONG)
        assert left not in beatty
        assert left - beatty.count(left) + beatty.count(0) == LONG


def test_complement_in_closed_form() -> None:
    # ceil(i·alpha) - 1 with alpha = beta/(beta - 1), for rational and irrational beta alike
    for text in ("7/3", "3/2", "2", "5", "13/12", PHI, PHI2, "sqrt(2)", "pi"):
        beatty, alpha = Beatty(text), partner(text)
        for i in [*range(1, 40), 10**50]:
            assert beatty.complement_nth(i) == (alpha * i).ceil() - 1


def test_partner() -> None:
    assert partner(PHI2) == real(PHI)
    assert partner(Fraction(7, 3)) == Fraction(7, 4)
    assert partner("sqrt(2)") == real("2+sqrt(2)")
    for beta in ("1", "1/2", "-3", "sqrt(3)-1"):
        with pytest.raises(ValueError, match=r"partner: beta must be greater than 1, not "):
            partner(beta)


def test_of_density() -> None:
    for p, q, t in [(2, 3, -1), (1, 2, 1), (5, 7, 3)]:
        beatty = Beatty.of_density(Fraction(p, q), Fraction(t, q))
        assert [beatty.nth(n) for n in range(-5, 30)] == [(q * n - t) // p for n in range(-5, 30)]
        assert beatty.density_and_shift() == (Fraction(p, q), Fraction(t, q))


def test_modulus_one() -> None:
    beatty = Beatty(1, Fraction(9, 2))
    assert list(islice(beatty, 3)) == [5, 6, 7]
    assert list(beatty.complement()) == [1, 2, 3, 4]
    assert list(Beatty(1, -3).complement()) == []
    assert beatty.complement_nth(4) == 4
    message = r"^beatty: Beatty\(1, 9/2\) leaves out no more than 4 positive integers$"
    with pytest.raises(ValueError, match=message):
        beatty.complement_nth(5)


def test_refusals() -> None:
    with pytest.raises(ValueError, match=r"^beatty: modulus must be at least 1, not 1/2$"):
        Beatty(Fraction(1, 2))
    with pytest.raises(ValueError, match=r"^beatty: modulus must be at least 1, not 0.8584"):
        Beatty("4-pi")
    with pytest.raises(ValueError, match=r"^beatty: i must be a positive integer, not 0$"):
        Beatty(2).complement_nth(0)
    with pytest.raises(ValueError, match="cannot read 'x' as a number"):
        Beatty("x")
    # pi·1 + (2 - pi) is whole, which bounds never show
    with pytest.raises(
        ValueError, match=r"cannot tell the floor of n·3\.14.* \+ -1\.14.*, which may be whole"
    ):
        Beatty(PI, 2 - PI).nth(1)
    with pytest.raises(ValueError, match=r"cannot tell .* from 0"):
        Beatty(PI / PI)


def share_out(first: list[int], second: list[int], to: int) -> bool:
    """Tell whether two lists of terms hold each of 1, ..., *to* once and nothing below 1."""
    return sorted(n for n in first + second if n <= to) == list(range(1, to + 1))


def by_hand(p: int, q: int, t: int, s: int, k: int = 1) -> bool:
    """Tell whether (34) and (35) of the star paper share out 1, 2, 3, ..., by their terms.

    Here alpha = p/q, delta = t/(kq) and gamma = s/(kq). Both sequences repeat after q steps
    of value, so a few times q show all there is.
    """
    to = 4 * q + 8
    first = [(k * q * n - t) // (k * p) for n in range(1, to + 8)]
    second = [(k * q * n - s) // (k * (q - p)) for n in range(1, to + 8)]
    return share_out(first, second, to)


def test_proposition_2_of_the_star_paper() -> None:
    for q in range(2, bound(9, 13)):
        pairs = set()
        for p in range(1, q):
            if gcd(p, q) > 1:
                continue
            for t in range(-p - 3, q - p + 4):
                for s in (-q, -t, 1 - t, 2 - t):
                    delta, gamma = Fraction(t, q), Fraction(s, q)
                    first = Beatty.of_density(Fraction(p, q), delta)
                    second = Beatty.of_density(Fraction(q - p, q), gamma)
                    found = are_complementary(first, second)
                    assert found == by_hand(p, q, t, s)
                    assert found == (-p + 1 <= t <= q - p and s == 1 - t)  # (38), (39)
                    if found:
                        terms = (tuple(islice(x, 3 * q)) for x in (first, second))
                        pairs.add(frozenset(terms))
        coprime = sum(gcd(p, q) == 1 for p in range(1, q))
        # the paper prints q(phi(q) + 1)/2, which is not even whole at q = 3
        assert len(pairs) == q * coprime // 2


def test_shifts_between_the_whole_multiples() -> None:
    for q in range(2, 7):
        for p in range(1, q):
            if gcd(p, q) > 1:
                continue
            for t in range(3 * (-p - 1), 3 * (q - p + 1) + 1):
                for s in range(-t - 1, 7 - t):
                    delta, gamma = Fraction(t, 3 * q), Fraction(s, 3 * q)
                    first = Beatty.of_density(Fraction(p, q), delta)
                    second = Beatty.of_density(Fraction(q - p, q), gamma)
                    assert are_complementary(first, second) == by_hand(p, q, t, s, 3)


def test_condition_38_asks_too_much() -> None:
    # 2n and 2n - 1, but 1/q <= alpha + delta fails: 1/2 > 1/2 - 1/4
    delta, gamma = Fraction(-1, 4), Fraction(1, 2)
    assert by_hand(1, 2, -1, 2, k=2)
    evens, odds = Beatty.of_density("1/2", delta), Beatty.of_density("1/2", gamma)
    assert [evens.nth(n) for n in (1, 2, 3)] == [2, 4, 6]
    assert [odds.nth(n) for n in (1, 2, 3)] == [1, 3, 5]
    assert are_complementary(evens, odds)
    assert not Fraction(1, 2) <= Fraction(1, 2) + delta


@pytest.mark.parametrize("alpha", ["sqrt(2)-1", "(sqrt(5)-1)/2", "(3-sqrt(5))/2", "sqrt(3)/2"])
def test_irrational_pairs_with_shifts(alpha: str) -> None:
    x = real(alpha)
    shifts = [real(n) / 7 for n in range(-8, 9)]
    # k·alpha + delta is whole for these: harmless for k = 0 and 1, not for others
    shifts += [1 - k * x for k in range(-1, 5)] + [2 * x.floor() - k * x for k in range(-1, 5)]
    found = []
    for delta in shifts:
        for gamma in (-delta, Fraction(1, 9) - delta, -delta - Fraction(1, 9)):
            first, second = Beatty.of_density(x, delta), Beatty.of_density(1 - x, gamma)
            terms = [[s.nth(n) for n in range(1, 90)] for s in (first, second)]
            found.append(are_complementary(first, second))
            assert found[-1] == share_out(*terms, to=85)
    assert 5 < sum(found) < len(found) / 2


def test_complementary_or_not() -> None:
    assert are_complementary(Beatty(PHI), Beatty(PHI2))
    assert are_complementary(Beatty("sqrt(2)"), Beatty(partner("sqrt(2)")))
    assert not are_complementary(Beatty("sqrt(2)"), Beatty("sqrt(3)"))
    assert not are_complementary(Beatty(PHI), Beatty(2))
    assert not are_complementary(Beatty(1), Beatty(2))
    assert not are_complementary(Beatty("pi"), Beatty("e"))
    assert not are_complementary(Beatty(3), Beatty(Fraction(3, 2)))
    # a shift with another root is known only by bounds, but these two differ from complementary
    assert not are_complementary(Beatty(PHI, "sqrt(7)"), Beatty(PHI2))
    with pytest.raises(ValueError, match=r"cannot settle Beatty\(2.718.*known only by bounds"):
        are_complementary(Beatty("e"), Beatty(partner("e")))


def test_irrational_shift_of_a_rational_pair() -> None:
    tiny = real("sqrt(2)") / 1000
    assert are_complementary(Beatty(2, tiny), Beatty(2, -1 + tiny))
    assert not are_complementary(Beatty(2, -tiny), Beatty(2, -1))


def test_exact_fields() -> None:
    assert isinstance(Beatty(PHI).modulus, Quadratic)
    assert repr(Beatty(PHI, "-1/2")) == "Beatty((1+sqrt(5))/2, -1/2)"
