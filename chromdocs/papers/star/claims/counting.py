r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Sections 5.2 and 5.3: what an ornament game is, steps in the count of the pairs, and Remark 6.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import pairwise
from math import floor, gcd

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.ornament import ornament
from chromdocs.games.rational_pair import rational_pair
from chromdocs.numbers.beatty import Beatty
from chromdocs.numbers.certified import Real
from chromdocs.numbers.real import real
from chromdocs.papers.star.claims.permuted import second_road
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 12
SECTION = Section(PAPER, "Section 5.2")
BOARD = 20  # heaps of positions that are found by a second road


def _steps(to: int) -> Iterator[tuple[int, int]]:
    """Yield p and q, in lowest terms, q from 2 up."""
    for q in range(2, to + 1):
        yield from ((p, q) for p in range(1, q) if gcd(p, q) == 1)


@SECTION.claim(
    "def-ornament",
    "Ornament games and their classes",
    bound=7,
    unit="C",
    place="After Proposition 2",
    uses=["eq-36-39"],
    perturbed=[{"part": "denominator"}, {"with_zero": True}],
    doubt="In our copy the two sequences of this definition stand without their floors.",
)
def def_ornament(
    bound: int, solve: Solve, part: str = "numerator", with_zero: bool = False
) -> Iterator[Case]:
    r"""Let $\lfloor\alpha n+\delta\rfloor$ and $\lfloor\beta n+\gamma\rfloor$ be complementary with
    rational $\alpha$ and $\beta$, and let $G$ have the pairs of their terms as moves. Then
    $G^\star$ is an ornament game, and of Class $C$ if $\alpha=C/D$ in lowest terms.

    The Class is the same for both sequences, as $\alpha=q/p$ goes with $\beta=q/(q-p)$. For every
    class up to the bound, all pairs: the P-positions of $G$, solved up to $(3q,3q)$, are compared
    with the moves of the library's ornament game.
    """
    for p, q in _steps(bound):
        for modulus in (Fraction(q, p), Fraction(q, q - p)):
            yield Case(f"modulus {modulus}", q, getattr(modulus, part))
        for t in range(1 - p, q - p + 1):
            top = 3 * q
            moves = set(ornament(p, q, t).moves.within((top, top)))
            for (x, y), is_p in solve(rational_pair(p, q, t)).outcomes(top):
                at = (f"p = {p}, q = {q}, t = {t}", (x, y))
                said = is_p and (with_zero or (x, y) != (0, 0))
                yield Case(at, said, (x, y) in moves)


def _term(p: int, q: int, n: int, s: Fraction | int) -> int:
    """Return r_n(s/q) = floor((qn - s)/p)."""
    return floor((q * n - Fraction(s)) / p)


@SECTION.claim(
    "prop-2/proof-claim-1",
    "Claim 1: a larger term needs an offset smaller by 1/q",
    bound=8,
    unit="q",
    uses=["eq-36-39"],
    perturbed=[{"less": Fraction(3, 2)}, {"less": 2}],
    proof="authors",
)
def claim_1(bound: int, less: Fraction | int = 1) -> Iterator[Case]:
    r"""Let $r_n(\delta)=\lfloor (qn-q\delta)/p \rfloor$, $t$ an integer from $1-p$ to $q-p$ and $s$
    real. If $r_n(t/q)<r_n(s/q)$, then $s \le t-1$.

    For $q$ up to the bound, all $p$ and $t$, $s$ from $t-4$ to $t+4$ in steps of $1/4$ and
    $n \le 2p$; then all repeats. The preprint lists $t$ as $-p+1,-p+1,\dots,q-p$, where the second
    should be $-p+2$.
    """
    for p, q in _steps(bound):
        for t in range(1 - p, q - p + 1):
            for s in (t + Fraction(i, 4) for i in range(-16, 17)):
                for n in range(NATURALS.first, 2 * p + 1):
                    if _term(p, q, n, t) < _term(p, q, n, s):
                        at = f"p/q = {p}/{q}, t = {t}, s = {s}, n = {n}"
                        yield Case(at, True, s <= t - less)


@SECTION.claim(
    "prop-2/proof-claim-2",
    "Claim 2: neighbouring offsets differ among any q terms",
    bound=12,
    unit="q",
    uses=["eq-36-39"],
    perturbed=[{"window": lambda p, q: p - 1}, {"step": Fraction(1, 2)}],
    proof="authors",
)
def claim_2(
    bound: int,
    window: Callable[[int, int], int] = lambda p, q: q,
    step: Fraction | int = 1,
) -> Iterator[Case]:
    r"""With $r_n$ and $t$ as in Claim 1, there is for each $n \ge 1$ an $m$ among
    $n,n+1,\dots,n+q-1$ with $r_m(t/q)<r_m((t-1)/q)$.

    For $q$ up to the bound, all $p$ and $t$, and $n \le p$; then all repeats.
    """
    for p, q in _steps(bound):
        for t in range(1 - p, q - p + 1):
            grows = [_term(p, q, m, t) < _term(p, q, m, t - step) for m in range(1, p + q)]
            for n in range(NATURALS.first, p + 1):
                found = any(grows[n - 1 : n - 1 + window(p, q)])
                yield Case(f"p/q = {p}/{q}, t = {t}, n = {n}", True, found)


def _pair_game(density: str, offset: Fraction, gap: Fraction, to: int) -> Invariant | None:
    """Return the game of the pair with these offsets, or None if it is not complementary."""
    a = Beatty.of_density(density, offset)
    b = Beatty.of_density(1 - real(density), gap - offset)
    terms = [[sequence.nth(n) for n in range(1, to + 1)] for sequence in (a, b)]
    if sorted(term for term in terms[0] + terms[1] if term <= to) != [*range(1, to + 1)]:
        return None
    pairs = [pair for pair in zip(*terms, strict=True) if max(pair) <= to]
    moves = Moves.listed([move for x, y in pairs for move in ((x, y), (y, x))])
    return invariant("pairs", "Take a pair.", 2, moves, symmetric=True)


def _offsets(alpha: Real, to: int) -> list[Fraction]:
    """Return offsets with 0 < alpha + offset < 1, one for every pair of sequences up to *to*.

    A number v <= to changes sides only where v·alpha plus an offset is whole. Between two such
    offsets, the same terms belong to every real number, so a fraction there stands for them all.
    """
    wholes = [alpha * j - alpha.floor_times(j) for j in range(1, to + 1)]
    ends = sorted([alpha * 0, *(1 - part for part in wholes), alpha * 0 + 1])
    found = []
    for low, high in pairwise(ends):
        if not low < high:
            continue  # of a rational alpha, where multiples coincide
        parts = 1
        while not low * parts + 1 < high * parts:  # until a multiple of 1/parts is in between
            parts *= 2
        found.append(Fraction((low - alpha).floor_times(parts) + 1, parts))
    return found


@SECTION.claim(
    "rem-6",
    "Irrational moduli: a game for every offset",
    bound=60,
    unit="heaps of",
    section="Section 5.3",
    uses=["prop-2", "main-theorem"],
    perturbed=[{"gap": Fraction(1, 3)}, {"gap": Fraction(-1, 7)}, {"more": 0}],
    proof="none",
)
def rem_6(
    bound: int,
    solve: Solve,
    densities: tuple[str, ...] = ("(sqrt(5)-1)/2", "sqrt(2)/2", "sqrt(3)/3"),
    gap: Fraction = Fraction(0),
    more: int = 1,
) -> Iterator[Case]:
    r"""Fix irrational moduli $1/\alpha$ and $1/\beta$, $\alpha+\beta=1$. By O'Bryant's theorem the
    sequences $\lfloor (n-\delta)/\alpha\rfloor$ and $\lfloor (n+\delta)/\beta\rfloor$ are
    complementary for real offsets $\delta$ in an interval, and the corresponding games $G^\star$
    are uncountably many.

    What is checked, for three irrational $\alpha$ and all real $\delta$ with $0<\alpha+\delta<1$:
    with heaps up to the bound, offsets that give games $G$ with different moves give them different
    P-positions, that is, games $G^\star$ with different moves. Up to $N$ there are $N+1$ pairs of
    sequences: as $\delta$ grows, $v$ changes sides only where $v\alpha+\delta$ or
    $(v+1)\alpha+\delta$ is whole, and a fraction between two such places stands for all real
    numbers there. So the games grow in number with the bound. That in the end there are uncountably
    many is proved for $\beta<1/3$ only: with $-\beta<\delta\le0$ and $(1+\delta)/\beta\ge3$ the
    sequences meet the condition of the main theorem as corrected, and $G^\star$ gives the pair
    back. For other moduli it is proved neither here nor in the text.
    """
    for density in densities:
        seen: dict[frozenset[Position], frozenset[Position]] = {}
        offsets = _offsets(real(density), bound)
        yield Case(f"alpha = {density}, pairs of sequences", bound + more, len(offsets))
        for offset in offsets:
            at = f"alpha = {density}, delta = {offset}"
            base = _pair_game(density, offset, gap, bound)
            yield Case(at, "complementary", "complementary" if base else "not complementary")
            if base:
                yield from second_road(solve, [base], min(bound, BOARD))
                moves = frozenset(base.moves.within((bound, bound)))
                alike = seen.setdefault(frozenset(solve(base).p_positions(bound)), moves)
                yield Case(
                    (at, "moves of games with its P-positions"), sorted(moves), sorted(alike)
                )
