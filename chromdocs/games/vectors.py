"""Subtraction games with listed moves: vectors, alone or adjoined to a game with infinitely many.

Wythoff nim is nim with moves adjoined, its own P-positions (i, i); here the moves adjoined to nim
are any finite list. The same for the moves (i, i), as in Remark 3 of the star paper.
"""

import re
from collections.abc import Callable, Iterable, Iterator

from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, fits, invariant
from chromdocs.games.nim import nim_moves
from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.parameters import Parameter
from chromdocs.words import in_brackets

ORDER = 10
LISTED = ((1, 2), (2, 1))


def vectors(moves: Iterable[Position] = LISTED) -> Invariant:
    """Return the invariant subtraction game with these *moves*, on as many heaps as they have.

    >>> list(vectors([(1, 2), (2, 1), (3, 5)]).options((3, 5)))
    [(0, 0), (1, 4), (2, 3)]
    >>> vectors([(1, 2)]).symmetric, vectors([(3,), (1,)]).name
    (False, 'invariant:moves=(1),(3)')
    """
    chosen = _checked("invariant", moves)
    shown = ", ".join(map(_written, chosen))
    return invariant(
        _name("invariant", chosen),
        f"Take from the heaps, in their order, the numbers in one of these: {shown}.",
        len(chosen[0]),
        Moves.listed(chosen),
        title=f"the invariant game {shown}",
        symmetric=_is_symmetric(chosen),
    )


def nim_with(moves: Iterable[Position] = LISTED) -> Invariant:
    """Return nim with these *moves* adjoined, on as many piles as they have.

    >>> sorted(nim_with([(1, 2)]).options((2, 2)))
    [(0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]
    """
    return _with(
        "nim-with",
        moves,
        lambda move: sum(map(bool, move)) == 1,
        nim_moves,
        "Take any number of tokens from one pile",
        "nim",
    )


def diagonal_with(moves: Iterable[Position] = ((1, 2),)) -> Invariant:
    """Return the game of the moves (i, i), i = 1, 2, ..., with these *moves* adjoined.

    >>> list(diagonal_with([(1, 2)]).options((2, 3)))
    [(1, 1), (0, 1), (1, 2)]
    """

    def equal(position: Position) -> Iterator[Position]:
        return ((i,) * len(position) for i in range(min(position), 0, -1))

    return _with(
        "diagonal-with",
        moves,
        lambda move: min(move) > 0 and len(set(move)) == 1,
        equal,
        "Take the same number of tokens from every heap",
        "the diagonal moves",
    )


def _with(
    family: str,
    moves: Iterable[Position],
    contains: Callable[[Position], bool],
    within: Callable[[Position], Iterator[Position]],
    rule: str,
    base: str,
) -> Invariant:
    """Return the game of infinitely many moves, those that *contains* tells, and listed ones."""
    chosen = _checked(family, moves)
    shown = ", ".join(map(_written, chosen))
    more = [move for move in reversed(chosen) if not contains(move)]

    def all_within(position: Position) -> Iterator[Position]:
        yield from (move for move in more if fits(move, position))
        yield from within(position)

    return invariant(
        _name(family, chosen),
        f"{rule}; or take from the heaps, in their order, the numbers in one of these: {shown}.",
        len(chosen[0]),
        Moves(lambda move: move in more or contains(move), all_within),
        title=f"{base} with {shown}",
        symmetric=_is_symmetric(chosen),
    )


def read_vectors(text: str) -> list[Position]:
    """Read vectors of whole numbers.

    >>> read_vectors("(1,2), (0,0)")
    [(1, 2), (0, 0)]
    """
    try:
        if not re.fullmatch(r"\([^()]*\)(\s*,\s*\([^()]*\))*", text):
            raise ValueError("brackets")
        return [
            tuple(from_decimal(number.strip()) for number in move.split(","))
            for move in re.findall(r"\(([^()]*)\)", text)
        ]
    except ValueError:
        raise ValueError(f"must be vectors such as (1,2),(2,1), not {text!r}") from None


def _checked(family: str, given: Iterable[Position]) -> list[Position]:
    """Return the moves sorted, each once, or refuse what is no list of moves."""
    moves = sorted(set(map(tuple, given)))
    if not moves:
        raise ValueError(f"{family}: moves must be one vector at least, such as (1,2), not none")
    for move in moves:
        shown = _written(move)
        if len(move) != len(moves[0]):
            first = _written(moves[0])
            raise ValueError(f"{family}: moves must be of one length, not {first} and {shown}")
        if not any(move) or min(move) < 0:
            raise ValueError(
                f"{family}: moves must take a token at least and add none, not {shown}"
            )
    return moves


def _name(family: str, moves: list[Position]) -> str:
    return f"{family}:moves={','.join(map(_written, moves))}"


def _written(move: Position) -> str:
    return in_brackets(map(to_decimal, move), ",")


def _is_symmetric(moves: list[Position]) -> bool:
    """Tell whether the order of heaps does not matter: swaps of neighbours make every order."""
    return all(
        (*move[:i], move[i + 1], move[i], *move[i + 2 :]) in moves
        for move in moves
        for i in range(len(move) - 1)
    )


MOVES = Parameter("the moves, such as (1,2),(2,1)", read_vectors)
ADJOINED = Parameter("the moves adjoined, such as (1,2),(2,1)", read_vectors)

FAMILY = Family(
    name="invariant",
    title="invariant subtraction games",
    paper="star",
    make=vectors,
    parameters={"moves": MOVES},
    examples=("invariant:moves=(1,2),(2,1)", "invariant:moves=(1,2),(2,1),(3,5)"),
    claims=("star/lem-5",),
)

NIM_WITH = Family(
    name="nim-with",
    title="nim with adjoined moves",
    paper="chromatic",
    make=nim_with,
    parameters={"moves": ADJOINED},
    examples=("nim-with:moves=(1,2),(2,1)", "nim-with:moves=(1,1),(2,2)"),
    claims=("chromatic/sec-4-half-lines",),
)

DIAGONAL_WITH = Family(
    name="diagonal-with",
    title="diagonal moves with others adjoined",
    paper="star",
    make=diagonal_with,
    parameters={"moves": ADJOINED},
    examples=("diagonal-with:moves=(1,2)", "diagonal-with:moves=(1,3),(3,1)"),
    made_of_it=("star(diagonal-with:moves=(1,2))", "star(star(diagonal-with:moves=(1,2)))"),
    claims=("star/rem-3",),
)
