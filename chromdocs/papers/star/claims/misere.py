r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 5.6: misère play, where whoever cannot move wins.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Invariant, Moves, Position, fits, invariant, subtract
from chromdocs.numbers.beatty import Beatty
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 14
SECTION = Section(PAPER, "Section 5.6")


def _both(pairs: Sequence[Position]) -> list[Position]:
    """Return the pairs in both orders, sorted."""
    return sorted({*pairs, *((b, a) for a, b in pairs)})


def _misere_p(
    kinds: Sequence[Position], positions: Sequence[Position]
) -> Iterator[tuple[set[Position], set[Position]]]:
    """Yield each symmetric set of moves with (0, 1) in it and its misère P-positions.

    The first of the *kinds* of moves is (0, 1); *positions* come in order. Sets are bits here.
    """
    place = {position: 1 << i for i, position in enumerate(positions)}
    options = [
        [
            (1 << i, place[subtract(position, move)])
            for i, kind in enumerate(kinds)
            for move in {kind, kind[::-1]}
            if fits(move, position)
        ]
        for position in positions
    ]
    for bits in range(1, 1 << len(kinds), 2):
        found = 0
        for i, moves in enumerate(options):
            after = [leads for kind, leads in moves if bits & kind]
            if after and not any(leads & found for leads in after):
                found |= 1 << i
        chosen = {kind for i, kind in enumerate(kinds) if bits >> i & 1}
        yield chosen, {position for position in positions if found & place[position]}


@SECTION.claim(
    "sec-5-6",
    "The misère example",
    bound=400,
    kind="example",
    place="Example",
    uses=["lem-5"],
    perturbed=[
        {"pairs": ((0, 1), (2, 4), (3, 7), (5, 11))},
        {"forced": (3, 1)},
        {"from_there": (4, 3)},
        {"minus": 0},
        {"zero": "P"},
    ],
    proof="authors",
)
def sec_5_6(
    bound: int,
    pairs: Sequence[Position] = ((0, 1), (2, 4), (3, 7), (5, 10)),
    forced: Position = (3, 2),
    from_there: Position = (4, 2),
    minus: int = 1,
    zero: str = "N",
) -> Iterator[Case]:
    r"""The pairs $\{0,1\},\{2,4\},\{3,7\},\{5,10\},\dots$ are the P-positions of the Mouse game
    minus 1 in each coordinate, and complementary on the non-negative integers. No invariant
    subtraction game has them as P-positions in misère play. For $(0,0)$ is N; so $(0,1)$ is P if
    and only if it is a move. As $(3,3)$ is N and no P-position but $(0,1)$ and $(1,0)$ is below it,
    $(3,3)\ominus(0,1)=(3,2)$ must be a move, and it connects $(4,2)$ and $(1,0)$. In misère
    play a P-position can be a move, against Lemma 5; but if $(X,Y)$ is P then
    $(X,Y)\ominus(0,1)$ and $(X,Y)\ominus(1,0)$ are no moves.

    Each step is computed. The first pairs come from $(\lfloor 3n/2\rfloor, 3n-1)$, and the pairs
    cover every number up to the bound once. The rest is checked for each of the
    2,048 symmetric sets of moves below $(3,3)$ or $(2,4)$ that have $(0,1)$; no other move matters
    there, and without $(0,1)$ nothing fits into $(0,1)$, which is then N.
    The paper writes the forced move as $(2,3)$ too, which is the same by symmetry. It does not
    count the case that $(3,3)$ is N because no move fits; that cannot be, as $(0,1)$ is a move.
    Sets that are not symmetric need no trial: $(3,2)$ or $(2,3)$ is a move, and either connects two
    of the pairs.
    """
    to = max(bound, 10)
    ns = range(NATURALS.first, to + 2)
    shifted = [(3 * n // 2 - minus, 3 * n - 1 - minus) for n in ns]
    for pair, said in zip(shifted, pairs, strict=False):
        yield Case(said, said, pair)
    covered = sorted(heap for pair in shifted for heap in pair if heap <= to)
    yield Case("complementary", list(range(to + 1)), covered)
    below = [p for p in _both(shifted[:10]) if fits(p, (3, 3))]
    yield Case("P-positions below (3, 3)", [(0, 1), (1, 0)], below)
    yield Case("the forced move", forced, subtract((3, 3), (0, 1)))
    yield Case("where it leads", (1, 0), subtract(from_there, forced))
    kinds = [
        (x, y)
        for x, y in combinations_with_replacement(range(5), 2)
        if y > 0 and (y <= 3 or x <= 2)
    ]
    square = ((x, y) for x in range(5) for y in range(5))
    positions = [p for p in square if fits(p, (3, 3)) or fits(p, (2, 4)) or fits(p, (4, 2))]
    wanted = {p for p in _both(shifted[:10]) if p in positions}
    for moves, found in _misere_p(kinds, positions):
        at = f"moves {sorted(moves)}"
        yield Case((at, "(0, 0)"), zero, "P" if (0, 0) in found else "N")
        yield Case((at, "(0, 1)"), True, (0, 1) in found)
        yield Case((at, "all P-positions"), False, found == wanted)
        if found - {(3, 3)} == wanted:
            yield Case((at, "without the forced move"), False, forced[::-1] in moves)
        back = {
            subtract(position, least)
            for position in found - {(0, 1), (1, 0)}
            for least in ((0, 1), (1, 0))
            if fits(least, position)
        }
        yield Case((at, "forbidden"), set(), {(min(b), max(b)) for b in back} & moves)


def _differences(pairs: Sequence[Position], to: int) -> set[Position]:
    """Return the differences of two of the pairs, in any order, with no entry above *to*."""
    found: set[Position] = set()
    both = _both(pairs)
    for i, (x, y) in enumerate(both):
        for j in range(i - 1, -1, -1):
            u, v = both[j]
            if x - u > to:
                break
            if 0 <= y - v <= to:
                found.add((x - u, y - v))
    return found


def _largest(pairs: Sequence[Position], to: int) -> Invariant:
    """Return the game with every move that connects no two of the pairs, for heaps up to *to*."""
    no_moves = _differences(pairs, to) | {(0, 0)}

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        cells = ((s, t) for s in range(x, -1, -1) for t in range(y, -1, -1))
        return (cell for cell in cells if cell not in no_moves)

    moves = Moves(lambda move: move not in no_moves, within)
    return invariant("largest", "Take what connects no two pairs.", 2, moves, symmetric=True)


def _stuck(pairs: Sequence[Position], to: int) -> Position | None:
    """Return a position that should be N but has no move to a pair even with all moves, or None."""
    small = [pair for pair in _both(pairs) if max(pair) <= to]
    no_moves = _differences(pairs, to)
    for y in range(1, to + 1):
        for x in range(y + 1):
            below = ((x - u, y - v) for u, v in small if u <= x and v <= y)
            if (x, y) not in small and all(difference in no_moves for difference in below):
                return x, y
    return None


def _with_rest(upper: Sequence[int]) -> list[Position]:
    """Pair each number of a sequence with the least number that is in neither sequence so far."""
    taken, low = set(upper), -1
    pairs: list[Position] = []
    for b in upper:
        low = next(a for a in range(low + 1, b + 1) if a not in taken)
        pairs.append((low, b))
    return pairs


@SECTION.claim(
    "q-6",
    "Misère variants with inhomogeneous Beatty P-positions",
    bound=40,
    unit="heaps of",
    uses=["sec-5-6"],
    perturbed=[{"extra": (1, 3)}, {"extra": (0, 1)}, {"swap": 2}, {"impossible": ()}],
    place="Question 6",
    proof="learn/ornaments/#misere",
)
def q_6(
    bound: int,
    solve: Solve,
    extra: Position = (1, 2),
    swap: int = 1,
    impossible: Sequence[int] = (3,),
) -> Iterator[Case]:
    r"""Are there invariant subtraction games that in misère play have as P-positions the pairs of
    two complementary inhomogeneous Beatty sequences of non-negative integers, $(0,1)$ and $(1,0)$
    the least? Our answer: yes. Nim on two heaps with the additional moves $(1,2)$ and $(2,1)$ has
    the misère P-positions $\{2n-2,2n-1\}$, $n \ge 1$. Further, let $b_n=qn-q+1$ and let $a_n$ run
    through the other non-negative integers. For $q=3$, the example of the paper, there is no such
    game; for the other $q$ from 2 to 9 our data suggest that there is one.

    The first game is settled for all heaps: neither kind of move connects two pairs; and of two
    heaps that are no pair one can be lowered to the partner of the other, or they are $(2i,2i)$
    with $i \ge 1$, and $(1,2)$ leads to a pair. It is also played by the solver, with heaps up to
    the bound. For the others, note that $(0,1)$ must be a move and that no move may connect two
    pairs; so if any set of moves will do, then the largest, all vectors that are no difference of
    two pairs. It is tested for $q=2,\dots,9$ whether with these every other position but $(0,0)$
    has a move to a pair, up to the bound; for $q=4$ and $5$ the solver plays the game with heaps up
    to 20. Irrational moduli seem to do as well: the test finds nothing wrong with
    $b_n=\lfloor\sqrt{17}\,(n-1)+5/4\rfloor$. With
    $b_n=\lfloor\phi^2 (n-1)+5/4\rfloor$ it fails at $(5,5)$. Differences are taken of the
    first 300 pairs, or more if the bound is above 50.
    """

    def is_move(move: Position) -> bool:
        return min(move) == 0 < max(move) or tuple(sorted(move)) == extra

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        yield from ((s, 0) for s in range(x, 0, -1))
        yield from ((0, t) for t in range(y, 0, -1))
        yield from (move for move in sorted({extra, extra[::-1]}) if fits(move, position))

    rule = "Take from one heap, or 1 and 2."
    nim = invariant("nim with 1 and 2", rule, 2, Moves(is_move, within), symmetric=True)
    for (x, y), is_p in solve(nim, misere=True).outcomes(bound):
        yield Case((x, y), x ^ swap == y, is_p)
    length = max(300, 6 * bound)
    for q in range(2, 10):
        pairs = _with_rest([q * n - q + 1 for n in range(1, length)])
        stuck = _stuck(pairs, max(bound, 6))
        at = f"q = {q}"
        yield Case(at, q not in impossible, stuck is None, f"no move to a pair from {stuck}")
        if q in (4, 5):
            listed = set(pairs)
            for position, is_p in solve(_largest(pairs, 20), misere=True).outcomes(min(bound, 20)):
                yield Case((at, position), position in listed, is_p)
    for modulus, place in (("sqrt(17)", None), ("(3+sqrt(5))/2", (5, 5))):
        floors = Beatty(modulus, "5/4")
        upper = [1, *(floors.nth(n) for n in range(1, length))]
        yield Case(f"beta = {modulus}", place, _stuck(_with_rest(upper), max(bound, 6)))
