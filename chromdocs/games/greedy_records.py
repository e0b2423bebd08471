"""Which moves the greedy rule adjoins, told by fractional parts: no game is looked at.

Let alpha = [1; k, ...] with k >= 4, and begin with (k-1)-Wythoff nim. Every adjoined move is
(a_n, b_n - 1) or (a_n + 1, b_n - 1), and the n are records: low points ({n·alpha}, {n·beta}) among
those with a long step of b. For smaller k this holds for [1; 3, 3m, 3, 3m, ...] alone.
"""

from itertools import count

from chromdocs.games.complementary import Candidates
from chromdocs.games.game import Position
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.parameters import checked, whole


def quotient(pairs: Candidates) -> int:
    """Return the k of alpha = [1; k, ...].

    >>> [quotient(Candidates(alpha)) for alpha in ("(1+sqrt(5))/2", "sqrt(2)", "pi/3")]
    [1, 2, 21]
    """
    return pairs.beta.floor() - 1


def is_simple(pairs: Candidates) -> bool:
    """Tell whether the greedy rule, begun with (k-1)-Wythoff nim, adjoins the two shapes only.

    >>> from chromdocs.numbers.contfrac import ContinuedFraction
    >>> named = ("[1; (4, 1)]", "[1; (3)]", "[1; (3, 6)]", "[1; (3, 1)]", "[1; (2)]")
    >>> [is_simple(Candidates(ContinuedFraction.parse(alpha).value())) for alpha in named]
    [True, True, True, False, False]
    """
    k = quotient(pairs)
    if k != 3:
        return k > 3
    times = (pairs.alpha - 1) * (pairs.beta - 4).inverse()
    return isinstance(times, Quadratic) and times.is_rational and times.floor() == times


def shape(pairs: Candidates, move: Position) -> int | None:
    """Return 1 for a move (a_n, b_n - 1), 2 for (a_n + 1, b_n - 1), None for any other.

    >>> gamma_4 = Candidates("(1+sqrt(2))/2")
    >>> [shape(gamma_4, move) for move in ((1, 4), (3, 10), (4, 4))]
    [1, 2, None]
    """
    x, y = min(move), max(move)
    n = pairs.upper.index(y + 1)
    ahead = None if n is None else x - pairs.lower.nth(n)
    return {0: 1, 1: 2}.get(ahead) if ahead is not None else None


def record_moves(pairs: Candidates, to: int) -> list[Position]:
    """Return the moves up to *to* that the greedy rule adjoins, the smaller number first, sorted.

    Only steps and fractional parts are compared, as whole numbers: for i < n the part of i·alpha
    is the smaller one exactly if a_n - a_i = a_(n-i).

    >>> record_moves(Candidates("(1+sqrt(2))/2"), 20)
    [(1, 4), (2, 10), (3, 10), (3, 16), (4, 16)]
    """
    checked("record_moves", "to", whole(0), to)
    if not is_simple(pairs):
        raise ValueError(
            "record_moves: alpha must be [1; k, ...] with k at least 4, or [1; 3, 3m, 3, 3m, ...], "
            f"not {pairs.alpha}"
        )
    k = quotient(pairs)
    steps = {(1, k + 1), (1, k + 2), (2, k + 2)}  # where (a_n, b_n - 1) has no move of the base
    first: list[int] = []  # n of the moves (a_n, b_n - 1)
    second: list[int] = []  # n of the moves (a_n + 1, b_n - 1)

    def lower(i: int, n: int, part: int) -> bool:
        return pairs.nth(n)[part] - pairs.nth(i)[part] == pairs.nth(n - i)[part]

    for n in count(1):
        (a, b), (before, lying) = pairs.nth(n), pairs.nth(n - 1)
        if b - 1 > to:
            break
        step = (a - before, b - lying)
        if (
            step in steps
            and not any(lower(i, n, 1) for i in second)
            and not any(lower(i, n, 0) and lower(i, n, 1) for i in first)
        ):
            first.append(n)
        if (
            step == (1, k + 2)
            and pairs.lower.nth(n + 1) == a + 1
            and not any(lower(i, n, 0) and lower(i, n, 1) for i in second)
        ):
            second.append(n)
    moves = [
        (pairs.nth(n)[0] + h, pairs.nth(n)[1] - 1)
        for h, ns in ((0, first), (1, second))
        for n in ns
    ]
    return sorted(moves)
