r"""Results of our own on the page *Three stacks*: nim in disguise, nim left alone, digits."""

from collections.abc import Collection, Iterator, Sequence
from functools import reduce
from itertools import combinations, count, product
from operator import xor

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.games.levels import beatty_levels
from chromdocs.games.nim_alone import alone_counts
from chromdocs.games.three_stacks import Climb
from chromdocs.papers.beyond.claims.colourings import named, subsets
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.claims.three_stacks import MEX_TABLES, lost
from chromdocs.papers.beyond.paper import PAPER

ORDER = 26
SECTION = Section(PAPER, "Three stacks")

CAPS = searched(
    "On black & white nim only the manuscript by Larsson was found, which asks for such sets. Sets "
    "of numbers without x ⊕ y = z are well studied, as sum-free sets in elementary abelian "
    "2-groups and as caps in binary projective spaces: Davydov and Tombak have the sizes of the "
    "large ones that cannot be enlarged, and that at most half of the numbers belong is known."
)


def _lead(red: frozenset[int]) -> int:
    """Return the least lead of green at a red level; -1 if there is no red level."""
    return min((level - 2 * i for i, level in enumerate(sorted(red), 1)), default=-1)


def _ahead(bound: int) -> Iterator[tuple[str, frozenset[int], int]]:
    """Yield colourings in which green leads at every red level, with the least lead."""
    for red in subsets(min(bound, 10)):
        if (lead := _lead(red)) >= 0:
            yield named(red), red, lead
    for beta in ("2", "5/2", "3", "pi", "4", "5"):
        chosen = beatty_levels(beta)
        red = frozenset(n for n in range(1, bound + 1) if chosen.contains(n))
        yield f"beta = {beta}", red, _lead(red)


@SECTION.claim(
    "corner-table",
    "Below the lowest red: nim's table without its corner",
    bound=13,
    unit="stacks of",
    kind="theorem",
    place="Nim without its corner",
    uses=["three-stacks-table"],
    proof="learn/three-stacks/#corner",
    searched=MEX_TABLES,
    perturbed=[{"corner": True}, {"rows": 2}, {"shift": 0}],
)
def corner_table(
    bound: int, solve: Solve, corner: bool = False, rows: int = 1, shift: int = 1
) -> Iterator[Case]:
    r"""Let $h(j,m)$, for $j,m \ge 0$ and $(j,m) \ne (0,0)$, be the least number that is no
    $h(j,m')$ with $m' < m$ and no $h(j',m)$ with $j' < j$: nim's table, filled with the corner
    left out. Let $s_1 < s_2 < \dots$ be the red levels, $t_0=0$ and $t_1 < t_2 < \dots$ the green
    ones, and let there be, up to every red level, at least $L \ge 0$ more green levels than red
    ones. Let $0 \le j \le L+1$. Then the P-positions of chromatic nim on three stacks, one of
    height $j$, are, in any order, $(j,t_m,s_n)$ with $n=h(j,m)+1$, and, if $j=0$, $(0,0,0)$. For
    the red levels $\lfloor\beta n\rfloor$, $\beta \ge 2$, these are all $j$ below the lowest red.

    All colourings of ten levels in which green leads at every red one, and six $\beta$ with stacks
    up to the bound. Every position with a stack up to $L+1$ is solved from the rules.
    """
    for name, red, lead in _ahead(bound):
        to = 10 if name.startswith("S") else bound
        most = min(lead + rows, to)
        said: set[Position] = {(0, 0, 0)}
        reds, green = sorted(red), [n for n in range(to + 1) if n not in red]
        for (j, m), h in _nim_table(most, len(green) - 1, corner).items():
            if 0 <= h + shift - 1 < len(reds):
                j_th = green[j] if j < len(green) else to + 1
                said.add(tuple(sorted((j_th, green[m], reds[h + shift - 1]))))
        found = lost(solve, chromatic(red, stacks=3), False, to)
        for j in range(most + 1):
            with_j = {p for p in said if j in p}, {p for p in found if j in p}
            yield Case((name, f"a stack of {j}"), *with_j)


def _nim_table(last: int, to: int, corner: bool) -> dict[tuple[int, int], int]:
    """Fill nim's table by the mex rule, with its corner or without."""
    table: dict[tuple[int, int], int] = {}
    for j, m in product(range(last + 1), range(to + 1)):
        if (j, m) != (0, 0) or corner:
            used = {table.get((j, x)) for x in range(m)} | {table.get((x, m)) for x in range(j)}
            table[j, m] = next(n for n in count() if n not in used)
    return table


@SECTION.claim(
    "nim-in-white",
    "Beside a low white pile, black & white nim is nim by numbers",
    bound=13,
    unit="piles of",
    kind="theorem",
    place="Nim by numbers",
    uses=["three-stacks-table"],
    proof="learn/three-stacks/#nim-by-numbers",
    searched=searched("On three piles of black & white nim nothing was found."),
    perturbed=[{"rows": 2}, {"less": 0}],
)
def nim_in_white(bound: int, solve: Solve, rows: int = 1, less: int = 1) -> Iterator[Case]:
    r"""Let $s_0=0$, let $s_1 < s_2 < \dots$ be the black levels and $t_1 < t_2 < \dots$ the white
    ones, and let there be, up to every black level, at least $L \ge 0$ more white levels than
    black ones. Let $1 \le j \le L+1$. Then level $j$ is white, and the P-positions of black &
    white nim on three piles, one of height $j$, with a black or an empty pile, are, in any order,
    $(j,t_m,s_n)$ with $n=(j-1)\oplus(m-1)$. For the black levels $\lfloor\beta n\rfloor$,
    $\beta \ge 2$, these are all $j$ below the lowest black.

    All colourings of ten levels in which white leads at every black one, and six $\beta$ with piles
    up to the bound. Every position with such a pile is solved from the rules.
    """
    for name, black, lead in _ahead(bound):
        to = 10 if name.startswith("S") else bound
        blacks = [0, *sorted(black)]
        white = [0, *(n for n in range(1, to + 1) if n not in black)]
        found = lost(solve, blackwhite(black, piles=3), False, to)
        for j in range(1, lead + rows + 1):
            numbers = ((m, (j - less) ^ (m - less)) for m in range(1, len(white)))
            said = {tuple(sorted((j, white[m], blacks[n]))) for m, n in numbers if n < len(blacks)}
            yield Case((name, f"a pile of {j}"), said, {p for p in found if j in p})


def _is_nim(black: frozenset[int], to: int, solve: Solve) -> bool:
    """Tell whether the P-positions on three piles up to *to* are those of nim, from the rules."""
    outcomes = solve(blackwhite(black, piles=3)).outcomes(to)
    return all(is_p == (reduce(xor, position) == 0) for position, is_p in outcomes)


def _sum_free(white: Collection[int]) -> bool:
    return not any(u ^ v in white for u, v in combinations(white, 2))


@SECTION.claim(
    "nim-for-ever",
    "All colourings that leave nim on three piles alone",
    bound=7,
    unit="colourings of levels up to",
    kind="theorem",
    place="Who leaves nim alone",
    uses=["nim-alone"],
    proof="learn/three-stacks/#nim-for-ever",
    searched=CAPS,
    perturbed=[{"above": 1}, {"half": 1}],
)
def nim_for_ever(bound: int, solve: Solve, above: int = 2, half: int = 0) -> Iterator[Case]:
    r"""Let $S$ be the set of black levels in black & white nim on three piles, of any height. The
    P-positions with a black or an empty pile are those of nim exactly if (a) $S=\{1,\dots,m\}$ for
    some $m \ge 0$, or (b) no two different white levels have a white nim-sum. In case (b), for
    $k \ge 1$, at least $2^{k-1}-1$ of the $2^k-1$ levels below $2^k$ are black; and if there is
    equality for infinitely many $k$, then the white levels are those $n$ whose binary digits at
    some fixed places have an odd sum.

    Every set of levels below a power of two, $2^d$, up to the bound is continued in two ways:
    white above it, with piles up to $2^{d+1}-1$, and black from $2^d$ on, with piles up to $2^d$.
    The games are solved from the rules. In the first case it must be nim exactly for $S$ as in
    (a), in the second exactly for those as in (b). The black levels of the latter are counted.
    """
    top = 2
    while 2 * top <= bound + 1:
        top *= 2
        for black in subsets(top - 1):
            white = [n for n in range(1, top) if n not in black]
            lowest = black == frozenset(range(1, len(black) + 1))
            found = _is_nim(black, above * top - 1, solve)
            yield Case((named(black), f"white from {top} on"), lowest, found)
            free = _sum_free(white)
            found = _is_nim(black | {top}, top, solve)
            yield Case((named(black), f"black from {top} on"), free, found)
            if free:
                enough = len(black) >= top // 2 - 1 + half
                yield Case((named(black), "at least half"), True, enough)
                if len(black) == top // 2 - 1:
                    places = sum(1 << i for i in range(top.bit_length() - 1) if 1 << i in white)
                    odd = [n for n in range(1, top) if (n & places).bit_count() % 2]
                    yield Case((named(black), "just half"), odd, white)


COUNTS = (2, 4, 8, 15, 26, 47, 92, 156, 250, 398, 649, 1055, 1737, 2966, 5832, 8881, 13359)
FREE = (2, 4, 7, 14, 25, 41, 64, 128, 233, 395, 646, 979, 1462, 2130, 3049, 6098, 11277)


@SECTION.claim(
    "nim-alone-counts",
    "How many colourings of n levels leave nim on three piles alone",
    bound=20,
    unit="levels up to",
    kind="proposition",
    place="The counts",
    uses=["nim-alone", "nim-for-ever"],
    proof="learn/three-stacks/#counts",
    searched=CAPS,
    perturbed=[{"counts": (2, 4, 8, 15, 26, 48)}, {"free": (2, 4, 7, 14, 26)}, {"plus": 1}],
)
def nim_alone_counts(
    bound: int,
    solve: Solve,
    counts: Sequence[int] = (*COUNTS, 20635, 34254, 52700),
    free: Sequence[int] = (*FREE, 19631, 33250, 52693),
    plus: int = 0,
) -> Iterator[Case]:
    r"""Let $a(n)$ be the number of sets of black levels up to $n$ that leave nim alone on three
    piles of black & white nim, up to $n$ tokens each, and $b(n)$ the number of sets of white levels
    up to $n$ of which no two different ones have a white nim-sum. For $n=1,\dots,20$ the $a(n)$ and
    $b(n)$ are as in the table on the page. For all $k \ge 1$, $b(2^k)=2\,b(2^k-1)$ and
    $a(2^k)=a(2^k-1)+b(2^k-1)$. And $a(n)=b(n)+2^{k-1}-1$ if $k \ge 2$ and
    $5\cdot2^{k-2} \le n < 3\cdot2^{k-1}$.

    Sets are built level by level and tested by the criterion. Up to $n=7$ every set is also played,
    from the rules, and the sets without white nim-sums are counted by trying all sets.
    """
    rows = list(alone_counts(bound))
    stated = zip(rows, counts, free, strict=False)
    for n, ((alone, without), said, said_free) in enumerate(stated, 1):
        yield Case((f"n = {n}", "a(n)"), said, alone)
        yield Case((f"n = {n}", "b(n)"), said_free, without)
        if n >= 2 and n & (n - 1) == 0:
            before = rows[n - 2]
            yield Case((f"n = {n}", "b doubles"), 2 * before[1] + plus, without)
            yield Case((f"n = {n}", "a grows by b"), sum(before) + plus, alone)
        half = 1 << max(n.bit_length() - 2, 0)
        if n >= 5 and 5 * half <= 2 * n < 6 * half:
            yield Case((f"n = {n}", "few others"), without + half - 1 + plus, alone)
        if n <= 7:
            sets = list(subsets(n))
            played = sum(_is_nim(black, n, solve) for black in sets)
            yield Case((f"n = {n}", "a(n), played"), said, played)
            yield Case((f"n = {n}", "b(n), tried"), said_free, sum(map(_sum_free, sets)))


def _kernel(shifts: Sequence[int], base: int, terms: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return an automaton that gives a sequence from the digits of its index, lowest digit first.

    A state is a subsequence of the indices n * base^i + r, known by its first *terms*; it has an
    output, for no more digits, and a state for each digit. Empty if they do not close.
    """
    numbers: dict[tuple[int, ...], int] = {}
    states: list[tuple[int, tuple[int, ...]]] = []
    places = [(1, 0)]
    for step, first in places:
        own = tuple(shifts[n * step + first] for n in range(base * terms))
        numbers.setdefault(own[:terms], len(numbers))
        after = []
        for digit in range(base):
            key = own[digit::base]
            if key not in numbers:
                if (first + digit * step) + terms * base * step * base > len(shifts):
                    return []
                numbers[key] = len(numbers)
                places.append((step * base, first + digit * step))
            after.append(numbers[key])
        states.append((own[0], tuple(after)))
    return states


@SECTION.claim(
    "automatic-rows",
    "Evil levels red: the digits of a stack tell its partner",
    bound=12,
    unit="stacks of",
    kind="theorem",
    place="Rows by digits",
    uses=["many-reds"],
    proof="learn/three-stacks/#digits",
    searched=MEX_TABLES,
    perturbed=[{"base": 3}, {"shift": 1}],
)
def automatic_rows(bound: int, solve: Solve, base: int = 2, shift: int = 0) -> Iterator[Case]:
    r"""Let a finite automaton tell from the digits of $n$ to the base $k$ whether level $n$ is red,
    and suppose that on no run of levels the greens outnumber the reds by more than some bound.
    Then for each $c$ there is a finite automaton that tells $f(c,b)-b$ from the digits of $b$ to
    the base $k$, on three stacks of chromatic nim and of black & white nim, in normal and in misère
    play. So it is, with $k=2$, if the evil levels are red.

    Evil levels red, chromatic nim, rows $c \le 3$. An automaton is made of the values for $b$ below
    16,384, from subsequences that agree on 64 terms. It must give the values up to 32,768; and, up
    to the bound, the P-positions that the rules give.
    """
    found = lost(solve, chromatic("evil", stacks=3), False, bound)
    for c, row in enumerate(Climb("evil", 3).to((1 << 15) + 64)):
        shifts = [row[b] - b for b in range(1 << 15)]
        states = _kernel(shifts[: 1 << 14], base, 64)
        yield Case((f"c = {c}", "an automaton"), True, bool(states))
        for b in range(1 << 15) if states else ():
            state, left = 0, b + shift
            while left:
                state, left = states[state][1][left % base], left // base
            d = b + states[state][0]
            if b >= 1 << 14:
                yield Case((c, b), d, row[b])
            elif max(b, d) <= bound:
                yield Case((f"c = {c}", (b, d)), True, tuple(sorted((c, b, d))) in found)
