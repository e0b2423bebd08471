r"""Claims of U. Larsson, *Black & white Nim games*.

Section 4, the open problems about more than two colours: spectrum nim and bi-chromatic nim.
"""

from collections.abc import Iterator
from functools import reduce
from itertools import product
from operator import xor

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.papers.blackwhite.claims.board import GRID, p_positions, played, symmetric
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 11
SECTION = Section(PAPER, "Section 4")


def _colours(position: Position, colours: int, empty: str) -> list[int]:
    return [heap % colours for heap in position if heap or empty == "coloured"]


def _two_colours(position: Position, empty: str, shift: int) -> bool:
    """Tell whether one of three piles, alone in its colour, is the right one for the others."""
    for i in range(3):
        x, y = position[:i] + position[i + 1 :]
        z = position[i]
        if empty == "coloured":
            fits = x % 2 == y % 2 != z % 2 and z == x + y + (x % 2 == 0) + shift
        else:
            others = {heap % 2 for heap in (x, y) if heap}
            number = [(heap + 1) // 2 for heap in (x, y, z)]
            fits = z > 0 and others == {1 - z % 2} and number[2] == number[0] + number[1] + shift
        if fits:
            return True
    return False


@SECTION.claim(
    "q-spectrum",
    "Spectrum nim",
    bound=24,
    unit="heaps of",
    proof="none",
    doubt="Our copy asks for all colours if l ≥ k; l ≤ k may have stood there. Both are checked.",
    perturbed=[{"shift": 1}, {"total": 1}, {"pair": 2}, {"legal": True}],
    place="Open problem",
)
def q_spectrum(
    bound: int,
    solve: Solve,
    shift: int = 0,
    total: int = 0,
    pair: int = 1,
    legal: bool = False,
) -> Iterator[Case]:
    r"""What are the P-positions of spectrum nim with $l$ colours on $k$ piles? It is open in
    general. Three cases are proved in the chapter on black & white nim: (a) $k=2$: $(2n-1,2n)$, $n
    \ge 1$, and if $l \ge 3$ also $(0,0)$. (b) $l=k$: the positions with all $k$ colours where the
    nim-sum of the numbers $\lfloor (x_i-1)/l\rfloor$ is 0. (c) $l=2$, $k=3$: let the number of a
    pile of $x$ tokens be $\lceil x/2\rceil$; P-positions are those where one pile has a colour of
    its own and its number is the sum of the numbers of the other two.

    Reading: an empty pile shows no colour. The paper asks for all colours if $l \ge k$ and for
    different colours of non-empty piles if $l < k$. Taken so, no move is legal for $l > k$, as $k$
    piles show at most $k$ colours, and every position is a P-position; for $l=2$, $k=3$ the
    P-positions are $(0,0,0)$ and $(0,2n-1,2n)$. We take it the other way round, as it
    seems to be meant: all colours if $l \le k$. If in (c) an empty pile shows the second colour,
    then $z$ belongs to $x$ and $y$ of the other parity if $z=x+y$ for odd, $z=x+y+1$ for even $x$
    and $y$. P-positions on the board come from the definition: for (a) with $l=2,\dots,5$ and
    for (c) with heaps up to the bound, for (b) with $k=3$ up to the bound and with $k=4$ up to 8.
    The solver plays one game of each kind. For other $l$ and $k$ we have no rule.
    """

    def found(colours: int, piles: int, to: int, empty: str = "ignored") -> set[Position]:
        def board(position: Position) -> bool:
            shown = _colours(position, colours, empty)
            return len(set(shown)) == (colours if colours <= piles else len(shown))

        return p_positions(to, piles, board)

    for colours in range(2, 6):
        said = symmetric((n, n + 1) for n in range(pair, bound, 2))
        said |= {(0, 0)} if colours > 2 else set()
        at = f"spectrum:colours={colours},piles=2"
        yield Case(at, said, found(colours, 2, bound))
        yield from played(solve, at, said, bound)
    for piles, to in ((3, bound), (4, min(bound, 8))):
        said = {
            position
            for position in product(range(1, to + 1), repeat=piles)
            if len(set(_colours(position, piles, "ignored"))) == piles
            and reduce(xor, ((heap - 1) // piles for heap in position)) == total
        }
        at = f"spectrum:colours={piles},piles={piles}"
        yield Case(at, said, found(piles, piles, to))
        yield from played(solve, at, said, min(bound, 8))
    for empty in ("ignored", "coloured"):
        cube = product(range(bound + 1), repeat=3)
        said = {position for position in cube if _two_colours(position, empty, shift)}
        at = f"spectrum:colours=2,piles=3,empty={empty}"
        yield Case(at, said, found(2, 3, bound, empty))
        yield from played(solve, at, said, bound)
    for colours, piles in ((3, 2), (4, 2), (4, 3)):
        boards = product(range(2 * colours), repeat=piles)
        shows = any(len(set(_colours(p, colours, "ignored"))) == colours for p in boards)
        yield Case(("as printed", colours, piles), legal, shows, "no position shows all colours")
    different = game("spectrum:colours=2,piles=3,show=different")
    for position, is_p in solve(different).outcomes(min(bound, GRID)):
        low, middle, high = position
        said_p = not any(position) or (low == 0 and middle % 2 == 1 and high == middle + 1)
        yield Case(("as printed", position), said_p, is_p)


@SECTION.claim(
    "q-bichromatic",
    "Bi-chromatic nim: at most / precisely / at least two colours",
    bound=24,
    unit="heaps of",
    uses=["q-spectrum"],
    proof="none",
    perturbed=[{"pair": 2}, {"sum_is": 2}, {"total": 1}, {"even": 0}],
    place="Open problem",
)
def q_bichromatic(
    bound: int, solve: Solve, pair: int = 1, sum_is: int = 1, total: int = 0, even: int = 1
) -> Iterator[Case]:
    r"""What are the P-positions of bi-chromatic nim with $l$ colours on $k$ piles: at most,
    precisely, at least two colours? It is open in general. These cases are settled, with proofs in
    the chapter on black & white nim: (a) $k=2$ or $l=2$, at most two: those of nim. (b) $k=2$,
    precisely or at least two: $(2n-1,2n)$, $n \ge 1$. (c) $l=2$, precisely or at least two:
    spectrum nim. If an empty pile shows the last colour, the P-positions for even $k$ are those
    with nim-sum 1. (d) $l=k=3$, an empty pile showing the last colour: precisely two and at least
    two have the same P-positions; those where $x+y+z \equiv 1 \pmod 3$ and the nim-sum of $\lfloor
    x/3\rfloor$, $\lfloor y/3\rfloor$, $\lfloor z/3\rfloor$ is 0.

    If not said otherwise, an empty pile shows no colour. (a) is clear, as every move is legal. In
    (c) at least and precisely two of two colours are one rule. In (d) no P-position shows three
    colours, so allowing that changes nothing. Where an empty pile shows no colour the two games
    differ: $(4,15,17)$, which shows three colours, is a P-position of the one that allows it, and
    $(6,10,15)$ of the other only. P-positions on the board come from the definition, (b) for
    $l=2,\dots,5$ and (d) with heaps up to the bound, the second half of (c) with $k=2$ up to the
    bound and $k=4$ up to 8. The solver plays one game of each kind. For other $l$ and $k$ we found
    no rule.
    """

    def found(colours: int, piles: int, most: int, to: int, empty: str) -> set[Position]:
        def board(position: Position) -> bool:
            return 2 <= len(set(_colours(position, colours, empty))) <= most

        return p_positions(to, piles, board)

    for colours, piles in ((3, 2), (5, 2), (2, 3)):
        cube = list(product(range(GRID + 1), repeat=piles))
        nim = {position for position in cube if reduce(xor, position) == total}
        yield from played(
            solve, f"bichromatic:colours={colours},piles={piles},distinct=atmost", nim, bound
        )
    for colours in range(2, 6):
        said = symmetric((n, n + 1) for n in range(pair, bound, 2))
        for distinct, most in (("exactly", 2), ("atleast", colours)):
            at = f"bichromatic:colours={colours},piles=2,distinct={distinct}"
            yield Case(at, said, found(colours, 2, most, bound, "ignored"))
            yield from played(solve, at, said, bound)
    for piles, to in ((2, bound), (4, min(bound, 8))):
        ones = {p for p in product(range(to + 1), repeat=piles) if reduce(xor, p) == even}
        at = f"bichromatic:colours=2,piles={piles},distinct=exactly,empty=coloured"
        yield Case(at, ones, found(2, piles, 2, to, "coloured"))
        yield from played(solve, at, ones, min(bound, 6))
    cube = list(product(range(bound + 1), repeat=3))
    said = {
        (x, y, z)
        for x, y, z in cube
        if (x + y + z) % 3 == sum_is and x // 3 ^ y // 3 ^ z // 3 == total
    }
    for distinct, most in (("exactly", 2), ("atleast", 3)):
        at = f"bichromatic:colours=3,piles=3,distinct={distinct},empty=coloured"
        yield Case(at, said, found(3, 3, most, bound, "coloured"))
        yield from played(solve, at, said, bound)
        shown = found(3, 3, most, 17, "ignored") & {(4, 15, 17), (6, 10, 15)}
        one = (4, 15, 17) if distinct == "atleast" else (6, 10, 15)
        yield Case((at, "empty piles without colour"), {one}, shown)
