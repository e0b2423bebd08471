r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 5: the Mouse trap.
"""

from collections.abc import Iterator, Sequence

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.papers.star.claims.formulas_rational import mouse_star, mouse_trap
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 10
SECTION = Section(PAPER, "Section 5")
M_0 = ((1, 1), (3, 3), (3, 4), (4, 4), (4, 7), (6, 6), (6, 7), (6, 10))

_SHORT_LIST = r"""One family of moves is missing: $M_1$ asks for $m<2n-1$ and so leaves out
$\{3n-2,\,6n-5\}$, which is the case $m=2n-1$, for every $n \ge 3$. The first is $\{7,13\}$. With
$m \le 2n-1$ all is well. """


def _a(i: int) -> int:
    return 3 * i // 2


def pairs_up_to(to: int) -> set[Position]:
    """Return the set S of (21), smaller number first: the pairs (a_i, b_i) up to *to*, and 0."""
    return {(0, 0)} | {(_a(i), 3 * i - 1) for i in range(NATURALS.first, (to + 1) // 3 + 1)}


def theorem_5(
    to: int, m_0: Sequence[Position], stops: tuple[int, int], m_3: Sequence[int], least: int
) -> set[Position]:
    """Return the moves of Theorem 5 up to *to*, smaller number first; m stops below 2n - stop."""
    moves = {(0, x) for x in range(1, to + 1)} | set(m_0)
    for n in range(least, to // 3 + 2):
        moves |= {(_a(2 * n - 1), _a(2 * m - 1)) for m in range(n, 2 * n - stops[0])}
        moves |= {(_a(2 * n), _a(2 * m)) for m in range(n, 2 * n - stops[1])}
        moves |= {(_a(2 * n), _a(4 * n - i)) for i in m_3}
    return {move for move in moves if max(move) <= to}


def _symmetric_game(name: str, moves: set[Position]) -> Invariant:
    both = Moves.listed(moves | {move[::-1] for move in moves})
    return invariant(name, "Take one of the listed moves.", 2, both, symmetric=True)


def _trap_against_s(
    bound: int,
    solve: Solve,
    m_0: Sequence[Position],
    stops: tuple[int, int],
    m_3: Sequence[int],
    least: int,
) -> Iterator[Case]:
    pairs = pairs_up_to(bound)
    moves = theorem_5(bound, m_0, stops, m_3, least)
    for position, is_p in solve(_symmetric_game("trap", moves)).outcomes(bound):
        why = f"no move from {position} leads to a P-position, and it is no move itself" * is_p
        yield Case(position, letter(position in pairs), letter(is_p), why)


@SECTION.claim(
    "thm-5",
    "The moves of the Mouse trap",
    bound=300,
    unit="heaps of",
    uses=["mouse-game"],
    repaired={"stops": (0, 2)},
)
def thm_5(
    bound: int,
    solve: Solve,
    m_0: Sequence[Position] = M_0,
    stops: tuple[int, int] = (1, 2),
    m_3: Sequence[int] = (1, 3),
    least: int = 3,
) -> Iterator[Case]:
    r"""With $a_i=\lfloor 3i/2 \rfloor$, let the Mouse trap have the moves
    $M_0=\{(1,1), (3,3), \{3,4\}, (4,4), \{4,7\}, (6,6), \{6,7\}, \{6,10\}\}$,
    $M_1=\{\{a_{2n-1},a_{2m-1}\} : 3 \le n \le m < 2n-1\}$,
    $M_2=\{\{a_{2n},a_{2m}\} : 3 \le n \le m < 2n-2\}$,
    $M_3=\{\{a_{2n},a_{4n-1}\}, \{a_{2n},a_{4n-3}\} : n \ge 3\}$ and
    $M_4=\{\{0,x\} : x \ge 1\}$. Its P-positions are the set $S$ of the Mouse game.

    The five sets are listed as in the preprint, and every position with heaps up to the bound is
    solved with them.
    """
    yield from _trap_against_s(bound, solve, m_0, stops, m_3, least)


@SECTION.corrected(
    "thm-5",
    went_wrong=_SHORT_LIST + "As in the preprint, $(7,13)$ is a P-position outside $S$.",
    perturbed=[
        {"stops": (1, 2)},
        {"stops": (0, 4)},
        {"stops": (-1, 2)},
        {"m_3": (1,)},
        {"m_3": (3,)},
        {"m_0": M_0[:-1]},
        {"least": 4},
    ],
    severity="misprint",
    proof="authors",
)
def thm_5_corrected(
    bound: int,
    solve: Solve,
    m_0: Sequence[Position] = M_0,
    stops: tuple[int, int] = (0, 2),
    m_3: Sequence[int] = (1, 3),
    least: int = 3,
) -> Iterator[Case]:
    r"""With $M_1=\{\{a_{2n-1},a_{2m-1}\} : 3 \le n \le m \le 2n-1\}$ and $M_0, M_2, M_3, M_4$ as
    in the preprint, the P-positions of the Mouse trap are the set $S$ of the Mouse game.

    Every position with heaps up to the bound is solved with these moves.
    """
    yield from _trap_against_s(bound, solve, m_0, stops, m_3, least)


def _moves_against_star(
    bound: int,
    solve: Solve,
    m_0: Sequence[Position],
    stops: tuple[int, int],
    m_3: Sequence[int],
    least: int,
) -> Iterator[Case]:
    moves = theorem_5(bound, m_0, stops, m_3, least)
    mouse_star = _symmetric_game("pairs", pairs_up_to(bound) - {(0, 0)})
    for position, is_p in solve(mouse_star).outcomes(bound):
        if any(position):
            listed = position in moves
            why = f"Theorem 5 {'lists' if listed else 'does not list'} {position} as a move"
            yield Case(position, letter(listed), letter(is_p), why)


@SECTION.claim(
    "rem-4",
    "Those moves are the P-positions of (Mouse game)⋆",
    bound=300,
    unit="heaps of",
    uses=["thm-5", "main-theorem"],
    repaired={"stops": (0, 2)},
)
def rem_4(
    bound: int,
    solve: Solve,
    m_0: Sequence[Position] = M_0,
    stops: tuple[int, int] = (1, 2),
    m_3: Sequence[int] = (1, 3),
    least: int = 3,
) -> Iterator[Case]:
    r"""The moves that Theorem 5 lists are exactly the P-positions, except $(0,0)$, of
    $(\text{Mouse game})^\star$, the game with the moves $\{\lfloor 3i/2 \rfloor, 3i-1\}$,
    $i \ge 1$.

    Every position with heaps up to the bound is solved with these moves, and compared with the
    list of the preprint. With the Mouse game itself in its place the remark would fail at once,
    since $(1,1)$ is a move of the trap and N in the Mouse game.
    """
    yield from _moves_against_star(bound, solve, m_0, stops, m_3, least)


@SECTION.corrected(
    "rem-4",
    went_wrong=_SHORT_LIST + "The remark inherits this from Theorem 5.",
    perturbed=[
        {"stops": (1, 2)},
        {"stops": (0, 1)},
        {"stops": (0, 3)},
        {"m_3": (1,)},
        {"m_0": M_0[1:]},
        {"least": 4},
    ],
    severity="misprint",
    echo="thm-5",
    proof="learn/ornaments/#mouse-trap",
)
def rem_4_corrected(
    bound: int,
    solve: Solve,
    m_0: Sequence[Position] = M_0,
    stops: tuple[int, int] = (0, 2),
    m_3: Sequence[int] = (1, 3),
    least: int = 3,
) -> Iterator[Case]:
    r"""The moves of Theorem 5, with $m \le 2n-1$ in $M_1$, are exactly the P-positions, except
    $(0,0)$, of $(\text{Mouse game})^\star$, the game with the moves
    $\{\lfloor 3i/2 \rfloor, 3i-1\}$, $i \ge 1$.

    Every position with heaps up to the bound is solved with these moves.
    """
    yield from _moves_against_star(bound, solve, m_0, stops, m_3, least)


def _figure_3(bound: int, solve: Solve, stops: tuple[int, int]) -> Iterator[Case]:
    yield from _moves_against_star(bound, solve, M_0, stops, (1, 3), 3)
    blue = set(solve(_symmetric_game("pairs", pairs_up_to(bound) - {(0, 0)})).p_positions(bound))
    red = pairs_up_to(bound)
    for position, is_p in solve(_symmetric_game("blue", blue - {(0, 0)})).outcomes(bound):
        yield Case(("red", position), letter(position in red), letter(is_p))


@SECTION.claim(
    "fig-3",
    "(Mouse game)⋆ and the Mouse trap",
    bound=200,
    unit="heaps of",
    uses=["rem-4"],
    repaired={"stops": (0, 2)},
    doubt="Our copy has the caption, not the drawing, which may show (7, 13). The caption speaks "
    "of the moves of Theorem 5, and fails with them either way.",
)
def fig_3(bound: int, solve: Solve, stops: tuple[int, int] = (1, 2)) -> Iterator[Case]:
    r"""The red diamonds are the moves of $(\text{Mouse game})^\star$, the blue squares its
    P-positions. The blue squares, except $(0,0)$, are the moves of the Mouse trap as Theorem 5
    defines it, and the P-positions of the game with these moves are the red diamonds and $(0,0)$.

    The blue squares are computed from the red diamonds and compared with the list of
    Theorem 5; then the game with the blue moves is solved and compared with the red diamonds.
    """
    yield from _figure_3(bound, solve, stops)


@SECTION.corrected(
    "fig-3",
    went_wrong=_SHORT_LIST + "The drawing may well be right: the slip is in Theorem 5.",
    perturbed=[{"stops": (1, 2)}, {"stops": (0, 3)}],
    severity="misprint",
    echo="thm-5",
    proof="learn/ornaments/#mouse-trap",
)
def fig_3_corrected(bound: int, solve: Solve, stops: tuple[int, int] = (0, 2)) -> Iterator[Case]:
    r"""The blue squares, which are the P-positions of $(\text{Mouse game})^\star$, are $(0,0)$ and
    the moves of Theorem 5 with $m \le 2n-1$ in $M_1$. The P-positions of the game with these moves
    are the red diamonds, which are the moves of $(\text{Mouse game})^\star$, and $(0,0)$.

    Both games are solved, for every position with heaps up to the bound.
    """
    yield from _figure_3(bound, solve, stops)


SECTION.decided(
    "thm-5",
    mouse_trap(),
    how=r"""The moves $M_0$ to $M_4$ are in the formula, and $S$ solves the game.""",
    wrong=[mouse_trap(most=2), mouse_trap(last=2)],
)

SECTION.decided(
    "rem-4",
    mouse_star(),
    how=r"""The moves of Theorem 5, and zero, solve the game whose moves are $S$ without zero.""",
    wrong=[mouse_star(most=2), mouse_star(last=2)],
)

SECTION.decided(
    "fig-3",
    {"(Mouse game)⋆": mouse_star(), "Mouse trap": mouse_trap()},
    how=r"""Both games are solved from their moves.""",
    wrong=[mouse_star(most=2), mouse_trap(most=2)],
)
