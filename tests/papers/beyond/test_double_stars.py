"""Our results on double stars once more, by own code; and the recorded tables, in part."""

from itertools import combinations, product, takewhile
from pathlib import Path

import pytest
from one_heap import star
from papers.beyond.brute import Position, lost, taking

from chromdocs import papers
from chromdocs.games.dual_pairs import counts, mirrored, vectors
from chromdocs.games.star_settled import settled, unsettled
from chromdocs.papers import TABLES

DATA = Path(papers.__file__).parent / "beyond" / "data"


def numbers(*runs: tuple[int, int, int | None], to: int, step: int = 75) -> set[int]:
    """Return r + step·i for i from low to high, for every (r, low, high)."""
    found = set()
    for r, low, high in runs:
        last = (to - r) // step if high is None else high
        found |= {r + step * i for i in range(low, last + 1)}
    return {n for n in found if n <= to}


@pytest.mark.parametrize("k", [3, 4, 5])
def test_the_runs_that_the_proof_spells_out(k: int) -> None:
    to = 75 * 9
    even = {1, 6, 7, 12, 13, 18, 23, 24, 57, 134}
    even |= numbers((9, 1, k - 1), (55, k - 1, None), to=to)
    odd = {2, 4, 29, 38} | numbers(*((r, 0, None) for r in (19, 21, 40, 65, 67, 69)), to=to)
    odd |= numbers((23, 1, k - 1), (50, 1, k - 1), (48, 0, k - 1), to=to)
    odd |= numbers(*((r, k, None) for r in (11, 36, 38)), to=to)
    assert star(even, to) == odd
    found = unsettled((1, 3, 6, 8, 11, 12, 14, 20), 75, 3)
    assert found.even.bits(k, to) == sum(1 << n for n in even)
    assert found.odd.bits(k, to) == sum(1 << n for n in odd)


def test_four_moves_change_as_far_as_one_looks() -> None:
    to, moves, rows = 1400, {7, 8, 17, 20}, []
    while (after := star(star(moves, to), to)) != moves:
        rows.append(min(after ^ moves))
        moves = after
    assert rows == [8, 71, 408, 884, 1334]


def rows_of(name: str) -> list[list[int]]:
    lines = (DATA / name).read_text("utf-8").splitlines()[1:]
    return [[int(cell) for cell in line.split(",")] for line in lines]


def test_the_recorded_pairs_are_counted_again() -> None:
    recorded = rows_of("dual-pairs.csv")
    assert [n for n, _ in recorded] == [*range(91)]
    assert [pairs for _, pairs in recorded[:37]] == counts([[v] for v in vectors(1, 36)])
    assert all(recorded[n + 3][1] < 2 * recorded[n][1] for n in range(22, 88))
    assert recorded[23][1] >= 2 * recorded[20][1]  # before 22 it can fail
    quotients = {n: recorded[n + 3][1] / (2 * recorded[n][1]) for n in range(22, 88)}
    assert min(quotients, key=quotients.__getitem__) == 50
    assert (round(quotients[50], 3), round(quotients[87], 3)) == (0.903, 0.932)


def test_the_scan_again_and_its_reflexive_sets_are_pairs_of_duals() -> None:
    """A set that settles after 0 double stars is reflexive: two tables know how many there are."""
    scan, pairs = rows_of("double-star-scan.csv"), dict(rows_of("dual-pairs.csv"))
    for largest, sets, *after, undecided in scan:
        assert sets == 2 ** (largest - 1) == sum(after) + undecided
        assert after[0] == pairs[largest] - pairs[largest - 1]
    for largest, _, *after, undecided in takewhile(lambda row: row[0] <= 9, scan):
        found = [0] * len(after)
        for size in range(largest):
            for others in combinations(range(1, largest), size):
                reach = (120, 400, 1600)
                tried = (settled((*others, largest), to) for to in reach)
                found[next(n for n in tried if n is not None)] += 1
        assert (found, undecided) == (after, 0)


def test_the_first_undecided_sets() -> None:
    sets = [(3, 7, 8, 11), (2, 3, 9, 11)]
    assert [settled(moves, 1600) for moves in sets] == [None, None]


def reflexive(listed: list[Position], tokens: int) -> int:
    """Count sets of vectors that two stars give back, up to so many tokens, by brute force."""
    found = 0
    tops = (tokens,) * len(listed[0])
    for size in range(len(listed) + 1):
        for moves in map(set, combinations(listed, size)):
            once = {p for p in lost(taking(moves), *tops) if 0 < sum(p) <= tokens}
            found += {p for p in lost(taking(once), *tops) if 0 < sum(p) <= tokens} == moves
    return found


def test_pairs_on_two_and_three_heaps() -> None:
    assert reflexive(vectors(2, 3), 3) == counts([[v] for v in vectors(2, 3)])[-1] == 100
    assert reflexive(vectors(3, 2), 2) == counts([[v] for v in vectors(3, 2)])[-1] == 224


def test_the_table_of_two_heaps() -> None:
    rows = TABLES["dual-pairs-two-heaps"].rows(5).rows
    assert [row[2] for row in rows] == [1, 4, 24, 100, 638]
    assert [row[3] for row in rows] == [counts(mirrored(s))[-1] for s in range(5)]


def test_free_choices_below() -> None:
    """The sets of the lower bound, m = 4: whatever is chosen, the three sets share out all."""
    m, to = 4, 60
    free = [x for x in range(1, to + 1, 3) if x // 3 > m and x // 3 % m > 1]
    assert len(free) > 5
    for sides in product("AB", repeat=6):
        choice = dict(zip(free, [*sides, *"AB" * len(free)], strict=False))
        a, b = set(), set()
        for x in range(1, to + 1):
            t, rest = divmod(x, 3)
            is_sum = any(x - y in b for y in a)
            assert is_sum == (rest == 0 or (rest == 2 and t > m))
            if rest == 1:
                fixed = "A" if t <= m or t % m == 0 else "B"
                (a if choice.get(x, fixed) == "A" else b).add(x)
            elif not is_sum:
                b.add(x)
