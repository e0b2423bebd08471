"""Our results on MARK and on Γ_k once more: every statement on small cases, by code of its own."""

from fractions import Fraction
from functools import cache, reduce
from itertools import combinations, combinations_with_replacement, pairwise
from math import isqrt
from operator import xor

import pytest
from papers.beyond.brute import Position, both_ways, lost, taking


def mark(n: int, k: int = 2) -> set[int]:
    return {m for m in (*range(n - k + 1, n), n // k) if 0 <= m < n}


@cache
def value(n: int, k: int = 2) -> int:
    reached = {value(m, k) for m in mark(n, k)}
    return min(v for v in range(k + 1) if v not in reached)


@cache
def misere_lost(n: int, k: int = 2) -> bool:
    return n > 0 and not any(misere_lost(m, k) for m in mark(n, k))


def zeros(n: int, k: int) -> int:
    return 0 if n % k else 1 + zeros(n // k, k)


def test_a_loop_at_1_is_misere_play_one_higher() -> None:
    top = 200
    moves = {n: {n - 1, -(-n // 2)} for n in range(1, top + 1)}
    outcome = {0: "P"}
    while len(outcome) < top + 1:  # no draws: backwards from the end every heap gets a letter
        for n in moves.keys() - outcome.keys():
            if any(outcome.get(m) == "P" for m in moves[n]):
                outcome[n] = "N"
            elif all(outcome.get(m) == "N" for m in moves[n]):
                outcome[n] = "P"
    assert all((outcome[n] == "P") == misere_lost(n - 1) for n in range(1, top + 1))
    assert any((outcome[n] == "P") != (value(n - 1) == 0) for n in range(2, top + 1))


@pytest.mark.parametrize("k", [2, 3, 4, 5])
def test_rounding_up_is_rounding_down_one_higher(k: int) -> None:
    for n in range(2, 200):
        up = {m for m in (*range(n - k + 1, n), -(-n // k)) if 1 <= m < n}
        assert up == {m + 1 for m in mark(n - 1, k)}
    assert mark(2 * k + 1, k) != {*range(k + 2, 2 * k + 1), 3}  # rounding matters


@pytest.mark.parametrize("k", [2, 3, 4, 5])
def test_the_row_law(k: int) -> None:
    for q in range(1, 100):
        row = [value(k * q + r, k) for r in range(k)]
        assert sorted([value(q, k), *row]) == list(range(k + 1))
    assert sorted(value(r, k) for r in range(k)) != list(range(k + 1))  # not for q = 0


@pytest.mark.parametrize("k", [2, 3, 4, 5])
def test_misere_play_swaps_the_powers_of_k(k: int) -> None:
    for n in range(1, 300):
        swapped = n in (k**t for t in range(9))
        assert misere_lost(n, k) == ((zeros(n, k) % 2 == 1) != swapped)
    assert not misere_lost(k, k)  # although k is dopey
    assert not misere_lost(0, k)


def test_misere_sums_of_heaps_up_to_8() -> None:
    @cache
    def is_lost(heaps: Position) -> bool:
        options = {
            tuple(sorted((*heaps[:i], left, *heaps[i + 1 :])))
            for i, n in enumerate(heaps)
            for left in mark(n)
        }
        return bool(options) and not any(map(is_lost, options))

    def rule(heaps: Position) -> bool:
        x = reduce(xor, map(value, heaps))
        if 7 in heaps or heaps.count(8) > 1:
            return x == 0
        if 8 in heaps:
            return x == 2
        return x == (0 if {3, 5, 6} & set(heaps) else 1)

    for m in (1, 2, 3, 4):
        for heaps in combinations_with_replacement(range(9), m):
            assert is_lost(heaps) == rule(heaps)
    assert not is_lost((1, 8))  # where the guess from misère nim goes wrong
    assert value(1) ^ value(8) == 1


def pair(k: int, n: int) -> Position:
    """Return the n-th pair of Γ_k with rational bounds for the two numbers."""
    root = Fraction(isqrt((k * k + 4 * k) * 10**40), 10**20)
    alpha, beta = (k + root) / (2 * k), (k + 2 + root) / 2
    return int(n * alpha), int(n * beta)


def gaps(k: int, to: int) -> list[Position]:
    """Return the extra moves of Γ_k up to *to*: positions that nothing else helps."""
    return greedy([pair(k, n) for n in range(to)], k, to)


def greedy(pairs: list[Position], width: int, to: int) -> list[Position]:
    """Return what the greedy rule adjoins to the moves of width-Wythoff nim, in one order."""
    goals = both_ways(pairs)
    extra: set[Position] = set()
    for x in range(to + 1):
        for y in range(to + 1):
            taken = [(x - p, y - q) for p, q in goals if p <= x and q <= y]
            if (x, y) not in goals and not any(
                0 in move or abs(move[0] - move[1]) < width or move in extra for move in taken
            ):
                extra.add((x, y))
    return sorted(move for move in extra if move[0] <= move[1])


def test_the_pairs_describe_themselves() -> None:
    for k in (1, 2, 3, 6):
        pairs = [pair(k, n) for n in range(200)]
        lower = {a for a, _ in pairs[1:]}
        for n, ((_, b), (_, d)) in enumerate(pairwise(pairs)):
            assert d - b == (k + 2 if n in lower else k + 1)
        assert 0 not in lower
        assert any((n + 1 in lower) != (pairs[n + 1][1] - pairs[n][1] == k + 2) for n in range(99))


@pytest.mark.parametrize(("k", "to"), [(2, 60), (3, 45), (4, 40)])
def test_the_extra_moves_in_one_sentence(k: int, to: int) -> None:
    said = []
    for i in range(1, k):
        m = i + 1
        while pair(k, m)[1] - 1 <= to:
            a, b = pair(k, m)
            said.append((a, b - 1))
            m = b
    assert sorted(said) == gaps(k, to)
    assert said


def test_the_extra_moves_are_the_records_of_the_clock() -> None:
    for k in (2, 3, 5):
        root = Fraction(isqrt((k * k + 4 * k) * 10**40), 10**20)
        gamma = (root - k) / 2
        for i in range(1, k):
            records, best = [], Fraction(1)
            for n in range(1, 400):
                whole, part = divmod(n * gamma, 1)
                if whole % k == i and part < best:
                    records, best = [*records, n], part
            g = [1, i + 1]
            while g[-1] < 400:
                g.append((k + 2) * g[-1] - g[-2])
            assert records == g[1:-1]
            assert records != list(range(i + 1, 400, k))  # nor every k-th one


def all_moves(k: int, to: int) -> set[Position]:
    """Return the moves of Γ_k up to *to*."""
    both = {(s, t) for s in range(1, to + 1) for t in range(1, to + 1) if abs(s - t) < k}
    one = both_ways((0, n) for n in range(1, to + 1))
    return both | one | both_ways(gaps(k, to))


@pytest.mark.parametrize(("k", "to"), [(2, 26), (3, 15), (4, 17)])
def test_no_extra_move_can_be_spared(k: int, to: int) -> None:
    moves = all_moves(k, to)
    pairs = both_ways(pair(k, n) for n in range(to))
    board = {(x, y) for x in range(to + 1) for y in range(to + 1)}
    assert lost(taking(moves), to, to) == pairs & board
    for move in gaps(k, to):
        found = lost(taking(moves - both_ways([move])), *move)
        assert found - pairs == {move}


def test_no_bounded_move_helps_for_ever_without_doing_harm() -> None:
    for k in (2, 3):
        for i in range(1, k):
            m = i + 1
            while m < 2000:
                m = pair(k, m)[1]  # far out, so that short moves are not extra moves
            a, b = pair(k, m)
            known = {pair(k, n) for n in range(800)}
            for back in range(1, 40):
                s, t = a - pair(k, m - back)[0], b - 1 - pair(k, m - back)[1]
                assert abs(s - t) >= k
                assert any((c + s, d + t) in known for c, d in (pair(k, n) for n in range(700)))
        extra = [move for move in gaps(k, 30) if move[1] < 30]
        assert extra  # and these join no two pairs
        for s, t in extra:
            assert not any((c + s, d + t) in known for c, d in (pair(k, n) for n in range(700)))


def quadratic(k: int, m: int, n: int) -> Position:
    """Return the n-th pair for [1; k, m, k, m, ...], by continued fractions that are long."""
    x = Fraction(m)
    for _ in range(30):
        x = m + 1 / (k + 1 / x)
    alpha = 1 + 1 / (k + 1 / x)
    return int(n * alpha), int(n * alpha / (alpha - 1))


@pytest.mark.parametrize(("k", "m", "to"), [(2, 1, 40), (4, 2, 40), (6, 3, 45), (3, 3, 30)])
def test_the_greedy_moves_for_two_letters(k: int, m: int, to: int) -> None:
    said = []
    for t in (t for t in range(1, k) if t % (k // m)):
        before, x = 1, 1 + m * t
        while quadratic(k, m, x)[1] - 1 <= to:
            a, b = quadratic(k, m, x)
            said.append((a, b - 1))
            before, x = x, (k * m + 2) * x - before
    assert sorted(said) == greedy([quadratic(k, m, n) for n in range(to)], k, to)
    assert len({t for t in range(1, k) if t % (k // m)}) == k - m


def test_the_second_number_of_a_sequence_of_two_letters() -> None:
    """For k = 4 and m = 2 it is 10·3 - 1, and the position is needed."""
    pairs = [quadratic(4, 2, n) for n in range(40)]
    a, b = pairs[29]
    first = both_ways((pairs[x][0], pairs[x][1] - 1) for x in (3, 7))
    for c, d in both_ways(pairs[:29]):
        s, t = a - c, b - 1 - d
        assert min(s, t) < 0 or (min(s, t) > 0 and abs(s - t) >= 4 and (s, t) not in first)


@pytest.mark.parametrize(("k", "m"), [(1, 2), (3, 2), (5, 2), (2, 3)])
def test_the_greedy_game_has_the_pairs_unless_its_base_joins_two(k: int, m: int) -> None:
    to = 16
    pairs = [p for p in (quadratic(k, m, n) for n in range(to)) if p[1] <= to]
    for width in range(5):
        extra = greedy(pairs, width, to)
        both = {(s, t) for s in range(1, to + 1) for t in range(1, to + 1) if abs(s - t) < width}
        moves = both | both_ways([*((0, n) for n in range(1, to + 1)), *extra])
        joined = any(abs((c - a) - (d - b)) < width for (a, b), (c, d) in combinations(pairs, 2))
        assert (lost(taking(moves), to, to) == both_ways(pairs)) == (not joined)
