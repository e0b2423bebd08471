r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 4: the main theorem that it quotes, permutation games and their limits.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest
from math import gcd
from random import Random

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.nim import nim
from chromdocs.games.star import power
from chromdocs.games.vectors import diagonal_with
from chromdocs.papers.star.claims.formulas_rational import diagonal
from chromdocs.papers.star.claims.permuted import one_in_each, permuted
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 7
SECTION = Section(PAPER, "Section 4")
LAST_CLASS = 9
ALPHAS = ("sqrt(2)", "(1+sqrt(5))/2", "sqrt(3)", "(5+sqrt(13))/6", "(9+sqrt(3))/6", "pi/2")

Pairs = list[tuple[int, int]]


def _rational_pairs(to: int) -> Iterator[tuple[str, tuple[int, ...], Pairs]]:
    """Yield p, q, t, the first b_n, and the pairs up to *to*, for every complementary pair."""
    for q in range(2, LAST_CLASS + 1):
        for p in (p for p in range((q + 1) // 2, q) if gcd(p, q) == 1):
            for t in range(1 - p, q - p + 1):
                b = tuple((q * n + t - 1) // (q - p) for n in range(1, 2 * q + 1))
                ns = range(NATURALS.first, to + 1)
                pairs = [((q * n - t) // p, (q * n + t - 1) // (q - p)) for n in ns]
                yield f"p = {p}, q = {q}, t = {t}", b, pairs


def _pair_game(pairs: Pairs, to: int) -> Invariant:
    moves = {move for a, b in pairs if max(a, b) <= to for move in ((a, b), (b, a))}
    return invariant("pairs", "Take a pair.", 2, Moves.listed(moves), symmetric=True)


def _thirteen(bound: int, solve: Solve, label: str, base: Invariant) -> Iterator[Case]:
    """Compare the P-positions of G⋆ with the moves of G and 0, one by one."""
    solver = solve(power(base, 1))
    moves = base.moves.within((bound, bound))
    said = [(0, 0), *sorted(move for move in moves if move[0] <= move[1])]
    for n, (move, found) in enumerate(zip_longest(said, solver.p_positions(bound)), 1):
        wins = solver.winning_moves(move) if move and move != found else []
        why = f"from {move} the move to {wins[0]} wins" if wins else ""
        yield Case((label, f"P-position {n} of G⋆"), move, found, why)


@SECTION.claim(
    "main-theorem",
    "P(G⋆) = M(G) and zero, so G⋆⋆ = G",
    bound=150,
    unit="heaps of",
    place="Equations (13) and (14)",
    kind="theorem",
    repaired={"superadditive": True},
)
def main_theorem(bound: int, solve: Solve, superadditive: bool = False) -> Iterator[Case]:
    r"""Let $a$ and $b$ be complementary Beatty sequences, any two, and let $G$ have the moves
    $\{a_n,b_n\}$, $n \ge 1$. Then $\mathcal{P}(G^\star)=\mathcal{M}(G) \cup \{(0,0)\}$ and
    therefore $G^{\star\star}=G$.

    The paper quotes this from [LHF], which the ledger does not cover. Every complementary pair with
    rational moduli of denominator $q \le 9$, that is $a_n=\lfloor (qn-t)/p \rfloor$ and
    $b_n=\lfloor (qn+t-1)/(q-p) \rfloor$, then pairs $\lfloor n\alpha \rfloor$,
    $\lfloor n\beta \rfloor$ with six irrational $\alpha$. $G^\star$ is solved, from moves found by
    search, and its P-positions are compared with the pairs. (14) is (13) once more, since the
    moves of $G^{\star\star}$ are the P-positions of $G^\star$ except $(0,0)$.
    """
    for label, b, pairs in _rational_pairs(bound):
        if not superadditive or _is_superadditive(b, 0, 1):
            yield from _thirteen(bound, solve, label, _pair_game(pairs, bound))
    yield from _irrational(bound, solve)


def _irrational(bound: int, solve: Solve) -> Iterator[Case]:
    for alpha in ALPHAS:
        base = game(f"pair:alpha={alpha}")
        assert isinstance(base, Invariant)
        yield from _thirteen(bound, solve, f"alpha = {alpha}", base)


def _is_superadditive(b: Sequence[int], low: int, steps: int) -> bool:
    """Tell whether b_m + b_n + low <= b_(m+n) < b_m + b_n + steps·b_1 for the terms given."""
    half = len(b) // 2
    gaps = [b[m + n + 1] - b[m] - b[n] for m in range(half) for n in range(half)]
    return all(low <= gap < steps * b[0] for gap in gaps)


@SECTION.corrected(
    "main-theorem",
    went_wrong=r"""
    The example in brackets says too much: not every pair of complementary Beatty sequences
    qualifies. For $a=1,2,4,6,\dots$ and $b=3,5,8,10,\dots$ (in Section 5.2, $\alpha=3/5$,
    $\delta=2/5$) the position $(1,2)$ is P in $G$, hence a move of $G^\star$, and leads from one
    move of $G$ to another, from $(2,5)$ to $(1,3)$. Here $b_1+b_1=6>5=b_2$.
    """,
    perturbed=[{"low": -1}, {"steps": 2}],
    severity="theorem",
    proof="learn/ornaments/#superadditive",
)
def main_theorem_corrected(
    bound: int, solve: Solve, low: int = 0, steps: int = 1
) -> Iterator[Case]:
    r"""Let $a$ and $b$ be complementary Beatty sequences with $b_m+b_n \le b_{m+n} < b_m+b_n+b_1$
    for all $m,n \ge 1$, and let $G$ have the moves $\{a_n,b_n\}$, $n \ge 1$. Then
    $\mathcal{P}(G^\star)=\mathcal{M}(G) \cup \{(0,0)\}$ and $G^{\star\star}=G$.

    The sequences $b_n=\lfloor n\beta \rfloor$ with $\beta>2$ always meet the condition. As before,
    with the rational pairs of denominator $q \le 9$ that meet it, which is checked for $m,n \le q$;
    that is enough, since $b_{n+q-p}=b_n+q$. The chapter on ornament games proves it, for all
    increasing complementary sequences, Beatty or not. The condition is not necessary: the pair of
    Figure 2 does without it.
    """
    for label, b, pairs in _rational_pairs(bound):
        if _is_superadditive(b, low, steps):
            yield from _thirteen(bound, solve, label, _pair_game(pairs, bound))
    yield from _irrational(bound, solve)


@SECTION.claim(
    "thm-3",
    "Permutation and involution games are closed under star-star",
    bound=400,
    unit="heaps of",
    uses=["lem-6", "lem-7"],
    perturbed=[{"each": 2}, {"times": 1}, {"times": 3}, {"all_mirrored": True}],
    proof="learn/star/#settling",
)
def thm_3(
    bound: int,
    solve: Solve,
    seed: int = 3,
    each: int = 1,
    times: int = 2,
    all_mirrored: bool = False,
) -> Iterator[Case]:
    r"""In a permutation game each row and each column from 1 on has exactly one move, and row 0 and
    column 0 have none; it is an involution game if its moves are symmetric. If $G$ is a
    permutation game, so is $G^{\star\star}$; if $G$ is an involution game, so is
    $G^{\star\star}$.

    Four small and eight random permutations of up to 8 numbers, half of the random ones
    involutions, each continued by the identity and by repetition. Then five that move numbers
    further and further: blocks of $1,2,3,\dots$ numbers reversed, turned or mixed by chance; $2n$
    sent to $3n$ and $4n \pm 1$ to $3n \pm 1$, which has infinite cycles; Wythoff's pairs. $G^\star$
    is solved on a square up to the bound, which is exact there: larger moves have no bearing on
    it. A square cuts rows and columns off. So one move is asked for in those up to a third of the
    bound less 8, or, where images are not bounded, as far as the proof shows that the square is
    high enough; at most one in the others. The solver is not told that involution games are
    symmetric.
    """
    for one in permuted(seed, bound):
        solver = solve(power(one.game, times - 1) if times > 1 else one.game)
        moves = set(solver.p_positions(bound)) - {(0, 0)}
        mirror = one.is_involution or all_mirrored
        yield from one_in_each(one, mirror, moves, bound, each)


@SECTION.claim(
    "thm-4",
    "The even powers of star converge on permutation games",
    bound=300,
    unit="heaps of",
    uses=["thm-3"],
    perturbed=[{"each": 2}, {"odd": 1}, {"most": 0}, {"all_mirrored": True}],
    proof="authors",
)
def thm_4(
    bound: int,
    solve: Solve,
    seed: int = 4,
    each: int = 1,
    odd: int = 0,
    most: int = 20,
    all_mirrored: bool = False,
) -> Iterator[Case]:
    r"""If $G$ is a permutation game, $H=\lim_k G^{2k}$ exists: for every $n$, the moves of $G^{2k}$
    in the columns up to $n$ are those of $H$ for all large $k$. $H$ is a permutation game, and an
    involution game if $G$ is.

    The games of Theorem 3. The moves of $G^2, G^4, \dots$ on a square up to the bound are found by
    solving $G, G^3, \dots$ until two neighbours agree there; as larger moves have no bearing on
    these, all later ones agree too. Then, as in Theorem 3, one move is asked for in each row and
    column of which the square shows enough, so that these columns of $H$ are complete, and at most
    one in the others.
    """
    for one in permuted(seed, bound):
        before: set[Position] = set(one.game.moves.within((bound, bound)))
        steps = 0
        while True:
            times = 2 * steps + 1 + odd
            moves = set(solve(power(one.game, times)).p_positions(bound)) - {(0, 0)}
            if moves == before or steps > most:
                break
            before, steps = moves, steps + 1
        yield Case((one.name, "steps"), True, steps <= most, f"not settled after {steps} steps")
        mirror = one.is_involution or all_mirrored
        yield from one_in_each(one, mirror, moves, bound, each)


@SECTION.claim(
    "rem-2",
    "Complementary pairs are involution games; star of 2-pile nim",
    bound=150,
    unit="heaps of",
    uses=["thm-3"],
    perturbed=[{"each": 2}, {"apart": 1}],
    proof="authors",
)
def rem_2(bound: int, solve: Solve, seed: int = 2, each: int = 1, apart: int = 0) -> Iterator[Case]:
    r"""If $a$ and $b$ are complementary sequences, the game with the moves $\{a_i,b_i\}$ is an
    involution game. If $G$ is nim on two piles, $G^\star$ is an involution game too, but its moves
    are $\{a_i,b_i\}$ with $a_i=b_i$ for all $i$, so that these sequences are not complementary.

    First, the rational pairs with denominator up to 9, and eight random ways to share out
    $1,\dots,2m$, $m=\lfloor\text{bound}/2\rfloor$, in random order: rows and columns are counted.
    We take it that a sequence has no term twice. Then nim is solved: its P-positions, except
    $(0,0)$, are the moves of $G^\star$.
    """
    random = Random(seed)
    samples = [(label, pairs) for label, _, pairs in _rational_pairs(bound)]
    for number in range(1, 9):
        mixed = random.sample(range(1, bound // 2 * 2 + 1), bound // 2 * 2)
        samples.append((f"random {number}", list(zip(mixed[::2], mixed[1::2], strict=True))))
    for name, pairs in samples:
        moves = {move for a, b in pairs for move in ((a, b), (b, a))}
        counts = [0] * (bound + 1)
        for x, _ in moves:
            if x <= bound // 2:
                counts[x] += 1
        yield Case(name, [0] + [each] * (bound // 2), counts[: bound // 2 + 1])
    diagonal = {(i, i + apart) for i in range(bound + 1)}
    for position, is_p in solve(replace(nim(), solution=None)).outcomes(bound):
        yield Case(("nim", position), position in diagonal, is_p)


@SECTION.claim(
    "rem-3",
    "Star-star can make an involution game",
    bound=150,
    unit="heaps of",
    uses=["lem-5"],
    perturbed=[{"extra": (0, 1)}, {"empty": 2}, {"apart": 1}],
    proof="authors",
)
def rem_3(
    bound: int, solve: Solve, extra: Position = (1, 2), empty: int = 1, apart: int = 0
) -> Iterator[Case]:
    r"""The game $G$ with the moves $(i,i)$, $i \ge 1$, and $(1,2)$ is no permutation game, but
    $G^{\star\star}$ is an involution game: $\mathcal{P}(G)$ consists of $(0,0)$ and the moves of
    nim on two piles, and $\mathcal{M}(G^{\star\star})=\{(i,i) : i \ge 1\}$.

    $G$ and $G^\star$ are solved at every position with heaps up to the bound. Column 1 of $G$ has
    two moves.
    """
    base = diagonal_with([extra])
    column = (base.moves.contains((1, y)) for y in range(bound + 1))
    yield Case("moves of G in column 1", 2, sum(column))
    for position, is_p in solve(base).outcomes(bound):
        yield Case(("G", position), position.count(0) >= empty, is_p)
    for position, is_p in solve(power(base, 1)).outcomes(bound):
        x, y = position
        yield Case(("G star", position), y == x + apart, is_p)


SECTION.decided(
    "rem-3",
    diagonal(),
    how=r"""The positions with an empty heap solve $G$. So $G^\star$ is nim on two piles, whose
    P-positions, the moves of $G^{\star\star}$, are the $(i,i)$. That $(1,1)$ and $(1,2)$ are
    both moves of $G$ shows that it is no permutation game.""",
    wrong=[diagonal(other=0), diagonal(other=0).replace("u + 1", "u + 2")],
)
