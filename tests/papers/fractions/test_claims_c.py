"""Slips inside proofs of the fractions paper once more, by code of this file alone."""

from decimal import Decimal, getcontext
from math import floor

getcontext().prec = 60


def alpha(k: int) -> Decimal:
    return (1 + (1 + Decimal(4) / k).sqrt()) / 2


def part(x: Decimal) -> Decimal:
    return x - floor(x)


def image(word: str, k: int) -> str:
    """Replace s by s and k times t, and t by s and k + 1 times t."""
    return "".join("s" + (k + (letter == "t")) * "t" for letter in word)


def beginning(k: int, length: int) -> str:
    word = "s"
    while len(word) < length:
        word = image(word, k)
    return word[:length]


def test_a_small_difference_does_not_make_the_fractional_part_large() -> None:
    """In the proof of Lemma 17, for k = 2 and i = 4."""
    a = alpha(2)
    assert floor(4 * (2 * a + 1)) - floor(3 * (2 * a + 1)) == 2 + 1
    assert 0 < part(4 * a) - part(a) < Decimal("0.5")
    assert part(a) < part(4 * a) < Decimal("0.5")
    assert floor(4 * a) - floor(3 * a) == 1


def test_the_shift_by_k_plus_2_gains_two_from_the_second_word_on() -> None:
    """In the proof of Lemma 22; longer shifts do what it says."""
    for k in range(2, 6):
        for i in range(1, k):
            word = "s" + i * "t"
            u_before, u = 0, 1
            for n in range(4):
                longer = beginning(k, len(word) + max(u, k + 2))
                window, later = longer[: len(word)], longer[k + 2 : len(word) + k + 2]
                lost = window[: k + 2].count("s")
                gained = later.count("s") - window[k + 2 :].count("s")
                assert (lost, gained) == ((1, 0) if n == 0 else (2, 1 if n == 1 else 2))
                lost, gained = longer[:u], longer[len(word) : len(word) + u]
                assert (lost.count("s"), gained.count("s")) == (u_before + 1, u_before)
                word, u_before, u = image(word, k), u, (k + 2) * u - u_before


def test_a_syllable_of_sigma_may_end_in_the_same_number() -> None:
    """In the proof of Lemma 25: letter 29 for k = 2 is a t of odd number and ends syllable 8."""
    word = beginning(2, 97)
    assert word[28:30] == "ts"
    assert word[:29].count("t") % 2 == 1
    assert word[:29].count("s") == 8
    assert word[7] == "s"
    # the factor of 26 letters that ends there still has 7 letters s, as Lemma 25 says
    assert word[3:29].count("s") == 7


def test_the_sums_of_steps_are_not_one_less() -> None:
    """In the proof of Lemma 26, for k = 2: letters 4 and 5 of W, of which g_0 = 2."""
    b = [floor(n * (2 * alpha(2) + 1)) for n in range(6)]
    assert beginning(2, 5) == "sttst"
    assert b[5] - b[3] == 7
    assert 7 <= b[5] < 26


def test_formula_12_needs_the_other_sign() -> None:
    """For k = 2, the extra move of pair 2 and pair 11 the printed one gives -2."""
    beta = 2 * alpha(2) + 1
    a = [floor(n * alpha(2)) for n in range(12)]
    assert a[11] - a[2] == a[10]
    last = {sign: floor(part(11 * beta) - part(2 * beta) + sign * part(beta)) for sign in (1, -1)}
    assert last == {1: 0, -1: -2}
    b = [floor(n * beta) for n in range(12)]
    assert b[10] == b[11] - b[2] + b[1] + last[1]
    assert b[1] + last[-1] == 1


def test_formula_12_to_the_letter_fails_in_its_second_line_as_well() -> None:
    """The fractional parts of b_3 and b_1 are 0, and the last term with them, for k = 3."""
    a = [floor(n * alpha(3)) for n in range(6)]
    b = [floor(n * (3 * alpha(3) + 1)) for n in range(6)]
    assert a[5] - a[3] == a[3]
    assert (b[5] - b[3] + b[1], b[3]) == (13, 14)


def test_no_case_of_part_two_has_an_empty_heap() -> None:
    lower = {floor(n * alpha(3)) for n in range(1, 50)}
    upper = {floor(n * (3 * alpha(3) + 1)) for n in range(1, 50)}
    assert 0 not in lower | upper
    assert 1 in lower - upper  # so (0, 1) is in no case


def test_standard_words_that_do_not_begin_the_next_one() -> None:
    for d in range(3):
        first = d * "0" + "1"
        assert first.startswith("0") == (d > 0)
        slope = 1 / (1 + d + (Decimal(5).sqrt() - 1) / 2)  # [0; 1 + d, 1, 1, ...]
        letters = [floor((n + 1) * slope) - floor(n * slope) for n in range(1, 9)]
        assert letters[0] == (d == 0)
