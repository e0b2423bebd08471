r"""Claims of U. Larsson, *Black & white Nim games*, 31 August 2011.

Section 2: the P-positions of modular black & white nim and of Beatty nim.
"""

from collections.abc import Iterator, Sequence

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.beatty_formulas import WHOLE, WITHIN, at_each, at_each_modulus
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.numbers.certified import Number
from chromdocs.numbers.real import real
from chromdocs.papers.blackwhite.claims import formulas
from chromdocs.papers.blackwhite.claims.background import IRRATIONAL
from chromdocs.papers.blackwhite.conventions import INDEX
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 3
SECTION = Section(PAPER, "Section 2")

_T1_WENT_WRONG = r"""
    Three things are wrong. The terminal position $(0,0)$ is missing. So is $n=0$, which gives
    $(\beta t,t)$: for $\beta=2$ the smallest of these is $(2,1)$, from which no move wins. And the
    coefficient $\beta-1$ of $n$ in the first heap is lost: for $\beta=3$ the printed $n=t=1$ gives
    $(6,4)$, from which the move to $(6,2)$ wins. It is no mere misprint, as the proof argues for
    the printed pairs; three of its steps fail. With all three mended, the pairs are those of
    Theorem 2 of the later paper on chromatic nim.
    """


def _theorem_1(
    bound: int, solve: Solve, terminal: bool, first: int, slope: tuple[int, int], highest: int
) -> Iterator[Case]:
    """Compare (beta·((slope)·n + t), beta·n + t), n from *first*, with brute force."""
    for beta in range(2, 9):
        top = beta * bound
        pairs: set[Position] = {(0, 0)} if terminal else set()
        for n in range(first, bound + 1):
            for t in range(1, beta + highest + 1):
                x, y = beta * ((slope[0] * beta + slope[1]) * n + t), beta * n + t
                pairs |= {(x, y), (y, x)}
        solver = solve(game(f"blackwhite:beta={beta}"))
        for position, is_p in solver.outcomes(top):
            said, found = "P" if position in pairs else "N", "P" if is_p else "N"
            wins = solver.winning_moves(position) if said != found else []
            why = f"the move to {wins[0]} wins" if wins else "no move wins"
            why = why if any(position) else "the player to move from (0, 0) cannot move and loses"
            yield Case(f"beta = {beta}, {position}", said, found, why)


@SECTION.claim(
    "thm-1",
    "Modular black & white nim, integer β ≥ 2",
    bound=18,
    unit="heaps of β times",
    repaired={"terminal": True, "first": 0, "slope": (1, -1)},
)
def thm_1(
    bound: int,
    solve: Solve,
    terminal: bool = False,
    first: int = INDEX.first,
    slope: tuple[int, int] = (0, 1),
) -> Iterator[Case]:
    r"""Let $\beta \ge 2$ be an integer and $S=\{\beta n : n \ge 1\}$. A position $(x,y)$ of 2-pile
    $S$-Nim, with at least one black heap, is a P-position if and only if
    $(x,y)=(\beta(n+t),\,\beta n+t)$ for some integers $n \ge 1$ and $1 \le t \le \beta-1$.

    For $\beta$ from 2 to 8, every position with heaps up to $\beta$ times the bound, one of them
    black, is solved from the rules of the game; with $\beta=8$ and a bound of 18 that reaches all
    pairs with $n \le 1$ and some with $n=2$. Positions are unordered in the paper, so both orders
    of a pair are meant. An empty heap is black, so $(0,0)$ is one of the positions.
    """
    yield from _theorem_1(bound, solve, terminal, first, slope, -1)


@SECTION.corrected(
    "thm-1",
    went_wrong=_T1_WENT_WRONG,
    severity="theorem",
    proof="learn/black-and-white-nim/#modular",
    perturbed=[{"terminal": False}, {"first": 1}, {"slope": (0, 1)}, {"highest": -2}],
)
def thm_1_corrected(
    bound: int,
    solve: Solve,
    terminal: bool = True,
    first: int = 0,
    slope: tuple[int, int] = (1, -1),
    highest: int = -1,
) -> Iterator[Case]:
    r"""Let $\beta \ge 2$ be an integer and $S=\{\beta n : n \ge 1\}$. A position $(x,y)$ of 2-pile
    $S$-Nim, with at least one black heap, is a P-position if and only if it is $(0,0)$ or
    $(x,y)=(\beta((\beta-1)n+t),\,\beta n+t)$ for some integers $n \ge 0$ and
    $1 \le t \le \beta-1$.

    The same $\beta$ and positions as for the printed form.
    """
    yield from _theorem_1(bound, solve, terminal, first, slope, highest)


@SECTION.claim(
    "thm-2",
    "Beatty nim, irrational β > 2",
    bound=100,
    unit="heaps of",
    proof="authors",
    doubt="In the proof our copy calls the sequences (αi) and (βi) complementary, without floors; "
    "those that stand a few lines below are taken to be meant.",
    uses=["sec-2-beatty"],
    perturbed=[
        {"inverses": 2},
        {"first": 1},
        {"betas": ["(1+sqrt(5))/2"]},
        {"betas": ["7/3"]},
    ],
)
def thm_2(
    bound: int,
    solve: Solve,
    inverses: Number = 1,
    first: int = 0,
    betas: Sequence[str] = IRRATIONAL,
) -> Iterator[Case]:
    r"""Let $\beta > 2$ be irrational and $S=\{\lfloor\beta n\rfloor : n \ge 1\}$. A position
    $(x,y)$ of 2-pile $S$-Nim, with at least one black heap, is a P-position if and only if
    $(x,y)=(\lfloor\alpha n\rfloor,\lfloor\beta n\rfloor)$ for some integer $n \ge 0$, where
    $\frac1\alpha+\frac1\beta=1$.

    Eight moduli stand for all: quadratic ones, one of them just above 2, $e$, $\pi$ and a cube
    root, all with exact floors. For each, every position with heaps up to the bound, one of them
    black, is solved from the rules of the game. Positions are unordered in the paper, so both
    orders of a pair are meant.
    """
    for text in betas:
        beta = real(text)
        alpha = (inverses - beta.inverse()).inverse()
        pairs = {(alpha.floor_times(n), beta.floor_times(n)) for n in range(first, bound + 1)}
        pairs |= {(y, x) for x, y in pairs}
        for position, is_p in solve(game(f"blackwhite:beta={text}")).outcomes(bound):
            yield Case(f"beta = {text}, {position}", position in pairs, is_p)


SECTION.decided(
    "thm-1",
    at_each_modulus(lambda beta: formulas.solved(*formulas.modular(beta))),
    how=f"""
    {formulas.RULED}, with the pairs as corrected. A start with two white heaps, of which the
    theorem does not speak, is a P-position there if no move leads from it to a pair or $(0,0)$.
    """,
    wrong=[
        formulas.solved(*formulas.modular(2), zero="false"),
        formulas.solved(*formulas.modular(2, first=1)),
        formulas.solved(*formulas.modular(3, slope=1)),
    ],
    within=WHOLE,
)
SECTION.decided(
    "thm-2",
    at_each(lambda beta: formulas.solved(*formulas.beatty(beta))),
    how=f"""
    {formulas.RULED}, with the pairs as printed. A start with two white heaps, of which the theorem
    does not speak, is a P-position there if no move leads from it to a pair or $(0,0)$.
    """,
    wrong=[
        formulas.solved(*formulas.beatty("(1+sqrt(5))/2")),
        formulas.solved(*formulas.beatty("(3+sqrt(5))/2"), zero="false"),
        formulas.solved(*formulas.beatty("(3+sqrt(5))/2"), leave="black(x) and black(y)"),
    ],
    within=WITHIN,
)
