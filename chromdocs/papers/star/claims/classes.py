r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 5: pictures of ornament games, and the subsided ones, of which each class has one.
"""

from collections.abc import Callable, Iterator
from math import gcd

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.ornament import ornament
from chromdocs.papers.star.claims.formulas_rational import subsided
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 12
SECTION = Section(PAPER, "Section 5")
LAST_CLASS = 12

Sequence = Callable[[int], int]


def _moves(a: Sequence, b: Sequence, to: int) -> set[Position]:
    """Return the pairs {a_n, b_n}, n = 1, 2, ..., up to *to*, in both orders."""
    pairs = {(a(n), b(n)) for n in range(NATURALS.first, to + 1)}
    return {move for x, y in pairs if max(x, y) <= to for move in ((x, y), (y, x))}


def _game(moves: set[Position]) -> Invariant:
    return invariant("pairs", "Take a pair.", 2, Moves.listed(moves), symmetric=True)


def _class(q: int, to: int) -> set[frozenset[Position]]:
    """Return the distinct ornament games of Class q, each as its moves up to *to*."""
    return {
        frozenset(ornament(p, q, t).moves.within((to, to)))
        for p in range(1, q)
        if gcd(p, q) == 1
        for t in range(1 - p, q - p + 1)
    }


def _picture(
    bound: int, solve: Solve, a: Sequence, b: Sequence, q: int, games: int
) -> Iterator[Case]:
    """Check what all captions say: red and blue are dual, and the game is one of its class."""
    terms = sorted(term for n in range(1, bound + 1) for term in (a(n), b(n)))
    yield Case("a and b up to the bound", [*range(1, bound + 1)], terms[:bound])
    to = max(bound, 4 * q)
    red = _moves(a, b, to)
    blue = set(solve(_game(red)).p_positions(to))
    blue |= {position[::-1] for position in blue}
    for position, is_p in solve(_game(blue - {(0, 0)})).outcomes(bound):
        yield Case(("red", position), position in red or not any(position), is_p)
    members = _class(q, 4 * q)
    yield Case(f"games in Class {q}", games, len(members))
    cut = {position for position in blue if max(position) <= 4 * q} - {(0, 0)}
    yield Case(f"one of Class {q}", True, cut in members)


@SECTION.claim(
    "fig-2",
    "A Class 4 ornament game",
    bound=200,
    unit="heaps of",
    section="Section 1",
    uses=["main-theorem", "cor-4"],
    perturbed=[{"shift": 2}, {"below": 1}, {"games": 3}, {"q": 3}],
    proof="learn/ornaments/#figure-2",
    doubt="Our copy has the caption, not the drawing.",
)
def fig_2(
    bound: int, solve: Solve, shift: int = 1, below: int = 2, q: int = 4, games: int = 4
) -> Iterator[Case]:
    r"""The red diamonds are the moves of the game $G$ of the complementary sequences
    $\lfloor (4n+1)/3 \rfloor$ and $4n-2$, $n \ge 1$, and the blue squares its P-positions. The blue
    squares, except $(0,0)$, are moves of a game whose P-positions are the red diamonds and
    $(0,0)$. This is one of the four ornament games of Class 4.

    The sequences are computed and sorted. $G$ is solved, then the game with the blue moves, for
    every position with heaps up to the bound. The ornament games of Class 4 are built by search
    and told apart by their moves up to $(16,16)$. The periodicity that the caption mentions is not
    checked here.
    """
    yield from _picture(
        bound, solve, lambda n: (4 * n + shift) // 3, lambda n: 4 * n - below, q, games
    )


def _offsets(alpha: int, thirds: int) -> Sequence:
    """Return floor((n - delta)/(alpha/3)), delta = thirds/3, as in (34) and (35)."""
    return lambda n: (3 * n - thirds) // alpha


@SECTION.claim(
    "fig-4",
    "The Class 3 ornament game with offsets −1/3, 2/3",
    bound=200,
    unit="heaps of",
    uses=["cor-4"],
    perturbed=[{"offsets": (-1, 1)}, {"offsets": (0, 2)}, {"games": 4}, {"thirds": (-1, 0)}],
    proof="learn/ornaments/#count",
    doubt="Our copy has the caption, not the drawing.",
)
def fig_4(
    bound: int,
    solve: Solve,
    offsets: tuple[int, int] = (-1, 2),
    games: int = 3,
    thirds: tuple[int, ...] = (0, -1, 1),
) -> Iterator[Case]:
    r"""For $\alpha=2/3$, $\delta=-1/3$, $\beta=1/3$, $\gamma=2/3$ the sequences (34) and (35) are
    complementary; the figure shows the pairs $\{a_n,b_n\}$ and the P-positions of the game with
    these moves. There are only three ornament games of Class 3, and Figures 3, 4 and 5 show all
    of them.

    The sequences are $\lfloor (3n+1)/2 \rfloor$ and $3n-2$. As for Figure 2, the game and its dual
    are solved. The three games of Class 3 are built by search; those of Figures 3, 4 and 5, with
    $\delta=0,-1/3,1/3$ and $\gamma=1/3-\delta$, are found among them, each once.
    """
    a, b = _offsets(2, offsets[0]), _offsets(1, offsets[1])
    yield from _picture(bound, solve, a, b, 3, games)
    shown = {frozenset(ornament(2, 3, t).moves.within((12, 12))) for t in thirds}
    yield Case("Figures 3, 4, 5", shown, _class(3, 12))


@SECTION.claim(
    "fig-5",
    "The subsided Class 3 ornament game",
    bound=200,
    unit="heaps of",
    uses=["thm-6"],
    perturbed=[{"offsets": (0, 1)}, {"offsets": (1, 1)}, {"q": 4}],
    proof="learn/ornaments/#subsided",
    doubt="Our copy has the caption, not the drawing.",
)
def fig_5(
    bound: int, solve: Solve, offsets: tuple[int, int] = (1, 0), q: int = 3
) -> Iterator[Case]:
    r"""For $\alpha=2/3$, $\delta=1/3$, $\beta=1/3$, $\gamma=0$ let $G$ have the moves
    $\{a_n,b_n\}$ of (34) and (35). The blue squares, which are the P-positions of $G$, are except
    for $(0,0)$ the moves of the one game of Class 3 in the family of subsided ornament games.

    The sequences are $\lfloor (3n-1)/2 \rfloor$ and $3n$, those of Theorem 6 for $q=3$, and
    $G$ is solved: a position is P if a heap is empty or if both lie strictly between the same two
    multiples of 3, as Theorem 6 says when $n=0$ is admitted in (40). As for Figure 2, the dual is
    solved, and found once in Class 3.
    """
    a, b = _offsets(2, offsets[0]), _offsets(1, offsets[1])
    for n in range(1, bound + 1):
        yield Case(f"n = {n}", ((q * n - 1) // (q - 1), q * n), (a(n), b(n)))
    for position, is_p in solve(_game(_moves(a, b, bound))).outcomes(bound):
        yield Case(("blue", position), _is_subsided(q, 0, position), is_p)
    yield from _picture(bound, solve, a, b, 3, 3)


def _is_subsided(q: int, first: int, position: Position, ends: int = 1) -> bool:
    """Tell whether Theorem 6 lists *position* as P, where n in (40) starts with *first*."""
    x, y = position
    n = x // q
    inside = all(ends <= heap - q * n <= q - 1 for heap in position)
    return x == 0 or y == 0 or (n >= first and inside)


def _theorem_6(bound: int, solve: Solve, first: int, ends: int, above: int) -> Iterator[Case]:
    for q in range(2, LAST_CLASS + 1):
        moves = _moves(_lower(q, above), _multiple(q), bound)
        for position, is_p in solve(_game(moves)).outcomes(bound):
            why = f"no move fits into {position}" * (is_p and max(position) < q)
            said = _is_subsided(q, first, position, ends)
            yield Case((f"q = {q}", position), letter(said), letter(is_p), why)


def _lower(q: int, above: int) -> Sequence:
    return lambda n: (q * n - above) // (q - 1)


def _multiple(q: int) -> Sequence:
    return lambda n: q * n


@SECTION.claim(
    "thm-6",
    "Subsided ornament games",
    bound=120,
    unit="heaps of",
    uses=["thm-1-ii"],
    repaired={"first": 0},
)
def thm_6(
    bound: int, solve: Solve, first: int = NATURALS.first, ends: int = 1, above: int = 1
) -> Iterator[Case]:
    r"""Let $q \ge 2$ and let $G$ have the moves $\{a_n,b_n\}$, $n \ge 1$, with
    $a_n=\lfloor (qn-1)/(q-1) \rfloor$ and $b_n=qn$. Then $\mathcal{P}(G)$ consists of the
    $\{0,x\}$, $x \ge 0$, and of $S=\{(qn+s,\,qn+t) : s,t \in \{1,\dots,q-1\},\ n \ge 1\}$.

    For $q=2,\dots,12$, the game is solved at every position with heaps up to the bound. The paper
    writes $n \in \mathbb{N}$, and its $\mathbb{N}$ has no 0.
    """
    yield from _theorem_6(bound, solve, first, ends, above)


@SECTION.corrected(
    "thm-6",
    went_wrong=r"""
    The block between 0 and $q$ is left out: $n$ in (40) has to run over the non-negative integers.
    $(1,1)$ is terminal, since every move takes at least $q$ from one heap. The proof includes this
    block, as its case $r=1$.
    """,
    perturbed=[{"first": 1}, {"ends": 2}, {"ends": 0}, {"above": 0}],
    severity="small case",
    proof="learn/ornaments/#subsided",
)
def thm_6_corrected(
    bound: int, solve: Solve, first: int = 0, ends: int = 1, above: int = 1
) -> Iterator[Case]:
    r"""For $q \ge 2$ and $G$ as above, $\mathcal{P}(G)$ consists of the $\{0,x\}$, $x \ge 0$, and
    of $S=\{(qn+s,\,qn+t) : s,t \in \{1,\dots,q-1\},\ n \ge 0\}$.

    For $q=2,\dots,12$, the game is solved at every position with heaps up to the bound.
    """
    yield from _theorem_6(bound, solve, first, ends, above)


def _class_2(bound: int, solve: Solve, games: int, least: int, odd: int) -> Iterator[Case]:
    members = _class(2, 12)
    yield Case("games in Class 2", games, len(members))
    (only,) = members
    moves = _moves(lambda n: 2 * n, lambda n: 2 * n - 1, bound)
    for position, is_p in solve(_game(moves)).outcomes(bound):
        x, y = position
        said = (x == 0 and y >= least) or (x == y and x % 2 == odd and x > 0)
        why = f"{position} is terminal, and the set does not list it" * (not any(position))
        yield Case(position, letter(said), letter(is_p), why)
        if any(position) and y <= 12:
            yield Case(("move of the game in Class 2", position), said, position in only)


@SECTION.claim(
    "class-2",
    "Class 2 is one game",
    bound=100,
    unit="heaps of",
    kind="claim",
    place="Section 5.3",
    uses=["cor-4"],
    repaired={"least": 0},
)
def class_2(
    bound: int, solve: Solve, games: int = 1, least: int = NATURALS.first, odd: int = 1
) -> Iterator[Case]:
    r"""Class 2 has one ornament game, $G^\star$ with $\mathcal{M}(G)=\{\{2n,2n-1\} : n \ge 1\}$.
    There $\mathcal{M}(G^\star) \cup \{(0,0)\} = \mathcal{P}(G) =
    \{(2n-1,2n-1) : n \ge 1\} \cup \{\{0,x\} : x \ge 1\}$.

    Class 2 is built by search, with moves up to $(12,12)$. $G$ is solved at every position with
    heaps up to the bound. The paper has $x \in \mathbb{N}$, and its $\mathbb{N}$ has no 0.
    """
    yield from _class_2(bound, solve, games, least, odd)


@SECTION.corrected(
    "class-2",
    went_wrong=r"""
    The set on the right lacks $(0,0)$: the $x$ in $\{0,x\}$ should run over the non-negative
    integers, as it does in Theorem 6.
    """,
    perturbed=[{"games": 2}, {"least": 1}, {"odd": 0}],
    severity="small case",
    proof="learn/ornaments/#subsided",
)
def class_2_corrected(
    bound: int, solve: Solve, games: int = 1, least: int = 0, odd: int = 1
) -> Iterator[Case]:
    r"""Class 2 has one ornament game, $G^\star$ with $\mathcal{M}(G)=\{\{2n,2n-1\} : n \ge 1\}$.
    There $\mathcal{M}(G^\star) \cup \{(0,0)\} = \mathcal{P}(G) =
    \{(2n-1,2n-1) : n \ge 1\} \cup \{\{0,x\} : x \ge 0\}$.

    Every position up to the bound is compared with the solver, as for the form of the preprint.
    """
    yield from _class_2(bound, solve, games, least, odd)


SECTION.decided(
    "thm-6",
    {f"q = {q}": subsided(q) for q in (2, 3, 4, 5)},
    how=r"""The moves are the pairs, and the positions of $S$, with those that have an empty
    heap, solve the game.""",
    within="q = 2 to 5",
    wrong=[subsided(3, first=2), subsided(3, first=0), subsided(3, more=1)],
)
