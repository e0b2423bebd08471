"""S-chromatic nim against its rules, written once more, and against nim and a single pile."""

from collections.abc import Callable
from functools import reduce
from itertools import permutations, product
from operator import xor

import pytest

from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.games.levels import Levels, beatty_levels, levels
from chromdocs.solve.reference import Reference

Red = Callable[[int], bool]

RED: dict[str, Red] = {
    "all": lambda n: True,
    "none": lambda n: False,
    "evil": lambda n: bin(n).count("1") % 2 == 0,
    "odious": lambda n: bin(n).count("1") % 2 == 1,
    "vile": lambda n: (len(bin(n)) - len(bin(n).rstrip("0"))) % 2 == 0,
    "dopey": lambda n: (len(bin(n)) - len(bin(n).rstrip("0"))) % 2 == 1,
    "1,3,4": lambda n: n in (1, 3, 4),
}
HEAPS = {1: 20, 2: 9, 3: 5}  # stacks: the largest heap tried


def moves(position: Position, red: Red) -> set[Position]:
    """Return the options by the rule: lower one stack; or several, if no top token is red."""
    some_red = any(red(heap) for heap in position if heap > 0)
    found = set()
    for after in product(*(range(heap + 1) for heap in position)):
        lowered = sum(a < b for a, b in zip(after, position, strict=True))
        if lowered == 1 or (lowered > 1 and not some_red):
            found.add(after)
    return found


@pytest.mark.parametrize("stacks", HEAPS)
@pytest.mark.parametrize("name", RED)
def test_options(name: str, stacks: int) -> None:
    game = chromatic(name, stacks=stacks)
    assert game.heaps == stacks
    for position in product(range(HEAPS[stacks] + 1), repeat=stacks):
        options = list(game.options(position))
        assert len(options) == len(set(options))
        assert set(options) == moves(position, RED[name])


def test_order_of_stacks_does_not_matter() -> None:
    game = chromatic("vile", stacks=3)
    for position in product(range(5), repeat=3):
        options = sorted(tuple(sorted(o)) for o in game.options(position))
        for other in permutations(position):
            assert sorted(tuple(sorted(o)) for o in game.options(other)) == options


MANY = {**HEAPS, 4: 4}


def test_options_come_one_by_one() -> None:
    huge = 1 << 40_000  # odious, so green
    assert next(iter(chromatic("evil").options((huge, huge)))) == (0, 0)
    assert next(iter(chromatic("evil").options((huge, huge + 1)))) == (0, huge + 1)


@pytest.mark.parametrize("stacks", MANY)
def test_all_red_is_nim(stacks: int) -> None:
    solution = chromatic("all", stacks=stacks).solution
    for position, value in Reference(chromatic("all", stacks=stacks)).grundy_values(MANY[stacks]):
        assert value == reduce(xor, position) == solution.grundy(position)
        assert solution.is_p(position) == (value == 0)


@pytest.mark.parametrize("stacks", MANY)
def test_none_red_is_one_pile(stacks: int) -> None:
    solution = chromatic("none", stacks=stacks).solution
    for position, value in Reference(chromatic("none", stacks=stacks)).grundy_values(MANY[stacks]):
        assert value == sum(position) == solution.grundy(position)
        assert solution.is_p(position) == (value == 0)
        assert not value or solution.winning_move(position) == (0,) * stacks


@pytest.mark.parametrize("name", RED)
def test_one_stack_is_a_heap_of_nim(name: str) -> None:
    game = chromatic(name, stacks=1)
    assert [value for _, value in Reference(game).grundy_values(20)] == list(range(21))
    assert game.solution.grundy((10**9999,)) == 10**9999


@pytest.mark.parametrize(
    ("name", "stacks", "reason", "claims"),
    [
        ("all", 2, "with every token red this is nim: the P-positions have nim-sum 0 (Bouton)", 1),
        ("all", 5, "with every token red this is nim: the P-positions have nim-sum 0 (Bouton)", 1),
        ("none", 2, "with every token green the stacks are one heap of nim", 1),
        ("none", 5, "with every token green the stacks are one heap of nim", 1),
        ("evil", 1, "one stack is a heap of nim, whatever its colours", 0),
    ],
)
def test_why_one_colour_wins(name: str, stacks: int, reason: str, claims: int) -> None:
    solution = chromatic(name, stacks=stacks).solution
    assert solution.reason == reason
    colour = {"all": "red", "none": "green"}.get(name)
    assert solution.claims == (f"chromatic/sec-2-all-{colour}",) * claims


def test_three_stacks_of_two_colours_have_no_closed_form() -> None:
    assert chromatic("1,3,4", stacks=3).solution is None


def is_three(n: int) -> bool:
    return n % 3 == 0


@pytest.mark.parametrize(
    ("red", "found", "name"),
    [
        (is_three, [3, 6, 9], "is_three"),
        ({4, 1, 3}, [1, 3, 4], "1,3,4"),
        (frozenset({9}), [9], "9"),
        ([2, 2, 1], [1, 2], "1,2"),
        (range(2, 5), [2, 3, 4], "2,3,4"),
        ((n * n for n in (1, 2, 3)), [1, 4, 9], "1,4,9"),
        ("4,1,3", [1, 3, 4], "1,3,4"),
        ("7", [7], "7"),
        (set(), [], "none"),
        ("none", [], "none"),
        ("all", list(range(1, 11)), "all"),
        ("evil", [3, 5, 6, 9, 10], "evil"),
        ("odious", [1, 2, 4, 7, 8], "odious"),
        ("vile", [1, 3, 4, 5, 7, 9], "vile"),
        ("dopey", [2, 6, 8, 10], "dopey"),
        (Levels("x", "the tens", lambda n: n == 10), [10], "x"),
    ],
)
def test_colourings_of_every_kind(red: object, found: list[int], name: str) -> None:
    chosen = levels(red)
    assert [n for n in range(1, 11) if chosen.contains(n)] == found
    assert chosen.name == name
    game = chromatic(chosen)
    assert game.name == f"chromatic:red={name}"
    assert [n for n in range(1, 11) if game.colour(0, n) == "red"] == found
    assert [n for n in range(1, 11) if game.colour(1, n) != "green"] == found
    assert chosen.words in game.rule


def test_beta_by_text_or_levels() -> None:
    for beta in ("5/2", beatty_levels("5/2")):
        game = chromatic(beta=beta)
        assert game.name == "chromatic:beta=5/2"
        assert [n for n in range(1, 11) if game.colour(0, n) == "red"] == [2, 5, 7, 10]
        assert game.rule.endswith("Here the levels ⌊β·n⌋ with β = 5/2 are red.")


def test_one_rule_in_words() -> None:
    rule = "Take one or more tokens from one stack; if no stack shows a red token on top, "
    rule += "take from as many stacks as you like. Here"
    assert chromatic("evil").rule == f"{rule} the evil levels are red."
    assert chromatic("none").rule == f"{rule} no level is red."


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        ({"red": {3, -2}}, "chromatic: red counts levels from 1, so -2 is none"),
        ({"beta": 1}, "chromatic: beta must be greater than 1, not 1"),
        ({"beta": "1/2"}, "chromatic: beta must be greater than 1, not 1/2"),
        ({"red": "evil", "beta": 3}, "chromatic: give red or beta, not both"),
    ],
)
def test_wrong_levels(wrong: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match="chromatic") as caught:
        chromatic(**wrong)
    assert str(caught.value) == complaint


@pytest.mark.parametrize("stacks", [-3, 101])
def test_from_0_to_100_stacks(stacks: int) -> None:
    with pytest.raises(ValueError, match="stacks") as caught:
        chromatic("evil", stacks=stacks)
    assert (
        str(caught.value) == f"chromatic: stacks must be a whole number from 0 to 100, not {stacks}"
    )


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ((1,), "chromatic:red=evil: a position has 2 heaps, not 1"),
        ((1, 2, 3), "chromatic:red=evil: a position has 2 heaps, not 3"),
        ((), "chromatic:red=evil: a position has 2 heaps, not 0"),
        ((4, -1), "chromatic:red=evil: a heap cannot be negative, as -1 is"),
    ],
)
def test_positions_are_checked(position: Position, text: str) -> None:
    with pytest.raises(ValueError, match="heap") as caught:
        chromatic("evil").check(position)
    assert str(caught.value) == text
