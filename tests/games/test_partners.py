"""Partners in closed form against a walk up the levels."""

from itertools import islice

import pytest

from chromdocs.games.levels import NAMED, Levels, beatty_levels, levels
from chromdocs.games.partners import Walk, endless_pairs, isolated, listed, pairs, ranked

LISTS = ["1,3,4", "5", "2,3,4,8,9,10,11,40", "1,2,3,4,5,6,150", "2,4,6,7,8"]
BETAS = [
    *("2", "3", "10", "5/2", "7/3", "101/50", "199/100", "3/2", "1000/999"),
    *("(3+sqrt(5))/2", "(1+sqrt(5))/2", "sqrt(2)", "pi", "pi/2", "e", "cbrt(30)"),
]
SETS = [levels(name) for name in (*NAMED, *LISTS)] + [beatty_levels(beta) for beta in BETAS]


@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: str(chosen.name))
def test_partners_by_walking(chosen: Levels) -> None:
    found = pairs(chosen)
    assert found
    walked = Walk(chosen).up_to(2000)
    for n in range(151):
        assert found.partner(n) == walked.get(n), n
    assert found.alone == any(walked[n] == n for n in walked if n)


@pytest.mark.parametrize("chosen", SETS, ids=lambda chosen: str(chosen.name))
def test_partners_far_up(chosen: Levels) -> None:
    found = pairs(chosen)
    assert found
    for n in range(10**40, 10**40 + 50):
        partner = found.partner(n)
        if chosen.listed or chosen.name == "none":
            assert partner is None
        else:
            assert partner is not None
            assert found.partner(partner) == n
            assert chosen.contains(max(n, partner))  # the upper one is marked
            assert n == partner or not chosen.contains(min(n, partner))


def test_a_huge_level_in_a_list() -> None:
    huge = 10**5000
    found = pairs(levels({1, 2, huge}))
    assert found
    assert [found.partner(n) for n in (0, 1, 2, 3, 4, huge)] == [0, 1, 2, huge, None, 3]


def test_a_walk_goes_on_where_it_stopped() -> None:
    walk = Walk("evil")
    assert [walk.up_to(to).get(4) for to in (5, 6, 5)] == [None, 6, 6]
    assert walk.up_to(300) == Walk("evil").up_to(300)


def test_a_function_has_no_closed_form() -> None:
    own = levels(lambda n: n % 7 == 3)
    assert pairs(own) is None
    with pytest.raises(ValueError, match="ranked: the levels that a function picks have no ranks"):
        ranked(own)
    with pytest.raises(ValueError, match="listed: the levels that a function picks are no list"):
        listed(own)


def test_a_set_of_the_same_name_is_another_set() -> None:
    assert pairs(Levels("evil", "the tens", lambda n: n % 10 == 0)) is None


def test_how_in_words() -> None:
    words = {"marked": "red", "other": "green"}
    assert (
        isolated(NAMED["vile"]).how.format(**words)
        == "each green level pairs with the red one above it, every other red level with itself"
    )
    assert (
        ranked(NAMED["odious"], 2).how.format(**words)
        == "the i-th green level pairs with red level number i + 2, "
        "the first 2 red levels with themselves"
    )


def test_endless_pairs() -> None:
    twos = endless_pairs(beatty_levels(2))
    assert list(islice(twos, 4)) == [(0, 0), (1, 2), (3, 4), (5, 6)]
    walked = Walk("vile").up_to(100)
    assert (
        list(islice(endless_pairs("vile"), 30))
        == [(low, high) for low, high in sorted(walked.items()) if low <= high][:30]
    )


@pytest.mark.parametrize("red", ["none", {1, 3}, lambda n: n % 5 == 0])
def test_endless_pairs_need_a_closed_form(red: object) -> None:
    with pytest.raises(ValueError, match="no endless pairs in closed form"):
        next(endless_pairs(red))  # type: ignore[arg-type]
