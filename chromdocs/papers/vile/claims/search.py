"""What the claims about MARK and its relatives share: their two sequences, found by search."""

from collections.abc import Sequence

from chromdocs.claims.claim import Solver


def won_and_lost(solver: Solver, to: int) -> tuple[list[int], list[int]]:
    """Return the N- and the P-positions of a game on one heap, up to *to*."""
    won: list[int] = []
    lost: list[int] = []
    for (n,), is_p in solver.outcomes(to):
        (lost if is_p else won).append(n)
    return won, lost


def from_zero(solver: Solver, to: int) -> tuple[list[int], list[int]]:
    """Return a_n and b_n up to *to*: 0 and the N-positions, and the P-positions."""
    won, lost = won_and_lost(solver, to)
    return [0, *won], lost


def nth(sequence: Sequence[int], n: int) -> int | None:
    """Return a term of a sequence that was found, if so many were."""
    return sequence[n] if n < len(sequence) else None
