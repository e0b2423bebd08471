r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games whose rulesets produce given
continued fractions*.

Figures 2 to 5, recomputed.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.star import star
from chromdocs.numbers.certified import Real
from chromdocs.numbers.contfrac import ContinuedFraction, alpha, beta
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.paper import PAPER

ORDER = 9
SECTION = Section(PAPER, "Section 1")

Test = Callable[[int, int], bool]


def _lost(moves: set[Position], to: int) -> set[Position]:
    """Return the P-positions up to *to*, except 0, of the game with these moves, greedily.

    Go through all positions, smaller ones first. One that is not ruled out is P, and rules out all
    that lie a move above it.
    """
    ruled_out: set[Position] = set()
    lost: set[Position] = set()
    for x in range(to + 1):
        for y in range(to + 1):
            if (x, y) not in ruled_out:
                lost.add((x, y))
                ruled_out |= {(x + s, y + t) for s, t in moves if x + s <= to and y + t <= to}
    return lost - {(0, 0)}


def _both(pairs: set[Position]) -> set[Position]:
    return {move for a, b in pairs for move in ((a, b), (b, a)) if b}


def _pairs(low: Real, high: Real, to: int) -> set[Position]:
    """Return the pairs of floors of n·low and n·high, n = 0, 1, ..., with numbers up to *to*."""
    found: set[Position] = set()
    n = 0
    while (pair := (low.floor_times(n), high.floor_times(n)))[1] <= to:
        found.add(pair)
        n += 1
    return found


def _panels(
    name: str, low: Real, high: Real, is_move: Test, to: int, solve: Solve
) -> Iterator[Case]:
    """Check the three panels of a figure: moves, P-positions, and the moves of the star-star game.

    *is_move* tells moves, smaller number first.
    """
    left = game(name)
    assert isinstance(left, Invariant)
    pairs = _pairs(low, high, to)
    drawn = set(left.moves.within((to, to)))
    for x in range(to + 1):
        for y in range(max(x, 1), to + 1):
            at = f"left, move ({x}, {y})"
            yield Case(at, is_move(x, y), (x, y) in drawn and (y, x) in drawn)
    for position, is_p in solve(left).outcomes(to):
        yield Case(f"middle, position {position}", position in pairs, is_p)
    for a, b in sorted(pairs):
        # b/a tends to high/low: the point is within one step of n·(low, high)
        off = high * a - low * b
        yield Case(f"middle, slope at ({a}, {b})", True, -high < off < low)
    double = star(star(left))
    greedy, found = _lost(_both(pairs), to), set(double.moves.within((to, to)))
    yield Case("right, moves", [], sorted(greedy ^ found))
    for position, is_p in solve(double).outcomes(to):
        yield Case(f"right, position {position}", position in pairs, is_p)


@SECTION.claim(
    "fig-2",
    "2-Wythoff nim: moves, P-positions, moves of its double star",
    bound=100,
    unit="heaps of",
    uses=["k-wythoff-cf", "k-wythoff-p"],
    proof="elsewhere",
    doubt="Our copy has the caption and not the drawing.",
    perturbed=[{"width": 1}, {"quotient": 1}, {"quotient": 3}],
)
def fig_2(bound: int, solve: Solve, width: int = 2, quotient: int = 2) -> Iterator[Case]:
    r"""Left, the moves of 2-Wythoff nim: $(0,t)$, and $(s,t)$ with $|s-t|<2$. Middle, its
    P-positions $(\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor)$ with $\alpha=[1;2,2,\dots]$ and
    $\beta=[3;2,2,\dots]$, along a line of slope $\beta/\alpha$ and its mirror image. Right, the
    moves of (2-Wythoff nim)⋆⋆, which a greedy algorithm finds and which have the same P-positions.

    All moves and positions with heaps up to the bound. Both games are solved from their rules. The
    moves on the right are found twice: by the library's ⋆ applied twice to the rules, and greedily
    in this check from the closed form of the P-positions. That the points follow the line is
    checked as $-\beta<\beta a_n-\alpha b_n<\alpha$, with exact numbers.
    """
    low = real(ContinuedFraction((1,), (quotient,)).value())
    high = real(ContinuedFraction((quotient + 1,), (quotient,)).value())

    def is_move(s: int, t: int) -> bool:
        return s == 0 or t - s < width

    yield from _panels("wythoff:k=2", low, high, is_move, bound, solve)


@SECTION.claim(
    "fig-3",
    "Γ₂: moves, P-positions, moves of the star-star game",
    bound=100,
    unit="heaps of",
    uses=["thm-3", "ex-4", "sec-1-lhf"],
    proof="learn/continued-fractions/#why",
    doubt="Our copy has the caption and not the drawing.",
    perturbed=[{"extra": ((2, 7),)}, {"extra": ((2, 6), (9, 26))}, {"quotients": (2, 2)}],
)
def fig_3(
    bound: int,
    solve: Solve,
    extra: tuple[Position, ...] = ((2, 6), (9, 25), (35, 96)),
    quotients: tuple[int, int] = (2, 1),
) -> Iterator[Case]:
    r"""Left, the moves of $\Gamma_2$: those of 2-Wythoff nim and the extra moves $(2,6), (9,25),
    (35,96), \dots$ of Example 4. Middle, its P-positions, the set $S_2$. Right, the moves of the
    invariant game of Larsson, Hegarty and Fraenkel for $S_2$; its P-positions are $S_2$ as well.

    All moves and positions with heaps up to the bound. Both games are solved from their rules. The
    game on the right has as moves the P-positions, except $(0,0)$, of the game whose moves are the
    pairs of $S_2$; that is $\Gamma_2^{\star\star}$. Its moves are found twice: by the library's ⋆
    applied twice to the rules of $\Gamma_2$, and greedily in this check from the pairs. After the
    three printed extra moves, the recursion of Theorem 3 goes on from the last of them.
    """
    x, y = quotients
    low = real(ContinuedFraction((1,), (x, y)).value())
    high = real(ContinuedFraction((x + 1,), (y, x)).value())
    extra_moves = list(extra)
    while (last := extra_moves[-1])[1] < bound:
        extra_moves.append((sum(last) + 1, 2 * last[0] + 3 * last[1] + 3))

    def is_move(s: int, t: int) -> bool:
        return s == 0 or t - s < 2 or (s, t) in extra_moves

    yield from _panels("gamma:k=2", low, high, is_move, bound, solve)


@SECTION.claim(
    "fig-4",
    "The Duchêne–Rigo game: moves, P-positions, star-star moves",
    bound=100,
    unit="heaps of",
    uses=["eq-3"],
    proof="elsewhere",
    doubt="Our copy has the caption and not the drawing.",
    perturbed=[{"quotients": (3, 2, 1)}, {"quotients": (2, 1, 2)}, {"quotients": (2, 3, 1)}],
)
def fig_4(bound: int, solve: Solve, quotients: tuple[int, int, int] = (2, 2, 1)) -> Iterator[Case]:
    r"""Middle, the P-positions $(\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor)$ of the pair (3) for
    $k=2$, that is $\alpha=[1;1,2,1,2,\dots]$ and its partner $\beta=[2;2,1,2,1,\dots]$. Right, the
    moves of the invariant game of Larsson, Hegarty and Fraenkel that has these P-positions. Left,
    the moves of a game of Duchêne and Rigo that has them too.

    The caption takes its numbers from (3), and we read (3) as its own entry corrects it, because
    the slip is there and not in the caption. (With $\beta=[3;2,1,2,1,\dots]$ as (3) prints it,
    $(1,3)$ and $(3,6)$ would both be P-positions, and the check fails: the game on the right has a
    nim move from one to the other.) The game on the right is found twice from its definition: its
    moves are the P-positions, except $(0,0)$, of the game whose moves are the pairs. It is solved
    from its moves, for heaps up to the bound. The paper does not say the rules of the game on the
    left. In their place stands the library's own game, Wythoff nim without the move $(2,2)$ and
    with $(5,6)$, which is solved too; the rules of Duchêne and Rigo may be others.
    """
    first, x, y = quotients
    low = real(ContinuedFraction((1,), (1, 2)).value())
    high = real(ContinuedFraction((first,), (x, y)).value())
    pairs = _pairs(low, high, bound)
    listed = Moves.listed(_both(pairs))
    greedy = star(invariant("pairs", "Take one of the pairs.", 2, listed, symmetric=True))
    found = set(greedy.moves.within((bound, bound)))
    yield Case("right, moves", [], sorted(_lost(_both(pairs), bound) ^ found))
    for position, is_p in solve(greedy).outcomes(bound):
        yield Case(f"right, position {position}", position in pairs, is_p)
    for position, is_p in solve(game("duchene-rigo:k=2")).outcomes(bound):
        yield Case(f"middle, position {position}", position in pairs, is_p)


@SECTION.claim(
    "fig-5",
    "Fractional parts of αₖ and βₖ, k = 1..40",
    uses=["cf-alpha-beta", "lem-13", "lem-14"],
    perturbed=[{"radicand": 3}, {"factor": 2}, {"limit": Fraction(9, 10)}],
    section="Section 2",
    doubt="Our copy has the caption and not the drawing.",
)
def fig_5(radicand: int = 4, factor: int = 1, limit: Fraction = Fraction(1)) -> Iterator[Case]:
    r"""The fractional parts $\{\alpha_k\}=\frac12(\sqrt{1+4/k}-1)$ and $\{\beta_k\}=k\{\alpha_k\}$
    for $k=1,\dots,40$. The first fall and stay below $1/k$, the second rise and stay below 1.

    All 80 points, exactly: the numbers come from their continued fractions and are compared with
    the formulas. The caption only names the numbers; that they fall and rise is what a drawing of
    them shows, and the bound is Lemma 13. The caption writes $k\in\{1,40\}$, which we read as all
    integers from 1 to 40.
    """
    before: tuple[Real, Real] | None = None
    for k in range(1, 41):
        x, y = real(alpha(k).value()), real(beta(k).value())
        x, y = x - x.floor(), y - y.floor()
        # sqrt(1 + 4/k) is sqrt(k(k + 4))/k
        formula = Quadratic(Fraction(-1, 2), Fraction(1, 2 * k), k * (k + radicand))
        yield Case(f"k = {k}", (True, True), (formula == x, formula * k * factor == y))
        yield Case(f"k = {k}, bounds", (True, True), (x < limit / k, y < limit))
        if before:
            yield Case(f"k = {k}, falls and rises", (True, True), (x < before[0], y > before[1]))
        before = x, y
