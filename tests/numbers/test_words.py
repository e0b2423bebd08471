"""Words: three roads to a characteristic word, the Appendix of the fractions paper, oracles."""

import re
from fractions import Fraction
from itertools import islice, product
from math import ceil, floor, gcd, isqrt

import pytest
from bounds import bound, examples
from hypothesis import assume, given
from hypothesis import strategies as st

from chromdocs.numbers.contfrac import ContinuedFraction, beta
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real
from chromdocs.numbers.words import (
    ETA,
    ETA_BAR,
    E,
    Morphism,
    characteristic,
    cutting_sequence,
    is_balanced,
    is_sturm,
    letter_counts,
    mechanical,
    phi,
    standard_prefix,
    standard_sequence,
    sturm_morphism,
    sturm_type,
    theta,
)

often = examples(120)
TO_GREEK = Morphism({"0": "σ", "1": "τ"})
LENGTH = 300


def floors(slope: ContinuedFraction, length: int = LENGTH) -> str:
    return "".join(islice(characteristic(slope.value()), length))


def periodic(starts: int, periods: int, largest: int) -> list[ContinuedFraction]:
    """Return the numbers [0; start, (period)] with few and small quotients, each once."""
    found: dict[ContinuedFraction, None] = {}
    for size, more in product(range(starts + 1), range(1, periods + 1)):
        for start in product(range(1, largest + 1), repeat=size):
            for period in product(range(1, largest + 1), repeat=more):
                found[ContinuedFraction((0, *start), period)] = None
    return list(found)


def test_three_roads_to_a_characteristic_word() -> None:
    sturm = 0
    for slope in periodic(3, 3, 3):
        word = floors(slope)
        assert standard_prefix(slope, LENGTH) == word
        if is_sturm(slope):
            sturm += 1
            morphism = sturm_morphism(slope)
            assert morphism.prefix(word[0], LENGTH) == word
            assert (morphism @ morphism).prefix(word[0], LENGTH) == word
    assert sturm > 100


def test_the_roads_far_out() -> None:
    for slope in [ContinuedFraction((0, 2), (1,)), ContinuedFraction((0, 1), (3, 1, 2))]:
        word = standard_prefix(slope, 10**6)
        assert sturm_morphism(slope).prefix(word[0], 10**6) == word
        assert len(word) == 10**6
        # the sum of the first n letters is floor((n + 1)·slope) - floor(slope)
        for n in (10**6, 999_983, 123_456):
            assert word[:n].count("1") == real(slope.value()).floor_times(n + 1)


def test_fractions_by_floors_and_by_standard_words() -> None:
    for q in range(1, 25):
        for p in range(q):
            slope = ContinuedFraction.of(Fraction(p, q))
            word = floors(slope, 100)
            assert standard_prefix(slope, 100) == word
            assert word == "".join(str((n + 1) * p // q - n * p // q) for n in range(1, 101))


def test_the_two_ends_of_the_slopes() -> None:
    assert (
        floors(ContinuedFraction((0,)), 5) == "00000" == standard_prefix(ContinuedFraction((0,)), 5)
    )
    assert "".join(islice(characteristic(1), 5)) == "11111"
    assert "".join(islice(mechanical(1, Fraction(1, 2), upper=True), 5)) == "11111"


@examples(50)
@given(
    st.fractions(0, 1, max_denominator=60), st.fractions(-3, 3, max_denominator=60), st.booleans()
)
def test_mechanical_words_of_fractions(a: Fraction, r: Fraction, upper: bool) -> None:
    rounded = [(ceil if upper else floor)(n * a + r) for n in range(101)]
    expected = "".join(str(rounded[n + 1] - rounded[n]) for n in range(100))
    assert "".join(islice(mechanical(a, r, upper), 100)) == expected


@examples(25)
@given(st.sampled_from(periodic(2, 2, 4)), st.integers(-20, 20))
def test_mechanical_words_of_irrational_slope(slope: ContinuedFraction, m: int) -> None:
    value = slope.value()
    word = floors(slope, 120)
    assert "".join(islice(mechanical(value), 100)) == "0" + word[:99]
    assert "".join(islice(mechanical(value, upper=True), 100)) == "1" + word[:99]
    assert "".join(islice(mechanical(value, value), 100)) == word[:100]
    # an intercept of m slopes and any whole number begins at place m of the same two-sided word
    assert isinstance(value, Quadratic)
    at = [value.floor_times(m + n) for n in range(101)]
    steps = "".join(str(at[n + 1] - at[n]) for n in range(100))
    assert "".join(islice(mechanical(value, value * m + 7), 100)) == steps
    # a convergent this near gives the same floors, as no n·slope + 1/3 here is that near a whole
    near = next(c for c in slope.convergents() if c.denominator > 10**6)
    word = "".join(islice(mechanical(value, Fraction(1, 3)), 100))
    assert word == "".join(islice(mechanical(near, Fraction(1, 3)), 100))


def test_slopes_beyond_one_root() -> None:
    word = "".join(islice(characteristic(real("pi-3")), 200))
    assert word == standard_prefix(ContinuedFraction((0, 7, 15, 1, 292)), 200)
    assert "".join(islice(mechanical(real("sqrt(2)-1"), real("sqrt(3)")), 4)) == "1001"


@pytest.mark.parametrize("text", ["0", "1", "2/3", "7/2", "sqrt(2)", "(sqrt(5)-1)/2", "10+sqrt(3)"])
def test_cutting_sequence(text: str) -> None:
    slope = real(text)
    word = ""
    for x in range(60):  # level lines up to (x + 1)·slope, and then the upright line at x + 1
        word += "1" * (slope.floor_times(x + 1) - slope.floor_times(x)) + "0"
    assert "".join(islice(cutting_sequence(slope), len(word))) == word


def test_exchange_of_letters() -> None:
    """Formula (A.4), with 1 - slope found by arithmetic."""
    for slope in periodic(2, 2, 3):
        value = slope.value()
        assert isinstance(value, Quadratic)
        other = "".join(islice(characteristic(-value + 1), LENGTH))
        assert other == E(floors(slope))


# standard sequences, as the Appendix defines them


@often
@given(st.integers(0, 4), st.lists(st.integers(1, 4), min_size=1, max_size=5))
def test_standard_sequence(d_1: int, rest: list[int]) -> None:
    directive = [d_1, *rest]
    words = list(standard_sequence(directive))
    assert words[:2] == ["1", "0"]
    for n, d in enumerate(directive, start=1):
        assert words[n + 1] == words[n] * d + words[n - 1]
    word = floors(ContinuedFraction((0, 1 + d_1, *rest), (1,)), len(words[-1]))
    assert all(word.startswith(s) for s in words[2:])
    # the paper says n >= 0; for d_1 = 0 it is n >= 1
    assert words[2].startswith(words[1]) == (d_1 > 0) == word.startswith("0")


def test_a_standard_sequence_is_lazy() -> None:
    endless = standard_sequence(iter(int, 1))  # zeros: only d_1 is read
    assert list(islice(endless, 3)) == ["1", "0", "1"]
    with pytest.raises(ValueError, match=r"^standard_sequence: d_2 must be at least 1, not 0$"):
        next(endless)
    with pytest.raises(ValueError, match=r"^standard_sequence: d_1 must be at least 0, not -1$"):
        list(standard_sequence([-1]))


@pytest.mark.parametrize("length", range(8))
def test_short_and_huge(length: int) -> None:
    huge = 10**5000
    assert standard_prefix(ContinuedFraction((0, huge), (2,)), length) == "0" * length
    assert standard_prefix(ContinuedFraction((0, 1, huge)), length) == "1" * length
    assert phi(10**5).prefix("σ", length) == ("σ" + "τ" * 10)[:length]


def test_a_huge_quotient_in_the_middle() -> None:
    large, huge = (ContinuedFraction((0, 2, 1, 2, q), (1,)) for q in (10**4, 10**5000))
    word = floors(large)
    assert all(standard_prefix(huge, n) == word[:n] for n in range(LENGTH))


# Theorem A.2


def test_every_small_sturm_number_as_printed() -> None:
    """The morphism of the theorem, written out, for d_n >= d_1 >= 1; and for d_1 = 0 as well."""
    for more in range(1, 5):
        for rest in product(range(1, 4), repeat=more):
            for d_1 in range(rest[-1] + 1):
                words = list(standard_sequence([d_1, *rest]))
                last, before = words[more + 1], words[more]  # s_(n-1) and s_(n-2), n = more + 1
                printed = Morphism({"0": last, "1": last * (rest[-1] - d_1) + before})
                slope = ContinuedFraction((0, 1 + d_1), rest)
                word = floors(slope)
                assert printed(word)[:LENGTH] == word
                assert printed.prefix(word[0], LENGTH) == word
                assert sturm_type(slope) == ("i" if d_1 else "ii")
                if d_1:
                    other = ContinuedFraction((0, 1, d_1), rest)
                    assert sturm_type(other) == "ii"
                    assert sturm_morphism(other).prefix("1", LENGTH) == E(word)


def test_sturm_numbers_by_their_conjugates() -> None:
    """Allauzen: a quadratic number between 0 and 1 is Sturm if its conjugate is not there."""
    kinds = {"": 0, "i": 0, "ii": 0}
    for slope in periodic(4, 3, 3):
        x = slope.value()
        assert isinstance(x, Quadratic)
        conjugate = Quadratic(x.a, -x.b, x.d)
        assert is_sturm(slope) == (conjugate.floor_times(1) != 0)
        kind = sturm_type(slope)
        kinds[kind] += 1
        assert kind == "" or (kind == "i") == (x.floor_times(2) == 0)
    assert min(kinds.values()) > 50


def slope_of_fixed_point(f: Morphism) -> Quadratic | None:
    """Return the density of 1, if it is irrational: an eigenvector of the letter counts."""
    (a, c), (b, d) = ((f.images[x].count("0"), f.images[x].count("1")) for x in "01")
    two, one, nil = b - a + d - c, a + 2 * c - d, -c  # two·x² + one·x + nil = 0
    square = one * one - 4 * two * nil
    if two == 0 or square < 0 or isqrt(square) ** 2 == square:
        return None
    roots = [Quadratic(Fraction(-one, 2 * two), Fraction(s, 2 * two), square) for s in (1, -1)]
    return next(x for x in roots if x.floor_times(1) == 0)


def test_fixed_points_of_standard_morphisms_are_sturm() -> None:
    """The other half of Theorem A.2: every composition of few E and eta, by brute force."""
    found = {}
    for size in range(1, 12):
        for parts in product((E, ETA), repeat=size):
            f = E**2
            for part in parts:
                f @= part
            if f in found or not (slope := slope_of_fixed_point(f)):
                continue
            found[f] = slope
            expansion = ContinuedFraction.of(slope)
            for letter in "01":
                if len(f.images[letter]) > 1 and f.images[letter][0] == letter:
                    assert is_sturm(expansion)
                    assert f.prefix(letter, 100) == floors(expansion, 100)
    slopes = {ContinuedFraction.of(slope) for slope in found.values()}
    for more in ((1,), (2,), (1, 2), (2, 1)):  # and small Sturm numbers are among them
        assert ContinuedFraction((0, 2), more) in slopes
        assert sturm_morphism(ContinuedFraction((0, 2), more)) in found
    assert ContinuedFraction((0, 3), (1,)) not in slopes


@pytest.mark.parametrize("text", ["[0]", "[0; 2]", "[1; (1)]", "[-1; (2)]", "[0; 3, (1)]"])
def test_no_sturm_number(text: str) -> None:
    slope = ContinuedFraction.parse(text)
    assert not is_sturm(slope)
    message = f"sturm_morphism: {text} is no Sturm number"
    with pytest.raises(ValueError, match=re.escape(message)):
        sturm_morphism(slope)


# the word W


@pytest.mark.parametrize("k", range(1, 13))
def test_lemma_11(k: int) -> None:
    """The differences of floor(n·beta_k), by integers, are k + 1 for σ and k + 2 for τ."""
    b = [(n * (k + 2) + isqrt(n * n * (k * k + 4 * k))) // 2 for n in range(5001)]
    word = phi(k).prefix("σ", 5000)
    coded = {"σ": k + 1, "τ": k + 2}
    assert [coded[letter] for letter in word] == [b[n + 1] - b[n] for n in range(5000)]
    assert "".join(islice(phi(k).fixed_point("σ"), 5000)) == word


def test_example_10() -> None:
    assert phi(2).prefix("σ", 8) == "σττστττσ"


@pytest.mark.parametrize("k", range(1, 13))
def test_lemma_A1(k: int) -> None:
    x = theta(k).prefix("1", 5000)
    assert TO_GREEK("0" + x) == phi(k).prefix("σ", 5001)
    gamma = ContinuedFraction((0, *beta(k).start[1:]), beta(k).period)  # the fraction of beta_k
    assert x == standard_prefix(gamma, 5000)
    assert sturm_type(gamma) == "ii"
    sigma = sturm_morphism(ContinuedFraction((0, 1 + k), (1, k)))
    power = 2 if k == 1 else 1  # for k = 1 the period (1, 1) is (1), half as long
    assert theta(k) == E @ sigma**power @ E


@pytest.mark.parametrize("k", range(1, 13))
def test_theta_from_E_and_eta(k: int) -> None:
    printed = (E @ ETA) ** k @ ETA
    assert printed == Morphism({"0": k * "1" + "01", "1": k * "1" + "0"})
    assert printed != theta(k)  # the paper says it is; E is missing on the right
    assert printed @ E == theta(k)
    assert ETA @ (ETA @ E) ** k != theta(k)  # nor is it theta when read from left to right


@pytest.mark.parametrize("k", range(2, 6))
def test_lemma_22(k: int) -> None:
    word = phi(k).prefix("σ", 6000)
    for i in range(1, k):
        prefix = "σ" + i * "τ"
        sigmas = 1
        while len(prefix) < 1000:
            assert set(letter_counts(word, "σ", len(prefix))) == {sigmas - 1, sigmas}
            sigmas, prefix = len(prefix), phi(k)(prefix)


# outside oracles


def test_fibonacci_word() -> None:
    # OEIS A003849
    word = "010010100100101001010010010100100101001010"
    assert ETA.prefix("0", len(word)) == word
    assert standard_prefix(ContinuedFraction((0, 2), (1,)), len(word)) == word


def test_thue_morse_word() -> None:
    word = Morphism({"0": "01", "1": "10"}).prefix("0", 1000)
    assert word == "".join(str(n.bit_count() % 2) for n in range(1000))


def test_balanced_words() -> None:
    # OEIS A005598, 1 + sum of (n + 1 - i)·totient(i): the number of balanced words of length n
    numbers = [1, 2, 4, 8, 14, 24, 36, 54, 76, 104, 136, 178]
    for n, number in enumerate(numbers[: bound(10, 12)]):
        words = {"".join(letters) for letters in product("01", repeat=n)}
        balanced = {word for word in words if is_balanced(word)}
        assert len(balanced) == number
        if 0 < n < 9:  # they are the factors of mechanical words
            slopes = {
                Fraction(p, q) for q in range(1, n + 1) for p in range(q + 1) if gcd(p, q) == 1
            }
            grid = [Fraction(j, a.denominator) for a in slopes for j in range(a.denominator)]
            made = {"".join(islice(mechanical(a, r), n)) for a in slopes for r in set(grid)}
            assert made == balanced


def test_balanced_in_three_letters() -> None:
    assert is_balanced("abacab")
    assert not is_balanced("aabcc")


def test_sturmian_words_are_balanced_and_have_n_plus_1_factors() -> None:
    for slope in periodic(1, 2, 2):
        word = floors(slope, 400)
        assert is_balanced(word[:120])
        for n in range(1, 12):
            assert len({word[j : j + n] for j in range(400 - n)}) == n + 1


@often
@given(st.text("ab", max_size=30), st.integers(0, 35))
def test_letter_counts(word: str, length: int) -> None:
    expected = [word[j : j + length].count("a") for j in range(len(word) - length + 1)]
    assert letter_counts(word, "a", length) == expected


# morphisms

morphisms = st.builds(
    lambda a, b: Morphism({"a": a, "b": b}),
    st.text("ab", min_size=1, max_size=4),
    st.text("ab", min_size=1, max_size=4),
)
short = st.text("ab", max_size=8)


@often
@given(morphisms, morphisms, short, short, st.integers(0, 3), st.integers(0, 2))
def test_morphism_laws(f: Morphism, g: Morphism, u: str, v: str, m: int, n: int) -> None:
    assert f(u + v) == f(u) + f(v)
    assert (f @ g)(u) == f(g(u))
    assert f**m @ f**n == f ** (m + n)
    assert (f == g) == (hash(f) == hash(g) and f.images == g.images)


@often
@given(morphisms, st.integers(0, 200))
def test_fixed_point_is_fixed(f: Morphism, length: int) -> None:
    assume(f.images["a"][0] == "a" and len(f.images["a"]) > 1)
    word = f.prefix("a", length)
    assert len(word) == length
    assert f(word)[:length] == word
    assert "".join(islice(f.fixed_point("a"), length)) == word


def test_letters_to_another_alphabet() -> None:
    assert (TO_GREEK @ ETA)("010") == "στσστ"
    with pytest.raises(ValueError, match="must consist of the letters"):
        TO_GREEK @ TO_GREEK


def test_eta_bar_is_eta_backwards() -> None:
    assert {a: image[::-1] for a, image in ETA.images.items()} == ETA_BAR.images


def test_a_morphism_does_not_change() -> None:
    images = {"a": "ab", "b": "a"}
    f = Morphism(images)
    images["a"] = "b"
    assert f("a") == "ab"
    with pytest.raises(TypeError):
        f.images["a"] = "b"  # type: ignore[index]


FIXED = "fixed_point: the image of {0!r} must begin with {0!r} and go on, not be {1!r}"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            lambda: Morphism({"ab": "a"}),
            "Morphism: a letter is one character and its image a word that is not empty, "
            "not 'ab': 'a'",
        ),
        (
            lambda: Morphism({"a": ""}),
            "Morphism: a letter is one character and its image a word that is not empty, "
            "not 'a': ''",
        ),
        (lambda: ETA("02"), "Morphism: a word must consist of the letters '0', '1', not '2'"),
        (lambda: ETA**-1, "Morphism: a power must be at least 0, not -1"),
        (lambda: ETA.fixed_point("1"), FIXED.format("1", "0")),
        (lambda: E.prefix("0", 3), FIXED.format("0", "1")),
        (lambda: ETA.prefix("x", 3), FIXED.format("x", "")),
        (lambda: Morphism({"a": "a"}).fixed_point("a"), FIXED.format("a", "a")),
        (lambda: ETA.prefix("0", -1), "prefix: length must be at least 0, not -1"),
        (lambda: phi(0), "phi: k must be at least 1, not 0"),
        (lambda: theta(-2), "theta: k must be at least 1, not -2"),
        (lambda: mechanical(Fraction(3, 2)), "mechanical: slope must be from 0 to 1, not 3/2"),
        (lambda: characteristic(-1), "characteristic: slope must be from 0 to 1, not -1"),
        (lambda: cutting_sequence(-2), "cutting_sequence: slope must be at least 0, not -2"),
        (lambda: letter_counts("ab", "a", -1), "letter_counts: length must be at least 0, not -1"),
        (
            lambda: standard_prefix(ContinuedFraction((1,), (2,)), 3),
            "standard_prefix: slope must be at least 0 and less than 1, not [1; (2)]",
        ),
        (
            lambda: standard_prefix(ContinuedFraction((0, 2)), -3),
            "standard_prefix: length must be at least 0, not -3",
        ),
        (
            lambda: standard_prefix(ContinuedFraction((0,)), -3),
            "standard_prefix: length must be at least 0, not -3",
        ),
    ],
)
def test_bad_calls(call: object, message: str) -> None:
    assert callable(call)
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        call()
