"""Theorem 1 of the black & white paper once more, by code that shares nothing with the library."""

from itertools import product

from chromdocs.claims.verify import run
from chromdocs.papers.blackwhite.claims.theorems import SECTION
from chromdocs.solve.reference import Reference

Pair = tuple[int, int]


def options(beta: int, position: Pair) -> set[Pair]:
    """Return the nim moves that leave a multiple of beta, or an empty heap."""
    x, y = position
    moves = {(u, y) for u in range(x)} | {(x, v) for v in range(y)}
    return {(u, v) for u, v in moves if u % beta == 0 or v % beta == 0}


def p_positions(beta: int, to: int) -> set[Pair]:
    """Return the P-positions among those with a black heap."""
    lost: set[Pair] = set()
    for x, y in product(range(to + 1), repeat=2):
        if (x % beta == 0 or y % beta == 0) and not options(beta, (x, y)) & lost:
            lost.add((x, y))
    return lost


def pairs(beta: int, to: int, first: int, slope: int) -> set[Pair]:
    found = {
        (beta * (slope * n + t), beta * n + t) for n in range(first, to + 1) for t in range(1, beta)
    }
    return {p for x, y in found for p in ((x, y), (y, x)) if max(p) <= to}


def test_the_printed_theorem_lacks_the_terminal_position_and_n_0() -> None:
    assert (0, 0) in p_positions(2, 6) - pairs(2, 6, 1, 1)
    assert (2, 1) in p_positions(2, 6) - pairs(2, 6, 1, 1)
    found = run(SECTION.claims["blackwhite/thm-1"], Reference).counterexample
    assert found is not None
    assert (found.at, found.expected, found.found) == ("beta = 2, (0, 0)", "N", "P")


def test_the_printed_coefficient_is_wrong_for_3() -> None:
    assert (6, 4) in pairs(3, 12, 1, 1)
    assert options(3, (6, 4)) & p_positions(3, 12) == {(6, 2)}
    assert p_positions(3, 12) != {(0, 0)} | pairs(3, 12, 0, 1)  # nor do the other repairs suffice


def test_the_corrected_theorem() -> None:
    for beta in range(2, 8):
        assert p_positions(beta, 40) == {(0, 0)} | pairs(beta, 40, 0, beta - 1)
