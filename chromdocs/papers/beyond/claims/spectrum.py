r"""Results of our own in the chapter *Black & white nim*: more colours than two, in turn."""

from collections.abc import Callable, Iterator
from functools import reduce
from operator import add, xor

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.papers.beyond.claims.search import BLACK_AND_WHITE
from chromdocs.papers.beyond.paper import PAPER

ORDER = 6
SECTION = Section(PAPER, "Black & white nim")


@SECTION.claim(
    "spectrum",
    "Spectrum nim with as many colours as piles, or on two piles",
    bound=24,
    unit="piles of",
    kind="theorem",
    place="Spectrum nim",
    proof="learn/black-and-white-nim/#spectrum",
    searched=BLACK_AND_WHITE,
    perturbed=[{"less": 0}, {"total": 1}, {"neighbour": 3}, {"empty": False}],
)
def spectrum(
    bound: int,
    solve: Solve,
    less: int = 1,
    total: int = 0,
    neighbour: int = 1,
    empty: bool = True,
) -> Iterator[Case]:
    r"""Let the levels run through $l$ colours in turn, from below, and let every move leave $k$
    piles that show all colours, if $l \le k$, or different ones, if $l > k$; empty piles show none.
    If $l=k$, a position is a P-position exactly if the nim-sum of the numbers
    $\lfloor (x-1)/l\rfloor$, one for each pile $x$, is 0. If $k=2$ and $l \ge 2$, the P-positions
    are $(2n-1,2n)$, $n \ge 1$, in either order, and $(0,0)$ if $l \ge 3$.

    Solved from the rules: two to five colours on two piles up to the bound, three on three piles up
    to the bound, and four on four piles up to eight.
    """
    for colours, piles, to in ((2, 2, bound), (3, 3, bound), (4, 4, min(bound, 8))):
        played = game(f"spectrum:colours={colours},piles={piles}")
        for position, is_p in solve(played).outcomes(to):
            numbers = [(pile - less) // colours for pile in position]
            yield Case((f"{colours} colours", position), reduce(xor, numbers) == total, is_p)
    for colours in range(2, 6):
        said = {(n, n + neighbour) for n in range(1, bound + 1, 2)}
        if colours > 2 and empty:
            said.add((0, 0))
        played = game(f"spectrum:colours={colours},piles=2")
        for position, is_p in solve(played).outcomes(bound):
            yield Case((f"{colours} colours, two piles", position), position in said, is_p)


@SECTION.claim(
    "spectrum-sum",
    "Two colours on three piles: an ordinary sum decides",
    bound=24,
    unit="piles of",
    kind="theorem",
    place="Two colours on three piles",
    proof="learn/black-and-white-nim/#spectrum",
    searched=BLACK_AND_WHITE,
    perturbed=[{"up": 0}, {"plus": 1}, {"combine": xor}],
)
def spectrum_sum(
    bound: int,
    solve: Solve,
    up: int = 1,
    plus: int = 0,
    combine: Callable[[int, int], int] = add,
) -> Iterator[Case]:
    r"""Let odd and even levels have different colours, and play nim on three piles so that both
    colours show, where an empty pile shows none. The number of a pile is half its height, rounded
    up. One pile, not empty, is alone in its colour. The position is a P-position exactly if the
    number of this pile is the sum of the numbers of the other two.

    Every position that shows both colours is solved from the rules. Beside an empty pile each of
    the two others is alone in its colour, and the test must give the same for both.
    """
    for position, is_p in solve(game("spectrum:colours=2,piles=3")).outcomes(bound):
        for i, pile in enumerate(position):
            first, second = position[:i] + position[i + 1 :]
            alone = all(other % 2 != pile % 2 for other in (first, second) if other)
            if pile and alone:
                own, one, other = ((height + up) // 2 for height in (pile, first, second))
                yield Case((position, f"alone: {pile}"), own == combine(one, other) + plus, is_p)


@SECTION.claim(
    "bichromatic",
    "Bi-chromatic nim: three colours, three piles, empty piles coloured",
    bound=20,
    unit="piles of",
    kind="theorem",
    place="Bi-chromatic nim",
    proof="learn/black-and-white-nim/#bichromatic",
    searched=BLACK_AND_WHITE,
    perturbed=[{"rest": 0}, {"rest": 2}, {"total": 1}, {"divisor": 2}],
)
def bichromatic(
    bound: int, solve: Solve, rest: int = 1, total: int = 0, divisor: int = 3
) -> Iterator[Case]:
    r"""Let the levels run through three colours in turn, and let an empty pile show the last one,
    that of levels 3, 6, 9. Play nim on three piles so that precisely two colours show, or so that
    at least two do. For both rules the P-positions are those $(x,y,z)$ where $x+y+z$ leaves the
    remainder 1 when divided by 3 and the nim-sum of
    $\lfloor x/3\rfloor, \lfloor y/3\rfloor, \lfloor z/3\rfloor$ is 0.

    Every position that shows the right number of colours is solved from the rules, for both.
    """
    for distinct in ("exactly", "atleast"):
        name = f"bichromatic:colours=3,piles=3,distinct={distinct},empty=coloured"
        for position, is_p in solve(game(name)).outcomes(bound):
            quotients = [pile // divisor for pile in position]
            said = sum(position) % 3 == rest and reduce(xor, quotients) == total
            yield Case((f"{distinct} two colours", position), said, is_p)
