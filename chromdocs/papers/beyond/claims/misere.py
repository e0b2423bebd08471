r"""Results of our own on the page *Twins and misère colours*: whoever moves last loses."""

from collections.abc import Iterator, Sequence, Set
from itertools import combinations_with_replacement

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.numbers.real import real
from chromdocs.papers.beyond.claims.colourings import (
    colourings,
    leads_of,
    named,
    on_two_stacks,
    partners,
    subsets,
)
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 22
SECTION = Section(PAPER, "Twins and misère colours")
MISERE = searched(
    "On chromatic and on black & white nim only the two papers were found, which have no misère "
    "play. That nim is played alike until all heaps are 1 is from Bouton (1901). Games like that "
    "are Conway's tame ones; Gurvich and Ho call some of them miserable, and a game pet if normal "
    "and misère play have no P-position in common."
)


def misere_partners(
    marked: Set[int], to: int, *, longest: bool = True, base: Position = (0, 1)
) -> set[Position]:
    """Return the base and the pairs of the queue that starts at level 2, the lower level first.

    They are the pairs of the colouring without its lowest level, all one level higher.

    >>> sorted(misere_partners({3, 4, 5}, 6))
    [(0, 1), (2, 3), (4, 4), (5, 5)]
    """
    lower = {level - 1 for level in marked if level > 1}
    pairs = partners(lower, to - 1, longest=longest) - {(0, 0)}
    return {base, *((x + 1, y + 1) for x, y in pairs)}


@SECTION.claim(
    "misere-matching",
    "Misère play on two stacks: 0 and 1 are partners, and the queue starts at 2",
    bound=72,
    unit="stacks of",
    kind="theorem",
    place="Misère matching",
    uses=["matching"],
    proof="learn/twins/#misere",
    searched=MISERE,
    perturbed=[{"longest": False}, {"base": (1, 1)}, {"base": (0, 0)}, {"less": 1}],
)
def misere_matching(
    bound: int,
    solve: Solve,
    longest: bool = True,
    base: Position = (0, 1),
    less: int = 0,
) -> Iterator[Case]:
    r"""Let $S$ be any set of marked levels. Let 0 and 1 be partners, whatever the colour of 1. Walk
    up from level 2: a level that is not marked waits; a marked one becomes the partner of the one
    that has waited longest, or is its own partner if none waits. In misère play on two stacks the
    P-positions of chromatic nim (marked levels are red) are the pairs of partners; and so are those
    P-positions of black & white nim (marked levels are black) that have a black or an empty pile. A
    start of black & white nim with two white piles $x\le y$ is an N-position exactly if $x$ has a
    partner that is less than $y$.

    Both games are solved from their rules in misère play, for every set of levels up to nine, an
    eighth of the bound, and for four sets up to the bound.
    """
    for name, marked, top in colourings(bound):
        said = misere_partners(marked, top, longest=longest, base=base)
        for position, is_p in solve(chromatic(marked), misere=True).outcomes(top):
            yield Case(("chromatic", name, position), position in said, is_p)
        solver = solve(blackwhite(marked), misere=True)
        for position, is_p in solver.outcomes(top):
            yield Case(("black & white", name, position), position in said, is_p)
        mates = {x: y for pair in said for x, y in (pair, pair[::-1])}
        white = [level for level in range(1, min(top, 20) + 1) if level not in marked]
        for x, y in combinations_with_replacement(white, 2):
            wins = x in mates and mates[x] < y - less
            found = not solver.is_p((x, y))
            yield Case(("black & white", name, (x, y), "closed"), wins, found)


_EVIL = "x >= 1 and evil(x)"
_EVIL_PAIRS = """x = 0 and y = 1 or x = 2 and y = 3 or x = 4 and y = 5 or x = 6 and y = 6
  or x > 6 and evil(y) and odious(x) and y // 2 = x // 2 + 1"""
_DOPEY = "x >= 1 and dopey(x)"
_DOPEY_PAIRS = "x = 0 and y = 1 or x = 2 and y = 2 or x >= 3 and vile(x) and y = 2*x"
SECTION.decided(
    "misere-matching",
    {
        "evil levels red": on_two_stacks(_EVIL, _EVIL_PAIRS, "misere"),
        "dopey levels red": on_two_stacks(_DOPEY, _DOPEY_PAIRS, "misere"),
    },
    how="""The rules of chromatic nim on two stacks, in misère play, are in the formulas, and the
    pairs as the queue gives them.""",
    within="the evil levels red, or the dopey ones",
    wrong=[
        on_two_stacks(_EVIL, _EVIL_PAIRS.replace("x > 6", "x > 7"), "misere"),
        on_two_stacks(_EVIL, _EVIL_PAIRS, "solves"),
        on_two_stacks(_DOPEY, _DOPEY_PAIRS.replace("x = 2 and y = 2", "x = 1 and y = 2"), "misere"),
    ],
)


@SECTION.claim(
    "misere-meets",
    "Normal and misère pairs agree above the first level where reds catch up",
    bound=80,
    unit="stacks of",
    kind="corollary",
    place="Where the two dances meet",
    uses=["matching", "misere-matching"],
    proof="learn/twins/#meet",
    searched=MISERE,
    perturbed=[{"reached": 1}, {"reached": -1}, {"alone": False}, {"shift": 0}],
)
def misere_meets(
    bound: int, solve: Solve, reached: int = 0, alone: bool = True, shift: int = 1
) -> Iterator[Case]:
    r"""Chromatic nim on two stacks, any colouring. Let $r\ge1$ be the lowest level up to which
    there are at least as many reds as greens. Then in normal and in misère play the same positions
    with a stack higher than $r$ are P-positions; and if $r\ge2$, $(r,r)$ is a P-position in misère
    play only. If there is no such level, no P-position is common to both: the $n$-th red level is
    the partner of the $n$-th green one in normal and of the green one after that in misère play.

    The colourings are those of the matching theorem. Both ways of play are solved from the rules.
    """
    for name, red, top in colourings(bound):
        normal = set(solve(chromatic(red)).p_positions(top))
        misere = set(solve(chromatic(red), misere=True).p_positions(top))
        lead = leads_of(red, top)
        r = next((n for n in range(1, top + 1) if n in red and lead[n] <= reached), 0)
        if r:
            one, other = ({pair for pair in found if pair[1] > r} for found in (normal, misere))
            yield Case((name, f"above {r}"), one, other)
            if r >= 2:
                yield Case((name, (r, r)), (False, alone), ((r, r) in normal, (r, r) in misere))
            continue
        greens = [n for n in range(1, top + 1) if n not in red]
        reds = sorted(red)
        said = {(0, 0), *zip(greens, reds, strict=False)}
        yield Case((name, "no such level, normal play"), said, normal)
        said = {(0, 1), *zip(greens[shift:], reds, strict=False)}
        yield Case((name, "no such level, misère play"), said, misere)


@SECTION.claim(
    "misere-like-nim",
    "Level 1 red: misère play as in nim, on any number of stacks",
    bound=6,
    unit="stacks of",
    kind="theorem",
    place="When misère play is like nim's",
    uses=["matching"],
    proof="learn/twins/#like-nim",
    searched=MISERE,
    perturbed=[{"level": 2}, {"from_height": 1}, {"opposite": False}],
)
def misere_like_nim(
    bound: int, solve: Solve, level: int = 1, from_height: int = 2, opposite: bool = True
) -> Iterator[Case]:
    r"""Chromatic nim, or black & white nim, on $k\ge2$ stacks, with at least one marked level.
    Every position with a stack of 2 or more has the same outcome in normal and in misère play if
    and only if level 1 is marked. Then a position with stacks of at most 1 is a P-position in
    normal play if an even number of them is not empty, and in misère play if an odd number is. So
    it is as in nim.

    Both games are solved from their rules in both ways of play: two stacks up to the bound with
    every colouring, three stacks up to five, four up to three; in black & white nim also the starts
    where all piles are white.
    """
    for stacks, top in ((2, bound), (3, min(bound, 5)), (4, min(bound, 3))):
        for marked in subsets(top):
            if not marked:
                continue
            for played in (chromatic(marked, stacks=stacks), blackwhite(marked, piles=stacks)):
                normal, misere = solve(played), solve(played, misere=True)
                listed = dict(misere.outcomes(top))  # not the starts where all piles are white
                high = low = True
                for position in combinations_with_replacement(range(top + 1), stacks):
                    lost = listed[position] if position in listed else misere.is_p(position)
                    same = normal.is_p(position) == lost
                    if max(position) >= from_height:
                        high = high and same
                    else:
                        even = sum(position) % 2 == 0
                        low = low and same != opposite and normal.is_p(position) == even
                at = f"{played.name.split(':')[0]}, {stacks} stacks, {named(marked)}"
                yield Case((at, "a stack of 2 or more"), level in marked, high)
                if level in marked:
                    yield Case((at, "stacks of at most 1"), True, low)


@SECTION.claim(
    "misere-lowest-red",
    "Misère play on three stacks, one up to the lowest red level",
    bound=12,
    unit="stacks of",
    kind="theorem",
    place="One stack up to the lowest red, in misère play",
    uses=["misere-matching"],
    proof="learn/twins/#misere-three",
    searched=MISERE,
    perturbed=[{"start": 2}, {"least": 0}, {"betas": ("2", "3")}, {"first": ((0, 1), (2, 2))}],
)
def misere_lowest_red(
    bound: int,
    solve: Solve,
    start: int = 3,
    least: int = 1,
    first: Sequence[Position] = ((0, 2), (1, 1)),
    betas: Sequence[str] = ("5/2", "(3+sqrt(5))/2", "3", "pi", "4", "5"),
) -> Iterator[Case]:
    r"""Let $s\ge2$ be the lowest red level, and let the lead of the greens (how many more greens
    than reds there are up to a level) be at least 1 and at least $s-2$ at every higher red level.
    Then in misère play the P-positions of chromatic nim on three stacks, one of them of height $s$,
    are $(s,0,2)$, $(s,1,1)$ and $(s,n,n)$ with $n\ge3$, in any order. So it is for the red
    levels $\lfloor\beta n\rfloor$ if $\beta\ge\frac52$; for $2\le\beta<\frac52$ it is not, as
    $(2,4,4)$ is an N-position.

    All colourings of nine levels that meet the condition, and six $\beta$ with stacks up to the
    bound, solved from the rules in misère play; and $(2,4,4)$ for three smaller $\beta$.
    """
    games = []
    top = min(bound, 9)
    for red in subsets(top):
        lead, low = leads_of(red, top), min(red, default=0)
        if low >= 2 and all(lead[k] >= max(least, low - 2) for k in red if k > low):
            games.append((named(red), chromatic(red, stacks=3), low, top))
    for beta in betas:
        games.append((f"beta = {beta}", chromatic(beta=beta, stacks=3), real(beta).floor(), bound))
    for name, played, low, to in games:
        said = {tuple(sorted((low, *pair))) for pair in first}
        said |= {tuple(sorted((low, n, n))) for n in range(start, to + 1)}
        for position, is_p in solve(played, misere=True).outcomes(to):
            if low in position:
                yield Case((name, position), position in said, is_p)
    for beta in ("2", "9/4", "12/5"):
        found = solve(chromatic(beta=beta, stacks=3), misere=True).is_p((2, 4, 4))
        yield Case((f"beta = {beta}", (2, 4, 4)), False, found)
