"""Listed moves, alone or adjoined to nim or to the moves (i, i)."""

from itertools import product

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.games.vectors import diagonal_with, nim_with

LISTS = [((1, 2),), ((1, 2), (2, 1)), ((0, 3), (2, 2)), ((1, 1, 1),), ((2, 0, 1), (3, 3, 3))]


def legal(family: str, move: Position, listed: tuple[Position, ...]) -> bool:
    if family == "nim-with":
        return move in listed or sum(map(bool, move)) == 1
    return move in listed or (0 not in move and len(set(move)) == 1)


@pytest.mark.parametrize("family", ["nim-with", "diagonal-with"])
@pytest.mark.parametrize("listed", LISTS)
def test_each_move_comes_once(family: str, listed: tuple[Position, ...]) -> None:
    played = (nim_with if family == "nim-with" else diagonal_with)(listed)
    heaps = len(listed[0])
    assert game(played.name).name == played.name
    for position in product(range(5), repeat=heaps):
        found = list(played.moves.within(position))
        below = product(*(range(heap + 1) for heap in position))
        assert sorted(found) == sorted(m for m in below if any(m) and legal(family, m, listed))
        assert all(map(played.moves.contains, found))
        assert played.moves.contains(position) == (any(position) and position in found)


def test_order_of_heaps() -> None:
    assert nim_with([(1, 2), (2, 1)]).symmetric
    assert not nim_with([(1, 2)]).symmetric
    assert diagonal_with([(2, 2)]).symmetric


@pytest.mark.parametrize("family", ["invariant", "nim-with", "diagonal-with"])
@pytest.mark.parametrize(
    ("moves", "wrong"),
    [
        ("(1,2),(1)", "moves must be of one length, not (1) and (1,2)"),
        ("(0,0)", "moves must take a token at least and add none, not (0,0)"),
        ("1,2", "moves must be vectors such as (1,2),(2,1), not '1,2'"),
        ("", "moves must be vectors such as (1,2),(2,1), not ''"),
    ],
)
def test_wrong_moves(family: str, moves: str, wrong: str) -> None:
    with pytest.raises(ValueError, match="moves") as caught:
        game(f"{family}:moves={moves}")
    assert str(caught.value) == f"{family}: {wrong}"


def test_no_moves() -> None:
    with pytest.raises(ValueError, match="nim-with: moves must be one vector at least"):
        nim_with([])
