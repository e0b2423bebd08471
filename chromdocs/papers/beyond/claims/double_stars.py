r"""Results of our own in the chapter *Double stars*: what settles under ⋆⋆, and what never does."""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, product
from operator import add
from random import Random

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.game import Moves, Position, invariant
from chromdocs.games.star_settled import settled, unsettled
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 31
SECTION = Section(PAPER, "Double stars")

SIDE = 3  # on two heaps, moves up to here
DRAWN = 24  # sets of them, drawn by chance
REACHES = (60, 120, 300, 800)  # heaps from which a period is guessed

UNSETTLED = (  # moves, the modulus of the runs, the double star from which on they fit
    ((1, 3, 6, 8, 11, 12, 14, 20), 75, 3),
    ((2, 6, 8, 9, 18), 208, 7),
    ((2, 5, 8, 9, 12, 17), 493, 4),
    ((7, 8, 17, 20), 525, 5),
    ((9, 10, 22, 25), 672, 6),
)
PAGES = "stored web pages and public code, by a few queries; the OEIS itself was not asked"
STAR = searched(
    "On the star operator only the papers by Larsson and his coauthors were found. The abstract of "
    "the journal's version (Larsson, 2012) announces a convergence result, which we could not read "
    "and take to be that single positions settle; no game whose columns never settle was found.",
    PAGES,
)


def _star(moves: Collection[Position], heaps: int, to: int, solve: Solve) -> frozenset[Position]:
    """Return the P-positions but zero, heaps up to *to*, of the game with these moves."""
    taken = invariant("some moves", "Take one of some vectors.", heaps, Moves.listed(moves))
    return frozenset(p for p in solve(taken).p_positions(to) if any(p))


def _one(moves: Collection[int], to: int, solve: Solve) -> set[int]:
    """Return the same on one heap, as numbers."""
    return {n for (n,) in _star([(m,) for m in moves if m <= to], 1, to, solve)}


def _move_sets(bound: int) -> Iterator[tuple[frozenset[Position], int, int]]:
    """Yield sets of moves, how many heaps they take from, and how large they may be."""
    for size in range(1, bound + 1):
        for chosen in combinations(range(1, bound + 1), size):
            yield frozenset((n,) for n in chosen), 1, bound
    two = [v for v in product(range(SIDE + 1), repeat=2) if any(v)]
    chance = Random(5)
    for i in range(DRAWN):
        yield frozenset(v for v in two if chance.getrandbits(1 + i % 2) == 0), 2, SIDE


@SECTION.claim(
    "limits",
    "A vector of n tokens settles after n − 1 stars, and the limits are duals",
    bound=5,
    unit="moves of",
    kind="theorem",
    place="The limits",
    proof="learn/double-stars/#limits",
    searched=STAR,
    perturbed=[{"less": 2}, {"period": 1}, {"period": 3}],
)
def limits(bound: int, solve: Solve, less: int = 1, period: int = 2) -> Iterator[Case]:
    r"""Let $G$ be an invariant subtraction game on any number of heaps and $G^j$ the game after $j$
    stars. Whether a vector $v \ne \boldsymbol 0$ with $|v|$ tokens is a move of $G^j$ depends, from
    $j=|v|-1$ on, only on whether $j$ is even. Let $H$ have the vectors that are moves of $G^j$ for
    all large even $j$, and $H'$ those for odd $j$. Then $H^\star=H'$ and $H'^\star=H$: position by
    position the limit exists for every game, and it is reflexive.

    On one heap, all sets of moves up to the bound; on two heaps, 24 sets of moves up to $(3,3)$,
    drawn by chance. Each game is starred by solving it from its moves, often enough for every
    vector on the board to have settled. Each star must obey the rule of the proof: it has what is
    neither a move nor the sum of a move and one of its own. Powers of the same parity are compared,
    and the last two with the stars of each other.
    """
    for moves, heaps, to in _move_sets(bound):
        at = f"moves {sorted(moves)}"
        powers: list[frozenset[Position]] = [moves]
        vectors = [v for v in product(range(to + 1), repeat=heaps) if any(v)]
        for j in range(heaps * to + 3):
            powers.append(_star(powers[-1], heaps, to, solve))
            sums = {tuple(map(add, m, p)) for m, p in product(*powers[-2:])}
            obeying = {v for v in vectors if v not in powers[-2] and v not in sums}
            yield Case((at, f"star {j + 1}"), obeying, {*powers[-1]})
        for vector in vectors:
            seen = [vector in power for power in powers[max(0, sum(vector) - less) :]]
            yield Case((at, vector), seen[:-period], seen[period:])
        even, odd = powers[-1], powers[-2]
        yield Case((at, "star of the one"), odd, _star(even, heaps, to, solve))
        yield Case((at, "star of the other"), even, _star(odd, heaps, to, solve))


@SECTION.claim(
    "never-settles",
    "A column that changes at every double star",
    bound=9,
    unit="k up to",
    kind="theorem",
    place="A column that never settles",
    proof="learn/double-stars/#never",
    searched=STAR,
    perturbed=[{"first": 5}, {"rest": 20}, {"twice": 1}, {"step": 9}],
)
def never_settles(
    bound: int, solve: Solve, first: int = 6, rest: int = 12, twice: int = 2, step: int = 8
) -> Iterator[Case]:
    r"""For $k \ge 0$ let $E_k=\{1\} \cup \{6+8i : 0 \le i \le k\} \cup \{12+8i : i \ge k\}$ and
    $O_k=\{2,4,7,9\} \cup \{11+8i : 0 \le i \le k\} \cup \{18+8i : k \le i \le 2k\} \cup
    \{25+8i : i \ge 2k\}$. On one heap, the star of the game with the moves $E_k$ has the moves
    $O_k$, and the star of that game has the moves $E_{k+1}$. So for the game $G$ on two heaps with
    the moves $(0,m)$, $m \in E_0$, the moves $(0,y)$ of $G^{2k}$ are those with $y \in E_k$, and
    change at every double star. A limit column by column would have, for every $n$, the same moves
    $(x,y)$ with $x \le n$ as $G^{2k}$ from some $k$ on: it does not exist.

    Both games are solved from their moves, for every $k$ up to the bound, with heaps well beyond
    the last place where anything begins or ends. For $k=0$ the same on two heaps: column 0 of
    a board four wide.
    """
    for k in range(bound + 1):
        to = step * (2 * k + 7)
        even, after = ([*_even(j, first, rest, step, to)] for j in (k, k + 1))
        odd = {2, 4, 7, 9, *(11 + step * i for i in range(k + 1))}
        odd |= {18 + step * i for i in range(k, twice * k + 1)}
        odd |= {25 + step * i for i in range(twice * k, to)}
        odd = {n for n in odd if n <= to}
        yield Case(f"star of E_{k}", odd, _one(even, to, solve))
        yield Case(f"star of O_{k}", {*after}, _one(odd, to, solve))
        yield Case(f"E_{k} and E_{k + 1} differ", True, {*even} != {*after})
    to = 40
    board = _star([(0, m) for m in _even(0, first, rest, step, to)], 2, to, solve)
    column = {y for x, y in board if x == 0}
    yield Case("two heaps, column 0", column, _one([*_even(0, first, rest, step, to)], to, solve))


def _even(k: int, first: int, rest: int, step: int, to: int) -> Iterator[int]:
    yield 1
    yield from (first + step * i for i in range(k + 1))
    yield from range(rest + step * k, to + 1, step)


@SECTION.claim(
    "finite-unsettled",
    "Finitely many moves, and no end of changes",
    kind="theorem",
    place="Finitely many moves",
    uses=["beyond/never-settles"],
    proof="learn/double-stars/#finite",
    searched=STAR,
    perturbed=[
        {"games": (((1, 3, 6, 8, 11, 12, 14, 21), 75, 3),)},
        {"games": (((3, 4, 5, 10, 11, 12, 15), 411, 4),)},
        {"games": (((7, 8, 17, 20), 524, 5),)},
        {"shift": 1},
    ],
)
def finite_unsettled(
    solve: Solve, games: Sequence[tuple[Sequence[int], int, int]] = UNSETTLED, shift: int = 0
) -> Iterator[Case]:
    r"""Let $G$ be a game on one heap with one of the sets of moves $\{1,3,6,8,11,12,14,20\}$,
    $\{2,6,8,9,18\}$, $\{2,5,8,9,12,17\}$, $\{7,8,17,20\}$, $\{9,10,22,25\}$. Then $G^{2k+2}$ and
    $G^{2k}$ have different moves for every $k$. So four moves $(0,m)$ are enough for a game on two
    heaps whose column 0 never settles.

    A program proves it, for all numbers and all $k$: see the chapter. Here the proofs are done
    again. And each game is starred from the definition, heap by heap, as far as some moduli of its
    runs, and the moves of four even and four odd powers are compared with what the proof says of
    them; the runs were guessed from two of each. The solver does two stars of the first game.
    """
    for moves, modulus, start in games:
        at = f"moves {tuple(moves)}"
        try:
            proof = unsettled(moves, modulus, start)
        except ValueError as error:
            yield Case(at, "a proof", str(error))
            continue
        yield Case(at, "a proof", "a proof")
        to, now = (start + 6) * modulus, sum(1 << move for move in moves)
        for k in range(start + 4):
            odd = _next(now, to)
            if k >= start:
                said = proof.even.bits(k + shift, to), proof.odd.bits(k + shift, to)
                yield Case((at, f"k = {k}"), True, said == (now, odd))
            now = _next(odd, to)
    moves, to = games[0][0], 2 * games[0][1]
    lost = _one(_one(moves, to, solve), to, solve)
    twice = _next(_next(sum(1 << move for move in moves), to), to)
    yield Case("by the solver, two stars", lost, {n for n in range(to + 1) if twice >> n & 1})


def _next(moves: int, to: int) -> int:
    """Return the star of a game on one heap; a set of numbers is an integer, by its bits."""
    lost = won = 0
    for heap in range(1, to + 1):
        if not (moves | won) >> heap & 1:
            lost |= 1 << heap
            won |= moves << heap
    return lost


@SECTION.claim(
    "two-moves",
    "One or two moves settle after one double star",
    bound=24,
    unit="moves of",
    kind="theorem",
    place="Two moves",
    uses=["beyond/reflexivity"],
    proof="learn/double-stars/#two-moves",
    searched=STAR,
    perturbed=[{"even": 1}, {"more": 0}, {"more": 2}],
)
def two_moves(bound: int, solve: Solve, even: int = 0, more: int = 1) -> Iterator[Case]:
    r"""On one heap let $G$ have the moves $a < b$, and let $q=\lfloor b/a\rfloor$. If $q$ is even,
    $G^{\star\star}=G$. If $q$ is odd and $a$ divides $b$, $G^{\star\star}$ has the move $a$ alone.
    If $q$ is odd and $a$ does not divide $b$, $G^{\star\star}$ has the moves $a$ and $(q+1)a$. A
    game with one move is reflexive. So a game with at most two moves on one heap has settled after
    one double star.

    All $a \le b$ with $b$ up to the bound; $a=b$ stands for one move. Each game is starred four
    times by solving it, with heaps up to five times the bound.
    """
    to = 5 * bound
    for b in range(1, bound + 1):
        for a in range(1, b + 1):
            q, rest = divmod(b, a)
            odd = {a, (q + more) * a} if rest else {a}
            said = {a, b} if a == b or q % 2 == even else odd
            twice = _one(_one({a, b}, to, solve), to, solve)
            yield Case(f"take {a} or {b}", said, twice)
            yield Case(f"take {a} or {b}, four", said, _one(_one(twice, to, solve), to, solve))


@SECTION.claim(
    "up-to-ten",
    "With moves up to 10 two double stars are enough",
    kind="theorem",
    place="Moves up to 10",
    uses=["beyond/never-settles", "beyond/finite-unsettled"],
    proof="learn/double-stars/#small",
    searched=STAR,
    perturbed=[{"most": 1}, {"highest": 11}],
)
def up_to_ten(solve: Solve, highest: int = 10, most: int = 2) -> Iterator[Case]:
    r"""On one heap let $G$ have moves of which none is above 10. Then $G^{2k}=G^4$ for all
    $k \ge 2$.

    All 1,023 sets that are not empty, each with a proof for all numbers: every power, until a
    double star changes nothing, is guessed to repeat from somewhere on, with a period that its
    beginning shows, and is then proved to be the star of the one before, by the program of the
    chapter. Every tenth game is starred six times by solving it as well, with heaps up to 120, and
    compared with the definition.
    """
    for bits in range(1, 1 << highest):
        moves = [n for n in range(1, highest + 1) if bits >> n - 1 & 1]
        found = next((n for to in REACHES if (n := settled(moves, to)) is not None), None)
        steps = f"settled after {found} double stars"
        yield Case(f"moves {moves}", True, found is not None and found <= most, steps)
        if bits % 10 == 1:
            lost, again = {*moves}, bits << 1
            for star in range(1, 2 * most + 3):
                lost, again = _one(lost, 120, solve), _next(again, 120)
                from_rules = {n for n in range(121) if again >> n & 1}
                yield Case((f"moves {moves}", f"star {star}"), from_rules, lost)
