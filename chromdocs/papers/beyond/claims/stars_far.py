r"""Results of our own in the chapter *Stars far out*: irrational pair games."""

from collections.abc import Iterable, Iterator
from itertools import product

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.complementary import Complementary
from chromdocs.games.game import Game, Position, invariant
from chromdocs.games.pair import shifted
from chromdocs.games.rational_pair import RationalPair, rational_pair
from chromdocs.numbers.beatty import Beatty
from chromdocs.numbers.real import real
from chromdocs.papers.beyond.claims.search import STARS, searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 33
SECTION = Section(PAPER, "Stars far out")
SMALL = 30  # heaps of the boards that are solved a second time
NOTHING = searched("On this nothing was found but the preprint, which makes the conjecture.", STARS)

OFFSETS = (  # alpha and delta; in the last three some a_n are greater than b_n
    ("(1+sqrt(5))/2", "0"),
    ("sqrt(2)", "0"),
    ("pi/2", "0"),
    ("sqrt(2)", "1/2"),
    ("(1+sqrt(5))/2", "1"),
    ("sqrt(3)", "1"),
    ("(1+sqrt(13))/3", "1"),
)
BETAS = ("(3+sqrt(5))/2", "2+sqrt(2)", "(3+sqrt(3))/2", "pi", "1+sqrt(13)", "e+1/3", "sqrt(50)")
RECURRENCES = (  # beta, how many records to a period, the factor of the recurrence
    ("(3+sqrt(5))/2", 1, 3),
    ("2+sqrt(2)", 2, 6),
    ("(3+sqrt(3))/2", 1, 4),
    ("3+2*sqrt(2)", 4, 6),
)


def _pairs(beta: str) -> Complementary:
    """Return the pairs (a_n, b_n) with b_n = floor(n·beta)."""
    upper = Beatty(beta)
    return Complementary(upper.complement(), upper)


def _game(beta: str) -> Game:
    """Return the game with these pairs as moves."""
    moves = _pairs(beta).moves()
    return invariant("pairs", "Take the two numbers of a pair.", 2, moves, symmetric=True)


def _lost(beta: str, to: int, solve: Solve) -> set[Position]:
    """Return the P-positions, the smaller heap first, of the game with these pairs as moves."""
    return {*solve(_game(beta)).p_positions(to)}


def confirmed(solve: Solve, played: Game, pairs: Iterable[Position]) -> Iterator[Case]:
    """Find the outcomes of a small board a second time, by marking what a pair can win."""
    moves = {move for a, b in pairs for move in ((a, b), (b, a)) if a}
    lost: set[Position] = set()
    for x, y in product(range(SMALL + 1), repeat=2):
        if not any((x - a, y - b) in lost for a, b in moves):
            lost.add((x, y))
    for position, is_p in solve(played).outcomes(SMALL):
        yield Case(("a small board", position), position in lost, is_p)


@SECTION.claim(
    "never-repeats",
    "Irrational moduli: no vector repeats",
    bound=320,
    unit="heaps of",
    kind="theorem",
    place="Half of Conjecture 3",
    uses=["star/conj-3", "star/lem-7"],
    proof="learn/stars-far-out/#never-repeats",
    searched=NOTHING,
    perturbed=[{"rational": True}, {"steps": 1}, {"above": -1}],
)
def never_repeats(
    bound: int, solve: Solve, rational: bool = False, steps: int = 0, above: int = 0
) -> Iterator[Case]:
    r"""Let $a_n=\lfloor\alpha n+\delta\rfloor$ and $b_n=\lfloor\beta n+\gamma\rfloor$, $n\ge1$,
    share out the positive integers, $\alpha$ irrational, and let the moves be $\{a_n,b_n\}$. For no
    positive integers $r,s,u,v$ are all $(r+un,\,s+vn)$, $n\ge0$, P-positions. And there are
    infinitely many P-positions with two full heaps, finitely many of them in each row and each
    column. So the P-positions are not periodic: half of Conjecture 3, with all offsets.

    Seven pairs, four of them with offsets; in three of these some $a_n$ are greater than $b_n$. The
    game is solved from its moves. From each P-position with heaps up to 8, and for all $u,v\le6$,
    the multiples are followed until one is N. In each row up to a quarter of the board no
    P-position is at the partner of its number or above. In each quarter of the board there is a
    P-position whose heaps are both there.
    """
    top = max(bound, 100)
    for alpha, delta in OFFSETS:
        pairs = shifted(alpha, delta)
        solver = solve(game(f"pair:alpha={alpha}" + f",delta={delta}" * (delta != "0")))
        if rational:
            pairs, solver = RationalPair(2, 3, 0), solve(rational_pair(2, 3, 0))
        at = f"alpha = {alpha}, delta = {delta}"
        full = {(x, y) for x, y in solver.p_positions(top) if x}
        full |= {(y, x) for x, y in full}
        for r, s in sorted(p for p in full if max(p) <= 8):
            for u, v in ((u, v) for u in range(1, 7) for v in range(1, 7)):
                fit = steps or min((top - r) // u, (top - s) // v)
                ends = any((r + u * n, s + v * n) not in full for n in range(1, fit + 1))
                yield Case((at, f"({r}, {s}) + n({u}, {v})"), True, ends)
        for x in range(1, top // 4 + 1):
            highest = max((y for z, y in full if z == x), default=0)
            yield Case((at, f"row {x}"), True, highest < pairs.mate(x) + above)
        for part in range(4):
            low, high = part * top // 4, (part + 1) * top // 4
            there = any(low < x and y <= high for x, y in full)
            yield Case((at, f"heaps from {low + 1} to {high}"), True, there)


def _records(beta: str, to: int) -> Iterator[int]:
    """Yield the n up to *to* whose nβ has a smaller fractional part than every jβ before."""
    floor = Beatty(beta).nth
    last = 1
    for n in range(1, to + 1):
        # it is smaller exactly if the floors of the last such number and of the rest miss one
        if n == 1 or floor(n) == floor(last) + floor(n - last) + 1:
            last = n
            yield n


@SECTION.claim(
    "records",
    "Records of nβ give P-positions",
    bound=800,
    unit="heaps of",
    kind="theorem",
    place="Records",
    uses=["star/thm-2-i", "star/thm-2-ii", "star/thm-1-ii"],
    proof="learn/stars-far-out/#records",
    searched=searched("On pair games but that of Wythoff nothing was found.", STARS),
    perturbed=[{"less": 2}, {"less": 0}, {"every": True}],
)
def records(bound: int, solve: Solve, less: int = 1, every: bool = False) -> Iterator[Case]:
    r"""Let $\beta>2$ be irrational, $1/\alpha+1/\beta=1$, and let the moves be
    $\{\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor\}=\{a_n,b_n\}$. If the fractional part of
    $n\beta$ is smaller than that of $j\beta$ for all $j$ with $1\le j<n$, then $(b_n-1,\,b_n-1)$
    and $(a_n,\,b_n-1)$ are P-positions. For $\beta=\phi^2$ this is Theorem 2 (i) and (ii).

    Seven $\beta$, two of them not algebraic. Each game is solved from its moves, and the positions
    of all such $n$ with heaps up to the bound are looked up. Heaps up to 30 are solved twice.
    """
    for beta in BETAS:
        known, pairs = _lost(beta, bound, solve), _pairs(beta)
        yield from confirmed(solve, _game(beta), pairs.up_to(2 * SMALL))
        to = pairs.upper.count(bound)
        for n in range(1, to + 1) if every else _records(beta, to):
            a, b = pairs.nth(n)
            for x in (a, b - less):
                position = (x, b - less)
                if max(position) <= bound:
                    found = tuple(sorted(position)) in known
                    yield Case((f"beta = {beta}, n = {n}", position), True, found)


@SECTION.claim(
    "slopes-spread",
    "The slopes of P-positions do not converge, for all β",
    bound=2_000,
    unit="heaps of",
    kind="corollary",
    place="Corollary 2, repaired",
    uses=["records", "star/cor-2"],
    proof="learn/stars-far-out/#slopes-spread",
    searched=searched("On pair games but that of Wythoff nothing was found.", STARS),
    perturbed=[{"below": True}, {"within": 0}, {"shift": 1}],
)
def slopes_spread(
    bound: int, solve: Solve, below: bool = False, within: int = 1, shift: int = 0
) -> Iterator[Case]:
    r"""Let $\beta>2$ be irrational, $1/\alpha+1/\beta=1$, and let the moves be
    $\{\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor\}=\{a_n,b_n\}$. Infinitely many P-positions have
    slope 1, and infinitely many have a slope $s$ with $|s-(\beta-1)|<\beta/a_n$, where $a_n$ is the
    smaller heap; the slope of $(x,y)$, $1\le x\le y$, is $y/x$. So the slopes of P-positions do not
    converge: Corollary 2, for every such $\beta$. A slope near $\beta-1$ may be above it, as that
    of $(11,24)$ is for $\beta=\pi$ and $n=8$.

    Seven $\beta$, two of them not algebraic. The positions come from the records of the theorem and
    are looked up in the game, solved from its moves; slopes are compared with exact numbers. Heaps
    up to 30 are solved twice.
    """
    for beta in BETAS:
        known, pairs, number = _lost(beta, bound, solve), _pairs(beta), real(beta)
        yield from confirmed(solve, _game(beta), pairs.up_to(2 * SMALL))
        for n in _records(beta, pairs.upper.count(bound)):
            a, b = pairs.nth(n)
            at = f"beta = {beta}, n = {n}"
            yield Case((at, (b - 1, b - 1)), True, (b - 1, b - 1) in known)
            yield Case((at, (a, b - 1)), True, (a, b - 1) in known)
            excess = (1 + shift - number) * a + (b - 1)  # a times what the slope is above β - 1
            near = -within * number < excess < within * number
            yield Case((at, "slope"), True, near and not (below and excess > 0))


@SECTION.claim(
    "log-periodic",
    "Quadratic β: P-positions in finitely many recurrences",
    bound=6_000,
    kind="corollary",
    place="Footnote 6",
    uses=["records", "star/q-log-periodic"],
    proof="learn/stars-far-out/#log-periodic",
    searched=searched("On pair games but that of Wythoff nothing was found.", STARS),
    perturbed=[{"more": 1}, {"skip": 1}],
)
def log_periodic(bound: int, solve: Solve, more: int = 0, skip: int = 0) -> Iterator[Case]:
    r"""Let $\beta>2$ be quadratic irrational, $1/\alpha+1/\beta=1$. The $n\ge1$ for which the
    fractional part of $n\beta$ is smaller than that of every earlier $j\beta$, in order
    $n_1<n_2<\dots$, obey $n_{i+2m}=T\,n_{i+m}-n_i$ from some $i$ on, with integers $m\ge1$ and
    $T\ge3$. So they come in finitely many sequences that grow like powers of one number, and give
    as many such sequences of P-positions of the game with the moves
    $\{\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor\}$. This answers footnote 6 for quadratic moduli
    without offsets.

    Four quadratic numbers, with $m$ and $T$ from their continued fractions: all $n$ up to the
    bound. The P-positions themselves are looked up in the game, with heaps up to 400.
    """
    for beta, period, factor in RECURRENCES:
        found = list(_records(beta, bound))
        m = period + skip
        for i in range(len(found) - 2 * m):
            said = (factor + more) * found[i + m] - found[i]
            yield Case((f"beta = {beta}", f"n_{i + 1 + 2 * m}"), said, found[i + 2 * m])
        known = _lost(beta, 400, solve)
        for a, b in map(_pairs(beta).nth, found):
            if b <= 400:
                there = {(a, b - 1), (b - 1, b - 1)} <= known
                yield Case((f"beta = {beta}", (a, b - 1)), True, there)
