r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 6: the dual of nim, and a strategy for nim.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations_with_replacement

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Invariant, Position, fits, subtract
from chromdocs.games.nim import nim, nim_moves, nim_sum
from chromdocs.games.star import power
from chromdocs.papers.star.claims.formulas_rational import aside, two_piles
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 15
SECTION = Section(PAPER, "Section 6")
WINS = "the advised move wins"
ALICE = "a move that leaves at most one pile"
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
    proof="learn/star/#nim-dual",
)
def thm_8(
    bound: int, solve: Solve, left: int = 1, total: int = 0, times: int = 2
) -> Iterator[Case]:
    r"""Let $G$ be nim on $k \ge 1$ piles. The moves of $G^\star$ are the positions with nim-sum 0,
    except the zero position, the P-positions of $G^\star$ are those with at most one pile left,
    and $G^{\star\star}=G$.

    For $k=1,2,3,4$ and heaps up to 40, 40, 14 and 8, or to the bound if that is smaller. Nim is
    solved and compared with nim-sum 0. $G^\star$ is solved, from moves that are found by search.
    The moves of $G^{\star\star}$ are found by search and compared with those of nim. That
    $\mathcal{P}(G)$ is what has nim-sum 0 is Bouton's theorem.
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


def _pair_off(piles: Position) -> Position:
    """Return what the proof takes from each pile, the piles ascending: it pairs tokens off."""
    taken = [0] * len(piles)
    for i in range(len(piles) - 1):
        rest = piles[i] - taken[i]
        taken[i] += rest
        taken[i + 1] += rest
    return tuple(taken)


def _ascending(bound: int) -> Iterator[Position]:
    """Yield positions without an empty pile, in order, small ones first."""
    for k in range(2, 6):
        to = min(bound, HEAPS[k])
        yield from combinations_with_replacement(range(NATURALS.first, to + 1), k)


@SECTION.claim(
    "thm-8/proof-rest",
    "What pairing off leaves in the last pile",
    bound=40,
    unit="heaps of",
    uses=["thm-8"],
    perturbed=[{"sign": 1}, {"least": 1}],
    proof="authors",
)
def proof_rest(bound: int, sign: int = -1, least: int = 0) -> Iterator[Case]:
    r"""From $x_1 \le \dots \le x_k$ take all of pile 1 and as many tokens from pile 2, then the
    rest of pile 2 and as many from pile 3, and so on. In the end all piles are empty but perhaps
    the last, which has $x_k-x_{k-1}+x_{k-2}-\dots \ge 0$ tokens.

    For $k=2,3,4,5$ and heaps up to 40, 14, 8 and 6, or to the bound if that is smaller.
    """
    for piles in _ascending(bound):
        left = [heap - out for heap, out in zip(piles, _pair_off(piles), strict=True)]
        rest = sum(heap * sign**i for i, heap in enumerate(reversed(piles)))
        said = [0] * (len(piles) - 1) + [rest]
        yield Case(piles, (said, True), (left, left[-1] >= least))


def _a_move(bound: int, swap: bool) -> Iterator[Case]:
    for piles in _ascending(bound):
        taken = _swapped(piles) if swap else _pair_off(piles)
        legal = nim_sum(taken) == 0 and any(taken) and fits(taken, piles)
        left = sum(out < heap for heap, out in zip(piles, taken, strict=True))
        why = f"it takes {taken}, with nim-sum {nim_sum(taken)}"
        found = "no move" if not legal else ALICE if left <= 1 else f"a move that leaves {left}"
        yield Case(piles, ALICE, found, why)


def _swapped(piles: Position) -> Position:
    """Return all piles but one, and from that one the nim-sum of the others; it must fit."""
    total = nim_sum(piles)
    at = next((i for i, heap in enumerate(piles) if heap ^ total < heap), 0)
    return tuple(heap ^ total if i == at and total else heap for i, heap in enumerate(piles))


@SECTION.claim(
    "thm-8/proof-legal",
    "Alice's move in the dual of nim",
    bound=40,
    unit="heaps of",
    uses=["star/thm-8/proof-rest"],
    repaired={"swap": True},
)
def proof_legal(bound: int, swap: bool = False) -> Iterator[Case]:
    r"""To take these numbers of tokens, pile by pile, is one move of $G^\star$: their nim-sum is 0.
    At most one pile is left, so that the opponent cannot move.

    For $k=2,3,4,5$ and heaps up to 40, 14, 8 and 6, or to the bound if that is smaller.
    """
    yield from _a_move(bound, swap)


@SECTION.corrected(
    "thm-8/proof-legal",
    went_wrong=r"""
    Each pair of equal numbers has nim-sum 0, but nim-sums do not add up like numbers. From
    $(1,2,2)$ the proof takes 1, 2 and 1, whose nim-sum is 2: no move of $G^\star$. The theorem
    stands, as there is another move that leaves at most one pile. Remark 7 rests on this step and
    falls with it.
    """,
    severity="proof step",
    proof="learn/star/#nim-dual",
    perturbed=[{"swap": False}],
)
def proof_legal_corrected(bound: int, swap: bool = True) -> Iterator[Case]:
    r"""From a position with two piles or more there is a move of $G^\star$ that leaves at most one:
    take everything if the nim-sum is 0; otherwise take what the winning move of nim would leave,
    that is all piles but one, and from that one the nim-sum of the others.

    For $k=2,3,4,5$ and heaps up to 40, 14, 8 and 6, or to the bound if that is smaller.
    """
    yield from _a_move(bound, swap)


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
    severity="theorem",
    proof="learn/star/#without-nim-sums",
)
def rem_7_corrected(
    bound: int, solve: Solve, piles: Sequence[int] = (2,), every: bool = True
) -> Iterator[Case]:
    r"""In nim on two piles, shift the smaller pile aside and as many tokens from the other. If
    there is a winning move, it is to take the tokens that remain in the old place.

    Every N-position with heaps up to the bound, and every choice that the strategy leaves.
    """
    yield from _strategy(bound, solve, piles, every)


SECTION.decided(
    "thm-8",
    {"k = 2": two_piles()},
    how=r"""On two piles a nim-sum is 0 if both are equal. Equal piles solve nim; positions with
    an empty pile solve the game with equal moves, and these are the moves of nim.""",
    within="k = 2",
    wrong=[two_piles(least=2), two_piles(least=0)],
)

SECTION.decided(
    "rem-7",
    aside(),
    how=r"""What remains in the old place is the difference of the piles, and a winning move
    takes it.""",
    wrong=[aside(more=1), aside(more=2)],
)
