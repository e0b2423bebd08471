"""Moves taken apart into rays: they make up the moves, and the plain steps are always tried."""

import pytest

from chromdocs.games.game import Position
from chromdocs.games.wythoff import wythoff
from chromdocs.solve.rays import Ray, rays

ROWS = {(x, y) for x in range(91) for y in range(46) if x + y >= 40}
COLUMNS = {(y, x) for x, y in ROWS}
DIAGONALS = {(x, y) for x in range(61) for y in range(61) if x + y >= 40 and (x + y) % 2 == 0}


@pytest.mark.parametrize(
    ("moves", "top", "step"),
    [(ROWS, (90, 45), (1, 0)), (COLUMNS, (45, 90), (0, 1)), (DIAGONALS, (60, 60), (1, 1))],
)
def test_a_plain_step_is_found_however_far_the_next_move_is(
    moves: set[Position], top: Position, step: Position
) -> None:
    """Between a move and the next of its ray stand 40 others of the same sum."""
    found, left = rays(moves, top, symmetric=False)
    long = [ray for ray in found if len([*ray.within(top)]) >= 21]
    assert {ray.step for ray in long} == {step}
    assert len(long) >= 41
    assert {move for ray in found for move in ray.within(top)} | {*left} == moves


def test_a_step_to_one_of_the_next_32_moves_is_found() -> None:
    ray = {(5 * i, 3 * i) for i in range(1, 21)}
    noise = {(7, 70 + 2 * i * i) for i in range(3)}
    found, left = rays(ray | noise, (100, 100), symmetric=False)
    assert (found, {*left}) == ([Ray((5, 3), (5, 3))], noise)


def test_fewer_than_six_moves_are_no_ray() -> None:
    six, five = ({(i, 0) for i in range(1, to)} for to in (7, 6))
    assert rays(six, (6, 6), symmetric=False) == ([Ray((1, 0), (1, 0))], [])
    assert rays(five, (5, 5), symmetric=False) == ([], sorted(five))


def test_the_rays_of_wythoff_nim_are_three_on_every_board() -> None:
    for to in (6, 9, 60):
        found, left = rays([*wythoff().moves.within((to, to))], (to, to), symmetric=True)
        assert ([ray.step for ray in found], left) == ([(0, 1), (1, 0), (1, 1)], [])
