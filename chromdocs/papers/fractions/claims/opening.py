r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

Section 1: what is said in passing about the problem, invariant games, and the recursion.
"""

from collections.abc import Iterator
from itertools import count, islice, product, takewhile
from typing import Any

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Game, Moves, Position, fits, invariant, subtract
from chromdocs.games.star import star
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.claims.formulas import WITHIN, for_each, fraenkel, pairs
from chromdocs.papers.fractions.claims.formulas_game import (
    STAR_STAR,
    star_star,
    terminal,
    trivial,
)
from chromdocs.papers.fractions.claims.shared import pair, terms
from chromdocs.papers.fractions.conventions import INDEX, NATURALS
from chromdocs.papers.fractions.paper import PAPER

ORDER = 11
SECTION = Section(PAPER, "Section 1")
WIDTHS = range(1, 9)  # the k for which a statement about every k is tried


def _candidates(k: int, to: int) -> set[Position]:
    """Return S_k as far as both parts are at most *to*, in both orders."""
    pairs = takewhile(lambda one: one[1] <= to, (pair(k, n) for n in count(NATURALS.first)))
    return {ordered for one in pairs for ordered in (one, one[::-1])}


@SECTION.claim(
    "sec-1-sums",
    "The sequences are the sums of their steps",
    bound=1_000,
    kind="claim",
    place="After Notation 1",
    proof="learn/continued-fractions/#word",
    perturbed=[{"first": 0}, {"first": 2}],
)
def sec_1_sums(bound: int, first: int = INDEX.first) -> Iterator[Case]:
    r"""For all $n \ge 1$, $a_n=\sum_{j=1}^n c_j$ and $b_n=\sum_{j=1}^n d_j$.

    The steps are added up from exact floors, for $k$ from 1 to 8. The sums telescope to $a_n-a_0$
    and $b_n-b_0$, and $a_0=b_0=0$.
    """
    for k in WIDTHS:
        a = b = 0
        for j in range(first, bound + 1):
            (x, y), (before_x, before_y) = pair(k, j), _before(k, j)
            a, b = a + x - before_x, b + y - before_y
            if j >= INDEX.first:
                yield Case(f"k = {k}, n = {j}", (a, b), (x, y))


def _before(k: int, j: int) -> Position:
    """Return (a_(j-1), b_(j-1)); the floors of -alpha and -beta are -2 and -(k + 2)."""
    return pair(k, j - 1) if j else (-2, -k - 2)


@SECTION.claim(
    "sec-1-trivial",
    "Without invariance the problem is trivial",
    bound=60,
    unit="heaps of",
    kind="claim",
    place="Before Theorem 3",
    proof="learn/continued-fractions/#inverse",
    perturbed=[{"goal": (0, 1)}, {"from_pairs": True}],
)
def sec_1_trivial(
    bound: int, solve: Solve, goal: Position = (0, 0), from_pairs: bool = False
) -> Iterator[Case]:
    r"""Forbid every move from a position of $S_k$, and allow the move to $(0,0)$ from every other
    position. The P-positions of this game, which is not invariant, are the set $S_k$.

    For $k$ from 1 to 8 the game is solved from this rule, on all positions up to the bound.
    """
    for k in WIDTHS:
        wanted = _candidates(k, bound)

        def options(position: Position, wanted: set[Position] = wanted) -> Iterator[Position]:
            free = position not in wanted or (from_pairs and position != (0, 0))
            return iter([goal] if free and position != goal else [])

        trivial = Game(f"trivial {k}", "To (0, 0), but not from a pair.", 2, options)
        for position, is_p in solve(trivial).outcomes(bound):
            yield Case((f"k = {k}", position), position in wanted, is_p)


@SECTION.claim(
    "sec-1-invariant",
    "Nim, k-Wythoff nim, subtraction games and Γₖ are invariant",
    bound=26,
    unit="heaps of",
    kind="claim",
    place="Abstract and before Theorem 3",
    proof="learn/continued-fractions/#inverse",
    perturbed=[{"also": ("mark",)}, {"also": ("blackwhite:beta=2",)}],
)
def sec_1_invariant(bound: int, also: tuple[str, ...] = ()) -> Iterator[Case]:
    r"""A game is invariant if what may be taken does not depend on the position, as long as no heap
    becomes negative. Nim, $k$-Wythoff nim, subtraction games and Golomb's take-away games are, and
    so is $\Gamma_k$.

    From the options of all positions up to the bound all moves are collected. Then from every
    position exactly those moves must be possible that fit into it. Subtraction games and Golomb's
    games are one and the same here: fixed numbers, of which any may be taken from a heap.
    """
    names = (
        "nim",
        "wythoff:k=1",
        "wythoff:k=3",
        "subtraction:take=1,4,9",
        "gamma:k=2",
        "gamma:k=4",
    )
    for name in (*names, *also):
        played = game(name)
        board = product(range(bound + 1), repeat=played.heaps)
        taken = {at: {subtract(at, after) for after in played.options(at)} for at in board}
        moves = set().union(*taken.values())
        for at, some in taken.items():
            fit = {move for move in moves if fits(move, at)}
            yield Case((name, at), len(fit), len(some & fit) if some <= fit else -1)


@SECTION.claim(
    "sec-1-lhf",
    "Every complementary pair has an invariant game",
    bound=60,
    unit="heaps of",
    kind="claim",
    place="Before Theorem 3",
    proof="elsewhere",
    uses=["eq-2"],
    perturbed=[{"shift": 1}, {"total": "9/10"}],
)
def sec_1_lhf(bound: int, solve: Solve, shift: int = 0, total: str = "1") -> Iterator[Case]:
    r"""For every pair of complementary homogeneous Beatty sequences there is an invariant game
    whose P-positions are the pairs $(\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor)$, $n \ge 0$.

    The theorem of Larsson, Hegarty and Fraenkel, tried on ten numbers $\alpha$: the moves of the
    game are the P-positions, except $(0,0)$, of the game whose moves are the pairs; it is solved
    from its moves, for heaps up to the bound.
    """
    numbers = ("(1+sqrt(5))/2", "sqrt(2)", "sqrt(3)", "(1+sqrt(3))/2", "pi/2", "e/2", "sqrt(5)/2")
    for text in (*numbers, "pi/3", "(3+sqrt(2))/3", "2*sqrt(2)-1"):
        alpha = real(text)
        beta = (real(total) - alpha.inverse()).inverse()
        pairs = {(alpha.floor_times(n), beta.floor_times(n) + shift) for n in range(1, bound + 1)}
        both = {ordered for one in pairs for ordered in (one, one[::-1])}
        made = star(invariant("pairs", "Take a pair.", 2, Moves.listed(both), symmetric=True))
        for position, is_p in solve(made).outcomes(bound):
            yield Case((f"α = {text}", position), position in both or not any(position), is_p)


@SECTION.claim(
    "sec-1-terminal",
    "(0, 0) is the only end, and each row has one P-position",
    bound=60,
    unit="heaps of",
    kind="claim",
    place="Before Theorem 3",
    proof="learn/continued-fractions/#inverse",
    uses=["eq-2", "thm-3", "sec-1-lhf"],
    perturbed=[{"ends": 2}, {"most": 0}],
)
def sec_1_terminal(bound: int, solve: Solve, ends: int = 1, most: int = 1) -> Iterator[Case]:
    r"""In an invariant game whose P-positions are $S_k$ only $(0,0)$ has no options. And $S_k$ has
    at most one position in each row and each column of $\mathbb{N}\times\mathbb{N}$, as every game
    has that contains the moves of nim.

    For $k$ from 1 to 8, ends are counted in $\Gamma_k$ and in its double star, which is another
    invariant game with these P-positions; the P-positions of
    $\Gamma_k$, solved from its rules, are counted in each row, up to the bound. In
    general: if a position other than $(0,0)$ had no options, then $(1,0)$ or $(0,1)$, which lies
    below it, would have none either; so it would be P, and it is not in $S_k$. Without invariance
    this is false, as the trivial game of the paragraph before shows.
    """
    for k in WIDTHS:
        played = game(f"gamma:k={k}")
        for one in (played, star(star(played))):
            board = ((x, y) for x in range(bound // 4 + 1) for y in range(bound // 4 + 1))
            found = [at for at in board if not any(True for _ in one.options(at))]
            yield Case((f"k = {k}", one.name, "positions without options"), ends, len(found))
        rows = [0] * (bound + 1)
        for x, y in solve(played).p_positions(bound):
            rows[x] += 1
            rows[y] += x != y
        first = {x for x, _ in _candidates(k, bound)}
        for x, many in enumerate(rows):
            yield Case((f"k = {k}", f"row {x}"), most if x in first else 0, many)


@SECTION.claim(
    "sec-1-back",
    "The recursion at n = 0 and one step before",
    kind="claim",
    place="After Figure 3",
    uses=["thm-3"],
    perturbed=[{"back": (0, 1)}, {"back": (-1, 2)}, {"less": 0}],
)
def sec_1_back(back: Position = (-1, 1), less: int = 1) -> Iterator[Case]:
    r"""For $n=0$ the pair $(f_0^i,g_0^i-1)$ is the nim move $(0,i)$. And the recursion of Theorem 3
    leads from $(f_{-1}^i,g_{-1}^i)=(-1,1)$ to $(f_0^i,g_0^i)$, for every $k$ and every $i$.

    With letters for $k$ and $i$, by sympy.
    """
    import sympy

    k, i = sympy.symbols("k i")
    f, g = back
    first = (sympy.expand(f + g), sympy.expand(k * f + (k + 1) * g + i))
    yield Case("every k and i, n = 0", (0, i + 1), first)
    yield Case("every k and i, the move", (0, i), (first[0], sympy.expand(first[1] - less)))


@SECTION.claim(
    "sec-1-explicit",
    "Explicit formulas for every k",
    kind="claim",
    place="Before Example 5",
    uses=["lem-8", "eq-4-5"],
    perturbed=[{"less": 0}, {"trace": 1}, {"divisor": 1}],
)
def sec_1_explicit(less: int = 1, trace: int = 2, divisor: int = 0) -> Iterator[Case]:
    r"""There are explicit formulas for the moves of Type III for larger $k$ as well: for all
    $n \ge 0$,
    $g_n^i=\frac{((i+1)\beta-1)\beta^n+(1-(i+1)/\beta)\beta^{-n}}{\beta-1/\beta}$ and
    $f_n^i=(g_n^i-g_{n-1}^i-i)/k$. The paper says that there are some and gives none, because they
    are less succinct than (4) and (5); for $k=2$ these are (4) and the corrected (5).

    For all $k$, $i$ and $n$ at once, by sympy: with the letter $\beta$ and $k=\beta+1/\beta-2$, and
    with $u$ for $\beta^n$, the formulas are right at $n=-1$ and $n=0$ and pass from $n$ to $n+1$ by
    the recursion of Theorem 3. As a second road, for $k \le 6$ and $n \le 8$ the numbers of the
    recursion are put into them, with $\beta$ exact.
    """
    import sympy

    b, i, u = sympy.symbols("b i u", positive=True)
    k = b + 1 / b - trace

    def g(power: Any) -> Any:
        above = ((i + 1) * b - less) * power + (1 - (i + 1) / b) / power
        return above / (b - 1 / b)

    def f(power: Any) -> Any:
        return (g(power) - g(power / b) - i) / (k + divisor)

    yield Case("every k and i, n = -1", 0, sympy.simplify(g(1 / b) - 1))
    one = sympy.Integer(1)
    for name, off in (("g", g(one) - i - 1), ("f", f(one))):
        yield Case(f"every k and i, n = 0, {name}", 0, sympy.simplify(off))
    yield Case("every k, i and n, f", 0, sympy.simplify(f(u * b) - f(u) - g(u)))
    yield Case("every k, i and n, g", 0, sympy.simplify(g(u * b) - k * f(u) - (k + 1) * g(u) - i))
    for width in range(2, 7):
        beta = (real(f"sqrt({width * (width + 4)})") + width + 2) / 2
        for which in range(1, width):
            power, before = real(1), 1
            for n, (many, size) in enumerate(islice(terms(width, which), 1, 10)):
                inverse = power.inverse()
                above = (beta * (which + 1) - less) * power + inverse - inverse / beta * (which + 1)
                at = f"k = {width}, i = {which}, n = {n}"
                yield Case(at, 0, (above - (beta - beta.inverse()) * size).sign())
                yield Case(f"{at}, f", size - before - which, (width + divisor) * many)
                power, before = power * beta, size


SECTION.decided(
    "sec-1-trivial",
    for_each(trivial),
    how="The rules of that game are in the formula, and the pairs solve it.",
    within=WITHIN,
    wrong=[trivial(2, less=" and x != y"), trivial(3, less=" and x != 1")],
)

SECTION.decided(
    "sec-1-lhf",
    {f"[1; {k}, {k}, ...]": star_star(fraenkel(k)) for k in (1, 2, 3)}
    | {f"[1; {k}, 1, {k}, 1, ...]": star_star(pairs(k)) for k in (2, 3)},
    how=STAR_STAR,
    within="α = [1; k, k, ...] and [1; k, 1, k, 1, ...], k = 1 to 3",
    wrong=[star_star(fraenkel(1), least=""), star_star(fraenkel(2), least="")],
)

SECTION.decided(
    "sec-1-terminal",
    for_each(terminal),
    how=r"""Below every position but $(0,0)$, or there, is one that is not in $S_k$. It has an
    option, and in an invariant game the same can be taken from the larger position.""",
    within=WITHIN,
    wrong=[terminal(1, first=0), terminal(2, first=0)],
)
