"""The answers to open questions once more, by brute force that shares no code with the library.

None of these claims is refuted, so there is no counterexample to confirm.
"""

from collections.abc import Callable, Iterable
from functools import cache
from itertools import product

Vector = tuple[int, ...]


def outcomes(
    to: int, heaps: int, options: Callable[[Vector], Iterable[Vector]], misere: bool = False
) -> set[Vector]:
    """Return the P-positions with heaps up to *to*."""

    @cache
    def is_p(position: Vector) -> bool:
        after = list(options(position))
        return not any(map(is_p, after)) and (bool(after) or not misere)

    return {position for position in product(range(to + 1), repeat=heaps) if is_p(position)}


def nim_options(position: Vector) -> Iterable[Vector]:
    for i, heap in enumerate(position):
        for less in range(heap):
            yield (*position[:i], less, *position[i + 1 :])


def test_black_and_white_nim_with_a_rational_modulus() -> None:
    black = {0, *(5 * n // 2 for n in range(1, 20))}
    found = outcomes(20, 2, lambda p: (o for o in nim_options(p) if black & {*o}))
    white = [n for n in range(1, 21) if n not in black]
    pairs = zip(white, sorted(black)[1:], strict=False)
    said = {(0, 0)} | {both for a, b in pairs if b <= 20 for both in ((a, b), (b, a))}
    assert {p for p in found if black & {*p}} == said


def test_bichromatic_nim_with_three_colours_on_three_piles() -> None:
    def shows(least: int, most: int, position: Vector) -> bool:
        return least <= len({heap % 3 for heap in position}) <= most

    for most in (2, 3):
        found = outcomes(11, 3, lambda p, m=most: (o for o in nim_options(p) if shows(2, m, o)))
        said = {
            (x, y, z)
            for x, y, z in product(range(12), repeat=3)
            if (x + y + z) % 3 == 1 and x // 3 ^ y // 3 ^ z // 3 == 0
        }
        assert {p for p in found if shows(2, most, p)} == said


def test_nim_with_one_more_move_in_misere_play() -> None:
    def options(position: Vector) -> Iterable[Vector]:
        x, y = position
        yield from nim_options(position)
        yield from ((x - i, y - j) for i, j in ((1, 2), (2, 1)) if i <= x and j <= y)

    found = outcomes(25, 2, options, misere=True)
    assert found == {(x, x ^ 1) for x in range(26)}


def test_a_column_that_does_not_settle() -> None:
    top = 470

    def star(moves: set[int]) -> set[int]:
        found: set[int] = set()
        for heap in range(top + 1):
            if not any(heap - move in found for move in moves):
                found.add(heap)
        return found - {0}

    moves, rows = {3, 11, 13}, []
    while (after := star(star(moves))) != moves:
        rows.append(min(after ^ moves))
        moves = after
    assert rows == [11, 29, 105, 180, 454]


def test_constrained_4_mouse() -> None:
    found: set[Vector] = set()
    for x, y in product(range(25), repeat=2):
        wins = {(u, v) for u, v in found if u <= x and v <= y}
        wins = {(u, v) for u, v in wins if u == x or v == y or abs((x - u) - (y - v)) < 4}
        may_block = {(u, v) for u, v in wins if u < x and v < y and x - u != y - v}
        if wins == may_block and len(may_block - {(0, 0)}) <= 2:
            found.add((x, y))
    differences = [y - x for x, y in sorted(found) if x <= y]
    assert differences == [0, 1, 2, 3, 5, 6, 7, 9, 10, 11]
    assert len({heap for pair in found for heap in pair}) == 2 * len(differences) - 1


def test_the_last_exception_of_an_ornament_pair_of_class_4() -> None:
    top = 80
    pairs = [((4 * n + 1) // 3, 4 * n - 2) for n in range(1, top)]
    moves = [move for a, b in pairs for move in ((a, b), (b, a)) if max(move) <= top]
    found: set[Vector] = set()
    for x, y in product(range(top + 1), repeat=2):
        if not any((x - i, y - j) in found for i, j in moves):
            found.add((x, y))

    def repeats(x: int, y: int, u: int, v: int) -> bool:
        steps = min((top - x) // u, (top - y) // v)
        return all((x + u * n, y + v * n) in found for n in range(steps + 1))

    alone = {
        (x, y)
        for x, y in found
        if 0 < x <= y <= top // 2 and not repeats(x, y, 4, 4) and not repeats(x, y, 4, 12)
    }
    assert max(alone, key=max) == (9, 9)
    assert len(alone) == 3
