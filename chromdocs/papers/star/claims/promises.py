r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

The abstract and Section 1.2: the Mouse trap, how many games there are, and closed forms.
"""

from collections.abc import Callable, Iterator
from itertools import combinations
from math import gcd

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.catalogue import game
from chromdocs.games.mousetrap import M_0
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
LAST_CLASS = 7
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


Rule = Callable[[int, int], bool]  # of the numbers s <= t that a move takes


def _trap(s: int, t: int, below: int = 1) -> bool:
    """Tell whether Theorem 5, with m <= 2n - 1 in M_1, lists a move."""
    n, m = (s + 2) // 3, (t + 2) // 3  # s = a_(2n-1) = 3n - 2 or a_2n = 3n
    if (s, t) in M_0 or s == 0 < t:
        return True
    if s < 7:
        return False
    if s % 3 == 1:
        return t % 3 == 1 and m <= 2 * n - below
    return s % 3 == 0 and (
        (t % 3 == 0 and t // 3 < 2 * (s // 3) - 2) or t in (2 * s - 2, 2 * s - 5)
    )


def _sunk(q: int, s: int, t: int, first: int = 0) -> bool:
    """Tell whether Theorem 6, with n >= *first* in (40), lists a move of the game of Class *q*."""
    return s == 0 < t or (s // q == t // q >= first and s % q > 0 and t % q > 0)


@SECTION.claim(
    "abstract-closed-forms",
    "Closed forms for the moves of two families of ornament games",
    kind="claim",
    place="Abstract",
    section="Abstract",
    bound=80,
    unit="heaps of",
    uses=["thm-5", "thm-6"],
    proof="authors",
    perturbed=[{"class_3": 3}, {"below": 2}, {"first": 1}, {"others": 2}],
)
def abstract_closed_forms(
    bound: int, class_3: int = 2, others: int = 1, below: int = 1, first: int = 0
) -> Iterator[Case]:
    r"""The moves of ornament games have closed forms. The paper gives them for the Mouse trap, in
    Theorem 5, and for the subsided games, one in each class, in Theorem 6.

    The abstract does not say of how many games. It is two of the three in Class 3, and one in each
    other class; the third game of Class 3, that of Figure 4, is the first without a form. Both
    forms stand here as the entries of these theorems mend them, so that their slips count once.
    For every class up to 7 the games are made by search, and each that is there once is compared,
    on all moves up to the bound, with both forms.
    """
    board = [(s, t) for t in range(1, bound + 1) for s in range(t + 1)]
    for q in range(2, LAST_CLASS + 1):
        forms: list[Rule] = [lambda s, t, q=q: _sunk(q, s, t, first)]  # type: ignore[misc]
        forms += [lambda s, t: _trap(s, t, below)] * (q == 3)
        listed = [frozenset(move for move in board if form(*move)) for form in forms]
        games = {
            frozenset(filter(power(rational_pair(p, q, t), 1).moves.contains, board))
            for p in range((q + 1) // 2, q)
            if gcd(p, q) == 1
            for t in range(1 - p, q - p + 1)
        }
        wanted = class_3 if q == 3 else others
        yield Case(f"Class {q}", wanted, sum(form in games for form in listed))
