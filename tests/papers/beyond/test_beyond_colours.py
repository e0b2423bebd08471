"""Our results on chromatic nim once more: every statement on small cases, by code of its own."""

from fractions import Fraction
from math import ceil, floor, isqrt

import pytest
from papers.beyond.brute import Position, both_ways, chromatic, dance, lost, subsets

SETS = subsets(6)
TOP = 6


def prime(n: int) -> bool:
    return n > 1 and all(n % d for d in range(2, n))


def lead(red: set[int], k: int) -> int:
    return sum(-1 if n in red else 1 for n in range(1, k + 1))


def test_the_queue_finds_the_p_positions_of_every_colouring() -> None:
    for red in SETS:
        assert lost(chromatic(red), TOP, TOP) == dance(red, TOP)
    stack = {3, 4}  # who came last would be taken first: (2, 3) and (1, 4)
    assert not {(2, 3), (1, 4)} & lost(chromatic(stack), TOP, TOP)


def test_who_is_alone_has_the_lowest_lead_and_the_others_pair_in_order() -> None:
    equal_is_enough = []
    for red in SETS:
        found = lost(chromatic(red), TOP, TOP)
        alone = {k for k in red if lead(red, k) < min(lead(red, j) for j in range(k))}
        assert {k for k in range(1, TOP + 1) if (k, k) in found} == alone
        greens = [k for k in range(1, TOP + 1) if k not in red]
        pairs = zip(greens, sorted(red - alone), strict=False)
        assert found == both_ways([(0, 0), *((k, k) for k in alone), *pairs])
        weak = {k for k in red if lead(red, k) <= min(lead(red, j) for j in range(k))}
        equal_is_enough.append(weak == alone)
    assert not all(equal_is_enough)


def test_local_domination_needs_no_leader() -> None:
    mixed = 0
    for red in SETS:
        found = lost(chromatic(red), TOP, TOP)
        leads = [lead(red, k) for k in range(TOP + 1)]
        mixed += min(leads) < 0 < max(leads)
        for d in range(1, TOP + 1):
            starts = [
                k
                for k in range(1, d + 1)
                if k not in red and all(leads[j] >= leads[k - 1] for j in range(k, d + 1))
            ]
            assert ((d, d) in found) == (not starts)
            if starts:
                k = starts[0]
                greens = [n for n in range(k, d + 1) if n not in red]
                reds = [n for n in range(k, d + 1) if n in red]
                assert found.issuperset(zip(greens, reds, strict=False))
                assert k == 1 or (k - 1, k - 1) in found
                assert not any((n, n) in found for n in range(k, d + 1))
    assert mixed  # some colourings are dominated by neither colour


def test_the_primes() -> None:
    found = lost(chromatic([n for n in range(40) if prime(n)]), 36, 36)
    reds = [n for n in range(37) if prime(n)]
    others = [n for n in range(1, 37) if not prime(n)]
    pairs = list(zip(others[1:], reds[2:], strict=False))
    assert found == both_ways([(0, 0), (1, 2), (3, 3), *pairs])
    assert {(x, x) for x in range(1, 37)} & found == {(3, 3)}
    assert (others[1], reds[1]) not in found


def three_stacks(red: set[int], top: int) -> set[Position]:
    """Return the P-positions that have a stack up to the lowest red level, sorted."""
    low = min(red)
    found = lost(chromatic(red), top, top, top)
    return {p for p in found if low in p and p == tuple(sorted(p))}


def like_misere_nim(red: set[int], top: int) -> set[Position]:
    low = min(red)
    pairs = {tuple(sorted((low, n, n))) for n in range(2, top + 1)}
    return pairs | {tuple(sorted((low, 0, 1)))}


def test_three_stacks_with_one_up_to_the_lowest_red() -> None:
    good = bad = 0
    for red in subsets(6):
        if red and min(red) >= 2:
            low = lead(red, min(red))
            same = three_stacks(red, 6) == like_misere_nim(red, 6)
            if all(lead(red, k) >= low for k in red):
                assert same
                good += 1
            else:
                bad += not same
    assert good > 5  # the condition is often met
    assert bad  # and it is needed


@pytest.mark.parametrize("beta", [Fraction(2), Fraction(7, 3), Fraction(5, 2), Fraction(18, 5)])
def test_one_formula_for_rational_beta(beta: Fraction) -> None:
    alpha = beta / (beta - 1)
    red = {floor(beta * n) for n in range(1, 20)}
    pairs = [(ceil(alpha * n) - 1, floor(beta * n)) for n in range(1, 20)]
    found = lost(chromatic(red), 18, 18)
    assert found == both_ways([(0, 0), *(pair for pair in pairs if pair[1] <= 18)])
    greens = [n for n in range(1, 30) if n not in red]
    assert [x for x, _ in pairs if x < 30] == greens[: len([x for x, _ in pairs if x < 30])]


def test_the_formula_of_irrational_beta_is_wrong_for_a_fraction() -> None:
    beta, alpha = Fraction(5, 2), Fraction(5, 3)
    found = lost(chromatic({floor(beta * n) for n in range(1, 9)}), 12, 12)
    assert (floor(alpha * 3), floor(beta * 3)) not in found
    assert (ceil(alpha * 3) - 1, floor(beta * 3)) in found


def test_the_green_levels_of_the_golden_ratio_and_of_the_root_of_2() -> None:
    for red, green in (
        ([(n + isqrt(5 * n * n)) // 2 for n in range(1, 90)], (3, 5, 2)),  # phi, phi squared
        ([isqrt(2 * n * n) for n in range(1, 90)], (2, 2, 1)),  # root of 2, 2 + root of 2
    ):
        a, b, c = green
        said = [(a * n + isqrt(b * n * n)) // c for n in range(1, 20)]
        assert [n for n in range(1, 70) if n not in red][:19] == said


@pytest.mark.parametrize("beta", [Fraction(5, 4), Fraction(3, 2), Fraction(8, 5), Fraction(19, 10)])
def test_between_1_and_2(beta: Fraction) -> None:
    red = {floor(beta * n) for n in range(1, 30)}
    greens = [n for n in range(1, 21) if n not in red]
    alone = [n for n in red if n - 1 not in greens and n <= 20]
    found = lost(chromatic(red), 20, 20)
    pairs = [(g, g + 1) for g in greens if g < 20]
    assert found == both_ways([(0, 0), *pairs, *((n, n) for n in alone)])


def test_above_2_a_green_level_does_not_go_with_the_next_one() -> None:
    found = lost(chromatic({floor(Fraction(7 * n, 3)) for n in range(1, 9)}), 9, 9)
    assert (3, 4) in found
    assert (5, 6) not in found


def ones(n: int) -> int:
    return bin(n).count("1")


def zeros(n: int) -> int:
    return len(bin(n)) - len(bin(n).rstrip("0"))


def test_the_halves_test() -> None:
    found = lost(chromatic([n for n in range(1, 41) if ones(n) % 2 == 0]), 40, 40)
    for x in range(1, 41):
        for y in range(1, 41):
            red, green = (x, y) if ones(x) % 2 == 0 else (y, x)
            mixed = ones(x) % 2 != ones(y) % 2
            assert ((x, y) in found) == (mixed and red // 2 == green // 2 + 1)
    assert (9, 6) not in found  # the halves are right, but both tops are red


def test_dopey_levels_red() -> None:
    found = lost(chromatic([n for n in range(1, 41) if zeros(n) % 2 == 1]), 40, 40)
    assert found == both_ways([(0, 0), *((v, 2 * v) for v in range(1, 21) if zeros(v) % 2 == 0)])
    assert (2, 4) not in found


def test_odious_levels_red() -> None:
    found = lost(chromatic([n for n in range(1, 41) if ones(n) % 2 == 1]), 40, 40)
    evil, odious = ([n for n in range(1, 41) if ones(n) % 2 == rest] for rest in (0, 1))
    pairs = zip(evil, odious[2:], strict=False)
    assert found == both_ways([(0, 0), (1, 1), (2, 2), *pairs])
    assert (evil[0], odious[1]) not in found
