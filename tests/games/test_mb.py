"""Pairs on a board, found row by row, against trying every move."""

from collections.abc import Callable
from itertools import product

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.mb import pairs_on_board, partners_on_board
from chromdocs.solve.choose import solver

Place = tuple[int, int]


def brute(to: int, legal: Callable[[int, int], bool], diagonals: bool = False) -> set[Place]:
    """Find the P-positions among the legal positions by trying every legal move."""
    lost: set[Place] = set()
    for x, y in sorted(product(range(to + 1), repeat=2), key=sum):
        options = [(i, y) for i in range(x)] + [(x, j) for j in range(y)]
        if diagonals:
            options += [(x - d, y - d) for d in range(1, min(x, y) + 1)]
        if legal(x, y) and not any(option in lost for option in options):
            lost.add((x, y))
    return lost


@pytest.mark.parametrize("diagonals", [False, True])
@pytest.mark.parametrize("black", [{0, 3, 5, 6, 9, 10, 12}, {0, 1, 2, 3}, {0}, {*range(0, 20, 3)}])
def test_pairs_are_what_brute_force_finds(black: set[int], diagonals: bool) -> None:
    found = pairs_on_board(lambda position: not black.isdisjoint(position), 16, diagonals)
    assert set(found) == brute(16, lambda x, y: x in black or y in black, diagonals)


@pytest.mark.parametrize(
    "name", ["blackwhite:black=evil,empty=ignored,last=forbidden", "blackwhite:black=2/evil"]
)
def test_partners_are_those_of_the_solver(name: str) -> None:
    played = game(name)
    pairs = solver(played).p_positions(14)
    both = {*pairs, *((y, x) for x, y in pairs)} if played.symmetric else set(pairs)
    assert set(partners_on_board(played, 14).items()) == set(filter(played.board, both))
