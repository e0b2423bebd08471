"""Some verdicts once more, by a few lines of our own that use nothing of the library."""

from fractions import Fraction
from itertools import product
from math import ceil, floor, gcd

Position = tuple[int, int]
FIBONACCI = [1, 1]
while len(FIBONACCI) < 24:
    FIBONACCI.append(FIBONACCI[-1] + FIBONACCI[-2])


def zeckendorf(n: int) -> list[int]:
    """Return the digits of n, the first one 1; they weigh F_1, F_2, ... from the right."""
    digits = []
    for weight in reversed(FIBONACCI[1:]):
        digits.append(int(weight <= n))
        n -= weight * digits[-1]
    return digits[digits.index(1) :] if 1 in digits else []


def value(digits: list[int]) -> int:
    return sum(d * FIBONACCI[i] for i, d in enumerate(reversed(digits), 1))


def test_the_digits_of_lemma_2_do_not_suffice_from_half_way_on() -> None:
    """Below F_(2n-1) they do, and what is left of them is a string of digits 0 and 1."""
    too_few = []
    for n in range(2, 9):
        whole = FIBONACCI[2 * n] - 1
        for x in range(1, whole + 1):
            digits = zeckendorf(x)
            zeros = digits[::-1].index(1)
            if zeros < 3 or zeros % 2 == 0:
                continue
            t = (zeros - 1) // 2
            minuend = [1] * (2 * (n - t) - 3) + [2] + [0, 1] * t
            assert value(minuend) == whole
            assert (len(digits) > len(minuend)) == (x >= FIBONACCI[2 * n - 1])
            if len(digits) > len(minuend):
                too_few.append((n, x, len(digits), len(minuend)))
                continue
            digits = [0] * (len(minuend) - len(digits)) + digits
            left = [a - b for a, b in zip(minuend, digits, strict=True)]
            assert {*left[: -2 * t - 2]} <= {0, 1}
            assert left[-2 * t - 2 :] == [0, 2] + [0, 1] * t
    assert too_few[0] == (4, 26, 7, 6)


def lost(moves: set[Position], to: int) -> set[Position]:
    """Return the P-positions of an invariant game up to *to*."""
    found: set[Position] = set()
    for x, y in product(range(to + 1), repeat=2):
        if not any((x - u, y - v) in found for u, v in moves):
            found.add((x, y))
    return found


def test_a_column_without_a_move_and_a_set_that_is_finite() -> None:
    """The step of Theorem 3, put to the game with the one move (1, 1)."""
    base = lost({(1, 1)}, 24)
    assert all((0, x) in base and (x, 0) in base for x in range(25))
    twice = lost(base - {(0, 0)}, 24) - {(0, 0)}
    assert {x for x, _ in twice} == {1}  # so column 2 has no move
    assert {p for p in twice | lost(twice, 24) if 0 < p[0] < 2} == {(1, 0), (1, 1)}
    assert {(1, y) for y in range(25)} - base  # and with P(G), and column 2, the set goes on
    assert len([p for p in twice | base if 0 < p[0] <= 2]) > 20


def complementary(alpha: Fraction, delta: Fraction, gamma: Fraction, to: int) -> bool:
    terms: list[int] = []
    for share, offset in ((alpha, delta), (1 - alpha, gamma)):
        n = 1
        while (term := floor((n - offset) / share)) <= to:
            terms.append(term)
            n += 1
    return sorted(terms) == [*range(1, to + 1)]


def test_the_criterion_of_o_bryant_is_right_for_multiples_of_1_over_q() -> None:
    """Elsewhere it fails only between 0 and 1/q, and the corrected one nowhere."""
    wrong = {True: 0, False: 0}
    tried = {True: 0, False: 0}
    for q in range(2, 7):
        for p in (p for p in range(1, q) if gcd(p, q) == 1):
            alpha = Fraction(p, q)
            for u, v in product(range(-2 * q - 2, 2 * q + 3), repeat=2):
                delta, gamma = Fraction(u, 2 * q), Fraction(v, 2 * q)
                total = ceil(q * delta) + ceil(q * gamma) == 1
                found = complementary(alpha, delta, gamma, 4 * q)
                said = Fraction(1, q) <= alpha + delta <= 1 and total
                multiple = u % 2 == 0 and v % 2 == 0
                tried[multiple] += 1
                wrong[multiple] += found != said
                if found != said:
                    assert 0 < alpha + delta < Fraction(1, q)
                assert found == (0 < alpha + delta <= 1 and total)
    assert tried[True] > 1000
    assert wrong[True] == 0
    assert wrong[False] > 0


def pairs(colours: str) -> set[Position]:
    """Return the P-positions of chromatic nim on two stacks up to the height of *colours*."""
    found = {(0, 0)}
    to = len(colours)

    def is_red(stack: int) -> bool:
        return stack > 0 and colours[stack - 1] == "R"

    for x, y in sorted(product(range(to + 1), repeat=2), key=sum):
        if is_red(x) or is_red(y):
            below = [*((i, y) for i in range(x)), *((x, j) for j in range(y))]
            if found.isdisjoint(below):
                found.add((x, y))
    return found


def dominates(colours: str, colour: str) -> bool:
    leads = [2 * colours[:n].count(colour) - n for n in range(1, len(colours) + 1)]
    return min(leads, default=0) >= 0


def test_proposition_6_is_right_for_red_levels() -> None:
    """In every colouring of ten levels in which a colour dominates; and for no green level."""
    tried = 0
    for colours in map("".join, product("RG", repeat=10)):
        if not dominates(colours, "R") and not dominates(colours, "G"):
            continue
        tried += 1
        found = pairs(colours)
        for d in range(1, 11):
            local = any(
                colours[k - 1] == "G" and dominates(colours[k - 1 : d], "G")
                for k in range(1, d + 1)
            )
            if colours[d - 1] == "R":
                assert ((d, d) in found) == (not local)
            else:
                assert (d, d) not in found
    assert tried == 504


def test_the_count_of_pairs_is_too_large_by_half_of_c() -> None:
    for c in range(2, 8):
        coprime = [p for p in range(1, c) if gcd(p, c) == 1]
        found = set()
        for p in coprime:
            for t in range(1 - p, c - p + 1):
                rows = (
                    tuple(
                        floor((n - Fraction(t, c)) / Fraction(p, c)) for n in range(1, 3 * p + 1)
                    ),
                    tuple(
                        floor((n - Fraction(1 - t, c)) / Fraction(c - p, c))
                        for n in range(1, 3 * (c - p) + 1)
                    ),
                )
                found.add(frozenset(rows))
        printed = Fraction(c * (len(coprime) + 1), 2)
        assert printed - len(found) == Fraction(c, 2)
