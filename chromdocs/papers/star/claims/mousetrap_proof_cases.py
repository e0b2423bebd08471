r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 5.1: the cases in the proof of Theorem 5, on the Mouse trap.
"""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section
from chromdocs.games.game import Position
from chromdocs.papers.star.claims.mousetrap import M_0, pairs_up_to, theorem_5
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 10
SECTION = Section(PAPER, "Section 5.1")


def _a(i: int) -> int:
    return 3 * i // 2


def _b(i: int) -> int:
    return 3 * i - 1


def _member(is_in: bool) -> str:
    return "in M_1" if is_in else "not in M_1"


@SECTION.claim(
    "thm-5/proof-iff",
    "Claims 1 and 2: exactly below the pair",
    bound=90,
    unit="heaps of",
    uses=["star/thm-5/proof-claims"],
    perturbed=[{"set_aside": False}, {"below": 3}, {"below": 6}, {"stop": 1}],
    proof="learn/ornaments/#mouse-trap",
)
def iff(bound: int, set_aside: bool = True, below: int = 0, stop: int = 0) -> Iterator[Case]:
    r"""Let $(X,Y)$ with $12 \le X=a_i<Y$ be no move. If $X \equiv 0$ and $Y \equiv 1 \pmod 3$, then
    $(X,Y)\ominus(5,3)$ is in $M_1$ if and only if $Y<b_i$. If $X \equiv 1$ and
    $Y \equiv 0 \pmod 3$, then $(X,Y)\ominus(3,5)$ is in $M_1$ if and only if $Y<b_i$.

    The preprint writes $(X,Y) \prec (a_i,b_i)$ for some $i$, which is read with $a_i=X$: otherwise
    every position has such an $i$. That $(X,Y)$ is no move was assumed before; $(12,19)$, from
    which one would have to take $(7,16)$, is in $M_3$. $M_1$ is taken with $m \le 2n-1$, see
    Theorem 5. All $X$ up to the bound, and $Y$ beyond $b_i$.
    """
    moves = theorem_5(2 * bound + 9, M_0, (stop, 2), (1, 3), 3)
    for i in range(8, 2 * bound // 3 + 1):
        x = _a(i)
        dx, dy = (5, 3) if x % 3 == 0 else (3, 5)
        for y in range(x + 1, _b(i) + 9):
            if (x % 3, y % 3) in ((0, 1), (1, 0)) and not (set_aside and (x, y) in moves):
                said, taken = y < _b(i) - below, (x - dx, y - dy)
                why = f"it is {taken}, and b_i = {_b(i)}"
                yield Case((x, y), _member(said), _member(taken in moves), why)


def _worst(bound: int, two: Position) -> Iterator[Case]:
    for n in range(4, bound + 1):
        worst = {"Claim 1": (3 * n, 6 * n - 8, 5, 3), "Claim 2": (3 * n - 2, 6 * n - 6, *two)}
        for claim, (x, y, u, v) in worst.items():
            i = 2 * n - 3
            yield Case((claim, (x, y)), (_a(i), _b(i) - 1), (x - u, y - v))
        third = (3 * n - 3, 6 * n - 3 - 5)
        yield Case(("Claim 3", n), (_a(2 * n - 2), _b(2 * n - 2) - 1), third)
        yield Case(("Claim 3, since", n), (6 * n - 2, 6 * n - 2), (_a(4 * n - 1), _b(2 * n) - 1))


@SECTION.claim(
    "thm-5/proof-worst",
    "The worst cases of Claims 1 to 3",
    bound=400,
    uses=["star/thm-5/proof-claims"],
    repaired={"two": (3, 5)},
)
def worst(bound: int, two: Position = (5, 3)) -> Iterator[Case]:
    r"""In the worst case, where $Y/X$ is largest, $(X,Y)\ominus(5,3)=(a_i,b_i-1)$ for some $i$, in
    Claim 1 and in Claim 2 as well; in Claim 3, $(X,Y)\ominus(3,5)=(a_{2n-2},b_{2n-2}-1)$, since
    $a_{4n-1}=6n-2=b_{2n}-1$.

    The worst cases are $(3n,6n-8)$, $(3n-2,6n-6)$ and $(3n,6n-3)$, for $n$ from 4 to the bound.
    Here $i=2n-3$.
    """
    yield from _worst(bound, two)


@SECTION.corrected(
    "thm-5/proof-worst",
    went_wrong=r"""
    In Claim 2 the pair that is left is $(3,5)$: it should be $(X,Y)\ominus(3,5)$. From $(10,18)$
    this is $(7,13)=(a_5,b_5-1)$, and with $(5,3)$ it would be $(5,15)$. The claim stands.
    """,
    severity="misprint",
    proof="authors",
    perturbed=[{"two": (5, 3)}, {"two": (3, 4)}],
)
def worst_corrected(bound: int, two: Position = (3, 5)) -> Iterator[Case]:
    r"""In the worst case $(X,Y)\ominus(5,3)$ in Claim 1, and $(X,Y)\ominus(3,5)$ in Claims 2 and 3,
    is $(a_i,b_i-1)$ for some $i$.

    For $n$ from 4 to the bound.
    """
    yield from _worst(bound, two)


@SECTION.claim(
    "thm-5/proof-options",
    "From a pair: the four cases, (31) to (33)",
    bound=60,
    uses=["mouse-game"],
    perturbed=[{"above": 1}, {"even": 1}],
    proof="authors",
)
def options(bound: int, above: int = 2, even: int = 0) -> Iterator[Case]:
    r"""From $(a_i,b_i)$ the move $(a_j,b_j-1)$, $j \le i$, leads to $(Z,W)=(a_i-a_j,3(i-j)+1)$. If
    $i-j=2k$ is even, this is $(3k,6k+1)=(a_{2k},b_{2k}+2)$; if $i=2n$ and $j=2m-1$, it is
    $(3(n-m)+2,6(n-m)+4)$, and $Z<W$ is no $a$; if $i=2n-1$ and $j=2m$, it is
    $(a_{2k-1},b_{2k-1}+2)$ with $k=n-m$. In no case is it in $S$.

    All $j \le i$ up to the bound. For $i=j$ the pair has $k=0$, and $(0,1)$ is not in $S$; there
    $(a_0,b_0+2)$ is read with $a_0=0$ and $b_0=-1$. $S$ comes from its definition (21). Moves that
    take less from the second heap leave more there, and a mirrored move leaves less in the first
    heap too; that the case of the text is the worst is left to the reader there.
    """
    pairs = pairs_up_to(6 * bound)
    for i in range(NATURALS.first, bound + 1):
        for j in range(NATURALS.first, i + 1):
            z, w = _a(i) - _a(j), _b(i) - _b(j) + 1
            k, at = (i - j) // 2, f"i = {i}, j = {j}"
            if (i - j) % 2 == even:
                said = (3 * k, _b(2 * k) + above)
            elif i % 2 == even:
                said = (3 * k + 2, 6 * k + 4)
            else:
                said = (_a(2 * k + 1), _b(2 * k + 1) + above)
            yield Case(at, said, (z, w))
            yield Case((at, "in S"), False, (min(z, w), max(z, w)) in pairs)
