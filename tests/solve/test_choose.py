"""The solver that suits a question gives the answers of the reference solver."""

import re
from itertools import product

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.game import Sum
from chromdocs.games.star import star
from chromdocs.solve import choose, listing
from chromdocs.solve.bits import Bits
from chromdocs.solve.loopy import Retrograde
from chromdocs.solve.reference import Reference
from chromdocs.solve.sieve import Sieve
from chromdocs.solve.sums import Parts

STAR = "star(wythoff)"
NAMES = [
    *("nim", "wythoff:k=2", STAR, "nim:piles=3", "chromatic:red=evil", "mark:k=3", "upmark"),
    *("chromatic:red=none,stacks=3", "subtraction:take=1,3,4", "mark + wythoff", "upmark + mark"),
]


@pytest.fixture
def no_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let it be as where numba is missing."""
    monkeypatch.setattr(choose, "_compiled", lambda: None)


def test_large_heaps_go_to_a_sieve() -> None:
    for to, kind in ((choose.TINY, Reference), (choose.SMALL, Bits), (choose.SMALL + 1, Sieve)):
        assert type(choose.solver(game(STAR), to=to)) is kind
    for name in ("mouse", "nim:piles=3", "mark + wythoff"):
        assert type(choose.solver(game(name), to=1000)) is Reference
    assert type(choose.fast(game(STAR))) is Sieve
    assert type(choose.solver(game("upmark:end=0"), to=1000)) is Retrograde


@pytest.mark.usefixtures("no_packages")
def test_without_packages_bit_sets_take_over() -> None:
    assert type(choose.solver(game(STAR), to=1000)) is Bits
    assert type(choose.fast(game(STAR), misere=True)) is Bits
    assert isinstance(choose.grundy_board(game("wythoff"), 120), list)


@pytest.mark.parametrize("name", NAMES)
def test_values_against_brute_force(name: str) -> None:
    chosen = game(name)
    to = 25 if chosen.heaps == 2 else 9
    right = list(Reference(chosen).grundy_values(to))
    assert list(choose.grundy_values(chosen, to)) == right
    assert list(choose.grundy_values(chosen, to, brute=True)) == right
    assert all(choose.grundy_at(chosen, position) == value for position, value in right)


def test_brute_force_does_not_use_closed_forms(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr(choose, "value", lambda *question: asked.append(question))
    assert len(list(choose.grundy_values(game("nim:piles=3"), 4, brute=True))) == 35
    assert len(list(choose.grundy_values(game("mark + mark"), 4, brute=True))) == 15
    assert asked == []


def test_values_of_loopy_games() -> None:
    for name, to in (("upmark:end=0", 20), ("upmark:end=0 + mark", 8)):
        chosen = game(name)
        gammas = {
            at: str(Retrograde(chosen).gamma(at)) for at in chosen.positions((to,) * chosen.heaps)
        }
        for brute in (False, True):
            found = dict(choose.grundy_values(chosen, to, brute=brute))
            assert {at: str(value) for at, value in found.items()} == gammas


@pytest.mark.parametrize("name", ["wythoff", "gamma:k=2", "chromatic:red=evil", "mark + mark:k=3"])
@pytest.mark.parametrize("to", [6, 40])
def test_board(name: str, to: int) -> None:
    chosen, right = game(name), Reference(game(name))
    to = to if choose._is_flat(chosen) else 6
    board = choose.grundy_board(chosen, to)
    assert len(board) == to + 1
    for x, y in product(range(to + 1), repeat=2):
        assert board[x][y] == right.grundy((x, y))


def test_board_of_compiled_code() -> None:
    board = choose.grundy_board(game("wythoff"), 150)
    assert getattr(board, "shape", None) == (151, 151)
    assert [list(map(int, row)) for row in board] == Bits(game("wythoff")).board(150)


def test_board_has_nothing_where_no_position_is() -> None:
    assert choose.grundy_board(game("upmark + mark"), 1) == [[None, None], [0, 1]]


def test_sums_ask_the_best_solver_of_each_part() -> None:
    chosen = game("wythoff + mark")
    assert isinstance(chosen, Sum)
    parts, position = Parts(chosen), (300, 500, 5)
    moves = parts.winning_moves(position)
    assert moves == [(300, 184, 5)]
    values = Bits(game("wythoff")).board(500)
    assert values[300][184] == Reference(game("mark")).grundy((5,))
    assert values[300][500] != values[300][184]
    assert Parts(game("wythoff + mark")).p_positions(8) == Reference(chosen).p_positions(8)  # type: ignore[arg-type]


@pytest.mark.parametrize("position", [(1, 30_000), (30_000, 2), (0, 50_000)])
@pytest.mark.parametrize("name", ["wythoff", STAR])
def test_a_short_heap_beside_a_long_one(name: str, position: tuple[int, int]) -> None:
    found = choose.solver_at(game(name), position)
    assert type(found) is Bits
    moves = found.winning_moves(position)
    assert found.is_p(position) == (not moves)
    assert all(found.is_p(after) and after in game(name).options(position) for after in moves)


def test_games_that_lead_back() -> None:
    """The P-positions of an ornament game are the moves of its pair game, or they are not."""
    for name, back in (("ornament", True), ("ornament:p=3,q=5,t=2", False), (STAR, False)):
        found = Bits(game(name), may_return=True)
        assert found.returns(150) is back
        assert found.p_positions(150) == Sieve(game(name)).p_positions(150)
        assert listing.p_positions(game(name), 150) == found.p_positions(150)
    assert Bits(game("ornament"), True, may_return=True).returns(50) is False


def test_brute_force_takes_no_short_way(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*given: object) -> bool:
        raise AssertionError("a short way")

    monkeypatch.setattr("chromdocs.solve.bits.returns", refuse)
    ornament = star(mouse_trap := game("mousetrap"))
    assert listing.p_positions(ornament, 120, brute=True)
    assert choose.fast(ornament).p_positions(120)
    assert Bits(ornament).p_positions(120)
    with pytest.raises(AssertionError, match="a short way"):
        listing.p_positions(star(mouse_trap), 120)


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (
            lambda: choose.grundy_at(game("partizan-blackwhite"), (1, 1)),
            ": a partizan game has no Grundy values",
        ),
        (
            lambda: choose.grundy_board(game("mark"), 5),
            "mark: a board shows games on two heaps, not on 1",
        ),
        (
            lambda: list(choose.grundy_values(game("nim:piles=3"), 1000)),
            "there are more than 5,000,000 positions; ask for smaller heaps",
        ),
        (
            lambda: choose.solver(game("invariant"), to=10_000).p_positions(10_000),
            "there are more than 10,000,000 P-positions; ask for smaller heaps",
        ),
    ],
)
def test_what_is_refused(ask: object, message: str) -> None:
    assert callable(ask)
    with pytest.raises(ValueError, match=f"{re.escape(message)}$"):
        ask()
