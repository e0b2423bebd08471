"""Subtraction games with finitely many moves, on one heap or on several."""

import re
from collections.abc import Iterable, Sequence

from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, Solution, invariant
from chromdocs.games.reason import Reason, Rows
from chromdocs.games.telling import fitting, many, short
from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.parameters import Parameter
from chromdocs.words import in_brackets

ORDER = 10
LONGEST = 20_000  # heaps looked at for a period, in a moment


def subtraction(take: Iterable[int] = (1, 2, 3)) -> Invariant:
    """Return the game on one heap from which one of the numbers in *take* is taken.

    >>> game = subtraction([1, 3, 4])
    >>> list(game.options((5,))), game.solution.grundy((10**100,))
    ([(1,), (2,), (4,)], 2)
    """
    numbers = sorted(set(take))
    if not numbers or numbers[0] < 1:
        wrong = to_decimal(numbers[0]) if numbers else "none"
        raise ValueError(f"subtraction: take must be numbers from 1, not {wrong}")
    listed = ",".join(map(to_decimal, numbers))
    found = period(numbers)
    return invariant(
        f"subtraction:take={listed}",
        f"Take one of these numbers of tokens from the heap: {listed.replace(',', ', ')}.",
        1,
        Moves.listed([(number,) for number in numbers]),
        title=f"the subtraction game {listed}",
        solution=_solution(numbers, *found) if found else None,
    )


def period(take: Sequence[int]) -> tuple[list[int], int] | None:
    """Return the Grundy values until they repeat, and how many at the end are repeated.

    A value depends on as many values before it as the largest number in *take*. So when so many
    in a row come again, all that follows comes again. None if this takes too long.

    >>> period([1, 3, 4])
    ([0, 1, 0, 1, 2, 3, 2], 7)
    >>> period([2, 4, 7])
    ([0, 0, 1, 1, 2, 2, 0, 3, 1, 0, 2], 3)
    """
    reach, bits = max(take), len(take).bit_length()
    if reach > LONGEST // 4:
        return None
    values: list[int] = []
    state = mark = start = 0  # the last values in one number, and as they were at the mark
    for n in range(LONGEST):
        seen = 0
        for taken in take:
            if taken <= n:
                seen |= 1 << values[n - taken]
        values.append((~seen & seen + 1).bit_length() - 1)
        state = (state << bits | values[n]) & (1 << bits * reach) - 1
        if n + 1 > reach and state == mark:
            length = n + 1 - start
            first = start
            while first and values[first - 1] == values[first - 1 + length]:
                first -= 1
            return values[: first + length], length
        if n + 1 >= max(reach, 2 * start):  # Brent: marks ever further apart find every cycle
            mark, start = state, n + 1
    return None


def vectors(moves: Iterable[Position] = ((1, 2), (2, 1))) -> Invariant:
    """Return the invariant subtraction game with these *moves*, on as many heaps as they have.

    >>> list(vectors([(1, 2), (2, 1), (3, 5)]).options((3, 5)))
    [(0, 0), (1, 4), (2, 3)]
    >>> vectors([(1, 2)]).symmetric, vectors([(3,), (1,)]).name
    (False, 'invariant:moves=(1),(3)')
    """
    chosen = sorted(set(map(tuple, moves)))
    _check(chosen)
    heaps = len(chosen[0])
    written = list(map(_written, chosen))
    return invariant(
        f"invariant:moves={','.join(written)}",
        f"Take from the heaps, in their order, the numbers in one of these: {', '.join(written)}.",
        heaps,
        Moves.listed(chosen),
        title=f"the invariant game {', '.join(written)}",
        symmetric=_is_symmetric(chosen),
    )


def _written(move: Position) -> str:
    return in_brackets(map(to_decimal, move), ",")


def _check(moves: list[Position]) -> None:
    if not moves:
        raise ValueError("invariant: moves must be one vector at least, such as (1,2), not none")
    for move in moves:
        shown = _written(move)
        if len(move) != len(moves[0]):
            first = _written(moves[0])
            raise ValueError(f"invariant: moves must be of one length, not {first} and {shown}")
        if not any(move) or min(move) < 0:
            raise ValueError(
                f"invariant: moves must take a token at least and add none, not {shown}"
            )


def _is_symmetric(moves: list[Position]) -> bool:
    """Tell whether the order of heaps does not matter: swaps of neighbours make every order."""
    return all(
        (*move[:i], move[i + 1], move[i], *move[i + 2 :]) in moves
        for move in moves
        for i in range(len(move) - 1)
    )


def _solution(take: Sequence[int], values: list[int], length: int) -> Solution:
    first = len(values) - length

    def grundy(position: Position) -> int:
        (n,) = position
        return values[n if n < first else first + (n - first) % length]

    def winning_move(position: Position) -> Position:
        (n,) = position
        return next((n - taken,) for taken in take if taken <= n and grundy((n - taken,)) == 0)

    since = f"from {first} on" if first else "from the start"

    def why(position: Position) -> Reason:
        (n,) = position
        like = n if n < first else first + (n - first) % length
        words = [f"The Grundy values repeat {since}, after {many(length, 'heap')}."]
        if like != n:
            words.append(f"{short(n)} is {short((n - like) // length)}·{length} + {like}.")
            words.append(f"So it has the value of {like}, which is {values[like]}.")
        else:
            words.append(f"{short(n)} has the value {values[like]}.")
        move = None if not values[like] else winning_move(position)
        if move is None:
            words.append("From the value 0 no move leads to the value 0.")
        else:
            left = f"that leaves {short(move[0])}, which has the value 0"
            words.append(f"Take {short(n - move[0])}: {left}.")
        heaps = ("heap", *map(str, range(len(values))))
        row = ("value", *map(str, values))
        picture = Rows("Grundy values", heaps, (row,), ((0, like + 1),))
        return Reason(tuple(words), fitting(picture), move)

    return Solution(
        is_p=lambda position: grundy(position) == 0,
        move=winning_move,
        p_positions=lambda to: ((n,) for n in range(to + 1) if grundy((n,)) == 0),
        reason=f"the Grundy values have the period {length} {since}",
        claims=(),
        grundy=grundy,
        why=why,
    )


def read_take(text: str) -> list[int]:
    """Read the numbers that may be taken.

    >>> read_take("1, 3,4")
    [1, 3, 4]
    """
    try:
        return [from_decimal(number.strip()) for number in text.split(",")]
    except ValueError:
        raise ValueError(f"must be numbers such as 1,3,4, not {text!r}") from None


def _read_moves(text: str) -> list[Position]:
    try:
        if not re.fullmatch(r"\([^()]*\)(\s*,\s*\([^()]*\))*", text):
            raise ValueError("brackets")
        return [
            tuple(from_decimal(number.strip()) for number in move.split(","))
            for move in re.findall(r"\(([^()]*)\)", text)
        ]
    except ValueError:
        raise ValueError(f"must be vectors such as (1,2),(2,1), not {text!r}") from None


FAMILY = Family(
    name="subtraction",
    title="subtraction games on one heap",
    paper="star",
    make=subtraction,
    parameters={"take": Parameter("the numbers that may be taken, such as 1,3,4", read_take)},
    examples=("subtraction:take=1,2,3", "subtraction:take=1,3,4"),
)

VECTORS_FAMILY = Family(
    name="invariant",
    title="invariant subtraction games",
    paper="star",
    make=vectors,
    parameters={"moves": Parameter("the moves, such as (1,2),(2,1)", _read_moves)},
    examples=("invariant:moves=(1,2),(2,1)", "invariant:moves=(1,2),(2,1),(3,5)"),
    claims=("star/lem-5",),
)
