"""UPMARK and MARK-k once more: the printed forms that fail, by code of its own."""

from functools import cache

from chromdocs.claims.claim import Claim
from chromdocs.claims.verify import Counterexample, run
from chromdocs.papers.vile.claims import mark_k as vile_mark_k
from chromdocs.papers.vile.claims import upmark as vile_upmark
from chromdocs.papers.vile.claims import upmark_sets as vile_upmark_sets
from chromdocs.solve.choose import fast

CLAIMS: dict[str, Claim] = {
    **vile_upmark.SECTION.claims,
    **vile_upmark_sets.SECTION.claims,
    **vile_mark_k.SECTION.claims,
}
REFUTED = {"upmark-spite-test", "upmark-binary-ending"}


@cache
def upmark_lost(n: int) -> bool:
    """Tell whether the player to move from n loses UPMARK that ends at 1."""
    return n == 1 or not (upmark_lost(n - 1) or upmark_lost((n + 1) // 2))


@cache
def mark3_lost(n: int) -> bool:
    return not any(mark3_lost(m) for m in {n - 1, n - 2, n // 3} if 0 <= m < n)


def odious(n: int) -> bool:
    return bin(n).count("1") % 2 == 1


def counterexample(locator: str) -> Counterexample:
    found = run(CLAIMS[f"vile/{locator}"], fast, to=60).counterexample
    assert found is not None
    return found


def test_exactly_two_printed_forms_fail() -> None:
    failed = {c.locator for c in CLAIMS.values() if run(c, fast, to=60).status == "refuted"}
    assert failed == REFUTED


def test_the_spite_test_fails_at_1_and_nowhere_else() -> None:
    assert upmark_lost(1)
    for k in range(3, 500, 2):
        if odious(k) != odious(k - 2):
            assert upmark_lost(k)
        else:
            assert upmark_lost(k - 2)
            assert not upmark_lost(k)
    found = counterexample("upmark-spite-test")
    assert (found.at, found.expected, found.found) == ("k = 1", "N", "P")


def test_alternation_from_3_chooses_3_which_follows_no_excluded_number() -> None:
    excluded = [n for n in range(1, 500, 2) if not upmark_lost(n)]
    after = [next(m for m in range(n, n + 10) if upmark_lost(m)) for n in excluded]
    assert excluded[0] == 5
    assert after == [n + 2 for n in excluded]

    def chosen(start: int) -> list[int]:
        found: list[int] = []
        for n in range(start, after[-1] + 1, 4):
            if not found or odious(n) != odious(found[-1]):
                found.append(n)
        return found

    assert chosen(3) == [3, *after]
    assert chosen(7) == after
    assert run(CLAIMS["vile/upmark-s-plus"], fast, to=60).counterexample is None
    three = run(CLAIMS["vile/upmark-s-plus"], fast, to=60, statement={"start": 3}).counterexample
    assert three is not None
    assert (three.expected, three.found) == ("7", "3")


def test_zero_is_not_positive_and_101_ends_in_1() -> None:
    assert [n for n in range(1, 10) if upmark_lost(n)] == [1, 3, 7, 9]
    assert not upmark_lost(5)  # 101 ends in 1, which is 0^{2k}1 for k = 0
    for n in range(1, 500):
        zeros = 0
        while n % 2 and n > 1 and (n >> 1 + zeros) % 2 == 0:
            zeros += 1
        assert upmark_lost(n) == (n % 2 == 1 and zeros % 2 == 0)
    found = counterexample("upmark-binary-ending")
    assert (found.at, found.expected) == ("0", "not among the a_n")
    claim = CLAIMS["vile/upmark-binary-ending"]
    second = run(claim, fast, to=60, statement={"least_even": 0}).counterexample
    assert second is not None
    assert (second.at, second.expected) == ("5", "among the b_n")


def test_the_entry_a145204_starts_one_earlier() -> None:
    lost = [n for n in range(232) if mark3_lost(n)]
    assert lost == list(vile_mark_k.A145204)
    assert lost[0] == 0
    assert [n for n in range(101) if not mark3_lost(n)] == list(vile_mark_k.A007417)
