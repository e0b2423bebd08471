"""Games of complementary pairs: the pairs against a list that is made by walking up."""

from itertools import count, islice
from typing import Any

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.complementary_pair import complementary

TO = 60
UPPER = {
    "evil": lambda n: n.bit_count() % 2 == 0,
    "dopey": lambda n: (n & -n).bit_length() % 2 == 0,
    "oox": lambda n: n % 3 == 0,
    "ooxoxx": lambda n: n % 6 in (0, 3, 5),
    "ox": lambda n: n % 2 == 0,
}
LISTS = ["(1,5),(2,3)", "(1,2)", "(3,4)", "(1,10),(2,9),(3,8)", "(7,20),(1,6)"]


def both_ways(pairs: list[tuple[int, int]]) -> set[tuple[int, int]]:
    return {p for a, b in pairs for p in ((a, b), (b, a)) if max(p) <= TO}


def same(text: str, pairs: list[tuple[int, int]]) -> None:
    played, wanted = game(text), both_ways(pairs)
    assert all(a < b for a, b in pairs)
    assert sorted(played.moves.within((TO, TO))) == sorted(wanted)
    for x in range(TO + 1):
        assert [y for y in range(TO + 1) if played.moves.contains((x, y))] == sorted(
            y for a, y in wanted if a == x
        )


@pytest.mark.parametrize("text", UPPER)
def test_sets(text: str) -> None:
    upper = islice(filter(UPPER[text], count(1)), TO)
    lower = islice((n for n in count(1) if not UPPER[text](n)), TO)
    same(f"complementary:b={text}", [*zip(lower, upper, strict=True)])


@pytest.mark.parametrize("text", LISTS)
def test_lists(text: str) -> None:
    pairs = [tuple(sorted(pair)) for pair in eval(f"[{text}]")]
    used = {number for pair in pairs for number in pair}
    free = (n for n in count(1) if n not in used)
    same(f"complementary:pairs={text}", pairs + [(n, next(free)) for n in islice(free, TO)])


def test_a_heap_of_any_size() -> None:
    n = 10**30
    third = complementary("oox").moves
    assert third.contains((3 * n + 1, 6 * n + 3))  # a_(2n+1) and b_(2n+1)
    assert not third.contains((3 * n + 1, 6 * n + 6))
    listed = complementary(pairs=[(1, 5), (2, 3)]).moves  # 4, 6, 7, 8, 9, ... are free
    assert [listed.contains((n + i, n + i + 1)) for i in range(-1, 2)] == [True, False, True]


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"b": "odious"}, "b must be evil or dopey, or a word of x and o such as oox, not odious"),
        ({"b": "oo"}, "b must be evil or dopey, or a word of x and o such as oox, not oo"),
        ({"b": ""}, "b must be evil or dopey, or a word of x and o such as oox, not nothing"),
        ({"b": "oxx"}, "b must leave a number a_n below each b_n, as oox does, not oxx"),
        (
            {"pairs": [(1, 2), (2, 3)]},
            "pairs must be pairs of numbers from 1, each number once, such as (1,3),(2,4), "
            "not [(1, 2), (2, 3)]",
        ),
        (
            {"pairs": "(0,2)"},
            "pairs must be pairs of numbers from 1, each number once, such as (1,3),(2,4), "
            "not (0,2)",
        ),
        ({"pairs": "1"}, "pairs must be vectors such as (1,2),(2,1), not '1'"),
        ({"b": "evil", "pairs": "(1,2)"}, "give b or pairs, not both"),
    ],
)
def test_wrong_parameters(given: dict[str, Any], wrong: str) -> None:
    with pytest.raises(ValueError, match="complementary") as caught:
        complementary(**given)
    assert str(caught.value) == f"complementary: {wrong}"
