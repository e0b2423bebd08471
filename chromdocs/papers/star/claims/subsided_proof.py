r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 5.3: the family of subsided games, and steps in the proof of Theorem 6.
"""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Moves, Position, fits, invariant, subtract
from chromdocs.games.rational_pair import RationalPair
from chromdocs.papers.star.claims.formulas_rational import subsided_star
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 12
SECTION = Section(PAPER, "Section 5.3")
LAST_CLASS = 12
INTO = "leads into S"


def _a(q: int, n: int) -> int:
    return (q * n - 1) // (q - 1)


def _is_calm(q: int, position: Position, least: int = 1) -> bool:
    """Tell whether both heaps lie strictly between the same two multiples of q."""
    x, y = position
    return x // q == y // q and all(heap % q >= least for heap in position)


@SECTION.claim(
    "sec-5-3-family",
    "In each class one game whose P-positions are the pairs",
    bound=90,
    unit="heaps of",
    kind="claim",
    place="Sections 5.1 and 5.3",
    uses=["thm-6", "main-theorem"],
    perturbed=[{"least": 0}, {"first": 1}, {"offset": 0}],
    proof="learn/ornaments/#subsided-back",
)
def family(
    bound: int, solve: Solve, least: int = 1, first: int = 0, offset: int = 1
) -> Iterator[Case]:
    r"""Question 5 has the answer yes for infinitely many games: the subsided ornament games, one in
    each class $q \ge 2$. Their moves are $\{0,x\}$, $x \ge 1$, and the $(u,v)$ that lie strictly
    between the same two neighbouring multiples of $q$, which is quickly told from remainders; their
    P-positions are $(0,0)$ and the pairs $\{\lfloor (qn-1)/(q-1)\rfloor, qn\}$, $n \ge 1$.

    For $q=2,\dots,12$ the game with these moves, the first block among them, is solved. The pairs
    are those of Class $q$ with $p=q-1$ and $t=1$. That the dual is right is quoted from [LHF]; as
    that is not true of all rational pairs, the chapter on ornaments proves it for these.
    """
    for q in range(2, LAST_CLASS + 1):
        said: set[Position] = {(0, 0)}
        pairs = RationalPair(q - 1, q, offset)
        for n in range(NATURALS.first, bound + 1):
            said.add(pairs.nth(n))
            if offset == 1:
                yield Case((f"q = {q}", f"n = {n}"), (_a(q, n), q * n), pairs.nth(n))
        cells = [(u, v) for u in range(1, bound + 1) for v in range(1, bound + 1)]
        moves = {m for m in cells if _is_calm(q, m, least) and m[0] // q >= first}
        moves |= {m for x in range(1, bound + 1) for m in ((0, x), (x, 0))}
        rule = "Take from one heap, or from both inside one block."
        game = invariant("subsided", rule, 2, Moves.listed(moves), symmetric=True)
        for position, is_p in solve(game).outcomes(min(bound, 5 * q + 10)):
            yield Case((f"q = {q}", position), position in said, is_p)


@SECTION.claim(
    "thm-6/proof-terms",
    "The terms of a between two multiples of q",
    bound=60,
    uses=["eq-36-39"],
    perturbed=[{"less": 0}, {"last": 1}],
    proof="authors",
)
def terms(bound: int, less: int = 1, last: int = 2) -> Iterator[Case]:
    r"""For $q \ge 2$, $n \ge 1$ and $0 \le i \le q-2$, $a_{(q-1)n-i}=qn-i-1$.

    For $q=2,\dots,12$ and $n$ up to the bound, from $a_m=\lfloor (qm-1)/(q-1)\rfloor$.
    """
    for q in range(2, LAST_CLASS + 1):
        for n in range(NATURALS.first, bound + 1):
            for i in range(q - last + 1):
                said = q * n - i - less
                yield Case(f"q = {q}, n = {n}, i = {i}", said, _a(q, (q - 1) * n - i))


def _differences(bound: int, with_i: int, strict: bool) -> Iterator[Case]:
    for r in range(2, bound + 1):
        for i in (0, 1):
            for n in range(1, r + 1):
                m = (n + 1) // 2
                rest = 3 * (r - m) - (1 if n % 2 == 0 else 0) + with_i * (1 - i)
                at = f"r = {r}, i = {i}, n = {n}"
                found = 3 * r - i - 1 - _a(3, n)
                yield Case(at, rest, found)
                # equality only for the smallest of them
                equal = n == 1 and (i == 1 or not with_i)
                same = rest == 3 * (r - n)
                low = rest > 3 * (r - n) if strict else rest >= 3 * (r - n)
                yield Case((at, "at least 3(r − n)"), (True, equal), (low, same))


@SECTION.claim(
    "thm-6/proof-p-to-n",
    "From a block no move leads to a block, q = 3",
    bound=40,
    unit="r",
    uses=["thm-6"],
    repaired={"with_i": 1},
)
def p_to_n(bound: int, with_i: int = 0, strict: bool = False) -> Iterator[Case]:
    r"""Let $q=3$ and $X=3r-i-1$ with $r>1$ and $i \in \{0,1\}$. For $n=2m \le r$ we have
    $X-a_n=3(r-m)-1>3(r-n)$, and for $n=2m-1 \le r$ we have $X-a_n=3(r-m) \ge 3(r-n)$, with equality
    if and only if $m=1$.

    For all $r$ up to the bound, both $i$ and all $n \le r$.
    """
    yield from _differences(bound, with_i, strict)


@SECTION.corrected(
    "thm-6/proof-p-to-n",
    went_wrong=r"""
    The numbers are those for $i=1$ alone; for $i=0$ each is larger by 1. From $X=5$, that is $r=2$
    and $i=0$, taking $a_1=1$ leaves 4 and not $3(2-1)=3$. As the inequality is only better there,
    the step and the theorem stand.
    """,
    severity="proof step",
    proof="authors",
    perturbed=[{"with_i": 0}, {"strict": True}],
)
def p_to_n_corrected(bound: int, with_i: int = 1, strict: bool = False) -> Iterator[Case]:
    r"""Let $q=3$ and $X=3r-i-1$ with $r>1$ and $i \in \{0,1\}$. For $n=2m \le r$ we have
    $X-a_n=3(r-m)-i>3(r-n)$, and for $n=2m-1 \le r$ we have $X-a_n=3(r-m)+1-i \ge 3(r-n)$, with
    equality if and only if $m=1$ and $i=1$.

    For all $r$ up to the bound, both $i$ and all $n \le r$.
    """
    yield from _differences(bound, with_i, strict)


def _to_a_block(bound: int, more: int) -> Iterator[Case]:
    for s in range(2, bound + 1):
        for r in range(1, s):
            for i in (0, 1):
                for j in (1, 0):
                    position = (3 * r - i - 1, 3 * s - j - 1)
                    k = 1 - i  # i and k differ
                    if position[1] >= 3 * (2 * r - i):
                        continue  # the partner of X fits into Y: a move to an empty heap
                    n = s - r + k + (more if k > i else 0)
                    move = (_a(3, 2 * n - k), 3 * (2 * n - k))
                    after = subtract(position, move) if fits(move, position) else None
                    right = after is not None and _is_calm(3, after)
                    if after:
                        said = (3 * (r - n) - i + k, 3 * (s - 2 * n + k) - j - 1)
                        yield Case((position, "(41)"), said, after)
                    why = f"{move} leads to {after}" if after else f"{move} does not fit"
                    found = INTO if right else "does not"
                    yield Case((position, f"n = {n}, k = {k}"), INTO, found, why)


@SECTION.claim(
    "thm-6/proof-case-k",
    "From two blocks a move leads into one, q = 3",
    bound=30,
    unit="s",
    uses=["thm-6"],
    repaired={"more": -1},
)
def case_k(bound: int, more: int = 1) -> Iterator[Case]:
    r"""Let $q=3$ and $(X,Y)=(3r-i-1,3s-j-1)$ with $r<s$, $i,j \in \{0,1\}$, and let the
    partner of $X$ be greater than $Y$. Then $(a_{2n-k},b_{2n-k})$ is a move into $S$, if $k \ne i$
    and $n=s-r+k$ where $k<i$, and $n=s+k-r+1$ where $k>i$.

    For all $r<s$ up to the bound. The formula (41) for what the move leaves is compared as well.
    $S$ is taken with its first block. Where the partner fits, a move empties a heap, and the proof
    has settled that before.
    """
    yield from _to_a_block(bound, more)


@SECTION.corrected(
    "thm-6/proof-case-k",
    went_wrong=r"""
    In the case $k>i$ the equation for $n$ is not the one that is needed, and its solution is not
    the one given. From $(2,4)$, where $r=1$, $s=2$, $i=0$ and $k=1$, it would be $n=3$ and the move
    $(7,15)$. With $n=s-r+k-1$ all is well: here $(1,3)$ leads to $(1,1)$. The theorem stands.
    """,
    severity="proof step",
    proof="learn/ornaments/#subsided",
    perturbed=[{"more": 1}, {"more": 0}, {"more": -2}],
)
def case_k_corrected(bound: int, more: int = -1) -> Iterator[Case]:
    r"""Let $q=3$ and $(X,Y)=(3r-i-1,3s-j-1)$ with $r<s$, $i,j \in \{0,1\}$, and let the
    partner of $X$ be greater than $Y$. Then $(a_{2n-k},b_{2n-k})$ is a move into $S$, if $k \ne i$
    and $n=s-r+k$ where $k<i$, and $n=s-r+k-1$ where $k>i$.

    For all $r<s$ up to the bound.
    """
    yield from _to_a_block(bound, more)


SECTION.decided(
    "sec-5-3-family",
    {f"q = {q}": subsided_star(q) for q in (2, 3, 4, 5)},
    how=r"""The moves are told by remainders and quotients, and the pairs solve the game.""",
    within="q = 2 to 5",
    wrong=[subsided_star(3, least=0), subsided_star(3, least=2)],
)
