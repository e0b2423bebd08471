r"""Results of our own in the chapter *Double stars*: all games that two stars give back."""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain, combinations, count, product
from math import prod
from operator import add
from random import Random

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.dual_pairs import counts, mirrored, vectors
from chromdocs.games.game import Moves, Position, invariant
from chromdocs.papers.beyond.claims.double_stars import PAGES
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 32
SECTION = Section(PAPER, "Double stars")

ONE_HEAP = (1, 2, 4, 6, 10, 14, 20, 28, 40, 52, 70, 96, 126)
TWO_HEAPS = (1, 4, 24, 100)
MIRRORED = (1, 2, 8, 16)  # pairs on two heaps whose games are symmetric
CHANCE = 30  # sequences drawn by chance

PAIRS = searched(
    "The abstract of the journal's version of the paper (Larsson, 2012) announces necessary and "
    "sufficient conditions for two stars to give a game back; the test may be his. Cameron's "
    "bijection of sum-free sets and sequences of 0 and 1 is the same idea for one set in place of "
    "two. The counts were not found, nor was the sequence 1, 2, 4, 6, 10, 14, 20, 28, 40, 52.",
    PAGES,
)

Vectors = frozenset[Position]


def _star(moves: Collection[Position], heaps: int, tokens: int, solve: Solve) -> Vectors:
    """Return the P-positions but zero, with at most *tokens* tokens, of the game with *moves*."""
    taken = invariant("some moves", "Take one of some vectors.", heaps, Moves.listed(moves))
    return frozenset(p for p in solve(taken).p_positions(tokens) if 0 < sum(p) <= tokens)


def _built(listed: Sequence[Position], own: bool = False) -> Iterator[tuple[Vectors, Vectors]]:
    """Yield the pairs (A, B): a vector that is a sum goes to neither, others where one likes."""
    if not listed:
        yield frozenset(), frozenset()
        return
    *before, last = listed
    for a, b in _built(before, own):
        sums = {tuple(map(add, u, v)) for u, v in product(a, a if own else b)}
        if last in sums:
            yield a, b
        else:
            yield a | {last}, b
            yield a, b | {last}


@SECTION.claim(
    "dual-pairs",
    "Every pair of duals is built once",
    bound=9,
    unit="tokens",
    kind="theorem",
    place="All pairs of duals",
    uses=["beyond/limits"],
    proof="learn/double-stars/#pairs",
    searched=PAIRS,
    perturbed=[
        {"own": True},
        {"one": (1, 2, 4, 6, 10, 14, 21)},
        {"two": (1, 4, 24, 101)},
        {"same": (1, 2, 8, 17)},
    ],
)
def dual_pairs(
    bound: int,
    solve: Solve,
    own: bool = False,
    one: Sequence[int] = ONE_HEAP,
    two: Sequence[int] = TWO_HEAPS,
    same: Sequence[int] = MIRRORED,
) -> Iterator[Case]:
    r"""Two invariant subtraction games with the sets of moves $A$ and $B$ are duals of each other
    exactly if $A$, $B$ and $A+B$ share out the vectors other than $\boldsymbol 0$: each is in
    exactly one of the three. So go through the vectors, few tokens first. One that is a move of $A$
    plus a move of $B$ goes to neither; put any other on the side you like. Every pair of duals
    arises in this way, each once. Stop after the vectors with $n=0,1,2,\dots$ tokens: so far there
    are on one heap 1, 2, 4, 6, 10, 14, 20, 28, 40, 52, 70, 96, 126 pairs $(A,B)$; on two heaps, for
    $n=0,1,2,3$, there are 1, 4, 24, 100, of which 1, 2, 8, 16 are symmetric.

    On one heap with up to $n$ tokens, $n$ up to the bound, and on two heaps with up to three: all
    sets of moves are solved, and then their stars; those that come back, with their stars, are the
    pairs that are built. A faster program counts on to twelve tokens.
    """
    for heaps, most, said in ((1, bound, one), (2, min(bound, 3), two)):
        for tokens in range(most + 1):
            listed = vectors(heaps, tokens)
            built = list(_built(listed, own))
            at = f"{heaps} heaps, {tokens} tokens"
            back = []
            for moves in map(frozenset, _subsets(listed)):
                lost = _star(moves, heaps, tokens, solve)
                if _star(lost, heaps, tokens, solve) == moves:
                    back.append((moves, lost))
            yield Case((at, "pairs"), {*built}, {*back})
            yield Case((at, "each once"), len(built), len({*built}))
            if tokens < len(said):
                yield Case((at, "number"), said[tokens], len(back))
            if heaps == 2 and tokens < len(same):
                alike = sum({(y, x) for x, y in moves} == moves for moves, _ in back)
                yield Case((at, "symmetric"), same[tokens], alike)
                yield Case((at, "symmetric, faster"), alike, counts(mirrored(tokens))[-1])
    yield Case("faster", list(one), counts([[v] for v in vectors(1, len(one) - 1)]))


def _subsets(listed: Sequence[Position]) -> Iterator[tuple[Position, ...]]:
    return chain.from_iterable(combinations(listed, size) for size in range(len(listed) + 1))


def _fibonacci(n: int) -> int:
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a


@SECTION.claim(
    "dual-pairs-growth",
    "How fast the number of dual pairs grows",
    bound=36,
    unit="tokens",
    kind="theorem",
    place="How many pairs",
    uses=["beyond/dual-pairs"],
    proof="learn/double-stars/#growth",
    searched=PAIRS,
    perturbed=[{"shift": 0}, {"modulus": 4}, {"layers": 1}, {"modulus": 2}],
)
def growth(
    bound: int, solve: Solve, shift: int = 1, modulus: int = 3, layers: int = 3
) -> Iterator[Case]:
    r"""On $d$ heaps let $N$ be the number of vectors with $1,\dots,s$ tokens, and $c$ the number of
    pairs $(A,B)$ of sets of them that are what a pair of duals has up to $s$ tokens. For every
    $\varepsilon>0$ and all large $s$,
    $2^{(1/3-\varepsilon)N} \le c \le \phi^{(1+\varepsilon)N}$, with the golden ratio $\phi$. On one
    heap $c \le 2F_{s+1}$, and on two $c \le 2F_{s+1}F_3F_4 \cdots F_{s+2}$, with $F_1=F_2=1$.

    Below: for $m=3$, the sets of the proof, on one heap with tokens up to the bound: all choices of
    side for the vectors that are free, each solved from its moves and starred twice. On two heaps
    with five tokens, where the proof has not a free vector yet, the one choice. Above: the bounds
    against the numbers of pairs, counted one by one, on one heap up to the bound and on two heaps
    with up to five tokens.
    """
    for heaps, tokens in ((1, bound), (2, min(bound, 5))):
        listed = vectors(heaps, tokens)
        side: dict[Position, str] = {}
        for v in listed:
            t, kind = divmod(sum(v), modulus)
            if kind == 1:
                free = t > layers and t % layers > 1
                side[v] = "?" if free else "B" if t > layers and t % layers == 1 else "A"
            elif kind == 2 and t <= layers:
                side[v] = "B"
        free_ones = [v for v in listed if side.get(v) == "?"]
        always = {v for v in listed if side.get(v) == "A"}
        for chosen in _subsets(free_ones):
            moves = always | {*chosen}
            lost = {v for v in side if v not in moves}
            at = f"{heaps} heaps, {len(free_ones)} free, A has {chosen}"
            yield Case((at, "star"), lost, _star(moves, heaps, tokens, solve))
            yield Case((at, "two stars"), moves, _star(lost, heaps, tokens, solve))
    for n, found in enumerate(counts([[v] for v in vectors(1, bound)])[1:], 1):
        yield Case(f"one heap, {n} tokens", True, found <= 2 * _fibonacci(n + shift), f"{found}")
    for s in range(1, min(bound, 5) + 1):
        most = 2 * _fibonacci(s + shift) * prod(_fibonacci(n + 1 + shift) for n in range(1, s + 1))
        found = counts([[v] for v in vectors(2, s)])[-1]
        yield Case(f"two heaps, {s} tokens", True, found <= most, f"{found} and {most}")


@SECTION.claim(
    "dual-pairs-rate",
    "From 22 on, three tokens more do not double the number of dual pairs",
    bound=44,
    unit="tokens",
    kind="conjecture",
    place="The rate",
    uses=["beyond/dual-pairs-growth"],
    proof="none",
    searched=PAIRS,
    perturbed=[{"start": 20}, {"factor": 1}],
)
def rate(bound: int, start: int = 22, factor: int = 2) -> Iterator[Case]:
    r"""On one heap let $c(n)$ be the number of pairs $(A,B)$ of sets of numbers up to $n$ that are
    what a pair of duals has up to $n$. Then $c(n+3) < 2c(n)$ for all $n \ge 22$, so that
    $\sqrt[n]{c(n)}$ tends to $\sqrt[3]{2}$.

    The pairs are counted one by one, to the bound. A table has $c(n)$ to $n=90$, where it still
    holds. There is room for doubt: the quotient $c(n+3)/2c(n)$ falls to 0.903 at $n=50$, but then
    it rises again, to 0.932 at $n=87$. That the limit is no less than $\sqrt[3]{2}$ is proved.
    """
    found = counts([[v] for v in vectors(1, bound)])
    for n in range(start, bound - 2):
        yield Case(f"n = {n}", True, found[n + 3] < factor * found[n], f"{found[n + 3]}")


@SECTION.claim(
    "superadditive",
    "Pairs that come back",
    bound=60,
    unit="heaps of",
    kind="theorem",
    place="Pairs that come back",
    uses=["beyond/reflexivity"],
    proof="learn/double-stars/#superadditive",
    searched=searched(
        "Larsson, Hegarty and Fraenkel (2011) have superadditivity among their keywords, and give "
        "sufficient conditions for a wider class than Beatty sequences: the theorem is probably "
        "theirs. Of their preprint only the abstract and the first lines were seen. Cassaigne, "
        "Duchêne and Rigo (2016) treat sequences with offsets.",
        PAGES,
    ),
    perturbed=[{"low": -1}, {"steps": 2}],
)
def superadditive(bound: int, solve: Solve, low: int = 0, steps: int = 1) -> Iterator[Case]:
    r"""Let $a$ and $b$ be increasing sequences that share out the positive integers, with
    $b_m+b_n \le b_{m+n} < b_m+b_n+b_1$ for all $m,n \ge 1$. Let $G$ have the moves $(a_n,b_n)$ and
    $(b_n,a_n)$, $n \ge 1$. Then $\mathcal{P}(G^\star)=\mathcal{M}(G) \cup \{\boldsymbol 0\}$, so
    that $G^{\star\star}=G$.

    Thirty sequences $b$ are drawn by chance, a term at a time among the numbers that the condition
    allows; they need not be Beatty sequences. $G$ and $G^\star$ are solved from their moves, with
    heaps up to the bound, and the P-positions of $G^\star$ are compared with the pairs.
    """
    for seed in range(CHANCE):
        b = _drawn(bound, Random(seed), low, steps)
        used = {*b}
        a = [n for n in range(1, 2 * bound) if n not in used]
        pairs = {(x, y) for x, y in zip(a, b, strict=False) if max(x, y) <= bound}
        moves = pairs | {(y, x) for x, y in pairs}
        lost = _on_board(moves, bound, solve)
        yield Case(f"b = {b[:6]}", moves, _on_board(lost, bound, solve))


def _on_board(moves: Collection[Position], to: int, solve: Solve) -> set[Position]:
    taken = invariant("some moves", "Take one of some vectors.", 2, Moves.listed(moves))
    return {p for p in solve(taken).p_positions(to) if any(p)}


def _drawn(to: int, chance: Random, low: int, steps: int) -> list[int]:
    """Return b_1, b_2, ... up to beyond *to*; where no number is allowed, begin again."""
    while True:
        b = [0, chance.randrange(2, 6)]
        for n in count(2):
            sums = [b[m] + b[n - m] for m in range(1, n)]
            least, most = max(max(sums) + low, b[-1] + 1), min(sums) + steps * b[1] - 1
            if least > most or b[-1] > to:
                break
            b.append(chance.randint(least, most))
        if b[-1] > to:
            return b[1:]
