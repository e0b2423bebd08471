"""Nim: take any number of tokens from one pile."""

from collections.abc import Iterator
from functools import reduce
from itertools import combinations_with_replacement
from operator import xor

from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, Solution, invariant
from chromdocs.games.why_nim import misere_why, nim_why
from chromdocs.parameters import Parameter, checked, whole

ORDER = 7
PILES = whole(1, 100)  # a position is a tuple in memory


def nim(piles: int = 2) -> Invariant:
    """Return nim on *piles* piles.

    >>> list(nim().options((1, 2)))
    [(0, 2), (1, 0), (1, 1)]
    >>> nim(3).solution.winning_move((1, 3, 4)), nim(3).misere.winning_move((1, 1, 4))
    ((1, 3, 2), (1, 1, 1))
    """
    checked("nim", "piles", PILES, piles)
    return invariant(
        "nim" if piles == 2 else f"nim:piles={piles}",
        "Take any number of tokens from one pile.",
        piles,
        Moves(lambda move: sum(map(bool, move)) == 1, nim_moves),
        title=f"{piles}-pile nim",
        solution=Solution(
            is_p=lambda position: nim_sum(position) == 0,
            move=_winning_move,
            p_positions=lambda to: _p_positions(piles, to),
            reason="the P-positions are those with nim-sum 0 (Bouton)",
            claims=("chromatic/sec-2-all-red",),
            grundy=nim_sum,
            why=lambda position: nim_why(
                position, _winning_move(position) if nim_sum(position) else None
            ),
        ),
        misere=Solution(
            is_p=_is_misere_p,
            move=_misere_winning_move,
            p_positions=lambda to: _p_positions(piles, to, misere=True),
            reason="the P-positions of misère play are those with nim-sum 0, but nim-sum 1 where "
            "no pile has more than one token (Bouton)",
            claims=(),
            why=lambda position: misere_why(
                position, None if _is_misere_p(position) else _misere_winning_move(position)
            ),
        ),
        symmetric=True,
        twice="star/thm-8",
    )


def nim_moves(position: Position) -> Iterator[Position]:
    """Yield the moves of nim that fit into *position*, the largest on each pile first.

    >>> list(nim_moves((1, 2)))
    [(1, 0), (0, 2), (0, 1)]
    """
    for i, heap in enumerate(position):
        before, after = (0,) * i, (0,) * (len(position) - i - 1)
        yield from ((*before, taken, *after) for taken in range(heap, 0, -1))


def nim_sum(position: Position) -> int:
    """Return the sum of the piles in binary without carry.

    >>> nim_sum((1, 3, 4))
    6
    """
    return reduce(xor, position, 0)


def remark_7_moves(position: Position) -> set[Position | None]:
    """Return the moves that Remark 7 of the star paper may advise; None if there is none to win.

    Shift the smallest pile aside, take as many tokens from another pile to its side, and go on
    with what remains until at most one pile has tokens in the old place: take those. Which
    other pile is left open, hence several answers. For two piles the advice is right. For three
    it is not: from (1, 2, 2) it never finds the move, which is to (0, 2, 2).

    >>> remark_7_moves((3, 5))
    {(3, 3)}
    >>> sorted(remark_7_moves((1, 2, 2)))
    [(1, 1, 2), (1, 2, 1)]
    """
    found: set[Position | None] = set()
    waiting, seen = [position], {position}
    while waiting:
        left = waiting.pop()
        piles = [i for i, heap in enumerate(left) if heap]
        if len(piles) <= 1:
            found.add(tuple(map(int.__sub__, position, left)) if piles else None)
            continue
        least = min(left[i] for i in piles)
        for i in piles:
            for j in piles:
                if left[i] == least and i != j:
                    taken = (least if n in (i, j) else 0 for n in range(len(left)))
                    after = tuple(map(int.__sub__, left, taken))
                    if after not in seen:
                        seen.add(after)
                        waiting.append(after)
    return found


def _winning_move(position: Position) -> Position:
    total = nim_sum(position)
    i = next(i for i, heap in enumerate(position) if heap ^ total < heap)
    return (*position[:i], position[i] ^ total, *position[i + 1 :])


def _p_positions(piles: int, to: int, misere: bool = False) -> Iterator[Position]:
    for first in combinations_with_replacement(range(to + 1), piles - 1):
        second = max(first, default=0)
        last = nim_sum(first) ^ (misere and second <= 1)
        if second <= last <= to:
            yield (*first, last)


def _is_misere_p(position: Position) -> bool:
    return nim_sum(position) == (max(position) <= 1)


def _misere_winning_move(position: Position) -> Position:
    i = max(range(len(position)), key=position.__getitem__)
    others = (*position[:i], *position[i + 1 :])
    if max(others, default=0) > 1:
        return _winning_move(position)
    # leave an odd number of piles with one token each
    return (*position[:i], 1 - nim_sum(others), *position[i + 1 :])


FAMILY = Family(
    name="nim",
    title="nim",
    paper="star",
    make=nim,
    parameters={"piles": Parameter("how many piles", PILES)},
    examples=("nim", "nim:piles=3"),
    claims=("star/thm-8", "star/rem-7"),
)
