"""Black & white nim solved: on two piles for every set of black levels, on more for a few.

On two piles levels pair as in chromatic nim, with the black ones marked: see `partners`. Where a
heap is black, the P-positions are the partners. No move leads from partners to partners. Of a
black heap x and a heap y that are no partners, one can be lowered to the partner of the other.
The partner of x is not above x. If it is below y, lower y to it. Else y is below it: a black y
has its partner no higher than y, and a white y waited before it and got its own before x; so
lower x.
"""

from collections.abc import Callable
from dataclasses import replace

from chromdocs.games.game import Invariant, Position, Solution
from chromdocs.games.levels import NAMED, Levels
from chromdocs.games.nim import nim
from chromdocs.games.partners import WAITING, pairs, partners_up_to, told_of, two_heap_solution
from chromdocs.games.reason import Reason
from chromdocs.numbers.real import real


def known_solution(moves: Invariant, black: Levels) -> Solution | None:
    """Return who wins and how, where an empty pile is black, if that is known.

    Nim's strategy works if every position with nim-sum 0 has a black or empty pile. On one pile
    that is clear. Of an odd number of piles not all can be odd, or odious, with nim-sum 0.

    >>> known_solution(nim(3), NAMED["evil"]).winning_move((1, 2, 4))
    (1, 2, 3)
    """
    if black is NAMED["all"]:
        return moves.solution  # every move is legal
    if moves.name != nim(moves.heaps).name:
        return None
    if moves.heaps == 2:
        return two_piles(black)
    halves = black is NAMED["evil"] or black.modulus == real(2)
    if moves.heaps == 1 or (moves.heaps % 2 == 1 and halves):
        found = nim(moves.heaps).solution
        reason = "nim-sum 0 leaves a black or empty pile here, so nim's strategy is legal"
        return found and replace(found, reason=reason, grundy=None, why=_as_nim(found))
    return None


def _as_nim(solution: Solution) -> Callable[[Position], Reason]:
    """Return the reasons of nim, and why its moves are legal here."""

    def why(position: Position) -> Reason:
        assert solution.why
        found = solution.why(position)
        legal = "That leaves a black or empty pile, as nim-sum 0 always does here."
        return replace(found, words=(*found.words, legal)) if found.move else found

    return why


def two_piles(black: Levels) -> Solution:
    """Return who wins on two piles and how: in closed form, or by a walk up moderate piles.

    >>> from chromdocs.games.levels import beatty_levels, levels
    >>> list(two_piles(beatty_levels(3)).p_positions(9))
    [(0, 0), (1, 3), (2, 6), (4, 9)]
    >>> two_piles(levels("evil")).winning_move((1, 4))
    (1, 3)
    """
    return two_heap_solution(
        partners_up_to("blackwhite", "black", black),
        *_statement(black),
        told=told_of(black, "black", "white", "pile"),
    )


def _statement(black: Levels) -> tuple[str, ...]:
    """Return the reason, and the ids of the claims behind it."""
    found, beta = pairs(black), black.modulus
    how = (found.how if found else WAITING).format(marked="black", other="white")
    if beta is None or beta < 2:
        return (how,)
    if beta.is_rational is False:
        return (f"{how}, by Theorem 2", "blackwhite/thm-2")
    if beta.floor() == beta.ceil():
        return (f"{how}, by Theorem 1 as it should read", "blackwhite/thm-1")
    return (f"{how}, by the argument of Theorem 2", "blackwhite/q-rational")
