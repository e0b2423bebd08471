"""MARK-k: its rules, the printed tables, and the closed forms against brute force."""

from collections.abc import Callable
from itertools import count, islice, product

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games.catalogue import game
from chromdocs.games.game import Solution
from chromdocs.games.mark import (
    _grundy_by_digits,
    grundy_ending_at_1,
    is_misere_p,
    mark,
    mark_grundy,
    mark_pair,
    misere_pair,
)
from chromdocs.solve.reference import Reference

KS = [*range(2, 8), 10, 16]
HUGE = [7**11_900 + r for r in range(3)]  # about 10,000 decimal digits

few = examples(60)
numbers = st.one_of(st.integers(1, 10**4), st.integers(1, 1 << 300))


def moves(n: int, k: int) -> set[int]:
    """Return where the rule leads: subtract 1, ..., k - 1, or divide by k without remainder."""
    return {m for m in range(n) if n - m < k or 0 <= n - k * m < k}


@pytest.mark.parametrize("k", [2, 3, 4, 7, 50])
def test_options(k: int) -> None:
    for n in range(120):
        options = [m for (m,) in mark(k).options((n,))]
        assert options == sorted(moves(n, k))  # so each once, the most radical first


@pytest.mark.parametrize("k", [2, 3, 4, 7, 50])
def test_options_of_the_game_that_ends_at_1(k: int) -> None:
    for n in range(1, 120):
        options = [m for (m,) in mark(k, end=1).options((n,))]
        assert options == sorted(moves(n, k) - {0})


def test_options_of_the_puzzle() -> None:
    """From 28 to 27 or to 14, from 27 to 26 or to 13."""
    assert set(mark().options((28,))) == {(27,), (14,)}
    assert set(mark().options((27,))) == {(26,), (13,)}


# The printed tables, n = 0, ..., 23.
OUTCOMES = "PNPNNNPNPNPNNNPNNNPNNNPN"
GRUNDY = [0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 1, 2, 0, 1, 2, 1, 0, 2]
A = [0, 1, 3, 4, 5, 7, 9, 11, 12, 13, 15, 16, 17, 19, 20, 21, 23, 25, 27, 28, 29, 31, 33, 35]
B = [0, 2, 6, 8, 10, 14, 18, 22, 24, 26, 30, 32, 34, 38, 40, 42, 46, 50, 54, 56, 58, 62, 66, 70]
MISERE_A = [0, 2, 3, 5, 7, 8, 9, 11, 12, 13, 15, 17, 19, 20, 21, 23, 25, 27, 28, 29, 31, 32, 33, 35]
MISERE_B = [1, 4, 6, 10, 14, 16, 18, 22, 24, 26, 30, 34, 38, 40, 42, 46, 50, 54, 56, 58, 62, 64]
MISERE_B += [66, 70]
A_3 = [0, 1, 2, 4, 5, 7, 8, 9, 10, 11, 13, 14, 16, 17, 18, 19, 20, 22, 23, 25, 26, 28, 29, 31]
B_3 = [0, 3, 6, 12, 15, 21, 24, 27, 30, 33, 39, 42, 48, 51, 54, 57, 60, 66, 69, 75, 78, 84, 87, 93]
A_4 = [0, 1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 25, 26, 27, 29]
B_4 = [0, 4, 8, 12, 20, 24, 28, 36, 40, 44, 52, 56, 60, 64, 68, 72, 76, 84, 88, 92, 100, 104]
B_4 += [108, 116]


def test_printed_outcomes_and_values() -> None:
    solver = Reference(mark())
    assert "".join(solver.outcome((n,)) for n in range(24)) == OUTCOMES
    assert [value for _, value in solver.grundy_values(23)] == GRUNDY
    assert [mark_grundy(n) for n in range(24)] == GRUNDY


@pytest.mark.parametrize(
    ("pair", "k", "a", "b"),
    [
        (mark_pair, 2, A, B),
        (misere_pair, 2, MISERE_A, MISERE_B),
        (mark_pair, 3, A_3, B_3),
        (mark_pair, 4, A_4, B_4),
    ],
)
def test_printed_sequences(
    pair: Callable[[int, int], tuple[int, int]], k: int, a: list[int], b: list[int]
) -> None:
    assert len(a) == len(b) == 24
    assert [pair(n, k) for n in range(24)] == list(zip(a, b, strict=True))


def test_last_printed_terms() -> None:
    """The long table ends at n = 71."""
    printed = {24: (36, 72), 47: (69, 138), 48: (71, 142), 67: (100, 200), 71: (107, 214)}
    assert {n: mark_pair(n) for n in printed} == printed


def test_the_puzzle() -> None:
    """Who moves second wins from 1000, who moves first from 2000."""
    solver = Reference(mark())
    assert (solver.outcome((1000,)), solver.outcome((2000,))) == ("P", "N")
    assert solver.winning_moves((15,)) == [(14,)]


@pytest.mark.parametrize("k", KS)
@pytest.mark.parametrize("misere", [False, True])
def test_closed_form_by_brute_force(k: int, misere: bool) -> None:
    rules = mark(k)
    closed = rules.misere if misere else rules.solution
    assert isinstance(closed, Solution)
    to = 3000
    outcomes = list(Reference(rules, misere).outcomes(to))
    found = [position for position, is_p in outcomes if is_p]
    assert list(closed.p_positions(to)) == found
    p = set(found)
    for position, is_p in outcomes:
        assert closed.is_p(position) == is_p
        if not is_p and position != (0,):
            after = closed.winning_move(position)
            assert after in p
            assert after in rules.options(position)


@pytest.mark.parametrize("k", KS)
def test_the_game_that_ends_at_1_is_misere_play_without_0(k: int) -> None:
    at_1, at_0 = mark(k, end=1), mark(k)
    assert at_1.solution
    lost = Reference(at_1).p_positions(600)
    assert lost == Reference(at_0, misere=True).p_positions(600)
    assert list(at_1.solution.p_positions(600)) == lost
    if k == 2:
        assert [n for (n,) in lost][: len(MISERE_B)] == MISERE_B


def test_misere_play_that_ends_at_1_is_mark() -> None:
    lost = Reference(mark(end=1), misere=True).p_positions(600)
    assert lost == Reference(mark()).p_positions(600)[1:]
    assert Reference(mark(3, end=1), misere=True).is_p((2,))  # but 2 is won in MARK-3
    assert mark(3, end=1).misere is None


def test_values_of_the_game_that_ends_at_1() -> None:
    """The paper: with them one may play sums of games that end at 1."""
    for (n,), value in Reference(mark(end=1)).grundy_values(2_000):
        assert grundy_ending_at_1(n) == value
    assert mark(3, end=1).solution.grundy is None  # type: ignore[union-attr]
    for n in (2**300 + 5, 3 * 2**299 - 3, 7**200):
        assert grundy_ending_at_1(n) == min(
            {0, 1, 2} - {grundy_ending_at_1(m) for (m,) in mark(end=1).options((n,))}
        )


def test_p_positions_stop_where_they_should() -> None:
    for k, to in product([2, 3, 4, 5], range(12)):
        rules = mark(k)
        assert rules.solution is not None
        assert rules.misere is not None
        assert list(rules.solution.p_positions(to)) == Reference(rules).p_positions(to)
        assert list(rules.misere.p_positions(to)) == Reference(rules, True).p_positions(to)


@pytest.mark.parametrize("k", KS)
def test_sequences_by_brute_force(k: int) -> None:
    for misere, pair in [(False, mark_pair), (True, misere_pair)]:
        outcomes = [is_p for _, is_p in Reference(mark(k), misere).outcomes(2000)]
        p = [n for n, is_p in enumerate(outcomes) if is_p]
        others = [n for n, is_p in enumerate(outcomes) if not is_p]
        if not misere:
            others = [0, *others]  # a_0 = b_0 = 0
        rows = list(map(pair, range(len(others)), [k] * len(others)))
        assert [a for a, _ in rows] == others
        assert [b for _, b in rows if b <= 2000] == p


@pytest.mark.parametrize("k", range(2, 17))
def test_grundy_values_by_brute_force(k: int) -> None:
    for (n,), value in Reference(mark(k)).grundy_values(3 * k**3 if k < 9 else 2500):
        assert mark_grundy(n, k) == value
        if n:
            assert _grundy_by_digits(n, k) == value


@few
@given(numbers, st.integers(2, 12))
def test_grundy_values_far_out(n: int, k: int) -> None:
    """The value is the least that no option has, also where brute force cannot go."""
    values = {mark_grundy(m, k) for (m,) in mark(k).options((n,))}
    assert mark_grundy(n, k) == next(v for v in count() if v not in values)
    assert mark_grundy(n, 2) == _grundy_by_digits(n, 2)


@few
@given(numbers, st.integers(2, 12))
def test_pairs_far_out(n: int, k: int) -> None:
    a, b = mark_pair(n, k)
    assert mark(k).solution.is_p((b,))  # type: ignore[union-attr]
    assert not mark(k).solution.is_p((a,))  # type: ignore[union-attr]
    for pair in (mark_pair, misere_pair):
        a, b = pair(n, k)
        assert b == k * a
        assert pair(n + 1, k)[0] > a
    following = next_misere_n(misere_pair(n, k)[0] + 1, k)
    assert following == misere_pair(n + 1, k)[0]  # none is left out
    assert is_misere_p(misere_pair(n, k)[1], k)


def next_misere_n(m: int, k: int) -> int:
    return next(n for n in count(m) if not is_misere_p(n, k))


@pytest.mark.parametrize("k", [2, 3, 10])
@pytest.mark.parametrize("n", HUGE, ids=lambda n: f"...{n % 1000}")
def test_heaps_of_ten_thousand_digits(n: int, k: int) -> None:
    rules = mark(k)
    for closed in (rules.solution, rules.misere):
        assert closed is not None
        if not closed.is_p((n,)):
            after = closed.winning_move((n,))
            assert closed.is_p(after)
            assert after in rules.options((n,))
        assert closed.is_p(next(islice(closed.p_positions(n), 1)))
    assert rules.solution is not None
    assert (mark_grundy(n, k) == 0) == rules.solution.is_p((n,))
    assert rules.solution.is_p((mark_pair(n, k)[1],))
    assert is_misere_p(misere_pair(n, k)[1], k)


def test_where_periods_fail() -> None:
    """Proposition 1: no period up to 200 from any place up to 200 on."""
    outcomes = [mark_grundy(n) == 0 for n in range(1200)]
    for r in range(1, 201):
        assert any(outcomes[n] != outcomes[n + r] for n in range(200, 1000))


@pytest.mark.parametrize(
    ("text", "name", "title"),
    [
        ("mark", "mark", "MARK"),
        ("mark:k=2", "mark", "MARK"),
        ("mark:k=3", "mark:k=3", "MARK-3"),
        ("mark:end=0", "mark", "MARK"),
        ("mark:k=2,end=1", "mark:end=1", "MARK ending at 1"),
        ("mark:end=1,k=3", "mark:k=3,end=1", "MARK-3 ending at 1"),
    ],
)
def test_names(text: str, name: str, title: str) -> None:
    assert (game(text).name, game(text).called) == (name, title)


def test_rule_in_words() -> None:
    assert mark().rule == (
        "Take one token, or leave half of the heap, rounded down. The game ends at 0."
    )
    assert mark(3).rule.startswith("Take 1 or 2 tokens, or leave 1/3 of the heap, ")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("mark:k=1", "mark: k must be a whole number from 2, not 1"),
        ("mark:k=-3", "mark: k must be a whole number from 2, not -3"),
        ("mark:k=x", "mark: k must be a whole number from 2, not x"),
        ("mark:j=2", "mark: unknown parameter 'j'; known: k, end"),
        ("mark:end=2", "mark: end must be a whole number from 0 to 1, not 2"),
    ],
)
def test_wrong_parameters(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match="mark: ") as caught:
        game(text)
    assert str(caught.value) == complaint


@pytest.mark.parametrize("function", [mark_pair, misere_pair, is_misere_p, mark_grundy])
def test_wrong_numbers(function: Callable[[int, int], object]) -> None:
    name = function.__name__
    with pytest.raises(ValueError, match=f"^{name}: n must be a non-negative integer, not -1$"):
        function(-1, 2)
    with pytest.raises(ValueError, match=f"^{name}: k must be a whole number from 2, not 1$"):
        function(5, 1)


def test_wrong_k_from_python() -> None:
    with pytest.raises(ValueError, match=r"^mark: k must be a whole number from 2, not 1$"):
        mark(1)
