"""Pairs of complementary sequences, against a walk that gives each number its mate."""

import pytest

from chromdocs.games.complementary import Candidates, Complementary
from chromdocs.games.rational_pair import RationalPair
from chromdocs.numbers.beatty import Beatty

BETA = Beatty("7/2", "1/3")


@pytest.mark.parametrize(
    "pairs",
    [
        Candidates("(1+sqrt(5))/2"),
        Candidates("pi/2"),
        RationalPair(3, 4, -1),
        RationalPair(2, 3, -1),
        RationalPair(1, 3, 1),  # where a_n is above b_n
        Complementary(BETA.complement(), BETA),
    ],
)
def test_every_number_has_one_mate(pairs: Complementary) -> None:
    mates = {0: 0}
    for a, b in map(pairs.nth, range(1, 100)):
        assert a not in mates
        assert b not in mates
        mates |= {a: b, b: a}
    assert set(range(80)) <= set(mates)
    for x in range(40):
        assert pairs.mate(x) == mates[x]
        for y in range(40):
            assert ((x, y) in pairs) == (mates[x] == y)
            found = pairs.nim_move((x, y))
            lowered = {(x, mates[x])} if mates[x] < y else set()
            if mates[y] < x:
                lowered.add((mates[y], y))
            assert (found in lowered) if lowered else found is None
    assert list(pairs.up_to(39)) == sorted((x, y) for x, y in mates.items() if x <= y <= 39)
    moves = pairs.moves()
    fitting = {(x, y) for x, y in mates.items() if 0 < x <= 20 and y <= 39}
    assert set(moves.within((20, 39))) == fitting
    assert {(x, y) for x in range(21) for y in range(40) if moves.contains((x, y))} == fitting


def test_the_solution_asks_only_where_no_nim_move_wins() -> None:
    asked = []

    def move(x: int, y: int) -> tuple[int, int]:
        asked.append((x, y))
        return (0, 0)

    solution = Candidates("(1+sqrt(5))/2").solution(move, "for a test", "a", "b")
    assert solution.claims == ("a", "b")
    assert solution.winning_move((3, 9)) == (3, 5)
    assert solution.winning_move((9, 3)) == (5, 3)
    assert asked == []
    assert solution.winning_move((4, 3)) == (0, 0)
    assert asked == [(3, 4)]
    with pytest.raises(ValueError, match=r"^no move wins from a P-position$"):
        solution.winning_move((5, 3))
