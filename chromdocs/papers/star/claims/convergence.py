r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 4: steps in the proofs of Theorems 3 and 4.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.star import power
from chromdocs.papers.star.claims.permuted import permuted, second_road
from chromdocs.papers.star.paper import PAPER

ORDER = 8
SECTION = Section(PAPER, "Section 4")
STEPS = 3  # double stars that are looked at
BOARD = 20  # heaps of positions that are found by a second road


def _listed(moves: Sequence[Position]) -> Invariant:
    return invariant("some moves", "Take one of some vectors.", 2, Moves.listed(moves))


def _off_the_axes() -> list[list[Position]]:
    """Return sets of moves with two positive numbers, the smallest first."""
    random = Random(4)
    first: list[list[Position]] = [[(1, 1)], [(1, 2)], [(2, 2)], [(1, 1), (2, 1)]]
    drawn: list[list[Position]] = [
        sorted({(random.randint(1, 4), random.randint(1, 4)) for _ in range(size)})
        for size in (2, 3, 3, 4, 5, 6)
    ]
    return first + drawn


@SECTION.claim(
    "thm-3/proof-existence",
    "Why no column is without a move",
    bound=90,
    unit="heaps of",
    uses=["lem-6", "lem-7"],
    repaired={"lost_in": 0, "last": 1},
)
def existence(bound: int, solve: Solve, lost_in: int = 2, last: int = 0) -> Iterator[Case]:
    r"""Let $\{0,x\}$ be P in $G$ for all $x \ge 0$, as in every permutation game. If $x_0 \ge 1$ is
    the least column without a move of $G^{\star\star}$, then infinitely many vectors $(x,y)$ with
    $0<x<x_0$ are in $\mathcal{M}(G^{\star\star})$ or in $\mathcal{P}(G^{\star\star})$.

    Of a permutation game this is true for one reason only: there is no such column, and that is
    what is to be proved. So it is put to what the proof uses of $G$. For ten sets of moves off the
    axes, no permutation games: where a column has no move, is the set infinite, that is, does it
    reach the upper half of the board?
    """
    yield from _with_a_gap(bound, solve, lost_in, last)


@SECTION.corrected(
    "thm-3/proof-existence",
    severity="proof step",
    proof="learn/star/#settling",
    went_wrong=r"""
    A gap: the text has no reason for *infinitely many*, and what it uses of $G$ is not enough. In
    the game with the one move $(1,1)$ all positions with an empty heap are P, column 2 has no move
    of $G^{\star\star}$, and the vectors are $(1,0)$ and $(1,1)$. With $\mathcal{P}(G)$ in place of
    $\mathcal{P}(G^{\star\star})$, and $0<x \le x_0$, there is a reason: each $(x_0,y)$ is N in
    $G^\star$, so it is a vector of $\mathcal{P}(G)$ plus one of $\mathcal{M}(G^{\star\star}) \cup
    \{(0,0)\}$, and this takes infinitely many. The theorem stands.
    """,
    perturbed=[{"last": 0}, {"lost_in": 2, "last": 0}, {"above": 1}],
)
def existence_corrected(
    bound: int, solve: Solve, seed: int = 3, lost_in: int = 0, last: int = 1, above: int = 0
) -> Iterator[Case]:
    r"""Let $\{0,x\}$ be P in $G$ for all $x \ge 0$. If $x_0 \ge 1$ is the least column without a
    move of $G^{\star\star}$, then infinitely many vectors $(x,y)$ with $0<x \le x_0$ are in
    $\mathcal{M}(G^{\star\star})$ or in $\mathcal{P}(G)$. In a permutation game there are only
    finitely many, by Lemma 7; so every column has a move of $G^{\star\star}$.

    The same ten sets of moves. And for the games of Theorem 3 each column that the square shows
    whole has a move of $G^{\star\star}$, and all P-positions of $G^{\star\star}$ in it are below
    this move. For rows the text names the bijectivity of $\pi$; we take $\pi$, which it does not
    define, to send the column of a move to its row.
    """
    for one in permuted(seed, bound):
        rows = _rows(set(solve(power(one.game, 1)).p_positions(bound)) - {(0, 0)})
        lost = [p for p in solve(power(one.game, 2)).p_positions(bound) if 0 < p[0] <= one.whole]
        columns = [*range(1, one.whole + 1)]
        yield Case((one.name, "columns with a move"), columns, [x for x in columns if x in rows])
        high = [(x, y) for x, y in lost if y >= rows.get(x, 0) - above]
        yield Case((one.name, "P-positions above a move"), [], high)
    yield from _with_a_gap(bound, solve, lost_in, last)


def _with_a_gap(bound: int, solve: Solve, lost_in: int, last: int) -> Iterator[Case]:
    """Look at games with a column without a move: is the set of the proof infinite?"""
    for moves in _off_the_axes():
        base = _listed(moves)
        yield from second_road(solve, [base], min(bound, BOARD))
        lost = [set(solve(base).p_positions(bound))]
        lost += [set(solve(power(base, n)).p_positions(bound)) for n in (1, 2)]
        twice = lost[1] - {(0, 0)}
        gap = next((x for x in range(1, bound // 4) if all(m[0] != x for m in twice)), None)
        if gap is None:
            continue
        there = [p for p in twice | lost[lost_in] if 0 < p[0] < gap + last]
        high = any(2 * y >= bound for _, y in there)
        why = f"column {gap} has no move of G⋆⋆, and the set ends with row "
        why += str(max((y for _, y in there), default=0))
        yield Case(f"moves {moves}", "infinite", "infinite" if high else "finite", why)


@dataclass(frozen=True)
class _Change:
    """The first column where G^2k and G^(2k+2) differ, and the rows of its moves."""

    at: str
    column: int
    rows: tuple[int, int, int]  # in G^2k, G^(2k+2), G^(2k+4)
    lost: tuple[frozenset[Position], frozenset[Position]]  # P-positions of G^2k and G^(2k+2)


def _changes(bound: int, solve: Solve, seed: int) -> Iterator[_Change]:
    """Yield the changes, for k = 0, 1, 2, that the square up to *bound* shows whole."""
    for one in permuted(seed, bound):
        powers = [one.game, *(power(one.game, n) for n in range(1, 2 * STEPS + 2))]
        lost = [frozenset(solve(each).p_positions(bound)) for each in powers]
        moves = [_rows(one.game.moves.within((bound, bound)))]
        moves += [_rows(odd - {(0, 0)}) for odd in lost[1::2]]  # of G^2, G^4, ...
        for k in range(STEPS):
            old, new, after = moves[k : k + 3]
            column = next((x for x in range(1, one.whole) if old.get(x) != new.get(x)), 0)
            if column in old and column in new and column in after:
                rows = (old[column], new[column], after[column])
                pair = (lost[2 * k], lost[2 * k + 2])
                yield _Change(f"{one.name}, k = {k}", column, rows, pair)


def _again(solve: Solve, seed: int) -> Iterator[Case]:
    """Find some P-positions of each game and of its star by another road."""
    yield from second_road(solve, (one.game for one in permuted(seed, BOARD)), BOARD)


def _rows(moves: Iterable[Position]) -> dict[int, int]:
    """Return the row of the move in each column; there is one in each."""
    return {move[0]: move[1] for move in moves}


@SECTION.claim(
    "thm-4/proof-claim-1",
    "Claim 1: the new move was N",
    bound=100,
    unit="heaps of",
    uses=["thm-3", "lem-5"],
    perturbed=[{"outcome": "P"}, {"of": 1, "outcome": "P"}],
    proof="authors",
)
def claim_1(
    bound: int, solve: Solve, seed: int = 3, outcome: str = "N", of: int = 0
) -> Iterator[Case]:
    r"""Let $G$ be a permutation game, $x_0$ the least column in which the moves $(x_0,y)$ of
    $G^{2k}$ and $(x_0,z)$ of $G^{2k+2}$ differ. Then $(x_0,z)$ is an N-position of $G^{2k}$.

    The games of Theorem 3, $k=0,1,2$, wherever the square up to the bound shows the columns up to
    $x_0$ whole. The powers of the star are solved; for the first two this is done once more, up to
    $(20,20)$, by the second road of the star operator.
    """
    yield from _again(solve, seed)
    for change in _changes(bound, solve, seed):
        position = (change.column, change.rows[1])
        yield Case((change.at, position), outcome, letter(position in change.lost[of]))


@SECTION.claim(
    "thm-4/proof-claim-2",
    "Claim 2: before that column nothing changes",
    bound=100,
    unit="heaps of",
    uses=["thm-3"],
    perturbed=[{"further": 2}, {"further": 4}],
    proof="authors",
)
def claim_2(bound: int, solve: Solve, seed: int = 3, further: int = 0) -> Iterator[Case]:
    r"""With $x_0$ as in Claim 1, a position $(r,s)$ with $r<x_0$ is P in $G^{2k}$ if and only if it
    is P in $G^{2k+2}$.

    As for Claim 1. The proof of Claim 4 uses this for $r=x_0$ as well. It is true there too, by the
    proof in the chapter on the star operator: between $y$ and $z$ column $x_0$ has no P-position.
    """
    yield from _again(solve, seed)
    for change in _changes(bound, solve, seed):
        for r in range(change.column + further):
            before, after = (sorted(p for p in lost if p[0] == r) for lost in change.lost)
            yield Case((change.at, f"column {r}"), before, after)


@SECTION.claim(
    "thm-4/proof-claim-3",
    "Claim 3: the move goes up",
    bound=100,
    unit="heaps of",
    uses=["thm-3"],
    perturbed=[{"up": False}],
    proof="authors",
    doubt="Our copy refers to (4) in this proof, where only (17) makes sense.",
)
def claim_3(bound: int, solve: Solve, seed: int = 3, up: bool = True) -> Iterator[Case]:
    r"""With $x_0$, $y$ and $z$ as in Claim 1, $z>y$.

    As for Claim 1: the same games, powers and columns.
    """
    yield from _again(solve, seed)
    for change in _changes(bound, solve, seed):
        y, z, _ = change.rows
        yield Case((change.at, f"column {change.column}"), up, z > y, f"y = {y}, z = {z}")


@SECTION.claim(
    "thm-4/proof-claim-4",
    "Claim 4: then it stays",
    bound=100,
    unit="heaps of",
    uses=["thm-3"],
    perturbed=[{"before": 0}],
    proof="authors",
)
def claim_4(bound: int, solve: Solve, seed: int = 3, before: int = 1) -> Iterator[Case]:
    r"""With $x_0$ and $z$ as in Claim 1, $(x_0,z)$ is a move of $G^{2k+4}$ too.

    As for Claim 1. The proof leaves out that a move of $G^{2k+3}$ may be in column $x_0$ itself;
    see Claim 2.
    """
    yield from _again(solve, seed)
    for change in _changes(bound, solve, seed):
        where = (change.at, f"column {change.column}")
        yield Case(where, change.rows[before], change.rows[2])
