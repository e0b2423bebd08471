"""Nim and k-Wythoff nim: rules, closed forms, and the nim strategy without nim-sums."""

from functools import reduce
from itertools import combinations_with_replacement, product
from operator import xor

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.game import Position
from chromdocs.games.nim import nim, nim_sum, remark_7_moves
from chromdocs.games.wythoff import wythoff, wythoff_pair
from chromdocs.solve.reference import Reference, mex

often = examples(60)
heap = st.one_of(st.integers(0, 9), st.integers(0, 1 << 70), st.integers(0, 10**10000))


def lowered(before: Position, after: Position) -> list[int]:
    return [b - a for b, a in zip(before, after, strict=True) if b != a]


@pytest.mark.parametrize("piles", [1, 2, 3, 4])
def test_nim_lowers_one_pile(piles: int) -> None:
    top = (4, 2, 3, 1)[:piles]
    below = product(*(range(pile + 1) for pile in top))
    assert sorted(nim(piles).options(top)) == [p for p in below if len(lowered(top, p)) == 1]
    moves = nim(piles).moves
    inside = list(product(*(range(pile + 1) for pile in top)))
    assert sorted(moves.within(top)) == [move for move in inside if moves.contains(move)]


@pytest.mark.parametrize(("piles", "to"), [(1, 40), (2, 20), (3, 9), (4, 6), (5, 4)])
def test_nim_in_closed_form(piles: int, to: int) -> None:
    game = nim(piles)
    solver, misere = Reference(game), Reference(game, misere=True)
    assert game.solution
    assert game.solution.grundy
    assert game.misere
    assert list(game.solution.p_positions(to)) == solver.p_positions(to)
    assert list(game.misere.p_positions(to)) == misere.p_positions(to)
    for position, value in solver.grundy_values(to):
        assert game.solution.grundy(position) == value
        assert game.solution.is_p(position) == (value == 0)
        if value:
            assert game.solution.winning_move(position[::-1]) in solver.winning_moves(
                position[::-1]
            )
        assert game.misere.is_p(position) == misere.is_p(position)
        if any(position) and not misere.is_p(position):
            assert game.misere.winning_move(position[::-1]) in misere.winning_moves(position[::-1])


@often
@given(st.lists(heap, min_size=2, max_size=6))
def test_huge_nim(piles: list[int]) -> None:
    position = tuple(piles)
    game = nim(len(piles))
    assert game.solution
    assert game.misere
    for solution in (game.solution, game.misere):
        if not solution.is_p(position) and any(position):
            after = solution.winning_move(position)
            assert solution.is_p(after)
            assert len(lowered(position, after)) == 1
            assert min(lowered(position, after)) > 0
            assert min(after) >= 0


def alternating(position: Position) -> Position:
    """Lower the largest pile by x_k - x_(k-1) + ..., as Theorem 8 has it, piles ascending."""
    *rest, last = sorted(position)
    return (*rest, last - reduce(lambda left, pile: pile - left, sorted(position)))


@pytest.mark.parametrize(("piles", "to"), [(2, 20), (3, 10), (4, 6), (5, 4)])
def test_remark_7(piles: int, to: int) -> None:
    wrong = []
    for position in combinations_with_replacement(range(to + 1), piles):
        advised = remark_7_moves(position)
        ascending = {tuple(sorted(after)) for after in advised if after}
        last = tuple(sorted(alternating(position)))
        assert last in ascending or (None in advised and last == position)
        won = {after for after in advised if after and reduce(xor, after) == 0}
        if reduce(xor, position) and not won:
            wrong.append(position)
        assert not won or reduce(xor, position)  # no move leads from P to P
    # the remark is right for two piles, and fails for more, whichever piles are chosen
    padding = (0,) * (piles - 3)
    assert wrong[:2] == ([] if piles == 2 else [(*padding, 1, 2, 2), (*padding, 1, 4, 4)])


def test_remark_7_by_hand() -> None:
    assert remark_7_moves((3, 5)) == {(3, 3)}
    assert remark_7_moves((4, 4)) == {None}
    assert remark_7_moves((0, 0)) == {None}
    assert remark_7_moves((7, 0)) == {(0, 0)}
    # all of the 2 and one each from both 2s; then one is left on one of them
    assert remark_7_moves((1, 2, 2)) == {(1, 1, 2), (1, 2, 1)}
    # the choice matters: 1 from the 3 leaves two equal piles, 1 from the 2 does not
    assert remark_7_moves((1, 2, 3)) == {None, (1, 2, 1)}
    assert nim_sum((1, 2, 3)) == 0


def is_wythoff_move(s: int, t: int, k: int) -> bool:
    return (s == 0 < t) or (t == 0 < s) or (s > 0 and t > 0 and abs(s - t) < k)


@pytest.mark.parametrize("k", [1, 2, 3, 7])
@pytest.mark.parametrize("top", [(0, 0), (0, 5), (6, 0), (4, 9), (9, 4), (7, 7)])
def test_wythoff_moves(k: int, top: Position) -> None:
    x, y = top
    inside = product(range(x + 1), range(y + 1))
    expected = [(s, t) for s, t in inside if is_wythoff_move(s, t, k)]
    game = wythoff(k)
    assert sorted(game.moves.within(top)) == expected
    for s, t in product(range(12), repeat=2):
        assert game.moves.contains((s, t)) == is_wythoff_move(s, t, k)


@pytest.mark.parametrize("k", [1, 2, 3, 4, 9])
def test_wythoff_in_closed_form(k: int) -> None:
    game = wythoff(k)
    assert game.solution
    solver = Reference(game)
    assert list(game.solution.p_positions(40)) == solver.p_positions(40)
    for position in product(range(30), repeat=2):
        assert game.solution.is_p(position) == solver.is_p(position)
        if not solver.is_p(position):
            after = game.solution.winning_move(position)
            assert is_wythoff_move(position[0] - after[0], position[1] - after[1], k)
            assert solver.is_p(after)


# A000201 and A001950, lower and upper Wythoff sequences
LOWER = [1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32]
UPPER = [2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52]


def test_wythoff_pairs() -> None:
    assert [wythoff_pair(n) for n in range(1, 21)] == list(zip(LOWER, UPPER, strict=True))
    for k in (1, 2, 3, 8):  # the rule of Fraenkel: a_n is new, b_n = a_n + kn
        pairs = [wythoff_pair(n, k) for n in range(200)]
        for n, (a, b) in enumerate(pairs):
            assert n == 0 or a == mex(heap for pair in pairs[:n] for heap in pair)
            assert b == a + k * n


@often
@given(heap, heap, st.sampled_from([1, 2, 5, 10**50]))
def test_huge_wythoff(x: int, y: int, k: int) -> None:
    solution = wythoff(k).solution
    assert solution
    if not solution.is_p((x, y)):
        after = solution.winning_move((x, y))
        assert solution.is_p(after)
        assert min(after) >= 0
        assert is_wythoff_move(x - after[0], y - after[1], k)
    pair = wythoff_pair(x, k)
    assert solution.is_p(pair)
    assert solution.is_p(pair[::-1])
    assert not solution.is_p((pair[0], pair[1] + 1))


def test_tall_and_short_heaps_have_a_first_option_at_once() -> None:
    tall = 10**5000
    assert next(wythoff(3).options((tall, 1))) == (tall - 3, 0)
    assert next(nim(2).options((tall, 1))) == (0, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("nim:piles=0", "nim: piles must be a whole number from 1 to 100, not 0"),
        ("nim:piles=101", "nim: piles must be a whole number from 1 to 100, not 101"),
        ("nim:piles=two", "nim: piles must be a whole number from 1 to 100, not two"),
        ("nim:k=2", "nim: unknown parameter 'k'; known: piles"),
        ("wythoff:k=0", "wythoff: k must be a whole number from 1, not 0"),
        ("wythoff:k=1/2", "wythoff: k must be a whole number from 1, not 1/2"),
        ("wythoff:piles=2", "wythoff: unknown parameter 'piles'; known: k"),
    ],
)
def test_wrong_parameters(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r"^") as caught:
        catalogue.game(text)
    assert str(caught.value) == complaint


def test_wrong_calls() -> None:
    with pytest.raises(
        ValueError, match=r"^nim: piles must be a whole number from 1 to 100, not 0$"
    ):
        nim(0)
    with pytest.raises(ValueError, match=r"^wythoff: k must be a whole number from 1, not 0$"):
        wythoff(0)
    with pytest.raises(ValueError, match=r"^wythoff: k must be a whole number from 1, not -1$"):
        wythoff_pair(3, -1)
    with pytest.raises(ValueError, match=r"^pairs: n must not be negative, not -1$"):
        wythoff_pair(-1)


def test_names() -> None:
    assert [catalogue.game(text).name for text in ("nim", "nim:piles=2", "nim:piles=7")] == [
        "nim",
        "nim",
        "nim:piles=7",
    ]
    assert catalogue.game("wythoff:k=1").name == "wythoff"
    assert wythoff().rule == (
        "Take any number of tokens from one heap, or the same number from both."
    )
    assert wythoff(2).rule == (
        "Take any number of tokens from one heap, or numbers that differ by less than 2 from both."
    )
