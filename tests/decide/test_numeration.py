"""Numbers in digits: words in order, addition, comparison, patterns."""

import re
from itertools import pairwise, product

import pytest

from chromdocs.decide.numeration import Numeration, base
from chromdocs.decide.ostrowski import Ostrowski, ostrowski
from chromdocs.decide.pattern import DIGITS, PatternError, follows

ALL = [base(2), base(3), base(7), ostrowski(1), ostrowski(3), ostrowski(2, 1), ostrowski(1, 1, 2)]


@pytest.mark.parametrize("numeration", ALL)
def test_numbers_are_the_valid_words_in_order(numeration: Numeration) -> None:
    words = [numeration.word(n) for n in range(200)]
    assert all(numeration.valid.accepts(word) for word in words)
    assert [numeration.number(word) for word in words] == list(range(200))
    assert all((len(a), a) < (len(b), b) for a, b in pairwise(words))
    long = len(words[-1]) - 1
    every = product(range(numeration.size), repeat=long)
    assert sum(numeration.valid.accepts(word) for word in every) == next(
        n for n, word in enumerate(words) if len(word) > long
    )


@pytest.mark.parametrize("numeration", ALL)
def test_addition_and_order(numeration: Numeration) -> None:
    for x, y in product(range(14), repeat=2):
        assert numeration.less.accepts(numeration.words([x, y])) == (x < y)
        assert numeration.equal.accepts(numeration.words([x, y])) == (x == y)
        for z in range(28):
            assert numeration.add.accepts(numeration.words([x, y, z])) == (x + y == z)


@pytest.mark.parametrize("numeration", [n for n in ALL if isinstance(n, Ostrowski)])
def test_whole_parts(numeration: Ostrowski) -> None:
    for n, y in product(range(60), range(40)):
        right = y == (numeration.alpha.floor_times(n) if n else 0)
        assert numeration.floor.accepts(numeration.words([n, y])) == right


@pytest.mark.parametrize("pattern", [
    "", "0", "1", "(.*1)?0(00)*", "(0*10*1)*0*", "1+0?|01*", "[12]*0", "(1|00)+", "0001*",
    "(10?)*.", "((0|1)*1)?", ".?.?.?", "2(0|(12)*)+1",
])  # fmt: skip
@pytest.mark.parametrize("numeration", [base(3), ostrowski(2)])
def test_patterns_are_regular_expressions(numeration: Numeration, pattern: str) -> None:
    """With some number of zeros in front, for which a few are enough here."""
    found = follows(pattern, numeration)
    for n in range(90):
        digits = "".join(DIGITS[digit] for digit in numeration.word(n))
        right = any(re.fullmatch(pattern, "0" * zeros + digits) for zeros in range(6))
        assert found.accepts(numeration.word(n)) == right, n


@pytest.mark.parametrize(("pattern", "at"), [("(1", 2), ("1)", 1), ("3", 0), ("[", 1), ("1*|x", 3)])
def test_a_wrong_pattern_says_where(pattern: str, at: int) -> None:
    with pytest.raises(PatternError) as error:
        follows(pattern, base(2))
    assert error.value.at == at
