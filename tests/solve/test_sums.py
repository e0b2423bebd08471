"""Sums: rules of the whole, and answers from the parts against brute force on the product."""

from collections.abc import Iterator
from itertools import product

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import (
    Blocking,
    Game,
    Loopy,
    LoopySolution,
    Partizan,
    Position,
    Solution,
    Sum,
    is_loopy,
)
from chromdocs.games.mark import mark, mark_grundy
from chromdocs.games.sums import add
from chromdocs.games.upmark import upmark
from chromdocs.solve import sums
from chromdocs.solve.choose import solver
from chromdocs.solve.loopy import Gamma, Retrograde
from chromdocs.solve.sums import Parts

PAIRS = [
    ("mark + mark", 20),
    ("mark + mark:k=3", 16),
    ("mark:k=4 + upmark:k=3", 16),
    ("upmark + upmark", 16),
    ("upmark:end=0 + upmark:end=0", 20),
    ("upmark:end=0 + mark", 20),
    ("upmark:end=0 + upmark:k=3,end=0", 16),
    ("upmark:k=3,end=0 + upmark", 16),
    ("chromatic:red=all,stacks=1 + upmark:end=0", 8),
    ("chromatic:red=evil + mark:k=3", 6),
    ("mark + mark + mark", 9),
    ("mark + mark:k=3 + upmark:end=0", 7),
    ("upmark:end=0 + upmark:end=0 + upmark:end=0", 9),
    ("upmark:end=0 + upmark:k=3,end=0 + chromatic:red=all,stacks=1", 6),
]


def a_sum(text: str) -> Sum:
    found = game(text)
    assert isinstance(found, Sum)
    return found


def whole_board(rules: Game, to: int) -> Iterator[Position]:
    """Yield the positions with heaps up to *to*, in every order of heaps."""
    for position in product(range(to + 1), repeat=rules.heaps):
        if rules.board(position):
            yield position


@pytest.mark.parametrize(("text", "to"), PAIRS)
def test_parts_by_brute_force(text: str, to: int) -> None:
    rules = a_sum(text)
    parts, found = Parts(rules), solver(rules)
    for position in whole_board(rules, to):
        assert parts.outcome(position) == found.outcome(position)
        assert parts.winning_moves(position) == found.winning_moves(position)
        if isinstance(found, Retrograde):
            assert parts.drawing_moves(position) == found.drawing_moves(position)


@pytest.mark.parametrize(("text", "to"), PAIRS[:9])
def test_the_value_of_the_whole(text: str, to: int) -> None:
    """Where it is a number, the whole has the nim-sum for its value; else it is infinite too."""
    rules = a_sum(text)
    found = Retrograde(rules)
    for position in whole_board(rules, to):
        assert Parts(rules).value(position).number == found.gamma(position).number


def test_printed_sums_of_mark() -> None:
    two, three = Parts(a_sum("mark + mark")), Parts(a_sum("mark + mark + mark"))
    assert two.outcome((1, 1)) == "P"
    assert two.winning_moves((1, 3)) == [(1, 1)]
    assert list(map(str, three.values((1, 3, 4)))) == ["1", "2", "1"]
    assert three.value((1, 3, 4)) == Gamma(2)
    assert three.winning_moves((1, 3, 4)) == [(1, 2, 4)]


def test_sums_of_p_positions_are_p_positions() -> None:
    rules = a_sum("mark + mark:k=3 + upmark")
    for position in whole_board(rules, 12):
        each = zip(rules.parts, rules.split(position), strict=True)
        if all(part.solution and part.solution.is_p(heaps) for part, heaps in each):
            assert Parts(rules).outcome(position) == "P"


def test_heaps_of_ten_thousand_digits() -> None:
    n = 7**11_900
    for text in ("mark + mark:k=3 + upmark", "upmark:end=0 + mark", "upmark:k=3,end=0 + mark"):
        parts = Parts(a_sum(text))
        position = tuple(n + i for i in range(parts.game.heaps))
        moves = parts.winning_moves(position)
        assert bool(moves) == (parts.outcome(position) == "N")
        for after in moves:
            assert after in parts.game.options(position)
            assert parts.outcome(after) == "P"
    value = mark_grundy(n) ^ mark_grundy(n + 1, 3) ^ mark_grundy(n + 1)
    assert Parts(a_sum("mark + mark:k=3 + upmark")).value((n, n + 1, n + 2)) == Gamma(value)


def test_a_draw_with_ten_thousand_digits() -> None:
    n = 7**11_900
    parts = Parts(a_sum("upmark:k=3,end=0 + upmark:k=3,end=0"))
    position = next((m, m) for m in range(n, n + 9) if parts.values((m, 1))[0].number != 0)
    assert parts.outcome(position) == "D"
    assert parts.winning_moves(position) == []
    assert parts.drawing_moves(position)


@pytest.mark.parametrize("text", ["mark + mark", "mark + mark:k=3", "upmark + mark:k=3"])
def test_misere_sums_are_solved_as_a_whole(text: str) -> None:
    """By recursion from the rule, written once more."""
    rules, known = a_sum(text), {}

    def wins(position: Position) -> bool:
        if position not in known:
            options = set(rules.options(position))
            known[position] = not options or not all(map(wins, options))
        return known[position]

    found = solver(rules, misere=True)
    for position in whole_board(rules, 14):
        assert (found.outcome(position) == "N") == wins(position)


def test_options_move_in_one_part() -> None:
    rules = a_sum("mark:k=3 + upmark:end=0 + chromatic:red=evil")
    assert sorted(rules.options((4, 1, 0, 1))) == [
        (1, 1, 0, 1),
        (2, 1, 0, 1),
        (3, 1, 0, 1),
        (4, 0, 0, 1),
        (4, 1, 0, 0),
        (4, 1, 0, 1),
    ]


@pytest.mark.parametrize(
    ("text", "symmetric", "lowest", "is_loop"),
    [
        ("mark + mark + mark", True, 0, False),
        ("mark + mark:k=3", False, 0, False),
        ("upmark + upmark", True, 1, False),
        ("upmark + mark", False, 0, False),
        ("upmark + upmark:end=0", False, 0, True),
        ("chromatic:red=evil + chromatic:red=evil", False, 0, False),
    ],
)
def test_what_a_sum_is(text: str, symmetric: bool, lowest: int, is_loop: bool) -> None:
    rules = a_sum(text)
    assert rules.name == text
    assert (rules.symmetric, rules.lowest, is_loopy(rules)) == (symmetric, lowest, is_loop)
    assert rules.heaps == sum(part.heaps for part in rules.parts)
    assert all(part.rule in rules.rule for part in rules.parts)


def test_board_of_a_sum() -> None:
    rules = a_sum("upmark + mark")
    assert list(rules.positions((2, 1))) == [(1, 0), (1, 1), (2, 0), (2, 1)]
    assert list(a_sum("upmark + upmark").positions((2, 2))) == [(1, 1), (1, 2), (2, 2)]


def test_sums_of_sums_are_flat() -> None:
    assert add(mark(), add(mark(), upmark())).name == "mark + mark + upmark"
    assert add(add(mark(), mark()), mark()).symmetric


@pytest.mark.parametrize(
    ("text", "position", "complaint"),
    [
        ("mark + mark", (1,), "mark + mark: a position has 2 heaps, not 1"),
        ("mark + mark", (1, -1), "mark: a heap cannot be negative, as -1 is"),
        ("mark + upmark", (0, 0), "upmark: a heap has at least 1 token, not 0"),
    ],
)
def test_wrong_positions(text: str, position: Position, complaint: str) -> None:
    for method in (Parts(a_sum(text)).outcome, Parts(a_sum(text)).winning_moves):
        with pytest.raises(ValueError, match="heap") as caught:
            method(position)
        assert str(caught.value) == complaint


def nothing(position: Position) -> Iterator[Position]:
    return iter(())


def test_games_that_cannot_be_added() -> None:
    two_sided = Partizan(name="sides", rule="", heaps=1, options=nothing, right=nothing)
    blocking = Blocking(
        name="blocks", rule="", heaps=1, options=nothing, may_block=lambda position, chosen: True
    )
    with pytest.raises(ValueError, match=r"^sides: only impartial games are added here$"):
        add(mark(), two_sided)
    with pytest.raises(
        ValueError, match=r"^blocks: a game with blocked moves cannot be part of a sum$"
    ):
        add(blocking, mark())
    with pytest.raises(ValueError, match=r"^a sum takes two games or more, not 1$"):
        add(mark())


def test_too_many_options(monkeypatch: pytest.MonkeyPatch) -> None:
    closed = Solution(
        is_p=lambda position: position == (0,),
        move=lambda position: (0,),
        p_positions=lambda to: iter([(0,)]),
        reason="",
        claims=(),
        grundy=lambda position: position[0],
    )

    def options(position: Position) -> Iterator[Position]:
        return ((left,) for left in range(position[0]))

    pile = Game(name="pile", rule="", heaps=1, options=options, solution=closed)
    parts = Parts(add(pile, mark()))
    with pytest.raises(ValueError, match="more than 100,000 options to try"):
        parts.winning_moves((100_001, 1))
    monkeypatch.setattr(sums, "MOST", 50)
    assert parts.winning_moves((50, 1)) == [(1, 1)]
    with pytest.raises(ValueError, match=r"^pile: more than 50 options to try; ask for smaller "):
        parts.winning_moves((51, 1))
    assert Parts(add(pile, pile)).winning_moves((10**100, 10**100)) == []  # P: nothing to try


def test_a_loopy_part_without_closed_form() -> None:
    ring = Loopy(name="ring", rule="", heaps=1, options=lambda p: iter([((p[0] + 1) % 3,)]))
    assert Parts(add(ring, mark())).outcome((1, 5)) == "D"
    assert Parts(add(ring, mark())).drawing_moves((1, 2)) == [(1, 1), (2, 2)]


def test_closed_form_of_a_loopy_part_is_used() -> None:
    closed = upmark(end=0).solution
    assert isinstance(closed, LoopySolution)
    assert closed.gamma((1,)) == (None, frozenset({0}))
    assert Parts(add(upmark(end=0), chromatic("all", stacks=1))).outcome((1, 1)) == "D"
