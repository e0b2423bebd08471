"""What the paper says on the way, once more: by code that shares nothing with the checks."""

from functools import cache
from itertools import count

import pytest

from chromdocs.claims.verify import Counterexample, run, small
from chromdocs.papers import LEDGER
from chromdocs.papers.vile.claims.oeis import A036554, A072939
from chromdocs.solve.choose import fast

REFUTED = {
    "not-spectrum/proof-complement",
    *("puzzle", "misere-oeis", "misere-digital"),
    *("upmark-spite-test", "upmark-binary-ending"),
}


def counterexample(locator: str) -> Counterexample:
    found = run(LEDGER[f"vile/{locator}"], fast, to=60).counterexample
    assert found is not None
    return found


def mex(values: set[int]) -> int:
    return next(n for n in count() if n not in values)


def values(take: set[int], to: int) -> list[int]:
    found: list[int] = []
    for n in range(to + 1):
        found.append(mex({found[n - t] for t in take if t <= n}))
    return found


def mark_values(k: int, to: int) -> list[int]:
    found: list[int] = []
    for n in range(to + 1):
        left = {m for m in (n // k, *range(n - k + 1, n)) if 0 <= m < n}
        found.append(mex({found[m] for m in left}))
    return found


@cache
def misere_lost(*heaps: int) -> bool:
    """Tell whether the player to move loses a sum of MARK in misère play."""
    options = [
        tuple(sorted((*heaps[:i], left, *heaps[i + 1 :])))
        for i, n in enumerate(heaps)
        if n
        for left in (n - 1, n // 2)
    ]
    return bool(options) and not any(misere_lost(*option) for option in options)


def test_exactly_these_printed_forms_fail() -> None:
    own = {claim.locator: claim for claim in LEDGER.values() if claim.paper == "vile"}
    found = {name: run(claim, fast, to=small(claim.printed)) for name, claim in own.items()}
    failed = {name for name, verdict in found.items() if verdict.status == "refuted"}
    assert failed == REFUTED == {name for name, claim in own.items() if claim.severity}


@pytest.mark.parametrize("locator", ["mark-dopey", "mark-k", "misere-digital", "grundy-spite"])
def test_0_is_neither_vile_nor_dopey_anywhere(locator: str) -> None:
    cases = list(LEDGER[f"vile/{locator}"].printed.check(bound=8, solve=fast))
    assert not [case for case in cases if "n = 0" in str(case.at) or case.at == "g(0)"]


def test_what_the_even_numbers_from_4_leave_is_no_spectrum() -> None:
    left = [n for n in range(1, 30) if n % 2 or n == 2]
    twofold = {y - x for x, y in zip(left, left[2:], strict=False)}
    assert twofold == {2, 3, 4}  # those of a spectrum differ by 1 at most
    assert counterexample("not-spectrum/proof-complement").at == "alpha = 2/1, gamma = 2/1"


def test_the_subtraction_game_2_4_7_repeats_only_from_8_on() -> None:
    found = values({2, 4, 7}, 500)
    assert found[:8] == [0, 0, 1, 1, 2, 2, 0, 3]
    assert found[8:] == ([1, 0, 2] * 200)[:493]
    assert 3 not in found[8:]
    claim = LEDGER["vile/subtraction-periodic"]
    found_at = run(claim, fast, statement={"from_start": True}).counterexample
    assert found_at is not None
    assert found_at.at.startswith("take 2, 4, 7,")


def test_the_exchange_of_powers_brings_in_1() -> None:
    swapped = {n for n in range(1, 175) if (n in A036554) != (n & (n - 1) == 0)}
    lost = [n for n in range(175) if misere_lost(n)]
    assert swapped == {*lost}
    assert lost[0] == 1
    assert counterexample("misere-oeis").at == "A036554, swapped, 1"


def test_0_changes_sides_though_it_is_no_power_of_2() -> None:
    lost = [n for n, value in enumerate(mark_values(2, 300)) if value == 0]
    changed = {n for n in range(301) if misere_lost(n) != (n in lost)}
    assert changed == {0, *(2**e for e in range(9))}
    found = counterexample("misere-digital")
    assert (found.at, found.expected, found.found) == ("0 changes sides", "False", "True")


def test_misere_sums_end_with_a_single_token() -> None:
    @cache
    def stops_lost(*heaps: int) -> bool:
        if sum(heaps) <= 1:
            return sum(heaps) == 1
        left = [
            tuple(sorted((*heaps[:i], m, *heaps[i + 1 :])))
            for i, n in enumerate(heaps)
            if n
            for m in (n - 1, n // 2)
        ]
        return not any(stops_lost(*option) for option in left)

    pairs = [(m, n) for n in range(25) for m in range(n + 1)]
    assert all(stops_lost(*pair) == misere_lost(*pair) for pair in pairs)
    assert not misere_lost(1, 1)


def test_the_entry_a072939_has_the_p_positions_of_upmark_but_1() -> None:
    lost = [1]
    for n in range(2, 180):
        if n - 1 not in lost and (n + 1) // 2 not in lost:
            lost.append(n)
    assert tuple(lost[1:]) == A072939


@pytest.mark.parametrize("k", [2, 3, 4, 7])
def test_values_of_mark_k_by_rows(k: int) -> None:
    found = mark_values(k, 40 * k)
    big = [value for value in found if value >= k - 1]
    assert big == [k - 1 + i % 2 for i in range(len(big))]
    for q in range(1, 39):
        h, row = found[q], found[k * q : k * q + k]
        assert [row[i] == i for i in range(k - 1)] == [i != h for i in range(k - 1)]
        assert (row[-1] == found[k * q - 1]) == (h <= k - 2)


def test_steps_of_thue_morse_are_the_values_of_mark() -> None:
    t = [bin(n).count("1") % 2 for n in range(500)]
    assert [(t[n] - t[n - 1]) % 3 for n in range(1, 500)] == mark_values(2, 499)[1:]
