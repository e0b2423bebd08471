"""The Mouse game: the printed rule once more, the printed pairs, and huge heaps."""

from itertools import product

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.game import Position
from chromdocs.games.mouse import mouse, pair_apart
from chromdocs.solve.reference import Reference

HUGE = 10**10_000


def may_go(before: Position, after: Position) -> bool:
    """Tell whether the printed rule allows the move."""
    (x, y), (w, z) = before, after
    s, t = x - w, y - z
    if min(s, t, w, z) < 0 or s == t == 0:
        return False
    wythoff = s == 0 or t == 0 or s == t
    return wythoff or ((y - x) % 3 == 0 and abs(s - t) <= 1)


def printed_pairs(to: int) -> list[Position]:
    """Return S of (21), by its two sequences as printed."""
    return [(0, 0), *((3 * i // 2, 3 * i - 1) for i in range(1, to) if 3 * i - 1 <= to)]


def test_options() -> None:
    game = mouse()
    for position in product(range(13), repeat=2):
        options = list(game.options(position))
        assert position not in options
        assert set(options) == {o for o in product(range(13), repeat=2) if may_go(position, o)}


def test_order_of_heaps_does_not_matter() -> None:
    for x, y in product(range(13), repeat=2):
        assert {o[::-1] for o in mouse().options((y, x))} == set(mouse().options((x, y)))


def test_p_positions() -> None:
    assert Reference(mouse()).p_positions(60) == printed_pairs(60)
    solution = mouse().solution
    assert solution
    assert list(solution.p_positions(60)) == printed_pairs(60)


def test_pair_apart() -> None:
    for d in (d for d in range(1, 200) if d % 3):
        low, high = pair_apart(d)
        assert high - low == d
        assert (low, high) in printed_pairs(high)


@pytest.mark.parametrize(("difference", "shown"), [(3, "3"), (-1, "-1"), (6 * 10**50, "6000")])
def test_no_pair_apart(difference: int, shown: str) -> None:
    with pytest.raises(ValueError, match=f"^pair_apart: difference must be 0 or .* not {shown}"):
        pair_apart(difference)


@examples(100)
@given(st.integers(0, 10**40), st.integers(0, 10**40) | st.integers(-9, 9))
def test_winning_moves_between_large_heaps(x: int, more: int) -> None:
    position = (x, abs(x + more))
    solution = mouse().solution
    assert solution
    if not solution.is_p(position):
        after = solution.winning_move(position)
        assert may_go(position, after)
        assert solution.is_p(after)


def test_huge_heaps() -> None:
    solution = mouse().solution
    assert solution
    for position in [(HUGE, HUGE + 3), (HUGE + 4, HUGE), (HUGE, 2 * HUGE + 1), (0, HUGE)]:
        after = solution.winning_move(position)
        assert may_go(position, after)
        assert solution.is_p(after)
    assert solution.is_p((3 * HUGE - 1, 3 * HUGE // 2))


def test_catalogue() -> None:
    assert catalogue.game("mouse").name == "mouse"
    with pytest.raises(ValueError, match=r"^mouse: unknown parameter 'k'"):
        catalogue.game("mouse:k=3")
