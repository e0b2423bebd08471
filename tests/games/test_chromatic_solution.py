"""Two stacks in closed form: the pairs of Theorems 1 and 2, reasons, and stacks of any height."""

from fractions import Fraction
from itertools import product
from math import ceil, floor
from random import Random

import pytest
from bounds import bound

from chromdocs.games.chromatic import chromatic
from chromdocs.games.chromatic_solution import beatty_pair, progression_pair, two_stacks
from chromdocs.games.game import Game, Position
from chromdocs.games.levels import levels
from chromdocs.solve.reference import Reference

IRRATIONAL = ["(3+sqrt(5))/2", "1+sqrt(2)", "sqrt(5)", "pi", "e", "cbrt(30)", "7*sqrt(2)"]
BETAS = [*IRRATIONAL, "2", "3", "7/3", "101/50", "3/2", "199/100", "sqrt(2)", "pi/2"]
NAMES = ["evil", "odious", "vile", "dopey", "1,3,4", "2,3,7,8,9", "4,5,9"]
GAMES = [chromatic(beta=beta) for beta in BETAS] + [chromatic(name) for name in NAMES]
TO = bound(24, 40)


def is_legal(game: Game, before: Position, after: Position) -> bool:
    assert game.colour
    lowered = sum(a < b for a, b in zip(after, before, strict=True))
    grows = any(a > b or a < 0 for a, b in zip(after, before, strict=True))
    some_red = any(heap and game.colour(0, heap) == "red" for heap in before)
    return not grows and (lowered == 1 or (lowered == 2 and not some_red))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_by_brute_force(game: Game) -> None:
    solution = game.solution
    assert solution
    lost = Reference(game).p_positions(TO)
    assert list(solution.p_positions(TO)) == lost
    assert list(solution.p_positions(3)) == [p for p in lost if max(p) <= 3]
    known = set(lost)
    for position in product(range(TO + 1), repeat=2):
        assert solution.is_p(position) == (tuple(sorted(position)) in known)
        if not solution.is_p(position):
            after = solution.winning_move(position)
            assert is_legal(game, position, after)
            assert tuple(sorted(after)) in known


@pytest.mark.parametrize("beta", IRRATIONAL)
def test_theorem_1(beta: str) -> None:
    pairs = [beatty_pair(beta, n) for n in range(TO)]
    expected = Reference(chromatic(beta=beta)).p_positions(TO)
    assert [pair for pair in pairs if pair[1] <= TO] == expected


def formula_2(beta: int, n: int, t: int) -> Position:
    return (beta * n + t, (beta - 1) * (beta * n + t) + t)


@pytest.mark.parametrize("beta", [2, 3, 4, 7])
def test_theorem_2(beta: int) -> None:
    found = [progression_pair(beta, n, t) for n in range(TO) for t in range(1, beta)]
    assert found == [formula_2(beta, n, t) for n in range(TO) for t in range(1, beta)]
    expected = Reference(chromatic(beta=beta)).p_positions(TO)
    assert [(0, 0), *(pair for pair in found if pair[1] <= TO)] == expected


@pytest.mark.parametrize("beta", ["2", "3", "5/2", "7/3", "101/50", "99/7"])
def test_one_formula_for_every_rational_beta_from_2(beta: str) -> None:
    """The paper leaves rational numbers open: (n + ceil(n/(beta - 1)) - 1, floor(beta·n))."""
    exact = Fraction(beta)
    pairs = [(n + ceil(n / (exact - 1)) - 1, floor(exact * n)) for n in range(1, TO)]
    expected = Reference(chromatic(beta=beta)).p_positions(TO)
    assert [(0, 0), *(pair for pair in pairs if pair[1] <= TO)] == expected


def test_the_game_of_wythoff() -> None:
    # A000201 and A001950 of the OEIS, the lower and upper Wythoff sequences
    lower, upper = [1, 3, 4, 6, 8, 9, 11, 12, 14, 16], [2, 5, 7, 10, 13, 15, 18, 20, 23, 26]
    found = [beatty_pair("(3+sqrt(5))/2", n) for n in range(1, 11)]
    assert found == list(zip(lower, upper, strict=True))


def test_dopey_levels_pair_each_vile_number_with_its_double() -> None:
    # A003159 of the OEIS, the vile numbers
    vile = [1, 3, 4, 5, 7, 9, 11, 12, 13, 15, 16, 17, 19, 20]
    assert list(two_stacks(levels("dopey")).p_positions(40)) == [
        (0, 0),
        *((v, 2 * v) for v in vile),
    ]


THEOREM = "gives the P-positions in closed form, Proposition 4 the move"
LEMMA_3 = "(Lemma 3), and Proposition 4 gives the move"
ABOVE = "each green level pairs with the red one above it, every other red level with itself"


@pytest.mark.parametrize(
    ("game", "reason", "claims"),
    [
        (chromatic(beta="(3+sqrt(5))/2"), f"Theorem 1 {THEOREM}", ["thm-1"]),
        (chromatic(beta="pi"), f"Theorem 1 {THEOREM}", ["thm-1"]),
        (chromatic(beta=2), f"Theorem 2 {THEOREM}", ["thm-2"]),
        (chromatic(beta="9/3"), f"Theorem 2 {THEOREM}", ["thm-2"]),
        (
            chromatic(beta=Fraction(7, 3)),
            f"the i-th green level pairs with the i-th red one {LEMMA_3}",
            ["lem-3", "prop-4"],
        ),
        (
            chromatic(beta="pi+e"),  # nobody knows whether this is irrational
            f"the i-th green level pairs with the i-th red one {LEMMA_3}",
            ["lem-3", "prop-4"],
        ),
        (chromatic(beta="3/2"), f"{ABOVE}: see Proposition 6", ["prop-6"]),
        (chromatic("vile"), f"{ABOVE}: see Proposition 6", ["prop-6"]),
        (chromatic("evil"), f"Theorem 14 {THEOREM}", ["thm-14"]),
        (chromatic("dopey"), f"each green level n pairs with 2n {LEMMA_3}", ["lem-3", "prop-4"]),
        (
            chromatic("odious"),
            "the i-th green level pairs with red level number i + 2, "
            "the first 2 red levels with themselves: see Proposition 6",
            ["prop-6"],
        ),
        (
            chromatic({2, 5}),
            f"the i-th green level pairs with the i-th red one {LEMMA_3}",
            ["lem-3", "prop-4"],
        ),
        (
            chromatic({1, 3, 4}),
            "each red level pairs with the green one that has waited longest, or with itself",
            [],
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Game) else "",
)
def test_reasons(game: Game, reason: str, claims: list[str]) -> None:
    assert game.solution
    assert game.solution.reason == reason
    assert list(game.solution.claims) == [f"chromatic/{claim}" for claim in claims]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_stacks_of_10_000_digits(game: Game) -> None:
    solution = game.solution
    assert solution
    random = Random(game.name)
    x, y = random.randrange(10**9999, 10**10000), random.randrange(10**9999, 10**10000)
    for position in [(x, y), (y, x), (x, x + 1), (x, x), (5, y), (0, y)]:
        if not solution.is_p(position):
            after = solution.winning_move(position)
            assert is_legal(game, position, after)
            assert solution.is_p(after)


def is_seventh(n: int) -> bool:
    return n % 7 == 3


def test_a_colouring_of_your_own_is_walked() -> None:
    game = chromatic(is_seventh)
    assert game.solution
    assert list(game.solution.p_positions(60)) == Reference(game).p_positions(60)
    assert game.solution.is_p((0, 0))
    top = 7 * 142_856 + 3  # red number 142,857, which is 6·23,809 + 3; six of seven are green
    after = game.solution.winning_move((top, 800_000))
    assert after == (top, 7 * 23_809 + 4)
    assert game.solution.is_p(after)
    assert list(game.solution.p_positions(10)) == Reference(game).p_positions(10)


def test_a_walk_has_an_end() -> None:
    solution = chromatic(is_seventh).solution
    assert solution
    for ask in (lambda: solution.is_p((5, 10**30)), lambda: solution.p_positions(10**30)):
        with pytest.raises(ValueError, match="walk") as caught:
            ask()
        assert str(caught.value) == (
            "chromatic: these red levels have no closed form, "
            f"and a walk goes up 1,000,000 levels, not {10**30}"
        )


@pytest.mark.parametrize("beta", ["2", "5/2", "sqrt(2)", "pi/2", "pi+e", "-pi"])
def test_theorem_1_is_for_irrational_numbers_above_2(beta: str) -> None:
    with pytest.raises(ValueError, match="beta") as caught:
        beatty_pair(beta, 1)
    expected = f"beatty_pair: beta must be known to be irrational and greater than 2, not {beta}"
    assert str(caught.value) == expected


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((1, 0, 1), "beta must be a whole number from 2, not 1"),
        ((3, -1, 1), "n must be a whole number from 0, not -1"),
        ((3, 0, 0), "t must be a whole number from 1, not 0"),
        ((3, 0, 3), "t must be less than beta = 3, not 3"),
    ],
)
def test_theorem_2_has_its_ranges(arguments: tuple[int, int, int], complaint: str) -> None:
    with pytest.raises(ValueError, match="must be") as caught:
        progression_pair(*arguments)
    assert str(caught.value) == f"progression_pair: {complaint}"


def test_no_pair_before_the_first() -> None:
    with pytest.raises(ValueError, match="beatty_pair: n must be a whole number from 0, not -1"):
        beatty_pair("pi", -1)
