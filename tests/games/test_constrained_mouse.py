"""The constrained k-Mouse: the printed rule in all its readings, and Theorem 7."""

from itertools import combinations, product

import pytest

from chromdocs.cli.opponent import reply
from chromdocs.cli.referee import Referee
from chromdocs.games import catalogue
from chromdocs.games.constrained_mouse import constrained_mouse
from chromdocs.games.game import Position
from chromdocs.games.mouse import mouse
from chromdocs.solve.reference import Reference

HUGE = 10**10_000
READINGS = list(product(("all", "short"), ("both", "any")))


def taken(before: Position, after: Position) -> tuple[int, int]:
    return before[0] - after[0], before[1] - after[1]


def may_go(k: int, nim: str, before: Position, after: Position) -> bool:
    i, j = taken(before, after)
    if min(i, j) < 0 or i == j == 0:
        return False
    return abs(j - i) < k or (nim == "all" and (i == 0 or j == 0))


def may_forbid(k: int, block: str, before: Position, after: Position) -> bool:
    i, j = taken(before, after)
    return 0 < abs(j - i) < k and min(i, j) >= (1 if block == "both" else 0)


def printed_pairs(to: int) -> list[Position]:
    return [(0, 0), *((3 * i // 2, 3 * i - 1) for i in range(1, to) if 3 * i - 1 <= to)]


@pytest.mark.parametrize("k", [3, 4, 6])
@pytest.mark.parametrize(("nim", "block"), READINGS)
def test_options(k: int, nim: str, block: str) -> None:
    game = constrained_mouse(k, nim, block)
    board = list(product(range(10), repeat=2))
    for position in board:
        options = list(game.options(position))
        assert len(options) == len(set(options))
        assert set(options) == {o for o in board if may_go(k, nim, position, o)}
        for option in options:
            assert game.may_block(position, [option]) == may_forbid(k, block, position, option)


@pytest.mark.parametrize("k", [3, 4])
@pytest.mark.parametrize(("nim", "block"), READINGS)
def test_how_many_may_be_forbidden(k: int, nim: str, block: str) -> None:
    game = constrained_mouse(k, nim, block)
    for position in [(1, 2), (3, 4), (0, 2), (2, 2)]:
        every = [o for o in game.options(position) if may_forbid(k, block, position, o)]
        assert game.may_block(position, [])
        for size in (1, 2, 3, 4):
            for some in combinations(every, size):
                besides = size - ((0, 0) in some)  # the move to 0 does not count
                assert game.may_block(position, some) == (besides <= k - 2)


@pytest.mark.parametrize(
    ("nim", "block", "first"),
    [
        ("all", "both", None),
        ("all", "any", (0, 1)),
        ("short", "both", (0, 3)),
        ("short", "any", (0, 1)),
    ],
)
def test_theorem_7_in_every_reading(nim: str, block: str, first: Position | None) -> None:
    found = Reference(constrained_mouse(3, nim, block)).p_positions(30)
    wrong = set(found) ^ set(printed_pairs(30))
    assert min(wrong, default=None, key=lambda p: (sum(p), p)) == first


def test_the_pairs_need_that_zero_is_forbidden_only_as_printed() -> None:
    """The move from (0, 1) to 0 takes from one heap, so it can't be forbidden: (0, 1) is N."""
    game = constrained_mouse()
    assert not game.may_block((0, 1), [(0, 0)])
    assert game.may_block((1, 2), [(0, 0)])
    assert game.may_block((1, 3), [(0, 0), (0, 1)])
    assert not game.may_block((2, 2), [(0, 0)])


def test_what_is_left_after_any_blocking_wins() -> None:
    """From an N-position the advised move can't be forbidden, or there is a second P-option."""
    game = constrained_mouse()
    assert game.solution
    lost = set(printed_pairs(40))
    for position in product(range(31), repeat=2):
        won = {o for o in game.options(position) if tuple(sorted(o)) in lost}
        assert game.may_block(position, won) == game.solution.is_p(position)
        if not game.may_block(position, won):
            advised = game.solution.winning_move(position)
            assert advised in won
            if game.may_block(position, [advised]):
                assert abs(position[0] - position[1]) % 3 == 0
                assert len(won - {advised, (0, 0)}) >= 1


def test_the_opponent_wins_whatever_is_forbidden() -> None:
    referee = Referee(constrained_mouse())
    for position in product(range(13), repeat=2):
        if not Reference(mouse()).is_p(position):
            moment = referee.moment(position, 1)
            after = reply(referee, referee.banned(moment, referee.best_ban(moment)))
            assert Reference(mouse()).is_p(after)


@pytest.mark.parametrize(
    ("k", "first"),
    [
        (4, [(0, 0), (1, 2), (3, 5), (4, 7), (6, 11), (8, 14), (9, 16), (10, 19)]),
        (5, [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 14), (9, 16), (11, 19)]),
    ],
)
def test_open_question_for_larger_k(k: int, first: list[Position]) -> None:
    """The beginning for k = 4 and 5, computed with another program; no closed form is known."""
    game = constrained_mouse(k)
    assert game.solution is None
    assert Reference(game).p_positions(19) == first


def test_huge_heaps() -> None:
    game = constrained_mouse()
    assert game.solution
    for position in [(HUGE, HUGE + 3), (HUGE + 4, HUGE), (HUGE, 2 * HUGE + 1), (0, HUGE)]:
        after = game.solution.winning_move(position)
        assert may_go(3, "all", position, after)
        assert game.solution.is_p(after)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("constrained-mouse:k=2", "k must be a whole number from 3, not 2"),
        ("constrained-mouse:nim=some", "nim must be all or short, not some"),
        ("constrained-mouse:block=none", "block must be both or any, not none"),
    ],
)
def test_wrong_parameters(text: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^constrained-mouse: {message}$"):
        catalogue.game(text)
    key, _, value = text.split(":")[1].partition("=")
    with pytest.raises(ValueError, match=f"^constrained-mouse: {message}$"):
        catalogue.FAMILIES["constrained-mouse"].make(**{key: 2 if key == "k" else value})


def test_names() -> None:
    for nim, block in READINGS:
        game = constrained_mouse(5, nim, block)
        assert catalogue.game(game.name).name == game.name
    assert catalogue.game("constrained-mouse").name == "constrained-mouse:k=3"
