"""Two stacks of chromatic nim in closed form, for stacks of any height.

A level and its partner are a P-position, and there are no others; how to win from the rest is
the same for every colouring, see `move_to_pair`.
"""

from collections.abc import Iterator

from chromdocs.games.dominated import move_to_pair
from chromdocs.games.game import Position, Solution
from chromdocs.games.levels import Levels
from chromdocs.games.partners import WAITING, Pairs, Walk, pairs
from chromdocs.numbers.beatty import partner
from chromdocs.numbers.certified import Number
from chromdocs.numbers.digits import to_decimal
from chromdocs.numbers.real import real

TALLEST = 1_000_000  # levels to walk up, in about half a second


def beatty_pair(beta: Number | str, n: int) -> Position:
    """Return (floor(alpha·n), floor(beta·n)), the n-th P-position by Theorem 1.

    Here 1/alpha + 1/beta = 1, so that the two sequences share no positive integer and miss none.

    >>> [beatty_pair("(3+sqrt(5))/2", n) for n in range(5)]
    [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)]
    """
    modulus = real(beta)
    if modulus.is_rational is not False or modulus <= 2:
        raise ValueError(
            f"beatty_pair: beta must be known to be irrational and greater than 2, not {beta}"
        )
    if n < 0:
        raise ValueError(f"beatty_pair: n must be a non-negative integer, not {to_decimal(n)}")
    return (partner(modulus).floor_times(n), modulus.floor_times(n))


def progression_pair(beta: int, n: int, t: int) -> Position:
    """Return the P-position that formula (3) of Theorem 2 has for *n* and *t*.

    Formula (2) is another way to write the same numbers.

    >>> [progression_pair(3, n, t) for n in range(3) for t in (1, 2)]
    [(1, 3), (2, 6), (4, 9), (5, 12), (7, 15), (8, 18)]
    """
    for name, value, least in [("beta", beta, 2), ("n", n, 0)]:
        if value < least:
            raise ValueError(
                f"progression_pair: {name} must be {least} or more, not {to_decimal(value)}"
            )
    if not 1 <= t < beta:
        raise ValueError(
            f"progression_pair: t must be from 1 to {to_decimal(beta - 1)}, not {to_decimal(t)}"
        )
    return (beta * n + t, beta * ((beta - 1) * n + t))


def two_stacks(red: Levels) -> Solution:
    """Return who wins on two stacks and how: in closed form, or by a walk up moderate stacks.

    >>> from chromdocs.games.levels import levels
    >>> list(two_stacks(levels("dopey")).p_positions(8))
    [(0, 0), (1, 2), (3, 6), (4, 8)]
    """
    found = pairs(red)
    return by_walk(red) if found is None else _by_pairs(red, found, *_statement(red, found))


def by_walk(red: Levels) -> Solution:
    """Return the solution of the game on red levels that only a test tells, up to `TALLEST`.

    >>> from chromdocs.games.levels import levels
    >>> by_walk(levels(lambda n: n % 10 == 7)).winning_move((2, 37))
    (2, 17)
    """
    walk = Walk(red)

    def partners(to: int) -> dict[int, int]:
        if to > TALLEST:
            raise ValueError(
                f"chromatic: these red levels have no closed form, and a walk goes up "
                f"{TALLEST:,} levels, not {to_decimal(to)}"
            )
        return walk.up_to(to)

    def p_positions(to: int) -> Iterator[Position]:
        found = partners(to).items()
        return iter(sorted((low, high) for low, high in found if low <= high <= to))

    return Solution(
        is_p=lambda position: partners(max(position)).get(position[0]) == position[1],
        winning_move=lambda position: move_to_pair(partners(max(position)).get, red, position),
        p_positions=p_positions,
        reason=_how(WAITING),
        claims=(),
    )


def _by_pairs(red: Levels, found: Pairs, reason: str, *claims: str) -> Solution:
    """Return the solution of the game whose pairs of levels are in closed form."""

    def p_positions(to: int) -> Iterator[Position]:
        for low in range(to + 1):
            high = found.partner(low)
            if high is not None and low <= high <= to:
                yield (low, high)

    return Solution(
        is_p=lambda position: found.partner(position[0]) == position[1],
        winning_move=lambda position: move_to_pair(found.partner, red, position),
        p_positions=p_positions,
        reason=reason,
        claims=claims,
    )


def _statement(red: Levels, found: Pairs) -> tuple[str, ...]:
    """Return the reason, and the ids of the claims behind it."""
    how, beta = _how(found.how), red.modulus
    if found.alone:
        # a finite set of red levels can't dominate: beyond it, all are green
        return (how,) if red.listed else (f"{how}: see Proposition 6", "chromatic/prop-6")
    if beta is not None and beta.is_rational is False:
        return (f"Theorem 1 {_MOVE}", "chromatic/thm-1")
    if beta is not None and beta.is_rational and beta.floor() == beta.ceil():
        return (f"Theorem 2 {_MOVE}", "chromatic/thm-2")
    reason = f"{how} (Lemma 3), and Proposition 4 gives the move"
    return (reason, "chromatic/lem-3", "chromatic/prop-4")


def _how(text: str) -> str:
    return text.format(marked="red", other="green")


_MOVE = "gives the P-positions in closed form, Proposition 4 the move"
