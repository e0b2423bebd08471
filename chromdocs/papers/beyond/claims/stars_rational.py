r"""Results of our own in the chapter *Stars far out*: pair games with rational moduli repeat."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import gcd

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Position
from chromdocs.games.rational_pair import RationalPair, rational_pair
from chromdocs.games.repeating import certificate, lost, worst
from chromdocs.papers.beyond.claims.search import STARS, searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 33
SECTION = Section(PAPER, "Stars far out")
NOTHING = searched("On this nothing was found but the preprint, which makes the conjecture.", STARS)


def classes(last: int) -> Iterator[tuple[int, int, int]]:
    """Yield p, q and t of all rational pairs with 1/2 < p/q < 1 and q up to *last*."""
    for q in range(3, last + 1):
        for p in range(q // 2 + 1, q):
            if gcd(p, q) == 1:
                yield from ((p, q, t) for t in range(1 - p, q - p + 1))


@SECTION.claim(
    "lines-settle",
    "Rational moduli: on each line the outcome settles",
    bound=7,
    unit="q up to",
    kind="theorem",
    place="Lines settle",
    uses=["star/conj-3", "star/eq-36-39"],
    proof="learn/stars-far-out/#lines-settle",
    searched=NOTHING,
    perturbed=[{"vector": (1, 1)}, {"turned": True}, {"kind": 2}],
)
def lines_settle(
    bound: int,
    solve: Solve,
    vector: Position | None = None,
    turned: bool = False,
    kind: int = 1,
) -> Iterator[Case]:
    r"""Let $a_n=\lfloor(qn-t)/p\rfloor$ and $b_n=\lfloor(qn+t-1)/(q-p)\rfloor$, $n\ge1$, with
    integers $p,q,t$, $1/2<p/q<1$, share out the positive integers, with $a_n<b_n$ for all $n$, and
    let the moves be $\{a_n,b_n\}$. Let $w=(q(q-p),\,qp)$. For every position $v$ the outcome of
    $v+nw$ no longer changes from some $n$ on.

    All pairs with $a_n<b_n$ and $q$ up to the bound, solved from their moves. Along each line, once
    a move $(a_i,b_i)$ leads to a P-position with two full heaps, one does for ever; and the
    outcomes do not change in the last third of what fits on a board with heaps to $8q^2$. The
    solver confirms boards with heaps up to 30.
    """
    for p, q, t in classes(bound):
        pairs = RationalPair(p, q, t)
        if any(a >= b for a, b in map(pairs.nth, range(1, 2 * q))):
            continue
        below = 8 * q * q
        columns = lost(p, q, t, below)
        if q <= 4:
            for (x, y), is_p in solve(rational_pair(p, q, t)).outcomes(30):
                yield Case((f"{p}/{q}, {t}", (x, y)), bool(columns[x] >> y & 1), is_p)
        w = vector or ((q * p, q * (q - p)) if turned else (q * (q - p), q * p))
        moves = [pair[:: 1 if kind == 1 else -1] for pair in pairs.up_to(below) if any(pair)]
        for x, y in product(range(1, q + 1), range(1, 2 * q)):
            fit = (below - 1 - x - y) // sum(w)
            line = [(x + n * w[0], y + n * w[1]) for n in range(fit + 1)]
            led = [any(_is_lost(columns, z, m) for m in moves) for z in line]
            at = f"p/q = {p}/{q}, t = {t}"
            yield Case((at, f"from {(x, y)}, the first kind"), sorted(led), led)
            late = [columns[z] >> z2 & 1 for z, z2 in line[2 * len(line) // 3 :]]
            yield Case((at, f"from {(x, y)}, the last third"), 1, len(set(late)))


def _is_lost(columns: Sequence[int], position: Position, move: Position) -> bool:
    """Tell whether a move leads from a position to a P-position with two full heaps."""
    x, y = position[0] - move[0], position[1] - move[1]
    return x > 0 and y > 0 and bool(columns[x] >> y & 1)


@SECTION.claim(
    "finite-board",
    "A finite board proves that a pair game repeats",
    bound=7,
    unit="q up to",
    kind="theorem",
    place="A finite board is enough",
    uses=["star/conj-3", "star/eq-36-39"],
    proof="learn/stars-far-out/#finite-board",
    searched=NOTHING,
    perturbed=[{"far": -4}, {"deep": -2}, {"turned": True}],
)
def finite_board(
    bound: int, solve: Solve, far: int = 0, deep: int = 0, turned: bool = False
) -> Iterator[Case]:
    r"""Let $a_n=\lfloor(qn-t)/p\rfloor$ and $b_n=\lfloor(qn+t-1)/(q-p)\rfloor$, $n\ge1$, with
    integers $0<p<q$ and $t$, share out the positive integers. Let $e=2p-q>0$, and let the moves be
    $\{a_n,b_n\}$. Put $h(x,y)=px-(q-p)y$ and let $k\ge2q+1$ and $g\ge0$ be integers. For positive
    integers $x\le y$ consider two rules. If $y-x\ge k$, then $(x,y)$ is P exactly if
    $(x+q(q-p),\,y+qp)$ is. If $h(x,y)\ge g$, then $(x,y)$ is P exactly if $(x+q^2,\,y+q^2)$ is. If
    both hold wherever the second position has fewer than $6q^2+(2g+3qk+8q)/e$ tokens, they hold for
    all heaps.

    For all pairs with $q$ up to the bound numbers $k$ and $g$ are looked for with which the rules
    hold on such a board. Then the rules are tested on a board that is half as large again. The
    solver confirms boards with heaps up to 40.
    """
    for p, q, t in classes(bound):
        found = certificate(p, q, t)
        below = found.board * 3 // 2
        columns = lost(p, q, t, below)
        if q <= 4:
            for (x, y), is_p in solve(rational_pair(p, q, t)).outcomes(40):
                yield Case((f"{p}/{q}, {t}", (x, y)), bool(columns[x] >> y & 1), is_p)
        (dx, dy), (step, _) = found.vectors
        if turned:
            dx, dy = dy, dx
        for x in range(1, below):
            lowest = x + max(0, found.far + far)
            by_w = _differ(columns, x, dx, dy) >> lowest
            highest = min(below, (p * x - found.deep - q * deep) // (q - p))
            by_q = _differ(columns, x, step, step) >> x & (1 << max(0, highest - x + 1)) - 1
            at = f"p/q = {p}/{q}, t = {t}, x = {x}"
            yield Case(at, (0, 0), (by_w, by_q))


def _differ(columns: Sequence[int], x: int, dx: int, dy: int) -> int:
    """Return the rows y, as bits, where (x, y) and (x + dx, y + dy) have other outcomes."""
    rows = len(columns) - x - dx - dy
    if rows <= 0:
        return 0
    return (columns[x] ^ columns[x + dx] >> dy) & (1 << rows) - 1


@SECTION.claim(
    "rational-repeats",
    "Conjecture 3 for all densities with denominators up to 10",
    bound=10,
    unit="q up to",
    kind="theorem",
    place="Denominators up to 10",
    uses=["finite-board", "never-repeats", "star/conj-3", "star/q-two-fold", "star/class-2"],
    proof="learn/stars-far-out/#rational-repeats",
    searched=NOTHING,
    perturbed=[{"less_far": 4, "less_deep": 1}, {"less_deep": 1}, {"square": False}],
)
def rational_repeats(
    bound: int, solve: Solve, less_far: int = 0, less_deep: int = 0, square: bool = True
) -> Iterator[Case]:
    r"""Let complementary Beatty sequences have the densities $p/q\ge1/2$, in lowest terms, and
    $(q-p)/q$, with $q\le10$ and any offsets, and let the moves be their pairs. All P-positions with
    two full heaps but finitely many are repeated by $(q(q-p),\,qp)$, its mirror image, or
    $(q^2,q^2)$. So Conjecture 3 is true for these moduli, and two vectors are enough, if each
    stands for its mirror image too.

    For $q=2$ a closed form proves it, that of the paper. For each other pair two numbers $k$ and
    $g$ are found, and the two rules of the theorem are checked on the board that it asks for. Then
    the P-positions of that board are followed, with the least $k$ and $g$ for which the rules hold
    there: those with $y-x\ge k$ by the first vector, others with $h\ge g$ by the second. The solver
    confirms heaps up to 40.
    """
    for p, q, t in classes(bound):
        found = certificate(p, q, t)
        columns = lost(p, q, t, found.board)
        at = f"p/q = {p}/{q}, t = {t}"
        if q <= 5:
            for (x, y), is_p in solve(rational_pair(p, q, t)).outcomes(40):
                yield Case((at, (x, y)), bool(columns[x] >> y & 1), is_p)
        (dx, dy), (step, _) = found.vectors
        k, g = worst(p, q, columns)
        yield Case((at, "k and g"), (True, True), (k <= found.far, g <= found.deep))
        k, g = max(0, k - less_far), g - q * less_deep
        step -= not square
        for x in range(1, found.board):
            full = columns[x] >> x << x
            gone = full & (_differ(columns, x, dx, dy) >> x + k << x + k)
            near = (1 << x + k) - 1
            deep = (1 << max(0, (p * x - g) // (q - p) + 1)) - 1
            gone |= full & _differ(columns, x, step, step) & near & deep
            yield Case((at, f"x = {x}"), 0, gone)
