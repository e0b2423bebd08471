"""k-Wythoff nim: take from one heap, or nearly the same number from both; k = 1 is Wythoff nim."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache

from chromdocs.games.complementary import Complementary
from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.nim import nim_moves
from chromdocs.games.telling import short
from chromdocs.games.why_beatty import EQUAL
from chromdocs.numbers.beatty import Beatty
from chromdocs.numbers.digits import to_decimal
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.parameters import Parameter, checked, whole

ORDER = 9
WIDTH = whole(1)


def wythoff(k: int = 1) -> Invariant:
    """Return k-Wythoff nim: what is taken from the two heaps at once differs by less than *k*.

    >>> list(wythoff().options((1, 2)))
    [(0, 1), (0, 2), (1, 0), (1, 1)]
    >>> wythoff(2).moves.contains((3, 4)), wythoff(2).moves.contains((3, 5))
    (True, False)
    """
    pairs = _pairs(k)

    def contains(move: Position) -> bool:
        s, t = sorted(move)
        return t > 0 and (s == 0 or t - s < k)

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        for s in range(min(x, y + k - 1), 0, -1):
            for t in range(min(y, s + k - 1), max(0, s - k), -1):
                yield s, t
        yield from nim_moves(position)

    number = to_decimal(k)
    close = "the same number" if k == 1 else f"numbers that differ by less than {number}"
    return invariant(
        "wythoff" if k == 1 else f"wythoff:k={number}",
        f"Take any number of tokens from one heap, or {close} from both.",
        2,
        Moves(contains, within),
        title="Wythoff nim" if k == 1 else f"{number}-Wythoff nim",
        # x = a_n and y < b_n: the pairs have the differences 0, k, 2k, ..., so one of those
        # before the n-th is less than k off the diagonal
        solution=pairs.solution(
            lambda x, y: pairs.nth((y - x) // k),
            "the P-positions are pairs of two Beatty sequences, and every heap is in one pair",
            "fractions/k-wythoff-p",
            both=lambda x, y, after: _both(k, y - x),
            about=f"Here α = {_alpha(k)} and β = α + {number}.",
            coded=k == 1,
        ),
        symmetric=True,
    )


def wythoff_pair(n: int, k: int = 1) -> Position:
    """Return the n-th P-position of k-Wythoff nim, (floor(n·alpha), floor(n·beta)).

    Here alpha = (2 - k + sqrt(k² + 4))/2 and beta = alpha + k.

    >>> [wythoff_pair(n) for n in range(6)]
    [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13)]
    >>> wythoff_pair(10**20, 2)
    (141421356237309504880, 341421356237309504880)
    """
    return _pairs(k).nth(n)


def _both(k: int, apart: int) -> Iterator[str]:
    """Say which pair is near the diagonal of two heaps that are so far apart."""
    n, off = divmod(apart, k)
    if not n:
        less = f", which is less than {short(k)}"
        yield f"The heaps differ by {short(apart)}{less}." if apart else EQUAL
    elif not off:
        yield f"The heaps differ by {short(apart)}, and so do those of pair number {short(n)}."
    else:
        yield (
            f"The heaps differ by {short(apart)}, those of pair number {short(n)} by "
            f"{short(k * n)}, which is less than {short(k)} away."
        )


def _alpha(k: int) -> str:
    """Write alpha."""
    few = {1: "(1+√5)/2", 2: "√2"}
    return few.get(k) or f"(√{short(k * k + 4)}−{short(k - 2)})/2"


@cache
def _pairs(k: int) -> Complementary:
    checked("wythoff", "k", WIDTH, k)
    alpha = Quadratic(Fraction(2 - k, 2), Fraction(1, 2), k * k + 4)
    return Complementary(Beatty(alpha), Beatty(alpha + k))


FAMILY = Family(
    name="wythoff",
    title="Wythoff nim and k-Wythoff nim",
    paper="fractions",
    make=wythoff,
    parameters={"k": Parameter("what is taken from both heaps differs by less than k", WIDTH)},
    examples=("wythoff", "wythoff:k=2"),
    made_of_it=("star(wythoff)", "star(star(wythoff))", "limit(wythoff)"),
    claims=("fractions/k-wythoff-cf", "star/wythoff-p", "fractions/fig-2"),
)
