"""Gurvich's NIM(a, b), a generalisation of Wythoff nim: it is NIM(1, 1), k-Wythoff nim NIM(k, 1).

The paper on MARK recalls that Gurvich saw normal and misère play swap values there.
"""

from collections.abc import Iterator

from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked, whole

ORDER = 7
NUMBER = whole(1)


def gurvich(a: int = 1, b: int = 2) -> Invariant:
    """Return NIM(a, b): what is taken differs by less than *a*, or one of them is less than *b*.

    >>> sorted(gurvich(1, 2).options((2, 3)))
    [(0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2)]
    """
    checked("gurvich", "a", NUMBER, a)
    checked("gurvich", "b", NUMBER, b)

    def contains(move: Position) -> bool:
        s, t = sorted(move)
        return t > 0 and (t - s < a or s < b)

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        for s in range(x, -1, -1):
            most = y if s < b else min(y, max(s + a, b) - 1)
            yield from ((s, t) for t in range(most, -1, -1) if contains((s, t)))

    width, few = to_decimal(a), to_decimal(b)
    close = "the same number" if a == 1 else f"numbers that differ by less than {width}"
    return invariant(
        f"gurvich:a={width},b={few}",
        f"Take {close} from both piles, or less than {few} from one pile and any number from the "
        "other.",
        2,
        Moves(contains, within),
        title=f"NIM({width}, {few})",
        symmetric=True,
    )


FAMILY = Family(
    name="gurvich",
    title="Gurvich's NIM(a, b)",
    paper="vile",
    make=gurvich,
    parameters={
        "a": Parameter("what is taken from both piles differs by less than a", NUMBER),
        "b": Parameter("or one of the two numbers is less than b", NUMBER),
    },
    examples=("gurvich:a=1,b=2", "gurvich:a=2,b=3"),
    claims=("vile/gurvich",),
)
