r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 5.5: when are the P-positions of a pair game periodic?
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import gcd

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Invariant, Position
from chromdocs.games.pair import pair
from chromdocs.games.rational_pair import rational_pair
from chromdocs.papers.star.paper import PAPER

ORDER = 13
SECTION = Section(PAPER, "Section 5.5")

# Class q: the largest heap of a P-position of one of its pair games that no vector repeats
LAST = {2: 0, 3: 1, 4: 9, 5: 34, 6: 51, 7: 194, 8: 175, 9: 467, 10: 412}

IRRATIONAL = ("(1+sqrt(5))/2", "sqrt(2)", "sqrt(3)", "(1+sqrt(2))/2", "pi/2")


def p_columns(moves: Invariant, bound: int) -> list[int]:
    """Return the P-positions with heaps up to *bound* as columns of bits, from the definition."""
    across = sorted(moves.moves.within((bound, bound)))
    found: list[int] = []
    for x in range(bound + 1):
        reached = 0
        for dx, dy in across:
            if dx > x:
                break
            reached |= found[x - dx] << dy
        found.append((2 << bound) - 1 & ~reached)
    return found


def not_repeated(columns: Sequence[int], vectors: Sequence[Position]) -> list[Position]:
    """Return the P-positions (x, y), 0 < x <= y, that none of the vectors repeats.

    A vector repeats a position if all its multiples lead to P-positions, up to the border of the
    board. Positions are left out that some vector leads over the border in two steps.
    """
    bound = len(columns) - 1
    everything = (2 << bound) - 1
    left = [column & everything ^ 1 for column in columns]
    for a, b in vectors:
        repeated = list(columns)
        beyond = everything & ~((1 << max(0, bound + 1 - b)) - 1)  # rows a step leads out of
        for x in range(bound - a, -1, -1):
            repeated[x] = columns[x] & (repeated[x + a] >> b | beyond)
        near = (1 << max(0, bound + 1 - 2 * b)) - 1  # rows where two steps fit
        for x in range(bound + 1):
            left[x] &= ~repeated[x] & near if x + 2 * a <= bound else 0
    return [
        (x, y)
        for x in range(1, bound + 1)
        if left[x]
        for y in range(x, bound + 1)
        if left[x] >> y & 1
    ]


def _repeats(columns: Sequence[int], start: Position, steps: int) -> Position | None:
    """Return a vector of which *steps* multiples fit on the board and which repeats *start*."""
    bound = len(columns) - 1
    r, s = start
    for a in range(1, (bound - r) // steps + 1):
        for b in range(1, (bound - s) // steps + 1):
            fit = min((bound - r) // a, (bound - s) // b)
            if all(columns[r + a * n] >> s + b * n & 1 for n in range(1, fit + 1)):
                return a, b
    return None


def two_vectors(p: int, q: int) -> list[Position]:
    return [(q, q), (q * (q - p), q * p)]


@SECTION.claim(
    "conj-3",
    "Periodic iff the modulus is rational",
    bound=640,
    unit="heaps of",
    uses=["eq-36-39"],
    perturbed=[
        {"vectors": lambda p, q: [(q, q)]},
        {"vectors": lambda p, q: [(q * (q - p), q * p)]},
        {"vectors": lambda p, q: [(q, q), (q * p, q * (q - p))]},
        {"last": {2: 0, 3: 1, 4: 8}},
        {"irrational_too": True},
    ],
    proof="none",
)
def conj_3(
    bound: int,
    solve: Solve,
    vectors: Callable[[int, int], list[Position]] = two_vectors,
    last: Mapping[int, int] = LAST,
    irrational_too: bool = False,
) -> Iterator[Case]:
    r"""Let $G$ have the moves $\{a_n,b_n\}$ of complementary Beatty sequences, $a$ with the modulus
    $\alpha$. Call a set of positions periodic if for every sufficiently large $(r,s)$ in it there
    is a vector $(u,v)$ of positive integers such that $(r+un, s+vn)$ is in it for all $n \ge 0$,
    and 2-fold periodic if two vectors are enough. Then $\mathcal{P}(G)$ is periodic if and only if
    $\alpha$ is rational.

    Rational: all 108 pairs whose densities have a denominator $q \le 10$, $p/q > 1/2$ the larger
    one. The vectors $(q,q)$ and $(q(q-p),\,qp)$ repeat every P-position $(r,s)$, $1 \le r \le s$,
    up to the border of the board, except for some with $s$ at most 0, 1, 9, 34, 51, 194, 175, 467,
    412 for $q=2,\dots,10$, and these bounds are attained. So two vectors are enough, if each stands
    for its mirror image too. On a finite board we judge positions from which both vectors can go
    two steps; Class $q$ is looked at if the bound leaves room for that beyond the last exception.
    The vectors do not depend on the offsets. Irrational: $\alpha=\phi$, $\sqrt2$, $\sqrt3$,
    $(1+\sqrt2)/2$, $\pi/2$ without offsets. On a board of 200 (or the bound, if that is smaller,
    but not below 60), in each the upper half of the heaps up to a quarter of the board has a
    P-position that no vector repeats of which five steps fit. That there are infinitely many is not
    checked, nor are irrational moduli with offsets. The set is part of
    $\mathbb{N}\times\mathbb{N}$, so positions with an empty heap do not count. P-positions come
    from the definition; the solver confirms one pair game with heaps up to 40.
    """
    for position, is_p in solve(game("rational-pair:p=3,q=5,t=2")).outcomes(min(bound, 40)):
        if position == (0, 0):
            columns = p_columns(rational_pair(3, 5, 2), min(bound, 40))
        yield Case(position, bool(columns[position[0]] >> position[1] & 1), is_p)
    for q, largest in last.items():
        if largest + 2 * q * (q - 1) > bound:
            continue
        exceptions = [0]
        for p in range(q // 2 + 1 if q > 2 else 1, q):
            for t in range(1 - p, q - p + 1) if gcd(p, q) == 1 else ():
                columns = p_columns(rational_pair(p, q, t), bound)
                found = [s for _, s in not_repeated(columns, vectors(p, q))]
                exceptions += found
                at = f"p/q = {p}/{q}, t = {t}"
                yield Case(at, True, max(found, default=0) <= largest, f"exceptions {found[-3:]}")
        yield Case(f"Class {q}", largest, max(exceptions))
    board = max(60, min(bound, 200))
    for alpha in IRRATIONAL:
        columns = p_columns(pair(alpha), board)
        upper = [
            (r, s)
            for s in range(board // 8 + 1, board // 4 + 1)
            for r in range(1, s + 1)
            if columns[r] >> s & 1
        ]
        alone = next((start for start in upper if _repeats(columns, start, 5) is None), None)
        yield Case(f"alpha = {alpha}", irrational_too, alone is None, f"{alone} is not repeated")
