"""The sieve, compiled and with numpy alone, against the reference solver."""

import re
from itertools import islice, product
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from bounds import bound, examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games.catalogue import FAMILIES, game
from chromdocs.games.game import Invariant, Moves, invariant
from chromdocs.games.star import power, star
from chromdocs.games.subtraction import vectors
from chromdocs.solve import choose, compiled, plain
from chromdocs.solve import sieve as sieves
from chromdocs.solve.reference import Reference
from chromdocs.solve.sieve import Sieve
from chromdocs.solve.vectors import Vectors

TABLE_1 = Path(__file__).parents[1] / "oracles" / "star-table-1.txt"
ENGINES = [pytest.param(compiled, id="compiled"), pytest.param(plain, id="plain")]
NAMES = [
    name
    for family in FAMILIES.values()
    for name in family.examples
    if isinstance(game(name), Invariant) and game(name).heaps == 2
] + ["wythoff:k=3", "gamma:k=3", "star(wythoff)", "star(star(wythoff))", "star(mousetrap)"]

MOVES = st.sets(
    st.tuples(st.integers(0, 9), st.integers(0, 9)).filter(any), min_size=1, max_size=12
)


def test_every_kind_of_invariant_game_is_compared() -> None:
    kinds = {name.partition(":")[0] for name in NAMES}
    assert {"nim", "wythoff", "gamma", "mousetrap", "ornament", "pair", "permutation"} <= kinds
    assert len(NAMES) > 25


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("name", NAMES)
def test_catalogue_on_a_small_grid(name: str, engine: ModuleType) -> None:
    chosen = game(name)
    for misere in (False, True):
        found, right = Sieve(chosen, misere, using=engine), Reference(chosen, misere)
        to = bound(24, 40)
        assert found.p_positions(to) == right.p_positions(to)
        assert found.winning_moves((23, 31)) == right.winning_moves((23, 31))
        assert list(found.classes(12)) == list(right.classes(12))
    assert list(Sieve(chosen, using=engine).grundy_values(16)) == list(
        Reference(chosen).grundy_values(16)
    )


@pytest.mark.parametrize("name", NAMES)
def test_catalogue_on_a_grid_to_300(name: str) -> None:
    """The rules decide: a position is P exactly if no option of it is one."""
    chosen = game(name)
    found = Sieve(chosen, using=compiled).solved(300)
    assert found == Sieve(chosen, using=plain).solved(300)
    is_p = np.zeros((301, 301), np.bool_)
    is_p[tuple(found.pairs().T)] = True
    reaches_p = np.zeros_like(is_p)
    for dx, dy in chosen.moves.within((300, 300)):  # type: ignore[attr-defined]
        reaches_p[dx:, dy:] |= is_p[: 301 - dx, : 301 - dy]
    assert np.array_equal(is_p, ~reaches_p)
    sample = [(x, y) for x, y in found.pairs().tolist() if chosen.canonical((x, y)) == (x, y)]
    assert Sieve(chosen).p_positions(300) == sample


@examples(150)
@given(moves=MOVES, symmetric=st.booleans(), misere=st.booleans(), to=st.integers(0, 30))
def test_random_moves(moves: set[tuple[int, int]], symmetric: bool, misere: bool, to: int) -> None:
    chosen = vectors([*moves, *(m[::-1] for m in moves if symmetric)])
    right = Reference(chosen, misere).p_positions(to)
    values = list(Reference(chosen).grundy_values(min(to, 12)))
    for engine in (compiled, plain):
        for jobs in (1, 3):
            found = Sieve(chosen, misere, jobs=jobs, using=engine)
            assert found.p_positions(to) == right
        assert list(found.grundy_values(min(to, 12))) == values


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("parity", [0, 1])
def test_dense_moves_and_dense_p_positions(parity: int, engine: ModuleType) -> None:
    """Take an odd number of tokens in all: the P-positions are half of the board."""
    to = bound(30, 49)
    board = [*product(range(to + 1), repeat=2)]
    moves = [m for m in board if sum(m) % 2 and m[0] % 2 >= parity]
    chosen = invariant("odd", "Take an odd number.", 2, Moves.listed(moves))
    found = Sieve(chosen, using=engine).p_positions(to)
    if parity == 0:
        assert found == [m for m in board if sum(m) % 2 == 0]
    assert found == Reference(chosen).p_positions(to)


@pytest.mark.parametrize("cores", [1, 2, 3])
def test_blocks_of_columns_and_cores(monkeypatch: pytest.MonkeyPatch, cores: int) -> None:
    """More columns than a block has, shared out from the first block on."""
    monkeypatch.setattr(compiled, "SHARED", 0)
    chosen = game("star(wythoff)")
    found = Sieve(chosen, jobs=cores, using=compiled).solved(3 * compiled.BLOCK + 5)
    assert found == Sieve(chosen, using=plain).solved(found.to)


def test_table_1_of_the_star_paper() -> None:
    lines = [line.split() for line in TABLE_1.read_text("utf-8").splitlines() if line[0] != "#"]
    printed = [(int(a), int(b)) for _, a, _, b, _ in lines]
    assert len(printed) == 80
    for engine in (compiled, plain):
        found = Sieve(game("star(wythoff)"), using=engine).p_positions(100)
        assert [pair for pair in found if pair[0]][:80] == printed


@pytest.mark.parametrize("name", ["wythoff", "nim", "wythoff:k=2", "mousetrap", "gamma:k=2"])
def test_star_of_a_game_with_a_closed_form(name: str) -> None:
    """Moves from the closed form are those that the sieve finds from the rules."""
    found = Sieve(game(f"star({name})")).moves(500)
    assert found == Sieve(game(name)).solved(500).without_zero()


@pytest.mark.parametrize("times", [1, 2, 3, 4, 7, 10])
def test_powers_of_star(times: int) -> None:
    chosen = vectors([(1, 2), (2, 1), (3, 3), (4, 1)])
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


def test_report_ends_at_the_whole() -> None:
    told: list[tuple[int, int]] = []
    Sieve(game("star(star(wythoff))")).solved(700, lambda done, work: told.append((done, work)))
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_large_heaps_go_to_the_sieve(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = game("star(wythoff)")
    assert isinstance(choose.solver(chosen, to=choose.SMALL + 1), Sieve)
    assert isinstance(choose.solver(chosen, to=choose.SMALL), Reference)
    assert isinstance(choose.solver(game("mouse"), to=1000), Reference)
    assert isinstance(choose.solver(game("nim:piles=3"), to=1000), Reference)
    values = choose.grundy_values(game("wythoff"), choose.SMALL + 1)
    right = Reference(game("wythoff")).grundy_values(choose.SMALL + 1)
    assert list(islice(values, 500)) == list(islice(right, 500))
    monkeypatch.setattr(choose, "find_spec", lambda name: None)
    assert isinstance(choose.solver(chosen, to=1000), Reference)


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
            "wythoff: the sieve goes up to heaps of 10,000 here, not 100000",
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


def test_the_compiled_code_is_used_where_it_can_be_had() -> None:
    assert sieves.FASTEST is compiled
