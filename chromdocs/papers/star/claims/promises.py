r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 1.2: the Mouse trap, and how many games there are.
"""

from collections.abc import Iterator
from itertools import combinations

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.catalogue import game
from chromdocs.games.ornament import distinct_pairs
from chromdocs.games.rational_pair import rational_pair
from chromdocs.games.star import power
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.papers.star.claims.formulas_rational import mouse as mouse_game
from chromdocs.papers.star.claims.formulas_rational import mouse_star, mouse_trap
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 0
SECTION = Section(PAPER, "Section 1")
FINE = 10**6
TRAP = power(rational_pair(2, 3, 0), 1)
ALPHAS = ("sqrt(2)", "(1+sqrt(5))/2", "sqrt(3)", "(5+sqrt(13))/6", "(9+sqrt(3))/6", "(7+sqrt(2))/5")


def _mouse_pairs(bound: int, solve: Solve, zero: bool, less: int) -> Iterator[Case]:
    """Compare {3n/2, 3n - less}, n >= 1, with the P-positions of the trap and the Mouse game."""
    said = {(3 * n // 2, 3 * n - less) for n in range(NATURALS.first, bound + 1)}
    said |= {(0, 0)} if zero else set()
    for name, rules in (("the Mouse trap", TRAP), ("the Mouse game", game("mouse"))):
        lost = {*solve(rules).p_positions(bound)}
        for y in range(bound + 1):
            for x in range(y + 1):
                yield Case((name, (x, y)), letter((x, y) in said), letter((x, y) in lost))


@SECTION.claim(
    "sec-1-mouse",
    "P-positions of the Mouse trap and of the Mouse game",
    kind="claim",
    place="Section 1.2",
    bound=120,
    unit="heaps of",
    uses=["main-theorem", "mouse-game"],
    repaired={"zero": True},
)
def mouse(bound: int, solve: Solve, zero: bool = False) -> Iterator[Case]:
    r"""The P-positions of the Mouse trap are $\{\lfloor 3n/2\rfloor,\,3n-1\}$, $n \in \mathbb{N}$,
    and those of the Mouse game are the same.

    The Mouse trap is $G^\star$, where $G$ has these pairs as its moves. Both games are solved from
    their rules, and each position up to the bound is looked up.
    """
    yield from _mouse_pairs(bound, solve, zero, 1)


@SECTION.corrected(
    "sec-1-mouse",
    severity="small case",
    proof="elsewhere",
    went_wrong=r"""
    $(0,0)$ is forgotten. It is P in both games, and not among the pairs, as $n \ge 1$. In (21) it
    is there.
    """,
    perturbed=[{"zero": False}, {"less": 2}, {"less": 0}],
)
def mouse_corrected(bound: int, solve: Solve, zero: bool = True, less: int = 1) -> Iterator[Case]:
    r"""The P-positions of the Mouse trap are $(0,0)$ and $\{\lfloor 3n/2\rfloor,\,3n-1\}$,
    $n \ge 1$, and those of the Mouse game are the same. The first is due to Larsson, Hegarty and
    Fraenkel, the second to Fraenkel.

    As for the form in the preprint.
    """
    yield from _mouse_pairs(bound, solve, zero, less)


@SECTION.claim(
    "sec-1-countable",
    "Countably many ornament games, uncountably many others",
    kind="claim",
    place="Section 1.2",
    bound=24,
    unit="Class",
    uses=["cor-4"],
    proof="authors",
    perturbed=[{"power": 1}, {"early": 3}],
)
def countable(bound: int, power: int = 2, early: int = 1) -> Iterator[Case]:
    r"""There are only countably many ornament games, since each class has finitely many: fewer
    than $C^2$ in Class $C$. There are uncountably many invariant subtraction games whose
    P-positions are given by irrational Beatty sequences (Larsson, Hegarty and Fraenkel).

    The pairs of Class $C$ are listed, over all $\alpha=p/C$ and all offsets, and counted; finitely
    many in each class are countably many in all. For the second part, each irrational $\alpha$
    between 1 and 2 gives a game, and no two give the same: $\alpha<\alpha'$ give sequences that
    differ at $n=\lceil 1/(\alpha'-\alpha)\rceil$ at the latest, which is tried for 15 pairs.
    """
    for c in range(2, bound + 1):
        yield Case(f"C = {c}", True, distinct_pairs(c) < c**power, f"{distinct_pairs(c)} pairs")
    for pair in combinations(map(Quadratic.parse, ALPHAS), 2):
        low, high = sorted(pair)
        apart = high.floor_times(FINE) - low.floor_times(FINE) - 1
        n = -(-FINE // apart) // early  # at least 1/(high - low), hardly more
        differ = high.floor_times(n) > low.floor_times(n)
        yield Case(f"{low} and {high}, n = {n}", "differ", "differ" if differ else "agree")


SECTION.decided(
    "sec-1-mouse",
    {"Mouse game": mouse_game(), "(Mouse game)⋆": mouse_star(), "Mouse trap": mouse_trap()},
    how=r"""The rules of the Mouse game are in the first formula, and the pairs solve it. The Mouse
    trap is $(\text{Mouse game})^{\star\star}$: the second formula says that its moves are those of
    Theorem 5, as corrected, and the third that the pairs solve the game with these.""",
    wrong=[mouse_trap(most=2), mouse_game(below=2), mouse_game(modulus=2)],
)
