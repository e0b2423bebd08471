r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 4: games that two stars give back, as far as the paper speaks of them in general.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Moves, invariant
from chromdocs.games.permutation import permutation
from chromdocs.games.star import power
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 8
SECTION = Section(PAPER, "Section 4")
HIGHEST = 9  # on one heap, all sets of moves up to here are tried


def _one_heap(moves: Sequence[int], solve: Solve, to: int) -> tuple[int, ...]:
    """Return the moves up to *to* of the star of a game on one heap."""
    listed = Moves.listed([(n,) for n in moves])
    base = invariant("some moves", "Take one of some numbers.", 1, listed)
    return tuple(n for (n,) in solve(base).p_positions(to) if n)


def _by_hand(moves: Sequence[int], to: int) -> tuple[int, ...]:
    """Return the same from the definition."""
    lost = [0]
    for n in range(1, to + 1):
        if not any(n - move in lost for move in moves):
            lost.append(n)
    return tuple(lost[1:])


def _sets(to: int) -> Iterator[tuple[int, ...]]:
    numbers = range(NATURALS.first, to + 1)
    for size in range(to + 1):
        yield from combinations(numbers, size)


@SECTION.claim(
    "sec-4-affirmative",
    "Where two stars give the game back, the powers converge",
    bound=8,
    unit="moves of",
    kind="claim",
    place="After Question 2",
    uses=["q-2"],
    perturbed=[{"powers": (2, 3)}, {"all_come_back": True}],
    proof="authors",
)
def affirmative(
    bound: int, solve: Solve, powers: Sequence[int] = (2, 4, 6), all_come_back: bool = False
) -> Iterator[Case]:
    r"""If (13) holds for $G$, then $G^{2k}=G$ for all $k$, so that the limit of Question 2 exists.
    Permutation games are another family: there in general $G \ne G^{\star\star}$.

    On one heap, all sets of moves up to 8, or up to the bound if that is smaller: where the
    P-positions of $G^\star$ are the moves of $G$ and 0, the powers 2, 4 and 6 have the moves of $G$
    again. Then the permutation game $2,3,1$, whose moves up to $(9,9)$ two stars change.
    """
    to = min(bound, HIGHEST - 1)
    for moves in _sets(to):
        after = [moves]
        yield Case(f"star of {moves}", _by_hand(moves, to), _one_heap(moves, solve, to))
        for _ in range(max(powers)):
            after.append(_one_heap(after[-1], solve, to))
        if after[2] == moves:
            for k in powers:
                yield Case((f"moves {moves}", f"power {k}"), moves, after[k])
    base = permutation((2, 3, 1))
    twice = set(solve(power(base, 1)).p_positions(9)) - {(0, 0)}
    came_back = twice == set(base.moves.within((9, 9)))
    yield Case("2, 3, 1", all_come_back, came_back, "column 2 has other moves")


@SECTION.claim(
    "q-classify",
    "Which games have G⋆⋆ = G?",
    bound=HIGHEST,
    unit="moves of",
    kind="open",
    place="After (14)",
    uses=["main-theorem", "lem-5"],
    perturbed=[{"counts": (1, 2, 4, 7)}, {"second": "moves"}],
    proof="none",
)
def classify(
    bound: int,
    solve: Solve,
    counts: Sequence[int] = (1, 2, 4, 6, 10, 14, 20, 28, 40, 52),
    second: str = "lost",
) -> Iterator[Case]:
    r"""Classify the invariant subtraction games for which (13) and (14) hold. One part is
    answered in the chapter on the star operator: (13) and (14) say the same, and they hold exactly
    if no move of $G$ is the sum of a move and a P-position other than $\boldsymbol 0$. That is a
    test for one game, and no list of them all. The abstract of the article of 2012 announces
    necessary and sufficient conditions for (14); we could not read it. Our data: on one heap with
    moves up to $n=0,1,\dots,9$ there are 1, 2, 4, 6, 10, 14, 20, 28, 40, 52 such games.

    All sets of moves up to $n$, for $n$ up to 9, or to the bound if that is smaller. Each game and
    its star are solved, and compared with the test.
    """
    for n in range(min(bound, HIGHEST) + 1):
        reflexive = 0
        for moves in _sets(n):
            lost = _one_heap(moves, solve, n)
            came_back = _one_heap(lost, solve, n) == moves
            added = {"lost": lost, "moves": moves}[second]
            passed = not any(m + p in moves for m in moves for p in added)
            yield Case(f"moves {moves}", passed, came_back)
            reflexive += came_back
        if n < len(counts):
            yield Case(f"games with moves up to {n}", counts[n], reflexive)
