"""Take a few tokens, or leave one d-th: the move that digits give is legal and wins."""

import pytest

from chromdocs.games.divide import at_the_end, divide, is_p_by_digits
from chromdocs.solve.reference import Reference


@pytest.mark.parametrize(("m", "d"), [(2, 2), (2, 4), (3, 3), (3, 6), (4, 12)])
@pytest.mark.parametrize("misere", [False, True])
def test_from_every_position_that_is_not_lost_a_legal_move_wins(
    m: int, d: int, misere: bool
) -> None:
    game = divide(range(1, m), d)
    solution = game.misere if misere else game.solution
    assert solution
    assert solution.move
    brute = Reference(game, misere)
    for n in range(400):
        is_p = brute.outcome((n,)) == "P"
        assert is_p_by_digits(n, m, d, misere) == is_p == solution.is_p((n,))
        if not is_p and (n or not misere):
            left = solution.move((n,))
            assert left in {*game.options((n,))}
            assert brute.outcome(left) == "P"


@pytest.mark.parametrize(
    ("take", "by", "aligned"), [((1,), 4, True), ((1, 2), 4, False), ((2,), 4, False)]
)
def test_digits_decide_only_where_they_may(take: tuple[int, ...], by: int, aligned: bool) -> None:
    game = divide(take, by)
    assert bool(game.solution) == bool(game.misere) == aligned


def test_digits_at_the_end() -> None:
    for n in range(1, 500):
        count, left = at_the_end(n, 3, 6)
        assert n // 6**count == left
        digits = [n // 6**i % 6 for i in range(count)]
        assert all(digit % 3 == 0 for digit in digits)
        assert left < 6 or left % 3
