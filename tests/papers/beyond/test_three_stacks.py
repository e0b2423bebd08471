"""Three stacks once more: the table, its rows and what leaves nim alone, by code of its own."""

from itertools import combinations, permutations, product

import pytest
from papers.beyond.brute import black_white, chromatic, lost, subsets

from chromdocs.games.levels import beatty_levels
from chromdocs.games.nim_alone import alone_counts
from chromdocs.games.three_stacks import Climb, lost_triples, row_periods, settled_rows
from chromdocs.papers.beyond.figures.three_stacks import EXHIBITS
from chromdocs.papers.beyond.tables.recorded import recorded
from chromdocs.papers.beyond.tables.three_stacks import TABLES

TOP = 5


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("empty", [False, True])
def test_the_rows_are_those_of_the_game(empty: bool, misere: bool) -> None:
    for red in subsets(TOP):
        rules = black_white(red) if empty else chromatic(red)
        found = lost(rules, TOP, TOP, TOP, misere=misere)
        if empty:  # only what a move may leave
            found = {p for p in found if not {0, *red}.isdisjoint(p)}
        said = lost_triples(red, TOP, empty=empty, misere=misere)
        assert {p for triple in said for p in permutations(triple)} == found


def test_two_stacks_are_row_0() -> None:
    assert Climb({3, 4, 6, 7}, 0).to(7) == [
        {0: 0, 1: 3, 3: 1, 2: 4, 4: 2, 5: 6, 6: 5, 7: 7},
    ]


WORDS = ("R", "GR", "RG", "GRR", "GGRRR", "RGGRGRRG")


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize("word", WORDS)
def test_rows_with_many_reds_repeat_as_long_as_one_looks(
    word: str, empty: bool, misere: bool
) -> None:
    def is_red(n: int) -> bool:
        return word[(n - 1) % len(word)] == "R"

    rows = Climb(is_red, 5, empty=empty, misere=misere).to(700)
    for row in row_periods(is_red, len(word), 5, empty=empty, misere=misere):
        shifts = [rows[row.c][b] - b for b in range(600)]
        assert all(shifts[b] == row.shift(b) for b in range(row.start, 600))
        if row.start:
            assert shifts[row.start - 1] != row.shift(row.start - 1)


@pytest.mark.parametrize("misere", [False, True])
@pytest.mark.parametrize("empty", [False, True])
@pytest.mark.parametrize("beta", ["5/2", "(3+sqrt(5))/2", "3", "pi"])
def test_rows_with_few_reds_repeat_as_long_as_one_looks(
    beta: str, empty: bool, misere: bool
) -> None:
    levels = beatty_levels(beta)
    rows = Climb(levels, 6, empty=empty, misere=misere).to(600)
    reds = [n for n in range(1, 601) if levels.contains(n)]
    greens = [n for n in range(601) if not levels.contains(n) or n == 0]
    for row in settled_rows(levels, 6, 1, empty=empty, misere=misere):
        found = rows[row.c]
        if levels.contains(row.c) if row.c else empty:
            assert all(found[b] == b + row.shift(b) for b in range(row.start, 500))
        else:
            for n, red in enumerate(reds[row.start - 1 :], row.start):
                assert found[red] == greens[n + row.shift(n)]


def test_a_period_needs_the_right_kind_of_colouring() -> None:
    with pytest.raises(ValueError, match="at least half of the levels must be red"):
        row_periods(lambda n: n % 3 == 0, 3, 2)
    with pytest.raises(ValueError, match="rows are counted from 0, so -1 is none"):
        Climb("evil", -1)


def sum_free(white: set[int]) -> bool:
    return not any(u ^ v in white for u, v in combinations(white, 2))


def test_colourings_that_leave_nim_alone_are_counted() -> None:
    def is_nim(black: set[int], to: int) -> bool:
        found = lost(black_white(black), to, to, to)
        left = (p for p in product(range(to + 1), repeat=3) if not {0, *black}.isdisjoint(p))
        return all((p in found) == (p[0] ^ p[1] ^ p[2] == 0) for p in left)

    counts = list(alone_counts(12))
    for n in range(1, 5):
        assert sum(is_nim(black, n) for black in subsets(n)) == counts[n - 1][0]
    for n in range(1, 9):
        assert sum(map(sum_free, subsets(n))) == counts[n - 1][1]


def test_the_counts_in_the_file_are_found_again() -> None:
    rows = recorded("nim_alone")
    assert [row[0] for row in rows] == list(range(1, 29))
    assert [row[1:] for row in rows[:18]] == list(alone_counts(18))
    for n, alone, free in rows:
        if n > 1 and n & (n - 1) == 0:
            before = rows[n - 2]
            assert (alone, free) == (before[1] + before[2], 2 * before[2])


def test_the_tables_begin_as_published() -> None:
    periods = {table.id: table.rows(9).rows for table in TABLES}
    assert [row[2] for row in periods["three-stacks-periods"]] == [2, 2, 1, 6, 4, 18, 72, 72, 72]
    found = [row[2] for row in periods["nim-without-corner"]]
    assert found == [1, 1, 3, 9, 36, 144, 720, 5040, 10080]
    assert periods["three-stacks-settled"][3] == (3, "5/2", 3, "green", 1, 3, -2, 1)


def test_the_carpet_is_a_symmetric_table() -> None:
    carpet, row = EXHIBITS
    found = {(a, b): c for a, b, c in carpet.make(beta="6", to=20).data}
    assert len(found) == 21 * 21
    assert all(found[b, a] == c for (a, b), c in found.items())
    assert found[1, 1] == 12
    assert row.make(c=5).data[:3] == ((0, 6), (1, 8), (2, 5))
    with pytest.raises(ValueError, match="must be from 2 to 6, not 7"):
        carpet.make(beta="7")
