r"""Results of our own in the chapter *Games for a given continued fraction*: the greedy rule."""

from collections.abc import Iterator
from itertools import combinations, count, takewhile

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.complementary import Candidates
from chromdocs.games.game import Position
from chromdocs.games.greedy import base, greedy_moves
from chromdocs.numbers.certified import Real
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.real import real
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 9
SECTION = Section(PAPER, "Games for a given continued fraction")

GRID = 60  # heaps of games that the solver is asked for, whatever the bound


def _pairs(alpha: Real, to: int) -> list[Position]:
    """Return the pairs of multiples of alpha and its partner, rounded down, up to *to*."""
    beta = (1 - alpha.inverse()).inverse()
    found = ((alpha.floor_times(n), beta.floor_times(n)) for n in count())
    return list(takewhile(lambda pair: pair[1] <= to, found))


@SECTION.claim(
    "two-letters",
    "The greedy moves for [1; k, m, k, m, ...] if m divides k",
    bound=500,
    unit="heaps of",
    kind="theorem",
    place="One step further: [1; k, m, k, m, …]",
    uses=["overshoot"],
    proof="learn/continued-fractions/#two-letters",
    searched=searched(
        "Goldberg and Fraenkel (2018) give rules for every irrational number; only the abstract "
        "could be read. On the greedy moves nothing was found but Remark 7 of the paper, which "
        "asks."
    ),
    perturbed=[{"all_t": True}, {"start": 0}, {"trace": 1}, {"less": 0}],
)
def two_letters(
    bound: int,
    solve: Solve,
    all_t: bool = False,
    start: int = 1,
    trace: int = 2,
    less: int = 1,
) -> Iterator[Case]:
    r"""Let $m$ divide $k$, $c=k/m$ and $\alpha=[1;k,m,k,m,\dots]$, with the pairs $(a_n,b_n)$ of
    multiples of $\alpha$ and of its partner, rounded down. The greedy rule, begun with
    $k$-Wythoff nim, adjoins exactly the moves $(a_x,b_x-1)$, in both orders, where $x$ runs through
    $k-m$ sequences: one for each $t=1,\dots,k-1$ that $c$ does not divide, with $x_0=1+mt$,
    $x_1=(km+2)x_0-1$ and $x_{r+1}=(km+2)x_r-x_{r-1}$. The P-positions of the game that results
    are the pairs.

    For $k$ up to 9 and every $m$ that divides it, the greedy rule is run on all positions up to the
    bound. Where $1 < m < k$, the game is also solved from its moves, with heaps up to 60.
    """
    for k in range(2, 10):
        for m in (m for m in range(1, k + 1) if k % m == 0):
            number = real(ContinuedFraction((1,), (k, m)).value())
            pairs = _pairs(number, bound + 1)
            said = []
            for t in (t for t in range(1, k) if all_t or t % (k // m)):
                before, x = 1, start + m * t
                while x < len(pairs):
                    said.append((pairs[x][0], pairs[x][1] - less))
                    before, x = x, (k * m + trace) * x - before
            adjoined = greedy_moves(Candidates(number), base(k).moves, bound)
            found = [(s, t) for s, t in adjoined if s < t]
            yield Case(f"k = {k}, m = {m}", sorted(said), found)
            if 1 < m < k:
                played, wanted = game(f"greedy:alpha={number},k={k}"), set(pairs)
                for position, is_p in solve(played).outcomes(min(bound, GRID)):
                    yield Case((f"k = {k}, m = {m}", position), position in wanted, is_p)


@SECTION.claim(
    "greedy-game",
    "The greedy game has the pairs as P-positions",
    bound=60,
    unit="heaps of",
    kind="theorem",
    place="Other sequences",
    uses=["fractions/eq-2"],
    proof="learn/continued-fractions/#greedy-game",
    searched=searched(
        "That every such pair of sequences has an invariant game is a theorem of Larsson, "
        "Hegarty and Fraenkel (2011), and Goldberg and Fraenkel (2018) have other rules. On the "
        "greedy rule nothing was found but the paper."
    ),
    perturbed=[{"wider": 1}, {"shift": 1}, {"always": True}],
)
def greedy_game(
    bound: int, solve: Solve, wider: int = 0, shift: int = 0, always: bool = False
) -> Iterator[Case]:
    r"""Let $1 < \alpha < 2$ be irrational and $(a_n,b_n)$ the multiples of $\alpha$ and of its
    partner, rounded down. Begin with nim, or with $w$-Wythoff nim, and adjoin moves by the greedy
    rule. The pairs $(a_n,b_n)$ are the P-positions of the game that results exactly if none of
    the moves it began with joins two of them.

    For ten $\alpha$ and $w=0,1,2,3,4$, where 0 stands for nim, the game is solved from its moves
    with heaps up to the bound, or to 30 if that is more; and each two pairs are looked at. The
    numbers are chosen so that two pairs that are joined are found early.
    """
    to = max(bound, 30)
    numbers = ("(1+sqrt(5))/2", "sqrt(2)", "sqrt(3)", "(1+sqrt(3))/2", "pi/2", "e/2", "sqrt(5)/2")
    for text in (*numbers, "pi/3", "(3+sqrt(2))/3", "2*sqrt(2)-1"):
        pairs = _pairs(real(text), to)
        for w in range(5):
            joined = any(
                abs((c - a) - (d - b)) < w + wider for (a, b), (c, d) in combinations(pairs, 2)
            )
            found = solve(game(f"greedy:alpha={text},k={w}")).p_positions(to)
            same = [(a, b + shift) for a, b in pairs] == found
            yield Case(f"alpha = {text}, w = {w}", always or not joined, same)
            if not joined:
                yield Case((f"alpha = {text}, w = {w}", "how many"), len(pairs), len(found))
