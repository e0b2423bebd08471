"""The games of complementary Beatty sequences: their moves, and the main theorem."""

import math
from itertools import count, takewhile
from math import isqrt

import pytest

from chromdocs.games import catalogue
from chromdocs.games.pair import pair, shifted
from chromdocs.games.star import limit, power, star
from chromdocs.games.wythoff import wythoff


def floors(root: int, p: int, q: int, r: int, to: int) -> set[int]:
    """The floors of n·(p + q·sqrt(root))/r up to *to*, n = 1, 2, ..."""
    terms = ((p * n + isqrt(q * q * n * n * root)) // r for n in count(1))
    return set(takewhile(lambda term: term <= to, terms))


@pytest.mark.parametrize(
    ("alpha", "lower", "upper"),
    [
        ("(1+sqrt(5))/2", (5, 1, 1, 2), (5, 3, 1, 2)),
        ("sqrt(2)", (2, 0, 1, 1), (2, 2, 1, 1)),
        ("sqrt(3)", (3, 0, 1, 1), (3, 3, 1, 2)),
    ],
)
def test_pairs(alpha: str, lower: tuple[int, ...], upper: tuple[int, ...]) -> None:
    a, b = (sorted(floors(*numbers, 400)) for numbers in (lower, upper))  # type: ignore[call-arg]
    expected = {move for s, t in zip(a, b, strict=False) for move in ((s, t), (t, s))}
    game = pair(alpha)
    for top in ((60, 60), (10, 60), (60, 10)):
        inside = {(x, y) for x, y in expected if x <= top[0] and y <= top[1]}
        assert set(game.moves.within(top)) == inside
    assert game.moves.contains((b[50], a[50]))
    assert not game.moves.contains((b[50], a[51]))
    assert not game.moves.contains((0, 0))
    assert game.symmetric


@pytest.mark.parametrize("alpha", ["(1+sqrt(5))/2", "sqrt(2)", "sqrt(3)", "pi/2", "cbrt(2)", "e/2"])
def test_main_theorem(alpha: str) -> None:
    game = pair(alpha)
    # (13) and (14): the P-positions of G⋆, and so the moves of G⋆⋆, are the moves of G
    assert set(power(game, 2).moves.within((120, 120))) == set(game.moves.within((120, 120)))
    assert limit(game, (50, 120)).steps == 0


SHIFTS = [
    ("sqrt(2)", "1/2", 1, 2),
    ("sqrt(2)", "1-sqrt(2)", 1, 4),  # a_1 = 1 exactly, and gamma = 1
    ("sqrt(2)", "sqrt(2)-1", 1, 2),
    ("(1+sqrt(5))/2", "-3/7", 1, 3),
    ("pi/2", "1/3", 1, 2),
    ("pi/2", "1", 2, 1),  # beta + gamma = 1
    ("cbrt(2)", "-1/4", 1, 5),
]


@pytest.mark.parametrize(("alpha", "delta", "a", "b"), SHIFTS)
def test_offsets(alpha: str, delta: str, a: int, b: int) -> None:
    pairs, modulus, offset = shifted(alpha, delta), float(_sum(alpha)), float(_sum(delta))
    found = [pairs.nth(n) for n in range(1, 300)]
    assert found[0] == (a, b)
    assert {*range(1, 300)} <= {heap for at in found for heap in at}
    assert len({heap for at in found for heap in at}) == 2 * len(found)  # complementary
    beta = modulus / (modulus - 1)
    for n, (low, high) in enumerate(found[1:], 2):  # a second road: by floats, n = 1 may be whole
        assert low == int(n * modulus + offset)
        assert high == int(n * beta - offset * beta / modulus)
    game = pair(alpha, delta)
    assert game.name == f"pair:alpha={alpha},delta={delta}"
    assert catalogue.game(game.name).name == game.name
    inside = {move for at in found for move in (at, at[::-1]) if max(move) <= 60}
    assert set(game.moves.within((60, 60))) == inside
    assert f"δ = {delta} and γ = −δβ/α" in game.rule


def _sum(text: str) -> float:
    roots = {"sqrt": math.sqrt, "cbrt": math.cbrt, "pi": math.pi}
    return float(eval(text, {"__builtins__": {}}, roots))


def test_offset_0_is_no_offset() -> None:
    assert pair("sqrt(2)", "0/3").name == "pair:alpha=sqrt(2)"
    assert pair("sqrt(2)", "0").rule == pair("sqrt(2)").rule


@pytest.mark.parametrize("delta", ["3/2", "-1/2", "2-sqrt(2)", "pi/7", "sqrt(3)/2"])
def test_wrong_offsets(delta: str) -> None:
    """Too large, too small, 2 in both sequences (1·alpha + delta = 2), and what is not known."""
    with pytest.raises(ValueError, match=r"^pair") as caught:
        pair("sqrt(2)", delta)
    assert str(caught.value) == (
        "pair: delta must be from 1-alpha to 1, and rational, or such that the sequences are known "
        f"to share no number; as 1/2, not {delta}"
    )


def test_offsets_that_are_no_numbers() -> None:
    for text, shown in (("x", "x"), ("", "nothing")):
        with pytest.raises(ValueError, match=r"^pair") as caught:
            catalogue.game(f"pair:alpha=sqrt(2),delta={text}")
        assert str(caught.value) == f"pair: delta must be a number such as 1/2, not {shown}"


def test_the_star_of_wythoff_has_the_golden_pairs() -> None:
    top = (100, 100)
    assert set(star(wythoff()).moves.within(top)) == set(pair().moves.within(top))


def test_huge_pairs() -> None:
    game = pair("sqrt(2)")
    n = 10**3000
    a = isqrt(2 * n * n)
    assert game.moves.contains((a, a + 2 * n))
    assert not game.moves.contains((a, a + 2 * n + 1))
    assert list(game.moves.within((n, 3))) == [(1, 3), (6, 2), (3, 1)]
    assert list(game.moves.within((3, n))) == [(3, 1), (2, 6), (1, 3)]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("pair", "pair:alpha=(1+sqrt(5))/2"),
        ("pair:alpha=(1 + sqrt(5)) / 2", "pair:alpha=(1+sqrt(5))/2"),
        ("pair:alpha=pi/2", "pair:alpha=pi/2"),
    ],
)
def test_names(text: str, name: str) -> None:
    assert catalogue.game(text).name == name == catalogue.game(name).name


@pytest.mark.parametrize(
    ("alpha", "shown"),
    [
        ("3/2", "3/2; for a rational q/p there is rational-pair:p=2,q=3,t=0"),
        ("sqrt(5)", "sqrt(5)"),
        ("1/sqrt(2)", "1/sqrt(2)"),
        ("x", "x"),
        ("", "nothing"),
    ],
)
def test_wrong_alpha(alpha: str, shown: str) -> None:
    must = "pair: alpha must be irrational and between 1 and 2, such as (1+sqrt(5))/2, not"
    for make in (pair, lambda given: catalogue.game(f"pair:alpha={given}")):
        with pytest.raises(ValueError, match=r"^pair") as caught:
            make(alpha)
        assert str(caught.value) == f"{must} {shown}"
