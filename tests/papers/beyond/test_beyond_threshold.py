"""Greedy moves, rows and misère play of Γ_k once more: small cases, by code of its own."""

from fractions import Fraction
from itertools import pairwise

import pytest
from papers.beyond.brute import Position, lost

from chromdocs.games.complementary import Candidates
from chromdocs.games.greedy_records import is_simple, quotient, record_moves, shape
from chromdocs.games.rows import certified_rows, gamma_rows
from chromdocs.numbers.contfrac import ContinuedFraction


def number(*quotients: int) -> Fraction:
    """Return [q1; q2, ...] with a long tail of ones: irrational, as far as small numbers see."""
    value = Fraction(1)
    for q in reversed((*quotients, *[1] * 60)):
        value = q + 1 / value
    return value


def adjoined(alpha: Fraction, w: int, to: int, diagonally: bool = True) -> set[Position]:
    """Return what the greedy rule adjoins to w-Wythoff nim, smaller number first, as Remark 7 says.

    Positions are taken by the sum of their heaps or, if not *diagonally*, row by row.
    """
    beta = alpha / (alpha - 1)
    pairs = [(int(alpha * n), int(beta * n)) for n in range(to + 1) if int(beta * n) <= to]
    goals = {goal for a, b in pairs for goal in ((a, b), (b, a))}
    board = [(x, y) for x in range(to + 1) for y in range(x, to + 1)]
    extra: set[Position] = set()
    for x, y in sorted(board, key=sum) if diagonally else board:
        taken = [(x - p, y - q) for p, q in goals if p <= x and q <= y]
        if not any(
            0 in (s, t) or abs(s - t) < w or (min(s, t), max(s, t)) in extra for s, t in taken
        ):
            extra.add((x, y))
    return extra


def shapes(alpha: Fraction, to: int) -> set[Position]:
    beta = alpha / (alpha - 1)
    return {(int(alpha * n) + h, int(beta * n) - 1) for n in range(1, to) for h in (0, 1)}


@pytest.mark.parametrize("quotients", [(4, 1, 3), (4, 9, 1), (5, 2, 2), (6, 1, 1, 7), (7, 3)])
def test_from_4_on_there_are_two_shapes_in_any_order(quotients: tuple[int, ...]) -> None:
    alpha, w = number(1, *quotients), quotients[0] - 1
    found = adjoined(alpha, w, 60)
    assert found == adjoined(alpha, w, 60, diagonally=False)
    assert (1, quotients[0]) in found
    assert found <= shapes(alpha, 60)


@pytest.mark.parametrize(
    "quotients", [(1, 2), (1, 5, 2), (2, 1), (2, 6), (3, 1), (3, 2, 2), (3, 4)]
)
def test_below_4_other_shapes_come_in(quotients: tuple[int, ...]) -> None:
    alpha = number(1, *quotients)
    others = adjoined(alpha, quotients[0] - 1, 60) - shapes(alpha, 60)
    assert others
    assert quotients[0] != 2 or (4, 5) in others


@pytest.mark.parametrize("m", [1, 2, 3])
def test_one_family_escapes(m: int) -> None:
    """Its moves are (1, 3), and those where the fractional part of n·beta is a new least."""
    alpha = number(1, *[3, 3 * m] * 12)
    beta = alpha / (alpha - 1)
    parts = [(beta * n) % 1 for n in range(1, 25)]
    records = {n for n, part in enumerate(parts, 1) if part == min(parts[:n])}
    said = {(int(alpha * n), int(beta * n) - 1) for n in records}
    assert adjoined(alpha, 2, 80) == {move for move in said if move[1] <= 80}
    assert is_simple(Candidates(ContinuedFraction((1,), (3, 3 * m)).value()))
    assert not is_simple(Candidates(ContinuedFraction((1,), (3, 3 * m + 1)).value()))


@pytest.mark.parametrize("text", ["[1; (4, 1)]", "[1; 4, (1)]", "[1; 5, 2, (1)]", "[1; (6, 4)]"])
def test_records_are_what_the_rule_adjoins(text: str) -> None:
    fraction = ContinuedFraction.parse(text)
    pairs = Candidates(fraction.value())
    quotients = [q for q, _ in zip(fraction.partial_quotients(), range(40), strict=False)]
    found = adjoined(number(*quotients), quotient(pairs) - 1, 90)
    assert record_moves(pairs, 90) == sorted(found)
    assert {shape(pairs, move) for move in found} <= {1, 2}


def test_records_refuse_what_is_not_simple() -> None:
    with pytest.raises(ValueError, match=r"k at least 4, or \[1; 3, 3m"):
        record_moves(Candidates("(1+sqrt(5))/2"), 10)


def test_each_extra_move_is_a_pair_of_multiples_rounded_down() -> None:
    for k in (2, 3, 7):
        alpha = number(*[1, k] * 40)
        beta = alpha / (alpha - 1)
        for i in range(1, k):
            f, g = i + 1, (k + 1) * (i + 1) + i  # n = 1
            for n in range(1, 8):
                x = ((i + 1) * beta - 1) / (beta**2 - 1) * beta**n
                assert (int(alpha * x), int(beta * x)) == (f, g - 1)
                f, g = f + g, k * f + (k + 1) * g + i


def values(moves: set[Position], last: int, to: int) -> list[list[int]]:
    """Return rows of Grundy values by the mex rule, with all moves on the second heap."""
    found: dict[Position, int] = {}
    for x in range(last + 1):
        for y in range(to + 1):
            reached = {found[x, v] for v in range(y)}
            reached |= {found[x - s, y - t] for s, t in moves if s <= x and t <= y}
            found[x, y] = next(v for v in range(len(reached) + 1) if v not in reached)
    return [[found[x, y] for y in range(to + 1)] for x in range(last + 1)]


@pytest.mark.parametrize(
    "moves", [{(1, 0), (1, 1), (2, 0), (2, 2)}, {(1, 4), (2, 1), (2, 3)}, {(2, 0)}, set()]
)
def test_certified_rows_are_those_of_the_mex_rule(moves: set[Position]) -> None:
    rows = certified_rows(moves, (2,))
    found = values(moves, 2, 70)
    for x in range(3):
        row = rows[x,]
        assert [row.value(y) for y in range(71)] == found[x]
        assert row.spread <= sum(s <= x for s, _ in moves)
        differences = [value - y for y, value in enumerate(found[x])]
        settled = differences[len(row.before) :]
        for p in range(1, len(row.cycle)):
            assert any(
                a != b for a, b in zip(settled, settled[p:], strict=False)
            )  # none is shorter


def test_rows_of_three_heaps() -> None:
    """Nim on three heaps: row (x, y) is the nim-sum."""
    nim = [(s, 0, 0) for s in (1, 2, 3)] + [(0, s, 0) for s in (1, 2, 3)]
    for (x, y), row in certified_rows(nim, (3, 3)).items():
        assert [row.value(z) for z in range(20)] == [x ^ y ^ z for z in range(20)]


def test_row_1_of_gamma_k_has_the_period_k_plus_2() -> None:
    for k in range(1, 7):
        row = gamma_rows(k, 1)[1]
        assert (row.before, row.cycle) == ((), (1,) * (k + 1) + (-k - 1,))


def test_rows_refuse_what_is_no_move() -> None:
    for move in ((0, 1), (1, -1), (1, 1, 1)):
        with pytest.raises(ValueError, match="takes from the first 1 heaps"):
            certified_rows([move], (2,))


def gamma(k: int, to: int) -> set[Position]:
    """Return the moves of Γ_k up to *to*."""
    moves = {(s, t) for s in range(1, to + 1) for t in range(1, to + 1) if abs(s - t) < k}
    moves |= {m for s in range(1, to + 1) for m in ((s, 0), (0, s))}
    for i in range(1, k):
        f, g = i + 1, (k + 1) * (i + 1) + i
        while g - 1 <= to:
            moves |= {(f, g - 1), (g - 1, f)}
            f, g = f + g, k * f + (k + 1) * g + i
    return moves


@pytest.mark.parametrize("k", [1, 2, 3])
def test_misere_gamma_k(k: int) -> None:
    """No P-position is shared from k = 2 on; Wythoff nim differs in the first two only."""
    moves = gamma(k, 40)

    def options(p: Position) -> list[Position]:
        return [(p[0] - s, p[1] - t) for s, t in moves if s <= p[0] and t <= p[1]]

    normal, misere = (lost(options, 40, 40, misere=m) for m in (False, True))
    if k == 1:
        assert normal - misere == {(0, 0), (1, 2), (2, 1)}
        assert misere - normal == {(0, 1), (1, 0), (2, 2)}
        return
    assert not normal & misere
    mate = dict(misere)
    pairs = sorted(p for p in normal if p[0] < p[1])
    late = [n for n, (a, b) in enumerate(pairs, 1) if mate.get(a, 41) > b]
    assert late == [k + 1]
    a, b = pairs[k]
    assert (a - k, b - (k * k + 2 * k - 2)) == (2, k + 3)
    assert mate[2] == k + 3


def test_the_gaps_grow_by_three_sizes() -> None:
    """Where a long step of b meets a short one of a, the gap grows by k + 1, the most."""
    alpha = number(1, 3, 1, 2)
    beta = alpha / (alpha - 1)
    gaps = [int(beta * n) - int(alpha * n) for n in range(60)]
    assert {after - before for before, after in pairwise(gaps)} == {2, 3, 4}
