"""Take a few tokens, or leave one d-th of them: MARK-k with other numbers to take.

Let the numbers 1 to m - 1 be taken. If m divides d, digits decide, in normal and in misère play:
the numbers mj, ..., mj + m - 1 have the same n // d, so that n >= d is a P-position exactly if m
divides it and n // d is none. Other numbers to take are for a search.
"""

from collections.abc import Iterable, Iterator
from itertools import chain

from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position, Solution
from chromdocs.games.reason import Reason
from chromdocs.games.subtraction import read_take
from chromdocs.games.telling import many, short
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked, whole

ORDER = 6
BY = whole(2)


def divide(take: Iterable[int] = (1,), by: int = 3) -> Game:
    """Return the game: take one of the numbers in *take*, or leave one *by*-th, rounded down.

    >>> list(divide([1, 2], 6).options((20,))), divide([1, 2], 6).name
    ([(3,), (18,), (19,)], 'divide:take=1,2,by=6')
    >>> list(divide([1], 3).options((1,)))
    [(0,)]
    """
    numbers = sorted(set(take))
    if not numbers or numbers[0] < 1:
        wrong = to_decimal(numbers[0]) if numbers else "none"
        raise ValueError(f"divide: take must be numbers from 1, not {wrong}")
    d = checked("divide", "by", BY, by)

    def options(position: Position) -> Iterator[Position]:
        (n,) = position
        if n:
            yield (n // d,)
            yield from ((n - taken,) for taken in reversed(numbers) if n // d != n - taken >= 0)

    listed = ", ".join(map(to_decimal, numbers))
    m = len(numbers) + 1
    aligned = numbers[-1] == m - 1 and d % m == 0
    return Game(
        name=f"divide:take={listed.replace(' ', '')},by={to_decimal(d)}",
        rule=f"Take one of these numbers of tokens: {listed}; or leave one of every "
        f"{to_decimal(d)} tokens, rounded down. The game ends at 0.",
        heaps=1,
        options=options,
        title=f"take {listed.replace(', ', ' or ')}, or divide by {to_decimal(d)}",
        solution=_by_digits(m, d, False) if aligned else None,
        misere=_by_digits(m, d, True) if aligned else None,
    )


def at_the_end(n: int, m: int, d: int) -> tuple[int, int]:
    """Return how many digits of *n* in base d, from the right, m divides, and what is before them.

    The first digit is not counted.

    >>> at_the_end(33, 3, 6), at_the_end(20, 3, 6)
    ((1, 5), (0, 20))
    """
    count = 0
    while n >= d and n % m == 0:
        n, count = n // d, count + 1
    return count, n


def is_p_by_digits(n: int, m: int, d: int, misere: bool = False) -> bool:
    """Tell whether *n* is a P-position where 1 to m - 1 are taken and m divides d.

    An odd number of digits at the end that m divides makes a P-position; in misère play an even
    one, if only the first digit is left and it is 1 more than a multiple of m.

    >>> [n for n in range(40) if is_p_by_digits(n, 3, 6)]
    [0, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33]
    >>> [n for n in range(40) if is_p_by_digits(n, 3, 6, misere=True)]
    [1, 4, 12, 15, 18, 21, 30, 33, 36, 39]
    """
    if n == 0:
        return not misere
    count, left = at_the_end(n, m, d)
    return (count % 2 == 1) != (misere and left < d and left % m == 1)


def _by_digits(m: int, d: int, misere: bool) -> Solution:
    def is_p(position: Position) -> bool:
        return is_p_by_digits(position[0], m, d, misere)

    def winning_move(position: Position) -> Position:
        (n,) = position
        taken = ((n - t,) for t in range(1, min(m, n + 1)))
        return next(after for after in chain([(n // d,)], taken) if is_p(after))

    return Solution(
        is_p=is_p,
        move=winning_move,
        p_positions=lambda to: ((n,) for n in range(to + 1) if is_p((n,))),
        reason=f"the number of digits at the end in base {to_decimal(d)} that {to_decimal(m)} "
        "divides is odd at the P-positions; the first digit has a rule of its own",
        claims=("beyond/divided-digits",),
        why=lambda at: _why(m, d, misere, at, None if is_p(at) or at == (0,) else winning_move(at)),
    )


def _why(m: int, d: int, misere: bool, position: Position, move: Position | None) -> Reason:
    (n,) = position
    if n == 0:
        end = "in misère play whoever cannot move wins" if misere else "whoever is to move has lost"
        return Reason((f"The game ends at 0, and {end}.",))
    count, left = at_the_end(n, m, d)
    digits = many(count, "digit") if count else "no digit"
    words = [
        f"Write {short(n)} in base {short(d)}. Besides the first digit, it has {digits} at the end "
        f"that {short(m)} divides."
    ]
    odd = not (misere and left < d and left % m == 1)
    if not odd:
        words.append(f"All others are used up, and the first digit is {short(left)}.")
        words.append(f"In misère play that is 1 more than a multiple of {short(m)}: count it too.")
    words.append(
        f"An {'odd' if odd else 'even'} number of such digits makes a P-position."
        if move is None
        else f"That is no P-position, but {short(move[0])} is one, and a move leads there."
    )
    return Reason(tuple(words), move=move)


FAMILY = Family(
    name="divide",
    title="take or divide",
    paper="vile",
    make=divide,
    parameters={
        "take": Parameter("the numbers that may be taken, such as 1,2", read_take),
        "by": Parameter("leave one of so many tokens, rounded down", BY),
    },
    examples=("divide:take=1,by=3", "divide:take=1,2,by=6"),
    claims=("beyond/divided-period",),
)
