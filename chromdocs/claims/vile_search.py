"""What the claims about MARK share: its two sequences, found by search."""

from chromdocs.claims.claim import Solve
from chromdocs.games.catalogue import game

MARK = game("mark")


def sequences(solve: Solve, to: int) -> tuple[list[int], list[int]]:
    """Return a_n and b_n of MARK up to *to*: 0 and the N-positions, and the P-positions."""
    won, lost = found(solve, to, misere=False)
    return [0, *won], lost


def found(solve: Solve, to: int, misere: bool) -> tuple[list[int], list[int]]:
    """Return the N- and the P-positions of MARK up to *to*."""
    won: list[int] = []
    lost: list[int] = []
    for (n,), is_p in solve(MARK, misere=misere).outcomes(to):
        (lost if is_p else won).append(n)
    return won, lost
