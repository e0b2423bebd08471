"""P-positions of a game on two heaps as points of the plane, for any game."""

from collections.abc import Callable, Iterable, Sequence

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Figure, Line, Points
from chromdocs.games.game import Game, Position
from chromdocs.words import in_brackets

MOST = 20_000


def two_heaps(game: Game) -> Game:
    """Return *game*, or raise ValueError if its positions are no points of the plane."""
    if game.heaps != 2:
        raise ValueError(f"the plane shows 2 heaps, {game.name} has {game.heaps}")
    return game


def coordinates(positions: Iterable[Position]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the first heaps and the second heaps, as marks want them.

    >>> coordinates([(1, 2), (3, 5)])
    ((1, 3), (2, 5))
    """
    both = list(positions)
    return tuple(x for x, _ in both), tuple(y for _, y in both)


def plane(
    game: Game,
    pairs: Sequence[Position],
    to: int,
    said: Callable[[int], str] = lambda n: "",
    claims: tuple[str, ...] = (),
) -> Figure:
    """Draw *pairs*, the P-positions with heaps up to *to*; ``said(n)`` is added to what n shows."""
    two_heaps(game)
    if len(pairs) > MOST:
        raise ValueError(f"the plane shows up to {MOST:,} P-positions, not {len(pairs):,}")
    number = {pair: n for n, pair in enumerate(pairs)}
    mirrored = {pair[::-1] for pair in pairs} if game.symmetric else set()
    shown = sorted(mirrored | set(pairs))
    hover = tuple(in_brackets(p) + said(number[game.canonical(p)]) for p in shown)
    first = ", ".join(map(in_brackets, pairs[:5])) + (" and so on" if len(pairs) > 5 else "")
    both = ", in both orders" if game.symmetric else ""
    apart = max((abs(a - b) for a, b in pairs), default=0)
    spread = f" Up to here the two heaps differ by at most {apart}." if 0 < apart < to else ""
    pad = max(1.0, to / 40)
    return Figure(
        id="plane",
        title=f"The P-positions of {game.called} in the plane",
        caption=f"The P-positions of {game.called} with heaps up to {to}{both}: {first}.{spread}",
        alt=f"A square chart, both heaps from 0 to {to}, with {len(shown)} blue squares, the "
        f"P-positions{both}, and a dashed diagonal.{spread} The first are {first}.",
        marks=(
            Line((0, to), (0, to), "muted", dashed=True),
            Points(
                tuple(p[0] for p in shown),
                tuple(p[1] for p in shown),
                "p",
                hover=hover,
                size=min(9, max(2, 360 / (to + 1))),
            ),
        ),
        x=Axis("first heap", (-pad, to + pad), ticks(to)),
        y=Axis("second heap", (-pad, to + pad), ticks(to)),
        columns=("n", "smaller", "larger") if game.symmetric else ("n", "first", "second"),
        data=tuple((n, *pair) for n, pair in enumerate(pairs)),
        claims=claims,
        equal=True,
        aspect=1.0,
    )
