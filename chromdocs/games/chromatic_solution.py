"""Two stacks of chromatic nim in closed form, for stacks of any height.

A level and its partner are a P-position, and there are no others; how to win from the rest is
the same for every colouring, see `move_to_pair`.
"""

from dataclasses import replace

from chromdocs.games.dominated import move_to_pair
from chromdocs.games.game import Position, Solution
from chromdocs.games.levels import Levels
from chromdocs.games.partners import WAITING, pairs, partners_up_to, told_of, two_heap_solution
from chromdocs.games.why_pairs import Told
from chromdocs.numbers.beatty import partner
from chromdocs.numbers.certified import Number
from chromdocs.numbers.digits import to_decimal
from chromdocs.numbers.real import real
from chromdocs.parameters import checked, whole


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
    checked("beatty_pair", "n", whole(0), n)
    return (partner(modulus).floor_times(n), modulus.floor_times(n))


def progression_pair(beta: int, n: int, t: int) -> Position:
    """Return the P-position that formula (3) of Theorem 2 has for *n* and *t*.

    Formula (2) is another way to write the same numbers.

    >>> [progression_pair(3, n, t) for n in range(3) for t in (1, 2)]
    [(1, 3), (2, 6), (4, 9), (5, 12), (7, 15), (8, 18)]
    """
    checked("progression_pair", "beta", whole(2), beta)
    checked("progression_pair", "n", whole(0), n)
    if checked("progression_pair", "t", whole(1), t) >= beta:
        raise ValueError(
            f"progression_pair: t must be less than beta = {to_decimal(beta)}, not {to_decimal(t)}"
        )
    return (beta * n + t, beta * ((beta - 1) * n + t))


def two_stacks(red: Levels) -> Solution:
    """Return who wins on two stacks and how: in closed form, or by a walk up moderate stacks.

    >>> from chromdocs.games.levels import levels
    >>> list(two_stacks(levels("dopey")).p_positions(8))
    [(0, 0), (1, 2), (3, 6), (4, 8)]
    """
    return two_heap_solution(
        partners_up_to("chromatic", "red", red),
        *_statement(red),
        move=lambda partner, position: move_to_pair(partner, red, position),
        told=red_and_green(red),
    )


def red_and_green(red: Levels) -> Told:
    """Return how to speak of stacks of red and green tokens.

    >>> from chromdocs.games.levels import levels
    >>> red_and_green(levels("evil")).level(1)
    'Level 1 (1 in binary, 1 one) is green, the 1st green level'
    """

    def free(position: Position) -> bool:
        return not any(heap and red.contains(heap) for heap in position)

    freely = "No stack shows a red token, so you may take from both: take everything."
    return replace(told_of(red, "red", "green", "stack"), free=free, freely=freely)


def _statement(red: Levels) -> tuple[str, ...]:
    """Return the reason, and the ids of the claims behind it."""
    found, beta = pairs(red), red.modulus
    how = (found.how if found else WAITING).format(marked="red", other="green")
    if found is None:
        return (how,)
    if found.alone:
        # a finite set of red levels can't dominate: beyond it, all are green
        return (how,) if red.listed else (f"{how}: see Proposition 6", "chromatic/prop-6")
    if beta is not None and beta.is_rational is False:
        return (f"Theorem 1 {_MOVE}", "chromatic/thm-1")
    if beta is not None and beta.is_rational and beta.floor() == beta.ceil():
        return (f"Theorem 2 {_MOVE}", "chromatic/thm-2")
    reason = f"{how} (Lemma 3), and Proposition 4 gives the move"
    return (reason, "chromatic/lem-3", "chromatic/prop-4")


_MOVE = "gives the P-positions in closed form, Proposition 4 the move"
