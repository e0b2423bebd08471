r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 4, the lemmas: moves, axes, rows and columns of invariant subtraction games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.permutation import permutation
from chromdocs.games.star import power
from chromdocs.papers.star.paper import PAPER

ORDER = 8
SECTION = Section(PAPER, "Section 4")
GAMES = 8  # random games in a check
LARGEST_MOVE = 9


def _random_moves(seed: int, least: int) -> Iterator[list[Position]]:
    """Yield sets of 1 to 12 moves (x, y) with x, y from *least* up, without (0, 0), sorted."""
    random = Random(seed)
    for _ in range(GAMES):
        size = random.randint(1, 12)
        drawn = [
            (random.randint(least, LARGEST_MOVE), random.randint(least, LARGEST_MOVE))
            for _ in range(size)
        ]
        yield sorted(set(drawn) - {(0, 0)}) or [(1, 1)]


def _listed(moves: Sequence[Position]) -> Invariant:
    return invariant("random", "Take one of the listed moves.", 2, Moves.listed(moves))


def _marked(moves: Sequence[Position], to: int) -> set[Position]:
    """Return the P-positions: what no earlier P-position has marked as won."""
    won: set[Position] = set()
    lost: set[Position] = set()
    for x in range(to + 1):
        for y in range(to + 1):
            if (x, y) not in won:
                lost.add((x, y))
                won |= {(x + i, y + j) for i, j in moves}
    return lost


@SECTION.claim(
    "lem-5",
    "A move is never a P-position",
    bound=60,
    unit="heaps of",
    perturbed=[{"move_is_p": True}, {"misere": True}],
    proof="elsewhere",
)
def lem_5(
    bound: int, solve: Solve, seed: int = 5, move_is_p: bool = False, misere: bool = False
) -> Iterator[Case]:
    r"""In an invariant subtraction game, in normal play, no move, read as a position, is a
    P-position: a lemma of Larsson, Hegarty and Fraenkel.

    The reason covers every game: from the position $m$ the move $m$ leads to $(0,0)$, which is P.
    Eight random games with up to 12 moves, none larger than $(9,9)$, are solved. The solver is
    compared at every position up to the bound with a second road, which marks what each P-position
    makes N.
    """
    for number, moves in enumerate(_random_moves(seed, 0), 1):
        lost = _marked(moves, bound)
        for position, is_p in solve(_listed(moves), misere=misere).outcomes(bound):
            said = move_is_p if position in moves else position in lost
            yield Case((f"game {number}", position), said, is_p, f"the moves are {moves}")


@SECTION.claim(
    "lem-6",
    "Rows, columns and the axes",
    bound=60,
    unit="heaps of",
    uses=["lem-5"],
    perturbed=[{"least": 0}, {"rows_of": 0}, {"rows_of": 2}, {"axes_of": 1}],
    proof="authors",
)
def lem_6(
    bound: int, solve: Solve, seed: int = 6, least: int = 1, rows_of: int = 1, axes_of: int = 2
) -> Iterator[Case]:
    r"""Let $G$ be an invariant subtraction game on two heaps in which every position with an empty
    heap is P. Then (i) no two P-positions of $G^\star$ lie in one row or one column, and (ii) in
    $G^{\star\star}$ too every position with an empty heap is P.

    The assumption says that no move of $G$ leaves one heap alone: by Lemma 5 such a move would be
    N, and without such moves these positions are terminal. Eight random games of this kind, with
    up to 12 moves, none larger than $(9,9)$: $G$, $G^\star$ and $G^{\star\star}$ are solved up to
    the bound, and the assumption is checked as well.
    """
    for number, moves in enumerate(_random_moves(seed, least), 1):
        solvers = [solve(_listed(moves)), *(solve(power(_listed(moves), n)) for n in (1, 2))]
        why = f"the moves are {moves}"
        for place, times in (("G", 0), ("the axes", axes_of)):
            found = set(solvers[times].p_positions(bound))
            for x in range(bound + 1):
                both = (0, x) in found, (x, 0) in found
                yield Case((f"game {number}", place, x), (True, True), both, why)
        found = set(solvers[rows_of].p_positions(bound))
        for line, i in (("column", 0), ("row", 1)):
            for x in range(bound + 1):
                there = sorted(position for position in found if position[i] == x)
                yield Case((f"game {number}", line, x), there[:1], there, why)


@SECTION.claim(
    "cor-3",
    "Axes are P in G and G⋆⋆",
    bound=100,
    unit="heaps of",
    uses=["lem-6"],
    perturbed=[{"powers": (1,)}, {"powers": (0, 3)}],
    proof="authors",
)
def cor_3(
    bound: int, solve: Solve, seed: int = 3, powers: Sequence[int] = (0, 2)
) -> Iterator[Case]:
    r"""If $G$ is a permutation game, every position with an empty heap is P, in $G$ and in
    $G^{\star\star}$.

    Eight random permutations of $1,\dots,n$, $2 \le n \le 12$, continued by the identity or
    repeated in blocks: both games are solved, and all positions up to the bound with an empty heap
    are looked at.
    """
    random = Random(seed)
    for number in range(GAMES):
        size = random.randint(2, 12)
        images = random.sample(range(1, size + 1), size)
        then = ("identity", "repeat")[number % 2]
        base = replace(permutation(images, then), symmetric=False)
        for times in powers:
            found = set(solve(power(base, times) if times else base).p_positions(bound))
            for x in range(bound + 1):
                both = (0, x) in found, (x, 0) in found
                yield Case((tuple(images), then, times, x), (True, True), both)


@SECTION.claim(
    "lem-7",
    "Above a move in its column all is N",
    bound=100,
    unit="heaps of",
    uses=["lem-6"],
    perturbed=[{"least": 0}, {"above": -3}, {"outcome": "P"}],
    proof="authors",
)
def lem_7(
    bound: int, solve: Solve, seed: int = 7, least: int = 1, above: int = 1, outcome: str = "N"
) -> Iterator[Case]:
    r"""Let $G$ be an invariant subtraction game on two heaps in which every position with an empty
    heap is P, for example a permutation game. If $(x,y)$ is a move of $G$, then $(x,z)$ is N for
    every $z>y$.

    We read N as N in $G$, and then the reason covers every game: the move $(x,y)$ leads from
    $(x,z)$ to $(0,z-y)$, which is P. Eight random games with this property, with up to 12 moves,
    none larger than $(9,9)$, are solved up to the bound; the assumption is checked as well.
    """
    for number, moves in enumerate(_random_moves(seed, least), 1):
        outcomes = dict(solve(_listed(moves)).classes(bound))
        why = f"the moves are {moves}"
        for x in range(bound + 1):
            both = outcomes[0, x], outcomes[x, 0]
            yield Case((f"game {number}", "axes", x), ("P", "P"), both, why)
        for x, y in (move for move in moves if move[0] <= bound):
            for z in range(max(0, y + above), bound + 1):
                yield Case((f"game {number}", (x, z)), outcome, outcomes[x, z], why)
