"""Ornament games: how many there are in a class, and whether their P-positions are the pairs."""

from math import gcd

import pytest

from chromdocs.games import catalogue
from chromdocs.games.mousetrap import mousetrap
from chromdocs.games.ornament import enumerate_class, follows_pair, ornament
from chromdocs.games.rational_pair import RationalPair, rational_pair
from chromdocs.games.subsided import subsided
from chromdocs.solve.reference import Reference

TO = 30


def phi(c: int) -> int:
    return sum(gcd(i, c) == 1 for i in range(1, c))


@pytest.mark.parametrize("c", range(2, 12))
def test_number_of_games_in_a_class(c: int) -> None:
    """There are c·phi(c)/2 of them, not c·(phi(c) + 1)/2; no two have the same moves."""
    games = list(enumerate_class(c))
    assert 2 * len(games) == c * phi(c)
    assert len({frozenset(game.moves.within((30, 30))) for game in games}) == len(games)


@pytest.mark.parametrize(("c", "stated"), [(2, 1), (3, 3), (4, 4)])
def test_numbers_that_the_paper_states_in_passing(c: int, stated: int) -> None:
    """Section 5.3, and the captions of Figures 4 and 2."""
    assert len(list(enumerate_class(c))) == stated


@pytest.mark.parametrize("c", range(2, 7))
def test_every_pair_is_in_its_class(c: int) -> None:
    known = {frozenset(game.moves.within((30, 30))) for game in enumerate_class(c)}
    for p in (p for p in range(1, c) if gcd(p, c) == 1):
        for t in range(1 - p, c - p + 1):
            assert frozenset(ornament(p, c, t).moves.within((30, 30))) in known


@pytest.mark.parametrize(("p", "q", "t"), [(3, 4, -1), (2, 3, -1), (5, 7, 0)])
def test_moves_are_the_p_positions_of_the_pair_game(p: int, q: int, t: int) -> None:
    lost = Reference(rational_pair(p, q, t)).p_positions(TO)
    moves = {move for x, y in lost[1:] for move in ((x, y), (y, x))}
    assert set(ornament(p, q, t).moves.within((TO, TO))) == moves


@pytest.mark.parametrize("c", [2, 3, 4])
def test_p_positions_are_the_pairs(c: int) -> None:
    for game in enumerate_class(c):
        p, q, t = (int(part.split("=")[1]) for part in game.name.split(":")[1].split(","))
        assert Reference(game).p_positions(TO) == list(RationalPair(p, q, t).up_to(TO))


def test_p_positions_are_not_always_the_pairs() -> None:
    """(2, 5) is a move of G and N in G⋆: (1, 2) is terminal in G, so (2, 5) may go to (1, 3)."""
    assert rational_pair(3, 5, 2).moves.contains((2, 5))
    assert list(rational_pair(3, 5, 2).options((1, 2))) == []
    solver = Reference(ornament(3, 5, 2))
    assert (1, 3) in solver.winning_moves((2, 5))


# (p, t) of the pairs with p > q/2 that fail (13); found with another program
FAIL = {5: {(3, 2)}, 6: {(5, -2)}, 7: {(6, -3), (5, 2), (5, -1), (4, 3), (4, 2)}}


@pytest.mark.parametrize("q", [3, 4, 5, 6, 7])
def test_follows_pair(q: int) -> None:
    dense = [p for p in range(q // 2 + 1, q) if gcd(p, q) == 1]
    pairs = [(p, t) for p in dense for t in range(1 - p, q - p + 1)]
    found = {(p, t) for p, t in pairs if not follows_pair(p, q, t, to=50)}
    assert found == FAIL.get(q, set())


@pytest.mark.parametrize("q", [3, 4, 5, 6, 7, 8])
def test_superadditive_pairs_follow(q: int) -> None:
    """(13) holds where b_m + b_n <= b_(m+n) < b_m + b_n + b_1, b being the sparser sequence."""
    for p in (p for p in range(q // 2 + 1, q) if gcd(p, q) == 1):
        for t in range(1 - p, q - p + 1):
            b = [RationalPair(p, q, t).nth(n)[1] for n in range(4 * q)]
            excess = {b[m + n] - b[m] - b[n] for m in range(1, 2 * q) for n in range(1, 2 * q)}
            if min(excess) >= 0 and max(excess) < b[1]:
                assert follows_pair(p, q, t, to=40)
            if min(excess) < 0:
                assert not follows_pair(p, q, t, to=40)


def test_two_famous_ornament_games() -> None:
    top = (TO, TO)
    assert set(ornament(2, 3, 0).moves.within(top)) == set(mousetrap().moves.within(top))
    for q in (2, 3, 6):
        assert set(ornament(q - 1, q, 1).moves.within(top)) == set(subsided(q).moves.within(top))


def test_names() -> None:
    game = catalogue.game("ornament")
    assert game.name == "ornament:p=3,q=4,t=-1"
    assert game.called == "the ornament game of ⌊(4n+1)/3⌋ and 4n−2"
    assert game.called not in game.rule
    assert "P-position of the pair game of ⌊(4n+1)/3⌋ and 4n−2" in game.rule
    assert catalogue.game("star(ornament)").called == f"({game.called})⋆"


def test_there_is_no_class_1() -> None:
    with pytest.raises(ValueError, match=r"^enumerate_class: q must be .* from 2, not 1$"):
        list(enumerate_class(1))
