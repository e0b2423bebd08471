"""Stars far out once more: the lemmas of the proofs, and parts of the recorded data."""

from fractions import Fraction
from functools import cache
from itertools import count, product
from math import gcd, isqrt

import pytest
from papers.beyond.brute import both_ways, lost, taking

from chromdocs.games import golden_lines, repeating
from chromdocs.games.catalogue import game
from chromdocs.games.wythoff_star import conjecture_1_positions
from chromdocs.numbers.zeckendorf import fibonacci
from chromdocs.papers.beyond.tables.recorded import recorded
from chromdocs.solve.choose import fast

SIDE = 90


def floor_phi(m: int) -> int:
    return (m + isqrt(5 * m * m)) // 2


def wythoff_pairs(to: int) -> list[tuple[int, int]]:
    """Return the pairs by the rule that each takes the least number not used yet."""
    used, found = set[int](), []
    for i in range(1, to + 1):
        a = next(n for n in count(1) if n not in used)
        used |= {a, a + i}
        found.append((a, a + i))
    return found


def rational(p: int, q: int, t: int, to: int) -> list[tuple[int, int]]:
    return [((q * n - t) // p, (q * n + t - 1) // (q - p)) for n in range(1, to + 1)]


def all_pairs(last: int) -> list[tuple[int, int, int]]:
    return [
        (p, q, t)
        for q in range(3, last + 1)
        for p in range(q // 2 + 1, q)
        if gcd(p, q) == 1
        for t in range(1 - p, q - p + 1)
    ]


@cache
def star() -> set[tuple[int, ...]]:
    """Return the P-positions of the star of Wythoff's game up to SIDE."""
    return lost(taking(both_ways(set(wythoff_pairs(SIDE)))), SIDE, SIDE)


def test_a_move_stays_on_its_golden_line_or_goes_to_the_next() -> None:
    pairs = [pair for pair in wythoff_pairs(60) if pair[1] <= 60]
    numbers = {a for a, _ in wythoff_pairs(60)}
    for x in sorted(numbers):
        for y in range(1, 61):
            for a, b in pairs:
                if x - a in numbers and y > b:
                    step = golden_lines.line(x - a, y - b) - golden_lines.line(x, y)
                    climbs = floor_phi(x) - floor_phi(x - a) == floor_phi(a)
                    assert step == climbs


def test_along_a_line_the_places_climb_and_are_few() -> None:
    lines: dict[int, list[int]] = {}
    for x, y in sorted(star()):
        if x and y:
            lines.setdefault(floor_phi(x) + 1 - y, []).append(x)
    assert max(map(len, lines.values())) >= 4
    for columns in lines.values():
        places = [Fraction(x * fibonacci(40), fibonacci(39)) % 1 for x in columns]
        assert places == sorted(places)
        assert (len(columns) - 1) ** 2 <= 1.382 * columns[-1]


def test_the_golden_clock_comes_back_slowly() -> None:
    for d in range(1, 2000):
        m = floor_phi(d)
        assert m * m - m * d - d * d <= -1  # which gives the bound on the fractional part


def test_the_recorded_counts_are_those_of_the_game() -> None:
    rows = recorded("star-growth")
    assert [row[0] for row in rows] == list(range(4, 4 + len(rows)))
    for n, heap, number in rows:
        assert heap == fibonacci(n)
        if heap <= SIDE:
            assert number == sum(0 < x < heap and 0 < y < heap for x, y in star())
    known = [p for p in fast(game("star(wythoff)")).p_positions(6765) if p[0]]
    for _, heap, number in rows[:16]:
        assert number == sum(2 - (x == y) for x, y in known if y < heap)


def test_the_recorded_failures_are_those_of_the_game() -> None:
    known = {*fast(game("star(wythoff)")).p_positions(fibonacci(20))}
    for n, positions, failures, first, taken in recorded("star-corner"):
        if n > 10:
            assert (first, taken) > (0, fibonacci(2 * n - 5))  # the corrected limit stands
            continue
        asked = list(conjecture_1_positions(n))
        failed = [(i, less) for i, less, place in asked if place not in known]
        assert (positions, failures) == (len(asked), len(failed))
        assert (first, taken) == (failed[0] if failed else (0, 0))


def test_a_reason_is_one_for_the_first_corner_and_the_next() -> None:
    known = fast(game("star(wythoff)")).p_positions(700)
    listed = {*known}
    corner = golden_lines.Corner(golden_lines.on_lines(known), 700)
    seen = set()
    for n in (4, 5):
        f, g = fibonacci(2 * n - 1), fibonacci(2 * n)
        for s in range(-f + 1, 12):
            for t in range(-g + 1, 0):
                found = corner.reason(s, t, f, g)
                if found is not None:
                    seen.add(found > 0)
                    for later in (n, n + 1):
                        x, y = fibonacci(2 * later - 1) + s, fibonacci(2 * later) + t
                        assert (min(x, y), max(x, y)) not in listed
    assert seen == {False, True}


@pytest.mark.parametrize("pqt", [(2, 3, 0), (3, 5, 2), (3, 5, -2), (5, 7, 1)])
def test_the_board_is_that_of_the_game(pqt: tuple[int, int, int]) -> None:
    said = repeating.lost(*pqt, 46)
    found = lost(taking(both_ways(set(rational(*pqt, 60)))), 45, 45)
    for x in range(46):
        for y in range(46 - x):
            assert bool(said[x] >> y & 1) == ((x, y) in found)


def test_the_rules_are_compared_position_by_position() -> None:
    for p, q, t in all_pairs(5):
        below = 140
        columns = repeating.lost(p, q, t, below)
        is_p = {(x, y): columns[x] >> y & 1 for x in range(1, below) for y in range(1, below - x)}
        far = deep = 0
        for (x, y), this in is_p.items():
            if x <= y and this != is_p.get((x + q * (q - p), y + q * p), this):
                far = max(far, y - x + 1)
            if x <= y and this != is_p.get((x + q * q, y + q * q), this):
                deep = max(deep, p * x - (q - p) * y + 1)
        assert repeating.worst(p, q, columns) == (far, deep)


def test_the_facts_that_the_proof_on_boards_rests_on() -> None:
    for p, q, t in all_pairs(12):
        e, size, first = 2 * p - q, q * q * (2 * p - q), p * (q - p)
        pairs = rational(p, q, t, 3 * first)
        for i, (a, b) in enumerate(pairs, 1):
            h, mirrored = p * a - (q - p) * b, p * b - (q - p) * a
            assert abs(h) < 2 * q
            assert mirrored > -2 * q
            assert b - a > -4
            if i <= first:
                assert mirrored < size + 2 * q
                assert b - a < q * e + 4
                assert pairs[i - 1 + first] == (a + q * (q - p), b + q * p)


def test_positions_outside_the_fan_reach_an_axis() -> None:
    for p, q, t in all_pairs(7):
        pairs = rational(p, q, t, 100)
        partner = dict(pairs) | {b: a for a, b in pairs}
        for x in range(1, 60):
            for y in range(1, 60):
                if min(p * x - (q - p) * y, p * y - (q - p) * x) <= -2 * q:
                    assert partner[x] <= y or partner[y] <= x


def test_what_reaches_an_axis_repeats() -> None:
    for p, q, t in all_pairs(7):
        pairs = rational(p, q, t, 200)
        partner = dict(pairs) | {b: a for a, b in pairs}
        upper = {b for _, b in pairs}
        for x, y in product(range(1, 50), repeat=2):
            h, mirrored = p * x - (q - p) * y, p * y - (q - p) * x
            reaches = partner[x] <= y or partner[y] <= x
            if mirrored >= 2 * q:
                later = x + q * (q - p), y + q * p
                assert reaches == (partner[later[0]] <= later[1] or partner[later[1]] <= later[0])
            if min(h, mirrored) >= 2 * q:
                assert reaches == (x in upper or y in upper)


def test_the_recorded_boards_are_all_there_and_right() -> None:
    rows = recorded("rational-boards")
    assert [(p, q, t) for q, p, t, *_ in rows] == all_pairs(15)
    for q, p, t, far, deep, below in rows:
        assert far > 2 * q
        assert below == repeating.board(p, q, far, deep)
        if q <= 6 or (p, q, t) == (7, 9, 0):
            assert repeating.certificate(p, q, t) == repeating.Certificate(p, q, t, far, deep)


def test_where_no_board_is_found_it_is_said() -> None:
    with pytest.raises(ValueError, match="no rules for p/q = 5/7, t = 1 were found to 500"):
        repeating.certificate(5, 7, 1, limit=500)
    with pytest.raises(ValueError, match="p/q must be between 1/2 and 1, not 1/2"):
        repeating.certificate(1, 2, 0)
