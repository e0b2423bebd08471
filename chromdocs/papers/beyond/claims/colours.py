r"""Results of our own in the chapter *Chromatic nim*.

Two stacks of every colouring, the colourings of the multiples of β, and three stacks.
"""

from collections.abc import Iterator, Sequence, Set

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.numbers.real import real
from chromdocs.papers.beyond.claims.colourings import (
    colourings,
    is_prime,
    leads_of,
    named,
    partners,
    subsets,
)
from chromdocs.papers.beyond.claims.search import CHROMATIC, searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 1
SECTION = Section(PAPER, "Chromatic nim")

THREE_STACKS = 10  # up to this level every colouring is tried on three stacks


@SECTION.claim(
    "matching",
    "Two stacks of every colouring: the queue finds the P-positions",
    bound=96,
    unit="stacks of",
    kind="theorem",
    place="The matching theorem",
    proof="learn/chromatic-nim/#queue",
    searched=searched(
        "On chromatic nim only the paper by Fisher and Larsson was found; it has the case that "
        "green dominates (Lemma 3), and the case that red does (Proposition 6)."
    ),
    perturbed=[{"longest": False}, {"alone": False}, {"colour": "green"}],
)
def matching(
    bound: int, solve: Solve, longest: bool = True, alone: bool = True, colour: str = "red"
) -> Iterator[Case]:
    r"""Take any colouring of the levels, red and green. Walk up the levels: a green one waits; a
    red one becomes the partner of the green one that has waited longest, or is its own partner
    if none waits. The P-positions of chromatic nim on two stacks are $(0,0)$ and the pairs of
    partners, in either order.

    The queue is walked for every colouring of twelve levels, an eighth of the bound, and for four
    of as many as the bound says: the primes, the squares, the odious levels and one drawn by
    chance. Every position is solved from the rules. Levels above the taller stack do not matter,
    so a finite stack stands for all colourings that continue it.
    """
    for name, red, top in colourings(bound):
        marked = red if colour == "red" else frozenset(range(1, top + 1)) - red
        said = partners(marked, top, longest=longest, alone=alone)
        for position, is_p in solve(chromatic(red)).outcomes(top):
            yield Case((name, position), position in said, is_p)


@SECTION.claim(
    "lowest-lead",
    "A red level is alone where the lead is lower than ever before",
    bound=96,
    unit="stacks of",
    kind="theorem",
    place="The lowest lead",
    uses=["matching"],
    proof="learn/chromatic-nim/#alone",
    searched=CHROMATIC,
    perturbed=[{"strictly": False}, {"from_0": False}, {"shift": 1}],
)
def lowest_lead(
    bound: int, solve: Solve, strictly: bool = True, from_0: bool = True, shift: int = 0
) -> Iterator[Case]:
    r"""For any colouring let $\chi(k)$ be the number of green minus the number of red levels among
    $1,\dots,k$. A red level $k$ is its own partner exactly if $\chi(k) < \chi(j)$ for all
    $0 \le j < k$. Strike out these levels: of those that are left, the $j$-th red one is the
    partner of the $j$-th green one. So the P-positions of chromatic nim on two stacks are found
    by counting alone.

    The colourings are those of the matching theorem. The P-positions that counting gives are
    compared with the outcomes that the rules give, position by position; no queue is walked.
    """
    for name, red, top in colourings(bound):
        leads = leads_of(red, top)
        alone = {
            k
            for k in red
            if all(
                leads[k] < lead or (not strictly and leads[k] == lead)
                for lead in leads[0 if from_0 else 1 : k]
            )
        }
        greens = [k for k in range(1, top + 1) if k not in red]
        said = {(0, 0), *((k, k) for k in alone)}
        said |= {*zip(greens[shift:], sorted(red - alone), strict=False)}
        for position, is_p in solve(chromatic(red)).outcomes(top):
            yield Case((name, position), position in said, is_p)


def _start(red: Set[int], d: int, red_only: bool, least: bool) -> int:
    """Return the green level from which green dominates the levels up to *d*; 0 if there is none.

    It is the *least* one, or else the greatest.
    """
    leads = leads_of(red, d)
    starts = [k for k in range(1, d + 1) if k not in red and min(leads[k : d + 1]) >= leads[k - 1]]
    if not starts or (red_only and d not in red):
        return 0
    return starts[0 if least else -1]


@SECTION.claim(
    "local-domination",
    "Proposition 6 holds for every colouring",
    bound=96,
    unit="stacks of",
    kind="theorem",
    place="Local domination",
    uses=["matching", "lowest-lead"],
    proof="learn/chromatic-nim/#local",
    searched=searched(
        "On chromatic nim only the paper by Fisher and Larsson was found; its Proposition 6 is "
        "the case that red dominates."
    ),
    perturbed=[{"red_only": True}, {"least": False}, {"offset": 1}, {"above": 2}],
)
def local_domination(
    bound: int,
    solve: Solve,
    red_only: bool = False,
    least: bool = True,
    offset: int = 0,
    above: int = 1,
) -> Iterator[Case]:
    r"""Take any colouring, dominated by red or not, and a level $d \ge 1$. Say that green dominates
    from a green level $k \le d$ if, counting from $k$ up to $d$, there are never more reds than
    greens. In chromatic nim $(d,d)$ is a P-position exactly if green dominates from no such $k$.
    If it does from some, let $k$ be the least. Then level $k-1$ is the last one up to $d$ that is
    its own partner, or $k=1$ if there is none; and the $i$-th green and the $i$-th red level
    among $k,\dots,d$ make a P-position, for every $i$.

    The paper has this, corrected, for colourings that red dominates. Here the colourings are those
    of the matching theorem. For each $d$ the P-positions whose taller stack is $d$, found from the
    rules, are compared with what domination says; and so is the level below $k$.
    """
    for name, red, top in colourings(bound):
        rows: dict[int, list[int]] = {d: [] for d in range(top + 1)}
        for (x, y), is_p in solve(chromatic(red)).outcomes(top):
            rows[y] += [x] if is_p else []
        for d in range(1, top + 1):
            k = _start(red, d, red_only, least)
            said = [d] if not k else []
            if k and d in red:
                i = sum(level in red for level in range(k, d + 1)) + offset
                said = [level for level in range(k, d) if level not in red][i - 1 : i]
            yield Case((name, f"P-positions with taller stack {d}"), said, rows[d])
            if k:
                last = max((level for level in range(1, d + 1) if level in rows[level]), default=0)
                yield Case((name, f"k for d = {d}"), last + above, k)


@SECTION.claim(
    "primes",
    "Prime levels red: only 3 is alone",
    bound=80,
    unit="stacks of",
    kind="corollary",
    place="The primes",
    uses=["matching", "lowest-lead"],
    proof="learn/chromatic-nim/#exercises",
    searched=CHROMATIC,
    perturbed=[{"later": 0}, {"later": 2}, {"alone": 2}, {"first": (0, 2)}],
)
def primes(
    bound: int, solve: Solve, later: int = 1, alone: int = 3, first: Position = (1, 2)
) -> Iterator[Case]:
    r"""Let the prime levels be red. The P-positions of chromatic nim on two stacks are $(0,0)$,
    $(1,2)$, $(3,3)$ and, for $i \ge 2$, the $i$-th positive integer that is not prime with prime
    number $i+1$, in either order.

    Primes are found by division, and every position up to the bound is solved from the rules.
    """
    reds = [n for n in range(1, bound + 1) if is_prime(n)]
    others = [n for n in range(1, bound + 1) if not is_prime(n)]
    said = {(0, 0), first, (alone, alone), *zip(others[1:], reds[1 + later :], strict=False)}
    for position, is_p in solve(chromatic(is_prime)).outcomes(bound):
        yield Case(position, position in said, is_p)


@SECTION.claim(
    "lowest-red",
    "Three stacks, one up to the lowest red level",
    bound=12,
    unit="stacks of",
    kind="theorem",
    place="One stack up to the lowest red",
    proof="learn/chromatic-nim/#open",
    searched=CHROMATIC,
    perturbed=[{"start": 1}, {"start": 3}, {"second": 2}, {"needs_lead": False}],
)
def lowest_red(
    bound: int,
    solve: Solve,
    start: int = 2,
    second: int = 1,
    needs_lead: bool = True,
    betas: Sequence[str] = ("2", "5/2", "(3+sqrt(5))/2", "3", "pi", "4", "5"),
) -> Iterator[Case]:
    r"""Let $s_1 \ge 2$ be the lowest red level, and let the lead of the greens at no red level be
    less than at $s_1$. Then the P-positions of chromatic nim on three stacks, one of them of
    height $s_1$, are $(s_1,0,1)$ and $(s_1,n,n)$ with $n \ge 2$, in any order. So it is for the
    red levels $\lfloor\beta n\rfloor$, whenever $\beta \ge 2$.

    All colourings of ten levels that meet the condition, and seven $\beta$ with stacks up to the
    bound; every position with a stack of height $s_1$ is solved from the rules. For the $\beta$
    the condition is not asked for: that they meet it is part of the statement.
    """
    games = []
    for red in subsets(min(bound, THREE_STACKS)):
        top = min(bound, THREE_STACKS)
        leads = leads_of(red, top)
        low = min(red, default=0)
        if low >= 2 and (not needs_lead or all(leads[k] >= leads[low] for k in red)):
            games.append((named(red), chromatic(red, stacks=3), low, top))
    for beta in betas:
        games.append((f"beta = {beta}", chromatic(beta=beta, stacks=3), real(beta).floor(), bound))
    for name, played, low, top in games:
        said = {tuple(sorted((low, 0, second)))}
        said |= {tuple(sorted((low, n, n))) for n in range(start, top + 1)}
        for position, is_p in solve(played).outcomes(top):
            if low in position:
                yield Case((name, position), position in said, is_p)
