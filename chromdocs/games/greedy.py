"""Games made to order: candidate P-positions first, and moves that make them come true.

The candidates are a pair of complementary Beatty sequences. Remark 7 of the fractions paper
starts with the moves of k-Wythoff nim, walks through all positions, and adjoins (x, y) as a move
when it is no candidate and no move so far leads from it to one.

The result has the candidates as its P-positions whenever no move of the base joins two of them.
Every other position has a move to a candidate by construction. And no adjoined move (x, y) joins
two candidates: their difference is (a_m, b_m) with 0 or 1 added to each part, and from each of
these four a candidate can be reached, by nothing, by a nim move or by (1, 1). If the two stand
in opposite orders, (x, y) = (a_n - b_i, b_n - a_i), then a nim move is enough, because b_n - a_n
never decreases as n grows.
"""

from collections.abc import Iterator
from functools import cache
from itertools import chain

from chromdocs.games.complementary import Candidates, alpha_text
from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, fits, invariant, subtract
from chromdocs.games.gamma import candidates as gamma_candidates
from chromdocs.games.nim import nim
from chromdocs.games.wythoff import wythoff
from chromdocs.numbers.digits import to_decimal
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.parameters import Parameter, checked, whole
from chromdocs.words import in_brackets

ORDER = 21
WIDTH = whole(0)
MOST_BITS = 12  # of a heap in a game whose moves are found one by one, in some seconds


def width(candidates: Candidates) -> int:
    """Return a k such that no move of k-Wythoff nim joins two candidates, the greatest known.

    A step of the gap is at least floor(beta) - 2. It is one more where {beta} = m·{alpha}
    for a whole m: then a_n grows by 2 only when {n·alpha} < {alpha}, so when
    {n·beta} = m·{n·alpha} < {beta}, and b_n takes its large step too. So it is in k-Wythoff
    nim, where m = 1, and in Gamma_k, where m = k (Lemma 17).

    >>> [width(Candidates(alpha)) for alpha in ("sqrt(2)", "(1+sqrt(3))/2", "sqrt(3)", "pi/3")]
    [2, 2, 0, 20]
    """
    alpha, beta = candidates.alpha, candidates.beta
    steps = beta.floor()
    m = (beta - steps) * (alpha - 1).inverse()
    large = isinstance(m, Quadratic) and m.is_rational and m.floor() == m
    return steps - 1 if large else steps - 2


def base(k: int) -> Invariant:
    """Return k-Wythoff nim, the game to start from; for k = 0 it is nim.

    >>> base(0).name, base(2).name
    ('nim', 'wythoff:k=2')
    """
    return wythoff(k) if checked("greedy", "k", WIDTH, k) else nim()


def greedy_moves(candidates: Candidates, moves: Moves, to: int) -> list[Position]:
    """Return the ordered pairs up to *to* that the greedy rule adjoins to *moves*, sorted.

    Whether (x, y) is adjoined depends on moves that fit into it, so these are exactly the pairs
    up to *to* of the whole infinite set, in every order that puts smaller positions first.
    They come in both orders when *moves* do.

    >>> greedy_moves(Candidates("(1+sqrt(3))/2"), base(2).moves, 30)
    [(2, 6), (6, 2), (9, 25), (25, 9)]
    """
    checked("greedy_moves", "to", whole(0), to)
    goals = sorted({goal for a, b in candidates.up_to(to) for goal in ((a, b), (b, a))})
    columns = [0] * (to + 1)  # the moves (s, t), a bit for each t
    for s, t in moves.within((to, to)):
        columns[s] |= 1 << t
    reached = [0] * (to + 1)
    for p, q in goals:
        reached[p] |= 1 << q  # a candidate counts as reached
        for s in range(to + 1 - p):
            reached[p + s] |= columns[s] << q
    adjoined: list[Position] = []
    for x in range(to + 1):
        # from column x a move (x, y) leads to column 0, where (0, 0) is the only candidate
        missing = ~reached[x] & (1 << to + 1) - 1
        for p, q in goals if missing else ():
            if p + x <= to:
                reached[p + x] |= missing << q
        adjoined += [(x, y) for y in range(to + 1) if missing >> y & 1]
    return adjoined


def unanswered(k: int, extra: list[Position], to: int) -> list[Position]:
    """Return the positions up to *to* from which neither k-Wythoff nim nor *extra* helps, sorted.

    They are no candidates, and no move leads from them to one.

    >>> unanswered(2, [], 12)[:4], unanswered(2, [(2, 6)], 12)
    ([(2, 6), (6, 2)], [])
    """
    known = gamma_candidates(k)
    goals = [p for pair in known.up_to(to) for p in {pair, pair[::-1]}]
    moves = {m[::turn] for m in extra for turn in (1, -1)}
    found: list[Position] = []
    for x in range(to + 1):
        for y in range(to + 1):
            taken = [subtract((x, y), goal) for goal in goals if fits(goal, (x, y))]
            if not any(0 in m or abs(m[0] - m[1]) < k or m in moves for m in taken):
                found.append((x, y))
    return found


def greedy(alpha: str = "(1+sqrt(3))/2", k: int | None = None) -> Invariant:
    """Return the game that the greedy rule makes of k-Wythoff nim and candidates for *alpha*.

    Without *k* it is the width of the candidates, and then they are the P-positions.

    >>> greedy().name, sorted(greedy("sqrt(3)").options((2, 3)))
    ('greedy:alpha=(1+sqrt(3))/2,k=2', [(0, 3), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2)])
    """
    number = checked("greedy", "alpha", alpha_text, alpha)
    candidates = Candidates(number)
    if k is None:
        k = width(candidates)
    start = base(k)
    name = f"greedy:alpha={number},k={to_decimal(k)}"

    @cache
    def adjoined(bits: int) -> list[Position]:
        if bits > MOST_BITS:
            raise ValueError(
                f"{name}: its moves are found one by one, for heaps below {2**MOST_BITS}; "
                "ask for smaller heaps"
            )
        return greedy_moves(candidates, start.moves, (1 << bits) - 1)[::-1]

    def contains(move: Position) -> bool:
        return start.moves.contains(move) or move in adjoined(max(move).bit_length())

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        extra = adjoined(max(position).bit_length())
        return chain(((s, t) for s, t in extra if s <= x and t <= y), start.moves.within(position))

    first = [in_brackets(move) for move in adjoined(6)[::-1] if move[0] <= move[1]][:3]
    return invariant(
        name,
        f"{start.rule} Or take x from one heap and y from the other, if (x, y) is no pair "
        "(⌊nα⌋, ⌊nβ⌋) and no smaller move leads from it to one, in any order; "
        f"here α = {number} and 1/α + 1/β = 1, and "
        + (f"the first such moves are {', '.join(first)}." if first else "none is below (64, 64)."),
        2,
        Moves(contains, within),
        title=f"the greedy game for α = {number} on {start.called}",
        symmetric=True,
    )


FAMILY = Family(
    name="greedy",
    title="greedy games for given P-positions",
    paper="fractions",
    make=greedy,
    parameters={
        "alpha": Parameter("the P-positions wanted: (⌊nα⌋, ⌊nβ⌋), 1/α + 1/β = 1", alpha_text),
        "k": Parameter("start from k-Wythoff nim, or nim if k is 0 (the widest that fits)", WIDTH),
    },
    examples=("greedy:alpha=(1+sqrt(3))/2,k=2", "greedy:alpha=sqrt(3),k=0"),
    claims=("fractions/rem-7",),
)
