r"""Claims of U. Larsson, *Black & white Nim games*.

Section 2, steps in the proof of Theorem 1, on modular black & white nim.
"""

from collections.abc import Iterator
from itertools import product

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.beatty_formulas import WHOLE, at_each_modulus
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.papers.blackwhite.claims import formulas
from chromdocs.papers.blackwhite.conventions import INDEX
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 4
SECTION = Section(PAPER, "Section 2")
MODULAR = "learn/black-and-white-nim/#slips"

Slope = tuple[int, int]


def _classes(bound: int, first: int, slope: Slope) -> Iterator[Case]:
    """Move on the heap βn + t to another class mod β: is the new pair of the same form?"""
    for beta in range(2, 9):

        def larger(n: int, t: int, beta: int = beta) -> int:
            return beta * ((slope[0] * beta + slope[1]) * n + t)

        for n, t in product(range(first, bound + 1), range(1, beta)):
            x, y = larger(n, t), beta * n + t
            for less in range(y):
                m, s = divmod(less, beta)
                if s != t:
                    same = s > 0 and m >= first and larger(m, s) == x
                    at = f"beta = {beta}, from {(x, y)} to {(x, less)}"
                    yield Case(at, "another form", "the same form" if same else "another form")


@SECTION.claim(
    "thm-1/proof-class",
    "Another class mod β, another form",
    bound=10,
    repaired={"first": 0, "slope": (1, -1)},
)
def thm_1_proof_class(
    bound: int, first: int = INDEX.first, slope: Slope = (0, 1)
) -> Iterator[Case]:
    r"""From $(\beta(n+t),\,\beta n+t)$, a move on the second heap that changes its class mod
    $\beta$ does not lead to a pair of this form.

    For $\beta$ from 2 to 8, all $t$ and $n$ up to the bound, every such move is tried.
    """
    yield from _classes(bound, first, slope)


@SECTION.corrected(
    "thm-1/proof-class",
    went_wrong=r"""
    For $\beta \ge 3$ the printed pairs share heaps: $(3\beta,2\beta+1)$ and $(3\beta,\beta+2)$ are
    both of the form, with $n=2$, $t=1$ and $n=1$, $t=2$. So they cannot be the P-positions of a
    game with these moves. With the lost factor $\beta-1$ the step is right, and Theorem 1 as
    corrected stands.
    """,
    severity="proof step",
    echo="thm-1",
    proof=MODULAR,
    perturbed=[{"slope": (0, 1)}, {"slope": (1, -2)}],
)
def thm_1_proof_class_corrected(
    bound: int, first: int = 0, slope: Slope = (1, -1)
) -> Iterator[Case]:
    r"""From $(\beta((\beta-1)n+t),\,\beta n+t)$, a move on the second heap that changes its class
    mod $\beta$ does not lead to a pair of this form.

    The same moves as for the printed form, and those from pairs with $n=0$. The reason: the first
    heap is $\beta$ times a number that leaves $t$ or, for $t=\beta-1$, 0 when it is divided by
    $\beta-1$; so it determines $n$ and $t$.
    """
    yield from _classes(bound, first, slope)


def _white(i: int, beta: int) -> int:
    """Return the i-th level that is no multiple of *beta*.

    >>> [_white(i, 3) for i in range(1, 6)]
    [1, 2, 4, 5, 7]
    """
    n, t = divmod(i - 1, beta - 1)
    return beta * n + t + 1


def _of_form(beta: int, at: Position, first: int) -> bool:
    """Tell whether a position is (β(n + t), βn + t), n ≥ *first* and 0 < t < β, in either order.

    >>> _of_form(3, (4, 6), 1), _of_form(3, (3, 1), 1), _of_form(3, (3, 1), 0)
    (True, False, True)
    """
    for x, y in (at, at[::-1]):
        n, t = divmod(y, beta)
        if t and n >= first and x == beta * (n + t):
            return True
    return False


def _left(beta: int, start: Position, after: Position, first: int) -> str:
    """Say what a step of the proof leaves."""
    x, y = start
    u, v = after
    if min(after) < 0 or not ((u == x and v < y) or (v == y and u < x)):
        return "no move"
    return "of the form" if _of_form(beta, after, first) else "not of the form"


def _wins(solve: Solve, beta: int, start: Position, after: Position) -> Iterator[Case]:
    """Move from *start* to *after*, which must be legal and leave a P-position."""
    played = game(f"blackwhite:beta={beta}")
    lowers = sum(u < x for x, u in zip(start, after, strict=True)) == 1
    legal = lowers and all(map(int.__ge__, start, after)) and played.board(after)
    found = "not legal" if not legal else "P" if solve(played).is_p(after) else "N"
    yield Case(f"the game, beta = {beta}, from {start} to {after}", "P", found)


def _lower_multiples(bound: int, least: int) -> Iterator[tuple[int, int, Position]]:
    """Yield β, i and positions (βi, y) with y ≥ βi, but (0, 0)."""
    for beta, i, more in product(range(2, 9), range(least, bound + 1), range(3)):
        if i or more:
            yield beta, i, (beta * i, beta * i + more)


def _lowering(bound: int, first: int, least: int, t: int) -> Iterator[Case]:
    for beta, i, (x, y) in _lower_multiples(bound, least):
        after = (x, beta * (i - 1) + t)
        at = f"beta = {beta}, from {(x, y)} to {after}"
        yield Case(at, "of the form", _left(beta, (x, y), after, first))


@SECTION.claim(
    "thm-1/proof-lowering",
    "A move to the form (2) if the multiple of β is the lower heap",
    bound=12,
    unit="i",
    repaired={"first": 0, "least": 1},
)
def thm_1_proof_lowering(bound: int, first: int = INDEX.first, least: int = 0) -> Iterator[Case]:
    r"""If $y \ge x = \beta i$, $i \ge 0$, the heap $y$ can be lowered to a position of the form
    (2), $(\beta(n+t),\,\beta n+t)$ with $n \ge 1$ and $1 \le t \le \beta-1$, for example to $(\beta
    i,\,\beta(i-1)+1)$.

    For $\beta$ from 2 to 8, $i$ up to the bound and three $y$ for each, the move is made, and what
    is left is compared with the form, in either order. The game ends at $(0,0)$, which is left out.
    """
    yield from _lowering(bound, first, least, 1)


@SECTION.corrected(
    "thm-1/proof-lowering",
    went_wrong=r"""
    For $i \ge 2$ it is right, with $n=i-1$ and $t=1$. For $i=0$ there is no such heap, and no
    position $(0,y)$ is of the form; the heap $y$ is to be taken whole. For $i=1$ the pair is
    $(\beta,1)$, which has $n=0$; no pair with $n \ge 1$ has the heap $\beta$. Another matter is
    that the form itself is wrong for $\beta \ge 3$. With the pairs of Theorem 1 as corrected the
    move must change: with $\beta=3$ the one from $(6,6)$ to $(6,4)$ loses, and $(6,2)$ is right.
    """,
    severity="small case",
    proof=MODULAR,
    perturbed=[{"first": 1}, {"least": 0}, {"t": 2}, {"partners": False}],
)
def thm_1_proof_lowering_corrected(
    bound: int, solve: Solve, first: int = 0, least: int = 1, t: int = 1, partners: bool = True
) -> Iterator[Case]:
    r"""If $y \ge x = \beta i$ and $i \ge 1$, the heap $y$ can be lowered to $\beta(i-1)+1$, and
    $(\beta i,\,\beta(i-1)+1)$ is of the form (2) with $n=i-1$ and $t=1$, if $n=0$ is allowed there.
    A P-position of the game is left if $y$ is lowered to the $i$-th white level, or to 0 if $i=0$.

    The same positions as for the printed form; for the second sentence the solver says what is
    left.
    """
    yield from _lowering(bound, first, least, t)
    for beta, i, (x, y) in _lower_multiples(bound, 0):
        white = _white(i, beta) if partners else beta * (i - 1) + 1
        yield from _wins(solve, beta, (x, y), (x, white if i else 0))


def _higher_multiples(bound: int, least: int) -> Iterator[tuple[int, int, int, int]]:
    """Yield β, i, n and t with βi > βn + t and n from *least*."""
    for beta, i in product(range(2, 9), range(bound + 1)):
        for n, t in product(range(least, i), range(1, beta)):
            yield beta, i, n, t


def _higher(bound: int, first: int, factor: bool, less: int) -> Iterator[Case]:
    for beta, i, n, t in _higher_multiples(bound, 0):
        x, y = beta * i, beta * n + t
        if i == n + t:
            found = "of the form" if _of_form(beta, (x, y), first) else "not of the form"
            yield Case(f"beta = {beta}, {(x, y)}", "of the form", found)
            continue
        lowered = (n + t) * (beta if factor else 1)
        after = (lowered, y) if i > n + t else (x, beta * n + i - n - less)
        at = f"beta = {beta}, from {(x, y)} to {after}"
        yield Case(at, "of the form", _left(beta, (x, y), after, first))


@SECTION.claim(
    "thm-1/proof-higher",
    "A move to the form (2) if the multiple of β is the higher heap",
    bound=10,
    unit="i",
    repaired={"first": 0, "factor": True},
)
def thm_1_proof_higher(
    bound: int, first: int = INDEX.first, factor: bool = False
) -> Iterator[Case]:
    r"""Let $\beta i = x > y = \beta n+t$ with $n \ge 0$ and $1 \le t \le \beta-1$. If $i=n+t$, the
    position is of the form (2), $(\beta(n+t),\,\beta n+t)$ with $n \ge 1$. If $i > n+t$, one of
    this form is left if the heap $x$ is lowered to $n+t$; if $n < i < n+t$, if the heap $y$ is
    lowered to $\beta n+(i-n)$.

    For $\beta$ from 2 to 8, $i$ up to the bound and all $n$ and $t$ the move is made, and what is
    left is compared with the form, in either order.
    """
    yield from _higher(bound, first, factor, 0)


@SECTION.corrected(
    "thm-1/proof-higher",
    went_wrong=r"""
    Two slips. The heap $x$ is to be lowered to a multiple of $\beta$, so a factor $\beta$ is lost
    before $n+t$: with $\beta=2$ the step from $(4,1)$ goes to $(1,1)$, which is not even legal. And
    the step takes $n=0$, which the form (2) leaves out; the smallest such position is $(2,1)$.
    Another matter is that the form itself is wrong for $\beta \ge 3$. With the pairs of Theorem 1
    as corrected the moves must change, and $n+t$ becomes $(\beta-1)n+t$: with $\beta=3$ no move
    from $(9,4)$ wins, and the one to $(6,4)$ leaves an N-position.
    """,
    severity="misprint",
    proof=MODULAR,
    perturbed=[{"first": 1}, {"factor": False}, {"less": 1}, {"white": False}],
)
def thm_1_proof_higher_corrected(
    bound: int,
    solve: Solve,
    first: int = 0,
    factor: bool = True,
    less: int = 0,
    white: bool = True,
) -> Iterator[Case]:
    r"""Let $\beta i = x > y = \beta n+t$ with $n \ge 0$ and $1 \le t \le \beta-1$, and allow $n=0$
    in (2). If $i=n+t$, the position is of the form (2). If $i > n+t$, one of this form is left if
    $x$ is lowered to $\beta(n+t)$; if $n < i < n+t$, if $y$ is lowered to $\beta n+(i-n)$. In the
    game, let $j=(\beta-1)n+t$. If $i=j$, this is a P-position. If $i > j$, one is left if $x$ is
    lowered to $\beta j$; if $i < j$, if $y$ is lowered to the $i$-th white level.

    The same positions as for the printed form; for the game the solver says what is left.
    """
    yield from _higher(bound, first, factor, less)
    for beta, i, n, t in _higher_multiples(bound, 0):
        start, number = (beta * i, beta * n + t), ((beta - 1) if white else 1) * n + t
        if i == number:
            found = solve(game(f"blackwhite:beta={beta}")).outcome(start)
            yield Case(f"the game, beta = {beta}, {start}", "P", found)
            continue
        after = (beta * number, start[1]) if i > number else (start[0], _white(i, beta))
        yield from _wins(solve, beta, start, after)


SECTION.decided(
    "thm-1/proof-class",
    at_each_modulus(formulas.another_class),
    how="The statement itself.",
    wrong=[formulas.another_class(3, slope=1), formulas.another_class(4, slope=2)],
    within=WHOLE,
)
SECTION.decided(
    "thm-1/proof-lowering",
    at_each_modulus(formulas.lower_multiple),
    how=f"""
    {formulas.RULED}, with the pairs of Theorem 1 as corrected, which solve it. The $i$-th white
    level is the one in a pair with $\\beta i$; that these are all, in order, is said too.
    """,
    wrong=[
        formulas.lower_multiple(2, first=1),
        formulas.lower_multiple(3, least=0),
        formulas.lower_multiple(3, t=2),
    ],
    within=WHOLE,
)
SECTION.decided(
    "thm-1/proof-higher",
    at_each_modulus(formulas.higher_multiple),
    how="As in the step before, with the numbers of the statement.",
    wrong=[formulas.higher_multiple(2, first=1), formulas.higher_multiple(2, factor=1)],
    within=WHOLE,
)
