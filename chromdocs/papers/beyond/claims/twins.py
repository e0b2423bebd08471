r"""Results of our own on the page *Twins and misère colours*: odd levels red, and what repeats."""

from collections.abc import Iterator, Sequence, Set
from itertools import combinations_with_replacement, product
from math import gcd, isqrt

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.blocks import closed, ends
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Game, Position
from chromdocs.papers.beyond.claims.blocks import nim_sum, own_colours
from chromdocs.papers.beyond.claims.colourings import is_prime, named, on_two_stacks, subsets
from chromdocs.papers.beyond.claims.search import CHROMATIC, searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 21
SECTION = Section(PAPER, "Twins and misère colours")
TOPS = {1: 9, 2: 9, 3: 9, 4: 5}  # with so many stacks every height up to this is tried


def _pale(floors: Sequence[int], marked: Sequence[Set[int]], zero: bool) -> bool:
    """Tell whether no floor is marked, and not all are 0; *zero*: none may be 0."""
    shown = any(x in levels for x, levels in zip(floors, marked, strict=True))
    return not shown and (all(floors) if zero else any(floors))


@SECTION.claim(
    "twins",
    "All odd levels red: nim, with nim-sum 1 where every floor is green",
    bound=9,
    unit="stacks of",
    kind="theorem",
    place="Twins",
    proof="learn/twins/#twins",
    searched=searched(
        "On chromatic and on black & white nim only the two papers were found; they stop at two "
        "stacks, but for colourings that leave nim as it is."
    ),
    perturbed=[{"total": 0}, {"zero": False}, {"swapped": False}, {"closed": 1}],
)
def twins(
    bound: int,
    solve: Solve,
    total: int = 1,
    zero: bool = True,
    swapped: bool = True,
    closed: int = 0,
) -> Iterator[Case]:
    r"""Let all odd levels be marked, and even ones as you like, in each stack in its own way. The
    floor of a stack of height $x$ is the level $2\lfloor x/2\rfloor$. A position of chromatic nim
    (marked levels are red), with any number of stacks, is a P-position exactly if the nim-sum of
    its heights is $\varepsilon$. Here $\varepsilon=1$ if no floor is red and not all floors are 0,
    and otherwise $\varepsilon=0$. In black & white nim (marked levels are black) it is the same for
    positions with a black or an empty pile, except that no floor at all may be 0 if $\varepsilon$
    is to be 1; and a start with white piles only is a P-position exactly if its nim-sum is 0. In
    misère play of both games $\varepsilon=1$ also if all floors are 0; else nothing changes.

    One to four stacks, both games, both ways of play, every colouring of the even levels up to the
    bound (four stacks: up to 5); and three stacks up to 5, each with every colouring of its own.
    Every position is solved from the rules.
    """
    tried: list[tuple[str, Sequence[Set[int]], int, Game]] = []
    for stacks, top in TOPS.items():
        top = min(top, bound)
        for evens in subsets(top // 2):
            marked = frozenset({*range(1, top + 1, 2), *(2 * n for n in evens)})
            same = (marked,) * stacks
            tried.append((named(marked), same, top, chromatic(marked, stacks=stacks)))
            tried.append((named(marked), same, top, blackwhite(marked, piles=stacks)))
    top = min(5, bound)
    low = [{1, 3, 5}, {1, 2, 3, 5}, {1, 3, 4, 5}, {1, 2, 3, 4, 5}]
    for own in product(low, repeat=3):
        names = "; ".join(map(named, own))
        tried.append((names, own, top, own_colours(own)))
        tried.append((names, own, top, blackwhite(own)))
    for name, sets, top, played in tried:
        black = played.name.startswith("blackwhite")
        for misere in (False, True):
            solver = solve(played, misere=misere)
            at = f"{played.name.split(':')[0]}{' in misère play' * misere}, {name}"
            for position in product(range(top + 1), repeat=played.heaps):
                if played.symmetric and list(position) != sorted(position):
                    continue
                floors = [x - x % 2 for x in position]
                if black and not played.board(position):
                    wanted = closed
                elif any(floors):
                    wanted = total * _pale(floors, sets, black and zero)
                else:
                    wanted = int(misere and swapped)
                yield Case((at, position), nim_sum(position) == wanted, solver.is_p(position))


_RED = "x % 2 = 1 or x >= 1 and {even}(x)"
_TWINS = "x // 2 = y // 2 and (x != y iff {pale})"
_PALE = "x >= 2 and not red(2 * (x // 2))"


def _two_stacks(even: str, play: str = "solves", pale: str = _PALE, twins: str = _TWINS) -> str:
    return on_two_stacks(_RED.format(even=even), twins.format(pale=pale), play)


SECTION.decided(
    "twins",
    {
        f"{even}, {name}": _two_stacks(even, *rest)
        for even in ("evil", "dopey")
        for name, rest in (
            ("normal", ()),
            ("misère", ("misere", f"({_PALE} or x <= 1)")),
        )
    },
    how="""The rules of chromatic nim on two stacks are in the formulas, with all odd levels red,
    and those even levels that are evil, or those that are dopey.""",
    within="two stacks, even levels red if evil, or if dopey",
    wrong=[
        _two_stacks("evil", pale="x >= 2 and red(2 * (x // 2))"),
        _two_stacks("evil", "misere"),
        _two_stacks("dopey", twins="x // 2 = y // 2 and x = y"),
    ],
)


@SECTION.claim(
    "only-twins",
    "Nim on halves: only if all odd levels are red",
    bound=8,
    unit="blocks of",
    kind="theorem",
    place="Only twins",
    uses=["twins", "matching"],
    proof="learn/twins/#only-twins",
    searched=CHROMATIC,
    perturbed=[{"powers": (2, 3, 4, 8)}, {"powers": (2, 8)}, {"rest": 0}, {"below": False}],
)
def only_twins(
    bound: int,
    solve: Solve,
    powers: Sequence[int] = (2, 4, 8),
    rest: int = 1,
    below: bool = True,
) -> Iterator[Case]:
    r"""Chromatic nim, normal play. On two stacks every P-position $(x,y)$ has
    $\lfloor x/2\rfloor=\lfloor y/2\rfloor$ exactly if every odd level below a red one is red.
    On four stacks, let infinitely many levels be red, and let $m\ge2$ be odd or at most 8. In every
    P-position the nim-sum of the quotients $\lfloor x_i/m\rfloor$ is 0 exactly if $m$ is 2, 4 or 8
    and all odd levels are red. For odd $m$ it fails on three stacks already.

    Two stacks: every colouring of ten levels, solved from the rules. Four stacks lower than $m$,
    for $m$ up to 8, and lower than $2m$, for $m$ up to 4: every colouring, solved from the rules;
    whether the quotients have nim-sum 0, and any three heights have a fourth. For $m$ = 2, 4 and 8
    the game of the rests is solved, two stacks in the lowest block and two in a higher one: each
    colouring of that, above each lowest block that is left. For odd $m$ up to 11 no colouring
    closes on three stacks.
    """
    for red in subsets(10):
        pairs = solve(chromatic(red)).p_positions(10)
        top = max(red, default=0) if below else 10
        said = all(n in red for n in range(1, top) if n % 2 == rest)
        yield Case((named(red), "two stacks"), said, all(x // 2 == y // 2 for x, y in pairs))
    sizes = range(2, bound + 1)
    for size, height in [(n, n) for n in sizes] + [(n, 2 * n) for n in sizes if n <= 4]:
        for red in subsets(height - 1):
            lost = set(solve(chromatic(red, stacks=4)).p_positions(height - 1))
            right = all(nim_sum([x // size for x in position]) == 0 for position in lost)
            threes = combinations_with_replacement(range(height), 3)
            full = all(
                any(tuple(sorted((*three, x))) in lost for x in range(height)) for three in threes
            )
            said = size in powers and all(n in red for n in range(rest, height, 2) if n)
            yield Case((f"m = {size}, lower than {height}", named(red)), said, right and full)
    for size in sorted({2, 4, 8}.intersection(sizes)):
        for evens in subsets(size // 2 - 1):
            bottom = set(range(0, size, 2)) - {2 * n for n in evens}
            for block in (set(range(size)) - {n - 1 for n in red} for red in subsets(size)):
                said = all(n not in block for n in range(size) if n % 2 == rest)
                at = f"m = {size}, green rests {sorted(bottom)} and {sorted(block)}"
                yield Case(at, said, closed([bottom, bottom, block, block], size))
    for size in range(3, bound + 4, 2):
        for red in subsets(size - 1):
            found = closed([set(range(size)) - red] * 3, size, ends(3))
            yield Case((f"m = {size}", named(red), "three stacks"), size in powers, found)


@SECTION.claim(
    "block-nim",
    "Four stacks close below m only if m is a power of 2",
    bound=14,
    unit="m",
    kind="conjecture",
    place="Blocks of any size",
    uses=["only-twins"],
    proof="none",
    searched=CHROMATIC,
    perturbed=[{"rest": 0}, {"base": 3}, {"base": 4}],
)
def block_nim(bound: int, rest: int = 1, base: int = 2) -> Iterator[Case]:
    r"""Chromatic nim on four stacks, any colouring, $m \ge 2$. Any three heights below $m$ make a
    P-position with a fourth below $m$ exactly if $m$ is a power of 2 and all odd levels below $m$
    are red. That these do is proved; that no others do is proved for odd $m$ and for $m\le8$.

    Every colouring of the levels below $m$, for all $m$ up to the bound. If three heights have a
    fourth, it is found in order from the smallest; the first three that have none end the search.
    """
    for size in range(2, bound + 1):
        power = base
        while power < size:
            power *= base
        for red in subsets(size - 1):
            green = set(range(size)) - red
            said = size == power and all(n in red for n in range(1, size) if n % 2 == rest)
            yield Case((f"m = {size}", named(red)), said, closed([green] * 4, size, ends(4)))


def _moved(pairs: Set[Position], vector: Position, low: int, to: int) -> set[Position]:
    """Return where *vector* leads from the pairs (x, y) with x above *low*, with y up to *to*."""
    u, v = vector
    return {(x + u, y + v) for x, y in pairs if x > low and y + v <= to}


@SECTION.claim(
    "pairs-repeat",
    "Pairs repeat if and only if, from some level on, the colours do",
    bound=50,
    unit="stacks of",
    kind="theorem",
    place="What repeats",
    uses=["matching", "lowest-lead", "two-stacks"],
    proof="learn/twins/#repeat",
    searched=searched(
        "On chromatic nim only the paper by Fisher and Larsson was found; the manuscript on black "
        "& white nim asks the question for colours that repeat from the first level on."
    ),
    perturbed=[{"slower": True}, {"early": 1}, {"upper": False}, {"swapped": True}],
)
def pairs_repeat(
    bound: int,
    solve: Solve,
    slower: bool = False,
    early: int = 0,
    upper: bool = True,
    swapped: bool = False,
) -> Iterator[Case]:
    r"""Chromatic nim on two stacks; or black & white nim, of which only positions with a black or
    an empty pile are meant. For every set $S$ of marked levels three things are equivalent. (1)
    From some level on the colours repeat. (2) There are $0\le u\le v$, $v\ge1$, and $N$ such that
    $(x+u,y+v)$ is a P-position whenever $(x,y)$ is one with $N<x\le y$. (3) The P-positions are a
    finite union of linear sets (a point, plus multiples of some fixed vectors); that is, they can
    be described in Presburger arithmetic. If the colours above level $p$ have the period $d$, with
    $b\ge1$ marked levels and $w$ others in it, one may take $N=p+(p+1)d$, and
    $(u,v)=(db/g,\ dw/g)$ with $g=\gcd(b,w)$ if $b\le w$, and $(d,d)$ if $b>w$; and then, for
    $N<x\le y$, $(x,y)$ is a P-position exactly if $(x+u,y+v)$ is one. The queue of the matching
    theorem stays bounded if $b\ge w$, and grows by $w-b$ in a period if $b<w$. For every $S$ the
    marked levels are the upper heights $y \ge 1$ of P-positions $(x,y)$, $x\le y$.

    From the rules of chromatic nim: every colouring with $p\le2$ and $d\le3$, its vector and its
    queue; of every colouring of ten levels the upper heights. For the evil levels, the primes and
    the squares no vector as in (2), with entries up to a fifth of the bound, leads from all pairs
    above a tenth of it to pairs.
    """
    for p, d in product(range(3), range(1, 4)):
        for first, then in product(product((0, 1), repeat=p), product((0, 1), repeat=d)):
            b, w = sum(then), d - sum(then)
            if not b:
                continue
            red = {
                n
                for n in range(1, bound + 1)
                if (*first, *then)[n - 1 if n <= p else p + (n - p - 1) % d]
            }
            g = gcd(b, w)
            u, v = (d * b // g, d * w // g) if b <= w and not slower else (d, d)
            low = -1 if early else p + (p + 1) * d
            vector = (v, u) if swapped else (u, v)
            found = set(solve(chromatic(red)).p_positions(bound))
            at = f"colours {first} then {then}"
            later = {(x, y) for x, y in found if x > low + vector[0]}
            yield Case((at, vector), _moved(found, vector, low, bound), later)
            queue = [
                sum(1 for x in range(1, n + 1) if x not in red)
                - sum(1 for x, y in found if x < y <= n)
                for n in range(bound + 1)
            ]
            grown = {queue[n + d] - queue[n] for n in range(low + 1, bound + 1 - d)}
            yield Case((at, "the queue"), {max(0, w - b)}, grown)
    for chosen in subsets(10):
        found = set(solve(chromatic(chosen)).p_positions(10))
        ends = {(y if upper else x) for x, y in found if y}
        yield Case((named(chosen), "upper heights"), set(chosen), ends)
    wild = {
        "evil": lambda n: n.bit_count() % 2 == 0,
        "primes": is_prime,
        "squares": lambda n: isqrt(n) ** 2 == n,
    }
    for name, is_red in wild.items():
        found = set(solve(chromatic(is_red)).p_positions(bound))
        vectors = [(u, v) for v in range(1, bound // 5 + 1) for u in range(v + 1)]
        hits = [at for at in vectors if _moved(found, at, bound // 10, bound) <= found]
        yield Case(name, [], hits)
