"""Subtraction games on one heap: take one of finitely many numbers of tokens."""

from collections.abc import Iterable, Sequence

from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, Solution, invariant
from chromdocs.games.reason import Reason, Rows
from chromdocs.games.telling import fitting, many, short
from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.parameters import Parameter

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


FAMILY = Family(
    name="subtraction",
    title="subtraction games on one heap",
    paper="star",
    make=subtraction,
    parameters={"take": Parameter("the numbers that may be taken, such as 1,3,4", read_take)},
    examples=("subtraction:take=1,2,3", "subtraction:take=1,3,4"),
)
