r"""Results of our own in the chapter *Values of two stacks*: each value far out."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Game
from chromdocs.games.levels import NAMED, beatty_levels
from chromdocs.games.stack_values import repeated, shifts, value_partners
from chromdocs.papers.beyond.claims.colourings import colourings, is_prime
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.claims.two_stacks import NONE_FOUND, as_positions, by_value
from chromdocs.papers.beyond.paper import PAPER

ORDER = 24
SECTION = Section(PAPER, "Values of two stacks")
FURTHER = 40  # queues are walked so many times as high as the rules are followed
IsRed = Callable[[int], bool]


LEADING: dict[str, IsRed] = {
    **{f"beta = {b}": beatty_levels(b).contains for b in ("5/2", "(3+sqrt(5))/2", "3", "pi", "4")},
    "dopey": NAMED["dopey"].contains,
    "primes": is_prime,
}
GAMES: tuple[tuple[str, Callable[[IsRed], Game], bool], ...] = (
    ("chromatic", chromatic, False),
    ("black & white", blackwhite, True),
)


def least_period(terms: Sequence[int | None], start: int) -> int:
    """Return the least period that *terms* have from *start* on; 0 if none comes three times."""
    tail = terms[start:]
    for p in range(1, len(tail) // 3 + 1):
        if tail[p:] == tail[:-p]:
            return p
    return 0


@SECTION.claim(
    "v-reds-later",
    "Each value serves everybody at most v reds later than value 0",
    bound=40,
    unit="stacks of",
    kind="theorem",
    place="At most v reds later",
    uses=["value-queue", "matching", "open-matching"],
    proof="learn/values-of-two-stacks/#later",
    searched=searched(
        "On chromatic nim only the paper by Fisher and Larsson was found. Nivasch (2009) shows of "
        "Wythoff nim that each value keeps within a bounded distance of the value 0."
    ),
    perturbed=[{"more": -1}, {"waiting": -1}, {"lowest": False}],
)
def v_reds_later(
    bound: int, solve: Solve, more: int = 0, waiting: int = 0, lowest: bool = True
) -> Iterator[Case]:
    r"""Take any colouring and a height $x$. Let $w$ be the lead of the greens at $x$ less the
    lowest lead at a level from 0 to $x$; it is the number of greens up to $x$ that wait in the
    queue of value 0. Let there be $v+w$ red levels above $x$. Then for each of the heights
    $0,\dots,x$ there is a height that has Grundy value $v$ with it, and that is at most the
    $(v+w)$-th red level above $x$, or at most $x$ if $v+w=0$. At most $v+w$ of the heights
    $0,\dots,x$ have no such partner up to $x$. All this is true of chromatic nim on two stacks,
    and, with black for red, of the positions of black & white nim on two piles that have a black or
    an empty pile.

    Every colouring of five levels, an eighth of the bound, and four of as many as the bound says;
    values up to 6. All values come from the rules.
    """
    for (name, red, to), (kind, make, _) in product(colourings(bound), GAMES):
        partner: list[dict[int, int]] = [{} for _ in range(7)]
        for (x, y), value in solve(make(red.__contains__)).grundy_values(to):
            if value < len(partner):
                partner[value] |= {x: y, y: x}
        leads = [0]
        for x in range(to + 1):
            if x:
                leads.append(leads[-1] + (-1 if x in red else 1))
            w = leads[x] - (min(leads) if lowest else 0)
            above = sorted(level for level in red if level > x)
            for v, beside in enumerate(partner):
                at = (name, kind, f"height {x}, value {v}")
                alone = sum(beside.get(u, to + 1) > x for u in range(x + 1))
                yield Case((*at, "waiting"), True, alone <= v + w + waiting)
                late = v + w + more
                if late <= len(above):
                    limit = above[late - 1] if late > 0 else x
                    latest = max(beside.get(u, to + 1) for u in range(x + 1))
                    yield Case(at, True, latest <= limit)


@SECTION.claim(
    "far-values",
    "Where the lead grows, each value is a matching with periodic shifts",
    bound=36,
    unit="stacks of",
    kind="theorem",
    place="Values far out",
    uses=["value-queue", "v-reds-later", "matching"],
    proof="learn/values-of-two-stacks/#far",
    searched=searched(
        "On chromatic nim only the paper by Fisher and Larsson was found. Nivasch (2009) shows of "
        "Wythoff nim that each value keeps within a bounded distance of the value 0."
    ),
    perturbed=[{"mean": 1}, {"constant": True}, {"above": -1}, {"names": ("vile",)}],
)
def far_values(
    bound: int,
    solve: Solve,
    mean: int = 0,
    constant: bool = False,
    above: int = 0,
    names: Sequence[str] = tuple(LEADING),
) -> Iterator[Case]:
    r"""Let the lead of the greens at the $n$-th red level $s_n$ tend to infinity with $n$, for
    infinitely many red levels; so it is for the levels $\lfloor\beta n\rfloor$ with any $\beta>2$.
    Then for every $v$ there is a sequence of whole numbers $k(n)$, periodic from some $n$ on, such
    that from there on $s_n$ and green level number $n+k(n)$ are the heights of a position with
    Grundy value $v$, and every position of value $v$ that is high enough is one of these. The mean
    of $k$ over a period is the number of greens that stand beside a green or an empty stack in a
    position of value $v$, less the number of reds that stand beside a red or an empty stack. If it
    is $c$, and $A$ reds have no green partner for the value 0, then from some $n$ on
    $-v-A\le k(n)\le c+v$. All this is true of chromatic nim on two stacks, and, with black for red
    and white for green, of the positions of black & white nim on two piles that have a black or an
    empty pile.

    Seven colourings, and the values 0 to 4. Positions up to the bound come from the rules and are
    compared with the queues of the values; then the queues are walked forty times as high, and the
    shifts are looked at from a quarter of the way on.
    """
    for name, (kind, make, closed) in product(names, GAMES):
        red = LEADING[name] if name in LEADING else NAMED[name].contains
        found = by_value(solve, make(red), bound)
        near = value_partners(red, 4, bound, closed=closed)
        to = FURTHER * max(bound, 10)
        far = value_partners(red, 4, to + to // 8, closed=closed)
        lonely = -shifts(red, far[0], to)[1]
        for v in range(5):
            at = (name, kind, f"value {v}")
            yield Case(at, sorted(as_positions(near[v])), sorted(found.get(v, ())))
            terms, more = shifts(red, far[v], to)
            start = len(terms) // 4
            period = least_period(terms, start)
            yield Case((*at, "period"), True, period == 1 if constant else period > 0)
            if period:
                kept = [term for term in terms[start : start + period] if term is not None]
                total = sum(kept)
                yield Case((*at, "mean"), (more + mean) * period, total)
                bounds = -v - lonely <= min(kept) and max(kept) <= more + v + above
                yield Case((*at, "bounds"), True, bounds)


BALANCED = ("R", "GR", "RG", "GRR", "RGR", "RRG", "GGRR", "GRRG")


def _excess(red: IsRed, to: int) -> int:
    """Return by how many greens outnumber reds at most, on a stretch of levels up to *to*."""
    most = waiting = 0
    for level in range(1, to + 1):
        waiting = max(0, waiting + (-1 if red(level) else 1))
        most = max(most, waiting)
    return most


@SECTION.claim(
    "balanced-values",
    "Where greens never lead by much, the two heights of a value stay close",
    bound=32,
    unit="stacks of",
    kind="theorem",
    place="Balanced colours",
    uses=["value-queue", "v-reds-later"],
    proof="learn/values-of-two-stacks/#balanced",
    searched=NONE_FOUND,
    perturbed=[{"words": ("GGR",)}, {"pair": 2}, {"names": ("dopey",)}],
)
def balanced_values(
    bound: int,
    solve: Solve,
    words: Sequence[str] = BALANCED,
    names: Sequence[str] = ("evil", "odious"),
    pair: int = 3,
) -> Iterator[Case]:
    r"""Let there be a number $D\ge0$ such that among the levels $a,a+1,\dots,b$ greens outnumber
    reds by at most $D$, for all $a\le b$; so it is if the colours repeat and at least half of each
    period is red. Then for every $v$ each height $x$ has exactly one partner $f_v(x)$ with which it
    has Grundy value $v$, and $|f_v(x)-x|\le2v+3D$. If $2k$ and $2k+1$ have different colours for
    every $k\ge1$, as where the evil or the odious levels are red, then even $|f_v(x)-x|\le2v+3$. If
    the colours repeat from some level on, $f_v(x+p)=f_v(x)+p$ for some $p\ge1$ and all large $x$.
    If the colours are a $k$-automatic sequence, so is $f_v(x)-x$. All this is true of chromatic nim
    on two stacks, and, with black for red, of the positions of black & white nim on two piles that
    have a black or an empty pile.

    Eight words that repeat, evil and odious levels, and the values 0 to 4. Positions up to the
    bound come from the rules and are compared with the queues of the values; then the queues are
    walked forty times as high, and the partners of all heights are looked at. Those of a word must
    repeat from a quarter of the way on.
    """
    some = [(word, repeated(word)) for word in words]
    some += [(name, NAMED[name].contains) for name in names]
    for (name, red), (kind, make, closed) in product(some, GAMES):
        found = by_value(solve, make(red), bound)
        near = value_partners(red, 4, bound, closed=closed)
        to = FURTHER * max(bound, 10)
        far = value_partners(red, 4, to + to // 8, closed=closed)
        for v in range(5):
            at = (name, kind, f"value {v}")
            yield Case(at, sorted(as_positions(near[v])), sorted(found.get(v, ())))
            distances = [far[v].get(x, 3 * to) - x for x in range(to + 1)]
            most = 2 * v + (pair if name in names else 3 * _excess(red, to))
            farthest = max(map(abs, distances))
            yield Case((*at, "distance"), True, farthest <= most, f"{farthest}, not {most}")
            if name in words:
                period = least_period(distances, to // 4)
                yield Case((*at, "period"), True, period > 0)


@SECTION.claim(
    "alternating-values",
    "Every second level red: the value v pairs 2n with 2n − 2v − 1",
    bound=32,
    unit="stacks of",
    kind="theorem",
    place="Green and red in turn",
    uses=["v-reds-later", "value-queue"],
    proof="learn/values-of-two-stacks/#alternating",
    searched=NONE_FOUND,
    perturbed=[{"per_value": 1}, {"rest": 3}, {"first": 40}],
)
def alternating_values(
    bound: int, solve: Solve, per_value: int = 2, rest: int = 1, first: int = 400
) -> Iterator[Case]:
    r"""Let every even level be red. For every $v$ and all large $n$ the position $(2n,2n-2v-1)$ of
    chromatic nim on two stacks has Grundy value $v$, and all high positions of value $v$ are of
    this form, in either order.

    Positions up to the bound come from the rules and are compared with the queues of the values;
    then the queues are walked for $v$ up to 60, and for every $n$ from 400 to 800 the partner of
    $2n$ is looked at.
    """
    red = repeated("GR")
    found = by_value(solve, chromatic(red), bound)
    for v, partner in enumerate(value_partners(red, 8, bound)):
        yield Case(f"value {v}", sorted(as_positions(partner)), sorted(found.get(v, ())))
    for v, partner in enumerate(value_partners(red, 60, 4 * first)):
        for n in range(first, 2 * first + 1):
            at = f"value {v}, stack {2 * n}"
            yield Case(at, 2 * n - per_value * v - rest, partner[2 * n])


@SECTION.claim(
    "evil-values",
    "Every value of evil-chromatic nim, far out",
    bound=32,
    unit="stacks of",
    kind="theorem",
    place="Evil and odious",
    uses=["v-reds-later", "value-queue"],
    proof="learn/values-of-two-stacks/#evil",
    searched=NONE_FOUND,
    perturbed=[{"late": 1}, {"first": 4}, {"apart": 1}],
)
def evil_values(
    bound: int, solve: Solve, late: int = 0, first: int = 150, apart: int = 2
) -> Iterator[Case]:
    r"""Number the positive evil and odious numbers from 1. Let the evil levels be red. For every
    $v$ and all large $n$ the $n$-th evil and the $(n-v)$-th odious number are the heights of a
    position of chromatic nim on two stacks with Grundy value $v$, and there are no other high
    positions of value $v$. If the odious levels are red, so it is with the $n$-th odious and the
    $(n-v-2)$-th evil number. With black for red, both are true of the positions of black & white
    nim on two piles that have a black or an empty pile.

    Positions up to the bound come from the rules and are compared with the queues of the values;
    then the queues are walked for $v$ up to 12, and for every $n$ from 150 to 450 the partner of
    the $n$-th red level is looked at.
    """
    for (name, back), (kind, make, closed) in product((("evil", 0), ("odious", apart)), GAMES):
        red = NAMED[name].contains
        found = by_value(solve, make(red), bound)
        for v, partner in enumerate(value_partners(red, 8, bound, closed=closed)):
            said = sorted(as_positions(partner))
            yield Case((name, kind, f"value {v}"), said, sorted(found.get(v, ())))
        reds = [level for level in range(1, 6 * first + 40) if red(level)]
        greens = [level for level in range(1, 6 * first + 40) if not red(level)]
        for v, partner in enumerate(value_partners(red, 12, 6 * first + 200, closed=closed)):
            for n in range(max(first, v + back + 1), 3 * first + 1):
                at = (name, kind, f"value {v}, red level number {n}")
                yield Case(at, greens[n - v - back - late - 1], partner[reds[n - 1]])
