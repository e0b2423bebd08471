"""Slips in Sections 4 to 6 of the star paper, by roads that share no code with the library."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, product
from math import floor, gcd
from random import Random

Pair = tuple[int, int]
NIM = {move for x in range(1, 41) for move in ((0, x), (x, 0))}


def both(pairs: Iterable[Pair]) -> set[Pair]:
    return {move for x, y in pairs for move in ((x, y), (y, x))}


def p_positions(moves: set[Pair], to: int) -> set[Pair]:
    """Return the P-positions of an invariant game: those with no move to an earlier one."""
    lost: set[Pair] = set()
    for x, y in product(range(to + 1), repeat=2):
        if not any((x - i, y - j) in lost for i, j in moves):
            lost.add((x, y))
    return lost


def rational(p: int, q: int, t: int, to: int) -> set[Pair]:
    return both(((q * n - t) // p, (q * n + t - 1) // (q - p)) for n in range(1, to + 1))


def starred(moves: set[Pair], to: int) -> set[Pair]:
    return p_positions(moves, to) - {(0, 0)}


def within(moves: set[Pair], to: int) -> set[Pair]:
    return {move for move in moves if max(move) <= to}


def test_main_theorem_fails_for_a_rational_pair_of_denominator_5() -> None:
    moves = rational(3, 5, 2, 12)
    assert {(1, 3), (2, 5), (4, 8), (6, 10)} <= moves
    assert (1, 2) in starred(moves, 12)
    assert (2, 5) not in p_positions(starred(moves, 12), 12)
    for p, q, t in ((2, 3, 0), (3, 4, -1), (3, 5, 0), (3, 5, 1), (5, 7, 1)):
        moves = rational(p, q, t, 15)
        assert starred(starred(moves, 15), 15) == within(moves, 15)


def superadditive(draw: Random, count: int) -> list[int]:
    """Return a random b with b_m + b_n <= b_(m+n) < b_m + b_n + b_1, not always a Beatty sequence.

    The choices for the next term may run out; then it begins anew.
    """
    while True:
        b = [draw.randint(2, 4)]
        while len(b) < count:
            sums = [b[i] + b[-1 - i] for i in range(len(b))]
            choices = range(max(sums), min(sums) + b[0])
            if not choices:
                break
            b.append(draw.choice(choices))
        else:
            return b


def test_pairs_with_a_superadditive_sequence_come_back() -> None:
    draw = Random(13)
    for _ in range(12):
        b = superadditive(draw, 16)
        to = b[15]
        a = [n for n in range(1, to) if n not in b]
        assert all(a[i + k + 1] <= a[i] + a[k] + 1 for i in range(8) for k in range(7))
        cut = min(to - 1, 24)
        moves = within(both(zip(a, b, strict=False)), cut)
        assert starred(starred(moves, cut), cut) == moves


MOUSE = both((3 * i // 2, 3 * i - 1) for i in range(1, 30))


def trap(last: int, to: int) -> set[Pair]:
    """Return the moves of Theorem 5; m goes to 2n - last in M_1, which is 2n - 2 as printed."""
    few = [(1, 1), (3, 3), (3, 4), (4, 4), (4, 7), (6, 6), (6, 7), (6, 10)]
    for n in range(3, to):
        few += [(3 * n - 2, 3 * m - 2) for m in range(n, 2 * n - last + 1)]
        few += [(3 * n, 3 * m) for m in range(n, 2 * n - 2)]
        few += [(3 * n, 6 * n - 2), (3 * n, 6 * n - 5)]
    return within(both(few) | NIM, to)


def test_theorem_5_lacks_moves_from_7_13_on() -> None:
    goal = within(MOUSE, 30) | {(0, 0)}
    printed = p_positions(trap(2, 30), 30)
    assert min(printed ^ goal) == (7, 13)
    assert (7, 13) in printed
    assert p_positions(trap(1, 30), 30) == goal


def test_remark_4_and_figure_3_lack_the_same_moves() -> None:
    squares = starred(MOUSE, 30)
    assert squares - trap(2, 30) == both((3 * n - 2, 6 * n - 5) for n in range(3, 6))
    assert squares == trap(1, 30)
    assert starred(squares, 30) == within(MOUSE, 30)


def constrained_3_mouse(short: bool, one_heap: bool, to: int) -> set[Pair]:
    """Return the P-positions: the winning moves are at most one, and 0, and may be forbidden."""
    lost: set[Pair] = set()
    for x, y in product(range(to + 1), repeat=2):
        wins = []
        for i, j in product(range(x + 1), range(y + 1)):
            legal = (i or j) and (abs(i - j) < 3 or (not short and i * j == 0))
            if legal and (x - i, y - j) in lost:
                wins.append((i, j))
        free = [(i, j) for i, j in wins if i == j or abs(i - j) > 2 or not (one_heap or i * j)]
        if not free and sum(win != (x, y) for win in wins) <= 1:
            lost.add((x, y))
    return lost


def test_theorem_7_in_four_readings() -> None:
    goal = within(MOUSE, 18) | {(0, 0)}
    found = {
        (short, one_heap): constrained_3_mouse(short, one_heap, 18)
        for short in (False, True)
        for one_heap in (False, True)
    }
    assert found[False, False] == goal
    assert min(found[True, True] ^ goal) == min(found[False, True] ^ goal) == (0, 1)
    assert min(found[True, False] ^ goal) == (0, 3)


def test_lower_bound_in_38_is_no_condition() -> None:
    alpha, delta, gamma = Fraction(1, 2), Fraction(-1, 4), Fraction(1, 4)
    assert [floor((n - delta) / alpha) for n in range(1, 9)] == list(range(2, 17, 2))
    assert [floor((n - gamma) / alpha) for n in range(1, 9)] == list(range(1, 16, 2))
    assert alpha + delta < Fraction(1, 2)


def classes(q: int, to: int) -> set[frozenset[Pair]]:
    """Return the pair games of Class q, by trying offsets."""
    found = set()
    for p in (p for p in range(1, q) if gcd(p, q) == 1):
        for t in range(-2 * q, 2 * q):
            a = [(q * n - t) // p for n in range(1, to + 1)]
            b = [(q * n + t - 1) // (q - p) for n in range(1, to + 1)]
            if sorted(a + b)[:to] == list(range(1, to + 1)):
                found.add(frozenset(within(both(zip(a, b, strict=True)), to)))
    return found


def test_how_many_pairs_and_ornament_games() -> None:
    for q in range(2, 8):
        phi = sum(gcd(i, q) == 1 for i in range(1, q))
        pairs = classes(q, 3 * q)
        assert 2 * len(pairs) == q * phi
        assert 2 * len(pairs) != q * (phi + 1)
        if q < 6:
            games = {frozenset(starred(set(moves), 3 * q)) for moves in pairs}
            assert len(games) == len(pairs)
    assert [len(classes(q, 3 * q)) for q in (2, 3, 4)] == [1, 3, 4]


def test_theorem_6_and_class_2_lack_small_positions() -> None:
    for q in range(2, 8):
        to = 3 * q
        moves = both(((q * n - 1) // (q - 1), q * n) for n in range(1, to))
        block = [(q * n + s, q * n + t) for n in range(4) for s in range(1, q) for t in range(1, q)]
        said = within(set(block), to) | within(NIM, to) | {(0, 0)}
        assert p_positions(moves, to) == said
        assert (1, 1) in p_positions(moves, to)
        assert (1, 1) not in block[(q - 1) ** 2 :]
    assert (0, 0) in p_positions(both((2 * n, 2 * n - 1) for n in range(1, 9)), 6)
    assert (0, 0) not in NIM


def remark_7(piles: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Return what may be left in the old place, sorted, whatever is chosen on the way."""
    piles = tuple(sorted(filter(None, piles)))
    if len(piles) < 2:
        return {piles}
    least, *others = piles
    found = set()
    for i in range(len(others)):
        found |= remark_7((*others[:i], others[i] - least, *others[i + 1 :]))
    return found


def test_remark_7_fails_for_three_piles() -> None:
    # from (1, 2, 2) it takes one token, and only the move to (0, 2, 2) wins
    assert remark_7((1, 2, 2)) == {(1,)}
    after = [(0, 2, 2), (1, 1, 2)]
    assert [x ^ y ^ z for x, y, z in after] == [0, 2]
    assert () in remark_7((1, 1, 2))
    for x, y in combinations(range(20), 2):
        assert remark_7((x, y)) == {(y - x,)}


def test_theorem_3_a_column_without_a_move_needs_the_p_positions_of_the_game() -> None:
    lost = [p_positions({(1, 1)}, 24)]
    for _ in range(2):
        lost.append(p_positions(lost[-1] - {(0, 0)}, 24))
    assert {(x, y) for x, y in lost[1] if 0 < x <= 2} == {(1, 1)}  # column 2 has no move of G⋆⋆
    assert {(x, y) for x, y in lost[1] | lost[2] if 0 < x < 2} == {(1, 0), (1, 1)}
    assert {y for x, y in lost[0] if x == 2} >= set(range(2, 25))


def test_theorem_4_the_first_column_that_changes_goes_up_once() -> None:
    images = [2, 3, 1, *range(4, 40)]
    powers = [{(i, image) for i, image in enumerate(images, 1) if max(i, image) <= 20}]
    for _ in range(6):
        powers.append(starred(powers[-1], 20))
    rows = [dict(powers[k]) for k in (0, 2, 4, 6)]
    first = min(x for x in range(1, 6) if rows[0][x] != rows[1][x])
    assert (first, [row[first] for row in rows]) == (2, [3, 4, 4, 4])
    assert (2, 4) not in powers[1]  # it was N in G
    assert {p for p in powers[1] if p[0] < 2} == {p for p in powers[3] if p[0] < 2}


def test_steps_of_theorem_5_need_the_missing_moves() -> None:
    printed, right = trap(2, 40), trap(1, 40)
    assert (10 - 3, 18 - 5) == (7, 13)
    assert (7, 13) in right - printed
    assert (12 - 5, 19 - 3) not in right  # Claim 1, if the moves had not been set aside
    assert (12, 19) in right
    for n, m in product(range(4, 8), range(5, 16)):
        one, two = (3 * n, 3 * m - 2), (3 * n - 2, 3 * m)
        if one[0] < one[1] and one not in right:
            assert ((one[0] - 5, one[1] - 3) in right) == (one[1] < 6 * n - 1)
        if two[0] < two[1]:
            assert ((two[0] - 3, two[1] - 5) in right) == (two[1] < 6 * n - 4)
    assert (10 - 5, 18 - 3)[0] % 3 == 2  # in Claim 2 the pair left is (3, 5)
    figure_4 = [{(3 * n + 1) // 2, 3 * n - 2} for n in (1, 2, 3)]
    assert figure_4 == [{1, 2}, {3, 4}, {5, 7}]
    start = p_positions(both([m for m in printed if m[0] and max(m) <= 10 and m[0] < 7]) | NIM, 14)
    assert {(1, 2), (3, 5), (4, 8), (6, 11)} <= start


def test_theorem_6_from_2_4_the_move_is_1_3() -> None:
    r, s, i, k = 1, 2, 0, 1
    assert (3 * r - i - 1, 3 * s - 1 - 1) == (2, 4)
    moves = {n: ((6 * n - 3 * k - 1) // 2, 3 * (2 * n - k)) for n in (s + k - r + 1, s - r + k - 1)}
    assert moves == {3: (7, 15), 1: (1, 3)}
    assert [5 - (3 * n - 1) // 2 for n in (1, 2)] == [4, 3]  # X = 5, where i = 0


def test_two_more_ornaments_give_their_pairs_back() -> None:
    for p, q, t in ((3, 4, -1), (1, 2, 1), (2, 3, 1), (3, 4, 1), (4, 5, 1), (5, 6, 1)):
        moves = rational(p, q, t, 20)
        assert starred(starred(moves, 20), 20) == within(moves, 20)


def test_pairing_off_is_no_move_of_the_dual_of_nim() -> None:
    taken = (1, 1 + 1, 1)  # from (1, 2, 2)
    assert taken[0] ^ taken[1] ^ taken[2] == 2
    assert (0 ^ 2 ^ 2, sum(map(bool, (1, 0, 0)))) == (0, 1)  # take (0, 2, 2), and one pile is left


def test_how_many_games_on_one_heap_come_back() -> None:
    def star(moves: tuple[int, ...], to: int) -> tuple[int, ...]:
        lost = {0}
        for n in range(1, to + 1):
            if not lost & {n - move for move in moves}:
                lost.add(n)
        return tuple(sorted(lost - {0}))

    found = []
    for to in range(7):
        sets = [s for size in range(to + 1) for s in combinations(range(1, to + 1), size)]
        found.append(sum(star(star(moves, to), to) == moves for moves in sets))
    assert found == [1, 2, 4, 6, 10, 14, 20]
