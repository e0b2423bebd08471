"""The sieves, compiled and with bit sets, against the reference solver."""

import re
from itertools import product
from pathlib import Path

import numpy as np
import pytest
from bounds import bound, examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games.catalogue import FAMILIES, game
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.star import power, star
from chromdocs.games.vectors import vectors
from chromdocs.solve import compiled
from chromdocs.solve.bits import Bits
from chromdocs.solve.boards import grundy_board
from chromdocs.solve.rays import Ray
from chromdocs.solve.reference import Reference
from chromdocs.solve.sieve import Sieve
from chromdocs.solve.values import grundy_columns
from chromdocs.solve.vectors import Vectors

TABLE_1 = Path(__file__).parents[1] / "oracles" / "star-table-1.txt"
SIEVES = [Sieve, Bits]
NAMES = [
    name
    for family in FAMILIES.values()
    for name in family.examples
    if isinstance(game(name), Invariant) and game(name).heaps == 2
] + ["wythoff:k=3", "gamma:k=3", "star(wythoff)", "star(star(wythoff))", "star(mousetrap)"]

MOVES = st.sets(
    st.tuples(st.integers(0, 9), st.integers(0, 9)).filter(any), min_size=1, max_size=12
)


LINES = st.lists(
    st.tuples(*(st.tuples(st.integers(0, n), st.integers(0, n)).filter(any) for n in (6, 3))),
    max_size=3,
)
RAYS = st.builds(
    lambda lines, others: others.union(*(Ray(*line).within((30, 30)) for line in lines)),
    LINES,
    MOVES,
)


def test_every_kind_of_invariant_game_is_compared() -> None:
    kinds = {name.partition(":")[0] for name in NAMES}
    assert {"nim", "wythoff", "gamma", "mousetrap", "ornament", "pair", "permutation"} <= kinds
    assert len(NAMES) > 25


@pytest.mark.parametrize("sieve", SIEVES)
@pytest.mark.parametrize("name", NAMES)
def test_catalogue_on_a_small_grid(name: str, sieve: type[Sieve | Bits]) -> None:
    chosen = game(name)
    for misere in (False, True):
        found, right = sieve(chosen, misere), Reference(chosen, misere)
        to = bound(24, 40)
        assert found.p_positions(to) == right.p_positions(to)
        assert found.winning_moves((23, 31)) == right.winning_moves((23, 31))
        assert list(found.classes(12)) == list(right.classes(12))
    assert list(sieve(chosen).grundy_values(16)) == list(Reference(chosen).grundy_values(16))


@pytest.mark.parametrize("name", NAMES)
def test_catalogue_on_a_grid_to_300(name: str) -> None:
    """The rules decide: a position is P exactly if no option of it is one."""
    chosen = game(name)
    found = Sieve(chosen).solved(300)
    is_p = np.zeros((301, 301), np.bool_)
    is_p[tuple(found.pairs().T)] = True
    reaches_p = np.zeros_like(is_p)
    for dx, dy in chosen.moves.within((300, 300)):  # type: ignore[attr-defined]
        reaches_p[dx:, dy:] |= is_p[: 301 - dx, : 301 - dy]
    assert np.array_equal(is_p, ~reaches_p)
    sample = [(x, y) for x, y in found.pairs().tolist() if chosen.canonical((x, y)) == (x, y)]
    assert Sieve(chosen).p_positions(300) == Bits(chosen).p_positions(300) == sample


@examples(150)
@given(moves=MOVES, symmetric=st.booleans(), misere=st.booleans(), to=st.integers(0, 30))
def test_random_moves(moves: set[Position], symmetric: bool, misere: bool, to: int) -> None:
    chosen = vectors([*moves, *(m[::-1] for m in moves if symmetric)])
    right = Reference(chosen, misere).p_positions(to)
    values = list(Reference(chosen).grundy_values(min(to, 12)))
    for jobs in (1, 3):
        assert Sieve(chosen, misere, jobs=jobs).p_positions(to) == right
    assert Bits(chosen, misere).p_positions(to) == right
    for sieve in SIEVES:
        assert list(sieve(chosen).grundy_values(min(to, 12))) == values


@examples(120)
@given(moves=RAYS, symmetric=st.booleans(), to=st.integers(0, 26))
def test_random_rays(moves: set[Position], symmetric: bool, to: int) -> None:
    """Moves on lines, of any first one and step, with some others: values, P and misère P."""
    chosen = vectors([*moves, *(m[::-1] for m in moves if symmetric)])
    values = list(Reference(chosen).grundy_values(to))
    for sieve in SIEVES:
        assert list(sieve(chosen).grundy_values(to)) == values
        board = [list(map(int, row)) for row in sieve(chosen).board(to)]
        assert all(board[x][y] == value for (x, y), value in values)
        assert not chosen.symmetric or board == [*map(list, zip(*board, strict=True))]
        for misere in (False, True):
            right = Reference(chosen, misere).p_positions(to)
            assert sieve(chosen, misere).p_positions(to) == right


@examples(60)
@given(moves=RAYS, symmetric=st.booleans(), top=st.tuples(st.integers(0, 6), st.integers(7, 30)))
def test_boards_that_are_no_squares(moves: set[Position], symmetric: bool, top: Position) -> None:
    chosen = vectors([*moves, *(m[::-1] for m in moves if symmetric)])
    right = Reference(chosen)
    for position in (top, top[::-1]):
        fitting = list(chosen.moves.within(position))
        array = grundy_board(fitting, position, chosen.symmetric)
        rows = grundy_columns(fitting, position, chosen.symmetric)
        for at in product(*(range(heap + 1) for heap in position)):
            assert array[at] == rows[at[0]][at[1]] == right.grundy(at)
        assert Bits(chosen).outcome(position) == right.outcome(position)
        assert Bits(chosen).winning_moves(position) == right.winning_moves(position)
        assert Sieve(chosen).grundy(position) == Bits(chosen).grundy(position)


@pytest.mark.parametrize("sieve", SIEVES)
@pytest.mark.parametrize("parity", [0, 1])
def test_dense_moves_and_dense_p_positions(parity: int, sieve: type[Sieve | Bits]) -> None:
    """Take an odd number of tokens in all: the P-positions are half of the board."""
    to = bound(30, 49)
    board = [*product(range(to + 1), repeat=2)]
    moves = [m for m in board if sum(m) % 2 and m[0] % 2 >= parity]
    chosen = invariant("odd", "Take an odd number.", 2, Moves.listed(moves))
    found = sieve(chosen).p_positions(to)
    if parity == 0:
        assert found == [m for m in board if sum(m) % 2 == 0]
    assert found == Reference(chosen).p_positions(to)


@pytest.mark.parametrize("cores", [1, 2, 3])
def test_blocks_of_columns_and_cores(monkeypatch: pytest.MonkeyPatch, cores: int) -> None:
    """More columns than a block has, shared out from the first block on."""
    monkeypatch.setattr(compiled, "SHARED", 0)
    chosen = game("star(wythoff)")
    found = Sieve(chosen, jobs=cores).solved(3 * compiled.BLOCK + 5)
    assert found.upper().tolist() == [*map(list, Bits(chosen).p_positions(found.to))]


def test_table_1_of_the_star_paper() -> None:
    lines = [line.split() for line in TABLE_1.read_text("utf-8").splitlines() if line[0] != "#"]
    printed = [(int(a), int(b)) for _, a, _, b, _ in lines]
    assert len(printed) == 80
    for sieve in SIEVES:
        found = sieve(game("star(wythoff)")).p_positions(100)
        assert [pair for pair in found if pair[0]][:80] == printed


@pytest.mark.parametrize("name", ["wythoff", "nim", "wythoff:k=2", "mousetrap", "gamma:k=2"])
def test_star_of_a_game_with_a_closed_form(name: str) -> None:
    """Moves from the closed form are those that the sieve finds from the rules."""
    found = Sieve(game(f"star({name})")).moves(500)
    assert found == Sieve(game(name)).solved(500).without_zero()


@pytest.mark.parametrize("times", [1, 2, 3, 4, 7, 10])
def test_powers_of_star(times: int) -> None:
    chosen = vectors([(1, 2), (2, 1), (3, 3), (4, 1)])
    for misere in (False, True):
        right = Reference(power(chosen, times), misere).p_positions(25)
        assert Bits(power(chosen, times), misere).p_positions(25) == right
    assert Sieve(power(chosen, times)).p_positions(25) == Reference(
        power(chosen, times)
    ).p_positions(25)
    assert Sieve(star(power(chosen, times))).moves(25) == Vectors.of(
        ((x, y) for x, y in Sieve(power(chosen, times)).p_positions(25) if (x, y) != (0, 0)), 25
    )


def test_answers_grow_with_the_questions() -> None:
    found = Sieve(game("star(wythoff)"))
    assert found.is_p((3, 4))
    assert found.is_p((1596, 1596))
    assert not found.is_p((2584, 2))
    assert found.outcome((4, 3)) == "P"
    assert found.p_positions(4)[-2:] == [(3, 4), (4, 4)]
    assert Sieve(game("wythoff")).grundy((5, 3)) == Reference(game("wythoff")).grundy((5, 3))


@pytest.mark.parametrize("sieve", SIEVES)
@pytest.mark.parametrize("name", ["star(star(wythoff))", "ornament", "wythoff"])
def test_report_ends_at_the_whole(name: str, sieve: type[Sieve | Bits]) -> None:
    told: list[tuple[int, int]] = []
    found = sieve(game(name))
    for ask, to in ((found.p_positions, 300), (found.board, 60)):
        told.clear()
        ask(to, lambda done, work: told.append((done, work)))
        assert told == sorted(told)
        assert not told or told[-1][0] == told[-1][1]


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda: Sieve(game("mouse")), "mouse: the sieve solves invariant games on two heaps"),
        (
            lambda: Sieve(game("wythoff")).solved(10**7),
            "wythoff: the sieve goes up to heaps of 1,000,000 here, not 10000000",
        ),
        (
            lambda: Sieve(game("wythoff")).is_p((3, 10**5)),
            "wythoff: the sieve goes up to heaps of 30,000 here, not 100000",
        ),
        (
            lambda: Sieve(game("wythoff")).board(10**5),
            "wythoff: the sieve goes up to heaps of 16,000 here, not 100000",
        ),
        (
            lambda: Sieve(game("wythoff")).is_p((3, -1)),
            "wythoff: a heap cannot be negative, as -1 is",
        ),
    ],
)
def test_what_is_refused(ask: object, message: str) -> None:
    assert callable(ask)
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        ask()
