"""The texts that define MARK and its relatives in formulas, against values from the definition."""

from itertools import count, pairwise

import pytest

from chromdocs.decide import decide
from chromdocs.games.mark_formulas import BASES, MARK, OPPOSITE, VALUES, next_in, values_k


def values(k: int, to: int) -> list[int]:
    """Return the Grundy values of MARK-k up to *to*, by mex."""
    found: list[int] = []
    for n in range(to + 1):
        options = {found[m] for m in {*range(max(0, n - k + 1), n), n // k} if m < n}
        found.append(next(v for v in count() if v not in options))
    return found


@pytest.mark.parametrize("k", BASES)
def test_the_values_by_digits_are_those_by_mex(k: int) -> None:
    to = 3 * k * k
    listed = " and ".join(f"g({n}) = {v}" for n, v in enumerate(values(k, to)) if n % 5 == 0)
    assert decide(f"{values_k(k)}{listed}").true
    assert decide(f"{values_k(k)}values(g, move)").true


@pytest.mark.parametrize("k", [2, 3])
def test_the_first_values_that_come_again_are_those_of_a_search(k: int) -> None:
    """The least n and d with g(n) = g(n + d), the larger of the two as small as can be."""
    known = values(k, 40)
    pairs = [(n, d) for n in range(20) for d in range(1, 20) if known[n] == known[n + d]]
    n, d = min(pairs, key=lambda pair: (max(pair), pair))
    found = decide(f"{values_k(k)}forall n, d: d >= 1 implies g(n) != g(n + d)")
    assert found.example == {"n": n, "d": d}


def test_both_ways_to_write_the_values_of_mark_agree() -> None:
    other = VALUES.replace("g(n", "h(n").replace("move", "halve")
    assert decide(f"{values_k(2)}{other}forall n: g(n) = h(n)").true


def test_the_next_in_a_set() -> None:
    found = decide(f"{MARK}{next_in('p')}exists x: x > 2 and p_next(x, x + 4)")
    lost = [n for n, v in enumerate(values(2, 40)) if v == 0]
    first = next(x for x, y in pairwise(lost) if x > 2 and y == x + 4)
    assert found.example == {"x": first}


def test_opposite_spite() -> None:
    assert decide(f"{OPPOSITE}forall n: opposite(2 * n, 2 * n + 1)").true
    assert decide(f"{OPPOSITE}forall n: opposite(n, n + 1)").example == {"n": 1}
