"""Subsided ornament games: one in each class, with moves and P-positions in closed form.

Let G have the moves {a_n, b_n}, a_n = floor((qn - 1)/(q - 1)), b_n = qn. Theorem 6 of the star
paper gives the P-positions of G: an empty heap, or two heaps strictly between the same two
multiples of q. As printed it starts with the multiples q and 2q; those from 0 to q belong too.
The paper calls G⋆ subsided, so these are the moves of `subsided`; `subsided-dual` is G.

Either is won by splitting (x, y) into a move of G and a P-position of G: in G one takes the move,
in G⋆ one leaves it.
"""

from collections.abc import Iterator
from dataclasses import replace

from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, Solution, invariant, subtract
from chromdocs.games.nim import nim_moves
from chromdocs.games.rational_pair import RationalPair, rational_pair
from chromdocs.games.reason import Reason
from chromdocs.games.telling import named, short
from chromdocs.games.why_beatty import near, number_of
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked, whole

ORDER = 17


def subsided(q: int = 3) -> Invariant:
    """Return the subsided ornament game of Class *q*, called G⋆ in Theorem 6.

    >>> sorted(subsided(3).moves.within((2, 4)))  # doctest: +NORMALIZE_WHITESPACE
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)]
    """
    pairs = _pairs("subsided", q)

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        yield from nim_moves(position)
        for s in range(min(x, (y // q + 1) * q), 0, -1):
            if s % q:
                start = s - s % q
                yield from ((s, t) for t in range(min(y, start + q - 1), start, -1))

    number = to_decimal(q)
    return invariant(
        f"subsided:q={number}",
        "Take any number of tokens from one heap, or from both heaps numbers that lie strictly "
        f"between the same two neighbouring multiples of {number}.",
        2,
        Moves(lambda move: any(move) and _is_calm(q, move), within),
        title=f"the subsided ornament game of Class {number}",
        solution=pairs.solution(
            lambda x, y: (0, 0) if _is_calm(q, (x, y)) else _pair_below(pairs, (x, y)),
            "Theorem 6 and its dual: the P-positions are (0, 0) and the pairs "
            f"{{{pairs.words[0]}, {pairs.words[1]}}}",
            "star/thm-6",
            "star/main-theorem",
            both=lambda x, y, after: (
                f"{_between(q, subtract((x, y), after))}: they may be taken together.",
            ),
        ),
        symmetric=True,
    )


def subsided_dual(q: int = 3) -> Invariant:
    """Return the game G of Theorem 6, whose star is subsided: its moves are {a_n, b_n}.

    >>> sorted(subsided_dual(3).moves.within((4, 9)))
    [(1, 3), (2, 6), (3, 1), (4, 9)]
    """
    pairs = _pairs("subsided-dual", q)

    def p_positions(to: int) -> Iterator[Position]:
        yield from ((0, y) for y in range(to + 1))
        for x in range(1, to + 1):
            if x % q:
                yield from ((x, y) for y in range(x, min(to + 1, x - x % q + q)))

    number = to_decimal(q)
    return replace(
        rational_pair(q - 1, q, 1),
        name=f"subsided-dual:q={number}",
        title=f"the dual of the subsided ornament game of Class {number}",
        solution=Solution(
            is_p=lambda position: _is_calm(q, position),
            move=lambda position: subtract(position, _pair_below(pairs, position)),
            p_positions=p_positions,
            reason="Theorem 6, with n from 0 on, gives the P-positions: a heap is empty, or both "
            f"lie strictly between the same two neighbouring multiples of {number}",
            claims=("star/thm-6",),
            why=lambda position: _dual_why(pairs, position),
        ),
    )


def _dual_why(pairs: RationalPair, position: Position) -> Reason:
    q = pairs.q
    if _is_calm(q, position):
        if not all(position):
            return Reason(("Every move takes from both heaps, and one is empty: no move is left.",))
        words = (
            f"{_between(q, position)}.",
            "By Theorem 6 no move leads from there to two such heaps, or to an empty one.",
        )
        return Reason(words)
    taken = _pair_below(pairs, position)
    move = subtract(position, taken)
    number = number_of(pairs, taken[0])
    then = "one heap is empty, and no move is left"
    if all(move):
        then = f"{_between(q, move, 'these two')}"
    first = f"Take pair number {short(number)}, {named(taken)}, from the heaps."
    words = (first, f"That leaves {named(move)}: {then}.")
    return Reason(words, near(pairs, number), move)


def _between(q: int, numbers: Position, what: str = "") -> str:
    """Say between which multiples of *q* two numbers lie."""
    low = numbers[0] - numbers[0] % q
    who = what or " and ".join(map(short, numbers))
    return f"{who} lie strictly between {short(low)} and {short(low + q)}, multiples of {short(q)}"


def _is_calm(q: int, position: Position) -> bool:
    """Tell whether *position* is P in G."""
    x, y = position
    return x == 0 or y == 0 or (x // q == y // q and x % q > 0 and y % q > 0)


def _pair_below(pairs: RationalPair, position: Position) -> Position:
    """Return a move of G that fits into *position* and leaves a P-position of G."""
    x, y = position
    if x > y:
        return _pair_below(pairs, (y, x))[::-1]
    if (mate := pairs.mate(x)) <= y:
        return (x, mate)
    if (mate := pairs.mate(y)) <= x:
        return (mate, y)
    # Neither is a multiple of q, and x is in a lower block. Taking (a_m, qm) leaves the same
    # block to both, off its end, if qm - a_m is above gap by less than q. As m grows it rises
    # in steps of at most q - 1, and lies between c·m and c·m + 1 with c = q(q - 2)/(q - 1).
    q = pairs.q
    gap = y - y % q - x
    m = gap * (q - 1) // (q * (q - 2))
    a, b = pairs.nth(m)
    return (a, b) if b - a > gap else pairs.nth(m + 1)


def _pairs(family: str, q: int) -> RationalPair:
    checked(family, "q", PARAMETERS["q"].read, q)
    return RationalPair(q - 1, q, 1)


PARAMETERS = {"q": Parameter("the class: a move is free between multiples of q", whole(2))}

FAMILY = Family(
    name="subsided",
    title="subsided ornament games",
    paper="star",
    make=subsided,
    parameters=PARAMETERS,
    examples=("subsided:q=5", "subsided:q=2"),
    claims=("star/class-2",),
)

DUAL = Family(
    name="subsided-dual",
    title="duals of subsided ornament games",
    paper="star",
    make=subsided_dual,
    parameters=PARAMETERS,
    examples=("subsided-dual:q=5",),
    claims=("star/thm-1-ii",),
)
