"""Sums of games: several games side by side, a move in one of them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from chromdocs.games.game import Blocking, Game, Loopy, Partizan, Position, Solution, Sum


@dataclass(frozen=True, kw_only=True)
class LoopySolution(Solution):
    """A closed form of a loopy game without draws, with its values in sums.

    ``gamma`` gives a number; or None for infinity, and the numbers among the options' values.
    """

    gamma: Callable[[Position], tuple[int | None, frozenset[int]]]


def add(*parts: Game) -> Sum:
    """Return the sum of impartial games; its heaps are those of the parts, one after another.

    >>> from chromdocs.games.chromatic import chromatic
    >>> both = add(chromatic(red="all", stacks=1), chromatic(red="all", stacks=1))
    >>> list(both.options((1, 2)))
    [(0, 2), (1, 0), (1, 1)]
    """
    if len(parts) < 2:
        raise ValueError(f"a sum takes two games or more, not {len(parts)}")
    parts = tuple(p for part in parts for p in (part.parts if isinstance(part, Sum) else (part,)))
    for part in parts:
        if isinstance(part, Partizan):
            raise ValueError(f"{part.name}: only impartial games are added here")
        if isinstance(part, Blocking):
            raise ValueError(f"{part.name}: a game with blocked moves cannot be part of a sum")
    name = " + ".join(part.name for part in parts)
    heaps = sum(part.heaps for part in parts)

    def options(position: Position) -> Iterator[Position]:
        at = whole.split(position)
        for i, part in enumerate(parts):
            before, after = sum(at[:i], ()), sum(at[i + 1 :], ())
            for option in part.options(at[i]):
                yield (*before, *option, *after)

    whole = Sum(
        name=name,
        rule="Make a move in one of the games: " + "; ".join(dict.fromkeys(p.rule for p in parts)),
        heaps=heaps,
        options=options,
        symmetric=heaps == len(parts) and len({part.name for part in parts}) == 1,
        lowest=min(part.lowest for part in parts),
        board=lambda position: all(
            part.board(heaps) and min(heaps) >= part.lowest
            for part, heaps in zip(parts, whole.split(position), strict=True)
        ),
        parts=parts,
    )
    return whole


def is_loopy(game: Game) -> bool:
    """Tell whether play of *game* may go on for ever."""
    return isinstance(game, Loopy) or (isinstance(game, Sum) and any(map(is_loopy, game.parts)))
