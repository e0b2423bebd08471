"""The ⋆-operator: the P-positions of an invariant subtraction game become moves of the next one.

M(G⋆) = P(G) without 0. The rule of G⋆ is the definition of P in G, so this module finds
P-positions itself, from the moves of G alone, on boards that grow as larger positions are asked
for. Of another game it needs the P-positions in closed form: so the paper takes (the Mouse game)⋆,
whose moves do depend on where one stands.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import permutations, takewhile

from chromdocs.games.game import (
    Game,
    Invariant,
    Moves,
    Position,
    Solution,
    Sum,
    fits,
    invariant,
    subtract,
)
from chromdocs.games.star_board import LARGEST, Board, Box, two

MOST = 1_000_000  # times that ⋆ is applied: the name of the game grows with each

FOREVER = 2 * LARGEST  # an even power that every board has settled by: it takes less than x + y

LOST = "a P-position of {game}, one from which whoever moves loses"


@dataclass(frozen=True, kw_only=True, eq=False)
class Starred(Invariant):
    """The game that ⋆ makes of ``base``, applied ``times`` times.

    Of a game whose moves are not the same everywhere the base is its star, and ``times`` one less.
    """

    base: Invariant = field(repr=False)  # the game that ⋆ is applied to
    times: int  # how often; `FOREVER` stands for the limit of the even powers


@dataclass(frozen=True)
class Limit:
    """The moves of lim G^2k that fit into a board, sorted, and the least k that shows them."""

    moves: tuple[Position, ...]  # sorted
    steps: int  # the least k


def star(game: Game) -> Starred:
    """Return G⋆, the game whose moves are the P-positions of *game* except 0.

    >>> from chromdocs.games.game import invariant
    >>> diagonal = invariant("diagonal", "Take 1 and 1.", 2, Moves.listed([(1, 1)]))
    >>> sorted(star(diagonal).moves.within((2, 2)))
    [(0, 1), (0, 2), (1, 0), (2, 0), (2, 2)]
    >>> star(star(diagonal)).name
    'star(star(diagonal))'
    >>> from chromdocs.games.mouse import mouse
    >>> sorted(star(mouse()).moves.within((5, 5)))
    [(1, 2), (2, 1), (3, 5), (5, 3)]
    """
    return power(game, 1)


def power(game: Game, times: int) -> Starred:
    """Return the game that ⋆ makes of *game*, applied *times* times, at least once.

    >>> from chromdocs.games.game import invariant
    >>> diagonal = invariant("diagonal", "Take 1 and 1.", 2, Moves.listed([(1, 1)]))
    >>> sorted(power(diagonal, 1000).moves.within((4, 4)))
    [(1, 1)]
    """
    if not 1 <= times <= MOST:
        raise ValueError(f"star: must be applied from 1 to {MOST:,} times, not {times:,}")
    if not isinstance(game, Invariant):
        first = _first(game, "star")
        return power(first, times - 1) if times > 1 else first
    name = times * "star(" + game.name + times * ")"
    called = game.called if game.called.endswith("⋆") else f"({game.called})"
    previous = game.called if times == 1 else called + (times - 1) * "⋆"
    base, before = (game.base, game.times) if isinstance(game, Starred) else (game, 0)
    about, powers = (game, times) if before >= FOREVER else (base, before + times)
    steps = f"The moves of {previous} come from {about.called} in the same way. "
    return _starred(
        base,
        before + times,
        name,
        f"What you take must itself be {LOST.format(game=previous)}. "
        f"{steps if powers > 1 else ''}In {about.called}: {about.rule}",
        called + times * "⋆",
    )


def limit_game(game: Game) -> Invariant:
    """Return H = lim G^2k: a vector is a move if all but finitely many G⋆⋆, G⋆⋆⋆⋆, … have it.

    `limit` proves that every vector is settled, and on which board. So the game is exact, as far
    as heaps fit on a board, for every *game* that has a star. That whole columns settle, as the
    paper asks of a limit, is known of permutation games (Theorem 4).

    >>> from chromdocs.games.permutation import permutation
    >>> slow = permutation([2, 3, 1], "repeat")
    >>> sorted(limit_game(slow).moves.within((5, 9)))
    [(1, 2), (2, 4), (3, 1), (4, 3), (5, 5)]
    """
    name, title = f"limit({game.name})", f"the ⋆⋆-limit of {game.called}"
    rule = f"What you take must be a move of all but finitely many of ({game.called})⋆⋆, "
    rule += f"({game.called})⋆⋆⋆⋆, and so on. In {game.called}: {game.rule}"
    if not isinstance(game, Invariant):
        return _starred(_first(game, "limit"), FOREVER + 1, name, rule, title)
    if game.twice:  # known to be G⋆⋆ itself
        return replace(game, name=name, rule=rule, title=title, solution=_same(game))
    base, before = (game.base, game.times) if isinstance(game, Starred) else (game, 0)
    return _starred(base, before + FOREVER, name, rule, title)


def limit(game: Game, top: Position) -> Limit:
    """Return the moves of H = lim G^2k that fit into *top*, and the least k that shows them.

    What is compared are the moves of G^2k and of G^(2k+2) that fit into *top*. Larger vectors
    have no bearing on these, so once they agree they do for ever, and the answer is exact. They
    always come to agree. Let all vectors smaller than c be settled, A the moves of even powers
    among them and B those of odd ones. If c is a vector of A plus one of B, it is N in every
    power, so a move of none. If it is not, it is P exactly where it is no move, so a move of
    every second power. By induction c = (x, y) is settled after x + y - 1 steps at most.

    The paper compares whole columns, of which *top* shows the lower part only: it may be that
    higher rows settle later and later. But a column of a permutation game has one move in each
    even power (Theorem 3). If *top* shows a move in every column, these columns are complete.

    >>> from chromdocs.games.game import invariant
    >>> game = invariant("steps", "Take 1 and 1 or 2 and 2.", 2, Moves.listed([(1, 1), (2, 2)]))
    >>> limit(game, (5, 5))
    Limit(moves=((1, 1), (2, 2)), steps=0)
    """
    if not isinstance(game, Invariant):
        game = _first(game, "limit")
    box = Box(two(game.check(top)), game.name)
    even, steps = box.columns(game.moves, top), 0
    while (after := box.star(box.star(even))) != even:
        even, steps = after, steps + 1
    return Limit(tuple(sorted(box.listed(even, top))), steps)


def _starred(base: Invariant, times: int, name: str, rule: str, title: str) -> Starred:
    board = Board(name, base, times)
    return Starred(
        name=name,
        rule=rule,
        heaps=base.heaps,
        options=lambda position: (subtract(position, m) for m in board.within(position)),
        title=title,
        symmetric=base.symmetric,
        own=base.own,
        moves=Moves(board.contains, board.within),
        base=base,
        times=times,
    )


def _same(game: Invariant) -> Solution | None:
    """Return the solution of *game* for its limit, where a claim says that they are the same."""
    closed = game.solution
    return closed and replace(
        closed,
        reason=f"⋆⋆ leads back to {game.called}: {closed.reason}",
        claims=tuple(dict.fromkeys((*closed.claims, game.twice))),
    )


def _first(game: Game, word: str) -> Starred:
    """Return the star of a game whose moves are not the same everywhere, from its closed form."""
    solution = game.solution
    if isinstance(game, Sum):
        raise ValueError(f"{word}: takes one invariant subtraction game, not the sum {game.name}")
    if not solution or game.lowest or game.board is not Game.board:
        raise ValueError(
            f"{word}: takes a game with the same moves everywhere, such as wythoff, or with known "
            f"P-positions, such as mouse, not {game.name}"
        )

    def within(position: Position) -> Iterator[Position]:
        least = min(position) if game.symmetric else position[0]
        found = takewhile(lambda lost: lost[0] <= least, solution.p_positions(max(position)))
        for lost in found:
            orders = sorted({*permutations(lost)}) if game.symmetric else [lost]
            yield from (move for move in orders if any(move) and fits(move, position))

    pairs = invariant(
        f"star({game.name})",
        f"What you take must itself be {LOST.format(game=game.called)}. "
        f"In {game.called}: {game.rule}",
        game.heaps,
        Moves(lambda move: any(move) and solution.is_p(move), within),
        title=f"({game.called})⋆",
        symmetric=game.symmetric,
        solution=solution.star,
    )
    return Starred(**vars(pairs), base=pairs, times=0)
