"""Black & white nim in closed form against brute force, the printed theorems, and far beyond."""

from collections.abc import Iterator
from decimal import Decimal, localcontext
from fractions import Fraction
from itertools import product

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.catalogue import game
from chromdocs.games.game import Game, Position, Solution
from chromdocs.solve.reference import Reference

often = examples(30)

TWO_PILES = [
    *("beta=2", "beta=3", "beta=4", "beta=7", "beta=(3+sqrt(5))/2", "beta=sqrt(5)", "beta=pi"),
    *("beta=5/2", "beta=7/3", "beta=99/10", "beta=3/2", "beta=sqrt(2)", "beta=101/100"),
    *(f"black={name}" for name in ("all", "none", "evil", "odious", "vile", "dopey")),
    *("black=2", "black=1,3,4", "black=2,3,9,10,11,20", "black=1,2,3"),
]


def solution(played: Game) -> Solution:
    assert played.solution is not None
    return played.solution


def assert_solved(played: Game, to: int) -> None:
    """Compare with brute force on the board, and off it with the options of each start."""
    solved, found = solution(played), Reference(played).p_positions(to)
    assert list(solved.p_positions(to)) == found
    lost = set(found)
    for position in product(range(to + 1), repeat=played.heaps):
        wins = [o for o in played.options(position) if played.canonical(o) in lost]
        assert solved.is_p(position) == (not wins)
        if wins:
            assert solved.winning_move(position) in wins


@pytest.mark.parametrize("text", TWO_PILES)
def test_two_piles(text: str) -> None:
    assert_solved(game(f"blackwhite:{text}"), 25)


@pytest.mark.parametrize(
    ("text", "to"),
    [
        *(("black=evil,piles=3", 9), ("beta=2,piles=3", 9), ("black=evil,piles=5", 3)),
        *(("black=all,piles=3", 7), ("beta=3,piles=1", 40), ("black=all,moves=wythoff:k=2", 20)),
    ],
)
def test_where_nim_goes_on(text: str, to: int) -> None:
    assert_solved(game(f"blackwhite:{text}"), to)


@pytest.mark.parametrize(
    "text",
    [
        *("beta=3,piles=3", "black=evil,piles=4", "beta=3,moves=wythoff", "black=evil/odious"),
        *("beta=3,leave=white", "beta=3,empty=ignored", "beta=2,piles=3,empty=ignored"),
    ],
)
def test_no_closed_form(text: str) -> None:
    assert game(f"blackwhite:{text}").solution is None


@often
@given(st.sets(st.integers(1, 14)), st.booleans())
def test_any_set_of_black_levels(black: set[int], as_function: bool) -> None:
    assert_solved(blackwhite(black.__contains__ if as_function else black), 16)


@pytest.mark.parametrize("red", ["beta=3", "beta=7/3", "red=odious", "red=vile", "red=2,5,6"])
def test_the_same_p_positions_as_chromatic_nim(red: str) -> None:
    black = red.replace("red", "black")
    found = Reference(game(f"blackwhite:{black}")).p_positions(25)
    assert Reference(game(f"chromatic:{red}")).p_positions(25) == found


@pytest.mark.parametrize("beta", range(2, 7))
def test_theorem_1_as_it_should_read(beta: int) -> None:
    """(0, 0), and (beta((beta - 1)n + t), beta·n + t) for n >= 0 and 0 < t < beta."""
    to = 45
    pairs = {(beta * n + t, beta * ((beta - 1) * n + t)) for n in range(to) for t in range(1, beta)}
    expected = sorted({(0, 0)} | {pair for pair in pairs if max(pair) <= to})
    assert Reference(blackwhite(beta=beta)).p_positions(to) == expected


def printed(beta: int, to: int) -> set[Position]:
    """Theorem 1 to the letter: (beta(n + t), beta·n + t) for n > 0 and 0 < t < beta."""
    pairs = ((beta * n + t, beta * (n + t)) for n in range(1, to) for t in range(1, beta))
    return {pair for pair in pairs if max(pair) <= to}


def test_theorem_1_as_printed() -> None:
    for beta in range(2, 7):
        assert (0, 0) not in printed(beta, 45)  # though the previous player wins there
    found = set(Reference(blackwhite(beta=2)).p_positions(45))
    assert found - printed(2, 45) == {(0, 0), (1, 2)}
    assert printed(2, 45) < found
    # beta = 3: (4, 6) is no P-position, because (2, 6) is one
    assert min(printed(3, 45)) == (4, 6)
    assert Reference(blackwhite(beta=3)).winning_moves((4, 6)) == [(2, 6)]


@pytest.mark.parametrize(
    ("beta", "value"),
    [
        ("(3+sqrt(5))/2", lambda: (3 + Decimal(5).sqrt()) / 2),
        ("sqrt(5)", lambda: Decimal(5).sqrt()),
        ("1+sqrt(3)", lambda: 1 + Decimal(3).sqrt()),
        ("sqrt(99)", lambda: Decimal(99).sqrt()),
        ("cbrt(30)", lambda: Decimal(30) ** (Decimal(1) / 3)),
    ],
)
def test_theorem_2(beta: str, value: object) -> None:
    with localcontext() as context:
        context.prec = 50
        b = value()  # type: ignore[operator]
        a = b / (b - 1)
        pairs = [(int(a * n), int(b * n)) for n in range(60)]
    expected = [pair for pair in pairs if pair[1] <= 50]
    assert Reference(blackwhite(beta=beta)).p_positions(50) == expected
    assert list(solution(blackwhite(beta=beta)).p_positions(50)) == expected


def rationals() -> Iterator[Fraction]:
    for q in range(2, 6):
        yield from (
            Fraction(p, q) for p in range(2 * q + 1, 5 * q) if Fraction(p, q).denominator > 1
        )


@pytest.mark.parametrize("beta", sorted(set(rationals())), ids=str)
def test_rational_beta(beta: Fraction) -> None:
    """The n-th multiple, rounded down, goes with the n-th number that is none."""
    black = [int(beta * n) for n in range(1, 40)]
    white = [n for n in range(1, 200) if n not in black]
    pairs = [(0, 0), *zip(white, black, strict=False)]
    expected = [pair for pair in pairs if pair[1] <= 30]
    assert Reference(blackwhite(beta=beta)).p_positions(30) == expected


def test_claims() -> None:
    claims = {
        "beta=3": ("blackwhite/thm-1",),
        "beta=sqrt(5)": ("blackwhite/thm-2",),
        "beta=7/3": ("blackwhite/q-rational",),
        "beta=sqrt(2)": (),
        "black=evil": (),
    }
    for text, expected in claims.items():
        assert solution(game(f"blackwhite:{text}")).claims == expected
    reason = solution(game("blackwhite:beta=3")).reason
    assert reason.endswith("by Theorem 1 as it should read")
    assert "white" in reason
    assert "black" in reason


@pytest.mark.parametrize("text", [*TWO_PILES, "black=evil,piles=3"])
def test_heaps_of_10_000_digits(text: str) -> None:
    played = game(f"blackwhite:{text}")
    solved, n = solution(played), 7**11833
    extra = (5**13000,) * (played.heaps - 2)
    for position in [(n, n), (n, n + 1), (n // 3, n), (n, 3 * n // 2), (2, n)]:
        before = (*position, *extra)
        if not solved.is_p(before):
            after = solved.winning_move(before)
            changed = [b - a for a, b in zip(after, before, strict=True) if a != b]
            assert len(changed) == 1
            assert changed[0] > 0
            assert played.board(after)
            assert solved.is_p(after)


def test_p_positions_with_10_000_digits() -> None:
    n = 10**10_000
    by_3 = solution(game("blackwhite:beta=3"))
    assert by_3.is_p((3 * n + 1, 6 * n + 3))
    assert by_3.winning_move((3 * n + 1, 6 * n + 4)) == (3 * n + 1, 6 * n + 3)
    evil = solution(game("blackwhite:black=evil"))
    assert evil.winning_move((1, n)) == (1, 3)


def test_a_walk_goes_only_so_far() -> None:
    solved = solution(blackwhite(lambda n: n % 7 == 3))
    assert solved.winning_move((999_999, 5)) == (
        24,
        5,
    )  # 5 is the 4th white level, 24 the 4th black
    with pytest.raises(ValueError, match="walk") as caught:
        solved.is_p((1, 1_000_001))
    assert str(caught.value) == (
        "blackwhite: these black levels have no closed form, and a walk goes up 1,000,000 levels, "
        "not 1000001"
    )


def test_no_move_wins_from_a_p_position() -> None:
    with pytest.raises(ValueError, match="no move wins from a P-position"):
        solution(game("blackwhite:beta=3")).winning_move((1, 3))
