"""Partizan black & white nim against its rules, written once more, and who wins it."""

from collections.abc import Callable
from itertools import product

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.game import Partizan, Position
from chromdocs.games.partizan_blackwhite import partizan_blackwhite
from chromdocs.solve.partizan import TwoPlayers

BLACK: dict[str, Callable[[int], bool]] = {
    "beta=3": lambda n: n % 3 == 0,
    "black=odious": lambda n: bin(n).count("1") % 2 == 1,
    "black=1,4": lambda n: n in (1, 4),
}
HEAPS = {1: 12, 2: 9, 3: 5}  # piles: the largest heap tried


def made(text: str) -> Partizan:
    found = game(f"partizan-blackwhite:{text}")
    assert isinstance(found, Partizan)
    return found


@pytest.mark.parametrize("empty", ["black", "ignored"])
@pytest.mark.parametrize("piles", HEAPS)
@pytest.mark.parametrize("black", BLACK)
def test_options(black: str, piles: int, empty: str) -> None:
    played, is_black = made(f"{black},piles={piles},empty={empty}"), BLACK[black]

    def leaves_white(after: Position) -> bool:
        return any(heap and not is_black(heap) for heap in after)

    def leaves_black(after: Position) -> bool:
        return any(is_black(heap) if heap else empty == "black" for heap in after)

    for position in product(range(HEAPS[piles] + 1), repeat=piles):
        below = product(*(range(heap + 1) for heap in position))
        moves = [o for o in below if sum(a < b for a, b in zip(o, position, strict=True)) == 1]
        assert sorted(played.options(position)) == list(filter(leaves_white, moves))
        assert sorted(played.right(position)) == list(filter(leaves_black, moves))


@pytest.mark.parametrize(("piles", "to"), [(1, 20), (2, 9), (3, 5)])
@pytest.mark.parametrize("black", [*BLACK, "black=all", "black=none"])
def test_right_wins_where_empty_piles_are_black(black: str, piles: int, to: int) -> None:
    for position, outcome in TwoPlayers(made(f"{black},piles={piles}")).classes(to):
        assert outcome == ("R" if any(position) else "P")


@pytest.mark.parametrize(("piles", "to"), [(1, 20), (2, 9), (3, 5)])
@pytest.mark.parametrize("black", [*BLACK, "black=all", "black=none"])
def test_level_1_decides_where_they_are_ignored(black: str, piles: int, to: int) -> None:
    played = made(f"{black},piles={piles},empty=ignored")
    assert played.colour is not None
    owner = "R" if played.colour(0, 1) == "black" else "L"
    for position, outcome in TwoPlayers(played).classes(to):
        assert outcome == (owner if sum(position) > 1 else "P")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("beta=1", "beta must be greater than 1, not 1"),
        ("beta=3,black=2", "give black or beta, not both"),
        (
            "black=evil/odious",
            "black must be a list of levels such as 1,3,4 or one of all, none, "
            "evil, odious, vile, dopey, or a word of x and o such as xoo, not 'evil/odious'",
        ),
        ("piles=0", "piles must be a whole number from 1 to 100, not 0"),
        ("empty=white", "empty must be black or ignored, not white"),
    ],
)
def test_wrong_parameters(text: str, message: str) -> None:
    with pytest.raises(ValueError, match="partizan") as caught:
        made(text)
    assert str(caught.value) == f"partizan-blackwhite: {message}"


def test_wrong_arguments() -> None:
    with pytest.raises(
        ValueError, match=r"^partizan-blackwhite: beta must be greater than 1, not 0$"
    ):
        partizan_blackwhite(beta=0)
    with pytest.raises(ValueError, match=r"^partizan-blackwhite: empty must be black or ignored"):
        partizan_blackwhite(empty="red")
