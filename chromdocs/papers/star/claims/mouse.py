r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 5: the Mouse game and the constrained 3-Mouse.
"""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.catalogue import game
from chromdocs.games.constrained_mouse import constrained_mouse
from chromdocs.games.game import Position
from chromdocs.papers.star.claims.formulas_rational import constrained, mouse
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 9
SECTION = Section(PAPER, "Section 5")


def _s(to: int, first: int = NATURALS.first, below: int = 1) -> set[Position]:
    """Return the set S of (21), smaller number first: the pairs (a_i, b_i) up to *to*, and 0."""
    pairs = ((3 * i // 2, 3 * i - below) for i in range(first, to + 1))
    return {(0, 0)} | {(a, b) for a, b in pairs if b <= to}


@SECTION.claim(
    "mouse-game",
    "P-positions of the Mouse game",
    bound=120,
    unit="heaps of",
    kind="claim",
    place="Equations (21) and (22)",
    perturbed=[{"first": 2}, {"below": 2}, {"below": 0}],
    proof="elsewhere",
)
def mouse_game(
    bound: int, solve: Solve, first: int = NATURALS.first, below: int = 1
) -> Iterator[Case]:
    r"""Fraenkel's Mouse game is Wythoff nim, with more moves where $y-x \equiv 0 \pmod 3$: from
    there a player may also go to $(w,z)$ with $w \le x$, $z \le y$ and $|(x-w)-(y-z)| \le 1$. Its
    P-positions are $S=\{\{a_i,b_i\} : i \ge 1\} \cup \{(0,0)\}$ with $a_i=\lfloor 3i/2 \rfloor$
    and $b_i=3i-1$.

    Every position with heaps up to the bound is solved from the rules. The condition as in
    the preprint lets a player take nothing; that is no move here.
    """
    pairs = _s(bound, first, below)
    for position, is_p in solve(game("mouse")).outcomes(bound):
        yield Case(position, letter(position in pairs), letter(is_p))


def _constrained(bound: int, solve: Solve, k: int, nim: str, block: str) -> Iterator[Case]:
    pairs = _s(bound)
    for position, is_p in solve(constrained_mouse(k, nim, block)).outcomes(bound):
        why = "the opponent can forbid every move to a P-position" * is_p
        yield Case(position, letter(position in pairs), letter(is_p), why)


@SECTION.claim(
    "thm-7",
    "The constrained 3-Mouse",
    bound=42,
    unit="heaps of",
    uses=["mouse-game"],
    repaired={"nim": "all", "block": "both"},
)
def thm_7(
    bound: int, solve: Solve, k: int = 3, nim: str = "short", block: str = "any"
) -> Iterator[Case]:
    r"""In the constrained 3-Mouse one moves $(x,y) \to (x-i,y-j)$ with $0 \le |j-i| < 3$. Before
    that, the opponent may forbid one position of this form with $0 < |j-i| < 3$, and $(0,0)$ in
    addition if it is of this form. The P-positions are the set $S$ of the Mouse game.

    The rule to the letter: nothing says that $i$ and $j$ are positive, so the formula covers moves
    on one heap. At most two tokens may be taken from one heap alone, and such moves may be
    forbidden. Every position with heaps up to the bound is solved. The paper introduces the moves
    as those of $k$-Wythoff nim, which allows any number from one heap; where forbidding on one
    heap is allowed, the theorem fails at $(0,1)$ in that reading as well.
    """
    yield from _constrained(bound, solve, k, nim, block)


@SECTION.corrected(
    "thm-7",
    went_wrong=r"""
    The formulas do not except moves on one heap, as they would have to. To the letter, the only
    move from $(0,1)$ can be forbidden, and so $(0,1)$ is a P-position outside $S$. All is well if
    $i$ and $j$ are positive in both formulas, and the moves on one heap are those of $k$-Wythoff
    nim; this is probably meant.
    """,
    perturbed=[{"nim": "short"}, {"block": "any"}, {"k": 4}],
    severity="letter",
    proof="learn/ornaments/#constrained",
)
def thm_7_corrected(
    bound: int, solve: Solve, k: int = 3, nim: str = "all", block: str = "both"
) -> Iterator[Case]:
    r"""In the constrained 3-Mouse one takes any number of tokens from one heap, or from both heaps
    numbers that differ by less than 3. Before that, the opponent may forbid one position that is
    reached by taking different numbers from both heaps, and $(0,0)$ in addition if it is reached
    so. The P-positions are the set $S$ of the Mouse game.

    Every position with heaps up to the bound is solved. There are four readings: moves on one heap
    may be short or of any length, and may be forbidden or not. This is the only one that makes the
    theorem true; if they are short and cannot be forbidden, it fails at $(0,3)$.
    """
    yield from _constrained(bound, solve, k, nim, block)


SECTION.decided(
    "mouse-game",
    mouse(),
    how=r"""The rules are in the formula, and the set $S$ solves them.""",
    wrong=[mouse(below=2), mouse(modulus=2), mouse(width=0)],
)

SECTION.decided(
    "thm-7",
    constrained(),
    how=r"""The next player wins if a P-position is reached on one heap or by taking equal
    numbers, or if two that are not $(0,0)$ are reached by moves that can be forbidden; else the
    opponent forbids all. The formula says that $S$ are the other positions; by induction they
    are the P-positions.""",
    wrong=[constrained(width=2), constrained(width=4)],
)
