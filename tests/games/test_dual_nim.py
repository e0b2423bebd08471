"""The dual of nim: rule, closed form, the printed proof, and nim from it by another star."""

from itertools import combinations_with_replacement, product

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.dual_nim import dual_nim, theorem_8_move
from chromdocs.games.game import Position
from chromdocs.games.nim import nim
from chromdocs.games.star import power, star
from chromdocs.solve.reference import Reference

often = examples(60)
heap = st.one_of(st.integers(0, 9), st.integers(0, 1 << 70), st.integers(0, 10**10000))


def balances(numbers: Position) -> bool:
    """Tell whether each power of two is in an even number of *numbers*, digit by digit."""
    rows = [format(number, "09b") for number in numbers]
    return all(digits.count("1") % 2 == 0 for digits in zip(*rows, strict=True))


@pytest.mark.parametrize("top", [(5,), (4, 7), (7, 4), (3, 5, 6), (6, 0, 6), (2, 3, 1, 3)])
def test_moves(top: Position) -> None:
    inside = product(*(range(side + 1) for side in top))
    expected = [move for move in inside if any(move) and balances(move)]
    moves = dual_nim(len(top)).moves
    found = list(moves.within(top))
    assert sorted(found) == expected  # each once
    inside = product(*(range(side + 1) for side in top))
    assert [move for move in inside if moves.contains(move)] == expected


@pytest.mark.parametrize(("piles", "to"), [(1, 30), (2, 20), (3, 8), (4, 5), (5, 3)])
def test_closed_form(piles: int, to: int) -> None:
    game = dual_nim(piles)
    assert game.solution
    solver = Reference(game)
    assert list(game.solution.p_positions(to)) == solver.p_positions(to)
    for position, is_p in solver.outcomes(to):
        for order in (position, position[::-1]):
            assert game.solution.is_p(order) == is_p
            if not is_p:
                assert game.solution.winning_move(order) in solver.winning_moves(order)


@pytest.mark.parametrize(("piles", "to"), [(1, 30), (2, 20), (3, 9), (4, 5)])
def test_theorem_8(piles: int, to: int) -> None:
    top = (to,) * piles
    dual = set(dual_nim(piles).moves.within(top))
    assert set(star(nim(piles)).moves.within(top)) == dual
    assert set(power(nim(piles), 2).moves.within(top)) == set(nim(piles).moves.within(top))
    assert set(star(dual_nim(piles)).moves.within(top)) == set(nim(piles).moves.within(top))


def test_the_printed_proof() -> None:
    assert theorem_8_move((2, 2)) == (2, 2)
    assert theorem_8_move((5, 3)) == (3, 3)
    # two equal piles go, and the third stays as it is
    assert theorem_8_move((1, 1, 4)) == (1, 1, 0)
    # pile k keeps x_k - x_(k-1) + ... tokens
    assert theorem_8_move((2, 9, 4, 6)) == (2, 9 - (9 - 6 + 4 - 2), 4, 6)
    moves = {k: dual_nim(k).moves for k in (2, 3, 4)}
    wrong = {
        k: [
            position
            for position in combinations_with_replacement(range(1, 8), k)
            if not moves[k].contains(theorem_8_move(position))
        ]
        for k in moves
    }
    assert wrong[2] == []
    assert wrong[3][:3] == [(1, 2, 2), (1, 2, 3), (1, 2, 4)]
    assert wrong[4][:3] == [(1, 2, 3, 3), (1, 2, 3, 4), (1, 2, 3, 5)]


@often
@given(st.lists(heap, min_size=2, max_size=6))
def test_huge_piles(piles: list[int]) -> None:
    position = tuple(piles)
    game = dual_nim(len(piles))
    assert game.solution
    if game.solution.is_p(position):
        assert sum(map(bool, piles)) <= 1
        assert list(game.options(position)) == []
    else:
        after = game.solution.winning_move(position)
        assert sum(map(bool, after)) <= 1
        assert game.moves.contains(tuple(b - a for b, a in zip(position, after, strict=True)))
        assert next(game.options(position)) == after


def test_wrong_parameters() -> None:
    message = "dual-nim: piles must be a whole number from 1 to 100, not 0"
    with pytest.raises(ValueError, match=rf"^{message}$"):
        catalogue.game("dual-nim:piles=0")
    with pytest.raises(
        ValueError, match=r"^dual-nim: piles must be a whole number from 1 to 100, not 101$"
    ):
        dual_nim(101)


def test_names() -> None:
    assert catalogue.game("dual-nim").name == catalogue.game("dual-nim:piles=2").name == "dual-nim"
    assert catalogue.game("star(dual-nim:piles=3)").title == "(3-pile nim)⋆⋆"
