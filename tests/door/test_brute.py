"""Brute force asks the rules, no closed form; claims of one's own are run like published ones."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import chromdocs as cd
from chromdocs.games.catalogue import game
from chromdocs.games.game import Invariant, Solution
from chromdocs.games.nim import nim


def wrong(position: tuple[int, ...]) -> int:
    raise AssertionError(f"the closed form was asked about {position}")


def misled() -> cd.Handle:
    """Return Wythoff nim with a closed form of which nothing is true."""

    def no_positions(to: int) -> Iterator[tuple[int, ...]]:
        return iter([(99, 99)])

    closed = Solution(bool, wrong, no_positions, "of nothing", (), wrong)  # type: ignore[arg-type]
    return cd.Handle(replace(game("wythoff"), solution=closed, misere=closed))


RIGHT = [(0, 0), (1, 2), (3, 5), (4, 7)]
MISERE = [(0, 1), (2, 2), (3, 5), (4, 7)]


def test_brute_force_uses_no_closed_form() -> None:
    given, brute = misled(), misled().brute()
    assert given.p_positions(8) == given.misere().p_positions(8) == [(99, 99)]
    assert given.at(1, 3).reason == "of nothing"
    assert brute.p_positions(8) == RIGHT
    assert brute.misere().p_positions(8) == given.misere().brute().p_positions(8) == MISERE
    assert brute.at(1, 3).moves == ((1, 2),)
    assert brute.at(1, 3).reason == "every option was tried, and theirs in turn"
    assert brute.value(3, 4) == brute.grundy(4)[3, 4] == cd.game("wythoff").value(3, 4)
    assert "trying every move" in brute.plot().caption


def test_what_is_made_of_brute_force_is_brute_force() -> None:
    given, brute = misled(), misled().brute()
    star = cd.game("star(wythoff)").p_positions(120)
    assert brute.star().p_positions(120) == given.star().brute().p_positions(120) == star
    for both in (brute + "nim:piles=1", "nim:piles=1" + brute, given + cd.game("mark").brute()):
        assert both.by_brute_force
        outcome = both.at(*(1,) * both.heaps)
        assert outcome.reason == "every option was tried, and theirs in turn"
    assert (brute + "mark").misere().by_brute_force
    assert not (given + "mark").by_brute_force


def test_brute_force_is_said_and_keeps_the_moves() -> None:
    assert repr(cd.game("mark").brute()) == "<mark, 1 heap, by brute force>"
    assert repr(cd.game("nim").misere().brute()) == "<nim, 2 heaps, misère play, by brute force>"
    held = cd.game("wythoff").brute().game
    assert isinstance(held, Invariant)
    assert held.moves.contains((3, 3))


def test_a_claim_of_ones_own_is_verified() -> None:
    mine = cd.Section()

    @mine.claim("conj-1", "Sums < 18", bound=10)
    def sums(bound, solve):  # type: ignore[no-untyped-def]
        "No P-position of nim has a sum above 18."
        for position in solve(nim()).p_positions(bound):
            yield cd.Case(position, True, sum(position) <= 18)

    own = cd.claim(mine.claims["own/conj-1"])
    assert own.id == "own/conj-1"
    assert own.verify(to=9).status == "holds"
    assert own.verify().line("printed").startswith("fails at (10, 10)")
    assert repr(own) == "<Entry own/conj-1: not checked>"
    with pytest.raises(ValueError, match="unknown claim 'own/conj-1'"):
        cd.claim("own/conj-1")
