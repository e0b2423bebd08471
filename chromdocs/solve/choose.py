"""The solver that suits a game and a question: a closed form, a sieve, or brute force."""

from collections.abc import Callable, Iterator
from functools import cache, reduce
from typing import TYPE_CHECKING

from chromdocs.games.game import (
    Game,
    Invariant,
    LoopySolution,
    Partizan,
    Position,
    Sum,
    is_loopy,
)
from chromdocs.solve.bits import Bits, bits
from chromdocs.solve.loopy import Gamma, retrograde
from chromdocs.solve.partizan import two_players
from chromdocs.solve.reference import reference
from chromdocs.solve.solver import ASKED, LISTED, Report, Solver, no_report, refuse_above_most

if TYPE_CHECKING:
    from chromdocs.solve.boards import Board
    from chromdocs.solve.sieve import Sieve

Rows = list[list[int | str | None]]

TINY = 20  # heaps that the reference solver has done in a moment
SMALL = 100  # heaps that bit sets have done before compiled code is loaded
SLIM = 8  # how many times longer one heap is than the other where a square would be wasted


def solver(game: Game, misere: bool = False, to: int = 0) -> Solver:
    """Return the solver that finds the outcomes of *game* from its rules alone.

    *to* tells how large the heaps are: large ones are for a sieve, where it applies.

    >>> from chromdocs.games.chromatic import chromatic
    >>> solver(chromatic("evil")).outcome((1, 3))
    'P'
    """
    if isinstance(game, Partizan):
        return two_players(game, misere)
    if is_loopy(game):
        return retrograde(game, misere)
    return _sieve(game, misere, to) or reference(game, misere)


def solver_at(game: Game, position: Position, misere: bool = False) -> Solver:
    """Return the solver that is best asked about one *position*.

    The compiled sieve fills a square, so that a small heap beside a large one is for bit sets.

    >>> from chromdocs.games.catalogue import game
    >>> solver_at(game("star(wythoff)"), (1, 100_000)).is_p((1, 100_000))
    False
    """
    large = max(position, default=0)
    if _is_flat(game) and (large > SLIM * min(position) + TINY or large > ASKED):
        return bits(game, misere)
    return solver(game, misere, large)


def fast(game: Game, misere: bool = False) -> Solver:
    """Return the fastest solver of *game* that works from its rules: a sieve where it applies.

    >>> from chromdocs.games.catalogue import game
    >>> fast(game("star(wythoff)")).is_p((3, 4))
    True
    """
    return solver(game, misere, SMALL + 1)


def value(game: Game, position: Position) -> Gamma:
    """Return the value of *position*: a number, or infinity in a loopy game.

    It comes from a closed form or the parts of a sum where there are such, else from a sieve or
    brute force.

    >>> from chromdocs.games.catalogue import game
    >>> print(value(game("wythoff + mark"), (300, 500, 5)))
    41
    """
    if isinstance(game, Sum):
        at = zip(game.parts, game.split(game.check(position)), strict=True)
        return reduce(Gamma.__add__, (value(part, heaps) for part, heaps in at))
    if isinstance(game.solution, LoopySolution):
        return Gamma(*game.solution.gamma(game.check(position)))
    if is_loopy(game):
        return retrograde(game).gamma(position)
    if game.solution and game.solution.grundy:
        return Gamma(game.solution.grundy(game.check(position)))
    return Gamma(solver(game, to=max(position, default=0)).grundy(position))


def grundy_at(game: Game, position: Position) -> int | str:
    """Return the Grundy value of *position*, of loopy games gamma as text, the quickest way.

    >>> from chromdocs.games.catalogue import game
    >>> grundy_at(game("nim:piles=3"), (10**9, 1, 2)), grundy_at(game("upmark:end=0"), (1,))
    (1000000003, 'oo(0)')
    """
    _refuse_partizan(game)
    return _shown(value(game, position))


def grundy_values(
    game: Game, to: int, report: Report = no_report, *, brute: bool = False
) -> Iterator[tuple[Position, int | str]]:
    """Yield every position with heaps up to *to* and its Grundy value, of loopy games gamma.

    *report* is told how far it is. With *brute*, they come from the rules alone.

    >>> from chromdocs.games.chromatic import chromatic
    >>> [value for _, value in grundy_values(chromatic("all", stacks=1), 3)]
    [0, 1, 2, 3]
    """
    _refuse_partizan(game)
    if found := _sieve(game, False, to):
        found.board(to, report)
        yield from found.grundy_values(to)
        return
    size = reference(game).size(to)
    refuse_above_most(size, LISTED, "positions")
    positions = game.positions((to,) * game.heaps)
    closed = game.solution.grundy if game.solution and not brute else None
    values: Iterator[tuple[Position, int | str]]
    if closed:
        values = ((at, closed(at)) for at in positions)
    elif not brute and isinstance(game, Sum):
        values = ((at, grundy_at(game, at)) for at in positions)
    elif is_loopy(game):
        values = ((at, _shown(retrograde(game).gamma(at))) for at in positions)
    else:
        values = reference(game).grundy_values(to)
    for done, item in enumerate(values, 1):
        report(done, size)
        yield item


def grundy_board(game: Game, to: int, report: Report = no_report) -> "Board | Rows":
    """Return the Grundy values of a game on two heaps as rows, the value of (x, y) at `[x][y]`.

    They are an array if compiled code made them, else a list of rows, with None where (x, y) is
    not on the board. The square is full, also where the order of heaps does not matter.

    >>> from chromdocs.games.nim import nim
    >>> grundy_board(nim(), 2)
    [[0, 1, 2], [1, 0, 3], [2, 3, 0]]
    """
    if game.heaps != 2:
        raise ValueError(f"{game.name}: a board shows games on two heaps, not on {game.heaps}")
    if found := _sieve(game, False, to):
        board = found.board(to, report)
        if isinstance(board, list):
            return [[*row[: to + 1]] for row in board[: to + 1]]
        return board[: to + 1, : to + 1]
    rows: Rows = [[None] * (to + 1) for _ in range(to + 1)]
    for (x, y), number in grundy_values(game, to, report):
        rows[x][y] = number
        if game.symmetric:
            rows[y][x] = number
    return rows


def _shown(gamma: Gamma) -> int | str:
    return str(gamma) if gamma.number is None else gamma.number


def _refuse_partizan(game: Game) -> None:
    if isinstance(game, Partizan):
        raise ValueError(f"{game.name}: a partizan game has no Grundy values")


def _is_flat(game: Game) -> bool:
    """Tell whether the sieves solve *game*."""
    return isinstance(game, Invariant) and game.heaps == 2


def _sieve(game: Game, misere: bool, to: int) -> "Bits | Sieve | None":
    """Return the sieve of *game* if one applies and pays: compiled where that can be had."""
    if to <= TINY or not _is_flat(game):
        return None
    compiled = _compiled() if to > SMALL else None
    return compiled(game, misere) if compiled else bits(game, misere)


@cache
def _compiled() -> "Callable[[Game, bool], Sieve] | None":
    try:
        from chromdocs.solve.sieve import sieve
    except ImportError:  # numpy or numba is not there, or one does not go with the other
        return None
    return sieve
