"""The greedy construction of Remark 7, against the rule as it is stated and against Gamma_k."""

from itertools import count, product, takewhile

import pytest
from bounds import bound, examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue, gamma
from chromdocs.games.complementary import Candidates
from chromdocs.games.game import Position, subtract
from chromdocs.games.greedy import base, greedy, greedy_moves, width
from chromdocs.solve.reference import Reference

ALPHAS = [
    "(1+sqrt(5))/2",
    "(1+sqrt(3))/2",
    "sqrt(2)",
    "sqrt(3)",
    "1+(sqrt(17)-3)/4",
    "pi/2",
    "pi/3",
    "e/2",
    "cbrt(3)",
    "19/10+sqrt(2)/100",
]

often = examples(60)


def as_stated(alpha: str, k: int, walk: list[Position]) -> set[Position]:
    """Adjoin what Remark 7 adjoins on a *walk* over ordered pairs, by trying every move."""
    candidates = Candidates(alpha)
    to = max(map(max, walk))
    wanted = {p for a, b in candidates.up_to(to) for p in ((a, b), (b, a))}
    start = base(k).moves
    adjoined: set[Position] = set()
    for position in walk:
        below = [p for p in wanted if p[0] <= position[0] and p[1] <= position[1]]
        steps = [subtract(position, p) for p in below]
        if position not in wanted and not any(start.contains(m) or m in adjoined for m in steps):
            adjoined.add(position)
    return adjoined


@pytest.mark.parametrize("k", range(1, 7))
def test_remark_7(k: int) -> None:
    """The moves adjoined are those of Type III, in both orders."""
    to = 600
    found = greedy_moves(gamma.candidates(k), base(k).moves, to)
    extra = [
        move
        for i in range(1, k)
        for move in takewhile(lambda m: m[1] <= to, gamma.extra_moves(k, i))
    ]
    assert found == sorted(order for u, v in extra for order in ((u, v), (v, u)))


@pytest.mark.parametrize("alpha", ALPHAS)
@pytest.mark.parametrize("k", [0, 1, 2])
def test_the_rule_as_stated(alpha: str, k: int) -> None:
    walk = list(product(range(25), repeat=2))  # lexicographic
    found = greedy_moves(Candidates(alpha), base(k).moves, 24)
    assert found == sorted(as_stated(alpha, k, walk))
    # any other walk that meets smaller positions first finds the same
    assert found == sorted(as_stated(alpha, k, sorted(walk, key=lambda p: (sum(p), -p[0]))))
    assert all(move[::-1] in found for move in found)


@pytest.mark.parametrize("alpha", ALPHAS)
def test_truncation_is_exact(alpha: str) -> None:
    candidates = Candidates(alpha)
    more = greedy_moves(candidates, base(1).moves, 130)
    for to in (0, 1, 47, 100):
        less = greedy_moves(candidates, base(1).moves, to)
        assert less == [move for move in more if max(move) <= to]


@pytest.mark.parametrize("alpha", ALPHAS)
def test_the_candidates_come_true(alpha: str) -> None:
    game, to = greedy(alpha), bound(40, 60)
    assert Reference(game).p_positions(to) == list(Candidates(alpha).up_to(to))


@pytest.mark.parametrize("alpha", ["sqrt(2)", "sqrt(3)", "(1+sqrt(3))/2", "e/2"])
def test_too_wide_a_base_spoils_them(alpha: str) -> None:
    wider = greedy(alpha, width(Candidates(alpha)) + 1)
    assert Reference(wider).p_positions(60) != list(Candidates(alpha).up_to(60))


@pytest.mark.parametrize("k", [2, 3, 4])
def test_it_finds_gamma(k: int) -> None:
    game = greedy(f"(1+sqrt(1+4/{k}))/2")
    assert game.name == f"greedy:alpha=(1+sqrt(1+4/{k}))/2,k={k}"
    assert set(game.moves.within((50, 90))) == set(gamma.gamma(k).moves.within((50, 90)))


@pytest.mark.parametrize("name", ["greedy:alpha=sqrt(3),k=0", "greedy:alpha=e/2,k=1"])
def test_moves_of_the_game(name: str) -> None:
    game = catalogue.game(name)
    for x, y in [(30, 30), (9, 30), (30, 4), (0, 5), (0, 0)]:
        found = list(game.moves.within((x, y)))
        assert len(found) == len(set(found))
        every = product(range(x + 1), range(y + 1))
        assert set(found) == {move for move in every if game.moves.contains(move)}


@pytest.mark.parametrize("alpha", ALPHAS)
def test_candidates_by_counting(alpha: str) -> None:
    """b_n is a_n and a gap that never decreases, and a_n the least number not seen before."""
    candidates = Candidates(alpha)
    pairs = [candidates.nth(n) for n in range(200)]
    seen: set[int] = set()
    for n, (a, b) in enumerate(pairs):
        assert a == next(m for m in count() if m not in seen)
        assert b - a == candidates.gap(n)
        assert n == 0 or b - a >= candidates.gap(n - 1)
        assert candidates.mate(a) == b
        assert candidates.mate(b) == a
        seen |= {a, b}
    for most in range(30):
        last = candidates.last_within_gap(most)
        assert candidates.gap(last) <= most < candidates.gap(last + 1)
    steps = [candidates.gap(n + 1) - candidates.gap(n) for n in range(199)]
    assert min(steps) >= width(candidates)


@often
@given(st.sampled_from(ALPHAS), st.integers(0, 1 << 500), st.integers(0, 1 << 500))
def test_large_candidates(alpha: str, x: int, y: int) -> None:
    candidates = Candidates(alpha)
    mate = candidates.mate(x)
    assert candidates.mate(mate) == x
    assert (mate, x) in candidates
    after = candidates.nim_move((x, y))
    if after is not None:
        assert after in candidates
        assert (after[0] == x) != (after[1] == y)
    elif (x, y) not in candidates:
        assert mate > y
        assert candidates.mate(y) > x
    last = candidates.last_within_gap(x)
    assert candidates.gap(last) <= x < candidates.gap(last + 1)


def test_words() -> None:
    assert greedy().rule == (
        f"{base(2).rule} Or take x from one heap and y from the other, if (x, y) is no pair "
        "(⌊nα⌋, ⌊nβ⌋) and no smaller move leads from it to one, in any order; "
        "here α = (1+sqrt(3))/2 and 1/α + 1/β = 1, and the first such moves are (2, 6), (9, 25)."
    )
    assert greedy("sqrt(2)").rule.endswith("and none is below (64, 64).")


ALPHA = "greedy: alpha must be irrational and between 1 and 2, such as (1+sqrt(5))/2, not"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("greedy:alpha=3/2", f"{ALPHA} 3/2"),
        ("greedy:alpha=sqrt(5)", f"{ALPHA} sqrt(5)"),
        ("greedy:alpha=x", f"{ALPHA} x"),
        ("greedy:k=-1", "greedy: k must be a whole number from 0, not -1"),
        ("greedy:beta=pi", "greedy: unknown parameter 'beta'; known: alpha, k"),
    ],
)
def test_wrong_games(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match="greedy") as caught:
        catalogue.game(text)
    assert str(caught.value) == complaint


def test_wrong_numbers() -> None:
    large = "greedy:alpha=(1+sqrt(3))/2,k=2: its moves are found one by one, for heaps below 4096; "
    for call, complaint in [
        (lambda: greedy(k=-1), "greedy: k must be a whole number from 0, not -1"),
        (
            lambda: Candidates("3/2"),
            ALPHA.replace("greedy", "candidates") + " 3/2",
        ),
        (lambda: Candidates("sqrt(2)").nth(-1), "pairs: n must not be negative, not -1"),
        (
            lambda: (-1, 0) in Candidates("sqrt(2)"),
            "pairs: a heap cannot be negative, not -1",
        ),
        (
            lambda: greedy_moves(Candidates("sqrt(2)"), base(1).moves, -1),
            "greedy_moves: to must be a whole number from 0, not -1",
        ),
        (lambda: greedy().moves.contains((9, 10**9)), large + "ask for smaller heaps"),
        (lambda: greedy().options((4096, 1)), large + "ask for smaller heaps"),
    ]:
        with pytest.raises(ValueError, match=r"^") as caught:
            call()
        assert str(caught.value) == complaint
