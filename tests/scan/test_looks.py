"""Looks at sequences: what they see is there, and what is not there they do not see."""

from random import Random

import pytest

from chromdocs.games.catalogue import game
from chromdocs.scan.look import (
    ZECKENDORF,
    Machine,
    automatic,
    beatty,
    periodic,
    straight,
)
from chromdocs.scan.proof import follows
from chromdocs.scan.questions import doubled
from chromdocs.scan.scan import Scan
from chromdocs.solve.choose import fast
from chromdocs.solve.reference import mex

RANDOM = Random(7)
NOISE = [int(3 * RANDOM.random()) for _ in range(2000)]


def said(machine: Machine, n: int) -> object:
    """Return what an automaton says of n, digit by digit."""
    digits = []
    while n:
        n, digit = divmod(n, machine.base)
        digits.append(digit)
    state = 0
    for digit in reversed(digits):
        state = machine.moves[state][digit]
    return machine.out[state]


def test_noise_has_no_pattern() -> None:
    assert periodic(NOISE) is None
    assert straight([*enumerate(NOISE)]) is None
    assert beatty([n * n // 50 for n in range(400)]) is None
    for base in (ZECKENDORF, 2, 3, 6):
        assert automatic(NOISE, base) is None


@pytest.mark.parametrize(("base", "modulus"), [(2, 3), (3, 4), (5, 2), (7, 3)])
def test_an_automaton_says_the_terms_and_the_later_ones(base: int, modulus: int) -> None:
    def digit_sum(n: int) -> int:
        return n % base + digit_sum(n // base) if n else 0

    machine = automatic([digit_sum(n) % modulus for n in range(1500)], base)
    assert machine is not None
    assert len(machine.out) == modulus
    assert all(said(machine, n) == digit_sum(n) % modulus for n in range(1500, 9000, 7))


def test_one_wrong_term_is_the_end_of_an_automaton() -> None:
    word = [n.bit_count() % 2 for n in range(1024)]
    assert automatic(word, 2)
    word[1000] ^= 1
    assert automatic(word, 2) is None


def test_a_period_that_comes_too_rarely_is_not_seen() -> None:
    once = [0, 1, 1, 2, 0, 2, 1]
    assert periodic(once * 6)
    assert periodic(once * 5) is None
    assert periodic(once * 5, lambda start, length: 3 * length)
    assert periodic(once * 5, lambda start, length: 6 * length) is None


def test_a_proof_fails_where_one_state_says_something_else() -> None:
    values = [0]
    for n in range(1, 2000):
        values.append(mex({values[n // 3], *(values[n - t] for t in (1, 2) if t <= n)}))
    machine = automatic(values, 3)
    assert machine is not None
    assert follows(machine, [1, 2], mex)
    for state, value in enumerate(machine.out):
        spoiled = [*machine.out]
        spoiled[state] = (value + 1) % 4
        assert not follows(Machine(3, machine.moves, spoiled), [1, 2], mex)


def lost(take: range, by: int, to: int) -> list[int]:
    """Return 1 where one who takes or divides, rounded down, loses; else 0."""
    word = [1]
    for n in range(1, to + 1):
        word.append(int(not word[n // by] and not any(word[n - t] for t in take if t <= n)))
    return word


def normal(options: list[int]) -> int:
    return int(1 not in options)


def test_an_automaton_that_is_refuted_is_wrong_beyond_the_range_and_is_not_reported() -> None:
    text, take, word = "divide:take=1,2,3,4,5,6,by=8", range(1, 7), lost(range(1, 7), 8, 16_000)
    short = automatic(word[:8192], 8)
    assert short is not None
    assert not follows(short, take, normal)
    assert any(said(short, n) != word[n] for n in range(8192, 16_000))

    def proves(_: str, question: str, machine: Machine) -> bool | None:
        return follows(machine, take, normal)

    mine = Scan("mine", "a test", [text], {"normal": 8191}, lambda _: [8], lambda _: None)
    assert [each.found for each in mine.run()] == ["automaton in base 8"]
    strict = Scan("m", "a test", [text], {"normal": 8191}, lambda _: [8], lambda _: None, proves)
    assert [each.found for each in strict.run()] == ["none"]


@pytest.mark.parametrize("k", [2, 3, 4])
def test_a_proof_where_one_rounds_up(k: int) -> None:
    values = [0, 0]
    for n in range(2, 3000):
        after = {-(-n // k), *(n - t for t in range(1, k) if t < n)}
        values.append(mex({values[heap] for heap in after}))
    machine = automatic(values, k)
    assert machine is not None
    assert follows(machine, range(1, k), mex, up=True)
    assert not follows(machine, range(1, k), mex)
    assert not follows(machine, range(1, k + 1), mex, up=True)
    for state in {machine.moves[0][1], len(machine.out) - 1}:
        spoiled = [*machine.out]
        spoiled[state] += 1
        assert not follows(Machine(k, machine.moves, spoiled), range(1, k), mex, up=True)


def test_two_heaps_in_misere_play_are_looked_at_in_both_orders() -> None:
    take = (1, 3, 4)
    loses: dict[tuple[int, int], bool] = {}
    for x in range(12):
        for y in range(12):
            after = [(x - t, y) for t in take if t <= x] + [(x, y - t) for t in take if t <= y]
            loses[x, y] = bool(after) and not any(loses[heaps] for heaps in after)
    columns = [tuple(int(loses[x, y]) for x in range(4)) for y in range(12)]
    assert doubled(game("subtraction:take=1,3,4"), 11, fast).terms == columns
    assert columns[0] == (0, 1, 0, 1)
