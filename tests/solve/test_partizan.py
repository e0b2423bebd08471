"""Two players with moves of their own, against games whose outcomes are known."""

from collections.abc import Iterator
from itertools import product

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games.game import Game, Options, Partizan, Position
from chromdocs.games.nim import nim
from chromdocs.games.partizan_blackwhite import partizan_blackwhite
from chromdocs.solve.answer import answer
from chromdocs.solve.choose import solver
from chromdocs.solve.partizan import TwoPlayers, two_players
from chromdocs.solve.reference import Reference

few = examples(40)


def one_heap(left: set[int], right: set[int]) -> Partizan:
    """Return the game in which Left takes a number out of one set, Right out of another."""

    def taking(numbers: set[int]) -> Options:
        return lambda position: ((position[0] - n,) for n in numbers if n <= position[0])

    return Partizan(name="one heap", rule="", heaps=1, options=taking(left), right=taking(right))


def take_one(position: Position) -> Iterator[Position]:
    for i, heap in enumerate(position):
        if heap:
            yield (*position[:i], heap - 1, *position[i + 1 :])


def nothing(position: Position) -> Iterator[Position]:
    return iter(())


def first_wins(game: Partizan, position: Position, left: bool, misere: bool) -> bool:
    """Say it once more, by plain recursion: whose turn it is wins if some move does."""
    options = list((game.options if left else game.right)(position))
    if not options:
        return misere
    return any(not first_wins(game, option, not left, misere) for option in options)


@few
@given(
    st.sets(st.integers(1, 5), max_size=3), st.sets(st.integers(1, 5), max_size=3), st.booleans()
)
def test_by_plain_recursion(left: set[int], right: set[int], misere: bool) -> None:
    game = one_heap(left, right)
    found = TwoPlayers(game, misere)
    names = {(1, 1): "N", (1, 0): "L", (0, 1): "R", (0, 0): "P"}
    for (n,), outcome in found.classes(11):
        wins = [first_wins(game, (n,), side, misere) for side in (True, False)]
        assert outcome == names[wins[0], wins[1]]
        assert found.outcome((n,)) == outcome
        for side, moves in ((True, left), (False, right)):
            expected = sorted(
                (n - m,)
                for m in moves
                if m <= n and not first_wins(game, (n - m,), not side, misere)
            )
            assert found.winning_moves((n,), left=side) == expected


@few
@given(st.sets(st.integers(1, 5), max_size=3), st.sets(st.integers(1, 5), max_size=3))
def test_swapped_players_swap_the_outcome(left: set[int], right: set[int]) -> None:
    swap = {"L": "R", "R": "L", "N": "N", "P": "P"}
    there = TwoPlayers(one_heap(left, right)).classes(12)
    back = TwoPlayers(one_heap(right, left)).classes(12)
    assert [(p, swap[c]) for p, c in there] == list(back)


def impartial(game: Game) -> Partizan:
    return Partizan(
        name=game.name,
        rule="",
        heaps=game.heaps,
        options=game.options,
        symmetric=game.symmetric,
        right=game.options,
    )


@pytest.mark.parametrize("misere", [False, True])
def test_the_same_moves_for_both_make_it_impartial(misere: bool) -> None:
    found, reference = TwoPlayers(impartial(nim(3)), misere), Reference(nim(3), misere)
    assert list(found.classes(5)) == list(reference.classes(5))
    assert list(found.outcomes(5)) == list(reference.outcomes(5))
    assert found.p_positions(5) == reference.p_positions(5)
    assert found.size(5) == reference.size(5)
    for position in product(range(5), repeat=3):
        assert found.is_p(position) == reference.is_p(position)
        moves = reference.winning_moves(position)
        assert found.winning_moves(position) == moves
        assert found.winning_moves(position, left=False) == moves


def test_free_moves() -> None:
    """Normal play: Left has n moves to spare. Misère: who cannot move wins."""
    game = Partizan(name="left", rule="", heaps=1, options=take_one, right=nothing)
    assert [TwoPlayers(game).outcome((n,)) for n in range(4)] == ["P", "L", "L", "L"]
    assert [TwoPlayers(game, True).outcome((n,)) for n in range(4)] == ["N", "R", "R", "R"]


def test_deep_positions_in_any_order_of_heaps() -> None:
    """The solver climbs, whichever heap is the tall one, so that recursion stays shallow."""
    game = Partizan(name="one", rule="", heaps=2, options=take_one, right=take_one)
    for position in [(2000, 1), (1, 2000)]:
        assert TwoPlayers(game).outcome(position) == "N"  # an odd number of tokens


def test_what_is_known_is_not_worked_out_again() -> None:
    visits = 0

    def board(position: Position) -> bool:
        nonlocal visits
        visits += 1
        return True

    game = Partizan(name="one", rule="", heaps=1, options=take_one, right=take_one, board=board)
    found = TwoPlayers(game)
    assert found.outcome((30,)) == "P"
    before = visits
    assert found.outcome((30,)) == "P"
    assert found.winning_moves((30,)) == []
    assert visits == before


def test_a_start_off_the_board() -> None:
    game = Partizan(
        name="even",
        rule="",
        heaps=1,
        options=lambda p: ((left,) for left in range(0, p[0], 2)),
        right=lambda p: ((left,) for left in range(0, p[0], 2)),
        board=lambda p: p[0] % 2 == 0,
    )
    found = TwoPlayers(game)
    assert [p for p, _ in found.classes(5)] == [(0,), (2,), (4,)]
    assert found.outcome((5,)) == "N"
    assert found.winning_moves((5,)) == [(0,)]


def test_solver_and_answer() -> None:
    game = partizan_blackwhite(beta=3)
    assert solver(game) is two_players(game, False)
    found = answer(game, (1, 3))
    assert found.outcome == "R"
    assert found.moves == ()
    assert found.right_moves == ((0, 3), (1, 0))


def test_refusals() -> None:
    found = TwoPlayers(partizan_blackwhite(beta=3))
    with pytest.raises(ValueError, match="a position has 2 heaps, not 1"):
        found.outcome((1,))
    with pytest.raises(ValueError, match="brute force would need up to"):
        found.outcome((10**6, 10**6))
