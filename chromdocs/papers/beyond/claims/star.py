r"""Results of our own in the chapter *The ⋆-operator*: games that come back, or settle."""

from collections.abc import Collection, Iterator
from itertools import combinations, count, pairwise, permutations, product
from operator import add
from random import Random

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Invariant, Moves, Position, fits, invariant, subtract
from chromdocs.games.permutation import permutation
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 10
SECTION = Section(PAPER, "The ⋆-operator")

SIDE = 4  # on two heaps, moves up to here
DRAWN = 60  # sets of them, drawn by chance

Vectors = frozenset[Position]


def _game(moves: Collection[Position], heaps: int) -> Invariant:
    return invariant("some moves", "Take one of some vectors.", heaps, Moves.listed(moves))


def _star(moves: Vectors, heaps: int, to: int, solve: Solve) -> Vectors:
    """Return the P-positions but zero, up to *to*, of the game with these moves."""
    return frozenset(p for p in solve(_game(moves, heaps)).p_positions(to) if any(p))


def _move_sets(bound: int) -> Iterator[tuple[Vectors, int, int]]:
    """Yield sets of moves, how many heaps they take from, and how large they may be."""
    one = [(n,) for n in range(1, bound + 1)]
    for size in range(1, bound + 1):
        yield from ((frozenset(chosen), 1, bound) for chosen in combinations(one, size))
    two = [v for v in product(range(SIDE + 1), repeat=2) if any(v)]
    chance = Random(3)
    for i in range(DRAWN):
        bits = 1 + i % 3  # many moves, or few
        yield frozenset(v for v in two if chance.getrandbits(bits) == 0), 2, SIDE


@SECTION.claim(
    "reflexivity",
    "When two stars give a game back",
    bound=7,
    unit="moves of",
    kind="theorem",
    place="The reflexivity test",
    uses=["star/lem-5"],
    proof="learn/star/#duals",
    searched=searched(
        "The abstract of the journal's version of the paper (Larsson, 2012) announces necessary "
        "and sufficient conditions for this. The preprint does not have them, and the article "
        "could not be read: they may be these, and we do not call the test new."
    ),
    perturbed=[{"second": "move"}, {"second": "any"}, {"stars": 1}],
)
def reflexivity(bound: int, solve: Solve, second: str = "lost", stars: int = 2) -> Iterator[Case]:
    r"""Let $G$ be an invariant subtraction game. $G^{\star\star}=G$ exactly if no move of $G$ is
    the sum of a move of $G$ and a P-position of $G$ other than $\boldsymbol 0$.

    On one heap, all sets of moves up to the bound. On two heaps, sixty sets of moves up to
    $(4,4)$, drawn by chance. $G$ and $G^\star$ are solved from their moves, and the moves of
    $G^{\star\star}$ that are no larger are compared with those of $G$. A sum is never smaller than
    its parts, so larger moves do not matter.
    """
    for moves, heaps, to in _move_sets(bound):
        lost = _star(moves, heaps, to, solve)
        after = lost
        for _ in range(stars - 1):
            after = _star(after, heaps, to, solve)
        added = {"lost": lost, "move": moves, "any": lost | moves}[second]
        is_sum = any(
            fits(other, move) and subtract(move, other) in added
            for move, other in product(moves, repeat=2)
        )
        yield Case(f"moves {sorted(moves)}", not is_sum, after == moves)


@SECTION.claim(
    "settles",
    "Every position settles after x + y − 1 double stars",
    bound=7,
    unit="moves of",
    kind="theorem",
    place="Every position settles",
    uses=["star/lem-5"],
    proof="learn/star/#settling",
    searched=searched(
        "The abstract of the journal's version of the paper (Larsson, 2012) announces a "
        "convergence result, and Dufour, Heubach and Larsson (2017) have one for misère play. "
        "That x + y − 1 double stars are enough was not found."
    ),
    perturbed=[{"less": 2}, {"less": 3}],
)
def settles(bound: int, solve: Solve, less: int = 1) -> Iterator[Case]:
    r"""Let $G$ be an invariant subtraction game on two heaps and $G^k$ the game after $k$ stars.
    Whether $(x,y) \ne \boldsymbol 0$ is a move of $G^{2k}$ no longer changes from $k=x+y-1$ on, and
    so for $G^{2k+1}$. On any number of heaps the same holds with the number of tokens in place of
    $x+y$.

    The sets of moves are those of the reflexivity test. Each game is starred again and again, by
    solving it from its moves, until a double star changes nothing of the moves that are looked at,
    in even and odd powers; from there on nothing can change. Each star must obey the rule
    of the proof: a vector is no move of $G^{k+1}$ exactly if it is a move of $G^k$, or a sum of a
    move of $G^k$ and one of $G^{k+1}$. For each vector the last change is noted.
    """
    for moves, heaps, to in _move_sets(bound):
        powers = [moves]
        vectors = [v for v in product(range(to + 1), repeat=heaps) if any(v)]
        while len(powers) < 4 or powers[-2:] != powers[-4:-2]:
            before, after = powers[-1], _star(powers[-1], heaps, to, solve)
            sums = {tuple(map(add, m, p)) for m, p in product(before, after)}
            obeying = {v for v in vectors if v not in before and v not in sums}
            yield Case((f"moves {sorted(moves)}", f"power {len(powers)}"), obeying, {*after})
            powers.append(after)
        for vector in vectors:
            is_in = [vector in power for power in powers]
            last = max((j for j in range(2, len(is_in)) if is_in[j] != is_in[j - 2]), default=0)
            in_time = last // 2 <= max(0, sum(vector) - less)
            why = f"it changes from power {last - 2} to power {last}"
            yield Case((f"moves {sorted(moves)}", vector), True, in_time, why)


@SECTION.claim(
    "columns-settle",
    "Permutation games: n columns settle after n − 1 double stars",
    bound=7,
    kind="theorem",
    place="Why things settle",
    uses=["star/thm-3", "star/thm-4"],
    proof="learn/star/#settling",
    searched=searched(
        "On permutation games only the preprint was found; its Theorems 3 and 4 say that they "
        "settle, not when."
    ),
    perturbed=[{"less": 2}, {"up": False}, {"less": 3}],
)
def columns_settle(bound: int, solve: Solve, less: int = 1, up: bool = True) -> Iterator[Case]:
    r"""Let $G$ be a permutation game. From $k=n-1$ on the moves of $G^{2k}$ in the columns
    $1,\dots,n$ no longer change. And whenever a double star changes a column and none to the left
    of it, the move of this column goes up, and then stays for ever.

    All permutations of three and of four numbers, followed by the identity or repeated. Each game
    is starred, by solving it from its moves, until the columns up to the bound do not change any
    more. They are followed on a board that is five times as high as it is wide; there each of them
    must have exactly one move.
    """
    to = 5 * bound
    images = [*permutations((1, 2, 3)), *permutations((1, 2, 3, 4))]
    for chosen, then in product(images, ("identity", "repeat")):
        at = f"images {chosen}, {then}"
        moves = frozenset(permutation(chosen, then).moves.within((to, to)))
        rows = [_columns(moves, bound)]
        while len(rows) < 2 or rows[-1] != rows[-2]:
            moves = _star(_star(moves, 2, to, solve), 2, to, solve)
            rows.append(_columns(moves, bound))
            each = [len(column) for column in rows[-1]]
            yield Case((at, f"moves in a column, double star {len(rows) - 1}"), [1] * bound, each)
        for n in range(1, bound + 1):
            changes = [k for k in range(1, len(rows)) if rows[k][:n] != rows[k - 1][:n]]
            settled = max(changes, default=0)
            yield Case((at, f"{n} columns"), True, settled <= max(0, n - less), f"after {settled}")
        for k, (before, after) in enumerate(pairwise(rows)):
            if before != after:
                x = next(x for x in range(bound) if before[x] != after[x])
                stays = all(row[x] == after[x] for row in rows[k + 1 :])
                step = f"column {x + 1}, double star {k + 1}"
                yield Case((at, step), (up, True), (before[x] < after[x], stays))


def _columns(moves: Vectors, to: int) -> list[list[int]]:
    """Return the rows of the moves in each of the columns 1, ..., *to*."""
    return [sorted(y for x, y in moves if x == column) for column in range(1, to + 1)]


@SECTION.claim(
    "corner-row",
    "Conjecture 1, second item, for i ≤ 100",
    bound=10,
    kind="theorem",
    place="The row of the corner",
    uses=["star/lem-2", "star/cor-1", "star/thm-1-iii"],
    proof="learn/star/#corner-row",
    searched=searched("On the conjecture nothing was found but the preprint, which makes it."),
    perturbed=[{"less": 0}, {"plus": 1}, {"reach": 3}, {"reach": 2}],
)
def corner_row(
    bound: int, solve: Solve, less: int = 1, plus: int = 0, reach: int = 4
) -> Iterator[Case]:
    r"""Let $F_0=F_1=1$ and $F_{j+2}=F_{j+1}+F_j$, and $A_i=\lfloor\phi i\rfloor$. For every
    $i \le 100$ and all $n \ge 3$ with $A_i \le F_{2n-4}$, $(F_{2n-1}+A_i,\ F_{2n}-1)$ is a
    P-position of $W^\star$, the star of Wythoff nim.

    The chapter proves it with the computer's help. Here $W^\star$ is solved from its moves, with
    heaps up to $F_{2n}$ for $n$ up to the bound, and the outcomes of these positions are looked
    up. From $n=8$ on all hundred $i$ are allowed.
    """
    numbers = [1, 1]
    while len(numbers) <= 2 * bound:
        numbers.append(numbers[-1] + numbers[-2])
    solver = solve(game("star(wythoff)"))
    golden = _golden()
    listed = [next(golden) for _ in range(100)]
    for n in range(3, bound + 1):
        for i, a in enumerate(listed, 1):
            if a <= numbers[2 * n - reach]:
                position = (numbers[2 * n - 1] + a + plus, numbers[2 * n] - less)
                at = f"n = {n}, i = {i}"
                yield Case((at, position), True, solver.is_p(position))


def _golden() -> Iterator[int]:
    """Yield the A_i: each is the least number that is no earlier A_j or A_j + j."""
    used: set[int] = set()
    a = 1
    for i in count(1):
        while a in used:
            a += 1
        used |= {a, a + i}
        yield a
