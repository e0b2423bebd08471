"""The words of MARK-k once more: each lemma of the proofs on small cases, by code of its own."""

from collections import defaultdict
from collections.abc import Callable
from functools import cache

import pytest

from chromdocs.figures.figure import Box
from chromdocs.games.mark_words import (
    block_count,
    block_step,
    longest_wait,
    mark_morphism,
    values_by_morphism,
)
from chromdocs.papers import EXHIBITS, TABLES

BASES = range(2, 7)


@cache
def word(k: int, length: int = 6_000) -> tuple[int, ...]:
    """Return the Grundy values of MARK-k, from the rules."""
    g: list[int] = []
    for n in range(length):
        reached = {g[m] for m in range(max(0, n - k + 1), n)} | ({g[n // k]} if n else set())
        g.append(min(v for v in range(k + 1) if v not in reached))
    return tuple(g)


def is_big(k: int) -> list[bool]:
    return [value >= k - 1 for value in word(k)]


@pytest.mark.parametrize("k", BASES)
def test_the_morphism_makes_the_values(k: int) -> None:
    assert tuple(values_by_morphism(k, 6_000)) == word(k)


@pytest.mark.parametrize("k", BASES)
def test_every_letter_comes_after_three_steps_and_not_after_two(k: int) -> None:
    mu = mark_morphism(k)
    assert {len(set((mu**3)(letter))) for letter in mu.images} == {2 * k}
    assert min(len(set((mu**2)(letter))) for letter in mu.images) < 2 * k


def test_a_morphism_needs_letters() -> None:
    with pytest.raises(ValueError, match="mark_morphism: k must be"):
        mark_morphism(28)


@pytest.mark.parametrize("k", BASES)
def test_a_row_has_one_sign_in_the_place_of_its_number(k: int) -> None:
    """Facts (1) and (2) in the proof on the number of blocks."""
    big = is_big(k)
    for q in range(1, 500):
        signs = [i for i in range(k - 1) if big[k * q + i]]
        assert signs == ([] if big[q] else [q % k])
        assert big[k * q + k - 1]
        assert not all(big[k * q + k - 2 : k * q + k + 1])


def open_blocks(k: int, n: int, r: int) -> list[tuple[bool, ...]]:
    """Return the blocks of n zeros and ones before place r that may be followed by both."""
    big = is_big(k)
    after = defaultdict(set)
    for at in range(k * (n // k + 1) + r, len(big), k):
        after[tuple(big[at - n : at])].add(big[at])
    return [block for block, found in after.items() if len(found) == 2]


def is_steep(t: int, k: int) -> bool:
    start, power = k + 1, k
    while t >= start:
        if t < start + power:
            return True
        power *= k
        start += power
    return False


@pytest.mark.parametrize("k", BASES)
def test_one_block_is_open_before_each_place_and_two_on_a_hill(k: int) -> None:
    for n in range(2 * k + 8):
        for r in range(k - 1):
            assert len(open_blocks(k, n, r)) == 1 + is_steep(n if r else n - 1, k)


@pytest.mark.parametrize("k", BASES)
def test_the_block_without_a_sign_is_open_until_it_is_too_long(k: int) -> None:
    for r in range(k - 1):
        longest = 2 * k + (r == 0)
        for n in (longest, longest + 1):
            plain = tuple((r - n + j) % k == k - 1 for j in range(n))
            assert (plain in open_blocks(k, n, r)) == (n == longest)


def test_the_limits_of_the_number_of_blocks() -> None:
    for k in BASES:
        power = k**30
        start = (k * power - 1) // (k - 1)
        assert block_count(start, k) == 2 * (k + 1) * power - 2
        low, high = block_count(start, k) / start, block_count(start + power, k) / (start + power)
        assert low == pytest.approx(2 * (k * k - 1) / k)
        assert high == pytest.approx(2 * (k - 1) * (3 * k - 1) / (2 * k - 1))
        assert {block_step(n, k) for n in range(start + 1, start + 9)} == {4 * k - 4}


@pytest.mark.parametrize("call", [block_count, longest_wait])
def test_a_block_has_a_length(call: Callable[..., int]) -> None:
    with pytest.raises(ValueError, match=f"{call.__name__}: n must be"):
        call(0)
    with pytest.raises(ValueError, match=f"{call.__name__}: k must be"):
        call(3, 1)


def test_no_parity_but_that_of_the_ones_counts_for_k_2() -> None:
    """In the proof on the critical exponent: B(n) by zeros and ones."""
    before = 0
    for n, value in enumerate(word(2)):
        if n:
            zeros = (n & -n).bit_length() - 1
            assert before % 2 == (n.bit_count() + (zeros % 2 == 0)) % 2
        before += value > 0


@pytest.mark.parametrize("m", range(9))
def test_the_second_family_of_near_squares_for_k_2(m: int) -> None:
    g, size, start = word(2), 3 << m, 11 << m
    assert all(g[n] == g[n + size] for n in range(start + 1, start + size))


@pytest.mark.parametrize("k", [2, 3, 4])
def test_the_near_square_is_drawn_with_different_ends(k: int) -> None:
    boxes = [m for m in EXHIBITS["mark-near-square"].make(k=k).marks if isinstance(m, Box)]
    roles = [box.role for box in boxes[::2]]
    assert roles == ["panel", *["p"] * (len(roles) - 2), "panel"]


def test_the_tables_count_what_is_there() -> None:
    for n, *counts in TABLES["mark-block-counts"].rows(9).rows:
        for k, said in zip(range(2, 6), counts, strict=False):
            assert said == len({word(k)[i : i + n] for i in range(6_000 - n)})
    for n, *waits in TABLES["mark-waits"].rows(4).rows:
        seen: dict[tuple[int, ...], int] = {}
        found = 0
        for i in range(6_000 - n):
            block = word(3)[i : i + n]
            found = max(found, i - seen.get(block, i))
            seen[block] = i
        assert waits[1] == found


def waits(found: list[bytes]) -> dict[bytes, int]:
    """Return the greatest distance from each block to where it stands again."""
    seen: dict[bytes, int] = {}
    farthest: dict[bytes, int] = {}
    for i, block in enumerate(found):
        farthest[block] = max(farthest.get(block, 0), i - seen.get(block, i))
        seen[block] = i
    return farthest


@pytest.mark.parametrize("k", [3, 4, 5])
def test_the_waiting_times_that_the_induction_begins_with(k: int) -> None:
    """Letters with an index wait k(k + 2); blocks without a sign wait longest with k + 1 values."""
    g = bytes(word(k))
    coded = (mark_morphism(k) ** 2).prefix("a", len(g)).encode()
    letters = waits([coded[i : i + 1] for i in range(len(g))])
    assert {d for letter, d in letters.items() if letter not in b"-+"} == {k * (k + 2)}
    assert {d for letter, d in letters.items() if letter in b"-+"} == {2 * k}
    for n, longest in ((k, 2 * k * k), (k + 1, k * (2 * k * k + 1))):
        plain = [
            g[i : i + n] if all(g[j] < k - 1 or j % k == k - 1 for j in range(i, i + n)) else b""
            for i in range(k, len(g) - n)
        ]
        assert max(d for block, d in waits(plain).items() if block) == longest
