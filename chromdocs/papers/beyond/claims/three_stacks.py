r"""Results of our own on the page *Three stacks*: the table of P-positions, and its rows."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, permutations, product

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Game, Position
from chromdocs.games.levels import SomeLevels, beatty_levels
from chromdocs.games.three_stacks import row_periods, settled_rows
from chromdocs.papers.beyond.claims.colourings import is_prime, named, subsets
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 25
SECTION = Section(PAPER, "Three stacks")
ALL = 6  # of so many levels every colouring is tried
MEX_TABLES = searched(
    "On three stacks of these games nothing was found. Tables that are filled by the mex rule, "
    "and periods of their rows, are known: Abrams and Cowen-Morton study nim's table with another "
    "number in its corner, and show that rows and diagonals repeat. Additive periods in other "
    "nim games are, by its title, in Dress, Flammenkamp and Pink (1999), which was not read."
)

Triples = set[Position]


def _games(red: SomeLevels) -> Iterator[tuple[str, Game, bool]]:
    """Yield the two games with three stacks, and whether an empty one counts as marked."""
    yield "chromatic", chromatic(red, stacks=3), False
    yield "black & white", blackwhite(red, piles=3), True


def _tried(bound: int) -> Iterator[tuple[str, frozenset[int], int]]:
    """Yield colourings: all of six levels, and three with as many as the bound says."""
    for red in subsets(min(ALL, bound)):
        yield named(red), red, min(ALL, bound)
    tall: dict[str, Callable[[int], object]] = {
        "primes": is_prime,
        "odious": lambda n: n.bit_count() % 2,
        "thirds": lambda n: n % 3 == 0,
    }
    for name, is_red in tall.items():
        yield name, frozenset(n for n in range(1, bound + 1) if is_red(n)), bound


def lost(solve: Solve, played: Game, misere: bool, to: int) -> Triples:
    """Return the P-positions with stacks up to *to*, from the rules."""
    return {position for position, is_p in solve(played, misere=misere).outcomes(to) if is_p}


def _by_mex(
    is_marked: Callable[[int], bool], to: int, misere: bool, asked: str, corner: bool
) -> Triples:
    """Fill the table f(a, b), each place by the least number that its row and column allow."""
    table: dict[tuple[int, int], int] = {(0, 0): int(misere)} if corner else {}
    if misere and corner:
        table |= {(0, 1): 0, (1, 0): 0}
    for a, b in product(range(to + 1), repeat=2):
        if (a, b) not in table:
            used = {table.get((a, y)) for y in range(b)} | {table.get((x, b)) for x in range(a)}
            shows = [is_marked(a), is_marked(b)]
            free = {"one": any(shows), "both": all(shows), "none": True}[asked]
            allowed = (c for c in range(to + 1) if c not in used and (free or is_marked(c)))
            if (c := next(allowed, None)) is not None:
                table[a, b] = c
    return {(a, b, c) for (a, b), c in table.items()}


@SECTION.claim(
    "three-stacks-table",
    "The P-positions on three stacks fill a table",
    bound=11,
    unit="stacks of",
    kind="theorem",
    place="The table",
    proof="learn/three-stacks/#table",
    searched=MEX_TABLES,
    perturbed=[{"asked": "both"}, {"asked": "none"}, {"corner": False}],
)
def three_stacks_table(
    bound: int, solve: Solve, asked: str = "one", corner: bool = True
) -> Iterator[Case]:
    r"""Let $S$ be any set of levels, and let *marked* mean: in $S$, for chromatic nim; in $S$ or
    0, for black & white nim. Put $f(0,0)=0$ in normal play, and $f(0,0)=1$, $f(0,1)=f(1,0)=0$ in
    misère play. In all other places let $f(a,b)$ be the least number that is no $f(a,b')$ with
    $b' < b$ and no $f(a',b)$ with $a' < a$, and that is marked unless $a$ or $b$ is; if there is
    none, $f(a,b)$ is not defined. Then a position $(a,b,c)$ on three stacks (in black & white nim:
    one with a black or an empty pile) is a P-position exactly if $c=f(a,b)$.

    The table is filled for every colouring of six levels and three of as many as the bound says,
    for both games, in normal and in misère play, and compared with the outcomes that the rules
    give. Levels above the tallest stack do not matter.
    """
    for name, red, to in _tried(bound):
        for (kind, played, empty), misere in product(_games(red), (False, True)):

            def is_marked(n: int, red: frozenset[int] = red, empty: bool = empty) -> bool:
                return n in red or (empty and n == 0)

            said = _by_mex(is_marked, to, misere, asked, corner)
            at = (name, kind, "misère" if misere else "normal")
            found = lost(solve, played, misere, to)
            yield Case(at, said, {p for position in found for p in permutations(position)})


@SECTION.claim(
    "red-rows",
    "Beside a red stack of c, the other two differ by at most c",
    bound=11,
    unit="stacks of",
    kind="lemma",
    place="Red rows",
    uses=["three-stacks-table"],
    proof="learn/three-stacks/#red-rows",
    searched=MEX_TABLES,
    perturbed=[{"less": 1}, {"colour": "green"}],
)
def red_rows(bound: int, solve: Solve, less: int = 0, colour: str = "red") -> Iterator[Case]:
    r"""Let $S$ be any set of levels and $c \in S$. For every $b$ there is exactly one $d$ such that
    $(c,b,d)$ is a P-position on three stacks, and $|d-b| \le c$; in chromatic nim and in black &
    white nim, in normal and in misère play.

    All P-positions of the games that are tried for the table, found from the rules. Where $b+c$ is
    beyond the stacks that are solved, $d$ may be, too.
    """
    for name, red, to in _tried(bound):
        marked = red if colour == "red" else frozenset(range(1, to + 1)) - red
        for (kind, played, _), misere in product(_games(red), (False, True)):
            found = lost(solve, played, misere, to)
            at = (name, kind, "misère" if misere else "normal")
            for c in sorted(marked):
                for b in range(to - c + 1):
                    mates = [d for d in range(to + 1) if tuple(sorted((c, b, d))) in found]
                    near = len(mates) == 1 and abs(mates[0] - b) <= c - less
                    yield Case((*at, (c, b)), True, near, f"partners {mates}")


WORDS = ("R", "GR", "RG", "RRG", "RGR", "GRR", "RGGR", "GGRR", "GRRG")


@SECTION.claim(
    "many-reds",
    "At least half of the levels red: every row repeats",
    bound=16,
    unit="stacks of",
    kind="theorem",
    place="Many reds",
    uses=["three-stacks-table", "red-rows"],
    proof="learn/three-stacks/#many-reds",
    searched=MEX_TABLES,
    perturbed=[{"turned": 1}, {"sooner": 1}],
)
def many_reds(
    bound: int, solve: Solve, turned: int = 0, sooner: int = 0, words: Sequence[str] = WORDS
) -> Iterator[Case]:
    r"""Suppose that on no run of levels the greens outnumber the reds by more than $\Lambda$. Then
    in every row of the table of three stacks $|f(c,b)-b|$ is bounded. If the colours repeat and at
    least half of each period is red, this is so, and for every $c$ there is a $p \ge 1$ with
    $f(c,b+p)=f(c,b)+p$ for all large $b$. All this holds for chromatic nim and for black & white
    nim (black for red, white for green), in normal and in misère play.

    Nine words of colours that repeat, rows $c \le 4$, two games, normal and misère. A state of the
    rows that comes back gives $p$, from where on, and the shifts $f(c,b)-b$ of a period; the
    P-positions found from the rules must agree, as far as they are solved.
    """
    for word in words:
        red = frozenset(n for n in range(1, bound + 1) if word[(n - 1) % len(word)] == "R")
        for (kind, played, empty), misere in product(_games(red), (False, True)):
            solved = lost(solve, played, misere, bound)

            def is_red(n: int, word: str = word) -> bool:
                return word[(n - 1) % len(word)] == "R"

            for row in row_periods(is_red, len(word), 4, empty=empty, misere=misere):
                found = _row(solved, row.c)
                at = (word, kind, "misère" if misere else "normal")
                for b in range(max(row.start - sooner, 0), bound + 1):
                    d = b + row.shift(b + turned)
                    if d <= bound:
                        yield Case((*at, (row.c, b)), d, found.get(b))


def _row(solved: Triples, c: int) -> dict[int, int]:
    """Return who has whom among the P-positions with a stack of *c*."""
    row: dict[int, int] = {}
    for position in solved:
        if c in position:
            b, d = (*position[: (i := position.index(c))], *position[i + 1 :])
            row |= {b: d, d: b}
    return row


BETAS = ("5/2", "(3+sqrt(5))/2", "3", "pi", "4")


@SECTION.claim(
    "few-reds",
    "Green gets ahead: every row repeats, red rows by levels and green rows by numbers",
    bound=20,
    unit="stacks of",
    kind="theorem",
    place="Few reds",
    uses=["three-stacks-table", "red-rows"],
    proof="learn/three-stacks/#few-reds",
    searched=MEX_TABLES,
    perturbed=[{"turned": 1}, {"sooner": 1}],
)
def few_reds(
    bound: int, solve: Solve, turned: int = 0, sooner: int = 0, betas: Sequence[str] = BETAS
) -> Iterator[Case]:
    r"""Let there be infinitely many red levels $s_1 < s_2 < \dots$, and let the number of green
    levels up to $k$, minus that of the red ones, tend to infinity with $k$. Let $t_1 < t_2 < \dots$
    be the green levels, and $t_0=0$ in chromatic nim. Take three stacks, one of height $c$. If $c$
    is red, there is a $p \ge 1$ with $f(c,b+p)=f(c,b)+p$ for all large $b$. If $c$ is green, or 0
    in chromatic nim, then $f(c,s_n)=t_{\mu(n)}$ for all large $n$, where $\mu(n)-n$ is bounded and
    $\mu(n+p)=\mu(n)+p$ for some $p \ge 1$ and all large $n$. So it is in chromatic and in black &
    white nim, normal and misère; and for the red levels $\lfloor\beta n\rfloor$, $\beta > 2$.

    Five $\beta$, two of them irrational, rows $c \le 4$, two games, normal and misère. The states
    of the rows, once the colours no longer matter, give $p$, from where on, and the shifts of a
    period; the P-positions found from the rules must agree, as far as they are solved.
    """
    for beta in betas:
        levels = beatty_levels(beta)
        red = [n for n in range(1, bound + 1) if levels.contains(n)]
        for (kind, played, empty), misere in product(_games(levels), (False, True)):
            solved = lost(solve, played, misere, bound)
            green = [n for n in range(bound + 1) if n not in red]
            for row in settled_rows(levels, 4, 1, empty=empty, misere=misere):
                found = _row(solved, row.c)
                at = (f"beta = {beta}", kind, "misère" if misere else "normal")
                is_red = levels.contains(row.c) if row.c else empty
                places = range(bound + 1) if is_red else red
                for i, b in enumerate(places, 0 if is_red else 1):
                    mate = i + row.shift(i + turned)
                    d = mate if is_red else green[mate]
                    if i >= row.start - sooner and d <= bound:
                        yield Case((*at, (row.c, b)), d, found.get(b))


PERIODS = (2, 2, 1, 6, 4, 18, *(72,) * 7, *(144,) * 6, *(288,) * 14)
STARTS: tuple[int, ...] = (1, 3, 2, 5, 4, 8, 12, 39, 74, 85, 158, 87, 158, 125, 248, 127, 280)
STARTS += (265, 326, 337, 432, 395, 536, 653, 572, 693, 788, 563, 782, 684, 930, 771, 1100)


@SECTION.claim(
    "row-periods",
    "Every second level red: the periods of the rows 0 to 32",
    bound=32,
    unit="rows up to",
    kind="proposition",
    place="The periods for β = 2",
    uses=["many-reds"],
    proof="learn/three-stacks/#periods",
    searched=MEX_TABLES,
    perturbed=[{"periods": (2, 2, 1, 3)}, {"periods": (2, 2, 2)}, {"starts": (1, 3, 2, 4)}],
)
def row_periods_two(
    bound: int, solve: Solve, periods: Sequence[int] = PERIODS, starts: Sequence[int] = STARTS
) -> Iterator[Case]:
    r"""Let the even levels be red, in chromatic nim on three stacks. The least $p_c$ with
    $f(c,b+p_c)=f(c,b)+p_c$ for all large $b$ is $p_c=2,2,1,6,4,18$ for $c=0,\dots,5$, then 72 for
    $c=6,\dots,12$, then 144 for $c=13,\dots,18$, then 288 for $c=19,\dots,32$.

    A state of the rows $0,\dots,c$ that comes back proves a period; the least one divides it. And,
    without states, the table is filled by the mex rule for $b$ up to 1,600: there the equation must
    hold from the start that is published on, and must fail one place before it, and for every
    proper divisor of the period.
    """
    rows, to = row_periods(lambda n: n % 2 == 0, 2, bound), 1600
    table = _rows_by_mex(bound, to)
    for row, p, start in zip(rows, periods, starts, strict=False):
        c, f = row.c, table[row.c]
        yield Case((f"c = {c}", "state"), (start, p), (row.start, row.period))
        holds = [f[b + p] == f[b] + p for b in range(to - p - c)]
        least = next((b for b in reversed(range(len(holds))) if not holds[b]), -1) + 1
        yield Case((f"c = {c}", "from the table, start"), start, least)
        for q in (q for q in range(1, p) if p % q == 0):
            repeats = all(f[b + q] == f[b] + q for b in range(start, start + p))
            yield Case((f"c = {c}", f"is {q} a period?"), False, repeats)


def _rows_by_mex(last: int, to: int) -> list[list[int]]:
    """Fill rows 0, ..., *last* of the table with the even levels red, place by place."""
    table: list[list[int]] = []
    for a in range(last + 1):
        row: list[int] = []
        own, low = set[int](), 0  # what the row has used, and the least number that it has not
        for b in range(to + 1):
            above = {before[b] for before in table}
            free = (a and a % 2 == 0) or (b and b % 2 == 0) or not (a or b)
            fits = (c for c in count(low) if free or (c and c % 2 == 0))
            row.append(next(c for c in fits if c not in own and c not in above))
            own.add(row[-1])
            while low in own:
                low += 1
        table.append(row)
    return table
