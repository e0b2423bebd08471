"""Section 6 once more, by roads that share no code with the library."""

from itertools import product

from chromdocs.papers import LEDGER, published

IDS = [
    *("obs-8", "def-9", "lem-10", "tab-tau", "fig-3", "fig-4"),
    *("def-11", "lem-12", "thm-13", "thm-14", "ex-17509"),
]


def evil(n: int) -> bool:
    return bin(n).count("1") % 2 == 0


def p_positions(to: int) -> set[tuple[int, int]]:
    """Return the P-positions of evil-chromatic nim on two stacks, by marking what can be won."""
    won: set[tuple[int, int]] = set()
    lost = set()
    for x in range(to + 1):
        for y in range(to + 1):
            if (x, y) in won:
                continue
            lost.add((x, y))
            for u in range(x, to + 1):
                for v in range(y, to + 1):
                    green = not ((u and evil(u)) or (v and evil(v)))
                    if (u, v) != (x, y) and (green or u == x or v == y):
                        won.add((u, v))
    return lost


def test_every_statement_of_the_section_is_in_the_ledger() -> None:
    assert {f"chromatic/{locator}" for locator in IDS} <= set(LEDGER)


def test_the_recursion_as_printed_fails_first_at_two() -> None:
    lost = p_positions(40)
    used, printed = {0}, []
    for _ in range(5):
        a = next(n for n in range(40) if n not in used)
        b = next(n for n in range(a + 1, 40) if evil(n))
        used |= {a, b}
        printed.append((a, b))
    assert printed[0] in lost
    assert printed[1] == (2, 3)
    assert (2, 3) not in lost
    assert (2, 5) in lost
    found = published(LEDGER["chromatic/thm-13"])["printed"].counterexample
    assert found is not None
    assert (found.at, found.expected, found.found) == ("n = 2", "(2, 3)", "(2, 5)")


def test_closed_form_by_marking() -> None:
    pairs = {(0, 0)}
    for n in range(1, 21):
        b = 2 * n if evil(n) else 2 * n + 1
        zeros = len(bin(n)) - len(bin(n).rstrip("0"))
        pairs.add((b - (2 if zeros % 2 == 0 else 1 if evil(n) else 3), b))
    lost = {(x, y) for x, y in p_positions(40) if x <= y}
    assert lost == {pair for pair in pairs if pair[1] <= 40}


def test_definition_11_disagrees_with_lemma_12_for_every_k() -> None:
    for k in range(1, 500):
        greens = sum(not evil(i) for i in range(1, k + 1))
        reds = sum(evil(i) for i in range(1, k + 1))
        lemma = 1 if k % 2 else 0 if evil(k) else 2
        assert greens - reds == lemma
        assert greens - reds + 1 != lemma


def test_the_2015th_prime_and_its_power() -> None:
    import sympy

    assert sympy.prime(2015) == 17509
    q = 17509**17509
    ones = sum(int(digit, 16).bit_count() for digit in hex(q)[2:])
    assert ones % 2 == 0
    assert q % 2 == 1  # no zero at the end: vile


def test_evil_numbers_are_counted_in_pairs() -> None:
    from chromdocs.papers.chromatic.claims.evil import _evil_up_to

    for n in range(300):
        assert _evil_up_to(n) == sum(evil(i) for i in range(1, n + 1))


def score(numbers: range) -> int:
    return sum(-1 if evil(n) else 1 for n in numbers)


def test_the_slips_in_the_proof_of_lemma_12() -> None:
    for q in range(1, 9):
        assert score(range(2**q + 1)) == 1
        assert score(range(2**q)) == 0
    sums = {sum(c * 2**r for r, c in enumerate(digits)) for digits in product((0, 1), repeat=2)}
    assert sums - {0} == {1, 2, 3}  # L(4, i_1) with i_1 = 2, where {1, 2} is printed
    assert score(range(1, 1)) == 0  # the set of k = 1


def test_the_slips_in_the_proof_of_theorem_14() -> None:
    def ends(n: int) -> tuple[int, int]:
        head = f"{n:b}".rstrip("1")
        return head.count("1"), len(f"{n:b}") - len(head)

    odd = [n for n in range(1, 64, 2) if evil(n) and "0" in f"{n:b}"]
    assert next(n for n in odd if ends(n)[1] % 2 == 0) == 27
    dopey = [n for n in range(1, 64) if (n & -n).bit_length() % 2 == 0 and evil(n)]
    assert dopey[0] == 6
    assert {(a % 2, b % 2) for a, b in map(ends, (n - 1 for n in dopey))} == {(1, 1)}


def test_the_induction_of_theorem_14_begins_with_a_number_that_has_no_ones() -> None:
    before = [n for n in range(64) if evil(n) and (len(f"{n:b}") - len(f"{n:b}".rstrip("0"))) % 2]
    assert [n for n in before if "1" not in f"{n:b}"] == [0]
    assert {(1, 3)} == {p for p in p_positions(3) if 0 < p[0] < p[1]}


def test_with_0_in_s_two_stacks_stay_as_they_are_and_three_do_not() -> None:
    def lost(stacks: int, top: int, with_zero: bool) -> set[tuple[int, ...]]:
        found: set[tuple[int, ...]] = set()
        for at in product(range(top + 1), repeat=stacks):
            green = not any(evil(n) and (n or with_zero) for n in at)
            below = product(*(range(n + 1) for n in at))
            if not any(
                after in found
                for after in below
                if after != at
                and (green or sum(x != y for x, y in zip(at, after, strict=True)) == 1)
            ):
                found.add(at)
        return found

    assert lost(2, 14, True) == lost(2, 14, False)
    assert (0, 1, 1) in lost(3, 2, True) - lost(3, 2, False)
