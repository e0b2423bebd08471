"""(M, B)-invariant games with a listed set B, against the definition."""

from itertools import product

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.game import Position

CASES = {  # GAME string: moves, and which positions B has
    "mb:board=(0,0),(1,2),(3,3)": ("nim", lambda p: p in {(0, 0), (1, 2), (3, 3)}),
    "mb:without=(0,0),(1,2)": ("nim", lambda p: p not in {(0, 0), (1, 2)}),
    "mb:moves=wythoff,board=(0,1),(1,1),period=2": ("wythoff", lambda p: p[1] % 2 == 1),
    "mb:moves=wythoff,without=(0,1),(1,1),period=2": ("wythoff", lambda p: p[1] % 2 == 0),
    "mb:moves=(1,2),(2,1),without=(1,0)": (
        "invariant:moves=(1,2),(2,1)",
        lambda p: p != (1, 0),
    ),
    "mb:moves=(gurvich:a=1,b=2),board=(0,0),(1,1),period=3": (
        "gurvich:a=1,b=2",
        lambda p: p[0] % 3 == p[1] % 3 < 2,
    ),
    "mb:moves=nim:piles=3,without=(1,1,1),period=2": (
        "nim:piles=3",
        lambda p: not all(heap % 2 for heap in p),
    ),
}


@pytest.mark.parametrize("text", CASES)
def test_a_move_of_m_that_ends_in_b(text: str) -> None:
    moves, inside = CASES[text]
    played, base = game(text), game(moves)
    assert game(played.name).name == played.name
    heaps = played.heaps
    for position in product(range(7 if heaps < 3 else 5), repeat=heaps):
        assert played.board(position) == inside(position)
        assert list(played.options(position)) == [*filter(inside, base.options(position))]
        turned: Position = position[::-1]
        assert not played.symmetric or played.board(turned) == played.board(position)


def test_symmetric_if_moves_and_board_are() -> None:
    assert game("mb").symmetric
    assert not game("mb:board=(1,2)").symmetric
    assert not game("mb:moves=(1,2),board=(1,2),(2,1)").symmetric


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("mb:board=(1,2),without=(1,1)", "give board or without, not both"),
        ("mb:moves=nim:piles=3", "give board or without, positions such as (0,0),(1,2)"),
        ("mb:period=2", "give board or without, positions such as (0,0),(1,2)"),
        ("mb:board=(1,2),period=2", "board must have heaps from 0 to 1, not (1,2)"),
        ("mb:without=(1,2),(1)", "without must be positions of 1 heap, not (1,2)"),
        ("mb:moves=nim,board=(1,2,3),(1,2)", "board must be positions of 2 heaps, not (1,2,3)"),
        ("mb:board=()", "board must be vectors such as (1,2),(2,1), not '()'"),
        ("mb:board=(1,2),period=0", "period must be a whole number from 1, not 0"),
        (
            "mb:moves=mark,board=(1)",
            "moves must be those of an invariant game such as wythoff, not mark",
        ),
    ],
)
def test_wrong_parameters(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match="mb") as caught:
        game(text)
    assert str(caught.value) == f"mb: {wrong}"
