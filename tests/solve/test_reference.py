"""The reference solver on games whose solution is known, defined here from their rules."""

from collections.abc import Iterator
from functools import reduce
from itertools import product
from math import isqrt
from operator import xor

import pytest

from chromdocs.games.game import Blocking, Game, Position
from chromdocs.solve import solver
from chromdocs.solve.reference import Reference, mex
from chromdocs.solve.solver import LARGEST


def one_heap(position: Position) -> Iterator[Position]:
    for i, heap in enumerate(position):
        for left in range(heap):
            yield (*position[:i], left, *position[i + 1 :])


def wythoff_options(position: Position) -> Iterator[Position]:
    x, y = position
    yield from one_heap(position)
    for taken in range(1, min(x, y) + 1):
        yield (x - taken, y - taken)


def lopsided_options(position: Position) -> Iterator[Position]:
    """Any number from the first heap, or exactly one from the second."""
    x, y = position
    for left in range(x):
        yield (left, y)
    if y:
        yield (x, y - 1)


def nim(heaps: int) -> Game:
    return Game(f"nim:piles={heaps}", "take from one heap", heaps, one_heap, symmetric=True)


WYTHOFF = Game("wythoff", "take from one, or as many from both", 2, wythoff_options, symmetric=True)
LOPSIDED = Game("lopsided", "take from one", 2, lopsided_options)


@pytest.mark.parametrize(
    ("values", "least"),
    [([], 0), ([0], 1), ([1, 2], 0), ([0, 1, 3], 2), ([2, 0, 1, 1, 0], 3), (range(100), 100)],
)
def test_mex(values: list[int], least: int) -> None:
    assert mex(values) == least
    assert mex(iter(values)) == least


@pytest.mark.parametrize(("heaps", "to"), [(1, 30), (2, 15), (3, 7), (4, 4)])
def test_nim(heaps: int, to: int) -> None:
    solver = Reference(nim(heaps))
    for position in product(range(to + 1), repeat=heaps):
        value = reduce(xor, position)
        assert solver.grundy(position) == value
        assert solver.is_p(position) == (value == 0)


@pytest.mark.parametrize(("heaps", "to"), [(1, 30), (2, 15), (3, 7), (4, 4)])
def test_misere_nim(heaps: int, to: int) -> None:
    """Bouton: as nim while a heap of 2 or more is left; with ones only, leave an odd number."""
    solver = Reference(nim(heaps), misere=True)
    for position, is_p in solver.outcomes(to):
        value = reduce(xor, position)
        assert is_p == (value == 0 if max(position) > 1 else value == 1)


def test_winning_moves_of_nim() -> None:
    assert Reference(nim(3)).winning_moves((5, 3, 1)) == [(2, 3, 1)]
    assert Reference(nim(3)).winning_moves((3, 2, 3)) == [(1, 2, 3), (3, 0, 3), (3, 2, 1)]
    assert Reference(nim(3)).winning_moves((1, 1, 1)) == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]
    assert Reference(nim(3)).winning_moves((1, 2, 3)) == []
    assert Reference(nim(2), misere=True).winning_moves((0, 2)) == [(0, 1)]


def test_wythoff_p_positions() -> None:
    pairs = [((n + isqrt(5 * n * n)) // 2, (3 * n + isqrt(5 * n * n)) // 2) for n in range(20)]
    assert Reference(WYTHOFF).p_positions(40) == [pair for pair in pairs if pair[1] <= 40]


def test_wythoff_grundy_values() -> None:
    rows = [[0, 1, 2, 3, 4], [1, 2, 0, 4, 5], [2, 0, 1, 5, 3], [3, 4, 5, 6, 2], [4, 5, 3, 2, 7]]
    solver = Reference(WYTHOFF)
    assert [[solver.grundy((x, y)) for y in range(5)] for x in range(5)] == rows


def test_order_matters_in_an_asymmetric_game() -> None:
    solver = Reference(LOPSIDED)
    positions = list(product(range(9), repeat=2))
    assert dict(solver.grundy_values(8)) == {(x, y): x ^ (y % 2) for x, y in positions}
    assert [position for position, _ in solver.outcomes(8)] == positions
    assert solver.p_positions(3) == [(0, 0), (0, 2), (1, 1), (1, 3)]
    assert solver.winning_moves((3, 5)) == [(1, 5)]
    assert solver.size(8) == 81


def test_positions_come_once_and_sorted() -> None:
    listed = [position for position, _ in Reference(nim(3)).outcomes(5)]
    assert listed == sorted({tuple(sorted(p)) for p in product(range(6), repeat=3)})
    assert Reference(nim(3)).size(5) == len(listed)
    assert [position for position, _ in Reference(nim(3)).grundy_values(5)] == listed


def test_a_game_that_also_goes_up() -> None:
    """Odd heaps grow by one, even heaps are halved, 1 goes to 0: one forced path each."""

    def options(position: Position) -> Iterator[Position]:
        (n,) = position
        if n:
            yield (0,) if n == 1 else (n + 1,) if n % 2 else (n // 2,)

    solver = Reference(Game("path", "forced", 1, options))
    for n in range(200):
        length, now = 0, n
        while now:
            length += 1
            now = 0 if now == 1 else now + 1 if now % 2 else now // 2
        assert solver.is_p((n,)) == (length % 2 == 0)
        assert solver.grundy((n,)) == length % 2


def test_a_long_game_needs_no_deep_recursion() -> None:
    countdown = Game("countdown", "take one", 1, lambda p: iter([(p[0] - 1,)] if p[0] else []))
    assert Reference(countdown).is_p((20_000,))
    assert Reference(countdown).grundy((20_001,)) == 1


@pytest.mark.parametrize("method", ["is_p", "grundy", "winning_moves"])
@pytest.mark.parametrize(
    ("position", "text"),
    [
        ((1, 2, 3), "wythoff: a position has 2 heaps, not 3"),
        ((1, -2), "wythoff: a heap cannot be negative, as -2 is"),
    ],
)
def test_wrong_positions(method: str, position: Position, text: str) -> None:
    with pytest.raises(ValueError, match="heap") as caught:
        getattr(Reference(WYTHOFF), method)(position)
    assert str(caught.value) == text


def untouchable(position: Position) -> Iterator[Position]:
    raise AssertionError(f"options of {position} were asked for")


@pytest.mark.parametrize("method", ["is_p", "grundy", "winning_moves"])
def test_too_large_a_position_is_refused_at_once(method: str) -> None:
    game = Game("sealed", "none", 2, untouchable)
    with pytest.raises(ValueError, match="brute force") as caught:
        getattr(Reference(game), method)((1999, 1999))
    assert str(caught.value) == (
        "sealed: brute force would need up to 4,000,000 positions, "
        f"more than the {LARGEST:,} that fit; ask for smaller heaps"
    )


@pytest.mark.parametrize("method", ["outcomes", "grundy_values", "p_positions"])
def test_too_large_a_bound_is_refused_at_once(method: str) -> None:
    solver = Reference(Game("sealed", "none", 3, untouchable))
    with pytest.raises(ValueError, match="sealed: brute force would need up to 8,000,000 pos"):
        list(getattr(solver, method)(199))


def slow_options(position: Position) -> Iterator[Position]:
    """The last option decides: all of them have to be tried."""
    return reversed(list(one_heap(position)))  # type: ignore[return-value]


def test_what_would_take_too_long_is_refused() -> None:
    """Two heaps of 1,000 have a million positions, with up to 2,000 options each."""
    game = Game("slow", "take from one", 2, slow_options, symmetric=True)
    for ask in (Reference(game).p_positions, lambda to: [*Reference(game).grundy_values(to)]):
        with pytest.raises(ValueError, match=r"^slow: brute force would take about \d+ minutes; "):
            ask(1000)
    with pytest.raises(ValueError, match=r"^slow: brute force would take "):
        Reference(game).is_p((1000, 1000))


@pytest.mark.parametrize("options", [10, 11])
def test_as_many_options_as_there_is_time_for(
    options: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A value needs all of them: 10 for each of 5,001 positions are 0.05 seconds, 11 more."""
    monkeypatch.setattr(solver, "PATIENCE", 0.0525)
    game = Game("wide", "", 1, lambda p: (((p[0] - 1) // 2,) for _ in range(options * (p[0] > 0))))
    if options == 10:
        assert Reference(game).grundy((5000,)) in (0, 1)
    else:
        with pytest.raises(ValueError, match=r"^wide: brute force would take "):
            Reference(game).grundy((5000,))
    assert Reference(game).grundy((4999,)) in (0, 1)  # so few positions are not looked at


def test_many_options_are_no_reason_where_the_first_decides() -> None:
    def options(position: Position) -> Iterator[Position]:
        return (p for p in product(*(range(heap + 1) for heap in position)) if p != position)

    solver = Reference(Game("any", "take any", 2, options, symmetric=True))
    assert solver.is_p((400, 400)) is False
    assert solver.game.options is options  # not the rule that counts


def test_the_refusal_of_a_huge_position_is_short() -> None:
    with pytest.raises(ValueError, match="brute force") as caught:
        Reference(nim(2)).is_p((10**5000, 10**5000))
    assert "up to 2^33219 positions" in str(caught.value)  # 10**10000 is 2**33219.28
    assert len(str(caught.value)) < 200


def test_the_limit_itself_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "LARGEST", 100)
    assert Reference(nim(2)).is_p((9, 9))
    with pytest.raises(ValueError, match="up to 110 positions, more than the 100 that fit"):
        Reference(nim(2)).is_p((9, 10))


def test_questions_in_ascending_order_do_not_walk_everything_again() -> None:
    asked: list[Position] = []

    def options(position: Position) -> Iterator[Position]:
        asked.append(position)
        return ((left,) for left in range(position[0]))

    solve = Reference(Game("pile", "take", 1, options))
    for n in range(200):
        solve.is_p((n,))
    assert len(asked) == 200


def test_a_game_without_end_is_told() -> None:
    ring = Game("ring", "go round", 1, lambda p: iter([((p[0] + 1) % 3,)]))
    with pytest.raises(ValueError, match="ring: play may not end, or only after very many moves"):
        Reference(ring).is_p((0,))


def test_blocked_moves_have_no_misere_play() -> None:
    game = Blocking("b", "", 1, lambda p: iter(()), may_block=lambda p, options: True)
    with pytest.raises(ValueError, match="b: with blocked moves only normal play is defined"):
        Reference(game, misere=True)


def test_a_deep_position_in_any_order_of_heaps() -> None:
    def take_one(position: Position) -> Iterator[Position]:
        x, y = position
        return iter([(x - 1, y)] * (x > 0) + [(x, y - 1)] * (y > 0))

    game = Game("one", "take one", 2, take_one, symmetric=True)
    for position in [(2000, 1), (1, 2000)]:
        assert Reference(game).outcome(position) == "N"  # an odd number of tokens
