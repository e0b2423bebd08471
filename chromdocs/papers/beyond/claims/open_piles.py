r"""Results of our own in the chapter *Black & white nim*: which positions of the game are lost."""

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import combinations_with_replacement, product
from math import gcd
from operator import xor

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.papers.beyond.claims.colourings import colourings, named, partners, subsets
from chromdocs.papers.beyond.claims.search import BLACK_AND_WHITE
from chromdocs.papers.beyond.paper import PAPER

ORDER = 4
SECTION = Section(PAPER, "Black & white nim")


@SECTION.claim(
    "open-matching",
    "Two piles of every colouring: open P-positions are partners",
    bound=96,
    unit="piles of",
    kind="theorem",
    place="The matching theorem, in black and white",
    proof="learn/black-and-white-nim/#partners",
    searched=BLACK_AND_WHITE,
    perturbed=[{"longest": False}, {"alone": False}, {"colour": "white"}],
)
def open_matching(
    bound: int, solve: Solve, longest: bool = True, alone: bool = True, colour: str = "black"
) -> Iterator[Case]:
    r"""Let $S$ be any set of black levels. Walk up the levels: a white one waits; a black one
    becomes the partner of the white one that has waited longest, or is its own partner if none
    waits. A position of black & white nim on two piles that has a black or an empty pile is a
    P-position exactly if it is $(0,0)$ or its heights are partners.

    The queue is walked for every set of levels up to twelve, an eighth of the bound, and for four
    sets of levels up to the bound: the primes, the squares, the odious levels and one drawn by
    chance. Every position with a black or an empty pile is solved from the rules.
    """
    for name, black, top in colourings(bound):
        marked = black if colour == "black" else frozenset(range(1, top + 1)) - black
        said = partners(marked, top, longest=longest, alone=alone)
        for position, is_p in solve(blackwhite(black)).outcomes(top):
            yield Case((name, position), position in said, is_p)


@SECTION.claim(
    "two-stacks",
    "On two stacks black & white nim and chromatic nim have the same P-positions",
    bound=96,
    unit="stacks of",
    kind="theorem",
    place="A game with the same pairs",
    uses=["matching", "open-matching"],
    proof="learn/black-and-white-nim/#chromatic",
    searched=BLACK_AND_WHITE,
    perturbed=[{"stacks": 3}, {"closed": True}, {"more": 0}],
)
def two_stacks(
    bound: int, solve: Solve, stacks: int = 2, closed: bool = False, more: int = 1
) -> Iterator[Case]:
    r"""Let $S$ be any set of levels, black in one game and red in the other. Of the positions with
    a marked top or an empty stack, black & white nim and chromatic nim have the same P-positions on
    two stacks. With stacks up to $n$ there is one of them for each level of $S$ up to $n$, and
    $(0,0)$.

    The two games are solved from their rules, which differ: in one a move is forbidden, in the
    other some are added. All sets of levels up to twelve, and four up to the bound, as for the
    matching theorem. Where all tops are white, play of black & white nim may start, and there the
    games differ.
    """
    for name, marked, top in colourings(bound):
        to = top if stacks == 2 else min(top, 6)
        one, other = blackwhite(marked, piles=stacks), chromatic(marked, stacks=stacks)
        forbidding, adding = solve(one), solve(other)
        lost = 0
        for position, is_p in adding.outcomes(to):
            if closed or one.board(position):
                lost += is_p
                yield Case((name, position), is_p, forbidding.is_p(position))
        yield Case((name, "how many"), len(marked) + more, lost)


@SECTION.claim(
    "closed-starts",
    "Starts where both piles are white",
    bound=96,
    unit="piles of",
    kind="corollary",
    place="Closed starts",
    uses=["open-matching"],
    proof="learn/black-and-white-nim/#exercises",
    searched=BLACK_AND_WHITE,
    perturbed=[{"less": 1}, {"lower": False}, {"lonely": True}],
)
def closed_starts(
    bound: int, solve: Solve, less: int = 0, lower: bool = True, lonely: bool = False
) -> Iterator[Case]:
    r"""Let play of black & white nim on two piles start where both are white, at $(x,y)$ with
    $x \le y$. It is an N-position exactly if $x$ has a partner and the partner is less than $y$.

    Partners come from the queue of the matching theorem, the sets of black levels are those that
    are tried there, and every start is solved from the rules.
    """
    for name, black, top in colourings(bound):
        mates = {x: y for x, y in partners(black, top) if x < y}
        solver = solve(blackwhite(black))
        white = [level for level in range(1, top + 1) if level not in black]
        for x, y in combinations_with_replacement(white, 2):
            one, other = (x, y) if lower else (y, x)
            wins = mates[one] < other - less if one in mates else lonely
            yield Case((name, (x, y)), "N" if wins else "P", solver.outcome((x, y)))


@SECTION.claim(
    "periodic",
    "If the colours repeat, the P-positions on two piles do",
    bound=32,
    unit="piles of",
    kind="theorem",
    place="Periodic colourings",
    uses=["open-matching"],
    proof="learn/black-and-white-nim/#periodic",
    searched=BLACK_AND_WHITE,
    perturbed=[{"swapped": True}, {"start": 0}, {"most": 2}, {"alone": 0}],
)
def periodic(
    bound: int,
    solve: Solve,
    swapped: bool = False,
    start: int = 1,
    most: int = 1,
    alone: int = 1,
) -> Iterator[Case]:
    r"""Let the colouring have the period $d$, with $b$ black and $w$ white levels in a period. The
    P-positions $(x,y)$, $d < x \le y$, of black & white nim on two piles with a black pile are
    repeated by one vector: by $(db/g,\ dw/g)$ with $g=\gcd(b,w)$ if $0 < b \le w$, and by $(d,d)$
    if $b > w$. In the first case $x = y$ only up to $d$. If $b=0$ there is only $(0,0)$.

    Repeated means both ways: adding the vector gives a P-position, and a P-position with $x$ large
    enough is such a sum. All thirty colourings with a period of up to four are solved from the
    rules, with piles up to the bound.
    """
    for period in range(1, 5):
        for pattern in product("WB", repeat=period):
            black = {n for n in range(1, bound + 1) if pattern[(n - 1) % period] == "B"}
            found = set(solve(blackwhite(black)).p_positions(bound))
            at = f"colours {''.join(pattern)} from below"
            b = pattern.count("B")
            w = period - b
            if not b:
                yield Case(at, {(0, 0)}, found)
                continue
            u = v = period
            if b <= most * w:
                u, v = (part * period // gcd(b, w) for part in (b, w))
                equal = {(x, y) for x, y in found if x == y > alone * period}
                yield Case((at, "x = y"), set(), equal)
            if swapped:
                u, v = v, u
            low = start * period
            large = {(x, y) for x, y in found if low < x}
            moved = {(x + u, y + v) for x, y in large if x + u <= bound and y + v <= bound}
            yield Case((at, (u, v)), moved, {(x, y) for x, y in large if low + u < x})


def _spoils(black: frozenset[int], piles: int, to: int, bit: bool) -> bool:
    """Tell whether white levels and a black one make the winning move of nim illegal."""
    white = [n for n in range(1, to + 1) if n not in black]
    for levels in combinations_with_replacement(white, piles - 1):
        w = reduce(xor, levels)
        for z in (z for z in black if w in white and z > w):
            leading = 1 << (w ^ z).bit_length() - 1
            if not (bit and any(x & leading for x in levels)):
                return True
    return False


@SECTION.claim(
    "nim-alone",
    "Which colourings leave nim as it is",
    bound=8,
    unit="piles of",
    kind="theorem",
    place="Which colourings leave nim as it is?",
    proof="learn/black-and-white-nim/#nim-equivalent",
    searched=BLACK_AND_WHITE,
    perturbed=[{"bit": False}, {"even": (2, 3)}, {"total": 1}],
)
def nim_alone(
    bound: int, solve: Solve, bit: bool = True, even: Sequence[int] = (2, 4), total: int = 0
) -> Iterator[Case]:
    r"""Black & white nim on $k$ piles with the black levels $S$ has the P-positions of nim, among
    those with a black or an empty pile, exactly if there are no white levels
    $x_1,\dots,x_{k-1}$ with a white nim-sum $w$ and a black level $z > w$ such that no $x_i$ has,
    in binary, the leading one of $w\oplus z$. If $k$ is even that means: no black level lies
    above a white one.

    For every $n$ up to the bound, every set of levels up to $n$ and two, three and (for $n$ up to
    4) four piles up to $n$, the game is solved from the rules, and its P-positions are compared
    with nim-sum 0.
    """

    def nim(position: Position) -> bool:
        return reduce(xor, position) == total

    for to in range(1, bound + 1):
        for piles in (2, 3, 4) if to <= 4 else (2, 3):
            for black in subsets(to):
                outcomes = solve(blackwhite(black, piles=piles)).outcomes(to)
                found = all(is_p == nim(position) for position, is_p in outcomes)
                at = f"{named(black)}, {piles} piles up to {to}"
                yield Case(at, not _spoils(black, piles, to, bit), found)
                if piles in even:
                    below = black == frozenset(range(1, len(black) + 1))
                    yield Case((at, "an even number of piles"), below, found)
