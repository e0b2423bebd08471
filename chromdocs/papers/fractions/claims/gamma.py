r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

Section 1: the rules of the game, and their examples.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import count, islice, pairwise, product, takewhile

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Invariant, Moves, Position, fits, invariant
from chromdocs.games.gamma import gamma
from chromdocs.games.wythoff import wythoff
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.claims.formulas import WITHIN, for_each, theorem_3
from chromdocs.papers.fractions.conventions import NATURALS
from chromdocs.papers.fractions.paper import PAPER

ORDER = 4
SECTION = Section(PAPER, "Section 1")
TERMS = range(1, 11)  # the k for which the game is solved


def _recursion(k: int, i: int, start: int = 1, plus: int = 0) -> Iterator[Position]:
    """Yield (f_n, g_n) of Theorem 3 for n = 0, 1, 2, ...; the first is (0, i + start)."""
    f, g = 0, i + start
    while True:
        yield f, g
        f, g = f + g, k * f + (k + 1) * g + i + plus


def _type_three(k: int, to: int, start: int = 1, plus: int = 0, less: int = 1) -> list[Position]:
    """Return the moves (f_n, g_n - less), n > 0, up to *to*, in both orders."""
    found: set[Position] = set()
    for i in range(1, k):
        later = islice(_recursion(k, i, start, plus), 1, None)
        for f, g in takewhile(lambda pair: pair[1] - less <= to, later):
            found |= {(f, g - less), (g - less, f)}
    return sorted(found)


def _candidates(k: int, to: int, plus: int = 0) -> list[Position]:
    """Return the pairs of S_k with both parts up to *to*."""
    root = real(f"sqrt(1+4/{k})")
    alpha, beta = (root + 1) / 2, (root * k + k + 2 + plus) / 2
    numbers = count(NATURALS.first)
    pairs = ((alpha.floor_times(n), beta.floor_times(n)) for n in numbers)
    return list(takewhile(lambda pair: pair[1] <= to, pairs))


def _with_extra_moves(k: int, extra: Sequence[Position], width: int) -> Invariant:
    """Return the game with the moves of *width*-Wythoff nim and the *extra* ones."""
    base = wythoff(width).moves
    known = frozenset(extra)

    def within(position: Position) -> Iterator[Position]:
        yield from (move for move in extra if fits(move, position))
        yield from base.within(position)

    moves = Moves(lambda move: move in known or base.contains(move), within)
    return invariant(f"theorem 3, k = {k}", "See Theorem 3.", 2, moves, symmetric=True)


@SECTION.claim(
    "thm-3",
    "The rules of Γₖ have the P-positions Sₖ",
    bound=1_420,
    unit="heaps of",
    uses=["cf-alpha-beta", "eq-2", "lem-23", "lem-26", "sec-3-gaps", "sec-3-diagonal"],
    proof="learn/continued-fractions/#why",
    perturbed=[
        {"start": 0},
        {"plus": 1},
        {"less": 0},
        {"width": 1},
        {"width": -1},
        {"beta_plus": 1},
    ],
)
def thm_3(
    bound: int,
    solve: Solve,
    start: int = 1,
    plus: int = 0,
    less: int = 1,
    width: int = 0,
    beta_plus: int = 0,
) -> Iterator[Case]:
    r"""For $k \ge 1$ let $\alpha=[1;k,1,k,\dots]$, $\beta=[k+1;1,k,1,k,\dots]$ and
    $S_k=\{(\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor) : n \ge 0\}$. Then $S_k$ is the set of
    P-positions of the invariant game $\Gamma_k$ with these moves. Type I: take $n>0$ from one
    heap. Type II: take $s>0$ from one heap and $t>0$ from the other, $|s-t|<k$. Type III: for
    $1 \le i \le k-1$ and $n>0$ take $f_n^i$ from one heap and $g_n^i-1$ from the other, where
    $(f_0^i,g_0^i)=(0,i+1)$ and
    $(f_n^i,g_n^i)=(f_{n-1}^i+g_{n-1}^i,\; kf_{n-1}^i+(k+1)g_{n-1}^i+i)$.

    For $k$ from 1 to 10 the moves are made from the recursion, every position with heaps up to the
    bound is solved, and the outcome is compared with $S_k$, from the closed forms of $\alpha$ and
    $\beta$. Of every $i$, the second extra move is within the bound. Positions and pairs are
    unordered, as Section 1 agrees. The moves of the library's
    $\Gamma_k$, up to the bound, are compared with the theorem's as well. Larger $k$ and larger
    heaps are not checked. The authors' proof has slips, which are mended in entries of their own;
    the chapter has a proof for all $k$.
    """
    for k in TERMS:
        extra = _type_three(k, bound, start, plus, less)
        played = _with_extra_moves(k, extra, max(1, k + width))
        pairs = set(_candidates(k, bound, beta_plus))
        at = f"k = {k}"
        for position, is_p in solve(played).outcomes(bound):
            yield Case((at, position), position in pairs, is_p)
        library = set(gamma(k).moves.within((bound, bound)))
        for s, t in product(range(bound + 1), repeat=2):
            if s + t and (0 in (s, t) or abs(s - t) < k + width):
                library ^= {(s, t)}
        yield Case((f"k = {k}", "moves of Type III in the library"), extra, sorted(library))


@SECTION.claim(
    "ex-4",
    "Extra moves for k = 2",
    uses=["thm-3"],
    perturbed=[
        {"moves": ((2, 6), (9, 25), (35, 97))},
        {"moves": ((2, 7), (9, 26), (35, 97))},
        {"moves": ((2, 6), (9, 24))},
        {"indices": (1, 2)},
    ],
)
def ex_4(
    moves: Sequence[Position] = ((2, 6), (9, 25), (35, 96)), indices: Sequence[int] = (1,)
) -> Iterator[Case]:
    r"""For $k=2$ there is only $i=1$, and the moves of Type III begin with $(2,6)$, $(9,25)$ and
    $(35,96)$.

    The recursion of Theorem 3 is run.
    """
    yield Case("values of i", list(indices), list(range(1, 2)))
    for n, (f, g) in islice(enumerate(_recursion(2, 1)), 1, len(moves) + 1):
        yield Case(f"n = {n}", moves[n - 1], (f, g - 1), f"(f, g) = ({f}, {g})")


def _formulas(n: int, f_less: int, g_less: int) -> tuple[object, object]:
    """Return what (4) and (5) give, with the numbers that they subtract, exactly."""
    root = Quadratic(Fraction(0), Fraction(1), 3)
    powers = [real(1)]
    for _ in range(n + 1):
        powers.append(powers[-1] * (root + 2))
    u, v = powers[n], powers[n + 1]
    first = (root + 1) * u
    assert isinstance(first, Quadratic)
    assert isinstance(v, Quadratic)
    return (first + first.conjugate() - f_less) / 4, (v + v.conjugate() - g_less) / 2


def _formulas_4_5(start: int, f_less: int, g_less: int) -> Iterator[Case]:
    for n, (f, g) in islice(enumerate(_recursion(2, 1)), start, 41):
        said_f, said_g = _formulas(n, f_less, g_less)
        yield Case((f"n = {n}", "formula (4)"), str(said_f), str(f))
        why = f"the recursion (f, g) → (f + g, 2f + 3g + 1), from (0, 2), gives ({f}, {g})"
        yield Case((f"n = {n}", "formula (5)"), str(said_g), str(g), why)


@SECTION.claim(
    "eq-4-5",
    "Explicit formulas (4) and (5)",
    kind="claim",
    place="Equations (4) and (5)",
    uses=["ex-4"],
    repaired={"g_less": 0},
)
def eq_4_5(f_less: int = 2, g_less: int = 2) -> Iterator[Case]:
    r"""For $k=2$ and $n \ge 1$,
    $f_n^1=\frac{(1+\sqrt3)(2+\sqrt3)^n+(1-\sqrt3)(2-\sqrt3)^n-2}{4}$ and
    $g_n^1=\frac{(2+\sqrt3)^{n+1}+(2-\sqrt3)^{n+1}-2}{2}$.

    Both sides are computed exactly, the left ones by the recursion of Theorem 3. The formulas are
    for the moves of Type III, so $n$ begins at 1; at $n=0$ the second fails in the same way.
    """
    yield from _formulas_4_5(1, f_less, g_less)


@SECTION.corrected(
    "eq-4-5",
    went_wrong=r"""
    The right side of (5) is $g_n^1-1$, the second part of the move of Type III, which the words
    before it announce; it is not $g_n^1$ as Theorem 3 defines it. Without the $-2$ in its numerator
    it is $g_n^1$.
    """,
    severity="misprint",
    perturbed=[{"g_less": 2}, {"f_less": 0}, {"f_less": 6}, {"g_less": -2}],
)
def eq_4_5_corrected(f_less: int = 2, g_less: int = 0) -> Iterator[Case]:
    r"""For $k=2$ and $n \ge 0$,
    $f_n^1=\frac{(1+\sqrt3)(2+\sqrt3)^n+(1-\sqrt3)(2-\sqrt3)^n-2}{4}$ and
    $g_n^1=\frac{(2+\sqrt3)^{n+1}+(2-\sqrt3)^{n+1}}{2}$. The moves of Type III are
    $(f_n^1,g_n^1-1)$ for $n \ge 1$.

    Both sides are computed exactly for $n \le 40$. And an induction covers all $n$: with letters
    $u$ and $v$ for $(2+\sqrt3)^n$ and $(2-\sqrt3)^n$, sympy confirms that the formulas satisfy
    the recursion of Theorem 3; the case $n=0$ is among those computed.
    """
    import sympy

    yield from _formulas_4_5(NATURALS.first, f_less, g_less)
    u, v = sympy.symbols("u v")
    root = sympy.sqrt(3)
    f = ((1 + root) * u + (1 - root) * v - f_less) / 4
    g = ((2 + root) * u + (2 - root) * v - g_less) / 2
    step = {u: (2 + root) * u, v: (2 - root) * v}
    for name, left, right in (("f", f, f + g), ("g", g, 2 * f + 3 * g + 1)):
        after = left.subs(step, simultaneous=True)
        yield Case(f"{name} from n to n + 1, for every n", 0, sympy.expand(after - right))


_EX_5 = {
    1: ((2, 10), (13, 63), (77, 372)),
    2: ((3, 16), (20, 98), (119, 576)),
    3: ((4, 22), (27, 133), (163, 780)),
}
_EX_5_MENDED = {**_EX_5, 3: ((4, 22), (27, 133), (161, 780))}


def _extra_for_4(moves: Mapping[int, Sequence[Position]]) -> Iterator[Case]:
    yield Case("values of i", sorted(moves), list(range(1, 4)))
    for i, said in moves.items():
        for n, ((f, g), (f2, g2)) in enumerate(islice(pairwise(_recursion(4, i)), len(said)), 1):
            why = f"f = {f} + {g} = {f2}, g - 1 = 4·{f} + 5·{g} + {i} - 1 = {g2 - 1}"
            yield Case((f"i = {i}", f"n = {n}"), said[n - 1], (f2, g2 - 1), why)


@SECTION.claim("ex-5", "Extra moves for k = 4", uses=["thm-3"], repaired={"moves": _EX_5_MENDED})
def ex_5(moves: Mapping[int, Sequence[Position]] = _EX_5) -> Iterator[Case]:
    r"""For $k=4$ the moves of Type III begin with $(2,10)$, $(13,63)$, $(77,372)$ for $i=1$, with
    $(3,16)$, $(20,98)$, $(119,576)$ for $i=2$, and with $(4,22)$, $(27,133)$, $(163,780)$ for
    $i=3$.

    All nine moves are computed by the recursion of Theorem 3.
    """
    yield from _extra_for_4(moves)


@SECTION.corrected(
    "ex-5",
    went_wrong=r"""
    One misprint among the nine moves: for $i=3$ the third is $(161,780)$, since
    $f_3=f_2+g_2=27+134$.
    """,
    severity="misprint",
    perturbed=[
        {"moves": _EX_5},
        {"moves": {**_EX_5_MENDED, 1: ((2, 10), (13, 64))}},
        {"moves": {**_EX_5_MENDED, 2: ((3, 15),)}},
        {"moves": {1: _EX_5[1], 2: _EX_5[2]}},
    ],
)
def ex_5_corrected(moves: Mapping[int, Sequence[Position]] = _EX_5_MENDED) -> Iterator[Case]:
    r"""For $k=4$ the moves of Type III begin with $(2,10)$, $(13,63)$, $(77,372)$ for $i=1$, with
    $(3,16)$, $(20,98)$, $(119,576)$ for $i=2$, and with $(4,22)$, $(27,133)$, $(161,780)$ for
    $i=3$.

    All nine moves are computed by the recursion of Theorem 3.
    """
    yield from _extra_for_4(moves)


SECTION.decided(
    "thm-3",
    for_each(theorem_3),
    how=r"""All rules are in the formula, those of Type III by digits: in the numeration of
    Ostrowski with the period $k, 1$, $f_n^i$ is $i+1$ followed by digits $i$, and $g_n^i$ is $i,
    k+1$ followed by zeros. The formula says that these are the pairs of the recursion: $(0,i+1)$
    is one, and the others are those that come from one, by $f=u+v$ and $g=kf+v+i$, which is
    $ku+(k+1)v+i$; as $g>v$, there are no more, by induction. $\alpha$ and $\beta$ are in closed
    form, $(1+\sqrt{1+4/k})/2$ and $k\alpha+1$. Then it says that the pairs of $S_k$ solve the
    game: every move makes the position smaller, no move leads from $S_k$ to $S_k$, and from every
    other position one does.""",
    within=WITHIN,
    wrong=[
        theorem_3(2, less=0),
        theorem_3(2, shown=()),
        theorem_3(2, width=1),
        theorem_3(3, shown=(2,)),
    ],
)
