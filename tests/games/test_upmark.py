"""UPMARK-k, ending at 1 and at 0: rules, printed tables and tests, closed forms, brute force."""

from collections.abc import Callable
from itertools import islice, pairwise, product

import pytest
from bounds import bound, examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games.catalogue import game
from chromdocs.games.game import Loopy, LoopySolution, is_loopy
from chromdocs.games.mark import is_misere_p, mark, misere_pair
from chromdocs.games.upmark import (
    ends_in_even_ones,
    excluded,
    gamma_ending_at_0,
    greedy_by_spite,
    is_p_by_ending,
    is_p_by_spite,
    is_p_ending_at_0,
    upmark,
    upmark_pair,
)
from chromdocs.numbers.binary import spite
from chromdocs.solve.choose import solver
from chromdocs.solve.loopy import Retrograde
from chromdocs.solve.reference import Reference

KS = [*range(2, 8), 10, 16]
TO = bound(700, 2000)

few = examples(60)
numbers = st.one_of(st.integers(2, 10**4), st.integers(2, 1 << 300))


def moves(n: int, k: int, end: int) -> set[int]:
    """Return where the rule leads: subtract 1, ..., k - 1, or divide by k and round up."""
    if n <= end:
        return set()
    return {m for m in range(end, n + 1) if 0 < n - m < k or 0 <= k * m - n < k}


@pytest.mark.parametrize("end", [0, 1])
@pytest.mark.parametrize("k", [2, 3, 4, 7, 50])
def test_options(k: int, end: int) -> None:
    for n in range(end, 120):
        options = [m for (m,) in upmark(k, end).options((n,))]
        assert len(options) == len(set(options))
        assert set(options) == moves(n, k, end)


def test_printed_followers() -> None:
    """The only follower of 3 is 2; 1 is the end, or has the followers 0 and 1."""
    assert list(upmark().options((3,))) == [(2,)]
    assert list(upmark().options((1,))) == []
    assert set(upmark(end=0).options((1,))) == {(0,), (1,)}


# The printed table, n = 0, ..., 23.
A = [0, 2, 4, 5, 6, 8, 10, 12, 13, 14, 16, 17, 18, 20, 21, 22, 24, 26, 28, 29, 30, 32, 34, 36]
B = [1, 3, 7, 9, 11, 15, 19, 23, 25, 27, 31, 33, 35, 39, 41, 43, 47, 51, 55, 57, 59, 63, 67, 71]
# The printed beginnings of S_0, S_- (in OEIS as A131323) and S_+.
EXCLUDED = [5, 13, 17, 21, 29, 37, 45, 49, 53, 61, 65, 69]
BEFORE = [3, 11, 15, 19, 27, 35, 43, 47, 51, 59, 63, 67]
AFTER = [7, 15, 19, 23, 31, 39, 47, 51, 55, 63, 67, 71]


def test_printed_sequences() -> None:
    assert [upmark_pair(n) for n in range(24)] == list(zip(A, B, strict=True))
    assert Reference(upmark()).p_positions(71) == [(b,) for b in B]
    assert [n for (n,), is_p in Reference(upmark()).outcomes(36) if not is_p] == A[1:]
    assert all(b == 2 * a - 1 for a, b in zip(A[1:], B[1:], strict=True))


def test_printed_sets() -> None:
    assert [excluded(n) for n in range(1, 13)] == EXCLUDED
    assert [n - 2 for n in EXCLUDED] == BEFORE
    assert [n + 2 for n in EXCLUDED] == AFTER
    assert [n for n in range(1, 68) if ends_in_even_ones(n)] == BEFORE


def test_tests_of_the_paper_by_brute_force() -> None:
    found = [n for (n,) in Reference(upmark()).p_positions(TO)]
    assert list(islice(greedy_by_spite(), len(found))) == found
    for test in (is_p_by_spite, is_p_by_ending):
        assert [n for n in range(1, TO + 1) if test(n)] == found
    left_out = [n for n in range(1, TO, 2) if n not in found]
    assert [excluded(n + 1) for n in range(len(left_out))] == left_out
    assert [n for n in range(1, TO - 2) if ends_in_even_ones(n)] == [n - 2 for n in left_out]
    for shift in (-2, 0, 2):
        assert all(spite(m + shift) != spite(n + shift) for m, n in pairwise(left_out))
    assert all(spite(m) != spite(n) for m, n in pairwise(found))


def test_s_plus_is_greedy_from_7() -> None:
    """From 7 on, not from 3: numbers that end in 11, each of another spite than the one before."""

    def greedy(n: int) -> list[int]:
        found = [n]
        while n < TO:
            n += 4
            if spite(n) != spite(found[-1]):
                found.append(n)
        return found

    assert greedy(7) == [excluded(n) + 2 for n in range(1, len(greedy(7)) + 1)]
    assert greedy(3) == [3, *greedy(7)]


def test_endings_read_to_the_letter() -> None:
    """5 = 101 ends in 1, which is 0^(2k) 1 with k = 0, but is an N-position: all zeros count."""
    assert not is_p_by_ending(5)
    assert Reference(upmark()).outcome((5,)) == "N"


@few
@given(numbers, st.integers(2, 12))
def test_upmark_is_mark_one_higher(n: int, k: int) -> None:
    below = {m + 1 for (m,) in mark(k).options((n,))}
    assert {m for (m,) in upmark(k).options((n + 1,))} == below


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("end", [0, 1])
@pytest.mark.parametrize("k", KS)
def test_closed_form_by_brute_force(k: int, end: int, misere: bool) -> None:
    rules = upmark(k, end)
    closed = rules.misere if misere else rules.solution
    outcomes = list(solver(rules, misere).classes(TO))
    if closed is None:  # misère play that may go on for ever does
        assert (end, misere) == (0, True)
        assert [outcome for _, outcome in outcomes] == ["N", *"D" * TO]
        return
    p = {position for position, outcome in outcomes if outcome == "P"}
    assert list(closed.p_positions(TO)) == sorted(p)
    for position, outcome in outcomes:
        assert outcome in "PN"
        assert closed.is_p(position) == (outcome == "P")
        if outcome == "N" and any(rules.options(position)):
            after = closed.winning_move(position)
            assert after in p
            assert after in rules.options(position)


def test_p_positions_stop_where_they_should() -> None:
    for k, to in product([2, 3, 4, 5], [*range(7), 15, 16, 17, 18]):
        for rules in (upmark(k), upmark(k, 0)):
            assert rules.solution is not None
            assert list(rules.solution.p_positions(to)) == solver(rules).p_positions(to)


@pytest.mark.parametrize("k", KS)
def test_sequences_by_brute_force(k: int) -> None:
    outcomes = dict(Reference(upmark(k)).outcomes(TO))
    p = [n for (n,), is_p in outcomes.items() if is_p]
    others = [0] + [n for (n,), is_p in outcomes.items() if not is_p]
    rows = [upmark_pair(n, k) for n in range(len(others))]
    assert [a for a, _ in rows] == others
    assert [b for _, b in rows if b <= TO] == p
    assert all(b == k * (a - 1) + 1 for a, b in rows[1:])


@pytest.mark.parametrize("k", KS)
def test_grundy_values_by_brute_force(k: int) -> None:
    closed = upmark(k).solution
    assert closed is not None
    assert closed.grundy is not None
    for position, value in Reference(upmark(k)).grundy_values(TO):
        assert closed.grundy(position) == value


@pytest.mark.parametrize("k", KS)
def test_loopy_values_by_brute_force(k: int) -> None:
    rules = upmark(k, 0)
    assert isinstance(rules.solution, LoopySolution)
    found = Retrograde(rules)
    for n in range(TO):
        gamma = found.gamma((n,))
        assert rules.solution.gamma((n,)) == (gamma.number, gamma.into)
        assert gamma_ending_at_0(n, k) == gamma.number


def test_printed_loopy_value() -> None:
    assert str(Retrograde(upmark(end=0)).gamma((1,))) == "oo(0)"
    infinite = [n for n in range(TO) if gamma_ending_at_0(n) is None]
    assert infinite == [1]  # nothing else is infinite, for k = 2


def test_ending_at_0_is_misere_mark_one_higher() -> None:
    for n in range(1, TO):
        assert is_p_ending_at_0(n) == is_misere_p(n - 1)
    assert is_p_ending_at_0(misere_pair(10**50)[1] + 1)


@few
@given(numbers, st.integers(2, 9))
def test_ending_at_0_far_out(n: int, k: int) -> None:
    """A P-position has no option that is one; an N-position has one; values are least ones."""
    options = [m for (m,) in upmark(k, 0).options((n,))]
    assert is_p_ending_at_0(n, k) == (not any(is_p_ending_at_0(m, k) for m in options))
    if k == 2 and 1 not in options:
        values = {gamma_ending_at_0(m) for m in options}
        assert gamma_ending_at_0(n) == min({0, 1, 2} - values)


@pytest.mark.parametrize("k", [2, 3, 10])
@pytest.mark.parametrize("end", [0, 1])
def test_heaps_of_ten_thousand_digits(k: int, end: int) -> None:
    rules = upmark(k, end)
    for n in (7**11_900, k**9_000 + 1, k**9_001 + 1, 3 * k**9_000 + 4):
        for closed in (rules.solution, rules.misere):
            if closed and not closed.is_p((n,)):
                after = closed.winning_move((n,))
                assert closed.is_p(after)
                assert after in rules.options((n,))
    b = upmark_pair(7**11_900, k)[1]
    assert upmark(k).solution.is_p((b,))  # type: ignore[union-attr]


def test_kinds() -> None:
    assert not is_loopy(upmark(3))
    assert isinstance(upmark(3, 0), Loopy)
    assert (upmark(3).lowest, upmark(3, 0).lowest) == (1, 0)


@pytest.mark.parametrize(
    ("text", "name", "title"),
    [
        ("upmark", "upmark", "UPMARK"),
        ("upmark:k=2,end=1", "upmark", "UPMARK"),
        ("upmark:end=0", "upmark:end=0", "UPMARK ending at 0"),
        ("upmark:end=0,k=3", "upmark:k=3,end=0", "UPMARK-3 ending at 0"),
        ("upmark:k=3", "upmark:k=3", "UPMARK-3"),
    ],
)
def test_names(text: str, name: str, title: str) -> None:
    assert (game(text).name, game(text).called) == (name, title)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("upmark:k=1", "upmark: k must be a whole number from 2, not 1"),
        ("upmark:end=2", "upmark: end must be a whole number from 0 to 1, not 2"),
        ("upmark:end=one", "upmark: end must be a whole number from 0 to 1, not one"),
    ],
)
def test_wrong_parameters(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match="upmark: ") as caught:
        game(text)
    assert str(caught.value) == complaint


@pytest.mark.parametrize(("k", "end", "wrong"), [(1, 1, "k"), (2, 2, "end"), (2, -1, "end")])
def test_wrong_parameters_from_python(k: int, end: int, wrong: str) -> None:
    with pytest.raises(ValueError, match=f"^upmark: {wrong} must be a whole number from "):
        upmark(k, end)


def test_a_heap_has_a_token() -> None:
    with pytest.raises(ValueError, match=r"^upmark: a heap has at least 1 token, not 0$"):
        upmark().check((0,))


@pytest.mark.parametrize("function", [is_p_by_spite, is_p_by_ending, excluded, ends_in_even_ones])
@pytest.mark.parametrize("n", [0, -1])
def test_numbers_from_1(function: Callable[[int], object], n: int) -> None:
    name = function.__name__
    with pytest.raises(ValueError, match=f"^{name}: n must be a positive integer, not {n}$"):
        function(n)


@pytest.mark.parametrize("function", [is_p_ending_at_0, gamma_ending_at_0, upmark_pair])
def test_numbers_from_0(function: Callable[[int, int], object]) -> None:
    name = {"gamma_ending_at_0": "is_p_ending_at_0"}.get(function.__name__, function.__name__)
    with pytest.raises(ValueError, match=f"^{name}: n must be a non-negative integer, not -1$"):
        function(-1, 2)
    with pytest.raises(ValueError, match=f"^{name}: k must be a whole number from 2, not 1$"):
        function(1, 1)
