"""The second road to what stands on two stacks: a small solver of its own, from the rules."""

from fractions import Fraction
from itertools import combinations, islice
from random import Random

import pytest

from chromdocs.claims.verify import run
from chromdocs.games.stack_values import (
    columns,
    repeated,
    row_periods,
    shifts,
    value_partners,
)
from chromdocs.papers import EXHIBITS, LEDGER, TABLES
from chromdocs.papers.beyond.tables.two_stacks import WORDS
from chromdocs.solve.choose import fast

Values = dict[tuple[int, int], int]


def values(red: set[int], to: int, closed: bool = False) -> Values:
    """Return the values of all positions, from the rules; where *closed*, of open ones only."""
    found: Values = {}
    for x in range(to + 1):
        for y in range(to + 1):
            plain = x not in red and y not in red
            if closed and plain and x and y:
                continue
            if plain and not closed:
                options = {(a, b) for a in range(x + 1) for b in range(y + 1)} - {(x, y)}
            else:
                options = {(a, y) for a in range(x)} | {(x, b) for b in range(y)}
            seen = {found[p] for p in options if p in found}
            found[x, y] = next(v for v in range(len(seen) + 1) if v not in seen)
    return found


def drawn() -> list[tuple[set[int], int]]:
    """Return every colouring of four levels, and twenty of twelve by chance."""
    some = [set(chosen) for size in range(5) for chosen in combinations(range(1, 5), size)]
    chance = Random(20)
    more = [{n for n in range(1, 13) if chance.random() < i / 20} for i in range(20)]
    return [(red, 6) for red in some] + [(red, 12) for red in more]


@pytest.mark.parametrize("closed", [False, True])
def test_queues_find_every_value(closed: bool) -> None:
    for red, to in drawn():
        g = values(red, to, closed)
        walked = value_partners(red, 2 * to, to, closed=closed)
        for v, partner in enumerate(walked):
            assert set(partner.items()) == {p for p in g if g[p] == v}, (red, v)


def test_columns_are_those_of_the_rules_and_lack_x_values() -> None:
    for red, to in drawn():
        g = values(red, to)
        for y, (column, state) in enumerate(islice(columns(red, to), to + 1)):
            assert column == [g[x, y] for x in range(to + 1)]
            assert [len(holes) for holes in state[:-1]] == list(range(to + 1))


def test_each_value_has_its_fast_walk() -> None:
    to = 20_000
    partner = value_partners(repeated("GGGR"), 2, to)[2]
    assert partner[16_000] == 4002 * 4 // 3 - 1  # red level number 4000, green number 4002
    assert all(partner[partner[x]] == x for x in partner)


@pytest.mark.parametrize("word", ["GR", "GGR", "RRG", "R"])
def test_a_period_is_the_least_and_begins_as_early_as_it_can(word: str) -> None:
    g = [column for column, _ in islice(columns(repeated(word), 5), 200)]
    for x, period in enumerate(row_periods(word, 5)):
        row = [column[x] - y for y, column in enumerate(g)]
        for length in range(1, period.length + 1):
            same = [a == b for a, b in zip(row, row[length:], strict=False)]
            assert all(same[period.start :]) == (length == period.length)
        start, length = period.start, period.length
        assert start == 0 or row[start - 1] != row[start - 1 + length]


def test_rows_of_nim_have_powers_of_two() -> None:
    assert [period.length for period in row_periods("R", 8)] == [1, 2, 4, 4, 8, 8, 8, 8, 16]


def test_a_word_that_is_none_is_refused() -> None:
    for word in ("", "GB"):
        with pytest.raises(ValueError, match="must be a word of G and R"):
            row_periods(word, 3)
    with pytest.raises(ValueError, match="no state came again in 3 columns"):
        row_periods("GGR", 5, most=3)


def test_the_mean_of_the_shifts_is_a_difference_of_counts() -> None:
    third = repeated("GGR")
    terms, mean = shifts(third, value_partners(third, 4, 1500)[4], 1200)
    period = terms[50:55]
    assert (period, terms[55:60]) == (terms[45:50], period)
    assert Fraction(sum(term or 0 for term in period), 5) == mean == 1


def test_the_words_of_the_table_are_those_of_their_beta() -> None:
    for word, beta in WORDS.items():
        if beta != "none":
            floors = {int(Fraction(beta) * n) for n in range(1, 60)}
            assert [repeated(word)(n) for n in range(1, 50)] == [n in floors for n in range(1, 50)]


def test_the_tables_say_what_a_search_says() -> None:
    rows = TABLES["two-stacks-rows"].rows(84).rows
    for word in ("GR", "GGR"):
        g = values({n for n in range(1, 49) if repeated(word)(n)}, 48)
        own = [row for row in rows if row[1] == word and int(row[4]) + int(row[5]) <= 30]
        assert own
        for *_, x, start, period in own:
            for y in range(int(start), 49 - int(period)):
                assert g[int(x), y + int(period)] == g[int(x), y] + int(period)


def test_the_pictures_show_the_pairs_and_the_shifts() -> None:
    pairs = EXHIBITS["value-pairs"].make(value=3, to=20)
    g = values({4, 8, 12, 16, 20}, 20)
    assert set(pairs.data) == {p for p in g if g[p] == 3 and p[0] <= p[1]}
    assert EXHIBITS["value-shifts"].make(value=2, to=9).data[:4] == (
        (2, 2),
        (3, 2),
        (4, -1),
        (5, 2),
    )
    with pytest.raises(ValueError, match="fewer than 48 red levels"):
        EXHIBITS["value-shifts"].make(game="chromatic:red=1,2")


@pytest.mark.parametrize("closed", [False, True])
def test_partners_come_at_most_v_reds_after_those_of_value_0(closed: bool) -> None:
    tight = 0
    for red, to in drawn():
        g = values(red, to, closed)
        for x in range(to + 1):
            waiting = sum(min(p) <= x < max(p) for p in g if g[p] == 0 and p[0] < p[1])
            unmatched = [n for n in range(1, x + 1) if n not in red]
            matched = {n for p in g if g[p] == 0 for n in p}
            waiting += sum(n not in matched for n in unmatched)
            above = sorted(n for n in red if n > x)
            for v in range(5):
                own = [y for y in range(to + 1) if g.get((x, y)) == v]
                if v + waiting <= len(above):
                    limit = above[v + waiting - 1] if v + waiting else x
                    assert max(own) <= limit, (red, x, v)
                    tight += own == [limit]
    assert tight > 100


@pytest.mark.parametrize(("name", "back"), [("evil", 0), ("odious", 2)])
def test_the_values_of_evil_and_odious_levels_settle(name: str, back: int) -> None:
    for v, partner in enumerate(value_partners(name, 6, 700)):
        terms, _ = shifts(name, partner, 600)
        assert set(terms[90:]) == {-v - back}


def test_green_and_red_in_turn() -> None:
    for v, partner in enumerate(value_partners(repeated("GR"), 9, 200)):
        assert all(partner[2 * n] == 2 * n - 2 * v - 1 for n in range(30, 90))


@pytest.mark.parametrize("id", ["small-values-beta", "next-value", "value-rows", "far-values"])
def test_a_low_bound_does_not_make_a_true_statement_fail(id: str) -> None:
    assert run(LEDGER[f"beyond/{id}"], fast, to=3).status == "holds"
