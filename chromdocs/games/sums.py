"""Sums of games: several games side by side, a move in one of them."""

from collections.abc import Iterator

from chromdocs.games.game import Blocking, Game, Partizan, Position, Sum


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
        for i, (part, heaps) in enumerate(zip(parts, whole.split(position), strict=True)):
            for option in part.options(heaps):
                yield whole.moved(position, i, option)

    whole = Sum(
        name=name,
        rule="Make a move in one of these games. "
        + " ".join(f"{name}: {rule}" for name, rule in {p.name: p.rule for p in parts}.items()),
        heaps=heaps,
        options=options,
        symmetric=heaps == len(parts) and len({p if p.own else p.name for p in parts}) == 1,
        lowest=min(part.lowest for part in parts),
        board=lambda position: all(
            part.board(own) and all(heap >= part.lowest for heap in own)
            for part, own in zip(parts, whole.split(position), strict=True)
        ),
        parts=parts,
    )
    return whole
