"""Our results on ⋆ and on the Mouse once more: every statement on small cases, by own code."""

from itertools import combinations, combinations_with_replacement, permutations, product

import pytest
from papers.beyond.brute import Position, both_ways, lost, taking

ZERO = {(0,), (0, 0), (0, 0, 0)}


def star(moves: set[Position], *tops: int) -> set[Position]:
    return lost(taking(moves), *tops) - ZERO


def plus(one: Position, other: Position) -> Position:
    return tuple(x + y for x, y in zip(one, other, strict=True))


def some_games() -> list[tuple[set[Position], tuple[int, ...]]]:
    """Return sets of moves on one, two and three heaps, and how large they may be."""
    one = [
        ({(n,) for n in chosen}, (6,)) for k in (1, 2, 3) for chosen in combinations(range(1, 7), k)
    ]
    board = [(x, y) for x in range(4) for y in range(4) if x or y]
    two = [(set(chosen), (3, 3)) for chosen in combinations(board, 2)]
    cube = [v for v in product(range(2), repeat=3) if any(v)]
    return [*one, *two, *(({*chosen}, (1, 1, 1)) for chosen in combinations(cube, 3))]


def test_two_stars_give_a_game_back_unless_a_move_is_a_move_and_a_loss() -> None:
    seen = set()
    for moves, tops in some_games():
        losses = star(moves, *tops)
        back = star(losses, *tops) == moves
        assert back == moves.isdisjoint(plus(m, p) for m in moves for p in losses)
        seen.add((back, moves.isdisjoint(plus(m, p) for m in moves for p in moves)))
    assert {(True, False), (False, True)} <= seen  # sums of two moves would not tell


def test_every_position_settles_in_time() -> None:
    late = 0
    for moves, tops in some_games():
        powers = [moves]
        for _ in range(2 * sum(tops) + 6):
            powers.append(star(powers[-1], *tops))
        for vector in product(*(range(top + 1) for top in tops)):
            if any(vector):
                start = sum(vector) - 1
                for first in (2 * start, 2 * start + 1):
                    assert len({vector in power for power in powers[first::2]}) == 1
                earlier = powers[max(0, 2 * start - 2) :: 2]
                late += len({vector in power for power in earlier}) == 2
    assert late  # one double star less is not always enough


def test_columns_of_permutation_games_settle_one_after_another() -> None:
    wide, high = 4, 16
    late = 0
    for images in permutations((1, 2, 3)):
        image = dict(enumerate(images, 1))
        moves = {(x, image.get(x, x)) for x in range(1, high + 1)}
        rows = []
        for _ in range(5):
            rows.append([[y for x, y in moves if x == column] for column in range(1, wide + 1)])
            assert all(len(column) == 1 for column in rows[-1])
            moves = star(star(moves, high, high), high, high)
        for n in range(1, wide + 1):
            assert all(row[:n] == rows[-1][:n] for row in rows[n - 1 :])
            late += n > 1 and rows[n - 2][:n] != rows[-1][:n]
        for k in range(4):
            changed = [x for x in range(wide) if rows[k][x] != rows[k + 1][x]]
            if changed:
                assert rows[k][changed[0]] < rows[k + 1][changed[0]] == rows[-1][changed[0]]
    assert late


def wythoff(to: int) -> list[Position]:
    """Return the pairs of Wythoff nim: the least new number, and the number of the pair more."""
    used, pairs = {0}, []
    while not pairs or pairs[-1][0] < to:
        a = next(n for n in range(to + 2) if n not in used)
        pairs.append((a, a + len(pairs) + 1))
        used |= {*pairs[-1]}
    return pairs


def test_the_row_of_the_corner() -> None:
    pairs = wythoff(60)
    found = star(both_ways(pairs), 56, 56)
    for f, g, reach in ((8, 13, 2), (21, 34, 5)):  # n = 3 and 4
        for a in (a for a, _ in pairs if a <= reach):
            assert (f + a, g - 1) in found
        assert (f, g) not in found
    assert any((21 + b, 33) not in found for _, b in pairs[:2])


def words(length: int) -> list[str]:
    every = map("".join, product("ab", repeat=length))
    return [
        w for w in every if all(w[:n].count("a") >= w[:n].count("b") for n in range(length + 1))
    ]


def test_the_partner_lemma() -> None:
    for word in words(8):
        a = [n for n, letter in enumerate(word, 1) if letter == "a"]
        b = [n for n, letter in enumerate(word, 1) if letter == "b"]
        b += range(9, 9 + len(a) - len(b))
        mate = dict(both_ways(zip(a, b, strict=True)))
        fans = 0
        for x, y in combinations_with_replacement(range(1, 9), 2):
            if mate[x] != y:
                lowers = mate[x] < y or mate[y] < x
                fan = x in a and y in a and y < mate[x]
                assert lowers != fan
                fans += fan
        assert fans  # (1, 1) is in the fan, so the third case is needed


MOUSE = [(3 * i // 2, 3 * i - 1) for i in range(1, 40)]


def trap(to: int, last: int = 1) -> set[Position]:
    """Return the moves of the Mouse trap on both heaps, by its four lines."""
    found = {(3, 3), (6, 6)}
    for n in range(1, to + 1):
        found |= {(3 * n - 2, 3 * m - 2) for m in range(n, 2 * n - last + 1)}
        found |= {(3 * n, 3 * m) for m in range(n, 2 * n - 2)}
        found |= {(3 * n, 6 * n - 2)} | ({(3 * n, 6 * n - 5)} if n >= 2 else set())
    return {move for move in found if max(move) <= to}


def test_the_trap_in_four_lines() -> None:
    to = 22
    pairs = both_ways((a, b) for a, b in MOUSE if b <= to)
    one = both_ways((0, n) for n in range(1, to + 1))
    assert lost(taking(one | both_ways(trap(to))), to, to) == pairs | {(0, 0)}
    assert {p for p in star(pairs, to, to) if 0 not in p} == both_ways(trap(to))
    printed = one | both_ways(trap(to, last=2))
    assert lost(taking(printed), to, to) != pairs | {(0, 0)}


def test_the_ornament_of_the_mouse_repeats() -> None:
    to = 40
    found = star(both_ways((a, b) for a, b in MOUSE if b <= to), to, to)
    full = {(u, v) for u, v in found if 0 < u <= v}
    for u, v in full:
        s, t = (3, 3) if (u, v) in ((3, 3), (6, 6)) else (3, 6)
        assert max(u + s, v + t) > to or (u + s, v + t) in full
    assert (6, 9) not in full  # so (3, 3) needs a vector of its own


@pytest.mark.parametrize("k", [3, 4, 5])
def test_all_constrained_mice(k: int) -> None:
    top = 18
    found = {(0, 0)}
    for x, y in product(range(top + 1), repeat=2):
        safe, blocked = False, 0
        for u, v in found:
            s, t = x - u, y - v
            if min(s, t) >= 0 and s + t:
                safe |= 0 in (s, t) or s == t
                blocked += 0 < abs(s - t) < k and min(s, t) > 0 and (u, v) != (0, 0)
        if x + y and not safe and blocked <= k - 2:
            found.add((x, y))
    used, pairs = {0}, [(0, 0)]
    for d in (d for d in range(1, top + 1) if d % k):
        a = next(n for n in range(99) if n not in used)
        pairs.append((a, a + d))
        used |= {a, a + d}
    assert found == {p for p in both_ways(pairs) if max(p) <= top}
    assert not any(x == y + k for x, y in found)  # the difference k is left out


def test_a_misere_game_with_beatty_pairs() -> None:
    to = 13
    one = both_ways((0, n) for n in range(1, to + 1))
    pairs = both_ways((n, n + 1) for n in range(0, to, 2))
    assert lost(taking(one | {(1, 2), (2, 1)}), to, to, misere=True) == pairs
    assert lost(taking(one), to, to, misere=True) != pairs  # nim alone has others
