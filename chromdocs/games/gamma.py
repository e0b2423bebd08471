"""Gamma_k: k-Wythoff nim with extra moves, whose P-positions are (floor(n·alpha), floor(n·beta)).

Here alpha = [1; k, 1, k, ...] and beta = [k+1; 1, k, 1, ...]. The steps of b_n are k + 1 and
k + 2, the letters sigma and tau of the paper's word W. At every k-th tau, a_n takes a step of 2.
"""

from collections.abc import Iterator
from functools import cache
from itertools import count, takewhile

from chromdocs.games.complementary import Candidates
from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, Solution, invariant
from chromdocs.games.telling import named, short
from chromdocs.games.why_beatty import EQUAL
from chromdocs.games.wythoff import wythoff
from chromdocs.numbers.contfrac import alpha
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked, whole
from chromdocs.words import SUBSCRIPTS

ORDER = 19
TERM = whole(1)
D_PRINTED = (3, 4, 4, 3, 4, 4, 4, 3, 4, 4, 3, 4, 4, 3)  # Example 2: the steps of b_n, k = 2


def gamma(k: int = 2) -> Invariant:
    """Return the game Gamma_k of Theorem 3.

    >>> gamma(2).moves.contains((9, 25)), gamma(2).moves.contains((9, 26))
    (True, False)
    >>> gamma(4).solution.winning_move((38, 185))
    (18, 87)
    """
    checked("gamma", "k", TERM, k)
    base = wythoff(k)

    def contains(move: Position) -> bool:
        return base.moves.contains(move) or _is_extra(k, *sorted(move))

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        high = max(position)
        last = min(k - 1, (high - k) // (k + 2))  # whose first move, (i + 1, k + (k + 2)·i), fits
        for i in range(last, 0, -1):
            moves = takewhile(lambda move: move[1] <= high, extra_moves(k, i))
            for u, v in reversed(list(moves)):
                yield from ((s, t) for s, t in ((u, v), (v, u)) if s <= x and t <= y)
        yield from base.moves.within(position)

    return invariant(
        f"gamma:k={to_decimal(k)}",
        base.rule + _extra_rule(k),
        2,
        Moves(contains, within),
        title="Γ" + to_decimal(k).translate(SUBSCRIPTS),
        solution=_solution(k),
        symmetric=True,
    )


def extra_moves(k: int, i: int) -> Iterator[Position]:
    """Yield the Type III moves (f_n^i, g_n^i - 1) of Theorem 3 for n = 1, 2, ...

    >>> from itertools import islice
    >>> list(islice(extra_moves(2, 1), 3)), list(islice(extra_moves(4, 3), 3))
    ([(2, 6), (9, 25), (35, 96)], [(4, 22), (27, 133), (161, 780)])
    """
    checked("extra_moves", "k", TERM, k)
    if checked("extra_moves", "i", TERM, i) >= k:
        raise ValueError(
            f"extra_moves: i must be less than k = {to_decimal(k)}, not {to_decimal(i)}"
        )
    return _extra_moves(k, i)


def _extra_moves(k: int, i: int) -> Iterator[Position]:
    f, g = 0, i + 1
    while True:
        f, g = f + g, k * f + (k + 1) * g + i
        yield f, g - 1


def move_type(k: int, move: Position) -> str:
    """Return the type of a move of Gamma_k: I, II or III.

    >>> [move_type(2, move) for move in ((0, 5), (3, 4), (9, 25))]
    ['I', 'II', 'III']
    """
    s, t = move
    return "I" if 0 in move else "II" if abs(s - t) < k else "III"


def pair(k: int, n: int) -> Position:
    """Return (a_n, b_n), the n-th P-position of Gamma_k.

    >>> [pair(2, n) for n in range(6)]
    [(0, 0), (1, 3), (2, 7), (4, 11), (5, 14), (6, 18)]
    """
    return candidates(k).nth(n)


@cache
def candidates(k: int) -> Candidates:
    """Return S_k, the set of all pairs (a_n, b_n).

    >>> (11, 4) in candidates(2), candidates(2).mate(14)
    (True, 5)
    """
    checked("gamma", "k", TERM, k)
    return Candidates(alpha(k).value())


def index(k: int, n: int) -> int | None:
    """Return the index of (a_n, b_n) by Definition 24, or None if it has none.

    It is the i for which the n-th letter of W is tau_i, with 1 <= i < k. There are
    b_n - (k + 1)·n letters tau among the first n, and their indices go round.

    >>> [index(4, n) for n in range(10)]
    [None, None, 1, 2, 3, None, None, 1, 2, 3]
    """
    _, b = pair(k, n)
    if n == 0 or b - pair(k, n - 1)[1] == k + 1:
        return None  # no letter, or sigma
    return (b - n) % k or None


def type_three_move(k: int, n: int) -> Position:
    """Return the move (u, v) that Lemma 26 finds from (a_n, b_n - 1), if that has an index.

    It is the largest Type III move of the same index with v < b_n.

    >>> type_three_move(4, 32), pair(4, 32)
    ((20, 98), (38, 186))
    """
    i = index(k, n)
    if i is None:
        raise ValueError(
            f"type_three_move: pair {to_decimal(n)} for k = {to_decimal(k)} has no index"
        )
    b = pair(k, n)[1]
    g, after = i + 1, (k + 1) * (i + 1) + i
    while after <= b:
        g, after = after, (k + 2) * after - g  # Lemma 8
    return (after - (k + 1) * g - i) // k, g - 1


def first_gap_too_high(k: int) -> tuple[Position, Position, Position]:
    """Return a position, the P-position of the nearest gap, which lies too high, and a good one.

    The position is the first (a_n, y), y in A and y < b_n - 1, where no P-position of nearest
    gap among the earlier ones can be reached; the last answer is the one that can.

    >>> first_gap_too_high(4)
    ((3, 10), (2, 11), (1, 5))
    """
    if k < 4:
        raise ValueError(f"first_gap_too_high: none is known for k below 4, such as {k}")
    known = candidates(k)
    for n in count(1):
        x, b = known.nth(n)
        earlier = [known.nth(j) for j in range(n)]
        for y in range(x, b - 1):
            off = {p: abs(y - x - (p[1] - p[0])) for p in earlier}
            nearest = [p for p in earlier if off[p] == min(off.values())]
            if y in known.lower and all(p[1] >= y for p in nearest):
                return (
                    (x, y),
                    nearest[0],
                    min((p for p in earlier if p[1] < y), key=off.__getitem__),
                )
    raise AssertionError


def formula_4(n: int) -> int:
    """Return what formula (4) gives for f_n^1 when k = 2, exactly.

    >>> [formula_4(n) for n in range(5)]
    [0, 2, 9, 35, 132]
    """
    p, q = _power(n)
    return (2 * (p + 3 * q) - 2) // 4


def formula_5(n: int) -> int:
    """Return what formula (5), as printed, gives for g_n^1 when k = 2, exactly.

    It gives g_n^1 - 1, the second part of the move; g_n^1 is the same without the - 2.

    >>> [formula_5(n) for n in range(5)]
    [1, 6, 25, 96, 361]
    """
    p, _ = _power(n + 1)
    return (2 * p - 2) // 2


def _power(n: int) -> tuple[int, int]:
    """Return p and q with (2 + sqrt(3))^n = p + q·sqrt(3), by squaring."""
    checked("gamma", "n", whole(0), n)
    p, q = 1, 0
    for bit in f"{n:b}":
        p, q = p * p + 3 * q * q, 2 * p * q
        if bit == "1":
            p, q = 2 * p + 3 * q, p + 2 * q
    return p, q


def _is_extra(k: int, u: int, v: int) -> bool:
    """Tell whether u <= v is a Type III move: then (u, v + 1) is a pair, and Lemma 26 finds it."""
    n = candidates(k).upper.index(v + 1)
    return n is not None and index(k, n) is not None and type_three_move(k, n) == (u, v)


def _extra_rule(k: int) -> str:
    """Say which moves of Type III there are, as steps from (u, v) to the next."""
    if k == 1:
        return ""
    start, then = "(2, 6)", "2u + 3v + 3"
    if k > 2:
        start = f"(i + 1, {k + 2}i + {k}) for an i from 1 to {k - 1}"
        then = f"{k}u + {k + 1}v + i + {k}"
    return (
        " Or take u from one heap and v from the other, "
        f"where (u, v) is {start}, or comes later: after (u, v) comes (u + v + 1, {then})."
    )


def _solution(k: int) -> Solution:
    known = candidates(k)

    def move(x: int, y: int) -> Position:
        """Return the move of Section 3, part II."""
        n = known.lower.count(x)
        if y < known.upper.nth(n) - 1:
            j = known.last_within_gap(y - x)
            return known.nth(j if y - x - known.gap(j) < k else j + 1)
        if index(k, n) is None:  # the last step was of 2 in a_n, or of k + 1 in b_n
            return known.nth(n - 1)
        u, v = type_three_move(k, n)
        return x - u, y - v

    return known.solution(
        move,
        "Theorem 3 gives the P-positions in closed form, its proof and Lemma 26 the move",
        "fractions/thm-3",
        "fractions/lem-26",
        both=lambda x, y, after: _both(k, x, y, after),
        about=f"Here α = [1; {short(k)}, 1, {short(k)}, 1, …] and 1/α + 1/β = 1.",
    )


def _both(k: int, x: int, y: int, after: Position) -> Iterator[str]:
    """Say which type of move leads to a pair."""
    known = candidates(k)
    if move_type(k, (x - after[0], y - after[1])) == "II":
        gap = after[1] - after[0]
        if x == y and not gap:
            yield EQUAL
        elif y - x == gap:
            yield f"The heaps differ by {short(gap)}, as in {named(after)}."
        else:
            near = f"The heaps differ by {short(y - x)}, those of {named(after)} by {short(gap)}"
            yield f"{near}, which is less than {short(k)} away."
        return
    n = known.lower.count(x)
    yield f"{named((x, y))} is one below pair number {short(n)}, {named(known.nth(n))}."
    yield f"That has the index {index(k, n)}, and by Lemma 26 the move of Type III with it wins."


FAMILY = Family(
    name="gamma",
    title="the games Γₖ of Theorem 3",
    paper="fractions",
    make=gamma,
    parameters={"k": Parameter("the k of [1; k, 1, k, ...]", TERM)},
    examples=("gamma:k=2", "gamma:k=4"),
    claims=("fractions/rem-6", "fractions/ex-4", "fractions/ex-5", "fractions/ex-5-move"),
)
