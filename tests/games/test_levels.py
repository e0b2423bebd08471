"""Sets of levels against their definitions, and their ranks against counting."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games.catalogue import game
from chromdocs.games.levels import NAMED, Levels, Ranks, beatty_levels, levels
from chromdocs.solve.reference import Reference

often = examples(60)


def zeros(n: int) -> int:
    return len(bin(n)) - len(bin(n).rstrip("0"))


DEFINED: dict[str, Callable[[int], bool]] = {
    "all": lambda n: True,
    "none": lambda n: False,
    "evil": lambda n: bin(n).count("1") % 2 == 0,
    "odious": lambda n: bin(n).count("1") % 2 == 1,
    "vile": lambda n: zeros(n) % 2 == 0,
    "dopey": lambda n: zeros(n) % 2 == 1,
}
LISTS = ["1,3,4", "7", "1,2,3", "2,3,9,10,40"]
RATIONAL = ["2", "3", "10", "3/2", "7/3", "101/100", "99/2", "1000/999"]
IRRATIONAL = [
    *("(3+sqrt(5))/2", "(1+sqrt(5))/2", "sqrt(2)", "1+sqrt(3)", "(7-sqrt(2))/3", "sqrt(99)"),
    *("pi", "pi/2", "cbrt(30)", "sqrt(2)+sqrt(3)"),
]
RANKED = [*DEFINED, *LISTS, *RATIONAL[1:], *IRRATIONAL]


def chosen(name: str) -> Levels:
    return levels(name) if name in (*DEFINED, *LISTS) else beatty_levels(name)


def ranks(name: str) -> Ranks:
    found = chosen(name).ranks
    assert found
    return found


@pytest.mark.parametrize("name", NAMED)
def test_named_sets(name: str) -> None:
    assert levels(name) is NAMED[name]
    contains = levels(name).contains
    assert all(contains(n) == DEFINED[name](n) for n in range(1, 1000))


@pytest.mark.parametrize("beta", RATIONAL)
def test_floors_of_a_rational(beta: str) -> None:
    floors = {Fraction(beta) * m // 1 for m in range(1, 400)}
    contains = beatty_levels(beta).contains
    assert [n for n in range(400) if contains(n)] == sorted(f for f in floors if f < 400)
    n = 10**40 + 7
    floors = {Fraction(beta) * m // 1 for m in range(n, n + 5)}
    assert [k for k in range(min(floors), max(floors)) if contains(k)] == sorted(floors)[:-1]


@pytest.mark.parametrize("beta", IRRATIONAL)
def test_floors_of_an_irrational(beta: str) -> None:
    import sympy

    exact = Fraction(str(sympy.sympify(beta).evalf(100)))  # no multiple here is so nearly whole
    floors = {exact * m // 1 for m in range(1, 200)}
    contains = beatty_levels(beta).contains
    assert [n for n in range(200) if contains(n)] == sorted(f for f in floors if f < 200)
    n = 10**40 + 7
    floors = {exact * m // 1 for m in range(n, n + 5)}
    assert [k for k in range(min(floors), max(floors)) if contains(k)] == sorted(floors)[:-1]


def test_beta_may_be_a_number_or_a_text() -> None:
    for beta in (3, "3", Fraction(3), " 3 "):
        assert beatty_levels(beta).name == "3"
    assert beatty_levels(Fraction(7, 3)).name == "7/3"
    assert beatty_levels("1 + sqrt(3)").name == "1+sqrt(3)"


@pytest.mark.parametrize("name", RANKED)
def test_ranks_by_counting(name: str) -> None:
    contains, found = chosen(name).contains, ranks(name)
    marked = [n for n in range(1, 301) if contains(n)]
    others = [n for n in range(1, 301) if not contains(n)]
    assert [found.count(n) for n in range(301)] == [sum(m <= n for m in marked) for n in range(301)]
    assert [found.nth(i) for i in range(1, len(marked) + 1)] == marked
    assert [found.nth_other(i) for i in range(1, len(others) + 1)] == others


@pytest.mark.parametrize("name", ["evil", "dopey", "7/3", "1000/999", "pi", "sqrt(2)"])
@often
@given(st.integers(1, 10**60))
def test_ranks_far_up(name: str, i: int) -> None:
    contains, found = chosen(name).contains, ranks(name)
    level, other = found.nth(i), found.nth_other(i)
    assert level is not None
    assert other is not None
    assert contains(level)
    assert found.count(level) == i == found.count(level - 1) + 1
    assert not contains(other)
    assert other - found.count(other) == i


def test_levels_that_are_not_there() -> None:
    assert ranks("1,3,4").nth(4) is None
    assert ranks("none").nth(1) is None
    assert ranks("all").nth_other(1) is None


def test_a_list_may_hold_huge_levels() -> None:
    huge = 10**5000
    found = levels(f"2,1{5000 * '0'}")
    assert found.listed == (2, huge)
    assert found.contains(huge)
    assert found.ranks
    assert found.ranks.nth_other(huge) == huge + 2
    assert found.ranks.nth_other(huge - 2) == huge - 1
    assert levels({2, huge}).name == found.name


def test_a_function_has_no_ranks() -> None:
    assert levels(DEFINED["evil"]).ranks is None


@pytest.mark.parametrize("beta", ["1", "0", "1/2", "-2", "sqrt(2)-1", "sqrt(1)", "999/1000", 1])
def test_beta_must_exceed_1(beta: str | int) -> None:
    with pytest.raises(ValueError, match="greater") as caught:
        beatty_levels(beta)
    assert str(caught.value) == f"must be greater than 1, not {beta}"


@pytest.mark.parametrize("beta", ["x", "", "2.5.1", "2,3", "3+", "sqrt(-2)"])
def test_beta_must_be_a_number(beta: str) -> None:
    with pytest.raises(ValueError, match="number") as caught:
        beatty_levels(beta)
    expected = f"must be a number such as 3, 7/3, (3+sqrt(5))/2 or pi, not {beta!r}"
    assert str(caught.value) == expected


def test_beta_must_be_told_from_2() -> None:
    beta = "2*pi/pi"  # it is 2, but bounds do not show it
    with pytest.raises(ValueError, match="told") as caught:
        beatty_levels(beta)
    assert str(caught.value) == f"must differ from 1 and 2 by more than can be told of {beta}"


@pytest.mark.parametrize("given_", [{0}, {3, -2, 5}, "4,0"])
def test_levels_are_counted_from_1(given_: set[int] | str) -> None:
    least = min(given_) if isinstance(given_, set) else 0
    with pytest.raises(ValueError, match="levels") as caught:
        levels(given_)
    assert str(caught.value) == f"counts levels from 1, so {least} is none"


@pytest.mark.parametrize("text", ["evli", "", "1,x", "1.5", "1,,2"])
def test_lists_are_read_with_care(text: str) -> None:
    with pytest.raises(ValueError, match="list") as caught:
        levels(text)
    known = "all, none, evil, odious, vile, dopey, or a word of x and o such as xoo"
    expected = f"must be a list of levels such as 1,3,4 or one of {known}, not {text!r}"
    assert str(caught.value) == expected


@pytest.mark.parametrize("word", ["xoo", "oxxox", "o", "x"])
def test_a_word_repeats(word: str) -> None:
    same = {level for level in range(1, 31) if (word * 30)[level - 1] == "x"}
    assert levels(word).name == word
    assert {level for level in range(1, 31) if levels(word).contains(level)} == same
    listed = ",".join(map(str, sorted(same))) or "none"
    for family in ("chromatic:red=", "blackwhite:black="):
        solution = game(family + word).solution
        assert solution
        assert [*solution.p_positions(30)] == Reference(game(family + listed)).p_positions(30)
