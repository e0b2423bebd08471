"""S-chromatic nim against its rules, written once more, and against nim and a single pile."""

from collections.abc import Callable
from fractions import Fraction
from functools import reduce
from itertools import permutations, product
from operator import xor

import pytest
import sympy

from chromdocs.games.chromatic import Colouring, beatty, chromatic, colouring
from chromdocs.games.game import Position
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
    game = chromatic(name, stacks)
    assert game.heaps == stacks
    for position in product(range(HEAPS[stacks] + 1), repeat=stacks):
        options = list(game.options(position))
        assert len(options) == len(set(options))
        assert set(options) == moves(position, RED[name])


def test_order_of_stacks_does_not_matter() -> None:
    game = chromatic("vile", 3)
    for position in product(range(5), repeat=3):
        options = sorted(tuple(sorted(o)) for o in game.options(position))
        for other in permutations(position):
            assert sorted(tuple(sorted(o)) for o in game.options(other)) == options


@pytest.mark.parametrize("stacks", HEAPS)
def test_all_red_is_nim(stacks: int) -> None:
    for position, value in Reference(chromatic("all", stacks)).grundy_values(HEAPS[stacks]):
        assert value == reduce(xor, position)


@pytest.mark.parametrize("stacks", HEAPS)
def test_none_red_is_one_pile(stacks: int) -> None:
    for position, value in Reference(chromatic("none", stacks)).grundy_values(HEAPS[stacks]):
        assert value == sum(position)


def is_three(n: int) -> bool:
    return n % 3 == 0


@pytest.mark.parametrize(
    ("red", "levels", "name"),
    [
        (is_three, [3, 6, 9], "red=is_three"),
        ({4, 1, 3}, [1, 3, 4], "red=1,3,4"),
        (frozenset({9}), [9], "red=9"),
        ([2, 2, 1], [1, 2], "red=1,2"),
        (range(2, 5), [2, 3, 4], "red=2,3,4"),
        ((n * n for n in (1, 2, 3)), [1, 4, 9], "red=1,4,9"),
        ("4,1,3", [1, 3, 4], "red=1,3,4"),
        ("7", [7], "red=7"),
        (set(), [], "red=none"),
        ("none", [], "red=none"),
        ("all", list(range(1, 11)), "red=all"),
        ("evil", [3, 5, 6, 9, 10], "red=evil"),
        ("odious", [1, 2, 4, 7, 8], "red=odious"),
        ("vile", [1, 3, 4, 5, 7, 9], "red=vile"),
        ("dopey", [2, 6, 8, 10], "red=dopey"),
        (Colouring("red=x", "tens are red", lambda n: n == 10), [10], "red=x"),
        (beatty("5/2"), [2, 5, 7, 10], "beta=5/2"),
    ],
)
def test_colourings_of_every_kind(red: object, levels: list[int], name: str) -> None:
    chosen = colouring(red)
    assert [n for n in range(1, 11) if chosen.is_red(n)] == levels
    assert chosen.name == name
    game = chromatic(chosen)
    assert game.name == f"chromatic:{name}"
    assert [n for n in range(11) if game.is_red(n)] == levels  # level 0 has no token
    assert chosen.words in game.rule


RATIONAL = ["2", "3", "10", "3/2", "7/3", "101/100", "99/2", "1000/999"]
IRRATIONAL = ["(3+sqrt(5))/2", "(1+sqrt(5))/2", "sqrt(2)", "1+sqrt(3)", "(7-sqrt(2))/3", "sqrt(99)"]


@pytest.mark.parametrize("beta", RATIONAL)
def test_floors_of_a_rational(beta: str) -> None:
    floors = {Fraction(beta) * m // 1 for m in range(1, 400)}
    is_red = beatty(beta).is_red
    assert [n for n in range(1, 400) if is_red(n)] == sorted(f for f in floors if f < 400)
    n = 10**40 + 7
    floors = {Fraction(beta) * m // 1 for m in range(n, n + 5)}
    assert [k for k in range(min(floors), max(floors)) if is_red(k)] == sorted(floors)[:-1]


@pytest.mark.parametrize("beta", IRRATIONAL)
def test_floors_of_an_irrational(beta: str) -> None:
    exact = sympy.sympify(beta)
    floors = {int(sympy.floor(exact * m)) for m in range(1, 80)}
    is_red = beatty(beta).is_red
    assert [n for n in range(1, 80) if is_red(n)] == sorted(f for f in floors if f < 80)
    n = 10**40 + 7
    floors = {int(sympy.floor(exact * m)) for m in range(n, n + 5)}
    assert [k for k in range(min(floors), max(floors)) if is_red(k)] == sorted(floors)[:-1]


@pytest.mark.parametrize("beta", ["(3+sqrt(5))/2", "sqrt(2)", "1+sqrt(3)"])
def test_beatty_partition(beta: str) -> None:
    """Floors of beta and of beta/(beta - 1) share no number and miss none."""
    red, green = beatty(beta).is_red, beatty(f"({beta})/({beta}-1)").is_red
    assert all(red(n) != green(n) for n in [*range(1, 500), *range(10**30, 10**30 + 500)])


@pytest.mark.parametrize("beta", [3, "3"])
def test_beta_may_be_a_number_or_a_text(beta: int | str) -> None:
    assert [n for n in range(1, 10) if beatty(beta).is_red(n)] == [3, 6, 9]


def test_no_red_level_in_words() -> None:
    assert colouring(set()).words == colouring("none").words


@pytest.mark.parametrize("beta", ["1", "0", "1/2", "-2", "sqrt(2)-1", "sqrt(1)", "999/1000"])
def test_beta_must_exceed_1(beta: str) -> None:
    with pytest.raises(ValueError, match="beta") as caught:
        beatty(beta)
    assert str(caught.value) == f"chromatic: beta must be greater than 1, not {beta}"


@pytest.mark.parametrize("levels", [{0}, {3, -2, 5}])
def test_levels_are_counted_from_1(levels: set[int]) -> None:
    with pytest.raises(ValueError, match="levels") as caught:
        chromatic(levels)
    expected = f"chromatic: levels are counted from 1, so {min(levels)} cannot be red"
    assert str(caught.value) == expected


@pytest.mark.parametrize("stacks", [0, -3])
def test_at_least_one_stack(stacks: int) -> None:
    with pytest.raises(ValueError, match="stacks") as caught:
        chromatic("evil", stacks)
    assert str(caught.value) == f"chromatic: stacks must be from 1 to 100, not {stacks}"


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
