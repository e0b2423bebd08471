"""The dual of nim: what is taken from the piles, as numbers, must have nim-sum 0."""

from collections.abc import Iterator
from itertools import product

from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, Solution, invariant, subtract
from chromdocs.games.nim import PILES, nim_sum
from chromdocs.games.reason import Reason
from chromdocs.games.telling import short
from chromdocs.games.why_nim import NO_TOKEN, binary_columns
from chromdocs.parameters import Parameter, checked

ORDER = 8


def dual_nim(piles: int = 2) -> Invariant:
    """Return the game (k-pile nim)⋆: its moves are the P-positions of nim, except 0.

    >>> list(dual_nim(3).options((1, 2, 3)))
    [(0, 0, 0), (0, 1, 3), (0, 2, 2), (1, 0, 1), (1, 1, 2)]
    """
    checked("dual-nim", "piles", PILES, piles)
    return invariant(
        "dual-nim" if piles == 2 else f"dual-nim:piles={piles}",
        "Take tokens so that the numbers taken have nim-sum 0: each power of two is in an even "
        "number of them.",
        piles,
        Moves(lambda move: any(move) and nim_sum(move) == 0, _within),
        title=f"({piles}-pile nim)⋆",
        solution=Solution(
            is_p=_is_p,
            move=lambda position: subtract(position, _last_move(position)),
            p_positions=lambda to: ((*(0,) * (piles - 1), n) for n in range(to + 1)),
            reason="by Theorem 8 the P-positions are those with at most one pile left, and every "
            "other one can be brought there in one move",
            claims=("star/thm-8",),
            why=_why,
        ),
        symmetric=True,
        twice="star/thm-8",
    )


def theorem_8_move(position: Position) -> Position:
    """Return what the proof of Theorem 8 takes from the piles, as printed.

    All of pile 1 and as many from pile 2, what remains of pile 2 and as many from pile 3, and so
    on, piles in ascending order; only the last one may keep tokens. The theorem is true, but this
    is not always a move, as the proof has it: from (1, 2, 2) it takes 1, 2 and 1.

    >>> theorem_8_move((3, 5)), theorem_8_move((1, 2, 2))
    ((3, 3), (1, 2, 1))
    """
    left = 0
    for heap in sorted(position):
        left = heap - left
    last = max(range(len(position)), key=lambda i: (position[i], i))
    return (*position[:last], position[last] - left, *position[last + 1 :])


def _is_p(position: Position) -> bool:
    return sum(map(bool, position)) <= 1


def _last_move(position: Position) -> Position:
    """Return a move that leaves one pile at most: all of the others, and their nim-sum from it."""
    total = nim_sum(position)
    i = next(i for i, heap in enumerate(position) if heap ^ total <= heap)
    return (*position[:i], position[i] ^ total, *position[i + 1 :])


def _why(position: Position) -> Reason:
    if not any(position):
        return Reason((NO_TOKEN,))
    if _is_p(position):
        alone = "What is taken from one pile alone has no nim-sum 0: no move is left."
        return Reason(("Only one pile has tokens.", alone))
    taken = _last_move(position)
    move = subtract(position, taken)
    numbers = [(f"from pile {i}", number) for i, number in enumerate(taken, 1)]
    i = next((i for i, left in enumerate(move) if left), None)
    words: tuple[str, ...]
    if i is None:
        words = ("The piles have nim-sum 0: take everything, and no move is left.",)
    else:
        words = (
            f"Take all piles but pile {i + 1}: their nim-sum is {short(taken[i])}.",
            "Take so many from that pile too: then the numbers taken have nim-sum 0.",
            "That leaves one pile, and no move.",
        )
    return Reason(words, binary_columns(numbers), move)


def _within(position: Position) -> Iterator[Position]:
    if _is_p(position):
        return
    yield (last := _last_move(position))
    # the tallest pile gives what the others ask for, so that a tall one costs no search
    i = max(range(len(position)), key=position.__getitem__)
    others = (*position[:i], *position[i + 1 :])
    for taken in product(*(range(heap, -1, -1) for heap in others)):
        most = nim_sum(taken)
        move = (*taken[:i], most, *taken[i:])
        if any(taken) and most <= position[i] and move != last:
            yield move


FAMILY = Family(
    name="dual-nim",
    title="the dual of nim",
    paper="star",
    make=dual_nim,
    parameters={"piles": Parameter("how many piles", PILES)},
    examples=("dual-nim", "dual-nim:piles=3"),
)
