r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 5.1: steps in the proof of Theorem 5, on the Mouse trap.
"""

from collections.abc import Callable, Iterator, Sequence

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Moves, Position, fits, invariant, subtract
from chromdocs.papers.star.claims.mousetrap import M_0, theorem_5
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 10
SECTION = Section(PAPER, "Section 5.1")
FIRST = 7  # the column where the general part of the proof begins
DIFFERENT = "different remainders, or (30)"


def _a(i: int) -> int:
    return 3 * i // 2


def _b(i: int) -> int:
    return 3 * i - 1


@SECTION.claim(
    "thm-5/proof-figure",
    "The figure that the proof looks at",
    bound=200,
    uses=["fig-3", "fig-4"],
    repaired={"figure": 3},
)
def figure(bound: int, figure: int = 4) -> Iterator[Case]:
    r"""The start of the proof, columns up to 11, can be read off Figure 4, which shows the Mouse
    trap: the pairs $\{\lfloor 3n/2\rfloor, 3n-1\}$, $n \ge 1$, and its moves.

    Section 5.1 refers to Figure 4 three times. The pairs of a figure come from the offsets in its
    caption.
    """
    yield from _figure(bound, figure)


def _figure(bound: int, figure: int) -> Iterator[Case]:
    delta, gamma = {3: (0, 1), 4: (-1, 2), 5: (1, 0)}[figure]  # in thirds
    for n in range(NATURALS.first, bound + 1):
        shown = {(3 * n - delta) // 2, 3 * n - gamma}
        yield Case(f"n = {n}", sorted({_a(n), _b(n)}), sorted(shown))


@SECTION.corrected(
    "thm-5/proof-figure",
    went_wrong=r"""
    Figure 4 has the offsets $\delta=-1/3$, $\gamma=2/3$: it is a relative, with the pairs
    $\{1,2\},\{3,4\},\{5,7\},\dots$ The Mouse trap is in Figure 3. The theorem is untouched.
    """,
    severity="misprint",
    proof="learn/ornaments/#clock",
    perturbed=[{"figure": 4}, {"figure": 5}],
)
def figure_corrected(bound: int, figure: int = 3) -> Iterator[Case]:
    r"""The Mouse trap is shown in Figure 3: the pairs of its caption are
    $\{\lfloor 3n/2\rfloor, 3n-1\}$, $n \ge 1$.

    The offsets of the Mouse game in (34) and (35) are $\delta=0$ and $\gamma=1/3$.
    """
    yield from _figure(bound, figure)


@SECTION.claim(
    "thm-5/proof-start",
    "The first six columns",
    uses=["mouse-game"],
    perturbed=[{"m_0": M_0[:-1]}, {"m_0": M_0[1:]}, {"last": 5}],
)
def start(solve: Solve, m_0: Sequence[Position] = M_0, last: int = 6) -> Iterator[Case]:
    r"""With the moves in $M_0$, and those on one heap, the P-positions $(x,y)$ with $x<y$ and
    $x \le 6$, but for $(0,0)$, are $(1,2)$, $(3,5)$, $(4,8)$ and $(6,11)$.

    The game with these moves is solved up to $(30,30)$. In each of the columns 0 to 6 a P-position
    is found, and a column has one at most, as all moves on one heap are allowed. So the check is
    complete.
    """
    moves = {*m_0, *(move[::-1] for move in m_0)}
    moves |= {move for n in range(1, 31) for move in ((0, n), (n, 0))}
    game = invariant("start", "Take a listed move.", 2, Moves.listed(moves))
    lost = {x: y for x, y in solve(game).p_positions(30) if x <= last}
    yield Case("columns with a P-position", list(range(last + 1)), sorted(lost))
    said = [(_a(i), _b(i)) for i in range(1, 5)]
    yield Case("above the diagonal", said, sorted((x, y) for x, y in lost.items() if x < y))


def _left_over(bound: int, stop: int) -> Iterator[tuple[Position, set[Position]]]:
    """Yield the positions that the proof's three classes leave, and the moves; X from column 7."""
    moves = theorem_5(bound, M_0, (stop, 2), (1, 3), 3)
    last = 2 * bound // 3
    for i in range(1, last + 1):
        for j in range(i, last + 1):
            position = (_a(i), _a(j))
            in_fan = position[0] >= FIRST and position[1] <= min(bound, _b(i) - 1)
            if in_fan and position not in moves:
                yield position, moves


def _parities(bound: int, stop: int, forms: Sequence[int]) -> Iterator[Case]:
    for (x, y), _ in _left_over(bound, stop):
        n = x // 3
        excepted = x % 3 == 0 and y in [3 * (2 * n - form) for form in forms]
        found = DIFFERENT if x % 3 != y % 3 or excepted else "the same"
        yield Case((x, y), DIFFERENT, found, "by division by 3")


@SECTION.claim(
    "thm-5/proof-28",
    "What is left has indices of different parity",
    bound=150,
    unit="heaps of",
    uses=["mouse-game"],
    repaired={"stop": 0},
)
def parity(bound: int, stop: int = 1, forms: Sequence[int] = (1, 2)) -> Iterator[Case]:
    r"""Let $(X,Y)=(a_i,a_j)$ with $7 \le X$, $i \le j$ and $a_j<b_i$ be no move. Then
    $i \not\equiv j \pmod 2$, which is $X \not\equiv Y \pmod 3$, or the position is
    $(a_{2n},a_{4n-2})$ or $(a_{2n},a_{4n-4})$: (28), (29) and (30).

    The moves are those of the preprint, and all positions with heaps up to the bound are tried.
    """
    yield from _parities(bound, stop, forms)


@SECTION.corrected(
    "thm-5/proof-28",
    went_wrong=r"""
    $(7,13)=(a_5,a_9)$ is no move by the $M_1$ of the preprint, and both indices are odd. With
    $m \le 2n-1$ in $M_1$ the step is right, so that the proof shows which bound was meant.
    """,
    severity="misprint",
    echo="thm-5",
    proof="authors",
    perturbed=[{"stop": 1}, {"forms": (1,)}, {"forms": ()}],
)
def parity_corrected(bound: int, stop: int = 0, forms: Sequence[int] = (1, 2)) -> Iterator[Case]:
    r"""With $m \le 2n-1$ in $M_1$: let $(X,Y)=(a_i,a_j)$ with $7 \le X$, $i \le j$ and $a_j<b_i$ be
    no move. Then $i \not\equiv j \pmod 2$, or the position is $(a_{2n},a_{4n-2})$ or
    $(a_{2n},a_{4n-4})$.

    All positions with heaps up to the bound are tried.
    """
    yield from _parities(bound, stop, forms)


Goals = Callable[[Position], Position]


def _goal(position: Position) -> Position:
    """Return where Claims 1 to 3 send the next player."""
    x, y = position
    return (5, 3) if (x % 3, y % 3) == (0, 1) else (3, 5)


def _three_claims(bound: int, stop: int, goal: Goals) -> Iterator[Case]:
    for position, moves in _left_over(bound, stop):
        if position[0] % 3 == position[1] % 3 == 1:
            continue  # the three claims say nothing of these
        to = goal(position)
        taken = subtract(position, to) if fits(to, position) else position
        is_move = (min(taken), max(taken)) in moves
        why = f"one would have to take {taken}" * (not is_move)
        yield Case((position, f"to {to}"), "a move", "a move" if is_move else "no move", why)


@SECTION.claim(
    "thm-5/proof-claims",
    "Claims 1 to 3: a move to (5, 3) or (3, 5)",
    bound=150,
    unit="heaps of",
    uses=["star/thm-5/proof-28"],
    repaired={"stop": 0},
)
def three_claims(bound: int, stop: int = 1, goal: Goals = _goal) -> Iterator[Case]:
    r"""Of the positions $(X,Y)=(a_i,a_j)$ with $7 \le X \le Y<b_i$ that are no moves, the next
    player can go to $(5,3)$ if $X \equiv 0$ and $Y \equiv 1 \pmod 3$, to $(3,5)$ if $X \equiv 1$
    and $Y \equiv 0 \pmod 3$, and to $(3,5)$ if $(X,Y)$ is $(a_{2n},a_{4n-2})$ or
    $(a_{2n},a_{4n-4})$.

    The moves are those of the preprint, and all positions with heaps up to the bound are tried.
    """
    yield from _three_claims(bound, stop, goal)


@SECTION.corrected(
    "thm-5/proof-claims",
    went_wrong=r"""
    From $(10,18)$ one would have to take $(7,13)$, which the $M_1$ of the preprint lacks. With
    $m \le 2n-1$ in $M_1$ the claims are right. The worst case that their proofs compute is just the
    missing one, $m=2n-1$.
    """,
    severity="misprint",
    echo="thm-5",
    proof="authors",
    perturbed=[{"stop": 1}, {"goal": lambda at: (3, 5)}, {"goal": lambda at: (5, 3)}],
)
def three_claims_corrected(bound: int, stop: int = 0, goal: Goals = _goal) -> Iterator[Case]:
    r"""With $m \le 2n-1$ in $M_1$, Claims 1, 2 and 3 hold: from the positions
    $(X,Y)=(a_i,a_j)$ with $7 \le X \le Y<b_i$ that are no moves the next player can go to $(5,3)$
    if $X \equiv 0$ and $Y \equiv 1 \pmod 3$, and to $(3,5)$ otherwise.

    All positions with heaps up to the bound are tried.
    """
    yield from _three_claims(bound, stop, goal)
