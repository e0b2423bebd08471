r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 6: the dual of nim, and a strategy for nim.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Invariant, Position, subtract
from chromdocs.games.nim import nim, nim_moves, nim_sum
from chromdocs.games.star import power
from chromdocs.papers.star.paper import PAPER

ORDER = 15
SECTION = Section(PAPER, "Section 6")
WINS = "the advised move wins"
HEAPS = {1: 40, 2: 40, 3: 14, 4: 8, 5: 6}  # heaps that are solved, by the number of piles


def _plain_nim(piles: int) -> Invariant:
    """Return nim without its closed form, so that nobody can use it."""
    return replace(nim(piles), solution=None)


@SECTION.claim(
    "thm-8",
    "The dual of nim",
    bound=40,
    unit="heaps of",
    perturbed=[{"left": 0}, {"left": 2}, {"total": 1}, {"times": 1}, {"times": 3}],
)
def thm_8(
    bound: int, solve: Solve, left: int = 1, total: int = 0, times: int = 2
) -> Iterator[Case]:
    r"""Let $G$ be nim on $k \ge 1$ piles. The moves of $G^\star$ are the positions with nim-sum 0,
    except the zero position, the P-positions of $G^\star$ are those with at most one pile left,
    and $G^{\star\star}=G$.

    For $k=1,2,3,4$ and heaps up to 40, 40, 14 and 8, or to the bound if that is smaller. Nim is
    solved and compared with nim-sum 0. $G^\star$ is solved, from moves that are found by search.
    The moves of $G^{\star\star}$ are found by search and compared with those of nim. The proof in
    the paper has a slip that leaves the theorem untouched: from $(1,2,2)$ its winning move of
    $G^\star$ takes 1, 2 and 1, whose nim-sum is not 0. A move that does it exists: take all piles
    but one, and from that one the nim-sum of the others.
    """
    for k in range(1, 5):
        to = min(bound, HEAPS[k])
        base = _plain_nim(k)
        for position, is_p in solve(base).outcomes(to):
            yield Case(("nim", position), nim_sum(position) == total, is_p)
        for position, is_p in solve(power(base, 1)).outcomes(to):
            yield Case(("star", position), sum(map(bool, position)) <= left, is_p)
        top = (to,) * k
        twice = set(power(base, times).moves.within(top))
        yield Case(f"moves of the star-star, k = {k}", True, set(nim_moves(top)) == twice)


def _remains(position: Position) -> set[Position]:
    """Return what may be left in the old place when Remark 7 has been followed to its end."""
    found: set[Position] = set()
    waiting = {position}
    while waiting:
        here = waiting.pop()
        piles = [i for i, heap in enumerate(here) if heap]
        if len(piles) < 2:
            found.add(here)
            continue
        least = min(here[i] for i in piles)
        for shifted in (i for i in piles if here[i] == least):
            for other in (j for j in piles if j != shifted):
                after = list(here)
                after[shifted] = 0
                after[other] -= least
                waiting.add(tuple(after))
    return found


def _strategy(bound: int, solve: Solve, piles: Sequence[int], every: bool) -> Iterator[Case]:
    for k in piles:
        solver = solve(_plain_nim(k))
        for position, is_p in solver.outcomes(min(bound, HEAPS[k])):
            if is_p:
                continue
            wins = {tuple(sorted(move)) for move in solver.winning_moves(position)}
            advised = {tuple(sorted(subtract(position, rest))) for rest in _remains(position)}
            right = advised & wins
            good = bool(wins) and (advised <= wins if every else bool(right))
            to, winning = (", ".join(map(str, sorted(moves))) for moves in (advised, wins))
            why = f"the advice leads to {to}, and what wins is the move to {winning}"
            yield Case(position, WINS, WINS if good else "the advised move loses", why)


@SECTION.claim(
    "rem-7",
    "Winning at nim without nim-sums",
    bound=40,
    unit="heaps of",
    uses=["thm-8"],
    repaired={"piles": (2,)},
)
def rem_7(
    bound: int, solve: Solve, piles: Sequence[int] = (2, 3, 4, 5), every: bool = False
) -> Iterator[Case]:
    r"""A strategy for nim on $k$ piles: shift the smallest pile aside, take as many tokens from
    any other pile and put them beside it; go on with the piles that remain until at most one has
    tokens in the old place. Wherever there is a winning move, taking these tokens is one.

    For $k=2,3,4,5$ and heaps up to 40, 14, 8 and 6, or to the bound if that is smaller, every
    N-position is tried. The strategy leaves open from which other pile to take. It is read
    kindly here: one lucky choice is enough. If every choice has to win, it fails earlier, at
    $(1,1,2)$, where 1 and 1 may be taken so that nothing remains.
    """
    yield from _strategy(bound, solve, piles, every)


@SECTION.corrected(
    "rem-7",
    went_wrong=r"""
    The strategy comes from a step in the proof of Theorem 8 where the numbers taken from the
    piles need not have nim-sum 0. From $(1,2,2)$ it takes one token from a pile of two, whatever
    is chosen on the way; the winning move is to take the pile of one. For two piles it is right.
    """,
    perturbed=[{"piles": (2, 3)}, {"piles": (3,)}, {"piles": (4,)}],
)
def rem_7_corrected(
    bound: int, solve: Solve, piles: Sequence[int] = (2,), every: bool = True
) -> Iterator[Case]:
    r"""In nim on two piles, shift the smaller pile aside and as many tokens from the other. If
    there is a winning move, it is to take the tokens that remain in the old place.

    Every N-position with heaps up to the bound, and every choice that the strategy leaves.
    """
    yield from _strategy(bound, solve, piles, every)
