r"""Results of our own in the chapter *Values of two stacks*: small values, queues."""

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import count, takewhile
from random import Random

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.catalogue import game
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Game, Position
from chromdocs.games.stack_values import value_partners
from chromdocs.numbers.real import real
from chromdocs.papers.beyond.claims.colourings import colourings, named, subsets
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 23
SECTION = Section(PAPER, "Values of two stacks")
NONE_FOUND = searched(
    "On chromatic nim only the paper by Fisher and Larsson was found; it has values for stacks of "
    "one colour only."
)


def by_value(solve: Solve, played: Game, to: int) -> dict[int, set[Position]]:
    """Return the positions of each Grundy value, found from the rules, the lower stack first."""
    found: dict[int, set[Position]] = {}
    for position, value in solve(played).grundy_values(to):
        found.setdefault(value, set()).add(position)
    return found


def _lowered(position: Position) -> Iterator[Position]:
    """Yield the positions that lowering one stack leads to."""
    for i, height in enumerate(position):
        yield from ((*position[:i], lower, *position[i + 1 :]) for lower in range(height))


@SECTION.claim(
    "no-red",
    "A position that shows no red is worth more than all below it",
    bound=8,
    unit="stacks of",
    kind="lemma",
    place="No red on top",
    proof="learn/values-of-two-stacks/#no-red",
    searched=NONE_FOUND,
    perturbed=[{"more": 2}, {"colour": "red"}, {"spare": 1}],
)
def no_red(
    bound: int, solve: Solve, more: int = 1, colour: str = "green", spare: int = 0
) -> Iterator[Case]:
    r"""On any number of stacks of chromatic nim, a position with tokens that shows no red has a
    Grundy value that is one more than the greatest value of the positions below it: those in which
    no stack is higher and some stack is lower. This value is at least the number of its green
    tokens.

    Every colouring of as many levels as the bound says on two stacks, and of three levels fewer on
    three. All values come from the rules; those of positions that show red are compared with the
    mex of what lowering one stack leads to.
    """
    for stacks, to in ((2, bound), (3, bound - 3)):
        for red in subsets(to):
            values = dict(solve(chromatic(red, stacks=stacks)).grundy_values(to))
            avoided = red if colour == "green" else frozenset(range(1, to + 1)) - red
            for position, value in values.items():
                below = {
                    p: other
                    for p, other in values.items()
                    if p != position and all(map(int.__le__, p, position))
                }
                at = (named(red), position)
                if not red.isdisjoint(position):
                    left = {below[tuple(sorted(p))] for p in _lowered(position)}
                    mex = next(v for v in count() if v not in left)
                    yield Case((*at, "mex"), mex, value)
                if not any(position) or not avoided.isdisjoint(position):
                    continue
                yield Case(at, max(below.values()) + more, value)
                greens = sum(level not in red for x in position for level in range(1, x + 1))
                yield Case((*at, "greens"), True, value >= greens + spare)


def _described(red: Set[int], to: int, v: int, shift: int = 0) -> set[Position]:
    """Return (i, v - i) and the n-th red level with green level number n + v, up to a height."""
    greens = [level for level in range(1, to + 1) if level not in red]
    beside = zip(greens[v + shift :], sorted(red), strict=False)
    return {(i, v - i) for i in range(v // 2 + 1) if v - i <= to} | {
        (min(pair), max(pair)) for pair in beside
    }


def _dominated(bound: int) -> Iterator[tuple[str, frozenset[int], int, list[int]]]:
    """Yield colourings that green dominates, their height, and the leads at their red levels.

    All with a red level of a third of the *bound*, and six of chance with more and more greens.
    """
    chance = Random(23)
    some = [(named(red), red, bound // 3) for red in subsets(bound // 3)]
    for share in range(2, 8):
        red = frozenset(n for n in range(share, bound + 1) if not chance.randrange(share))
        some.append((f"chance, 1 in {share}", red, bound))
    for name, red, to in some:
        leads = [level - 2 * n for n, level in enumerate(sorted(red), 1)]
        if leads and min(leads) >= 0:
            yield name, red, to, leads


@SECTION.claim(
    "small-values",
    "Small values are shifted matchings",
    bound=30,
    unit="stacks of",
    kind="theorem",
    place="Small values",
    proof="learn/values-of-two-stacks/#small",
    searched=NONE_FOUND,
    perturbed=[{"over": 1}, {"shift": 1}, {"sharp": 0}],
)
def small_values(
    bound: int, solve: Solve, over: int = 0, shift: int = 0, sharp: int = 1
) -> Iterator[Case]:
    r"""Let green dominate a colouring with a red level. Let $s_n$ and $t_n$ be the $n$-th red and
    green level, and let $L\ge0$ be the least lead of the greens at a red level. For $0\le v\le L$
    the positions of chromatic nim on two stacks with Grundy value $v$ are exactly $(i,v-i)$,
    $0\le i\le v$, and $(s_n,t_{n+v})$, $n\ge1$, in either order. For $v=L+1$ this fails.

    Every colouring of a third of the bound, and six drawn by chance as high as the bound; levels
    above the taller stack do not matter. All values come from the rules.
    """
    for name, red, to, leads in _dominated(bound):
        least = min(leads)
        found = by_value(solve, chromatic(red), to)
        for v in range(least + over + 1):
            said = _described(red, to, v, shift)
            yield Case((name, f"value {v}"), sorted(said), sorted(found.get(v, ())))
        v = least + sharp
        differs = _described(red, to, v) != found.get(v, set())
        yield Case((name, f"value {v} is different"), True, differs)


BETAS = ("2", "9/4", "5/2", "(3+sqrt(5))/2", "3", "pi", "7/2", "4", "2+sqrt(6)", "5", "27/5", "6")


def _beatty(beta: str, index: Sequence[int] | Iterator[int], to: int) -> set[Position]:
    """Return the n-th red level of a β with the green level whose number is the n-th *index*."""
    red = real(beta)
    green = (1 - red.inverse()).inverse()
    pairs = ((-green.floor_times(-i) - 1, red.floor_times(n)) for n, i in enumerate(index, 1) if i)
    return {(min(p), max(p)) for p in takewhile(lambda p: p[1] <= to, pairs) if max(p) <= to}


@SECTION.claim(
    "small-values-beta",
    "The values up to ⌊β⌋ − 2, in a formula",
    bound=36,
    unit="stacks of",
    kind="corollary",
    place="Small values of β-chromatic nim",
    uses=["small-values", "green-levels"],
    proof="learn/values-of-two-stacks/#beta",
    searched=NONE_FOUND,
    perturbed=[{"over": 1}, {"shift": 1}, {"betas": ("3/2",), "over": 2}],
)
def small_values_beta(
    bound: int, solve: Solve, over: int = 0, shift: int = 0, betas: Sequence[str] = BETAS
) -> Iterator[Case]:
    r"""Let $\beta\ge2$ be real, rational or not, and $\frac1\alpha+\frac1\beta=1$. With the red
    levels $\lfloor\beta n\rfloor$ and for $0\le v\le\lfloor\beta\rfloor-2$, the positions of
    chromatic nim on two stacks with Grundy value $v$ are $(i,v-i)$, $0\le i\le v$, and
    $(\lceil\alpha(n+v)\rceil-1,\ \lfloor\beta n\rfloor)$, $n\ge1$, in either order.

    Twelve $\beta$, whole, rational and irrational; all values come from the rules.
    """
    for beta in betas:
        found = by_value(solve, game(f"chromatic:beta={beta}"), bound)
        for v in range(real(beta).floor() - 1 + over):
            said: set[Position] = {(i, v - i) for i in range(v // 2 + 1) if v - i <= bound}
            said |= _beatty(beta, count(1 + v + shift), bound)
            yield Case((f"beta = {beta}", f"value {v}"), sorted(said), sorted(found.get(v, ())))


def _next(red: Set[int], to: int, leads: Sequence[int], block: int, back: int) -> set[Position]:
    """Return what the theorem on the next value says, for a least lead that is there once."""
    least = min(leads)
    m = leads.index(least) + 1
    greens = [level for level in range(1, to + 1) if level not in red]
    said: set[Position] = {(i, least + 1 - i) for i in range((least + 1) // 2 + 1)}
    for n, level in enumerate(sorted(red), 1):
        turn = n > m and (n - m) % (least + block) == 0
        i = n - back if turn else n + least + 1
        if n == m:
            said.add((level, level))
        elif i <= len(greens):
            said.add((min(greens[i - 1], level), max(greens[i - 1], level)))
    return said


@SECTION.claim(
    "next-value",
    "The first value after the small ones",
    bound=36,
    unit="stacks of",
    kind="theorem",
    place="The next value",
    uses=["small-values"],
    proof="learn/values-of-two-stacks/#next-value",
    searched=NONE_FOUND,
    perturbed=[{"block": 3}, {"back": 2}, {"betas": ("2", "9/4")}],
)
def next_value(
    bound: int,
    solve: Solve,
    block: int = 2,
    back: int = 1,
    betas: Sequence[str] = BETAS[2:],
) -> Iterator[Case]:
    r"""Let green dominate, let $L$ be the least lead of the greens at a red level, and let it be
    there at one red level only, $s_m$. The positions of chromatic nim on two stacks with Grundy
    value $L+1$ are $(i,L+1-i)$, $0\le i\le L+1$, and $(s_m,s_m)$, and for $n\ne m$ the pair
    $(s_n,t_{n+L+1})$, in either order; but $(s_n,t_{n-1})$ if $n>m$ and $L+2$ divides $n-m$. So it
    is for the red levels $\lfloor\beta n\rfloor$ with $\beta\ge\frac52$; then $m=1$ and
    $L=\lfloor\beta\rfloor-2$.

    Every colouring of a third of the bound, and six drawn by chance, where the least lead is there
    once; and ten $\beta$. All values come from the rules.
    """
    some = [one for one in _dominated(bound) if one[3].count(min(one[3])) == 1]
    for beta in betas:
        floors = takewhile(lambda n: n <= bound, map(real(beta).floor_times, count(1)))
        red = frozenset(floors)
        leads = [level - 2 * n for n, level in enumerate(sorted(red), 1)]
        if leads:
            some.append((f"beta = {beta}", red, bound, leads))
    for name, red, to, leads in some:
        said = _next(red, to, leads, block, back)
        found = by_value(solve, chromatic(red), to)[min(leads) + 1]
        yield Case((name, f"value {min(leads) + 1}"), sorted(said), sorted(found))


def as_positions(partner: Mapping[int, int]) -> set[Position]:
    """Return pairs of partners as positions, the lower stack first."""
    return {(x, y) for x, y in partner.items() if x <= y}


@SECTION.claim(
    "value-queue",
    "Every value has a queue of its own",
    bound=48,
    unit="stacks of",
    kind="theorem",
    place="A queue for each value",
    uses=["no-red"],
    proof="learn/values-of-two-stacks/#queues",
    searched=searched(
        "On chromatic nim only the paper by Fisher and Larsson was found. Nivasch (2009) finds "
        "the positions of one value of Wythoff nim after another, in the same greedy way."
    ),
    perturbed=[{"value": 1}, {"swap": True}, {"from_0": False}],
)
def value_queue(
    bound: int, solve: Solve, value: int = 0, swap: bool = False, from_0: bool = True
) -> Iterator[Case]:
    r"""Take any colouring. Walk up the levels $b=0,1,2,\dots$, and at each level go through the
    values $v=0,1,2,\dots$ Level $b$ takes as its partner for $v$ the least level $u\le b$ that has
    none for $v$ yet, that is not the partner of $b$ for a smaller value, and that is allowed; if
    there is none, $b$ waits. If $b$ or $u$ is red, $u$ is allowed. If neither is, $u$ is allowed
    exactly if among the pairs $(x,y)\ne(u,b)$ with $x\le u$ and $y\le b$ there are partners for
    every value less than $v$, and none for $v$; this does not occur from the green level number
    $v+1$ on. Then $x$ and $y$ are partners for $v$ exactly if the position $(x,y)$ of chromatic nim
    on two stacks has Grundy value $v$. In black & white nim the same is true of the positions with
    a black or an empty pile, if 0 counts as black, and two white levels are never allowed.

    Every colouring of an eighth of the bound, and four of as many levels as the bound says. The
    walk is compared with the values that the rules give, position by position, up to value 12.
    """
    for name, red, to in colourings(bound):
        green = frozenset(range(1, to + 1)) - red
        for played, closed in ((chromatic(red), False), (blackwhite(red), True)):
            found = by_value(solve, played, to)
            walked = value_partners(green if swap else red, 12, to, closed=closed)
            for v, partner in enumerate(walked):
                said = {p for p in as_positions(partner) if from_0 or p[0]}
                at = (name, "black & white" if closed else "chromatic", f"value {v}")
                yield Case(at, sorted(said), sorted(found.get(v + value, ())))
