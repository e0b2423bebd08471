r"""Results of our own in the chapter *Greedy moves and a threshold*: $\Gamma_k$, its extra moves in
one formula, its rows of Grundy values, its misère play."""

from collections.abc import Iterator
from itertools import count, product, takewhile
from random import Random

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.rows import Row, certified_rows
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.real import real
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 30
SECTION = Section(PAPER, "Greedy moves and a threshold")

NAMED = ("gamma:k=1", "gamma:k=2", "gamma:k=3", "gamma:k=4", "greedy:alpha=sqrt(3),k=0")
TOP = 4  # rows of the named games
SIZE = 3  # of the moves of those drawn by chance
DRAWN = 12  # of these games on two heaps, and as many on three
MISERE = range(2, 8)  # the k whose misère play is looked at


@SECTION.claim(
    "extra-formulas",
    "The extra moves of Γₖ in one formula",
    bound=40,
    unit="n",
    kind="theorem",
    place="One formula",
    uses=["fractions/sec-1-explicit", "fractions/lem-8", "fractions/eq-4-5"],
    proof="learn/greedy-threshold/#formula",
    searched=searched(
        "The paper gives formulas for k = 2 and says that there are others, not as succinct, "
        "which it leaves out. Nothing else was found on these numbers for all k."
    ),
    perturbed=[{"one": 2}, {"shift": 1}, {"sums": False}],
)
def extra_formulas(bound: int, one: int = 1, shift: int = 0, sums: bool = True) -> Iterator[Case]:
    r"""Let $\alpha=[1;k,1,k,\dots]$, with its partner $\beta$, $1\le i<k$ and $n\ge0$; the extra
    moves of $\Gamma_k$ are $(f_n^i,g_n^i-1)$ for $n\ge1$. With $U_{-1}=0$, $U_0=1$,
    $U_{n+1}=(k+2)U_n-U_{n-1}$ and $S_n=U_0+\dots+U_{n-1}$, $S_0=S_{-1}=0$, their numbers are
    $g_n^i=(i+1)\,U_n-U_{n-1}$ and $f_n^i=(i+1)\,S_n-S_{n-1}$. And they consist of multiples of one
    real number, rounded down: $(f_n^i,g_n^i-1)=(\lfloor\alpha x\rfloor,\lfloor\beta x\rfloor)$ with
    $x=\frac{(i+1)\beta-1}{\beta^2-1}\,\beta^n$.

    For $k$ up to 12, every $i$ and $n$ up to the bound, the recursion of the paper is compared with
    both, in exact arithmetic.
    """
    for k in range(2, 13):
        alpha = real(ContinuedFraction((1,), (k, 1)).value())
        beta = (1 - alpha.inverse()).inverse()
        for i in range(1, k):
            f, g = 0, i + 1
            x = (beta * (i + one) - 1) * (beta * beta - 1).inverse()
            before, now = 0, 1  # U
            earlier, total = 0, 0  # S
            for n in range(bound + 1):
                at = f"k = {k}, i = {i}, n = {n}"
                said = ((i + 1) * total - (earlier if sums else 0), (i + 1) * now - before + shift)
                yield Case((at, "sums"), said, (f, g))
                floors = ((alpha * x).floor(), (beta * x).floor())
                yield Case((at, "rounded"), floors, (f, g - 1))
                f, g = f + g, k * f + (k + 1) * g + i
                earlier, total = total, total + now
                before, now = now, (k + 2) * now - before
                x = x * beta


def _games() -> Iterator[tuple[Invariant, Position, list[Position]]]:
    """Yield games, how far their rows are wanted, and the moves not on the last heap alone."""
    for name in NAMED:
        named = game(name)
        assert isinstance(named, Invariant)
        far = [move for move in named.moves.within((TOP, 8 * TOP)) if move[0]]
        yield named, (TOP,), far
    chance = Random(5)
    for heaps, number in product((2, 3), range(DRAWN)):
        vectors = product(range(SIZE + 1), repeat=heaps)
        few = [v for v in vectors if any(v[:-1]) and chance.getrandbits(2) == 0]
        yield _lasting(few, f"{heaps} heaps, game {number}"), (SIZE,) * (heaps - 1), few


def _lasting(few: list[Position], name: str) -> Invariant:
    """Return the game with these *few* moves and all moves on the last heap."""
    listed = Moves.listed(few)

    def within(position: Position) -> Iterator[Position]:
        yield from listed.within(position)
        none = (0,) * (len(position) - 1)
        yield from ((*none, t) for t in range(position[-1], 0, -1))

    def contains(move: Position) -> bool:
        return listed.contains(move) or (not any(move[:-1]) and move[-1] > 0)

    heaps = len(few[0]) if few else 2
    rule = "Take any number from the last heap, or one of some vectors."
    return invariant(name, rule, heaps, Moves(contains, within))


@SECTION.claim(
    "periodic-rows",
    "Rows of Grundy values become additively periodic",
    bound=150,
    unit="columns",
    kind="theorem",
    place="Rows",
    uses=["fractions/thm-3"],
    proof="learn/greedy-threshold/#rows",
    searched=searched(
        "For Wythoff nim and kindred games this is a theorem of Dress, Flammenkamp and Pink "
        "(1999), and Landman has a proof by finite state, on which ours is modelled. Of the first "
        "only the abstract could be read: its class of games may contain those here, and we "
        "do not call the theorem new."
    ),
    perturbed=[{"shift": 1}, {"more": 1}, {"fewer": 1}],
)
def periodic_rows(
    bound: int, solve: Solve, shift: int = 0, more: int = 0, fewer: int = 0
) -> Iterator[Case]:
    r"""Let an invariant game on $d+1$ heaps contain every move that takes from the last heap alone,
    and for each $s\in\mathbb N_0^d$, $s\ne0$, only finitely many moves $(s,t)$. Let $g$ be its
    Grundy values, and for $x\in\mathbb N_0^d$ let $C$ be the number of moves $(s,t)$ with
    $0\ne s\le x$. Then $|g(x,y)-y|\le C$ for all $y$, and there is a $p\ge1$ such that
    $g(x,y+p)=g(x,y)+p$ for all large $y$. So it is in $\Gamma_k$, in $k$-Wythoff nim, and in every
    game that the greedy rule makes of nim or of $k$-Wythoff nim.

    For $\Gamma_1$ to $\Gamma_4$, a greedy game, and twelve games on two heaps and twelve on three
    whose moves were drawn by chance, periods are found by a state that comes back. The values that
    a search finds, up to the bound, are compared with the bounds, with the periods, and with the
    values that the state gives.
    """
    for played, top, few in _games():
        solver = solve(played)
        for x, row in certified_rows(few, top).items():
            size = sum(all(s <= heap for s, heap in zip(m, x, strict=False)) for m in few)
            found = [solver.grundy((*x, y)) for y in range(bound + 1)]
            off = max(abs(value - y) for y, value in enumerate(found))
            at = (played.name, x)
            yield Case((*at, "bounded"), True, off <= max(0, size - fewer), f"{off} of {size}")
            yield Case((*at, "values"), [row.value(y) for y in range(bound + 1)], found)
            yield from _repeats(at, row, found, len(row.cycle) + more, shift)


def _repeats(
    at: tuple[str, Position], row: Row, found: list[int], period: int, shift: int
) -> Iterator[Case]:
    """Compare values with those one *period* earlier, after the start of the *row*."""
    for y in range(len(row.before) + period, len(found)):
        yield Case((*at, y), found[y - period] + period + shift, found[y])


@SECTION.claim(
    "gamma-misere",
    "Misère Γₖ shares no P-position with Γₖ",
    bound=1_500,
    unit="heaps of",
    kind="conjecture",
    place="The last move loses",
    uses=["fractions/thm-3"],
    proof="none",
    searched=searched(
        "Games whose normal and misère P-positions are disjoint are called pet by Gurvich, in a "
        "report of the year 2012. He shows that k-Wythoff nim is pet for k ≥ 2, and that Wythoff "
        "nim is not; only the beginning could be read. On the misère play of Γ_k nothing was found."
    ),
    perturbed=[{"least": 1}, {"misere": False}, {"apart": 0}],
)
def gamma_misere(
    bound: int, solve: Solve, least: int = 2, misere: bool = True, apart: int = 1
) -> Iterator[Case]:
    r"""Let $k\ge2$. No position is a P-position of $\Gamma_k$ both in normal and in misère play.
    More exactly, let $(a_n,b_n)$ be the normal P-positions. For each $n\ge1$ but $n=k+1$ there is a
    misère P-position $(a_n,y)$ with $y<b_n$: whoever has to move from $(a_n,b_n)$ wins misère play
    by taking from the heap $b_n$. From $(a_{k+1},b_{k+1})$ the extra move $(k,k^2+2k-2)$ wins.

    For $k$ from 2 to 7 both are solved from the moves, with heaps up to the bound, and the normal
    P-positions are compared with the pairs $(\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor)$.
    """
    for k in range(least, 8):
        played = game(f"gamma:k={k}")
        normal = solve(played).p_positions(bound)
        alpha = real(ContinuedFraction((1,), (k, 1)).value())
        beta = (1 - alpha.inverse()).inverse()
        pairs = ((alpha.floor_times(n), beta.floor_times(n)) for n in count())
        yield Case((f"k = {k}", "pairs"), [*takewhile(lambda p: p[1] <= bound, pairs)], normal)
        lost = solve(played, misere=misere).p_positions(bound)
        mate = {p[side]: p[1 - side] for p in lost for side in (0, 1)}
        for n, (a, b) in enumerate(normal[1:], 1):
            at = f"k = {k}, n = {n}"
            if n == k + apart:
                left = (a - k, b - (k * k + 2 * k - 2))
                yield Case((at, "the extra move"), True, mate.get(left[0]) == left[1])
            else:
                yield Case(at, True, mate.get(a, bound) < b)
