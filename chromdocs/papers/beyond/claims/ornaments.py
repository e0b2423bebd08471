r"""Results of our own in the chapter *Mouse, Mouse trap and ornaments*."""

from collections.abc import Iterator, Sequence
from itertools import count, product, takewhile

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Moves, Position, invariant
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 11
SECTION = Section(PAPER, "Mouse, Mouse trap and ornaments")


def _words(length: int) -> Iterator[str]:
    """Yield words of a's and b's where, from the left, b's never outnumber the a's."""
    for letters in product("ab", repeat=length):
        if all(2 * letters[:n].count("a") >= n for n in range(length + 1)):
            yield "".join(letters)


def _partners(word: str, increasing: bool) -> tuple[dict[int, int], set[int]]:
    """Return the partner of each number, and the numbers of a; what is not there comes later.

    If b need not be *increasing*, its first two numbers are exchanged.
    """
    a, b = ([n for n, letter in enumerate(word, 1) if letter == one] for one in "ab")
    b += range(len(word) + 1, len(word) + 1 + len(a) - len(b))
    if not increasing:
        b[:2] = b[1::-1]
    return dict(zip(a + b, b + a, strict=True)), set(a)


@SECTION.claim(
    "partner-lemma",
    "No pair: lower one heap, or the position is in the fan",
    bound=10,
    kind="lemma",
    place="The partner lemma",
    proof="learn/ornaments/#partners",
    searched=searched(
        "Not found in these words. The argument is as old as Wythoff (1907), and we claim no "
        "more than the wording."
    ),
    perturbed=[{"fan": False}, {"increasing": False}, {"strict": False}],
)
def partner_lemma(
    bound: int, fan: bool = True, increasing: bool = True, strict: bool = True
) -> Iterator[Case]:
    r"""Let $a$ and $b$ be complementary and increasing, with $a_i < b_i$ for all $i$, and let the
    partner of $a_i$ be $b_i$ and that of $b_i$ be $a_i$. Take heaps $1 \le x \le y$ that are no
    pair. Then the partner of $x$ is less than $y$, or the partner of $y$ is less than $x$, or
    $x=a_i \le y=a_j < b_i$. In the last case the first two fail.

    All ways to share out the numbers $1,\dots,n$, for $n$ up to the bound, and all heaps up to $n$;
    partners beyond are only known to be larger than $n$.
    """
    for length in range(1, bound + 1):
        for word in _words(length):
            mates, a = _partners(word, increasing)
            for x in range(1, length + 1):
                for y in range(x, length + 1):
                    if mates[x] == y and strict:
                        continue
                    lowers = mates[x] < y or mates[y] < x
                    in_fan = fan and x in a and y in a and y < mates[x]
                    at = f"1, 2, ... in {', '.join(word)}"
                    yield Case((at, (x, y)), True, lowers != in_fan)


def _mouse(to: int) -> set[Position]:
    """Return (0, 0) and the pairs of the Mouse game up to *to*, the smaller number first."""
    pairs = ((3 * i // 2, 3 * i - 1) for i in count(1))
    return {(0, 0), *takewhile(lambda pair: pair[1] <= to, pairs)}


def _in_trap(u: int, v: int, top: int, lower: int, alone: Sequence[int]) -> bool:
    """Tell whether 0 < u <= v are taken from both heaps by one of the four lines."""
    n, m = -(-u // 3), -(-v // 3)
    if (u % 3, v % 3) == (1, 1):
        return m <= 2 * n - top
    if (u % 3, v % 3) == (0, 0):
        return m <= 2 * n - lower or (u == v and u in alone)
    return u % 3 == 0 and (v == 6 * n - 2 or (n >= 2 and v == 6 * n - 5))


@SECTION.claim(
    "trap-lines",
    "The Mouse trap in four lines",
    bound=60,
    unit="heaps of",
    kind="theorem",
    place="The trap in four lines",
    uses=["partner-lemma", "reflexivity"],
    proof="learn/ornaments/#mouse-trap",
    searched=searched(
        "The Mouse game is Fraenkel's (2015), and he and Larsson (2019) have games for longer "
        "rows of such sequences. On the Mouse trap nothing was found but the preprint."
    ),
    perturbed=[{"top": 2}, {"lower": 2}, {"alone": (3,)}, {"alone": (6,)}],
)
def trap_lines(
    bound: int, solve: Solve, top: int = 1, lower: int = 3, alone: Sequence[int] = (3, 6)
) -> Iterator[Case]:
    r"""Take any number of tokens from one heap, or from the two heaps, either way round, one of
    these: $3n-2$ and $3m-2$ with $n \le m \le 2n-1$; $3n$ and $3m$ with $n \le m \le 2n-3$; $3n$
    and $6n-2$, or, if $n \ge 2$, $3n$ and $6n-5$; 3 and 3, or 6 and 6. The P-positions are $(0,0)$
    and the pairs $\{\lfloor 3i/2\rfloor,\,3i-1\}$ of the Mouse game, and the moves on both heaps
    are just the P-positions with two full heaps of (Mouse game)$^\star$.

    The game with these moves is solved, and so is (Mouse game)$^\star$, whose moves are the pairs.
    """
    both = [
        (u, v)
        for u in range(1, bound + 1)
        for v in range(u, bound + 1)
        if _in_trap(u, v, top, lower, alone)
    ]
    nim = [(0, n) for n in range(1, bound + 1)]
    moves = {ordered for move in (*nim, *both) for ordered in (move, move[::-1])}
    trap = invariant("four lines", "Four lines.", 2, Moves.listed(moves), symmetric=True)
    said = _mouse(bound)
    for position, is_p in solve(trap).outcomes(bound):
        yield Case(position, position in said, is_p)
    full = set(both)
    for position, is_p in solve(game("rational-pair:p=2,q=3,t=0")).outcomes(bound):
        if 0 not in position:
            yield Case(("(Mouse game)⋆", position), position in full, is_p)


@SECTION.claim(
    "mouse-repeats",
    "The ornament of the Mouse repeats",
    bound=100,
    unit="heaps of",
    kind="theorem",
    place="The Mouse repeats",
    uses=["trap-lines"],
    proof="learn/ornaments/#periodic",
    searched=searched("On the conjecture nothing was found but the preprint, which makes it."),
    perturbed=[{"edge": (3, 3)}, {"edge": (6, 9)}, {"alone": ()}, {"diagonal": (2, 2)}],
)
def mouse_repeats(
    bound: int,
    solve: Solve,
    edge: Position = (3, 6),
    diagonal: Position = (3, 3),
    alone: Sequence[Position] = ((3, 3), (6, 6)),
) -> Iterator[Case]:
    r"""Let $(u,v)$, $0 < u \le v$, be a P-position of (Mouse game)$^\star$, that is, a move of the
    Mouse trap on both heaps. Then so are $(u,v)+n(3,6)$ for all $n \ge 0$, or, if $(u,v)$ is
    $(3,3)$ or $(6,6)$, all $(u,v)+n(3,3)$. So Conjecture 3 of the paper holds for these pairs, with
    two vectors.

    (Mouse game)$^\star$ is solved from its moves, the pairs $\{\lfloor 3i/2\rfloor,\,3i-1\}$. From
    each P-position as many steps are made as fit below the bound. Those with $u \le 6$ are compared
    with the eight that the paper lists.
    """
    solver = solve(game("rational-pair:p=2,q=3,t=0"))
    lost = {(u, v) for u, v in solver.p_positions(bound) if u}
    small = [(1, 1), (3, 3), (3, 4), (4, 4), (4, 7), (6, 6), (6, 7), (6, 10)]
    first = [(u, v) for u, v in small if v <= bound]
    yield Case("u up to 6", first, sorted((u, v) for u, v in lost if u <= 6))
    for u, v in sorted(lost):
        s, t = diagonal if (u, v) in alone else edge
        for n in range(1, min((bound - u) // s, (bound - v) // t) + 1):
            after = (u + n * s, v + n * t)
            yield Case((f"from {(u, v)}", after), True, tuple(sorted(after)) in lost)


@SECTION.claim(
    "constrained-mice",
    "The constrained k-Mouse, for every k",
    bound=24,
    unit="heaps of",
    kind="theorem",
    place="All constrained Mice",
    uses=["partner-lemma"],
    proof="learn/ornaments/#constrained",
    searched=searched(
        "Larsson (2011) has Wythoff nim with forbidden moves, by another rule. On the "
        "constrained Mouse nothing was found but the preprint, which asks."
    ),
    perturbed=[{"skip": 1}, {"first": 2}, {"more": 1}],
)
def constrained_mice(
    bound: int, solve: Solve, skip: int = 0, first: int = 1, more: int = 0
) -> Iterator[Case]:
    r"""Let $k \ge 3$, and let $d_n$ be the $n$-th positive integer that $k$ does not divide. Let
    $a_n$ be the least positive integer that is no $a_j$ or $b_j$ with $j < n$, and $b_n=a_n+d_n$.
    The P-positions of the constrained $k$-Mouse are $(0,0)$ and the pairs $\{a_n,b_n\}$. This
    answers what the paper asks for $k > 3$.

    The rule is read as in the corrected Theorem 7: all moves of $k$-Wythoff nim are allowed, and up
    to $k-2$ of those that take different positive numbers from the two heaps may be forbidden, and
    the one to $(0,0)$ in addition. For $k$ from 3 to 8 the game is solved from these rules.
    """
    for k in range(3, 9):
        said, used, a = {(0, 0)}, {0}, 0
        for d in (d for d in range(first, bound + 1) if d % (k + more) != skip):
            while a in used:
                a += 1
            used |= {a, a + d}
            said.add((a, a + d))
        for position, is_p in solve(game(f"constrained-mouse:k={k}")).outcomes(bound):
            yield Case((f"k = {k}", position), position in said, is_p)


@SECTION.claim(
    "misere-pairs",
    "A misère game whose P-positions are Beatty pairs",
    bound=60,
    unit="heaps of",
    kind="theorem",
    place="Misère play",
    proof="learn/ornaments/#misere",
    searched=searched(
        "Dufour, Heubach and Larsson (2017) have the star in misère play; only the abstract and "
        "the beginning could be read. An example as the preprint asks for it was not found."
    ),
    perturbed=[{"extra": (1, 3)}, {"extra": (1, 1)}, {"misere": False}, {"apart": 2}],
)
def misere_pairs(
    bound: int,
    solve: Solve,
    extra: Position = (1, 2),
    misere: bool = True,
    apart: int = 1,
) -> Iterator[Case]:
    r"""Take any number of tokens from one heap, or 1 from one heap and 2 from the other, and let
    whoever cannot move win. The P-positions of this invariant game in misère play are
    $\{0,1\}, \{2,3\}, \{4,5\}, \dots$: two sequences $2n$ and $2n+1$ that share out the
    nonnegative integers. This answers a question of the paper.

    The game is solved from its moves, in misère play.
    """
    nim = [(0, n) for n in range(1, bound + 1)]
    moves = {ordered for move in (*nim, extra) for ordered in (move, move[::-1])}
    played = invariant(
        "one heap, or 1 and 2", "One heap, or 1 and 2.", 2, Moves.listed(moves), symmetric=True
    )
    said = {(n, n + apart) for n in range(0, bound + 1, 2)}
    for position, is_p in solve(played, misere=misere).outcomes(bound):
        yield Case(position, position in said, is_p)
